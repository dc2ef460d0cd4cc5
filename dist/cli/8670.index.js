"use strict";
exports.id = 8670;
exports.ids = [8670];
exports.modules = {

/***/ 6018:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ listSubexpressions; }
/* harmony export */ });
const PARTS = {
    const: () => [],
    name: () => [],
    item: ({ target, index }) => [target, index],
    slice: ({ target, bounds }) => [target, ...bounds],
    list: ({ items }) => items,
    tuple: ({ items }) => items,
    mapping: ({ pairs }) => pairs.flat(),
    call: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    filter: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    test: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    not: ({ operand }) => [operand],
    negative: ({ operand }) => [operand],
    positive: ({ operand }) => [operand],
    binary: ({ left, right }) => [left, right],
    and: ({ left, right }) => [left, right],
    or: ({ left, right }) => [left, right],
    compare: ({ first, rest }) => [first, ...rest.map(({ operand }) => operand)],
    concat: ({ parts }) => parts,
    choice: ({ test, then, otherwise }) => [test, then, otherwise],
};
function listSubexpressions(expr) {
    return PARTS[expr.type](expr).filter((part) => part !== undefined);
}


/***/ }),

/***/ 8670:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DW: function() { return /* reexport */ coerceText; },
  Ds: function() { return /* reexport */ createScope; },
  _3: function() { return /* binding */ evaluate; },
  F9: function() { return /* binding */ evaluateCondition; },
  KH: function() { return /* binding */ findOnlyExpression; },
  Rx: function() { return /* binding */ formatCondition; },
  Fl: function() { return /* binding */ isTemplate; },
  Uy: function() { return /* reexport */ isTruthyValue; },
  yV: function() { return /* binding */ makesJson; },
  YK: function() { return /* binding */ parseExpression; },
  Fp: function() { return /* binding */ parseIn; },
  QC: function() { return /* binding */ parseTemplate; },
  jt: function() { return /* reexport */ printValue; },
  XX: function() { return /* binding */ render; },
  J8: function() { return /* reexport */ scopeOver; }
});

// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/expressions/failure.js

class Fault extends Error {
    reason;
    pos;
    fields;
    place;
    constructor(reason, message, pos = undefined, fields = [], place = undefined) {
        super(message);
        this.reason = reason;
        this.pos = pos;
        this.fields = fields;
        this.place = place;
    }
    within({ file, text }, pos) {
        if (this.place !== undefined)
            return this;
        return new Fault(this.reason, this.message, this.pos, this.fields, { file, source: text, pos: this.pos ?? pos });
    }
}
const createFault = (reason) => (message) => new Fault(reason, message);
const typeFault = createFault('type');
const valueFault = createFault('value');
const budgetFault = createFault('budget');
function syntaxFault(message, pos) {
    return new Fault('syntax', message, pos);
}
function createMissingFileFault(name, pos) {
    return syntaxFault(`there is no file ${JSON.stringify(name.slice(0, 200))} beside the template`, pos);
}
const SHOWN_FIELDS = 20;
const SHOWN_SOURCE = 1_000;
function findPositionAt(source, pos) {
    let line = 1;
    let start = 0;
    const newline = /\r\n|\r|\n/g;
    for (let match = newline.exec(source); match !== null && match.index < pos; match = newline.exec(source)) {
        line += 1;
        start = newline.lastIndex;
    }
    return { line, column: Array.from(source.slice(start, Math.max(start, pos))).length + 1 };
}
function describeFault(fault, source, fallbackPos) {
    const { fields, place } = fault;
    const { line, column } = findPositionAt(place?.source ?? source, place?.pos ?? fault.pos ?? fallbackPos);
    return {
        reason: fault.reason,
        message: place === undefined ? fault.message : `${place.file}:${line}:${column}: ${fault.message}`,
        template: Array.from((place?.source ?? source).slice(0, SHOWN_SOURCE * 2))
            .slice(0, SHOWN_SOURCE)
            .join(''),
        ...(place === undefined ? {} : { file: place.file }),
        line,
        column,
        availableFields: fields.slice(0, SHOWN_FIELDS),
        availableFieldsTotal: fields.length,
    };
}
const MAX_NAME = 64;
function formatHint(name, candidates) {
    const limit = name.length <= 3 ? 1 : name.length <= 8 ? 2 : 3;
    const found = name.length > MAX_NAME ? null : (0,messages/* findNearest */.qg)(name, candidates, limit);
    return found === null || found === name ? '' : `; did you mean '${found}'?`;
}

// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
;// CONCATENATED MODULE: ./build/src/expressions/values.js



class Tuple {
    items;
    constructor(items) {
        this.items = items;
    }
}
class GroupTuple extends Tuple {
    grouper;
    list;
    constructor(grouper, list) {
        super([grouper, list]);
        this.grouper = grouper;
        this.list = list;
    }
}
class View {
    kind;
    items;
    constructor(kind, items) {
        this.kind = kind;
        this.items = items;
    }
}
class PyObject {
    typeName;
    fields;
    constructor(typeName, fields = () => new Map()) {
        this.typeName = typeName;
        this.fields = fields;
    }
}
class Callable extends PyObject {
    name;
    invoke;
    beside;
    constructor(name, invoke, beside = null) {
        super('function');
        this.name = name;
        this.invoke = invoke;
        this.beside = beside;
    }
}
class Namespace extends PyObject {
    vars;
    constructor(vars) {
        super('namespace', () => vars);
        this.vars = vars;
    }
}
class Undefined {
    message;
    pos;
    wanted;
    fields;
    meant;
    reason = 'undefined';
    constructor(message, pos, wanted = undefined, fields = () => [], meant = fields) {
        this.message = message;
        this.pos = pos;
        this.wanted = wanted;
        this.fields = fields;
        this.meant = meant;
    }
    fault() {
        const fields = this.fields();
        const suggestion = this.wanted === undefined ? '' : formatHint(this.wanted, this.meant());
        return new Fault(this.reason, this.message + suggestion, this.pos, fields);
    }
}
class Absent extends Undefined {
    reason = 'absent';
}
class Nothing extends Undefined {
}
function isMap(value) {
    return value instanceof Map;
}
function isMapping(value) {
    return value instanceof Map || (0,json/* isRecord */.u4)(value);
}
function isText(value) {
    return typeof value === 'string';
}
function toSequenceLike(source, items) {
    return source instanceof Tuple ? new Tuple(items) : markOwned(items);
}
function toSequence(value) {
    if (Array.isArray(value))
        return value;
    return value instanceof Tuple ? value.items : undefined;
}
function needText(value, what) {
    if (!isText(value))
        throw typeFault(`${what} must be a text, not ${describeType(value)}`);
    return value;
}
const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/;
function isSimple(text) {
    return !ASTRAL.test(text);
}
function countCodePoints(text) {
    return isSimple(text) ? text.length : Array.from(text).length;
}
function splitCodePoints(text) {
    return isSimple(text) ? text.split('') : Array.from(text);
}
function sliceText(text, start, stop) {
    return isSimple(text) ? text.slice(start, stop) : Array.from(text).slice(start, stop).join('');
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    "'": '&#39;',
    '"': '&#34;',
};
function escapeHtml(text) {
    return text.replace(/[&<>'"]/g, (char) => ENTITIES[char] ?? char);
}
function describeType(value) {
    if (value instanceof Undefined)
        throw value.fault();
    if (value === null)
        return 'none';
    if (typeof value === 'boolean')
        return 'a boolean';
    if (typeof value === 'number' || typeof value === 'bigint' || value instanceof core_float/* Float */.nt)
        return 'a number';
    if (isText(value))
        return 'a text';
    if (Array.isArray(value))
        return 'a list';
    if (value instanceof Tuple)
        return 'a tuple';
    if (isMapping(value))
        return 'a mapping';
    if (value instanceof View)
        return 'a view of a mapping (add `| list` to use it as a list)';
    if (value instanceof PyObject)
        return `a ${value.typeName}`;
    return 'a value that is no data';
}
const owned = new WeakSet();
function markOwned(value) {
    owned.add(value);
    return value;
}
function requireOwnedList(list) {
    if (!Array.isArray(list) || !owned.has(list))
        throw createNotOwnedFault('list');
    return list;
}
function requireOwnedMap(mapping) {
    if (!(mapping instanceof Map) || !owned.has(mapping))
        throw createNotOwnedFault('mapping');
    return mapping;
}
function createNotOwnedFault(kind) {
    const advice = 'change a copy: {% set mine = x.copy() %}';
    return typeFault(`a ${kind} of the workflow cannot be changed in a template; ${advice}`);
}

;// CONCATENATED MODULE: ./build/src/expressions/numbers.js



const MAX_BITS = 65_536;
function isNum(value) {
    const type = typeof value;
    return type === 'number' || type === 'bigint' || type === 'boolean' || value instanceof core_float/* Float */.nt;
}
function isInt(value) {
    if (typeof value === 'number')
        return Number.isSafeInteger(value);
    return typeof value === 'bigint' || typeof value === 'boolean';
}
function isFloat(value) {
    return value instanceof core_float/* Float */.nt || (typeof value === 'number' && !Number.isSafeInteger(value));
}
function makeFloat(value) {
    return Number.isInteger(value) ? new core_float/* Float */.nt(value) : value;
}
function normalizeInt(value) {
    const small = Number(value);
    return Number.isSafeInteger(small) ? small : value;
}
function toFloat(value) {
    if (typeof value === 'number')
        return value;
    if (value instanceof core_float/* Float */.nt)
        return value.value;
    const result = Number(value);
    if (!Number.isFinite(result))
        throw valueFault('an integer is too large to become a decimal number');
    return result;
}
function toBig(value) {
    return typeof value === 'bigint' ? value : BigInt(value);
}
function asIndex(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return value;
    if (typeof value === 'boolean')
        return value ? 1 : 0;
    if (typeof value === 'bigint')
        return value > 0n ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER;
    return undefined;
}
function needInt(value, what, fallback) {
    if (fallback !== undefined && (value === undefined || value === null))
        return fallback;
    const index = asIndex(value);
    if (index === undefined)
        throw typeFault(`${what} must be an integer, not ${describeType(value)}`);
    return index;
}
function countBits(value) {
    return (value < 0n ? -value : value).toString(16).length * 4;
}
function checkBound(size) {
    if (size > MAX_BITS)
        throw budgetFault('an integer grows too large');
}
function floatDivmod(a, b) {
    if (b === 0)
        throw valueFault('division by zero');
    const cut = (a % b) + 0;
    const rest = cut !== 0 && b < 0 !== cut < 0 ? cut + b : cut;
    return { quotient: Math.round((a - rest) / b), rest };
}
function intDivmod(a, b) {
    if (b === 0n)
        throw valueFault('division by zero');
    const [quotient, rest] = [a / b, a % b];
    return rest !== 0n && rest < 0n !== b < 0n ? { quotient: quotient - 1n, rest: rest + b } : { quotient, rest };
}
function multiply(a, b) {
    checkBound(countBits(a) + countBits(b));
    return a * b;
}
function raisePower(a, b) {
    if (isInt(a) && isInt(b) && toBig(b) >= 0n) {
        const [base, exponent] = [toBig(a), toBig(b)];
        if (base > 1n || base < -1n) {
            checkBound(Number(exponent));
            checkBound(countBits(base) * Number(exponent));
        }
        return normalizeInt(base === 1n || base === 0n ? (exponent === 0n ? 1n : base) : base ** exponent);
    }
    const [base, exponent] = [toFloat(a), toFloat(b)];
    if (base === 0 && exponent < 0)
        throw valueFault('zero cannot be raised to a negative power');
    if (base < 0 && !Number.isInteger(exponent))
        throw valueFault('a negative number cannot be raised to a fraction');
    if (base === 1 || exponent === 0)
        return makeFloat(1);
    const result = Number.isInteger(exponent) && exponent < 0 ? 1 / base ** -exponent : base ** exponent;
    if (!Number.isFinite(result) && Number.isFinite(base) && Number.isFinite(exponent))
        throw valueFault('the result is too large');
    return makeFloat(result);
}
function createExactOperation(ofIntegers, ofFloats) {
    return (a, b) => isInt(a) && isInt(b) ? normalizeInt(ofIntegers(toBig(a), toBig(b))) : makeFloat(ofFloats(toFloat(a), toFloat(b)));
}
const ARITHMETIC = {
    '+': createExactOperation((a, b) => a + b, (a, b) => a + b),
    '-': createExactOperation((a, b) => a - b, (a, b) => a - b),
    '*': createExactOperation(multiply, (a, b) => a * b),
    '/': (a, b) => {
        if (toFloat(b) === 0)
            throw valueFault('division by zero');
        return makeFloat(toFloat(a) / toFloat(b));
    },
    '//': createExactOperation((a, b) => intDivmod(a, b).quotient, (a, b) => floatDivmod(a, b).quotient),
    '%': createExactOperation((a, b) => intDivmod(a, b).rest, (a, b) => floatDivmod(a, b).rest),
    '**': raisePower,
};
function negate(a) {
    if (!isInt(a))
        return makeFloat(-toFloat(a));
    return typeof a === 'bigint' ? normalizeInt(-a) : 0 - Number(a);
}
function compareNumbers(a, b) {
    const x = typeof a === 'bigint' ? a : a instanceof core_float/* Float */.nt ? a.value : Number(a);
    const y = typeof b === 'bigint' ? b : b instanceof core_float/* Float */.nt ? b.value : Number(b);
    if (x < y)
        return -1;
    if (x > y)
        return 1;
    return x == y ? 0 : Number.NaN;
}
function formatInt(value) {
    const text = String(toBig(value));
    if (text.replace('-', '').length > 4_300)
        throw valueFault('an integer has too many digits to be printed');
    return text;
}
const MOST_DECIMALS = 100;
function formatSign(value) {
    return value < 0 || Object.is(value, -0) ? '-' : '';
}
function roundTieToEven(exact, decimals) {
    const point = exact.indexOf('.');
    const cut = exact.slice(0, decimals === 0 ? point : point + 1 + decimals);
    return /^50*$/.test(exact.slice(point + 1 + decimals)) && /[02468]$/.test(cut) ? cut : null;
}
function formatFixed(value, decimals) {
    if (!Number.isFinite(value))
        return (0,core_float/* formatFloat */.kr)(value);
    if (decimals > MOST_DECIMALS)
        throw budgetFault(`a number cannot have more than ${MOST_DECIMALS} decimals`);
    const size = Math.abs(value);
    if (size >= 1e21)
        return `${formatSign(value)}${BigInt(size)}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;
    return formatSign(value) + (roundTieToEven(size.toFixed(MOST_DECIMALS), decimals) ?? size.toFixed(decimals));
}
function roundTo(value, decimals) {
    if (!Number.isFinite(value) || decimals > MOST_DECIMALS)
        return value;
    if (decimals >= 0)
        return Number(formatFixed(value, decimals));
    const unit = 10 ** -decimals;
    const scaled = Number(formatFixed(value / unit, 0));
    return scaled * unit;
}

;// CONCATENATED MODULE: ./build/src/expressions/data.js




const MAX_DEPTH = 600;
function countElements(value) {
    if (isText(value))
        return countCodePoints(value);
    if (Array.isArray(value))
        return value.length;
    if (value instanceof Tuple || value instanceof View)
        return value.items.length;
    if (isMap(value))
        return value.size;
    if (value instanceof Nothing)
        return 0;
    return isMapping(value) ? Object.keys(value).length : undefined;
}
function measureValue(value) {
    const size = countElements(value);
    if (size === undefined)
        throw typeFault(`${describeType(value)} has no length`);
    return size;
}
function isTrue(value) {
    if (value === null || value === undefined)
        return false;
    if (isNum(value))
        return compareNumbers(value, 0) !== 0;
    const size = countElements(value);
    if (size === undefined && value instanceof Undefined)
        throw value.fault();
    return size !== 0;
}
const FALSE_TEXTS = new Set(['false', '0', 'no', 'none', 'null', '', '[]', '{}']);
function isTruthyValue(value) {
    return isText(value) ? !FALSE_TEXTS.has(value.trim().toLowerCase()) : isTrue(value);
}
function isOn(argument) {
    return argument !== undefined && isTrue(argument);
}
function toHashable(key) {
    if (key instanceof core_float/* Float */.nt)
        return key.value === 0 ? 0 : key.value;
    if (key instanceof Tuple) {
        key.items.forEach(toHashable);
        return key;
    }
    if (key instanceof Undefined)
        throw key.fault();
    if (Array.isArray(key) || isMapping(key))
        throw typeFault(`${describeType(key)} cannot be the key of a mapping`);
    return key;
}
function getKey(mapping, key) {
    const name = toHashable(key);
    if (isMap(mapping))
        return mapping.get(name);
    if (typeof name !== 'string' || !Object.hasOwn(mapping, name))
        return undefined;
    const value = mapping[name];
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
}
function setMappingKey(map, key, value) {
    map.set(toHashable(key), value);
}
function removeKey(map, key) {
    const value = getKey(map, key);
    map.delete(toHashable(key));
    return value;
}
function listKeys(mapping) {
    return isMap(mapping) ? [...mapping.keys()] : Object.keys(mapping);
}
function listMappingEntries(mapping) {
    return isMap(mapping) ? [...mapping.entries()] : Object.entries(mapping);
}
function listFieldNames(mapping) {
    return listKeys(mapping).filter((key) => typeof key === 'string');
}
function getElement(target, key) {
    if (target instanceof Absent)
        return target;
    if (target instanceof Undefined)
        throw target.fault();
    if (key instanceof Undefined)
        throw key.fault();
    if (isMapping(target))
        return Array.isArray(key) || isMapping(key) ? undefined : getKey(target, key);
    const index = asIndex(key);
    if (index === undefined)
        return undefined;
    const at = (length) => (index < 0 ? length + index : index);
    if (Array.isArray(target))
        return target[at(target.length)];
    if (target instanceof Tuple)
        return target.items[at(target.items.length)];
    if (!isText(target))
        return undefined;
    const chars = isSimple(target) ? target : splitCodePoints(target);
    return chars[at(chars.length)];
}
function listElements(st, value) {
    const found = tryElements(st, value);
    if (found === undefined)
        throw typeFault(`${describeType(value)} cannot be looped over`);
    st.charge(found.length);
    return found;
}
function tryElements(st, value) {
    if (Array.isArray(value))
        return value;
    if (value instanceof Nothing)
        return [];
    if (value instanceof Undefined)
        throw value.fault();
    if (isText(value)) {
        st.reserve(value.length * 8);
        return splitCodePoints(value);
    }
    if (value instanceof Tuple || value instanceof View)
        return value.items;
    return isMapping(value) ? listKeys(value) : undefined;
}
function isEqual(st, a, b, depth = 0) {
    const inside = (left, right) => isEqual(st, left, right, depth + 1);
    const sequences = (left, right) => left.length === right.length && left.every((item, i) => inside(item, right[i]));
    st.charge(1);
    if (depth > MAX_DEPTH)
        throw budgetFault('data nests too deeply to be compared');
    for (const side of [a, b])
        if (side instanceof Undefined && !(side instanceof Nothing))
            throw side.fault();
    if (a instanceof Nothing || b instanceof Nothing)
        return a instanceof Nothing && b instanceof Nothing;
    if (isText(a) && isText(b) && a.length === b.length)
        st.chargeReading([a]);
    if (a === b)
        return !Number.isNaN(a);
    if (isNum(a))
        return isNum(b) && compareNumbers(a, b) === 0;
    if (Array.isArray(a))
        return Array.isArray(b) && sequences(a, b);
    if (a instanceof Tuple)
        return b instanceof Tuple && sequences(a.items, b.items);
    if (a instanceof View && b instanceof View)
        return a.items.length === b.items.length && a.items.every((item) => b.items.some((other) => inside(item, other)));
    if (!isMapping(a) || !isMapping(b) || countElements(a) !== countElements(b))
        return false;
    return listMappingEntries(a).every(([key, value]) => {
        const other = getKey(b, key);
        return other !== undefined && inside(value, other);
    });
}
function order(st, a, b, depth = 0) {
    st.charge(1);
    if (depth > MAX_DEPTH)
        throw budgetFault('data nests too deeply to be compared');
    if (isNum(a) && isNum(b))
        return compareNumbers(a, b);
    if (isText(a) && isText(b)) {
        st.chargeReading([a]);
        return a === b ? 0 : a < b ? -1 : 1;
    }
    const [left, right] = [toSequence(a), toSequence(b)];
    if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b))
        throw typeFault(`${describeType(a)} and ${describeType(b)} cannot be ordered`);
    const at = left.findIndex((item, i) => i < right.length && !isEqual(st, item, right[i], depth));
    return at < 0 ? left.length - right.length : order(st, left[at], right[at], depth + 1);
}
function contains(st, container, item) {
    if (isText(container)) {
        if (!isText(item))
            throw typeFault(`a text can only contain a text, not ${describeType(item)}`);
        st.reserve(container.length);
        return container.includes(item);
    }
    if (isMapping(container))
        return getKey(container, item) !== undefined;
    return listElements(st, container).some((element) => isEqual(st, element, item));
}
function sortBy(st, items, keyOf, reverse) {
    st.charge(items.length);
    const keyed = items.map((item) => ({ item, key: keyOf(item) }));
    const direction = reverse ? -1 : 1;
    keyed.sort((a, b) => direction * order(st, a.key, b.key));
    return keyed.map(({ item }) => item);
}

;// CONCATENATED MODULE: ./build/src/expressions/functions.js




function createMethodTable(methods) {
    const entries = Object.entries(methods).flatMap(([signature, run]) => {
        const [names = '', inner = ''] = signature.replace(')', '').split('(');
        const words = inner.split(', ').filter((word) => word !== '');
        const required = words.filter((word) => !word.endsWith('?')).length;
        const params = words.map((word) => word.replace('?', ''));
        const method = (st, what, target, args, kwargs) => {
            st.charge(1);
            st.chargeReading([target, ...args, ...(kwargs?.values() ?? [])]);
            if (inner === '*')
                return run(st, target, args, kwargs);
            return run(st, target, bindArgs(what, params, required, args, kwargs), undefined);
        };
        return names.split('|').map((name) => [name, method]);
    });
    return new Map(entries);
}
function bindArgs(what, params, required, args, kwargs) {
    const most = params.length;
    if (args.length > most)
        throw typeFault(`${what} takes at most ${most} argument${most === 1 ? '' : 's'}, got ${args.length}`);
    const bound = [...args];
    for (const [name, value] of kwargs ?? []) {
        const index = params.indexOf(name);
        if (index < 0)
            throw typeFault(`${what} has no argument '${name}'${formatHint(name, params)}`);
        if (index < args.length)
            throw typeFault(`${what} got the argument '${name}' twice`);
        bound[index] = value;
    }
    const absent = params.slice(0, required).find((_, i) => bound[i] === undefined);
    if (absent !== undefined)
        throw typeFault(`${what} needs the argument '${absent}'`);
    return bound;
}
function applyFilter(st, name, value, args, kwargs) {
    const filter = st.library.filters.get(name);
    if (filter === undefined)
        throw valueFault(`there is no filter '${name}'${formatHint(name, st.library.filters.keys())}`);
    return deriveValue(st, value, filter(st, `the filter ${name}`, value, args, kwargs));
}
function applyTest(st, name, value, args, kwargs) {
    const test = st.library.tests.get(name);
    if (test === undefined)
        throw valueFault(`there is no test '${name}'${formatHint(name, st.library.tests.keys())}`);
    return isTrue(test(st, `the test ${name}`, value, args, kwargs));
}
const MOST_TEXTS = 1000;
const listListeners = new WeakMap();
function deriveValue(st, from, made) {
    const listener = made === from ? null : findListener(st, from);
    if (listener !== null) {
        if (typeof made === 'object' && made !== null)
            listListeners.set(made, listener);
        const left = [made];
        let texts = 0;
        for (let value = left.pop(); value !== undefined && texts < MOST_TEXTS; value = left.pop()) {
            const items = toSequence(value);
            if (items !== undefined)
                (0,lists/* appendAll */.u2)(left, items.slice(0, MOST_TEXTS));
            else if (isText(value) || typeof value === 'number' || typeof value === 'bigint') {
                texts += 1;
                listener(String(value));
            }
        }
    }
    return made;
}
function traceLetters(st, from, items, start) {
    const listener = st.out.length > start ? findListener(st, from) : null;
    if (listener !== null && items.every((item) => isText(item) && item.length <= 2))
        listener(st.out.slice(start));
}
function findListener(st, from) {
    const ask = st.scope.derived;
    if (ask === undefined)
        return null;
    if (isText(from))
        return ask(from);
    return typeof from === 'object' && from !== null ? (listListeners.get(from) ?? null) : null;
}

;// CONCATENATED MODULE: ./build/src/expressions/methods-text.js





const MAX_WIDTH = 16 * 1024 * 1024;
const SPACES = /[\s\x1c-\x1f\x85]+/u;
function readFillCharacter(value) {
    if (value === undefined)
        return ' ';
    const fill = needText(value, 'the fill character');
    if (countCodePoints(fill) !== 1)
        throw typeFault('the fill character must be one character');
    return fill;
}
function capitalize(text) {
    const [first = ''] = text;
    return first.toUpperCase() + text.slice(first.length).toLowerCase();
}
function measureGap(st, text, width) {
    const missing = needInt(width, 'the width') - countCodePoints(text);
    if (missing > 0)
        st.reserve(text.length + Math.min(missing, MAX_WIDTH * 2));
    return Math.max(0, missing);
}
function centerText(st, text, width, fill) {
    const missing = measureGap(st, text, width);
    const left = Math.floor(missing / 2) + (missing & needInt(width, 'the width') & 1);
    return fill.repeat(left) + text + fill.repeat(missing - left);
}
function strip(text, chars, start, end) {
    if (chars === undefined || chars === null) {
        if (start && end)
            return text.trim();
        return start ? text.trimStart() : text.trimEnd();
    }
    const set = new Set(splitCodePoints(needText(chars, 'the characters to strip')));
    const units = splitCodePoints(text);
    let from = 0;
    let to = units.length;
    while (start && from < to && set.has(units[from] ?? ''))
        from += 1;
    while (end && to > from && set.has(units[to - 1] ?? ''))
        to -= 1;
    return units.slice(from, to).join('');
}
function stripText(text, chars) {
    return strip(text, chars, true, true);
}
function readSplitLimit(value) {
    const limit = value === undefined ? -1 : needInt(value, 'the number of splits');
    return limit < 0 ? Number.POSITIVE_INFINITY : limit;
}
function splitSpaces(text, limit) {
    if (!Number.isFinite(limit))
        return text.split(SPACES).filter((part) => part !== '');
    const parts = [];
    let rest = text.trimStart();
    while (rest !== '' && parts.length < limit) {
        const found = SPACES.exec(rest);
        if (found === null)
            break;
        parts.push(rest.slice(0, found.index));
        rest = rest.slice(found.index + found[0].length);
    }
    if (rest !== '')
        parts.push(rest);
    return parts;
}
function reverseText(text) {
    return splitCodePoints(text).reverse().join('');
}
function splitBy(text, separator, limit) {
    if (separator === '')
        throw valueFault('the separator must not be empty');
    const parts = text.split(separator);
    if (parts.length - 1 <= limit)
        return parts;
    return [...parts.slice(0, limit), parts.slice(limit).join(separator)];
}
function splitText(text, separator, limit) {
    if (separator === undefined || separator === null)
        return splitSpaces(text, limit);
    return splitBy(text, needText(separator, 'the separator'), limit);
}
function split(st, text, [separator, limit]) {
    st.reserve(text.length);
    const parts = splitText(text, separator, readSplitLimit(limit));
    st.charge(parts.length);
    return markOwned(parts);
}
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const AFTER_LINE_END = /(?<=[\n\v\f\x1c-\x1e\x85\u2028\u2029]|\r(?!\n))/;
function splitTextLines(text, end = LINE_END) {
    const lines = text.split(end);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function replaceText(st, text, from, to, count) {
    const limit = count < 0 ? Number.POSITIVE_INFINITY : count;
    const found = from === '' ? countCodePoints(text) + 1 : text.split(from).length - 1;
    const times = Math.min(found, limit);
    st.reserve(text.length + times * Math.max(0, to.length - from.length));
    if (times === 0)
        return text;
    if (from !== '') {
        if (times === found)
            return text.replaceAll(from, () => to);
        return splitBy(text, from, times).join(to);
    }
    const chars = splitCodePoints(text);
    return chars.map((char, i) => (i < times ? to + char : char)).join('') + (times > chars.length ? to : '');
}
function partition(text, separator, last) {
    const by = needText(separator, 'the separator');
    if (by === '')
        throw valueFault('the separator must not be empty');
    const at = last ? text.lastIndexOf(by) : text.indexOf(by);
    if (at < 0)
        return new Tuple(last ? ['', '', text] : [text, '', '']);
    return new Tuple([text.slice(0, at), by, text.slice(at + by.length)]);
}
function find(text, wanted, last) {
    const needle = needText(wanted, 'the text to find');
    const at = last ? text.lastIndexOf(needle) : text.indexOf(needle);
    return at < 0 ? -1 : countCodePoints(text.slice(0, at));
}
function requireFound(at) {
    if (at < 0)
        throw valueFault('the text is not found');
    return at;
}
function hasAffix(wanted, has) {
    const parts = wanted instanceof Tuple ? wanted.items : [wanted];
    return parts.some((part) => has(needText(part, 'a beginning or an end')));
}
function isLower(text) {
    return /\p{Lowercase}/u.test(text) && !/[\p{Lu}\p{Lt}]/u.test(text);
}
function isUpper(text) {
    return /\p{Uppercase}/u.test(text) && !/[\p{Ll}\p{Lt}]/u.test(text);
}
const TEXT_METHODS = createMethodTable({
    'upper()': (_st, text) => text.toUpperCase(),
    'lower()': (_st, text) => text.toLowerCase(),
    'capitalize()': (_st, text) => capitalize(text),
    'title()': (_st, text) => text.replace(/\p{L}+/gu, capitalize),
    'strip(chars?)': (_st, text, [chars]) => stripText(text, chars),
    'lstrip(chars?)': (_st, text, [chars]) => strip(text, chars, true, false),
    'rstrip(chars?)': (_st, text, [chars]) => strip(text, chars, false, true),
    'split(sep?, maxsplit?)': split,
    'rsplit(sep?, maxsplit?)'(st, text, [separator, limit]) {
        const most = readSplitLimit(limit);
        if (!Number.isFinite(most))
            return split(st, text, [separator, limit]);
        st.reserve(text.length * 4);
        const parts = splitText(reverseText(text), isText(separator) ? reverseText(separator) : separator, most);
        return markOwned(parts.map(reverseText).reverse());
    },
    'splitlines(keepends?)': (st, text, [keep]) => {
        st.reserve(text.length);
        const lines = splitTextLines(text, isOn(keep) ? AFTER_LINE_END : LINE_END);
        st.charge(lines.length);
        return markOwned(lines);
    },
    'partition(sep)': (_st, text, [separator]) => partition(text, separator, false),
    'rpartition(sep)': (_st, text, [separator]) => partition(text, separator, true),
    'join(iterable)'(st, text, [values]) {
        const parts = listElements(st, values).map((part) => needText(part, 'every element to join'));
        return st.join(parts, text);
    },
    'replace(old, new, count?)': (st, text, [from, to, count]) => {
        const most = count === undefined ? -1 : needInt(count, 'the count');
        return replaceText(st, text, needText(from, 'the old text'), needText(to, 'the new text'), most);
    },
    'center(width, fillchar?)': (st, text, [width, fill]) => centerText(st, text, width, readFillCharacter(fill)),
    'ljust(width, fillchar?)': (st, text, [width, fill]) => text + readFillCharacter(fill).repeat(measureGap(st, text, width)),
    'rjust(width, fillchar?)': (st, text, [width, fill]) => readFillCharacter(fill).repeat(measureGap(st, text, width)) + text,
    'zfill(width)'(st, text, [width]) {
        const zeros = '0'.repeat(measureGap(st, text, width));
        return /^[+-]/.test(text) ? text.slice(0, 1) + zeros + text.slice(1) : zeros + text;
    },
    'removeprefix(prefix)': (_st, text, [value]) => {
        const prefix = needText(value, 'the prefix');
        return text.startsWith(prefix) ? text.slice(prefix.length) : text;
    },
    'removesuffix(suffix)': (_st, text, [value]) => {
        const suffix = needText(value, 'the suffix');
        return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
    },
    'find(sub)': (_st, text, [wanted]) => find(text, wanted, false),
    'rfind(sub)': (_st, text, [wanted]) => find(text, wanted, true),
    'index(sub)': (_st, text, [wanted]) => requireFound(find(text, wanted, false)),
    'rindex(sub)': (_st, text, [wanted]) => requireFound(find(text, wanted, true)),
    'count(sub)'(_st, text, [wanted]) {
        const needle = needText(wanted, 'the text to count');
        return needle === '' ? countCodePoints(text) + 1 : text.split(needle).length - 1;
    },
    'startswith(prefix)': (_st, text, [prefix]) => hasAffix(prefix, (part) => text.startsWith(part)),
    'endswith(suffix)': (_st, text, [suffix]) => hasAffix(suffix, (part) => text.endsWith(part)),
    'isdigit|isdecimal|isnumeric()': (_st, text) => /^\p{Nd}+$/u.test(text),
    'isalpha()': (_st, text) => /^\p{L}+$/u.test(text),
    'isalnum()': (_st, text) => /^[\p{L}\p{N}]+$/u.test(text),
    'isspace()': (_st, text) => /^[\s\x1c-\x1f\x85]+$/u.test(text),
    'islower()': (_st, text) => isLower(text),
    'isupper()': (_st, text) => isUpper(text),
});

;// CONCATENATED MODULE: ./build/src/expressions/methods.js






function createChangingMethod(change) {
    return (st, list, args) => {
        change(requireOwnedList(list), args, st);
        return null;
    };
}
function indexIn(st, list, value) {
    const at = list.findIndex((item) => isEqual(st, item, value));
    if (at < 0)
        throw valueFault('the value is not in the list');
    return at;
}
const LIST_METHODS = createMethodTable({
    'index(value)': (st, list, [value]) => indexIn(st, list, value),
    'count(value)': (st, list, [value]) => list.filter((item) => isEqual(st, item, value)).length,
    'copy()': (st, list) => markOwned([...listElements(st, list)]),
    'append(value)': createChangingMethod((list, [value]) => list.push(value)),
    'insert(index, value)': createChangingMethod((list, [index, value]) => list.splice(needInt(index, 'the position'), 0, value)),
    'remove(value)': createChangingMethod((list, [value], st) => list.splice(indexIn(st, list, value), 1)),
    'reverse()': createChangingMethod((list) => list.reverse()),
    'clear()': createChangingMethod((list) => list.splice(0)),
    'extend(values)': createChangingMethod((list, [values], st) => {
        for (const value of [...listElements(st, values)])
            list.push(value);
    }),
    'pop(index?)': (_st, list, [index = -1]) => {
        const position = needInt(index, 'the position');
        const at = position < 0 ? position + requireOwnedList(list).length : position;
        if (at < 0 || at >= list.length)
            throw valueFault('there is no element to pop');
        return requireOwnedList(list).splice(at, 1)[0];
    },
});
function listPairs(st, source) {
    if (isMapping(source)) {
        st.charge(1);
        return listMappingEntries(source);
    }
    return listElements(st, source).map((pair) => {
        const [key, value, ...more] = listElements(st, pair);
        if (value === undefined || more.length > 0)
            throw valueFault('a mapping is made of pairs');
        return [key, value];
    });
}
const MAPPING_METHODS = createMethodTable({
    'get(key, default?)': (_st, map, [key, fallback = null]) => {
        const found = getKey(map, key);
        return found === undefined ? fallback : found;
    },
    'items()': (st, map) => {
        const pairs = listMappingEntries(map).map((pair) => new Tuple(pair));
        st.charge(pairs.length);
        return new View('dict_items', pairs);
    },
    'keys()': (_st, map) => new View('dict_keys', listKeys(map)),
    'values()': (_st, map) => {
        const values = listMappingEntries(map).map(([, value]) => value);
        return new View('dict_values', values);
    },
    'copy()': (_st, map) => markOwned(new Map(listMappingEntries(map))),
    'update(*)': (st, map, [source], kwargs) => {
        const target = requireOwnedMap(map);
        if (source !== undefined)
            for (const [key, value] of listPairs(st, source))
                setMappingKey(target, key, value);
        for (const [key, value] of kwargs ?? [])
            target.set(key, value);
        return null;
    },
    'pop(key, default?)': (_st, map, [key, fallback]) => {
        const value = removeKey(requireOwnedMap(map), key);
        if (value === undefined && fallback === undefined)
            throw valueFault('the mapping has no such key');
        return value === undefined ? fallback : value;
    },
    'setdefault(key, default?)': (_st, map, [key, fallback = null]) => {
        const found = getKey(map, key);
        if (found === undefined)
            setMappingKey(requireOwnedMap(map), key, fallback);
        return found === undefined ? fallback : found;
    },
});
function pick(table, name, target) {
    const method = table.get(name);
    if (method === undefined)
        return undefined;
    return new Callable(name, (st, args, kwargs) => deriveValue(st, target, method(st, `${name}()`, target, args, kwargs)), isMapping(target) ? () => listMappingEntries(target).map(([key]) => String(key)) : null);
}
function findMethod(target, name) {
    if (isText(target))
        return pick(TEXT_METHODS, name, target);
    if (Array.isArray(target))
        return pick(LIST_METHODS, name, target);
    if (isMapping(target))
        return pick(MAPPING_METHODS, name, target);
    return undefined;
}
function createMissingMemberFault(st, target, key, pos, label, why) {
    const name = isText(key) ? key : undefined;
    const shown = name === undefined ? 'such element' : `field '${name}'`;
    const subject = label === undefined ? describeType(target) : `'${label}'`;
    const hasFields = isMapping(target) || target instanceof PyObject;
    const isPlain = label === undefined || isMapping(target) || Array.isArray(target);
    const message = label !== undefined && name !== undefined && !hasFields
        ? `${label} is ${describeType(target)}, it has no fields, and so no '${name}'`
        : `${isPlain ? subject : `${subject} is ${describeType(target)} and`} has no ${shown}`;
    const fields = () => {
        if (isMapping(target))
            return listFieldNames(target);
        return target instanceof PyObject ? [...target.fields().keys()] : [];
    };
    const methods = () => [...(isText(target) ? TEXT_METHODS : Array.isArray(target) ? LIST_METHODS : new Map()).keys()];
    st.charge(1);
    if (why !== undefined)
        return new Absent(`${message}: ${why}`, pos, undefined, fields);
    return new Undefined(message, pos, name, fields, hasFields ? fields : methods);
}
function getItem(target, key) {
    const value = getElement(target, key);
    if (value !== undefined || !isText(key))
        return value;
    if (target instanceof PyObject)
        return target.fields().get(key);
    if (target instanceof GroupTuple && (key === 'grouper' || key === 'list'))
        return target[key];
    return findMethod(target, key);
}
function attributeGetter(st, attribute, fallback) {
    const parts = attributePath(attribute);
    return (item) => {
        let value = item;
        for (const part of parts) {
            const found = getItem(value, part);
            if (found !== undefined)
                value = found;
            else
                value =
                    fallback === undefined || fallback === null ? createMissingMemberFault(st, value, part, st.pos) : fallback;
        }
        return value;
    };
}
function attributePath(attribute) {
    if (attribute === undefined || attribute === null)
        return [];
    if (!isText(attribute))
        return [attribute];
    return attribute.split('.').map((part) => (/^\p{Nd}+$/u.test(part) ? (asIndex(Number(part)) ?? part) : part));
}
function bound(value) {
    if (value === null || value === undefined)
        return undefined;
    const index = asIndex(value);
    if (index !== undefined)
        return index;
    throw typeFault(`the bounds of a slice must be integers, not ${describeType(value)}`);
}
function sliceIndices(length, from, to, by) {
    const step = bound(by) ?? 1;
    if (step === 0)
        throw valueFault('the step of a slice cannot be zero');
    const lowest = step > 0 ? 0 : -1;
    const highest = step > 0 ? length : length - 1;
    const clamp = (value, fallback) => {
        const index = bound(value);
        if (index === undefined)
            return fallback;
        return Math.min(Math.max(index < 0 ? index + length : index, lowest), highest);
    };
    const start = clamp(from, step > 0 ? lowest : highest);
    const stop = clamp(to, step > 0 ? highest : lowest);
    const indices = [];
    for (let i = start; step > 0 ? i < stop : i > stop; i += step)
        indices.push(i);
    return indices;
}
function getSlice(st, target, from, to, by) {
    const pick = (items) => {
        st.charge(Math.floor(items.length / 16));
        const indices = sliceIndices(items.length, from, to, by);
        st.charge(indices.length);
        return indices.map((i) => items[i]);
    };
    const items = toSequence(target);
    if (items !== undefined)
        return toSequenceLike(target, pick(items));
    if (!isText(target))
        throw typeFault(`${describeType(target)} cannot be sliced`);
    st.reserve(target.length);
    const isPlain = isSimple(target) && (bound(by) ?? 1) === 1;
    return isPlain ? target.slice(bound(from), bound(to)) : pick(splitCodePoints(target)).join('');
}

;// CONCATENATED MODULE: ./build/src/expressions/state.js

function scopeOver(base, names) {
    return { ...base, lookup: names.lookup, names: names.names };
}
function createScope(values, parent = NO_NAMES) {
    return scopeOver(parent, {
        lookup(name) {
            const own = Object.hasOwn(values, name) ? values[name] : undefined;
            return own === undefined ? parent.lookup(name) : own;
        },
        names: () => new Set([...Object.keys(values).filter((name) => values[name] !== undefined), ...parent.names()]),
    });
}
const NO_NAMES = { lookup: () => undefined, names: () => [] };
const DEFAULT_BUDGET = { steps: 1_000_000, depth: 100, outputChars: 16 * 1024 * 1024 };
class VariableFrame {
    parent;
    vars = new Map();
    constructor(parent) {
        this.parent = parent;
    }
    lookup(name) {
        const own = this.vars.get(name);
        return own === undefined ? this.parent?.lookup(name) : own;
    }
    names() {
        return [...this.vars.keys(), ...(this.parent?.names() ?? [])];
    }
}
const CHARS_PER_STEP = 256;
class State {
    scope;
    library;
    out = '';
    blocks = new Map();
    pos = 0;
    frame = new VariableFrame(undefined);
    marksRead = new Set();
    marksAt = new Map();
    budget;
    stepsLeft;
    depth = 0;
    printed = 0;
    constructor(scope, budget, library) {
        this.scope = scope;
        this.library = library;
        this.budget = { ...DEFAULT_BUDGET, ...budget };
        this.stepsLeft = this.budget.steps;
    }
    charge(cost) {
        this.stepsLeft -= cost;
        if (this.stepsLeft < 0)
            throw budgetFault(`the template does too much work (more than ${this.budget.steps} steps)`);
    }
    chargeReading(values) {
        let steps = 0;
        for (const value of values)
            if (typeof value === 'string')
                steps += Math.floor(value.length / CHARS_PER_STEP);
        this.charge(steps);
    }
    reserve(chars) {
        this.#bound(chars);
        this.charge(1 + Math.floor(chars / CHARS_PER_STEP));
    }
    #bound(chars) {
        const most = this.budget.outputChars;
        if (chars > most)
            throw budgetFault(`a text grows too long (more than ${most} characters)`);
    }
    startPrint() {
        this.printed = 0;
    }
    print(text) {
        this.printed += text.length;
        this.#bound(this.printed);
        return text;
    }
    join(parts, separator) {
        let length = 0;
        for (const part of parts)
            length += part.length + separator.length;
        this.reserve(length);
        return parts.join(separator);
    }
    write(text) {
        this.charge(1 + Math.floor(text.length / 256));
        this.#bound(this.out.length + text.length);
        this.out += text;
    }
    runNested(body) {
        this.depth += 1;
        if (this.depth > this.budget.depth)
            throw budgetFault(`calls nest too deeply (more than ${this.budget.depth})`);
        body();
        this.depth -= 1;
    }
    capture(body) {
        const outer = this.out;
        this.out = '';
        body();
        const text = this.out;
        this.out = outer;
        return text;
    }
    within(frame, body) {
        const outer = this.frame;
        this.frame = frame;
        body();
        this.frame = outer;
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/print.js






const print_MAX_DEPTH = 600;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };
function escapeChar(char) {
    const named = NAMED[char];
    if (named !== undefined)
        return named;
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    if (code < 0x100)
        return `\\x${hex.padStart(2, '0')}`;
    return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}
function quoteText(text) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    const body = text.replace(/(?! )[\p{C}\p{Z}\\]/gu, escapeChar);
    return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote;
}
function printPairs(st, entries, depth) {
    const parts = entries.map(([key, value]) => `${printRepr(st, key, depth)}: ${printRepr(st, value, depth)}`);
    return `{${st.join(parts, ', ')}}`;
}
function printNumber(value) {
    if (isInt(value))
        return formatInt(value);
    return (0,core_float/* formatFloat */.kr)(toFloat(value));
}
function printRepr(st, value, depth = 0) {
    const printItems = (items) => {
        const parts = items.map((item) => printRepr(st, item, depth + 1));
        return st.join(parts, ', ');
    };
    st.charge(1);
    if (depth === 0)
        st.startPrint();
    if (depth > print_MAX_DEPTH)
        throw budgetFault('data nests too deeply to be printed');
    if (typeof value === 'string')
        return quoteText(st.print(value));
    if (value === null)
        return 'None';
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (isNum(value))
        return printNumber(value);
    if (value instanceof Undefined)
        throw value.fault();
    if (Array.isArray(value))
        return `[${printItems(value)}]`;
    if (isMapping(value))
        return printPairs(st, listMappingEntries(value), depth + 1);
    if (value instanceof Tuple)
        return `(${printItems(value.items)}${value.items.length === 1 ? ',' : ''})`;
    if (value instanceof View)
        return `${value.kind}([${printItems(value.items)}])`;
    if (value instanceof Namespace)
        return `<Namespace ${printPairs(st, [...value.vars], depth + 1)}>`;
    if (value instanceof Callable)
        return `<${value.typeName} ${value.name}>`;
    if (value instanceof PyObject)
        return `<${value.typeName}>`;
    throw typeFault('this value is not data and cannot be printed');
}
function toText(st, value) {
    if (typeof value === 'string')
        return value;
    if (value instanceof Nothing)
        return '';
    return printRepr(st, value);
}
const NO_LIBRARY = { filters: new Map(), tests: new Map(), globals: new Map(), isTrue: isTrue };
const NO_BOUNDS = { steps: Number.MAX_SAFE_INTEGER, outputChars: 2 ** 29 - 64 };
function printValue(value) {
    return toText(new State(createScope({}), NO_BOUNDS, NO_LIBRARY), value);
}
function unicodeEscape(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function quoteJson(text) {
    return JSON.stringify(text).replace(/[\x7f-\uffff]/g, unicodeEscape);
}
function printKey(key) {
    if (isText(key))
        return key;
    if (key === null)
        return 'null';
    if (typeof key === 'boolean')
        return key ? 'true' : 'false';
    if (isNum(key))
        return printNumber(key);
    throw typeFault(`${describeType(key)} cannot be a key in JSON`);
}
function writeJson(st, value, style, level = 0) {
    const inner = (item) => writeJson(st, item, style, level + 1);
    st.charge(1);
    if (level === 0)
        st.startPrint();
    if (level > print_MAX_DEPTH)
        throw budgetFault('data nests too deeply for JSON');
    if (value === null)
        return 'null';
    if (isText(value))
        return quoteJson(st.print(value));
    if (typeof value === 'boolean')
        return value ? 'true' : 'false';
    if (isNum(value))
        return printNumber(value);
    const items = toSequence(value);
    if (items !== undefined)
        return printEnclosed(st, '[]', items.map(inner), style, level);
    if (isMapping(value)) {
        const entries = new Map(listMappingEntries(value));
        const keys = style.lenient ? [...entries.keys()] : sortBy(st, [...entries.keys()], (key) => key, false);
        const parts = keys.map((key) => `${quoteJson(printKey(key))}: ${inner(entries.get(key))}`);
        return printEnclosed(st, '{}', parts, style, level);
    }
    const kind = describeType(value);
    if (style.lenient)
        return quoteJson(printValue(value));
    throw typeFault(`${kind} has no form in JSON`);
}
function printEnclosed(st, brackets, parts, { indent }, level) {
    const [open = '', close = ''] = brackets;
    if (parts.length === 0)
        return brackets;
    if (indent === undefined)
        return open + st.join(parts, ', ') + close;
    const outer = ' '.repeat(indent * level);
    const inner = `\n${outer}${' '.repeat(indent)}`;
    return `${open}${inner}${st.join(parts, `,${inner}`)}\n${outer}${close}`;
}
function printHtmlSafeJson(st, value, indent) {
    return writeJson(st, value, { indent, lenient: false }).replace(/[<>&']/g, unicodeEscape);
}
const DEEPEST_DATA = 500;
function toPlain(st, value, depth = 0) {
    const list = (items) => items.map((item) => toPlain(st, item, depth + 1));
    st.charge(1);
    if (depth > DEEPEST_DATA)
        throw budgetFault('data nests too deeply');
    if (value === null || typeof value === 'boolean' || value instanceof core_float/* Float */.nt)
        return value;
    if (isText(value)) {
        st.charge(Math.floor(value.length / 256));
        return value;
    }
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : (0,core_float/* formatFloat */.kr)(value);
    if (typeof value === 'bigint')
        return formatInt(value).length > core_float/* MOST_DIGITS */.X3 ? formatInt(value) : value;
    if (Array.isArray(value))
        return list(value);
    if (value instanceof Tuple || value instanceof View)
        return list(value.items);
    if (value instanceof Callable && value.beside !== null) {
        const message = `there is no field '${value.name}'; to call the method of that name, write ${value.name}()`;
        throw new Fault('undefined', message, st.pos, value.beside());
    }
    if (!isMapping(value))
        throw typeFault(`${describeType(value)} is no data`);
    const entries = listMappingEntries(value).map(([key, item]) => [printValue(key), toPlain(st, item, depth + 1)]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/src/expressions/evaluate.js








function concatenate(st, a, b) {
    if (isText(a) && isText(b)) {
        st.reserve(a.length + b.length);
        return a + b;
    }
    const [left, right] = [toSequence(a), toSequence(b)];
    if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b))
        return undefined;
    st.charge(left.length + right.length);
    return toSequenceLike(a, [...left, ...right]);
}
function repeat(st, value, times) {
    const index = asIndex(times);
    if (index === undefined)
        return undefined;
    const count = Math.max(0, index);
    if (isText(value)) {
        st.reserve(value.length * count);
        return value === '' ? '' : value.repeat(count);
    }
    const items = toSequence(value);
    if (items === undefined)
        return undefined;
    st.charge(items.length * count);
    const repeated = Array.from({ length: items.length * count }, (_, i) => items[i % items.length]);
    return toSequenceLike(value, repeated);
}
function operate(st, op, a, b) {
    if (isNum(a) && isNum(b))
        return ARITHMETIC[op](a, b);
    const result = op === '+' ? concatenate(st, a, b) : op === '*' ? (repeat(st, a, b) ?? repeat(st, b, a)) : undefined;
    if (result !== undefined)
        return result;
    const joins = op === '+' && (isText(a) || isText(b));
    const advice = joins ? '; use ~ to join texts' : op === '%' && isText(a) ? '; use the filter format' : '';
    throw typeFault(`${op} does not take ${describeType(a)} and ${describeType(b)}${advice}`);
}
function lookup(st, name, pos) {
    const { frame, scope, library } = st;
    const variable = frame.lookup(name);
    if (variable !== undefined)
        return variable;
    const found = scope.lookup(name);
    if (found !== undefined && typeof found !== 'function' && typeof found !== 'symbol')
        return found;
    const builtin = library.globals.get(name);
    if (builtin !== undefined)
        return builtin;
    const names = () => [...new Set([...scope.names(), ...frame.names()])];
    const why = scope.absent?.(name) ?? null;
    if (why !== null)
        return new Absent(`'${name}' is undefined: ${why}`, pos, undefined, names);
    return new Undefined(`'${name}' is undefined`, pos, name, names);
}
function toPathLabel(expr) {
    if (expr.type === 'name')
        return expr.name;
    if (expr.type !== 'item')
        return undefined;
    const base = toPathLabel(expr.target);
    if (base === undefined)
        return undefined;
    const key = expr.index.type === 'const' ? expr.index.value : undefined;
    if (typeof key === 'string')
        return `${base}.${key}`;
    return typeof key === 'number' ? `${base}[${key}]` : undefined;
}
function createMissingValue(st, target, key, pos, holder) {
    const isOfScope = holder.type === 'name' && isText(key) && st.frame.lookup(holder.name) === undefined;
    const why = isOfScope ? st.scope.absent?.(holder.name, key) : null;
    return createMissingMemberFault(st, target, key, pos, toPathLabel(holder), why ?? undefined);
}
function evaluateArguments(st, all) {
    const args = [];
    const kwargs = new Map();
    const addNamed = (name, value) => {
        if (!isText(name))
            throw typeFault('the keys of a mapping after ** must be texts');
        if (kwargs.has(name))
            throw typeFault(`the argument '${name}' is given twice`);
        kwargs.set(name, value);
    };
    for (const { kind, name, value: expr } of all) {
        const value = evaluateExpression(st, expr);
        if (kind === '')
            args.push(value);
        else if (kind === '=')
            addNamed(name, value);
        else if (kind === '*')
            for (const item of listElements(st, value))
                args.push(item);
        else if (!isMapping(value))
            throw typeFault(`after ** comes a mapping, not ${describeType(value)}`);
        else {
            st.charge(1);
            for (const [key, item] of listMappingEntries(value))
                addNamed(key, item);
        }
    }
    return { args, kwargs };
}
function evaluateCallee(st, expr) {
    if (st.scope.assumed === undefined || expr.type !== 'item')
        return evaluateExpression(st, expr);
    const target = evaluateExpression(st, expr.target);
    const key = evaluateExpression(st, expr.index);
    return getItem(target, key) ?? createMissingValue(st, target, key, expr.index.pos, expr.target);
}
function call(st, expr, caller) {
    const target = evaluateCallee(st, expr.target);
    if (target instanceof Undefined)
        throw target.fault();
    st.pos = expr.pos;
    const { args, kwargs } = evaluateArguments(st, expr.args);
    st.pos = expr.pos;
    st.charge(1);
    if (!(target instanceof Callable)) {
        const label = toPathLabel(expr.target);
        const type = describeType(target);
        throw typeFault(label === undefined ? `${type} is no function` : `'${label}' is ${type}, no function`);
    }
    if (caller !== undefined)
        kwargs.set('caller', caller);
    return target.invoke(st, args, kwargs);
}
function filter(st, expr, body) {
    const { target } = expr;
    const value = target === undefined ? body : target.type === 'filter' ? filter(st, target, body) : evaluateExpression(st, target);
    const { args, kwargs } = evaluateArguments(st, expr.args);
    st.pos = expr.pos;
    return applyFilter(st, expr.name, value, args, kwargs);
}
const COMPARE = {
    '==': isEqual,
    '!=': (st, a, b) => !isEqual(st, a, b),
    '<': (st, a, b) => order(st, a, b) < 0,
    '<=': (st, a, b) => order(st, a, b) <= 0,
    '>': (st, a, b) => order(st, a, b) > 0,
    '>=': (st, a, b) => order(st, a, b) >= 0,
    in: (st, a, b) => contains(st, b, a),
    'not in': (st, a, b) => !contains(st, b, a),
};
function evaluateUnary(st, expr) {
    const value = evaluateExpression(st, expr.operand);
    st.pos = expr.pos;
    if (expr.type === 'not')
        return !st.library.isTrue(value);
    if (!isNum(value))
        throw typeFault(`${describeType(value)} ${expr.type === 'negative' ? 'has no negative' : 'is no number'}`);
    return expr.type === 'negative' ? negate(value) : typeof value === 'boolean' ? Number(value) : value;
}
function evaluateLogic(st, expr) {
    const left = evaluateExpression(st, expr.left);
    return st.library.isTrue(left) === (expr.type === 'or') ? left : evaluateExpression(st, expr.right);
}
function evaluateAll(st, items) {
    st.charge(1 + items.length);
    return items.map((item) => evaluateExpression(st, item));
}
const EVALUATORS = {
    const: (_st, { value }) => value,
    name: (st, { name, pos }) => lookup(st, name, pos),
    item(st, expr) {
        const target = evaluateUnopened(st, expr.target);
        const key = evaluateExpression(st, expr.index);
        st.pos = expr.index.pos;
        const found = getMember(st, target, key);
        return found === undefined ? createMissingValue(st, target, key, expr.index.pos, expr.target) : found;
    },
    slice(st, expr) {
        const target = evaluateExpression(st, expr.target);
        const [start, stop, step] = expr.bounds.map((bound) => bound && evaluateExpression(st, bound));
        st.pos = expr.pos;
        return deriveValue(st, target, getSlice(st, target, start, stop, step));
    },
    list: (st, { items }) => markOwned(evaluateAll(st, items)),
    tuple: (st, { items }) => new Tuple(evaluateAll(st, items)),
    mapping(st, { pairs }) {
        st.charge(1 + pairs.length);
        const map = markOwned(new Map());
        for (const [key, value] of pairs)
            setMappingKey(map, evaluateExpression(st, key), evaluateExpression(st, value));
        return map;
    },
    call,
    filter,
    test(st, expr) {
        const value = evaluateExpression(st, expr.target);
        const { args, kwargs } = evaluateArguments(st, expr.args);
        st.pos = expr.pos;
        return applyTest(st, expr.name, value, args, kwargs);
    },
    not: evaluateUnary,
    negative: evaluateUnary,
    positive: evaluateUnary,
    binary(st, expr) {
        const left = evaluateExpression(st, expr.left);
        const right = evaluateExpression(st, expr.right);
        st.pos = expr.pos;
        st.charge(1);
        return operate(st, expr.op, left, right);
    },
    compare(st, expr) {
        let left = evaluateExpression(st, expr.first);
        for (const { op, operand, pos } of expr.rest) {
            const right = evaluateExpression(st, operand);
            st.pos = pos;
            if (!COMPARE[op](st, left, right))
                return false;
            left = right;
        }
        return true;
    },
    and: evaluateLogic,
    or: evaluateLogic,
    concat(st, { parts }) {
        const texts = evaluateAll(st, parts).map((part) => toText(st, part));
        return st.join(texts, '');
    },
    choice(st, expr) {
        if (st.library.isTrue(evaluateExpression(st, expr.test)))
            return evaluateExpression(st, expr.then);
        if (expr.otherwise !== undefined)
            return evaluateExpression(st, expr.otherwise);
        return new Nothing('an inline if without else gave nothing, because its condition does not hold', expr.pos);
    },
};
function evaluateExpression(st, expr) {
    const value = evaluateUnopened(st, expr);
    const { assumed } = st.scope;
    return assumed === undefined ? value : openMarks(st, assumed, value);
}
function openMarks(st, assumed, value) {
    if (isText(value)) {
        if (!assumed.isMark(value))
            return value;
        st.marksRead.add(value);
        return assumed.open(value);
    }
    if (Array.isArray(value)) {
        const items = value.map((item) => openMarks(st, assumed, item));
        return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!(0,json/* isRecord */.u4)(value))
        return value;
    const entries = Object.entries(value).map(([key, item]) => [key, openMarks(st, assumed, item)]);
    return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value;
}
function evaluateUnopened(st, expr) {
    const value = EVALUATORS[expr.type](st, expr);
    if (st.scope.assumed?.isMark(value) === true)
        st.marksAt.set(expr, value);
    return value;
}
function getMember(st, target, key) {
    const { assumed } = st.scope;
    if (assumed?.isMark(target) !== true)
        return getItem(target, key);
    return assumed.findMember(target, key) ?? getItem(openMarks(st, assumed, target), key);
}

;// CONCATENATED MODULE: ./build/src/expressions/execute.js







function executeTemplate(st, body) {
    for (const stmt of body)
        executeStatement(st, stmt);
    return st.out;
}
function executeStatement(st, stmt) {
    STATEMENTS[stmt.type](st, stmt);
}
const STATEMENTS = {
    text: (st, { text }) => st.write(text),
    print(st, { value }) {
        const printed = evaluateExpression(st, value);
        st.pos = value.pos;
        st.write(toText(st, printed));
    },
    if(st, { branches, otherwise }) {
        const taken = branches.find(({ test }) => st.library.isTrue(evaluateExpression(st, test)));
        executeTemplate(st, taken?.body ?? otherwise);
    },
    for: (st, stmt) => executeLoop(st, stmt, evaluateExpression(st, stmt.source), 0, st.frame),
    set: (st, { target, value }) => execute_assign(st, target, evaluateExpression(st, value)),
    setBlock(st, { target, filter: changing, body }) {
        const text = executeToText(st, body);
        execute_assign(st, target, changing === undefined ? text : filter(st, changing, text));
    },
    with(st, { bindings, body }) {
        const values = bindings.map(({ value }) => evaluateExpression(st, value));
        st.within(new VariableFrame(st.frame), () => {
            for (const [i, { target }] of bindings.entries())
                execute_assign(st, target, values[i]);
            executeTemplate(st, body);
        });
    },
    macro: (st, { macro }) => st.frame.vars.set(macro.name, macroCallable(macro, st.frame)),
    callBlock: (st, stmt) => st.write(toText(st, call(st, stmt.call, macroCallable(stmt.caller, st.frame)))),
    filterBlock: (st, stmt) => st.write(toText(st, filter(st, stmt.filter, executeToText(st, stmt.body)))),
    include(st, { linked }) {
        const body = loadLinkedBody(st, linked);
        runInOwnBlocks(st, new VariableFrame(st.frame), () => executeTemplate(st, body));
    },
    import(st, { linked, imported }) {
        const body = loadLinkedBody(st, linked);
        const frame = new VariableFrame(undefined);
        st.capture(() => runInOwnBlocks(st, frame, () => executeTemplate(st, body)));
        const exported = new Map([...frame.vars].filter(([name]) => !name.startsWith('_')));
        if (imported.type === 'module')
            st.frame.vars.set(imported.as, new Namespace(exported));
        for (const { name, as } of imported.type === 'module' ? [] : imported.names) {
            if (!exported.has(name))
                throw valueFault(`the imported file has no '${name}'`);
            st.frame.vars.set(as, exported.get(name));
        }
    },
    extends: () => { },
    block: (st, { name, body }) => executeBlock(st, name, [...(st.blocks.get(name) ?? []), body]),
    layout(st, { blocks, parent }) {
        const all = new Map(st.blocks);
        for (const { name, body } of blocks)
            all.set(name, [...(all.get(name) ?? []), body]);
        st.blocks = all;
        executeTemplate(st, loadLinkedBody(st, parent));
    },
    inFile(st, { from, body }) {
        const { pos } = st;
        try {
            executeTemplate(st, body);
        }
        catch (error) {
            throw error instanceof Fault ? error.within(from, st.pos) : error;
        }
        st.pos = pos;
    },
};
function executeToText(st, body) {
    return st.capture(() => st.within(new VariableFrame(st.frame), () => executeTemplate(st, body)));
}
function execute_assign(st, target, value) {
    const { pos } = target;
    if (target.type === 'name') {
        st.frame.vars.set(target.name, value);
    }
    else if (target.type === 'member') {
        const space = lookup(st, target.name, pos);
        st.pos = pos;
        if (!(space instanceof Namespace))
            throw typeFault(`only fields of a namespace() can be set, and '${target.name}' is ${describeType(space)}`);
        space.vars.set(target.member, value);
    }
    else {
        st.pos = pos;
        const { items } = target;
        const values = listElements(st, value);
        if (values.length !== items.length)
            throw valueFault(`${values.length} values cannot be put into ${items.length} names`);
        for (const [i, inner] of items.entries())
            execute_assign(st, inner, values[i]);
    }
}
function filterItems(st, stmt, items) {
    const { filter: condition } = stmt;
    if (condition === undefined)
        return [...items];
    return items.filter((item) => {
        let holds = false;
        st.within(new VariableFrame(st.frame), () => {
            execute_assign(st, stmt.target, item);
            holds = st.library.isTrue(evaluateExpression(st, condition));
        });
        return holds;
    });
}
function executeLoop(st, stmt, value, depth, home) {
    st.pos = stmt.source.pos;
    const items = filterItems(st, stmt, listElements(st, value));
    if (items.length === 0) {
        st.within(new VariableFrame(home), () => executeTemplate(st, stmt.otherwise));
        return;
    }
    const recurse = (state, inner) => state.capture(() => state.runNested(() => state.within(home, () => executeLoop(state, stmt, inner, depth + 1, home))));
    const lengthBefore = st.out.length;
    const variable = new Loop(items, depth, stmt.recursive ? recurse : undefined);
    items.forEach((item, i) => {
        st.charge(1);
        variable.at = i;
        const frame = new VariableFrame(home);
        frame.vars.set('loop', variable);
        st.within(frame, () => {
            execute_assign(st, stmt.target, item);
            executeTemplate(st, stmt.body);
        });
    });
    traceLetters(st, value, items, lengthBefore);
}
class Loop extends Callable {
    items;
    depth0;
    typeName = 'loop';
    at = 0;
    lastChecked;
    constructor(items, depth0, recurse) {
        super('loop', (st, args) => {
            if (recurse === undefined)
                throw typeFault('loop() can be called in a loop marked as recursive only');
            return recurse(st, args[0]);
        });
        this.items = items;
        this.depth0 = depth0;
    }
    fields = () => {
        const { at, items, depth0 } = this;
        const neighbour = (place, absent) => place >= 0 && place < items.length ? items[place] : new Undefined(absent, undefined);
        const cycle = (_st, values) => {
            if (values.length === 0)
                throw typeFault('loop.cycle() needs at least one value');
            return values[this.at % values.length];
        };
        const hasChanged = (st, values) => {
            const previous = this.lastChecked;
            this.lastChecked = values;
            return previous?.length !== values.length || !values.every((value, i) => isEqual(st, value, previous[i]));
        };
        return new Map([
            ['index', at + 1],
            ['index0', at],
            ['revindex', items.length - at],
            ['revindex0', items.length - at - 1],
            ['first', at === 0],
            ['last', at === items.length - 1],
            ['length', items.length],
            ['depth', depth0 + 1],
            ['depth0', depth0],
            ['previtem', neighbour(at - 1, 'the first round of a loop has no previous item')],
            ['nextitem', neighbour(at + 1, 'the last round of a loop has no next item')],
            ['cycle', new Callable('cycle', cycle)],
            ['changed', new Callable('changed', hasChanged)],
        ]);
    };
}
function macroCallable({ name, params, body, pos, uses }, home) {
    const names = params.map((param) => param.name);
    return new Callable(name, (st, args, kwargs) => {
        const frame = new VariableFrame(home);
        const named = new Map(kwargs);
        if (uses.caller && !names.includes('caller')) {
            const absent = new Undefined('the macro was not called by a call block', undefined);
            frame.vars.set('caller', named.get('caller') ?? absent);
            named.delete('caller');
        }
        if (uses.varargs)
            frame.vars.set('varargs', new Tuple(args.slice(names.length)));
        if (uses.kwargs) {
            const rest = [...named].filter(([key]) => !names.includes(key));
            frame.vars.set('kwargs', markOwned(new Map(rest)));
            for (const [key] of rest)
                named.delete(key);
        }
        const positional = uses.varargs ? args.slice(0, names.length) : args;
        const bound = bindArgs(`macro '${name}'`, names, 0, positional, named);
        const run = () => {
            params.forEach(({ name: param, fallback }, i) => {
                const absent = new Undefined(`the argument '${param}' of macro '${name}' was not given`, pos);
                const otherwise = () => (fallback === undefined ? absent : evaluateExpression(st, fallback));
                frame.vars.set(param, bound[i] === undefined ? otherwise() : bound[i]);
            });
            executeTemplate(st, body);
        };
        return st.capture(() => st.runNested(() => st.within(frame, run)));
    });
}
function loadLinkedBody(st, linked) {
    if (linked.type === 'opened')
        return linked.body;
    const { name, open, optional } = linked;
    const value = evaluateExpression(st, name);
    const names = (toSequence(value) ?? [value]).map((file) => needText(file, 'the name of a file'));
    for (const file of names) {
        const found = open(file, name.pos);
        if (found !== null)
            return found;
    }
    if (!optional)
        throw createMissingFileFault(names.join(', '), name.pos);
    return [];
}
function runInOwnBlocks(st, frame, body) {
    const { blocks } = st;
    st.blocks = new Map();
    st.runNested(() => st.within(frame, body));
    st.blocks = blocks;
}
function executeBlock(st, name, [body, ...above]) {
    if (body === undefined)
        throw typeFault(`the block '${name}' has no block above it: super() has nothing to give`);
    const frame = new VariableFrame(st.frame);
    frame.vars.set('super', new Callable('super', (inner) => inner.capture(() => executeBlock(inner, name, above))));
    st.runNested(() => st.within(frame, () => executeTemplate(st, body)));
}

;// CONCATENATED MODULE: ./build/src/expressions/assumed.js
function formatExpression(expr, name) {
    const format = (part) => formatExpression(part, name);
    const known = name(expr);
    if (known !== undefined)
        return known;
    switch (expr.type) {
        case 'const':
            return typeof expr.value === 'string' ? `'${expr.value}'` : String(expr.value ?? 'none');
        case 'name':
            return expr.name;
        case 'item':
            return expr.index.type === 'const' && typeof expr.index.value === 'string'
                ? `${format(expr.target)}.${expr.index.value}`
                : `${format(expr.target)}[${format(expr.index)}]`;
        case 'list':
            return `[${expr.items.map(format).join(', ')}]`;
        case 'tuple':
            return `(${expr.items.map(format).join(', ')})`;
        case 'filter':
            return `${expr.target === undefined ? '' : format(expr.target)} | ${expr.name}${formatArguments(expr, format)}`;
        case 'test':
            return `${format(expr.target)} is ${expr.name}${formatArguments(expr, format)}`;
        case 'call':
            return `${format(expr.target)}(${expr.args.map(({ value }) => format(value)).join(', ')})`;
        case 'not':
            return `not ${format(expr.operand)}`;
        case 'and':
        case 'or':
            return `(${format(expr.left)} ${expr.type} ${format(expr.right)})`;
        case 'binary':
            return `${format(expr.left)} ${expr.op} ${format(expr.right)}`;
        case 'compare':
            return [format(expr.first), ...expr.rest.map(({ op, operand }) => `${op} ${format(operand)}`)].join(' ');
        case 'concat':
            return expr.parts.map(format).join(' ~ ');
        default:
            return `${expr.type}@${expr.pos}`;
    }
}
function formatArguments({ args }, format) {
    return args.length === 0 ? '' : `(${args.map(({ value }) => format(value)).join(', ')})`;
}

;// CONCATENATED MODULE: ./build/src/expressions/judge.js






function holds(st, tree) {
    const value = evaluateExpression(st, tree);
    return !(value instanceof Nothing) && isTruthyValue(toPlain(st, value));
}
function judgeAssumed(st, assumed, tree) {
    if (tree.type === 'not')
        return !judgeAssumed(st, assumed, tree.operand);
    if (tree.type === 'and' || tree.type === 'or') {
        const left = judgeAssumed(st, assumed, tree.left);
        return left === (tree.type === 'or') ? left : judgeAssumed(st, assumed, tree.right);
    }
    st.marksRead.clear();
    const result = tryHolds(st, tree);
    if (st.marksRead.size > 0)
        return assumed.choose(createTest(st, assumed, tree));
    if (result instanceof Fault)
        throw result;
    return result;
}
function tryHolds(st, tree) {
    try {
        return holds(st, tree);
    }
    catch (error) {
        if (error instanceof Fault)
            return error;
        throw error;
    }
}
function createTest(st, assumed, tree) {
    const label = formatExpression(tree, (part) => {
        const mark = st.marksAt.get(part);
        return mark === undefined ? undefined : assumed.nameOf(mark);
    });
    return { label, key: formatExpression(tree, (part) => st.marksAt.get(part)), about: findComparison(st, tree) };
}
const MIRRORED = {
    '==': '==',
    '!=': '!=',
    '<': '>',
    '<=': '>=',
    '>': '<',
    '>=': '<=',
};
function findComparison(st, tree) {
    const alone = findMark(st, tree);
    if (alone !== undefined)
        return { mark: alone, op: 'truth', value: true };
    if (tree.type !== 'compare' || tree.rest.length !== 1)
        return null;
    const [{ op, operand } = { op: '==', operand: tree.first }] = tree.rest;
    const [left, right] = [findMark(st, tree.first), findMark(st, operand)];
    if (left !== undefined && operand.type === 'const')
        return { mark: left, op, value: operand.value };
    const mirrored = MIRRORED[op];
    if (right !== undefined && tree.first.type === 'const' && mirrored !== undefined)
        return { mark: right, op: mirrored, value: tree.first.value };
    return null;
}
function findMark(st, expr) {
    const isDefault = expr.type === 'filter' && (expr.name === 'default' || expr.name === 'd');
    return st.marksAt.get(isDefault && expr.target !== undefined ? expr.target : expr);
}

;// CONCATENATED MODULE: ./build/src/expressions/lexer.js





const DESCRIBED = {
    data: 'text',
    printBegin: "'{{'",
    printEnd: "'}}'",
    blockBegin: "'{%'",
    blockEnd: "'%}'",
    name: 'a name',
    text: 'a quoted text',
    number: 'a number',
    operator: 'an operator',
    end: 'the end of the template',
};
const SPACE = /\s+/y;
const NAME = /[\p{XID_Start}_]\p{XID_Continue}*/uy;
const TEXT = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y;
const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?[eE][+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/y;
const INTEGER = /0[bB](?:_?[01])+|0[oO](?:_?[0-7])+|0[xX](?:_?[0-9a-fA-F])+|[1-9](?:_?\d)*|0(?:_?0)*/y;
const OPERATOR = /\/\/|\*\*|==|!=|>=|<=|[-+/*%~[\](){}><=.:|,;]/y;
const PRINT_END = /-\}\}\s*|\}\}/y;
const BLOCK_END = /\+%\}|-%\}\s*|%\}/y;
const RAW_BEGIN = /\{%[-+]?\s*raw\s*(?:-%\}\s*|%\})/y;
const RAW_END = /\{%([-+]?)\s*endraw\s*(?:\+%\}|-%\}\s*|%\})/g;
const COMMENT_END = /\+#\}|-#\}\s*|#\}/g;
const CLOSES = { ')': '(', ']': '[', '}': '{' };
const MAX_INTEGER_DIGITS = 4_300;
const ESCAPED = {
    n: '\n',
    r: '\r',
    t: '\t',
    b: '\b',
    f: '\f',
    v: '\v',
    a: '\x07',
    '\\': '\\',
    "'": "'",
    '"': '"',
    '\n': '',
};
const ESCAPE = /\\(?:([nrtbfva\\'"\n])|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([xuUN])|([\s\S]))/gu;
function readEscapes(raw, pos) {
    const body = (0,terminal_text/* normalizeNewlines */.jN)(raw);
    if (!body.includes('\\'))
        return body;
    return body.replace(ESCAPE, (_all, simple, octal, x, u, long, broken, other) => {
        if (typeof simple === 'string')
            return ESCAPED[simple] ?? '';
        if (typeof octal === 'string')
            return String.fromCodePoint(Number.parseInt(octal, 8));
        if (typeof broken === 'string')
            throw syntaxFault(`the escape \\${broken} in a quoted text is incomplete`, pos);
        if (typeof other === 'string')
            return `\\${other}`;
        const code = Number.parseInt(String(x ?? u ?? long), 16);
        if (code > 0x10ffff)
            throw syntaxFault('an escape in a quoted text names no character', pos);
        return String.fromCodePoint(code);
    });
}
class Lexer {
    source;
    tagStart;
    pos = 0;
    tokens = [];
    constructor(source, tagStart) {
        this.source = source;
        this.tagStart = tagStart;
    }
    match(pattern) {
        pattern.lastIndex = this.pos;
        return pattern.exec(this.source)?.[0];
    }
    take(type, text, value = text) {
        this.tokens.push({ type, text, value, pos: this.pos });
        this.pos += text.length;
    }
    data(from, to, trimEnd) {
        const raw = this.source.slice(from, to);
        const text = (0,terminal_text/* normalizeNewlines */.jN)(trimEnd ? raw.trimEnd() : raw);
        if (text !== '')
            this.tokens.push({ type: 'data', text, value: text, pos: from });
    }
    template() {
        while (this.pos < this.source.length) {
            this.tagStart.lastIndex = this.pos;
            const found = this.tagStart.exec(this.source);
            if (found === null) {
                this.data(this.pos, this.source.length, false);
                break;
            }
            const sign = this.source[found.index + 2];
            this.data(this.pos, found.index, sign === '-');
            this.pos = found.index;
            this.tag(found[0], sign === '-' || sign === '+' ? 3 : 2);
        }
        return this.finishTokens();
    }
    expression() {
        this.inside(undefined, 'end');
        return this.finishTokens();
    }
    finishTokens() {
        this.pos = this.source.length;
        this.take('end', '');
        return this.tokens;
    }
    tag(opening, width) {
        const start = this.pos;
        if (opening === '{#') {
            COMMENT_END.lastIndex = start + width;
            if (COMMENT_END.exec(this.source) === null)
                throw syntaxFault('a comment is not closed with #}', start);
            this.pos = COMMENT_END.lastIndex;
            return;
        }
        const raw = this.match(RAW_BEGIN);
        if (raw !== undefined) {
            this.raw(start, start + raw.length);
        }
        else if (opening === '{%') {
            this.take('blockBegin', this.source.slice(start, start + width));
            this.inside(BLOCK_END, 'blockEnd');
        }
        else {
            this.take('printBegin', this.source.slice(start, start + width));
            this.inside(PRINT_END, 'printEnd');
        }
    }
    raw(start, bodyStart) {
        RAW_END.lastIndex = bodyStart;
        const found = RAW_END.exec(this.source);
        if (found === null)
            throw syntaxFault('a raw block is not closed with {% endraw %}', start);
        this.pos = RAW_END.lastIndex;
        this.data(bodyStart, found.index, found[1] === '-');
    }
    inside(closing, endType) {
        const open = [];
        while (this.pos < this.source.length) {
            this.pos += this.match(SPACE)?.length ?? 0;
            if (this.pos >= this.source.length)
                break;
            const end = open.length === 0 && closing !== undefined ? this.match(closing) : undefined;
            if (end === undefined)
                this.take(...this.one(open));
            else {
                this.take(endType, end);
                return;
            }
        }
    }
    one(open) {
        const { pos } = this;
        const name = this.match(NAME);
        if (name !== undefined)
            return ['name', name];
        const quoted = this.match(TEXT);
        if (quoted !== undefined)
            return ['text', quoted, readEscapes(quoted.slice(1, -1), pos)];
        const float = this.match(FLOAT);
        if (float !== undefined)
            return ['number', float, makeFloat(Number(float.replaceAll('_', '')))];
        const integer = this.match(INTEGER);
        if (integer !== undefined) {
            if (integer.length > MAX_INTEGER_DIGITS)
                throw syntaxFault('a number has too many digits', pos);
            return ['number', integer, normalizeInt(BigInt(integer.replaceAll('_', '')))];
        }
        const operator = this.match(OPERATOR);
        if (operator === undefined) {
            const char = String.fromCodePoint(this.source.codePointAt(pos) ?? 0);
            const isQuote = char === '"' || char === "'";
            throw syntaxFault(isQuote ? 'a quoted text is not closed' : `the character '${char}' has no meaning here`, pos);
        }
        if (Object.values(CLOSES).includes(operator))
            open.push(operator);
        const last = CLOSES[operator] === undefined ? undefined : open.pop();
        if (CLOSES[operator] !== undefined && last === undefined)
            throw syntaxFault(`'${operator}' closes nothing`, pos);
        if (CLOSES[operator] !== last)
            throw syntaxFault(`'${operator}' does not close '${last}'`, pos);
        return ['operator', operator];
    }
}
function lexTemplate(source, comments) {
    return new Lexer(source, comments ? /\{[{%#]/g : /\{[{%]/g).template();
}
function lexExpression(source) {
    return new Lexer(source, /$/g).expression();
}
const MAX_NESTING = 200;
class TokenStream {
    tokens;
    index = 0;
    nesting = 0;
    constructor(tokens) {
        this.tokens = tokens;
    }
    get current() {
        return this.tokens[this.index] ?? this.peek(0);
    }
    peek(ahead) {
        const token = this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)];
        if (token === undefined)
            throw new Error('the token list must end with an end token');
        return token;
    }
    next() {
        const token = this.current;
        this.index += 1;
        return token;
    }
    is(text, token = this.current) {
        return (token.type === 'operator' || token.type === 'name') && token.text === text;
    }
    skip(text) {
        const found = this.is(text);
        if (found)
            this.index += 1;
        return found;
    }
    expect(text) {
        if (!this.is(text))
            throw this.unexpected(`'${text}'`);
        return this.next();
    }
    expectType(type) {
        if (this.current.type !== type)
            throw this.unexpected(DESCRIBED[type]);
        return this.next();
    }
    unexpected(wanted) {
        const { type, text, pos } = this.current;
        const found = type === 'name' || type === 'operator' ? `'${text}'` : DESCRIBED[type];
        return syntaxFault(`expected ${wanted}, found ${found}`, pos);
    }
    parseNested(parse) {
        this.nesting += 1;
        if (this.nesting > MAX_NESTING)
            throw syntaxFault('the template nests too deeply', this.current.pos);
        const result = parse();
        this.nesting -= 1;
        return result;
    }
}
const PYTHON_WORDS = { True: true, False: false, None: null };
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const NUMBER_LIKE = /^-?\d/;
function toLongText(value) {
    if (typeof value === 'bigint')
        return String(value);
    if (Array.isArray(value))
        return value.map(toLongText);
    if (!(0,json/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toLongText(item)]));
}
function coerceText(text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return text;
    const python = (0,json/* getOwnEntry */.xL)(PYTHON_WORDS, trimmed);
    if (python !== undefined)
        return python;
    if (NUMBER_LIKE.test(trimmed)) {
        const isExact = NUMBER.test(trimmed) && Math.abs(Number(trimmed)) <= Number.MAX_SAFE_INTEGER;
        return isExact ? (0,core_float/* keepExact */.BT)(trimmed, Number(trimmed)) : text;
    }
    if (!/^(?:["[{]|true$|false$|null$)/.test(trimmed))
        return text;
    const value = (0,json/* parseJson */.qF)(trimmed);
    return value === undefined ? text : toLongText(value);
}

;// CONCATENATED MODULE: ./build/src/expressions/filters.js









const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
function parseInteger(text, base) {
    if (text.length > core_float/* MOST_DIGITS */.X3)
        return undefined;
    const found = /^([+-]?)(0[xX]|0[oO]|0[bB])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)$/.exec(text.trim());
    if (found === null || base === 1 || base < 0 || base > DIGITS.length)
        return undefined;
    const [, sign, prefix = '', body = ''] = found;
    const named = { x: 16, o: 8, b: 2 }[prefix.slice(1).toLowerCase()];
    let radix = base;
    let digits = body.replaceAll('_', '').toLowerCase();
    if (base === 0)
        radix = named ?? 10;
    if (prefix !== '' && named !== radix)
        digits = prefix.toLowerCase() + digits;
    let value = 0n;
    for (const char of digits) {
        const digit = DIGITS.indexOf(char);
        if (digit < 0 || digit >= radix)
            return undefined;
        value = value * BigInt(radix) + BigInt(digit);
    }
    return normalizeInt(sign === '-' ? -value : value);
}
function parseFloatText(text) {
    const trimmed = text.trim().replace(/(?<=\d)_(?=\d)/g, '');
    return (0,core_float/* isNumberText */.tZ)(trimmed) ? Number(trimmed) : undefined;
}
function truncateNumber(value) {
    if (isInt(value))
        return typeof value === 'bigint' ? value : Number(value);
    const float = toFloat(value);
    return Number.isFinite(float) ? normalizeInt(BigInt(Math.trunc(float))) : undefined;
}
function toInteger(value, fallback, base) {
    if (value instanceof Undefined)
        throw value.fault();
    if (isNum(value))
        return truncateNumber(value) ?? fallback;
    if (!isText(value))
        return fallback;
    const whole = base === null ? undefined : parseInteger(value, base === undefined ? 10 : needInt(base, 'the base'));
    if (whole !== undefined)
        return whole;
    const float = parseFloatText(value);
    return (float === undefined ? undefined : truncateNumber(makeFloat(float))) ?? fallback;
}
function toDecimal(value, fallback) {
    if (value instanceof Undefined)
        throw value.fault();
    if (isNum(value))
        return makeFloat(toFloat(value));
    const float = isText(value) ? parseFloatText(value) : undefined;
    return float === undefined ? fallback : makeFloat(float);
}
function needNumber(value, what) {
    if (!isNum(value))
        throw typeFault(`${what} needs a number, not ${describeType(value)}`);
    return value;
}
function round(value, precision, how) {
    const number = needNumber(value, 'round');
    const isCommon = how === undefined || how === 'common';
    if (precision === null && isCommon)
        return toInteger(makeFloat(roundTo(toFloat(number), 0)), undefined, undefined);
    const decimals = precision === undefined ? 0 : needInt(precision, 'the precision');
    if (Math.abs(decimals) > 400)
        throw valueFault('the precision is out of range');
    if (isCommon) {
        if (isInt(number) && decimals >= 0)
            return typeof number === 'boolean' ? Number(number) : number;
        const rounded = roundTo(toFloat(number), decimals);
        return isInt(number) ? normalizeInt(BigInt(rounded)) : makeFloat(rounded);
    }
    if (how !== 'ceil' && how !== 'floor')
        throw valueFault("round knows 'common', 'ceil' and 'floor' only");
    const scale = 10 ** decimals;
    const scaled = toFloat(number) * scale;
    return makeFloat(((how === 'ceil' ? Math.ceil(scaled) : Math.floor(scaled)) + 0) / scale);
}
function fileSize(value, binary) {
    const float = toDecimal(value, undefined);
    if (float === undefined || !isNum(float))
        throw valueFault('filesizeformat needs a number');
    const bytes = toFloat(float);
    const isBinary = isOn(binary);
    const base = isBinary ? 1024 : 1000;
    if (bytes === 1)
        return '1 Byte';
    if (bytes < base)
        return `${Math.trunc(bytes)} Bytes`;
    const letters = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];
    const index = letters.findIndex((_, i) => bytes < base ** (i + 2));
    const at = index < 0 ? letters.length - 1 : index;
    const letter = isBinary ? letters[at]?.toUpperCase() : letters[at];
    return `${formatFixed((base * bytes) / base ** (at + 2), 1)} ${letter}${isBinary ? 'iB' : 'B'}`;
}
function readIndent(value, fallback) {
    if (value === undefined)
        return fallback;
    if (value === null)
        return undefined;
    const indent = needInt(value, 'the indent');
    if (indent > 100)
        throw valueFault('the indent is too wide');
    return Math.max(0, indent);
}
const VALUE_FILTERS = createMethodTable({
    'abs()': (_st, value) => {
        const number = needNumber(value, 'abs');
        if (compareNumbers(number, 0) < 0 || Object.is(toFloat(number), -0))
            return negate(number);
        return typeof number === 'boolean' ? Number(number) : number;
    },
    'default|d(default_value?, boolean?)'(_st, value, [fallback = '', falsy]) {
        const absent = value instanceof Undefined || value === null || value === undefined;
        if (absent || (isOn(falsy) && !isTrue(value)))
            return fallback;
        return value;
    },
    'escape|e|forceescape()': (st, value) => escapeHtml(toText(st, value)),
    'filesizeformat(binary?)': (_st, value, [binary]) => fileSize(value, binary),
    'float(default?)': (_st, value, [fallback = makeFloat(0)]) => toDecimal(value, fallback),
    'int(default?, base?)': (_st, value, [fallback = 0, base]) => toInteger(value, fallback, base),
    'round(precision?, method?)': (_st, value, [precision, how]) => round(value, precision, how),
    'string|safe()': (st, value) => toText(st, value),
    'tojson(indent?)': (st, value, [indent]) => printHtmlSafeJson(st, value, readIndent(indent, undefined)),
    'json(indent?)': (st, value, [indent]) => writeJson(st, value, { indent: readIndent(indent, 2), lenient: true }),
});
function createTextFilter(change) {
    return (st, value) => change(toText(st, value));
}
function quoteUrl(st, value, query) {
    const encoded = encodeURIComponent(toText(st, value).replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    return query ? encoded.replaceAll('%20', '+') : encoded.replaceAll('%2F', '/');
}
const FORMAT_PLACE = /%(?:\(([^)]*)\))?([-+ 0]*)(\d*)(?:\.(\d+))?([\s\S]?)/g;
function formatNumber(value, type, flags, width, decimals) {
    const number = needNumber(value, `%${type}`);
    const whole = type === 'f' ? undefined : type === 'x' ? number : toInteger(number, undefined, undefined);
    if (type !== 'f' && !isInt(whole))
        throw typeFault(`%${type} needs an integer`);
    const text = isInt(whole) ? toBig(whole).toString(type === 'x' ? 16 : 10) : formatFixed(toFloat(number), decimals);
    const sign = text.startsWith('-') ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
    const zeros = flags.includes('0') && !flags.includes('-') ? width - sign.length : 0;
    return sign + text.replace('-', '').padStart(zeros, '0');
}
const TEXT_FILTERS = createMethodTable({
    'capitalize()': createTextFilter(capitalize),
    'lower()': createTextFilter((text) => text.toLowerCase()),
    'upper()': createTextFilter((text) => text.toUpperCase()),
    'title()': createTextFilter((text) => {
        const parts = text.split(/([-\s({[<]+)/u).filter((part) => part !== '');
        return parts.map(capitalize).join('');
    }),
    'center(width?)': (st, value, [width = 80]) => centerText(st, toText(st, value), width, ' '),
    'format(*)'(st, value, args, kwargs) {
        if (args.length > 0 && kwargs !== undefined && kwargs.size > 0)
            throw typeFault('the filter format takes either names or positions, not both');
        let used = 0;
        let size = 0;
        const formatted = toText(st, value).replace(FORMAT_PLACE, (_all, name, flags, width, precision, type) => {
            if (type === '%')
                return '%';
            if (!/^[sdifx]$/.test(type))
                throw valueFault(`the filter format knows %s, %d, %f and %x, not %${type}`);
            const given = name === undefined ? args[used++] : kwargs?.get(name);
            if (given === undefined)
                throw typeFault(`the filter format has no value for ${name === undefined ? `place ${used}` : `'${name}'`}`);
            st.reserve(size + Number(width));
            const text = type === 's'
                ? sliceText(toText(st, given), 0, Number(precision ?? Number.POSITIVE_INFINITY))
                : formatNumber(given, type, flags, Number(width), Number(precision ?? 6));
            const spaces = ' '.repeat(Math.max(0, Number(width) - countCodePoints(text)));
            size += text.length + spaces.length;
            return flags.includes('-') ? text + spaces : spaces + text;
        });
        if (used < args.length)
            throw typeFault('the filter format has more values than places');
        return formatted;
    },
    'indent(width?, first?, blank?)'(st, value, [width = 4, first, blank]) {
        const text = needText(value, 'the value to indent');
        const columns = isText(width) ? 0 : needInt(width, 'the width');
        if (columns > 10_000)
            throw valueFault('the indent is too wide');
        const by = isText(width) ? width : ' '.repeat(Math.max(0, columns));
        const lines = splitTextLines(`${text}\n`);
        st.reserve(text.length + lines.length * by.length);
        const isBlank = isOn(blank);
        const shifted = lines.map((line, i) => (i > 0 && (isBlank || line !== '') ? by + line : line));
        return (isOn(first) ? by : '') + shifted.join('\n');
    },
    'replace(old, new, count?)': (st, value, [from, to, count]) => replaceText(st, toText(st, value), toText(st, from), toText(st, to), needInt(count, 'the count', -1)),
    'trim(chars?)': (st, value, [chars]) => createTextFilter((text) => stripText(text, chars))(st, value, [], undefined),
    'truncate(length?, killwords?, end?, leeway?)'(st, value, [length = 255, killWords, ending = '...', slack]) {
        const end = needText(ending, 'the end');
        const most = needInt(length, 'the length');
        const leeway = needInt(slack, 'the leeway', 5);
        if (most < countCodePoints(end))
            throw valueFault('the length is shorter than the end mark');
        if (leeway < 0)
            throw valueFault('the leeway must not be negative');
        if (measureValue(value) <= most + leeway)
            return value;
        const text = needText(value, 'the value to truncate');
        st.reserve(text.length);
        const shown = sliceText(text, 0, most - countCodePoints(end));
        const space = isOn(killWords) ? -1 : shown.lastIndexOf(' ');
        return (space < 0 ? shown : shown.slice(0, space)) + end;
    },
    'urlencode()'(st, value) {
        if (value instanceof Undefined)
            throw value.fault();
        const walkable = isMapping(value) || Array.isArray(value) || value instanceof Tuple;
        if (isText(value) || !walkable)
            return quoteUrl(st, value, false);
        const pairs = isMapping(value) ? listMappingEntries(value) : listPairs(st, value);
        return pairs.map(([key, item]) => `${quoteUrl(st, key, true)}=${quoteUrl(st, item, true)}`).join('&');
    },
    'wordcount()': (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0,
});

;// CONCATENATED MODULE: ./build/src/expressions/filters-lists.js









function createEmptyResult(st, what) {
    return new Undefined(`there is no ${what} element: the list is empty`, st.pos);
}
function createEndFilter(what, index) {
    return (st, value) => {
        const items = listElements(st, value);
        return items.length === 0 ? createEmptyResult(st, what) : items.at(index);
    };
}
function createCasing(sensitive) {
    if (isOn(sensitive))
        return (value) => value;
    return (value) => (isText(value) ? value.toLowerCase() : value);
}
function createExtremeFilter(direction) {
    return (st, value, [sensitive, attribute]) => {
        const fold = createCasing(sensitive);
        const get = attributeGetter(st, attribute);
        let best;
        for (const item of listElements(st, value)) {
            const key = fold(get(item));
            if (best === undefined || direction * order(st, key, best.key) > 0)
                best = { item, key };
        }
        return best === undefined ? createEmptyResult(st, direction > 0 ? 'largest' : 'smallest') : best.item;
    };
}
function requireElements(st, value) {
    return isTrue(value) ? listElements(st, value) : [];
}
function createChooser(wanted, byAttribute) {
    return (st, value, args, kwargs) => {
        if (byAttribute && args.length === 0)
            throw typeFault('the name of an attribute is missing');
        const get = byAttribute ? attributeGetter(st, args[0]) : (item) => item;
        const [test, ...rest] = byAttribute ? args.slice(1) : args;
        const holds = test === undefined
            ? (item) => isTrue(get(item))
            : (item) => applyTest(st, needText(test, 'the name of a test'), get(item), rest, kwargs);
        return markOwned(requireElements(st, value).filter((item) => holds(item) === wanted));
    };
}
function readReverse(reversed) {
    if (reversed === null)
        throw typeFault('reverse must be true or false, not none');
    return isOn(reversed);
}
const LIST_FILTERS = createMethodTable({
    'batch(linecount, fill_with?)'(st, value, [size, fill = null]) {
        if (size === null && fill !== null)
            throw typeFault('a batch without a size cannot be filled');
        const count = size === null ? Number.POSITIVE_INFINITY : needInt(size, 'the size of a batch');
        const groups = [markOwned([])];
        for (const item of listElements(st, value)) {
            if (groups.at(-1)?.length === count)
                groups.push(markOwned([]));
            groups.at(-1)?.push(item);
        }
        const last = groups.at(-1) ?? [];
        if (last.length === 0)
            return markOwned([]);
        if (fill !== null) {
            st.charge(Math.max(0, count - last.length));
            while (last.length < count)
                last.push(fill);
        }
        return markOwned(groups);
    },
    'count|length()': (_st, value) => measureValue(value),
    'dictsort(case_sensitive?, by?, reverse?)'(st, value, [sensitive, by, reversed]) {
        if (!isMapping(value))
            throw typeFault(`dictsort needs a mapping, not ${describeType(value)}`);
        if (by !== undefined && by !== 'key' && by !== 'value')
            throw valueFault("dictsort sorts by 'key' or 'value' only");
        const at = by === 'value' ? 1 : 0;
        const fold = createCasing(sensitive);
        const pairs = listMappingEntries(value).map((pair) => new Tuple(pair));
        const getSortKey = (pair) => fold(pair instanceof Tuple ? pair.items[at] : pair);
        return markOwned(sortBy(st, pairs, getSortKey, readReverse(reversed)));
    },
    'first()': createEndFilter('first', 0),
    'last()': createEndFilter('last', -1),
    'groupby(attribute, default?, case_sensitive?)'(st, value, [attribute, fallback, sensitive]) {
        const fold = createCasing(sensitive);
        const get = attributeGetter(st, attribute, fallback);
        const groups = [];
        for (const item of sortBy(st, listElements(st, value), (element) => fold(get(element)), false)) {
            const key = fold(get(item));
            const current = groups.at(-1);
            if (current !== undefined && isEqual(st, current.key, key))
                current.items.push(item);
            else
                groups.push({ key, name: get(item), items: [item] });
        }
        return markOwned(groups.map(({ name, items }) => new GroupTuple(name, markOwned(items))));
    },
    'items()'(st, value) {
        if (value instanceof Undefined)
            return markOwned([]);
        if (!isMapping(value))
            throw typeFault(`items needs a mapping, not ${describeType(value)}`);
        const pairs = listMappingEntries(value).map((pair) => new Tuple(pair));
        st.charge(pairs.length);
        return markOwned(pairs);
    },
    'join(d?, attribute?)'(st, value, [separator, attribute]) {
        const by = separator === undefined ? '' : toText(st, separator);
        const get = attributeGetter(st, attribute);
        const texts = listElements(st, value).map((item) => toText(st, get(item)));
        return st.join(texts, by);
    },
    'list()': (st, value) => markOwned([...listElements(st, value)]),
    'map(*)'(st, value, args, kwargs) {
        const attribute = kwargs?.get('attribute');
        if (args.length === 0 && attribute !== undefined) {
            for (const name of kwargs?.keys() ?? [])
                if (name !== 'attribute' && name !== 'default')
                    throw typeFault(`the filter map has no argument '${name}'`);
            return markOwned(requireElements(st, value).map(attributeGetter(st, attribute, kwargs?.get('default'))));
        }
        if (args.length === 0)
            throw typeFault('the filter map needs the name of a filter, or attribute=');
        const name = needText(args[0], 'the name of a filter');
        return markOwned(requireElements(st, value).map((item) => applyFilter(st, name, item, args.slice(1), kwargs)));
    },
    'max(case_sensitive?, attribute?)': createExtremeFilter(1),
    'min(case_sensitive?, attribute?)': createExtremeFilter(-1),
    'reject(*)': createChooser(false, false),
    'rejectattr(*)': createChooser(false, true),
    'select(*)': createChooser(true, false),
    'selectattr(*)': createChooser(true, true),
    'reverse()'(st, value) {
        return isText(value) ? reverseText(value) : markOwned([...listElements(st, value)].reverse());
    },
    'slice(slices, fill_with?)'(st, value, [parts, fill = null]) {
        const count = needInt(parts, 'the number of slices');
        const items = listElements(st, value);
        if (count === 0)
            throw valueFault('the number of slices cannot be zero');
        st.charge(Math.max(0, count));
        const size = Math.floor(items.length / count);
        const longer = items.length % count;
        return markOwned(Array.from({ length: Math.max(0, count) }, (_, i) => {
            const start = i * size + Math.min(i, longer);
            const part = items.slice(start, start + size + (i < longer ? 1 : 0));
            return markOwned(fill !== null && i >= longer ? [...part, fill] : part);
        }));
    },
    'sort(reverse?, case_sensitive?, attribute?)'(st, value, [reversed, sensitive, attribute]) {
        const fold = createCasing(sensitive);
        const paths = isText(attribute) ? attribute.split(',') : [attribute];
        const getters = paths.map((path) => attributeGetter(st, path));
        return markOwned(sortBy(st, listElements(st, value), (item) => getters.map((get) => fold(get(item))), readReverse(reversed)));
    },
    'sum(attribute?, start?)'(st, value, [attribute, start]) {
        const get = attributeGetter(st, attribute);
        if (start !== undefined && isText(start))
            throw typeFault('texts cannot be summed; use the filter join');
        let total = start === undefined ? 0 : start;
        for (const item of listElements(st, value))
            total = operate(st, '+', total, get(item));
        return total;
    },
    'unique(case_sensitive?, attribute?)'(st, value, [sensitive, attribute]) {
        const fold = createCasing(sensitive);
        const get = attributeGetter(st, attribute);
        const seen = new Map();
        const isNew = (item) => {
            const key = fold(get(item));
            if (Array.isArray(key) || isMapping(key))
                throw typeFault(`${describeType(key)} cannot be compared for uniqueness`);
            if (getKey(seen, key) !== undefined)
                return false;
            setMappingKey(seen, key, true);
            return true;
        };
        return markOwned(listElements(st, value).filter(isNew));
    },
});

;// CONCATENATED MODULE: ./build/src/expressions/library.js










function hasRemainder(value, divisor, rest) {
    if (!isNum(value) || !isNum(divisor))
        throw typeFault(`${describeType(isNum(value) ? divisor : value)} cannot be divided`);
    return compareNumbers(ARITHMETIC['%'](value, divisor), rest) === 0;
}
function isNameIn(table, value) {
    if (value instanceof Undefined)
        throw value.fault();
    if (Array.isArray(value) || isMapping(value))
        throw typeFault(`${describeType(value)} cannot be a name`);
    return isText(value) && table.has(value);
}
const TESTS = createMethodTable({
    'boolean()': (_st, value) => typeof value === 'boolean',
    'callable()': (_st, value) => value instanceof Callable || value instanceof Undefined,
    'defined()': (_st, value) => !(value instanceof Undefined),
    'undefined()': (_st, value) => value instanceof Undefined,
    'divisibleby(num)': (_st, value, [divisor]) => hasRemainder(value, divisor, 0),
    'even()': (_st, value) => hasRemainder(value, 2, 0),
    'odd()': (_st, value) => hasRemainder(value, 2, 1),
    'escaped()': () => false,
    'false()': (_st, value) => value === false,
    'true()': (_st, value) => value === true,
    'none()': (_st, value) => value === null,
    'filter()': (st, value) => isNameIn(st.library.filters, value),
    'test()': (st, value) => isNameIn(st.library.tests, value),
    'float()': (_st, value) => isFloat(value),
    'integer()': (_st, value) => isInt(value) && typeof value !== 'boolean',
    'number()': (_st, value) => isNum(value),
    'in(seq)': (st, value, [container]) => contains(st, container, value),
    'iterable()': (st, value) => isText(value) || tryElements(st, value) !== undefined,
    'sequence()': (_st, value) => countElements(value) !== undefined && !(value instanceof View) && !(value instanceof Undefined),
    'mapping()': (_st, value) => isMapping(value),
    'string()': (_st, value) => isText(value),
    'lower()': (st, value) => isLower(toText(st, value)),
    'upper()': (st, value) => isUpper(toText(st, value)),
    'sameas(other)': (_st, value, [other]) => !(isFloat(value) && isFloat(other)) && Object.is(value, other),
    'eq|equalto|==(other)': (st, value, [other]) => isEqual(st, value, other),
    'ne|!=(other)': (st, value, [other]) => !isEqual(st, value, other),
    'lt|lessthan|<(other)': (st, value, [other]) => order(st, value, other) < 0,
    'le|<=(other)': (st, value, [other]) => order(st, value, other) <= 0,
    'gt|greaterthan|>(other)': (st, value, [other]) => order(st, value, other) > 0,
    'ge|>=(other)': (st, value, [other]) => order(st, value, other) >= 0,
});
function refuseNames(what, kwargs) {
    if (kwargs !== undefined && kwargs.size > 0)
        throw typeFault(`${what} takes no named arguments`);
}
const MAX_RANGE = 1_000_000;
function range(st, args, kwargs) {
    refuseNames('range()', kwargs);
    if (args.length < 1 || args.length > 3)
        throw typeFault('range() takes one to three arguments');
    const numbers = args.map((arg) => needInt(arg, 'an argument of range()'));
    const [first = 0, second, step = 1] = numbers;
    if (step === 0)
        throw valueFault('the step of range() cannot be zero');
    const [start, stop] = second === undefined ? [0, first] : [first, second];
    const length = Math.max(0, Math.ceil((stop - start) / step));
    if (length > MAX_RANGE)
        throw budgetFault(`a range cannot have more than ${MAX_RANGE} elements`);
    st.charge(length);
    return markOwned(Array.from({ length }, (_, i) => start + i * step));
}
function makeMap(st, args, kwargs) {
    if (args.length > 1)
        throw typeFault('dict() takes at most one argument');
    const map = markOwned(new Map());
    if (args.length === 1)
        for (const [key, value] of listPairs(st, args[0]))
            setMappingKey(map, key, value);
    for (const [key, value] of kwargs ?? [])
        map.set(key, value);
    return map;
}
function createCallable(name, invoke) {
    return [name, new Callable(name, invoke)];
}
const GLOBALS = new Map([
    createCallable('range', range),
    createCallable('dict', makeMap),
    createCallable('namespace', (st, args, kwargs) => {
        const vars = [...makeMap(st, args, kwargs)].map(([key, value]) => [String(key), value]);
        return new Namespace(new Map(vars));
    }),
    createCallable('cycler', (_st, args, kwargs) => {
        refuseNames('cycler()', kwargs);
        if (args.length === 0)
            throw valueFault('cycler() needs at least one value');
        let at = 0;
        const next = createCallable('next', () => args[at++ % args.length]);
        const reset = createCallable('reset', () => {
            at = 0;
            return null;
        });
        return new PyObject('cycler', () => new Map([['current', args[at % args.length]], next, reset]));
    }),
    createCallable('joiner', (_st, args, kwargs) => {
        const [separator = ', '] = bindArgs('joiner()', ['sep'], 0, args, kwargs);
        let next = '';
        return new Callable('joiner', () => {
            const text = next;
            next = separator;
            return text;
        });
    }),
]);
function createSingleTest(name, compute) {
    return createCallable(name, (st, args, kwargs) => compute(st, bindArgs(`${name}()`, ['value'], 1, args, kwargs)[0]));
}
function convertResult(value, source) {
    if (value === undefined)
        throw valueFault(`${describeType(source)} is not a number here`);
    return value;
}
const CONDITION_GLOBALS = new Map([
    ...GLOBALS,
    createSingleTest('len', (_st, value) => measureValue(value)),
    createSingleTest('str', (st, value) => toText(st, value)),
    createSingleTest('int', (_st, value) => convertResult(toInteger(value, undefined, undefined), value)),
    createSingleTest('float', (_st, value) => convertResult(toDecimal(value, undefined), value)),
]);
const FILTERS = new Map([...LIST_FILTERS, ...TEXT_FILTERS, ...VALUE_FILTERS]);
const LIBRARY = { filters: FILTERS, tests: TESTS, globals: GLOBALS, isTrue: isTrue };
const BARE_LIBRARY = { ...LIBRARY, globals: CONDITION_GLOBALS };
const CONDITION_LIBRARIES = {
    template: { ...LIBRARY, isTrue: isTruthyValue },
    bare: { ...BARE_LIBRARY, isTrue: isTruthyValue },
};

// EXTERNAL MODULE: ./build/src/expressions/ast.js
var ast = __webpack_require__(6018);
;// CONCATENATED MODULE: ./build/src/expressions/parse-expression.js






const parse_expression_MAX_DEPTH = 1_000;
const CONSTANTS = { ...PYTHON_WORDS, true: true, false: false, none: null };
const KEYWORDS = new Set(['else', 'or', 'and', 'if', 'in', 'not', 'recursive']);
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in'];
const FACTORS = ['*', '/', '//', '%'];
class ExpressionParser {
    tokens;
    bare;
    constructor(tokens, bare) {
        this.tokens = tokens;
        this.bare = bare;
    }
    names = new Set();
    node(pos, shape) {
        const depth = (0,ast/* listSubexpressions */.W)(shape).reduce((deepest, part) => Math.max(deepest, part.depth), 0) + 1;
        if (depth > parse_expression_MAX_DEPTH)
            throw syntaxFault('an expression is too long', pos);
        return { ...shape, pos, depth };
    }
    commaList(stop, item) {
        const items = [];
        let isTuple = false;
        for (;;) {
            if (items.length > 0)
                this.tokens.expect(',');
            const { type } = this.tokens.current;
            if (type === 'printEnd' || type === 'blockEnd' || this.tokens.is(')') || this.tokens.is(stop ?? ')'))
                break;
            items.push(item());
            if (!this.tokens.is(','))
                break;
            isTuple = true;
        }
        return { items, isTuple };
    }
    tuple(options = {}) {
        const start = this.tokens.current.pos;
        const item = () => (options.choice === false ? this.tokens.parseNested(() => this.or()) : this.expression());
        const { items, isTuple } = this.commaList(options.stop, item);
        const [only] = items;
        if (!isTuple && only !== undefined)
            return only;
        if (!isTuple && options.empty !== true)
            throw this.tokens.unexpected('an expression');
        return this.node(start, { type: 'tuple', items });
    }
    expression() {
        return this.tokens.parseNested(() => this.choice());
    }
    choice() {
        let then = this.or();
        while (this.tokens.skip('if')) {
            const test = this.or();
            const otherwise = this.tokens.skip('else') ? this.expression() : undefined;
            then = this.node(then.pos, { type: 'choice', test, then, otherwise });
        }
        return then;
    }
    or() {
        return this.logic('or', () => this.logic('and', () => this.not()));
    }
    logic(type, operand) {
        let left = operand();
        while (this.tokens.skip(type))
            left = this.node(left.pos, { type, left, right: operand() });
        return left;
    }
    not() {
        if (!this.tokens.is('not'))
            return this.comparison();
        const { pos } = this.tokens.next();
        const operand = this.tokens.parseNested(() => this.not());
        return this.node(pos, { type: 'not', operand });
    }
    comparison() {
        const first = this.sum();
        const rest = [];
        for (;;) {
            const { pos } = this.tokens.current;
            const op = this.comparisonOperator();
            if (op === undefined)
                break;
            rest.push({ op, operand: this.sum(), pos });
        }
        if (rest.length === 0)
            return first;
        return this.node(first.pos, { type: 'compare', first, rest });
    }
    comparisonOperator() {
        const op = COMPARISONS.find((operator) => this.tokens.skip(operator));
        if (op !== undefined || !this.tokens.is('not') || !this.tokens.is('in', this.tokens.peek(1)))
            return op;
        this.tokens.next();
        this.tokens.next();
        return 'not in';
    }
    chain(operators, operand) {
        let left = operand();
        for (;;) {
            const { pos } = this.tokens.current;
            const op = operators.find((operator) => this.tokens.skip(operator));
            if (op === undefined)
                return left;
            left = this.node(pos, { type: 'binary', op, left, right: operand() });
        }
    }
    sum() {
        return this.chain(['+', '-'], () => this.concat());
    }
    concat() {
        const first = this.product();
        if (!this.tokens.is('~'))
            return first;
        const parts = [first];
        while (this.tokens.skip('~'))
            parts.push(this.product());
        return this.node(first.pos, { type: 'concat', parts });
    }
    product() {
        return this.chain(FACTORS, () => this.chain(['**'], () => this.filtersAndTests(this.unary())));
    }
    unary() {
        const token = this.tokens.current;
        if (!this.tokens.skip('-') && !this.tokens.skip('+'))
            return this.postfix(this.primary());
        const operand = this.tokens.parseNested(() => this.unary());
        return this.postfix(this.node(token.pos, { type: token.text === '-' ? 'negative' : 'positive', operand }));
    }
    primary() {
        const token = this.tokens.current;
        if (token.type === 'name') {
            this.tokens.next();
            const value = (0,json/* getOwnEntry */.xL)(CONSTANTS, token.text);
            if (value !== undefined)
                return this.node(token.pos, { type: 'const', value });
            this.names.add(token.text);
            return this.node(token.pos, { type: 'name', name: token.text });
        }
        if (token.type === 'number')
            return this.node(token.pos, { type: 'const', value: this.tokens.next().value });
        if (token.type === 'text') {
            let value = '';
            while (this.tokens.current.type === 'text')
                value += String(this.tokens.next().value);
            return this.node(token.pos, { type: 'const', value });
        }
        if (this.tokens.skip('(')) {
            const inner = this.tuple({ empty: true });
            this.tokens.expect(')');
            return inner;
        }
        if (this.tokens.skip('['))
            return this.node(token.pos, { type: 'list', items: this.parseSeparated(']', () => this.expression()) });
        if (this.tokens.skip('{')) {
            const pairs = this.parseSeparated('}', () => {
                const key = this.expression();
                this.tokens.expect(':');
                return [key, this.expression()];
            });
            return this.node(token.pos, { type: 'mapping', pairs });
        }
        throw this.tokens.unexpected('an expression');
    }
    parseSeparated(close, element) {
        const items = [];
        while (!this.tokens.is(close)) {
            if (items.length > 0)
                this.tokens.expect(',');
            if (!this.tokens.is(close))
                items.push(element());
        }
        this.tokens.expect(close);
        return items;
    }
    postfix(start) {
        let node = start;
        for (;;) {
            if (this.tokens.is('.') || this.tokens.is('['))
                node = this.subscript(node);
            else if (this.tokens.is('('))
                node = this.call(node);
            else
                return node;
        }
    }
    call(target) {
        return this.node(target.pos, { type: 'call', target, args: this.args() });
    }
    subscript(target) {
        if (this.tokens.skip('.')) {
            const { type, text, value, pos } = this.tokens.next();
            if (type !== 'name' && (type !== 'number' || !isInt(value)))
                throw syntaxFault(`expected a name or a number after '.'`, pos);
            const index = this.node(pos, { type: 'const', value: type === 'name' ? text : value });
            return this.node(target.pos, { type: 'item', target, index });
        }
        this.tokens.expect('[');
        if (this.tokens.is(']'))
            throw this.tokens.unexpected('an index');
        const parseBound = () => (this.tokens.is(':') || this.tokens.is(']') ? undefined : this.expression());
        const node = this.tokens.parseNested(() => {
            const start = this.tokens.is(':') ? undefined : this.tuple({ stop: ']' });
            if (start !== undefined && !this.tokens.is(':'))
                return this.node(target.pos, { type: 'item', target, index: start });
            this.tokens.expect(':');
            const stop = parseBound();
            const step = this.tokens.skip(':') ? parseBound() : undefined;
            return this.node(target.pos, { type: 'slice', target, bounds: [start, stop, step] });
        });
        this.tokens.expect(']');
        return node;
    }
    args() {
        this.tokens.expect('(');
        return this.parseSeparated(')', () => {
            const isNamed = this.tokens.current.type === 'name' && this.tokens.is('=', this.tokens.peek(1));
            const kind = isNamed ? '=' : this.tokens.skip('**') ? '**' : this.tokens.skip('*') ? '*' : '';
            const name = isNamed ? this.tokens.next().text : '';
            if (isNamed)
                this.tokens.expect('=');
            return { kind, name, value: this.expression() };
        });
    }
    filtersAndTests(start) {
        let node = start;
        for (;;) {
            if (this.tokens.skip('|'))
                node = this.filter(node);
            else if (this.tokens.skip('is'))
                node = this.test(node);
            else if (this.tokens.is('('))
                node = this.call(node);
            else
                return node;
        }
    }
    filterChain() {
        let node = this.filter(undefined);
        while (this.tokens.skip('|'))
            node = this.filter(node);
        return node;
    }
    filter(target) {
        const { text: name, pos } = this.tokens.expectType('name');
        if (!LIBRARY.filters.has(name)) {
            const reason = name === 'random' ? ': a workflow must do the same thing every time' : formatHint(name, LIBRARY.filters.keys());
            throw syntaxFault(`there is no filter '${name}'${reason}`, pos);
        }
        const args = this.tokens.is('(') ? this.args() : [];
        return this.node(pos, { type: 'filter', target, name, args });
    }
    test(target) {
        const negated = this.tokens.skip('not');
        const { text, pos } = this.tokens.expectType('name');
        const name = this.bare && Object.hasOwn(CONSTANTS, text) ? text.toLowerCase() : text;
        if (!LIBRARY.tests.has(name))
            throw syntaxFault(`there is no test '${name}'${formatHint(name, LIBRARY.tests.keys())}`, pos);
        const test = this.node(pos, { type: 'test', target, name, args: this.testArgs() });
        return negated ? this.node(pos, { type: 'not', operand: test }) : test;
    }
    testArgs() {
        if (this.tokens.is('('))
            return this.args();
        const { type, text, pos } = this.tokens.current;
        if (type === 'name' && text === 'is')
            throw syntaxFault("tests with 'is' cannot be chained", pos);
        const literal = type === 'text' || type === 'number' || this.tokens.is('[') || this.tokens.is('{');
        if (!literal && (type !== 'name' || KEYWORDS.has(text)))
            return [];
        return [{ kind: '', name: '', value: this.postfix(this.primary()) }];
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/parse-template.js




const INSTEAD = new Map([
    ['do', '{% set _ = ... %}'],
    ['break', 'a filter on the loop: {% for x in xs if ... %}'],
    ['continue', 'a filter on the loop: {% for x in xs if ... %}'],
    ['autoescape', 'the filter escape where it is needed'],
]);
const DEFINES = new Set(['set', 'setBlock', 'macro', 'import']);
class TemplateParser extends ExpressionParser {
    open;
    blocks = [];
    constructor(stream, open) {
        super(stream, false);
        this.open = open;
    }
    template() {
        const body = this.body([], undefined).statements;
        const base = body.find((stmt) => stmt.type === 'extends');
        if (base === undefined)
            return body;
        const definitions = body.filter((stmt) => DEFINES.has(stmt.type));
        return [...definitions, { type: 'layout', blocks: this.blocks, parent: base.linked, pos: base.pos }];
    }
    body(endings, opener) {
        const statements = [];
        for (;;) {
            const token = this.tokens.next();
            if (token.type === 'data') {
                statements.push({ type: 'text', text: token.text, pos: token.pos });
            }
            else if (token.type === 'printBegin') {
                statements.push({ type: 'print', value: this.tuple(), pos: token.pos });
                this.tokens.expectType('printEnd');
            }
            else if (token.type === 'blockBegin') {
                const name = this.tokens.current;
                if (name.type === 'name' && endings.includes(name.text)) {
                    this.tokens.next();
                    return { statements, ending: name.text };
                }
                statements.push(this.statement(opener, endings));
            }
            else {
                if (opener === undefined)
                    return { statements, ending: '' };
                throw syntaxFault(`{% ${opener.text} %} is not closed; expected {% ${endings.at(-1)} %}`, opener.pos);
            }
        }
    }
    block(endings, opener) {
        this.tokens.skip(':');
        this.tokens.expectType('blockEnd');
        return this.tokens.parseNested(() => this.body(endings, opener));
    }
    parseClosed(ending, opener) {
        return this.block([ending], opener).statements;
    }
    statement(opener, endings) {
        const token = this.tokens.next();
        if (token.type !== 'name')
            throw syntaxFault('expected the name of a statement after {%', token.pos);
        const { open } = this;
        const parseFile = (0,json/* getOwnEntry */.xL)(this.fileStatements, token.text);
        if (parseFile !== undefined && open === undefined)
            throw syntaxFault(`only a template that came from a file (!file) can use {% ${token.text} %}`, token.pos);
        const ofFile = open === undefined ? undefined : parseFile?.(token, open);
        const statement = ofFile ?? (0,json/* getOwnEntry */.xL)(this.statements, token.text)?.(token);
        if (statement === undefined)
            throw this.unknown(token, opener, endings);
        this.tokens.expectType('blockEnd');
        return statement;
    }
    statements = {
        if: (opener) => {
            const branches = [];
            for (;;) {
                const test = this.tuple({ choice: false });
                const { statements, ending } = this.block(['elif', 'else', 'endif'], opener);
                branches.push({ test, body: statements });
                if (ending === 'elif')
                    continue;
                const otherwise = ending === 'else' ? this.parseClosed('endif', opener) : [];
                return { type: 'if', branches, otherwise, pos: opener.pos };
            }
        },
        for: (opener) => {
            const target = this.target('in', false);
            this.tokens.expect('in');
            const source = this.tuple({ choice: false, stop: 'recursive' });
            const filter = this.tokens.skip('if') ? this.expression() : undefined;
            const recursive = this.tokens.skip('recursive');
            const { statements: body, ending } = this.block(['endfor', 'else'], opener);
            const otherwise = ending === 'else' ? this.parseClosed('endfor', opener) : [];
            return { type: 'for', target, source, filter, recursive, body, otherwise, pos: opener.pos };
        },
        set: (opener) => {
            const target = this.target(undefined, true);
            if (this.tokens.skip('='))
                return { type: 'set', target, value: this.tuple(), pos: opener.pos };
            const filter = this.tokens.skip('|') ? this.filterChain() : undefined;
            return { type: 'setBlock', target, filter, body: this.parseClosed('endset', opener), pos: opener.pos };
        },
        with: (opener) => {
            const bindings = [];
            while (this.tokens.current.type !== 'blockEnd') {
                if (bindings.length > 0)
                    this.tokens.expect(',');
                const target = this.target(undefined, false);
                this.tokens.expect('=');
                bindings.push({ target, value: this.expression() });
            }
            return { type: 'with', bindings, body: this.parseClosed('endwith', opener), pos: opener.pos };
        },
        macro: (opener) => {
            const { text: name } = this.tokens.expectType('name');
            return { type: 'macro', macro: this.macro(name, this.params(), 'endmacro', opener), pos: opener.pos };
        },
        call: (opener) => {
            const params = this.tokens.is('(') ? this.params() : [];
            const call = this.expression();
            if (call.type !== 'call')
                throw syntaxFault('{% call %} needs the call of a macro', call.pos);
            return { type: 'callBlock', call, caller: this.macro('caller', params, 'endcall', opener), pos: opener.pos };
        },
        filter: (opener) => {
            const filter = this.filterChain();
            return { type: 'filterBlock', filter, body: this.parseClosed('endfilter', opener), pos: opener.pos };
        },
    };
    fileStatements = {
        include: ({ pos }, open) => {
            const name = this.expression();
            const optional = this.tokens.skip('ignore');
            if (optional)
                this.tokens.expect('missing');
            this.context();
            return { type: 'include', linked: parse_template_link(name, open, optional), pos };
        },
        import: ({ pos }, open) => {
            const linked = parse_template_link(this.expression(), open);
            this.tokens.expect('as');
            const { text } = this.tokens.expectType('name');
            this.context();
            return { type: 'import', linked, imported: { type: 'module', as: text }, pos };
        },
        from: ({ pos }, open) => {
            const linked = parse_template_link(this.expression(), open);
            this.tokens.expect('import');
            const names = [];
            do {
                const { text: name } = this.tokens.expectType('name');
                names.push({ name, as: this.tokens.skip('as') ? this.tokens.expectType('name').text : name });
            } while (this.tokens.skip(',') && this.tokens.current.type !== 'blockEnd');
            this.context();
            return { type: 'import', linked, imported: { type: 'names', names }, pos };
        },
        extends: ({ pos }, open) => ({ type: 'extends', linked: parse_template_link(this.expression(), open), pos }),
        block: (opener) => {
            const { text: name } = this.tokens.expectType('name');
            this.tokens.skip('scoped');
            this.tokens.skip('required');
            const body = this.parseClosed('endblock', opener);
            this.tokens.skip(name);
            const block = { type: 'block', name, body, pos: opener.pos };
            this.blocks.push(block);
            return block;
        },
    };
    context() {
        if (this.tokens.skip('with') || this.tokens.skip('without'))
            this.tokens.expect('context');
    }
    unknown(token, opener, endings) {
        const instead = INSTEAD.get(token.text);
        if (instead !== undefined)
            return syntaxFault(`there is no statement ${token.text}; use ${instead}`, token.pos);
        if (opener !== undefined && (token.text.startsWith('end') || token.text === 'else' || token.text === 'elif')) {
            const wanted = endings.map((ending) => `{% ${ending} %}`).join(' or ');
            return syntaxFault(`{% ${token.text} %} does not fit here; {% ${opener.text} %} expects ${wanted}`, token.pos);
        }
        if (token.text.startsWith('end'))
            return syntaxFault(`{% ${token.text} %} closes nothing`, token.pos);
        const meant = formatHint(token.text, [...Object.keys(this.statements), 'raw']);
        return syntaxFault(`there is no statement '${token.text}'${meant}`, token.pos);
    }
    macro(name, params, ending, opener) {
        const outer = this.names;
        this.names = new Set();
        const body = this.parseClosed(ending, opener);
        const { names } = this;
        this.names = new Set([...outer, ...names]);
        const uses = { varargs: names.has('varargs'), kwargs: names.has('kwargs'), caller: names.has('caller') };
        return { name, params, body, pos: opener.pos, uses };
    }
    params() {
        this.tokens.expect('(');
        let hasDefault = false;
        return this.parseSeparated(')', () => {
            const { text: name, pos } = this.tokens.expectType('name');
            const fallback = this.tokens.skip('=') ? this.expression() : undefined;
            if (fallback === undefined && hasDefault)
                throw syntaxFault('a parameter without a default follows one with a default', pos);
            hasDefault = fallback !== undefined;
            return { name, fallback };
        });
    }
    target(stop, members) {
        const { pos } = this.tokens.current;
        const { items, isTuple } = this.commaList(stop, () => this.singleTarget(members));
        const [only] = items;
        if (isTuple)
            return { type: 'tuple', items, pos };
        if (only === undefined)
            throw this.tokens.unexpected('a name');
        return only;
    }
    singleTarget(members) {
        if (this.tokens.skip('(')) {
            const inner = this.tokens.parseNested(() => this.target(undefined, members));
            this.tokens.expect(')');
            return inner;
        }
        const { text: name, pos } = this.tokens.expectType('name');
        if (/^(?:true|false|none)$/i.test(name))
            throw syntaxFault(`nothing can be assigned to '${name}'`, pos);
        if (!members || !this.tokens.skip('.'))
            return { type: 'name', name, pos };
        return { type: 'member', name, member: this.tokens.expectType('name').text, pos };
    }
}
function parse_template_link(name, open, optional = false) {
    if (name.type !== 'const' || typeof name.value !== 'string') {
        const opened = new Map();
        const openOnce = (file, pos) => {
            if (!opened.has(file))
                opened.set(file, open(file, pos));
            return opened.get(file) ?? null;
        };
        return { type: 'named', name, open: openOnce, optional };
    }
    const found = open(name.value, name.pos);
    if (found === null && !optional)
        throw createMissingFileFault(name.value, name.pos);
    return { type: 'opened', body: found ?? [] };
}
function parseStatements(tokens, open) {
    return new TemplateParser(new TokenStream(tokens), open).template();
}
function parseBareExpression(tokens) {
    const stream = new TokenStream(tokens);
    const expression = new ExpressionParser(stream, true).expression();
    if (stream.current.type !== 'end')
        throw stream.unexpected('the end of the condition');
    return expression;
}

;// CONCATENATED MODULE: ./build/src/expressions/references.js



const NONE = new Set();
const FORGIVING = {
    default: 'default',
    d: 'default',
    defined: 'test',
    undefined: 'test',
};
function uniteRoots(a, b) {
    if (a.size === 0)
        return b;
    return b.size === 0 ? a : new Set([...a, ...b]);
}
function findRootName(expr) {
    if (expr.type === 'name')
        return expr.name;
    return expr.type === 'item' ? findRootName(expr.target) : undefined;
}
function definedIf(test, holds) {
    if (test.type === 'not')
        return definedIf(test.operand, !holds);
    if (test.type === 'and' || test.type === 'or')
        return (test.type === 'and') === holds
            ? uniteRoots(definedIf(test.left, holds), definedIf(test.right, holds))
            : NONE;
    const isGuard = test.type === 'test' && test.name === (holds ? 'defined' : 'undefined');
    const root = isGuard ? findRootName(test.target) : undefined;
    return root === undefined ? NONE : new Set([root]);
}
function boundNames(target) {
    if (target.type === 'tuple')
        return target.items.flatMap(boundNames);
    return target.type === 'name' ? [target.name] : [];
}
const START = { pos: 0, line: 1, column: 1 };
class Collector {
    source;
    globals;
    found = [];
    foundInFiles = new Set();
    inOtherFile = false;
    last = START;
    constructor(source, globals) {
        this.source = source;
        this.globals = globals;
    }
    position(pos) {
        const from = pos < this.last.pos ? START : this.last;
        const step = findPositionAt(this.source.slice(from.pos, pos), pos - from.pos);
        const column = step.line === 1 ? from.column + step.column - 1 : step.column;
        this.last = { pos, line: from.line + step.line - 1, column };
        return this.last;
    }
    add(path, pos, context, guard) {
        const [root = ''] = path;
        if (context.locals.has(root) || (path.length === 1 && this.globals.has(root)))
            return;
        if (this.inOtherFile) {
            this.foundInFiles.add(root);
            return;
        }
        const { line, column } = this.position(pos);
        const isTested = guard === 'test' || context.guarded.has(root);
        const guarded = isTested || guard !== null;
        this.found.push({ path, line, column, guarded, isTested, isPrinted: context.isCondition !== true });
    }
    path(expr, context) {
        if (expr.type === 'name')
            return { path: [expr.name], open: true };
        if (expr.type !== 'item')
            return undefined;
        const base = this.path(expr.target, context);
        const key = expr.index.type === 'const' ? expr.index.value : undefined;
        if (expr.index.type !== 'const')
            this.expr(expr.index, context);
        if (base === undefined)
            return undefined;
        return base.open && typeof key === 'string' ? { path: [...base.path, key], open: true } : { ...base, open: false };
    }
    expr(expr, context, guard = null) {
        const path = this.path(expr, context);
        if (path !== undefined) {
            this.add(path.path, expr.pos, context, guard);
            return;
        }
        const [first, ...rest] = (0,ast/* listSubexpressions */.W)(expr);
        switch (expr.type) {
            case 'call': {
                const { target } = expr;
                const isMethod = target.type === 'item' && target.index.type === 'const';
                this.expr(isMethod ? target.target : target, context);
                for (const part of rest)
                    this.expr(part, context);
                return;
            }
            case 'item':
                this.expr(expr.target, context);
                return;
            case 'test':
            case 'filter': {
                const inner = expr.type === 'test' ? this.condition(context) : context;
                const forgiving = expr.target === undefined ? null : ((0,json/* getOwnEntry */.xL)(FORGIVING, expr.name) ?? null);
                if (first !== undefined)
                    this.expr(first, inner, forgiving);
                for (const part of rest)
                    this.expr(part, inner);
                return;
            }
            case 'and':
            case 'or':
                this.expr(expr.left, context);
                this.expr(expr.right, this.with(context, definedIf(expr.left, expr.type === 'and')));
                return;
            case 'choice':
                this.expr(expr.test, this.condition(context));
                this.expr(expr.then, this.with(context, definedIf(expr.test, true)));
                if (expr.otherwise !== undefined)
                    this.expr(expr.otherwise, this.with(context, definedIf(expr.test, false)));
                return;
            default:
                for (const part of (0,ast/* listSubexpressions */.W)(expr))
                    this.expr(part, context);
        }
    }
    with(context, guarded) {
        return { ...context, guarded: uniteRoots(context.guarded, guarded) };
    }
    condition(context) {
        return { ...context, isCondition: true };
    }
    inner(context, names) {
        return { locals: new Set([...context.locals, ...names]), guarded: context.guarded };
    }
    body(body, context) {
        for (const stmt of body)
            this.stmt(stmt, context);
    }
    stmt(stmt, context) {
        this.statements[stmt.type](stmt, context);
    }
    statements = {
        text: () => { },
        print: ({ value }, context) => this.expr(value, context),
        if: ({ branches, otherwise }, start) => {
            let context = start;
            for (const { test, body } of branches) {
                this.expr(test, this.condition(context));
                this.body(body, this.with(context, definedIf(test, true)));
                context = this.with(context, definedIf(test, false));
            }
            this.body(otherwise, context);
        },
        for: ({ target, source, filter, body, otherwise }, context) => {
            const inside = this.inner(context, [...boundNames(target), 'loop']);
            this.expr(source, context);
            if (filter !== undefined)
                this.expr(filter, this.condition(inside));
            this.body(body, inside);
            this.body(otherwise, this.inner(context, []));
        },
        set: ({ target, value }, context) => {
            this.expr(value, context);
            for (const name of boundNames(target))
                context.locals.add(name);
        },
        setBlock: ({ target, filter, body }, context) => {
            if (filter !== undefined)
                this.expr(filter, context);
            this.body(body, this.inner(context, []));
            for (const name of boundNames(target))
                context.locals.add(name);
        },
        with: ({ bindings, body }, context) => {
            for (const { value } of bindings)
                this.expr(value, context);
            const names = bindings.flatMap(({ target }) => boundNames(target));
            this.body(body, this.inner(context, names));
        },
        macro: ({ macro }, context) => {
            context.locals.add(macro.name);
            this.macro(macro, context);
        },
        callBlock: ({ call, caller }, context) => {
            this.expr(call, context);
            this.macro(caller, context);
        },
        filterBlock: ({ filter, body }, context) => {
            this.expr(filter, context);
            this.body(body, this.inner(context, []));
        },
        include: ({ linked }, context) => this.visitLinked(linked, context),
        import: ({ linked, imported }, context) => {
            this.visitLinked(linked, context);
            for (const { as } of imported.type === 'module' ? [imported] : imported.names)
                context.locals.add(as);
        },
        extends: () => { },
        block: ({ body }, context) => this.body(body, this.inner(context, ['super', 'self'])),
        layout: ({ blocks, parent }, context) => {
            this.visitLinked(parent, context);
            this.body(blocks, context);
        },
        inFile: (stmt, context) => this.visitLinked({ type: 'opened', body: [stmt] }, context),
    };
    visitLinked(linked, context) {
        if (linked.type === 'named') {
            this.expr(linked.name, context);
            return;
        }
        const wasInOtherFile = this.inOtherFile;
        this.inOtherFile = true;
        for (const stmt of linked.body)
            this.body(stmt.type === 'inFile' ? stmt.body : [stmt], this.inner(context, []));
        this.inOtherFile = wasInOtherFile;
    }
    macro({ params, body }, context) {
        const inside = this.inner(context, [...params.map((param) => param.name), 'varargs', 'kwargs', 'caller']);
        for (const { fallback } of params)
            if (fallback !== undefined)
                this.expr(fallback, inside);
        this.body(body, inside);
    }
}
function findReferences(source, body, globals) {
    const collector = new Collector(source, globals);
    collector.body(body, { locals: new Set(), guarded: NONE });
    return { references: collector.found, namesInFiles: [...collector.foundInFiles] };
}

;// CONCATENATED MODULE: ./build/src/expressions/index.js


















const MOST_CACHED = 5_000;
const LONGEST_CACHED = 100_000;
const NO_FILES = new Map();
const cache = new WeakMap();
function parseCached(syntax, source, files, parse) {
    const key = `${syntax} ${source}`;
    const texts = cache.get(files) ?? new Map();
    const known = texts.get(key);
    if (known !== undefined)
        return known;
    const parsed = runGuarded(source, parse);
    if (texts.size >= MOST_CACHED)
        texts.clear();
    if (source.length <= LONGEST_CACHED)
        cache.set(files, texts.set(key, parsed));
    return parsed;
}
function runGuarded(source, work, st) {
    try {
        return (0,result.ok)(work());
    }
    catch (error) {
        const fault = error instanceof RangeError ? budgetFault('the template needs too much') : error;
        if (!(fault instanceof Fault))
            throw error;
        const failure = describeFault(fault, source, st?.pos ?? 0);
        if (st !== undefined && st.marksRead.size > 0)
            st.scope.assumed?.noteFailure(failure.message, st.marksRead);
        return (0,result/* err */._q)(failure);
    }
}
function isTemplate(source) {
    return source.includes('{{') || source.includes('{%');
}
function parseTemplate(source, { comments = true, files = NO_FILES } = {}) {
    if (!/\{[{%#]/.test(source))
        return (0,result.ok)({ source, references: [], namesInFiles: [], body: null });
    return parseCached(comments ? 'template' : 'script', source, files, () => {
        const parse = (text, open) => parseStatements(lexTemplate(text, comments), open);
        const body = parse(source, files === NO_FILES ? undefined : fileOpener(files, parse));
        return { source, ...findReferences(source, body, LIBRARY.globals), body };
    });
}
function parseIn(scope, source, comments = true) {
    return parseTemplate(source, { comments, files: scope.files?.(source) });
}
function parseExpression(source) {
    const parsed = parseCached('condition', source, NO_FILES, () => {
        const value = parseBareExpression(lexExpression(source));
        const body = [{ type: 'print', value, pos: 0 }];
        return { source, ...findReferences(source, body, BARE_LIBRARY.globals), body };
    });
    if (!parsed.ok)
        return parsed;
    const expression = findOnlyExpression(parsed.value);
    if (expression === null)
        throw new Error('a condition is one expression');
    return (0,result.ok)(expression);
}
function findOnlyExpression({ source, references, body }) {
    const [only, ...others] = (body ?? []).filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '');
    return only?.type === 'print' && others.length === 0 ? { source, references, tree: only.value } : null;
}
function makesJson({ tree }) {
    return tree.type === 'filter' && (tree.name === 'tojson' || tree.name === 'json');
}
function render(template, scope, budget) {
    if (scope.assumed !== undefined && template.body !== null)
        return renderAssumed(template, scope, scope.assumed, budget);
    return renderWith(LIBRARY, template, scope, budget);
}
function renderWith(library, { body, source }, scope, budget) {
    if (body === null)
        return (0,result.ok)((0,terminal_text/* normalizeNewlines */.jN)(source));
    const st = new State(scope, budget, library);
    return runGuarded(source, () => executeTemplate(st, body), st);
}
function renderAssumed(template, scope, assumed, budget) {
    const st = new State(scope, budget, LIBRARY);
    const only = findOnlyExpression(template);
    return runGuarded(template.source, () => {
        const value = only === null ? undefined : evaluateUnopened(st, only.tree);
        if (assumed.isMark(value))
            return value;
        st.marksRead.clear();
        const text = executeTemplate(st, template.body ?? []);
        return st.marksRead.size === 0 ? text : assumed.derive(coerceText(text), st.marksRead);
    }, st);
}
function evaluate(expression, scope) {
    const st = new State(scope, undefined, BARE_LIBRARY);
    const { assumed } = scope;
    return runGuarded(expression.source, () => {
        const value = evaluateUnopened(st, expression.tree);
        if (assumed === undefined || expression.tree.type === 'item' || expression.tree.type === 'name')
            return toPlain(st, value);
        const plain = toPlain(st, openMarks(st, assumed, value));
        return st.marksRead.size === 0 ? plain : assumed.derive(plain, st.marksRead);
    }, st);
}
function evaluateCondition(condition, scope, bareScope = () => scope) {
    if (!isTemplate(condition)) {
        const bare = parseExpression(condition);
        return bare.ok ? expressionHolds(bare.value, bareScope(), CONDITION_LIBRARIES.bare) : bare;
    }
    const template = parseIn(scope, condition);
    if (!template.ok)
        return template;
    const expression = findOnlyExpression(template.value);
    const { template: library } = CONDITION_LIBRARIES;
    if (expression !== null)
        return expressionHolds(expression, scope, library);
    return scope.assumed === undefined
        ? textHolds(template.value, scope)
        : textHoldsAssumed(template.value, scope, scope.assumed);
}
function textHolds(template, scope) {
    const text = renderWith(CONDITION_LIBRARIES.template, template, scope);
    return text.ok ? (0,result.ok)(isTruthyValue(text.value)) : text;
}
function textHoldsAssumed(template, scope, assumed) {
    const st = new State(scope, undefined, CONDITION_LIBRARIES.template);
    (0,result/* tryResult */.Bh)(() => executeTemplate(st, template.body ?? []));
    if (st.marksRead.size === 0)
        return textHolds(template, scope);
    const { source } = template;
    return (0,result.ok)(assumed.choose({ label: source, key: `${source} ${[...st.marksRead].join(' ')}`, about: null }));
}
function expressionHolds({ tree, source }, scope, library) {
    const st = new State(scope, undefined, library);
    const { assumed } = scope;
    return runGuarded(source, () => (assumed === undefined ? holds(st, tree) : judgeAssumed(st, assumed, tree)), st);
}
function formatCondition(condition, files) {
    if (!isTemplate(condition))
        return null;
    const parsed = parseTemplate(condition, { files });
    const body = parsed.ok ? parsed.value.body : null;
    const pos = body === null ? null : findConditionText(body);
    if (body === null || pos === null)
        return null;
    const blanks = /^\s*/.exec(condition.slice(pos))?.[0].length ?? 0;
    return {
        ...findPositionAt(condition, pos + blanks),
        isBlock: condition.includes('{%'),
        bare: toBareExpression(condition),
    };
}
function toBareExpression(condition) {
    if (/\}\}\s*\{\{/.test(condition))
        return null;
    const bare = condition
        .replace(/\$?(['"]?)\{\{-?([^{}]*?)-?\}\}\1/g, (_, _quote, inner) => parenthesize(inner.trim()))
        .replace(/(?<!\s)\s*&&\s*/g, ' and ')
        .replace(/(?<!\s)\s*\|\|\s*/g, ' or ')
        .replace(/!(?!=)\s*/g, 'not ')
        .trim();
    const whole = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? bare;
    return parseExpression(whole).ok ? whole : null;
}
function parenthesize(text) {
    const parsed = parseExpression(text);
    const isTight = parsed.ok && ['name', 'item', 'call', 'filter', 'const'].includes(parsed.value.tree.type);
    return isTight ? text : `(${text})`;
}
const DEEPEST = 20;
const MOST_OPENED = 1000;
function fileOpener(files, parse) {
    let opened = 0;
    const opener = (chain) => (name, pos) => {
        const found = files.get(name);
        if (found === undefined)
            return null;
        if (chain.includes(name))
            throw syntaxFault(`the files lead in a circle: ${[...chain, name].join(' -> ')}`, pos);
        if (chain.length >= DEEPEST)
            throw syntaxFault(`files include each other more than ${DEEPEST} deep`, pos);
        if (++opened > MOST_OPENED)
            throw syntaxFault(`more than ${MOST_OPENED} files are included`, pos);
        try {
            return wrapInFile(found, trackFile(parse(found.text, opener([...chain, name])), found));
        }
        catch (error) {
            throw error instanceof Fault ? error.within(found, 0) : error;
        }
    };
    return opener([]);
}
function wrapInFile(from, body) {
    return [{ type: 'inFile', from, body, pos: 0 }];
}
function trackFile(body, from) {
    return body.map((stmt) => {
        if (stmt.type === 'macro')
            return { ...stmt, macro: { ...stmt.macro, body: wrapInFile(from, stmt.macro.body) } };
        if (stmt.type === 'block')
            return { ...stmt, body: wrapInFile(from, stmt.body) };
        return stmt.type === 'layout'
            ? { ...stmt, blocks: stmt.blocks.map((block) => ({ ...block, body: wrapInFile(from, block.body) })) }
            : stmt;
    });
}
function findConditionText(body) {
    const [only, ...others] = body.filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '');
    if (only === undefined || (only.type === 'print' && others.length === 0))
        return null;
    const isPlain = [only, ...others].every(({ type }) => type === 'text' || type === 'print');
    if (!isPlain)
        return printedBy(body).unfit;
    return (only.type === 'print' ? (others.find(({ type }) => type === 'text') ?? others[0]) : only)?.pos ?? null;
}
const NOTHING = { most: 0, hasFalse: false, unfit: null };
function printedBy(body) {
    return body.reduce((before, stmt) => {
        const next = findPrintedByStatement(stmt);
        const both = { most: before.most + next.most, hasFalse: before.hasFalse || next.hasFalse };
        const isMixed = both.hasFalse && before.most > 0 && next.most > 0;
        return { ...both, unfit: before.unfit ?? next.unfit ?? (isMixed ? stmt.pos : null) };
    }, NOTHING);
}
function findPrintedByStatement(stmt) {
    const unfit = { ...NOTHING, unfit: stmt.pos };
    switch (stmt.type) {
        case 'text': {
            const text = stmt.text.trim().toLowerCase();
            if (text === 'true' || text === 'false')
                return { ...NOTHING, most: 1, hasFalse: text === 'false' };
            return text === '' ? NOTHING : unfit;
        }
        case 'print':
            return isBoolean(stmt.value) ? { ...NOTHING, most: 1, hasFalse: true } : unfit;
        case 'if':
            return mergePrinted([...stmt.branches.map(({ body }) => body), stmt.otherwise]);
        case 'for':
            return mergePrinted([[...stmt.body, ...stmt.body], stmt.otherwise]);
        case 'with':
        case 'block':
        case 'inFile':
            return printedBy(stmt.body);
        case 'include':
            return stmt.linked.type === 'opened' ? printedBy(stmt.linked.body) : unfit;
        case 'layout':
        case 'callBlock':
        case 'filterBlock':
            return unfit;
        case 'set':
        case 'setBlock':
        case 'macro':
        case 'import':
        case 'extends':
            return NOTHING;
    }
}
function mergePrinted(bodies) {
    const each = bodies.map(printedBy);
    return {
        most: (0,lists/* findLargest */.qz)(each.map(({ most }) => most)),
        hasFalse: each.some(({ hasFalse }) => hasFalse),
        unfit: each.find(({ unfit }) => unfit !== null)?.unfit ?? null,
    };
}
function isBoolean(expr) {
    switch (expr.type) {
        case 'compare':
        case 'not':
        case 'test':
            return true;
        case 'const':
            return typeof expr.value === 'boolean';
        case 'and':
        case 'or':
            return isBoolean(expr.left) && isBoolean(expr.right);
        default:
            return false;
    }
}


/***/ })

};
;