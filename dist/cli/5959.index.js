"use strict";
exports.id = 5959;
exports.ids = [5959];
exports.modules = {

/***/ 5959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TerminalGate: function() { return /* binding */ TerminalGate; }
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_readline__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7066);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_tty__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44366);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86025);





class TerminalGate {
    output;
    #lines;
    constructor(input, output) {
        this.output = output;
        this.#lines = new Lines(input);
    }
    async introduce({ prompt }) {
        this.output.write(`\n${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(prompt)}\n\n`);
    }
    async choose({ node, options }, signal) {
        const rows = options.map(({ label }, index) => `  ${index + 1}) ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(label)}\n`);
        this.output.write(rows.join(''));
        for (;;) {
            const line = await this.#ask(`${node} [1-${options.length}]: `, signal);
            if (line === null)
                return null;
            const index = findChosen(line.trim(), options);
            if (index !== -1)
                return index;
            this.output.write(`Not one of the options: give a number from 1 to ${options.length}, or the value of an option.\n`);
        }
    }
    async fill(field, multiline, signal) {
        if (!multiline)
            return this.#ask(`${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(field)}: `, signal);
        this.output.write(`${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(field)} (several lines, a line with only . ends it):\n`);
        const text = [];
        for (;;) {
            const line = await this.#lines.next(signal);
            if (line === null)
                return null;
            if (line === '.')
                return text.join('\n');
            text.push(line);
        }
    }
    async #ask(question, signal) {
        this.output.write(question);
        const line = await this.#lines.next(signal);
        if (line === null)
            this.output.write('\n');
        return line;
    }
}
function findChosen(line, options) {
    const number = /^\d{1,4}$/.test(line) ? Number(line) : 0;
    if (number >= 1 && number <= options.length)
        return number - 1;
    const byValue = options.findIndex((option) => option.value === line);
    if (byValue !== -1 || line === '')
        return byValue;
    return options.findIndex((option) => option.label.toLowerCase() === line.toLowerCase());
}
const HANG_UP_MS = 5000;
class Lines {
    input;
    #reader = null;
    #lines = null;
    #pending = null;
    #hasEnded = false;
    constructor(input) {
        this.input = input;
    }
    async next(signal) {
        this.#reader ??= (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: this.input, terminal: false });
        this.#lines ??= this.#reader[Symbol.asyncIterator]();
        if (!this.#hasEnded)
            this.#reader.resume();
        this.#pending ??= this.#lines.next().then(({ done, value }) => (done === true ? this.#end() : value), this.#end);
        const line = await Promise.race([this.#pending, (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForAbort */ .zO)(signal)]);
        if (!this.#hasEnded)
            this.#reader.pause();
        if (line === undefined)
            return null;
        this.#pending = null;
        if (line === null && isHungUp(this.input))
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .nap */ .Qj)(HANG_UP_MS, signal);
        return signal.aborted ? null : line;
    }
    #end = () => {
        this.#hasEnded = true;
        return null;
    };
}
function isHungUp(input) {
    const isTerminal = 'isTTY' in input && input.isTTY === true;
    return isTerminal && 'fd' in input && typeof input.fd === 'number' && !(0,node_tty__WEBPACK_IMPORTED_MODULE_1__.isatty)(input.fd);
}


/***/ }),

/***/ 44366:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: function() { return /* binding */ createDeadline; },
/* harmony export */   u7: function() { return /* binding */ onAbort; },
/* harmony export */   zO: function() { return /* binding */ waitForAbort; }
/* harmony export */ });
function onAbort(signal, act) {
    signal.addEventListener('abort', act, { once: true });
    if (signal.aborted)
        act();
    return () => signal.removeEventListener('abort', act);
}
function waitForAbort(signal) {
    return new Promise((resolve) => onAbort(signal, resolve));
}
function createDeadline(clock, seconds, outer) {
    if (seconds === null)
        return { signal: outer, expired: () => false, release: () => { } };
    const time = new AbortController();
    const timer = new AbortController();
    void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
        if (!timer.signal.aborted && !outer.aborted)
            time.abort();
    });
    return {
        signal: AbortSignal.any([outer, time.signal]),
        expired: () => time.signal.aborted,
        release: () => timer.abort(),
    };
}


/***/ })

};
;