export const id = 8469;
export const ids = [8469];
export const modules = {

/***/ 9106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oy: () => (/* reexport */ types/* ANY_KIND */.O),
  Qu: () => (/* binding */ contractOf),
  p7: () => (/* reexport */ renderContract)
});

// EXTERNAL MODULE: ./build/core/cached.js
var cached = __webpack_require__(5026);
// EXTERNAL MODULE: ./build/core/lists.js
var lists = __webpack_require__(2735);
// EXTERNAL MODULE: ./build/config/error-mode.js
var error_mode = __webpack_require__(1449);
// EXTERNAL MODULE: ./build/config/graph.js
var graph = __webpack_require__(5171);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/sites.js
var config_sites = __webpack_require__(2247);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/config/resilience.js
var resilience = __webpack_require__(9590);
// EXTERNAL MODULE: ./build/config/contract/patterns.js
var contract_patterns = __webpack_require__(2427);
// EXTERNAL MODULE: ./build/config/contract/types.js
var types = __webpack_require__(5163);
;// CONCATENATED MODULE: ./build/config/contract/handlers.js






function handlersOf(workflow, routes, path, scope) {
    return routes.flatMap((route, index) => {
        const action = route.on_error === undefined ? undefined : (0,config_sites/* actionsOf */.Ro)(route)[0];
        if (action === undefined)
            return [];
        const { to, when, retry } = route;
        return [
            {
                ...workflow.at([...path, index]),
                scope,
                index,
                patterns: (0,kinds/* patternsOf */.D4)(route.on_error ?? false),
                when: when ?? null,
                action,
                target: to ?? retry?.from ?? null,
                retry: retry === undefined ? null : budgetOf(retry),
                sideEffects: sideEffectsOf(route),
                conditional: when !== undefined || retry !== undefined,
            },
        ];
    });
}
function ownHandlers(workflow, site) {
    return site.inFinally ? [] : handlersOf(workflow, (0,config_sites/* siteRoutes */.ui)(site), [...site.path, 'routes'], 'node');
}
function budgetOf(retry) {
    const { jitter: _, ...budget } = (0,resilience/* retryBudget */.kZ)(retry);
    return budget;
}
function sideEffectsOf({ dead_letter: letter, escalate }) {
    return [...(letter === true ? ['dead_letter'] : []), ...(escalate === undefined ? [] : ['escalate'])];
}
const RETRY_EXHAUSTED = 'retry.exhausted';
class HandlerList {
    #candidates;
    #index = new Map();
    constructor(handlers) {
        this.#candidates = handlers.map((handler, position) => {
            for (const pattern of handler.patterns)
                for (const key of [pattern, ...(0,contract_patterns/* prefixesOf */.E3)(pattern).map(insideKey)])
                    (0,lists/* addTo */.D)(this.#index, key, position);
            const patterns = new contract_patterns/* PatternSet */.D(handler.patterns);
            return { handler, patterns, afterRetry: patterns.coverageOf(RETRY_EXHAUSTED) === 'full' };
        });
    }
    thatMayHandle(kind) {
        const keys = [...(0,contract_patterns/* coveringPatterns */.Fp)(kind), ...(0,contract_patterns/* coveringPatterns */.Fp)(RETRY_EXHAUSTED)];
        if (kind.endsWith('.*'))
            keys.push(insideKey(kind));
        const found = new Set(keys.flatMap((key) => this.#index.get(key) ?? []));
        return [...found].sort((a, b) => a - b).flatMap((position) => this.#candidates[position] ?? []);
    }
}
function insideKey(prefix) {
    return `inside ${prefix}`;
}
function handlingOf(kind, lists, node) {
    const handledBy = [];
    let spent = 'none';
    for (const candidate of lists.flatMap((list) => list.thatMayHandle(kind))) {
        const { handler } = candidate;
        if (handler.scope === 'workflow' && handler.action === 'to' && handler.target === node)
            continue;
        const matched = matchedBy(candidate, kind, spent);
        if (matched === 'none')
            continue;
        const sure = matched === 'full' && handler.when === null;
        handledBy.push(sure ? handler : { ...handler, conditional: true });
        if (handler.action === 'retry') {
            if (sure)
                spent = 'full';
            else if (spent === 'none')
                spent = 'part';
        }
        else if (sure) {
            return { handledBy, escapes: handler.action === 'propagate' };
        }
    }
    return { handledBy, escapes: true };
}
function matchedBy({ patterns, afterRetry }, kind, spent) {
    const direct = patterns.coverageOf(kind);
    if (direct !== 'full' && afterRetry && spent !== 'none')
        return spent;
    return direct === 'part' && kind === types/* ANY_KIND */.O ? 'none' : direct;
}

// EXTERNAL MODULE: ./build/config/contract/potential.js
var potential = __webpack_require__(6928);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
;// CONCATENATED MODULE: ./build/config/contract/render.js


const MANY = 4;
const STYLES = { bold: '1', dim: '2', red: '31', green: '32', yellow: '33' };
function renderContract(contract, color) {
    const paint = color ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_, text) => text;
    return filesOf(contract)
        .map((file) => renderFile(file, paint))
        .join('\n');
}
function filesOf(contract) {
    const seen = new Map();
    const visit = (one) => {
        if (seen.has(one.file))
            return;
        seen.set(one.file, one);
        for (const child of one.children)
            visit(child);
    };
    visit(contract);
    return [...seen.values()];
}
function renderFile(contract, paint) {
    const rows = contract.nodes.flatMap((node) => rowsOf(node));
    const lines = [paint('bold', `${printable(contract.workflow)} (${contract.file})`), ''];
    if (rows.length === 0)
        lines.push('  No node of this file can raise a typed error.');
    else
        lines.push(...table(rows, paint));
    lines.push('', ...escapeLines(contract, paint), '');
    return lines.join('\n');
}
function rowsOf(node) {
    return node.raises.map((raised, index) => {
        const name = index === 0 ? `${node.node} [${node.type}${node.typed ? '' : ', untyped'}]` : '';
        return {
            cells: [name, kindText(raised.kind), sourceText(raised), handlingText(raised, node)],
            escapes: raised.escapes,
        };
    });
}
function kindText(kind) {
    return kind === types/* ANY_KIND */.O ? '(any kind)' : kind;
}
function sourceText(raised) {
    if (raised.kind === types/* ANY_KIND */.O && raised.source === 'declared')
        return 'not declared';
    const source = raised.source === 'engine' ? 'engine-made' : raised.source === 'child' ? 'passed on' : raised.source;
    return raised.via === null ? source : `${source} by ${raised.via}`;
}
function handlingText(raised, node) {
    const parts = raised.handledBy.filter((handler) => handler.action !== 'propagate').map(handlerText);
    if (raised.escapes)
        parts.push(node.group === null ? 'ESCAPES' : `to group ${node.group}`);
    return parts.join(', then ');
}
function handlerText(handler) {
    const place = handler.scope === 'workflow' ? ' (error_routes)' : '';
    const maybe = handler.when === null ? '' : ' if its when holds';
    switch (handler.action) {
        case 'to':
            return `to ${handler.target ?? '?'}${maybe}${place}`;
        case 'retry': {
            const from = handler.target === null ? '' : ` from ${handler.target}`;
            return `retry ${handler.retry?.max ?? 0}x${from}${maybe}${place}`;
        }
        default:
            return `${handler.action}${maybe}${place}`;
    }
}
function table(rows, paint) {
    const head = ['node', 'kind', 'from', 'handled by'];
    const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row.cells[column]?.length ?? 0)));
    const line = (cells) => `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
    return [
        paint('dim', line(head)),
        ...rows.map(({ cells, escapes }) => {
            const text = line(cells);
            return escapes ? text.replace(/ESCAPES$/, paint('red', 'ESCAPES')) : text;
        }),
    ];
}
function escapeLines(contract, paint) {
    if (contract.escapes.length === 0)
        return [paint('green', '  Nothing escapes this file.')];
    return [
        paint('yellow', '  Escapes this file:'),
        ...escapeGroups(contract.escapes).map(({ what, nodes }) => `    ${what}  from ${nodes}`),
    ];
}
function escapeGroups(escapes) {
    const groups = new Map();
    for (const { kind, nodes: from } of escapes) {
        const [prefix, nodes] = [kind.slice(0, kind.lastIndexOf('.') + 1), from.join(', ')];
        const group = groups.get(`${prefix}\n${nodes}`) ?? { prefix, nodes, kinds: [] };
        group.kinds.push(kindText(kind));
        groups.set(`${prefix}\n${nodes}`, group);
    }
    return [...groups.values()].flatMap(({ prefix, nodes, kinds }) => kinds.length < MANY
        ? kinds.map((what) => ({ what, nodes }))
        : [{ what: `${prefix}* (${(0,messages/* counted */.hS)(kinds.length, 'kind')})`, nodes }]);
}
function printable(text) {
    return text.replace(/\p{Cc}/gu, ' ');
}

;// CONCATENATED MODULE: ./build/config/contract/index.js










const contractOf = (0,cached/* cached */.P)((workflow) => isInCircle(workflow, new Set()) ? circularContract(workflow) : plainContract(workflow));
function plainContract(workflow) {
    return build(workflow, new Map([...workflow.children].map(([path, child]) => [path, contractOf(child)])));
}
function isInCircle(workflow, open, clear = new Set()) {
    if (open.has(workflow))
        return true;
    if (clear.has(workflow))
        return false;
    const inside = new Set([...open, workflow]);
    if ([...workflow.children.values()].some((child) => isInCircle(child, inside, clear)))
        return true;
    clear.add(workflow);
    return false;
}
function circularContract(root) {
    const files = (0,model/* allVariants */.Em)(root);
    const contracts = new Map();
    for (let before = -1, now = 0; now > before;) {
        before = now;
        for (const file of files)
            contracts.set(file, build(file, contractsOf(file.children, contracts)));
        now = [...contracts.values()].reduce((sum, { escapes }) => sum + escapes.length, 1);
    }
    return asTree(root, contracts, new Set());
}
function contractsOf(children, contracts) {
    return new Map([...children].map(([path, child]) => [path, contracts.get(child) ?? silent(child)]));
}
function silent(workflow) {
    const { displayFile: file, settings } = workflow;
    return { file, workflow: settings.name, nodes: [], errorRoutes: [], escapes: [], children: [] };
}
function asTree(workflow, contracts, listed) {
    listed.add(workflow);
    const children = [];
    for (const child of workflow.children.values())
        if (!listed.has(child))
            children.push(asTree(child, contracts, listed));
    return { ...(contracts.get(workflow) ?? silent(workflow)), children };
}
function build(workflow, children) {
    const errorRoutes = handlersOf(workflow, workflow.settings.error_routes ?? [], ['workflow', 'error_routes'], 'workflow');
    const sites = (0,config_sites/* sitesOf */.Yc)(workflow);
    const byLabel = new Map(sites.map((site) => [site.label, site]));
    const contracts = new Map();
    const around = {
        workflow,
        child: (path) => children.get(path) ?? null,
        memberKinds: (group) => memberKinds(group, byLabel, contracts),
    };
    const shared = {
        handlers: errorRoutes.length === 0 ? [] : [new HandlerList(errorRoutes)],
        targets: new Set(errorRoutes.flatMap(({ target }) => target ?? [])),
        raises: new Map(),
    };
    const groups = [];
    for (const site of sites) {
        if ((0,model/* isGroup */.IZ)(site.step))
            groups.push(site);
        else
            contracts.set(site, nodeContract(site, around, shared));
    }
    for (const site of groups)
        contracts.set(site, nodeContract(site, around, shared));
    const nodes = sites.flatMap((site) => contracts.get(site) ?? []);
    return {
        file: workflow.displayFile,
        workflow: workflow.settings.name,
        nodes,
        errorRoutes,
        escapes: escapesOf(workflow, nodes),
        children: [...new Set(children.values())],
    };
}
function memberKinds(group, sites, contracts) {
    const labels = group.type === 'parallel' ? group.agents : [`${group.name}.${group.agent.name}`];
    return labels.flatMap((label) => {
        const site = sites.get(label);
        const contract = site === undefined ? undefined : contracts.get(site);
        if (contract === undefined)
            return [];
        return contract.raises
            .filter((raised) => raised.escapes)
            .map((raised) => ({ member: contract.node, raised, typed: contract.typed }));
    });
}
function nodeContract(site, around, shared) {
    const { workflow } = around;
    const handlers = ownHandlers(workflow, site);
    const common = shared.targets.has(site.label) ? null : (0,potential/* commonKinds */.r6)(site, around);
    const known = common === null ? undefined : shared.raises.get(common);
    const raises = known ?? raisedKinds(site, around, handlers, shared);
    if (common !== null)
        shared.raises.set(common, raises);
    return {
        ...workflow.at(site.path),
        node: site.label,
        type: site.step.type,
        typed: (0,error_mode/* usesErrorRouting */.fF)(workflow, site.step),
        group: site.group?.name ?? null,
        raises,
        handlers,
    };
}
function raisedKinds(site, around, handlers, shared) {
    const own = new HandlerList(handlers);
    const asked = site.group !== null || site.inFinally ? [own] : [own, ...shared.handlers];
    return (0,potential/* potentialKinds */.OS)(site, around).map(({ kind, source, via }) => {
        const { handledBy, escapes } = handlingOf(kind, asked, site.label);
        return { kind, source, via, handledBy, escapes };
    });
}
function escapesOf(workflow, nodes) {
    const reachable = (0,graph/* reachableSteps */.lL)((0,graph/* staticGraph */.xw)(workflow));
    const escapes = new Map();
    const escaping = new Map();
    for (const node of nodes) {
        if (node.group !== null || !reachable.has(node.node))
            continue;
        const kinds = escaping.get(node.raises) ?? node.raises.filter((raised) => raised.escapes);
        escaping.set(node.raises, kinds);
        for (const { kind } of kinds)
            (0,lists/* addTo */.D)(escapes, kind, node.node);
    }
    return [...escapes].map(([kind, from]) => ({ kind, nodes: from }));
}


/***/ }),

/***/ 2427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ PatternSet),
/* harmony export */   E3: () => (/* binding */ prefixesOf),
/* harmony export */   Fp: () => (/* binding */ coveringPatterns),
/* harmony export */   vk: () => (/* binding */ coverage)
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5163);


function coverage(pattern, kind) {
    if (pattern === _types_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_KIND */ .O || pattern === kind)
        return 'full';
    if (kind === _types_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_KIND */ .O)
        return (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(pattern) ? 'none' : 'part';
    if (pattern.endsWith('.*') && kind.startsWith(pattern.slice(0, -1)))
        return 'full';
    if (kind.endsWith('.*') && pattern.startsWith(kind.slice(0, -1)))
        return 'part';
    return 'none';
}
function coveringPatterns(kind) {
    return [_types_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_KIND */ .O, kind, ...prefixesOf(kind)];
}
function prefixesOf(pattern) {
    const prefixes = [];
    for (let dot = pattern.indexOf('.'); dot >= 0; dot = pattern.indexOf('.', dot + 1))
        prefixes.push(`${pattern.slice(0, dot)}.*`);
    return prefixes;
}
class PatternSet {
    #patterns;
    #prefixes;
    constructor(patterns) {
        this.#patterns = new Set(patterns);
        this.#prefixes = new Set(patterns.flatMap(prefixesOf));
    }
    coverageOf(kind) {
        if (coveringPatterns(kind).some((pattern) => this.#patterns.has(pattern)))
            return 'full';
        if (kind === _types_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_KIND */ .O)
            return [...this.#patterns].every(_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO) ? 'none' : 'part';
        return kind.endsWith('.*') && this.#prefixes.has(kind) ? 'part' : 'none';
    }
    meets(pattern) {
        if (pattern === _types_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_KIND */ .O)
            return this.#patterns.size > 0;
        if (this.#patterns.has(_types_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_KIND */ .O) && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(pattern))
            return true;
        if (pattern.endsWith('.*') && this.#prefixes.has(pattern))
            return true;
        return [pattern, ...prefixesOf(pattern)].some((kind) => this.#patterns.has(kind));
    }
}


/***/ }),

/***/ 6928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ declaresKinds),
/* harmony export */   J8: () => (/* binding */ classifiedKinds),
/* harmony export */   OS: () => (/* binding */ potentialKinds),
/* harmony export */   r6: () => (/* binding */ commonKinds)
/* harmony export */ });
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5026);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3302);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3367);
/* harmony import */ var _classify_sets_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6999);
/* harmony import */ var _error_mode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1449);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5171);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9814);
/* harmony import */ var _sites_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2247);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(704);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5163);











function potentialKinds(site, around) {
    const found = new Map();
    const add = (kind, source, via = null) => {
        if (!found.has(kind))
            found.set(kind, { kind, source, via });
    };
    const { step } = site;
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step))
        authorKinds(step, site, around, add);
    if (step.type === 'workflow')
        childKinds(step, around, add);
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .isGroup */ .IZ)(step))
        groupKinds(step, around, add);
    const open = found.get(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O);
    if (open !== undefined && !(0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step)) {
        for (const kind of namedInRoutes(site, around.workflow))
            add(kind, open.source, open.via);
    }
    for (const kind of engineKinds(site, around))
        add(kind, 'engine');
    return [...found.values()];
}
function commonKinds(site, around) {
    const { step, group, inFinally } = site;
    if (!(0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step) || declaresKinds(step) || group !== null || inFinally)
        return null;
    if ((0,_sites_js__WEBPACK_IMPORTED_MODULE_7__/* .siteRoutes */ .ui)(site).some((route) => route.on_error !== undefined))
        return null;
    return engineKinds(site, around).join(' ');
}
function authorKinds(step, site, around, add) {
    for (const kind of step.raises ?? [])
        add(kind, 'declared');
    if (step.type === 'script')
        for (const kind of classifiedKinds(step))
            add(kind, 'classify');
    if (declaresKinds(step))
        return;
    for (const kind of namedInRoutes(site, around.workflow))
        add(kind, 'declared');
    add(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O, 'declared');
}
function classifiedKinds(step) {
    return (step.classify ?? []).flatMap((rule) => [
        ...(rule.use === undefined ? [] : (0,_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_3__/* .kindsOfSet */ .F5)(rule.use)),
        ...(rule.kind === undefined ? [] : [rule.kind]),
    ]);
}
function declaresKinds(step) {
    if ('raises' in step && step.raises !== undefined)
        return true;
    return step.type === 'script' && (step.classify?.length ?? 0) > 0;
}
function namedInRoutes(site, workflow) {
    const shared = site.group === null ? (workflow.settings.error_routes ?? []) : [];
    return [...(0,_sites_js__WEBPACK_IMPORTED_MODULE_7__/* .siteRoutes */ .ui)(site), ...shared]
        .flatMap((route) => (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternsOf */ .D4)(route.on_error ?? false))
        .filter((pattern) => pattern !== _types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(pattern));
}
function childKinds(step, around, add) {
    const child = around.child(step.workflow);
    if (child === null) {
        for (const kind of step.raises ?? [])
            add(kind, 'declared');
        if (step.raises === undefined)
            add(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O, 'child', step.workflow);
        return;
    }
    const open = child.escapes.some((one) => one.kind === _types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O);
    for (const { kind } of child.escapes) {
        if ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(kind) || step.raises === undefined || step.raises.includes(kind))
            add(kind, 'child', child.file);
    }
    if (open)
        for (const kind of step.raises ?? [])
            add(kind, 'declared');
}
function groupKinds(group, around, add) {
    if ((group.failure_mode ?? 'fail_fast') !== 'fail_fast')
        return;
    const groupTyped = (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, group);
    for (const { member, raised, typed } of around.memberKinds(group)) {
        if (typed || groupTyped || !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isEngineKind */ .Dj)(raised.kind))
            add(raised.kind, 'child', member);
    }
}
function engineKinds(site, around) {
    const { step, group } = site;
    const typed = (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, step) || (group !== null && (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, group));
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[step.type].kinds.filter((kind) => isMade(kind, site, typed, around));
}
function isMade(kind, site, typed, around) {
    const { step } = site;
    switch (kind) {
        case 'internal.policy_denied':
            return !site.inFinally && policiesReach(around.workflow, step);
        case 'internal.circuit_open':
            return hasBreaker(around.workflow, step);
        case 'internal.schema_violation':
            return (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step) || (typed && hasSchema(step, around.workflow));
        case 'internal.group_failed':
            return (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .isGroup */ .IZ)(step) && groupCanFail(step, typed, around);
        case 'provider.tool_unavailable':
        case 'internal.limit_exceeded':
            return typed && step.type === 'agent' && (0,_tools_js__WEBPACK_IMPORTED_MODULE_9__/* .mayUseTools */ .m2)(around.workflow, step);
        case 'internal.timeout':
            return typed && (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .timeoutOf */ .Rq)(step) !== null;
        case 'internal.undeclared_kind':
            return 'raises' in step && step.raises !== undefined && (step.type !== 'workflow' || childSurprises(step, around));
        case 'internal.template_error':
            return typed && (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .mayFailInTemplate */ .dV)(around.workflow, site);
        case 'subworkflow.terminated':
            return typed && step.type === 'workflow' && childTerminates(around.workflow, step);
        default:
            return typed;
    }
}
function hasSchema(step, workflow) {
    if (step.type === 'workflow')
        return step.output !== undefined || childMayRefuse(step, workflow);
    if (step.type === 'wait')
        return typeof step.duration === 'string' && (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(step.duration);
    if (step.type !== 'set' || step.output !== undefined)
        return true;
    return step.output_type !== undefined && step.output_type !== 'auto' && step.output_type !== 'string';
}
function childMayRefuse({ workflow: file, input_mapping: mapping }, workflow) {
    const own = workflow.settings.input ?? {};
    return Object.entries(workflow.children.get(file)?.settings.input ?? {}).some(([name, { type }]) => mapping === undefined
        ? own[name] !== undefined && own[name].type !== type
        : Object.hasOwn(mapping, name) && type !== 'string');
}
function groupCanFail(group, typed, around) {
    if ((group.failure_mode ?? 'fail_fast') === 'fail_fast')
        return false;
    return (typed ||
        around.memberKinds(group).some(({ raised, typed: memberTyped }) => memberTyped || !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isEngineKind */ .Dj)(raised.kind)));
}
function policiesReach(workflow, step) {
    const policies = workflow.settings.policies ?? [];
    return policies.some((policy) => policy.mode !== 'warn' && (policy.nodes === undefined || policy.nodes.includes(step.name)));
}
function hasBreaker(workflow, step) {
    if (workflow.settings.resilience?.circuit_breaker !== undefined)
        return true;
    return 'resilience' in step && step.resilience?.circuit_breaker !== undefined;
}
function childSurprises(step, around) {
    const child = around.child(step.workflow);
    if (child === null)
        return true;
    return child.escapes.some(({ kind }) => !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(kind) && step.raises?.includes(kind) !== true);
}
function childTerminates(workflow, step) {
    const child = workflow.children.get(step.workflow);
    return child === undefined || canTerminate(child);
}
const canTerminate = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_10__/* .cached */ .P)((workflow) => {
    const reachable = (0,_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .reachableSteps */ .lL)((0,_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .staticGraph */ .xw)(workflow));
    return [...workflow.steps].some(([name, step]) => step.type === 'terminate' && step.status === 'failed' && reachable.has(name));
});


/***/ }),

/***/ 5163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ ANY_KIND)
/* harmony export */ });
const ANY_KIND = '*';


/***/ }),

/***/ 3375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ Dominators)
/* harmony export */ });
class Dominators {
    #order;
    #index;
    #idom;
    #spans = null;
    constructor(entry, next) {
        this.#order = postorder(entry, next);
        this.#index = new Map(this.#order.map((name, position) => [name, position]));
        this.#idom = immediateDominators(this.#order, this.#index, next);
    }
    of(node) {
        const exit = this.#index.get(node);
        const last = this.#order.length - 1;
        if (exit === undefined)
            return null;
        const found = new Set();
        for (let current = exit;; current = this.#idom[current] ?? last) {
            const name = this.#order[current];
            if (name !== undefined)
                found.add(name);
            if (current === last)
                return found;
        }
    }
    isPassed(other, node) {
        const [outer, inner] = [this.#index.get(other), this.#index.get(node)];
        if (outer === undefined || inner === undefined)
            return false;
        this.#spans ??= spansOf(this.#idom);
        const { starts, sizes } = this.#spans;
        const distance = (starts[inner] ?? 0) - (starts[outer] ?? 0);
        return distance >= 0 && distance < (sizes[outer] ?? 0);
    }
}
function immediateDominators(order, index, next) {
    const last = order.length - 1;
    const predecessors = order.map(() => []);
    for (const [position, name] of order.entries()) {
        for (const target of next(name)) {
            const to = index.get(target);
            if (to !== undefined)
                predecessors[to]?.push(position);
        }
    }
    const idom = new Array(order.length).fill(-1);
    idom[last] = last;
    for (let changed = true; changed;) {
        changed = false;
        for (let current = last - 1; current >= 0; current--) {
            const dominator = commonDominator(predecessors[current] ?? [], idom);
            if (dominator !== idom[current]) {
                idom[current] = dominator;
                changed = true;
            }
        }
    }
    return idom;
}
function spansOf(idom) {
    const last = idom.length - 1;
    const sizes = idom.map(() => 1);
    for (let current = 0; current < last; current++) {
        const parent = idom[current] ?? last;
        sizes[parent] = (sizes[parent] ?? 0) + (sizes[current] ?? 0);
    }
    const starts = idom.map(() => 0);
    const free = idom.map(() => 1);
    for (let current = last - 1; current >= 0; current--) {
        const parent = idom[current] ?? last;
        const start = free[parent] ?? 0;
        starts[current] = start;
        free[current] = start + 1;
        free[parent] = start + (sizes[current] ?? 0);
    }
    return { starts, sizes };
}
function commonDominator(predecessors, idom) {
    let common = -1;
    for (const predecessor of predecessors) {
        if ((idom[predecessor] ?? -1) === -1)
            continue;
        if (common === -1) {
            common = predecessor;
            continue;
        }
        let other = predecessor;
        while (common !== other) {
            if (common < other)
                common = idom[common] ?? common;
            else
                other = idom[other] ?? other;
        }
    }
    return common;
}
function postorder(entry, next) {
    const order = [];
    const seen = new Set([entry]);
    const stack = [
        { name: entry, targets: next(entry), at: 0 },
    ];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        const target = top.targets[top.at++];
        if (target === undefined) {
            order.push(top.name);
            stack.pop();
        }
        else if (!seen.has(target)) {
            seen.add(target);
            stack.push({ name: target, targets: next(target), at: 0 });
        }
    }
    return order;
}


/***/ }),

/***/ 1449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ isUnseen),
/* harmony export */   Vn: () => (/* binding */ unseenScripts),
/* harmony export */   dV: () => (/* binding */ mayFailInTemplate),
/* harmony export */   eZ: () => (/* binding */ isStrictFile),
/* harmony export */   fF: () => (/* binding */ usesErrorRouting),
/* harmony export */   io: () => (/* binding */ isStrict),
/* harmony export */   xL: () => (/* binding */ readsExitCode)
/* harmony export */ });
/* harmony import */ var _rules_templates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3368);
/* harmony import */ var _sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2247);


const factsOfFiles = new WeakMap();
function factsOf(workflow) {
    const facts = factsOfFiles.get(workflow) ?? templateFacts(workflow);
    factsOfFiles.set(workflow, facts);
    return facts;
}
function isStrictFile({ settings }) {
    return settings.runtime?.strict_exit !== false;
}
function readsExitCode(workflow, node) {
    return factsOf(workflow).exitCodesRead.has(node);
}
function mayFailInTemplate(workflow, { step, group }) {
    const { runtime, error_routes: errorRoutes } = workflow.settings;
    const meant = runtime?.strict_exit === true || (errorRoutes !== undefined && errorRoutes.length > 0);
    if (meant || speaksOfErrors(step) || (group !== null && speaksOfErrors(group)))
        return true;
    return factsOf(workflow).templated.has(step) || listsInput(step);
}
function usesErrorRouting(workflow, step) {
    if (step.type === 'terminate')
        return false;
    if (speaksOfErrors(step))
        return true;
    return ownStrictExit(step) ?? isStrictFile(workflow);
}
function isStrict(workflow, step) {
    if (!usesErrorRouting(workflow, step))
        return false;
    if (speaksOfErrors(step) || workflow.settings.runtime?.strict_exit === true)
        return true;
    return !readsExitCode(workflow, step.name);
}
function unseenScripts(workflow) {
    return (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .sitesOf */ .Yc)(workflow).filter(({ step, group }) => step.type === 'script' && group === null && isUnseen(workflow, step));
}
function isUnseen(workflow, step) {
    return !usesErrorRouting(workflow, step) && step.strict_exit !== false && !readsExitCode(workflow, step.name);
}
function ownStrictExit(step) {
    return 'strict_exit' in step ? step.strict_exit : undefined;
}
function speaksOfErrors(step) {
    if (step.type === 'terminate')
        return false;
    if (ownStrictExit(step) === true)
        return true;
    if ('raises' in step && step.raises !== undefined && step.raises.length > 0)
        return true;
    if ('classify' in step && step.classify !== undefined && step.classify.length > 0)
        return true;
    if ('resilience' in step && step.resilience !== undefined)
        return true;
    return step.routes?.some((route) => route.on_error !== undefined) === true;
}
const FIELD = 'exit_code';
function listsInput(step) {
    return 'input' in step && step.input !== undefined && step.input.length > 0;
}
function templateFacts(workflow) {
    const read = new Set();
    const templated = new Set();
    for (const use of (0,_rules_templates_js__WEBPACK_IMPORTED_MODULE_0__/* .templatesOf */ .r3)(workflow)) {
        if (use.site !== null)
            templated.add(use.site.step);
        if (!use.source.includes(FIELD))
            continue;
        for (const { path } of use.parsed.references) {
            const name = nodeAsked(path, use, workflow);
            if (name !== null)
                read.add(name);
        }
    }
    for (const { step } of (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .sitesOf */ .Yc)(workflow)) {
        const listed = 'input' in step && step.input !== undefined ? step.input : [];
        for (const entry of listed) {
            const [name = '', ...rest] = entry.replace(/\?$/, '').split('.');
            if (rest.at(-1) === FIELD)
                read.add(name);
        }
    }
    return { exitCodesRead: read, templated };
}
function nodeAsked(path, use, workflow) {
    const [root = '', second, third] = path;
    const leads = (field) => field === undefined || field === FIELD;
    if (workflow.steps.has(root)) {
        return second === undefined || (second === 'output' && leads(third)) ? root : null;
    }
    for (const [suffix, field] of [
        [`_output_${FIELD}`, FIELD],
        ['_output', second],
    ]) {
        const name = root.endsWith(suffix) ? root.slice(0, -suffix.length) : '';
        if (workflow.steps.has(name))
            return leads(field) ? name : null;
    }
    const own = use.site === null || !isOnSuccess(use) ? null : use.site.step.name;
    if (root === FIELD || root === `output_${FIELD}`)
        return own;
    return root === 'output' && leads(second) ? own : null;
}
function isOnSuccess({ site, path }) {
    const at = path.indexOf('routes');
    const index = path[at + 1];
    if (site === null || at === -1 || typeof index !== 'number')
        return false;
    return (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .siteRoutes */ .ui)(site)[index]?.on_error === undefined;
}


/***/ }),

/***/ 4196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sq: () => (/* binding */ countedOrNone),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* unused harmony export renderFinding */
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1072);


const WINDOW = 100;
const RED = '31';
const YELLOW = '33';
const DIM = '2';
const BOLD = '1';
function renderFinding(finding, sources, color) {
    const paint = (code, text) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
    const tint = finding.severity === 'error' ? RED : YELLOW;
    const place = finding.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_FILE */ .tW ? '' : `${visible(finding.file)}:${finding.line}:${finding.column}`;
    const lines = [
        `${place === '' ? '' : `${paint(BOLD, place)}: `}${paint(tint, finding.severity)} ${finding.code}: ${visible(whole(finding))}`,
    ];
    const source = lineOf(sources.get(finding.file), finding.line);
    if (source !== null && source.trim() !== '') {
        const number = String(finding.line);
        const { text, caret } = excerpt(source, finding.column - 1);
        lines.push(`  ${paint(DIM, `${number} |`)} ${text}`);
        lines.push(`  ${paint(DIM, `${' '.repeat(number.length)} |`)} ${' '.repeat(caret)}${paint(tint, '^')}`);
    }
    return lines.join('\n');
}
function whole({ message, suggestion }) {
    if (suggestion === null)
        return message;
    const stop = endsWithAny(message, '.!?:') ? '' : '.';
    const end = endsWithAny(suggestion, '.!?') ? '' : '.';
    return `${message}${stop} ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .capital */ .Nx)(suggestion)}${end}`;
}
function endsWithAny(text, signs) {
    return text !== '' && signs.includes(text.slice(-1));
}
function renderFindings(findings, sources, color) {
    if (findings.length === 0)
        return '';
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const counts = [countedOrNone(errors, 'error'), countedOrNone(findings.length - errors, 'warning')].filter((text) => text !== '');
    return [...findings.map((finding) => renderFinding(finding, sources, color)), counts.join(', ')].join('\n');
}
function countedOrNone(count, noun) {
    return count === 0 ? '' : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, noun);
}
function lineOf(text, line) {
    const found = text?.split('\n', line)[line - 1] ?? null;
    return found?.endsWith('\r') ? found.slice(0, -1) : found;
}
function excerpt(line, column) {
    const at = Math.max(0, Math.min(column, line.length));
    const start = line.length <= WINDOW ? 0 : Math.max(0, Math.min(at - WINDOW / 2, line.length - WINDOW));
    const end = Math.min(line.length, start + WINDOW);
    const before = `${start > 0 ? '…' : ''}${visible(line.slice(start, at))}`;
    return { text: `${before}${visible(line.slice(at, end))}${end < line.length ? '…' : ''}`, caret: [...before].length };
}
const NAMED = { '\t': ' ', '\n': '\\n', '\r': '\\r' };
function visible(text) {
    return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (char) => {
        const code = char.charCodeAt(0);
        return NAMED[char] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`);
    });
}


/***/ }),

/***/ 5171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ stepsBefore),
/* harmony export */   Re: () => (/* binding */ optionsDecide),
/* harmony export */   lL: () => (/* binding */ reachableSteps),
/* harmony export */   mj: () => (/* binding */ canReenter),
/* harmony export */   pd: () => (/* binding */ stepsOnEveryPath),
/* harmony export */   xw: () => (/* binding */ staticGraph)
/* harmony export */ });
/* unused harmony export reachability */
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5026);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);
/* harmony import */ var _core_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2735);
/* harmony import */ var _dominators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3375);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);





function routesOf(step) {
    return step.type === 'terminate' ? [] : (step.routes ?? []);
}
function isErrorRoute(route) {
    return route.on_error !== undefined;
}
function handlesEverything(route) {
    return (isErrorRoute(route) &&
        route.when === undefined &&
        route.retry === undefined &&
        (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternsOf */ .D4)(route.on_error ?? false).includes('*'));
}
const staticGraph = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_2__/* .cached */ .P)(build);
function build(workflow) {
    const edges = new Map();
    const members = new Map();
    for (const [name, step] of workflow.steps) {
        edges.set(name, edgesOf(name, step, workflow.stepPaths.get(name) ?? []));
        if (step.type === 'parallel')
            members.set(name, step.agents);
    }
    const shared = sharedRoutes(workflow.settings.error_routes ?? []);
    const entry = workflow.settings.entry_point;
    const targets = new Set([
        entry,
        ...[...edges.values()].flat().map(({ to }) => to),
        ...shared.flatMap(({ route }) => route.to ?? []),
    ]);
    for (const name of [...members.values()].flat()) {
        if (!targets.has(name))
            edges.set(name, (edges.get(name) ?? []).filter(({ via }) => via !== 'implicit-end'));
    }
    return {
        entry,
        edges,
        members,
        finallySteps: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .finallySteps */ .x3)(workflow),
        successors(name) {
            const own = edges.get(name) ?? [];
            const step = workflow.steps.get(name);
            if (shared.length === 0 || step === undefined || !seesSharedRoutes(step))
                return own;
            return [...own, ...sharedEdges(shared, name)];
        },
    };
}
function seesSharedRoutes(step) {
    if (step.type === 'terminate')
        return false;
    return !routesOf(step).some(handlesEverything);
}
function sharedRoutes(routes) {
    return routes.flatMap((route, index) => {
        const isLast = handlesEverything(route);
        if (route.to === undefined && !isLast)
            return [];
        return [{ route, path: ['workflow', 'error_routes', index, 'to'], label: errorLabel(route), isLast }];
    });
}
function sharedEdges(routes, from) {
    const edges = [];
    for (const { route, path, label, isLast } of routes) {
        if (route.to === from)
            continue;
        if (route.to !== undefined) {
            edges.push({
                from,
                to: route.to,
                via: 'shared-error',
                conditional: true,
                label,
                path,
                ownOutput: route.output !== undefined,
            });
        }
        if (isLast)
            break;
    }
    return edges;
}
function errorLabel(route) {
    return (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternsOf */ .D4)(route.on_error ?? false).join(', ');
}
function edgesOf(from, step, path) {
    if (step.type === 'terminate')
        return [];
    const option = (to, field, label) => ({
        from,
        to,
        via: 'option',
        conditional: true,
        label,
        path: [...path, ...field],
        ownOutput: false,
    });
    const edges = [];
    if (step.type === 'human_gate') {
        for (const [index, { route, label }] of step.options.entries())
            if (route !== undefined)
                edges.push(option(route, ['options', index, 'route'], label));
    }
    if (step.type === 'questions' && step.allow_abort === true)
        edges.push(option(step.abort_route ?? _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp, ['abort_route'], 'abort'));
    if (step.type !== 'human_gate' || !optionsDecide(step))
        edges.push(...successEdges(from, routesOf(step), path));
    return [...edges, ...errorEdges(from, routesOf(step), path)];
}
function optionsDecide({ options, routes }) {
    return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined);
}
function successEdges(from, routes, path) {
    if (routes.length === 0)
        return [{ from, to: _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp, via: 'implicit-end', conditional: false, label: null, path, ownOutput: false }];
    const edges = [];
    for (const [index, route] of routes.entries()) {
        if (isErrorRoute(route))
            continue;
        const { to, when, output } = route;
        if (to !== undefined)
            edges.push({
                from,
                to,
                via: 'success',
                conditional: when !== undefined,
                label: when ?? null,
                path: [...path, 'routes', index, 'to'],
                ownOutput: output !== undefined,
            });
        if (when === undefined)
            break;
    }
    return edges;
}
function errorEdges(from, routes, path) {
    const edges = [];
    for (const [index, route] of routes.entries()) {
        if (!isErrorRoute(route))
            continue;
        const { to, retry, output } = route;
        const shared = { from, conditional: true, label: errorLabel(route), ownOutput: output !== undefined };
        const at = [...path, 'routes', index];
        if (to !== undefined)
            edges.push({ ...shared, to, via: 'error', path: [...at, 'to'] });
        else if (retry?.from !== undefined)
            edges.push({ ...shared, to: retry.from, via: 'retry', path: [...at, 'retry', 'from'], ownOutput: false });
        if (handlesEverything(route))
            break;
    }
    return edges;
}
function canReenter(workflow, from, step) {
    return from === step || withoutRetries(workflow).canReach(from, step);
}
const withoutRetries = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_2__/* .cached */ .P)((workflow) => reachability(staticGraph(workflow), (edge) => edge.via !== 'retry'));
function reachability(graph, follow) {
    const names = [...graph.edges.keys()];
    const targets = new Map(names.map((name) => [
        name,
        graph
            .successors(name)
            .filter(follow)
            .map(({ to }) => to),
    ]));
    const searches = new Map();
    return {
        canReach(from, to) {
            if (!targets.has(from) || !targets.has(to))
                return false;
            const { seen, open } = searches.get(from) ?? searchFrom(from);
            searches.set(from, { seen, open });
            while (!seen.has(to)) {
                const { value, done } = open.next();
                if (done === true)
                    return false;
                for (const target of targets.get(value) ?? [])
                    seen.add(target);
            }
            return true;
        },
    };
}
function searchFrom(start) {
    const seen = new Set([start]);
    return { seen, open: seen.values() };
}
function stepsBefore(workflow, step) {
    const graph = staticGraph(workflow);
    const before = new Map();
    for (const name of graph.edges.keys())
        for (const { to, via } of graph.successors(name))
            if (via !== 'retry')
                (0,_core_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(before, to, name);
    const seen = new Set([step]);
    for (const name of seen)
        for (const from of before.get(name) ?? [])
            seen.add(from);
    return [...workflow.steps.keys()].filter((name) => seen.has(name));
}
function reachableSteps(graph) {
    const seen = new Set();
    const open = [graph.entry, ...graph.finallySteps];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
        if (seen.has(name))
            continue;
        seen.add(name);
        for (const edge of graph.successors(name))
            if (!seen.has(edge.to))
                open.push(edge.to);
        for (const member of graph.members.get(name) ?? [])
            seen.add(member);
    }
    return seen;
}
function stepsOnEveryPath(workflow, graph) {
    const exit = ' exit';
    const next = (name) => {
        const step = workflow.steps.get(name);
        if (step === undefined)
            return [];
        if (step.type === 'terminate')
            return step.output_template === undefined ? [exit] : [];
        const targets = [];
        for (const edge of graph.successors(name)) {
            if (edge.to !== _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp)
                targets.push(edge.to);
            else if (!edge.ownOutput)
                targets.push(exit);
        }
        return targets;
    };
    return new _dominators_js__WEBPACK_IMPORTED_MODULE_4__/* .Dominators */ .t(graph.entry, next).of(exit);
}


/***/ }),

/***/ 9590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kZ: () => (/* binding */ retryBudget),
/* harmony export */   md: () => (/* binding */ POLICY_DEFAULTS),
/* harmony export */   z1: () => (/* binding */ resilienceOf)
/* harmony export */ });
function retryBudget(definition) {
    return {
        max: definition.max ?? 3,
        backoff: definition.backoff ?? 'exponential',
        initialSeconds: definition.initial_seconds ?? 1,
        maxSeconds: definition.max_seconds ?? 60,
        jitter: definition.jitter ?? 0.25,
        maxElapsedSeconds: definition.max_elapsed_seconds ?? null,
        from: definition.from ?? null,
    };
}
function resilienceOf(workflow, node) {
    const layers = [workflow ?? {}, node ?? {}];
    const retry = layers.some((layer) => layer.retry !== undefined);
    const breaker = layers.some((layer) => layer.circuit_breaker !== undefined);
    return {
        retry: retry ? retryPolicy({ ...layers[0].retry, ...layers[1].retry }) : null,
        breaker: breaker ? breakerPolicy({ ...layers[0].circuit_breaker, ...layers[1].circuit_breaker }) : null,
    };
}
function retryPolicy(settings) {
    return {
        maxRetries: settings.max_retries ?? 3,
        backoff: 'exponential',
        initialSeconds: settings.initial_delay ?? 1,
        multiplier: settings.backoff_multiplier ?? 2,
        maxSeconds: settings.max_delay ?? 60,
        jitter: settings.jitter ?? 0.25,
        retryable: settings.retryable ?? null,
    };
}
function breakerPolicy(settings) {
    return {
        failureThreshold: settings.failure_threshold ?? 5,
        recoveryTimeoutSeconds: settings.recovery_timeout ?? 60,
        successThreshold: settings.success_threshold ?? 2,
        key: settings.key ?? null,
        scope: settings.scope ?? 'run',
    };
}
const POLICY_DEFAULTS = {
    max_concurrent_tasks: { max: 5 },
    task_timeout: { max_seconds: 3600 },
    phase_gate: { min_success_rate: 0.8 },
    node_availability: {},
    expression: {},
    command: { args: [], timeout: 30 },
};


/***/ }),

/***/ 4063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ck: () => (/* binding */ unseenFailures),
  _B: () => (/* binding */ validateWorkflow)
});

// UNUSED EXPORTS: RULE_CODES

// EXTERNAL MODULE: ./build/config/contract/index.js + 2 modules
var config_contract = __webpack_require__(9106);
// EXTERNAL MODULE: ./build/config/graph.js
var config_graph = __webpack_require__(5171);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/sites.js
var config_sites = __webpack_require__(2247);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/core/lists.js
var lists = __webpack_require__(2735);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/core/step-types.js
var step_types = __webpack_require__(3302);
// EXTERNAL MODULE: ./build/config/dominators.js
var dominators = __webpack_require__(3375);
// EXTERNAL MODULE: ./build/config/error-mode.js
var error_mode = __webpack_require__(1449);
// EXTERNAL MODULE: ./build/config/rules/templates.js
var templates = __webpack_require__(3368);
;// CONCATENATED MODULE: ./build/config/rules/catch-all.js









const KIND = 'internal.template_error';
function checkCatchAlls(workflow, sites, graph, report) {
    const caught = new Map();
    const shared = (workflow.settings.error_routes ?? []).flatMap((route, index) => handlesTemplateErrors(route) ? [{ route, path: ['workflow', 'error_routes', index] }] : []);
    for (const site of sites) {
        const found = catchAllOf(workflow, graph, site, shared);
        if (found !== null)
            caught.set(site, found);
    }
    if (caught.size === 0)
        return;
    const warned = new Set();
    const ways = new Ways(graph);
    for (const use of (0,templates/* templatesOf */.r3)(workflow)) {
        const { scope, site } = use;
        const route = site === null ? undefined : caught.get(site);
        if (site === null || route === undefined || scope !== 'node')
            continue;
        for (const reference of use.parsed.references) {
            if (warned.has(site.label) || isSafe(workflow, ways, site, reference))
                continue;
            warned.add(site.label);
            warn(site, route, reference, report);
        }
    }
}
function isSafe(workflow, ways, { step }, reference) {
    if (reference.guarded)
        return true;
    const [root = ''] = reference.path;
    return isCertainRead(workflow, reference.path, {
        ranBefore: () => root !== step.name && ways.hasPassed(root, step.name),
        raisedBefore: () => ways.isOnlyAfterErrorOf(root, step.name),
    });
}
class Ways {
    #graph;
    #dominators = null;
    #groups = null;
    #edges = null;
    constructor(graph) {
        this.#graph = graph;
    }
    hasPassed(root, name) {
        const graph = this.#graph;
        this.#dominators ??= new dominators/* Dominators */.t(graph.entry, (from) => graph.successors(from).map(({ to }) => to));
        this.#groups ??= groupsByMember(graph);
        return this.#dominators.isPassed(this.#groups.get(root) ?? root, name);
    }
    isOnlyAfterErrorOf(raiser, name) {
        this.#edges ??= edgesByTarget(this.#graph);
        const ways = this.#edges.get(name) ?? [];
        return (ways.length > 0 && ways.every(({ from, via }) => from === raiser && (via === 'error' || via === 'shared-error')));
    }
}
function groupsByMember({ members }) {
    const groups = new Map();
    for (const [group, names] of members)
        for (const name of names)
            if (!groups.has(name))
                groups.set(name, group);
    return groups;
}
function edgesByTarget(graph) {
    const byTarget = new Map();
    for (const from of graph.edges.keys())
        for (const edge of graph.successors(from))
            (0,lists/* addTo */.D)(byTarget, edge.to, edge);
    return byTarget;
}
function warn(site, { path, target, effect }, reference, report) {
    const read = reference.path.join('.');
    const there = effect === target ? (0,messages/* quote */.hD)(target) : `${(0,messages/* quote */.hD)(target)} and on to ${(0,messages/* quote */.hD)(effect)}`;
    report.warning('catch-all-takes-template-error', path, `This route handles everything, also a mistake in a template: ${(0,messages/* quote */.hD)(site.label)} reads ${(0,messages/* quote */.hD)(read)}, and where that is missing the run goes to ${there}.`, `put \`- { on_error: ${KIND}, propagate: true }\` before it, name the kinds that it is for, or write \`${read} | default('')\``);
}
function catchAllOf(workflow, graph, site, shared) {
    const { step, group, inFinally } = site;
    if (group !== null || inFinally || !(0,error_mode/* usesErrorRouting */.fF)(workflow, step))
        return null;
    const found = ownRoute(site) ?? shared.find(({ route }) => route.to !== step.name);
    if (found === undefined)
        return null;
    const { route, path } = found;
    if (!(0,kinds/* patternsOf */.D4)(route.on_error ?? false).includes('*') || route.to === undefined)
        return null;
    const effect = effectBehind(workflow, graph, route.to);
    return effect === null ? null : { path: [...path, 'on_error'], target: route.to, effect };
}
function ownRoute(site) {
    const routes = (0,config_sites/* siteRoutes */.ui)(site);
    const index = routes.findIndex(handlesTemplateErrors);
    const route = routes[index];
    return route === undefined ? null : { route, path: [...site.path, 'routes', index] };
}
function handlesTemplateErrors(route) {
    if (route.on_error === undefined || route.when !== undefined || route.retry !== undefined)
        return false;
    return (0,kinds/* patternsOf */.D4)(route.on_error).some((pattern) => (0,kinds/* patternTakes */.Hq)(pattern, KIND));
}
function effectBehind(workflow, graph, target) {
    const seen = new Set();
    const open = [target];
    for (let name = open.shift(); name !== undefined; name = open.shift()) {
        const step = workflow.steps.get(name);
        if (step === undefined || seen.has(name))
            continue;
        seen.add(name);
        const { does } = step_types/* STEP_TYPES */.FU[step.type];
        if (does === 'work' || (0,model/* isGroup */.IZ)(step) || step.type === 'workflow')
            return name;
        if (does === 'ask')
            continue;
        for (const { to, via } of graph.edges.get(name) ?? [])
            if (via === 'success')
                open.push(to);
    }
    return null;
}
const GROUP_FIELDS = new Set(['outputs', 'errors', 'results', 'count', 'type']);
const ERROR_FIELDS = new Set(['kind', 'message', 'details', 'attempts', 'retries_exhausted']);
const READ_METHODS = new Set(['get', 'items', 'keys', 'values']);
function isCertainRead(workflow, path, facts) {
    const [root = '', part, field, ...deeper] = path;
    if (root === 'workflow')
        return part !== 'input' || isCertainInput(workflow, field, deeper);
    if (root === 'github')
        return part !== 'event' || field === undefined;
    const step = workflow.steps.get(root);
    if (step === undefined)
        return true;
    if (part === 'error')
        return facts.raisedBefore() && (field === undefined || isErrorField(field, deeper));
    if (!facts.ranBefore())
        return false;
    if ((0,model/* isGroup */.IZ)(step))
        return part === undefined || (GROUP_FIELDS.has(part) && (field === undefined || isMethod(field)));
    return part !== 'output' || field === undefined || isMethod(field) || isCertainField(workflow, step, field, deeper);
}
function isErrorField(field, deeper) {
    return ERROR_FIELDS.has(field) && (deeper[0] === undefined || isMethod(deeper[0]));
}
function isMethod(name) {
    return READ_METHODS.has(name);
}
function isCertainInput(workflow, name, deeper) {
    const declared = workflow.settings.input;
    if (name === undefined || isMethod(name))
        return true;
    if (declared === undefined || !Object.hasOwn(declared, name))
        return false;
    return deeper[0] === undefined || isMethod(deeper[0]);
}
function isCertainField(workflow, step, field, deeper) {
    if ('output' in step && isPromised(step.output, field))
        return true;
    if (deeper[0] !== undefined && !isMethod(deeper[0]))
        return false;
    return alwaysThere(workflow, step).includes(field);
}
function isPromised(schema, field) {
    const spec = schema !== undefined && Object.hasOwn(schema, field) ? schema[field] : undefined;
    return spec !== undefined && spec.required !== false;
}
function alwaysThere(workflow, step) {
    switch (step.type) {
        case 'script':
            return ['stdout', 'stderr', 'exit_code'];
        case 'set':
            return Object.keys(step.values ?? {});
        case 'wait':
            return ['waited_seconds'];
        case 'agent':
            return step.output === undefined ? ['result'] : [];
        case 'human_gate':
            return ['selected', 'additional_input'];
        case 'workflow':
            return Object.keys(workflow.children.get(step.workflow)?.output ?? {});
        default:
            return [];
    }
}

// EXTERNAL MODULE: ./build/config/generated/shapes.js
var shapes = __webpack_require__(131);
// EXTERNAL MODULE: ./build/config/resilience.js
var resilience = __webpack_require__(9590);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
;// CONCATENATED MODULE: ./build/config/rules/report.js


const RULE_CODES = [
    'unknown-entry-point',
    'unknown-target',
    'unknown-finally',
    'unknown-member',
    'unknown-policy-node',
    'unknown-group',
    'finally-not-allowed',
    'finally-routes',
    'duplicate-entry',
    'member-as-target',
    'route-without-action',
    'route-many-actions',
    'retry-on-success',
    'propagate-on-success',
    'recover-on-success',
    'side-effect-on-success',
    'error-routes-success',
    'bad-on-error',
    'duplicate-kind',
    'other-name',
    'no-success-route',
    'unreachable-route',
    'unreachable-error-route',
    'route-output-without-end',
    'catch-all-takes-template-error',
    'member-route',
    'member-retry-from',
    'retry-from-not-earlier',
    'bad-raises',
    'unknown-engine-kind',
    'never-routable',
    'impossible-kind',
    'undeclared-kind',
    'handled-never-raised',
    'raises-never-raised',
    'escape-not-announced',
    'announced-never-escapes',
    'template-syntax',
    'github-expression',
    'unknown-reference',
    'unknown-input',
    'undeclared-input',
    'unknown-attribute',
    'unknown-policy',
    'error-never-raised',
    'error-may-be-absent',
    'reads-sibling',
    'member-read-outside',
    'undeclared-reference',
    'bad-input-reference',
    'bad-source',
    'unknown-tool',
    'shell-interpolation',
    'command-with-spaces',
    'member-type',
    'member-of-two-groups',
    'shadowed-name',
    'policy-too-narrow',
    'unknown-child-input',
    'missing-child-input',
    'unreachable-node',
    'endless-loop',
    'output-may-be-missing',
    'path-over-limit',
    finding/* UNSEEN_FAILURE */.kj,
];
class Report {
    #workflow;
    #drafts = new Map();
    constructor(workflow) {
        this.#workflow = workflow;
    }
    get findings() {
        const own = this.#workflow.displayFile;
        const byFile = (a, b) => (a === own ? -1 : b === own ? 1 : a.localeCompare(b, 'en'));
        let errors = 0;
        return [...this.#drafts.values()]
            .sort((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : byFile(a.file, b.file)))
            .map((draft, index) => {
            const shown = index < finding/* MAX_FINDINGS */.Mt || (draft.severity === 'error' && errors < finding/* MAX_FINDINGS */.Mt);
            if (draft.severity === 'error')
                errors++;
            const { suggestion } = draft;
            return { ...draft, suggestion: typeof suggestion !== 'function' ? suggestion : shown ? suggestion() : null };
        });
    }
    error(code, place, message, suggestion = null) {
        this.#add('error', code, place, message, suggestion);
    }
    softened() {
        const warning = this.warning.bind(this);
        return { error: warning, warning };
    }
    warning(code, place, message, suggestion = null) {
        this.#add('warning', code, place, message, suggestion);
    }
    #add(severity, code, place, message, suggestion) {
        const { file, line, column } = 'file' in place ? place : this.#workflow.at(place);
        const key = `${file}:${line}:${column}:${code}:${message}`;
        if (!this.#drafts.has(key))
            this.#drafts.set(key, { file, line, column, code, severity, message, suggestion });
    }
}
function didYouMean(name, known, otherwise = null) {
    return () => {
        const found = (0,messages/* nearest */.pA)(name, typeof known === 'function' ? known() : known);
        if (found !== null)
            return `did you mean \`${found}\`?`;
        return typeof otherwise === 'function' ? otherwise() : otherwise;
    };
}
function listed(names, limit = 8) {
    const all = Array.isArray(names) ? names : [...names];
    const count = all.length;
    const first = all.slice(0, limit);
    const more = count > limit ? `, and ${count - limit} more` : '';
    return `${first.join(', ')}${more}`;
}

;// CONCATENATED MODULE: ./build/config/rules/groups.js





const SCOPE_NAMES = ['workflow', 'context', 'conductor', 'github', 'policy'];
function checkGroups(workflow, report) {
    const owners = new Map();
    for (const step of workflow.steps.values()) {
        const path = workflow.stepPaths.get(step.name) ?? [];
        if (step.type === 'parallel')
            checkMembers(workflow, step, path, owners, report);
        if (step.type === 'for_each')
            checkLoopVariable(workflow, step.as, [...path, 'as'], report);
    }
}
function checkMembers(workflow, group, path, owners, report) {
    for (const [index, name] of group.agents.entries()) {
        const at = [...path, 'agents', index];
        const member = workflow.steps.get(name);
        const owner = owners.get(name);
        if (member === undefined) {
            const nodes = () => [...workflow.steps.values()].filter(model/* isMember */.NB).map((step) => step.name);
            report.error('unknown-member', at, `The group ${group.name} names ${(0,messages/* quote */.hD)(name)}, which is not a node of this file.`, didYouMean(name, nodes));
        }
        else if (!(0,model/* isMember */.NB)(member)) {
            report.error('member-type', at, memberTypeMessage(name, member.type), `only ${listed(Object.keys(shapes/* UNIONS */.x.member))} nodes may be members; route to it from \`${group.name}\` instead`);
        }
        if (owner === group.name)
            report.error('duplicate-entry', at, `${(0,messages/* quote */.hD)(name)} is listed twice in the group ${group.name}.`);
        else if (owner !== undefined)
            report.error('member-of-two-groups', at, `${(0,messages/* quote */.hD)(name)} is a member of ${owner} already.`, 'give each group a node of its own');
        else
            owners.set(name, group.name);
    }
}
function memberTypeMessage(name, type) {
    if (type === 'terminate')
        return `${(0,messages/* quote */.hD)(name)} ends the run and cannot be a member of a group.`;
    if (type === 'parallel' || type === 'for_each')
        return `${(0,messages/* quote */.hD)(name)} is a group, and groups cannot be members of a group.`;
    return `${(0,messages/* quote */.hD)(name)} is of the type ${type}, which cannot be a member of a group.`;
}
function checkLoopVariable(workflow, name, path, report) {
    if (workflow.steps.has(name)) {
        report.warning('shadowed-name', path, `The loop variable ${(0,messages/* quote */.hD)(name)} hides the node of that name inside the group.`);
    }
}
function checkPolicies(workflow, report) {
    const known = new Set((0,model/* allVariants */.Em)(workflow).flatMap(namesOf));
    for (const [index, policy] of (workflow.settings.policies ?? []).entries()) {
        const path = ['workflow', 'policies', index];
        for (const [at, name] of (policy.nodes ?? []).entries()) {
            if (known.has(name))
                continue;
            report.error('unknown-policy-node', [...path, 'nodes', at], `The policy ${policy.name} names ${(0,messages/* quote */.hD)(name)}, which is not a node or group of this file.`, didYouMean(name, known));
        }
        if (policy.type === 'phase_gate')
            checkPhaseGate(workflow, policy.group, [...path, 'group'], report);
        if (policy.mode !== 'warn')
            checkLimits(workflow, policy, report);
    }
}
function checkPhaseGate(workflow, name, path, report) {
    const step = workflow.steps.get(name);
    if (step !== undefined && (0,model/* isGroup */.IZ)(step))
        return;
    const groups = [...workflow.steps.values()].filter(model/* isGroup */.IZ).map((group) => group.name);
    const message = step === undefined
        ? `phase_gate names the group ${(0,messages/* quote */.hD)(name)}, which this file does not have.`
        : `${(0,messages/* quote */.hD)(name)} is a node; phase_gate needs a group.`;
    report.error('unknown-group', path, message, didYouMean(name, groups, groups.length === 0 ? null : `groups: ${listed(groups)}`));
}
function checkLimits(workflow, policy, report) {
    const covers = (name) => policy.nodes === undefined || policy.nodes.includes(name);
    for (const step of workflow.steps.values()) {
        const path = workflow.stepPaths.get(step.name) ?? [];
        if (policy.type === 'max_concurrent_tasks' && (0,model/* isGroup */.IZ)(step)) {
            const max = policy.max ?? resilience/* POLICY_DEFAULTS */.md.max_concurrent_tasks.max;
            const members = step.type === 'parallel' ? step.agents : [step.agent.name];
            const width = step.type === 'parallel' ? Math.min((0,model/* concurrencyOf */.RO)(step), members.length) : (0,model/* concurrencyOf */.RO)(step);
            if (width > max && [step.name, ...members].some(covers)) {
                report.warning('policy-too-narrow', [...path, 'max_concurrent'], `${step.name} runs up to ${width} members at a time; the policy ${policy.name} denies what is over ${max}.`, `set \`max_concurrent: ${max}\``);
            }
        }
        if (policy.type === 'task_timeout' && covers(step.name)) {
            const timeout = (0,model/* timeoutOf */.Rq)(step);
            const max = policy.max_seconds ?? resilience/* POLICY_DEFAULTS */.md.task_timeout.max_seconds;
            if (timeout !== null && timeout.seconds >= max) {
                report.warning('policy-too-narrow', [...path, timeout.field], `The policy ${policy.name} denies nodes whose timeout is not below ${max} s.`);
            }
        }
    }
}
function namesOf({ steps }) {
    return [...steps.values()].flatMap((step) => (step.type === 'for_each' ? [step.name, step.agent.name] : [step.name]));
}

;// CONCATENATED MODULE: ./build/config/rules/known-names.js




const MAPPING_METHODS = new Set([
    'get',
    'items',
    'keys',
    'values',
    'copy',
    'pop',
    'setdefault',
    'update',
    'popitem',
    'clear',
    'fromkeys',
]);
const STEP_MARKS = new Set(['output', 'outputs', 'error', 'errors']);
const GROUP_ATTRIBUTES = ['outputs', 'errors', 'results', 'count', 'error', 'type'];
function knownNamesOf(workflow, sites, contract, given) {
    const members = new Map();
    for (const { step, group } of sites)
        if (group?.type === 'parallel')
            members.set(step.name, group.name);
    return {
        workflow,
        inputs: new Set(Object.keys(workflow.settings.input ?? {})),
        given: workflow.settings.input === undefined ? new Set(given) : null,
        policies: new Set((workflow.settings.policies ?? []).map((policy) => policy.name)),
        finallySteps: new Set((0,model/* finallySteps */.x3)(workflow)),
        raising: new Set(contract.nodes.filter((node) => node.raises.length > 0).map((node) => node.node)),
        members,
        handlers: handlersOf((0,config_graph/* staticGraph */.xw)(workflow)),
    };
}
function handlersOf(graph) {
    const entered = { byError: new Set(), otherwise: new Set([graph.entry, ...graph.finallySteps]) };
    for (const name of graph.edges.keys())
        for (const { to, via } of graph.successors(name))
            (via === 'error' || via === 'shared-error' ? entered.byError : entered.otherwise).add(to);
    return new Map([...entered.byError].map((name) => [name, entered.otherwise.has(name) ? 'sometimes' : 'always']));
}
class Use {
    reference;
    use;
    known;
    constructor(reference, use, known) {
        this.reference = reference;
        this.use = use;
        this.known = known;
    }
    at() {
        return this.known.workflow.within(this.use.path, this.reference.line, this.reference.column);
    }
}
function isLocalName(name, use) {
    return localNames(use).includes(name);
}
function localNames({ scope, site }) {
    const ofScope = NAMES_OF_SCOPES[scope] ?? [];
    return site?.group?.type === 'for_each' ? [...ofScope, site.group.as, '_index', '_key', site.step.name] : ofScope;
}
const NAMES_OF_SCOPES = {
    'success-route': ['output'],
    'error-route': ['output', 'error'],
    'error-hook': ['error'],
    'complete-hook': ['result'],
};
function checkInputName(name, optional, place, known, report) {
    if (known.inputs.has(name) || MAPPING_METHODS.has(name))
        return;
    if (known.given !== null) {
        tellUndeclared(name, optional, place, known.given, report);
        return;
    }
    const message = `${(0,messages/* quote */.hD)(name)} is not declared under workflow.input.`;
    const hint = didYouMean(name, known.inputs, () => known.inputs.size === 0 ? 'declare it under `workflow.input`' : `declared: ${listed(known.inputs)}`);
    if (optional)
        report.warning('unknown-input', place(), message, hint);
    else
        report.error('unknown-input', place(), message, hint);
}
function tellUndeclared(name, optional, place, given, report) {
    if (optional || given.has(name))
        return;
    given.add(name);
    const message = `${(0,messages/* quote */.hD)(name)} is declared nowhere: this file has no \`input\` block, so it is known only when it is given.`;
    report.warning('undeclared-input', place(), message, `give it with -i ${name}=TEXT, or declare it under \`workflow.input\``);
}

;// CONCATENATED MODULE: ./build/config/rules/input-lists.js




const ENTRY = /^([A-Za-z_][\w-]*)((?:\.[A-Za-z_0-9][\w-]*)+)(\?)?$/;
const FORMS = '`workflow.input.x`, `node.output`, `node.output.field`, `node.error`, `group.outputs` or `group.errors`, with `?` at the end when optional';
function parseEntry(text) {
    const match = ENTRY.exec(text.trim());
    const root = match?.[1];
    const rest = match?.[2]?.slice(1).split('.');
    if (root === undefined || rest === undefined)
        return null;
    return { path: [root, ...rest], optional: match?.[3] === '?' };
}
function checkInputLists(sites, known, report) {
    for (const site of sites) {
        if (!('input' in site.step) || site.step.input === undefined)
            continue;
        const seen = new Set();
        for (const [index, text] of site.step.input.entries()) {
            const path = [...site.path, 'input', index];
            if (seen.has(text))
                report.warning('duplicate-entry', path, `${(0,messages/* quote */.hD)(text)} is listed twice.`);
            seen.add(text);
            const entry = parseEntry(text);
            if (entry === null)
                report.error('bad-input-reference', path, `${(0,messages/* quote */.hD)(text)} is not a reference.`, `write ${FORMS}`);
            else
                checkEntry(entry, text, site, path, known, report);
        }
    }
}
function checkEntry(entry, text, site, path, known, report) {
    const [root = '', attribute = '', field] = entry.path;
    if (root === 'workflow') {
        if (attribute !== 'input' || field === undefined || entry.path.length > 3) {
            report.error('bad-input-reference', path, `${(0,messages/* quote */.hD)(text)} is not an input of the workflow.`, 'write `workflow.input.x`; `workflow.name` and the like are always there');
        }
        else {
            checkInputName(field, entry.optional, () => known.workflow.at(path), known, report);
        }
        return;
    }
    if (site.group?.type === 'for_each' && site.group.as === root)
        return;
    const step = known.workflow.steps.get(root);
    if (step === undefined) {
        const message = `${(0,messages/* quote */.hD)(text)} names ${(0,messages/* quote */.hD)(root)}, which is not a node or group of this file.`;
        const hint = didYouMean(root, known.workflow.steps.keys(), () => `known: ${listed(known.workflow.steps.keys())}`);
        if (entry.optional)
            report.warning('unknown-reference', path, message, hint);
        else
            report.error('unknown-reference', path, message, hint);
        return;
    }
    const group = known.members.get(root);
    if (group !== undefined && site.group?.name === group && site.step.name !== root) {
        report.error('reads-sibling', path, `${(0,messages/* quote */.hD)(site.step.name)} lists ${(0,messages/* quote */.hD)(root)}, a member of the same group: members run side by side and do not see each other.`);
        return;
    }
    if ((0,model/* isGroup */.IZ)(step) ? !GROUP_ATTRIBUTES.includes(attribute) : attribute === 'outputs' || attribute === 'errors') {
        const hint = (0,model/* isGroup */.IZ)(step)
            ? `did you mean \`${root}.outputs\`?`
            : `did you mean \`${root}.${attribute.slice(0, -1)}\`?`;
        report.error('bad-input-reference', path, `${(0,messages/* quote */.hD)(root)} is a ${(0,model/* isGroup */.IZ)(step) ? 'group' : 'node'} and has no ${(0,messages/* quote */.hD)(attribute)}.`, hint);
    }
    else if (attribute === 'error' && !entry.optional && !known.raising.has(root)) {
        report.error('error-never-raised', path, `${(0,messages/* quote */.hD)(text)} is required, but ${(0,messages/* quote */.hD)(root)} can raise nothing.`, `write \`${text}?\`, or give ${root} error routes`);
    }
}
function checkDeclared(reference, use, known, report) {
    const { site } = use;
    if (known.workflow.settings.context?.mode !== 'explicit' || site === null || use.scope !== 'node')
        return;
    const [root, attribute, field] = reference.path;
    if (root === undefined)
        return;
    if ((0,model/* isGroup */.IZ)(site.step) || isLocalName(root, use) || root === site.step.name)
        return;
    const isInput = root === 'workflow' && attribute === 'input' && field !== undefined;
    if (!isInput && !known.workflow.steps.has(root))
        return;
    const entries = ('input' in site.step ? (site.step.input ?? []) : []).flatMap((text) => parseEntry(text) ?? []);
    if (entries.some((entry) => touches(normal(entry.path, known), reference.path)))
        return;
    const name = isInput ? `workflow.input.${field}` : reference.path.slice(0, 2).join('.');
    report.warning('undeclared-reference', known.workflow.within(use.path, reference.line, reference.column), `${(0,messages/* quote */.hD)(name)} is not listed in the input of ${(0,messages/* quote */.hD)(site.step.name)}, and the context mode is explicit.`, `add \`${name}\` to its \`input:\``);
}
function normal(path, known) {
    const [root = '', attribute = ''] = path;
    const step = known.workflow.steps.get(root);
    if (step === undefined || (0,model/* isGroup */.IZ)(step) || attribute === 'output')
        return path;
    return attribute === 'error' ? [root, 'error'] : [root, 'output', ...path.slice(1)];
}
function touches(entry, path) {
    const length = Math.min(entry.length, path.length);
    return entry.slice(0, length).every((part, index) => part === path[index]);
}
const PATH = /^[A-Za-z_][\w-]*(?:\.[\w-]+|\[[^\]]*\])*$/;
function sourceReference(group, path, report) {
    const source = group.source.trim();
    if (/\{\{|\{%/.test(source))
        return null;
    if (!PATH.test(source)) {
        report.error('bad-source', path, `${(0,messages/* quote */.hD)(source)} is neither a dotted path nor a template.`, 'write a path such as `finder.output.items`, or a template');
        return null;
    }
    const names = source.split(/[.[]/).map((part) => part.replace(/\]$/, '').replace(/^['"]|['"]$/g, ''));
    return { path: names, line: 1, column: 1, guarded: false };
}
function checkSourceInput({ path: names }, path, workflow, report) {
    const [root, part, name = '', ...rest] = names;
    const declared = workflow.settings.input ?? {};
    if (root !== 'workflow' || part !== 'input' || rest.length > 0 || !Object.hasOwn(declared, name))
        return;
    const type = declared[name]?.type;
    if (type === undefined || type === 'array')
        return;
    report.error('bad-source', path, `The input ${(0,messages/* quote */.hD)(name)} is declared as ${type}, and a source is a list.`, `declare it with \`type: array\``);
}

// EXTERNAL MODULE: ./build/core/cached.js
var cached = __webpack_require__(5026);
// EXTERNAL MODULE: ./build/config/contract/patterns.js
var contract_patterns = __webpack_require__(2427);
// EXTERNAL MODULE: ./build/config/contract/potential.js
var potential = __webpack_require__(6928);
;// CONCATENATED MODULE: ./build/config/rules/kinds.js










function checkKinds(workflow, sites, contract, report) {
    const nodes = new Map(contract.nodes.map((node) => [node.node, node]));
    const sharedRetries = (workflow.settings.error_routes ?? []).filter((route) => route.retry !== undefined);
    const retriesOfMembers = sharedRetries.some(model/* countsForMembers */.ht);
    for (const site of sites) {
        checkRetryable(site.step, site.path, report);
        const node = nodes.get(site.label);
        if (node === undefined || site.inFinally)
            continue;
        const retries = (site.group === null ? sharedRetries.length > 0 : retriesOfMembers) ||
            (0,config_sites/* siteRoutes */.ui)(site).some((route) => route.retry !== undefined);
        (0,config_sites/* siteRoutes */.ui)(site).forEach((route, index) => {
            if (route.on_error === undefined || route.on_error === true)
                return;
            eachPattern(route.on_error, [...site.path, 'routes', index, 'on_error'], (pattern, path) => checkPattern({ pattern, path, site, node, retries }, report));
        });
    }
    checkRetryable(workflow.settings, ['workflow'], report);
    checkSharedPatterns(workflow, sites, contract, report);
}
function checkRetryable(owner, path, report) {
    if (!hasRetryable(owner))
        return;
    for (const [index, pattern] of owner.resilience.retry.retryable.entries()) {
        const at = [...path, 'resilience', 'retry', 'retryable', index];
        if (pattern === config_contract/* ANY_KIND */.Oy)
            continue;
        if (!(0,kinds/* isKind */.VF)(pattern) && !(0,kinds/* isKindPrefix */.nm)(pattern))
            report.error('bad-on-error', at, `${(0,messages/* quote */.hD)(pattern)} is neither a kind nor a prefix.`);
        else if ((0,kinds/* isReservedKind */.HO)(pattern))
            checkEngineKind(pattern, at, report);
    }
}
function hasRetryable(owner) {
    return owner.resilience?.retry?.retryable !== undefined;
}
function eachPattern(onError, path, visit) {
    if (onError === undefined)
        return;
    (0,kinds/* patternsOf */.D4)(onError).forEach((pattern, index) => {
        if (pattern === config_contract/* ANY_KIND */.Oy || (0,kinds/* isKind */.VF)(pattern) || (0,kinds/* isKindPrefix */.nm)(pattern))
            visit(pattern, Array.isArray(onError) ? [...path, index] : path);
    });
}
function checkPattern(use, report) {
    const { pattern, path, site, node } = use;
    const { step } = site;
    if (pattern === config_contract/* ANY_KIND */.Oy)
        return;
    if ((0,kinds/* isReservedKind */.HO)(pattern)) {
        checkReserved(use, report);
        return;
    }
    if (!(0,model/* raisesItself */.RR)(step) && !(0,step_types/* holdsSteps */.wd)(step.type)) {
        const made = listed(step_types/* STEP_TYPES */.FU[step.type].kinds);
        report.error('impossible-kind', path, `A node of the type ${step.type} can never raise ${(0,messages/* quote */.hD)(pattern)}; it can only meet ${made}.`);
        return;
    }
    if ((0,potential/* declaresKinds */.$h)(step))
        kinds_checkDeclared(use, report);
    else if (!isRaised(pattern, node))
        neverRaised(use, report);
}
const kindsRaisedBy = (0,cached/* cached */.P)((node) => {
    const names = node.raises.map(({ kind }) => kind);
    return { names, set: new contract_patterns/* PatternSet */.D(names) };
});
const kindsDeclaredBy = (0,cached/* cached */.P)(({ step }) => {
    const raises = 'raises' in step ? (step.raises ?? []) : [];
    const names = [...raises, ...(step.type === 'script' ? (0,potential/* classifiedKinds */.J8)(step) : [])];
    return { names, set: new contract_patterns/* PatternSet */.D(names) };
});
function isRaised(pattern, node) {
    return kindsRaisedBy(node).set.meets(pattern);
}
function neverRaised({ pattern, path, node, site }, report) {
    const kinds = kindsRaisedBy(node).names;
    const what = (0,model/* isGroup */.IZ)(site.step) ? 'group' : 'node';
    const known = kinds.length === 0 ? 'it can raise nothing' : `it can raise ${listed(kinds)}`;
    report.warning('handled-never-raised', path, `${(0,messages/* quote */.hD)(pattern)} is handled here, but this ${what} cannot raise it: ${known}.`, didYouMean(pattern, kinds));
}
function kinds_checkDeclared(use, report) {
    const { pattern, path, site } = use;
    const { names: declared, set } = kindsDeclaredBy(site);
    if (set.meets(pattern))
        return;
    const what = (0,kinds/* isKindPrefix */.nm)(pattern)
        ? `No kind that ${(0,messages/* quote */.hD)(site.step.name)} declares matches`
        : `${(0,messages/* quote */.hD)(site.step.name)} does not declare`;
    report.error('undeclared-kind', path, `${what} ${(0,messages/* quote */.hD)(pattern)}; it declares ${listed(declared)}.`, didYouMean(pattern, declared, 'add it to `raises`'));
}
function checkReserved(use, report) {
    const { pattern, path, site, node } = use;
    if (!isRaised(pattern, node) && !checkEngineKind(pattern, path, report))
        return;
    const type = site.step.type;
    if ((0,kinds/* patternTakes */.Hq)(pattern, 'retry.exhausted')) {
        if (!use.retries)
            report.warning('impossible-kind', path, `${(0,messages/* quote */.hD)(pattern)} matches only after a retry route has used up its attempts, and this node has none.`, 'add a route with `retry`');
        return;
    }
    if (isRaised(pattern, node))
        return;
    const made = step_types/* STEP_TYPES */.FU[type].kinds;
    if (made.some((kind) => (0,kinds/* patternTakes */.Hq)(pattern, kind))) {
        if (!(0,kinds/* patternTakes */.Hq)(pattern, 'internal.policy_denied'))
            neverRaised(use, report);
    }
    else if (type === 'workflow' || (0,model/* isGroup */.IZ)(site.step)) {
        neverRaised(use, report);
    }
    else {
        report.error('impossible-kind', path, `A node of the type ${type} can never raise ${(0,messages/* quote */.hD)(pattern)}.`, didYouMean(pattern, made, `it can meet ${listed(made)}`));
    }
}
function checkEngineKind(pattern, path, report) {
    const matching = kinds/* ENGINE_KINDS */.Fr.filter((kind) => (0,kinds/* patternTakes */.Hq)(pattern, kind));
    if (matching.length === 0) {
        const known = kinds/* ENGINE_KINDS */.Fr.filter((kind) => !isNeverRoutable(kind));
        report.error('unknown-engine-kind', path, `${(0,messages/* quote */.hD)(pattern)} is reserved, but the engine makes no such kind.`, didYouMean(pattern, known, `engine-made kinds: ${listed(known, 20)}`));
        return false;
    }
    if (matching.every(isNeverRoutable)) {
        report.error('never-routable', path, `${(0,messages/* quote */.hD)(pattern)} is recorded when it ends a run, but no route can handle it.`, 'remove it; what must run in the end stands under `workflow.finally`');
        return false;
    }
    return true;
}
function isNeverRoutable(kind) {
    return (0,kinds/* isEngineKind */.Dj)(kind) && kinds/* NEVER_ROUTABLE */.Ce.includes(kind);
}
function checkSharedPatterns(workflow, sites, contract, report) {
    const routes = workflow.settings.error_routes ?? [];
    if (routes.length === 0)
        return;
    const lists = new Set(contract.nodes.filter((node) => node.group === null).map((node) => node.raises));
    const raised = new Set([...lists].flatMap((list) => list.map(({ kind }) => kind)));
    const made = new contract_patterns/* PatternSet */.D([...raised]);
    const retries = [...sites.flatMap(config_sites/* siteRoutes */.ui), ...routes].some((route) => route.retry !== undefined);
    for (const [index, route] of routes.entries()) {
        eachPattern(route.on_error, ['workflow', 'error_routes', index, 'on_error'], (pattern, path) => {
            if (pattern === config_contract/* ANY_KIND */.Oy)
                return;
            const isMade = made.meets(pattern);
            if ((0,kinds/* isReservedKind */.HO)(pattern) && !isMade && !checkEngineKind(pattern, path, report))
                return;
            if ((0,kinds/* patternTakes */.Hq)(pattern, 'retry.exhausted') && retries)
                return;
            if ((0,kinds/* patternTakes */.Hq)(pattern, 'internal.policy_denied'))
                return;
            if (isMade)
                return;
            report.warning('handled-never-raised', path, `${(0,messages/* quote */.hD)(pattern)} is handled here, but no node of this file can raise it.`, didYouMean(pattern, raised));
        });
    }
}

// EXTERNAL MODULE: ./build/config/tools.js
var config_tools = __webpack_require__(704);
;// CONCATENATED MODULE: ./build/config/rules/names.js






function checkNames(workflow, sites, report) {
    checkEntryPoint(workflow, report);
    checkFinally(workflow, report);
    const members = new Map();
    for (const { step, group } of sites)
        if (group?.type === 'parallel')
            members.set(step.name, group.name);
    const target = (name, path) => checkTarget(workflow, members, name, path, report);
    for (const site of sites) {
        const { step, path } = site;
        if (site.group === null)
            (0,config_sites/* siteRoutes */.ui)(site).forEach(({ to }, index) => {
                if (to !== undefined)
                    target(to, [...path, 'routes', index, 'to']);
            });
        if (step.type === 'questions' && step.abort_route !== undefined)
            target(step.abort_route, [...path, 'abort_route']);
        if (step.type === 'human_gate') {
            for (const [index, option] of step.options.entries()) {
                if (option.route !== undefined)
                    target(option.route, [...path, 'options', index, 'route']);
            }
        }
    }
    for (const [index, route] of (workflow.settings.error_routes ?? []).entries()) {
        if (route.to !== undefined)
            target(route.to, ['workflow', 'error_routes', index, 'to']);
    }
    if (members.has(workflow.settings.entry_point)) {
        report.warning('member-as-target', ['workflow', 'entry_point'], `The entry point is a member of the group ${members.get(workflow.settings.entry_point)}.`);
    }
}
function checkEntryPoint(workflow, report) {
    const { entry_point: name } = workflow.settings;
    if (workflow.steps.has(name) || workflow.steps.size === 0 || workflow.unreadSteps.has(name))
        return;
    report.error('unknown-entry-point', ['workflow', 'entry_point'], `The entry point ${(0,messages/* quote */.hD)(name)} is not a node or group of this file.`, didYouMean(name, workflow.steps.keys(), () => namesHint(workflow, name)));
}
function namesHint(workflow, name) {
    if (name.includes('{{'))
        return 'it is a name, not a template; to choose, write one route for each with a `when`';
    return workflow.steps.size === 0 ? null : `known: ${listed(workflow.steps.keys())}`;
}
function checkTarget(workflow, members, name, path, report) {
    if (name === model/* END */.Kp || workflow.unreadSteps.has(name))
        return;
    if (!workflow.steps.has(name)) {
        const suggestion = didYouMean(name, () => [model/* END */.Kp, ...workflow.steps.keys()], () => namesHint(workflow, name));
        report.error('unknown-target', path, `A route leads to ${(0,messages/* quote */.hD)(name)}, which is not a node or group of this file.`, suggestion);
        return;
    }
    const group = members.get(name);
    if (group !== undefined) {
        report.warning('member-as-target', path, `${(0,messages/* quote */.hD)(name)} is a member of the group ${group} and a route leads to it alone.`, `route to \`${group}\`, or use a node of its own`);
    }
}
function checkFinally(workflow, report) {
    const listedAs = workflow.settings.finally;
    const seen = new Set();
    for (const [index, name] of (0,model/* finallySteps */.x3)(workflow).entries()) {
        const path = typeof listedAs === 'string' ? ['workflow', 'finally'] : ['workflow', 'finally', index];
        if (seen.has(name))
            report.warning('duplicate-entry', path, `${(0,messages/* quote */.hD)(name)} is listed twice under finally.`);
        seen.add(name);
        const step = workflow.steps.get(name);
        if (step === undefined) {
            if (workflow.unreadSteps.has(name))
                continue;
            report.error('unknown-finally', path, `finally names ${(0,messages/* quote */.hD)(name)}, which is not a node of this file.`, didYouMean(name, workflow.steps.keys(), () => namesHint(workflow, name)));
        }
        else if (step.type === 'terminate' || (0,step_types/* endsOrAsks */.UP)(step.type)) {
            report.error('finally-not-allowed', path, `${(0,messages/* quote */.hD)(name)} is of the type ${step.type}: the run is already ending, so a node of finally cannot wait for an answer or end the run.`);
        }
        else if (step.routes !== undefined && step.routes.length > 0) {
            const stepPath = workflow.stepPaths.get(name) ?? [];
            report.warning('finally-routes', [...stepPath, 'routes'], `${(0,messages/* quote */.hD)(name)} runs under finally, where its routes are ignored.`);
        }
    }
}
function checkChildren(workflow, sites, report) {
    for (const site of sites) {
        if (site.step.type !== 'workflow')
            continue;
        const child = workflow.children.get(site.step.workflow);
        if (child !== undefined)
            checkMapping(workflow, site, site.step, child, report);
    }
}
function checkMapping(workflow, site, step, child, report) {
    const declared = child.settings.input ?? {};
    const mapping = step.input_mapping;
    for (const name of Object.keys(mapping ?? {})) {
        if (child.settings.input === undefined || Object.hasOwn(declared, name))
            continue;
        const known = Object.keys(declared);
        const hint = didYouMean(name, known, () => (known.length === 0 ? null : `its inputs: ${listed(known)}`));
        report.warning('unknown-child-input', [...site.path, 'input_mapping', name], `${child.displayFile} declares no input ${(0,messages/* quote */.hD)(name)}; it is not passed on.`, hint);
    }
    const given = mapping ?? workflow.settings.input ?? {};
    for (const [name, input] of Object.entries(declared)) {
        if (input.default !== undefined || input.required === false || Object.hasOwn(given, name))
            continue;
        const place = mapping === undefined ? 'workflow' : 'input_mapping';
        report.warning('missing-child-input', [...site.path, place], `${child.displayFile} requires the input ${(0,messages/* quote */.hD)(name)}, which it does not get here.`, `add \`${name}\` to \`input_mapping\``);
    }
}
function checkTools(workflow, sites, report) {
    const servers = Object.keys(workflow.settings.runtime?.mcp_servers ?? {});
    const check = (tools, path) => {
        for (const [index, name] of (tools ?? []).entries()) {
            const known = servers.length > 0 && (!name.includes('__') || servers.some((server) => (0,config_tools/* ownTool */.Rq)(name, server) !== null));
            if (known || name === '*')
                continue;
            const where = servers.length === 0 ? 'this file has no `runtime.mcp_servers`' : `its servers are ${listed(servers)}`;
            report.warning('unknown-tool', [...path, index], `No server has the tool ${(0,messages/* quote */.hD)(name)}: ${where}.`);
        }
    };
    check(workflow.tools, ['tools']);
    for (const { step, path } of sites)
        if (step.type === 'agent')
            check(step.tools, [...path, 'tools']);
}

;// CONCATENATED MODULE: ./build/config/rules/paths.js








function checkReachable(workflow, graph, report) {
    if (!workflow.steps.has(graph.entry))
        return;
    const reachable = (0,config_graph/* reachableSteps */.lL)(graph);
    for (const name of workflow.steps.keys()) {
        if (!reachable.has(name))
            report.warning('unreachable-node', [...(workflow.stepPaths.get(name) ?? []), 'name'], `No route leads to ${(0,messages/* quote */.hD)(name)}: it can never run.`);
    }
}
function checkLoops(workflow, graph, report) {
    const next = new Map();
    const before = new Map();
    for (const name of graph.edges.keys()) {
        next.set(name, graph.successors(name).map(({ to }) => to));
        for (const to of next.get(name) ?? [])
            (0,lists/* addTo */.D)(before, to, name);
    }
    const leaving = followed([model/* END */.Kp, ...endingSteps(workflow)], before);
    const reachable = (0,config_graph/* reachableSteps */.lL)(graph);
    const reported = new Set();
    for (const name of workflow.steps.keys()) {
        if (reported.has(name) || leaving.has(name) || !reachable.has(name))
            continue;
        const ahead = followed(next.get(name) ?? [], next);
        if (!ahead.has(name))
            continue;
        const behind = followed([name], before);
        const loop = [...workflow.steps.keys()].filter((other) => ahead.has(other) && behind.has(other));
        for (const member of loop)
            reported.add(member);
        report.warning('endless-loop', [...(workflow.stepPaths.get(name) ?? []), 'name'], `No route leads out of the loop of ${listed(loop)}: only a limit or an error ends it.`, 'give one of them a route out, such as `- { to: $end, when: "..." }`');
    }
}
function endingSteps({ steps }) {
    return [...steps.values()]
        .filter((step) => step.type === 'terminate' ||
        step.routes?.some(({ halt, propagate }) => halt !== undefined || propagate !== undefined) === true)
        .map(({ name }) => name);
}
function followed(starts, edges) {
    const found = new Set(starts);
    for (const name of found)
        for (const target of edges.get(name) ?? [])
            found.add(target);
    return found;
}
function checkRetryFrom(workflow, sites, report) {
    for (const site of sites) {
        if (site.group !== null || site.inFinally)
            continue;
        (0,config_sites/* siteRoutes */.ui)(site).forEach((route, index) => {
            const from = route.retry?.from;
            if (from === undefined)
                return;
            const path = [...site.path, 'routes', index, 'retry', 'from'];
            if (isStep(workflow, from, path, report))
                checkFrom(workflow, from, site, path, report);
        });
    }
    for (const [index, route] of (workflow.settings.error_routes ?? []).entries()) {
        const from = route.retry?.from;
        const path = ['workflow', 'error_routes', index, 'retry', 'from'];
        if (from !== undefined && isStep(workflow, from, path, report))
            checkSharedFrom(workflow, from, sites, path, report);
    }
}
function isStep(workflow, from, path, report) {
    if (workflow.steps.has(from))
        return true;
    report.error('unknown-target', path, `retry re-enters at ${(0,messages/* quote */.hD)(from)}, which is not a node or group of this file.`, didYouMean(from, workflow.steps.keys(), () => `known: ${listed(workflow.steps.keys())}`));
    return false;
}
function checkFrom(workflow, from, { step }, path, report) {
    if ((0,config_graph/* canReenter */.mj)(workflow, from, step.name))
        return;
    report.error('retry-from-not-earlier', path, `retry re-enters at ${(0,messages/* quote */.hD)(from)}, but no path leads from there to ${(0,messages/* quote */.hD)(step.name)}: it is not an earlier node.`, () => `nodes that lead here: ${listed((0,config_graph/* stepsBefore */.Bl)(workflow, step.name))}`);
}
function checkSharedFrom(workflow, from, sites, path, report) {
    const asked = sites.filter(({ step, group, inFinally }) => group === null && !inFinally && !(0,step_types/* endsOrAsks */.UP)(step.type));
    const names = asked.map(({ step }) => step.name);
    const left = names.filter((name) => !(0,config_graph/* canReenter */.mj)(workflow, from, name));
    if (left.length === 0)
        return;
    report.warning('retry-from-not-earlier', path, `retry re-enters at ${(0,messages/* quote */.hD)(from)}, from where no path leads to ${listed(left)}: errors there are not retried by this route.`, 'give those nodes a retry of their own, or name a node that lies before them');
}
function checkOutputPaths(workflow, graph, report) {
    if (workflow.output === null || !workflow.steps.has(graph.entry))
        return;
    const certain = (0,config_graph/* stepsOnEveryPath */.pd)(workflow, graph);
    if (certain === null)
        return;
    const members = new Map();
    for (const [group, names] of graph.members)
        for (const name of names)
            members.set(name, group);
    const last = new Set(graph.finallySteps);
    const isCertain = (name) => certain.has(name) || last.has(name) || certain.has(members.get(name) ?? '');
    (0,templates/* eachText */.hj)(workflow.output, ['output'], (source, path) => {
        for (const reference of (0,templates/* parseText */.r4)(source, 'template').references) {
            const [root] = reference.path;
            if (root === undefined || reference.guarded || !workflow.steps.has(root) || isCertain(root))
                continue;
            warnSkipped(workflow, root, reference, path, report);
        }
    });
}
function warnSkipped(workflow, name, reference, path, report) {
    report.warning('output-may-be-missing', workflow.within(path, reference.line, reference.column), `output reads ${(0,messages/* quote */.hD)(name)}, but some path to the end does not run it.`, `write \`{{ ${reference.path.join('.')} | default(none) }}\`, or give that path an output of its own`);
}
function checkLimit(workflow, graph, report) {
    const limit = workflow.settings.limits?.max_iterations;
    if (limit === undefined || !workflow.steps.has(graph.entry))
        return;
    const path = longestPath(workflow, graph);
    if (path.length <= limit)
        return;
    report.error('path-over-limit', ['workflow', 'limits', 'max_iterations'], `max_iterations is ${limit}, but a path without a loop has ${path.length} steps: ${listed(path)}.`, `set it to ${path.length} or more, or leave it out`);
}
function longestPath(workflow, graph) {
    const best = new Map();
    const open = new Set();
    const stack = [];
    const enter = (name) => {
        open.add(name);
        const targets = targetsOf(workflow, graph, name);
        stack.push({ name, targets, left: targets.length });
    };
    enter(graph.entry);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        const target = top.targets[--top.left];
        if (target !== undefined) {
            if (!open.has(target) && !best.has(target))
                enter(target);
            continue;
        }
        stack.pop();
        open.delete(top.name);
        let length = 0;
        let next = null;
        for (const name of top.targets) {
            const behind = best.get(name);
            if (behind !== undefined && behind.length > length)
                [length, next] = [behind.length, name];
        }
        best.set(top.name, { length: length + weightOf(workflow, top.name), next });
    }
    const path = [];
    for (let name = graph.entry; name !== null; name = best.get(name)?.next ?? null)
        if (weightOf(workflow, name) > 0)
            path.push(name);
    return path;
}
function targetsOf(workflow, graph, name) {
    const targets = [];
    for (const { via, to } of graph.edges.get(name) ?? [])
        if ((via === 'success' || via === 'option') && to !== model/* END */.Kp && workflow.steps.has(to))
            targets.push(to);
    return targets;
}
function weightOf(workflow, name) {
    return workflow.steps.get(name)?.type === 'terminate' ? 0 : 1;
}

;// CONCATENATED MODULE: ./build/config/rules/raises.js





function checkRaises(workflow, sites, contract, report) {
    for (const { step, path } of sites)
        if ('raises' in step && step.raises !== undefined)
            checkList(step.raises, [...path, 'raises'], report);
    if (workflow.settings.raises !== undefined)
        checkList(workflow.settings.raises, ['workflow', 'raises'], report);
    checkChildRaises(sites, contract, report);
    checkEscapes(workflow, contract, report);
}
function checkList(raises, path, report) {
    if (raises.length === 0)
        report.error('bad-raises', path, 'raises is an empty list.', 'leave it out: then any kind may be raised');
    const seen = new Set();
    raises.forEach((kind, index) => {
        const at = [...path, index];
        if (!(0,kinds/* isKind */.VF)(kind)) {
            const lower = kind.trim().toLowerCase().replaceAll('-', '_');
            const hint = (0,kinds/* isKind */.VF)(lower)
                ? `did you mean \`${lower}\`?`
                : 'a kind is lower case with at least one dot, such as `external.git.drift`';
            report.error('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is not a kind.`, hint);
        }
        else if ((0,kinds/* isReservedKind */.HO)(kind)) {
            report.error('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is reserved for the engine.`, 'engine-made kinds need no declaration; your own may start with `external.`');
        }
        else if (seen.has(kind)) {
            report.error('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is listed twice.`);
        }
        seen.add(kind);
    });
}
function checkEscapes(workflow, contract, report) {
    const announced = workflow.settings.raises;
    if (announced === undefined || announced.length === 0)
        return;
    const escaping = contract.escapes.map(({ kind }) => kind);
    for (const { kind, nodes } of contract.escapes) {
        if (!(0,kinds/* isKind */.VF)(kind) && !(0,kinds/* isKindPrefix */.nm)(kind))
            continue;
        if ((0,kinds/* isReservedKind */.HO)(kind) || kind === config_contract/* ANY_KIND */.Oy || announced.some((other) => (0,contract_patterns/* coverage */.vk)(kind, other) === 'full'))
            continue;
        report.warning('escape-not-announced', ['workflow', 'raises'], `${(0,messages/* quote */.hD)(kind)} can escape this file (from ${listed(nodes)}) and is not announced.`, `add \`${kind}\` to \`workflow.raises\`, or handle it`);
    }
    for (const [index, kind] of announced.entries()) {
        if (escaping.some((other) => other === config_contract/* ANY_KIND */.Oy || (0,contract_patterns/* coverage */.vk)(other, kind) === 'full'))
            continue;
        report.warning('announced-never-escapes', ['workflow', 'raises', index], `${(0,messages/* quote */.hD)(kind)} is announced, but nothing in this file lets it escape.`, didYouMean(kind, escaping));
    }
}
function checkChildRaises(sites, contract, report) {
    const nodes = new Map(contract.nodes.map((node) => [node.node, node]));
    for (const site of sites) {
        if (site.step.type !== 'workflow')
            continue;
        const raised = nodes.get(site.label)?.raises.map(({ kind }) => kind) ?? [];
        for (const [index, kind] of (site.step.raises ?? []).entries()) {
            if (raised.includes(kind) || (0,kinds/* isReservedKind */.HO)(kind))
                continue;
            report.warning('raises-never-raised', [...site.path, 'raises', index], `${(0,messages/* quote */.hD)(kind)} is declared, but ${(0,messages/* quote */.hD)(site.step.workflow)} lets no such kind escape.`);
        }
    }
}

;// CONCATENATED MODULE: ./build/config/rules/template-hints.js
const LONGEST_SEARCHED = 10_000;
const OPERATORS = [
    [/^[=!]?==/, 'compare with `==` or `!=`'],
    [/^=/, 'compare with `==`'],
    [/^&&?/, 'write `and`'],
    [/^\|\|?/, 'write `or`'],
    [/^!/, 'write `not`'],
    [/^\?\?/, "write `value | default('x')`"],
    [/^\?\./, 'write `.`, and `| default(none)` behind what may be missing'],
    [/^\?/, "write `'x' if condition else 'y'`"],
    [/^=>/, 'there are no functions; filters such as `selectattr` and `map` take their place'],
];
const FILTERS = {
    uppercase: 'upper',
    toupper: 'upper',
    lowercase: 'lower',
    tolower: 'lower',
    size: 'length',
    len: 'length',
    to_json: 'tojson',
    tojsonstring: 'tojson',
    substring: 'truncate',
};
function syntaxHint(source, line, column, message) {
    if (/^'\}' closes nothing|^expected '\}\}', found the end/.test(message))
        return 'a template ends with `}}`';
    if (/^expected '%\}', found the end/.test(message))
        return 'a statement ends with `%}`';
    const filter = /^there is no filter '([^']+)'$/.exec(message)?.[1];
    if (filter !== undefined) {
        const meant = FILTERS[filter.toLowerCase()];
        return meant === undefined
            ? "filters are Jinja2's, such as `upper`, `length`, `default`, `join` and `tojson`"
            : `did you mean \`${meant}\`?`;
    }
    if (/^there is no statement '(?:foreach|each|while|loop)'$/.test(message))
        return 'write `{% for x in list %}...{% endfor %}`';
    if (/^there is no statement '[^']+'$/.test(message))
        return 'statements are `if`, `for`, `set` and the others of Jinja2';
    const text = textAround(source, line, column);
    return OPERATORS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
function textAround(source, line, column) {
    const text = [...(source.split(/\r\n|\r|\n/)[line - 1] ?? '')];
    let start = column - 1;
    while (start > 0 && /[=!&|?]/.test(text[start - 1] ?? ''))
        start -= 1;
    return text.slice(start).join('');
}
const FUNCTIONS = {
    always: 'a route without `when` is always taken; what runs whatever happens stands under `workflow.finally`',
    success: 'a route without `on_error` is for success: leave the condition out',
    failure: 'a route for failures names their kinds instead of a condition: `on_error: external.git.drift`',
    cancelled: 'what runs also after a cancellation stands under `workflow.finally`',
    contains: "write `'text' in stdout`",
    startsWith: "write `stdout.startswith('text')`",
    endsWith: "write `stdout.endswith('text')`",
    fromJSON: 'the fields of a JSON object that a script prints are fields of its output',
    toJSON: 'write `value | tojson`',
    format: "write `'%s' | format(value)`, or put the template into the text",
    join: "write `list | join(', ')`",
    hashFiles: 'compute it in a script',
};
function functionHint(name, source) {
    const hint = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    return hint !== undefined && new RegExp(`\\b${name}\\s*\\(`).test(source) ? hint : null;
}
function contextHint({ path }, inputs) {
    const [root = '', first, second, third] = path;
    if (inputs.has(root))
        return `did you mean \`workflow.input.${root}\`?`;
    switch (root) {
        case 'inputs':
        case 'input':
            return `did you mean \`workflow.input${first === undefined ? '' : `.${first}`}\`?`;
        case 'steps':
        case 'nodes':
        case 'agents':
            return first === undefined
                ? 'a node is read by its name: `node.output.field`'
                : `did you mean \`${first}.output${second === 'outputs' || second === 'output' ? (third === undefined ? '' : `.${third}`) : ''}\`?`;
        case 'env':
            return `templates do not see the environment; write \`\${${first ?? 'NAME'}}\`, which is filled in when the file is loaded`;
        case 'secrets':
            return `declare an input with \`secret: true\` and hand it over, or write \`\${${first ?? 'NAME'}}\` for a variable of the step`;
        case 'matrix':
        case 'needs':
        case 'vars':
        case 'runner':
        case 'job':
        case 'strategy':
            return 'declare an input under `workflow.input`, and hand the value over with `inputs:` of the action';
        default:
            return null;
    }
}
function dashedName(root, source, names) {
    if (source.length > LONGEST_SEARCHED || !(source.includes(`${root}-`) || source.includes(`-${root}`)))
        return null;
    for (const name of names) {
        if (name.includes('-') && name.split('-').includes(root) && source.includes(name))
            return name;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/config/rules/references.js







const GLOBALS = new Set([
    'range',
    'dict',
    'namespace',
    'cycler',
    'joiner',
    'lipsum',
    'caller',
    'varargs',
    'kwargs',
    'self',
]);
const WORKFLOW_ATTRIBUTES = ['name', 'description', 'dir', 'file', 'input', 'run_id', 'metadata'];
const GITHUB_ATTRIBUTES = [
    'repository',
    'ref',
    'sha',
    'actor',
    'event_name',
    'head_ref',
    'base_ref',
    'run_id',
    'run_attempt',
    'event',
];
function checkReference(reference, use, known, report) {
    const root = reference.path[0];
    if (root === undefined || use.scope === 'captures' || use.scope === 'item')
        return;
    if (isLocalName(root, use) || GLOBALS.has(root))
        return;
    const one = new Use(reference, use, known);
    if (root === 'workflow')
        checkWorkflowReference(one, report);
    else if (root === 'policy')
        checkPolicyReference(one, report);
    else if (root === 'github')
        checkGithubReference(one, report);
    else if (root === 'error')
        checkErrorReference(one, report);
    else if (root !== 'context' && root !== 'conductor') {
        const step = known.workflow.steps.get(root);
        if (step !== undefined)
            checkStepReference(one, root, step, report);
        else
            checkUnknownName(one, root, report);
    }
}
function checkWorkflowReference(one, report) {
    const { reference, use, known } = one;
    const [, attribute, input] = reference.path;
    if (attribute === undefined || MAPPING_METHODS.has(attribute))
        return;
    if (attribute === 'input') {
        if (input !== undefined)
            checkInputName(input, reference.guarded, () => one.at(), known, report);
        return;
    }
    const ending = use.scope === 'error-hook' ||
        (use.site !== null && known.finallySteps.has(use.site.step.name)) ||
        use.site?.inFinally === true;
    const times = ['execution_time', 'iteration_count'];
    const more = use.scope === 'complete-hook'
        ? ['outcome', ...times]
        : ending
            ? ['error', 'outcome', ...(use.scope === 'error-hook' ? times : [])]
            : [];
    const attributes = [...WORKFLOW_ATTRIBUTES, ...more];
    if (attributes.includes(attribute) || reference.guarded)
        return;
    const hint = attribute === 'inputs'
        ? `did you mean \`workflow.input${input === undefined ? '' : `.${input}`}\`?`
        : didYouMean(attribute, attributes, `known: ${listed(attributes)}`);
    report.error('unknown-attribute', one.at(), `workflow has no ${(0,messages/* quote */.hD)(attribute)} here.`, hint);
}
function checkErrorReference(one, report) {
    const { reference, use, known } = one;
    const step = use.site?.group?.name ?? use.site?.step.name;
    const handled = step === undefined || use.scope === 'output' ? undefined : known.handlers.get(step);
    if (handled === 'always' || reference.guarded)
        return;
    if (handled === undefined)
        checkUnknownName(one, 'error', report);
    else
        report.warning('error-may-be-absent', one.at(), `The template reads ${(0,messages/* quote */.hD)(reference.path.join('.'))}, but not every way to ${(0,messages/* quote */.hD)(step)} is an error route.`, `write \`${reference.path.join('.')} | default('')\``);
}
function checkPolicyReference(one, report) {
    const { reference, known } = one;
    const [, name] = reference.path;
    if (name === undefined || known.policies.has(name) || reference.guarded)
        return;
    report.error('unknown-policy', one.at(), `This file has no policy ${(0,messages/* quote */.hD)(name)}.`, didYouMean(name, known.policies, () => (known.policies.size === 0 ? null : `policies: ${listed(known.policies)}`)));
}
function checkGithubReference(one, report) {
    const { reference } = one;
    const [, attribute] = reference.path;
    if (attribute === undefined ||
        GITHUB_ATTRIBUTES.includes(attribute) ||
        MAPPING_METHODS.has(attribute) ||
        reference.guarded)
        return;
    report.warning('unknown-attribute', one.at(), `github has no ${(0,messages/* quote */.hD)(attribute)} here.`, didYouMean(attribute, GITHUB_ATTRIBUTES, `known: ${listed(GITHUB_ATTRIBUTES, 12)}`));
}
function checkUnknownName(one, root, report) {
    const { reference, use, known } = one;
    const marked = STEP_MARKS.has(reference.path[1] ?? '');
    if ((reference.guarded && !marked) || known.workflow.unreadSteps.has(root))
        return;
    const called = functionHint(root, use.source);
    if (use.form === 'expression' && !marked && called === null)
        return;
    const dashed = dashedName(root, use.source, known.workflow.steps.keys());
    if (dashed !== null && !dashed.startsWith(`${root}-`))
        return;
    const message = marked
        ? `The template reads ${(0,messages/* quote */.hD)(reference.path.join('.'))}, but this file has no node or group ${(0,messages/* quote */.hD)(root)}.`
        : `The template reads ${(0,messages/* quote */.hD)(root)}, which is not known here.`;
    const hint = called ??
        (dashed === null
            ? (contextHint(reference, known.inputs) ??
                didYouMean(root, namesAround(use, known), () => unknownHint(root, use, known)))
            : `\`-\` means minus in a template: call the node \`${dashed.replaceAll('-', '_')}\``);
    if (use.scope === 'policy')
        report.warning('unknown-reference', one.at(), `${message} An undefined name lets the policy pass.`, hint);
    else
        report.error('unknown-reference', one.at(), message, hint);
}
function* namesAround(use, known) {
    yield* localNames(use);
    yield* SCOPE_NAMES;
    yield* known.workflow.steps.keys();
}
function unknownHint(root, use, known) {
    if (root === 'output')
        return '`output` is known in routes only; elsewhere write `node.output`';
    if (root === 'error')
        return '`error` is known in error routes and in nodes that one leads to; elsewhere write `node.error`';
    if ((root === 'item' || root === '_index' || root === '_key') && use.site?.group?.type === 'for_each')
        return `the loop variable is \`${use.site.group.as}\``;
    const all = 'known are nodes that ran, `workflow`, and in CI `github`; texts stand in quotes';
    return known.given === null ? all : `an input is read as \`workflow.input.${root}\`; ${all}`;
}
const NODE_ATTRIBUTES = ['output', 'error'];
function checkStepReference(one, name, step, report) {
    const { reference, use, known } = one;
    const { site } = use;
    const group = known.members.get(name);
    const sibling = group !== undefined && site?.group?.name === group && site.step.name !== name;
    if (sibling) {
        const message = `${(0,messages/* quote */.hD)(site.step.name)} reads ${(0,messages/* quote */.hD)(name)}, a member of the same group: members run side by side and do not see each other.`;
        if (reference.guarded)
            report.warning('reads-sibling', one.at(), message);
        else
            report.error('reads-sibling', one.at(), message, `read it after the group as \`${group}.outputs.${name}\``);
        return;
    }
    if (use.form === 'expression' && !STEP_MARKS.has(reference.path[1] ?? ''))
        return;
    if (reference.guarded)
        return;
    if (group !== undefined && site?.step.name !== name && use.scope !== 'policy') {
        report.warning('member-read-outside', one.at(), `${(0,messages/* quote */.hD)(name)} is a member of the group ${group}; after the group its output is part of the group's.`, `read \`${group}.outputs.${name}\``);
    }
    checkStepAttribute(one, name, step, report);
}
function checkStepAttribute(one, name, step, report) {
    const { reference, use, known } = one;
    const attribute = reference.path[1];
    const member = reference.path[2];
    if (attribute === undefined || MAPPING_METHODS.has(attribute))
        return;
    const attributes = (0,model/* isGroup */.IZ)(step) ? GROUP_ATTRIBUTES : NODE_ATTRIBUTES;
    if (!attributes.includes(attribute)) {
        const message = `The ${(0,model/* isGroup */.IZ)(step) ? 'group' : 'node'} ${(0,messages/* quote */.hD)(name)} has no ${(0,messages/* quote */.hD)(attribute)}.`;
        if (use.scope === 'policy')
            report.warning('unknown-attribute', one.at(), message);
        else
            report.error('unknown-attribute', one.at(), message, attributeHint(name, attribute, member, step));
        return;
    }
    if (attribute === 'error' && !known.raising.has(name)) {
        report.error('error-never-raised', one.at(), `${(0,messages/* quote */.hD)(`${name}.error`)} is read, but ${(0,messages/* quote */.hD)(name)} can raise nothing.`, 'give it error routes, or read it as optional');
    }
    if (step.type !== 'parallel' || (attribute !== 'outputs' && attribute !== 'errors'))
        return;
    if (attribute === 'outputs' && step.routes?.some(({ recover }) => recover !== undefined) === true)
        return;
    if (member === undefined || step.agents.includes(member) || MAPPING_METHODS.has(member))
        return;
    report.error('unknown-member', one.at(), `The group ${(0,messages/* quote */.hD)(name)} has no member ${(0,messages/* quote */.hD)(member)}.`, didYouMean(member, step.agents, () => `members: ${listed(step.agents)}`));
}
function attributeHint(name, attribute, member, step) {
    if ((0,model/* isGroup */.IZ)(step))
        return attribute === 'output' ? `did you mean \`${name}.outputs\`?` : `known: ${listed(GROUP_ATTRIBUTES)}`;
    if (attribute === 'outputs')
        return `did you mean \`${name}.output${member === undefined ? '' : `.${member}`}\`?`;
    if (attribute === 'errors')
        return `did you mean \`${name}.error\`?`;
    return `did you mean \`${name}.output.${attribute}\`?`;
}
function checkGithubExpressions(workflow, report) {
    if (workflow.literal === true)
        return;
    const check = (value, at) => (0,templates/* eachText */.hj)(value, at, (source, path) => {
        const offset = source.indexOf('${{');
        if (offset === -1)
            return;
        const lines = source.slice(0, offset).split('\n');
        report.warning('github-expression', workflow.within(path, lines.length, (lines.at(-1) ?? '').length + 1), "`${{ ... }}` is GitHub's and means nothing here.", 'write `{{ ... }}`; values of the job come in as inputs: `{{ workflow.input.NAME }}`');
    });
    check(workflow.settings, ['workflow']);
    for (const [name, step] of workflow.steps)
        check(step, workflow.stepPaths.get(name) ?? []);
    check(workflow.output, ['output']);
}

;// CONCATENATED MODULE: ./build/config/rules/routes.js







function checkRoutes(workflow, sites, report) {
    for (const site of sites) {
        const routes = (0,config_sites/* siteRoutes */.ui)(site);
        if (routes.length === 0)
            continue;
        const path = [...site.path, 'routes'];
        routes.forEach((route, index) => {
            const at = [...path, index];
            checkActions(route, at, report);
            if (route.on_error === undefined)
                checkSuccessRoute(route, at, report);
            else
                checkPatterns(route.on_error, at, report);
            if (site.group !== null)
                checkMemberRoute(site, route, at, report);
        });
        checkHappyPath(site, routes, report);
        checkShadowed(routes, path, report);
    }
    checkSharedRoutes(workflow, sites, report);
}
function checkSharedRoutes(workflow, sites, report) {
    const routes = workflow.settings.error_routes ?? [];
    const path = ['workflow', 'error_routes'];
    for (const [index, route] of routes.entries()) {
        const at = [...path, index];
        checkActions(route, at, report);
        if (route.on_error === undefined) {
            report.error('error-routes-success', at, 'Routes under workflow.error_routes need on_error: they are asked only after an error.', 'add `on_error` with the kinds that it is for, such as `on_error: external.git.drift`');
        }
        else {
            checkPatterns(route.on_error, at, report);
        }
    }
    checkShadowed(routes, path, report, audiencesOf(routes, sites));
}
const EVERYBODY = [() => true];
function audiencesOf(routes, sites) {
    const targets = new Set(routes.flatMap(({ to }) => (to === undefined || to === model/* END */.Kp ? [] : [to])));
    const members = sites.some(({ group }) => group !== null) ? [model/* countsForMembers */.ht] : [];
    return [
        ...EVERYBODY,
        ...members,
        ...[...targets].map((name) => (route) => route.to !== name),
    ];
}
function checkActions(route, path, report) {
    const actions = (0,config_sites/* actionsOf */.Ro)(route);
    const [first, second] = actions;
    if (first === undefined) {
        const choices = route.on_error === undefined ? 'to or halt' : 'to, retry, halt, propagate or recover';
        report.error('route-without-action', path, `A route needs an action: ${choices}.`, 'add `to: NODE`, or `to: $end`');
    }
    else if (second !== undefined) {
        report.error('route-many-actions', [...path, second], `A route has exactly one action; this one has ${actions.join(' and ')}.`, 'write one route for each');
    }
    if (route.output !== undefined && route.to !== model/* END */.Kp) {
        report.warning('route-output-without-end', [...path, 'output'], `output on a route counts only where the route leads to ${model/* END */.Kp}.`);
    }
}
function checkSuccessRoute(route, path, report) {
    const needs = (field) => `${field} needs an error; this route has no on_error, so it is taken on success.`;
    const add = 'add `on_error` with the kinds that it is for, such as `on_error: external.git.drift`';
    if (route.retry !== undefined)
        report.error('retry-on-success', [...path, 'retry'], needs('retry'), add);
    if (route.propagate !== undefined)
        report.error('propagate-on-success', [...path, 'propagate'], needs('propagate'), add);
    if (route.recover !== undefined)
        report.error('recover-on-success', [...path, 'recover'], needs('recover'), add);
    for (const field of ['dead_letter', 'escalate']) {
        if (route[field] !== undefined && route[field] !== false)
            report.error('side-effect-on-success', [...path, field], needs(field), add);
    }
}
const TRUTHY_TEXTS = new Set(['true', 'yes', 'on', 'any', 'all', '**', '.*']);
function checkPatterns(onError, route, report) {
    if (onError === true)
        return;
    if (onError === false) {
        report.error('bad-on-error', [...route, 'on_error'], '`on_error: false` has no meaning.', 'leave it out for a success route, or name the kinds, such as `on_error: external.git.drift`');
        return;
    }
    const patterns = (0,kinds/* patternsOf */.D4)(onError);
    if (patterns.length === 0)
        report.error('bad-on-error', [...route, 'on_error'], 'on_error is an empty list and can match nothing.', 'name the kinds, such as `on_error: [external.git.drift, internal.timeout]`');
    const seen = new Map();
    patterns.forEach((pattern, index) => {
        const at = () => (typeof onError === 'string' ? [...route, 'on_error'] : [...route, 'on_error', index]);
        const written = typeof onError === 'string' ? onError : (onError[index] ?? pattern);
        if (written !== pattern)
            report.warning('other-name', at(), `${(0,messages/* quote */.hD)(written)} is microsoft/conductor's name of ${(0,messages/* quote */.hD)(pattern)}, and is read as that.`, `write \`${pattern}\` in a file that is only run here`);
        const wider = patterns[firstCovering(pattern, seen)];
        if (pattern !== '*' && !(0,kinds/* isKind */.VF)(pattern) && !(0,kinds/* isKindPrefix */.nm)(pattern)) {
            report.error('bad-on-error', at(), `${(0,messages/* quote */.hD)(pattern)} is neither a kind, nor a prefix, nor "*".`, patternHint(pattern));
        }
        else if (wider !== undefined) {
            report.warning('duplicate-kind', at(), wider === pattern
                ? `${(0,messages/* quote */.hD)(pattern)} is listed twice.`
                : `${(0,messages/* quote */.hD)(pattern)} is already part of ${(0,messages/* quote */.hD)(wider)}.`);
        }
        if (!seen.has(pattern))
            seen.set(pattern, index);
    });
}
function firstCovering(pattern, earlier) {
    let first = -1;
    if (earlier.size > 0)
        for (const wider of (0,contract_patterns/* coveringPatterns */.Fp)(pattern)) {
            const place = earlier.get(wider) ?? -1;
            if (place !== -1 && (first === -1 || place < first))
                first = place;
        }
    return first;
}
function patternHint(pattern) {
    const lower = pattern.trim().toLowerCase().replaceAll('-', '_');
    if (TRUTHY_TEXTS.has(lower))
        return 'name the kinds, such as `external.git.drift`; a prefix ends in `.*`, and `"*"` stands for any error';
    if (lower !== pattern && ((0,kinds/* isKind */.VF)(lower) || (0,kinds/* isKindPrefix */.nm)(lower)))
        return `did you mean \`${lower}\`?`;
    return 'a kind is lower case with at least one dot, such as `external.git.drift`; a prefix ends in `.*`';
}
const MEMBER_ACTIONS = new Set(['retry', 'recover', 'halt', 'propagate']);
function checkMemberRoute(site, route, path, report) {
    const group = site.group?.name ?? '';
    if (route.on_error === undefined) {
        report.error('member-route', path, `${(0,messages/* quote */.hD)(site.step.name)} is a member of the group ${group}; where to go on is decided by the group's routes.`, `move this route to \`${group}\``);
        return;
    }
    for (const action of (0,config_sites/* actionsOf */.Ro)(route)) {
        if (MEMBER_ACTIONS.has(action))
            continue;
        report.error('member-route', [...path, action], `A member of a group may retry, recover, halt or propagate; ${action} is decided by the routes of ${group}.`, `move this route to \`${group}\``);
    }
    if (route.retry?.from !== undefined) {
        report.error('member-retry-from', [...path, 'retry', 'from'], 'A member of a group cannot re-enter another node: only the member runs again.', 'leave `from` out');
    }
}
function checkHappyPath(site, routes, report) {
    if (site.group !== null || site.inFinally || routes.length === 0)
        return;
    if (routes.some((route) => route.on_error === undefined))
        return;
    if (site.step.type === 'human_gate' && (0,config_graph/* optionsDecide */.Re)(site.step))
        return;
    report.error('no-success-route', [...site.path, 'name'], `${(0,messages/* quote */.hD)(site.step.name)} has error routes only; when it succeeds the run has nowhere to go.`, `add a route without on_error, such as \`- to: ${model/* END */.Kp}\``);
}
function checkShadowed(routes, path, report, audiences = EVERYBODY) {
    if (routes.length < 2)
        return;
    let succeeded = false;
    const taken = new Map();
    for (const [index, route] of routes.entries()) {
        if (route.on_error === undefined) {
            if (succeeded)
                report.warning('unreachable-route', [...path, index], 'This route can never be taken: an earlier one has no condition.', 'move the route without `when` to the end');
            if (route.when === undefined)
                succeeded = true;
            continue;
        }
        const patterns = (0,kinds/* patternsOf */.D4)(route.on_error);
        const isLeftBy = (audience) => patterns.some((pattern) => !(0,contract_patterns/* coveringPatterns */.Fp)(pattern).some((wider) => taken.get(wider)?.some(audience) === true));
        const mayBeTaken = patterns.length > 0 && taken.size > 0;
        if (mayBeTaken && !audiences.some((audience) => audience(route) && isLeftBy(audience)))
            report.error('unreachable-error-route', [...path, index], 'This error route can never match: earlier ones handle every error that it names.', 'move it up, or narrow the earlier route');
        if (route.when !== undefined || route.retry !== undefined)
            continue;
        for (const pattern of patterns)
            (0,lists/* addTo */.D)(taken, pattern, route);
    }
}

;// CONCATENATED MODULE: ./build/config/rules/shell.js


function checkShellText(reference, use, workflow, report) {
    if (use.form !== 'run' || !isData(reference, use, workflow))
        return;
    const name = reference.path.join('.');
    const variable = (reference.path.at(-1) ?? 'VALUE').replace(/\W/g, '_').toUpperCase();
    report.warning('shell-interpolation', workflow.within(use.path, reference.line, reference.column), `${(0,messages/* quote */.hD)(name)} is pasted into the script: a value with quotes, \`$\` or \`;\` in it would run as code.`, `pass it as data: \`env: { ${variable}: "{{ ${name} }}" }\`, and read "$${variable}" in the script`);
}
function isData({ path }, use, workflow) {
    const [root = '', attribute] = path;
    if (root === '_index')
        return false;
    if (root === 'workflow')
        return attribute === 'input' || attribute === undefined;
    return root === 'github' || workflow.steps.has(root) || isLocalName(root, use);
}
function checkCommands(sites, report) {
    for (const { step, path } of sites) {
        if (step.type !== 'script' || step.command === undefined || (step.args?.length ?? 0) > 0)
            continue;
        const line = step.command.trim();
        if (!/\s/.test(line) || line.includes('{{') || line.includes('{%'))
            continue;
        report.warning('command-with-spaces', [...path, 'command'], '`command` is the name of one program, and this one has spaces in it.', `write \`run: ${line.length > 60 ? '...' : line.replaceAll('`', "'")}\`, or the rest of the line as \`args\``);
    }
}

;// CONCATENATED MODULE: ./build/config/rules/unseen.js



function checkUnseen(workflow, report) {
    for (const { step, path } of (0,error_mode/* unseenScripts */.Vn)(workflow)) {
        report.warning(finding/* UNSEEN_FAILURE */.kj, [...path, 'name'], `A failure of ${(0,messages/* quote */.hD)(step.name)} would go unnoticed: the file turns strict_exit off, and nothing reads its exit_code.`, 'remove `strict_exit: false` under `workflow.runtime`, or add an `on_error` route; `strict_exit: false` on the node says that its failure does not matter');
    }
}

;// CONCATENATED MODULE: ./build/config/rules/index.js




















function checkWorkflow(workflow, given) {
    const report = new Report(workflow);
    const sites = (0,config_sites/* sitesOf */.Yc)(workflow);
    const graph = (0,config_graph/* staticGraph */.xw)(workflow);
    const contract = (0,config_contract/* contractOf */.Qu)(workflow);
    const known = knownNamesOf(workflow, sites, contract, given);
    checkNames(workflow, sites, report);
    checkGroups(workflow, report);
    checkPolicies(workflow, report);
    checkRoutes(workflow, sites, report);
    checkKinds(workflow, sites, contract, report);
    checkInputLists(sites, known, report);
    for (const use of (0,templates/* templatesOf */.r3)(workflow))
        checkTemplate(use, known, report);
    checkGithubExpressions(workflow, report);
    checkCommands(sites, report);
    checkSources(sites, known, report);
    checkTools(workflow, sites, report);
    checkChildren(workflow, sites, report);
    checkRaises(workflow, sites, contract, report);
    checkRetryFrom(workflow, sites, report);
    checkReachable(workflow, graph, report);
    checkLoops(workflow, graph, report);
    checkOutputPaths(workflow, graph, report);
    checkLimit(workflow, graph, report);
    checkCatchAlls(workflow, sites, graph, report);
    return report.findings;
}
function validateWorkflow(root, given = new Set()) {
    const findings = (0,model/* allWorkflows */.Am)(root).flatMap((workflow) => checkWorkflow(workflow, workflow === root ? given : handedTo(workflow, root, given)));
    return { findings, contract: (0,config_contract/* contractOf */.Qu)(root) };
}
function unseenFailures(root) {
    return (0,model/* allWorkflows */.Am)(root).flatMap((workflow) => {
        const report = new Report(workflow);
        checkUnseen(workflow, report);
        return report.findings;
    });
}
function handedTo(child, root, given) {
    const names = new Set();
    for (const caller of (0,model/* allVariants */.Em)(root)) {
        for (const { step } of (0,config_sites/* sitesOf */.Yc)(caller)) {
            if (step.type !== 'workflow' || caller.children.get(step.workflow)?.file !== child.file)
                continue;
            const own = caller.settings.input === undefined && caller === root ? given : Object.keys(caller.settings.input ?? {});
            for (const name of step.input_mapping === undefined ? own : Object.keys(step.input_mapping))
                names.add(name);
        }
    }
    return names;
}
const HOOKS = new Set(['hook', 'complete-hook', 'error-hook']);
function checkTemplate(use, known, report) {
    const files = known.workflow.templateFiles?.get(use.source);
    const { references, failure } = files === undefined ? use.parsed : (0,templates/* parseText */.r4)(use.source, use.form, files);
    if (failure !== null) {
        report.error('template-syntax', failure.file === undefined
            ? known.workflow.within(use.path, failure.line, failure.column)
            : { file: failure.file, line: failure.line, column: failure.column }, `The template cannot be read: ${failure.message}`, syntaxHint(use.source, failure.line, failure.column, failure.message));
        return;
    }
    const strictOrSoft = HOOKS.has(use.scope) ? report.softened() : report;
    for (const reference of references) {
        checkReference(reference, use, known, strictOrSoft);
        checkDeclared(reference, use, known, report);
        checkShellText(reference, use, known.workflow, report);
    }
}
function checkSources(sites, known, report) {
    for (const site of sites) {
        if (site.step.type !== 'for_each')
            continue;
        const path = [...site.path, 'source'];
        const reference = sourceReference(site.step, path, report);
        if (reference === null)
            continue;
        checkReference(reference, (0,templates/* templateUse */.Q2)(site.step.source, path, 'template', 'node', site), known, report);
        checkSourceInput(reference, path, known.workflow, report);
    }
}


/***/ }),

/***/ 3368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ templateUse),
/* harmony export */   QD: () => (/* binding */ conditionForm),
/* harmony export */   hj: () => (/* binding */ eachText),
/* harmony export */   r3: () => (/* binding */ templatesOf),
/* harmony export */   r4: () => (/* binding */ parseText)
/* harmony export */ });
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5026);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3302);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3367);
/* harmony import */ var _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2247);





function conditionForm(source) {
    return /\{\{|\{%/.test(source) ? 'template' : 'expression';
}
function parseText(source, form, files) {
    const result = form === 'expression'
        ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExpression */ .YK)(source)
        : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTemplate */ .QC)(source, { comments: form !== 'run', ...(files === undefined ? {} : { files }) });
    return result.ok ? { references: result.value.references, failure: null } : { references: [], failure: result.error };
}
function templateUse(source, path, form, scope, site) {
    return { source, path, form, scope, site, parsed: parseText(source, form) };
}
function eachText(value, path, visit) {
    if (typeof value === 'string') {
        if (value.includes('{'))
            visit(value, path);
    }
    else if (Array.isArray(value)) {
        for (const [index, item] of value.entries())
            eachText(item, [...path, index], visit);
    }
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value)) {
        for (const [key, item] of Object.entries(value))
            eachText(item, [...path, key], visit);
    }
}
const templatesOf = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_4__/* .cached */ .P)((workflow) => [
    ...fileTemplates(workflow),
    ...(0,_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .sitesOf */ .Yc)(workflow).flatMap((site) => [
        ...stepTemplates(site),
        ...routeTemplates((0,_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .siteRoutes */ .ui)(site), [...site.path, 'routes'], site),
    ]),
]);
function templatesIn(value, at, form, scope, site) {
    const uses = [];
    eachText(value, at, (source, path) => uses.push(templateUse(source, path, form, scope, site)));
    return uses;
}
function fileTemplates(workflow) {
    const { hooks, env, policies, error_routes: errorRoutes } = workflow.settings;
    const uses = [
        ...templatesIn(env, ['workflow', 'env'], 'template', 'node', null),
        ...templatesIn(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'template', 'hook', null),
        ...templatesIn(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'template', 'complete-hook', null),
        ...templatesIn(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'template', 'error-hook', null),
        ...templatesIn(workflow.output, ['output'], 'template', 'output', null),
    ];
    for (const [index, policy] of (policies ?? []).entries()) {
        if (policy.type !== 'expression')
            continue;
        const path = ['workflow', 'policies', index, 'allow_if'];
        uses.push(templateUse(policy.allow_if, path, conditionForm(policy.allow_if), 'policy', null));
    }
    return [...uses, ...routeTemplates(errorRoutes ?? [], ['workflow', 'error_routes'], null)];
}
function routeTemplates(routes, base, site) {
    return routes.flatMap((route, index) => {
        const path = [...base, index];
        const { when, output, recover, halt, escalate } = route;
        const scope = route.on_error === undefined ? 'success-route' : 'error-route';
        const inRoute = (value, field, as) => templatesIn(value, [...path, ...field], 'template', as, site);
        return [
            ...(when === undefined ? [] : [templateUse(when, [...path, 'when'], conditionForm(when), scope, site)]),
            ...inRoute(output, ['output'], scope),
            ...inRoute(recover?.output, ['recover', 'output'], scope),
            ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(halt) ? inRoute(halt.message, ['halt', 'message'], 'error-route') : []),
            ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(escalate) ? inRoute(escalate.title, ['escalate', 'title'], scope) : []),
        ];
    });
}
function stepTemplates(site) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[site.step.type].templates.flatMap(({ path, form, scope }) => valuesAt(site.step, path, site.path).flatMap(([value, at]) => templatesIn(value, at, form, scope, site)));
}
function valuesAt(value, path, at) {
    const [name, ...rest] = path;
    if (name === undefined)
        return [[value, at]];
    if (name !== '*')
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value) ? valuesAt(value[name], rest, [...at, name]) : [];
    return Array.isArray(value) ? value.flatMap((item, index) => valuesAt(item, rest, [...at, index])) : [];
}


/***/ }),

/***/ 704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rq: () => (/* binding */ ownTool),
/* harmony export */   Vy: () => (/* binding */ toolAccess),
/* harmony export */   m2: () => (/* binding */ mayUseTools),
/* harmony export */   oL: () => (/* binding */ TOOL_JOINT)
/* harmony export */ });
const ANY = '*';
const TOOL_JOINT = '__';
function toolAccess(workflow, agent) {
    const wanted = wantedBy(workflow, agent);
    const all = Object.entries(workflow.settings.runtime?.mcp_servers ?? {});
    const offers = (server, tool) => server.tools === undefined || server.tools.includes(ANY) || server.tools.includes(tool);
    const asksFor = (name, server) => {
        if (server.tools?.length === 0)
            return false;
        return wanted === null || wanted.some((each) => mayMean(each, name, server, offers));
    };
    const servers = new Map(all.filter(([name, server]) => asksFor(name, server)));
    const allows = (name, tool) => {
        const server = servers.get(name);
        if (server === undefined || !offers(server, tool))
            return false;
        return (wanted === null ||
            wanted.some((each) => each === tool || each === `${name}${TOOL_JOINT}${tool}` || each === `${name}${TOOL_JOINT}${ANY}`));
    };
    return { servers, allows, wanted };
}
function wantedBy(workflow, agent) {
    const listed = agent.tools ?? (workflow.tools === undefined || workflow.tools.length === 0 ? undefined : workflow.tools);
    return listed === undefined || listed.includes(ANY) ? null : listed;
}
function mayMean(wanted, name, server, offers) {
    const own = ownTool(wanted, name);
    return own !== null || offers(server, wanted);
}
function ownTool(wanted, server) {
    const prefix = `${server}${TOOL_JOINT}`;
    return wanted.startsWith(prefix) && wanted.length > prefix.length ? wanted.slice(prefix.length) : null;
}
function mayUseTools(workflow, agent) {
    return toolAccess(workflow, agent).servers.size > 0;
}


/***/ }),

/***/ 5970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CR: () => (/* binding */ buildResult),
  nf: () => (/* binding */ invalidResult),
  a7: () => (/* binding */ toleratedBy)
});

// EXTERNAL MODULE: ./build/account/diagnosis.js + 1 modules
var diagnosis = __webpack_require__(5056);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/text/shell-words.js
var shell_words = __webpack_require__(7224);
;// CONCATENATED MODULE: ./build/reporters/next-commands.js

const MAX_OPTIONS = 10;
function nextCommands(facts) {
    const commands = [];
    if (facts.runDir !== null) {
        if (facts.resumable)
            commands.push(...resumeCommands(facts.runDir, facts));
        if (facts.deadLetters)
            commands.push(redriveCommand(facts.runDir));
        commands.push(explainCommand(facts.runDir));
    }
    commands.push(`conductor run ${(0,shell_words/* shellPath */.G9)(facts.workflowFile)}${inputWords(facts.inputs)}`);
    return commands;
}
function planCommands(runDir, shards, facts) {
    const again = wordsAgain(facts);
    const together = `${runDir}-shards`;
    const folders = Array.from({ length: shards }, (_, index) => `${together}/${index + 1}`);
    return [
        ...folders.map((folder, index) => `conductor resume ${(0,shell_words/* shellPath */.G9)(runDir)} --shard ${index + 1}/${shards} --run-dir ${(0,shell_words/* shellPath */.G9)(folder)}${again}`),
        `conductor resume ${(0,shell_words/* shellPath */.G9)(runDir)} --join ${(0,shell_words/* shellPath */.G9)(together)}${again}`,
    ];
}
function explainCommand(runDir) {
    return `conductor explain ${(0,shell_words/* shellPath */.G9)(runDir)}`;
}
function redriveCommand(runDir) {
    return `conductor redrive ${(0,shell_words/* shellPath */.G9)(runDir)}`;
}
function inputWords(inputs) {
    const words = Object.entries(inputs).map(([name, input]) => ` -i ${inputWord(name, input)}`);
    return words.join('');
}
function wordsAgain({ inputs, inputsAgain }) {
    return inputWords(Object.fromEntries(Object.entries(inputs).filter(([name]) => inputsAgain.includes(name))));
}
function inputWord(name, input) {
    if (typeof input === 'string')
        return (0,shell_words/* shellQuote */.ZL)(`${name}=${input}`);
    return `${(0,shell_words/* shellQuote */.ZL)(`${name}=`)}"\${${input.variable}:?}"`;
}
function resumeCommands(runDir, facts) {
    const { resumeFrom } = facts;
    const from = resumeFrom === null ? '' : ` --from ${(0,shell_words/* shellQuote */.ZL)(resumeFrom)}`;
    const resume = `conductor resume ${(0,shell_words/* shellPath */.G9)(runDir)}${from}${wordsAgain(facts)}`;
    const gates = [...new Map(facts.gates.map((gate) => [gate.node, gate])).values()];
    const single = gates.flatMap(answersTo);
    if (single.length === 0)
        return [resume];
    const all = gates.flatMap((gate) => answersTo(gate).slice(0, 1));
    const choices = gates.length > 1 ? [all.join(' '), ...single] : single;
    return choices.slice(0, MAX_OPTIONS).map((choice) => `${resume} ${choice}`);
}
function answersTo(gate) {
    const { node, options } = gate;
    const fields = options.flatMap(({ value, prompt_for: field }) => (value === '' && field !== null ? [field] : []));
    if (fields.length === 0 || fields.length < options.length)
        return options.map((option) => answer(gate, option));
    return [fields.map((field) => `--gate ${(0,shell_words/* shellQuote */.ZL)(`${node}.${field}=TEXT`)}`).join(' ')];
}
function answer({ node }, option) {
    const extra = option.prompt_for === null ? '' : ` --gate ${(0,shell_words/* shellQuote */.ZL)(`${node}.${option.prompt_for}=TEXT`)}`;
    return `--gate ${(0,shell_words/* shellQuote */.ZL)(`${node}=${option.value}`)}${extra}`;
}

// EXTERNAL MODULE: ./build/account/advice.js
var advice = __webpack_require__(526);
// EXTERNAL MODULE: ./build/core/finding.js
var core_finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/float.js
var core_float = __webpack_require__(2556);
// EXTERNAL MODULE: ./build/core/transient.js
var core_transient = __webpack_require__(188);
;// CONCATENATED MODULE: ./build/reporters/reported-errors.js




const FIXABLE = ['api_validation', 'template_error', 'static_validation'];
const MAX_AVAILABLE = 20;
function toReportedError(raised, context) {
    const { kind, message, details } = raised.envelope;
    const frame = raised.frames[0];
    const position = frame === undefined ? null : context.positionOf(frame.file, frame.node, fieldOf(details));
    const category = categoryOf(kind, details);
    const isPlaced = frame !== undefined && frame.file !== core_finding/* NO_FILE */.tW;
    return {
        source: 'runtime',
        category,
        kind,
        message,
        node_id: frame?.node ?? null,
        fixable: FIXABLE.includes(category),
        retryable: (context.isRetryable ?? isRetryable)(raised),
        action: context.action,
        file: isPlaced ? frame.file : null,
        line: isPlaced ? (position?.line ?? null) : null,
        column: isPlaced ? (position?.column ?? null) : null,
        suggestion: (0,advice/* adviceFor */.c)(kind, details),
        details,
        frames: raised.frames,
        attempts: raised.attempts,
        ...processFacts(raised, context.commandOf),
        ...((0,core_transient/* isTransient */.dg)(raised.envelope) ? { transient: true } : {}),
        ...(raised.while_handling === undefined ? {} : { while_handling: raised.while_handling }),
        ...lifted(details),
        ...(category === 'template_error' ? availableFields(details, context.traceFile) : {}),
    };
}
function processFacts({ envelope: { details }, frames: [frame], exit_code: exitCode, stderr_tail: stderr }, commandOf = () => null) {
    const started = details['command'];
    const command = typeof started === 'string' && !started.endsWith(' (run)')
        ? started
        : frame === undefined
            ? null
            : commandOf(frame.file, frame.node);
    return {
        ...(command === null || command === '' ? {} : { command }),
        ...(exitCode === null ? {} : { exit_code: exitCode }),
        ...(stderr === '' || details['stderr_tail'] === stderr ? {} : { stderr_tail: stderr }),
    };
}
function toStaticError(finding) {
    const isPlaced = finding.file !== core_finding/* NO_FILE */.tW;
    return {
        source: 'validation',
        category: 'static_validation',
        kind: finding.code,
        message: finding.message,
        node_id: finding.node_id ?? null,
        fixable: true,
        retryable: false,
        action: 'error',
        file: isPlaced ? finding.file : null,
        line: isPlaced ? finding.line : null,
        column: isPlaced ? finding.column : null,
        suggestion: finding.suggestion,
        details: {},
        frames: [],
        attempts: 0,
    };
}
function fieldOf(details) {
    const field = details['field'];
    return typeof field === 'string' ? field : undefined;
}
function categoryOf(kind, details) {
    if (kind === 'internal.template_error')
        return 'template_error';
    const status = (0,core_float/* asNumber */.i)(details['status_code']);
    const refused = status !== undefined && status >= 400 && status <= 499;
    if (refused || kind === 'provider.rejected')
        return 'api_validation';
    return kind === 'internal.unexpected' ? 'exception' : 'execution_failure';
}
function isRetryable({ envelope }) {
    const said = envelope.details['retryable'];
    return typeof said === 'boolean' ? said : (0,core_transient/* isTransient */.dg)(envelope);
}
function lifted(details) {
    const of = (key) => {
        const value = details[key];
        const found = {};
        if (value !== undefined)
            found[key] = value;
        return found;
    };
    return {
        ...of('status_code'),
        ...of('raw_response'),
        ...of('response_headers'),
        ...of('response_time'),
        ...of('mcp_error'),
        ...of('mcp_error_details'),
    };
}
function availableFields(details, traceFile) {
    const listed = details['available_fields'];
    const names = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [];
    const said = details['available_fields_total'];
    const total = typeof said === 'number' ? Math.max(said, names.length) : names.length;
    const shown = names.slice(0, MAX_AVAILABLE);
    const hint = details['trace_file_hint'];
    const file = typeof hint === 'string' ? hint : traceFile;
    return {
        available_fields: shown,
        available_fields_total: total,
        available_fields_truncated: total > shown.length,
        ...(file === null ? {} : { trace_file_hint: file }),
    };
}

;// CONCATENATED MODULE: ./build/reporters/result.js






function handledErrors({ errors }) {
    const { handled, handledTotal } = errors;
    if (handled.length === 0)
        return {};
    return { handled, ...(handledTotal > handled.length ? { handled_total: handledTotal } : {}) };
}
function buildResult(input) {
    const { account, graph } = input;
    const end = account.ending ?? NOT_ENDED;
    const errors = errorsOf(input, end).map((error) => reported(error, input));
    const steps = account.steps.reports(graph, new Set(input.repaired ?? []));
    const executed = steps.filter((step) => step.status !== 'not_executed').length;
    const gates = end.gate === null ? [] : account.notices.gates(end.gate);
    return {
        schema_version: 1,
        success: end.outcome === 'success',
        outcome: end.outcome,
        exit_code: (0,core_outcome/* exitCodeOf */.FO)(end.outcome, end.signal),
        run_id: input.runId,
        workflow: { name: input.workflowName, file: input.workflowFile },
        output: end.output,
        error: errors[0]?.message ?? null,
        error_cause: end.error?.envelope.kind === 'halt.intentional' ? (0,diagnosis/* causeKind */.My)(end.error.envelope.details) : null,
        ...(input.oneStep !== undefined && toleratedBy(account) !== null ? { tolerated: true } : {}),
        errors,
        warnings: [...(input.warnings ?? []), ...account.notices.texts()],
        ...handledErrors(account),
        ...(account.notices.unseenFailures === 0 ? {} : { unseen_failures: account.notices.unseenFailures }),
        termination: terminationOf(end),
        gate: end.gate,
        suspended: suspendedOf(end, gates),
        ...(end.shard === null ? {} : { shard: shareOf(end.shard) }),
        ...(gates.length > 1 ? { gates } : {}),
        checkpoint: {
            completed_nodes: account.steps.completed(graph),
            node_actions: account.steps.actions(graph),
            node_hashes: input.hashes,
            failed_node: end.error?.frames.at(-1)?.node ?? null,
            path: input.checkpointPath,
        },
        execution: { duration_ms: end.durationMs, nodes_executed: executed, nodes_total: steps.length, steps },
        metrics: {
            duration_ms: end.durationMs,
            nodes_executed: executed,
            total_cost_usd: input.totalCostUsd ?? null,
            ...account.usage.metrics(),
        },
        policies: account.governance.policies,
        dead_letters: account.governance.deadLetters(),
        escalations: account.governance.escalations,
        next_commands: commandsAfter(end, input, gates),
    };
}
function suspendedOf({ outcome, plan, gate }, gates) {
    if (outcome !== 'suspended')
        return null;
    if (plan === null)
        return {
            waits_for: 'gate',
            gates: gates.length > 0 ? gates.map(({ node }) => node) : gate === null ? [] : [gate.node],
        };
    const { group, total, shards } = plan;
    return { waits_for: 'shards', group, total, shards };
}
function shareOf({ index, of, group, items, succeeded, failed }) {
    return { index, of, group, items, succeeded, failed };
}
function toleratedBy({ ending, errors }) {
    if (ending?.outcome !== 'success')
        return null;
    return errors.overcome().find(({ by }) => by === 'recover') ?? null;
}
const NOT_ENDED = {
    outcome: 'cancelled',
    signal: null,
    message: '',
    output: null,
    durationMs: 0,
    termination: null,
    gate: null,
    plan: null,
    shard: null,
    error: null,
    errorsPath: null,
    errorsWriteError: null,
};
function commandsAfter(end, input, gates) {
    const runDir = input.commandDir === undefined ? input.runDir : input.commandDir;
    const inputsAgain = input.inputsAgain ?? [];
    const resumeFrom = input.resumeFrom ?? null;
    if (end.plan !== null && runDir !== null && resumeFrom === null)
        return planCommands(runDir, end.plan.shards, { inputs: input.inputsForCommands, inputsAgain });
    const deadLetters = input.account.governance.deadLetters().length > 0;
    if (input.oneStep !== undefined && end.outcome !== 'success')
        return [...(runDir === null ? [] : [explainCommand(runDir)]), input.oneStep.again];
    if (end.outcome === 'success')
        return deadLetters && runDir !== null ? [redriveCommand(runDir)] : [];
    return nextCommands({
        workflowFile: input.commandFile ?? input.workflowFile,
        inputs: input.inputsForCommands,
        runDir,
        resumable: mayResume(end, input.resumable),
        inputsAgain,
        resumeFrom,
        gates,
        deadLetters,
    });
}
function reported(error, input) {
    const { account, graph, runDir } = input;
    const { kind, details } = error.envelope;
    const node = error.frames[0]?.node ?? '';
    const taken = account.errors.actionOn(node, kind) ?? account.errors.actionOn(node, (0,diagnosis/* causeKind */.My)(details) ?? '');
    const lineOf = (file, name) => {
        const found = file === graph.file ? graph.nodes.find((candidate) => candidate.name === name) : undefined;
        return found === undefined ? null : { line: found.position.line };
    };
    return toReportedError(error, {
        action: kind === 'halt.intentional' ? 'halt' : (taken ?? 'error'),
        positionOf: (file, name, field) => input.positionOf?.(file, name, field) ?? lineOf(file, name),
        traceFile: input.traceFile ?? (runDir === null ? null : `${runDir}/events.jsonl`),
        ...(input.isRetryable === undefined ? {} : { isRetryable: input.isRetryable }),
        ...(input.commandOf === undefined ? {} : { commandOf: input.commandOf }),
    });
}
function invalidResult(findings, workflowFile, options = {}) {
    const errors = findings.filter((finding) => finding.severity === 'error').map(toStaticError);
    const outcome = errors.length === 0 ? 'success' : 'invalid';
    return {
        schema_version: 1,
        success: outcome === 'success',
        outcome,
        exit_code: (0,core_outcome/* exitCodeOf */.FO)(outcome, null),
        run_id: null,
        workflow: { name: options.workflowName ?? null, file: workflowFile },
        output: null,
        error: errors[0]?.message ?? null,
        error_cause: null,
        errors,
        warnings: findings
            .filter((finding) => finding.severity === 'warning')
            .map((finding) => `${finding.file}:${finding.line}:${finding.column} ${finding.message}`),
        termination: null,
        gate: null,
        checkpoint: null,
        execution: { duration_ms: 0, nodes_executed: 0, nodes_total: 0, steps: [] },
        metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
        policies: [],
        dead_letters: [],
        escalations: [],
        findings,
        ...(options.contract === undefined ? {} : { contract: options.contract }),
        next_commands: outcome === 'success' || options.commandFile === undefined
            ? []
            : [`conductor validate ${(0,shell_words/* shellPath */.G9)(options.commandFile)}`],
    };
}
function errorsOf({ account }, { error }) {
    const { recorded } = account.errors;
    if (error === null)
        return recorded;
    const key = (0,json/* jsonText */.s$)([error.envelope, error.frames]);
    return [error, ...recorded.filter((one) => (0,json/* jsonText */.s$)([one.envelope, one.frames]) !== key)];
}
function terminationOf({ termination }) {
    if (termination === null)
        return null;
    const { status, reason, terminatedBy } = termination;
    return { status, reason, terminated_by: terminatedBy };
}
function mayResume(end, resumable) {
    const isFinal = end.error?.envelope.kind === 'halt.intentional' && end.shard === null;
    return resumable && end.termination === null && !isFinal;
}


/***/ }),

/***/ 6685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uz: () => (/* binding */ withMetadata),
/* harmony export */   bq: () => (/* binding */ withInheritedModels),
/* harmony export */   cn: () => (/* reexport safe */ _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__.fl),
/* harmony export */   vH: () => (/* binding */ checkFile)
/* harmony export */ });
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
/* harmony import */ var _config_rules_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4063);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4823);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9190);





async function checkFile(request) {
    const workspace = request.workspace ?? (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findWorkspace */ .pl)(request.file, request.env);
    const { env, shownFrom = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryWithin */ .Yc)(workspace, request.file) } = request;
    const loaded = await (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_0__/* .loadChecked */ .cQ)(request.file, { workspace, shownFrom, env, strictAbilities: request.strictAbilities === true }, request.patterns);
    const { workflow } = loaded;
    const validated = workflow === null ? null : (0,_config_rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .validateWorkflow */ ._B)(workflow, new Set(request.given));
    const known = [...loaded.findings, ...(validated?.findings ?? [])];
    const valid = !known.some((finding) => finding.severity === 'error');
    const { strictExit = null, instructions } = request;
    const sound = !valid || workflow === null ? null : withInheritedModels(withInstructions(workflow, instructions));
    const runnable = sound === null || strictExit === null ? sound : withStrictExit(sound, strictExit);
    const unseen = runnable === null ? [] : (0,_config_rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .unseenFailures */ .ck)(runnable);
    const findings = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .boundedFindings */ .OS)([...known, ...unseen], loaded.unshown).map((finding) => {
        const node = loaded.stepAt(finding);
        return node === null ? finding : { ...finding, node_id: node };
    });
    return { loaded, findings, contract: validated?.contract ?? null, workspace, runnable };
}
function withMetadata(workflow, metadata = {}) {
    if (Object.keys(metadata).length === 0)
        return workflow;
    return withSettings(workflow, { metadata: { ...workflow.settings.metadata, ...metadata } }, workflow.children);
}
function withStrictExit(root, strict) {
    return copied(root, null, () => null, ({ settings }) => ({ runtime: { ...settings.runtime, strict_exit: strict } }));
}
function withInstructions(root, { workspace, caller } = { workspace: [], caller: [] }) {
    if (workspace.length === 0 && caller.length === 0)
        return root;
    return withSettings(root, { instructions: [...workspace, ...instructionsOf(root), ...caller] }, root.children);
}
function instructionsOf({ settings: { instructions = [] } }) {
    return typeof instructions === 'string' ? [instructions] : instructions;
}
function withInheritedModels(root, callers = []) {
    if (callers.length === 0 && root.children.size === 0)
        return root;
    return copied(root, callers.reduce((handed, caller) => handedOn(caller, handed), { models: {}, tools: {}, instructions: [] }), handedOn, ({ settings }, { models, tools, instructions }) => ({
        runtime: { ...settings.runtime, ...models, ...tools },
        ...(instructions.length === 0 ? {} : { instructions: [...instructions] }),
    }));
}
function handedOn(workflow, handed) {
    const servers = workflow.settings.runtime?.mcp_servers;
    return {
        models: modelsOf(workflow, handed.models),
        tools: servers === undefined ? handed.tools : { mcp_servers: servers },
        instructions: [...new Set([...handed.instructions, ...instructionsOf(workflow)])],
    };
}
function copied(root, given, handedDown, settingsOf) {
    const made = new Map();
    const copyOf = (workflow, from) => {
        const handed = handedDown(workflow, from);
        const key = JSON.stringify([workflow.file, handed]);
        const known = made.get(key);
        if (known !== undefined)
            return known;
        const children = new Map();
        const copy = withSettings(workflow, settingsOf(workflow, handed), children);
        made.set(key, copy);
        for (const [path, child] of workflow.children)
            children.set(path, copyOf(child, handed));
        return copy;
    };
    return copyOf(root, given);
}
function modelsOf({ settings: { runtime = {} } }, handed) {
    const { provider, default_model, temperature, max_tokens, default_reasoning_effort } = runtime;
    const own = {
        ...(provider === undefined ? {} : { provider }),
        ...(default_model === undefined ? {} : { default_model }),
        ...(temperature === undefined ? {} : { temperature }),
        ...(max_tokens === undefined ? {} : { max_tokens }),
        ...(default_reasoning_effort === undefined ? {} : { default_reasoning_effort }),
    };
    return provider === undefined ? { ...handed, ...own } : own;
}
function withSettings(workflow, settings, children) {
    return {
        ...workflow,
        settings: { ...workflow.settings, ...settings },
        children,
        at: workflow.at.bind(workflow),
        within: workflow.within.bind(workflow),
    };
}


/***/ }),

/***/ 3892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ checkProviders),
/* harmony export */   EM: () => (/* binding */ resolverOf),
/* harmony export */   G$: () => (/* binding */ withoutProviderKeys),
/* harmony export */   KI: () => (/* binding */ toolsOfPrograms),
/* harmony export */   WP: () => (/* binding */ referableVariables),
/* harmony export */   kk: () => (/* binding */ lostTools),
/* harmony export */   nq: () => (/* binding */ secretsOfProviders),
/* harmony export */   sh: () => (/* binding */ withProviderKeys),
/* harmony export */   zT: () => (/* binding */ replacedProviders)
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9814);
/* harmony import */ var _config_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(704);
/* harmony import */ var _redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(814);



function resolverOf({ adapters, provider }) {
    return (file, node) => adapters.resolveProvider(file, node, provider);
}
function checkProviders(root, resolve, isAsked = () => true) {
    const findings = new Map();
    for (const { workflow, agent, step } of agentsOf(root)) {
        if (!isAsked(agent.name))
            continue;
        const resolved = resolve(workflow, agent);
        if (resolved.ok)
            continue;
        const at = workflow.at(workflow.stepPaths.get(step) ?? []);
        const message = `${agent.name}: ${resolved.error}`;
        findings.set(JSON.stringify([at, message]), {
            ...at,
            code: 'provider',
            severity: 'error',
            message,
            suggestion: null,
        });
    }
    return [...findings.values()];
}
function replacedProviders(root, resolve) {
    for (const { workflow, agent, step } of agentsOf(root)) {
        const resolved = resolve(workflow, agent);
        if (!resolved.ok || resolved.value.replaces === undefined)
            continue;
        const { replaces, name } = resolved.value;
        const path = agent.provider === undefined ? ['workflow', 'runtime', 'provider'] : (workflow.stepPaths.get(step) ?? []);
        const message = `\`${replaces}\` is a provider of microsoft/conductor; \`${name}\` answers instead.`;
        const suggestion = 'models are asked for by the names that the file has';
        return [{ ...workflow.at(path), code: 'provider-replaced', severity: 'warning', message, suggestion }];
    }
    return [];
}
function lostTools(root, resolve, strict) {
    const findings = agentsOf(root).flatMap(({ workflow, agent, step }) => {
        const resolved = resolve(workflow, agent);
        if (!resolved.ok || resolved.value.kind !== 'command' || !(0,_config_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .mayUseTools */ .m2)(workflow, agent))
            return [];
        return [lostTool({ workflow, agent, step }, strict)];
    });
    return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
function toolsOfPrograms(root) {
    return agentsOf(root)
        .filter(({ workflow, agent }) => {
        const provider = agent.provider ?? workflow.settings.runtime?.provider;
        const name = typeof provider === 'string' ? provider : provider?.name;
        return name === 'command' && (0,_config_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .mayUseTools */ .m2)(workflow, agent);
    })
        .map((place) => lostTool(place, true));
}
function lostTool({ workflow, agent, step }, strict) {
    return {
        ...workflow.at(workflow.stepPaths.get(step) ?? []),
        code: strict ? 'lost-ability' : 'no-effect',
        severity: strict ? 'error' : 'warning',
        message: `${agent.name}: a program answers, and the tools of \`mcp_servers\` are not offered to it.`,
        suggestion: 'give the tools to the program itself, or write `tools: []`',
    };
}
function secretsOfProviders(roots, env, resolve) {
    const fromVariables = keyVariables(roots).flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [{ value, origin: `env:${name}` }];
    });
    const ofServers = roots
        .flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allWorkflows */ .Am)
        .flatMap(({ substitutions }) => substitutions.filter(_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .isToolSecret */ .V9))
        .map(({ variable, value }) => ({ value, origin: `env:${variable}` }));
    const known = new Set(fromVariables.map(({ value }) => value));
    const resolved = roots.flatMap(agentsOf).flatMap(({ workflow, agent }) => {
        const provider = resolve(workflow, agent);
        return provider.ok ? (0,_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .providerSecrets */ .nf)(provider.value) : [];
    });
    const written = [...new Set(resolved)].filter((value) => !known.has(value) && !isStandIn(value));
    return [...fromVariables, ...ofServers, ...written.map((value) => ({ value, origin: 'mask' }))];
}
function isStandIn(key) {
    return key.length < 6 || (key.length < 12 && !/\d/.test(key));
}
function withoutProviderKeys(env, roots) {
    const keys = new Set(keyVariables(roots).map((name) => name.toUpperCase()));
    return Object.fromEntries(Object.entries(env).filter(([name]) => !keys.has(name.toUpperCase())));
}
function withProviderKeys(scriptEnv, env, roots) {
    const all = { ...scriptEnv };
    for (const name of keyVariables(roots)) {
        const value = env[name];
        if (value !== undefined)
            all[name] = value;
    }
    return all;
}
function referableVariables({ env, scriptEnv }, roots) {
    const seen = withoutProviderKeys(scriptEnv, roots);
    const keys = new Set(keyVariables(roots));
    const named = roots
        .flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allWorkflows */ .Am)
        .flatMap(({ substitutions }) => substitutions)
        .filter(({ path, variable }) => keys.has(variable) && path.includes('env') && !path.includes('provider'));
    const handed = new Set(named.map(({ variable }) => variable));
    return (name) => {
        if (/^(INPUT|ACTIONS)_/i.test(name))
            return undefined;
        return Object.hasOwn(seen, name) ? seen[name] : handed.has(name) ? env[name] : undefined;
    };
}
function keyVariables(roots) {
    return (0,_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .providerKeyVariables */ .Uj)(roots.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allWorkflows */ .Am).flatMap(({ substitutions }) => substitutions));
}
function agentsOf(root) {
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allVariants */ .Em)(root).flatMap((workflow) => [...workflow.steps.values()].flatMap((step) => {
        if (step.type === 'agent')
            return [{ workflow, agent: step, step: step.name }];
        if (step.type === 'for_each' && step.agent.type === 'agent')
            return [{ workflow, agent: step.agent, step: step.name }];
        return [];
    }));
}


/***/ }),

/***/ 1808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aY: () => (/* binding */ commandLookup),
/* harmony export */   ao: () => (/* binding */ positionLookup),
/* harmony export */   cR: () => (/* binding */ workflowGraph),
/* harmony export */   pB: () => (/* binding */ groupOfMember)
/* harmony export */ });
/* harmony import */ var _config_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5171);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);


function workflowGraph(workflow) {
    const graph = (0,_config_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .staticGraph */ .xw)(workflow);
    const nodes = [];
    for (const step of workflow.steps.values())
        nodes.push(graphNode(workflow, step));
    const edges = [];
    const apart = new Set([...[...graph.members.values()].flat(), ...graph.finallySteps]);
    for (const step of workflow.steps.values()) {
        for (const edge of apart.has(step.name) ? (graph.edges.get(step.name) ?? []) : graph.successors(step.name)) {
            const kind = edge.via === 'option' ? 'gate' : edge.via === 'success' || edge.via === 'implicit-end' ? 'success' : 'error';
            edges.push({ from: edge.from, to: edge.to, label: edge.label ?? '', kind, route: routeName(edge.path) });
        }
        edges.push(...retriesOf(step));
    }
    return {
        name: workflow.settings.name,
        file: workflow.displayFile,
        entry: workflow.settings.entry_point,
        nodes,
        edges,
        finallySteps: graph.finallySteps,
    };
}
function retriesOf(step) {
    const routes = 'routes' in step ? (step.routes ?? []) : [];
    return routes.flatMap((route, index) => {
        if (route.retry === undefined || route.retry.from !== undefined)
            return [];
        const kinds = [route.on_error ?? true].flat().map((kind) => (kind === true ? 'any error' : String(kind)));
        const label = `retry, ${kinds.join(', ')}`;
        return [{ from: step.name, to: step.name, label, kind: 'error', route: `routes[${index}]` }];
    });
}
function routeName(path) {
    const at = path.findLastIndex((part) => part === 'routes' || part === 'error_routes' || part === 'options');
    if (at === -1)
        return '';
    return path[at] === 'options' ? 'options' : `${path[at]}[${path[at + 1]}]`;
}
function graphNode(workflow, step) {
    const path = workflow.stepPaths.get(step.name);
    const { file, line } = path === undefined ? { file: workflow.displayFile, line: 1 } : workflow.at(path);
    const members = step.type === 'parallel' ? [...step.agents] : step.type === 'for_each' ? [step.agent.name] : [];
    return {
        name: step.name,
        type: step.type,
        position: { file, line },
        members,
        child: step.type === 'workflow' ? step.workflow : null,
    };
}
function positionLookup(root) {
    const byFile = new Map((0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allWorkflows */ .Am)(root).map((workflow) => [workflow.displayFile, workflow]));
    return (file, node, field) => {
        const workflow = byFile.get(file);
        if (workflow === undefined)
            return null;
        const path = workflow.stepPaths.get(node) ?? memberPath(workflow, node) ?? ownPath(workflow, node, field);
        return path === undefined ? null : workflow.at(path);
    };
}
const MAX_COMMAND = 1000;
function commandLookup(root, redactor) {
    return (file, node) => {
        const workflow = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allWorkflows */ .Am)(root).find(({ displayFile }) => displayFile === file);
        const step = workflow?.steps.get(node) ?? (workflow === undefined ? undefined : groupOfMember(workflow, node)?.agent);
        if (step?.type !== 'script')
            return null;
        const text = step.run ?? [step.command ?? '', ...(step.args ?? [])].join(' ');
        return redactor.text(text).trim().slice(0, MAX_COMMAND);
    };
}
function memberPath(workflow, node) {
    const group = groupOfMember(workflow, node);
    return group === undefined ? undefined : [...(workflow.stepPaths.get(group.name) ?? []), 'agent'];
}
function groupOfMember(workflow, node) {
    for (const step of workflow.steps.values())
        if (step.type === 'for_each' && step.agent.name === node)
            return step;
    return undefined;
}
function ownPath(workflow, name, field) {
    if (name !== workflow.settings.name)
        return undefined;
    return field === undefined ? ['workflow'] : field.split('.');
}


/***/ })

};
