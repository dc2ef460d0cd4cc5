"use strict";
exports.id = 3361;
exports.ids = [3361];
exports.modules = {

/***/ 55807:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: function() { return /* binding */ RecordReader; },
/* harmony export */   Uv: function() { return /* binding */ readResult; },
/* harmony export */   i8: function() { return /* binding */ EventReader; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27643);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85636);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7725);





function isStampedEvent(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg)(value['timestamp']) || !(0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventType */ .VX)(value['type']))
        return false;
    return hasFields(value, (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(value['type']).fields);
}
function hasFields(value, fields) {
    return Object.entries(fields).every(([name, { check }]) => check === null || check(value[name]));
}
class LineReader {
    isKnown;
    take;
    skipped = 0;
    constructor(isKnown, take) {
        this.isKnown = isKnown;
        this.take = take;
    }
    line(text) {
        const line = text.replace(/^\ufeff/, '').trim();
        if (line === '')
            return;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line);
        if (this.isKnown(value))
            this.take(value);
        else
            this.skipped += 1;
    }
}
class EventReader extends LineReader {
    constructor(...consumers) {
        super(isStampedEvent, (event) => {
            for (const consumer of consumers)
                consumer.consume(event);
        });
    }
}
const MAX_RECORDS = 10_000;
const { origin: _, typed: __, ...RECORDED } = _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .RAISED */ .JY;
const RECORD = { timestamp: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg }), node: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg };
function isErrorRecord(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) && (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .findWrongField */ .r3)(value, RECORD) === undefined && hasFields(value, RECORDED);
}
class RecordReader extends LineReader {
    records = [];
    constructor() {
        super(isErrorRecord, (record) => {
            if (this.records.length < MAX_RECORDS)
                this.records.push(record);
        });
    }
}
const text = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg));
const number = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et));
const listTexts = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg));
const all = (check, ...names) => Object.fromEntries(names.map((name) => [name, check]));
const isReportedError = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
    kind: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    message: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    details: _core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4,
    frames: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isFrame */ .qt)),
    available_fields: listTexts,
    ...all(number, 'attempts', 'line', 'column', 'exit_code'),
    ...all(text, 'command', 'stdout_tail', 'stderr_tail', 'node_id', 'action', 'category', 'file', 'suggestion'),
    ...all(text, 'trace_file_hint', 'description', 'docs', 'owner'),
});
const isHandledError = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    kind: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    message: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    attempts: number,
    by: text,
    through: listTexts,
});
const isGate = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    prompt: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    options: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ label: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, value: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, prompt_for: text })),
});
const isStep = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
    node_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    type: text,
    status: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    duration_ms: number,
    attempts: number,
});
const isResult = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .narrowShape */ .zs)({
    success: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isBoolean */ .Lm,
    outcome: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(..._core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_OUTCOMES */ .wi),
    exit_code: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et,
    run_id: text,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ file: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, name: text }),
    error: text,
    error_cause: text,
    errors: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(isReportedError),
    handled: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(isHandledError)),
    gate: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)(isGate)),
    gates: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(isGate)),
    warnings: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg),
    next_commands: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg),
    checkpoint: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ completed_nodes: listTexts, failed_node: text, path: text }))),
    execution: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
        duration_ms: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et,
        nodes_executed: number,
        nodes_total: number,
        steps: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(isStep)),
    }),
    metrics: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)(_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4),
    ...all((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listShape */ .Cp)(_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)), 'policies', 'dead_letters', 'escalations'),
    termination: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ reason: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, status: text, terminated_by: text })),
});
const ABSENT = {
    run_id: null,
    error: null,
    error_cause: null,
    gate: null,
    checkpoint: null,
    metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
    policies: [],
    dead_letters: [],
    escalations: [],
};
function readResult(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    return isResult(value) ? { ...ABSENT, ...value } : null;
}


/***/ }),

/***/ 63696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: function() { return /* binding */ toInputName; },
/* harmony export */   Kb: function() { return /* binding */ parseInputMapping; },
/* harmony export */   N2: function() { return /* binding */ valueUnlessGiven; },
/* harmony export */   Q1: function() { return /* binding */ listSecretInputs; },
/* harmony export */   ZY: function() { return /* binding */ parseOption; },
/* harmony export */   aG: function() { return /* binding */ createDataInputs; },
/* harmony export */   eL: function() { return /* binding */ resolveInputs; },
/* harmony export */   fl: function() { return /* binding */ secretInputValues; },
/* harmony export */   ri: function() { return /* binding */ createTextInputs; },
/* harmony export */   vm: function() { return /* binding */ findSecretAt; }
/* harmony export */ });
/* unused harmony export findPlainSecrets */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _load_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78684);
/* harmony import */ var _load_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5482);
/* harmony import */ var _load_yaml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78856);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57280);







function createTextInputs(values) {
    return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { from: 'text', text }]));
}
function createDataInputs(values) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { from: 'data', value, written: null }]));
}
function parseInputMapping(text) {
    const read = readOption(text);
    if (!read.ok)
        return read;
    const { data, children } = read.value;
    if (data === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({});
    if (!(0,_load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDataObject */ .WT)(data))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)('Inputs are a mapping of names to values.');
    const inputs = Object.entries(data).map(([name, value]) => {
        const scalar = children.get(name)?.scalar;
        const written = scalar?.source ?? (value === null ? '' : null);
        return [name, { from: 'data', value, written, isPlain: scalar?.type === 'PLAIN' }];
    });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(Object.fromEntries(inputs));
}
function parseOption(text) {
    const read = readOption(text);
    return read.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(read.value.data) : read;
}
function readOption(text) {
    const problems = [];
    const include = (_, at) => {
        problems.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(at, 'yaml-unknown-tag', '`!file` is for workflow files.'));
        return null;
    };
    const root = (0,_load_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .readYaml */ .gM)(new _load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .Source */ .kL('inputs', 'inputs', text), include, problems);
    const [first] = problems;
    if (first !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`Line ${first.line}, column ${first.column}: ${first.message}`);
    return root === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)('It is empty.') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(root);
}
function listSecretInputs(workflow) {
    return Object.entries(workflow.settings.input ?? {}).flatMap(([name, spec]) => (spec.secret === true ? [name] : []));
}
function findPlainSecrets(workflow, given) {
    return listSecretInputs(workflow).filter((name) => {
        const input = getOwnEntry(given, name);
        return input?.from === 'data' && input.isPlain === true;
    });
}
const SHORTEST_MEMBER = 4;
function secretInputValues(workflow, inputs) {
    return listSecretInputs(workflow).flatMap((name) => {
        const value = inputs[name];
        if (value === undefined || value === null)
            return [];
        const origin = `input:${name}`;
        const whole = { value: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printTextOrJson */ ._s)(value), origin };
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) || Array.isArray(value) ? [whole, ...secretMembers(value, `${origin}#`)] : [whole];
    });
}
function secretMembers(value, origin) {
    return Object.entries(value).flatMap(([key, item]) => {
        const at = `${origin}/${key}`;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(item) || Array.isArray(item))
            return secretMembers(item, at);
        const text = String(item);
        return item === null || typeof item === 'boolean' || text.trim().length < SHORTEST_MEMBER
            ? []
            : [{ value: text, origin: at }];
    });
}
function findSecretAt(origin, value) {
    const name = `input:${toInputName(origin)}`;
    if (origin === name)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printTextOrJson */ ._s)(value);
    const data = typeof value === 'string' ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOutsideJson */ .p6)(value) : value;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(data) && !Array.isArray(data))
        return undefined;
    return secretMembers(data, `${name}#`).find((member) => member.origin === origin)?.value;
}
function toInputName(origin) {
    return /^input:(.*?)(?:#\/.*)?$/s.exec(origin)?.[1] ?? null;
}
function resolveInputs(workflow, given) {
    const declared = workflow.settings.input;
    if (declared === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(takeAsGiven(given));
    const names = Object.keys(declared);
    const findings = Object.keys(given)
        .filter((name) => !Object.hasOwn(declared, name))
        .slice(0, MAX_UNKNOWN)
        .map((name) => unknownInput(name, names, workflow));
    const values = {};
    for (const [name, spec] of Object.entries(declared)) {
        const input = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(given, name);
        const absent = valueUnlessGiven(spec);
        const result = (input === undefined ? undefined : read(spec, input)) ?? (absent === undefined ? undefined : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(absent));
        const at = workflow.at(['workflow', 'input', name]);
        if (result === undefined) {
            const purpose = spec.description === undefined ? '' : `: ${spec.description}`;
            const message = `The input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} (${spec.type}) is required and was not given${purpose}.`;
            findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(at, 'input-missing', message, `give it with -i ${name}=VALUE`));
        }
        else if (result.ok)
            values[name] = result.value;
        else
            findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(at, 'input-wrong-type', `The input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} ${result.error}.`));
    }
    return findings.length > 0 ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(findings) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(values);
}
function takeAsGiven(given) {
    const takeInput = (input) => {
        if (input.from === 'text')
            return input.text;
        return input.written !== null && isScalar(input.value) ? input.written : input.value;
    };
    return Object.fromEntries(Object.entries(given).map(([name, input]) => [name, takeInput(input)]));
}
function isScalar(value) {
    return !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) && !Array.isArray(value);
}
const MAX_UNKNOWN = 100;
const MAX_LISTED = 50;
function unknownInput(name, known, workflow) {
    const at = { file: workflow.displayFile, line: 1, column: 1 };
    const names = known.slice(0, MAX_LISTED).map((each) => `\`${each}\``);
    const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : '';
    const list = known.length === 0 ? 'it has none' : `it has ${names.join(', ')}${more}`;
    const message = `The workflow has no input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}; ${list}.`;
    return (0,_load_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(at, 'input-unknown', message, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .qg)(name, known)));
}
function valueUnlessGiven(spec) {
    if (spec.default !== undefined && spec.default !== null && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(spec.default))
        return spec.default;
    return spec.required === false ? _model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type].zero : undefined;
}
function read(spec, given) {
    if (given.from === 'text')
        return parseInputText(spec, given.text);
    const { value, written } = given;
    if (spec.type === 'string' && typeof value !== 'string' && written !== null && isScalar(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(written);
    if (value === null || (spec.type !== 'string' && (value === 'None' || value === 'null')))
        return undefined;
    if (typeof value === 'string')
        return parseInputText(spec, value);
    return _model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type].has(value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(describeWrong(spec, value));
}
function parseInputText(spec, text) {
    const { parse, has } = _model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type];
    const value = parse(text);
    return value !== undefined && has(value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(describeWrong(spec, text));
}
const AS_JSON = {
    array: ', as JSON on the command line: ["a", "b"]',
    object: ', as JSON on the command line: {"key": "value"}',
};
function describeWrong(spec, value) {
    const shown = spec.secret === true ? '' : `, and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value)} is not`;
    return `must be ${_model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type].label}${AS_JSON[spec.type] ?? ''}${shown}`;
}


/***/ }),

/***/ 3588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: function() { return /* binding */ checkGateAnswers; },
/* harmony export */   es: function() { return /* binding */ listMissingGateTexts; },
/* harmony export */   iU: function() { return /* binding */ NO_GATE_ANSWERS; },
/* harmony export */   mU: function() { return /* binding */ optionIndex; }
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

const NO_GATE_ANSWERS = new Map();
function checkGateAnswers(gates, answers) {
    return [...answers].flatMap(([name, answer]) => {
        const meant = gates.filter((gate) => gate.name === name);
        if (meant.length === 0) {
            const names = [...new Set(gates.map((gate) => gate.name))];
            const known = names.length === 0 ? ': this workflow has no gates' : `; gates are: ${names.join(', ')}`;
            return [`there is no gate ${quote(name)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNearHint */ .DB)(name, names, quote)}${known}`];
        }
        const value = findValueProblem(name, answer.value, meant);
        const fields = Object.keys(answer.fields).map((field) => findFieldProblem(name, field, meant));
        return [value, ...fields].filter((problem) => problem !== null);
    });
}
function listMissingGateTexts(gates, answers) {
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
function findValueProblem(name, value, gates) {
    if (value === null || gates.some((gate) => optionIndex(gate, value) !== -1))
        return null;
    if (gates.every(({ fields }) => fields !== undefined))
        return `${name} asks questions: answer each with ${name}.FIELD=TEXT, not with one value`;
    const options = gates.flatMap((gate) => gate.options);
    const labelled = options.find((option) => option.label === value);
    const values = options.map((option) => String(option.value));
    const hint = labelled === undefined ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNearHint */ .DB)(value, values, quote) : ` (did you mean ${quote(`${labelled.value}`)}?)`;
    return `${quote(value)} is not an answer to the gate ${name}${hint}; answers are: ${values.map(quote).join(', ')}`;
}
function findFieldProblem(name, field, gates) {
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
    return `the gate ${name} asks for no field ${quote(field)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNearHint */ .DB)(field, fields, quote)}; fields are: ${fields.join(', ')}`;
}
function quote(text) {
    return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}...` : text);
}


/***/ }),

/***/ 51848:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: function() { return /* binding */ formatTimestamp; },
/* harmony export */   F4: function() { return /* binding */ replaceOwn; },
/* harmony export */   Q: function() { return /* binding */ guardFolder; },
/* harmony export */   fP: function() { return /* binding */ readTextIfReadable; },
/* harmony export */   iO: function() { return /* binding */ appendDurably; }
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62759);

function formatTimestamp(clock) {
    return new Date(clock.now()).toISOString();
}
function guardFolder(files, folder) {
    const identity = files.identifyFolder(folder);
    const check = (file) => {
        if (file.startsWith(folder) && files.identifyFolder(folder) !== identity)
            throw new Error(`${folder} is not the folder that the run began in`);
    };
    return {
        ...files,
        openAppend: (file) => {
            check(file);
            return files.openAppend(file);
        },
        replace: (file, text, flush) => {
            check(file);
            files.replace(file, text, flush);
        },
        remove: (file) => {
            check(file);
            files.remove(file);
        },
    };
}
function appendDurably(files, path, text) {
    const file = files.openAppend(path);
    try {
        file.append(text);
        file.flush();
    }
    finally {
        file.close();
    }
}
function replaceOwn(files, file, text, flush) {
    if (files.isIrregular(file))
        files.remove(file);
    files.replace(file, text, flush);
}
function readTextIfReadable(files, path, maxBytes) {
    const text = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .tryResult */ .Bh)(() => files.readText(path, maxBytes));
    return text.ok ? text.value : null;
}


/***/ }),

/***/ 48991:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ createSample; },
/* harmony export */   T: function() { return /* binding */ createFieldSample; }
/* harmony export */ });
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4521);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _payload_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20132);



function createSample(schema, options = {}) {
    const [filled, missing] = [[], []];
    const value = fillObject(options.given ?? {}, schema, {
        path: '',
        optional: options.optional === true,
        filled,
        missing,
    });
    return { value, filled, missing };
}
function createFieldSample(field, optional = false) {
    const making = { path: '', optional, filled: [], missing: [] };
    const value = makeValue(field, making);
    return making.missing.length === 0 ? value : undefined;
}
function fillObject(given, schema, making) {
    const made = [];
    for (const [name, field] of Object.entries(schema)) {
        const inner = { ...making, path: making.path === '' ? name : `${making.path}.${name}` };
        const found = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(given, name);
        if (found !== undefined) {
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(found) && field.properties !== undefined)
                made.push([name, fillObject(found, field.properties, inner)]);
            continue;
        }
        if (field.required === false && !making.optional)
            continue;
        const value = makeValue(field, inner);
        if (value === undefined)
            continue;
        making.filled.push(inner.path);
        made.push([name, value]);
    }
    return { ...given, ...Object.fromEntries(made) };
}
function makeValue(field, making) {
    const named = [field.default, field.example, ...(field.enum ?? [])].find((value) => value !== undefined && isAllowed(value, field, true));
    if (named !== undefined)
        return named;
    if (field.type === 'object' && field.properties !== undefined && field.enum === undefined)
        return makeObject(field, field.properties, making);
    const value = makePlainValue(field).find((candidate) => isAllowed(candidate, field, false));
    if (value !== undefined)
        return value;
    if (field.nullable === true)
        return null;
    making.missing.push(making.path);
    return undefined;
}
function makeObject(field, properties, making) {
    const missing = [];
    const value = fillObject({}, properties, { ...making, filled: [], missing });
    if (missing.length > 0 && field.nullable === true)
        return null;
    (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .appendAll */ .u2)(making.missing, missing);
    return value;
}
function isAllowed(value, field, matches) {
    return (0,_payload_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validateField */ .jr)(value, field, () => matches).length === 0;
}
function makePlainValue(field) {
    switch (field.type) {
        case 'string':
            return [makeText(field)];
        case 'integer':
            return field.minimum === undefined ? [1, Math.floor(field.maximum ?? 1)] : [Math.ceil(field.minimum)];
        case 'number':
            return field.minimum === undefined ? [1, field.maximum ?? 1] : [field.minimum];
        case 'boolean':
            return [true];
        case 'array':
            return [[]];
        case 'object':
            return [{}];
    }
}
const MAX_TEXT = 10_000;
function makeText({ minLength = 0, maxLength = MAX_TEXT }) {
    return 'sample'
        .repeat(Math.ceil(Math.min(minLength, MAX_TEXT) / 6) || 1)
        .slice(0, Math.min(maxLength, Math.max(minLength, 6)));
}


/***/ }),

/***/ 99978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: function() { return /* binding */ listItemsOfShard; },
/* harmony export */   UB: function() { return /* binding */ isOfShard; },
/* harmony export */   Y: function() { return /* binding */ MOST_SHARDS; }
/* harmony export */ });
const MOST_SHARDS = 256;
function isOfShard(item, { index, of }) {
    return item % of === index - 1;
}
function listItemsOfShard({ total, shards }, index) {
    return Math.max(0, Math.ceil((total - index + 1) / shards));
}


/***/ }),

/***/ 90479:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: function() { return /* binding */ Journal; },
/* harmony export */   Uo: function() { return /* binding */ isTornLine; },
/* harmony export */   W5: function() { return /* binding */ toJournalRecord; },
/* harmony export */   WL: function() { return /* binding */ formatEntry; },
/* harmony export */   a0: function() { return /* binding */ readJournal; },
/* harmony export */   jQ: function() { return /* binding */ listJournalLines; },
/* harmony export */   z8: function() { return /* binding */ parseJournal; },
/* harmony export */   zc: function() { return /* binding */ computeInputsDigest; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27643);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97095);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36659);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33131);








function formatEntry({ at, event }) {
    return `{"t":${at},"e":${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(event)}}`;
}
function isEventLike(event) {
    const { type, scope, node = null, visit = 1, attempt = 1 } = event;
    const isWord = (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg)(value) || (0,_protect_js__WEBPACK_IMPORTED_MODULE_5__/* .isMarkedText */ .m$)(value);
    if (!isWord(scope) || !(node === null || isWord(node)) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumber */ .Et)(visit) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumber */ .Et)(attempt))
        return false;
    const fields = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventType */ .VX)(type) ? Object.entries((0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(type).fields) : [];
    return fields.every(([name, { content, check }]) => {
        const value = event[name];
        if (value === undefined)
            return true;
        if (check === null)
            return content !== 'word' || name === 'usage' || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) || (0,_protect_js__WEBPACK_IMPORTED_MODULE_5__/* .isMarkedText */ .m$)(value);
        return check(value) || (0,_protect_js__WEBPACK_IMPORTED_MODULE_5__/* .mentionsMarks */ .qe)(value);
    });
}
function toJournalRecord({ at, event }, flaws = null) {
    const record = { at, event: event };
    return flaws === null ? record : { ...record, flaws };
}
const HEAD = '{"c":"';
const MIDDLE = '","d":';
const BODY_START = HEAD.length + (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)(0).length + MIDDLE.length;
function formatJournalLine(text, previous) {
    const crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(text, previous);
    return { line: `${HEAD}${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)(crc)}${MIDDLE}${text}}\n`, crc };
}
function listJournalLines(entries, start) {
    let crc = start;
    const lines = entries.map((entry) => {
        const made = formatJournalLine(formatEntry(entry), crc);
        crc = made.crc;
        return made.line;
    });
    return { text: lines.join(''), crc };
}
function parseJournal(text) {
    const isOpen = text !== '' && !text.endsWith('\n');
    const lines = text.split('\n');
    return { lines: isOpen ? lines : lines.slice(0, -1), isOpen };
}
function readJournal({ lines, isOpen }, start) {
    const entries = [];
    let crc = start;
    let torn = null;
    let number = 0;
    for (const text of lines) {
        number += 1;
        if (torn !== null)
            return createDamage(number - 1);
        const sound = parseSoundLine(text, crc);
        if (sound === null)
            torn = text;
        else {
            entries.push(sound.entry);
            crc = sound.crc;
        }
    }
    if (torn === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ entries, crc, torn: '' });
    const isPrefix = isOpen && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(torn) === undefined && parseSoundLine(torn.slice(0, -1), crc) === null;
    return isPrefix ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ entries, crc, torn }) : createDamage(number);
}
function isTornLine(torn, checksum) {
    const opening = `${HEAD}${checksum}`;
    return torn !== '' && (torn.startsWith(opening) || opening.startsWith(torn));
}
function createDamage(number) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`line ${number} of the journal is damaged`);
}
function parseSoundLine(line, previous) {
    const body = line.slice(BODY_START, -1);
    const made = formatJournalLine(body, previous);
    const { t: at, e: event } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(made.line === `${line}\n` ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body) : null);
    const isEntry = typeof at === 'number' && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(event) && isEventLike(event);
    return isEntry ? { entry: { at, event }, crc: made.crc } : null;
}
class Journal {
    options;
    crc;
    lines;
    broken = false;
    hidesSecrets = false;
    #pending = '';
    #isWritten = false;
    constructor(options) {
        this.options = options;
        this.crc = options.crc;
        this.lines = options.lines;
    }
    append(event, clean, at) {
        const time = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(event.type).journal(event);
        if (time === 'never')
            return;
        if (event.type === 'subworkflow_started') {
            const short = (0,_core_events_js__WEBPACK_IMPORTED_MODULE_7__/* .toEventJson */ .YK)({ ...event, input: {}, input_digest: computeInputsDigest(event.input) });
            this.#add(at, short, this.options.redactor.json(short));
        }
        else
            this.#add(at, (0,_core_events_js__WEBPACK_IMPORTED_MODULE_7__/* .toEventJson */ .YK)(event), clean);
        if (time === 'at-once' && !this.broken)
            this.#attempt(() => this.#write());
    }
    get dirty() {
        return this.#isWritten || this.#pending !== '';
    }
    flush() {
        if (this.broken || !this.dirty)
            return;
        this.#attempt(() => {
            this.#write();
            this.options.file.flush();
            this.#isWritten = false;
        });
    }
    close() {
        this.flush();
        this.#attempt(() => this.options.file.close());
    }
    #add(at, event, clean) {
        if (this.broken)
            return;
        const stored = (0,_protect_js__WEBPACK_IMPORTED_MODULE_5__/* .protect */ .yQ)(event, this.options.redactor, clean);
        this.hidesSecrets ||= stored !== event;
        const { line, crc } = formatJournalLine(formatEntry({ at, event: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(stored) }), this.crc);
        this.#pending += line;
        this.crc = crc;
        this.lines += 1;
    }
    #write() {
        if (this.#pending === '')
            return;
        this.options.file.append(this.#pending);
        this.#pending = '';
        this.#isWritten = true;
    }
    #attempt(write) {
        const problem = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryAction */ .Y$)(write);
        if (problem === null || this.broken)
            return;
        this.broken = true;
        this.options.onFailure(problem);
    }
}
function computeInputsDigest(inputs) {
    return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(inputs)));
}


/***/ }),

/***/ 33131:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: function() { return /* binding */ restore; },
/* harmony export */   ir: function() { return /* binding */ reference; },
/* harmony export */   m$: function() { return /* binding */ isMarkedText; },
/* harmony export */   qe: function() { return /* binding */ mentionsMarks; },
/* harmony export */   yQ: function() { return /* binding */ protect; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const SECRET = '$conductor.secret';
const LOST = '$conductor.lost';
const PLAIN = '$conductor.plain';
function protect(value, redactor, clean = redactor.json(value)) {
    return clean === value && !mentionsMarks(value) ? value : protectAgainst(value, clean, redactor);
}
function isMarkedText(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) && (Array.isArray(value[SECRET]) || value[LOST] === true);
}
function mentionsMarks(value) {
    if (Array.isArray(value))
        return value.some(mentionsMarks);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return false;
    return Object.entries(value).some(([key, item]) => key.startsWith('$conductor.') || mentionsMarks(item));
}
function protectAgainst(value, clean, redactor) {
    if (typeof value === 'string')
        return value === clean ? value : protectText(value, redactor);
    if (Array.isArray(value)) {
        const items = Array.isArray(clean) ? clean : [];
        return value.map((item, index) => protectAgainst(item, items[index] ?? null, redactor));
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value === clean ? value : { [LOST]: true };
    const cleanKeys = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(clean) ? Object.keys(clean) : [];
    const entries = Object.entries(value).map(([key, item], index) => {
        const cleanKey = cleanKeys[index];
        if (cleanKey !== key)
            return [cleanKey ?? `***${index}`, { [LOST]: true }];
        return [key, protectAgainst(item, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(clean)[key] ?? null, redactor)];
    });
    const copy = Object.fromEntries(entries);
    return Object.keys(value).some((key) => key.startsWith('$conductor.')) ? { [PLAIN]: copy } : copy;
}
function protectText(text, redactor) {
    const sources = redactor.secretsIn(text).filter((source) => isAskedFor(source) || redactor.isOwnWord(source.value));
    const longestFirst = [...sources].sort((a, b) => b.value.length - a.value.length || Number(isAskedFor(b)) - Number(isAskedFor(a)));
    let parts = [text];
    for (const source of longestFirst) {
        const { value, origin } = source;
        const stored = isAskedFor(source) ? { from: origin } : { word: value };
        parts = parts.flatMap((part) => typeof part === 'string'
            ? part.split(value).flatMap((text, index) => (index === 0 ? [text] : [stored, text]))
            : [part]);
    }
    const stored = parts.filter((part) => part !== '');
    const isClean = stored.every((part) => typeof part !== 'string' || redactor.text(part) === part);
    return isClean && stored.some((part) => typeof part !== 'string') ? { [SECRET]: stored } : { [LOST]: true };
}
function isAskedFor({ origin }) {
    return origin.startsWith('env:') || origin.startsWith('input:');
}
function reference(origin) {
    return { [SECRET]: [{ from: origin }] };
}
const GONE = '***';
function restore(value, lookup, trouble) {
    if (Array.isArray(value)) {
        const items = value.map((item) => restore(item, lookup, trouble));
        return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    if (value[LOST] === true) {
        trouble.lost = true;
        return GONE;
    }
    const parts = value[SECRET];
    if (Array.isArray(parts))
        return parts.map((part) => restorePart(part, lookup, trouble)).join('');
    const plain = value[PLAIN];
    const source = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(plain) ? plain : value;
    const entries = Object.entries(source).map(([key, item]) => [key, restore(item, lookup, trouble)]);
    return entries.some(([key, item]) => item !== source[key]) ? Object.fromEntries(entries) : source;
}
function restorePart(part, lookup, trouble) {
    if (typeof part === 'string')
        return part;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) && typeof part['word'] === 'string')
        return part['word'];
    const origin = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) && typeof part['from'] === 'string' ? part['from'] : '';
    const value = lookup(origin);
    if (value === undefined)
        trouble.missing.add(origin);
    return value ?? '';
}


/***/ }),

/***/ 60791:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ Attempts; },
/* harmony export */   i: function() { return /* binding */ SessionRecall; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _config_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76551);
/* harmony import */ var _config_step_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75336);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22719);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99448);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90479);






const NO_FLAWS = { missing: [], lost: false };
const NO_PROGRESS = { timer: null, answers: {}, inputDigest: null, notes: [] };
class Attempts {
    #progress = new Map();
    #ended = new Map();
    #noted = new Set();
    #notable = new Set();
    #handlers = new Set();
    progress(at) {
        return this.#progress.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at)) ?? NO_PROGRESS;
    }
    findEnded(at) {
        return this.#ended.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at));
    }
    allEnded() {
        return this.#ended.values();
    }
    notesInside(outer) {
        return this.#inside(this.#noted, outer).flatMap(({ notes }) => notes);
    }
    handledInside(outer) {
        return this.#inside(this.#notable, outer).sort((a, b) => a.order - b.order);
    }
    #inside(keys, outer) {
        return [...keys].flatMap((key) => ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(key, outer) ? (this.#ended.get(key) ?? []) : []));
    }
    forgetInside(outer) {
        for (const attempts of [this.#progress, this.#ended])
            for (const key of attempts.keys())
                if ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(key, outer))
                    attempts.delete(key);
    }
    learn({ event, at: time, flaws = NO_FLAWS }, order) {
        switch (event.type) {
            case 'node_completed':
            case 'node_failed':
                this.#end(event, time, order, flaws);
                return;
            case 'node_retry_scheduled':
            case 'route_taken':
                this.#decide(event, flaws);
                return;
            case 'timer_set':
                this.#advance(event, { timer: { deadline: event.deadline, started: event.started } });
                return;
            case 'questions_answered':
                if (!flaws.lost && flaws.missing.length === 0)
                    this.#advance(event, { answers: event.answers });
                return;
            case 'subworkflow_started':
                this.#advance(event, { inputDigest: event.input_digest ?? null });
                return;
            case 'warning':
            case 'tests_reported': {
                const { scope, node, visit, attempt } = event;
                if (node === null || visit === undefined || attempt === undefined)
                    return;
                const at = { scope, node, visit, attempt };
                this.#advance(at, { notes: [...this.progress(at).notes, event] });
            }
        }
    }
    #advance(at, facts) {
        this.#progress.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at), { ...this.progress(at), ...facts });
    }
    #end(end, endedAt, order, flaws) {
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(end);
        const { notes } = this.progress(end);
        this.#ended.set(key, { end, endedAt, order, decision: null, after: null, notes, flaws });
        if (notes.length > 0) {
            this.#noted.add(key);
            this.#advance(end, { notes: [] });
        }
        const isHandler = end.type === 'node_completed' && this.#handlers.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .toNodeKey */ .BJ)(end));
        if (isHandler || end.type === 'node_failed' || end.handled_by !== undefined)
            this.#notable.add(key);
        else
            this.#notable.delete(key);
    }
    #decide(event, { missing, lost }) {
        if (event.type === 'route_taken' && event.kind !== null)
            this.#leadTo(event);
        const ended = this.findEnded(event);
        if (ended === undefined)
            return;
        const { decision, flaws } = ended;
        const followsRecovery = decision?.type === 'route_taken' && decision.action === 'recover';
        this.#ended.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(event), {
            ...ended,
            ...(followsRecovery ? { after: event } : { decision: event }),
            flaws: { missing: [...flaws.missing, ...missing], lost: flaws.lost || lost },
        });
    }
    #leadTo({ scope, action, to }) {
        if (to !== null)
            this.#handlers.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .toNodeKey */ .BJ)({ scope, node: to }));
        const group = action === 'collected' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runAround */ .tV)(scope) : null;
        if (group !== null)
            this.#handlers.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .toNodeKey */ .BJ)(group));
    }
}
const HANDLED = new Set(['to', 'end', 'recover', 'collected']);
function isHandling(decision) {
    return decision?.type === 'route_taken' && HANDLED.has(decision.action);
}
class SessionRecall {
    records;
    onChanged;
    isExcused;
    #attempts = new Attempts();
    #running = new Set();
    #fresh = new WeakMap();
    repaired = new Set();
    constructor(records, onChanged = () => { }, isExcused = () => true) {
        this.records = records;
        this.onChanged = onChanged;
        this.isExcused = isExcused;
        for (const [order, record] of records.entries())
            this.#attempts.learn(record, order);
    }
    get events() {
        return this.records.map(({ event }) => event);
    }
    troubles(workflow) {
        const missing = new Set();
        const holders = new Set();
        const lost = new Set();
        for (const ended of this.#attempts.allEnded()) {
            const { flaws } = ended;
            if ((flaws.missing.length === 0 && !flaws.lost) || !this.#isNeeded(ended, workflow))
                continue;
            for (const origin of flaws.missing)
                missing.add(origin);
            const step = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .rootRun */ .kw)(ended.end.scope)?.node ?? ended.end.node;
            if (flaws.missing.length > 0)
                holders.add(step);
            if (flaws.lost)
                lost.add(step);
        }
        return { missing, holders: [...holders], lost: [...lost] };
    }
    #isNeeded(ended, workflow) {
        const { end, decision } = ended;
        if (!this.#counts(ended) || decision?.type === 'node_retry_scheduled')
            return false;
        const isSettled = decision !== null || (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listFinallySteps */ .hf)(workflow).includes(end.node);
        if (end.scope === '' && isSettled && !(0,_config_references_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadInside */ .Zg)(workflow, end.node))
            return false;
        return ![...(0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .walkRunsAround */ .rU)(end.scope)].some((outer) => this.#counts(this.#attempts.findEnded(outer)));
    }
    timer(at, step, place) {
        const ended = this.#attempts.findEnded(at);
        if (this.#counts(ended) || (ended !== undefined && isRedefined(ended.end, step, place)))
            return null;
        return this.#attempts.progress(at).timer;
    }
    answers(at) {
        return this.#attempts.progress(at).answers;
    }
    attempt(at, step, place) {
        const ended = this.#attempts.findEnded(at);
        if (ended === undefined || this.#running.has((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at)))
            return this.#runs(at, step, place);
        const { end } = ended;
        if (!this.#counts(ended)) {
            if (at.scope === '' && isRedefined(end, step, place))
                this.repaired.add(at.node);
            return this.#runs(at, step, place);
        }
        if (isFinally(step, place.workflow) && (end.type === 'node_failed' || this.#freshIn(place).worked))
            return this.#runs(at, step, place);
        const reason = this.#changed(at, end, step, place);
        if (reason === null)
            return ended;
        this.onChanged(at, reason);
        if (at.scope === '')
            this.repaired.add(at.node);
        return this.#runs(at, step, place);
    }
    notes(at, step) {
        const inside = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSteps */ .yx)(step.type) ? this.#attempts.notesInside(at) : [];
        return [...inside, ...(this.#attempts.findEnded(at)?.notes ?? [])];
    }
    handledInside(at) {
        return this.#attempts.handledInside(at).filter(({ end, decision }) => {
            if (end.type === 'node_completed' || decision === null || isHandling(decision))
                return true;
            const isPassedBy = this.#attempts.findEnded({ ...end, attempt: end.attempt + 1 }) === undefined;
            return decision.type === 'node_retry_scheduled' && decision.from !== null && isPassedBy;
        });
    }
    endOrder(scope, node) {
        const last = this.#memberAttempts(scope, node).at(-1);
        if (last === undefined || last.decision?.type === 'node_retry_scheduled' || !this.#counts(last))
            return null;
        return last.order;
    }
    members(scope, names) {
        return names.flatMap((name) => this.#memberAttempts(scope, name)).sort((a, b) => a.order - b.order);
    }
    #memberAttempts(scope, node) {
        const attempts = [];
        for (let attempt = 1;; attempt++) {
            const ended = this.#attempts.findEnded({ scope, node, visit: 1, attempt });
            if (ended === undefined)
                return attempts;
            attempts.push(ended);
            if (ended.decision?.type !== 'node_retry_scheduled')
                return attempts;
        }
    }
    child(at, inputs) {
        const { inputDigest } = this.#attempts.progress(at);
        if (inputDigest !== null && inputDigest !== (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .computeInputsDigest */ .zc)(inputs))
            this.#attempts.forgetInside(at);
    }
    #freshIn(place) {
        const fresh = this.#fresh.get(place.context) ?? { names: new Set(), worked: false };
        this.#fresh.set(place.context, fresh);
        return fresh;
    }
    #runs(at, step, place) {
        this.#running.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at));
        const fresh = this.#freshIn(place);
        if (place.item === null)
            fresh.names.add(at.node);
        if (!isFinally(step, place.workflow))
            fresh.worked = true;
        return null;
    }
    #counts(ended) {
        if (ended === undefined)
            return false;
        const { end, decision } = ended;
        if (end.type === 'node_completed')
            return end.is_explicit !== true;
        if (decision?.type === 'node_retry_scheduled')
            return true;
        return decision?.action === 'collected' ? !this.#groupFailed(end.scope) : isHandling(decision);
    }
    #groupFailed(scope) {
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runAround */ .tV)(scope);
        const group = around === null ? undefined : this.#attempts.findEnded(around);
        return group?.end.type === 'node_failed' && !this.#counts(group);
    }
    #changed(at, end, step, place) {
        const change = findStepChange(end, step, place) ?? (end.type === 'node_failed' ? this.#groupChange(at, place) : null);
        if (change !== null) {
            const what = change === 'step' ? `${at.node} changed` : `settings of the file that reach ${at.node} changed`;
            if (end.type !== 'node_failed' && end.handled_by === undefined)
                return `${what} since it ran`;
            return `the failure of ${at.node} was handled by the file as it was, and ${what} since then`;
        }
        const inside = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSteps */ .yx)(step.type) ? this.#attempts.handledInside(at).map((one) => one.end) : [];
        const excused = [end, ...inside].flatMap((one) => (one.type === 'node_completed' ? (one.quarantined ?? []) : []));
        const over = excused.find((test) => !this.isExcused(test));
        if (over !== undefined)
            return `the failed test ${over.name} of ${at.node} is not in quarantine any more`;
        const { names } = this.#freshIn(place);
        if (names.size === 0)
            return null;
        const rerun = [...(0,_config_references_js__WEBPACK_IMPORTED_MODULE_1__/* .findNamesReadWithin */ .ZI)(step, place.workflow)].find((name) => name !== step.name && names.has(name) && place.workflow.steps.has(name));
        return rerun === undefined ? null : `${rerun}, which ${at.node} reads, ran again`;
    }
    #groupChange(at, place) {
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runAround */ .tV)(at.scope);
        const group = around === null ? undefined : this.#attempts.findEnded(around);
        const step = around === null ? undefined : place.workflow.steps.get(around.node);
        return group === undefined || step === undefined ? null : findStepChange(group.end, step, { ...place, item: null });
    }
}
function findStepChange(end, step, place) {
    return (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .findChange */ .YC)(end.hash, (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .stepHash */ .n4)(step, place));
}
function isRedefined(end, step, place) {
    return findStepChange(end, step, place) !== null;
}
function isFinally(step, workflow) {
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listFinallySteps */ .hf)(workflow).includes(step.name);
}


/***/ }),

/***/ 87451:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: function() { return /* binding */ secretTroubles; },
/* harmony export */   Co: function() { return /* binding */ findUnsafeReason; },
/* harmony export */   Dz: function() { return /* binding */ recallValue; },
/* harmony export */   HN: function() { return /* binding */ isAsSealed; },
/* harmony export */   HQ: function() { return /* binding */ readCheckpoint; },
/* harmony export */   Hw: function() { return /* binding */ restoreEntries; },
/* harmony export */   Og: function() { return /* binding */ mendLines; },
/* harmony export */   SG: function() { return /* binding */ sumEarlierDuration; },
/* harmony export */   Ut: function() { return /* binding */ listRunsBefore; },
/* harmony export */   Wp: function() { return /* binding */ readJournalFile; },
/* harmony export */   p: function() { return /* binding */ withoutRewound; },
/* harmony export */   zR: function() { return /* binding */ giveInputs; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63696);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(22719);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62759);
/* harmony import */ var _core_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29019);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21532);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36659);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77400);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90479);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33131);
/* harmony import */ var _recall_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60791);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37183);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5094);
















function findUnsafeReason(files, folder) {
    const odd = _core_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILE_NAMES */ .eL.find((name) => files.isIrregular(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name)));
    return odd === undefined ? null : `${node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, odd)} is not a plain file and is not opened`;
}
function sumEarlierDuration({ saved: { snapshot }, records, shard }) {
    if (shard !== null && snapshot.shard === null)
        return 0;
    const { status, elapsed_ms: elapsed, session_at: began } = snapshot;
    if (status === 'ended' || began === 0)
        return elapsed;
    return elapsed + records.reduce((last, { at }) => Math.max(last, at), began) - began;
}
function readCheckpoint(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .CHECKPOINT_FILE */ .S5);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(explainMissing(files, folder));
    try {
        const snapshot = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .parseSnapshot */ .E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { broken } = snapshot.value;
        if (broken !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`${_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0}: what it did could not be written down (${broken}); start it again`);
        const planEntries = readPlanEntries(files, folder, snapshot.value);
        if (!planEntries.ok)
            return planEntries;
        if (!files.exists(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .JOURNAL_FILE */ .RD)))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .JOURNAL_FILE */ .RD} beside ${_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .CHECKPOINT_FILE */ .S5}; the run cannot be resumed, start it again`);
        const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .readJournal */ .a0)(readJournalFile(files, folder), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .findJournalStart */ .DC)(snapshot.value));
        if (!content.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`${content.error}; the run cannot be resumed, start it again`);
        const { entries: ownEntries, crc } = content.value;
        if (!isAsSealed(snapshot.value, content.value))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('the journal is not the one that the run ended with; the run cannot be resumed, start it again');
        const entries = withoutRewound([...planEntries.value, ...ownEntries]);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ snapshot: snapshot.value, entries, crc, lines: ownEntries.length });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`the checkpoint cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_13__/* .errorMessage */ .gJ)(error)}`);
    }
}
function isAsSealed({ journal, journal_lines: lines }, { entries, crc, torn }) {
    if (journal === null || journal === (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .formatChecksum */ .rH)(crc))
        return true;
    return lines === entries.length + 1 && (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .isTornLine */ .Uo)(torn, journal);
}
function readPlanEntries(files, folder, { shard, run_id }) {
    if (shard === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)([]);
    const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .readJournal */ .a0)(readJournalFile(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _shards_js__WEBPACK_IMPORTED_MODULE_10__/* .PLAN_FOLDER */ .Vx)), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .findJournalStart */ .DC)({ run_id, shard: null }));
    if (content.ok && (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .formatChecksum */ .rH)(content.value.crc) === shard.base)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)(content.value.entries);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`the plan of this shard is not in ${_shards_js__WEBPACK_IMPORTED_MODULE_10__/* .PLAN_FOLDER */ .Vx}/ as it was; start the shard again from its plan`);
}
function readJournalFile(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .JOURNAL_FILE */ .RD);
    return files.exists(file)
        ? { lines: files.lines(file, Number.POSITIVE_INFINITY), isOpen: files.endsOpen(file) }
        : (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJournal */ .z8)('');
}
function mendLines(files, file) {
    if (!files.exists(file) || !files.endsOpen(file))
        return;
    const text = files.readText(file);
    const sound = text.lastIndexOf('\n') + 1;
    const isWhole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text.slice(sound)) !== undefined;
    files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound));
}
function explainMissing(files, folder) {
    const document = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_14__/* .readTextIfReadable */ .fP)(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, 'result.json')) ?? '');
    const { termination, warnings } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(document ?? null);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(termination))
        return `${_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0}: ${termination['terminated_by']} terminated it on purpose (${termination['reason']}); start it again`;
    const unwritten = Array.isArray(warnings)
        ? warnings.find((warning) => String(warning).endsWith(_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0))
        : undefined;
    if (unwritten !== undefined)
        return `${unwritten}; start it again`;
    return `there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .CHECKPOINT_FILE */ .S5} in ${folder}; only runs that left one can be resumed`;
}
function restoreEntries(entries, lookup) {
    return entries.map((entry) => {
        if (!(0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .mentionsMarks */ .qe)(entry.event))
            return (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .toJournalRecord */ .W5)(entry);
        const trouble = { missing: new Set(), lost: false };
        const { node } = entry.event;
        const ofNode = (origin) => lookup(origin, typeof node === 'string' ? node : null);
        const event = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)((0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .restore */ .PF)(entry.event, ofNode, trouble));
        const { missing, lost } = trouble;
        const flaws = missing.size === 0 && !lost ? null : { missing: [...missing], lost };
        return (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .toJournalRecord */ .W5)({ at: entry.at, event }, flaws);
    });
}
function secretTroubles(records, workflow) {
    if (records.every(({ flaws }) => flaws === undefined))
        return null;
    const { missing, holders, lost } = new _recall_js__WEBPACK_IMPORTED_MODULE_9__/* .SessionRecall */ .i(records).troubles(workflow);
    if (missing.size > 0)
        return createMissingSecretsRemedy(missing, holders);
    const [first] = lost;
    if (first === undefined)
        return null;
    return {
        message: `the output of ${lost.join(', ')} held a secret, and secrets are not stored in a checkpoint`,
        suggestion: `resume with --from ${first}`,
    };
}
function createMissingSecretsRemedy(missing, holders) {
    const inputs = [...missing].flatMap((origin) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputName */ .Ft)(origin) ?? []);
    const names = [...missing].map((origin) => {
        const input = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputName */ .Ft)(origin);
        return input === null ? `the variable ${origin.slice(origin.indexOf(':') + 1)}` : `the input ${input}`;
    });
    const without = `resume without them: --from ${holders[0]}`;
    const given = giveInputs([...new Set(inputs)]);
    return {
        message: `secrets are not stored in a checkpoint and must be provided again: ${[...new Set(names)].join(', ')}`,
        suggestion: given === null ? without : `${given}, or ${without}`,
    };
}
function giveInputs(names) {
    return names.length === 0 ? null : `give them with ${names.map((name) => `-i ${name}=VALUE`).join(' ')}`;
}
function recallValue(stored, variable) {
    const trouble = { missing: new Set(), lost: false };
    const lookup = (origin) => (origin.startsWith('env:') ? variable(origin.slice(4)) : undefined);
    const value = (0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .restore */ .PF)(stored, lookup, trouble);
    return trouble.missing.size > 0 || trouble.lost ? null : { value };
}
function withoutRewound(entries) {
    let counting = [];
    for (const entry of entries) {
        const keep = entry.event['type'] === 'run_rewound' ? entry.event['keep'] : undefined;
        if (Array.isArray(keep)) {
            const kept = new Set([...keep, null]);
            counting = counting.filter((earlier) => kept.has(findRootRun(earlier)));
        }
        else
            counting.push(entry);
    }
    return counting;
}
function listRunsBefore(entries, start, node) {
    const attempts = new _recall_js__WEBPACK_IMPORTED_MODULE_9__/* .Attempts */ .Z();
    for (const [order, entry] of entries.entries())
        attempts.learn((0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .toJournalRecord */ .W5)(entry), order);
    const recorded = new Set(entries.map(findRootRun));
    const state = new _engine_state_js__WEBPACK_IMPORTED_MODULE_5__/* .FlowState */ .eT();
    const runs = [];
    let lastVisit = 0;
    let before = null;
    for (let name = start; name !== null;) {
        const at = { scope: '', node: name, ...state.nextRun(name) };
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_15__/* .runKey */ .r7)(at);
        if (!recorded.delete(key))
            break;
        if (name === node && at.visit !== lastVisit) {
            lastVisit = at.visit;
            before = runs.length;
        }
        runs.push(key);
        const ended = attempts.findEnded(at);
        for (const event of [ended?.end, ended?.decision, ended?.after])
            if (event)
                state.apply(event, 0);
        const decision = ended?.after ?? ended?.decision ?? null;
        if (decision?.type === 'node_retry_scheduled')
            name = decision.from ?? decision.node;
        else
            name = decision?.action === 'to' ? decision.to : null;
    }
    return before === null ? null : runs.slice(0, before);
}
function findRootRun({ event: { scope, node, visit, attempt } }) {
    if (typeof scope !== 'string' || typeof node !== 'string')
        return null;
    if (scope !== '') {
        const root = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_15__/* .rootRun */ .kw)(scope);
        return root === null ? null : (0,_core_place_js__WEBPACK_IMPORTED_MODULE_15__/* .runKey */ .r7)(root);
    }
    return typeof visit === 'number' && typeof attempt === 'number' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_15__/* .runKey */ .r7)({ scope, node, visit, attempt }) : null;
}


/***/ }),

/***/ 37183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: function() { return /* binding */ SHARDS_FILE; },
/* harmony export */   Pt: function() { return /* binding */ planText; },
/* harmony export */   Vx: function() { return /* binding */ PLAN_FOLDER; },
/* harmony export */   eS: function() { return /* binding */ joinShards; },
/* harmony export */   m3: function() { return /* binding */ readPlan; }
/* harmony export */ });
/* unused harmony exports collectItems, listEndedItems */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99978);
/* harmony import */ var _engine_resilience_breaker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41803);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90479);








const SHARDS_FILE = 'shards.json';
const PLAN_FOLDER = 'plan';
const PLAN = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    group: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    visit: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    total: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    shards: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    base: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg)(value) && /^[0-9a-f]{8}$/.test(value),
};
const isPlan = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createObjectShape */ .Pg)({ schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(1), ...PLAN });
function planText({ run_id, group, visit, total, shards, base }) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ schema_version: 1, run_id, group, visit, total, shards, base }, 2)}\n`;
}
function readPlan(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, SHARDS_FILE);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`there is no ${SHARDS_FILE} in it; \`--shards GROUP=N\` makes a plan`);
    const text = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryResult */ .Bh)(() => files.readText(file));
    if (!text.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`${SHARDS_FILE} cannot be read: ${text.error}`);
    const plan = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text.value);
    const isSound = isPlan(plan) && plan.shards <= Math.min(plan.total, _core_sharding_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_SHARDS */ .Y);
    return isSound ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(plan) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`${SHARDS_FILE} is damaged`);
}
function collectItems(entries, plan, folder) {
    const items = new Map();
    const findItem = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOfRoot */ .Gd)(plan);
    for (const entry of entries) {
        const { at, event } = (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .toJournalRecord */ .W5)(entry);
        const index = findItem(event.scope);
        if (index === null)
            continue;
        const item = items.get(index) ?? { index, folder, entries: [], end: null, lastAt: at };
        items.set(index, item);
        item.entries.push(entry);
        item.lastAt = at;
        if ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .countLevels */ .ZT)(event.scope) === 1)
            item.end = endAfter(event, item.end);
    }
    return items;
}
function endAfter(event, end) {
    switch (event.type) {
        case 'node_started':
        case 'node_retry_scheduled':
            return null;
        case 'node_completed':
            return 'completed';
        case 'route_taken':
            if (event.action === 'recover')
                return 'completed';
            if (event.action === 'collected' || event.action === 'propagate' || event.action === 'unhandled')
                return 'failed';
            return event.action === 'halt' ? null : end;
        default:
            return end;
    }
}
function joinShards(plan, planEntries, shards) {
    const findItem = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOfRoot */ .Gd)(plan);
    const scopes = shards.flatMap(({ entries }) => entries.map((entry) => (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .toJournalRecord */ .W5)(entry).event.scope));
    const attempt = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .rootRun */ .kw)(scopes.find((scope) => findItem(scope) !== null) ?? '')?.attempt;
    const planItems = collectItems(planEntries, { ...plan, attempt }, '');
    const best = new Map(planItems);
    const disputed = new Set();
    for (const { folder, entries } of shards)
        for (const [index, item] of collectItems(entries, plan, folder)) {
            if (isEnded(planItems.get(index)))
                continue;
            const current = best.get(index);
            if (isEnded(current) && isEnded(item) && current?.end !== item.end)
                disputed.add(readItemKey(item));
            if (current === undefined || isGreater(rateCompleteness(item), rateCompleteness(current)))
                best.set(index, item);
        }
    const sources = new Map([...best].filter(([index, item]) => item !== planItems.get(index)));
    const written = new Set([...planItems.values()].flatMap(({ entries }) => entries.map(_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEntry */ .WL)));
    const entries = [...sources.values()]
        .flatMap((item) => item.entries.filter((entry) => !written.has((0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEntry */ .WL)(entry))))
        .sort((a, b) => a.at - b.at);
    const ended = new Set([...best.values()].filter(isEnded).map(({ index }) => index));
    return { entries: [...entries, ...breakerEntries(planEntries, shards)], sources, ended, disputed };
}
function readItemKey({ index, entries }) {
    const marks = entries.map(({ event }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(event['item'] ?? null)['key']);
    return marks.find((key) => typeof key === 'string' && key !== '')?.toString() ?? String(index);
}
function isEnded(item) {
    return item !== undefined && item.end !== null;
}
function rateCompleteness({ end, entries, lastAt }) {
    return end === null ? [0, entries.length, lastAt] : [end === 'failed' ? 1 : 2, 0, lastAt];
}
function isGreater(rank, other) {
    const at = rank.findIndex((value, index) => value !== other[index]);
    return (rank[at] ?? 0) > (other[at] ?? 0);
}
function listEndedItems(entries, plan, shard) {
    return [...collectItems(entries, plan, '').values()]
        .filter((item) => isEnded(item) && isOfShard(item.index, shard))
        .flatMap((item) => item.entries);
}
function breakerEntries(planEntries, shards) {
    const mostOpen = new Map();
    for (const { entries } of shards) {
        const counts = entries.filter(({ event }) => event['type'] === 'breaker_counted');
        const lastById = new Map(counts.map((entry) => [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(entry.event['id']), entry]));
        for (const [id, entry] of lastById) {
            const current = mostOpen.get(id);
            if (current === undefined || isGreater(rateOpenness(entry), rateOpenness(current)))
                mostOpen.set(id, entry);
        }
    }
    const written = new Set(mostOpen.size === 0 ? [] : planEntries.map(_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEntry */ .WL));
    return [...mostOpen.values()].filter((entry) => !written.has((0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEntry */ .WL)(entry)));
}
const OPENNESS = { closed: 0, half_open: 1, open: 2 };
function rateOpenness({ event }) {
    const state = (0,_engine_resilience_breaker_js__WEBPACK_IMPORTED_MODULE_3__/* .readBreakerState */ .AX)(event['state']);
    return state === null ? [0, 0, 0] : [OPENNESS[state.state] ?? 0, state.opened_at ?? 0, state.failures];
}


/***/ }),

/***/ 5094:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: function() { return /* binding */ findJournalStart; },
/* harmony export */   E$: function() { return /* binding */ parseSnapshot; },
/* harmony export */   Q: function() { return /* binding */ formatSnapshot; },
/* harmony export */   RD: function() { return /* binding */ JOURNAL_FILE; },
/* harmony export */   S5: function() { return /* binding */ CHECKPOINT_FILE; },
/* harmony export */   W2: function() { return /* binding */ RUNNING; }
/* harmony export */ });
/* unused harmony exports sealDocument, unsealDocument */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36659);





const CHECKPOINT_FORMAT = 1;
const CHECKPOINT_FILE = 'checkpoint.json';
const JOURNAL_FILE = 'journal.jsonl';
const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createObjectShape */ .Pg)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg, file: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg }),
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    inputs: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv,
    hashes: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .mapShape */ .g4)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    created_at: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et,
    elapsed_ms: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et,
    session_at: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et,
    status: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('running', 'ended'),
    outcome: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    resumable: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoolean */ .Lm,
    reason: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    strict_exit: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoolean */ .Lm),
    provider: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    options: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv,
    repository: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    commit: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    event: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    traceparent: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    shard: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createObjectShape */ .Pg)({ group: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg, visit: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, index: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, of: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, base: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg })),
    journal: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    journal_lines: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et),
    broken: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
};
const isSnapshot = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createObjectShape */ .Pg)(FIELDS);
const RUNNING = {
    status: 'running',
    outcome: null,
    resumable: true,
    reason: null,
    journal: null,
    journal_lines: null,
    broken: null,
};
const ADDED_LATER = {
    ...RUNNING,
    hashes: {},
    created_at: 0,
    elapsed_ms: 0,
    session_at: 0,
    strict_exit: null,
    provider: null,
    options: {},
    repository: null,
    commit: null,
    event: null,
    traceparent: null,
    shard: null,
};
function findJournalStart({ run_id: runId, shard }) {
    return shard === null ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(runId) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(`${shard.index}/${shard.of}`, Number.parseInt(shard.base, 16));
}
function formatSnapshot(snapshot) {
    return sealDocument({ format: CHECKPOINT_FORMAT, ...snapshot });
}
function parseSnapshot(text) {
    const content = unsealDocument(text);
    if (!content.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${CHECKPOINT_FILE} cannot be used: ${content.error}`);
    const { format, ...rest } = content.value;
    const value = { ...ADDED_LATER, ...rest };
    if (typeof format !== 'number')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${CHECKPOINT_FILE} names no format`);
    if (format > CHECKPOINT_FORMAT)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${CHECKPOINT_FILE} has the format ${format}, which is newer than this version of conductor understands (${CHECKPOINT_FORMAT}); use a newer one`);
    if (isSnapshot(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(value);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${CHECKPOINT_FILE} cannot be used: its field ${(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .findWrongField */ .r3)(value, FIELDS)} is missing or wrong`);
}
function sealDocument(content) {
    const body = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(content);
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ ...content, checksum: (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body)) }, 2)}\n`;
}
function unsealDocument(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('it is not a JSON object');
    const { checksum, ...content } = value;
    if (checksum !== (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(content))))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('its checksum does not match: it was damaged or edited');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(content);
}


/***/ }),

/***/ 41803:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: function() { return /* binding */ readBreakerState; },
/* harmony export */   BA: function() { return /* binding */ toBreakerId; },
/* harmony export */   Cz: function() { return /* binding */ releaseBreaker; },
/* harmony export */   Fw: function() { return /* binding */ readBreakerFile; },
/* harmony export */   oY: function() { return /* binding */ writeBreakerFile; },
/* harmony export */   qJ: function() { return /* binding */ CLOSED_BREAKER; },
/* harmony export */   tT: function() { return /* binding */ decidePolicy; },
/* harmony export */   vu: function() { return /* binding */ isRefusal; },
/* harmony export */   wr: function() { return /* binding */ Breakers; }
/* harmony export */ });
/* unused harmony exports breakerAllows, recordBreakerSuccess, recordBreakerFailure, MAX_BREAKER_FILE_CHARS */
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85636);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7725);







const FIELDS = {
    state: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)('closed', 'open', 'half_open'),
    failures: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    successes: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    opened_at: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)((value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et)(value) && value >= 0),
    probing: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isBoolean */ .Lm,
};
const isState = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)(FIELDS);
function readBreakerState(value) {
    return isState(value) && (value.state === 'closed' || value.opened_at !== null) ? value : null;
}
const CLOSED_BREAKER = {
    state: 'closed',
    failures: 0,
    successes: 0,
    opened_at: null,
    probing: false,
};
function breakerAllows(state, settings, now) {
    const answer = (allowed, next, waitMs = 0) => {
        return { allowed, state: next, retryAfterSeconds: Math.ceil(waitMs) / 1000, probe: allowed && next.probing };
    };
    if (state.state === 'closed')
        return answer(true, state);
    if (state.state === 'half_open')
        return state.probing ? answer(false, state) : answer(true, { ...state, probing: true });
    const opened_at = Math.min(state.opened_at ?? now, now);
    const remaining = opened_at + settings.recoveryTimeoutSeconds * 1000 - now;
    if (remaining > 0)
        return answer(false, { ...state, opened_at }, remaining);
    return answer(true, { ...state, state: 'half_open', successes: 0, opened_at, probing: true });
}
function recordBreakerSuccess(state, settings, probe = state.probing) {
    if (state.state === 'closed')
        return state.failures === 0 ? state : { ...state, failures: 0 };
    if (state.state === 'open' || !probe)
        return state;
    const successes = state.successes + 1;
    return successes >= settings.successThreshold ? CLOSED_BREAKER : { ...state, successes, probing: false };
}
function recordBreakerFailure(state, settings, now) {
    if (state.state === 'open')
        return state;
    const failures = state.state === 'closed' ? state.failures + 1 : state.failures;
    if (state.state === 'closed' && failures < settings.failureThreshold)
        return { ...state, failures };
    return { state: 'open', failures, successes: 0, opened_at: now, probing: false };
}
function releaseBreaker(state) {
    return state.probing ? { ...state, probing: false } : state;
}
const MAX_BREAKER_FILE_CHARS = 1024 * 1024;
const MAX_BREAKERS = 1000;
function toBreakerId(key, workflow, node) {
    return key === null ? `node:${workflow.file}#${node}@${workflow.name}` : `key:${key}`;
}
const isBreakerFile = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(1), breakers: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv });
function readBreakerFile(text) {
    const breakers = new Map();
    if (text.trim() === '')
        return { breakers, warning: null };
    const file = text.length > MAX_BREAKER_FILE_CHARS ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (!isBreakerFile(file))
        return { breakers, warning: 'the breaker state is ignored: it is damaged, too large, or not of schema_version 1' };
    let unusable = 0;
    for (const [id, entry] of Object.entries(file.breakers)) {
        const state = readBreakerState(entry);
        if (state === null || breakers.size >= MAX_BREAKERS)
            unusable += 1;
        else
            breakers.set(id, releaseBreaker(state));
    }
    const warning = unusable === 0 ? null : `the breaker state has ${unusable} entries that cannot be used; they are ignored`;
    return { breakers, warning };
}
function writeBreakerFile(breakers) {
    const entries = [...breakers]
        .filter(([, state]) => state.state !== 'closed' || state.failures > 0)
        .sort(([a, left], [b, right]) => (right.opened_at ?? 0) - (left.opened_at ?? 0) || (a < b ? -1 : 1))
        .slice(0, MAX_BREAKERS)
        .map(([id, state]) => [id, releaseBreaker(state)]);
    return `${JSON.stringify({ schema_version: 1, breakers: Object.fromEntries(entries) }, null, 2)}\n`;
}
function decidePolicy(input) {
    const { error, policy, breaker, attempts, random } = input;
    const { kind, details } = error.envelope;
    const isRefused = breaker?.state === 'open' || (breaker?.state === 'half_open' && kind === 'internal.circuit_open');
    if (isRefused)
        return createUnhandled('dead_letter', 'the circuit breaker is open');
    if (policy === null)
        return null;
    const isNamed = policy.retryable?.includes(kind) === true;
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetryable */ .r3)(error, policy.retryable) || ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .hasNeverStarted */ .qI)(error.envelope) && !isNamed)) {
        const who = details['retryable'] === false ? 'the error says that it' : kind;
        return createUnhandled('escalate', `${who} is not retryable`);
    }
    if (attempts > policy.maxRetries)
        return createUnhandled('dead_letter', `all ${policy.maxRetries} retries are spent`);
    const delaySeconds = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .computeBackoff */ .O7)(policy, Math.max(0, attempts - 1), random, (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .readRetryAfter */ .D$)(details));
    const said = { decision: 'retry', reason: `retry ${attempts} of ${policy.maxRetries}` };
    return { action: 'retry', delaySeconds, from: null, row: POLICY_ROW, policy: said };
}
const POLICY_ROW = { id: 'resilience.retry', route: {} };
function createUnhandled(decision, reason) {
    return { action: 'unhandled', policy: { decision, reason } };
}
function isRefusal(kind) {
    return kind === 'internal.circuit_open' || kind === 'internal.policy_denied';
}
class Breakers {
    options;
    #states;
    #probes = new Map();
    constructor(options) {
        this.options = options;
        this.#states = new Map(options.breakers);
    }
    state(host, step, policy) {
        return this.#states.get(createBreakerId(host, step, policy)) ?? CLOSED_BREAKER;
    }
    ask(host, step, at, policy) {
        const id = createBreakerId(host, step, policy);
        const prober = this.#probes.get(id);
        if (prober !== undefined && (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(host.scope, prober))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ policy, probe: false });
        const answer = breakerAllows(this.#states.get(id) ?? CLOSED_BREAKER, policy, host.services.ports.clock.now());
        this.#move(host, step, policy, answer.state);
        if (!answer.allowed) {
            const key = policy.key ?? step.name;
            const details = { key, retry_after_seconds: answer.retryAfterSeconds };
            const message = `the circuit breaker ${key} is open; ${step.name} was not run`;
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)({ ...(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .createEngineFailure */ .fU)('internal.circuit_open', message, details), typed: true });
        }
        if (answer.probe)
            this.#probes.set(id, at);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ policy, probe: answer.probe });
    }
    count(host, step, { policy, probe }, ended) {
        if (probe)
            this.#probes.delete(createBreakerId(host, step, policy));
        const state = this.state(host, step, policy);
        const move = (next) => this.#move(host, step, policy, next);
        if (ended.status === 'completed')
            move(recordBreakerSuccess(state, policy, probe));
        else if (ended.status === 'raised' && !isRefusal(ended.error.envelope.kind))
            move(recordBreakerFailure(state, policy, host.services.ports.clock.now()));
        else if (probe)
            move(releaseBreaker(state));
    }
    #move(host, step, policy, next) {
        const id = createBreakerId(host, step, policy);
        const previous = this.#states.get(id) ?? CLOSED_BREAKER;
        if (previous === next)
            return;
        this.#states.set(id, next);
        const at = { scope: host.scope, node: step.name };
        this.options.emit({ type: 'breaker_counted', ...at, id, state: next });
        if (previous.state === next.state)
            return;
        const change = { key: policy.key ?? step.name, from: previous.state, to: next.state };
        this.options.emit({ type: 'circuit_state_changed', ...at, ...change });
    }
}
function createBreakerId(host, step, policy) {
    const { settings, displayFile } = host.workflow;
    return toBreakerId(policy.key, { name: settings.name, file: displayFile }, step.name);
}


/***/ }),

/***/ 21532:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: function() { return /* binding */ isErrorValue; },
/* harmony export */   ZT: function() { return /* binding */ toErrorValue; },
/* harmony export */   eT: function() { return /* binding */ FlowState; },
/* harmony export */   fj: function() { return /* binding */ recoverStep; },
/* harmony export */   te: function() { return /* binding */ FailedTests; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _nodes_test_reports_model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84126);
/* harmony import */ var _nodes_test_reports_open_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96171);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93833);







const LONGEST_MESSAGE = 1000;
const ERROR_VALUE = {
    ..._core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVELOPE */ .Pr,
    attempts: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumber */ .Et,
    retries_exhausted: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isBoolean */ .Lm,
    transient: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isBoolean */ .Lm,
};
const isErrorValue = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .createObjectShape */ .Pg)(ERROR_VALUE);
function toErrorValue({ envelope, about }, attempts, exhausted) {
    const { kind, message, details } = envelope;
    const transient = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransient */ .dg)(envelope, about);
    return { kind, message, details, attempts, retries_exhausted: exhausted, transient };
}
class Counts {
    run = null;
    pending = null;
    retries = {};
    retryAttempts = 0;
    firstStart = null;
    entry = null;
    handling = [];
    predecessor = null;
}
class FlowState {
    iterations = 0;
    ended = 0;
    steps = new Map();
    history = [];
    last = null;
    hasFailed = false;
    #lastEnd = null;
    #reentered = null;
    #counts = new Map();
    #of(node) {
        const counts = this.#counts.get(node) ?? new Counts();
        this.#counts.set(node, counts);
        return counts;
    }
    nextRun(node) {
        const { pending, run } = this.#of(node);
        return pending ?? { visit: (run?.visit ?? 0) + 1, attempt: 1 };
    }
    retries(node, row) {
        const { retries, firstStart } = this.#of(node);
        return retries[row] ?? (firstStart === null ? undefined : { count: 0, firstStartAt: firstStart });
    }
    retryAttempt(node) {
        return this.steps.get(node)?.error === null ? 0 : this.#of(node).retryAttempts;
    }
    entryError(node) {
        return this.#of(node).entry?.error;
    }
    handling(node) {
        return this.#of(node).entry?.handling;
    }
    apply(event, at) {
        if (event.type === 'node_started')
            this.#begin(event, at);
        else if (event.type === 'node_completed')
            this.#end(event, event.output, null, at);
        else if (event.type === 'node_failed')
            this.#failed(event, at);
        else if (event.type === 'node_retry_scheduled')
            this.#retried(event, at);
        else if (event.type === 'route_taken')
            this.#routed(event);
    }
    historyWith(at) {
        if (isSameRun(this.#lastEnd, at))
            return { iteration: this.ended, history: this.history };
        return { iteration: this.ended + 1, history: [...this.history, at.node] };
    }
    hasBegun({ node, visit, attempt }) {
        const { run } = this.#of(node);
        return run?.visit === visit && run.attempt === attempt;
    }
    #begin({ node, visit, attempt }, now) {
        const counts = this.#of(node);
        counts.firstStart ??= now;
        if (attempt === 1)
            counts.predecessor = this.last;
        if (this.isIteration(node, attempt))
            this.iterations += 1;
        counts.run = { visit, attempt };
        counts.pending = null;
        if (this.#reentered?.until === node)
            this.#reentered = null;
        else
            this.#reentered?.nodes.add(node);
    }
    isIteration(node, attempt) {
        return attempt === 1 && (this.#reentered === null || this.#reentered.nodes.has(node));
    }
    #end(event, output, error, now) {
        const { node, node_type: type } = event;
        if (!this.hasBegun(event))
            this.#begin(event, now);
        this.steps.set(node, { output, error, isGroup: type === 'parallel' || type === 'for_each' });
        if (!isSameRun(this.#lastEnd, event)) {
            this.ended += 1;
            this.history.push(node);
        }
        this.last = node;
        this.#lastEnd = event;
    }
    #failed(event, now) {
        this.#end(event, event.partial, toErrorValue(event, event.attempt, false), now);
        this.#of(event.node).handling = event.while_handling ?? [];
    }
    #retried(event, now) {
        const { node, route, visit, attempt, from } = event;
        const counts = this.#of(node);
        const firstStartAt = counts.firstStart ?? now;
        counts.retries[route] = { count: (counts.retries[route]?.count ?? 0) + 1, firstStartAt };
        counts.retryAttempts += 1;
        counts.pending = { visit, attempt: attempt + 1 };
        if (from === null)
            this.last = counts.predecessor ?? this.last;
        else if (from !== node)
            this.#reentered = { nodes: new Set(), until: node };
    }
    #routed(event) {
        if (event.kind === null)
            Object.assign(this.#of(event.node), { retries: {}, retryAttempts: 0, firstStart: null });
        const step = this.steps.get(event.node);
        if (step === undefined)
            return;
        if (event.action === 'recover') {
            this.steps.set(event.node, recoverStep(step, event.output ?? null));
        }
        else if (event.retries_exhausted === true && step.error !== null) {
            this.steps.set(event.node, { ...step, error: { ...step.error, retries_exhausted: true } });
        }
        if (event.action === 'to' && event.to !== null)
            this.#enter(event.to, event);
    }
    #enter(to, { node, kind }) {
        const error = kind === null ? null : (this.steps.get(node)?.error ?? null);
        if (error === null) {
            this.#of(to).entry = null;
            return;
        }
        const nearest = { node, kind: error.kind, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .cutHead */ .fz)(error.message, LONGEST_MESSAGE) };
        const handling = [nearest, ...this.#of(node).handling].slice(0, _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_WHILE_HANDLING */ .MX);
        this.#of(to).entry = { error: { ...error, node }, handling };
    }
}
class FailedTests {
    #tests = new Map();
    constructor(earlier) {
        for (const event of earlier)
            this.learn(event);
    }
    find(at) {
        return this.#tests.get(visitKey(at)) ?? [];
    }
    listInside(at) {
        const start = visitKey(at);
        const inside = [...this.#tests].filter(([key]) => key.startsWith(start) && /^(?:$|[[/])/.test(key.slice(start.length)));
        return Object.fromEntries(inside.map(([key, failing]) => [key.slice(start.length), failing]));
    }
    remember(at, inside) {
        for (const [key, failing] of Object.entries(inside))
            this.#tests.set(`${visitKey(at)}${key}`, failing);
    }
    #histories = new Map();
    history(at) {
        const key = visitKey(at);
        const history = this.#histories.get(key) ?? new Map(this.find(at).flatMap(toPastTest));
        this.#histories.set(key, history);
        return history;
    }
    learn(event) {
        if (event.type === 'route_taken')
            this.#histories.delete(visitKey(event));
        if (event.type === 'node_failed' && event.failing !== undefined)
            this.#tests.set(visitKey(event), event.failing);
        else if (this.#tests.size > 0 && event.type === 'node_completed')
            this.#tests.delete(visitKey(event));
    }
}
function toPastTest(identity) {
    const [suite, within, name, file, , , around] = identity;
    if (around !== undefined || name === '')
        return [];
    const counts = { passed: 0, failed: 1, skipped: 0, seconds: 0 };
    const title = (0,_nodes_test_reports_model_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTestTitle */ .as)({ name, within });
    const past = {
        title,
        suite: suite || within || file,
        ...counts,
        isQuarantined: false,
        hasFailed: true,
        isFlaky: false,
    };
    return [[(0,_nodes_test_reports_open_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .toIdentityKey */ .hC)(identity), past]];
}
function visitKey({ scope, node, visit }) {
    return `${scope.replaceAll(/(#\d+)\.\d+/g, '$1')}${node}#${visit}`;
}
function recoverStep({ output, isGroup }, given) {
    if (!isGroup)
        return { output: given, error: null, isGroup };
    return { output: { ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(output) ? output : {}), outputs: given }, error: null, isGroup };
}
function isSameRun(last, { node, visit, attempt }) {
    return last !== null && last.node === node && last.visit === visit && last.attempt === attempt;
}


/***/ }),

/***/ 26891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: function() { return /* binding */ parseGateArguments; },
/* harmony export */   nJ: function() { return /* binding */ gateAnswersFromMapping; },
/* harmony export */   pH: function() { return /* binding */ findRepeatedAnswers; }
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
        const [key, text] = [arg.slice(0, equals).trim(), arg.slice(equals + 1)];
        const earlier = findAnswer(answers, key);
        if (earlier !== null && earlier !== text)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`--gate ${key} has two answers, ${JSON.stringify(earlier)} and ${JSON.stringify(text)}; give one`);
        add(answers, key, text);
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
function findRepeatedAnswers(records, given, isChanged) {
    const waiting = new Map();
    const answered = new Map();
    for (const { event } of records) {
        if (event.type === 'gate_waiting')
            waiting.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event), event.node);
        if (event.type !== 'node_completed')
            continue;
        waiting.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event));
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
        const isSame = ({ value, fields }) => (answer.value ?? value) === value &&
            Object.entries(answer.fields).every(([field, text]) => fields[field] === text);
        const last = recorded.at(-1);
        if (recorded.some(isSame))
            notes.push(`${name} was answered before, and the answer is the same`);
        else
            refused.push(`${name} was answered with ${JSON.stringify(last?.value ?? last?.fields)} before, and an answer cannot be changed`);
    }
    return { refused, notes };
}
function answerIn(output) {
    const { selected, additional_input: fields, answers } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(output);
    const texts = Object.entries((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(answers ?? fields ?? null)).map(([name, text]) => [name, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printTextOrJson */ ._s)(text)]);
    return { value: selected === undefined ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printTextOrJson */ ._s)(selected), fields: Object.fromEntries(texts) };
}


/***/ }),

/***/ 75750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: function() { return /* binding */ createInjection; },
/* harmony export */   Ej: function() { return /* binding */ checkInjection; },
/* harmony export */   I3: function() { return /* binding */ markTyped; },
/* harmony export */   Kc: function() { return /* binding */ completeInjections; },
/* harmony export */   RY: function() { return /* binding */ checkInjections; },
/* harmony export */   _N: function() { return /* binding */ describeRuns; },
/* harmony export */   pk: function() { return /* binding */ describeUnfired; },
/* harmony export */   t1: function() { return /* binding */ findInjectionProblems; },
/* harmony export */   u3: function() { return /* binding */ addInjectedDetails; },
/* harmony export */   uh: function() { return /* binding */ findInjectedSites; },
/* harmony export */   vF: function() { return /* binding */ parseInjection; },
/* harmony export */   yL: function() { return /* binding */ parseInjections; }
/* harmony export */ });
/* harmony import */ var _config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6705);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47581);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85636);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _core_samples_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48991);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99448);











const FORM = /^([^=]+)=([^@:\s]+)(?:@(\d+))?(?::(.*))?$/s;
function parseInjection(text) {
    const [, node, kind = '', attempt, message = ''] = FORM.exec(text) ?? [];
    if (node === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`${JSON.stringify(text)} is not NODE=KIND[@ATTEMPT][:MESSAGE]`);
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(kind))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`${JSON.stringify(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift`);
    if (Number(attempt) === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)('attempts count from 1');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)({
        node,
        kind,
        attempt: attempt === undefined ? null : Number(attempt),
        message: message || `injected ${kind}`,
    });
}
function checkInjection(given) {
    if (typeof given === 'string')
        return parseInjection(given);
    const { node, kind, attempt } = given;
    const isAttempt = attempt === null || (Number.isInteger(attempt) && attempt > 0);
    if (!isAttempt)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)('`attempt` is a whole number from 1');
    const parsed = parseInjection(`${node}=${kind}`);
    return parsed.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(given) : parsed;
}
function parseInjections(texts) {
    const parsed = texts.map(parseInjection);
    return parsed.find((result) => !result.ok) ?? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(parsed.flatMap((result) => (result.ok ? [result.value] : [])));
}
function addInjectedDetails(injections, texts) {
    const all = [...injections];
    for (const text of texts) {
        const [, place = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
        const node = all
            .map((each) => each.node)
            .find((name) => place.startsWith(`${name}.`) && place.length > name.length + 1);
        if (place === '')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`${JSON.stringify(text)} is not NODE.FIELD=VALUE`);
        if (node === undefined)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`${JSON.stringify(text)} is for a node that no --inject names`);
        const data = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOutsideJson */ .p6)(value) ?? value;
        for (const [index, each] of all.entries())
            if (each.node === node)
                all[index] = { ...each, details: putDetail(each.details ?? {}, place.slice(node.length + 1).split('.'), data) };
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(all);
}
function putDetail(details, [name = '', ...rest], value) {
    if (rest.length === 0)
        return { ...details, [name]: value };
    const inner = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .getOwnEntry */ .xL)(details, name);
    return { ...details, [name]: putDetail((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(inner) ? inner : {}, rest, value) };
}
function splitItem(text) {
    const [, node = text, item = null] = /^([^[]+)\[(.*)\]$/s.exec(text) ?? [];
    return { node, item };
}
function findInjectedSites(root, text) {
    const { node, item } = splitItem(text);
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl)(root).flatMap((workflow) => (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .collectSites */ .b4)(workflow)
        .filter(({ step, label, group }) => {
        if (item === null)
            return step.name === node || label === node;
        return group?.name === node && (group.type === 'for_each' || step.name === item);
    })
        .map((site) => ({ workflow, site })));
}
function completeInjections(root, injections) {
    const problems = [];
    const notes = [];
    const completed = injections.map((injection) => {
        const { node, kind, details = {} } = injection;
        const schema = findInjectedSites(root, node).flatMap(({ workflow, site }) => {
            const own = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .findKindEntry */ .KA)(workflow.settings.kinds, kind)?.details;
            return own ?? (0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .findPayloads */ .$z)(workflow, site.label, kind)?.map(({ fields }) => fields) ?? [];
        })[0];
        if (schema === undefined)
            return injection;
        const { value, filled, missing } = (0,_core_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .createSample */ .P)(schema, { given: details });
        if (missing.length > 0) {
            const message = `${kind} needs details that have a pattern and no example: ${missing.join(', ')}`;
            problems.push({ message, suggestion: `give them: \`--inject-details ${node}.${missing[0]}=VALUE\`` });
        }
        else if (filled.length > 0)
            notes.push(`${node}=${kind}: ${filled.join(', ')} of its details ${filled.length === 1 ? 'is a sample' : 'are samples'}; give others with --inject-details ${node}.${filled[0]}=VALUE`);
        return { ...injection, details: value };
    });
    return { injections: completed, problems, notes };
}
function checkInjections(root, injections) {
    const problems = findInjectionProblems(root, injections);
    return problems.map(({ message, suggestion }) => ({ message: `--inject: ${message}`, suggestion }));
}
function findInjectionProblems(root, injections) {
    const names = new Set((0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl)(root)
        .flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .collectSites */ .b4)
        .flatMap(({ step, label }) => [step.name, label]));
    return injections.flatMap((injection) => {
        const { node, kind } = injection;
        const refuse = (message, suggestion) => [{ message, suggestion }];
        const steps = findInjectedSites(root, node).map(({ site }) => site.step);
        const { node: name, item } = splitItem(node);
        if (steps.length === 0 && names.has(name) && item !== null)
            return refuse(`there is no ${JSON.stringify(item)} in ${name}`, 'write GROUP[KEY], with a group and one of its keys');
        if (steps.length === 0)
            return refuse(`there is no node ${JSON.stringify(name)}`, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearest */ .qg)(name, names)));
        if (kind === 'halt.intentional')
            return refuse(`${kind} is what a halt route makes of an error`, 'inject the error that leads to the route');
        if ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isReservedKind */ .HO)(kind) && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isEngineKind */ .Dj)(kind))
            return refuse(`${kind} is reserved, and the engine makes no such kind`, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearest */ .qg)(kind, _core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .ENGINE_KINDS */ .Fr)));
        if (steps.some((step) => canRaise(step, kind)))
            return completeInjections(root, [injection]).problems;
        const type = steps[0]?.type ?? 'script';
        const { kinds } = _core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .STEP_TYPES */ .FU[type];
        return refuse(`${node} is a node of the type ${type}, which can never raise ${kind}`, kinds.length === 0 ? null : `it can raise ${kinds.join(', ')}`);
    });
}
function canRaise(step, kind) {
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isReservedKind */ .HO)(kind))
        return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .raisesItself */ .RR)(step) || (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .hasSteps */ .yx)(step.type);
    if (kind === 'retry.exhausted')
        return false;
    return ((0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .hasSteps */ .yx)(step.type) || kind === 'internal.unexpected' || _core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .STEP_TYPES */ .FU[step.type].kinds.some((made) => made === kind));
}
function describeUnfired({ node, kind, attempt }, runs) {
    const name = splitItem(node).node.split('.').at(-1) ?? node;
    const count = runs.get(node) ?? runs.get(name) ?? 0;
    return `${node}=${kind}${attempt === null ? '' : `@${attempt}`} never fired: ${describeRuns(node, count)}`;
}
function describeRuns(node, runs) {
    return runs === 0 ? `${node} did not run` : `${node} ran ${runs === 1 ? 'once' : `${runs} times`}`;
}
function createInjection(injections, fired) {
    if (injections.length === 0)
        return () => null;
    const runs = new Map();
    return (at, key = () => null) => {
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_10__/* .runAround */ .tV)(at.scope);
        const member = around === null || around.item === null ? null : `${around.node}.${at.node}`;
        const own = injections.filter(({ node: text }) => {
            const { node, item } = splitItem(text);
            if (item === null)
                return node === at.node || node === member;
            if (around?.node !== node)
                return false;
            return around.item === null ? at.node === item : key() === item || String(around.item) === item;
        });
        if (own.length === 0)
            return null;
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_10__/* .formatReadablePlace */ .TH)((0,_core_place_js__WEBPACK_IMPORTED_MODULE_10__/* .toNodeKey */ .BJ)(at));
        const run = (runs.get(place) ?? 0) + 1;
        runs.set(place, run);
        const injection = own.find(({ attempt }) => attempt === run) ?? own.find(({ attempt }) => attempt === null);
        if (injection === undefined)
            return null;
        fired?.add(injection);
        const { kind, message, details } = injection;
        const envelope = { kind, message, details: { injected: true, ...details } };
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .createRaised */ .bP)({ envelope, origin: (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isEngineKind */ .Dj)(kind) ? 'engine' : 'author', ...markTyped(kind) });
    };
}
function markTyped(kind) {
    return kind === 'internal.policy_denied' || kind === 'internal.circuit_open' ? { typed: true } : {};
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


/***/ }),

/***/ 99870:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: function() { return /* binding */ takeFolder; },
/* harmony export */   DB: function() { return /* binding */ createScratchFolder; },
/* harmony export */   LQ: function() { return /* binding */ NO_FOLDER; },
/* harmony export */   Pm: function() { return /* binding */ claimFolder; },
/* harmony export */   Q1: function() { return /* binding */ runDirProblems; },
/* harmony export */   RA: function() { return /* binding */ readSnapshot; },
/* harmony export */   gb: function() { return /* binding */ hasRun; },
/* harmony export */   nq: function() { return /* binding */ createRunId; },
/* harmony export */   vg: function() { return /* binding */ readRunResult; },
/* harmony export */   xE: function() { return /* binding */ formatStamp; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55807);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62759);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87451);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5094);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);









function createRunId() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex');
}
function runFolderName(workflow, now, runId) {
    const safe = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .trimSigns */ .$T)(workflow.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, ''), '-');
    const name = safe.replace(/^(con|prn|aux|nul|com\d|lpt\d)\./i, '$1-').slice(0, 60);
    return `${name || 'workflow'}-${formatStamp(now)}-${runId}`;
}
const TRACES = ['events.jsonl', 'result.json', 'checkpoint.json', 'errors.jsonl', _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .JOURNAL_FILE */ .RD];
function hasRun(files, folder) {
    return TRACES.some((name) => files.hasContent(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, name)));
}
function readRunResult(files, folder) {
    return (0,_account_run_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .readResult */ .Uv)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextIfReadable */ .fP)(files, node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, 'result.json')) ?? '');
}
function readSnapshot(files, folder) {
    const snapshot = (0,_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .parseSnapshot */ .E$)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextIfReadable */ .fP)(files, node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .CHECKPOINT_FILE */ .S5)) ?? '');
    return snapshot.ok ? snapshot.value : null;
}
function runDirProblems(request) {
    const { adapters, cwd, runDir } = request;
    if (runDir === null)
        return [];
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, runDir);
    const held = `${runDir} already holds a run; choose another folder, or continue it with \`conductor resume ${runDir}\``;
    const problem = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .findUnsafeReason */ .Co)(adapters.files, folder) ?? (hasRun(adapters.files, folder) ? held : null);
    return problem === null ? [] : [problem];
}
const NO_FOLDER = { path: null, problem: null, release: () => { } };
function claimFolder(request, workflow, runId) {
    const { clock, lock } = request.adapters;
    const made = makeRunFolder(request, runFolderName(workflow, clock.now(), runId));
    if (!made.ok) {
        request.observer.note(made.error);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ ...NO_FOLDER, problem: made.error });
    }
    const folder = made.value;
    const locked = lock.acquire(folder);
    if (locked.status === 'taken')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${folder} is in use${formatOwner(locked.owner)}; choose another folder`);
    if (locked.status === 'odd')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(locked.message);
    const release = locked.status === 'owned' ? locked.release : NO_FOLDER.release;
    const [problem] = runDirProblems(request);
    if (problem === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ path: folder, problem: null, release });
    release();
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(problem);
}
function takeFolder(lock, folder, named) {
    const locked = lock.acquire(folder);
    if (locked.status === 'owned')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(locked);
    if (locked.status !== 'taken')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${named} cannot be taken: ${locked.message}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${named} is in use${formatOwner(locked.owner)}; wait for it, or end it`);
}
function formatOwner(owner) {
    return owner === null ? '' : ` by process ${owner.pid} on ${owner.host} since ${owner.since}`;
}
function makeRunFolder({ adapters: { files, runsFolder }, observer, cwd, runDir, tempBase }, name) {
    let folder = runDir === null ? node_path__WEBPACK_IMPORTED_MODULE_2___default().join(tempBase, name) : node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, runDir);
    const made = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .tryResult */ .Bh)(() => {
        const runs = runDir === null ? runsFolder() : null;
        if (runs !== null)
            folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(runs.folder, name);
        if (runs?.warning)
            observer.note(runs.warning);
        files.makeFolder(folder, true);
        files.openAppend(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .JOURNAL_FILE */ .RD)).close();
    });
    if (made.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(folder);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`the run folder ${folder} cannot be written (${made.error}); the run goes on without files`);
}
function formatStamp(ms) {
    return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
function createScratchFolder(around, prefix, runDir) {
    const { adapters, observer, cwd, tempBase } = around;
    for (const base of new Set([tempBase, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), runDir ?? cwd, cwd])) {
        const made = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .tryResult */ .Bh)(() => adapters.temporaryFolder(base, prefix));
        if (made.ok)
            return made.value;
        observer.note(`${base} cannot be used for temporary files (${made.error})`);
    }
    return node_path__WEBPACK_IMPORTED_MODULE_2___default().join(tempBase, `${prefix}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex')}`);
}


/***/ })

};
;