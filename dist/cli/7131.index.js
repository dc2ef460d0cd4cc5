export const id = 7131;
export const ids = [7131,3863];
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


/***/ }),

/***/ 7131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  executeQuestions: () => (/* binding */ executeQuestions),
  interview: () => (/* binding */ interview)
});

// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/nodes/gate.js
var gate = __webpack_require__(3863);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/expressions/index.js + 27 modules
var expressions = __webpack_require__(3367);
// EXTERNAL MODULE: ./build/nodes/rendering.js
var rendering = __webpack_require__(3734);
;// CONCATENATED MODULE: ./build/nodes/question.js





function saidTo({ choices }, answer) {
    return { answer, source: choices.includes(answer) ? 'choice' : 'free_text' };
}
function skipped({ fallback }) {
    return fallback === null ? { answer: null, source: 'skipped' } : { answer: fallback, source: 'default' };
}
function toSave(answers) {
    const saved = [...answers].map(([id, { answer, source }]) => {
        const isSkipped = source === 'skipped' || source === 'default';
        return [id, isSkipped ? null : answer];
    });
    return Object.fromEntries(saved);
}
function recalled(saved, questions) {
    const answers = new Map();
    for (const question of questions) {
        const said = Object.hasOwn(saved, question.id) ? saved[question.id] : undefined;
        if (said === null)
            answers.set(question.id, skipped(question));
        else if (said !== undefined && takes(question, said))
            answers.set(question.id, saidTo(question, said));
    }
    return answers;
}
function takes({ allowFreeText, choices }, text) {
    return allowFreeText || choices.includes(text);
}
function outputOf(questions, answers, outcome) {
    const known = questions.flatMap((question, index) => {
        const answered = answers.get(question.id);
        return answered === undefined ? [] : [{ question, number: index + 1, ...answered }];
    });
    const given = known.flatMap(({ question, answer }) => (answer === null ? [] : [[question.id, answer]]));
    return {
        answers: Object.fromEntries(given),
        items: known.map(({ question, answer, source }) => ({
            id: question.id,
            question: question.text,
            answer,
            source,
            skipped: source === 'skipped',
        })),
        transcript: known
            .flatMap(({ question, number, answer }) => answer === null ? [] : [`Q${number}. ${question.text}\nA: ${answer}`])
            .join('\n\n'),
        answered_count: given.length,
        skipped_count: known.length - given.length,
        answered_any: given.length > 0,
        outcome,
    };
}
function questionsOf(node, scope) {
    const found = node.questions === undefined ? fromSource(node, scope) : rendered(node.questions, scope);
    if (!found.ok)
        return found;
    const seen = new Set();
    for (const { id } of found.value) {
        if (seen.has(id))
            return (0,result/* err */._)(unfit(node, `two questions have the id ${JSON.stringify(id)}`));
        seen.add(id);
    }
    return found;
}
function rendered(written, scope) {
    const questions = [];
    for (const [index, one] of written.entries()) {
        const field = `questions[${index}]`;
        const text = (0,rendering/* renderText */.S5)(one.text, scope, `${field}.text`);
        if (!text.ok)
            return text;
        const hint = one.hint === undefined ? (0,result.ok)(null) : (0,rendering/* renderText */.S5)(one.hint, scope, `${field}.hint`);
        if (!hint.ok)
            return hint;
        const choices = [];
        for (const choice of one.choices ?? []) {
            const shown = (0,rendering/* renderText */.S5)(String(choice), scope, `${field}.choices`);
            if (!shown.ok)
                return shown;
            choices.push(shown.value);
        }
        questions.push(questionOf({ ...one, text: text.value, hint: hint.value, choices }, index));
    }
    return (0,result.ok)(questions);
}
function fromSource(node, scope) {
    const { source = '' } = node;
    const value = sourceValue(source, scope);
    if (!value.ok)
        return value;
    if (!Array.isArray(value.value))
        return (0,result/* err */._)(unfit(node, `${source} is not a list of questions`));
    const questions = [];
    for (const [index, entry] of value.value.entries()) {
        const fields = typeof entry === 'string' ? { text: entry } : (0,json/* isRecord */.u4)(entry) ? withText(entry) : null;
        const problem = fields === null ? 'it is neither a text nor a mapping' : problemOf(fields);
        if (fields === null || problem !== null)
            return (0,result/* err */._)(unfit(node, `question ${index + 1} of ${source} cannot be asked: ${problem}`));
        questions.push(questionOf(fields, index));
    }
    return (0,result.ok)(questions);
}
function sourceValue(source, scope) {
    const template = (0,expressions/* isTemplate */.Fl)(source) ? (0,expressions/* parseIn */.Fp)(scope, source) : null;
    if (template !== null && !template.ok)
        return (0,result/* err */._)((0,rendering/* templateError */.RL)(template.error, 'source'));
    const only = template === null ? null : (0,expressions/* onlyExpression */.L5)(template.value);
    const expression = only === null ? (0,expressions/* parseExpression */.YK)(source) : (0,result.ok)(only);
    if (!expression.ok)
        return (0,result/* err */._)((0,rendering/* templateError */.RL)(expression.error, 'source'));
    const value = (0,expressions/* evaluate */._3)(expression.value, scope);
    return value.ok ? value : (0,result/* err */._)((0,rendering/* templateError */.RL)(value.error, 'source'));
}
function withText(entry) {
    return 'text' in entry ? entry : { ...entry, text: entry['question'] };
}
function problemOf(fields) {
    const { text, choices } = fields;
    if (typeof text !== 'string' || text.trim() === '')
        return 'it has no text';
    if (choices !== undefined && choices !== null && !Array.isArray(choices))
        return 'its choices are not a list';
    if (fields['allow_free_text'] === false && (!Array.isArray(choices) || choices.length === 0))
        return 'it has no choices and takes no text';
    return null;
}
function questionOf(fields, index) {
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
function unfit(node, message) {
    const details = { node: node.name, source: 'questions' };
    return (0,outcome/* engineFailure */.FR)('internal.schema_violation', `${node.name}: ${message}`, details);
}

;// CONCATENATED MODULE: ./build/nodes/questions.js





async function executeQuestions(node, context) {
    const intro = (0,rendering/* renderText */.S5)(node.prompt ?? '', context.scope, 'prompt');
    if (!intro.ok)
        return (0,outcome/* raised */.P5)(intro.error);
    const questions = questionsOf(node, context.scope);
    if (!questions.ok)
        return (0,outcome/* raised */.P5)(questions.error);
    const givenNow = givenTo(node, questions.value, context);
    if (typeof givenNow === 'string')
        return (0,outcome/* raised */.P5)(unfit(node, givenNow));
    const given = new Map([...recalled(context.recalledAnswers, questions.value), ...givenNow]);
    const open = unanswered(questions.value, given);
    if (open.length === 0)
        return ended(node, questions.value, given, 'completed');
    const { skip, human } = context.settings.gates;
    if (skip) {
        const all = new Map([...given, ...open.map((one) => [one.id, skipped(one)])]);
        return ended(node, questions.value, all, 'skipped_remaining');
    }
    const waiting = pendingQuestions(node, intro.value, open);
    context.waiting(waiting);
    const suspended = (answers) => {
        if (answers.size > 0)
            context.saveAnswers(toSave(answers));
        return { status: 'suspended', gate: pendingQuestions(node, intro.value, unanswered(questions.value, answers)) };
    };
    if (human === null)
        return suspended(given);
    const ways = {
        back: node.allow_back !== false,
        skip: node.allow_skip !== false,
        skipAll: node.allow_skip_all !== false,
        abort: node.allow_abort === true,
    };
    const { signal } = context;
    const about = { node: node.name, intro: intro.value, questions: questions.value, given, ways, human, signal };
    const said = await (0,gate.inTurn)(human, () => interview(about));
    if (said.outcome === 'left') {
        const waits = suspended(said.answers);
        return signal.aborted ? { status: 'cancelled' } : waits;
    }
    return signal.aborted ? { status: 'cancelled' } : ended(node, questions.value, said.answers, said.outcome);
}
function unanswered(questions, answers) {
    return questions.filter(({ id }) => !answers.has(id));
}
function ended(node, questions, answers, outcome) {
    const output = outputOf(questions, answers, outcome);
    if (outcome !== 'aborted')
        return { status: 'completed', output };
    return { status: 'routed', output, to: node.abort_route ?? model/* END */.Kp };
}
function givenTo(node, questions, context) {
    const fields = context.settings.gates.answers.get(node.name)?.fields ?? {};
    const answers = new Map();
    for (const [id, text] of Object.entries(fields)) {
        const question = questions.find((one) => one.id === id);
        if (question === undefined)
            return `there is no question ${JSON.stringify(id)}; questions are: ${questions.map((one) => one.id).join(', ')}`;
        if (!takes(question, text))
            return `${JSON.stringify(text)} is not an answer to ${id}; answers are: ${question.choices.join(', ')}`;
        answers.set(id, saidTo(question, text));
    }
    return answers;
}
function pendingQuestions(node, intro, open) {
    const prompt = [intro.trim(), ...open.map(({ id, text }) => `${id}: ${text}`)]
        .filter((line) => line !== '')
        .join('\n');
    return { node: node.name, prompt, options: open.map(({ id, text }) => ({ label: text, value: '', prompt_for: id })) };
}
async function interview(about) {
    const answers = new Map(about.given);
    const open = about.questions.filter(({ id }) => !about.given.has(id));
    let notice = '';
    for (let at = 0;;) {
        const question = open[at];
        const move = question === undefined ? await review(about, open, answers) : await ask(about, open, question, at, notice);
        notice = '';
        switch (move.move) {
            case 'gone':
                return { answers, outcome: 'left' };
            case 'finish':
                return { answers, outcome: 'completed' };
            case 'abort':
                return { answers, outcome: 'aborted' };
            case 'back':
                at = Math.max(0, at - 1);
                break;
            case 'answer':
                if (question !== undefined)
                    answers.set(question.id, move.answered);
                at++;
                break;
            case 'skip':
                if (question !== undefined && mayBeSkipped(question)) {
                    answers.set(question.id, skipped(question));
                    at++;
                }
                else
                    notice = 'This question needs an answer.';
                break;
            case 'skip_all': {
                const left = open.slice(at);
                if (left.every(mayBeSkipped)) {
                    for (const one of left)
                        answers.set(one.id, skipped(one));
                    return { answers, outcome: 'skipped_remaining' };
                }
                notice = 'One of the questions that are left needs an answer.';
            }
        }
    }
}
function mayBeSkipped({ required, fallback }) {
    return !required || fallback !== null;
}
async function ask(about, open, question, at, notice) {
    const { ways } = about;
    const lines = [
        ...(at === 0 && about.intro.trim() !== '' ? [about.intro.trim(), ''] : []),
        `Question ${at + 1} of ${open.length}`,
        question.text,
        ...(question.hint === null ? [] : [question.hint]),
        ...(question.required ? ['(needs an answer)'] : []),
        ...(notice === '' ? [] : [notice]),
    ];
    const say = (text) => ({ move: 'answer', answered: saidTo(question, text) });
    const write = async () => {
        const text = await about.human.fill('answer', question.multiline, about.signal);
        return text === null ? { move: 'gone' } : say(text);
    };
    const choices = question.choices.map((label) => ({ label, act: () => say(label) }));
    if (question.allowFreeText)
        choices.push({ label: 'Write your own', act: write });
    if (ways.back && at > 0)
        choices.push({ label: 'Back', act: () => ({ move: 'back' }) });
    if (ways.skip)
        choices.push({ label: 'Skip this question', act: () => ({ move: 'skip' }) });
    if (ways.skipAll)
        choices.push({ label: 'Skip all that are left', act: () => ({ move: 'skip_all' }) });
    if (ways.abort)
        choices.push({ label: 'Abort', act: () => ({ move: 'abort' }) });
    return choose(about, lines, choices);
}
async function review(about, open, answers) {
    if (!about.ways.back || open.length === 0)
        return { move: 'finish' };
    const lines = [
        'All questions are answered:',
        ...open.map(({ id, text }) => `- ${text}: ${answers.get(id)?.answer ?? '(skipped)'}`),
    ];
    const choices = [
        { label: 'Finish', act: () => ({ move: 'finish' }) },
        { label: 'Back to the last question', act: () => ({ move: 'back' }) },
    ];
    if (about.ways.abort)
        choices.push({ label: 'Abort', act: () => ({ move: 'abort' }) });
    return choose(about, lines, choices);
}
async function choose(about, lines, choices) {
    const options = choices.map(({ label }) => ({ label, value: label, prompt_for: null }));
    const gate = { node: about.node, prompt: lines.join('\n'), options };
    await about.human.introduce(gate);
    const index = await about.human.choose(gate, about.signal);
    const chosen = index === null ? undefined : choices[index];
    return chosen === undefined ? { move: 'gone' } : chosen.act();
}


/***/ })

};
