"use strict";
exports.id = 6870;
exports.ids = [6870,8443];
exports.modules = {

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
    let countedSleep = sources.uptime() - monotonic();
    let lastTurn = monotonic();
    const now = () => Math.floor(origin + monotonic());
    const countSleep = () => {
        const slept = sources.uptime() - monotonic() - countedSleep;
        if (slept < SHORTEST_SLEEP_MS)
            return;
        origin += slept;
        countedSleep += slept;
    };
    return {
        now,
        monotonic,
        async sleepUntil(deadline, signal) {
            for (;;) {
                const remainingMs = deadline - now();
                if (remainingMs <= 0 || signal.aborted)
                    return;
                await nap(Math.min(Math.ceil(remainingMs), LONGEST_NAP_MS), signal);
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
const MAX_TIMER_MS = 2 ** 31 - 1;
function nap(ms, signal) {
    return new Promise((resolve) => {
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, Math.min(ms, MAX_TIMER_MS));
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
/* harmony export */   S2: function() { return /* binding */ removeQuietly; },
/* harmony export */   fc: function() { return /* binding */ makeFolder; },
/* harmony export */   zF: function() { return /* binding */ tryPatiently; },
/* harmony export */   zO: function() { return /* binding */ readChunks; }
/* harmony export */ });
/* unused harmony export endsOpen */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77400);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8288);






function createFileStore(durability = 'machine') {
    const outlivesMachine = durability === 'machine';
    return {
        makeFolder: (folder, isPrivate = false) => makeFolder(folder, isPrivate ? 0o700 : 0o777),
        openAppend: (file) => openAppend(file, outlivesMachine),
        replace: (file, text, flush = 'flushed') => replace(file, text, outlivesMachine ? flush : 'plain'),
        readText: (file) => tryPatiently(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(file, 'utf8')),
        lines: readLines,
        endsOpen,
        exists: (file) => node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(file),
        hasContent: (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)(false, () => hasContent(file)),
        isIrregular: (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)(false, () => !node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(file).isFile()),
        remove: (file) => tryPatiently(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(file, { force: true })),
    };
}
const MAX_PATH_CHARS = 4096;
function makeFolder(folder, mode = 0o777) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(folder))
        return;
    if (folder.length > MAX_PATH_CHARS)
        throw new Error(`the path is longer than ${MAX_PATH_CHARS} characters`);
    const above = node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(folder);
    if (above !== folder)
        makeFolder(above, mode);
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(folder, { mode });
    }
    catch (error) {
        if (!node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(folder))
            throw error;
    }
}
function hasContent(file) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file);
    return stats.isFile() && stats.size > 0;
}
function endsOpen(file) {
    return withFile(file, 'r', (descriptor) => {
        const { size } = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor);
        const last = Buffer.alloc(1);
        return size > 0 && node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
    });
}
function withFile(file, flags, use) {
    const descriptor = tryPatiently(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, flags));
    try {
        return use(descriptor);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
const CHUNK_BYTES = 64 * 1024;
function* readChunks(file) {
    const descriptor = tryPatiently(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, 'r'));
    try {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        for (let size = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, chunk); size > 0; size = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, chunk))
            yield chunk.subarray(0, size);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
function* readLines(file, longest) {
    const lines = new _lines_js__WEBPACK_IMPORTED_MODULE_3__/* .LineSplitter */ .g(longest);
    for (const chunk of readChunks(file))
        yield* lines.push(chunk);
    const rest = lines.rest();
    if (rest !== '')
        yield rest;
}
const APPEND = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT |
    (process.platform === 'win32' ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
function openAppend(file, flushes) {
    const descriptor = tryPatiently(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, APPEND));
    if (!node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor).isFile()) {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
        throw new Error(`${file} is not a regular file`);
    }
    let open = true;
    return {
        append: (data) => writeAll(descriptor, data),
        flush: () => {
            if (flushes)
                node_fs__WEBPACK_IMPORTED_MODULE_1__.fdatasyncSync(descriptor);
        },
        close: () => {
            if (!open)
                return;
            open = false;
            node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
        },
    };
}
function replace(file, text, flush) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(file, { throwIfNoEntry: false });
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
                node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync(descriptor);
        });
        tryPatiently(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(temporary, file));
    }
    catch (error) {
        removeQuietly(temporary);
        throw error;
    }
    if (flush === 'flushed')
        syncFolder(folder);
}
function writeInto(file, text) {
    const write = () => withFile(file, 'w', (descriptor) => writeAll(descriptor, text));
    const isPipe = node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file, { throwIfNoEntry: false })?.isFIFO() === true;
    if (isPipe)
        withFile(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK, write);
    else
        write();
}
function writeAll(descriptor, data) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    let written = 0;
    while (written < bytes.length)
        written += node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync(descriptor, bytes, written, bytes.length - written);
}
function syncFolder(folder) {
    if (process.platform !== 'win32')
        (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => withFile(folder, 'r', node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync));
}
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
const PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 100;
function tryPatiently(action, windows = process.platform === 'win32') {
    const end = performance.now() + PATIENCE_MS;
    for (let pause = 5;; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        try {
            return action();
        }
        catch (error) {
            if (!windows || !BUSY.has((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error)) || performance.now() >= end)
                throw error;
        }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
}
function removeQuietly(path) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => tryPatiently(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, { recursive: true, force: true }))).ok;
}


/***/ }),

/***/ 8288:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ GrowingFile; },
/* harmony export */   g: function() { return /* binding */ LineSplitter; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_string_decoder__WEBPACK_IMPORTED_MODULE_1__);


const LONGEST_LINE = 64 * 1024 * 1024;
class LineSplitter {
    longest;
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8');
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
const CHUNK_BYTES = 256 * 1024;
class GrowingFile {
    path;
    #offset = 0;
    #identity = 0n;
    #lines = new LineSplitter();
    constructor(path) {
        this.path = path;
    }
    read(line, restart) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.path))
            return;
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(this.path, 'r');
        try {
            const { size, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true });
            if (this.#offset > 0 && (ino !== this.#identity || size < BigInt(this.#offset))) {
                this.#offset = 0;
                this.#lines = new LineSplitter();
                restart();
            }
            this.#identity = ino;
            const chunk = Buffer.alloc(CHUNK_BYTES);
            for (let got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk, 0, CHUNK_BYTES, this.#offset); got > 0;) {
                this.#offset += got;
                for (const text of this.#lines.push(chunk.subarray(0, got)))
                    line(text);
                got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk, 0, CHUNK_BYTES, this.#offset);
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
}


/***/ }),

/***/ 78684:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oC: function() { return /* binding */ QUOTE_TEMPLATE; },
  Z0: function() { return /* binding */ UNQUOTED_TEMPLATE; },
  uO: function() { return /* binding */ checkPatterns; },
  gk: function() { return /* binding */ finding; },
  Tc: function() { return /* binding */ sortFindings; }
});

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/config/load/slow-patterns.js
const TOKEN = /(?<open>\((?:\?(?:[=!]|<[=!]|P?<\w{1,100}>|[a-zA-Z-]{0,10}:?))?)|(?<close>\))|(?<bar>\|)|(?<anchor>\^|\$|\\[AbBzZ])|(?<atom>\\[pP]\{\w{1,50}\}|\\x\{?[\da-fA-F]{1,6}\}?|\\.|\[\^?\]?(?:\\.|\[:\^?\w{1,10}:\]|[^\]\\])*\]|[^()|])/suy;
const QUANTIFIER = /(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})[?+]?/y;
const SAMPLES = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\t', 'é'];
const MAX_PATTERN_CHARS = 2000;
const MAX_NESTING = 20;
function findSlowPart(pattern) {
    if (pattern.length > MAX_PATTERN_CHARS)
        return null;
    const branches = parseBranches(pattern);
    return branches === null
        ? null
        : (branches.map(findSlowStart).find(isText) ?? branches.map(slowInside).find(isText) ?? null);
}
const isText = (reason) => reason !== null;
function parseBranches(pattern) {
    let at = 0;
    const take = (token) => {
        token.lastIndex = at;
        const found = token.exec(pattern);
        at += found?.[0].length ?? 0;
        return found;
    };
    const parse = (depth) => {
        const branches = [[]];
        while (at < pattern.length && depth < MAX_NESTING) {
            const { open, close, bar, atom = '' } = take(TOKEN)?.groups ?? { close: '' };
            if (close !== undefined)
                return branches;
            if (bar !== undefined)
                branches.push([]);
            else {
                const inner = open === undefined ? [] : parse(depth + 1);
                const quantifier = take(QUANTIFIER)?.[0] ?? '';
                const isAround = open !== undefined && /^\(\?<?[=!]/.test(open);
                const isUnbounded = /^(?:[*+]|\{\d+,\})/.test(quantifier);
                const isOptional = /^(?:[*?]|\{0)/.test(quantifier);
                branches.at(-1)?.push({ atom, inner: isAround ? [] : inner, isUnbounded, isOptional });
            }
        }
        return branches;
    };
    const branches = parse(0);
    return at < pattern.length ? null : branches;
}
function findSlowStart(parts) {
    const flat = flatten(parts);
    const at = flat.findIndex(({ isUnbounded }) => isUnbounded);
    const repeated = flat[at]?.atom ?? '';
    const isFound = flat.slice(0, at).every(({ atom }) => /^[\\[.]/.test(atom) && hasCommonSign(atom, repeated));
    if (repeated === '' || !isFound || flat.slice(at + 1).every(({ isOptional }) => isOptional))
        return null;
    return 'it begins with a repetition, which a search reads again from each place: anchor it with `^`, or leave the repetition out';
}
function slowInside(parts) {
    for (const { inner, isUnbounded } of parts) {
        const branches = isUnbounded ? inner.map(flatten) : [];
        if (branches.some(isFree))
            return 'a repetition is repeated, so that a text can be split in very many ways';
        if (branches.some((branch, at) => branch.length === 1 && branches.some((other, i) => i !== at && beginAlike(branch, other))))
            return 'alternatives of a repeated group begin alike, so that a text can be split in very many ways';
        const found = inner.map(slowInside).find(isText);
        if (found !== undefined)
            return found;
    }
    let before = null;
    for (const part of flatten(parts)) {
        if (before !== null && part.isUnbounded && hasCommonSign(before.atom, part.atom))
            return 'two repetitions that match the same characters stand side by side';
        if (part.isUnbounded)
            before = part;
        else if (!part.isOptional)
            before = null;
    }
    return null;
}
function isFree(branch) {
    const repeated = branch.find(({ isUnbounded }) => isUnbounded);
    if (repeated === undefined)
        return false;
    return branch.every((part) => part.isUnbounded || part.isOptional || hasCommonSign(part.atom, repeated.atom));
}
function beginAlike([one], [other]) {
    return hasCommonSign(one?.atom ?? '', other?.atom ?? '');
}
function flatten(parts) {
    return parts.flatMap((part) => {
        const [only, ...others] = part.inner;
        return only !== undefined && others.length === 0 && !part.isUnbounded && !part.isOptional ? flatten(only) : [part];
    });
}
function hasCommonSign(one, other) {
    if (one === '' || other === '')
        return false;
    try {
        const [first, second] = [one, other].map((atom) => new RegExp(`^(?:${atom})$`, 'u'));
        return SAMPLES.some((sign) => first?.test(sign) === true && second?.test(sign) === true);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/config/load/findings.js


const QUOTE_TEMPLATE = 'put quotes around it: `"{{ ... }}"`';
const UNQUOTED_TEMPLATE = 'A template that begins a value needs quotes, or YAML takes its braces for a mapping.';
function finding(at, code, message, suggestion = null, severity = 'error') {
    return { file: at.file, line: at.line, column: at.column, code, severity, message, suggestion };
}
function sortFindings(findings, first) {
    const files = [...new Set([first, ...findings.map(({ file }) => file)])];
    const ranks = new Map(files.map((file, index) => [file, index]));
    const rank = ({ file }) => ranks.get(file) ?? 0;
    const toKey = ({ file, line, column, code, message }) => `${file}:${line}:${column}:${code}:${message}`;
    const unique = new Map(findings.map((entry) => [toKey(entry), entry]));
    return [...unique.values()].sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column);
}
function checkPatterns(uses, patterns) {
    return uses.flatMap(({ pattern, at }) => {
        const compiled = patterns.compile(pattern);
        if (!compiled.ok)
            return [finding(at, 'bad-pattern', `${(0,messages/* capitalizeFirst */.ND)(compiled.error)}.`)];
        const reason = findSlowPart(pattern);
        if (reason === null)
            return [];
        const message = `The pattern ${(0,messages/* quote */.hD)(pattern)} takes more than linear time in engines that backtrack: ${reason}.`;
        return [finding(at, 'slow-pattern', message, 'conductor itself matches it in linear time', 'warning')];
    });
}


/***/ }),

/***/ 5482:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: function() { return /* binding */ isDataObject; },
/* harmony export */   dm: function() { return /* binding */ getValueAt; },
/* harmony export */   hO: function() { return /* binding */ Locator; },
/* harmony export */   kL: function() { return /* binding */ Source; },
/* harmony export */   zO: function() { return /* binding */ mapTexts; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);



function isDataObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_2__/* .Float */ .nt);
}
function getValueAt(root, path) {
    let at = root;
    for (const segment of path) {
        if (Array.isArray(at))
            at = typeof segment === 'number' ? at[segment] : undefined;
        else if (isDataObject(at))
            at = Object.hasOwn(at, segment) ? at[segment] : undefined;
        else
            return undefined;
    }
    return at;
}
function mapTexts(value, path, replace) {
    if (typeof value === 'string')
        return replace(value, path);
    if (Array.isArray(value))
        return value.map((item, index) => mapTexts(item, [...path, index], replace));
    if (!isDataObject(value))
        return value;
    const copy = {};
    for (const [key, item] of Object.entries(value))
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(copy, key, mapTexts(item, [...path, key], replace));
    return copy;
}
class Source {
    file;
    displayFile;
    text;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    constructor(file, displayFile, text) {
        this.file = file;
        this.displayFile = displayFile;
        this.text = text;
        this.#lines.addNewLine(0);
        for (const { index } of text.matchAll(/\n/g))
            this.#lines.addNewLine(index + 1);
    }
    at(offset) {
        const { line, col } = this.#lines.linePos(offset);
        return { file: this.displayFile, line, column: col };
    }
}
const LONGEST_COUNTED = 50_000;
class Locator {
    root;
    #offsets = new Map();
    constructor(root) {
        this.root = root;
    }
    #find(path) {
        let value = this.root;
        for (const segment of path) {
            const next = value.children.get(segment);
            if (next === undefined)
                return { value, isExact: false };
            value = next;
        }
        return { value, isExact: true };
    }
    at(path) {
        const { source, offset } = this.#find(path).value.at;
        return source.at(offset);
    }
    keyAt(path) {
        const { value, isExact } = this.#find(path);
        const { source, offset } = (isExact ? value.key : null) ?? value.at;
        return source.at(offset);
    }
    writtenAt(path) {
        const { value, isExact } = this.#find(path);
        return isExact ? (value.scalar?.source ?? null) : null;
    }
    within(path, line, column) {
        const { scalar, textFile, data, at } = this.#find(path).value;
        if (textFile !== null)
            return { file: textFile.displayFile, line, column };
        if (scalar === null || typeof data !== 'string' || data.length > LONGEST_COUNTED)
            return this.at(path);
        const offsets = this.#offsets.get(scalar) ?? sourceOffsets(scalar, data, at.source.text);
        this.#offsets.set(scalar, offsets);
        const ofLine = offsets[line - 1] ?? [];
        return at.source.at(ofLine[column - 1] ?? ofLine.at(-1) ?? at.offset);
    }
}
const ESCAPE_LENGTH = { x: 4, u: 6, U: 10 };
const SPACE_ESCAPES = 'nrt \n\r';
function sourceOffsets({ type, range }, value, text) {
    const [start = 0, end = 0] = range ?? [];
    const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    const isPlain = type === 'PLAIN';
    const visible = [];
    for (let at = isPlain ? start : isQuoted ? start + 1 : text.indexOf('\n', start) + 1; at < end;) {
        const char = text[at];
        const escaped = type === 'QUOTE_DOUBLE' && char === '\\';
        if (!isSpace(char) && !(escaped && SPACE_ESCAPES.includes(text[at + 1] ?? '')))
            visible.push(at);
        at += escaped ? (ESCAPE_LENGTH[text[at + 1] ?? ''] ?? 2) : type === 'QUOTE_SINGLE' && char === "'" ? 2 : 1;
    }
    let seen = 0;
    return value
        .split('\n')
        .map((line) => [...line.split(''), '\n'].map((char) => visible[isSpace(char) ? seen : seen++] ?? Math.min(end, text.length)));
}
function isSpace(char) {
    return char === ' ' || char === '\n' || char === '\t' || char === '\r';
}


/***/ }),

/***/ 51695:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: function() { return /* binding */ toShownFolder; },
/* harmony export */   D4: function() { return /* binding */ decode; },
/* harmony export */   FK: function() { return /* binding */ isInside; },
/* harmony export */   Gt: function() { return /* binding */ displayPath; },
/* harmony export */   Sc: function() { return /* binding */ resolveRealPath; },
/* harmony export */   W1: function() { return /* binding */ findRepository; },
/* harmony export */   gZ: function() { return /* binding */ MAX_FILE_BYTES; },
/* harmony export */   jl: function() { return /* binding */ findRepositoryWithin; },
/* harmony export */   lJ: function() { return /* binding */ diskReader; },
/* harmony export */   pl: function() { return /* binding */ findWorkspace; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);





const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_PATH_CHARS = 4096;
function resolveRealPath(path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    if (absolute.length > MAX_PATH_CHARS)
        return absolute;
    for (let existing = absolute;; existing = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(existing)) {
        try {
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(existing), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(existing, absolute));
        }
        catch {
            if (existing === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(existing))
                return absolute;
        }
    }
}
const diskReader = {
    read(path) {
        try {
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
            if (!stat.isFile())
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'not-a-file' });
            if (stat.size > MAX_FILE_BYTES)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-too-large' });
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path));
        }
        catch (error) {
            const code = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) || 'it cannot be opened';
            if (code === 'ENOENT' || code === 'ENOTDIR')
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-found' });
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-unreadable', message: code });
        }
    },
    realpath: resolveRealPath,
    names: (folder) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)),
};
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way));
}
function displayPath(folder, path) {
    return (isInside(folder, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
function findWorkspace(file, env) {
    return findRepository(file, env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(resolveRealPath(file));
}
function toShownFolder(file, env, cwd) {
    return findRepository(file, env) ?? resolveRealPath(cwd);
}
function findRepositoryWithin(workspace, file) {
    const root = resolveRealPath(workspace);
    const real = resolveRealPath(file);
    return (isInside(root, real) ? findGitRoot(real, root) : null) ?? root;
}
function findRepository(file, env) {
    const real = resolveRealPath(file);
    const given = env['GITHUB_WORKSPACE'] ?? '';
    const root = given === '' ? null : resolveRealPath(given);
    return root !== null && isInside(root, real) ? root : findGitRoot(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(real).root);
}
function findGitRoot(file, last) {
    if (file.length > MAX_PATH_CHARS)
        return null;
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
        if (at === last || at === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at))
            return null;
    }
}
function decode(content) {
    if (content.length > MAX_FILE_BYTES)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-too-large' });
    const notText = (message) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-text', message });
    if (content[0] === 0xff && content[1] === 0xfe)
        return notText('it is UTF-16; save it as UTF-8');
    if (typeof content !== 'string' && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return notText('it is not UTF-8');
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
    return text.includes('\0') ? notText('it is a binary file') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(text.replace(/^\ufeff/, ''));
}


/***/ }),

/***/ 78856:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VF: function() { return /* binding */ NOT_READ; },
  bQ: function() { return /* binding */ findScalarAt; },
  I1: function() { return /* binding */ parseHalfWritten; },
  gM: function() { return /* binding */ readYaml; }
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/config/load/findings.js + 1 modules
var findings = __webpack_require__(78684);
// EXTERNAL MODULE: ./build/src/config/load/values.js
var values = __webpack_require__(5482);
// EXTERNAL MODULE: ./build/src/text/bounded-lines.js
var bounded_lines = __webpack_require__(48443);
;// CONCATENATED MODULE: ./build/src/config/load/yaml-syntax.js



function explainSyntax(text, errors) {
    const [first] = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
    if (first === undefined)
        return null;
    const [offset] = first.pos;
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    const place = { text, offset, lineStart, line: findLineAt(text, lineStart) };
    for (const explanation of EXPLANATIONS) {
        const { complaint = /./, line = /^/ } = explanation;
        const said = complaint.exec(`${first.code} ${first.message}`);
        const match = line.exec(place.line);
        const explain = 'explain' in explanation ? explanation.explain : createExplainer(explanation);
        const explained = said === null || match === null ? null : explain(place, match, said);
        if (explained === null)
            continue;
        const [at, message, hint] = explained;
        const code = message === findings/* UNQUOTED_TEMPLATE */.Z0 ? 'unquoted-template' : 'yaml-syntax';
        return { code, offset: at, message, hint };
    }
    const reason = first.message.replace(/\s+/g, ' ').replace(/[.:]$/, '');
    const hint = 'compare the indentation, the quotes and the brackets here with the lines around';
    return { code: 'yaml-syntax', offset, message: `This is not valid YAML: ${reason}.`, hint };
}
function findLineAt(text, start) {
    const end = text.indexOf('\n', start);
    return text.slice(start, end === -1 ? text.length : end);
}
function createExplainer({ message, hint }) {
    return ({ offset, lineStart }, line, complaint) => {
        const groups = { ...complaint.groups, ...line.groups };
        const fillGap = (text) => text.replace(/\$<(\w+)>/g, (_, name) => name === 'value' ? shortenText(groups[name] ?? '') : (groups[name] ?? ''));
        const at = line.indices?.groups?.['at']?.[0];
        return [at === undefined ? offset : lineStart + at, fillGap(message), fillGap(hint)];
    };
}
const NEEDS_QUOTES = 'A text with a colon and a space in it needs quotes.';
const OPEN_DOUBLE_QUOTE = new bounded_lines/* BoundedPattern */.c9(/(?:^|[\s[{,])("(?:[^"\\]|\\.)*)$/);
const OPEN_QUOTE = new bounded_lines/* BoundedPattern */.c9(/(?:^|[\s[{,])('[^']*)$/);
const OPEN_BRACKET = new bounded_lines/* BoundedPattern */.c9(/(\[)[^\]]*$/);
const OPEN_BRACE = new bounded_lines/* BoundedPattern */.c9(/(\{)[^}]*$/);
const EXPLANATIONS = [
    {
        line: /[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]/,
        explain: ({ lineStart }, { 0: sign, index }) => {
            const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
            const name = code === '00A0' ? 'non-breaking space' : 'special space';
            const message = `There is a ${name} (U+${code}) here, which is no space to YAML.`;
            return [lineStart + index, message, 'write an ordinary space'];
        },
    },
    {
        line: /^[ -]*(?<at>\t)/d,
        message: 'YAML is indented with spaces, not with tabs.',
        hint: 'use two spaces instead of each tab',
    },
    {
        line: /(?:^|[:,[{]\s|-\s)\s*(?<at>\{[{%])/d,
        message: findings/* UNQUOTED_TEMPLATE */.Z0,
        hint: findings/* QUOTE_TEMPLATE */.oC,
    },
    {
        line: new bounded_lines/* BoundedPattern */.c9(/(?:^\s*|[:,-]\s+)[[{](?:[^'"#$]|"[^"]*"|'[^']*'|\$(?!\{))*(?<at>\$\{[^}\s]*\})/d),
        message: '`$<at>` between brackets needs quotes, or YAML takes its braces for its own.',
        hint: 'write `"$<at>"`',
    },
    {
        line: /^\s*(?<at>-)(?<value>\w[\w-]*:(?:\s.*)?)$/d,
        message: 'A space is missing after the `-` of this entry.',
        hint: 'write `- $<value>`',
    },
    {
        complaint: /^(?:BAD_SCALAR_START|BAD_ALIAS) /,
        explain: ({ text, line, lineStart, offset }) => {
            const rest = withoutComment(line.slice(offset - lineStart));
            const hint = rest.includes('"') ? 'put single quotes around it' : `write \`"${shortenText(rest)}"\``;
            return [offset, `A value that begins with \`${text[offset]}\` needs quotes.`, hint];
        },
    },
    {
        complaint: /Missing closing (["'])/,
        explain: (place, _, [, mark = '']) => [
            findLastStart(place, mark === '"' ? OPEN_DOUBLE_QUOTE : OPEN_QUOTE),
            `The quote \`${mark}\` that begins here is not closed.`,
            `add \`${mark}\` where the text ends`,
        ],
    },
    { complaint: /end with a [\]}]/, explain: (place) => findWrongBracket(place) },
    {
        complaint: /end with a ([\]}])/,
        explain: (place, _, [, close]) => [
            findLastStart(place, close === ']' ? OPEN_BRACKET : OPEN_BRACE),
            `The bracket \`${close === ']' ? '[' : '{'}\` that begins here is not closed.`,
            `add \`${close}\` where it ends`,
        ],
    },
    {
        complaint: / Unexpected scalar at node end/,
        message: 'There is text after the end of this value.',
        hint: 'put quotes around the whole value, or write it below `|`',
    },
    {
        complaint: / Invalid escape sequence (?<sequence>\S+)/,
        message: '`$<sequence>` is not an escape sequence.',
        hint: 'use single quotes, or write `\\$<sequence>`',
    },
    {
        complaint: / Block collections are not allowed within flow/,
        line: new bounded_lines/* BoundedPattern */.c9(/[A-Za-z_][\w-]{0,64}:\s+(?<at>(?<value>[^\s'"[\]{},:]+:\s+[^,}\]]*))/d),
        message: NEEDS_QUOTES,
        hint: 'write `"$<value>"`',
    },
    {
        complaint: / Block collections are not allowed within flow/,
        message: 'Entries between brackets need a comma between them.',
        hint: 'write `{ a: 1, b: 2 }`, or put each key on a line of its own without brackets',
    },
    {
        complaint: /^BLOCK_AS_IMPLICIT_KEY /,
        line: /^(\s*(?:- +)*[^\s:#'"]+:\s+)(\S.*)$/,
        explain: ({ lineStart }, [, key = '', rest = '']) => {
            const value = withoutComment(rest);
            if (!/:(?:\s|$)/.test(value))
                return null;
            const mark = value.includes('"') ? "'" : '"';
            const hint = value.includes(mark)
                ? 'write it below `|`, on a line of its own'
                : `write \`${mark}${shortenText(value)}${mark}\`, or put it below \`|\``;
            return [lineStart + key.length, NEEDS_QUOTES, hint];
        },
    },
    {
        complaint: /^MULTILINE_IMPLICIT_KEY /,
        line: /^\s*(?:- +)?(?<key>[A-Za-z_][\w-]*(?<at>:))(?=[^\s/])(?<value>.*)/d,
        message: 'After `$<key>` a space is missing.',
        hint: 'write `$<key> $<value>`',
    },
    {
        explain: ({ text, line, lineStart }) => {
            const before = text.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? '';
            const header = /^( *)(?:- +)?([\w-]+): *[|>][-+]?\s*$/.exec(before);
            if (header === null || measureIndent(line) > (header[1] ?? '').length)
                return null;
            const message = `The text of \`${header[2]}\` must stand deeper than \`${header[2]}\` itself.`;
            return [lineStart + measureIndent(line), message, 'put two more spaces before each of its lines'];
        },
    },
    {
        complaint: /^BLOCK_AS_IMPLICIT_KEY (?!A block sequence)/,
        line: /^(\s*(?:- +)*)[^\s:#]+:(?:\s|$)/,
        explain: ({ text, lineStart }, [, before = '']) => {
            const next = findNextStart(text, lineStart);
            if (next === null || measureIndent(findLineAt(text, next)) <= before.length)
                return null;
            const hint = `begin it in the column of the key above (${before.length + 1}); a key with a value on its own line has nothing below it`;
            return explainIndentation(text, next, hint);
        },
    },
    {
        line: /^[\s-]*[^\s:#-][^\s:#]*:(?:\s|$)|^\s*-(?:\s|$)/,
        explain: ({ text, lineStart }) => {
            const hint = 'lines that belong together begin in the same column, and what belongs to a `-` begins below its first word';
            return explainIndentation(text, lineStart, hint);
        },
    },
    {
        complaint: /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR) /,
        message: 'This line is neither `key: value` nor an entry of a list.',
        hint: 'a text of several lines stands below `key: |`, each line deeper than the key',
    },
];
function withoutComment(text) {
    return (text.split(/\s#/, 1)[0] ?? '').trimEnd();
}
function shortenText(text) {
    return text.trim().slice(0, 60);
}
function measureIndent(line) {
    return line.length - line.trimStart().length;
}
function explainIndentation(text, start, hint) {
    const column = measureIndent(findLineAt(text, start));
    const message = `This line begins after ${(0,messages/* formatCount */.B4)(column, 'space')}, which matches no line above it.`;
    return [start + column, message, hint];
}
function findWrongBracket({ line, lineStart }) {
    const open = [];
    for (const { 0: token, index } of line
        .slice(0, bounded_lines/* MAX_LINE_CHARS */.yL)
        .matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|\s#.*|[[\]{}]/g)) {
        if (token === '[' || token === '{')
            open.push({ char: token, at: index });
        if (token !== ']' && token !== '}')
            continue;
        const last = open.pop();
        const wanted = last?.char === '[' ? ']' : '}';
        if (last === undefined || wanted === token)
            continue;
        const message = `The bracket \`${last.char}\` in column ${last.at + 1} is closed by \`${token}\`.`;
        return [lineStart + index, message, `write \`${wanted}\` where the ${wanted === ']' ? 'list' : 'mapping'} ends`];
    }
    return null;
}
function findNextStart(text, lineStart) {
    const next = /^[^\S\n\r\u2028\u2029]*[^\s#]/m.exec(text.slice(lineStart + findLineAt(text, lineStart).length));
    return next === null ? null : lineStart + findLineAt(text, lineStart).length + next.index;
}
function findLastStart({ text, offset, line, lineStart }, pattern) {
    let end = lineStart + line.length;
    for (let seen = 0; end >= 0 && seen < 10_000; seen++) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const match = pattern.exec(text.slice(start, end));
        if (match !== null)
            return start + match.index + match[0].indexOf(match[1] ?? '');
        end = start - 1;
    }
    return offset;
}

;// CONCATENATED MODULE: ./build/src/config/load/yaml.js







const MAX_DEPTH = 200;
const TOO_DEEP = `The file nests deeper than ${MAX_DEPTH} levels.`;
const MAX_VALUES_FROM_ALIASES = 100_000;
const NOT_READ = '\u0000unread';
const NO_CHILDREN = new Map();
function readYaml(source, include, findings) {
    const reader = new YamlReader(include, findings);
    const root = reader.readFile(source, [], null, 0);
    return reader.hasStopped ? null : root;
}
const OPTIONS = {
    version: '1.2',
    uniqueKeys: false,
    customTags: [{ tag: '!file', resolve: (text) => text }],
};
class YamlReader {
    include;
    findings;
    #aliasDepth = 0;
    #fromAliases = 0;
    hasStopped = false;
    constructor(include, findings) {
        this.include = include;
        this.findings = findings;
    }
    #report({ source, offset }, code, message, suggestion = null) {
        this.findings.push((0,findings/* finding */.gk)(source.at(offset), code, message, suggestion));
    }
    #stop(at, code, message) {
        if (!this.hasStopped)
            this.#report(at, code, message);
        this.hasStopped = true;
    }
    readFile(source, chain, key, depth) {
        const document = this.#parsed(source);
        const file = { source, chain: [...chain, source], anchors: new Map() };
        return document === null ? null : this.#value(file, document.contents, key, depth);
    }
    #parsed(source) {
        const tokens = tokenizeYaml(source.text);
        if (!Array.isArray(tokens)) {
            this.#stop({ source, offset: tokens.tooDeepAt }, 'yaml-too-deep', TOO_DEEP);
            return null;
        }
        const [document, second] = new dist/* Composer */.Dk(OPTIONS).compose(tokens, true, source.text.length);
        const problem = explainSyntax(source.text, document?.errors ?? []);
        if (problem !== null)
            this.#report({ source, offset: problem.offset }, problem.code, problem.message, problem.hint);
        if (problem !== null || document === undefined)
            return null;
        if (second !== undefined) {
            const at = { source, offset: second.range?.[0] ?? 0 };
            const message = 'The file holds more than one YAML document; a workflow file is one.';
            this.#report(at, 'yaml-multiple-documents', message, 'remove the line `---` and what follows it');
        }
        for (const { pos } of document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')) {
            const message = 'This YAML tag is not known; the only one is `!file`.';
            const hint = 'put quotes around a text that begins with `!`';
            this.#report({ source, offset: pos[0] }, 'yaml-unknown-tag', message, hint);
        }
        return document;
    }
    #value(file, node, key, depth) {
        const isEmpty = !(0,dist/* isNode */.Ll)(node) || ((0,dist/* isScalar */.jn)(node) && node.value === null && node.range?.[0] === node.range?.[1]);
        const at = isEmpty ? (key ?? { source: file.source, offset: 0 }) : locateYamlNode(file, node);
        const none = { data: null, at, key, children: NO_CHILDREN, scalar: null, textFile: null };
        if (!(0,dist/* isNode */.Ll)(node) || !this.#isWithinBounds(at, depth))
            return none;
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#alias(file, node, none, depth);
        if (node.anchor !== undefined && this.#aliasDepth === 0)
            file.anchors.set(node.anchor, node);
        if ((0,dist/* isMap */.jh)(node))
            return this.#map(file, node, none, depth);
        if ((0,dist/* isSeq */.oP)(node)) {
            const items = node.items.map((item) => this.#value(file, item, null, depth + 1));
            return { ...none, data: items.map(({ data }) => data), children: new Map(items.entries()) };
        }
        if (!(0,dist/* isScalar */.jn)(node))
            return none;
        if (node.tag === '!file' && typeof node.value === 'string')
            return this.#included(file, node.value, { ...none, scalar: node }, depth);
        return { ...none, data: scalarData(node), scalar: node };
    }
    #isWithinBounds(at, depth) {
        if (this.#aliasDepth > 0)
            this.#fromAliases++;
        const many = `The aliases of this file stand for more than ${MAX_VALUES_FROM_ALIASES} values.`;
        if (depth > MAX_DEPTH)
            this.#stop(at, 'yaml-too-deep', TOO_DEEP);
        else if (this.#fromAliases > MAX_VALUES_FROM_ALIASES)
            this.#stop(at, 'yaml-too-many-aliases', many);
        return !this.hasStopped;
    }
    #alias(file, { source }, alias, depth) {
        const target = file.anchors.get(source);
        if (target === undefined) {
            const hint = 'write `&name` before a value above, or put quotes around a text that begins with `*`';
            this.#report(alias.at, 'yaml-syntax', 'This alias has no anchor before it.', hint);
            return alias;
        }
        this.#aliasDepth++;
        const value = this.#value(file, target, alias.key, depth + 1);
        this.#aliasDepth--;
        return { ...value, at: alias.at };
    }
    #map(file, node, map, depth) {
        if (file.source.text.startsWith('{{', map.at.offset)) {
            this.#report(map.at, 'unquoted-template', findings/* UNQUOTED_TEMPLATE */.Z0, findings/* QUOTE_TEMPLATE */.oC);
            return { ...map, data: NOT_READ };
        }
        const data = {};
        const children = new Map();
        const merged = [];
        for (const pair of node.items) {
            const at = (0,dist/* isNode */.Ll)(pair.key) ? locateYamlNode(file, pair.key) : map.at;
            const name = readKey(pair.key);
            if (name === null) {
                this.#report(at, 'yaml-bad-key', 'A key must be a text.');
            }
            else if (name === '<<' && (0,dist/* isScalar */.jn)(pair.key) && pair.key.type === 'PLAIN') {
                merged.push(...this.#mergeable(this.#value(file, pair.value, at, depth + 1)));
            }
            else if (Object.hasOwn(data, name)) {
                this.#report(at, 'yaml-duplicate-key', `The key ${(0,messages/* quote */.hD)(name)} is given twice.`, 'remove one of them');
            }
            else {
                const value = this.#value(file, pair.value, at, depth + 1);
                (0,json/* setKey */.qL)(data, name, value.data);
                children.set(name, value);
            }
        }
        for (const [name, value] of merged.flatMap(({ children: entries }) => [...entries])) {
            if (Object.hasOwn(data, name))
                continue;
            (0,json/* setKey */.qL)(data, String(name), value.data);
            children.set(String(name), value);
        }
        return { ...map, data, children };
    }
    #mergeable(value) {
        if (value.data === null)
            return [];
        const sources = Array.isArray(value.data) ? [...value.children.values()] : [value];
        if (!sources.every(({ data }) => (0,values/* isDataObject */.WT)(data)) && !this.hasStopped)
            this.#report(value.at, 'yaml-bad-key', 'Only a mapping, or a list of them, can be merged with `<<`.');
        return sources;
    }
    #included(file, path, scalar, depth) {
        const unread = { ...scalar, data: NOT_READ };
        const included = this.include(path, scalar.at.source.at(scalar.at.offset), file.source);
        if (included === null)
            return unread;
        const { source, isText } = included;
        if (isText)
            return { ...scalar, data: source.text, textFile: source };
        const first = file.chain.findIndex((open) => open.file === source.file);
        if (first !== -1) {
            const names = [...file.chain.slice(first), source].map(({ displayFile }) => displayFile);
            this.#report(scalar.at, 'include-cycle', `\`!file\` goes round in a circle: ${names.join(' -> ')}.`);
            return unread;
        }
        const root = this.readFile(source, file.chain, scalar.key, depth + 1);
        return root === null ? unread : { ...root, key: scalar.key };
    }
}
function parseHalfWritten(text) {
    const tokens = tokenizeYaml(text);
    const documents = Array.isArray(tokens) ? new dist/* Composer */.Dk(OPTIONS).compose(tokens, true, text.length) : [];
    for (const document of documents)
        return document;
    return null;
}
function findScalarAt(node, path, offset) {
    const holds = (each) => (0,dist/* isNode */.Ll)(each) && each.range != null && each.range[0] <= offset && offset <= each.range[1];
    if ((0,dist/* isScalar */.jn)(node) && holds(node))
        return { path, isKey: false, scalar: node, keys: [] };
    const pairs = (0,dist/* isMap */.jh)(node) ? node.items.map(({ key, value }) => [readKey(key) ?? '', value, key]) : [];
    const items = (0,dist/* isSeq */.oP)(node) ? node.items.map((item, index) => [index, item, null]) : [];
    for (const [segment, value, key] of [...pairs, ...items]) {
        const at = [...path, segment];
        const keys = pairs.flatMap(([name, , other]) => (other === key ? [] : [name]));
        if ((0,dist/* isScalar */.jn)(key) && holds(key))
            return { path: at, isKey: true, scalar: key, keys };
        const found = holds(value) ? findScalarAt(value, at, offset) : null;
        if (found !== null)
            return found;
    }
    return null;
}
function tokenizeYaml(text) {
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > MAX_DEPTH)
            return { tooDeepAt: parser.offset };
    }
    for (const token of parser.end())
        tokens.push(token);
    return tokens;
}
function locateYamlNode({ source }, node) {
    return { source, offset: node.range?.[0] ?? 0 };
}
function readKey(key) {
    if (!(0,dist/* isScalar */.jn)(key))
        return null;
    return typeof key.value === 'string' ? key.value : (key.source ?? '');
}
function scalarData({ value, source }) {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null)
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return (0,core_float/* keepExact */.BT)(source ?? '', value);
    return source ?? String(value);
}


/***/ }),

/***/ 48443:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: function() { return /* binding */ boundLine; },
/* harmony export */   c9: function() { return /* binding */ BoundedPattern; },
/* harmony export */   cT: function() { return /* binding */ joinLines; },
/* harmony export */   ip: function() { return /* binding */ boundLines; },
/* harmony export */   yL: function() { return /* binding */ MAX_LINE_CHARS; }
/* harmony export */ });
/* unused harmony export MAX_WORD_CHARS */
const MAX_LINE_CHARS = 1000;
const MAX_WORD_CHARS = 260;
const CUT = '…';
const HEAD_CHARS = 700;
const TAIL_CHARS = MAX_LINE_CHARS - HEAD_CHARS - CUT.length - 2;
function boundLine(line) {
    if (line.length <= MAX_WORD_CHARS)
        return line;
    return boundWords(line.length <= MAX_LINE_CHARS ? line : withoutLongMiddle(line));
}
function withoutLongMiddle(line) {
    const head = line.slice(0, HEAD_CHARS);
    const tail = line.slice(-TAIL_CHARS);
    const headEnd = head.lastIndexOf(' ');
    const tailStart = tail.indexOf(' ');
    const kept = head.slice(0, headEnd > HEAD_CHARS - MAX_WORD_CHARS ? headEnd : HEAD_CHARS);
    return `${kept} ${CUT} ${tail.slice(tailStart < MAX_WORD_CHARS ? tailStart + 1 : 0)}`;
}
function boundWords(line) {
    let result = '';
    let [start, copied] = [0, 0];
    for (let at = 0; at <= line.length; at += 1) {
        const code = at < line.length ? line.charCodeAt(at) : BLANK;
        if (code !== BLANK && code !== TAB)
            continue;
        if (at - start > MAX_WORD_CHARS) {
            result += `${line.slice(copied, start + MAX_WORD_CHARS - CUT.length)}${CUT}`;
            copied = at;
        }
        start = at + 1;
    }
    return copied === 0 ? line : result + line.slice(copied);
}
const BLANK = 0x20;
const TAB = 0x09;
function boundLines(text) {
    return text.split('\n').map(boundLine);
}
function joinLines(lines) {
    const texts = [];
    let open = '';
    for (const line of lines) {
        if (open !== '' && open.length + line.length >= MAX_LINE_CHARS) {
            texts.push(open);
            open = '';
        }
        open = open === '' ? line : `${open}\n${line}`;
    }
    return open === '' ? texts : [...texts, open];
}
class BoundedPattern extends RegExp {
    exec(text) {
        return super.exec(text.slice(0, MAX_LINE_CHARS));
    }
}


/***/ })

};
;