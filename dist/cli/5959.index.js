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
        this.output.write(`\n${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(prompt)}\n\n`);
    }
    async choose({ node, options }, signal) {
        const rows = options.map(({ label }, index) => `  ${index + 1}) ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(label)}\n`);
        this.output.write(rows.join(''));
        for (;;) {
            const line = await this.#ask(`${node} [1-${options.length}]: `, signal);
            if (line === null)
                return null;
            const index = chosen(line.trim(), options);
            if (index !== -1)
                return index;
            this.output.write(`Not one of the options: give a number from 1 to ${options.length}, or the value of an option.\n`);
        }
    }
    async fill(field, multiline, signal) {
        if (!multiline)
            return this.#ask(`${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(field)}: `, signal);
        this.output.write(`${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(field)} (several lines, a line with only . ends it):\n`);
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
function chosen(line, options) {
    if (/^\d{1,4}$/.test(line)) {
        const index = Number(line) - 1;
        if (index >= 0 && index < options.length)
            return index;
    }
    const byValue = options.findIndex((option) => option.value === line);
    if (byValue !== -1)
        return byValue;
    return line === '' ? -1 : options.findIndex((option) => option.label.toLowerCase() === line.toLowerCase());
}
const HANG_UP_MS = 5000;
class Lines {
    input;
    #waiting = [];
    #reader = null;
    #ended = false;
    #broken = false;
    #wake = null;
    constructor(input) {
        this.input = input;
    }
    async next(signal) {
        this.#open();
        const wake = () => this.#wake?.();
        signal.addEventListener('abort', wake, { once: true });
        try {
            while (this.#waiting.length === 0 && !this.#ended && !signal.aborted) {
                await new Promise((resolve) => {
                    this.#wake = resolve;
                });
            }
            const line = this.#waiting.shift();
            if (line === undefined && this.#isHungUp())
                await (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .nap */ .Qj)(HANG_UP_MS, signal);
            return signal.aborted ? null : (line ?? null);
        }
        finally {
            this.#wake = null;
            signal.removeEventListener('abort', wake);
            if (!this.#ended)
                this.#reader?.pause();
        }
    }
    #open() {
        if (this.#ended)
            return;
        if (this.#reader !== null)
            return void this.#reader.resume();
        this.#reader = (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: this.input, terminal: false });
        this.#reader.on('line', (line) => {
            this.#waiting.push(line);
            this.#wake?.();
        });
        const end = () => {
            this.#ended = true;
            this.#wake?.();
        };
        this.#reader.on('close', end);
        this.#reader.on('error', () => { });
        this.input.on('error', () => {
            this.#broken = true;
            end();
        });
    }
    #isHungUp() {
        const input = this.input;
        const isTerminal = 'isTTY' in input && input.isTTY === true;
        return isTerminal && (this.#broken || ('fd' in input && typeof input.fd === 'number' && !(0,node_tty__WEBPACK_IMPORTED_MODULE_1__.isatty)(input.fd)));
    }
}


/***/ })

};
;