"use strict";
exports.id = 7043;
exports.ids = [7043];
exports.modules = {

/***/ 6409:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ readRulesFile; },
/* harmony export */   r: function() { return /* binding */ parseRulesFile; }
/* harmony export */ });
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _source_check_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27666);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(246);
/* harmony import */ var _source_generated_validators_cjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44736);
/* harmony import */ var _source_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28546);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12070);
/* harmony import */ var _check_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49520);








const LISTS = ['rules', 'classify'];
async function readRulesFile(text, name, loadPatterns) {
    const session = (0,_source_session_js__WEBPACK_IMPORTED_MODULE_4__/* .createFreeSession */ .$Z)();
    const file = session.load(new _source_values_js__WEBPACK_IMPORTED_MODULE_5__/* .Source */ .kL(name, name, text.replace(/^\ufeff/, '')));
    const entries = file === null ? [] : new RulesReader(session, file).read(file.data);
    const { patterns } = session;
    const slowOrWrong = patterns.length === 0 ? [] : (0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPatterns */ .uO)(patterns, await loadPatterns());
    return { entries, findings: (0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .sortFindings */ .Tc)([...session.findings, ...slowOrWrong], name) };
}
async function parseRulesFile(text, name, patterns, warn = () => { }) {
    const { entries, findings } = await readRulesFile(text, name, patterns);
    const say = ({ line, message }) => `${name}, line ${line}: ${message}`;
    for (const finding of findings)
        if (finding.code === 'slow-pattern')
            warn(say(finding));
    const problem = findings.find(({ severity }) => severity === 'error');
    if (problem === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(entries);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${say(problem)}${problem.suggestion === null ? '' : ` (${problem.suggestion})`}`);
}
const MAX_FINDINGS = 1000;
class RulesReader {
    session;
    file;
    constructor(session, file) {
        this.session = session;
        this.file = file;
    }
    read(data) {
        if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isDataObject */ .WT)(data))
            return this.#readList(data, []);
        const unknown = Object.keys(data).find((field) => field !== 'include' && !LISTS.includes(field));
        if (unknown !== undefined) {
            const at = this.file.locator.keyAt([unknown]);
            this.session.report(at, 'unknown-field', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(unknown)} is not a field: give include and rules`);
            return [];
        }
        const field = LISTS.find((name) => Object.hasOwn(data, name));
        const rules = field === undefined ? [] : this.#readList(data[field] ?? null, [field]);
        return [...rules, ...this.#readIncludes(data['include'] ?? [], ['include'])];
    }
    #readList(list, path) {
        if (Array.isArray(list) && list.length > 0)
            return list.flatMap((rule, at) => {
                const isHopeless = this.session.findings.length >= MAX_FINDINGS;
                return isHopeless ? [] : this.#readRule(rule, [...path, at]);
            });
        const message = list === null ? 'The file is empty; it must be a list of classify rules.' : 'A list of classify rules is needed.';
        this.session.report(this.file.locator.at(path), list === null ? 'empty-value' : 'wrong-type', message);
        return [];
    }
    #readRule(data, path) {
        const label = `rule ${Number(path.at(-1)) + 1}`;
        const subject = { shape: 'classifyRule', data, path, label };
        const rule = (0,_source_check_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .readShape */ ._)(this.session, this.file, _source_generated_validators_cjs__WEBPACK_IMPORTED_MODULE_3__.classifyRule, subject);
        if (rule === null)
            return [];
        (0,_check_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRule */ .T9)(rule, [], (0,_source_check_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .createSink */ .O)(this.session, this.file, path), true);
        return rule.include === undefined ? [{ rule }] : this.#readIncludes(rule.include, [...path, 'include']);
    }
    #readIncludes(named, path) {
        const isList = Array.isArray(named);
        return (isList ? named : [named]).flatMap((include, index) => {
            const at = this.file.locator.at(isList ? [...path, index] : path);
            if (typeof include === 'string')
                return [{ include, line: at.line }];
            this.session.report(at, 'wrong-type', '`include` is a path or a list of paths');
            return [];
        });
    }
}


/***/ }),

/***/ 97043:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLsp: function() { return /* binding */ runLsp; }
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/node/main.js
var main = __webpack_require__(80900);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var esm_main = __webpack_require__(2365);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var source_workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/config/rules/facts.js
var facts = __webpack_require__(99002);
// EXTERNAL MODULE: ./build/src/config/rules/references.js
var references = __webpack_require__(67675);
// EXTERNAL MODULE: ./build/src/config/templates.js
var templates = __webpack_require__(39466);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 19 modules
var expressions = __webpack_require__(74183);
// EXTERNAL MODULE: ./build/src/config/graph.js
var graph = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var core_kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/shells.js
var shells = __webpack_require__(12669);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
;// CONCATENATED MODULE: ./build/src/editor/completion-names.js







function completeName(analysis, place, naming, listFiles) {
    const { workflow } = analysis;
    const { path, sort, isKey, scalar } = place;
    const site = findSite(workflow, place);
    const toName = (label) => ({ label, kind: main.CompletionItemKind.Variable, rank: 0 });
    const toFile = (label) => ({ label, kind: main.CompletionItemKind.File, rank: 0 });
    if (scalar.tag === '!file')
        return listFiles('part').map(toFile);
    if (isKey && path.at(-2) === 'input_mapping')
        return listChildInputs(workflow, site).map(toName);
    if (path.at(-1) === 'shell' && !isKey)
        return shells/* SHELL_NAMES */.YG.map(toName);
    if (sort === 'scenarios' && !isKey && isAnswer(place))
        return listAnswers(workflow, String(path[3]));
    if (sort === 'scenarios' && naming === 'path')
        return completeInjection(analysis, place);
    switch (naming) {
        case 'node':
            return listNodesFor(analysis, place);
        case 'target': {
            const nodes = listNodes(workflow, place).filter(({ label }) => !isInside(workflow, label));
            const ends = [
                { label: model/* END */.Kp, detail: 'the run ends here' },
                ...(isHandler(workflow, site) ? [{ label: model/* FAILED */.Wk, detail: 'the node whose error led here' }] : []),
            ].map((end) => ({ ...end, kind: main.CompletionItemKind.Value, rank: 1 }));
            return site?.group == null ? [...nodes, ...ends] : [];
        }
        case 'kind':
            return listKinds(analysis, site, true);
        case 'raised':
            return listKinds(analysis, site, false);
        case 'input':
            return Object.keys(workflow?.settings.input ?? {}).map(toName);
        case 'path':
            return listInputPaths(workflow, place).map(toName);
        case 'file':
            return listFiles('workflow').map(toFile);
        default:
            return [];
    }
}
function isHandler(workflow, site) {
    const routes = workflow === null || site == null ? [] : (0,model/* listAllRoutes */.wq)(workflow);
    return routes.some(({ route }) => route.on_error !== undefined && route.to === site?.label);
}
function listInputPaths(workflow, place) {
    const inputs = Object.keys(workflow?.settings.input ?? {}).map((name) => `workflow.input.${name}`);
    const reader = findSite(workflow, place)?.step.name;
    const outputs = listNodes(workflow, place).flatMap(({ label, detail = '' }) => {
        const isGroup = ['parallel', 'for_each'].includes(detail);
        return label === reader ? [] : (isGroup ? ['outputs'] : ['output']).map((part) => `${label}.${part}`);
    });
    return [...inputs, ...outputs];
}
function listChildInputs(workflow, site) {
    const child = site?.step.type === 'workflow' ? workflow?.children.get(site.step.workflow) : undefined;
    return Object.keys(child?.settings.input ?? {});
}
function isAnswer({ path }) {
    return (path[2] === 'gates' && path.length === 4) || (path[2] === 'stub' && path.at(-1) === 'answer');
}
function listAnswers(workflow, gate) {
    const shapes = workflow === null ? [] : [...workflow.steps.values()].flatMap(model/* listGateShapes */.aG);
    const options = shapes.filter(({ name }) => name === gate).flatMap((shape) => shape.options);
    return options.map(({ label: detail, value }) => ({
        label: String(value),
        detail,
        kind: main.CompletionItemKind.EnumMember,
        rank: 0,
        ...(typeof value === 'string' ? {} : { insert: String(value) }),
    }));
}
function completeInjection(analysis, place) {
    const written = place.before.replace(/^["']/, '');
    const at = written.indexOf('=');
    const nodes = listNodesFor(analysis, place);
    if (at === -1)
        return nodes.map((node) => ({ ...node, label: `${node.label}=` }));
    const name = written.slice(0, at);
    const site = collectAllSites(analysis.workflow).find(({ step }) => step.name === name);
    const typed = written.length - at - 1;
    return listKinds(analysis, site, true)
        .filter(({ label }) => !label.includes('*'))
        .map((kind) => ({ ...kind, typed, insert: kind.label }));
}
function collectAllSites(workflow) {
    return workflow === null ? [] : (0,model/* listWorkflows */.Dl)(workflow).flatMap(model/* collectSites */.b4);
}
function isInside(workflow, name) {
    return collectAllSites(workflow).some(({ step, group }) => step.name === name && group !== null);
}
function listNodesFor({ workflow }, place) {
    const { path, sort } = place;
    const nodes = listNodes(workflow, place);
    const sites = new Map(collectAllSites(workflow).map((site) => [site.step.name, site]));
    const keep = (isKept) => nodes.filter(({ label }) => {
        const named = sites.get(label);
        return named === undefined || isKept(named);
    });
    const site = findSite(workflow, place);
    if (sort === 'scenarios') {
        if (path[2] === 'gates')
            return keep(({ step }) => step.type === 'human_gate' || step.type === 'questions');
        if (path.at(-1) === 'terminated_by')
            return keep(({ step }) => step.type === 'terminate');
        if (path[2] === 'stub' || path[2] === 'inject' || path[2] === 'real')
            return keep(({ step }) => (0,model/* isMember */.NB)(step) || step.type === 'human_gate');
        return nodes;
    }
    if (path[0] === 'parallel')
        return keep(({ step, group }) => (0,model/* isMember */.NB)(step) && (group === null || group.name === site?.step.name));
    if (path[1] === 'finally')
        return keep(({ group }) => group === null);
    if (path.at(-1) === 'entry_point')
        return keep(({ group }) => group === null);
    if (path.at(-1) === 'group')
        return keep(({ step }) => step.type === 'parallel' || step.type === 'for_each');
    if (path.at(-1) === 'from' && workflow !== null && site !== undefined)
        return keep(({ step, group }) => group === null && (0,graph/* canReenter */.mj)(workflow, step.name, site.label));
    return nodes;
}
function listNodes(workflow, { sort, document }) {
    const types = new Map();
    if (sort === 'scenarios')
        for (const { step } of collectAllSites(workflow))
            types.set(step.name, step.type);
    else
        for (const [name, { type }] of workflow?.steps ?? [])
            types.set(name, type);
    const lists = ['agents', 'nodes', 'parallel', 'for_each'].map((list) => document.get(list)).filter(dist/* isSeq */.oP);
    for (const item of lists.flatMap(({ items }) => items)) {
        const name = (0,dist/* isMap */.jh)(item) ? item.get('name') : null;
        if (typeof name === 'string' && !types.has(name))
            types.set(name, 'node');
    }
    return [...types].map(([label, detail]) => ({ label, detail, kind: main.CompletionItemKind.Module, rank: 0 }));
}
function findSite(workflow, { path }) {
    const sites = workflow === null ? [] : (0,model/* collectSites */.b4)(workflow);
    if (path[0] === 'scenarios')
        return sites.find(({ step }) => path[2] === 'stub' && step.name === path[3]);
    return sites.findLast(({ path: at }) => at.every((part, index) => part === path[index]));
}
function listKinds({ contract, workflow }, site, isHandled) {
    const proposals = new Map();
    const add = (label, rank, detail) => {
        const isAllowed = isHandled || !(0,core_kinds/* isReservedKind */.HO)(label);
        if (isAllowed && !proposals.has(label))
            proposals.set(label, { label, rank, detail, kind: main.CompletionItemKind.EnumMember });
    };
    const nodes = contract?.nodes ?? [];
    const here = nodes.filter(({ node }) => isHandled && node === site?.label);
    for (const { node, raises } of [...here, ...nodes])
        for (const { kind, source, via } of raises.filter((raised) => raised.kind !== '*')) {
            const isHere = node === here[0]?.node;
            const how = via === null ? source : `from ${via}`;
            if (source !== 'engine')
                add(kind, isHere ? 0 : 2, `${how} by ${node}`);
            else if (isHere)
                add(kind, 1, 'made by the engine');
        }
    const routed = nodes.flatMap(({ handlers }) => handlers.flatMap(({ patterns }) => patterns));
    for (const kind of routed.filter(core_kinds/* isKind */.VF))
        add(kind, 2, 'named in a route');
    for (const kind of workflow?.settings.raises ?? [])
        add(kind, 2, 'announced by the workflow');
    for (const [kind, { description }] of Object.entries(workflow?.settings.kinds ?? {}))
        add(kind, 2, description ?? 'in the catalogue');
    if (!isHandled)
        return [...proposals.values()];
    for (const kind of site === undefined ? core_kinds/* ENGINE_KINDS */.Fr : step_types/* STEP_TYPES */.FU[site.step.type].kinds)
        if (!(0,core_kinds/* isNeverRoutable */.Te)({ kind, details: {} }))
            add(kind, 3, 'made by the engine');
    add('*', 3, 'any kind');
    return [...proposals.values()];
}

// EXTERNAL MODULE: ./build/src/config/rules/details.js
var rules_details = __webpack_require__(90063);
// EXTERNAL MODULE: ./build/src/core/catalogue.js
var catalogue = __webpack_require__(47581);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/config/contract/payloads.js
var payloads = __webpack_require__(6705);
// EXTERNAL MODULE: ./build/src/core/tool-kinds.js
var tool_kinds = __webpack_require__(36750);
// EXTERNAL MODULE: ./build/src/source/values.js
var values = __webpack_require__(12070);
// EXTERNAL MODULE: ./build/src/text/lists.js
var text_lists = __webpack_require__(4521);
;// CONCATENATED MODULE: ./build/schema/conductor.schema.json
var conductor_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://conductor-action.github.io/schema/conductor.schema.json","title":"WorkflowFile","description":"A workflow file of conductor-action","type":"object","additionalProperties":false,"required":["workflow"],"properties":{"workflow":{"$ref":"#/$defs/workflow","description":"Name, entry point and settings of the workflow."},"agents":{"type":"array","items":{"$ref":"#/$defs/node"},"description":"The nodes."},"nodes":{"type":"array","items":{"$ref":"#/$defs/node"},"description":"Alias of agents."},"parallel":{"type":"array","items":{"$ref":"#/$defs/parallel"},"description":"Groups of nodes that run at the same time."},"for_each":{"type":"array","items":{"$ref":"#/$defs/forEach"},"description":"Groups that run one node for every item of a list."},"output":{"$ref":"#/$defs/outputTemplate"},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"server__tool, or the name of a tool."},"description":"Tools of agents that list none."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"patternProperties":{"^x-":{"description":"For YAML anchors; ignored otherwise."}},"$defs":{"workflow":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"Name of the workflow."},"description":{"type":"string","description":"Purpose of the workflow."},"version":{"type":["string","number"],"description":"Version of the workflow."},"entry_point":{"type":"string","minLength":1,"description":"First node or group of the run.","$comment":"names:node"},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"},"description":"Typed inputs."},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000,"description":"Maximum number of visits; retries do not count. Default 10, or twice the number of nodes if that is more."},"timeout_seconds":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$","description":"Time limit for the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole; default 16 MiB."},"max_tokens":{"type":"integer","minimum":1,"description":"Tokens that agents may use in one run."},"budget_usd":{"type":"number","exclusiveMinimum":0,"description":"US dollars that agents may cost in one run, by the prices of `cost.pricing`."},"budget_mode":{"enum":["audit","enforce"],"description":"Over the budget: a warning (audit, the default), or the end of the run (enforce)."}},"description":"Bounds of a run."},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"],"description":"All earlier nodes, the last one, or those that `input` lists."},"max_tokens":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"trim_strategy":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"Data that templates of a node can read."},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean","description":"For all nodes of the file."},"provider":{"anyOf":[{"type":"string","minLength":1,"description":"Name of the provider."},{"$ref":"#/$defs/provider"}],"description":"Provider of agents."},"default_model":{"type":"string","description":"Model for agents without one."},"temperature":{"type":"number","minimum":0,"maximum":2,"description":"Passed on by the HTTP providers."},"max_tokens":{"type":"integer","minimum":1,"description":"Maximum tokens of an answer; passed on by the HTTP providers."},"timeout":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"checkpoint":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"tool_output":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"},"description":"Servers of tools (MCP) that agents may use, by name."},"max_session_seconds":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500,"description":"Maximum requests to the model while it calls tools; default 10."},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"],"description":"Reasoning effort of agents without their own."},"default_context_tier":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"working_dir":{"type":"string","description":"Working directory of command providers and MCP servers, for agents without their own; a template."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skill_injection":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skill_discovery":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugin_sources":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"How nodes run."},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string","description":"A template, rendered before the first node."},"on_complete":{"type":"string","description":"A template, rendered on success."},"on_error":{"type":"string","description":"A template, rendered when the run fails or halts; not the same as on_error of a route."}},"description":"Templates that are rendered at the start and the end of a run and recorded as events."},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"},"description":"Checked before nodes start."},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1,"description":"A node.","$comment":"names:node"},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"A node.","$comment":"names:node"}}],"description":"Nodes that run before the run ends, whatever its outcome."},"raises":{"$ref":"#/$defs/raises"},"kinds":{"type":"object","additionalProperties":{"$ref":"#/$defs/kindEntry"},"propertyNames":{"$comment":"names:raised"},"description":"Catalogue: what each kind means, and which details its errors have."},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object","description":"Free-form."},"instructions":{"anyOf":[{"type":"string","description":"One instruction."},{"type":"array","items":{"type":"string","description":"A file, or the text itself."},"description":"Several of them."}],"description":"Text before the system prompt of every agent."},"cost":{"$ref":"#/$defs/cost"},"mcp":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"bundle":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"defaults":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","entry_point"]},"node":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"script"}},"required":["type"]},"then":{"$ref":"#/$defs/scriptNode"}},{"if":{"properties":{"type":{"const":"set"}},"required":["type"]},"then":{"$ref":"#/$defs/setNode"}},{"if":{"properties":{"type":{"const":"wait"}},"required":["type"]},"then":{"$ref":"#/$defs/waitNode"}},{"if":{"properties":{"type":{"const":"terminate"}},"required":["type"]},"then":{"$ref":"#/$defs/terminateNode"}},{"if":{"properties":{"type":{"const":"workflow"}},"required":["type"]},"then":{"$ref":"#/$defs/workflowNode"}},{"if":{"anyOf":[{"properties":{"type":{"const":"agent"}},"required":["type"]},{"not":{"required":["type"]}}]},"then":{"$ref":"#/$defs/agentNode"}},{"if":{"properties":{"type":{"const":"human_gate"}},"required":["type"]},"then":{"$ref":"#/$defs/gateNode"}},{"if":{"properties":{"type":{"const":"questions"}},"required":["type"]},"then":{"$ref":"#/$defs/questionsNode"}}],"properties":{"type":{"enum":["script","set","wait","terminate","workflow","agent","human_gate","questions"],"description":"Type; decides which other fields are allowed."}},"x-union":["scriptNode","setNode","waitNode","terminateNode","workflowNode","agentNode","gateNode","questionsNode"]},"member":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"script"}},"required":["type"]},"then":{"$ref":"#/$defs/scriptNode"}},{"if":{"properties":{"type":{"const":"set"}},"required":["type"]},"then":{"$ref":"#/$defs/setNode"}},{"if":{"properties":{"type":{"const":"workflow"}},"required":["type"]},"then":{"$ref":"#/$defs/workflowNode"}},{"if":{"anyOf":[{"properties":{"type":{"const":"agent"}},"required":["type"]},{"not":{"required":["type"]}}]},"then":{"$ref":"#/$defs/agentNode"}}],"properties":{"type":{"enum":["script","set","workflow","agent"],"description":"Type; decides which other fields are allowed."}},"x-union":["scriptNode","setNode","workflowNode","agentNode"]},"scriptNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"script","description":"A script node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1,"description":"Program to run; a template."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Arguments, each a template."},"run":{"type":"string","minLength":1,"description":"Script text, as in a step of GitHub Actions."},"shell":{"type":"string","minLength":1,"description":"bash, sh, pwsh, powershell (Windows), python, node, cmd, or a line with {0}."},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string","description":"Relative to the folder where the run was started; a template."},"timeout":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$|\\\\{\\\\{","description":"Time limit for the process tree: seconds, or 90s, 10m, 1h; or a template."},"idle_timeout":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$|\\\\{\\\\{","description":"Longest time without any output: seconds, or 90s, 10m, 1h; or a template."},"stdin":{"type":"string","description":"Text for the standard input; a template."},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"},"description":"Rules that map failures of programs to kinds."},"fail_when":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/failRule"},"description":"Conditions over the output after exit code 0: the first that holds raises its kind."},"reports":{"anyOf":[{"type":"string","minLength":1,"description":"Globs, separated by commas or newlines."},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"A glob."}}],"description":"Test reports that the command writes, JUnit XML or another format: failed tests in them fail the node."},"retry_tests":{"enum":["pytest","jest","vitest","playwright","go","cargo","maven","gradle","dotnet","rspec"],"description":"The test runner whose arguments for the failed tests stand in the file that CONDUCTOR_TEST_ARGS names."},"test_exit_codes":{"description":"Exit codes, beside 1, that mean failed tests: with them a quarantine may excuse the node. Codes of crashes are refused.","type":"array","items":{"type":"integer","minimum":1,"maximum":123},"minItems":1},"reports_required":{"type":"boolean","description":"true: a missing, broken or incomplete report fails the node."},"quarantine":{"type":"string","minLength":1,"description":"File of tests that may fail for a while; .github/quarantine.yml if it exists."},"workflow_commands":{"enum":["allow","stop"],"description":"Whether the runner may act on ::commands:: that the script prints."},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","type"]},"setNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"set","description":"A set node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"value":{"description":"A template (or data) that becomes the output."},"values":{"type":"object","additionalProperties":true,"description":"Several named values; the output is an object."},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"],"description":"Type of the rendered value."},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]},"waitNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"wait","description":"A wait node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"duration":{"type":["string","number"],"description":"500ms, 60s, 2.5m, 1h, a number of seconds, or a template; over 0, at most 24 h."},"reason":{"type":"string","description":"Shown while waiting; a template."}},"required":["name","type","duration"]},"terminateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"terminate","description":"A terminate node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"status":{"enum":["success","failed"],"description":"Outcome of the run."},"reason":{"type":"string","minLength":1,"pattern":"\\\\S","description":"Why; a template."},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]},"workflowNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"workflow","description":"A workflow node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1,"description":"Path of the child file, relative to this file.","$comment":"names:file"},"input_mapping":{"type":"object","additionalProperties":true,"description":"The child\'s inputs, templates over this run."},"max_depth":{"type":"integer","minimum":1,"maximum":10,"description":"Maximum depth of child workflows."},"output":{"$ref":"#/$defs/outputSchema"},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","type","workflow"]},"agentNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"agent","description":"A agent node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string","description":"User prompt; a template."},"system_prompt":{"type":"string","description":"System prompt; a template."},"model":{"type":"string","description":"Model name; a template."},"provider":{"anyOf":[{"type":"string","minLength":1,"description":"openai, anthropic, claude, command."},{"$ref":"#/$defs/provider"}],"description":"Overrides runtime.provider."},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry","description":"Retries of requests to the provider."},"timeout_seconds":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$","description":"Time limit over all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean","description":"false: the prompt does not explain the kinds of raises."},"working_dir":{"type":"string","description":"Working directory of a command provider and of MCP servers; a template."},"temperature":{"type":"number","minimum":0,"maximum":2,"description":"Passed on by the HTTP providers."},"max_tokens":{"type":"integer","minimum":1,"description":"Maximum tokens of an answer; passed on by the HTTP providers."},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"],"description":"Reasoning effort."},{"type":"string","pattern":"\\\\{[{%]","description":"A template that renders to one of them."}],"description":"Passed on by HTTP providers that support it."}},"required":["effort"],"description":"Reasoning of the model."},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"server__tool, or the name of a tool."},"description":"Tools that this agent may use; [] for none, all by default."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"output_mode":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"context_tier":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"session_key":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_session_seconds":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500,"description":"Maximum requests to the model while it calls tools; default 10."},"validator":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"sandbox":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"dialog":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"settings_dir":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name"]},"gateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"human_gate","description":"A human_gate node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1,"description":"Question to the human; a template."},"options":{"type":"array","minItems":1,"description":"Possible answers.","items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"description":"Text for the human."},"value":{"type":["string","number","boolean"],"description":"Value for the workflow."},"route":{"type":"string","minLength":1,"description":"Next node after this answer.","$comment":"names:target"},"prompt_for":{"type":"string","minLength":1,"description":"Name of a field that the human fills in."},"multiline":{"type":"boolean","description":"The field may have several lines."}},"required":["label","value"]}}},"required":["name","type","prompt","options"]},"questionsNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"questions","description":"A questions node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","description":"Shown before the first question; a template."},"questions":{"type":"array","minItems":1,"description":"Questions, asked in order.","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$","description":"Key of the answer; q1, q2, ... by default."},"text":{"type":"string","minLength":1,"description":"The question; a template."},"hint":{"type":"string","description":"Shown below the question; a template."},"choices":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Answers to choose from; templates."},"allow_free_text":{"type":"boolean","description":"false: only one of the choices."},"default":{"type":["string","number","boolean"],"description":"Answer if the question is skipped."},"required":{"type":"boolean","description":"true: the question cannot be skipped, unless it has a default."},"multiline":{"type":"boolean","description":"false: an answer has one line."}},"required":["text"]}},"source":{"type":"string","minLength":1,"description":"Instead of questions: dotted path or template to a list of texts or questions.","$comment":"names:expression"},"allow_back":{"type":"boolean","description":"false: earlier questions cannot be changed."},"allow_skip":{"type":"boolean","description":"false: no question may be skipped."},"allow_skip_all":{"type":"boolean","description":"false: the remaining questions may not be skipped at once."},"allow_abort":{"type":"boolean","description":"true: the questions may be aborted."},"abort_route":{"type":"string","minLength":1,"description":"Next node after an abort; $end by default.","$comment":"names:target"}},"required":["name","type"]},"parallel":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"description":{"type":"string","description":"For readers and reports."},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000,"description":"Maximum number of members that run at the same time."},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"],"description":"Effect of a failed member on the group."},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0,"description":"Maximum number of failures."},"percent":{"type":"number","minimum":0,"maximum":100,"description":"Maximum percentage of failures."}},"minProperties":1,"maxProperties":1,"description":"Failures that the group tolerates."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns a failed group into a routable kind."},"type":{"const":"parallel","description":"May be left out."},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"Name of a node.","$comment":"names:node"},"description":"The members."}},"required":["name","agents"]},"forEach":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"description":{"type":"string","description":"For readers and reports."},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000,"description":"Maximum number of members that run at the same time."},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"],"description":"Effect of a failed member on the group."},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0,"description":"Maximum number of failures."},"percent":{"type":"number","minimum":0,"maximum":100,"description":"Maximum percentage of failures."}},"minProperties":1,"maxProperties":1,"description":"Failures that the group tolerates."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns a failed group into a routable kind."},"type":{"const":"for_each","description":"May be left out."},"source":{"type":"string","minLength":1,"description":"Dotted path or template to a list.","$comment":"names:expression"},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","description":"Name of the loop variable."},"agent":{"$ref":"#/$defs/member","description":"Node that runs for every item."},"key_by":{"type":"string","minLength":1,"description":"Path to the key of an item."}},"required":["name","source","as","agent"]},"routes":{"type":"array","items":{"$ref":"#/$defs/route"},"description":"Tried in order."},"route":{"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1,"description":"Next node, group, or $end.","$comment":"names:target"},"when":{"type":"string","description":"A template or a bare expression.","$comment":"names:expression"},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string","$comment":"names:kind"},{"type":"array","items":{"type":"string","$comment":"names:kind"}}],"description":"true or \\"*\\", a kind, a prefix (external.git.*), or a list."},"retry":{"$ref":"#/$defs/retry","description":"Run the node again, after a wait that grows."},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string","description":"A template over error and output."}}},{"const":true}],"description":"End the whole run here."},"propagate":{"const":true,"description":"Hand the error to the calling workflow."},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{"description":"Templates over error and output; replaces the node\'s output."}},"required":["output"],"description":"Treat the node as succeeded with this output."},"dead_letter":{"type":"boolean","description":"Keep a record that redrive can run again."},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}],"description":"Notify people: an event, a summary entry, and an issue if allowed."},"output":{"$ref":"#/$defs/outputTemplate","description":"On a route to $end: overrides fields of the run\'s output."}}},"retry":{"type":"object","additionalProperties":false,"properties":{"max":{"type":["integer","string"],"minimum":1,"maximum":100,"pattern":"^\\\\s*([1-9]\\\\d?|100)\\\\s*$|\\\\{\\\\{","description":"Re-runs; default 3; or a template."},"backoff":{"enum":["none","fixed","linear","exponential"],"description":"How the wait grows; default exponential."},"initial_seconds":{"type":"number","minimum":0,"maximum":86400,"description":"The first wait; default 1."},"max_seconds":{"type":"number","minimum":0,"maximum":86400,"description":"The longest wait; default 60."},"jitter":{"type":"number","minimum":0,"maximum":1,"description":"A plus/minus fraction of the wait; default 0.25."},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0,"description":"Counted from the first failure."},"from":{"type":"string","minLength":1,"description":"Re-enter at this earlier node.","$comment":"names:node"}}},"escalate":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"description":"Title of the issue; a template."},"labels":{"type":"array","items":{"type":"string"},"description":"Labels of the issue."},"assignees":{"type":"array","items":{"type":"string"},"description":"Assignees of the issue."}}},"raises":{"type":"array","items":{"type":"string","$comment":"names:raised"},"description":"Kinds that may be raised."},"cost":{"type":"object","additionalProperties":false,"properties":{"pricing":{"type":"object","additionalProperties":{"$ref":"#/$defs/price"},"description":"Prices of models, by their names."},"show_per_agent":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"show_summary":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"What agents cost."},"price":{"type":"object","additionalProperties":false,"properties":{"input_per_mtok":{"type":"number","minimum":0,"description":"US dollars for a million tokens of requests."},"output_per_mtok":{"type":"number","minimum":0,"description":"US dollars for a million tokens of answers."},"cache_read_per_mtok":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"cache_write_per_mtok":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["input_per_mtok","output_per_mtok"],"description":"Price of a model."},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]},"description":"Environment of the scripts; values are templates."},"outputTemplate":{"type":"object","additionalProperties":true,"description":"Templates whose rendered values become data."},"outputSchema":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"},"description":"Schema of the output, by field."},"outputField":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"],"description":"Type of the value."},"description":{"type":"string","description":"Meaning of the field."},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]},"description":"The only values that are allowed."},"pattern":{"type":"string","minLength":1,"description":"Regular expression, matched anywhere; texts only."},"minimum":{"type":"number","description":"Lowest number."},"maximum":{"type":"number","description":"Highest number."},"minLength":{"type":"integer","minimum":0,"description":"Minimum number of characters."},"maxLength":{"type":"integer","minimum":0,"description":"Maximum number of characters."},"nullable":{"type":"boolean","description":"true: null is allowed."},"required":{"type":"boolean","description":"false: a property of an object may be absent."},"default":{"description":"For samples only (`--inject`, `simulate`); never filled in at run time."},"example":{"description":"For samples only, as `default` is."},"items":{"$ref":"#/$defs/outputField","description":"Schema of the entries of a list."},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"},"description":"Schema of the fields of an object."}},"required":["type"]},"kindEntry":{"type":"object","additionalProperties":false,"properties":{"description":{"type":"string","description":"Meaning of the kind."},"details":{"$ref":"#/$defs/outputSchema","description":"Schema of the details, by field; {} if there are none."},"suggestion":{"type":"string","minLength":1,"description":"What to do about it."},"docs":{"type":"string","minLength":1,"description":"Address of a page about it."},"owner":{"type":"string","minLength":1,"description":"Who takes care of it: a person or a team."},"transient":{"type":"boolean","description":"Whether another run may succeed without a change."}}},"classifyRule":{"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\\\d+\\\\s*(\\\\.\\\\.|-)\\\\s*-?\\\\d+$"}],"description":"A number, a list, or a range such as \\"64-78\\"."},"stdout":{"type":"string","minLength":1,"description":"Regular expression."},"stderr":{"type":"string","minLength":1,"description":"Regular expression."},"signal":{"anyOf":[{"type":"string","minLength":1,"description":"SIGKILL"},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"Signal"}}],"description":"The signal that ended the process, or a list."},"timeout":{"type":"boolean","description":"Matches a process that was ended at its timeout."},"kind":{"type":"string","minLength":1,"description":"The kind to raise.","$comment":"names:raised"},"message":{"type":"string","minLength":1,"description":"A template over the captures; else the matching line."},"details":{"type":"object","description":"Added to the details."},"transient":{"type":"boolean","description":"Whether another run may succeed without a change; by default the kind decides."},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"],"description":"A built-in set of rules."},"job":{"type":"string","minLength":1,"description":"Files of rules for triage: regular expression for the name of the job."},"step":{"type":"string","minLength":1,"description":"Files of rules for triage: regular expression for the name of the failed step."},"rerun":{"type":"boolean","description":"Files of rules for triage: false: do not rerun the job."},"include":{"anyOf":[{"type":"string","minLength":1,"description":"Path."},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"Path."}}],"description":"Files of rules for triage: another file of rules, or a list, by paths relative to this file."}}},"failRule":{"type":"object","additionalProperties":false,"properties":{"when":{"type":"string","minLength":1,"description":"A condition over the node\'s output, a template or a bare expression.","$comment":"names:expression"},"kind":{"type":"string","minLength":1,"description":"The kind to raise.","$comment":"names:raised"},"message":{"type":"string","minLength":1,"description":"A template; by default the condition."},"details":{"type":"object","description":"The details of the error; texts are templates."}},"required":["when","kind"]},"inputSpec":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"],"description":"Type of the value."},"description":{"type":"string","description":"Meaning of the input."},"default":{"description":"Value if none is given."},"required":{"type":"boolean","description":"false: it may be left out."},"secret":{"type":"boolean","description":"true: the value is redacted in all output."}},"required":["type"]},"provider":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1,"description":"openai, anthropic, claude, command."},"base_url":{"type":"string","minLength":1,"description":"Address of the API."},"api_key":{"type":"string","description":"Usually ${VAR}."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Sent with every request."},"command":{"type":"string","minLength":1,"description":"Program of the command provider."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Its arguments."},"env":{"$ref":"#/$defs/env"}}},"toolServer":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"],"description":"Transport: stdio (the default) or http; sse is not supported."},"command":{"type":"string","minLength":1,"description":"Program of a stdio server."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Its arguments."},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]},"description":"Environment variables, over those of scripts."},"url":{"type":"string","minLength":1,"description":"Address of an http server."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Sent with every request."},"timeout":{"type":"integer","minimum":1,"description":"Milliseconds for its start and for each call; default 30000."},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a tool, or *."},"description":"Tools of the server that are offered; all by default."}}},"agentRetry":{"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10,"description":"Default 3."},"backoff":{"enum":["none","fixed","linear","exponential"],"description":"How the wait grows; default exponential."},"delay_seconds":{"type":"number","minimum":0,"maximum":300,"description":"The first wait."},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]},"description":"Errors that are retried."},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10,"description":"Default 2."}}},"resilience":{"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100,"description":"Re-runs; default 3."},"initial_delay":{"type":"number","minimum":0,"description":"Seconds before the first retry; default 1."},"backoff_multiplier":{"type":"number","minimum":1,"description":"How the wait grows; default 2."},"max_delay":{"type":"number","minimum":0,"description":"The longest wait in seconds; default 60."},"jitter":{"type":"number","minimum":0,"maximum":1,"description":"A plus/minus fraction of the wait; default 0.25."},"retryable":{"type":"array","items":{"type":"string","$comment":"names:kind"},"description":"Kinds and prefixes; by default transient kinds."}},"description":"Retries for errors that no route handles."},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1,"description":"Consecutive failures that open the breaker; default 5."},"recovery_timeout":{"type":"number","minimum":0,"description":"Seconds until a probe; default 60."},"success_threshold":{"type":"integer","minimum":1,"description":"Successful probes that close the breaker; default 2."},"key":{"type":"string","minLength":1,"description":"Nodes with the same key share a breaker."},"scope":{"enum":["run","repository"],"description":"repository: the breaker keeps its state between runs."}},"description":"Stops running a node that keeps failing."}},"description":"Retries and a circuit breaker for errors that no route handles."},"policy":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"max_concurrent_tasks"}},"required":["type"]},"then":{"$ref":"#/$defs/max_concurrent_tasks_policy"}},{"if":{"properties":{"type":{"const":"task_timeout"}},"required":["type"]},"then":{"$ref":"#/$defs/task_timeout_policy"}},{"if":{"properties":{"type":{"const":"phase_gate"}},"required":["type"]},"then":{"$ref":"#/$defs/phase_gate_policy"}},{"if":{"properties":{"type":{"const":"node_availability"}},"required":["type"]},"then":{"$ref":"#/$defs/node_availability_policy"}},{"if":{"properties":{"type":{"const":"expression"}},"required":["type"]},"then":{"$ref":"#/$defs/expression_policy"}},{"if":{"properties":{"type":{"const":"command"}},"required":["type"]},"then":{"$ref":"#/$defs/command_policy"}}],"properties":{"type":{"enum":["max_concurrent_tasks","task_timeout","phase_gate","node_availability","expression","command"],"description":"Type; decides which other fields are allowed."}},"x-union":["max_concurrent_tasks_policy","task_timeout_policy","phase_gate_policy","node_availability_policy","expression_policy","command_policy"],"required":["name","type"]},"max_concurrent_tasks_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"max_concurrent_tasks","description":"A max_concurrent_tasks policy."},"max":{"type":"integer","minimum":1,"description":"Default 5."}},"required":["name","type"]},"task_timeout_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"task_timeout","description":"A task_timeout policy."},"max_seconds":{"type":"number","exclusiveMinimum":0,"description":"Default 3600."}},"required":["name","type"]},"phase_gate_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"phase_gate","description":"A phase_gate policy."},"group":{"type":"string","minLength":1,"description":"The group that must have succeeded.","$comment":"names:node"},"min_success_rate":{"type":"number","minimum":0,"maximum":1,"description":"Default 0.8."}},"required":["name","type","group"]},"node_availability_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"node_availability","description":"A node_availability policy."}},"required":["name","type"]},"expression_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"expression","description":"A expression policy."},"allow_if":{"type":"string","minLength":1,"description":"A condition.","$comment":"names:expression"}},"required":["name","type","allow_if"]},"command_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"command","description":"A command policy."},"command":{"type":"string","minLength":1,"description":"Gets the context as JSON on stdin."},"args":{"type":"array","items":{"type":["string","number"]},"description":"Arguments."},"timeout":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$","description":"Seconds, or 90s, 10m, 1h; default 30."}},"required":["name","type","command"]}}}');
;// CONCATENATED MODULE: ./build/schema/quarantine.schema.json
var quarantine_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/conductor-action/conductor-action/v1/schema/quarantine.schema.json","title":"Quarantine file of conductor-action","description":"Tests that may fail for a while.","type":"object","additionalProperties":false,"required":["tests"],"properties":{"tests":{"type":["array","null"],"description":"The tests that may fail.","items":{"type":"object","additionalProperties":false,"required":["name","until","reason"],"properties":{"name":{"type":"string","minLength":1,"description":"suite > case, or a pattern in which * stands for any text, with at least three other characters."},"file":{"type":"string","minLength":1,"description":"The file of the test, relative to the workspace."},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$","description":"The last day on which the test may fail, at most 90 days ahead."},"owner":{"type":"string","minLength":1,"description":"Who mends the test."},"issue":{"type":["string","integer"],"description":"The address or the number of its issue."},"reason":{"type":"string","minLength":1,"description":"Why the test may fail."}}}}}}');
;// CONCATENATED MODULE: ./build/schema/scenario.schema.json
var scenario_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/conductor-action/conductor-action/v1/schema/scenario.schema.json","title":"Scenarios of conductor-action","description":"What conductor test runs: a workflow file, and for each scenario what its nodes do and what must come of it.","type":"object","additionalProperties":false,"properties":{"workflow":{"type":"string","minLength":1,"description":"The workflow file, relative to this file.","$comment":"names:file"},"scenarios":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/scenario"},"description":"The scenarios, each with a name of its own."}},"required":["workflow","scenarios"],"definitions":{"scenario":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"Unique in the file."},"description":{"type":"string","description":"For readers."},"inputs":{"type":"object","description":"Inputs of the workflow.","propertyNames":{"$comment":"names:input"}},"stub":{"type":"object","description":"What a node does instead of running: one entry, or one for each run; the last repeats.","additionalProperties":{"anyOf":[{"$ref":"#/definitions/entry"},{"type":"array","minItems":1,"items":{"$ref":"#/definitions/entry"}}]},"propertyNames":{"$comment":"names:node"}},"inject":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^=]+=.+$","$comment":"names:path"},{"type":"object","additionalProperties":false,"required":["node","kind"],"properties":{"node":{"type":"string","minLength":1,"description":"The node, or GROUP[KEY].","$comment":"names:node"},"kind":{"type":"string","minLength":1,"description":"The kind to raise.","$comment":"names:raised"},"attempt":{"type":"integer","minimum":1,"description":"The attempt that fails; every attempt by default."},"message":{"type":"string","minLength":1,"description":"The message of the error."},"details":{"type":"object","description":"The details of the error; required fields that are missing are samples."}}}]},"description":"NODE=KIND[@ATTEMPT][:MESSAGE], or a mapping with details"},"gates":{"type":"object","description":"Answers to human gates.","propertyNames":{"$comment":"names:node"}},"real":{"type":"array","items":{"type":"string","$comment":"names:node"},"description":"Nodes that really run."},"github":{"type":["object","null"],"description":"The values of `github` in templates."},"expect":{"$ref":"#/definitions/expect","description":"What must come of the run."}},"required":["name","expect"]},"entry":{"type":"object","additionalProperties":false,"properties":{"output":{"description":"The output, or the partial output beside an error."},"error":{"$ref":"#/definitions/error","description":"The error that the node raises: a kind, or its envelope."},"answer":{"type":["string","number","boolean"],"description":"The text of an agent\'s answer, or the option of a gate."}},"minProperties":1},"error":{"anyOf":[{"type":"string","description":"Short for its kind.","$comment":"names:kind"},{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","$comment":"names:kind","description":"The kind of the error."},"message":{"type":"string","description":"The message; a text of its own by default."},"details":{"type":["object","null"],"description":"The details of the error."},"typed":{"type":"boolean","description":"true: the error is typed, whatever the node declares."},"conductor_error":{"const":true,"description":"Marks an envelope; it may be left out."}},"required":["kind"]}]},"expectedError":{"anyOf":[{"type":"string","description":"Short for its kind.","$comment":"names:kind"},{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","$comment":"names:kind","description":"The kind that must be raised."},"message":{"type":"string","description":"A part of its message."},"node":{"type":"string","$comment":"names:node","description":"The node that must have raised it."},"details":{"type":"object","description":"Every key that is given here must be equal."}}}]},"expect":{"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["success","failed","halted","suspended","cancelled"],"description":"The outcome of the run."},"exit_code":{"type":"integer","description":"The exit code of the command."},"path":{"type":"array","items":{"type":"string","$comment":"names:node"},"description":"Nodes in the order of their runs; attempts of one visit count once."},"attempts":{"type":"object","additionalProperties":{"type":"number"},"description":"The number of attempts of a node.","propertyNames":{"$comment":"names:node"}},"not_run":{"type":"array","items":{"type":"string","$comment":"names:node"},"description":"Nodes that must not run."},"waited_seconds":{"type":"number","description":"On the virtual clock, without jitter."},"output":{"description":"Every key that is given here must be equal."},"error":{"$ref":"#/definitions/expectedError","description":"The error that ends the run."},"errors":{"type":"array","items":{"$ref":"#/definitions/expectedError"},"description":"All errors on record, in their order."},"terminated_by":{"type":"string","$comment":"names:node","description":"The terminate node that ends the run."}},"minProperties":1}}}');
;// CONCATENATED MODULE: ./build/src/editor/schema-fields.js




const WORKFLOW = conductor_schema_namespaceObject;
const ROOTS = {
    workflow: WORKFLOW,
    scenarios: scenario_schema_namespaceObject,
    quarantine: quarantine_schema_namespaceObject,
    rules: {
        $defs: WORKFLOW['$defs'] ?? {},
        items: { $ref: '#/$defs/classifyRule' },
        properties: {
            rules: { items: { $ref: '#/$defs/classifyRule' }, description: 'Classify rules, tried in order.' },
            include: { description: 'Other files of rules: a path, or a list of paths.' },
        },
    },
};
function findSchemas(sort, path, typeAt) {
    const root = ROOTS[sort];
    const resolve = (schema) => {
        const { $ref: ref, ...own } = (0,json/* asObject */.eB)(schema);
        if (typeof ref !== 'string')
            return (0,json/* isJsonObject */.OW)(schema) ? [schema] : [];
        const [, group = '', name = ''] = ref.split('/');
        return resolve((0,json/* asObject */.eB)(root[group])[name]).map((target) => ({ ...target, ...own }));
    };
    const listAlternatives = (schema, type) => {
        const options = ['anyOf', 'oneOf'].flatMap((word) => schema[word] ?? []);
        const union = [schema['x-union'] ?? []].flat().flatMap((name) => resolve({ $ref: `#/$defs/${String(name)}` }));
        const readType = ({ properties }) => (0,json/* asObject */.eB)((0,json/* asObject */.eB)(properties)['type'])['const'];
        const typed = union.filter((member) => typeof type !== 'string' || type === readType(member));
        return [schema, ...options.flatMap(resolve), ...typed];
    };
    let current = resolve(root);
    for (const [depth, segment] of [...path, null].entries()) {
        const type = typeAt(path.slice(0, depth));
        current = current.flatMap((schema) => listAlternatives(schema, type));
        if (segment !== null)
            current = current.flatMap((schema) => {
                if (typeof segment === 'number')
                    return resolve(schema['items']);
                const properties = (0,json/* asObject */.eB)(schema['properties']);
                return resolve(Object.hasOwn(properties, segment) ? properties[segment] : schema['additionalProperties']);
            });
    }
    return current;
}
function listFields(schemas) {
    const required = schemas.flatMap((schema) => (Array.isArray(schema['required']) ? [schema['required']] : []));
    const fields = new Map(schemas.flatMap(({ properties }) => Object.entries((0,json/* asObject */.eB)(properties))));
    return [...fields].map(([name, schema]) => {
        const isRequired = required.length > 0 && required.every((names) => names.includes(name));
        return { name, schema: (0,json/* asObject */.eB)(schema), isRequired };
    });
}
function describeSchemas(schemas) {
    return schemas.map(({ description }) => description).find((text) => typeof text === 'string') ?? '';
}
function findNaming(schemas, isKey = false) {
    const comments = schemas.map((schema) => (isKey ? (0,json/* asObject */.eB)(schema['propertyNames']) : schema)['$comment']);
    const comment = comments.find((text) => typeof text === 'string') ?? '';
    return comment.startsWith('names:') ? comment.slice('names:'.length) : null;
}
function listWords(schemas) {
    const words = schemas.flatMap((schema) => {
        if (Array.isArray(schema['enum']))
            return schema['enum'];
        if (schema['const'] !== undefined)
            return [schema['const']];
        return schema['type'] === 'boolean' ? [true, false] : [];
    });
    return [...new Set(words)];
}
function findShape(schemas) {
    const types = new Set(schemas.flatMap(({ type, anyOf, ...schema }) => type ?? ('enum' in schema || 'const' in schema ? 'value' : [])));
    if (types.size !== 1)
        return null;
    return types.has('array') ? 'list' : types.has('object') ? 'mapping' : null;
}

;// CONCATENATED MODULE: ./build/src/editor/kind-uses.js














const TOKEN = /[\p{L}\p{N}_$*.-]+/gu;
const CAPTURE = /(?:\(\?P?<|\(\?P=|\\k<)([A-Za-z_]\w*)[>)]/g;
const JSON_KEY = /["']([A-Za-z_]\w*)\\?["']\s*:/g;
const ENVELOPE_KEYS = ['kind', 'message', 'details', 'conductor_error'];
function findDetailsMapping(path, sort) {
    if (sort === 'workflow') {
        const rules = path.findIndex((part) => part === 'classify' || part === 'fail_when');
        return rules !== -1 && path[rules + 2] === 'details' ? rules + 2 : -1;
    }
    const details = path.indexOf('details', 4);
    const [list, owner] = [path[details - 2], path[details - 1]];
    const isError = owner === 'error' || (typeof owner === 'number' && (list === 'errors' || list === 'inject'));
    return sort === 'scenarios' && details !== -1 && isError && !path.slice(4, details).includes('output') ? details : -1;
}
function listKindUses(data, sort) {
    const collector = new KindUseCollector(data, sort);
    collector.visit(data.raw, []);
    if (sort === 'workflow')
        collector.addCatalogue();
    return collector.uses;
}
class KindUseCollector {
    data;
    sort;
    uses = [];
    constructor(data, sort) {
        this.data = data;
        this.sort = sort;
    }
    visit(value, path) {
        if (typeof value === 'string')
            this.#readText(value, path);
        else if (Array.isArray(value))
            for (const [index, item] of value.entries())
                this.visit(item, [...path, index]);
        else if ((0,values/* isDataObject */.WT)(value)) {
            const kind = value['kind'];
            if (typeof kind === 'string' && findDetailsMapping([...path, 'details'], this.sort) === path.length) {
                this.#addKeys(value['details'], [...path, 'details'], kind, []);
                if (this.sort === 'workflow')
                    this.#addCaptures(value, path, kind);
            }
            for (const [key, item] of Object.entries(value))
                this.visit(item, [...path, key]);
        }
    }
    addCatalogue() {
        const { raw, locator } = this.data;
        const catalogue = (0,values/* getValueAt */.dm)(raw, ['workflow', 'kinds']);
        for (const [kind, entry] of (0,values/* isDataObject */.WT)(catalogue) ? Object.entries(catalogue) : []) {
            const path = ['workflow', 'kinds', kind];
            this.#add(locator.keyAt(path), kind, [], 'definition');
            if ((0,values/* isDataObject */.WT)(entry))
                this.#addDefinedFields(entry['details'], [...path, 'details'], kind, []);
        }
    }
    #addDefinedFields(fields, path, kind, above) {
        for (const [name, schema] of (0,values/* isDataObject */.WT)(fields) ? Object.entries(fields) : []) {
            const field = [...above, name];
            this.#add(this.data.locator.keyAt([...path, name]), kind, field, 'definition');
            if ((0,values/* isDataObject */.WT)(schema))
                this.#addDefinedFields(schema['properties'], [...path, name, 'properties'], kind, field);
        }
    }
    #add({ file, line, column }, kind, field, role) {
        this.uses.push({ file, line, column, kind, field, name: field.at(-1) ?? kind, role, doubt: null });
    }
    #addMatches(text, path, pattern, add) {
        for (const [index, line] of text.split('\n').entries())
            for (const match of line.matchAll(pattern)) {
                const name = match[1] ?? match[0];
                add(name, this.data.locator.within(path, index + 1, match.index + match[0].indexOf(name) + 1));
            }
    }
    #readText(text, path) {
        const typeAt = (above) => (0,values/* getValueAt */.dm)(this.data.raw, [...above, 'type']);
        const naming = findNaming(findSchemas(this.sort, path, typeAt));
        const isNamed = naming === 'kind' || naming === 'raised' || (naming === 'path' && this.sort === 'scenarios');
        const roleOfNamed = naming === 'raised' ? 'raised' : 'use';
        const kinds = new Set();
        this.#addMatches(text, path, TOKEN, (token, position) => {
            const kind = token.replace(/[.-]$/, '');
            if ((0,core_kinds/* isKind */.VF)(kind))
                kinds.add(kind);
            if ((0,core_kinds/* isKind */.VF)(kind) || (isNamed && (0,core_kinds/* isKindPrefix */.nm)(kind)))
                this.#add(position, kind, [], isNamed ? roleOfNamed : 'text');
        });
        if (path.at(-1) === 'run')
            this.#addMatches(text, path, JSON_KEY, (name, position) => {
                if (!ENVELOPE_KEYS.includes(name))
                    for (const kind of kinds)
                        this.#add(position, kind, [name], 'text');
            });
    }
    #addKeys(value, path, kind, above) {
        for (const [name, inner] of (0,values/* isDataObject */.WT)(value) ? Object.entries(value) : []) {
            this.#add(this.data.locator.keyAt([...path, name]), kind, [...above, name], 'use');
            this.#addKeys(inner, [...path, name], kind, [...above, name]);
        }
    }
    #addCaptures(rule, path, kind) {
        const toText = (value) => (typeof value === 'string' ? value : '');
        const [stdout, stderr] = [toText(rule['stdout']), toText(rule['stderr'])];
        const addCapture = (name, position) => this.#add(position, kind, [name], 'use');
        this.#addMatches(stdout, [...path, 'stdout'], CAPTURE, addCapture);
        this.#addMatches(stderr, [...path, 'stderr'], CAPTURE, addCapture);
        const captures = (0,payloads/* listCaptures */.we)({ stdout, stderr });
        const addReads = (text, at) => {
            if (typeof text !== 'string')
                return;
            for (const { path: [root = ''], line, column, } of (0,templates/* parseText */.r4)(text, 'template').references)
                if (captures.includes(root))
                    addCapture(root, this.data.locator.within(at, line, column));
        };
        addReads(rule['message'], [...path, 'message']);
        const { details } = rule;
        for (const [name, text] of (0,values/* isDataObject */.WT)(details) ? Object.entries(details) : [])
            addReads(text, [...path, 'details', name]);
    }
}
function listPayloads(workflow) {
    const entries = (0,model/* listWorkflows */.Dl)(workflow).flatMap(({ settings }) => Object.entries(settings.kinds ?? {}));
    return entries.map(([kind, { details = {} }]) => [kind, details]);
}
function locateDetailReads(workflow, { raw, locator }) {
    const file = (0,facts/* collectFacts */.M7)(workflow, new Set(), false);
    const catalogued = listPayloads(workflow);
    const uses = [];
    const readReference = (reference, use, text) => {
        const details = reference.path.indexOf('details');
        const read = (0,rules_details/* findDetailRead */.dh)(reference.path, use, file);
        const isError = reference.path[details - 1] === 'error' || reference.path[details - 2] === 'errors';
        if (details === -1 || (read === null && !isError))
            return;
        const unknown = read === null ? '*' : read.kinds.find(({ payloads }) => payloads === null)?.kind;
        const meant = (read?.kinds ?? []).flatMap(({ kind, payloads }) => (payloads ?? []).map(({ fields }) => [kind, fields]));
        if (unknown === '*')
            (0,text_lists/* appendAll */.u2)(meant, catalogued);
        const names = reference.path.slice(details + 1);
        const path = reference.path.join('.');
        for (const [index, name] of names.entries()) {
            const column = findColumn(text, reference, details + 1 + index);
            const place = locator.within(use.path, reference.line, column ?? reference.column);
            const field = names.slice(0, index + 1);
            const doubt = column === null ? `${path} is split` : describeUnknownKind(unknown);
            for (const kind of new Set(meant.filter(([, fields]) => hasField(fields, field)).map(([each]) => each)))
                uses.push({ ...place, kind, field, name, role: 'use', doubt });
        }
        if (names.length > 0)
            return;
        const place = locator.within(use.path, reference.line, reference.column);
        const named = new Set(use.parsed.references.flatMap((each) => each.path));
        const words = new Set([...text.matchAll(/\w+/g)].map(([word]) => word));
        for (const [kind, fields] of meant)
            for (const name of Object.keys(fields).filter((each) => words.has(each) && !named.has(each)))
                uses.push({ ...place, kind, field: [name], name: '', role: 'use', doubt: `${path} is taken as a whole here` });
    };
    for (const use of (0,templates/* listTemplates */.eG)(workflow)) {
        const text = (0,values/* getValueAt */.dm)(raw, use.path);
        if (typeof text !== 'string' || use.scope === 'captures')
            continue;
        const { references } = text === use.source ? use.parsed : (0,templates/* parseText */.r4)(text, use.isCondition ? (0,templates/* getConditionForm */.ow)(text) : use.form);
        for (const reference of references)
            readReference(reference, use, text);
    }
    return uses;
}
function describeUnknownKind(kind) {
    if (kind === undefined)
        return null;
    if (kind === '*')
        return 'errors of any kind can be read here';
    return `errors of ${kind}, whose details no catalogue describes, can be read here`;
}
function hasField(fields, path) {
    return (0,json/* getOwnEntry */.xL)((0,rules_details/* findFieldsBelow */.q6)(fields, path.slice(0, -1)), path.at(-1) ?? '') !== undefined;
}
function findColumn(text, { path, line, column }, part) {
    const row = text.split('\n')[line - 1] ?? '';
    let end = column - 1;
    let start = -1;
    for (const name of path.slice(0, part + 1)) {
        start = row.indexOf(name, end);
        if (start === -1)
            return null;
        end = start + name.length;
    }
    return start + 1;
}
const READY_MADE = new Set(tool_kinds/* SET_NAMES */.O2.flatMap(tool_kinds/* listKindsOfSet */.b0));
function findKindNameProblem(renamed, name, all) {
    const { kind, field } = renamed;
    const shown = JSON.stringify(name);
    if ((0,core_kinds/* isReservedKind */.HO)(kind) || Object.hasOwn(catalogue/* ENGINE_CATALOGUE */.HD, kind))
        return `${kind} is a kind of the engine`;
    if (field.length > 0)
        return findFieldProblem(renamed, name, all);
    if (READY_MADE.has(kind))
        return `${kind} is a kind of the ready-made rules`;
    if (!(0,core_kinds/* isKind */.VF)(name) || (0,core_kinds/* isReservedKind */.HO)(name))
        return `${shown} cannot be a kind`;
    if (READY_MADE.has(name) || all.some((use) => use.field.length === 0 && use.role !== 'text' && use.kind === name))
        return `there is a kind ${name} already`;
    const pattern = all.find((use) => use.kind.endsWith('.*') && (0,core_kinds/* matchesPattern */.MT)(use.kind, kind) !== (0,core_kinds/* matchesPattern */.MT)(use.kind, name));
    return pattern === undefined
        ? null
        : `${pattern.kind} in line ${pattern.line} of ${(0,external_node_path_.basename)(pattern.file)} would not mean the same kinds any more`;
}
function findFieldProblem({ kind, field, name: old }, name, all) {
    const shown = JSON.stringify(name);
    const isSame = (use, path) => use.field.join('.') === path.join('.');
    if (!/^[A-Za-z_]\w*$/.test(name) || (0,dist/* parse */.qg)(name) !== name)
        return `${shown} cannot be the name of a field`;
    const fixed = field.length > 1 ? undefined : [old, name].find((each) => catalogue/* WELL_KNOWN_DETAILS */.eo.includes(each));
    if (fixed !== undefined)
        return `\`${fixed}\` has a meaning of its own in every error`;
    const renamed = [...field.slice(0, -1), name];
    const other = all.find((use) => use.kind === kind && isSame(use, renamed) && use.role !== 'text');
    if (other !== undefined)
        return `${kind} has a field ${renamed.join('.')} already`;
    for (const use of all.filter((each) => each.kind === kind && isSame(each, field))) {
        const isHere = (each) => each.file === use.file && each.line === use.line && each.column === use.column && each.kind !== kind;
        const isDefined = (each) => each.role !== 'text' ||
            all.some((other) => other.role === 'definition' && other.kind === each.kind && isSame(other, field));
        const shared = all.find((each) => isSame(each, field) && isHere(each) && isDefined(each));
        if (shared !== undefined)
            return `${shared.kind} has this field too, and line ${use.line} of ${(0,external_node_path_.basename)(use.file)} means both`;
        if (use.doubt !== null)
            return `${use.doubt}: line ${use.line} of ${(0,external_node_path_.basename)(use.file)}`;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/src/editor/payloads.js






function listDetailsRead(workflow, use, read) {
    const template = { ...use, source: '', parsed: { references: [], failure: null } };
    const found = (0,rules_details/* findDetailRead */.dh)(read, template, (0,facts/* collectFacts */.M7)(workflow, new Set(), false));
    if (found === null)
        return null;
    const { fields, kinds } = found;
    const isOpen = kinds.some(({ kind }) => kind === '*');
    const known = kinds.flatMap(({ kind, payloads, isExpected }) => (payloads ?? []).flatMap((payload) => [
        ...toDetailFields(kind, (0,rules_details/* findFieldsBelow */.q6)(payload.fields, fields), isExpected),
        ...(fields.length > 0 ? [] : payload.extra).map((name) => ({ name, kind, schema: null, isExpected })),
    ]));
    const likely = (isOpen ? listPayloads(workflow) : []).flatMap(([kind, details]) => toDetailFields(kind, (0,rules_details/* findFieldsBelow */.q6)(details, fields), true));
    const all = new Map();
    for (const field of [...known, ...likely]) {
        const key = `${field.kind} ${field.name}`;
        if (!all.has(key))
            all.set(key, field);
    }
    return [...all.values()].sort((a, b) => Number(b.isExpected) - Number(a.isExpected));
}
function toDetailFields(kind, fields, isExpected) {
    return Object.entries(fields).map(([name, schema]) => ({ name, kind, schema, isExpected }));
}
function listDetailsBeside(workflow, place) {
    const found = findKindOfDetails(place);
    if (found === null)
        return [];
    const entry = findEntry(workflow, place, found.kind);
    const above = found.fields.slice(0, -1);
    if (found.fields.length === 0 || above.some((part) => typeof part === 'number'))
        return [];
    return toDetailFields(found.kind, (0,rules_details/* findFieldsBelow */.q6)(entry?.details ?? {}, above.map(String)), true);
}
function findKindOfDetails({ path, sort, valueAt }) {
    if (sort === 'workflow' && path[0] === 'workflow' && path[1] === 'kinds' && path[3] === 'details') {
        const isField = path.slice(4).every((part, depth) => depth % 2 === 0 || part === 'properties');
        return isField ? { kind: String(path[2]), fields: path.slice(4).filter((_, depth) => depth % 2 === 0) } : null;
    }
    const at = findDetailsMapping(path, sort);
    const kind = at === -1 ? null : valueAt([...path.slice(0, at), 'kind']);
    return typeof kind === 'string' ? { kind, fields: path.slice(at + 1) } : null;
}
function findEntry(workflow, { path, valueAt }, kind) {
    const injected = valueAt([...path.slice(0, 4), 'node']);
    const node = path[2] === 'stub' ? path[3] : typeof injected === 'string' ? injected.replace(/\[.*/, '') : null;
    const all = (0,model/* listWorkflows */.Dl)(workflow);
    const home = all.filter((each) => (0,model/* collectSites */.b4)(each).some(({ step }) => step.name === node));
    return [...home, ...all]
        .map(({ settings }) => (0,catalogue/* findKindEntry */.KA)(settings.kinds, kind))
        .find((entry) => entry !== undefined);
}
function findKnownEntry(workflow, kind) {
    const all = workflow === null ? [] : (0,model/* listWorkflows */.Dl)(workflow);
    const known = all.map(({ settings }) => (0,json/* getOwnEntry */.xL)(settings.kinds ?? {}, kind)).find((entry) => entry !== undefined);
    return known ?? (0,catalogue/* findKindEntry */.KA)(undefined, kind);
}
function describeFieldType({ type, items, enum: values, nullable, required }) {
    const what = values === undefined ? (items === undefined ? type : `${type} of ${items.type}`) : values.join(' | ');
    return `${what}${nullable === true ? ' or null' : ''}, ${required === false ? 'optional' : 'required'}`;
}
function describeField(code, schema) {
    const description = schema?.description ?? '';
    return `- \`${code}\`: ${schema === null ? 'given by a rule' : describeFieldType(schema)}${description === '' ? '' : `. ${description}`}`;
}

;// CONCATENATED MODULE: ./build/src/editor/proposals.js

function rankField(isExpected, isOptional) {
    if (!isExpected)
        return 2;
    return isOptional ? 1 : 0;
}
function toProposal({ name, kind: of, schema, isExpected }, kind) {
    const documentation = schema?.description ?? '';
    return {
        label: name,
        detail: schema === null ? `of ${of}` : `${describeFieldType(schema)}, of ${of}`,
        ...(documentation === '' ? {} : { documentation }),
        kind,
        rank: rankField(isExpected, schema?.required === false),
    };
}

;// CONCATENATED MODULE: ./build/src/editor/completion-expressions.js









const collectFileFacts = (0,maps/* memoize */.Bj)((workflow) => (0,facts/* collectFacts */.M7)(workflow, new Set(), false));
function completeExpression(analysis, place, expression) {
    const { workflow } = analysis;
    const end = workflow === null ? null : readExpressionEnd(expression);
    if (workflow === null || end === null)
        return [];
    const toVariable = (label) => ({
        label,
        kind: main.CompletionItemKind.Variable,
        rank: 0,
        insert: label,
        typed: end.typed.length,
    });
    if (end.sort === 'filter')
        return expressions/* FILTER_NAMES */.WS.map((label) => ({ ...toVariable(label), kind: main.CompletionItemKind.Function }));
    const isKind = /(?:^|\.)(?:kind|error_kind)$/.test(end.compared);
    const quote = place.before.startsWith("'") ? '"' : "'";
    const kinds = isKind
        ? listKinds(analysis, findSite(workflow, place), true).filter(({ label }) => !label.includes('*'))
        : [];
    if (end.sort === 'text')
        return kinds.map((each) => ({ ...each, insert: each.label, typed: end.typed.length }));
    const quoted = kinds.map((each) => ({ ...each, insert: `${quote}${each.label}${quote}`, typed: end.typed.length }));
    if (end.read.length === 0 && isKind)
        return quoted;
    const details = listDetailsAt(workflow, place, end.read);
    if (details !== null) {
        const proposals = details.map((field) => ({
            ...toProposal(field, main.CompletionItemKind.Variable),
            typed: end.typed.length,
            insert: field.name,
        }));
        return [...new Map(proposals.reverse().map((proposal) => [proposal.label, proposal])).values()].reverse();
    }
    return (0,references/* listSoundNames */.OO)(collectFileFacts(workflow), findUse(workflow, place), end.read).map(toVariable);
}
function listDetailsAt(workflow, place, read) {
    return listDetailsRead(workflow, findUse(workflow, place), read);
}
function findUse(workflow, place) {
    const { path, naming, valueAt } = place;
    const isHere = (use) => use.path.length === path.length && use.path.every((part, index) => part === path[index]);
    const known = (0,templates/* listTemplates */.eG)(workflow).find(isHere);
    if (known !== undefined)
        return known;
    const site = findSite(workflow, place) ?? null;
    const at = path.findLastIndex((part) => part === 'routes' || part === 'error_routes');
    const isError = at !== -1 && valueAt([...path.slice(0, at + 2), 'on_error']) !== undefined;
    const isOwn = at !== -1 || path.includes('fail_when');
    const scope = isError || (isHandler(workflow, site) && !isOwn) ? 'error-route' : isOwn ? 'success-route' : 'node';
    const form = naming === 'expression' && isOwn ? 'expression' : 'template';
    return { scope, form, site, path, source: '', parsed: { references: [], failure: null } };
}
const completion_expressions_TOKEN = /\s+|[A-Za-z_]\w*(?:\.\w*)*|\d+(?:\.\d+)?|'[^']*'?|"[^"]*"?|[=!<>]=|\/\/|\*\*|\S/gu;
const WORD_OPERATORS = /^(?:and|or|not|in|if|else|elif|set|for|with|include|import|from)$/;
const COMPARISON = /^(?:==|!=|in)$/;
function readExpressionEnd(expression) {
    const tokens = [...expression.matchAll(completion_expressions_TOKEN)].map(([token]) => token).filter((token) => token.trim() !== '');
    const isBehindBlank = /\s$/.test(expression) || expression === '';
    const last = isBehindBlank ? '' : (tokens.pop() ?? '');
    const isOpenText = /^["']/.test(last) && (last.length === 1 || last.at(-1) !== last[0]);
    const isWord = /^[A-Za-z_]/.test(last);
    if (last !== '' && !isOpenText && !isWord)
        tokens.push(last);
    const before = tokens.at(-1) ?? '';
    const compared = COMPARISON.test(before) || before === '[' || before === ',' ? findCompared(tokens) : '';
    if (isOpenText)
        return { sort: 'text', typed: last.slice(1), compared };
    if (before === '|')
        return { sort: 'filter', typed: last };
    if (isValue(before))
        return null;
    const read = last.split('.');
    return isWord || last === '' || !isValue(last)
        ? { sort: 'name', read: isWord ? read.slice(0, -1) : [], typed: isWord ? (read.at(-1) ?? '') : '', compared }
        : null;
}
function isValue(token) {
    return (/^[\w"'.]/.test(token) && !WORD_OPERATORS.test(token)) || /^[)\]}]$/.test(token) || token === 'is';
}
function findCompared(tokens) {
    const at = tokens.findLastIndex((token) => COMPARISON.test(token));
    const isList = tokens.slice(at + 1).every((token) => /^["'[,]/.test(token));
    return at === -1 || !isList ? '' : tokens[at - 1] === 'not' ? (tokens[at - 2] ?? '') : (tokens[at - 1] ?? '');
}

// EXTERNAL MODULE: ./build/src/config/load/structure.js
var structure = __webpack_require__(71391);
;// CONCATENATED MODULE: ./build/src/editor/field-conflicts.js


const RULE_CONDITIONS = ['exit_code', 'stdout', 'stderr', 'signal', 'timeout'];
const ROUTE = {
    either: [step_types/* ROUTE_ACTIONS */.Uw],
    needs: {
        retry: 'on_error',
        propagate: 'on_error',
        recover: 'on_error',
        dead_letter: 'on_error',
        escalate: 'on_error',
    },
};
function findConflicts(path, type) {
    const [owner, item] = [path.at(-2), path.at(-1)];
    if (path.length === 0)
        return { either: [['agents', 'nodes']] };
    if (typeof item === 'number' && (owner === 'routes' || owner === 'error_routes'))
        return ROUTE;
    if (typeof item === 'number' && owner === 'classify')
        return {
            either: RULE_CONDITIONS.map((field) => [field, 'use']),
            needs: { job: '', step: '', rerun: '', include: '' },
        };
    if (item === 'tolerate')
        return { either: [['count', 'percent']] };
    if (typeof item === 'number' && owner === 'options')
        return { either: [], needs: { multiline: 'prompt_for' } };
    if (path[0] === 'scenarios' && path[2] === 'stub')
        return { either: ['output', 'error'].map((field) => [field, 'answer']) };
    const { either, needs } = structure/* FIELD_RELATIONS */.XX[String(type)] ?? {};
    return { either: either === undefined ? [] : [either], needs: needs ?? {} };
}
function isFieldExcluded(name, keys, path, type) {
    const { either, needs = {} } = findConflicts(path, type);
    const others = either.filter((fields) => fields.includes(name)).flat();
    const needed = needs[name];
    return keys.some((key) => key !== name && others.includes(key)) || (needed !== undefined && !keys.includes(needed));
}

;// CONCATENATED MODULE: ./build/src/editor/completion.js








function completeAt(analysis, place, listFiles) {
    const { path, isKey, naming, expression } = place;
    if (expression !== null)
        return place.sort === 'workflow' ? completeExpression(analysis, place, expression) : [];
    const names = completeName(analysis, place, naming, listFiles);
    const beside = analysis.workflow === null ? [] : listDetailsBeside(analysis.workflow, place);
    if (isKey) {
        const details = path[1] === 'kinds' ? [] : beside.map((field) => toProposal(field, main.CompletionItemKind.Field));
        const isFree = ({ label }) => !place.keys.includes(label);
        return [...[...names, ...details].filter(isFree), ...completeFields(place, path.slice(0, -1))];
    }
    const isFirst = typeof path.at(-1) === 'number' && !/^["']/.test(place.before);
    const values = beside.flatMap(({ name, schema }) => (name === path.at(-1) ? listValues(schema) : []));
    return [...(isFirst ? completeFields(place, path) : []), ...names, ...completeWords(place), ...values];
}
function completeWords({ sort, path, holder, valueAt, findSchemas: find }) {
    const schemas = find(path);
    const documentation = describeSchemas(schemas);
    const siblings = (0,dist/* isMap */.jh)(holder) ? holder.items.map(({ key }) => String(key)) : [];
    const parent = path.slice(0, -1);
    const isPossible = (word) => {
        const typeAt = (at) => (at.length === parent.length ? word : valueAt([...at, 'type']));
        const fields = new Set(listFields(findSchemas(sort, parent, typeAt)).map(({ name }) => name));
        return (siblings.every((name) => fields.has(name)) &&
            !siblings.some((name) => isFieldExcluded(name, siblings, parent, word)));
    };
    const words = listWords(schemas);
    const possible = path.at(-1) === 'type' && siblings.length > 0 ? words.filter(isPossible) : words;
    return (possible.length > 0 ? possible : words).map((word) => ({
        label: String(word),
        documentation,
        kind: main.CompletionItemKind.Value,
        rank: 1,
        ...(typeof word === 'string' ? {} : { insert: String(word) }),
    }));
}
function listValues(schema) {
    const values = schema?.enum ?? (schema?.type === 'boolean' ? [true, false] : []);
    return values.map((value) => ({
        label: String(value),
        kind: main.CompletionItemKind.Value,
        rank: 0,
        ...(typeof value === 'string' ? {} : { insert: String(value) }),
    }));
}
function completeFields({ keys, valueAt, findSchemas: find }, path) {
    const type = valueAt([...path, 'type']);
    return listFields(find(path))
        .filter(({ name }) => !keys.includes(name) && !isFieldExcluded(name, keys, path, type))
        .map(({ name, isRequired, schema }) => ({
        label: name,
        documentation: describeSchemas(find([...path, name])),
        kind: main.CompletionItemKind.Field,
        rank: isRequired ? 0 : 'x-no-effect' in schema ? 3 : 1,
        ...(isRequired ? { detail: 'required' } : {}),
    }));
}

// EXTERNAL MODULE: ./build/src/source/yaml.js + 1 modules
var yaml = __webpack_require__(12361);
;// CONCATENATED MODULE: ./build/src/editor/place.js




const MARK = '\uE000';
const WORD = /[\p{L}\p{N}_$*.-]/u;
const LONGEST_LINE = 10_000;
function describeCaret({ source, sort, home }, caret) {
    const line = getLine(source, caret.line);
    if (caret.character < 0 || caret.character > line.length || line.length > LONGEST_LINE)
        return null;
    const [start, end] = findWord(line, caret.character);
    const [head, tail] = [line.slice(0, start), line.slice(end)];
    const text = source.getText();
    const offset = source.offsetAt(caret);
    const below = findIndentBelow(text, offset);
    const isAlone = tail.trim() === '' && (head.trim() === '' || (/^\s*(?:- +)+$/.test(head) && below === start));
    const lead = start === end && /(?:^\s*-|[\w$"'\]]:)$/.test(head) ? ' ' : '';
    const added = `${lead}${start === end ? MARK : ''}${isAlone ? ':' : ''}`;
    const lineStart = offset - caret.character;
    const wordEnd = lineStart + end;
    const marked = `${text.slice(0, wordEnd)}${added}${text.slice(wordEnd)}`;
    const document = (0,yaml/* parseHalfWritten */.I1)(marked);
    const hit = (0,yaml/* findScalarAt */.bQ)(document?.contents, [], offset + lead.length);
    if (document === null || hit === null)
        return null;
    const prefix = home?.prefix ?? [];
    const valueAt = (at) => at.length >= prefix.length ? document.getIn(at.slice(prefix.length)) : (0,values/* getValueAt */.dm)(home?.data.raw ?? null, at);
    const find = (at) => findSchemas(sort, at, (holding) => valueAt([...holding, 'type']));
    const { isKey, scalar, holder } = hit;
    const path = [...prefix, ...hit.path];
    const isBlock = holder !== null && holder.flow !== true;
    if (isKey && isBlock && (!isAligned(marked, holder, start) || (isAlone && (below ?? 0) > start)))
        return null;
    const naming = isKey ? findNaming(find(path.slice(0, -1)), true) : findNaming(find(path));
    const before = text.slice(scalar.range?.[0] ?? offset, offset);
    const quotes = /^["']/.test(before) ? 1 : 0;
    if (quotes === 1 && before.length > 1 && before.at(-1) === before[0] && offset === scalar.range?.[1])
        return null;
    const expression = isKey ? null : findExpression(before, scalar, naming === 'expression');
    const keys = (0,dist/* isMap */.jh)(holder) ? holder.items.flatMap(({ key }) => (key === scalar ? [] : ((0,yaml/* readKey */.YZ)(key) ?? []))) : [];
    const from = (scalar.range?.[0] ?? 0) + quotes;
    const to = (scalar.range?.[1] ?? 0) - quotes;
    const isWhole = !isKey && expression === null && from <= offset && !/[\r\n]/.test(marked.slice(from, to));
    const replaced = isWhole
        ? { start: from - lineStart, end: Math.max(end, to - added.length - lineStart) }
        : { start, end };
    return {
        path,
        isKey,
        scalar,
        holder,
        keys,
        sort,
        word: line.slice(start, end),
        start,
        end,
        before,
        document,
        valueAt,
        naming,
        expression,
        findSchemas: find,
        written: { lead, isBlock, replaced },
    };
}
function findIndentBelow(text, offset) {
    const end = text.indexOf('\n', offset);
    const rows = end === -1 ? [] : text.slice(end + 1, end + 1 + LONGEST_LINE).split('\n');
    const row = rows.find((each) => each.trim() !== '' && !each.trimStart().startsWith('#'));
    return row === undefined ? null : row.length - row.trimStart().length;
}
function isAligned(text, holder, column) {
    const offsets = (0,dist/* isMap */.jh)(holder) ? holder.items.flatMap(({ key }) => ((0,dist/* isNode */.Ll)(key) ? (key.range?.[0] ?? []) : [])) : [];
    return offsets.every((offset) => offset - (text.lastIndexOf('\n', offset - 1) + 1) === column);
}
function getLine(source, line) {
    const text = source.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
    return /^[^\r\n]*/.exec(text)?.[0] ?? '';
}
function findWord(line, character) {
    let start = character;
    let end = character;
    while (start > 0 && WORD.test(line[start - 1] ?? ''))
        start--;
    while (end < line.length && WORD.test(line[end] ?? ''))
        end++;
    if (line[start] === '-' && line.slice(0, start).trim() === '')
        start = Math.min(character, start + 1);
    return [start, Math.max(start, end)];
}
function findExpression(before, { source = '' }, isCondition) {
    const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
    const close = Math.max(before.lastIndexOf('}}'), before.lastIndexOf('%}'));
    if (open > close)
        return before.slice(open + 2);
    return isCondition && !/\{[{%]/.test(source) ? before.replace(/^["']/, '') : null;
}

// EXTERNAL MODULE: ./build/src/config/finding-text.js
var finding_text = __webpack_require__(34054);
;// CONCATENATED MODULE: ./build/src/editor/ranges.js


function locate(source, { line, column }, length) {
    const row = getLine(source, line - 1);
    const first = Math.min(column - 1, row.length);
    const start = length !== undefined && /["']/.test(row[first] ?? '') ? first + 1 : first;
    const end = length === undefined ? (0,finding_text/* findTextEnd */.MI)(row, start) : start + length;
    return createRange(line - 1, start, Math.min(row.length, end));
}
function toRange(source, { range }) {
    const [start = 0, end = 0] = range ?? [];
    const last = source.getText().slice(0, end).trimEnd().length;
    return { start: source.positionAt(start), end: source.positionAt(Math.max(start, last)) };
}
function createRange(line, start, end) {
    return { start: { line, character: start }, end: { line, character: Math.max(start, end) } };
}
function containsPosition({ start, end }, { line, character }) {
    const isAfter = line > start.line || (line === start.line && character >= start.character);
    return isAfter && (line < end.line || (line === end.line && character <= end.character));
}

;// CONCATENATED MODULE: ./build/src/editor/completion-items.js








function createCompletionItems(analysis, place, source, { line, character }, listFiles) {
    const { end, expression, isKey, before, written } = place;
    const tail = getLine(source, line).slice(end);
    const typedTail = expression === null ? 0 : (/^\w*/.exec(getLine(source, line).slice(character))?.[0].length ?? 0);
    const lead = expression === null ? written.lead : '';
    return completeAt(analysis, place, listFiles).map(({ rank, insert, typed, ...item }, index) => {
        const isField = isKey || item.kind === main.CompletionItemKind.Field;
        const range = typed === undefined
            ? createRange(line, written.replaced.start, written.replaced.end)
            : createRange(line, character - typed, expression === null ? written.replaced.end : character + typedTail);
        const text = insert ?? toYamlText(item.label, before, place.holder?.flow === true);
        const newText = `${lead}${text}${isField ? openValue(place, item.label, tail) : ''}`;
        const sortText = `${rank}${String(index).padStart(4, '0')}`;
        const filterText = `${lead}${item.label}`;
        return {
            ...item,
            sortText,
            filterText,
            textEdit: { range, newText },
            ...(newText.includes('\n') && { insertTextMode: main.InsertTextMode.asIs }),
        };
    });
}
function toYamlText(text, before, isFlow) {
    if (before.startsWith('"'))
        return JSON.stringify(text).slice(1, -1);
    if (before.startsWith("'"))
        return text.replaceAll("'", "''");
    const isPlain = (0,result/* tryOr */.LE)(false, () => (0,dist/* parse */.qg)(text) === text) && !(isFlow && /[,[\]{}]/.test(text));
    return isPlain ? text : JSON.stringify(text);
}
function openValue({ path, isKey, start, written, findSchemas }, name, tail) {
    if (/^\s*:/.test(tail))
        return '';
    const parent = isKey ? path.slice(0, -1) : path;
    const shape = tail.trim() === '' && (written.isBlock || !isKey) ? findShape(findSchemas([...parent, name])) : null;
    const column = start + written.lead.length;
    const words = listWords(findSchemas([...parent, name]));
    if (words.length === 1 && shape === null)
        return `: ${words[0]}`;
    return shape === null ? ': ' : `:\n${' '.repeat(column + 2)}${shape === 'list' ? '- ' : ''}`;
}
const MOST_CHECKED = 200_000;
const UNFINISHED = /(?:^|-)(?:missing-field|wrong-type|empty|empty-value|empty-text|without-kind|without-condition)$/;
const ABOUT_KEYS = /^(?:yaml-.*|conflicting-fields|.*unknown-field|field-not-for-type|.*bad-stub)$/;
async function dropRefused(items, source, { isKey }, line, check) {
    const text = source.getText();
    if (items.length * text.length > MOST_CHECKED)
        return [...items];
    const toKeys = async (checked) => {
        const errors = (await check(checked)).filter(({ severity }) => severity === 'error');
        const counted = errors.filter(({ code }) => (isKey ? ABOUT_KEYS.test(code) : !UNFINISHED.test(code)));
        return counted.map(({ code, message }) => (code.endsWith('-syntax') ? code : `${code} ${message}`));
    };
    const [start, end] = [line, line + 1].map((each) => source.offsetAt({ line: each, character: 0 }));
    const known = new Set([...(await toKeys(text)), ...(await toKeys(text.slice(0, start) + text.slice(end)))]);
    const kept = [];
    for (const item of items) {
        const { textEdit } = item;
        if (textEdit === undefined || !('range' in textEdit))
            continue;
        const written = esm_main/* TextDocument */.V.applyEdits(source, [textEdit]);
        const isHalf = textEdit.newText.endsWith('=');
        if (isHalf || (await toKeys(written)).every((error) => known.has(error)))
            kept.push(item);
    }
    return kept;
}

;// CONCATENATED MODULE: ./build/src/editor/typing.js
const PAUSE_MS = 100;
const ELSEWHERE_MS = 400;
const REST_MS = 500;
function toReplacement(source, change) {
    if ('range' in change)
        return change;
    const [old, text] = [source.getText(), change.text];
    const shorter = Math.min(old.length, text.length);
    let start = 0;
    while (start < shorter && old[start] === text[start])
        start++;
    let same = 0;
    while (same < shorter - start && old[old.length - 1 - same] === text[text.length - 1 - same])
        same++;
    const range = { start: source.positionAt(start), end: source.positionAt(old.length - same) };
    return { range, text: text.slice(start, text.length - same) };
}
function findWrittenLine({ range, text }) {
    if (text === '')
        return range.start.line;
    const isKey = range.start.line === range.end.line && /^(?:[^\r\n]*|\r?\n[ \t]*(?:- )?)$/.test(text);
    return isKey ? range.start.line + countBreaks(text) : null;
}
function moveRange({ start, end }, change) {
    return { start: movePosition(start, change), end: movePosition(end, change) };
}
function movePosition(at, { range, text }) {
    const { start, end } = range;
    if (isBefore(at, start))
        return at;
    if (isBefore(at, end))
        return start;
    const breaks = countBreaks(text);
    const last = text.length - (text.lastIndexOf('\n') + 1);
    const from = breaks === 0 ? start.character + last : last;
    return {
        line: at.line + start.line + breaks - end.line,
        character: at.line === end.line ? at.character - end.character + from : at.character,
    };
}
function isBefore(one, other) {
    return one.line < other.line || (one.line === other.line && one.character < other.character);
}
function countBreaks(text) {
    return text.split('\n').length - 1;
}
function computeDelay(shown, fresh, line) {
    if (line === null)
        return PAUSE_MS;
    const isHere = ({ range }) => range.start.line <= line && line <= range.end.line;
    const shownCodes = new Set(shown.filter(isHere).map(({ code }) => code));
    if (fresh.some((each) => isHere(each) && !shownCodes.has(each.code)))
        return REST_MS;
    const elsewhere = [shown, fresh].map((list) => list
        .filter((each) => !isHere(each))
        .map(toKey)
        .sort()
        .join('\n'));
    return elsewhere[0] === elsewhere[1] ? PAUSE_MS : ELSEWHERE_MS;
}
function toKey({ code, message, range: { start } }) {
    return JSON.stringify([start.line, start.character, code, message]);
}

;// CONCATENATED MODULE: ./build/src/editor/diagnostics.js











const NONE = { shown: [], sound: [], version: null };
const OLD = 'from before the syntax error';
class Publisher {
    connection;
    documents;
    clock;
    #lists = new Map();
    #changed = new Set();
    #broken = [];
    #round = new AbortController();
    #changedAt = 0;
    #written = { uri: '', line: null };
    constructor(connection, documents, clock) {
        this.connection = connection;
        this.documents = documents;
        this.clock = clock;
    }
    change(source, changes, version) {
        const { uri } = source;
        this.#changed.add(uri);
        let changed = source;
        for (const change of changes) {
            const replacement = toReplacement(changed, change);
            const lists = this.#lists.get(uri) ?? NONE;
            const move = (list) => list.map((each) => ({ ...each, range: moveRange(each.range, replacement) }));
            this.#lists.set(uri, { ...lists, shown: move(lists.shown), sound: move(lists.sound) });
            this.#written = { uri, line: findWrittenLine(replacement) };
            changed = esm_main/* TextDocument */.V.update(changed, [change], version);
        }
        return changed;
    }
    close(uri) {
        this.#lists.delete(uri);
        this.#changed.delete(uri);
        this.settle();
        void this.connection.sendDiagnostics({ uri, diagnostics: [] });
    }
    settle() {
        this.#written = { uri: '', line: null };
    }
    async schedule() {
        this.#round.abort();
        this.#round = new AbortController();
        this.#changedAt = this.clock.now();
        const { signal } = this.#round;
        await this.clock.sleepUntil(this.#changedAt + PAUSE_MS, signal);
        const lists = signal.aborted ? null : await this.#collect(signal);
        if (lists === null)
            return;
        const delays = [...lists].map(([{ source }, fresh]) => {
            const line = this.#written.uri === source.uri ? this.#written.line : null;
            return computeDelay(this.#lists.get(source.uri)?.shown ?? [], fresh, line);
        });
        await this.clock.sleepUntil(this.#changedAt + (0,text_lists/* findLargest */.qz)([PAUSE_MS, ...delays]), signal);
        if (signal.aborted)
            return;
        for (const [{ source }, diagnostics] of lists)
            this.#publish(source, diagnostics);
        await this.#publishCallers([...lists.keys()], signal);
    }
    async #publishCallers(documents, signal) {
        const changed = documents.filter(({ sort, source }) => sort === 'workflow' && this.#changed.has(source.uri));
        const files = changed.map(({ file }) => file);
        const callers = new Set(files.flatMap((file) => this.documents.listCallers(file)));
        const broken = new Map();
        for (const file of callers) {
            if (this.documents.findByFile(file) !== undefined)
                continue;
            const findings = await this.documents.findBroken(file);
            if (signal.aborted)
                return;
            const { uri } = this.documents.readText(file);
            if (findings.length > 0)
                broken.set(uri, findings.map((finding) => this.#toDiagnostic(finding, null)));
        }
        for (const uri of this.#broken)
            if (!broken.has(uri) && !this.documents.open.has(uri))
                void this.connection.sendDiagnostics({ uri, diagnostics: [] });
        for (const [uri, diagnostics] of broken)
            void this.connection.sendDiagnostics({ uri, diagnostics });
        this.#broken = [...broken.keys()];
    }
    #publish({ uri, version }, shown) {
        const lists = this.#lists.get(uri) ?? NONE;
        this.#lists.set(uri, { ...lists, shown, version });
        if (lists.version === version && JSON.stringify(lists.shown) === JSON.stringify(shown))
            return;
        void this.connection.sendDiagnostics({ uri, version, diagnostics: [...shown] });
    }
    async #collect(signal) {
        const all = [...this.documents.open.values()];
        const found = new Map(all.map((document) => [document, new Map()]));
        const broken = new Set();
        for (const document of all) {
            const { home = null } = this.documents.find(document.source.uri) ?? {};
            const analysis = await this.documents.analyze(home === null ? document : { ...document, sort: 'workflow', home });
            if (signal.aborted)
                return null;
            const parse = (0,maps/* once */.Oo)(() => (0,yaml/* parseHalfWritten */.I1)(document.source.getText()));
            if (analysis.isBroken && home === null)
                broken.add(document);
            for (const finding of analysis.findings) {
                const open = this.documents.findByFile(finding.file);
                if (home !== null && open !== document)
                    continue;
                if (open !== undefined && open !== document && open.sort !== null)
                    continue;
                const mention = open === undefined ? findMention(document, analysis, finding.file, parse()) : null;
                const diagnostic = this.#toDiagnostic(finding, mention);
                found.get(open ?? document)?.set(JSON.stringify(diagnostic), diagnostic);
            }
        }
        return new Map([...found].map(([document, list]) => [document, this.#keep(document, [...list.values()], broken.has(document))]));
    }
    #keep({ source: { uri } }, fresh, isBroken) {
        const lists = this.#lists.get(uri) ?? NONE;
        if (isBroken)
            return [...fresh, ...lists.sound.map((each) => ({ ...each, message: `${each.message} (${OLD})` }))];
        this.#lists.set(uri, { ...lists, sound: fresh });
        return fresh;
    }
    #toDiagnostic(finding, mention) {
        const { code, severity, message, suggestion } = finding;
        const source = this.documents.readText(finding.file);
        const related = [...(mention === null ? [] : [finding]), ...(finding.related ?? [])].map((place) => {
            const document = this.documents.readText(place.file);
            return { location: { uri: document.uri, range: locate(document, place) }, message: place.message };
        });
        return {
            range: mention ?? locate(source, finding),
            code,
            codeDescription: { href: createCodeAddress(code) },
            source: 'conductor',
            severity: severity === 'error' ? main.DiagnosticSeverity.Error : main.DiagnosticSeverity.Warning,
            message: suggestion === null ? message : `${message} (${suggestion})`,
            ...(related.length > 0 && { relatedInformation: related }),
        };
    }
}
const DOCS = 'https://github.com/conductor-action/conductor-action/blob/v1/docs';
function createCodeAddress(code) {
    const page = code.startsWith('scenario-') ? 'testing.md' : 'validation.md';
    return `${DOCS}/${page}#:~:text=${code.replaceAll('-', '%2D')}`;
}
function findMention({ source, file: from }, { workflow }, file, parsed) {
    let range = createRange(0, 0, 1);
    (0,dist/* visit */.YR)(parsed, {
        Scalar: (_, node) => {
            if (typeof node.value !== 'string' || node.value.length > 1000)
                return;
            const child = workflow?.children.get(node.value);
            const isNamed = (0,source_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(from), node.value)) === file;
            if (!isNamed && (child === undefined || !(0,model/* listVariants */.xZ)(child).some((called) => called.file === file)))
                return;
            range = toRange(source, node);
            return dist/* visit */.YR.BREAK;
        },
    });
    return range;
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/src/classify/rules-file.js
var rules_file = __webpack_require__(6409);
// EXTERNAL MODULE: ./build/src/config/check.js
var check = __webpack_require__(67737);
// EXTERNAL MODULE: ./build/src/config/load/file-sorts.js
var file_sorts = __webpack_require__(82406);
// EXTERNAL MODULE: ./build/src/core/finding.js
var core_finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/scenario/check.js
var scenario_check = __webpack_require__(60257);
// EXTERNAL MODULE: ./build/src/scenario/load.js
var load = __webpack_require__(90073);
// EXTERNAL MODULE: ./build/src/source/session.js
var source_session = __webpack_require__(28546);
// EXTERNAL MODULE: ./build/src/test-reports/quarantine-file.js
var quarantine_file = __webpack_require__(38116);
;// CONCATENATED MODULE: ./build/src/editor/documents.js















const NOTHING = { findings: [], workflow: null, contract: null, scenarios: null, isBroken: false };
const MOST_BYTES = 2 * 1024 * 1024;
const SYNTAX = /^(?:yaml-syntax|yaml-too-deep|unquoted-template)$/;
const QUICK_CHARACTERS = 60_000;
class Documents {
    around;
    open = new Map();
    #analyses = new Map();
    #known = new Map();
    #homes = new Map();
    #filesOfSort = new Map();
    #links = new Map();
    folders = [];
    constructor(around) {
        this.around = around;
    }
    reader = this.#createReader(null, new Set());
    set(source) {
        const file = toFile(source.uri);
        const isTooLarge = Buffer.byteLength(source.getText()) > MOST_BYTES;
        const sort = (0,file_sorts/* sortText */.IE)(file ?? '', source.getText());
        if (file !== null)
            this.open.set(source.uri, { source, file, sort, isTooLarge });
    }
    forget(file) {
        if (file === null)
            for (const cache of [this.#homes, this.#filesOfSort, this.#links, this.#analyses])
                cache.clear();
        else {
            this.#links.delete(file);
            for (const [name, { reads }] of this.#analyses)
                if (name === file || reads.has(file))
                    this.#analyses.delete(name);
        }
    }
    find(uri) {
        const document = this.open.get(uri);
        if (document === undefined || document.isTooLarge)
            return null;
        const { sort } = document;
        if (sort !== null)
            return { ...document, sort, home: null };
        const home = this.#findHome(document.file);
        return home === null ? null : { ...document, sort: 'workflow', home };
    }
    #findHome(file) {
        if (!/\.ya?ml$/i.test(file))
            return null;
        for (const home of this.#homes.get(file) ?? this.#findFiles('workflow', file)) {
            const data = this.readText(home).getText().includes('!file') ? this.parse(home) : null;
            const prefix = data === null ? null : findInclusion(data, external_node_path_default().relative(external_node_path_default().parse(file).root, file));
            if (data === null || prefix === null)
                continue;
            this.#homes.set(file, [home]);
            return { file: home, prefix, data };
        }
        this.#homes.set(file, []);
        return null;
    }
    findByFile(file) {
        return [...this.open.values()].find((document) => document.file === file);
    }
    readText(file) {
        const read = this.reader.read(file);
        const text = read.ok ? read.value.toString() : '';
        return this.findByFile(file)?.source ?? esm_main/* TextDocument */.V.create((0,external_node_url_.pathToFileURL)(file).href, 'yaml', 0, text);
    }
    #createReader(document, reads) {
        const isReadable = (file) => [...this.open.values()].some((each) => (0,source_workspace/* isInside */.FK)(this.#findFolder(each.file), file)) ||
            this.folders.some((folder) => (0,source_workspace/* isInside */.FK)(folder, file));
        return {
            realpath: source_workspace/* diskReader */.lJ.realpath,
            read: (file) => {
                reads.add(file);
                const open = document?.file === file ? document : this.findByFile(file);
                if (open !== undefined)
                    return (0,result.ok)(open.source.getText());
                return isReadable(file) ? source_workspace/* diskReader */.lJ.read(file) : (0,result/* err */._q)({ code: 'file-not-found' });
            },
            names: (folder) => {
                reads.add(folder);
                return isReadable(folder) ? (source_workspace/* diskReader */.lJ.names?.(folder) ?? []) : [];
            },
        };
    }
    #findFolder(file) {
        return this.folders.find((folder) => (0,source_workspace/* isInside */.FK)(folder, file)) ?? external_node_path_default().dirname(file);
    }
    parse(file) {
        const [shownFrom, reader] = [external_node_path_default().parse(file).root, this.reader];
        const session = new source_session/* LoadSession */.Lk({ workspace: this.#findFolder(file), shownFrom, env: {}, literal: true, reader });
        const source = session.read(file, { file, line: 1, column: 1 }, file);
        return source === null ? null : session.load(source);
    }
    #findFiles(sort, beside) {
        const key = `${sort} ${external_node_path_default().dirname(beside)}`;
        const open = [...this.open.values()].map((document) => document.file);
        const files = this.#filesOfSort.get(key) ?? (0,load/* findFilesOfSort */.IR)(sort, beside, this.#findFolder(beside), open, this.reader);
        this.#filesOfSort.set(key, files);
        return files;
    }
    listWorkflowFiles() {
        const homes = [
            ...this.folders.map((folder) => external_node_path_default().join(folder, 'any.yaml')),
            ...[...this.open.values()].map(({ file }) => file),
        ];
        return [...new Set(homes.flatMap((file) => this.#findFiles('workflow', file)))];
    }
    listNaming(file) {
        return [...this.#findFiles('workflow', file), ...this.#findFiles('scenarios', file)];
    }
    listScenarios(workflow) {
        const shownFrom = (0,source_workspace/* findShownFolder */.Hg)(workflow, this.around.env, this.around.cwd);
        const folder = this.#findFolder(workflow);
        return this.listScenarioFiles(workflow).flatMap((file) => (0,load/* loadScenarios */.qC)(file, folder, shownFrom, this.reader).file ?? []);
    }
    async findBroken(file) {
        const document = this.#readClosed(file);
        const { findings } = await this.analyze(document);
        const errors = findings.filter((each) => each.severity === 'error' && each.file === file);
        if (errors.length === 0)
            return [];
        const { env, adapters } = this.around;
        const shownFrom = (0,source_workspace/* findShownFolder */.Hg)(file, env, this.around.cwd);
        const workspace = this.#findFolder(file);
        const saved = await (0,check/* checkFile */.vH)({ file, env, patterns: adapters.patterns, workspace, shownFrom, files: source_workspace/* diskReader */.lJ });
        const known = new Set(saved.findings.map(({ code, message }) => `${code} ${message}`));
        return errors.filter(({ code, message }) => !known.has(`${code} ${message}`));
    }
    listFilesBeside(file, sort) {
        const [folder, root] = [external_node_path_default().dirname(file), this.#findFolder(file)];
        const near = external_node_path_default().dirname(folder);
        const shown = this.#findFiles(sort === 'workflow' ? sort : null, file)
            .filter((each) => each !== file && (root === folder || (0,source_workspace/* isInside */.FK)(near, each)))
            .map((each) => external_node_path_default().relative(folder, each).replaceAll('\\', '/'));
        return shown.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
    }
    listScenarioFiles(workflow) {
        return this.#findFiles('scenarios', workflow).filter((file) => (0,load/* isScenarioFileOf */.YN)(workflow, file, this.reader));
    }
    listSharing(file) {
        const files = this.#findFiles('workflow', file);
        const links = new Map(files.map((each) => [each, this.#listLinks(each)]));
        const sharing = new Set([file]);
        for (const reached of sharing) {
            for (const to of links.get(reached) ?? [])
                sharing.add(to);
            for (const [from, linked] of links)
                if (linked.has(reached))
                    sharing.add(from);
        }
        return [...sharing].filter((each) => links.has(each));
    }
    listCallers(file) {
        const files = this.#findFiles('workflow', file);
        const links = files.map((each) => [each, this.#listLinks(each)]);
        const callers = new Set([file]);
        for (const called of callers)
            for (const [from, linked] of links)
                if (linked.has(called))
                    callers.add(from);
        return [...callers];
    }
    #listLinks(file) {
        const known = this.#links.get(file);
        if (known !== undefined)
            return known;
        const links = new Set();
        this.#links.set(file, links);
        const { raw = null, locator } = this.parse(file) ?? {};
        const kinds = (0,values/* getValueAt */.dm)(raw, ['workflow', 'kinds']);
        for (const kind of (0,values/* isDataObject */.WT)(kinds) ? Object.keys(kinds) : []) {
            const at = locator?.keyAt(['workflow', 'kinds', kind]).file ?? '';
            links.add(external_node_path_default().resolve(external_node_path_default().parse(file).root, at));
        }
        (0,templates/* walkTexts */.YR)(raw, [], (text, at) => {
            if (at.at(-1) === 'workflow')
                links.add((0,source_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(file), text)));
        });
        return links;
    }
    async readWorkflow(file) {
        return (await this.analyze(this.#readClosed(file))).workflow;
    }
    #readClosed(file) {
        const closed = { source: this.readText(file), file, sort: 'workflow', isTooLarge: false };
        return this.findByFile(file) ?? closed;
    }
    analyze(part) {
        const home = 'home' in part && part.home !== null ? part.home.file : null;
        const document = home === null ? part : this.#readClosed(home);
        const known = this.#analyses.get(document.file);
        if (known !== undefined)
            return known.analysis;
        const reads = new Set();
        const analysis = this.#analyze(document, reads);
        this.#analyses.set(document.file, { reads, analysis });
        return analysis;
    }
    async analyzeAround(document, line) {
        if (document.home !== null)
            return this.analyze(document);
        const { source, sort, file } = document;
        const last = source.getText().length > QUICK_CHARACTERS ? this.#known.get(file) : undefined;
        const analysis = last ?? (await this.analyze(document));
        if (analysis.workflow !== null || (sort !== 'workflow' && sort !== 'scenarios'))
            return analysis;
        const [start, end] = [line, line + 1].map((each) => source.offsetAt({ line: each, character: 0 }));
        const text = `${source.getText().slice(0, start)}\n${source.getText().slice(end)}`;
        const without = { ...document, source: esm_main/* TextDocument */.V.create(source.uri, 'yaml', source.version, text) };
        return this.#analyze(without, new Set());
    }
    async #analyze(document, reads) {
        const { file } = document;
        const shownFrom = (0,source_workspace/* findShownFolder */.Hg)(file, this.around.env, this.around.cwd);
        const read = { ...NOTHING, ...(await this.#check(document, (0,source_workspace/* displayPath */.Gt)(shownFrom, file), shownFrom, reads)) };
        if (read.workflow !== null)
            this.#known.set(file, read);
        const toReal = (shown) => (shown === '' ? file : (0,source_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(shownFrom, shown)));
        const toRealPlace = (place) => ({ ...place, file: toReal(place.file) });
        const findings = read.findings.map(toRealPlace).map((finding) => {
            return finding.related === undefined ? finding : { ...finding, related: finding.related.map(toRealPlace) };
        });
        const isUnread = read.workflow === null && read.scenarios === null;
        const isBroken = isUnread && findings.some((each) => each.file === file && SYNTAX.test(each.code));
        return { ...(document.sort === null ? NOTHING : (this.#known.get(file) ?? read)), findings, isBroken };
    }
    async checkText(document, text) {
        const { source, file } = document;
        const other = { ...document, source: esm_main/* TextDocument */.V.create(source.uri, 'yaml', source.version, text) };
        const shownFrom = (0,source_workspace/* findShownFolder */.Hg)(file, this.around.env, this.around.cwd);
        return { ...NOTHING, ...(await this.#check(other, (0,source_workspace/* displayPath */.Gt)(shownFrom, file), shownFrom, new Set())) };
    }
    async #check(document, name, shownFrom, reads) {
        const { file, source, sort } = document;
        const { env, adapters } = this.around;
        const { patterns } = adapters;
        const text = source.getText();
        const workspace = this.#findFolder(file);
        const files = this.#createReader(document, reads);
        if (sort !== null && document.isTooLarge) {
            const message = `The file is larger than ${MOST_BYTES / 1024 / 1024} MiB, so it is not checked here.`;
            return { findings: [(0,core_finding/* createUnplacedFinding */.W)('file-too-large', 'warning', message)] };
        }
        switch (sort) {
            case 'workflow': {
                const { findings, loaded, contract } = await (0,check/* checkFile */.vH)({ file, env, patterns, workspace, shownFrom, files });
                return { findings, contract, workflow: loaded.workflow };
            }
            case 'scenarios': {
                const checked = await (0,scenario_check/* checkScenarioFile */.x)(file, { ...this.around, workspace, files }, new Map());
                return { ...checked, scenarios: checked.file };
            }
            case 'quarantine':
                return { findings: (0,quarantine_file/* loadQuarantine */.Jo)(text, name, this.around.adapters.clock.now()).findings };
            case 'rules':
                return (0,rules_file/* readRulesFile */.e)(text, name, patterns);
            case null:
                return {};
        }
    }
}
function findInclusion({ raw, locator }, part) {
    const shown = part.split((external_node_path_default()).sep).join('/');
    const visit = (value, at) => {
        if (locator.at(at).file === shown)
            return at;
        const inner = Array.isArray(value) ? value.entries() : (0,values/* isDataObject */.WT)(value) ? Object.entries(value) : [];
        for (const [key, item] of inner) {
            const found = typeof item === 'object' && item !== null ? visit(item, [...at, key]) : null;
            if (found !== null)
                return found;
        }
        return null;
    };
    return visit(raw, []);
}
function toFile(uri) {
    try {
        return (0,source_workspace/* resolveRealPath */.Sc)((0,external_node_url_.fileURLToPath)(uri));
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/src/editor/file-links.js





function listFileReferences(source, file) {
    const found = [];
    const add = ({ value, range, type }) => {
        if (typeof value !== 'string' || value === '' || value.includes('{{') || range == null)
            return;
        const quotes = type === 'PLAIN' ? 0 : 1;
        const [start, end] = [source.positionAt(range[0] + quotes), source.positionAt(range[1] - quotes)];
        if (source.getText({ start, end }) !== value)
            return;
        found.push({
            range: { start, end },
            written: value,
            file: (0,source_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(file), value)),
        });
    };
    (0,dist/* visit */.YR)((0,yaml/* parseHalfWritten */.I1)(source.getText()), {
        Pair: (_, { key, value }) => {
            if ((0,dist/* isScalar */.jn)(key) && key.value === 'workflow' && (0,dist/* isScalar */.jn)(value) && value.tag !== '!file')
                add(value);
        },
        Scalar: (_, node) => {
            if (node.tag === '!file')
                add(node);
        },
    });
    return found;
}
function createDocumentLinks(source, file, isThere) {
    return listFileReferences(source, file)
        .filter((reference) => isThere(reference.file))
        .map((reference) => ({ range: reference.range, target: (0,external_node_url_.pathToFileURL)(reference.file).href }));
}
function createMoveEdits(source, file, moved) {
    const folder = external_node_path_default().dirname(findMoved(file, moved));
    return listFileReferences(source, file).flatMap(({ range, written, file: named }) => {
        const target = findMoved(named, moved);
        if (target === named && external_node_path_default().dirname(file) === folder)
            return [];
        const relative = external_node_path_default().relative(folder, target).split((external_node_path_default()).sep).join('/');
        const newText = written.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
        return newText === written ? [] : [{ range, newText }];
    });
}
function findMoved(file, moved) {
    for (const [from, to] of moved) {
        if (file === from)
            return to;
        if (file.startsWith(`${from}${(external_node_path_default()).sep}`))
            return external_node_path_default().join(to, file.slice(from.length));
    }
    return file;
}

;// CONCATENATED MODULE: ./build/src/editor/name-uses.js





function listUses({ raw, locator }, sort) {
    const uses = [];
    const typeAt = (path) => (0,values/* getValueAt */.dm)(raw, [...path, 'type']);
    const add = (name, at, form = 'use') => void uses.push({ ...at, name, isDefinition: form === 'definition', isTemplate: form === 'template' });
    const readTemplate = (text, path) => {
        for (const { path: read, line, column } of (0,templates/* parseText */.r4)(text, (0,templates/* getConditionForm */.ow)(text)).references) {
            const [root = '', part = '', member] = read;
            const addFrom = (name, from) => {
                const start = (text.split('\n')[line - 1] ?? '').indexOf(name, from);
                if (start !== -1)
                    add(name, locator.within(path, line, start + 1), 'template');
            };
            addFrom(root.replace(/_(?:output|error)(?:_.*)?$/, ''), column - 1);
            if (member !== undefined && /^(?:outputs|errors)$/.test(part))
                addFrom(member, column + root.length + part.length);
        }
    };
    const visit = (value, path) => {
        if (Array.isArray(value))
            for (const [index, item] of value.entries())
                visit(item, [...path, index]);
        else if ((0,values/* isDataObject */.WT)(value)) {
            const isNamed = findNaming(findSchemas(sort, path, typeAt), true) === 'node';
            for (const [key, item] of Object.entries(value)) {
                if (isNamed)
                    add(key.split('.')[0] ?? '', locator.keyAt([...path, key]));
                visit(item, [...path, key]);
            }
        }
        else if (typeof value === 'string') {
            const naming = findNaming(findSchemas(sort, path, typeAt));
            if (naming === 'definition')
                add(value, locator.at(path), naming);
            else if (naming === 'node' || naming === 'target')
                add(value, locator.at(path));
            else if (naming === 'path')
                add(value.split(/[.?=]/)[0] ?? '', locator.at(path));
            else if (naming === 'expression' || (0,templates/* getConditionForm */.ow)(value) === 'template')
                readTemplate(value, path);
        }
    };
    visit(raw, []);
    return [...new Map(uses.map((use) => [`${use.file}:${use.line}:${use.column}`, use])).values()];
}
const NODE_NAME = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_ -]*[\p{L}\p{N}_-])?$/u;
function findNameProblem(name, uses, taken) {
    const shown = JSON.stringify(name);
    if (name.length > 200 || !NODE_NAME.test(name))
        return `${shown} cannot be the name of a node`;
    if ((0,model/* isReservedName */.ce)(name))
        return `${name} has another meaning in templates`;
    if ((0,dist/* parse */.qg)(name) !== name)
        return `${shown} is no text in YAML`;
    if (taken.includes(name))
        return `there is a node ${name} already`;
    const isWord = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name);
    return isWord || !uses.some(({ isTemplate }) => isTemplate)
        ? null
        : `templates read the node, and ${shown} is no name there`;
}

;// CONCATENATED MODULE: ./build/src/editor/fixes.js








const MOST_KINDS = 5;
function findQuickFix(finding, source) {
    const range = (0,core_finding/* findFixRange */._p)(getLine(source, finding.line - 1), finding);
    if (finding.fix === undefined || range === null)
        return null;
    const { text } = finding.fix;
    const [start, end] = [range.start, range.end].map((character) => source.offsetAt({ line: finding.line - 1, character }));
    return { title: `Write ${text}`, finding, start: start ?? 0, end: end ?? 0, text, handled: null };
}
const UNKNOWN_NODE = /^unknown-(?:target|entry-point|finally|member)$/;
function createNodeOffers(finding, source) {
    const isMissing = UNKNOWN_NODE.test(finding.code) && finding.fix === undefined;
    const document = isMissing ? (0,yaml/* parseHalfWritten */.I1)(source.getText()) : null;
    const name = source.getText(locate(source, finding)).replace(/^(["'])(.*)\1$/, '$2');
    const nodes = document?.get('agents', true) ?? document?.get('nodes', true);
    if (!(0,dist/* isSeq */.oP)(nodes) || findNameProblem(name, [], []) !== null)
        return [];
    const block = `- name: ${name}\n  type: script\n  run: "true"`;
    const flow = `{ name: ${name}, type: script, run: "true" }`;
    return [{ ...createInsertion(`Create node ${name}`, source, nodes, block, flow), finding }];
}
function listOffers({ workflow, contract }, place, source) {
    const site = findSite(workflow, place);
    const node = site === undefined ? null : (0,yaml/* parseHalfWritten */.I1)(source.getText())?.getIn(site.path, true);
    if (site === undefined || !(0,dist/* isMap */.jh)(node) || site.step.type === 'terminate')
        return [];
    const raised = contract?.nodes.find((each) => each.node === site.label)?.raises ?? [];
    const escaping = raised.filter(({ kind, escapes }) => escapes && (0,core_kinds/* isKind */.VF)(kind));
    const kinds = escaping.sort((a, b) => Number(a.source === 'engine') - Number(b.source === 'engine'));
    return [
        ...listDeclarations(site, node, place, source),
        ...kinds.slice(0, MOST_KINDS).map(({ kind }) => listHandlers(site, node, kind, source)),
    ];
}
function listDeclarations({ step }, node, { word, naming }, source) {
    const declared = ('raises' in step ? step.raises : undefined) ?? [];
    const isNew = naming === 'kind' && (0,core_kinds/* isKind */.VF)(word) && !(0,core_kinds/* isReservedKind */.HO)(word);
    if (!isNew || declared.some((kind) => (0,core_kinds/* matchesPattern */.MT)(kind, word)))
        return [];
    const title = `Declare ${word} in raises`;
    const raises = node.get('raises', true);
    if ((0,dist/* isSeq */.oP)(raises))
        return [[createInsertion(title, source, raises, `- ${word}`, word)]];
    return raises === undefined ? [[createInsertion(title, source, node, `raises: [${word}]`, `raises: [${word}]`)]] : [];
}
function listHandlers({ group, label }, node, kind, source) {
    const title = `Handle ${kind} here`;
    const halt = 'halt: { message: "{{ error.message }}" }';
    const flow = `{ on_error: ${kind}, ${halt} }`;
    const block = `- on_error: ${kind}\n  ${halt}`;
    const routes = node.get('routes', true);
    const [first, firstFlow] = group === null ? ['- to: $end\n', '{ to: $end }, '] : ['', ''];
    const insert = (before = null) => (0,dist/* isSeq */.oP)(routes) ? [createInsertion(title, source, routes, block, flow, before)] : [];
    const isEmpty = (0,dist/* isSeq */.oP)(routes) && routes.items.length === 0;
    const inserted = isEmpty
        ? [createInsertion(title, source, routes, block, `${firstFlow}${flow}`)]
        : (0,dist/* isSeq */.oP)(routes)
            ? [...insert(), ...routes.items.flatMap((_, index) => insert(index))]
            : [];
    const whole = `routes:\n  ${`${first}${block}`.replaceAll('\n', '\n  ')}`;
    const added = routes === undefined ? [createInsertion(title, source, node, whole, `routes: [${firstFlow}${flow}]`)] : [];
    return [...inserted, ...added].map((fix) => ({ ...fix, handled: { node: label, kind } }));
}
function createInsertion(title, source, to, block, flow, before = null) {
    const whole = source.getText();
    const [start = 0, end = 0] = to.range ?? [];
    const findEnd = (item) => (0,dist/* isPair */.tO)(item) ? Math.max(findEnd(item.key), findEnd(item.value)) : (0,dist/* isNode */.Ll)(item) ? (item.range?.[1] ?? 0) : 0;
    const entry = before === null ? null : to.items[before];
    const entryStart = (0,dist/* isNode */.Ll)(entry) ? (entry.range?.[0] ?? start) : start;
    const lineBreak = `${whole.includes('\r\n') ? '\r\n' : '\n'}${' '.repeat(source.positionAt(start).character)}`;
    const place = (at, text) => ({ title, finding: null, start: at, end: at, text, handled: null });
    if (to.flow === true) {
        if (entry !== null)
            return place(entryStart, `${flow}, `);
        const last = to.items.at(-1);
        return last === undefined ? place(start + 1, flow) : place(findEnd(last), `, ${flow}`);
    }
    if (entry !== null)
        return place(whole.lastIndexOf('-', entryStart), `${block.replaceAll('\n', lineBreak)}${lineBreak}`);
    const last = whole.slice(0, end).trimEnd().length;
    const lineEnd = last + (/^[^\r\n]*/.exec(whole.slice(last))?.[0].length ?? 0);
    return place(lineEnd, `\n${block}`.replaceAll('\n', lineBreak));
}
async function pickOffers(text, offers, findings, check) {
    const picked = [];
    for (const ways of offers)
        for (const fix of ways) {
            const changed = `${text.slice(0, fix.start)}${fix.text}${text.slice(fix.end)}`;
            if (!isBetter(fix, findings, await check(changed)))
                continue;
            picked.push(fix);
            break;
        }
    return picked;
}
function isBetter(fix, before, { findings, contract }) {
    const toErrors = (list) => list.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code} ${message}`);
    const known = toErrors(before);
    const node = contract?.nodes.find((each) => each.node === fix.handled?.node);
    const isHandled = node?.raises.every(({ kind, escapes }) => kind !== fix.handled?.kind || !escapes) === true;
    return (fix.handled === null || isHandled) && toErrors(findings).every((error) => known.includes(error));
}

// EXTERNAL MODULE: ./build/src/config/contract/index.js + 1 modules
var config_contract = __webpack_require__(1331);
;// CONCATENATED MODULE: ./build/src/editor/hover.js






function describeAt({ contract, workflow }, place) {
    const { word, isKey, path, naming, expression } = place;
    if (word === '')
        return null;
    const entry = (0,core_kinds/* isKind */.VF)(word) ? findKnownEntry(workflow, word) : undefined;
    const isNamed = naming === 'kind' || naming === 'raised';
    if (contract !== null && (isNamed || entry !== undefined))
        return describeKind(contract, word, entry);
    const detail = workflow === null ? null : describeDetail(workflow, place);
    if (detail !== null)
        return detail;
    const isName = naming !== null || expression !== null;
    const node = contract === null || !isName ? null : describeNode(contract, word.split('.')[0] ?? '');
    if (node !== null)
        return node;
    const description = isKey ? describeSchemas(place.findSchemas(path)) : '';
    return description === '' ? null : `\`${word}\`: ${description}`;
}
function describeDetail(workflow, place) {
    const { word, expression, path, isKey } = place;
    if (expression === null)
        return isKey ? describeFields(String(path.at(-1)), listDetailsBeside(workflow, place)) : null;
    const [start] = findWord(expression, expression.length);
    const read = word.split('.').slice(0, expression.slice(start).split('.').length);
    const name = read.at(-1) ?? '';
    const fields = listDetailsAt(workflow, place, read.slice(0, -1));
    if (fields !== null)
        return describeFields(name, fields);
    const below = name === 'details' ? (listDetailsAt(workflow, place, read) ?? []) : [];
    const rows = below.filter(({ isExpected }) => isExpected).map((field) => describeField(field.name, field.schema));
    return rows.length === 0 ? null : ['**details**', [...new Set(rows)].join('\n')].join('\n\n');
}
function describeFields(name, fields) {
    const rows = fields.filter((field) => field.name === name).map(({ kind, schema }) => describeField(kind, schema));
    return rows.length === 0 ? null : [`**${name}**`, rows.join('\n')].join('\n\n');
}
function describeNode(contract, name) {
    const node = contract.nodes.find((each) => each.node === name || each.node.endsWith(`.${name}`));
    if (node === undefined)
        return contract.children.reduce((found, child) => found ?? describeNode(child, name), null);
    const code = (text) => `\`${text.replaceAll('`', "'")}\``;
    const rows = (0,config_contract/* createContractRows */.s)(node, true, 'escapes').map(([, kind, from, handling]) => `- ${code(kind)}, ${from}: ${handling}`);
    const passing = contract.may_pass.filter((entry) => entry.node === node.node);
    const passed = passing.map(({ word, line }) => `- ${code(word)}, line ${line}`);
    return [
        `**${node.node}** · ${node.type}`,
        rows.length === 0 ? 'It raises nothing.' : ['Can raise:', ...rows].join('\n'),
        passed.length === 0 ? 'No failure of it may pass.' : ['A failure may pass:', ...passed].join('\n'),
    ].join('\n\n');
}
function describeKind({ nodes }, kind, entry = {}) {
    const raises = (raised) => raised !== '*' && ((0,core_kinds/* matchesPattern */.MT)(raised, kind) || (0,core_kinds/* matchesPattern */.MT)(kind, raised));
    const raisedBy = nodes.filter((node) => node.raises.some((raised) => raises(raised.kind)));
    const names = raisedBy.map(({ node }) => `\`${node}\``).join(', ');
    const who = names === '' ? 'No node of this file declares it.' : `Raised by ${names}.`;
    const reserved = (0,core_kinds/* isReservedKind */.HO)(kind) && !kind.endsWith('*') ? 'Reserved, and the engine makes no such kind.' : '';
    const made = (0,core_kinds/* isEngineKind */.Dj)(kind) ? 'Made by the engine.' : reserved;
    const { description = '', details, suggestion = '', docs = '', owner = '' } = entry;
    const isTransient = entry.transient ?? [...core_kinds/* TRANSIENT_KINDS */.ty].some((transient) => (0,core_kinds/* matchesPattern */.MT)(kind, transient));
    const transient = isTransient ? 'Transient: another run may succeed without a change.' : 'Not transient.';
    const pattern = `A pattern that takes ${isTransient ? 'transient kinds' : 'no transient kind'}.`;
    const rows = Object.entries(details ?? {}).map(([name, schema]) => describeField(name, schema));
    const payload = rows.length === 0 ? 'It has no details.' : ['Details:', ...rows].join('\n');
    const words = [suggestion, docs, owner === '' ? '' : `Owner: ${owner}`];
    return [
        `**${kind}**`,
        description,
        who,
        made,
        kind.endsWith('*') ? pattern : transient,
        details === undefined ? '' : payload,
        ...words,
    ]
        .filter((text) => text !== '')
        .join('\n\n');
}

// EXTERNAL MODULE: ./build/src/config/contract/coverage.js
var contract_coverage = __webpack_require__(32700);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/editor/lenses.js





const SIMULATE_COMMAND = 'conductor.simulate';
const RUN_COMMAND = 'conductor.run';
function readLensSetting(settings) {
    const section = (0,json/* isJsonObject */.OW)(settings) && (0,json/* isJsonObject */.OW)(settings['conductor']) ? settings['conductor'] : settings;
    return !(0,json/* isJsonObject */.OW)(section) || section['lenses'] !== false;
}
function listNodeNotes(source, { contract, workflow }, tests) {
    if (contract === null || workflow === null)
        return [];
    const { untested } = (0,contract_coverage/* createCoverage */.X0)({ workflows: [workflow], raised: listRaised(workflow, tests) });
    return contract.nodes
        .filter(({ file }) => file === workflow.displayFile)
        .flatMap((node) => {
        const escaping = new Set(node.raises.filter(({ kind, escapes }) => escapes && kind !== '*').map(({ kind }) => kind));
        const mayPass = contract.may_pass.some((entry) => entry.node === node.node);
        const missing = untested.filter((each) => each.node === node.node && each.file === node.file);
        const parts = [
            escaping.size === 0
                ? ''
                : `${(0,messages/* formatCount */.B4)(escaping.size, 'kind')} ${escaping.size === 1 ? 'escapes' : 'escape'}`,
            mayPass ? 'may pass' : '',
            missing.length === 0 ? '' : `untested: ${missing.length}`,
        ].filter((part) => part !== '');
        return parts.length === 0 ? [] : [{ range: locate(source, node), text: parts.join(' · ') }];
    });
}
function listRaised(workflow, tests) {
    const named = tests.flatMap(({ scenarios }) => scenarios.flatMap(({ stubs, inject }) => [
        ...[...stubs].flatMap(([node, entries]) => entries.flatMap(({ error }) => (error === null ? [] : [{ node, kind: error.kind }]))),
        ...inject.map((injection) => {
            const [, node = '', kind = ''] = typeof injection === 'string'
                ? (/^([^=]*)=([^@:]*)/.exec(injection) ?? [])
                : ['', injection.node, injection.kind];
            return { node: node.replace(/\[.*/, ''), kind };
        }),
    ]));
    return (0,model/* listWorkflows */.Dl)(workflow).flatMap(({ displayFile }) => named.map((each) => ({ ...each, file: displayFile })));
}
function createWorkflowLenses(source, file, analysis, tests) {
    const { contract, workflow } = analysis;
    if (contract === null || workflow === null)
        return [];
    const { failures, tested } = (0,contract_coverage/* createCoverage */.X0)({ workflows: [workflow], raised: listRaised(workflow, tests) });
    const coverage = failures === 0 ? [] : [createNote(createRange(0, 0, 0), `error coverage: ${tested} of ${failures}`)];
    const notes = listNodeNotes(source, analysis, tests).map(({ range, text }) => createNote(range, text));
    const raising = contract.nodes.filter((node) => node.raises.length > 0 && node.file === workflow.displayFile);
    const questions = raising.map((position) => {
        const command = { title: 'Simulate', command: SIMULATE_COMMAND, arguments: [file, { node: position.node }] };
        return { range: locate(source, position), command };
    });
    return [...coverage, ...notes, ...questions];
}
function createNote(range, title) {
    return { range, command: { title, command: '' } };
}
function createScenarioLenses(source, { scenarios, workflow }) {
    if (scenarios === null)
        return [];
    const { file, displayFile } = scenarios;
    return scenarios.scenarios.flatMap(({ name, position }) => {
        const range = locate(source, position);
        const place = { scenario: `${displayFile}:${position.line}` };
        const run = { title: 'Run', command: RUN_COMMAND, arguments: [file, { scenario: name }] };
        const simulate = { title: 'Simulate', command: SIMULATE_COMMAND, arguments: [workflow?.file ?? file, place] };
        return [{ range, command: run }, ...(workflow === null ? [] : [{ range, command: simulate }])];
    });
}
function parseSimulateArguments(words) {
    const [file, about = {}] = words ?? [];
    if (typeof file !== 'string' || !(0,json/* isJsonObject */.OW)(about))
        return null;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(about))
        if (typeof value === 'string')
            query.set(name, value);
    return { file, search: query.size === 0 ? '' : `?${query}` };
}

;// CONCATENATED MODULE: ./build/src/editor/outline.js






function createOutline({ workflow, scenarios }, { source, sort, file, home }) {
    const parsed = (0,yaml/* parseHalfWritten */.I1)(source.getText());
    const create = (name, detail, kind, at, position) => {
        const node = findNodeAt(parsed, at.slice(home?.prefix.length ?? 0));
        const selectionRange = position !== null ? locate(source, position) : toRange(source, node ?? {});
        const range = (0,dist/* isNode */.Ll)(node) ? toRange(source, node) : selectionRange;
        const isAround = containsPosition(range, selectionRange.start) && containsPosition(range, selectionRange.end);
        return { name, detail, kind, range: isAround ? range : selectionRange, selectionRange };
    };
    if (sort === 'scenarios')
        return (scenarios?.scenarios ?? []).map(({ name, path: at, position }) => create(name, 'scenario', main.SymbolKind.Event, at, position));
    if (workflow === null)
        return [];
    const symbols = (0,model/* collectSites */.b4)(workflow).map(({ step, path: at, group }) => {
        const kind = (0,model/* isGroup */.IZ)(step) ? main.SymbolKind.Namespace : main.SymbolKind.Function;
        const position = workflow.at([...at, 'name']);
        const isHere = findRealFile(workflow, position) === file;
        const symbol = create(step.name, step.type, kind, at, isHere ? position : null);
        return { step, group, symbol, isShown: isHere || home === null };
    });
    return symbols
        .filter(({ isShown }) => isShown)
        .filter(({ group }) => group === null)
        .map(({ step, symbol }) => {
        const children = symbols.filter(({ group }) => group === step).map((member) => member.symbol);
        return { ...symbol, ...(children.length > 0 && { children }) };
    });
}
function findNodeAt(parsed, path) {
    for (let length = path.length; length > 0; length--) {
        const node = parsed?.getIn(path.slice(0, length), true);
        if ((0,dist/* isNode */.Ll)(node))
            return node;
    }
    return null;
}
function findRealFile({ file, displayFile }, position) {
    return external_node_path_default().resolve(file.slice(0, file.length - displayFile.length), position.file);
}

;// CONCATENATED MODULE: ./build/src/editor/kind-places.js





async function findKindUses(documents, document, caret) {
    const { file, sort, source } = document;
    if (sort === 'quarantine' || sort === 'rules' || document.isTooLarge)
        return null;
    const isHere = ({ uri, range }) => uri === source.uri && containsPosition(range, caret);
    const written = sort === null ? [] : await listPlaces(documents, file, sort);
    if (sort === null ? !isCatalogue(documents, file) : !written.some(isHere))
        return null;
    const workflow = sort === 'scenarios' ? (await documents.analyze(document)).workflow?.file : file;
    if (workflow === undefined)
        return null;
    const workflows = documents.listSharing(workflow);
    const scenarios = new Set(workflows.flatMap((each) => documents.listScenarioFiles(each)));
    const places = [
        ...(await Promise.all(workflows.map((each) => listPlaces(documents, each, 'workflow')))),
        ...(await Promise.all([...scenarios].map((each) => listPlaces(documents, each, 'scenarios')))),
    ].flat();
    const uses = [...new Map(places.map((use) => [kind_places_toKey(use), use])).values()];
    const named = new Set(uses.flatMap(({ kind, field, role }) => (field.length === 0 && role !== 'text' ? [kind] : [])));
    const defined = new Set(uses.flatMap((use) => (use.role === 'definition' ? [nameUse(use)] : [])));
    const isKnown = (use) => (use.field.length === 0 ? named.has(use.kind) : defined.has(nameUse(use)));
    const atCaret = uses.find((use) => isHere(use) && (0,core_kinds/* isKind */.VF)(use.kind) && use.name !== '' && isKnown(use));
    if (atCaret === undefined)
        return null;
    const all = uses.filter((use) => nameUse(use) === nameUse(atCaret));
    const definitions = all.filter(({ role }) => role === 'definition');
    return {
        atCaret,
        all,
        uses,
        definitions: definitions.length > 0 ? definitions : all.filter(({ role }) => role === 'raised'),
    };
}
function isCatalogue(documents, file) {
    const { raw = null } = /\.ya?ml$/i.test(file) ? (documents.parse(file) ?? {}) : {};
    return (0,values/* isDataObject */.WT)(raw) && Object.keys(raw).every(core_kinds/* isKind */.VF);
}
function nameUse({ kind, field }) {
    return [kind, ...field].join(' ');
}
function kind_places_toKey(use) {
    const { line, character } = use.range.start;
    return `${nameUse(use)} ${use.uri}:${line}:${character}:${use.role === 'text' ? '' : use.name}`;
}
async function listPlaces(documents, file, sort) {
    const data = documents.parse(file);
    if (data === null)
        return [];
    const workflow = sort === 'workflow' ? await documents.readWorkflow(file) : null;
    const uses = [...listKindUses(data, sort), ...(workflow === null ? [] : locateDetailReads(workflow, data))];
    return uses.map((use) => {
        const source = documents.readText(external_node_path_default().resolve(external_node_path_default().parse(file).root, use.file));
        return { ...use, uri: source.uri, range: locate(source, use, use.name.length) };
    });
}

;// CONCATENATED MODULE: ./build/src/editor/uses.js









class UseFinder {
    documents;
    constructor(documents) {
        this.documents = documents;
    }
    #listUses(file, sort, caller = null) {
        const data = this.documents.parse(file);
        return (data === null ? [] : listUses(data, sort)).map((use) => {
            const source = this.documents.readText(external_node_path_default().resolve(external_node_path_default().parse(file).root, use.file));
            return { ...use, uri: source.uri, range: locate(source, use, use.name.length), caller };
        });
    }
    async #findUses(params) {
        const document = this.documents.find(params.textDocument.uri);
        const none = { all: [], atCaret: undefined, names: [] };
        if (document === null)
            return none;
        const { source, file, sort, home } = document;
        const { line, character } = params.position;
        const [start] = findWord(getLine(source, line), character);
        const atCaret = this.#listUses(home?.file ?? file, sort).findLast(({ uri, range }) => {
            const isInWord = range.start.character >= start && range.start.character <= character;
            return uri === source.uri && range.start.line === line && (isInWord || containsPosition(range, params.position));
        });
        if (atCaret === undefined)
            return none;
        const { workflow } = await this.documents.analyze(document);
        const whole = home?.file ?? file;
        const files = sort === 'workflow' || workflow === null ? [whole] : (0,model/* listWorkflows */.Dl)(workflow).map((each) => each.file);
        for (const defining of files) {
            const uses = this.#listUses(defining, 'workflow');
            const names = uses.filter(({ isDefinition }) => isDefinition).map(({ name }) => name);
            if (!names.includes(atCaret.name))
                continue;
            const callers = this.documents.listCallers(defining);
            const scenarios = callers.flatMap((caller) => this.documents.listScenarioFiles(caller).flatMap((each) => this.#listUses(each, 'scenarios', caller)));
            return { atCaret, names, all: [...uses, ...scenarios].filter(({ name }) => name === atCaret.name) };
        }
        return none;
    }
    async #findSharedName(callers, names) {
        for (const caller of callers) {
            const workflow = await this.documents.readWorkflow(caller);
            const files = workflow === null ? [] : (0,model/* listWorkflows */.Dl)(workflow);
            const defining = files.filter((each) => (0,model/* collectSites */.b4)(each).some(({ step }) => names.includes(step.name)));
            if (defining.length > 1)
                return `in scenarios of ${external_node_path_default().basename(caller)} the name would stand for nodes of ${defining.map((each) => external_node_path_default().basename(each.file)).join(' and ')}`;
        }
        return null;
    }
    async findRange(params) {
        return ((await this.#findKind(params)) ?? (await this.#findUses(params))).atCaret?.range ?? null;
    }
    async #findKind({ textDocument: { uri }, position }) {
        const document = this.documents.open.get(uri);
        return document === undefined ? null : findKindUses(this.documents, document, position);
    }
    async list(params, wanted) {
        const kind = await this.#findKind(params);
        const { all } = kind ?? (await this.#findUses(params));
        const isDefinition = (use) => 'isDefinition' in use ? use.isDefinition : kind?.definitions.includes(use) === true;
        const uses = all.filter((use) => wanted === 'all' || isDefinition(use) === (wanted === 'definition'));
        return uses.filter(({ name }) => name !== '').map(({ uri, range }) => ({ uri, range }));
    }
    async rename(params, newName) {
        const kind = await this.#findKind(params);
        const { all, problem } = kind === null ? await this.#renameNode(params, newName) : renameKind(kind, newName);
        const different = all.find(({ uri, range, name }) => this.#readRange(uri, range) !== name);
        const written = different === undefined
            ? null
            : `${different.name} is written in another way, or by an alias, in line ${different.line}`;
        if (newName !== all[0]?.name && (problem ?? written) !== null)
            throw new main.ResponseError(main.ErrorCodes.InvalidParams, problem ?? written ?? '');
        const changes = {};
        for (const { uri, range } of all)
            changes[uri] = [...(changes[uri] ?? []), { range, newText: newName }];
        return { changes };
    }
    async #renameNode(params, newName) {
        const { all, atCaret, names } = await this.#findUses(params);
        if (atCaret === undefined)
            throw new main.ResponseError(main.LSPErrorCodes.RequestFailed, 'there is no node, kind or field to rename here');
        if (newName === atCaret.name)
            return { all, problem: null };
        const callers = new Set(all.flatMap(({ caller }) => caller ?? []));
        const problem = findNameProblem(newName, all, names) ?? (await this.#findSharedName(callers, [atCaret.name, newName]));
        return { all, problem };
    }
    #readRange(uri, range) {
        const file = toFile(uri);
        return file === null ? '' : this.documents.readText(file).getText(range);
    }
}
function renameKind({ atCaret, all, uses }, newName) {
    const problem = newName === atCaret.name ? null : findKindNameProblem(atCaret, newName, uses);
    return { all: all.filter(({ name }) => name !== ''), problem };
}

;// CONCATENATED MODULE: ./build/src/editor/server.js



















const MOST_SYMBOLS = 1000;
const CAPABILITIES = {
    textDocumentSync: { openClose: true, change: main.TextDocumentSyncKind.Incremental },
    completionProvider: { triggerCharacters: ['.', ':', ' ', '|', '='] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    codeActionProvider: { codeActionKinds: [main.CodeActionKind.QuickFix, main.CodeActionKind.Refactor] },
    codeLensProvider: {},
    inlayHintProvider: true,
    documentLinkProvider: {},
    workspaceSymbolProvider: true,
    workspace: {
        workspaceFolders: { supported: true, changeNotifications: true },
        fileOperations: { willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/*' } }] } },
    },
};
function serveEditor(input, output, around, openStudio = async () => (0,result/* err */._q)('there is no studio here')) {
    const reader = new main.StreamMessageReader(input);
    const connection = main.createConnection(reader, new main.StreamMessageWriter(output));
    new EditorServer(connection, new Documents(around), around.adapters.clock, openStudio).start();
    return new Promise((resolve) => {
        const end = () => resolve((0,result.ok)(undefined));
        input.once('end', end);
        connection.onExit(end);
        reader.onError((error) => {
            if (!(error instanceof SyntaxError))
                resolve((0,result/* err */._q)((0,error_message/* errorMessage */.gJ)(error)));
        });
        connection.listen();
    });
}
class EditorServer {
    connection;
    documents;
    openStudio;
    #state = 'new';
    #hasLenses = true;
    #showsLenses = false;
    #uses;
    #publisher;
    constructor(connection, documents, clock, openStudio) {
        this.connection = connection;
        this.documents = documents;
        this.openStudio = openStudio;
        this.#uses = new UseFinder(documents);
        this.#publisher = new Publisher(connection, documents, clock);
    }
    start() {
        this.#listenToFiles();
        this.#answerRequests();
        const { connection, documents } = this;
        connection.onInitialize(({ workspaceFolders, rootUri, capabilities, initializationOptions }) => {
            this.#state = 'ready';
            this.#hasLenses = readLensSetting(initializationOptions);
            documents.folders = toFolders(workspaceFolders ?? (rootUri == null ? [] : [{ uri: rootUri }]));
            this.#showsLenses = capabilities.textDocument?.codeLens !== undefined;
            const canAsk = capabilities.workspace?.configuration === true;
            const canRegister = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
            const watchers = [{ globPattern: '**/*.{yaml,yml,json,md,txt}' }];
            connection.onInitialized(() => {
                if (canAsk)
                    void this.#askLensSetting();
                if (canRegister)
                    void connection.client.register(main.DidChangeWatchedFilesNotification.type, { watchers });
            });
            const canShow = capabilities.window?.showDocument?.support === true;
            const executeCommandProvider = { commands: canShow ? [SIMULATE_COMMAND] : [] };
            return {
                serverInfo: { name: 'conductor', version: version/* VERSION */.x },
                capabilities: { ...CAPABILITIES, executeCommandProvider },
            };
        });
        connection.onDidChangeConfiguration(({ settings }) => {
            if (settings == null)
                void this.#askLensSetting();
            else
                this.#hasLenses = readLensSetting(settings);
        });
        connection.onShutdown(() => {
            this.#state = 'ended';
        });
    }
    async #askLensSetting() {
        const settings = await this.connection.workspace.getConfiguration('conductor').catch(() => undefined);
        if (settings != null)
            this.#hasLenses = readLensSetting(settings);
    }
    #listenToFiles() {
        const { connection, documents } = this;
        connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
            documents.set(esm_main/* TextDocument */.V.create(uri, languageId, version, text));
            this.#recheck(null);
        });
        connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
            const document = documents.open.get(uri);
            if (document === undefined)
                return;
            documents.set(this.#publisher.change(document.source, contentChanges, version));
            this.#recheck(document.file);
        });
        connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
            documents.open.delete(uri);
            this.#publisher.close(uri);
            this.#recheck(null);
        });
        connection.onDidChangeWatchedFiles(() => this.#recheck(null));
        connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event: { added, removed } }) => {
            const gone = toFolders(removed);
            documents.folders = [...documents.folders.filter((folder) => !gone.includes(folder)), ...toFolders(added)];
            this.#recheck(null);
        });
    }
    #recheck(file) {
        this.documents.forget(file);
        if (file === null)
            this.#publisher.settle();
        const report = (error) => this.connection.console.error((0,error_message/* errorMessage */.gJ)(error));
        void this.#publisher.schedule().catch(report);
    }
    #answerRequests() {
        const { connection } = this;
        const uses = this.#uses;
        const answer = (handler) => async (params, token) => {
            if (this.#state !== 'ready') {
                const code = this.#state === 'new' ? main.ErrorCodes.ServerNotInitialized : main.ErrorCodes.InvalidRequest;
                throw new main.ResponseError(code, 'the server is not initialized, or it is shut down');
            }
            await readMore();
            refuseCancelled(token);
            const result = await handler(params);
            refuseCancelled(token);
            return result;
        };
        connection.onCompletion(answer((params) => this.#complete(params)));
        connection.onHover(answer((params) => this.#describe(params)));
        connection.onDefinition(answer((params) => this.#define(params)));
        connection.onReferences(answer((params) => uses.list(params, params.context.includeDeclaration ? 'all' : 'use')));
        connection.onPrepareRename(answer((params) => uses.findRange(params)));
        connection.onRenameRequest(answer((params) => uses.rename(params, params.newName)));
        connection.onDocumentSymbol(answer((params) => this.#outline(params)));
        connection.onCodeAction(answer((params) => this.#offer(params, params.range, params.context)));
        connection.onCodeLens(answer((params) => this.#listLenses(params)));
        connection.languages.inlayHint.on(answer((params) => this.#listHints(params)));
        connection.onDocumentLinks(answer((params) => this.#listLinks(params)));
        connection.onWorkspaceSymbol(answer((params) => this.#listSymbols(params)));
        connection.workspace.onWillRenameFiles(answer((params) => this.#followMoves(params)));
        connection.onExecuteCommand(answer((params) => this.#execute(params)));
    }
    async #look(params) {
        const document = this.documents.find(params.textDocument.uri);
        const place = document === null ? null : describeCaret(document, params.position);
        if (document === null || place === null)
            return null;
        return { ...document, place, analysis: await this.documents.analyzeAround(document, params.position.line) };
    }
    async #complete(params) {
        const caret = await this.#look(params);
        if (caret === null)
            return [];
        const listFiles = (sort) => this.documents.listFilesBeside(caret.file, sort);
        const items = createCompletionItems(caret.analysis, caret.place, caret.source, params.position, listFiles);
        const check = async (text) => (await this.documents.checkText(caret, text)).findings;
        return caret.home !== null ? items : dropRefused(items, caret.source, caret.place, params.position.line, check);
    }
    async #describe(params) {
        const caret = await this.#look(params);
        const value = caret === null ? null : describeAt(caret.analysis, caret.place);
        if (caret === null || value === null)
            return null;
        const range = createRange(params.position.line, caret.place.start, caret.place.end);
        return { contents: { kind: 'markdown', value }, range };
    }
    async #define(params) {
        const caret = await this.#look(params);
        if (caret !== null && (caret.place.naming === 'file' || caret.place.scalar.tag === '!file')) {
            const file = (0,source_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(caret.file), String(caret.place.scalar.value)));
            const { uri } = this.documents.readText(file);
            return this.documents.reader.read(file).ok ? [{ uri, range: createRange(0, 0, 0) }] : [];
        }
        return this.#uses.list(params, 'definition');
    }
    async #outline({ textDocument: { uri } }) {
        const document = this.documents.find(uri);
        return document === null ? [] : createOutline(await this.documents.analyze(document), document);
    }
    async #listLenses({ textDocument: { uri } }) {
        const document = this.#hasLenses ? this.documents.find(uri) : null;
        if (document === null || document.home !== null)
            return [];
        const analysis = await this.documents.analyze(document);
        if (document.sort === 'scenarios')
            return createScenarioLenses(document.source, analysis);
        if (document.sort !== 'workflow')
            return [];
        return createWorkflowLenses(document.source, document.file, analysis, this.documents.listScenarios(document.file));
    }
    async #listHints({ textDocument: { uri }, range }) {
        const document = this.#hasLenses && !this.#showsLenses ? this.documents.find(uri) : null;
        if (document?.sort !== 'workflow' || document.home !== null)
            return [];
        const analysis = await this.documents.analyze(document);
        const notes = listNodeNotes(document.source, analysis, this.documents.listScenarios(document.file));
        return notes
            .filter((note) => containsPosition(range, note.range.end))
            .map((note) => ({ position: note.range.end, label: note.text, paddingLeft: true }));
    }
    #listLinks({ textDocument: { uri } }) {
        const document = this.documents.find(uri);
        const isThere = (file) => this.documents.reader.read(file).ok;
        return document === null ? [] : createDocumentLinks(document.source, document.file, isThere);
    }
    async #listSymbols({ query }) {
        const symbols = [];
        for (const file of this.documents.listWorkflowFiles()) {
            const workflow = await this.documents.readWorkflow(file);
            for (const { step, path: at } of workflow === null ? [] : (0,model/* collectSites */.b4)(workflow)) {
                if (workflow === null || !step.name.toLowerCase().includes(query.toLowerCase()))
                    continue;
                const position = workflow.at([...at, 'name']);
                const source = this.documents.readText(findRealFile(workflow, position));
                const location = { uri: source.uri, range: locate(source, position) };
                symbols.push({
                    name: step.name,
                    kind: main.SymbolKind.Function,
                    location,
                    containerName: workflow.settings.name,
                });
            }
        }
        return symbols.slice(0, MOST_SYMBOLS);
    }
    #followMoves({ files }) {
        const moved = new Map(files.flatMap(({ oldUri, newUri }) => {
            const [from, to] = [toFile(oldUri), toFile(newUri)];
            return from === null || to === null ? [] : [[from, to]];
        }));
        const changes = {};
        for (const file of new Set([...moved.keys()].flatMap((each) => this.documents.listNaming(each)))) {
            const source = this.documents.readText(file);
            const edits = createMoveEdits(source, file, moved);
            if (edits.length > 0)
                changes[source.uri] = edits;
        }
        return { changes };
    }
    async #execute({ command, arguments: words }) {
        const asked = command === SIMULATE_COMMAND ? parseSimulateArguments(words) : null;
        if (asked === null || !this.documents.reader.read(asked.file).ok)
            throw new main.ResponseError(main.ErrorCodes.InvalidParams, `nothing to do for ${command} with these arguments`);
        const opened = await this.openStudio(asked.file);
        if (!opened.ok)
            throw new main.ResponseError(main.LSPErrorCodes.RequestFailed, opened.error);
        await this.connection.window.showDocument({ uri: opened.value + asked.search, external: true });
        return null;
    }
    async #pickOffers(document, position, findingsHere) {
        if (document.home !== null || document.sort !== 'workflow')
            return [];
        const { source } = document;
        const caret = await this.#look({ textDocument: { uri: source.uri }, position });
        const { findings } = await this.documents.analyze(document);
        const check = (text) => this.documents.checkText(document, text);
        const offers = caret === null ? [] : listOffers(caret.analysis, caret.place, source);
        const created = findingsHere.map((finding) => createNodeOffers(finding, source));
        return pickOffers(source.getText(), [...created, ...offers], findings, check);
    }
    async #offer(params, { start, end }, context) {
        const document = this.documents.find(params.textDocument.uri);
        if (document === null)
            return [];
        const { source, file } = document;
        const { findings } = await this.documents.analyze(document);
        const findingsHere = findings.filter((each) => each.file === file && start.line < each.line && each.line <= end.line + 1);
        const indent = /^[\s-]*/.exec(getLine(source, start.line))?.[0].length ?? 0;
        const position = { line: start.line, character: Math.max(start.character, indent) };
        const offers = await this.#pickOffers(document, position, findingsHere);
        const fixes = findingsHere.flatMap((finding) => findQuickFix(finding, source) ?? []);
        const actions = [...fixes, ...offers].map(({ title, finding, text, ...offsets }) => {
            const range = { start: source.positionAt(offsets.start), end: source.positionAt(offsets.end) };
            const edit = { changes: { [source.uri]: [{ range, newText: text }] } };
            if (finding === null)
                return { title, edit, kind: main.CodeActionKind.Refactor };
            const isMended = (each) => each.code === finding.code && each.range.start.line === finding.line - 1;
            return { title, edit, kind: main.CodeActionKind.QuickFix, diagnostics: context.diagnostics.filter(isMended) };
        });
        return actions.filter(({ kind }) => context.only?.some((only) => kind.startsWith(only)) ?? true);
    }
}
function toFolders(folders) {
    return folders.flatMap(({ uri }) => toFile(uri) ?? []);
}
async function readMore() {
    for (let turn = 0; turn < 2; turn++)
        await new Promise((resolve) => setImmediate(resolve));
}
function refuseCancelled(token) {
    if (token.isCancellationRequested)
        throw new main.ResponseError(main.LSPErrorCodes.RequestCancelled, 'the request was cancelled');
}

// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
;// CONCATENATED MODULE: ./build/src/cli/lsp.js







async function runLsp(_args, context) {
    const surroundings = (0,run_request.createCommandSurroundings)(context);
    const served = await serveEditor(process.stdin, process.stdout, surroundings, createStudioOpener(context.cwd));
    if (served.ok)
        return 0;
    context.refuse(`the editor sent a header that cannot be read: ${(0,terminal_text/* toOneLine */.GX)(served.error)}`);
    return command/* EXIT_FAILED */.hj;
}
function createStudioOpener(cwd) {
    const studios = new Map();
    return (file) => {
        const running = studios.get(file);
        if (running !== undefined)
            return running;
        const studio = (0,external_node_child_process_.fork)(process.argv[1] ?? '', ['studio', file, '--no-open', '--port', '0'], {
            cwd,
            stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
        });
        studio.once('exit', () => studios.delete(file));
        const failed = Promise.race([(0,external_node_events_.once)(studio, 'exit'), (0,external_node_events_.once)(studio, 'error')]);
        const opened = Promise.race([
            (0,external_node_events_.once)(studio.stdout ?? studio, 'data').then(([text]) => (0,result.ok)(String(text).trim())),
            failed.catch(() => null).then(() => (0,result/* err */._q)(`no studio for ${file}`)),
        ]);
        studios.set(file, opened);
        return opened;
    };
}


/***/ }),

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

/***/ 82406:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: function() { return /* binding */ VALIDATED; },
/* harmony export */   IE: function() { return /* binding */ sortText; },
/* harmony export */   VC: function() { return /* binding */ listNamedFiles; },
/* harmony export */   ve: function() { return /* binding */ listTestedFiles; }
/* harmony export */ });
/* unused harmony exports sortYamlFile, TESTED */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
/* harmony import */ var _core_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52932);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62759);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12070);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2939);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12361);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89088);












const NOT_BROKEN = new Set(['yaml-multiple-documents', 'yaml-unknown-tag', 'yaml-bad-key']);
const WORKFLOW_KEYS = ['workflow', 'agents', 'nodes', 'entry_point'];
const ALL_KEYS = [...WORKFLOW_KEYS, 'scenarios'];
const GITLAB_FIELDS = ['rules', 'auto_cancel'];
const FOREIGN_KEYS = ['jobs', 'orbs', 'apiVersion'];
function sortYamlFile(content) {
    const text = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .decode */ .D4)(content);
    if (!text.ok)
        return text.error.code === 'file-too-large' ? 'other' : 'broken';
    const problems = [];
    const root = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .readYaml */ .gM)(new _source_values_js__WEBPACK_IMPORTED_MODULE_7__/* .Source */ .kL('', '', text.value), () => null, problems);
    if (problems.some(({ code }) => !NOT_BROKEN.has(code)))
        return 'broken';
    const data = root?.data ?? null;
    if (data === null && problems.length === 0)
        return 'broken';
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(data) ? sortByKeys(data) : 'other';
}
const TOP_KEY = /^(["']?)([\w-]+)\1[ \t]*:(?=\s|$)[ \t]*([^\s#&!{[|>]?)/gm;
function sortText(file, text) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file);
    if (/^conductor-triage\.ya?ml$/.test(name))
        return 'rules';
    if (!/\.ya?ml$/i.test(name))
        return null;
    const keys = [...text.matchAll(TOP_KEY)].map(([, , key = '', value]) => [key, value || null]);
    if (keys.length === 1 && keys[0]?.[0] === 'tests' && mayBeQuarantine(name, text))
        return 'quarantine';
    const isMeant = keys.some(([key]) => findMeantKey(key) !== null);
    const sort = sortByKeys({ ...Object.fromEntries(keys), ...(isMeant ? readShape(text) : {}) });
    if (sort === 'workflow' || sort === 'scenarios')
        return sort;
    const named = sortByName(name);
    return named === 'scenarios' && keys.length > 0 ? null : named;
}
function readShape(text) {
    const top = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .parseHalfWritten */ .I1)(text)?.contents;
    const shape = {};
    for (const { key, value } of (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(top) ? top.items : []) {
        const inner = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(value) ? value.items.map((item) => [String(item.key), null]) : null;
        if (inner !== null)
            shape[String(key)] = Object.fromEntries(inner);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(value))
            shape[String(key)] = [];
    }
    return shape;
}
function mayBeQuarantine(file, text) {
    return sortByName(file) === 'quarantine' || /(?:^|[\s{,"'])until["']?:/m.test(text);
}
function sortByName(file) {
    if (/^quarantine\.ya?ml$/.test(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file)))
        return 'quarantine';
    return /\.conductor\.ya?ml$/.test(file) ? 'workflow' : /\.test\.ya?ml$/.test(file) ? 'scenarios' : null;
}
function sortByKeys(data) {
    const keys = Object.keys(data);
    if (keys.some((key) => FOREIGN_KEYS.includes(key)))
        return 'other';
    const meant = new Map(keys.map((key) => [findMeantKey(key), key]));
    if (isForeign(data, meant))
        return 'other';
    if (meant.has('scenarios') || typeof data[meant.get('workflow') ?? ''] === 'string')
        return 'scenarios';
    if (WORKFLOW_KEYS.some((key) => meant.has(key)))
        return 'workflow';
    return isQuarantine(data) ? 'quarantine' : 'other';
}
function isForeign(data, meant) {
    const isList = (key) => Array.isArray(data[meant.get(key) ?? '']);
    if (isList('agents') || isList('nodes'))
        return false;
    const { workflow, workflows, agents } = data;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(workflow))
        return GITLAB_FIELDS.some((field) => Object.hasOwn(workflow, field));
    if (meant.has('scenarios') && typeof workflow !== 'string')
        return meant.has(null);
    return workflows !== undefined || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(agents) && !meant.has('workflow'));
}
function isQuarantine({ tests, ...others }) {
    const hasDay = (test) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(test) && test['name'] !== undefined && test['until'] !== undefined;
    return Object.keys(others).length === 0 && Array.isArray(tests) && tests.some(hasDay);
}
function findMeantKey(key) {
    const isShort = key.length < 6;
    const meant = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearest */ .qg)(key, ALL_KEYS, key.length < 8 ? 1 : 2);
    if (meant === null || !isShort)
        return meant;
    const letters = [...key.toLowerCase()];
    const hasOnlyItsLetters = letters.every((letter) => meant.includes(letter));
    return hasOnlyItsLetters || letters.slice(0, 3).join('') === meant.slice(0, 3) ? meant : null;
}
const MAX_BYTES = 64 * 1024 * 1024;
const YAML_FILE = /\.ya?ml$/;
const NOT_ENTERED = new Set(['.git', 'node_modules']);
function listNamedFiles(operands, cwd, sorts) {
    const [files, others] = [new Set(), new Set()];
    const [scenarioFiles, quarantineFiles] = [new Set(), new Set()];
    const addNamed = (file) => {
        files.add(file);
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file);
        const text = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryOr */ .LE)('', () => (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(resolved, MAX_BYTES).toString('utf8'));
        if (mayBeQuarantine(file, text) && sortFile(resolved, sorts) === 'quarantine')
            quarantineFiles.add(file);
    };
    for (const given of operands) {
        const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given;
        const entry = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, operand));
        if (entry === 'folder') {
            const before = files.size;
            for (const file of listFilesBelow(operand, cwd).filter((name) => YAML_FILE.test(name))) {
                const sort = sortFile(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file), sorts);
                if (sorts.includes(sort))
                    files.add(file);
                if (sort === 'scenarios')
                    scenarioFiles.add(file);
                if (sort === 'quarantine' && sorts.includes(sort))
                    quarantineFiles.add(file);
                if (sort === 'other')
                    others.add(file);
            }
            if (files.size === before)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`there is no ${sorts === TESTED ? 'scenario' : 'workflow'} file in ${operand}: ${describeSearch(sorts, others.size)}`);
        }
        else if (entry === 'absent' && (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)(operand)) {
            const matches = expandPattern(operand.replace(/^(?:\.\/)+/, ''), cwd);
            if (matches.length === 0)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`nothing matches ${JSON.stringify(operand)}`);
            for (const file of matches)
                addNamed(file);
        }
        else
            addNamed(operand);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ files: [...files], scenarioFiles, quarantineFiles, others: [...others] });
}
const VALIDATED = ['workflow', 'scenarios', 'quarantine', 'broken'];
const TESTED = ['scenarios', 'broken'];
function listTestedFiles(operands, cwd) {
    const gone = operands.find((name) => !(0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)(name) && (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, name)) === 'absent');
    return gone === undefined ? listNamedFiles(operands, cwd, TESTED) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`there is no file or folder ${gone}`);
}
function describeSearch(sorts, others) {
    const more = sorts.includes('workflow') ? '`workflow:`, `agents:`, `nodes:`, `entry_point:` or ' : '';
    const files = others === 0 ? 'no .yaml or .yml file' : `none of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(others, 'YAML file')}`;
    return `${files} below it has ${more}\`scenarios:\` at the top`;
}
function sortFile(file, sorts) {
    const named = sortByName(file);
    if (named === 'workflow')
        return 'workflow';
    const sort = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryOr */ .LE)('broken', () => sortYamlFile((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(file, MAX_BYTES)));
    if (named === 'quarantine' && sort !== 'workflow' && sort !== 'scenarios')
        return named;
    return sort === 'other' && !sorts.includes('workflow') ? (named ?? sort) : sort;
}
function expandPattern(pattern, cwd) {
    const parts = pattern.split('/');
    const fixed = parts.slice(0, parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)).join('/');
    const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed;
    const matcher = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .compileGlob */ .SO)(pattern);
    return listFilesBelow(start, cwd).filter((file) => matcher.test(file));
}
function listFilesBelow(folder, cwd) {
    const files = [];
    const prefix = folder === '' || folder === '.' ? '' : folder.replace(/\/?$/, '/');
    const enters = (name) => !NOT_ENTERED.has(name);
    const root = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, folder);
    (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .walk */ .G)(root, enters, (file, entry) => {
        const isDangling = entry.isSymbolicLink() && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, file));
        if (entry.isFile() || isDangling)
            files.push(`${prefix}${file}`);
    });
    return files.sort();
}


/***/ })

};
;