"use strict";
exports.id = 5619;
exports.ids = [5619];
exports.modules = {

/***/ 89903:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ parseGateArguments; },
/* harmony export */   n: function() { return /* binding */ gateAnswersFromMapping; }
/* harmony export */ });
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



function parseGateArguments(args) {
    const answers = new Map();
    for (const arg of args) {
        const equals = arg.indexOf('=');
        if (equals < 1)
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`--gate ${JSON.stringify(arg.slice(0, 100))} is not of the form NAME=VALUE or NAME.FIELD=TEXT`);
        const [key, text] = [arg.slice(0, equals).trim(), arg.slice(equals + 1)];
        const earlier = findAnswer(answers, key);
        if (earlier !== null && earlier !== text)
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`--gate ${key} has two answers, ${JSON.stringify(earlier)} and ${JSON.stringify(text)}; give one`);
        add(answers, key, text);
    }
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answers);
}
function gateAnswersFromMapping(mapping) {
    if (mapping === null || mapping === undefined)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_GATE_ANSWERS */ .iU);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(mapping))
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)('gates must be a mapping of gate names to answers');
    const answers = new Map();
    for (const [key, value] of Object.entries(mapping)) {
        const texts = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value)
            ? Object.entries(value).map(([field, text]) => [`${key}.${field}`, text])
            : [[key, value]];
        for (const [name, text] of texts) {
            if (typeof text !== 'string' && !(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonNumber */ .OD)(text) && typeof text !== 'boolean')
                return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`the answer to the gate ${JSON.stringify(name)} must be a text, a number or a boolean`);
            add(answers, name, String(text));
        }
    }
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answers);
}
function findAnswer(answers, key) {
    const [name = '', ...field] = key.split('.');
    const answer = answers.get(name);
    return (field.length === 0 ? answer?.value : answer?.fields[field.join('.')]) ?? null;
}
function add(answers, key, text) {
    const [name = '', ...field] = key.split('.');
    const { value, fields } = answers.get(name) ?? { value: null, fields: {} };
    answers.set(name, field.length === 0 ? { value: text, fields } : { value, fields: { ...fields, [field.join('.')]: text } });
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