"use strict";
exports.id = 721;
exports.ids = [721];
exports.modules = {

/***/ 19721:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askInTurn: function() { return /* binding */ askInTurn; },
/* harmony export */   executeGate: function() { return /* binding */ executeGate; }
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85636);
/* harmony import */ var _rendering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22108);



const NO_ANSWER = { value: null, fields: {} };
async function executeGate(node, context) {
    const prompt = (0,_rendering_js__WEBPACK_IMPORTED_MODULE_2__/* .renderText */ .S5)(node.prompt, context.scope, 'prompt');
    if (!prompt.ok)
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .createRaised */ .bP)(prompt.error);
    const { answers, human } = context.settings.gates;
    const preset = answers.get(node.name) ?? NO_ANSWER;
    const [problem] = (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .checkGateAnswers */ .Hy)([node], new Map([[node.name, preset]]));
    if (problem !== undefined)
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .createRaised */ .bP)((0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .createSchemaViolation */ .LN)(node.name, 'gate', 'answer', problem, {}));
    const answer = () => answerGate(node, context, createPendingGate(node, prompt.value), preset);
    return human === null ? answer() : askInTurn(human, answer);
}
async function answerGate(node, context, gate, preset) {
    const { signal, settings } = context;
    const { skip, human } = settings.gates;
    const suspended = { status: 'suspended', gate };
    const presetIndex = preset.value === null ? (skip ? 0 : null) : (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .optionIndex */ .mU)(node, preset.value);
    const beginToWait = async () => {
        context.waiting(gate);
        await human?.introduce(gate);
    };
    if (presetIndex === null)
        await beginToWait();
    const index = presetIndex ?? (await human?.choose(gate, signal)) ?? null;
    if (signal.aborted)
        return { status: 'cancelled' };
    const option = index === null ? undefined : node.options[index];
    if (option === undefined)
        return suspended;
    const field = option.prompt_for;
    const completeGate = (fields) => {
        const output = { selected: option.value, additional_input: fields };
        return option.route === undefined ? { status: 'completed', output } : { status: 'routed', output, to: option.route };
    };
    if (field === undefined)
        return completeGate({});
    const text = Object.hasOwn(preset.fields, field) ? preset.fields[field] : undefined;
    if (text !== undefined)
        return completeGate({ [field]: text });
    if (skip || human === null)
        return completeGate({});
    if (presetIndex !== null)
        await beginToWait();
    const said = await human.fill(field, option.multiline === true, signal);
    if (signal.aborted)
        return { status: 'cancelled' };
    return said === null ? suspended : completeGate({ [field]: said });
}
function createPendingGate(node, prompt) {
    const options = node.options.map(({ label, value, prompt_for: field }) => ({
        label,
        value: String(value),
        prompt_for: field ?? null,
    }));
    return { node: node.name, prompt, options };
}
const lastTurns = new WeakMap();
function askInTurn(human, work) {
    const turn = (lastTurns.get(human) ?? Promise.resolve()).then(work, work);
    lastTurns.set(human, turn);
    return turn;
}


/***/ })

};
;