"use strict";
exports.id = 1215;
exports.ids = [1215];
exports.modules = {

/***/ 92465:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: function() { return /* binding */ endSurvivors; },
/* harmony export */   P4: function() { return /* binding */ endWindowsTree; },
/* harmony export */   RI: function() { return /* binding */ CANCEL_GRACE_MS; },
/* harmony export */   Sb: function() { return /* binding */ endTree; },
/* harmony export */   h4: function() { return /* binding */ endWindowsLeftovers; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86025);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69921);




const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 100;
const GIVE_UP_AFTER_KILL_MS = 3000;
const MOST_COMMANDS = 100;
const CANCEL_GRACE_MS = 2000;
function endTree(scan, target, graceMs) {
    const ending = { killAt: _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml.monotonic() + graceMs, wake: new AbortController() };
    return {
        done: endAll(scan, target, ending),
        hurry(ms) {
            ending.killAt = Math.min(ending.killAt, _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml.monotonic() + ms);
            ending.wake.abort();
            ending.wake = new AbortController();
        },
    };
}
async function endAll(scan, target, ending) {
    const seen = new Map();
    const commands = [];
    let pause = FIRST_PAUSE_MS;
    for (;;) {
        const members = findMembers(await scan(), target, seen);
        if (members.length === 0)
            return commands;
        const now = _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml.monotonic();
        const killing = now >= ending.killAt;
        if (now >= ending.killAt + GIVE_UP_AFTER_KILL_MS)
            return commands;
        for (const { pid, started } of members) {
            if (seen.get(pid) !== started && commands.length < MOST_COMMANDS)
                commands.push((0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommandLine */ .ye)(pid));
            if (killing)
                send(pid, 'SIGKILL');
            else if (seen.get(pid) !== started)
                send(pid, 'SIGTERM');
            seen.set(pid, started);
        }
        pause = killing ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS, Math.max(1, ending.killAt - now));
        await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .nap */ .Qj)(pause, ending.wake.signal);
    }
}
function findMembers(entries, target, seen) {
    const pipes = target.pipes();
    const roots = entries.filter(({ pid, parent, started, mark, holdsAny }) => {
        if (pid === process.pid)
            return false;
        if (pid === target.root && parent === process.pid)
            return true;
        if (seen.get(pid) === started || (mark !== null && target.isMarked(mark)))
            return true;
        return pipes.size > 0 && holdsAny(pipes);
    });
    if (roots.length === 0)
        return [];
    const children = new Map();
    for (const entry of entries)
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(children, entry.parent, entry);
    const members = new Set(roots);
    for (const entry of members) {
        for (const child of children.get(entry.pid) ?? [])
            if (child.pid !== process.pid)
                members.add(child);
    }
    return [...members];
}
function send(pid, signal) {
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .tryResult */ .Bh)(() => process.kill(pid, signal));
}
function endWindowsTree(root) {
    const end = async () => {
        if (root === null)
            return [];
        await taskkill(root.pid);
        return endWindowsLeftovers([{ ...root, ended: Date.now() }]);
    };
    return { done: end(), hurry: () => undefined };
}
async function endWindowsLeftovers(roots) {
    if (roots.length === 0)
        return [];
    const processes = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWindowsProcesses */ .EI)(await (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .runProgram */ .mB)('powershell', _process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .WINDOWS_QUERY */ .Hn));
    const orphans = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .findOrphans */ .tQ)(processes, roots);
    for (const pid of orphans)
        await taskkill(pid);
    return orphans.slice(0, MOST_COMMANDS).map((pid) => `process ${pid}`);
}
async function endSurvivors({ pid, from, until, mark }) {
    if (process.platform === 'win32')
        return endWindowsLeftovers([{ pid, started: from, ended: until }]);
    if (mark === '')
        return [];
    const target = { root: null, isMarked: (value) => (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRunner */ .OD)(value, mark), pipes: () => new Set() };
    return endTree((0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .createScan */ .ek)(), target, CANCEL_GRACE_MS).done;
}
async function taskkill(pid) {
    await (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .runProgram */ .mB)('taskkill', ['/PID', String(pid), '/T', '/F']);
}


/***/ }),

/***/ 61215:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  claimRunsFolder: function() { return /* binding */ claimRunsFolder; },
  createRealAdapters: function() { return /* binding */ createRealAdapters; },
  createSurroundings: function() { return /* binding */ createSurroundings; },
  findPackageFolder: function() { return /* binding */ findPackageFolder; },
  findRunsFolder: function() { return /* binding */ findRunsFolder; },
  isTrustedRunsFolder: function() { return /* binding */ isTrustedRunsFolder; },
  sendVerdicts: function() { return /* binding */ sendVerdicts; },
  temporaryBase: function() { return /* binding */ temporaryBase; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/adapters/github/api.js
var api = __webpack_require__(76159);
// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/adapters/process/end-tree.js
var end_tree = __webpack_require__(92465);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 3 modules
var exec = __webpack_require__(81260);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/adapters/standard-streams.js
var standard_streams = __webpack_require__(71834);
// EXTERNAL MODULE: ./build/src/adapters/process/locate.js
var locate = __webpack_require__(42135);
// EXTERNAL MODULE: ./build/src/adapters/process/process-table.js
var process_table = __webpack_require__(69921);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./build/src/text/bytes.js
var text_bytes = __webpack_require__(36659);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
;// CONCATENATED MODULE: ./build/src/adapters/process/retained-output.js



const EDGE_BYTES = 512 * 1024;
const SHOWN_BYTES = 16 * 1024 * 1024;
const NO_OUTPUT = { text: '', truncated: false, totalBytes: 0 };
class RetainedOutput {
    maxBytes;
    onOutput;
    secrets;
    onCut;
    #edgeBytes;
    #heldBytes;
    #decoder;
    #bytes = new ByteList();
    #total = 0;
    #head = null;
    constructor(maxBytes, onOutput, secrets = excerpt/* NO_SECRETS */.g1, escapesBytes = false, onCut) {
        this.maxBytes = maxBytes;
        this.onOutput = onOutput;
        this.secrets = secrets;
        this.onCut = onCut;
        this.#decoder = escapesBytes ? new text_bytes/* AnyBytesDecoder */.kx() : new external_node_string_decoder_.StringDecoder('utf8');
        this.#edgeBytes = Math.min(EDGE_BYTES, Math.floor(maxBytes / 2));
        this.#heldBytes = onCut === undefined ? maxBytes : Math.max(maxBytes, SHOWN_BYTES);
    }
    add(chunk) {
        if (chunk.length === 0)
            return;
        this.#bytes.push(chunk);
        this.#total += chunk.length;
        this.#omitMiddle();
        const text = this.#decoder.write(chunk);
        if (text !== '')
            this.onOutput(text);
    }
    finish() {
        if (this.#total === 0)
            return NO_OUTPUT;
        const rest = this.#decoder.end();
        if (rest !== '')
            this.onOutput(rest);
        const bytes = this.#bytes.join();
        if (this.#total <= this.maxBytes)
            return { text: bytes.toString('utf8'), truncated: false, totalBytes: this.#total };
        this.onCut?.(bytes);
        const head = this.#retainedHead(this.#head ?? bytes);
        const tail = this.#retainedTail(bytes);
        const omittedBytes = this.#total - head.length - tail.length;
        const text = `${head.toString('utf8')}\n[... ${omittedBytes} bytes left out ...]\n${tail.toString('utf8')}`;
        return { text, truncated: true, totalBytes: this.#total };
    }
    #retainedHead(bytes) {
        const end = trimToWords(withoutTornEnd(bytes.subarray(0, this.#edgeBytes)), -1).length;
        const [before, after] = splitAround(bytes, end);
        const span = (0,excerpt/* spanAcross */.EF)(before, after, this.secrets);
        return bytes.subarray(0, span === null ? end : end - Buffer.byteLength(before.slice(span.start)));
    }
    #retainedTail(bytes) {
        const edge = bytes.subarray(Math.max(0, bytes.length - this.#edgeBytes));
        const start = bytes.length - trimToWords(withoutTornStart(edge), 1).length;
        const [before, after] = splitAround(bytes, start);
        const span = (0,excerpt/* spanAcross */.EF)(before, after, this.secrets);
        return bytes.subarray(span === null ? start : start + Buffer.byteLength(after.slice(0, span.end - before.length)));
    }
    #omitMiddle() {
        if (this.#head !== null || this.#total <= this.#heldBytes)
            return;
        const length = this.#edgeBytes + excerpt/* CUT_WINDOW */.Q9;
        this.onCut?.(this.#bytes.join());
        this.#head = this.#bytes.first(length);
        this.#bytes.keepLast(this.onCut === undefined ? length : Math.max(length, SHOWN_BYTES));
    }
}
function splitAround(bytes, at) {
    return [
        bytes.subarray(Math.max(0, at - excerpt/* CUT_WINDOW */.Q9), at).toString('utf8'),
        bytes.subarray(at, at + excerpt/* CUT_WINDOW */.Q9).toString('utf8'),
    ];
}
const SPACES = new Set([9, 10, 13, 32]);
const LONGEST_WORD = 8 * 1024;
function trimToWords(bytes, direction) {
    const first = direction === 1 ? 0 : bytes.length - 1;
    for (let step = 0; step < Math.min(LONGEST_WORD, bytes.length); step++) {
        const at = first + step * direction;
        if (!SPACES.has(bytes[at] ?? 0))
            continue;
        return direction === 1 ? bytes.subarray(at + 1) : bytes.subarray(0, at);
    }
    return bytes;
}
const BLOCK_BYTES = 64 * 1024;
const BLOCK_CHUNKS = 1024;
class ByteList {
    #blocks = [];
    #open = [];
    #openLength = 0;
    #length = 0;
    #mostBytes = Number.POSITIVE_INFINITY;
    push(chunk) {
        this.#open.push(chunk);
        this.#openLength += chunk.length;
        this.#length += chunk.length;
        if (this.#openLength < BLOCK_BYTES && this.#open.length < BLOCK_CHUNKS)
            return;
        this.#blocks.push(this.#open.length === 1 ? chunk : Buffer.concat(this.#open));
        this.#open = [];
        this.#openLength = 0;
        this.#dropFirst();
    }
    keepLast(bytes) {
        this.#mostBytes = bytes;
        this.#dropFirst();
    }
    #dropFirst() {
        for (let first = this.#blocks[0]; first !== undefined; first = this.#blocks[0]) {
            if (this.#length - first.length < this.#mostBytes)
                return;
            this.#length -= first.length;
            this.#blocks.shift();
        }
    }
    join() {
        return Buffer.concat([...this.#blocks, ...this.#open]);
    }
    first(bytes) {
        return Buffer.concat([...this.#blocks, ...this.#open], Math.min(bytes, this.#length));
    }
}
function withoutTornEnd(bytes) {
    return bytes.subarray(0, bytes.length - (0,text_bytes/* countUnfinishedBytes */.EN)(bytes));
}
function withoutTornStart(bytes) {
    let start = 0;
    while (start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start += 1;
    return bytes.subarray(start);
}

;// CONCATENATED MODULE: ./build/src/adapters/process/attempt.js











const captures = new external_node_async_hooks_.AsyncLocalStorage();
const starting = new Map();
let subscribed = false;
function captureChild(capture, start) {
    if (!subscribed)
        (0,external_node_diagnostics_channel_.subscribe)('child_process', adopt);
    subscribed = true;
    return captures.run({ next: capture }, start);
}
function adopt(message) {
    const call = captures.getStore();
    const capture = call?.next ?? null;
    if (call === undefined || capture === null)
        return;
    const child = typeof message === 'object' && message !== null && 'process' in message ? message.process : null;
    if (!(child instanceof external_node_child_process_.ChildProcess))
        return;
    call.next = null;
    if (starting.size === 0)
        process.on('unhandledRejection', failStart);
    starting.set(child, capture);
    child.once('spawn', () => {
        settle(child);
        capture.onSpawned(child);
    });
    child.once('error', (error) => {
        settle(child);
        capture.onFailed(error);
    });
}
function settle(child) {
    if (starting.delete(child) && starting.size === 0)
        process.off('unhandledRejection', failStart);
}
function failStart(reason) {
    const [failed] = [...starting].filter(([child]) => child.pid === undefined);
    if (failed === undefined || (0,error_message/* errorCode */.CA)(reason) === '')
        throw reason;
    const [child, capture] = failed;
    settle(child);
    capture.onFailed(reason);
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const DRAIN_MS = 500;
class ProcessAttempt {
    request;
    signal;
    setting;
    #stdout;
    #stderr;
    #released;
    #release = () => undefined;
    #child = null;
    #startError = null;
    #readError = null;
    #pipes = [];
    #exited = false;
    #settled = false;
    #ending = null;
    #timer;
    #idleTimer;
    #isIdle = false;
    #isPaused = false;
    constructor(request, signal, setting) {
        this.request = request;
        this.signal = signal;
        this.setting = setting;
        const { maxRetainedBytes, onOutput, onCut, secrets, escapesBytes } = request;
        const retainStream = (stream) => {
            const show = (printed) => {
                onOutput(stream, printed);
                this.#waitForReaders();
            };
            return new RetainedOutput(maxRetainedBytes, show, secrets, escapesBytes, stream === 'stdout' ? onCut : undefined);
        };
        this.#stdout = retainStream('stdout');
        this.#stderr = retainStream('stderr');
        this.#released = new Promise((resolve) => {
            this.#release = resolve;
        });
    }
    async run() {
        const { start, cwd, env, pipeWaitMs } = this.setting;
        const { stdin, inheritsStdin } = this.request;
        const options = {
            cwd,
            env,
            ...(inheritsStdin === true ? {} : { input: Buffer.from(stdin ?? '') }),
            windowsVerbatimArguments: start.verbatim,
            silent: true,
            ignoreReturnCode: true,
            delay: pipeWaitMs,
            listeners: {
                stdout: (chunk) => this.#take(chunk, this.#stdout),
                stderr: (chunk) => this.#take(chunk, this.#stderr),
            },
        };
        const onFailed = (error) => {
            this.#startError ??= error;
            this.#release();
        };
        const capture = { onSpawned: (child) => this.#onSpawned(child), onFailed };
        void captureChild(capture, () => (0,exec/* exec */.m)(quoteProgram(start.program), [...start.args], options)).then(() => this.#release(), onFailed);
        await this.#released;
        return this.#settle();
    }
    #take(chunk, output) {
        this.#idleTimer?.refresh();
        if (!this.#settled)
            output.add(chunk);
        chunk.toString = () => '';
    }
    #waitForReaders() {
        if (this.#child === null || this.#exited || !(0,standard_streams/* waitForReaders */.FI)(this.#goOn))
            return;
        this.#isPaused = true;
        this.#child.stdout?.pause();
        this.#child.stderr?.pause();
    }
    #goOn = () => {
        (0,standard_streams/* stopWaiting */.Sk)(this.#goOn);
        this.#isPaused = false;
        this.#idleTimer?.refresh();
        this.#child?.stdout?.resume();
        this.#child?.stderr?.resume();
    };
    #onSpawned(child) {
        child.stdin?.on('error', () => undefined);
        if (this.request.inheritsStdin === true && child.stdin !== null)
            giveStdin(child.stdin, child);
        this.#child = child;
        this.setting.onStarted(child);
        this.#pipes = child.pid === undefined ? [] : (0,process_table/* listPipes */.Cl)(child.pid);
        for (const stream of [child.stdout, child.stderr]) {
            stream?.on('error', (error) => {
                this.#readError ??= error;
            });
        }
        child.once('exit', () => {
            this.#exited = true;
            this.#goOn();
            if (this.#ending !== null)
                return;
            clearTimeout(this.#timer);
            clearTimeout(this.#idleTimer);
        });
        const { timeoutSeconds, idleSeconds = null } = this.request;
        if (idleSeconds !== null)
            this.#idleTimer = setTimeout(() => this.#endIdle(), Math.min(idleSeconds * 1000, LONGEST_TIMER_MS));
        if (timeoutSeconds !== null) {
            const ms = Math.min(timeoutSeconds * 1000, LONGEST_TIMER_MS);
            this.#timer = setTimeout(() => this.#end('timed_out', this.setting.timeoutGraceMs), ms);
        }
        (0,external_node_events_.setMaxListeners)(0, this.signal);
        this.signal.addEventListener('abort', this.#onAbort, { once: true });
        if (this.signal.aborted)
            this.#onAbort();
    }
    #onAbort = () => {
        if (this.#ending !== null)
            this.#ending.tree.hurry(this.setting.cancelGraceMs);
        else if (this.#exited)
            this.#release();
        else
            this.#end('cancelled', this.setting.cancelGraceMs);
    };
    #endIdle() {
        if (this.#isPaused)
            this.#idleTimer?.refresh();
        else {
            this.#isIdle = this.#ending === null;
            this.#end('timed_out', this.setting.timeoutGraceMs);
        }
    }
    #end(status, graceMs) {
        const pid = this.#child?.pid;
        if (pid === undefined || this.#ending !== null || this.#settled)
            return;
        clearTimeout(this.#timer);
        clearTimeout(this.#idleTimer);
        const tree = this.setting.endTree(pid, graceMs, () => (isHeld(this.#child) ? this.#pipes : []));
        this.#ending = { status, tree };
        void tree.done.then(() => {
            this.#timer = setTimeout(this.#release, DRAIN_MS);
        });
    }
    async #settle() {
        if (this.#ending !== null)
            await this.#ending.tree.done;
        if (isHeld(this.#child))
            await new Promise((resolve) => setImmediate(resolve));
        this.#settled = true;
        clearTimeout(this.#timer);
        clearTimeout(this.#idleTimer);
        this.signal.removeEventListener('abort', this.#onAbort);
        const child = this.#child;
        if (child === null) {
            const message = (0,locate/* describeStartFailure */.q3)(this.request.command, this.#startError);
            return { status: 'not_started', message, cause: 'other' };
        }
        if (isHeld(this.#child))
            this.setting.onHeld(child, this.#pipes);
        const streams = { stdout: this.#stdout.finish(), stderr: this.#stderr.finish() };
        if (this.#ending?.status === 'timed_out')
            return { status: 'timed_out', isIdle: this.#isIdle, ...streams };
        if (this.#ending !== null)
            return { status: this.#ending.status, ...streams };
        if (this.#readError !== null)
            return { status: 'unread', message: (0,error_message/* errorMessage */.gJ)(this.#readError), ...streams };
        return { status: 'exited', ...readExit(child), ...streams };
    }
}
function isHeld(child) {
    return child?.stdout?.closed === false || child?.stderr?.closed === false;
}
function readExit(child) {
    const { exitCode, signalCode } = child;
    if (signalCode !== null)
        return { exitCode: -(external_node_os_.constants.signals[signalCode] ?? 0), signal: signalCode };
    return { exitCode: exitCode ?? 0, signal: null };
}
function giveStdin(stdin, child) {
    if (process.stdin.readableEnded) {
        stdin.end();
        return;
    }
    process.stdin.once('error', () => stdin.end());
    process.stdin.pipe(stdin);
    child.once('exit', () => {
        process.stdin.unpipe(stdin);
        process.stdin.pause();
    });
}
function quoteProgram(program) {
    return `"${program.replaceAll('"', '\\"')}"`;
}

// EXTERNAL MODULE: ./build/src/adapters/process/windows.js
var windows = __webpack_require__(11528);
;// CONCATENATED MODULE: ./build/src/adapters/process/index.js






const PATIENCE = { timeoutGraceMs: 5000, cancelGraceMs: end_tree/* CANCEL_GRACE_MS */.RI, pipeWaitMs: 1800 };
const isWindows = process.platform === 'win32';
const START_MS = 1000;
function createProcessRunner(patience = {}, mark = (0,process_table/* createRunnerMark */._v)()) {
    return new ExecProcessRunner({ ...PATIENCE, ...patience }, mark);
}
class ExecProcessRunner {
    patience;
    mark;
    #locator = new locate/* CommandLocator */.gl();
    #scan = (0,process_table/* createScan */.ek)();
    #held = new Map();
    #roots = [];
    #started = 0;
    constructor(patience, mark) {
        this.patience = patience;
        this.mark = mark;
    }
    async run(request, signal) {
        if (signal.aborted)
            return { status: 'cancelled', stdout: NO_OUTPUT, stderr: NO_OUTPUT };
        const unpassable = (0,locate/* explainUnpassable */.UM)(request);
        if (unpassable !== null)
            return createNotStarted(unpassable);
        const folder = (0,locate/* checkFolder */.p$)(request.cwd);
        if (!folder.ok)
            return createNotStarted(folder.error);
        const program = this.#locator.locate(request.command, folder.value, request.env);
        if (!program.ok)
            return { status: 'not_started', ...program.error };
        const start = (0,windows/* createProgramStart */.TX)(program.value, request.args);
        if (!start.ok)
            return createNotStarted(start.error);
        return this.#attempt(request, signal, start.value, folder.value).run();
    }
    #attempt(request, signal, start, cwd) {
        this.#started += 1;
        const serial = this.#started;
        const mark = (0,process_table/* formatMark */.ry)(request.env[process_table/* MARK_VARIABLE */.l6], this.mark, serial);
        return new ProcessAttempt(request, signal, {
            start,
            cwd,
            env: { ...request.env, ...withoutShellFiles(request.env), [process_table/* MARK_VARIABLE */.l6]: mark },
            ...this.patience,
            endTree: (root, graceMs, pipes) => this.#endTree(root, serial, graceMs, pipes),
            onStarted: (child) => this.#remember(child),
            onHeld: (child, pipes) => this.#leave(child, pipes),
        });
    }
    async endLeftovers(graceMs = this.patience.cancelGraceMs) {
        if (this.#started === 0)
            return [];
        const isMarked = (mark) => (0,process_table/* isOfRunner */.OD)(mark, this.mark);
        const ended = isWindows
            ? await (0,end_tree/* endWindowsLeftovers */.h4)(this.#roots)
            : await (0,end_tree/* endTree */.Sb)(this.#scan, { root: null, isMarked, pipes: this.#heldPipes }, graceMs).done;
        for (const child of this.#held.keys()) {
            child.stdout?.destroy();
            child.stderr?.destroy();
        }
        this.#held.clear();
        return ended;
    }
    #heldPipes = () => new Set([...this.#held].flatMap(([child, pipes]) => (isHeld(child) ? pipes : [])));
    #endTree(root, serial, graceMs, pipes) {
        if (isWindows)
            return (0,end_tree/* endWindowsTree */.P4)(this.#roots.findLast(({ pid }) => pid === root) ?? null);
        const isMarked = (mark) => (0,process_table/* isOfProcess */.hK)(mark, this.mark, serial);
        return (0,end_tree/* endTree */.Sb)(this.#scan, { root, isMarked, pipes: () => new Set(pipes()) }, graceMs);
    }
    #remember(child) {
        if (!isWindows || child.pid === undefined)
            return;
        const root = { pid: child.pid, started: Date.now() - START_MS, ended: Number.POSITIVE_INFINITY };
        this.#roots.push(root);
        child.once('exit', () => {
            root.ended = Date.now();
        });
    }
    #leave(child, pipes) {
        this.#held.set(child, pipes);
        for (const stream of [child.stdout, child.stderr]) {
            if (stream === null)
                continue;
            stream.removeAllListeners('data');
            stream.on('error', () => undefined);
            stream.resume();
            if ('unref' in stream && typeof stream.unref === 'function')
                stream.unref();
        }
    }
}
function withoutShellFiles(env) {
    return isWindows || Number(env['SHLVL'] ?? 0) > 0 ? {} : { SHLVL: '1' };
}
function createNotStarted(message) {
    return { status: 'not_started', message, cause: 'other' };
}

// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/provider.js
var provider = __webpack_require__(79615);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/redaction/secret-sources.js
var secret_sources = __webpack_require__(54453);
;// CONCATENATED MODULE: ./build/src/adapters/providers/resolve.js




const PROVIDER_VARIABLE = 'CONDUCTOR_PROVIDER';
const KNOWN = new Map([
    ...provider/* HTTP_SERVERS */.wM.flatMap((server) => server.names.map((name) => [name, server])),
    ['command', 'command'],
]);
const PROVIDER_NAMES = [...KNOWN.keys()];
function resolveProvider(choice) {
    const { runtime, node, override, env } = choice;
    const written = node ?? runtime;
    const writtenName = written === undefined ? '' : getProviderName(written);
    const foreign = UPSTREAM_NAMES.has(writtenName) ? writtenName : null;
    const ofFile = runtime !== undefined && KNOWN.has(getProviderName(runtime)) ? runtime : undefined;
    const byKey = provider/* HTTP_SERVERS */.wM.find(({ keyVariable }) => toNonEmpty(env[keyVariable]) !== null)?.kind;
    const byEnvironment = toNonEmpty(env[PROVIDER_VARIABLE]) ?? (foreign === null ? written : ofFile) ?? byKey;
    const named = toNonEmpty(override) ?? (foreign === null ? written : undefined) ?? byEnvironment;
    const refuse = (problem, isMissing) => (0,result/* err */._q)({ message: `${problem} (known: ${PROVIDER_NAMES.join(', ')})`, isMissing });
    if (named === undefined)
        return refuse(describeUnconfigured(foreign), true);
    const resolved = resolveNamed(named, [node, runtime], env);
    if (!resolved.ok)
        return refuse(resolved.error, false);
    return foreign !== null ? (0,result.ok)({ ...resolved.value, replaces: foreign }) : resolved;
}
function resolveNamed(named, given, env) {
    const name = getProviderName(named);
    const known = KNOWN.get(name);
    if (known === undefined) {
        const other = 'name another one in the file, or with --provider (the provider input of the action), which wins over it';
        const hint = (0,finding/* suggestNearest */.nD)(name, PROVIDER_NAMES)?.suggestion ?? other;
        return (0,result/* err */._q)(`the provider ${JSON.stringify(name.slice(0, 100))} is not known here; ${hint}`);
    }
    const written = [named, ...given].find((each) => typeof each === 'object' && KNOWN.get(each.name) === known);
    const definition = typeof written === 'object' ? written : { name };
    return known === 'command' ? resolveCommand(definition, name) : resolveServer(known, definition, name, env);
}
const UPSTREAM_NAMES = new Set(['copilot', 'claude-agent-sdk', 'hermes', 'aca', 'openai-agents']);
function getProviderName(provider) {
    return typeof provider === 'string' ? provider : provider.name;
}
function describeUnconfigured(foreign) {
    const what = foreign === null
        ? 'no provider is configured'
        : `${foreign} is a provider of microsoft/conductor, and none that could take its place is configured here`;
    return `${what}: give --provider NAME (the action's input provider) or ${PROVIDER_VARIABLE}, set ${secret_sources/* PROVIDER_KEY_VARIABLES */.sQ.join(' or ')}, or name a program with runtime.provider: {name: command, command: ...}`;
}
function resolveServer(known, definition, name, env) {
    const custom = toNonEmpty(definition.base_url);
    const baseUrl = custom ?? toNonEmpty(env[known.baseUrlVariable]) ?? known.baseUrl;
    const wrong = findUrlProblem(baseUrl);
    if (wrong !== null)
        return (0,result/* err */._q)(`the base URL of ${name} ${wrong}`);
    const writtenKey = toNonEmpty(definition.api_key);
    if (custom !== null && writtenKey === null)
        return (0,result/* err */._q)(`${name} has a base_url of its own and no api_key; keys of the environment are never sent to such a server; write api_key: \${VAR}, or any text for a server that needs none`);
    const { kind, defaultModel } = known;
    const settings = { kind, name, baseUrl, defaultModel, headers: definition.headers ?? {} };
    const apiKey = writtenKey ?? toNonEmpty(env[known.keyVariable]);
    const unset = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/.exec(apiKey ?? '')?.[1];
    const ownKey = unset === undefined ? null : `set ${unset}`;
    const noKey = apiKey === null ? `set ${known.keyVariable}, or api_key under runtime.provider` : ownKey;
    if (noKey !== null)
        return (0,result.ok)({ ...settings, apiKey: '', missingKey: `${name} has no key: ${noKey}` });
    return (0,result.ok)({ ...settings, apiKey: apiKey ?? '' });
}
function resolveCommand(definition, name) {
    const command = toNonEmpty(definition.command);
    if (command === null)
        return (0,result/* err */._q)('the command provider has no command: runtime.provider: {name: command, command: ..., args: [...]}');
    return (0,result.ok)({ kind: 'command', name, command, args: (definition.args ?? []).map(String), env: definition.env ?? {} });
}
function findUrlProblem(text) {
    if (!URL.canParse(text))
        return `is not a URL: ${JSON.stringify(text.slice(0, 200))}`;
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        return `must start with http:// or https://`;
    return url.username === '' && url.password === '' ? null : 'must not contain a user or a password; use api_key';
}
function toNonEmpty(text) {
    return text === undefined || text === null || text.trim() === '' ? null : text;
}

// EXTERNAL MODULE: ./build/src/adapters/run-lock.js
var run_lock = __webpack_require__(62868);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/core/regular-file.js
var regular_file = __webpack_require__(4019);
// EXTERNAL MODULE: ./build/src/core/shells.js
var shells = __webpack_require__(12669);
;// CONCATENATED MODULE: ./build/src/adapters/script-files.js








const locator = new locate/* CommandLocator */.gl();
function createScripts(folder) {
    return {
        prepare: (text, wanted, env) => {
            const has = (command) => locator.locate(command, process.cwd(), env).ok;
            const shell = (0,shells/* resolveShell */.jQ)(wanted, { windows: process.platform === 'win32', has });
            if (!shell.ok)
                return shell;
            const file = external_node_path_default().join(folder, `${(0,external_node_crypto_.randomBytes)(16).toString('hex')}${(0,shells/* scriptExtension */.dv)(shell.value, text)}`);
            const problem = (0,result/* tryAction */.Y$)(() => {
                (0,file_store/* makePrivateFolder */.I2)(folder);
                (0,external_node_fs_.writeFileSync)(file, (0,shells/* composeScriptText */.R9)(shell.value, text), { flag: 'wx', mode: 0o600 });
            });
            if (problem !== null)
                return (0,result/* err */._q)(`cannot write the script's file: ${problem}`);
            return (0,result.ok)({ ...(0,shells/* scriptCommand */.rG)(shell.value, file), file, remove: () => (0,file_store/* removeQuietly */.S2)(file) });
        },
    };
}
const HEAD_BYTES = 64 * 1024;
function createErrorFiles(folder) {
    return {
        create: async () => {
            const problem = (0,result/* tryAction */.Y$)(() => (0,file_store/* makePrivateFolder */.I2)(folder));
            if (problem !== null)
                return (0,result/* err */._q)(`there is no folder for temporary files: ${problem}`);
            const id = (0,external_node_crypto_.randomUUID)();
            const file = `${folder}${(external_node_path_default()).sep}error-${id}.json`;
            const outputPath = `${folder}${(external_node_path_default()).sep}output-${id}.txt`;
            return (0,result.ok)({
                path: file,
                readEnvelope: async (maxBytes) => readAndRemove(file, maxBytes),
                outputPath,
                readOutput: async (maxBytes) => readAndRemove(outputPath, maxBytes),
            });
        },
        writeArguments: (text) => {
            const file = external_node_path_default().join(folder, `arguments-${(0,external_node_crypto_.randomUUID)()}.txt`);
            const problem = (0,result/* tryAction */.Y$)(() => {
                (0,file_store/* makePrivateFolder */.I2)(folder);
                (0,external_node_fs_.writeFileSync)(file, text, { flag: 'wx', mode: 0o600 });
            });
            if (problem !== null)
                return (0,result/* err */._q)(`cannot write the file of CONDUCTOR_TEST_ARGS: ${problem}`);
            return (0,result.ok)({ path: file, remove: () => (0,file_store/* removeQuietly */.S2)(file) });
        },
    };
}
function readAndRemove(file, maxBytes) {
    const read = (0,result/* tryResult */.Bh)(() => readContent(file, maxBytes));
    const content = read.ok ? read.value : { status: 'unreadable', message: read.error };
    if (content.status !== 'absent')
        (0,file_store/* removeQuietly */.S2)(file);
    return content;
}
function readContent(file, maxBytes) {
    const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    if (stats === undefined)
        return { status: 'absent' };
    if (!stats.isFile())
        return { status: 'unreadable', message: 'it is not a regular file' };
    const descriptor = (0,file_store/* tryPatiently */.zF)(() => (0,regular_file/* openRegularFile */.ZU)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0)));
    try {
        const opened = (0,external_node_fs_.fstatSync)(descriptor);
        const isTooLarge = opened.size > maxBytes;
        const buffer = Buffer.alloc(isTooLarge ? Math.min(maxBytes, HEAD_BYTES) : opened.size);
        const bytes = buffer.subarray(0, (0,external_node_fs_.readSync)(descriptor, buffer));
        return isTooLarge ? { status: 'too_large', size: opened.size, head: bytes } : { status: 'bytes', bytes };
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

// EXTERNAL MODULE: ./build/src/adapters/source-tree.js
var source_tree = __webpack_require__(16335);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/reporters/telemetry/settings.js
var telemetry_settings = __webpack_require__(56002);
// EXTERNAL MODULE: ./build/src/run/live-output.js
var live_output = __webpack_require__(72716);
;// CONCATENATED MODULE: ./build/src/run/adapters.js


















function createRealAdapters(env, durability = 'machine') {
    const mark = (0,process_table/* createRunnerMark */._v)();
    const processes = createProcessRunner({}, mark);
    return {
        clock: clock/* systemClock */.ml,
        files: (0,file_store/* createFileStore */.IF)(durability),
        runsFolder: () => claimRunsFolder(env),
        processes,
        errorFiles: createErrorFiles,
        scripts: createScripts,
        temporaryFolder: file_store/* makeTemporaryFolder */.wE,
        removeFolder: file_store/* removeQuietly */.S2,
        patterns: patterns/* loadPatterns */.o,
        sources: source_tree/* createSourceTree */.C,
        reports: source_tree/* reportFiles */.I,
        provider: createSharedProvider(processes),
        tools: async () => (await Promise.all(/* import() */[__webpack_require__.e(6469), __webpack_require__.e(1313), __webpack_require__.e(4174)]).then(__webpack_require__.bind(__webpack_require__, 94174))).createToolServers(),
        resolveProvider: (workflow, node, override) => resolveProvider({ runtime: workflow.settings.runtime?.provider, node: node.provider, override, env }),
        github: (0,github/* createGithubContext */.H9)(env, api/* readEventPayload */.N),
        lock: (0,run_lock/* createRunLock */.T3)(mark),
        endSurvivors: end_tree/* endSurvivors */.Bk,
        ...((0,telemetry_settings/* wantsTelemetry */.vg)(env) ? { tracer: (run) => createRunTracer(env, run) } : {}),
    };
}
function createSurroundings(cwd, env, durability) {
    return {
        cwd,
        env,
        tempBase: temporaryBase(env),
        helpersFolder: findHelpersFolder(),
        adapters: createRealAdapters(env, durability),
    };
}
function createSharedProvider(processes) {
    let made = null;
    return (surroundings) => {
        made ??= __webpack_require__.e(/* import() */ 4005).then(__webpack_require__.bind(__webpack_require__, 64005)).then(({ createProvider }) => createProvider({ processes, ...surroundings }));
        return made;
    };
}
const COLLECTOR_LIMITS = { firstByteMs: 3_000, idleMs: 3_000, maxBytes: 64 * 1024 };
async function createRunTracer(env, run) {
    const settings = (0,telemetry_settings/* readTelemetrySettings */.$7)(env);
    if (settings === null)
        return null;
    const { createTracer } = await __webpack_require__.e(/* import() */ 629).then(__webpack_require__.bind(__webpack_require__, 30629));
    return createTracer({ ...run, facts: createTraceFacts(env) }, settings, createPoster(settings), live_output/* later */.NU);
}
async function sendVerdicts(env, verdicts) {
    const settings = (0,telemetry_settings/* readTelemetrySettings */.$7)(env);
    if (settings === null || verdicts.length === 0)
        return null;
    const { createExporter, createVerdictSpan } = await __webpack_require__.e(/* import() */ 629).then(__webpack_require__.bind(__webpack_require__, 30629));
    const exporter = createExporter(settings, createPoster(settings), live_output/* later */.NU);
    for (const verdict of verdicts)
        exporter.add(createVerdictSpan(verdict, settings.parent));
    return exporter.finish();
}
function createPoster(settings) {
    return async (body, signal) => {
        const { postJson } = await __webpack_require__.e(/* import() */ 7892).then(__webpack_require__.bind(__webpack_require__, 17892));
        if (!URL.canParse(settings.url))
            return { problem: "the collector's endpoint is not a URL", isRetryable: false };
        const headers = { ...settings.headers, 'content-type': 'application/json' };
        const answer = await postJson({ url: settings.url, headers, body }, signal, COLLECTOR_LIMITS);
        if (answer.status !== 'replied')
            return { problem: answer.status === 'cancelled' ? 'no answer in time' : answer.message, isRetryable: true };
        const { statusCode } = answer;
        if (statusCode >= 200 && statusCode < 300)
            return null;
        const isRetryable = [429, 502, 503, 504].includes(statusCode);
        return { problem: `the collector answered with ${statusCode}`, isRetryable };
    };
}
function createTraceFacts(env) {
    if (!(0,github/* isGithubActions */.Pt)(env))
        return {};
    const read = (name) => env[`GITHUB_${name}`] ?? '';
    const repository = `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${read('REPOSITORY')}`;
    return {
        'cicd.pipeline.run.url.full': `${repository}/actions/runs/${read('RUN_ID')}`,
        'vcs.repository.url.full': repository,
        'vcs.ref.head.name': read('REF_NAME'),
        'vcs.ref.head.revision': read('SHA'),
    };
}
function temporaryBase(env) {
    return env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
}
function findRunsFolder(env) {
    return external_node_path_default().join(temporaryBase(env), env['RUNNER_TEMP'] ? 'conductor' : `conductor-${process.getuid?.() ?? 'user'}`);
}
function claimRunsFolder(env) {
    const folder = findRunsFolder(env);
    (0,file_store/* makeFolder */.fc)(folder, 0o700);
    if (isTrustedRunsFolder(env))
        return { folder, warning: null };
    const other = (0,file_store/* makeTemporaryFolder */.wE)(external_node_path_default().dirname(folder), `${external_node_path_default().basename(folder)}-`);
    return { folder: other, warning: `${folder} is not this user's alone, so the run is left in ${other}` };
}
function isTrustedRunsFolder(env) {
    const base = env['RUNNER_TEMP'] || null;
    return (base !== null && !isShared(base)) || (0,regular_file/* isPrivateFolder */.EV)(findRunsFolder(env));
}
function isShared(folder) {
    return process.platform !== 'win32' && (((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o022) !== 0;
}
function findPackageFolder() {
    return external_node_path_default().resolve(__dirname, '../..');
}
function findHelpersFolder() {
    return external_node_path_default().join(findPackageFolder(), 'helpers');
}


/***/ })

};
;