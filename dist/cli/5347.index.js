"use strict";
exports.id = 5347;
exports.ids = [5347];
exports.modules = {

/***/ 32700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: function() { return /* binding */ listPossibleFailures; },
/* harmony export */   X0: function() { return /* binding */ createCoverage; },
/* harmony export */   YV: function() { return /* binding */ listContracts; }
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1331);

function listContracts(contract) {
    return [contract, ...contract.children.flatMap(listContracts)];
}
function listPossibleFailures(contract) {
    return listContracts(contract).flatMap(({ nodes }) => nodes.flatMap(({ file, line, node, raises }) => raises.map(({ kind, source, handledBy }) => {
        const isNamed = handledBy.some(({ patterns }) => patterns.includes(kind));
        return { file, line, node, kind, source, isNamed };
    })));
}
function createCoverage({ workflows, raised, }) {
    const toKey = (file, node, kind) => [file, node.split('.').at(-1), kind].join('\n');
    const all = workflows
        .flatMap((workflow) => listPossibleFailures((0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createContract */ .NF)(workflow)))
        .filter(({ kind, source, isNamed }) => !kind.includes('*') && source !== 'child' && (source !== 'engine' || isNamed));
    const failures = new Map(all.map((failure) => [toKey(failure.file, failure.node, failure.kind), failure]));
    const tested = new Set(raised.map(({ file, node, kind }) => toKey(file, node, kind)));
    const untested = [...failures]
        .filter(([key]) => !tested.has(key))
        .map(([, { file, line, node, kind }]) => ({ file, line, node, kind }));
    return { failures: failures.size, tested: failures.size - untested.length, untested };
}


/***/ }),

/***/ 76976:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: function() { return /* binding */ AssumedData; }
});

// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/samples.js
var samples = __webpack_require__(48991);
// EXTERNAL MODULE: ./build/src/core/shape.js
var shape = __webpack_require__(7725);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 19 modules
var expressions = __webpack_require__(74183);
;// CONCATENATED MODULE: ./build/src/simulate/knowledge.js


class Knowledge {
    findField;
    #answers = new Map();
    #facts = new Map();
    constructor(findField) {
        this.findField = findField;
    }
    find(test) {
        const known = this.#answers.get(test.key);
        if (known !== undefined)
            return known;
        return test.about === null ? null : this.#infer(test.about);
    }
    learn({ key, about }, value) {
        this.#answers.set(key, value);
        if (about === null)
            return;
        const facts = this.#factsOf(about.mark);
        const bound = typeof about.value === 'number' ? about.value : null;
        const op = value ? about.op : NEGATED[about.op];
        if (op === '==')
            facts.equal = { value: about.value };
        else if (op === '!=')
            facts.different.push(about.value);
        else if (op === 'truth')
            facts.truth = value;
        else if (bound === null)
            return;
        else if (op === '>' || op === '>=')
            facts.above = raise(facts.above, bound, op === '>', 1);
        else if (op === '<' || op === '<=')
            facts.below = raise(facts.below, bound, op === '<', -1);
    }
    #factsOf(mark) {
        const facts = this.#facts.get(mark) ?? { equal: null, truth: null, different: [], above: null, below: null };
        this.#facts.set(mark, facts);
        return facts;
    }
    #infer(about) {
        const facts = this.#factsOf(about.mark);
        if (facts.equal !== null)
            return compare(facts.equal.value, about);
        const field = this.findField(about.mark);
        const domain = field?.enum ?? (field?.type === 'boolean' && field.nullable !== true ? [true, false] : null);
        const values = domain?.filter((value) => isPossible(facts, value));
        if (values !== undefined && values.length > 0) {
            const answers = new Set(values.map((value) => compare(value, about)));
            const [only = null] = answers;
            return answers.size === 1 ? only : null;
        }
        return inferFromFacts(facts, about);
    }
}
const NEGATED = {
    '==': '!=',
    '!=': '==',
    '<': '>=',
    '<=': '>',
    '>': '<=',
    '>=': '<',
    truth: 'truth',
    in: null,
    'not in': null,
};
function raise(old, bound, isStrict, direction) {
    if (old === null || direction * (bound - old[0]) > 0)
        return [bound, isStrict];
    return bound === old[0] ? [bound, isStrict || old[1]] : old;
}
function isPossible(facts, value) {
    if (facts.different.includes(value))
        return false;
    if (facts.truth !== null && (0,expressions/* isTruthyValue */.Uy)(value) !== facts.truth)
        return false;
    if (typeof value !== 'number')
        return true;
    return isWithin(facts, value);
}
function isWithin({ above, below }, value) {
    const isHigh = above === null || value > above[0] || (value === above[0] && !above[1]);
    const isLow = below === null || value < below[0] || (value === below[0] && !below[1]);
    return isHigh && isLow;
}
function compare(known, { op, value }) {
    if (op === 'truth')
        return (0,expressions/* isTruthyValue */.Uy)(known);
    if (op === '==')
        return known === value;
    if (op === '!=')
        return known !== value;
    if (!(0,json/* isJsonNumber */.OD)(known) || !(0,json/* isJsonNumber */.OD)(value))
        return null;
    if (op === 'in' || op === 'not in')
        return null;
    const [a, b] = [Number(known), Number(value)];
    return { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[op];
}
function inferFromFacts(facts, { op, value }) {
    const { truth, different, above, below } = facts;
    if (op === 'truth')
        return truth;
    if (op === '==' || op === '!=') {
        const isExcluded = different.includes(value) ||
            (truth !== null && (0,expressions/* isTruthyValue */.Uy)(value) !== truth) ||
            (typeof value === 'number' && !isWithin(facts, value));
        return isExcluded ? op === '!=' : null;
    }
    if (typeof value !== 'number')
        return null;
    const isAbove = above !== null && (above[0] > value || (above[0] === value && (above[1] || op === '>=' || op === '<')));
    const isBelow = below !== null && (below[0] < value || (below[0] === value && (below[1] || op === '<=' || op === '>')));
    if (isAbove)
        return op === '>' || op === '>=';
    return isBelow ? op === '<' || op === '<=' : null;
}

;// CONCATENATED MODULE: ./build/src/simulate/assumed.js




const COMPUTED = { name: undefined, isPlaceholder: false, field: undefined, members: null };
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const MARK = /\uE000\d+\uE001/g;
class AssumedData {
    decisions;
    itemCount;
    stop;
    choices = [];
    failure = null;
    isOver = false;
    #marks = new Map();
    #subjects = [];
    #knowledge = new Knowledge((mark) => this.#marks.get(mark)?.field);
    constructor(decisions, itemCount, stop) {
        this.decisions = decisions;
        this.itemCount = itemCount;
        this.stop = stop;
    }
    assume(name, field, sample) {
        const value = sample ?? (field === undefined ? undefined : (0,samples/* createFieldSample */.T)(field, true));
        const isPlaceholder = value === undefined;
        return this.#add({ ...COMPUTED, name, value: value ?? `<${name}>`, from: [name], isPlaceholder, field });
    }
    assumeList(name, item) {
        const items = Array.from({ length: this.itemCount }, (_, index) => this.assume(`${name}[${index}]`, item));
        const list = this.assume(name, undefined, [...items]);
        const made = this.#marks.get(list);
        if (made !== undefined)
            made.members = new Map(items.map((mark, index) => [String(index), mark]));
        return list;
    }
    #add(assumed) {
        const mark = `${OPEN}${this.#marks.size}${CLOSE}`;
        this.#marks.set(mark, assumed);
        return mark;
    }
    isMark(value) {
        return (0,shape/* isString */.Kg)(value) && value.startsWith(OPEN) && this.#marks.has(value);
    }
    nameOf(mark) {
        return this.#marks.get(mark)?.name;
    }
    open(mark) {
        return this.reveal(this.#marks.get(mark)?.value ?? null);
    }
    findMember(mark, key) {
        const holder = this.#marks.get(mark);
        if (holder === undefined || (!(0,shape/* isString */.Kg)(key) && typeof key !== 'number'))
            return undefined;
        holder.members ??= new Map();
        const known = holder.members.get(String(key));
        if (known !== undefined)
            return known;
        const member = this.#createMember(holder, key);
        if (member !== undefined)
            holder.members.set(String(key), member);
        return member;
    }
    #createMember(holder, key) {
        const name = holder.name === undefined ? undefined : (0,shape/* isString */.Kg)(key) ? `${holder.name}.${key}` : `${holder.name}[${key}]`;
        const made = { ...holder, name, from: name === undefined ? holder.from : [name], members: null };
        if (holder.isPlaceholder)
            return this.#add({ ...made, value: `<${name ?? key}>` });
        const { value } = holder;
        if (Array.isArray(value)) {
            const item = (0,shape/* isString */.Kg)(key) ? undefined : value.at(key);
            return item === undefined ? undefined : this.#add({ ...made, value: item, field: holder.field?.items });
        }
        if (!(0,json/* isJsonObject */.OW)(value) || !(0,shape/* isString */.Kg)(key))
            return undefined;
        const sample = (0,json/* getOwnEntry */.xL)(value, key);
        const field = holder.field?.properties?.[key];
        if (sample === undefined)
            return this.#add({ ...made, value: `<${name ?? key}>`, isPlaceholder: true, field: undefined });
        return this.#add({ ...made, value: sample, field });
    }
    derive(value, from) {
        return this.#add({ ...COMPUTED, value, from: this.#listNames(from) });
    }
    listItems(mark) {
        const value = this.#marks.get(mark)?.value;
        const count = Array.isArray(value) && value.length > 0 ? value.length : this.itemCount;
        const { name = 'item', field } = this.#marks.get(mark) ?? {};
        return Array.from({ length: count }, (_, index) => this.findMember(mark, index) ?? this.assume(`${name}[${index}]`, field?.items));
    }
    choose(test) {
        const implied = this.#knowledge.find(test);
        if (implied !== null)
            return implied;
        const value = this.decisions[this.choices.length] ?? true;
        if (this.isOver)
            return value;
        this.choices.push({ condition: test.label, value });
        this.#subjects.push(this.#listNames(test.marks));
        this.#knowledge.learn(test, value);
        return value;
    }
    noteFailure(reason, from) {
        if (this.isOver)
            return;
        this.failure = { reason, from: this.#listNames(from) };
        this.isOver = true;
        this.stop();
    }
    #listNames(marks) {
        return [...new Set([...marks].flatMap((mark) => this.#marks.get(mark)?.from ?? []))];
    }
    describe(value, names) {
        if ((0,shape/* isString */.Kg)(value))
            return JSON.stringify(value.replace(MARK, (mark) => this.#describeMark(mark, names)));
        if (Array.isArray(value))
            return `[${value.map((item) => this.describe(item, names)).join()}]`;
        if (!(0,json/* isRecord */.u4)(value))
            return String(value);
        const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${this.describe(item, names)}`);
        return `{${entries.join()}}`;
    }
    #describeMark(mark, names) {
        const { name, value, from } = this.#marks.get(mark) ?? { name: mark, value: null, from: [] };
        for (const each of from)
            names.add(each);
        return `${OPEN}${name ?? `${this.describe(value, names)} of ${from.join()}`}${CLOSE}`;
    }
    describeChoices(names) {
        return this.choices.flatMap(({ condition, value }, index) => {
            const about = this.#subjects[index] ?? [];
            const isAbout = about.some((subject) => [...names].some((name) => subject.startsWith(name) || name.startsWith(subject)));
            return isAbout ? [`${condition} ${about.join()} ${value}`] : [];
        });
    }
    reveal(value) {
        if ((0,shape/* isString */.Kg)(value))
            return this.isMark(value) ? this.open(value) : this.revealText(value);
        if (Array.isArray(value))
            return value.map((item) => this.reveal(item));
        if (!(0,json/* isRecord */.u4)(value))
            return value;
        const entries = Object.entries(value).map(([key, item]) => [key, this.reveal(item)]);
        return Object.fromEntries(entries);
    }
    revealText(text) {
        if (!text.includes(OPEN))
            return text;
        return text.replace(MARK, (mark) => {
            const value = this.#marks.has(mark) ? this.open(mark) : mark;
            return (0,shape/* isString */.Kg)(value) ? value : JSON.stringify(value);
        });
    }
}


/***/ }),

/***/ 7670:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: function() { return /* binding */ toSampleKind; },
/* harmony export */   R0: function() { return /* binding */ createKindClasses; },
/* harmony export */   pw: function() { return /* binding */ listKindsAt; }
/* harmony export */ });
/* harmony import */ var _config_contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32700);
/* harmony import */ var _config_contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1331);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57280);
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39466);
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47581);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45979);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62433);







function listKindsAt(contract, node) {
    const nodes = (0,_config_contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .listContracts */ .YV)(contract).flatMap((file) => file.nodes.filter((each) => isNamedSo(each, node)));
    return [...new Set(nodes.flatMap(({ raises }) => raises.map(({ kind }) => kind)))];
}
function isNamedSo({ node: label, group }, node) {
    return label === node || (group !== null && label === `${group}.${node}`);
}
function toSampleKind(kind) {
    if (kind === _config_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_KIND */ .Oy)
        return 'any.other_kind';
    return kind.endsWith('.*') ? `${kind.slice(0, -1)}any` : kind;
}
function createKindClasses(root) {
    const files = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkflows */ .Dl)(root);
    const read = new Set(files.flatMap(_config_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .listTemplates */ .eG).flatMap(({ parsed }) => parsed.references.flatMap(({ path }) => path)));
    if (read.has('kind'))
        return (kind) => kind;
    const policies = files.flatMap((file) => [file.settings, ...file.steps.values()].flatMap((each) => 'resilience' in each ? (each.resilience?.retry ?? []) : []));
    const asksTransient = read.has('transient') || policies.length > 0;
    const patterns = new Set([
        ...files.flatMap((file) => (0,_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .listAllRoutes */ .wq)(file).flatMap(({ route }) => (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .toKindPatterns */ .bn)(route.on_error ?? false))),
        ...policies.flatMap(({ retryable = [] }) => retryable),
    ]);
    return (kind) => {
        const matched = [...patterns].map((pattern) => ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .matchesPattern */ .MT)(pattern, kind) ? '1' : '0'));
        const words = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .pickKindWords */ .pj)(root.settings.kinds, kind);
        const transient = asksTransient && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isTransient */ .dg)({ kind, details: {} }, words);
        return `${matched.join('')} ${transient} ${JSON.stringify((0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_6__/* .markTyped */ .I3)(kind))}`;
    };
}


/***/ }),

/***/ 74320:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: function() { return /* binding */ tolerateCollected; },
/* harmony export */   Yo: function() { return /* binding */ isAimedAt; },
/* harmony export */   kc: function() { return /* binding */ findHandler; }
/* harmony export */ });
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22719);

function tolerateCollected(reactions, group) {
    for (const reaction of reactions) {
        const around = reaction.action === 'collected' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(reaction.scope) : null;
        if (around !== null && (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(around) === (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(group))
            reaction.action = 'tolerated';
    }
}
function findHandler(failure, reactions, outcome) {
    const isRaised = ({ action, kind, ...at }) => action === 'raised' && kind === failure?.kind && isAimedAt(failure, at);
    const first = reactions.findIndex(isRaised);
    const raised = reactions[first];
    if (failure === null || raised === undefined || outcome === 'unknown')
        return { handled_by: null, escapes: null };
    const decided = reactions
        .slice(first)
        .filter((reaction) => reaction.action !== 'raised')
        .filter((reaction) => isAimedAt(failure, reaction) || raised.scope.startsWith(`${reaction.scope}${reaction.node}#`));
    for (const { action, to } of decided) {
        if (action === 'tolerated')
            return { handled_by: 'group', escapes: null };
        if (action === 'to' || action === 'end')
            return { handled_by: to, escapes: null };
        if (action === 'recover' || action === 'halt')
            return { handled_by: action, escapes: null };
    }
    const last = decided.at(-1);
    if (last?.action === 'retry')
        return { handled_by: 'retry', escapes: null };
    const escapes = last?.node ?? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReadablePlace */ .TH)((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .toNodeKey */ .BJ)(reactions.findLast(isRaised) ?? raised));
    return { handled_by: null, escapes: outcome === 'success' ? null : escapes };
}
function isAimedAt({ node: named }, at) {
    if (named === at.node || named.endsWith(`.${at.node}`))
        return true;
    const group = /^([^[]+)\[/.exec(named)?.[1];
    return group !== undefined && (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(at.scope)?.node === group;
}


/***/ }),

/***/ 43449:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kM: function() { return /* binding */ openSimulation; },
  Em: function() { return /* reexport */ simulateMatrix; },
  P0: function() { return /* binding */ simulateQuestion; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/config/check.js
var check = __webpack_require__(67737);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var source_workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/gates.js
var gates = __webpack_require__(3588);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var core_kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/engine/interception.js
var interception = __webpack_require__(62433);
// EXTERNAL MODULE: ./build/src/simulate/assumed.js + 1 modules
var assumed = __webpack_require__(76976);
// EXTERNAL MODULE: ./build/src/simulate/failures.js
var failures = __webpack_require__(7670);
// EXTERNAL MODULE: ./build/src/simulate/reads.js
var simulate_reads = __webpack_require__(12180);
// EXTERNAL MODULE: ./build/src/simulate/world.js
var simulate_world = __webpack_require__(24397);
;// CONCATENATED MODULE: ./build/src/simulate/check.js










function checkQuestion(simulation, failures, assumptions) {
    return [
        ...failures.flatMap((failure) => checkFailure(simulation, failure)),
        ...checkAssumptions(simulation, assumptions),
    ];
}
function checkFailure(simulation, failure) {
    const { details: _, ...injection } = failure;
    const { node, kind } = failure;
    const wrong = (0,interception/* findInjectionProblems */.t1)(simulation.workflow, [injection]);
    if (wrong.length > 0)
        return wrong;
    const { contract, workflow } = simulation;
    const labels = new Set((0,interception/* findInjectedSites */.uh)(workflow, node).map(({ site }) => site.label));
    const kinds = [...labels].flatMap((label) => (0,failures/* listKindsAt */.pw)(contract, label));
    const isPossible = kinds.some((pattern) => pattern === kind || (!(0,core_kinds/* isEngineKind */.Dj)(kind) && (0,core_kinds/* matchesPattern */.MT)(pattern, kind)));
    if (isPossible)
        return [];
    const can = kinds.map((each) => (each === '*' ? 'any kind of its own' : each));
    const list = can.length === 0 ? 'it raises nothing' : `it can raise ${can.join(', ')}`;
    return [{ message: `${node} cannot raise ${kind}; ${list}`, ...(0,finding/* toAdvice */.S_)((0,finding/* suggestNearest */.nD)(kind, kinds)) }];
}
function checkAssumptions(simulation, assumptions) {
    const { workflow } = simulation;
    const files = (0,model/* listWorkflows */.Dl)(workflow);
    const sites = files.flatMap(model/* collectSites */.b4);
    const reads = (0,simulate_reads/* findFieldsRead */.P)(workflow);
    const remedies = [];
    for (const name of assumptions.outputs.keys()) {
        const [node = '', field] = name.split('.');
        const steps = sites.map(({ step }) => step).filter((step) => step.name === node);
        const work = sites.map(({ step }) => step.name);
        if (steps.length === 0) {
            remedies.push({ message: `--output: there is no node ${(0,messages/* quote */.hD)(node)}`, ...(0,finding/* toAdvice */.S_)((0,finding/* suggestNearest */.nD)(node, work)) });
            continue;
        }
        const fields = steps.flatMap((step) => [
            ...(0,simulate_world/* listStreams */.UQ)(step),
            ...Object.keys(('output' in step ? step.output : undefined) ?? {}),
            ...(reads.outputs.get(step) ?? []),
        ]);
        if (field === undefined || field === '')
            remedies.push({ message: `--output needs NODE.FIELD=VALUE, not ${(0,messages/* quote */.hD)(name)}`, suggestion: null });
        else if (!fields.includes(field)) {
            const message = `--output: nothing reads a field ${(0,messages/* quote */.hD)(field)} of ${node}, and it has no such field`;
            remedies.push({ message, ...(0,finding/* toAdvice */.S_)((0,finding/* suggestNearest */.nD)(field, fields)) });
        }
    }
    for (const message of (0,gates/* checkGateAnswers */.Hy)(sites.flatMap(({ step }) => (0,model/* listGateShapes */.aG)(step)), assumptions.gates))
        remedies.push({ message: `--gate: ${message}`, suggestion: null });
    const world = new simulate_world/* AssumedWorld */.T8(workflow, assumptions, [], new assumed/* AssumedData */.l([], assumptions.itemCount, () => { }));
    const inputs = world.createInputs();
    if (!inputs.ok)
        for (const { message, suggestion } of inputs.error)
            remedies.push({ message, suggestion });
    return remedies;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
;// CONCATENATED MODULE: ./build/src/simulate/formulas.js
const MAX_LISTED = 64;
const ALWAYS = { id: 0 };
const NEVER = { id: 1 };
class Formulas {
    #known = new Map();
    decide(condition, yes, no) {
        if (yes === no)
            return yes;
        const key = `${yes.id} ${no.id} ${condition}`;
        const decision = this.#known.get(key) ?? { id: this.#known.size + 2, condition, yes, no };
        this.#known.set(key, decision);
        return decision;
    }
    either(a, b) {
        if (a === ALWAYS || b === NEVER || a === b)
            return a;
        if (b === ALWAYS || !('condition' in a))
            return b;
        return this.decide(a.condition, this.either(a.yes, b), this.either(a.no, b));
    }
}
function listWays(formula) {
    const ways = [];
    const walk = (part, made) => {
        if (part === NEVER || ways.length >= MAX_LISTED)
            return;
        if (!('condition' in part)) {
            ways.push(made);
            return;
        }
        walk(part.yes, [...made, { condition: part.condition, value: true }]);
        walk(part.no, [...made, { condition: part.condition, value: false }]);
    };
    walk(formula, []);
    return ways;
}

// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/simulate/handling.js
var handling = __webpack_require__(74320);
;// CONCATENATED MODULE: ./build/src/simulate/outcomes.js



const [MISSED, LEFT_OUT, MET] = ['missed', 'left out', 'met'];
const ALL_MISSED = new Map([[MISSED, { when: ALWAYS, end: null }]]);
const ALL_LEFT_OUT = new Map([[LEFT_OUT, { when: ALWAYS, end: null }]]);
class Valuation {
    formulas;
    findEnd;
    #known = new Map();
    constructor(formulas, findEnd) {
        this.formulas = formulas;
        this.findEnd = findEnd;
    }
    at(run, choices) {
        const computed = this.#known.get(run) ?? this.#begin(run);
        while (computed.low > choices) {
            const index = computed.low - 1;
            const flip = run.flips.get(index);
            const other = flip === undefined ? ALL_LEFT_OUT : this.at(flip, index + 1);
            computed.values[index] = this.#choose(run.choices[index], computed.values[index + 1] ?? ALL_LEFT_OUT, other);
            computed.low = index;
        }
        return computed.values[choices] ?? computed.values[computed.low] ?? ALL_LEFT_OUT;
    }
    #begin(run) {
        const { choices, value } = this.findEnd(run);
        const values = [];
        values[choices] = value;
        const computed = { low: choices, values };
        this.#known.set(run, computed);
        return computed;
    }
    #choose(choice, made, other) {
        const { condition = '', value = true } = choice ?? {};
        const [yes, no] = value ? [made, other] : [other, made];
        const chosen = new Map();
        for (const key of new Set([...made.keys(), ...other.keys()])) {
            const when = this.formulas.decide(condition, yes.get(key)?.when ?? NEVER, no.get(key)?.when ?? NEVER);
            chosen.set(key, { when, end: (made.get(key) ?? other.get(key))?.end ?? null });
        }
        return chosen;
    }
    join(run, join, value) {
        const joined = new Map();
        for (const [key, { when, end }] of value) {
            const made = end && continueFrom(run, join, end);
            const name = made === null ? key : toEndingKey(made.ending);
            const known = joined.get(name);
            joined.set(name, { when: known === undefined ? when : this.formulas.either(known.when, when), end: made });
        }
        return joined;
    }
}
function createOutcomes({ failure, reactions, ending, isMet }) {
    if (!isMet)
        return ALL_MISSED;
    const end = { failure, reactions, ending, beginnings: [] };
    return new Map([
        [toEndingKey(end.ending), { when: ALWAYS, end }],
        [MET, { when: ALWAYS, end: null }],
    ]);
}
function continueFrom(run, join, end) {
    const { from, to } = join;
    const failure = end.failure ?? run.failure;
    const reactions = [...run.reactions.slice(0, from.reactions), ...end.reactions.slice(to.reactions)];
    const ending = {
        ...end.ending,
        ...(0,handling/* findHandler */.kc)(failure, reactions, end.ending.outcome),
        seconds: (0,duration/* roundToMilliseconds */.uI)(end.ending.seconds + from.seconds - to.seconds),
        retries: end.ending.retries + from.retries - to.retries,
    };
    return { failure, reactions, ending, beginnings: [...end.beginnings, { run, join }] };
}
function toEndingKey(ending) {
    const { outcome, exit_code, terminated_by, error, handled_by, escapes, seconds, retries, unknown } = ending;
    const failed = error && [error.kind, error.node];
    const facts = [outcome, exit_code, terminated_by, failed, handled_by, escapes, seconds, retries, unknown?.reason];
    return JSON.stringify(facts);
}
function createWholeEnding({ ending, beginnings }) {
    let { path, steps, records } = ending;
    for (const { run, join } of beginnings) {
        const { from, to } = join;
        const shift = from.seconds - to.seconds;
        path = [...run.ending.path.slice(0, from.visits), ...path.slice(to.visits)];
        const rest = steps.slice(to.steps);
        const shifted = rest.map((step) => ({ ...step, at_seconds: (0,duration/* roundToMilliseconds */.uI)(step.at_seconds + shift) }));
        steps = [...run.ending.steps.slice(0, from.steps), ...(shift === 0 ? rest : shifted)];
        if (shift !== 0)
            records = records.map((record) => shiftTimestamp(record, shift));
    }
    return { ...ending, path, steps, records };
}
function shiftTimestamp(record, seconds) {
    const time = typeof record['timestamp'] === 'string' ? Date.parse(record['timestamp']) : Number.NaN;
    return Number.isNaN(time) ? record : { ...record, timestamp: new Date(time + seconds * 1000).toISOString() };
}

// EXTERNAL MODULE: ./build/src/simulate/outlook.js
var outlook = __webpack_require__(47234);
// EXTERNAL MODULE: ./build/src/simulate/way.js + 1 modules
var simulate_way = __webpack_require__(13410);
;// CONCATENATED MODULE: ./build/src/simulate/explore.js







const MAX_WAYS = 64;
const MAX_SHARED_WAYS = 256;
class Tree {
    shared;
    runs = [];
    known = new Map();
    constructor(shared) {
        this.shared = shared;
    }
    find(state, isMet) {
        const arrival = this.known.get(`${isMet} ${state}`);
        const to = arrival ?? this.shared?.known.get(`true ${state}`);
        return to === undefined ? null : { to, isShared: arrival === undefined };
    }
    add(state, arrival) {
        this.known.set(`${arrival.isMet} ${state}`, arrival);
    }
}
class Explorer {
    simulation;
    assumptions;
    #formulas = new Formulas();
    #success = null;
    #values;
    constructor(simulation, assumptions) {
        this.simulation = simulation;
        this.assumptions = assumptions;
        this.#values = new Valuation(this.#formulas, (run) => this.#findEnd(run));
    }
    async explore(failures, isLate = () => false) {
        this.#success ??= this.#tryWays(new Tree(null), [], [START], MAX_SHARED_WAYS, isLate);
        const success = await this.#success;
        const [first] = success.runs;
        if (failures.length === 0 || first === undefined)
            return this.#conclude(failures, success, first === undefined ? ALL_LEFT_OUT : this.#values.at(first, 0));
        const { workflow } = this.simulation;
        const steps = new Set(failures.flatMap(({ node }) => (0,outlook/* listStepsOf */.d)(workflow, node)));
        if ((0,model/* listFinallySteps */.hf)(workflow).some((name) => steps.has(name))) {
            const tree = await this.#tryWays(new Tree(null), failures, [START], MAX_WAYS, isLate);
            const [run] = tree.runs;
            return this.#conclude(failures, tree, run === undefined ? ALL_LEFT_OUT : this.#values.at(run, 0));
        }
        const entries = success.runs.flatMap((run) => findEntry(run, steps) ?? []);
        const tree = new Tree(success);
        const starts = entries.map((entry) => ({
            given: entry
                .run()
                .choices.slice(0, entry.choices)
                .map(({ value }) => value),
            parent: null,
            known: entry.run().ending.steps.slice(0, entry.steps),
        }));
        await this.#tryWays(tree, failures, starts, MAX_WAYS, isLate);
        const runs = new Map(entries.map((entry, index) => [entry, tree.runs[index]]));
        const values = new Valuation(this.#formulas, (run) => {
            const entry = run.arrivals.find((arrival) => runs.has(arrival));
            if (entry === undefined)
                return { choices: run.choices.length, value: this.#findMissed(run, values, runs) };
            const tried = runs.get(entry);
            return {
                choices: entry.choices,
                value: tried === undefined ? ALL_LEFT_OUT : this.#values.at(tried, entry.choices),
            };
        });
        return this.#conclude(failures, tree, values.at(first, 0));
    }
    #findMissed(run, values, entries) {
        const { joins } = run;
        if (joins === null)
            return ALL_MISSED;
        const next = joins.to.run();
        const entry = next.arrivals.find((arrival) => entries.has(arrival));
        if (entry !== undefined && entry.steps < joins.to.steps)
            return ALL_MISSED;
        return values.join(run, joins, values.at(next, joins.to.choices));
    }
    #findEnd(run) {
        const { joins, choices } = run;
        if (joins === null)
            return { choices: choices.length, value: createOutcomes(run) };
        const next = joins.to.run();
        const isMissed = joins.isShared && !run.isMet;
        const value = isMissed ? ALL_MISSED : this.#values.join(run, joins, this.#values.at(next, joins.to.choices));
        return { choices: choices.length, value };
    }
    async #tryWays(tree, failures, starts, limit, isLate) {
        const open = [...starts];
        for (let next = open.shift(); next !== undefined; next = open.shift()) {
            await (0,promises_.setImmediate)();
            const run = await this.#run(tree, failures, next);
            tree.runs.push(run);
            next.parent?.flips.set(next.given.length - 1, run);
            for (let at = run.given; at < run.choices.length; at += 1) {
                const made = run.choices.slice(0, at + 1).map(({ value }, index) => (index === at ? !value : value));
                open.push({ given: made, parent: run, known: next.known });
            }
            if (tree.runs.length >= limit || isLate())
                break;
        }
        return tree;
    }
    async #run(tree, failures, start) {
        const { given, known } = start;
        const arrivals = [];
        let joins = null;
        let run = null;
        const getRun = () => {
            if (run === null)
                throw new Error('the run has not ended');
            return run;
        };
        const knowsRest = (progress) => {
            const { describe, ...facts } = progress;
            const state = describe();
            const known = tree.find(state, facts.isMet);
            if (known !== null) {
                joins = { from: facts, ...known };
                return true;
            }
            const arrival = { ...facts, run: getRun };
            if (state !== null)
                tree.add(state, arrival);
            arrivals.push(arrival);
            return false;
        };
        const way = await (0,simulate_way/* runWay */.Z)(this.simulation, failures, this.assumptions, given, { known, knowsRest });
        const { choices, ending, isMet, reactions } = way;
        const place = { failure: failures.at(-1) ?? null, given: given.length, arrivals, joins, flips: new Map() };
        run = { ...place, choices, ending, isMet, reactions };
        return run;
    }
    #conclude(failures, tree, outcomes) {
        const endings = [];
        for (const { when, end } of outcomes.values())
            if (end !== null)
                endings.push({ ...createWholeEnding(end), choices: listWays(when) });
        const find = (key) => outcomes.get(key)?.when;
        const met = find(MET);
        const [isMissed, leftOut] = [find(MISSED) !== undefined, find(LEFT_OUT) !== undefined];
        const [only] = endings;
        const answer = {
            failures,
            endings,
            certain: endings.length === 1 && only?.outcome !== 'unknown' && !isMissed && !leftOut,
            met_if: isMissed ? (met === undefined ? [] : listWays(met)) : null,
            not_reached: met === undefined,
            ways: tree.runs.length,
            left_out: leftOut,
        };
        const steps = tree.runs.map(({ ending }) => ending.steps.map(({ node }) => node));
        const attempts = steps.map((names) => countAttempts(names, failures));
        return { answer, reached: new Set(steps.flat().map(toStepName)), mostAttempts: (0,lists/* findLargest */.qz)(attempts) };
    }
}
function findEntry({ arrivals, ending }, steps) {
    const entry = arrivals.find(({ node }) => steps.has(node));
    if (entry === undefined)
        return null;
    return ending.steps.slice(0, entry.steps).some(({ node }) => steps.has(node)) ? null : entry;
}
const START = { given: [], parent: null, known: [] };
function toStepName(place) {
    return place.slice(place.lastIndexOf('/') + 1);
}
function countAttempts(steps, failures) {
    const name = failures.at(-1)?.node.split('.').at(-1);
    const counts = new Map();
    for (const node of steps)
        if (toStepName(node) === name)
            counts.set(node, (counts.get(node) ?? 0) + 1);
    return Math.max(0, (0,lists/* findLargest */.qz)([...counts.values()]));
}

// EXTERNAL MODULE: ./build/src/config/contract/coverage.js
var coverage = __webpack_require__(32700);
// EXTERNAL MODULE: ./build/src/scenario/check.js
var scenario_check = __webpack_require__(60257);
// EXTERNAL MODULE: ./build/src/scenario/load.js
var load = __webpack_require__(90073);
// EXTERNAL MODULE: ./build/src/scenario/mismatches.js
var scenario_mismatches = __webpack_require__(82781);
// EXTERNAL MODULE: ./build/src/scenario/run.js
var scenario_run = __webpack_require__(29268);
// EXTERNAL MODULE: ./build/src/scenario/test-files.js
var test_files = __webpack_require__(85859);
;// CONCATENATED MODULE: ./build/src/simulate/matrix.js
















const BUDGET_MS = 10_000;
async function simulateMatrix(simulation, assumptions, filters) {
    const remedies = checkAssumptions(simulation, assumptions);
    if (remedies.length > 0)
        return (0,result/* err */._q)({ findings: [], sources: new Map(), remedies });
    const time = new TimeBudget(simulation.adapters.clock);
    const explorer = new Explorer(simulation, assumptions);
    const success = await explorer.explore([], time.share(4));
    const isAsked = ({ node, kind }) => (filters.nodes.length === 0 || filters.nodes.includes(node) || filters.nodes.includes(removeGroup(node))) &&
        (filters.kinds.length === 0 || filters.kinds.some((pattern) => (0,core_kinds/* matchesPattern */.MT)(pattern, kind)));
    const tried = await new Rows(simulation, explorer, time, isAsked).tryAll(success);
    const tests = filters.tests === false ? [] : await findTests(simulation);
    const rows = foldRows(tried)
        .map((row) => ({ ...row, tests: tests.filter(({ raised }) => isOfRow(raised, row)).map(({ test }) => test) }))
        .filter((row) => !filters.untested || row.tests.length === 0);
    const late = tried.filter(({ once }) => once === null).length;
    const { workflow } = simulation;
    return (0,result.ok)({
        schema_version: 1,
        file: workflow.displayFile,
        workflow: workflow.settings.name,
        success: success.answer,
        rows,
        left_out: late === 0 ? null : { rows: late, reason: 'the time for the whole file was up; ask with --node or --kind' },
    });
}
function isOfRow({ file, node, kind }, row) {
    return file === row.file && node === removeGroup(row.node) && row.kinds.includes(kind);
}
async function findTests(simulation) {
    const { workflow } = simulation;
    const files = (0,load/* findScenarioFiles */.b2)(workflow.file, external_node_path_default().dirname(workflow.file), [], source_workspace/* diskReader */.lJ);
    const tests = [];
    for (const file of files) {
        const { sound } = await (0,scenario_check/* checkScenarioFile */.x)(file, simulation, new Map());
        for (const ready of sound?.ready ?? []) {
            const { position, name } = ready.scenario;
            const test = { file: sound?.file.displayFile ?? file, line: position.line, name };
            for (const raised of await listTested(ready, { ...simulation, ...sound }))
                tests.push({ test, raised });
        }
    }
    return [...new Map(tests.map((test) => [JSON.stringify(test), test])).values()];
}
async function listTested(ready, around) {
    const { workflow } = around;
    if (ready.scenario.real.length > 0)
        return (0,test_files.listGivenFailures)(ready, workflow);
    const run = await (0,scenario_run/* runScenario */.Ge)(ready, around);
    const mismatches = (0,scenario_mismatches/* findMismatches */.U)(run, ready.scenario.expect, new Set(workflow.steps.keys()));
    return mismatches.length === 0 ? (0,test_files.listTestedFailures)(ready, workflow, run) : [];
}
function removeGroup(label) {
    return label.split('.').at(-1) ?? label;
}
class TimeBudget {
    clock;
    #end;
    constructor(clock) {
        this.clock = clock;
        this.#end = clock.monotonic() + BUDGET_MS;
    }
    isUp() {
        return this.clock.monotonic() > this.#end;
    }
    share(parts) {
        const now = this.clock.monotonic();
        const end = now + (this.#end - now) / parts;
        return () => this.clock.monotonic() > end;
    }
}
class Rows {
    simulation;
    explorer;
    time;
    isAsked;
    #leading = new Map();
    #known = new Map();
    #classify;
    #waiting = 1;
    constructor(simulation, explorer, time, isAsked) {
        this.simulation = simulation;
        this.explorer = explorer;
        this.time = time;
        this.isAsked = isAsked;
        this.#classify = (0,failures/* createKindClasses */.R0)(simulation.workflow);
    }
    async tryAll(success) {
        const failures = (0,coverage/* listPossibleFailures */.Vq)(this.simulation.contract);
        const rows = new Map();
        this.#note(success, []);
        if (success.answer.left_out)
            for (const { node } of failures)
                this.#lead(removeGroup(node), []);
        for (let isNew = true; isNew;) {
            isNew = false;
            for (const failure of failures) {
                const after = this.#leading.get(removeGroup(failure.node));
                if (rows.has(failure) || after === undefined || !(this.isAsked(failure) || this.#mayLead(failure, failures)))
                    continue;
                this.#waiting = failures.length - rows.size;
                rows.set(failure, { ...failure, after, ...(await this.#try(failure, after)) });
                isNew = true;
            }
        }
        return failures.filter(this.isAsked).map((failure) => rows.get(failure) ?? createUnreached(failure));
    }
    #mayLead({ isNamed, source }, all) {
        const isMissing = all.some((failure) => this.isAsked(failure) && !this.#leading.has(removeGroup(failure.node)));
        return isMissing && (isNamed || source !== 'engine');
    }
    async #try(failure, after) {
        const kind = (0,failures/* toSampleKind */.OS)(failure.kind);
        const hasPrinted = !simulate_world/* NEVER_RAN */.LG.has(kind) || !(0,simulate_reads/* isOutputRead */.a)(this.simulation.workflow, failure.node);
        const key = JSON.stringify([failure.file, failure.node, after, this.#classify(kind), hasPrinted]);
        const known = (0,core_kinds/* isEngineKind */.Dj)(kind) ? this.#known.get(key) : undefined;
        if (known !== undefined)
            return { once: renameKind(known.once, kind), always: renameKind(known.always, kind) };
        const once = await this.#explore({ node: failure.node, kind, attempt: 1, details: {} }, after);
        const isSame = once !== null && once.mostAttempts <= 1 && !once.answer.left_out;
        const always = isSame
            ? {
                ...once.answer,
                failures: once.answer.failures.map((each, at) => (at < after.length ? each : { ...each, attempt: null })),
            }
            : (await this.#explore({ node: failure.node, kind, attempt: null, details: {} }, after))?.answer;
        const answers = { once: once?.answer ?? null, always: always ?? null };
        this.#known.set(key, answers);
        return answers;
    }
    async #explore(failure, after) {
        if (this.time.isUp())
            return null;
        const failures = [...after, failure];
        const explored = await this.explorer.explore(failures, this.time.share(2 * this.#waiting));
        this.#note(explored, failures);
        return explored;
    }
    #note({ reached }, failures) {
        for (const name of reached)
            this.#lead(name, failures);
    }
    #lead(name, failures) {
        if (!this.#leading.has(name))
            this.#leading.set(name, failures);
    }
}
function renameKind(answer, kind) {
    if (answer === null)
        return null;
    const old = answer.failures.at(-1);
    const failures = answer.failures.map((failure) => (failure === old ? { ...failure, kind } : failure));
    const endings = answer.endings.map((ending) => ({
        ...ending,
        error: ending.error?.kind === old?.kind ? ending.error && { ...ending.error, kind } : ending.error,
    }));
    return { ...answer, failures, endings };
}
function createUnreached(failure) {
    const createAnswer = (attempt) => ({
        failures: [{ node: failure.node, kind: (0,failures/* toSampleKind */.OS)(failure.kind), attempt, details: {} }],
        endings: [],
        certain: false,
        met_if: null,
        not_reached: true,
        ways: 0,
        left_out: false,
    });
    return { ...failure, after: [], once: createAnswer(1), always: createAnswer(null) };
}
function foldRows(rows) {
    const folded = new Map();
    for (const { kind, isNamed: _, ...row } of rows) {
        const ends = JSON.stringify([describeAnswer(row.once, kind), describeAnswer(row.always, kind)]);
        const key = JSON.stringify([row.file, row.node, (0,core_kinds/* isEngineKind */.Dj)(kind) ? ends : kind]);
        const known = folded.get(key);
        folded.set(key, known === undefined ? { ...row, kinds: [kind] } : { ...known, kinds: [...known.kinds, kind] });
    }
    return [...folded.values()];
}
function describeAnswer(answer, kind) {
    if (answer === null)
        return ['left out'];
    if (answer.not_reached)
        return ['not reached'];
    return answer.endings.map((ending) => `${toEndingKey(ending).replaceAll(`"${(0,failures/* toSampleKind */.OS)(kind)}"`, '"*"')} ${JSON.stringify(ending.choices)}`);
}

;// CONCATENATED MODULE: ./build/src/simulate/index.js







async function openSimulation(file, around, tree) {
    const { env, adapters } = around;
    const target = external_node_path_default().resolve(around.cwd, file);
    const folders = { workspace: (0,source_workspace/* findWorkspace */.pl)(target, env), shownFrom: (0,source_workspace/* findShownFolder */.Hg)(target, env, around.cwd) };
    const checked = await (0,check/* checkFile */.vH)({ file: target, env, patterns: adapters.patterns, ...folders, ...tree });
    const { runnable: workflow, contract, findings, workspace } = checked;
    const { sources } = checked.loaded;
    if (workflow === null || contract === null)
        return (0,result/* err */._q)({ findings, sources, remedies: [] });
    return (0,result.ok)({ ...around, workflow, sources, workspace, contract, findings });
}
async function simulateQuestion(simulation, failures, assumptions) {
    const remedies = checkQuestion(simulation, failures, assumptions);
    if (remedies.length > 0)
        return (0,result/* err */._q)({ findings: [], sources: new Map(), remedies });
    return (0,result.ok)((await new Explorer(simulation, assumptions).explore(failures)).answer);
}


/***/ }),

/***/ 176:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ NO_FILTERS; },
/* harmony export */   p: function() { return /* binding */ NO_ASSUMPTIONS; }
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);

const NO_FILTERS = { nodes: [], kinds: [], untested: false };
const NO_ASSUMPTIONS = { inputs: {}, outputs: new Map(), gates: _core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_GATE_ANSWERS */ .iU, itemCount: 2 };


/***/ }),

/***/ 47234:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ describeState; },
/* harmony export */   d: function() { return /* binding */ listStepsOf; }
/* harmony export */ });
/* harmony import */ var _config_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1633);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _config_resilience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90968);
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39466);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99448);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62433);








function describeState(arrival) {
    const { root, at, names, flow, data, path } = arrival;
    const file = findOutlook(root);
    const outlook = file.at(at.node);
    if (!file.isComparable || outlook === null)
        return null;
    const seen = new Set();
    const error = data.describe(names().lookup('error'), seen);
    const values = outlook.reads.map((read) => data.describe(findValue(flow, data, read), seen));
    return JSON.stringify([
        at.node,
        at.visit,
        error,
        values,
        [...data.describeChoices(seen)].sort(),
        listArmed(arrival, outlook),
        listVisited(root, path, outlook),
        file.readsTime ? path.countProgress().seconds : 0,
    ]);
}
function findValue(flow, data, [name = '', ...rest]) {
    let value = flow.lookup(name);
    for (const key of rest) {
        if (data.isMark(value))
            return value;
        if (Array.isArray(value))
            return value;
        value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    }
    return value;
}
function listArmed({ root, injections, fired, path }, { reachable }) {
    return injections.flatMap((injection, index) => {
        const { node, attempt } = injection;
        const isFired = fired.has(injection);
        if (attempt !== null && isFired && hasOnePlace(root, node))
            return [];
        if (!listStepsOf(root, node).some((step) => reachable.has(step)))
            return [];
        const name = node.slice(node.lastIndexOf('.') + 1);
        const runs = attempt === null || attempt === 1 ? [] : path.steps.map((step) => step.node).filter((at) => at.endsWith(name));
        return [[index, isFired, runs]];
    });
}
function listVisited(root, { steps, visits }, { reachable, hasLoop }) {
    const again = steps.slice(0, -1).filter(({ node }) => reachable.has(node));
    return [
        ...again.map(({ node, visit, attempt, kind, route, to }) => [node, visit, attempt, kind, route, to]),
        ...(hasLoop || visits.length + reachable.size > (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .getMaxIterations */ .ND)(root) ? [visits.length] : []),
    ];
}
const findOutlook = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .memoize */ .Bj)((root) => {
    const files = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl)(root);
    const isComparable = root.settings.context?.mode !== 'last_only' && (root.templateFiles?.size ?? 0) === 0 && !files.some(isGoverned);
    const readsTime = files.some((file) => file.settings.limits?.timeout_seconds !== undefined ||
        (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listAllRoutes */ .wq)(file).some(({ route }) => route.retry?.max_elapsed_seconds !== undefined));
    const next = createSuccessors(root);
    const reach = (starts) => {
        const seen = new Set(starts);
        for (const name of seen)
            for (const to of next(name))
                seen.add(to);
        return seen;
    };
    const looping = new Set([...root.steps.keys()].filter((name) => reach(next(name)).has(name)));
    const reads = collectReads(root);
    const cleanup = new Set((0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listFinallySteps */ .hf)(root));
    const outlooks = new Map();
    const at = (step) => {
        if (cleanup.has(step))
            return null;
        const known = outlooks.get(step);
        if (known !== undefined)
            return known;
        const reachable = new Set([...reach([step]), ...cleanup]);
        const live = ['', ...reachable].flatMap((name) => reads.get(name) ?? []);
        const made = {
            reads: [...new Map(live.map((path) => [path.join('.'), path])).values()],
            reachable,
            hasLoop: [...reachable].some((name) => looping.has(name)),
        };
        outlooks.set(step, made);
        return made;
    };
    return { isComparable, readsTime, at };
});
function isGoverned(file) {
    const hasBreaker = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .collectSites */ .b4)(file).some(({ step }) => (0,_config_resilience_js__WEBPACK_IMPORTED_MODULE_2__/* .getResilience */ .k4)(file, step).breaker !== null);
    return hasBreaker || (file.settings.policies ?? []).length > 0;
}
function createSuccessors(root) {
    const graph = (0,_config_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .getGraph */ .XT)(root);
    const shared = (root.settings.error_routes ?? []).flatMap(({ retry }) => retry?.from ?? []);
    return (name) => [...graph.successors(name).map(({ to }) => to), ...shared];
}
function collectReads(root) {
    const reads = new Map();
    for (const use of (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .listTemplates */ .eG)(root)) {
        if (!isEvaluated(use))
            continue;
        const owners = use.site === null ? [''] : [use.site.step.name, ...(use.site.group ? [use.site.group.name] : [])];
        for (const owner of owners)
            for (const { path } of use.parsed.references)
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(reads, owner, path);
    }
    for (const [name, step] of root.steps) {
        const members = step.type === 'for_each' ? [step, step.agent] : [step];
        for (const each of members)
            for (const path of listPlainReads(each))
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(reads, name, path);
    }
    return reads;
}
function isEvaluated({ site, path, scope }) {
    if (site === null)
        return path[1] !== 'env';
    return !(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_5__/* .isWork */ .cD)(site.step.type) || scope === 'success-route' || scope === 'error-route';
}
function listPlainReads(step) {
    const listed = 'input' in step ? (step.input ?? []) : [];
    const entries = listed.map((entry) => entry.replace('?', '').trim().split('.'));
    if (step.type !== 'for_each')
        return (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_5__/* .isWork */ .cD)(step.type) ? [] : entries.map(([name = '']) => [name]);
    return (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .parseText */ .r4)(step.source, (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .getConditionForm */ .ow)(step.source)).references.map(({ path }) => path);
}
function listStepsOf(root, node) {
    const names = (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_6__/* .findInjectedSites */ .uh)(root, node).flatMap(({ workflow, site }) => {
        if (workflow === root)
            return [site.step.name, ...(site.group === null ? [] : [site.group.name])];
        return [...root.steps.values()].filter((step) => runsChild(root, step)).map(({ name }) => name);
    });
    return [...new Set(names)];
}
function hasOnePlace(root, node) {
    const [first, ...others] = (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_6__/* .findInjectedSites */ .uh)(root, node);
    return first?.workflow === root && first.site.group === null && others.length === 0;
}
function runsChild(root, step) {
    if (!(0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isGroup */ .IZ)(step))
        return step.type === 'workflow';
    const members = step.type === 'for_each' ? [step.agent] : step.agents.map((name) => root.steps.get(name));
    return members.some((member) => member?.type === 'workflow');
}


/***/ }),

/***/ 12180:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ findFieldsRead; },
/* harmony export */   a: function() { return /* binding */ isOutputRead; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _config_rules_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67675);
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39466);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56461);




const KNOWN_NAMES = new Set([..._config_rules_references_js__WEBPACK_IMPORTED_MODULE_1__/* .SCOPE_NAMES */ ._W, 'output', 'error', '_index', '_key']);
const ERROR_NAMES = new Set(['kind', 'message', 'details', 'attempts', 'retries_exhausted', 'transient', 'node']);
const findFieldsRead = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .Bj)((root) => {
    const outputs = new Map();
    const inputs = new Map();
    const details = new Set();
    let readsMessage = false;
    const lists = new Set();
    for (const workflow of (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listWorkflows */ .Dl)(root)) {
        const inputNames = new Set();
        inputs.set(workflow, inputNames);
        for (const { step } of (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .collectSites */ .b4)(workflow))
            outputs.set(step, new Set());
        const note = (path, use) => {
            const [root = '', part = '', field = ''] = path;
            if (root === 'workflow' && part === 'input' && field !== '')
                inputNames.add(field);
            if (path.at(-1) === 'message')
                readsMessage = true;
            const detailsAt = path.indexOf('details');
            const detail = path[detailsAt + 1];
            if (detail !== undefined && (detailsAt === 0 || path[detailsAt - 1] === 'error'))
                details.add(detail);
            const named = workflow.steps.get(root);
            if (named !== undefined && part === 'output' && field !== '')
                outputs.get(named)?.add(field);
            for (const name of findOwnFields(path, use, workflow))
                if (use.site !== null)
                    outputs.get(use.site.step)?.add(name);
        };
        for (const use of (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .listTemplates */ .eG)(workflow))
            for (const { path } of use.parsed.references) {
                note(path, use);
                const group = workflow.steps.get(path[0] ?? '');
                if (group === undefined || !(0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(group))
                    continue;
                for (const member of listMembers(workflow, group))
                    for (const name of findMemberNames(use.source))
                        outputs.get(member)?.add(name);
            }
        for (const site of (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .collectSites */ .b4)(workflow))
            noteLists(site, (path) => note(path, { site, form: 'template', scope: 'node' }), lists);
    }
    return { outputs, inputs, details, readsMessage, lists };
});
function isOutputRead(root, label) {
    const name = label.slice(label.lastIndexOf('.') + 1);
    return [...findFieldsRead(root).outputs].some(([step, fields]) => step.name === name && fields.size > 0);
}
function listMembers(workflow, group) {
    return group.type === 'for_each' ? [group.agent] : group.agents.flatMap((name) => workflow.steps.get(name) ?? []);
}
const GROUP_WORDS = /^(?:outputs?|errors?|results?|count|type|values|items|keys|get|index|key|status|kind|message|details|stdout|stderr|exit_code|append|join|split|lower|upper|strip)$/;
function findMemberNames(source) {
    const names = [...source.matchAll(/\.([a-zA-Z_]\w*)|attribute=['"]([a-zA-Z_]\w*)/g)].map(([, field, attribute]) => field ?? attribute ?? '');
    return names.filter((name) => !GROUP_WORDS.test(name));
}
function findOwnFields(path, { site, form, scope }, workflow) {
    const [root = '', part] = path;
    if (site === null || (scope !== 'success-route' && scope !== 'error-route'))
        return [];
    if (root === 'output')
        return part === undefined ? [] : [part];
    if (form !== 'expression' || KNOWN_NAMES.has(root) || workflow.steps.has(root))
        return [];
    if (root.startsWith('output_'))
        return [root.slice('output_'.length)];
    return scope === 'error-route' && ERROR_NAMES.has(root) ? [] : [root];
}
function noteLists({ step }, note, lists) {
    for (const entry of 'input' in step ? (step.input ?? []) : [])
        note(entry.replace('?', '').trim().split('.'));
    if (step.type !== 'for_each')
        return;
    for (const { path } of (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4)(step.source, (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .getConditionForm */ .ow)(step.source)).references) {
        note(path);
        lists.add(path.join('.'));
    }
}


/***/ }),

/***/ 5606:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: function() { return /* binding */ listAnswerLines; },
/* harmony export */   M3: function() { return /* binding */ formatFailure; },
/* harmony export */   Xo: function() { return /* binding */ formatSeconds; },
/* harmony export */   bK: function() { return /* binding */ renderMatrixText; },
/* harmony export */   f2: function() { return /* binding */ formatEndingLine; },
/* harmony export */   gc: function() { return /* binding */ formatChoices; },
/* harmony export */   gj: function() { return /* binding */ MAX_SHOWN_ENDINGS; },
/* harmony export */   x1: function() { return /* binding */ renderAnswer; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62433);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31160);





const COLUMNS = 100;
const MAX_SHOWN_ENDINGS = 6;
function formatSeconds(seconds) {
    return `${Math.round(seconds * 1000) / 1000} s`;
}
function formatFailure(failure) {
    return (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInjection */ .Dc)(failure);
}
function formatEndingLine(ending) {
    const { outcome, exit_code, terminated_by, error, handled_by, escapes, retries, seconds, unknown } = ending;
    if (unknown !== null)
        return `unknown: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)(unknown.reason, 200)}; ${unknown.help.join(', ')} would help`;
    const parts = [`${outcome} ${exit_code}`];
    if (terminated_by !== null)
        parts.push(`terminated by ${terminated_by}`);
    if (handled_by !== null && handled_by !== terminated_by)
        parts.push(formatHandler(handled_by));
    if (escapes !== null)
        parts.push(`escapes ${escapes}`);
    else if (error !== null && error.kind !== 'halt.intentional')
        parts.push(`${error.kind} at ${error.node}`);
    if (retries > 0)
        parts.push((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(retries, 'retry'));
    if (seconds > 0)
        parts.push(formatSeconds(seconds));
    return parts.join(', ');
}
const HANDLERS = {
    retry: 'a retry mends it',
    recover: 'recovered',
    halt: 'a halt route ends it',
    group: 'the group tolerates it',
    $end: 'a route ends the run',
};
function formatHandler(by) {
    return HANDLERS[by] ?? `${by} handles it`;
}
function formatChoices(choices) {
    return choices.map(({ condition, value }) => `\`${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)(condition, 80)}\` is ${value}`).join(' and ');
}
function formatWays(ways) {
    if (ways.some((way) => way.length === 0))
        return '';
    const [first = [], ...others] = ways;
    const more = others.length === 0 ? '' : `, or on ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(others.length, 'other way')}`;
    return `if ${formatChoices(first)}${more}`;
}
function listAnswerLines(answer) {
    if (answer === null)
        return ['left out: the time was up'];
    if (answer.not_reached)
        return ['not reached'];
    const shown = answer.endings.slice(0, MAX_SHOWN_ENDINGS).map((ending) => {
        const when = formatWays(ending.choices);
        return when === '' ? formatEndingLine(ending) : `${formatEndingLine(ending)}, ${when}`;
    });
    const more = answer.endings.length - shown.length;
    return [
        ...shown,
        ...(more > 0 ? [`and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(more, 'other ending')}`] : []),
        ...(answer.met_if === null ? [] : [`met only ${formatWays(answer.met_if) || 'on some ways'}`]),
        ...(answer.left_out ? [`more ways exist than the ${answer.ways} that were tried`] : []),
    ];
}
function renderMatrixText(matrix, saveAs = null) {
    const lines = [
        `${matrix.workflow} (${matrix.file})`,
        '',
        ...labelLines('without a failure', listAnswerLines(matrix.success), 2),
    ];
    let node = '';
    for (const row of matrix.rows) {
        const title = `${row.node} (${row.file}:${row.line})`;
        if (title !== node)
            lines.push('', title);
        node = title;
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .appendAll */ .u2)(lines, listRowLines(row));
        const [kind = ''] = row.kinds;
        const isSavable = saveAs !== null && row.always?.not_reached === false && !kind.includes('*');
        if (isSavable)
            lines.push(`    conductor simulate ${saveAs} ${row.after.map((failure) => `${formatFailure(failure)} `).join('')}${row.node}=${kind} --save '${row.node} meets ${kind}'`);
    }
    if (matrix.rows.length === 0)
        lines.push('', 'No failure to show.');
    if (matrix.rows.some(({ once }) => once?.not_reached === true))
        lines.push('', 'Not reached: other values or answers may lead there, with -i, --output or --gate.');
    if (matrix.left_out !== null)
        lines.push('', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(matrix.left_out.rows, 'row')} left out: ${matrix.left_out.reason}`);
    return `${lines.join('\n')}\n`;
}
function listRowLines(row) {
    const [once, always] = [listAnswerLines(row.once), listAnswerLines(row.always)];
    const isSame = once.join('\n') === always.join('\n');
    const kinds = row.kinds.map((kind) => (kind === '*' ? 'any other kind' : kind));
    const tested = row.tests.length === 0 ? 'no test' : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(row.tests.length, 'test');
    const after = row.after.map(({ node, kind }) => `after ${node} meets ${kind}`);
    const lines = isSame
        ? labelLines('once, always', once, 4)
        : [...labelLines('once', once, 4), ...labelLines('always', always, 4)];
    return [...wrapText(`${kinds.join(', ')} (${[tested, ...after].join(', ')})`, 2, 4), ...lines];
}
const LABEL_WIDTH = 14;
function labelLines(label, texts, indent) {
    const margin = indent + Math.max(LABEL_WIDTH, label.length + 2);
    const lines = texts.flatMap((text) => wrapText(text, margin, margin + 2));
    return lines.map((line, index) => index === 0 ? `${' '.repeat(indent)}${label}`.padEnd(margin) + line.trimStart() : line);
}
function wrapText(text, indent, hanging) {
    const lines = [];
    let line = ' '.repeat(indent);
    let isEmpty = true;
    for (const word of text.split(' ')) {
        if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
            lines.push(line);
            line = ' '.repeat(hanging);
            isEmpty = true;
        }
        line += isEmpty ? word : ` ${word}`;
        isEmpty = false;
    }
    return [...lines, line];
}
function renderAnswer(answer) {
    const lines = [`What if ${answer.failures.map(formatFailure).join(' and ') || 'nothing fails'}?`];
    if (answer.not_reached)
        lines.push('', 'No way reaches this failure.');
    for (const [index, ending] of answer.endings.entries()) {
        const number = answer.endings.length === 1 ? '' : `${index + 1}. `;
        const when = formatWays(ending.choices);
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .appendAll */ .u2)(lines, ['', ...wrapText(`${number}${formatEndingLine(ending)}${when === '' ? '' : `, ${when}`}`, 0, 3)]);
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .appendAll */ .u2)(lines, ending.steps.flatMap(listStepLines));
        if (ending.records.length > 0)
            lines.push('  errors.jsonl:');
        for (const record of ending.records)
            lines.push(`    ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(record), 2000)}`);
    }
    if (answer.met_if !== null && !answer.not_reached)
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .appendAll */ .u2)(lines, ['', ...wrapText(`The failure is met only ${formatWays(answer.met_if) || 'on some ways'}.`, 0, 2)]);
    if (answer.left_out)
        lines.push('', `More ways exist than the ${answer.ways} that were tried.`);
    return `${lines.join('\n')}\n`;
}
function listStepLines(step) {
    const attempt = step.attempt === 1 ? '' : `, attempt ${step.attempt}`;
    const state = step.kind === null ? step.status : step.kind;
    const follow = step.action === null
        ? ''
        : ` → ${step.action}${step.to === null ? '' : ` ${step.to}`}${step.route === null ? '' : ` (${step.route})`}`;
    const wait = step.wait_seconds === null ? '' : `, waits ${formatSeconds(step.wait_seconds)}`;
    const time = formatSeconds(step.at_seconds).padStart(8);
    const choices = step.choices.length === 0 ? [] : wrapText(`if ${formatChoices(step.choices)}`, 12, 14);
    return [...choices, ...wrapText(`${time}  ${step.node}${attempt}: ${state}${follow}${wait}`, 0, 12)];
}


/***/ }),

/***/ 13410:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: function() { return /* binding */ runWay; }
});

// EXTERNAL MODULE: ./build/src/account/reported-errors.js
var reported_errors = __webpack_require__(66643);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var core_outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/scenario/run.js
var scenario_run = __webpack_require__(29268);
// EXTERNAL MODULE: ./build/src/simulate/assumed.js + 1 modules
var assumed = __webpack_require__(76976);
// EXTERNAL MODULE: ./build/src/simulate/handling.js
var handling = __webpack_require__(74320);
// EXTERNAL MODULE: ./build/src/simulate/outlook.js
var outlook = __webpack_require__(47234);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
;// CONCATENATED MODULE: ./build/src/simulate/path.js


const NO_CHOICES = [];
class PathLog {
    failures;
    data;
    known;
    steps = [];
    retries = 0;
    visits = [];
    recorded = [];
    reactions = [];
    #open = new Map();
    #awaited = new Set();
    #startedAt = null;
    #now = { timestamp: '', seconds: 0 };
    #choices = 0;
    constructor(failures, data, known = []) {
        this.failures = failures;
        this.data = data;
        this.known = known;
    }
    consume(event) {
        if (this.data.isOver)
            return;
        const seconds = this.#readSeconds(event);
        switch (event.type) {
            case 'node_started':
                this.#begin(event, event.node_type, seconds);
                if (event.scope === '' && (event.attempt === 1 || this.#awaited.delete(event.node)))
                    this.visits.push(event.node);
                return;
            case 'node_completed':
                (0,handling/* tolerateCollected */.IT)(this.reactions, event);
                this.#end(event, event.node_type, seconds, {
                    status: event.is_explicit === true ? 'terminated' : event.to === undefined ? 'completed' : 'routed',
                });
                return;
            case 'node_failed': {
                const { kind } = event.envelope;
                const failed = { status: 'failed', kind, simulated: this.#isSimulated(event, kind) };
                if (event.is_explicit !== true)
                    this.#react(event, kind, 'raised');
                this.#end(event, event.node_type, seconds, event.is_explicit === true ? { status: 'terminated' } : failed);
                return;
            }
            case 'node_retry_scheduled':
                this.retries += 1;
                this.#react(event, event.kind, 'retry', event.from);
                if (event.scope === '' && event.from !== null && event.from !== event.node)
                    this.#awaited.add(event.node);
                this.#decide(event, { action: 'retry', route: event.route, to: event.from, wait_seconds: event.delay_seconds });
                return;
            case 'route_taken':
                if (event.kind !== null)
                    this.#react(event, event.kind, event.action, event.to);
                this.#decide(event, { action: event.action, route: event.route || null, to: event.to });
                return;
            case 'error_recorded':
                this.recorded.push(event);
                return;
            default:
        }
    }
    #readSeconds({ timestamp }) {
        if (timestamp !== this.#now.timestamp) {
            const time = Date.parse(timestamp);
            this.#startedAt ??= time;
            this.#now = { timestamp, seconds: (time - this.#startedAt) / 1000 };
        }
        return this.#now.seconds;
    }
    countProgress() {
        const { retries, visits, steps, reactions } = this;
        const counts = { retries, visits: visits.length - 1, steps: steps.length - 1, reactions: reactions.length };
        return { ...counts, seconds: steps.at(-1)?.at_seconds ?? 0 };
    }
    #react({ scope, node }, kind, action, to = null) {
        this.reactions.push({ scope, node, kind, action, to });
    }
    #begin(at, type, seconds) {
        const step = this.known[this.steps.length] ?? {
            node: (0,place/* formatReadablePlace */.TH)((0,place/* toNodeKey */.BJ)(at)),
            type,
            visit: at.visit,
            attempt: at.attempt,
            at_seconds: seconds,
            duration_seconds: 0,
            status: 'waiting',
            kind: null,
            simulated: false,
            action: null,
            to: null,
            route: null,
            wait_seconds: null,
            choices: [],
        };
        this.steps.push(step);
        this.#open.set((0,place/* runKey */.r7)(at), step);
        return step;
    }
    #end(at, type, seconds, end) {
        const step = this.#open.get((0,place/* runKey */.r7)(at)) ?? this.#begin(at, type, seconds);
        const choices = this.#choices === this.data.choices.length ? NO_CHOICES : this.data.choices.slice(this.#choices);
        this.#choices = this.data.choices.length;
        if (this.steps.length <= this.known.length)
            return;
        Object.assign(step, { ...end, duration_seconds: seconds - step.at_seconds, choices });
    }
    #decide(at, decision) {
        if (this.steps.length <= this.known.length)
            return;
        const step = this.#open.get((0,place/* runKey */.r7)(at));
        if (step !== undefined)
            Object.assign(step, step.action === 'recover' ? { to: decision.to } : decision);
    }
    #isSimulated(at, kind) {
        return this.failures.some((failure) => failure.kind === kind && (0,handling/* isAimedAt */.Yo)(failure, at));
    }
}

// EXTERNAL MODULE: ./build/src/simulate/world.js
var simulate_world = __webpack_require__(24397);
;// CONCATENATED MODULE: ./build/src/simulate/way.js










async function runWay(simulation, failures, assumptions, decisions, watch = null) {
    const stopped = new AbortController();
    const data = new assumed/* AssumedData */.l(decisions, assumptions.itemCount, () => stopped.abort());
    const world = new simulate_world/* AssumedWorld */.T8(simulation.workflow, assumptions, failures, data);
    const path = new PathLog(failures, data, watch?.known);
    const github = world.createGithub();
    const inputs = world.createInputs();
    const outputs = new Map();
    const details = new Map();
    const injections = failures.map(({ details: _, ...injection }) => injection);
    let isMet = null;
    const run = await (0,scenario_run/* runAssumed */.So)({
        scenario: { inputs: {}, stubs: new Map(), real: [], github: null },
        inputs: inputs.ok ? inputs.value : {},
        injections,
        answers: assumptions.gates,
    }, { ...simulation, cancel: stopped.signal }, {
        assumed: data,
        assumeOutput: (at, step) => {
            const made = world.assumeOutput(at, step);
            (0,maps/* addTo */.DN)(outputs, at.node, made.output);
            return made;
        },
        assumeError: (at, step, raised) => {
            const made = world.assumeError(at, step, raised);
            if (made.status === 'raised')
                details.set(at.node, made.error.envelope.details);
            return made;
        },
        arrive: (at, names, flow, fired) => {
            if (watch === null || at.scope !== '' || at.attempt !== 1 || data.isOver)
                return false;
            if (data.choices.length < decisions.length || path.steps.length <= watch.known.length)
                return false;
            const progress = {
                ...path.countProgress(),
                node: at.node,
                visit: at.visit,
                choices: data.choices.length,
                isMet: fired.size === injections.length,
                describe: () => (0,outlook/* describeState */.J)({ root: simulation.workflow, at, names, flow, data, path, injections, fired }),
            };
            if (!watch.knowsRest(progress))
                return false;
            isMet = progress.isMet;
            data.isOver = true;
            stopped.abort();
            return true;
        },
        github: () => github,
        consumer: path,
    });
    const about = { seconds: run.waitedSeconds, retries: path.retries, choices: [data.choices], steps: path.steps };
    const ending = data.isOver
        ? createUnknown(data, data.failure ?? { reason: '', from: [] })
        : createEnding(simulation, failures.at(-1) ?? null, run.end, path, data);
    return {
        ending: { ...ending, ...about, path: path.visits },
        choices: data.choices,
        isMet: isMet ?? run.unfired.length === 0,
        reactions: path.reactions,
        assumed: () => ({
            inputs: revealObject(inputs.ok ? inputs.value : {}, data),
            outputs: new Map([...outputs].map(([node, made]) => [node, made.map((output) => data.reveal(output))])),
            github: revealObject(github, data),
            details: new Map([...details].map(([node, made]) => [node, revealObject(made, data)])),
        }),
    };
}
function createEnding({ workflow: { settings, displayFile } }, lastFailure, { outcome, signal, error, termination, output }, path, data) {
    const workflow = { name: settings.name, file: displayFile };
    const records = path.recorded.map((event) => (0,reported_errors/* toErrorRecord */.lN)(event, { workflow, github: null }));
    return {
        outcome,
        exit_code: (0,core_outcome/* toExitCode */.t4)(outcome, signal),
        terminated_by: termination?.terminatedBy ?? null,
        error: error && {
            kind: error.envelope.kind,
            node: records[0]?.node ?? '',
            message: data.revealText(error.envelope.message),
        },
        ...(0,handling/* findHandler */.kc)(lastFailure, path.reactions, outcome),
        records: records.map((record) => revealObject((0,json/* copyJson */.aR)(record), data)),
        output: data.reveal(output),
        unknown: null,
    };
}
function revealObject(value, data) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, data.reveal(item)]));
}
function createUnknown(data, { reason, from }) {
    const help = from.map(formatOption);
    const unknown = { reason: data.revealText(reason), help: [...new Set(help)] };
    const nothing = { exit_code: null, terminated_by: null, error: null, handled_by: null, escapes: null };
    return { outcome: 'unknown', ...nothing, records: [], output: null, unknown };
}
function formatOption(name) {
    const [plain = name] = name.split(' (visit ');
    const [, input] = /^workflow\.input\.([^.[]+)/.exec(plain) ?? [];
    if (input !== undefined)
        return `-i ${input}=...`;
    const [, node, field] = /^(.+?)\.output\.([^[]+)/.exec(plain) ?? [];
    if (node !== undefined)
        return `--output ${node}.${field}=...`;
    const [, detail] = /^details\.([^.[]+)/.exec(plain) ?? [];
    return detail === undefined ? `(${plain} cannot be given)` : `--inject-details NODE.${detail}=...`;
}


/***/ }),

/***/ 24397:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: function() { return /* binding */ NEVER_RAN; },
/* harmony export */   T8: function() { return /* binding */ AssumedWorld; },
/* harmony export */   UQ: function() { return /* binding */ listStreams; }
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47581);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56461);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62759);
/* harmony import */ var _core_samples_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48991);
/* harmony import */ var _source_value_types_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16271);
/* harmony import */ var _reads_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12180);










const ENGINE_DETAILS = new Set(['retry_after_seconds', 'transient', 'retryable', 'injected']);
class AssumedWorld {
    root;
    assumptions;
    failures;
    data;
    #reads;
    constructor(root, assumptions, failures, data) {
        this.root = root;
        this.assumptions = assumptions;
        this.failures = failures;
        this.data = data;
        this.#reads = (0,_reads_js__WEBPACK_IMPORTED_MODULE_7__/* .findFieldsRead */ .P)(root);
    }
    createInputs() {
        const { root, assumptions } = this;
        const givenInputs = readGivenInputs(assumptions.inputs);
        const declared = root.settings.input;
        const open = [...(declared === undefined ? (this.#reads.inputs.get(root) ?? []) : Object.keys(declared))].filter((name) => givenInputs[name] === undefined && (declared?.[name]?.default ?? null) === null);
        const places = open.map((name) => [
            name,
            (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .getDefaultInput */ .eK)(declared?.[name] ?? OPTIONAL) ?? _source_value_types_js__WEBPACK_IMPORTED_MODULE_6__/* .VALUE_TYPES */ .K[declared?.[name]?.type ?? 'string'].zero,
        ]);
        const resolved = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInputs */ .eL)(root, { ...givenInputs, ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .createDataInputs */ .aG)(Object.fromEntries(places)) });
        if (!resolved.ok)
            return resolved;
        const marks = open.map((name) => [name, this.#assumeInput(name, declared?.[name]?.type)]);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ ...resolved.value, ...Object.fromEntries(marks) });
    }
    #assumeInput(name, type) {
        const path = `workflow.input.${name}`;
        if (type === 'array' || this.#reads.lists.has(path))
            return this.data.assumeList(path);
        return this.data.assume(path, type === 'boolean' || type === 'number' || type === 'integer' ? { type } : undefined);
    }
    createGithub() {
        return Object.fromEntries(_core_github_js__WEBPACK_IMPORTED_MODULE_3__/* .GITHUB_FIELDS */ .Cn.map((name) => [name, this.data.assume(`github.${name}`)]));
    }
    assumeOutput({ node, visit, attempt }, step) {
        const run = visit === 1 && attempt === 1 ? '' : ` (visit ${visit}${attempt === 1 ? '' : `, attempt ${attempt}`})`;
        const sampled = {};
        const { schema, sample } = createOutputSample(step);
        const names = new Set([...listStreams(step), ...Object.keys(schema), ...(this.#reads.outputs.get(step) ?? [])]);
        for (const name of names) {
            const path = `${node}.output.${name}`;
            if (name === 'exit_code' && step.type === 'script')
                sampled[name] = 0;
            else if (this.#reads.lists.has(path))
                sampled[name] = this.data.assumeList(`${path}${run}`, schema[name]?.items);
            else
                sampled[name] = this.data.assume(`${path}${run}`, schema[name], sample[name]);
        }
        const given = [...this.assumptions.outputs].map(([path, value]) => ({ path: path.split('.'), value }));
        const ofNode = given.filter(({ path }) => path[0] === node);
        const output = ofNode.reduce((all, { path, value }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .withValueAt */ .h7)(all, path.slice(1), value), sampled);
        return { output, isAssumed: ofNode.length === 0 };
    }
    #assumePartial(at, step) {
        const { output } = this.assumeOutput(at, step);
        return { ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asObject */ .eB)(output), exit_code: this.data.assume(`${at.node}.output.exit_code`) };
    }
    assumeError(at, step, raised) {
        if (raised.status !== 'raised')
            return raised;
        const { envelope } = raised.error;
        const failure = this.failures.find(({ kind, node }) => kind === envelope.kind && node.includes(at.node));
        const givenDetails = failure?.details ?? {};
        const schema = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .findKindEntry */ .KA)(mapToFiles(this.root).get(step)?.settings.kinds, envelope.kind)?.details ?? {};
        const samples = { ...(0,_core_samples_js__WEBPACK_IMPORTED_MODULE_5__/* .createSample */ .P)(schema, { optional: true }).value, ...envelope.details };
        const names = new Set([...this.#reads.details, ...Object.keys(samples)]);
        const details = [...names].map((name) => {
            const sample = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwnEntry */ .xL)(samples, name);
            const isFact = sample !== undefined && (ENGINE_DETAILS.has(name) || !this.#reads.details.has(name));
            return [name, isFact ? sample : this.data.assume(`details.${name}`, schema[name], sample)];
        });
        const isPlain = !this.#reads.readsMessage;
        const message = isPlain
            ? envelope.message
            : (failure?.message ?? this.data.assume('error.message', undefined, envelope.message));
        const assumed = { ...envelope, message, details: { ...Object.fromEntries(details), ...givenDetails } };
        const partial = step.type === 'script' && !NEVER_RAN.has(envelope.kind) ? this.#assumePartial(at, step) : undefined;
        return { ...raised, error: { ...raised.error, envelope: assumed }, partial };
    }
}
const mapToFiles = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_9__/* .memoize */ .Bj)((root) => new Map((0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl)(root).flatMap((file) => (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .collectSites */ .b4)(file).map(({ step }) => [step, file]))));
const createOutputSample = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_9__/* .memoize */ .Bj)((step) => {
    const schema = ('output' in step ? step.output : undefined) ?? {};
    return { schema, sample: (0,_core_samples_js__WEBPACK_IMPORTED_MODULE_5__/* .createSample */ .P)(schema, { optional: true }).value };
});
const NEVER_RAN = new Set([
    'internal.policy_denied',
    'internal.circuit_open',
    'internal.template_error',
]);
const OPTIONAL = { type: 'string', required: false };
function readGivenInputs(inputs) {
    const texts = Object.entries(inputs).filter((entry) => typeof entry[1] === 'string');
    const data = Object.entries(inputs).filter(([, value]) => typeof value !== 'string');
    return { ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextInputs */ .ri)(Object.fromEntries(texts)), ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .createDataInputs */ .aG)(Object.fromEntries(data)) };
}
function listStreams(step) {
    if (step.type === 'script')
        return ['stdout', 'stderr', 'exit_code'];
    return step.type === 'agent' && step.output === undefined ? ['result'] : [];
}


/***/ })

};
;