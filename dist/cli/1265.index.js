export const id = 1265;
export const ids = [1265];
export const modules = {

/***/ 1265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalGate: () => (/* binding */ createTerminalGate)
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(481);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7066);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1759);



function createTerminalGate(input, output) {
    const lines = new Lines(input);
    const say = (text) => {
        output.write(text);
    };
    return {
        introduce: async (gate) => say(`\n${printable(gate.prompt)}\n\n`),
        choose: (gate, signal) => choose(gate, lines, say, signal),
        fill: (field, multiline, signal) => fill(field, multiline, lines, say, signal),
        close: () => lines.close(),
    };
}
async function choose(gate, lines, say, signal) {
    const rows = gate.options.map((option, index) => `  ${index + 1}) ${printable(option.label)}`);
    say(`${rows.join('\n')}\n`);
    for (;;) {
        const line = await ask(`${gate.node} [1-${gate.options.length}]: `, lines, say, signal);
        if (line === null)
            return null;
        const index = chosen(line.trim(), gate.options);
        if (index !== -1)
            return index;
        say(`Not one of the options: give a number from 1 to ${gate.options.length}, or the value of an option.\n`);
    }
}
async function fill(field, multiline, lines, say, signal) {
    if (!multiline) {
        return ask(`${printable(field)}: `, lines, say, signal);
    }
    say(`${printable(field)} (several lines, a line with only . ends it):\n`);
    const text = [];
    for (;;) {
        const line = await lines.next(signal);
        if (line === null)
            return null;
        if (line === '.')
            return text.join('\n');
        text.push(line);
    }
}
async function ask(question, lines, say, signal) {
    say(question);
    const line = await lines.next(signal);
    if (line === null)
        say('\n');
    return line;
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
function printable(text) {
    return text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}
const HANG_UP_MS = 5000;
class Lines {
    #input;
    #waiting = [];
    #reader = null;
    #ended = false;
    #broken = false;
    #wake = null;
    constructor(input) {
        this.#input = input;
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
                await (0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .nap */ .Qj)(HANG_UP_MS, signal);
            return signal.aborted ? null : (line ?? null);
        }
        finally {
            this.#wake = null;
            signal.removeEventListener('abort', wake);
            if (!this.#ended)
                this.#reader?.pause();
        }
    }
    close() {
        this.#ended = true;
        this.#reader?.close();
        this.#wake?.();
    }
    #open() {
        if (this.#ended)
            return;
        if (this.#reader !== null) {
            this.#reader.resume();
            return;
        }
        this.#reader = (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: this.#input, terminal: false });
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
        this.#input.on('error', () => {
            this.#broken = true;
            end();
        });
    }
    #isHungUp() {
        const input = this.#input;
        const isTerminal = 'isTTY' in input && input.isTTY === true;
        return isTerminal && (this.#broken || ('fd' in input && typeof input.fd === 'number' && !(0,node_tty__WEBPACK_IMPORTED_MODULE_1__.isatty)(input.fd)));
    }
}


/***/ })

};
