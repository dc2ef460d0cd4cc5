"use strict";
exports.id = 4391;
exports.ids = [4391];
exports.modules = {

/***/ 3588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: function() { return /* binding */ checkGateAnswers; },
/* harmony export */   Il: function() { return /* binding */ missingGateTexts; },
/* harmony export */   iU: function() { return /* binding */ NO_GATE_ANSWERS; },
/* harmony export */   mU: function() { return /* binding */ optionIndex; }
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

const NO_GATE_ANSWERS = new Map();
function checkGateAnswers(gates, answers) {
    return [...answers].flatMap(([name, answer]) => {
        const meant = gates.filter((gate) => gate.name === name);
        if (meant.length === 0)
            return [unknownGate(name, gates)];
        const value = valueProblem(name, answer.value, meant);
        const fields = Object.keys(answer.fields).map((field) => fieldProblem(name, field, meant));
        return [value, ...fields].filter((problem) => problem !== null);
    });
}
function missingGateTexts(gates, answers) {
    return [...answers].flatMap(([name, { value, fields }]) => {
        if (value === null)
            return [];
        const chosen = gates.filter((gate) => gate.name === name).map((gate) => gate.options[optionIndex(gate, value)]);
        const missing = chosen.flatMap((option) => {
            const field = option?.prompt_for;
            return field === undefined || Object.hasOwn(fields, field) ? [] : [field];
        });
        if (missing.length < chosen.length || missing[0] === undefined)
            return [];
        const [field] = missing;
        return [`the answer ${quote(value)} to the gate ${name} needs a text: give it with --gate ${name}.${field}=TEXT`];
    });
}
function optionIndex(gate, value) {
    return gate.options.findIndex((option) => String(option.value) === value);
}
function unknownGate(name, gates) {
    const names = [...new Set(gates.map((gate) => gate.name))];
    const known = names.length === 0 ? ': this workflow has no gates' : `; gates are: ${names.join(', ')}`;
    return `there is no gate ${quote(name)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .nearHint */ .ap)(name, names, quote)}${known}`;
}
function valueProblem(name, value, gates) {
    if (value === null || gates.some((gate) => optionIndex(gate, value) !== -1))
        return null;
    if (gates.every(({ fields }) => fields !== undefined))
        return `${name} asks questions: answer each with ${name}.FIELD=TEXT, not with one value`;
    const options = gates.flatMap((gate) => gate.options);
    const labelled = options.find((option) => option.label === value);
    const values = options.map((option) => String(option.value));
    const hint = labelled === undefined ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .nearHint */ .ap)(value, values, quote) : ` (did you mean ${quote(`${labelled.value}`)}?)`;
    return `${quote(value)} is not an answer to the gate ${name}${hint}; answers are: ${values.map(quote).join(', ')}`;
}
function fieldProblem(name, field, gates) {
    if (gates.some(({ fields: known }) => known === null))
        return null;
    const fields = gates.flatMap(({ options, fields: known }) => [
        ...options.flatMap(({ prompt_for: asked }) => asked ?? []),
        ...(known ?? []),
    ]);
    if (fields.includes(field))
        return null;
    if (fields.length === 0)
        return `the gate ${name} asks for no text, but ${name}.${field} was given`;
    return `the gate ${name} asks for no field ${quote(field)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .nearHint */ .ap)(field, fields, quote)}; fields are: ${fields.join(', ')}`;
}
function quote(text) {
    return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}...` : text);
}


/***/ }),

/***/ 51905:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ parseInjection; },
/* harmony export */   y: function() { return /* binding */ parseInjections; }
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);


const FORM = /^(?<node>[^=]+)=(?<kind>[^@:\s]+)(?:@(?<attempt>\d+))?(?::(?<message>.*))?$/s;
function parseInjection(text) {
    const found = FORM.exec(text)?.groups;
    const node = found?.['node'];
    const kind = found?.['kind'];
    if (node === undefined || kind === undefined)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`${JSON.stringify(text)} is not NODE=KIND[@ATTEMPT][:MESSAGE]`);
    if (!(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(kind))
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`${JSON.stringify(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift`);
    const attempt = found?.['attempt'] === undefined ? null : Number(found['attempt']);
    if (attempt === 0)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)('attempts count from 1');
    const message = found?.['message'] ?? '';
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ node, kind, attempt, message: message === '' ? `injected ${kind}` : message });
}
function parseInjections(texts) {
    const parsed = texts.map(parseInjection);
    return parsed.find((result) => !result.ok) ?? (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(parsed.flatMap((result) => (result.ok ? [result.value] : [])));
}


/***/ }),

/***/ 26891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: function() { return /* binding */ parseGateArguments; },
/* harmony export */   Qi: function() { return /* binding */ givenAgain; },
/* harmony export */   nJ: function() { return /* binding */ gateAnswersFromMapping; }
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);




function parseGateArguments(args) {
    const answers = new Map();
    for (const arg of args) {
        const equals = arg.indexOf('=');
        if (equals < 1)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`--gate ${JSON.stringify(arg.slice(0, 100))} is not of the form NAME=VALUE or NAME.FIELD=TEXT`);
        add(answers, arg.slice(0, equals).trim(), arg.slice(equals + 1));
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answers);
}
function gateAnswersFromMapping(mapping) {
    if (mapping === null || mapping === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_GATE_ANSWERS */ .iU);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(mapping))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)('gates must be a mapping of gate names to answers');
    const answers = new Map();
    for (const [key, value] of Object.entries(mapping)) {
        const texts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value)
            ? Object.entries(value).map(([field, text]) => [`${key}.${field}`, text])
            : [[key, value]];
        for (const [name, text] of texts) {
            if (typeof text !== 'string' && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonNumber */ .OD)(text) && typeof text !== 'boolean')
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`the answer to the gate ${JSON.stringify(name)} must be a text, a number or a boolean`);
            add(answers, name, String(text));
        }
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answers);
}
function add(answers, key, text) {
    const dot = key.indexOf('.');
    const name = dot === -1 ? key : key.slice(0, dot);
    const known = answers.get(name) ?? { value: null, fields: {} };
    const answer = dot === -1 ? { ...known, value: text } : { ...known, fields: { ...known.fields, [key.slice(dot + 1)]: text } };
    answers.set(name, answer);
}
function givenAgain(records, given, isChanged) {
    const waiting = new Map();
    const answered = new Map();
    for (const { event } of records) {
        if (event.type === 'gate_waiting')
            waiting.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeKey */ .u8)(event), event.node);
        if (event.type !== 'node_completed')
            continue;
        waiting.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeKey */ .u8)(event));
        const { node, node_type: type, output, hash } = event;
        if ((type !== 'human_gate' && type !== 'questions') || (hash !== undefined && isChanged(node, hash)))
            continue;
        answered.set(node, [...(answered.get(node) ?? []), answerIn(output)]);
    }
    const open = new Set(waiting.values());
    const refused = [];
    const notes = [];
    for (const [name, answer] of given) {
        const recorded = answered.get(name) ?? [];
        if (recorded.length === 0 || open.has(name))
            continue;
        if (recorded.some((earlier) => isSame(earlier, answer)))
            notes.push(`${name} was answered before, and the answer is the same`);
        else
            refused.push(`${name} was answered with ${formatAnswers(recorded)} before, and an answer cannot be changed`);
    }
    return { refused, notes };
}
function answerIn(output) {
    const { selected, additional_input: fields, answers } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(output);
    const texts = Object.entries((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(answers ?? fields ?? null)).map(([name, text]) => [name, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrJson */ .v9)(text)]);
    return { value: selected === undefined ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrJson */ .v9)(selected), fields: Object.fromEntries(texts) };
}
function isSame(recorded, given) {
    if (given.value !== null && given.value !== recorded.value)
        return false;
    return Object.entries(given.fields).every(([name, text]) => recorded.fields[name] === text);
}
function formatAnswers(answers) {
    const [{ value, fields } = { value: null, fields: {} }] = answers.slice(-1);
    return value === null ? JSON.stringify(fields) : JSON.stringify(value);
}


/***/ }),

/***/ 12013:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ parseShards; },
/* harmony export */   f: function() { return /* binding */ PLAIN_RUN; }
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);

function parseShards(text) {
    const [, group, count] = /^(.+)=(\d{1,9})$/.exec(text) ?? [];
    return group === undefined ? null : { group, count: Number(count) };
}
const PLAIN_RUN = {
    file: '',
    fileAsGiven: '',
    given: {},
    runDir: null,
    strictExit: null,
    injections: [],
    gates: { answers: _core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_GATE_ANSWERS */ .iU, skip: false, human: null },
    provider: null,
    secrets: [],
    breakerState: null,
    reports: {},
};


/***/ })

};
;