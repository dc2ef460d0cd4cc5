"use strict";
exports.id = 8836;
exports.ids = [8836];
exports.modules = {

/***/ 86025:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: function() { return /* binding */ nap; },
/* harmony export */   ml: function() { return /* binding */ systemClock; },
/* harmony export */   rp: function() { return /* binding */ pauseThread; }
/* harmony export */ });
/* unused harmony export createClock */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);


const LONGEST_NAP_MS = 60_000;
const SHORTEST_SLEEP_MS = 1000;
const LONGEST_WORK_MS = 50;
function createClock(sources) {
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
const systemClock = createClock({
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    uptime: () => (0,node_os__WEBPACK_IMPORTED_MODULE_1__.uptime)() * 1000,
});
function pauseThread(ms) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
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

/***/ 72967:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IF: function() { return /* binding */ createFileStore; },
  fc: function() { return /* binding */ makeFolder; },
  I2: function() { return /* binding */ makePrivateFolder; },
  wE: function() { return /* binding */ makeTemporaryFolder; },
  zO: function() { return /* binding */ readChunks; },
  S2: function() { return /* binding */ removeQuietly; },
  zF: function() { return /* binding */ tryPatiently; },
  Tl: function() { return /* binding */ writeTextFile; }
});

// UNUSED EXPORTS: endsOpen

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/regular-file.js
var regular_file = __webpack_require__(4019);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/run-lock.js
var run_lock = __webpack_require__(62868);
;// CONCATENATED MODULE: ./build/src/adapters/file-lock.js






const PATIENCE_MS = 10_000;
const OLDEST_MS = 5_000;
const PAUSE_MS = 5;
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
function holdLock(file, act, patienceMs = PATIENCE_MS) {
    const lock = `${file}.lock`;
    const identity = takeLock(lock, patienceMs);
    try {
        return act();
    }
    finally {
        if (identity !== null && readIdentity(lock) === identity)
            (0,result/* tryResult */.Bh)(() => external_node_fs_.unlinkSync(lock));
    }
}
function takeLock(lock, patienceMs) {
    const end = performance.now() + patienceMs;
    for (;;) {
        try {
            (0,run_lock/* writeOwner */.h3)(lock);
            return readIdentity(lock);
        }
        catch (error) {
            if (NOT_WRITABLE.has((0,error_message/* errorCode */.CA)(error)))
                return null;
            if ((0,error_message/* errorCode */.CA)(error) !== 'EEXIST')
                throw error;
        }
        if (external_node_fs_.lstatSync(lock, { throwIfNoEntry: false })?.isFile() === false)
            throw new Error(`${lock} is not a regular file`);
        const holder = (0,run_lock/* readLockFile */.cx)(lock);
        if (holder !== null && isStale(holder))
            removeStale(lock, holder.inode);
        else if (performance.now() >= end)
            throw new Error(`${lock} is in use by process ${holder?.owner?.pid ?? '?'}`);
        else
            (0,clock/* pauseThread */.rp)(PAUSE_MS);
    }
}
function isStale(holder) {
    return holder.age > OLDEST_MS || !(0,run_lock/* isAlive */._n)(holder);
}
function removeStale(lock, inode) {
    const aside = `${lock}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    const moved = (0,result/* tryResult */.Bh)(() => external_node_fs_.renameSync(lock, aside));
    if (!moved.ok)
        return;
    if (readIdentity(aside) !== inode)
        (0,result/* tryResult */.Bh)(() => external_node_fs_.linkSync(aside, lock));
    (0,result/* tryResult */.Bh)(() => external_node_fs_.unlinkSync(aside));
}
function readIdentity(file) {
    return external_node_fs_.lstatSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

// EXTERNAL MODULE: ./build/src/adapters/lines.js
var adapters_lines = __webpack_require__(8288);
;// CONCATENATED MODULE: ./build/src/adapters/file-store.js









function createFileStore(durability = 'machine') {
    const outlivesMachine = durability === 'machine';
    return {
        makeFolder: (folder, isPrivate = false) => makeFolder(folder, isPrivate ? 0o700 : 0o777),
        openAppend: (file) => openAppend(file, outlivesMachine),
        whileLocked: (file, act) => holdLock(file, act),
        replace: (file, text, flush = 'flushed') => replace(file, text, outlivesMachine ? flush : 'plain'),
        readText: (file, maxBytes) => tryPatiently(() => (0,regular_file/* readRegularFile */.XF)(file, maxBytes)).toString('utf8'),
        lines: readLines,
        endsOpen,
        exists: (file) => external_node_fs_.existsSync(file),
        hasContent: (file) => (0,result/* tryOr */.LE)(false, () => hasContent(file)),
        isIrregular: (file) => (0,result/* tryOr */.LE)(false, () => !external_node_fs_.lstatSync(file).isFile()),
        identifyFolder: (folder) => (0,regular_file/* identifyFolder */.TR)(folder),
        isPrivateFolder: (folder) => (0,regular_file/* isPrivateFolder */.EV)(folder),
        remove: (file) => tryPatiently(() => external_node_fs_.rmSync(file, { force: true })),
    };
}
function writeTextFile(file, text) {
    const written = (0,result/* tryResult */.Bh)(() => {
        makeFolder(external_node_path_default().dirname(file));
        replace(file, text, 'flushed');
    });
    return written.ok ? written : (0,result/* err */._q)(`cannot be written: ${written.error}`);
}
const MAX_PATH_CHARS = 4096;
function makeFolder(folder, mode = 0o777) {
    if (external_node_fs_.existsSync(folder))
        return;
    if (folder.length > MAX_PATH_CHARS)
        throw new Error(`the path is longer than ${MAX_PATH_CHARS} characters`);
    const above = external_node_path_default().dirname(folder);
    if (above !== folder)
        makeFolder(above, mode);
    try {
        external_node_fs_.mkdirSync(folder, { mode });
    }
    catch (error) {
        if (!external_node_fs_.existsSync(folder))
            throw error;
    }
}
function makeTemporaryFolder(base, prefix) {
    makeFolder(base);
    return external_node_fs_.mkdtempSync(external_node_path_default().join(base, prefix));
}
function makePrivateFolder(folder) {
    makeFolder(folder, 0o700);
    if (!(0,regular_file/* isPrivateFolder */.EV)(folder))
        throw new Error(`${folder} is not this user's alone`);
}
function hasContent(file) {
    const stats = external_node_fs_.statSync(file);
    return stats.isFile() && stats.size > 0;
}
function endsOpen(file) {
    const open = () => (0,regular_file/* openRegularFile */.ZU)(file);
    return withFile(open, (descriptor) => {
        const { size } = external_node_fs_.fstatSync(descriptor);
        const last = Buffer.alloc(1);
        return size > 0 && external_node_fs_.readSync(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
    });
}
function withFile(open, use) {
    const descriptor = tryPatiently(open);
    try {
        return use(descriptor);
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}
const CHUNK_BYTES = 64 * 1024;
function* readChunks(file) {
    const descriptor = tryPatiently(() => (0,regular_file/* openRegularFile */.ZU)(file));
    try {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        for (let size = external_node_fs_.readSync(descriptor, chunk); size > 0; size = external_node_fs_.readSync(descriptor, chunk))
            yield chunk.subarray(0, size);
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}
function* readLines(file, longest) {
    const lines = new adapters_lines/* LineSplitter */.g(longest);
    for (const chunk of readChunks(file))
        yield* lines.push(chunk);
    const rest = lines.rest();
    if (rest !== '')
        yield rest;
}
const APPEND = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT;
function openAppend(file, flushes) {
    const descriptor = tryPatiently(() => (0,regular_file/* openRegularFile */.ZU)(file, APPEND | (external_node_fs_.constants.O_NOFOLLOW ?? 0)));
    let open = true;
    return {
        append: (data) => writeAll(descriptor, data),
        flush: () => {
            if (flushes)
                external_node_fs_.fdatasyncSync(descriptor);
        },
        close: () => {
            if (!open)
                return;
            open = false;
            external_node_fs_.closeSync(descriptor);
        },
    };
}
function replace(file, text, flush) {
    const stats = external_node_fs_.lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isFile())
        renameOver(file, text, flush);
    else
        writeInto(file, text);
}
function renameOver(file, text, flush) {
    const folder = external_node_path_default().dirname(file);
    const temporary = external_node_path_default().join(folder, `.${external_node_path_default().basename(file)}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`);
    try {
        withFile(() => external_node_fs_.openSync(temporary, 'wx'), (descriptor) => {
            writeAll(descriptor, text);
            if (flush !== 'plain')
                external_node_fs_.fsyncSync(descriptor);
        });
        tryPatiently(() => external_node_fs_.renameSync(temporary, file));
    }
    catch (error) {
        removeQuietly(temporary);
        throw error;
    }
    if (flush === 'flushed')
        syncFolder(folder);
}
function writeInto(file, text) {
    const write = () => withFile(() => external_node_fs_.openSync(file, 'w'), (descriptor) => writeAll(descriptor, text));
    const isPipe = external_node_fs_.statSync(file, { throwIfNoEntry: false })?.isFIFO() === true;
    if (isPipe)
        withFile(() => external_node_fs_.openSync(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NONBLOCK), write);
    else
        write();
}
function writeAll(descriptor, data) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    let written = 0;
    while (written < bytes.length)
        written += external_node_fs_.writeSync(descriptor, bytes, written, bytes.length - written);
}
function syncFolder(folder) {
    if (process.platform !== 'win32')
        (0,result/* tryResult */.Bh)(() => withFile(() => external_node_fs_.openSync(folder, 'r'), external_node_fs_.fsyncSync));
}
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
const file_store_PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 100;
function tryPatiently(action, windows = process.platform === 'win32') {
    const end = performance.now() + file_store_PATIENCE_MS;
    for (let pause = 5;; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        try {
            return action();
        }
        catch (error) {
            if (!windows || !BUSY.has((0,error_message/* errorCode */.CA)(error)) || performance.now() >= end)
                throw error;
        }
        (0,clock/* pauseThread */.rp)(pause);
    }
}
function removeQuietly(path) {
    return (0,result/* tryResult */.Bh)(() => tryPatiently(() => external_node_fs_.rmSync(path, { recursive: true, force: true }))).ok;
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
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);



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
        const descriptor = (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openRegularFile */ .ZU)(this.path);
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

/***/ 42135:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UM: function() { return /* binding */ explainUnpassable; },
/* harmony export */   ds: function() { return /* binding */ runSystemProgram; },
/* harmony export */   gl: function() { return /* binding */ CommandLocator; },
/* harmony export */   p$: function() { return /* binding */ checkFolder; },
/* harmony export */   q3: function() { return /* binding */ describeStartFailure; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _core_shells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12669);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
/* harmony import */ var _windows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11528);







const isWindows = process.platform === 'win32';
const FALLBACK_PATH = isWindows ? '' : '/usr/local/bin:/usr/bin:/bin';
class CommandLocator {
    #found = new Map();
    locate(command, cwd, env) {
        if (command.trim() === '')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: 'the command is empty', cause: 'not_found' });
        const searched = hasFolder(command) ? null : ((0,_core_shells_js__WEBPACK_IMPORTED_MODULE_3__/* .getVariable */ .dn)(env, 'PATH') ?? FALLBACK_PATH);
        const key = [command, searched ?? '', cwd].join('\0');
        const remembered = this.#found.get(key);
        if (remembered !== undefined && judgeCandidate(remembered) === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(remembered);
        const found = searchProgram(command, searched, cwd, env);
        if (found.ok)
            this.#found.set(key, found.value);
        return found;
    }
}
function runSystemProgram(command, args) {
    const program = new CommandLocator().locate(command, process.cwd(), { PATH: process.env['PATH'] ?? FALLBACK_PATH });
    if (!program.ok)
        return '';
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program.value, args, { encoding: 'utf8', env, windowsHide: true }).stdout ?? '';
}
function checkFolder(folder) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(folder);
    const stats = readStat(absolute);
    if (stats === 'absent')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory does not exist: ${folder}`);
    if (stats === 'denied')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory cannot be entered: ${folder}`);
    if (!stats.isDirectory())
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory is not a folder: ${folder}`);
    if (!isWindows && !isAccessible(absolute))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory cannot be entered: ${folder}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(absolute);
}
function searchProgram(command, searched, cwd, env) {
    const folders = searched === null ? [cwd] : listFolders(command, searched, env);
    let refused = null;
    const files = folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, folder, command));
    for (const candidate of isWindows ? files.flatMap((file) => (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .listWindowsSpellings */ .fT)(file, env)) : files) {
        const state = judgeCandidate(candidate);
        if (state === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(candidate);
        if (state === 'not_executable')
            refused ??= candidate;
    }
    if (refused === null) {
        if (isWindows && searched === null && judgeCandidate(node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, command)) === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .explainNotAProgram */ .CU)(command), cause: 'other' });
        const looked = searched === null && !node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(command) ? ` (looked for in ${cwd})` : '';
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: `command not found: ${command}${looked}`, cause: 'not_found' });
    }
    const stats = readStat(refused);
    const isFolder = typeof stats === 'object' && stats.isDirectory();
    const how = isFolder ? ' is a folder' : ` (run \`chmod +x ${command}\`)`;
    const message = `not executable: ${searched === null ? `${command}${how}` : refused}`;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message, cause: 'not_executable' });
}
function listFolders(command, searched, env) {
    return isWindows
        ? (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .listWindowsFolders */ .BR)(command, searched, env)
        : searched.split((node_path__WEBPACK_IMPORTED_MODULE_2___default().delimiter)).filter((folder) => folder !== '');
}
function judgeCandidate(file) {
    const stats = readStat(file);
    if (stats === 'absent')
        return 'absent';
    if (stats === 'denied' || !stats.isFile())
        return 'not_executable';
    return isWindows || isAccessible(file) ? 'runnable' : 'not_executable';
}
function readStat(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false }) ?? 'absent';
    }
    catch (error) {
        return ['EACCES', 'EPERM'].includes((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error)) ? 'denied' : 'absent';
    }
}
function isAccessible(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryResult */ .Bh)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK)).ok;
}
function hasFolder(command) {
    return command.includes('/') || (isWindows && (command.includes('\\') || /^[A-Za-z]:/.test(command)));
}
function explainUnpassable({ command, args, env }) {
    if (command.includes('\0'))
        return 'the command holds a NUL character';
    if (args.some((arg) => arg.includes('\0')))
        return `an argument of ${command} holds a NUL character`;
    const named = Object.entries(env).find(([name, value]) => name.includes('\0') || value.includes('\0'));
    return named === undefined ? null : `the environment variable ${named[0].replaceAll('\0', '')} holds a NUL character`;
}
function describeStartFailure(command, error) {
    switch ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error)) {
        case 'ENOENT':
            return `cannot start ${command}: the interpreter that its first line names does not exist; Windows line ends (CRLF) also look like this`;
        case 'E2BIG':
        case 'ENAMETOOLONG':
            return `cannot start ${command}: its arguments and environment are larger than the system allows`;
        default:
            return `cannot start ${command}: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error)}`;
    }
}


/***/ }),

/***/ 69921:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: function() { return /* binding */ listPipes; },
/* harmony export */   EI: function() { return /* binding */ parseWindowsProcesses; },
/* harmony export */   Hn: function() { return /* binding */ WINDOWS_QUERY; },
/* harmony export */   OD: function() { return /* binding */ isOfRunner; },
/* harmony export */   _v: function() { return /* binding */ createRunnerMark; },
/* harmony export */   ek: function() { return /* binding */ createScan; },
/* harmony export */   hK: function() { return /* binding */ isOfProcess; },
/* harmony export */   l6: function() { return /* binding */ MARK_VARIABLE; },
/* harmony export */   mB: function() { return /* binding */ runProgram; },
/* harmony export */   rL: function() { return /* binding */ readOwnStart; },
/* harmony export */   ry: function() { return /* binding */ formatMark; },
/* harmony export */   s2: function() { return /* binding */ readProcessStart; },
/* harmony export */   tQ: function() { return /* binding */ findOrphans; },
/* harmony export */   ye: function() { return /* binding */ readCommandLine; },
/* harmony export */   zJ: function() { return /* binding */ isSameStart; }
/* harmony export */ });
/* unused harmony exports parsePs, parsePsStart */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42135);





const MARK_VARIABLE = 'CONDUCTOR_PROCESS_MARK';
const SEPARATOR = ':';
function createRunnerMark() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(9).toString('hex');
}
function formatMark(outer, runner, serial) {
    const mark = `${runner}.${serial}`;
    return outer === undefined || outer === '' ? mark : `${outer}${SEPARATOR}${mark}`;
}
function isOfProcess(value, runner, serial) {
    return value.split(SEPARATOR).includes(`${runner}.${serial}`);
}
function isOfRunner(value, runner) {
    return value.split(SEPARATOR).some((mark) => mark.startsWith(`${runner}.`));
}
function createScan() {
    const scan = process.platform === 'linux' ? scanProc : scanWithPs;
    let next = null;
    return () => {
        next ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
            next = null;
            return scan();
        });
        return next;
    };
}
async function scanProc() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
        const stat = readProcStat(name);
        if (stat === null || stat.hasEnded)
            return [];
        return [{ pid: Number(name), ...stat, mark: readProcMark(name), holdsAny: (pipes) => hasAnyPipe(name, pipes) }];
    });
}
function readProcStat(name) {
    const stat = readProc(`/proc/${name}/stat`);
    if (stat === null)
        return null;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', parent = ''] = fields;
    return { parent: Number(parent), started: fields[19] ?? '', hasEnded: /^[ZX]?$/.test(state) };
}
const MARK_ENTRY = `\0${MARK_VARIABLE}=`;
function readProcMark(name) {
    const environ = `\0${readProc(`/proc/${name}/environ`) ?? ''}`;
    const at = environ.indexOf(MARK_ENTRY);
    return at < 0 ? null : (environ.slice(at + MARK_ENTRY.length).split('\0', 1)[0] ?? null);
}
function readProc(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
}
const SHOWN_COMMAND = 200;
function readCommandLine(pid) {
    const command = readProc(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';
    return command === '' ? `process ${pid}` : command.slice(0, SHOWN_COMMAND);
}
async function scanWithPs() {
    const environmentFlag = process.platform === 'darwin' ? '-E' : '-e';
    const listing = await runProgram('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart=']);
    const withEnvironment = await runProgram('ps', ['-A', environmentFlag, '-ww', '-o', 'pid=,command=']);
    return parsePs(listing, withEnvironment);
}
async function runProgram(command, args) {
    try {
        const { stdout } = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_2__/* .getExecOutput */ .H)(command, [...args], { silent: true, ignoreReturnCode: true });
        return stdout;
    }
    catch {
        return '';
    }
}
function parsePs(listing, withEnvironment) {
    const marks = new Map();
    for (const line of withEnvironment.split('\n')) {
        const match = new RegExp(`^\\s*(\\d+)\\s.*\\s${MARK_VARIABLE}=(\\S+)`).exec(line);
        if (match?.[1] !== undefined && match[2] !== undefined)
            marks.set(Number(match[1]), match[2]);
    }
    const entries = [];
    for (const line of listing.split('\n')) {
        const [, pid, parent, state, started] = /^(\d+)\s+(\d+)\s+(\S+)\s+(\S.*)$/.exec(line.trim()) ?? [];
        if (pid === undefined || parent === undefined || started === undefined || state?.startsWith('Z'))
            continue;
        const mark = marks.get(Number(pid)) ?? null;
        entries.push({ pid: Number(pid), parent: Number(parent), started, mark, holdsAny: () => false });
    }
    return entries;
}
function listPipes(pid) {
    const folder = `/proc/${pid}/fd`;
    if (process.platform !== 'linux' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(`${folder}/1`))
        return [];
    return ['1', '2'].flatMap((descriptor) => {
        const name = readLink(`${folder}/${descriptor}`);
        return name.startsWith('socket:[') || name.startsWith('pipe:[') ? [name] : [];
    });
}
function hasAnyPipe(pid, pipes) {
    const folder = `/proc/${pid}/fd`;
    const open = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder));
    return open.some((descriptor) => pipes.has(readLink(`${folder}/${descriptor}`)));
}
function readLink(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(file));
}
const SAME_MOMENT_MS = 5000;
function readOwnStart() {
    return process.platform === 'win32' ? String(Math.round(performance.timeOrigin)) : readProcessStart(process.pid);
}
function readProcessStart(pid) {
    if (process.platform === 'linux') {
        const stat = readProcStat(String(pid));
        return stat?.hasEnded === true ? 'ended' : (stat?.started ?? '');
    }
    if (process.platform !== 'win32')
        return parsePsStart((0,_locate_js__WEBPACK_IMPORTED_MODULE_3__/* .runSystemProgram */ .ds)('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]));
    const listing = (0,_locate_js__WEBPACK_IMPORTED_MODULE_3__/* .runSystemProgram */ .ds)('powershell', WINDOWS_QUERY);
    return String(parseWindowsProcesses(listing).find((entry) => entry.pid === pid)?.created ?? '');
}
function isSameStart(written, found) {
    if (written === found)
        return true;
    return /^\d{13}$/.test(written) && Math.abs(Number(written) - Number(found)) < SAME_MOMENT_MS;
}
function parsePsStart(line) {
    const [, state = '', started = ''] = /^(\S+)\s+(\S.*)$/.exec(line.trim()) ?? [];
    return state.startsWith('Z') ? 'ended' : started;
}
const SCRIPT = 'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $(if ($_.CreationDate) { ([DateTimeOffset]$_.CreationDate).ToUnixTimeMilliseconds() })" }';
const WINDOWS_QUERY = ['-NoProfile', '-NonInteractive', '-Command', SCRIPT];
function parseWindowsProcesses(listing) {
    return listing.split('\n').flatMap((line) => {
        const [, pid, parent, created] = /^\s*(\d+)\s+(\d+)(?:\s+([1-9]\d*))?\s*$/.exec(line) ?? [];
        if (pid === undefined || parent === undefined)
            return [];
        return [{ pid: Number(pid), parent: Number(parent), created: created === undefined ? null : Number(created) }];
    });
}
const TICK_MS = 100;
function findOrphans(processes, roots) {
    const listed = new Set(processes.map(({ pid }) => pid));
    const isChild = ({ pid, started, ended }, child) => {
        if (child.parent !== pid || child.pid === process.pid)
            return false;
        if (child.created === null)
            return !listed.has(pid);
        return child.created >= started - TICK_MS && child.created <= ended + TICK_MS;
    };
    return processes.filter((child) => roots.some((root) => isChild(root, child))).map(({ pid }) => pid);
}


/***/ }),

/***/ 62868:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: function() { return /* binding */ createRunLock; },
/* harmony export */   _n: function() { return /* binding */ isAlive; },
/* harmony export */   cx: function() { return /* binding */ readLockFile; },
/* harmony export */   go: function() { return /* binding */ isOwned; },
/* harmony export */   h3: function() { return /* binding */ writeOwner; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77400);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86025);
/* harmony import */ var _process_process_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69921);









const LEFTOVER = /^\.[\w.-]+\.[0-9a-f]{12}\.tmp$/;
const HALF_WRITTEN_MS = 10_000;
const BEAT_MS = 5_000;
const SILENT_MS = 60_000;
const MOST_TRIES = 100;
const PAUSE_MS = 5;
const MAX_LOCK_BYTES = 64 * 1024;
function createRunLock(mark = '') {
    return { acquire: (folder) => acquire(folder, mark) };
}
function isOwned(folder) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryOr */ .LE)(null, () => {
        const last = findNewestLock(folder);
        return last === null ? null : last === 'changing' || isHeld(last);
    });
}
function acquire(folder, mark) {
    try {
        const files = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { withFileTypes: true });
        const odd = files.find((file) => /^owner-\d/.test(file.name) && !file.isFile());
        if (odd !== undefined)
            return { status: 'odd', message: `${node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, odd.name)} is not a plain file` };
        for (let tries = 0; tries < MOST_TRIES; tries++) {
            const last = findNewestLock(folder);
            if (last === 'changing')
                continue;
            if (last !== null && isHeld(last)) {
                if (last.owner !== null)
                    return { status: 'taken', owner: last.owner };
                (0,_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .pauseThread */ .rp)(PAUSE_MS);
                continue;
            }
            const generation = (last?.generation ?? 0) + 1;
            const file = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatLockName(generation));
            if (!claim(file, mark))
                continue;
            const names = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder);
            if (findHighest(names) !== generation) {
                remove(file);
                continue;
            }
            for (const name of names)
                if (LEFTOVER.test(name))
                    remove(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, name));
            const former = last === null ? null : findFormerOwner(last);
            const owned = createOwnedLock(folder, generation, last !== null && !last.released);
            return former === null ? owned : { ...owned, former };
        }
        return { status: 'taken', owner: null };
    }
    catch (error) {
        return { status: 'failed', message: (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorMessage */ .gJ)(error) };
    }
}
function claim(file, mark) {
    try {
        writeOwner(file, mark);
        return true;
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .CA)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
function writeOwner(file, mark = '') {
    const handle = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx', 0o600);
    try {
        const owner = {
            pid: process.pid,
            host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
            since: new Date().toISOString(),
            started: (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnStart */ .rL)(),
            file: formatIdentity(node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(handle, { bigint: true }).ino),
            mark,
        };
        node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(handle, `${JSON.stringify(owner)}\n`);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(handle);
    }
}
function formatIdentity(inode) {
    return inode === 0n ? '' : inode.toString();
}
function createOwnedLock(folder, generation, interrupted) {
    for (let old = generation - 1; old > 0 && remove(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatLockName(old))); old--) {
        remove(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatDoneName(old)));
    }
    const file = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatLockName(generation));
    const identity = (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .identifyFolder */ .TR)(folder);
    const beat = setInterval(() => touch(file), BEAT_MS).unref();
    const release = () => {
        clearInterval(beat);
        if ((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .identifyFolder */ .TR)(folder) !== identity)
            return;
        (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryResult */ .Bh)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatDoneName(generation)), 'wx', 0o600)));
    };
    return { status: 'owned', release, interrupted };
}
function touch(file) {
    const now = new Date();
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryResult */ .Bh)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync(file, now, now));
}
function remove(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryResult */ .Bh)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(file)).ok;
}
function findHighest(names) {
    let generation = 0;
    for (const name of names) {
        const number = name.startsWith('owner-') ? Number.parseInt(name.slice('owner-'.length), 10) : 0;
        if (number > generation && name === formatLockName(number))
            generation = number;
    }
    return generation;
}
function formatLockName(generation) {
    return `owner-${generation}.lock`;
}
function formatDoneName(generation) {
    return `owner-${generation}.done`;
}
function findNewestLock(folder) {
    const names = new Set(node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder));
    const generation = findHighest(names);
    if (generation === 0)
        return null;
    if (names.has(formatDoneName(generation)))
        return { ...NO_OWNER, generation, released: true };
    const found = readLockFile(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatLockName(generation)));
    return found === null ? 'changing' : { ...found, generation, released: false };
}
const NO_OWNER = { owner: null, started: '', copied: false, age: 0, inode: 0n, mark: '' };
function readLockFile(file) {
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file, { bigint: true });
        const value = stats.isFile() ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(file, MAX_LOCK_BYTES).toString('utf8')) : null;
        const isAhead = Number(stats.mtimeMs) > Date.now() + BEAT_MS;
        if (isAhead)
            touch(file);
        const age = isAhead ? 0 : Date.now() - Number(stats.mtimeMs);
        const pid = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value) ? Number(value['pid']) : 0;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value) || !Number.isInteger(pid) || pid <= 0)
            return { ...NO_OWNER, age, inode: stats.ino };
        const owner = { pid, host: String(value['host'] ?? ''), since: String(value['since'] ?? '') };
        const written = typeof value['file'] === 'string' ? value['file'] : '';
        const inode = formatIdentity(stats.ino);
        const copied = written !== '' && inode !== '' && written !== inode;
        const mark = String(value['mark'] ?? '');
        return { owner, started: String(value['started'] ?? ''), copied, age, inode: stats.ino, mark };
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
function isHeld(lock) {
    return !lock.released && isAlive(lock);
}
function findFormerOwner({ released, copied, owner, age, mark }) {
    if (released || copied || owner === null || owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)())
        return null;
    const from = Date.parse(owner.since);
    return Number.isNaN(from) ? null : { pid: owner.pid, from, until: Date.now() - age + BEAT_MS, mark };
}
function isAlive(lock) {
    if (lock.copied)
        return false;
    if (lock.owner === null)
        return lock.age < HALF_WRITTEN_MS;
    if (lock.owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)())
        return lock.age < SILENT_MS;
    try {
        process.kill(lock.owner.pid, 0);
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .CA)(error) !== 'EPERM')
            return false;
    }
    const started = lock.started === '' ? '' : (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcessStart */ .s2)(lock.owner.pid);
    return started === '' ? lock.age < (0,node_os__WEBPACK_IMPORTED_MODULE_1__.uptime)() * 1000 : (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .isSameStart */ .zJ)(lock.started, started);
}


/***/ }),

/***/ 4019:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: function() { return /* binding */ isPrivateFolder; },
/* harmony export */   TR: function() { return /* binding */ identifyFolder; },
/* harmony export */   XF: function() { return /* binding */ readRegularFile; },
/* harmony export */   ZU: function() { return /* binding */ openRegularFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

class RefusedFile extends Error {
    code;
    constructor(code, message) {
        super(message);
        this.code = code;
    }
}
const MOST_BYTES = 512 * 1024 * 1024;
const WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0;
function openRegularFile(file, flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false });
    if (stats !== undefined)
        refuseIrregular(stats);
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, flags | WITHOUT_WAITING);
    try {
        refuseIrregular(node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor));
        return descriptor;
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        throw error;
    }
}
function refuseIrregular(stats) {
    if (stats.isDirectory())
        throw new RefusedFile('EISDIR', 'it is a folder');
    if (!stats.isFile())
        throw new RefusedFile('ENOTREG', 'it is not a regular file');
}
function readRegularFile(file, maxBytes = MOST_BYTES) {
    const descriptor = openRegularFile(file);
    try {
        const bytes = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor).size > maxBytes ? null : node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(descriptor);
        if (bytes !== null && bytes.length <= maxBytes)
            return bytes;
        throw new RefusedFile('EFBIG', `it is larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB`);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
function identifyFolder(folder) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder, { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.dev} ${stats.ino}`;
}
function isPrivateFolder(folder) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(folder, { throwIfNoEntry: false });
    if (stats?.isDirectory() !== true)
        return false;
    return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o077) === 0);
}


/***/ }),

/***/ 2939:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: function() { return /* binding */ decode; },
/* harmony export */   FK: function() { return /* binding */ isInside; },
/* harmony export */   Gt: function() { return /* binding */ displayPath; },
/* harmony export */   Hg: function() { return /* binding */ findShownFolder; },
/* harmony export */   Sc: function() { return /* binding */ resolveRealPath; },
/* harmony export */   W1: function() { return /* binding */ findRepository; },
/* harmony export */   gZ: function() { return /* binding */ MAX_FILE_BYTES; },
/* harmony export */   jl: function() { return /* binding */ findRepositoryWithin; },
/* harmony export */   lJ: function() { return /* binding */ diskReader; },
/* harmony export */   os: function() { return /* binding */ isLedOut; },
/* harmony export */   pl: function() { return /* binding */ findWorkspace; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77400);






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
const READ_FAILURES = {
    ENOENT: { code: 'file-not-found' },
    ENOTDIR: { code: 'file-not-found' },
    EISDIR: { code: 'not-a-file' },
    ENOTREG: { code: 'not-a-file' },
    EFBIG: { code: 'file-too-large' },
};
const diskReader = {
    read(path) {
        try {
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(path, MAX_FILE_BYTES));
        }
        catch (error) {
            const code = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) || 'it cannot be opened';
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(READ_FAILURES[code] ?? { code: 'file-unreadable', message: code });
        }
    },
    realpath: resolveRealPath,
    names: (folder) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)),
};
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way));
}
function isLedOut(folder, path, realpath = resolveRealPath) {
    return isInside(folder, path) && !isInside(realpath(folder), realpath(path));
}
function displayPath(folder, path) {
    return (isInside(folder, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
function findWorkspace(file, env) {
    return findRepository(file, env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(resolveRealPath(file));
}
function findShownFolder(file, env, cwd) {
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
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)({ code: 'file-too-large' });
    const notText = (message) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)({ code: 'file-not-text', message });
    if (content[0] === 0xff && content[1] === 0xfe)
        return notText('it is UTF-16; save it as UTF-8');
    if (typeof content !== 'string' && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return notText('it is not UTF-8');
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
    return text.includes('\0') ? notText('it is a binary file') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(text.replace(/^\ufeff/, ''));
}


/***/ }),

/***/ 89088:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: function() { return /* binding */ splitGlobs; },
/* harmony export */   SO: function() { return /* binding */ compileGlob; },
/* harmony export */   m0: function() { return /* binding */ matchesParts; },
/* harmony export */   qt: function() { return /* binding */ hasMagic; }
/* harmony export */ });
function splitGlobs(text) {
    return (text.match(/(?:\{[^{}\n]*\}|[^,\n])+/g) ?? []).map((glob) => glob.trim()).filter((glob) => glob !== '');
}
function matchesParts([first = '', ...rest], text) {
    const last = rest.pop();
    if (last === undefined)
        return text === first;
    if (!text.startsWith(first) || !text.endsWith(last))
        return false;
    let end = first.length;
    for (const part of rest) {
        const start = text.indexOf(part, end);
        if (start < 0)
            return false;
        end = start + part.length;
    }
    return end + last.length <= text.length;
}
function hasMagic(glob) {
    return /[*?{[]/.test(glob);
}
const IN_FOLDER = (char) => char !== '/';
const STEPS = {
    '**/': { is: 'folders', has: IN_FOLDER },
    '**': { is: 'many', has: () => true },
    '*': { is: 'many', has: IN_FOLDER },
    '?': { is: 'one', has: IN_FOLDER },
};
const MAX_ALTERNATIVES = 256;
function compileGlob(glob) {
    const ignoresCase = process.platform === 'win32';
    const ways = expandAlternatives(ignoresCase ? glob.toLowerCase() : glob).map(splitGlob);
    return { test: (path) => ways.some((steps) => matchesSteps(steps, ignoresCase ? path.toLowerCase() : path)) };
}
function expandAlternatives(glob) {
    let done = [''];
    for (const part of glob.match(/\{[^{}]*\}|[^{]+|\{/g) ?? []) {
        const choices = part.startsWith('{') && part.endsWith('}') ? part.slice(1, -1).split(',') : [part];
        const isTooMany = done.length * choices.length > MAX_ALTERNATIVES;
        done = done.flatMap((begun) => (isTooMany ? [part] : choices).map((choice) => begun + choice));
    }
    return done;
}
function splitGlob(glob) {
    return (glob.match(/\*\*\/|\*\*|[*?]|\[[^[\]/]+\]|[\s\S]/g) ?? []).map((part) => STEPS[part] ?? toGlobStep(part));
}
function toGlobStep(part) {
    if (part.length === 1)
        return { is: 'one', has: (char) => char === part };
    const set = new RegExp(`[${part.slice(1, -1).replace(/^!/, '^').replaceAll('\\', '\\\\')}]`);
    return { is: 'one', has: (char) => set.test(char) };
}
function matchesSteps(steps, path) {
    let [reached, inside] = [new Uint8Array(steps.length + 1), new Uint8Array(steps.length)];
    reached[0] = 1;
    skipOptional(steps, reached);
    for (const char of path) {
        const [next, stillInside] = [new Uint8Array(steps.length + 1), new Uint8Array(steps.length)];
        for (const [at, { is, has }] of steps.entries()) {
            if (is === 'folders') {
                if (inside[at] === 1 && char === '/')
                    next[at] = 1;
                else if ((inside[at] === 1 || reached[at] === 1) && has(char))
                    stillInside[at] = 1;
            }
            else if (reached[at] === 1 && has(char))
                next[is === 'many' ? at : at + 1] = 1;
        }
        skipOptional(steps, next);
        [reached, inside] = [next, stillInside];
    }
    return reached[steps.length] === 1;
}
function skipOptional(steps, reached) {
    for (const [at, { is }] of steps.entries())
        if (reached[at] === 1 && is !== 'one')
            reached[at + 1] = 1;
}


/***/ })

};
;