"use strict";
exports.id = 9673;
exports.ids = [9673,9721];
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


/***/ }),

/***/ 59673:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   executeQuestions: function() { return /* binding */ executeQuestions; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85636);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19721);
/* harmony import */ var _rendering_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22108);






async function executeQuestions(node, context) {
    const intro = (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .renderText */ .S5)(node.prompt ?? '', context.scope, 'prompt');
    if (!intro.ok)
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createRaised */ .bP)(intro.error);
    const rendered = readQuestions(node, context.scope);
    if (!rendered.ok)
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createRaised */ .bP)(rendered.error);
    const questions = rendered.value;
    const { answers: saidNow, skip, human } = context.settings.gates;
    const presetAnswers = readAnswers(questions, saidNow.get(node.name)?.fields ?? {});
    if (!presetAnswers.ok)
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createRaised */ .bP)(createUnfitError(node, presetAnswers.error));
    const answers = new Map([...recallAnswers(context.recalledAnswers, questions), ...presetAnswers.value]);
    const listUnanswered = () => questions.filter(({ id }) => !answers.has(id));
    const endQuestions = (outcome) => {
        const output = createAnswerOutput(questions, answers, outcome);
        if (outcome !== 'aborted')
            return { status: 'completed', output };
        return { status: 'routed', output, to: node.abort_route ?? _config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .END */ .Kp };
    };
    const open = listUnanswered();
    if (open.length === 0)
        return endQuestions('completed');
    if (skip) {
        for (const one of open)
            answers.set(one.id, skipQuestion(one));
        return endQuestions('skipped_remaining');
    }
    context.waiting(createPendingQuestions(node, intro.value, open));
    const interview = (asked) => new Interview(asked, node, intro.value.trim(), open, answers, context.signal);
    const outcome = human === null ? 'left' : await (0,_gate_js__WEBPACK_IMPORTED_MODULE_3__.askInTurn)(human, () => interview(human).run());
    if (outcome === 'left' && answers.size > 0)
        context.saveAnswers(toSavedAnswers(answers));
    if (context.signal.aborted)
        return { status: 'cancelled' };
    if (outcome !== 'left')
        return endQuestions(outcome);
    return { status: 'suspended', gate: createPendingQuestions(node, intro.value, listUnanswered()) };
}
function createPendingQuestions(node, intro, open) {
    const prompt = [intro.trim(), ...open.map(({ id, text }) => `${id}: ${text}`)]
        .filter((line) => line !== '')
        .join('\n');
    return { node: node.name, prompt, options: open.map(({ id, text }) => ({ label: text, value: '', prompt_for: id })) };
}
const ABORT = ['Abort', 'abort'];
class Interview {
    human;
    node;
    intro;
    questions;
    answers;
    signal;
    constructor(human, node, intro, questions, answers, signal) {
        this.human = human;
        this.node = node;
        this.intro = intro;
        this.questions = questions;
        this.answers = answers;
        this.signal = signal;
    }
    async run() {
        const { questions, answers } = this;
        let notice = '';
        for (let at = 0;;) {
            const question = questions[at];
            const left = questions.slice(at);
            const move = question === undefined ? await this.#review() : await this.#ask(question, at, notice);
            notice = '';
            switch (move) {
                case 'gone':
                    return 'left';
                case 'finish':
                    return 'completed';
                case 'abort':
                    return 'aborted';
                case 'back':
                    at = Math.max(0, at - 1);
                    break;
                case 'skip_all':
                    if (left.every(mayBeSkipped)) {
                        for (const one of left)
                            answers.set(one.id, skipQuestion(one));
                        return 'skipped_remaining';
                    }
                    notice = 'One of the questions that are left needs an answer.';
                    break;
                default:
                    if (question === undefined)
                        break;
                    if (move === 'skip' && !mayBeSkipped(question)) {
                        notice = 'This question needs an answer.';
                        break;
                    }
                    answers.set(question.id, move === 'skip' ? skipQuestion(question) : toQuestionAnswer(question, move.said));
                    at++;
            }
        }
    }
    async #ask(question, at, notice) {
        const { node, intro } = this;
        const lines = [
            ...(at === 0 && intro !== '' ? [intro, ''] : []),
            `Question ${at + 1} of ${this.questions.length}`,
            question.text,
            ...(question.hint === null ? [] : [question.hint]),
            ...(question.required ? ['(needs an answer)'] : []),
            ...(notice === '' ? [] : [notice]),
        ];
        const move = await this.#choose(lines, [
            ...question.choices.map((label) => [label, { said: label }]),
            question.allowFreeText && ['Write your own', 'write'],
            node.allow_back !== false && at > 0 && ['Back', 'back'],
            node.allow_skip !== false && ['Skip this question', 'skip'],
            node.allow_skip_all !== false && ['Skip all that are left', 'skip_all'],
            node.allow_abort === true && ABORT,
        ]);
        if (move !== 'write')
            return move;
        const text = await this.human.fill('answer', question.multiline, this.signal);
        return text === null ? 'gone' : { said: text };
    }
    async #review() {
        const { node, questions, answers } = this;
        if (node.allow_back === false)
            return 'finish';
        const said = questions.map(({ id, text }) => `- ${text}: ${answers.get(id)?.answer ?? '(skipped)'}`);
        return this.#choose(['All questions are answered:', ...said], [['Finish', 'finish'], ['Back to the last question', 'back'], node.allow_abort === true && ABORT]);
    }
    async #choose(lines, offered) {
        const choices = offered.filter((choice) => choice !== false);
        const options = choices.map(([label]) => ({ label, value: label, prompt_for: null }));
        const gate = { node: this.node.name, prompt: lines.join('\n'), options };
        await this.human.introduce(gate);
        const index = await this.human.choose(gate, this.signal);
        return choices[index ?? -1]?.[1] ?? 'gone';
    }
}
function mayBeSkipped({ required, fallback }) {
    return !required || fallback !== null;
}
function toQuestionAnswer({ choices }, answer) {
    return { answer, source: choices.includes(answer) ? 'choice' : 'free_text' };
}
function skipQuestion({ fallback }) {
    return fallback === null ? { answer: null, source: 'skipped' } : { answer: fallback, source: 'default' };
}
function toSavedAnswers(answers) {
    const saved = [...answers].map(([id, { answer, source }]) => {
        const isSkipped = source === 'skipped' || source === 'default';
        return [id, isSkipped ? null : answer];
    });
    return Object.fromEntries(saved);
}
function recallAnswers(saved, questions) {
    const answers = new Map();
    for (const question of questions) {
        const said = Object.hasOwn(saved, question.id) ? saved[question.id] : undefined;
        if (said === null)
            answers.set(question.id, skipQuestion(question));
        else if (said !== undefined && takes(question, said))
            answers.set(question.id, toQuestionAnswer(question, said));
    }
    return answers;
}
function readAnswers(questions, fields) {
    const answers = new Map();
    for (const [id, text] of Object.entries(fields)) {
        const question = questions.find((one) => one.id === id);
        if (question === undefined)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`there is no question ${JSON.stringify(id)}; questions are: ${questions.map((one) => one.id).join(', ')}`);
        if (!takes(question, text))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`${JSON.stringify(text)} is not an answer to ${id}; answers are: ${question.choices.join(', ')}`);
        answers.set(id, toQuestionAnswer(question, text));
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(answers);
}
function takes({ allowFreeText, choices }, text) {
    return allowFreeText || choices.includes(text);
}
function createAnswerOutput(questions, answers, outcome) {
    const asked = questions.flatMap((question, index) => {
        const answered = answers.get(question.id);
        return answered === undefined ? [] : [{ question, number: index + 1, ...answered }];
    });
    const given = asked.flatMap(({ question, answer }) => (answer === null ? [] : [[question.id, answer]]));
    return {
        answers: Object.fromEntries(given),
        items: asked.map(({ question, answer, source }) => ({
            id: question.id,
            question: question.text,
            answer,
            source,
            skipped: source === 'skipped',
        })),
        transcript: asked
            .flatMap(({ question, number, answer }) => answer === null ? [] : [`Q${number}. ${question.text}\nA: ${answer}`])
            .join('\n\n'),
        answered_count: given.length,
        skipped_count: asked.length - given.length,
        answered_any: given.length > 0,
        outcome,
    };
}
function readQuestions(node, scope) {
    const questions = node.questions === undefined ? readQuestionSource(node, scope) : renderQuestions(node.questions, scope);
    if (!questions.ok)
        return questions;
    const seen = new Set();
    for (const { id } of questions.value) {
        if (seen.has(id))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(createUnfitError(node, `two questions have the id ${JSON.stringify(id)}`));
        seen.add(id);
    }
    return questions;
}
function renderQuestions(written, scope) {
    const questions = [];
    for (const [index, one] of written.entries()) {
        const field = `questions[${index}]`;
        const text = (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .renderText */ .S5)(one.text, scope, `${field}.text`);
        if (!text.ok)
            return text;
        const hint = one.hint === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(null) : (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .renderText */ .S5)(one.hint, scope, `${field}.hint`);
        if (!hint.ok)
            return hint;
        const choices = [];
        for (const choice of one.choices ?? []) {
            const shown = (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .renderText */ .S5)(String(choice), scope, `${field}.choices`);
            if (!shown.ok)
                return shown;
            choices.push(shown.value);
        }
        questions.push(createQuestion({ ...one, text: text.value, hint: hint.value, choices }, index));
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(questions);
}
function readQuestionSource(node, scope) {
    const { source = '' } = node;
    const value = (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluateSource */ .zs)(source, scope);
    if (!value.ok)
        return value;
    if (!Array.isArray(value.value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(createUnfitError(node, `${source} is not a list of questions`));
    const questions = [];
    for (const [index, entry] of value.value.entries()) {
        const fields = typeof entry === 'string' ? { text: entry } : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry) ? withText(entry) : null;
        const problem = fields === null ? 'it is neither a text nor a mapping' : findQuestionProblem(fields);
        if (fields === null || problem !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(createUnfitError(node, `question ${index + 1} of ${source} cannot be asked: ${problem}`));
        questions.push(createQuestion(fields, index));
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(questions);
}
function withText(entry) {
    return 'text' in entry ? entry : { ...entry, text: entry['question'] };
}
function findQuestionProblem(fields) {
    const { text, choices } = fields;
    if (typeof text !== 'string' || text.trim() === '')
        return 'it has no text';
    if (choices !== undefined && choices !== null && !Array.isArray(choices))
        return 'its choices are not a list';
    if (fields['allow_free_text'] === false && (!Array.isArray(choices) || choices.length === 0))
        return 'it has no choices and takes no text';
    return null;
}
function createQuestion(fields, index) {
    const { id, text, hint, choices, default: fallback } = fields;
    return {
        id: typeof id === 'string' && id !== '' ? id : `q${index + 1}`,
        text: String(text),
        hint: typeof hint === 'string' && hint !== '' ? hint : null,
        choices: Array.isArray(choices) ? choices.map(String) : [],
        allowFreeText: fields['allow_free_text'] !== false,
        fallback: fallback === undefined || fallback === null ? null : String(fallback),
        required: fields['required'] === true,
        multiline: fields['multiline'] !== false,
    };
}
function createUnfitError(node, message) {
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createSchemaViolation */ .LN)(node.name, 'questions', 'questions', `${node.name}: ${message}`, {});
}


/***/ })

};
;