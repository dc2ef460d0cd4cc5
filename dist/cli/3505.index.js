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
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5026);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3367);



const BARE = new Set(['when', 'source', 'allow_if']);
const namesRead = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_1__/* .cached */ .P)(namesReadBy);
function namesReadWithin(step, workflow) {
    if (step.type !== 'parallel')
        return namesRead(step);
    const names = new Set(namesRead(step));
    for (const name of step.agents) {
        const member = workflow.steps.get(name);
        if (member !== undefined)
            for (const read of namesRead(member))
                names.add(read);
    }
    return names;
}
function namesReadIn(condition) {
    const names = new Set();
    collectText(condition, 'when', names);
    return names;
}
function namesReadBy(data) {
    const names = new Set();
    collect(data, '', names);
    return names;
}
function isReadInside(workflow, node) {
    const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings;
    if (policies?.some(({ type }) => type === 'command') === true)
        return true;
    const names = namesReadBy([workflow.output, hooks, errorRoutes, env, policies]);
    return names.has(node) || [...workflow.steps.values()].some((step) => namesReadWithin(step, workflow).has(node));
}
function collect(value, field, names) {
    if (Array.isArray(value)) {
        for (const item of value)
            collect(item, field, names);
    }
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value)) {
        for (const [key, item] of Object.entries(value))
            collect(item, key, names);
    }
    else if (typeof value === 'string') {
        collectText(value, field, names);
    }
}
function collectText(text, field, names) {
    if (field === 'input') {
        names.add(text.split(/[.?]/)[0] ?? '');
        return;
    }
    const rendered = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isTemplate */ .Fl)(text);
    if (!rendered && !BARE.has(field))
        return;
    const parsed = rendered ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTemplate */ .QC)(text) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseExpression */ .YK)(text);
    if (!parsed.ok)
        return;
    for (const { path } of parsed.value.references)
        names.add(path[0] ?? '');
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
/* harmony export */   Z: () => (/* binding */ Attempts),
/* harmony export */   n: () => (/* binding */ nothingAbout)
/* harmony export */ });
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);

const NO_ANSWERS = {};
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
    learn({ e: entry, t: at, flaws = NO_FLAWS }, order) {
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
        answers: NO_ANSWERS,
        missing: NO_FLAWS.missing,
        lost: NO_FLAWS.lost,
    };
}


/***/ }),

/***/ 3061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ Journal),
/* harmony export */   KA: () => (/* binding */ inputsDigest),
/* harmony export */   NG: () => (/* binding */ journalRecord)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8374);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4793);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8314);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6743);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1898);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1777);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8973);








class Journal {
    #options;
    #crc;
    #lines;
    #pending = new _lines_js__WEBPACK_IMPORTED_MODULE_3__/* .LineBytes */ .iT();
    #written = false;
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
            const short = (0,_core_events_js__WEBPACK_IMPORTED_MODULE_4__/* .eventJson */ .T$)({ ...event, input: {}, input_digest: inputsDigest(event.input) });
            const cleanShort = this.#options.redactor.json(short);
            this.#add(short, false, cleanShort, at);
            return;
        }
        this.#add((0,_core_events_js__WEBPACK_IMPORTED_MODULE_4__/* .eventJson */ .T$)(event), time === 'at-once', clean, at);
    }
    get dirty() {
        return this.#written || this.#pending.length > 0;
    }
    flush() {
        if (this.#broken || !this.dirty)
            return;
        this.#attempt(() => {
            this.#write();
            this.#options.file.flush();
            this.#written = false;
        });
    }
    close() {
        this.flush();
        this.#attempt(() => this.#options.file.close());
    }
    #add(data, now, clean, at) {
        if (this.#broken)
            return;
        this.#crc = this.#pending.add(at, this.#entryText(data, clean), this.#crc);
        this.#lines += 1;
        if (now)
            this.#attempt(() => this.#write());
    }
    #entryText(data, clean) {
        const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)(clean);
        if (clean === data && !(0,_protect_js__WEBPACK_IMPORTED_MODULE_6__/* .mayMentionMarks */ .C9)(text))
            return text;
        const entry = (0,_protect_js__WEBPACK_IMPORTED_MODULE_6__/* .protect */ .yQ)(data, this.#options.redactor, clean);
        if (entry === data)
            return text;
        this.#hidesSecrets = true;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)(entry);
    }
    #write() {
        if (this.#pending.length === 0)
            return;
        this.#options.file.append(this.#pending.take());
        this.#written = true;
    }
    #attempt(write) {
        try {
            write();
        }
        catch (error) {
            this.#fail(error);
        }
    }
    #fail(error) {
        if (this.#broken)
            return;
        this.#broken = true;
        this.#options.onFailure((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error));
    }
}
function inputsDigest(inputs) {
    return (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_7__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)(inputs)));
}
function journalRecord(value, flaws) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(value) || typeof value['t'] !== 'number' || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(value['e']))
        return null;
    const record = value;
    return flaws === null ? record : { t: record.t, e: record.e, flaws };
}


/***/ }),

/***/ 1777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ journalLine),
/* harmony export */   JW: () => (/* binding */ sealed),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   hl: () => (/* binding */ linesIn),
/* harmony export */   iT: () => (/* binding */ LineBytes),
/* harmony export */   pQ: () => (/* binding */ isBeginningOf),
/* harmony export */   wI: () => (/* binding */ unsealed)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4429);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6743);




const HEAD = '{"c":"';
const MIDDLE = '","d":';
const CRC_CHARS = 8;
const BODY_START = HEAD.length + CRC_CHARS + MIDDLE.length;
const END_CHARS = '}\n'.length;
function journalLine(data, previous) {
    const crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(data, previous);
    return { text: `${HEAD}${(0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .checksumText */ .d)(crc)}${MIDDLE}${data}}\n`, crc };
}
const NO_CHECKSUM = '0'.repeat(CRC_CHARS);
const DIGITS = Buffer.from('0123456789abcdef');
const ROOM = 16 * 1024;
const UNIT_BYTES = 3;
class LineBytes {
    #bytes = Buffer.allocUnsafe(ROOM);
    #length = 0;
    get length() {
        return this.#length;
    }
    add(at, entry, previous) {
        const text = `${HEAD}${NO_CHECKSUM}${MIDDLE}{"t":${at},"e":${entry}}}\n`;
        this.#makeRoom(text);
        const start = this.#length;
        this.#length += this.#bytes.write(text, start);
        const crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(this.#bytes.subarray(start + BODY_START, this.#length - END_CHARS), previous);
        for (let at = CRC_CHARS - 1, rest = crc; at >= 0; at -= 1, rest >>>= 4)
            this.#bytes[start + HEAD.length + at] = DIGITS[rest & 15] ?? 0;
        return crc;
    }
    take() {
        const taken = this.#bytes.subarray(0, this.#length);
        this.#length = 0;
        if (this.#bytes.length > ROOM)
            this.#bytes = Buffer.allocUnsafe(ROOM);
        return taken;
    }
    #makeRoom(text) {
        if (this.#length + UNIT_BYTES * text.length <= this.#bytes.length)
            return;
        const needed = this.#length + Buffer.byteLength(text);
        if (needed <= this.#bytes.length)
            return;
        const before = this.#bytes;
        this.#bytes = Buffer.allocUnsafe(Math.max(needed, 2 * before.length));
        before.copy(this.#bytes, 0, 0, this.#length);
    }
}
function linesIn(text) {
    const isOpen = text !== '' && !text.endsWith('\n');
    const lines = text.split('\n');
    return { lines: isOpen ? lines : lines.slice(0, -1), isOpen };
}
function readJournal({ lines, isOpen }, starts, keepsTexts = false) {
    const records = [];
    const texts = [];
    const words = new SharedWords();
    let crc = starts[0];
    let torn = null;
    let number = 0;
    for (const text of lines) {
        number += 1;
        if (number === 1)
            crc = startOf(text, starts);
        if (torn !== null)
            return damaged(number - 1);
        const line = soundLine(text, crc);
        if (line === null) {
            torn = text;
            continue;
        }
        words.share(line.record);
        records.push(line.record);
        if (keepsTexts)
            texts.push(line.text);
        crc = line.crc;
    }
    if (torn === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ records, texts, crc, mend: isOpen ? 'end' : null, torn: '' });
    if (!isOpen || soundLine(torn.slice(0, -1), crc) !== null)
        return damaged(number);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ records, texts, crc, mend: 'cut', torn });
}
function startOf(first, starts) {
    const fits = (start) => soundLine(first, start) !== null || soundLine(first.slice(0, -1), start) !== null;
    return starts.find(fits) ?? starts[0];
}
const REPEATED = ['type', 'node'];
class SharedWords {
    #words = new Map();
    #hashes = new Map();
    share(record) {
        const entry = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(record) ? record['e'] : undefined;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(entry))
            return;
        const shared = entry;
        for (const field of REPEATED) {
            const word = entry[field];
            if (typeof word !== 'string')
                continue;
            const known = this.#words.get(word);
            if (known === undefined)
                this.#words.set(word, word);
            else
                shared[field] = known;
        }
        const { node, hash } = entry;
        if (typeof node !== 'string' || typeof hash !== 'string')
            return;
        const last = this.#hashes.get(node);
        if (last === hash)
            shared['hash'] = last;
        else
            this.#hashes.set(node, hash);
    }
}
function isBeginningOf(torn, checksum) {
    const opening = `${HEAD}${checksum}`;
    return torn !== '' && (torn.startsWith(opening) || opening.startsWith(torn));
}
function damaged(number) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)(`line ${number} of the journal is damaged`);
}
function soundLine(line, previous) {
    const body = line.slice(BODY_START, -1);
    if (!line.startsWith(HEAD) || !line.endsWith('}'))
        return null;
    const crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body, previous);
    if (line.slice(HEAD.length, BODY_START) !== `${(0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .checksumText */ .d)(crc)}${MIDDLE}`)
        return null;
    const record = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body);
    return record === undefined ? null : { record, text: body, crc };
}
function sealed(content) {
    const body = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(content);
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)({ ...content, checksum: (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body)) }, 2)}\n`;
}
function unsealed(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)('it is not a JSON object');
    const { checksum, ...content } = value;
    if (checksum !== (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(content))))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)('its checksum does not match: it was damaged or edited');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(content);
}


/***/ }),

/***/ 6677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ memoryOf)
});

// UNUSED EXPORTS: Memory

// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/references.js
var references = __webpack_require__(5125);
// EXTERNAL MODULE: ./build/config/step-hash.js
var step_hash = __webpack_require__(4810);
// EXTERNAL MODULE: ./build/core/place.js
var core_place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/durability/attempts.js
var attempts = __webpack_require__(7637);
// EXTERNAL MODULE: ./build/durability/journal.js
var journal = __webpack_require__(3061);
// EXTERNAL MODULE: ./build/core/lists.js
var lists = __webpack_require__(2735);
;// CONCATENATED MODULE: ./build/durability/run-warnings.js


class RunWarnings {
    #early = new Map();
    #ended = new Map();
    learn(warning) {
        const { scope, node, visit, attempt } = warning;
        if (node === null || visit === undefined || attempt === undefined)
            return;
        (0,lists/* addTo */.D)(this.#early, (0,core_place/* runKey */.r7)({ scope, node, visit, attempt }), warning);
    }
    ended(at) {
        if (this.#early.size === 0 && this.#ended.size === 0)
            return;
        const place = (0,core_place/* runKey */.r7)(at);
        const warnings = this.#early.get(place);
        if (warnings === undefined)
            this.#ended.delete(place);
        else
            this.#ended.set(place, warnings);
        this.#early.delete(place);
    }
    about(at) {
        return this.#ended.size === 0 ? [] : (this.#ended.get((0,core_place/* runKey */.r7)(at)) ?? []);
    }
    inside(at) {
        return [...this.#ended].flatMap(([place, warnings]) => ((0,core_place/* isInside */.FK)(place, at) ? warnings : []));
    }
}

;// CONCATENATED MODULE: ./build/durability/memory.js







const HANDLED = new Set(['to', 'end', 'recover']);
function memoryOf(records, onChanged) {
    return new Memory(records, onChanged);
}
class Memory {
    onChanged;
    #attempts = new attempts/* Attempts */.Z();
    #children = new Map();
    #warnings = new RunWarnings();
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
        const { e: entry } = record;
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
                    this.#children.set((0,core_place/* runKey */.r7)(entry), entry.input_digest);
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
        const isSettled = known.decision !== null || (0,model/* finallySteps */.x3)(workflow).includes(known.at.node);
        if (known.at.scope === '' && isSettled && !(0,references/* isReadInside */.Zg)(workflow, known.at.node))
            return false;
        for (let outer = this.#around(known.at.scope); outer !== null; outer = this.#around(outer.at.scope)) {
            if (this.#counts(outer))
                return false;
        }
        return true;
    }
    timer(at, step, place) {
        const known = this.#attempts.get((0,core_place/* runKey */.r7)(at));
        if (known === undefined || this.#counts(known))
            return null;
        return known.end !== null && isRedefined(known.end, step, place) ? null : known.timer;
    }
    answers(at) {
        return this.#attempts.get((0,core_place/* runKey */.r7)(at))?.answers ?? {};
    }
    attempt(at, step, place) {
        const key = (0,core_place/* runKey */.r7)(at);
        const known = this.#attempts.get(key);
        const end = known?.end ?? null;
        if (known === undefined || end === null || this.#running.has(key) || !this.#counts(known))
            return this.#runs(at, step, place);
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
        return step.type === 'workflow' || (0,model/* isGroup */.IZ)(step) ? [...this.#warnings.inside(at), ...own] : own;
    }
    endOrder(scope, node) {
        const first = this.#attempts.get((0,core_place/* runKey */.r7)({ scope, node, visit: 1, attempt: 1 }));
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
            const known = this.#attempts.get((0,core_place/* runKey */.r7)({ scope, node, visit: 1, attempt }));
            if (known === undefined)
                return runs;
            runs.push(known);
            if (known.decision?.type !== 'node_retry_scheduled')
                return runs;
        }
    }
    child(at, inputs) {
        const before = this.#children.get((0,core_place/* runKey */.r7)(at));
        if (before === undefined || before === (0,journal/* inputsDigest */.KA)(inputs))
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
        this.#running.add((0,core_place/* runKey */.r7)(at));
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
        const run = (0,core_place/* runAround */.tV)(scope);
        return run === null ? null : (this.#attempts.get((0,core_place/* runKey */.r7)(run)) ?? (0,attempts/* nothingAbout */.n)(run));
    }
    #changed(at, end, step, place) {
        if (isRedefined(end, step, place))
            return `${at.node} changed since it ran`;
        const { steps } = this.#freshIn(place);
        if (steps.size === 0)
            return null;
        for (const name of (0,references/* namesReadWithin */.CY)(step, place.workflow)) {
            if (name !== step.name && steps.has(name) && place.workflow.steps.has(name))
                return `${name}, which ${at.node} reads, ran again`;
        }
        return null;
    }
}
function isRedefined(end, step, place) {
    const hash = (0,step_hash/* stepHash */.n)(step, place);
    return end.hash !== undefined && hash !== undefined && end.hash !== hash;
}
function isFinally(step, workflow) {
    return (0,model/* finallySteps */.x3)(workflow).includes(step.name);
}
function rootStep(at) {
    return (0,core_place/* rootRun */.kw)(at.scope)?.node ?? at.node;
}


/***/ }),

/***/ 8973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ mayMentionMarks),
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
function mayMentionMarks(text) {
    return text.includes('$conductor.');
}
function mentionsMarks(value) {
    if (Array.isArray(value))
        return value.some(mentionsMarks);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return false;
    for (const key in value)
        if (key.startsWith('$conductor.') || mentionsMarks(value[key] ?? null))
            return true;
    return false;
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
        const kept = isAskedFor(source) ? { from: origin } : { word: value };
        parts = parts.flatMap((part) => (typeof part === 'string' ? interleave(part.split(value), kept) : [part]));
    }
    const kept = parts.filter((part) => part !== '');
    const isClean = kept.every((part) => typeof part !== 'string' || redactor.text(part) === part);
    return isClean && kept.some((part) => typeof part !== 'string') ? { [SECRET]: kept } : { [LOST]: true };
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

/***/ 3239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ runsBefore),
/* harmony export */   p: () => (/* binding */ withoutRewound)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8314);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(306);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7637);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3061);





function withoutRewound(records) {
    let kept = [];
    for (const record of records) {
        const entry = entryOf(record);
        const list = entry?.type === 'run_rewound' ? entry['keep'] : undefined;
        if (Array.isArray(list)) {
            const keep = new Set(list);
            kept = kept.filter((earlier) => {
                const run = runOf(earlier);
                return run === null || keep.has(run);
            });
        }
        else
            kept.push(record);
    }
    return kept;
}
function runsBefore(records, entryPoint, node) {
    const path = rootPath(records, entryPoint);
    const last = path.findLast((at) => at.node === node);
    if (last === undefined)
        return null;
    const first = path.findIndex((at) => at.node === node && at.visit === last.visit);
    return path.slice(0, first).map(_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7);
}
function rootPath(records, entryPoint) {
    const attempts = new _attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .Attempts */ .Z();
    const seen = new Set();
    for (const [order, record] of records.entries()) {
        seen.add(runOf(record));
        const known = (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .journalRecord */ .NG)(record, null);
        if (known !== null)
            attempts.learn(known, order);
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
function runOf(record) {
    const entry = entryOf(record);
    if (entry === null)
        return null;
    const { scope, node, visit, attempt } = entry;
    if (typeof scope !== 'string' || typeof node !== 'string')
        return null;
    if (scope !== '') {
        const root = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .rootRun */ .kw)(scope);
        return root === null ? null : (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(root);
    }
    return typeof visit === 'number' && typeof attempt === 'number' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)({ scope, node, visit, attempt }) : null;
}
function entryOf(record) {
    const entry = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(record) ? record['e'] : undefined;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(entry) ? entry : null;
}


/***/ }),

/***/ 3505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ secretTroubles),
/* harmony export */   Df: () => (/* binding */ restoreRecords),
/* harmony export */   HN: () => (/* binding */ isAsSealed),
/* harmony export */   HQ: () => (/* binding */ readCheckpoint),
/* harmony export */   If: () => (/* binding */ mendJournal),
/* harmony export */   Jh: () => (/* binding */ journalText),
/* harmony export */   kq: () => (/* binding */ recalledValue),
/* harmony export */   nQ: () => (/* binding */ journalLines),
/* harmony export */   zR: () => (/* binding */ giveInputs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8314);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5158);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4429);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6743);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1898);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3061);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1777);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6677);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8973);
/* harmony import */ var _rewind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3239);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7389);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5464);














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
        const content = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJournal */ .a0)(journalLines(files, folder), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .journalStarts */ .dQ)(snapshot.value));
        if (!content.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`${content.error}; the run cannot be resumed, start it again`);
        const { records: own, crc, mend } = content.value;
        if (!isAsSealed(snapshot.value, content.value))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)('the journal is not the one that the run ended with; the run cannot be resumed, start it again');
        const records = (0,_rewind_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutRewound */ .p)([...before.value, ...own]);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)({ snapshot: snapshot.value, records, crc, lines: own.length, mend });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`the checkpoint cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error)}`);
    }
}
function isAsSealed({ journal, journalLines }, { records, crc, torn }) {
    if (journal === null || journal === (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_10__/* .checksumText */ .d)(crc))
        return true;
    return (journalLines ?? records.length + 1) === records.length + 1 && (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .isBeginningOf */ .pQ)(torn, journal);
}
function planBefore(files, folder, { shard, runId }) {
    if (shard === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)([]);
    const starts = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .journalStarts */ .dQ)({ runId, shard: null, journal: shard.base });
    const content = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJournal */ .a0)(journalLines(files, node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _shards_js__WEBPACK_IMPORTED_MODULE_7__/* .PLAN_FOLDER */ .Vx)), starts);
    if (content.ok && (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_10__/* .checksumText */ .d)(content.value.crc) === shard.base)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(content.value.records);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`the plan of this shard is not in ${_shards_js__WEBPACK_IMPORTED_MODULE_7__/* .PLAN_FOLDER */ .Vx}/ as it was; start the shard again from its plan`);
}
function journalText(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD);
    return files.exists(file) ? files.readText(file) : '';
}
function journalLines(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD);
    return files.exists(file)
        ? { lines: files.lines(file, Number.POSITIVE_INFINITY), isOpen: files.endsOpen(file) }
        : (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .linesIn */ .hl)('');
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
function restoreRecords(records, lookup) {
    const made = [];
    for (const record of records) {
        const one = (0,_protect_js__WEBPACK_IMPORTED_MODULE_13__/* .mentionsMarks */ .qe)(record) ? restoredRecord(record, lookup) : (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .journalRecord */ .NG)(record, null);
        if (one !== null)
            made.push(one);
    }
    return made;
}
function restoredRecord(record, lookup) {
    const trouble = { missing: new Set(), lost: false };
    const restored = (0,_protect_js__WEBPACK_IMPORTED_MODULE_13__/* .restore */ .PF)(record, lookup, trouble);
    const { missing, lost } = trouble;
    return (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .journalRecord */ .NG)(restored, missing.size === 0 && !lost ? null : { missing: [...missing], lost });
}
function secretTroubles(records, workflow) {
    if (records.every(({ flaws }) => flaws === undefined))
        return null;
    const { missing, holders, lost } = (0,_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .memoryOf */ .z)(records, () => { }).troubles(workflow);
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
function recalledValue(kept, variable) {
    const trouble = { missing: new Set(), lost: false };
    const value = (0,_protect_js__WEBPACK_IMPORTED_MODULE_13__/* .restore */ .PF)(kept, (origin) => (origin.startsWith('env:') ? variable(origin.slice(4)) : undefined), trouble);
    return trouble.missing.size > 0 || trouble.lost ? null : { value };
}


/***/ }),

/***/ 7389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ SHARDS_FILE),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   Vx: () => (/* binding */ PLAN_FOLDER),
/* harmony export */   m3: () => (/* binding */ readPlan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(528);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1898);





const SHARDS_FILE = 'shards.json';
const PLAN_FOLDER = 'plan';
function planText({ runId, group, visit, total, shards, base }) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)({ schema_version: 1, run_id: runId, group, visit, total, shards, base }, 2)}\n`;
}
function readPlan(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, SHARDS_FILE);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`there is no ${SHARDS_FILE} in it; \`--shards GROUP=N\` makes a plan`);
    try {
        return parsePlan((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(files.readText(file)));
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`${SHARDS_FILE} cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(error)}`);
    }
}
function parsePlan(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) || value['schema_version'] !== 1)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`${SHARDS_FILE} is damaged`);
    const { run_id: runId, group, visit, total, shards, base } = value;
    if (typeof runId !== 'string' || typeof group !== 'string' || typeof base !== 'string' || !/^[0-9a-f]{8}$/.test(base))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`${SHARDS_FILE} is damaged`);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my)(visit) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my)(total) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my)(shards) || shards > Math.min(total, _core_sharding_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SHARDS */ .Y))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`${SHARDS_FILE} is damaged`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ runId, group, visit, total, shards, base });
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
/* harmony export */   dQ: () => (/* binding */ journalStarts)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6743);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1777);





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
function journalStarts({ runId, shard, journal }) {
    const unnamed = shard === null ? 0 : Number.parseInt(shard.base, 16);
    const named = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(shard === null ? runId : `${shard.index}/${shard.of}`, unnamed);
    return journal === (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_2__/* .checksumText */ .d)(unnamed) ? [unnamed, named] : [named, unnamed];
}
function snapshotText(snapshot) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .sealed */ .JW)({
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
    const content = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .unsealed */ .wI)(text);
    if (!content.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`${CHECKPOINT_FILE} cannot be used: ${content.error}`);
    const value = content.value;
    const format = value['format'];
    if (typeof format !== 'number')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`${CHECKPOINT_FILE} names no format`);
    if (format > CHECKPOINT_FORMAT)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`${CHECKPOINT_FILE} has the format ${format}, which is newer than this version of conductor understands (${CHECKPOINT_FORMAT}); use a newer one`);
    const workflow = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asObject */ .eB)(value['workflow']);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({
        runId: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(value['run_id']),
        workflow: { name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(workflow['name']), file: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(workflow['file']) },
        fileAsGiven: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(value['file']),
        cwd: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(value['cwd']),
        inputs: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asObject */ .eB)(value['inputs']),
        hashes: textsOf((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asObject */ .eB)(value['hashes'])),
        createdAt: typeof value['created_at'] === 'number' ? value['created_at'] : 0,
        status: value['status'] === 'ended' ? 'ended' : 'running',
        outcome: typeof value['outcome'] === 'string' ? value['outcome'] : null,
        resumable: value['resumable'] !== false,
        reason: typeof value['reason'] === 'string' ? value['reason'] : null,
        strictExit: typeof value['strict_exit'] === 'boolean' ? value['strict_exit'] : null,
        provider: typeof value['provider'] === 'string' ? value['provider'] : null,
        options: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asObject */ .eB)(value['options']),
        traceparent: typeof value['traceparent'] === 'string' ? value['traceparent'] : null,
        shard: shardOf(value['shard']),
        journal: typeof value['journal'] === 'string' ? value['journal'] : null,
        journalLines: typeof value['journal_lines'] === 'number' ? value['journal_lines'] : null,
        broken: typeof value['broken'] === 'string' ? value['broken'] : null,
    });
}
function shardOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(value))
        return null;
    const { group, visit, index, of, base } = value;
    if (typeof visit !== 'number' || typeof index !== 'number' || typeof of !== 'number')
        return null;
    return { group: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(group), visit, index, of, base: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(base) };
}
function textsOf(value) {
    return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (typeof item === 'string' ? [[key, item]] : [])));
}


/***/ }),

/***/ 306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ FlowState),
/* harmony export */   g: () => (/* binding */ recovered)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(188);


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
            transient: (0,_core_transient_js__WEBPACK_IMPORTED_MODULE_0__/* .isTransient */ .d)(event.envelope),
        };
        const isGroup = event.node_type === 'parallel' || event.node_type === 'for_each';
        this.#end(event, { output: event.partial, error, isGroup });
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
    }
}
function recovered({ output, isGroup }, given) {
    if (!isGroup)
        return { output: given, error: null, isGroup };
    return { output: { ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(output) ? output : {}), outputs: given }, error: null, isGroup };
}
function isSameRun(before, { node, visit, attempt }) {
    return before !== null && before.node === node && before.visit === visit && before.attempt === attempt;
}


/***/ })

};
