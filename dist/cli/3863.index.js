export const id = 3863;
export const ids = [3863];
export const modules = {

/***/ 3863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerGate: () => (/* binding */ answerGate),
/* harmony export */   executeGate: () => (/* binding */ executeGate),
/* harmony export */   inTurn: () => (/* binding */ inTurn)
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6822);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9058);
/* harmony import */ var _rendering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3734);



async function executeGate(node, context) {
    const prompt = (0,_rendering_js__WEBPACK_IMPORTED_MODULE_2__/* .renderText */ .S5)(node.prompt, context.scope, 'prompt');
    if (!prompt.ok)
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .raised */ .P5)(prompt.error);
    const { answers, skip, human } = context.settings.gates;
    const { signal, waiting: onWait } = context;
    const ask = () => answerGate(node, { prompt: prompt.value, answers, skipGates: skip, human, signal, onWait });
    return human === null ? ask() : inTurn(human, ask);
}
async function answerGate(node, around) {
    const given = around.answers.get(node.name);
    const [problem] = (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .checkGateAnswers */ .Hy)([node], new Map(given === undefined ? [] : [[node.name, given]]));
    if (problem !== undefined) {
        const details = { node: node.name, source: 'gate' };
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .raised */ .P5)((0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .engineFailure */ .FR)('internal.schema_violation', problem, details));
    }
    const waiting = new WaitingGate(pendingGate(node, around.prompt), around);
    const index = await chosenIndex(node, waiting, around);
    if (around.signal.aborted)
        return { status: 'cancelled' };
    const option = index === null ? undefined : node.options[index];
    if (option === undefined)
        return waiting.suspended();
    const text = await fieldText(node, option, waiting, around);
    if (around.signal.aborted)
        return { status: 'cancelled' };
    if (text === null)
        return waiting.suspended();
    const output = { selected: option.value, additional_input: text };
    return option.route === undefined ? { status: 'completed', output } : { status: 'routed', output, to: option.route };
}
class WaitingGate {
    #gate;
    #around;
    #waits = false;
    constructor(gate, around) {
        this.#gate = gate;
        this.#around = around;
    }
    async choose(human) {
        await this.#introduce(human);
        return human.choose(this.#gate, this.#around.signal);
    }
    async fill(human, field, multiline) {
        await this.#introduce(human);
        return human.fill(field, multiline, this.#around.signal);
    }
    suspended() {
        this.#wait();
        return { status: 'suspended', gate: this.#gate };
    }
    async #introduce(human) {
        if (this.#waits)
            return;
        this.#wait();
        await human.introduce(this.#gate);
    }
    #wait() {
        if (!this.#waits)
            this.#around.onWait?.(this.#gate);
        this.#waits = true;
    }
}
function pendingGate(node, prompt) {
    const options = node.options.map(({ label, value, prompt_for: field }) => ({
        label,
        value: String(value),
        prompt_for: field ?? null,
    }));
    return { node: node.name, prompt, options };
}
async function chosenIndex(node, waiting, around) {
    const value = around.answers.get(node.name)?.value ?? null;
    if (value !== null)
        return (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .optionIndex */ .mU)(node, value);
    if (around.skipGates)
        return 0;
    return around.human === null ? null : waiting.choose(around.human);
}
async function fieldText(node, option, waiting, { answers, skipGates, human }) {
    const field = option.prompt_for;
    if (field === undefined)
        return {};
    const fields = answers.get(node.name)?.fields ?? {};
    const given = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (given !== undefined)
        return { [field]: given };
    if (skipGates || human === null)
        return {};
    const said = await waiting.fill(human, field, option.multiline === true);
    return said === null ? null : { [field]: said };
}
const lastTurns = new WeakMap();
function inTurn(human, work) {
    const turn = (lastTurns.get(human) ?? Promise.resolve()).then(work, work);
    lastTurns.set(human, turn);
    return turn;
}


/***/ })

};
