"use strict";
exports.id = 8128;
exports.ids = [8128,2716];
exports.modules = {

/***/ 25272:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rb: function() { return /* binding */ parseRulesFile; },
/* harmony export */   ug: function() { return /* binding */ checkRulesFile; }
/* harmony export */ });
/* unused harmony export readClassifyRules */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62759);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78684);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45488);
/* harmony import */ var _structure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71391);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5482);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78856);









const AROUND = 'workflow: { name: rules, entry_point: rules }\nagents:\n  - name: rules\n    type: script\n    run: "true"\n    classify:\n';
const LINES_AROUND = AROUND.split('\n').length - 1;
const INDENT = '      ';
const LISTS = ['rules', 'classify'];
async function parseRulesFile(text, name, patterns, warn = () => { }) {
    const { root, lineAt, fields, list, named, isMapping, source } = readShape(text);
    const unknown = [...fields].find(([field]) => field !== 'include' && !LISTS.includes(field));
    if (isMapping && unknown !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${name}, line ${lineAt(unknown[1].key)}: ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(unknown[0])} is not a field: give include and rules`);
    const rules = source === '' && isMapping ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)([]) : await readClassifyRules(source, name, patterns, warn);
    if (!rules.ok)
        return rules;
    const items = isMapping ? (list?.items ?? []) : (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(root) ? root.items : [];
    const entries = rules.value.flatMap((rule, at) => {
        const { include } = rule;
        if (include === undefined)
            return [{ rule }];
        return [include].flat().map((path) => ({ include: path, line: lineAt(items[at]) }));
    });
    const included = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(named) ? named.items : isMapping && named !== undefined ? [named] : [];
    const wrong = included.find((node) => !(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) || typeof node.value !== 'string');
    if (wrong !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${name}, line ${lineAt(wrong)}: \`include\` is a path or a list of paths`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)([
        ...entries,
        ...included.filter(yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn).map((node) => ({ include: String(node.value), line: lineAt(node) })),
    ]);
}
function readShape(text) {
    const lines = new _values_js__WEBPACK_IMPORTED_MODULE_6__/* .Source */ .kL('', '', text);
    const root = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_7__/* .parseHalfWritten */ .I1)(text)?.contents;
    const lineAt = (node) => lines.at((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isNode */ .Ll)(node) ? (node.range?.[0] ?? 0) : 0).line;
    const fields = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(root) ? new Map(root.items.map(({ key, value }) => [String(key), { key, value }])) : new Map();
    const list = LISTS.map((field) => fields.get(field)?.value).find((value) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(value));
    const named = fields.get('include')?.value;
    const isMapping = list !== undefined || named !== undefined;
    const source = !isMapping ? text : list === undefined ? '' : keepOnly(text, list);
    return { root, lineAt, fields, list, named, isMapping, source };
}
async function checkRulesFile(text, name, patterns) {
    const read = await parseRulesFile(text, name, patterns);
    if (read.ok)
        return [];
    const { source } = readShape(text);
    const { findings } = source.trim() === '' ? { findings: [] } : await loadClassifyRules(source, name, patterns);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        return errors;
    const [, line = '1', message = read.error] = /, line (\d+): (.*)$/s.exec(read.error) ?? [];
    return [(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)({ file: name, line: Number(line), column: 1 }, 'wrong-value', message)];
}
function keepOnly(text, node) {
    const [start, , end] = node?.range ?? [0, 0, 0];
    return text.slice(0, start).replaceAll(/[^\n]/g, ' ') + text.slice(start, end);
}
async function loadClassifyRules(text, name, patterns) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)('.');
    const bytes = Buffer.from(AROUND + text.replace(/^\ufeff/, '').replaceAll(/^(?=.)/gm, INDENT));
    const reader = { realpath: (path) => path, read: () => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(bytes) };
    const loaded = await (0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .loadChecked */ .c)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, 'rules.yaml'), { workspace: folder, env: {}, reader }, patterns);
    const step = loaded.workflow?.steps.get('rules');
    const findings = loaded.findings
        .filter(({ code }) => code !== _structure_js__WEBPACK_IMPORTED_MODULE_5__/* .ONLY_FOR_TRIAGE */ .k5)
        .map((found) => ({
        ...found,
        file: name,
        line: Math.max(1, found.line - LINES_AROUND),
        column: found.line > LINES_AROUND ? Math.max(1, found.column - INDENT.length) : 1,
    }));
    return { rules: step?.type === 'script' ? step.classify : undefined, findings };
}
async function readClassifyRules(text, name, patterns, warn = () => { }) {
    if (text.trim() === '')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${name} is empty; it must be a list of classify rules`);
    const { rules, findings } = await loadClassifyRules(text, name, patterns);
    const problem = findings.find(({ severity }) => severity === 'error');
    for (const { code, line, message } of findings)
        if (code === 'slow-pattern')
            warn(`${name}, line ${line}: ${message}`);
    if (problem === undefined)
        return rules === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${name} must be a list of classify rules`) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(rules);
    const hint = problem.suggestion === null ? '' : ` (${problem.suggestion})`;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${name}, line ${problem.line}: ${problem.message}${hint}`);
}


/***/ }),

/***/ 1045:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveEditor: function() { return /* binding */ serveEditor; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/node/main.js
var main = __webpack_require__(80900);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var esm_main = __webpack_require__(2365);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/core/catalogue.js
var catalogue = __webpack_require__(47581);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var core_kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/tool-kinds.js
var tool_kinds = __webpack_require__(36750);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/config/contract/payloads.js
var payloads = __webpack_require__(6705);
// EXTERNAL MODULE: ./build/src/config/load/values.js
var values = __webpack_require__(5482);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/rules/details.js
var rules_details = __webpack_require__(90063);
// EXTERNAL MODULE: ./build/src/config/rules/facts.js
var facts = __webpack_require__(99002);
// EXTERNAL MODULE: ./build/src/config/rules/templates.js
var templates = __webpack_require__(21014);
;// CONCATENATED MODULE: ./build/schema/conductor.schema.json
var conductor_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://conductor-action.github.io/schema/conductor.schema.json","title":"WorkflowFile","description":"A workflow file of conductor-action","type":"object","additionalProperties":false,"required":["workflow"],"properties":{"workflow":{"$ref":"#/$defs/workflow","description":"Name, entry point and settings of the workflow."},"agents":{"type":"array","items":{"$ref":"#/$defs/node"},"description":"The nodes."},"nodes":{"type":"array","items":{"$ref":"#/$defs/node"},"description":"Alias of agents."},"parallel":{"type":"array","items":{"$ref":"#/$defs/parallel"},"description":"Groups of nodes that run at the same time."},"for_each":{"type":"array","items":{"$ref":"#/$defs/forEach"},"description":"Groups that run one node for every item of a list."},"output":{"$ref":"#/$defs/outputTemplate"},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"server__tool, or the name of a tool."},"description":"Tools of agents that list none."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"patternProperties":{"^x-":{"description":"For YAML anchors; ignored otherwise."}},"$defs":{"workflow":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"Name of the workflow."},"description":{"type":"string","description":"Purpose of the workflow."},"version":{"type":["string","number"],"description":"Version of the workflow."},"entry_point":{"type":"string","minLength":1,"description":"First node or group of the run.","$comment":"names:node"},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"},"description":"Typed inputs."},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000,"description":"Maximum number of visits; retries do not count. Default 10, or twice the number of nodes if that is more."},"timeout_seconds":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$","description":"Time limit for the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole; default 16 MiB."},"max_tokens":{"type":"integer","minimum":1,"description":"Tokens that agents may use in one run."},"budget_usd":{"type":"number","exclusiveMinimum":0,"description":"US dollars that agents may cost in one run, by the prices of `cost.pricing`."},"budget_mode":{"enum":["audit","enforce"],"description":"Over the budget: a warning (audit, the default), or the end of the run (enforce)."}},"description":"Bounds of a run."},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"],"description":"All earlier nodes, the last one, or those that `input` lists."},"max_tokens":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"trim_strategy":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"Data that templates of a node can read."},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean","description":"For all nodes of the file."},"provider":{"anyOf":[{"type":"string","minLength":1,"description":"Name of the provider."},{"$ref":"#/$defs/provider"}],"description":"Provider of agents."},"default_model":{"type":"string","description":"Model for agents without one."},"temperature":{"type":"number","minimum":0,"maximum":2,"description":"Passed on by the HTTP providers."},"max_tokens":{"type":"integer","minimum":1,"description":"Maximum tokens of an answer; passed on by the HTTP providers."},"timeout":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"checkpoint":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"tool_output":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"},"description":"Servers of tools (MCP) that agents may use, by name."},"max_session_seconds":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500,"description":"Maximum requests to the model while it calls tools; default 10."},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"],"description":"Reasoning effort of agents without their own."},"default_context_tier":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"working_dir":{"type":"string","description":"Working directory of command providers and MCP servers, for agents without their own; a template."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skill_injection":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skill_discovery":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugin_sources":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"How nodes run."},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string","description":"A template, rendered before the first node."},"on_complete":{"type":"string","description":"A template, rendered on success."},"on_error":{"type":"string","description":"A template, rendered when the run fails or halts; not the same as on_error of a route."}},"description":"Templates that are rendered at the start and the end of a run and recorded as events."},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"},"description":"Checked before nodes start."},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1,"description":"A node.","$comment":"names:node"},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"A node.","$comment":"names:node"}}],"description":"Nodes that run before the run ends, whatever its outcome."},"raises":{"$ref":"#/$defs/raises"},"kinds":{"type":"object","additionalProperties":{"$ref":"#/$defs/kindEntry"},"propertyNames":{"$comment":"names:raised"},"description":"Catalogue: what each kind means, and which details its errors have."},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object","description":"Free-form."},"instructions":{"anyOf":[{"type":"string","description":"One instruction."},{"type":"array","items":{"type":"string","description":"A file, or the text itself."},"description":"Several of them."}],"description":"Text before the system prompt of every agent."},"cost":{"$ref":"#/$defs/cost"},"mcp":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"bundle":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"defaults":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","entry_point"]},"node":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"script"}},"required":["type"]},"then":{"$ref":"#/$defs/scriptNode"}},{"if":{"properties":{"type":{"const":"set"}},"required":["type"]},"then":{"$ref":"#/$defs/setNode"}},{"if":{"properties":{"type":{"const":"wait"}},"required":["type"]},"then":{"$ref":"#/$defs/waitNode"}},{"if":{"properties":{"type":{"const":"terminate"}},"required":["type"]},"then":{"$ref":"#/$defs/terminateNode"}},{"if":{"properties":{"type":{"const":"workflow"}},"required":["type"]},"then":{"$ref":"#/$defs/workflowNode"}},{"if":{"anyOf":[{"properties":{"type":{"const":"agent"}},"required":["type"]},{"not":{"required":["type"]}}]},"then":{"$ref":"#/$defs/agentNode"}},{"if":{"properties":{"type":{"const":"human_gate"}},"required":["type"]},"then":{"$ref":"#/$defs/gateNode"}},{"if":{"properties":{"type":{"const":"questions"}},"required":["type"]},"then":{"$ref":"#/$defs/questionsNode"}}],"properties":{"type":{"enum":["script","set","wait","terminate","workflow","agent","human_gate","questions"],"description":"Type; decides which other fields are allowed."}},"x-union":["scriptNode","setNode","waitNode","terminateNode","workflowNode","agentNode","gateNode","questionsNode"]},"member":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"script"}},"required":["type"]},"then":{"$ref":"#/$defs/scriptNode"}},{"if":{"properties":{"type":{"const":"set"}},"required":["type"]},"then":{"$ref":"#/$defs/setNode"}},{"if":{"properties":{"type":{"const":"workflow"}},"required":["type"]},"then":{"$ref":"#/$defs/workflowNode"}},{"if":{"anyOf":[{"properties":{"type":{"const":"agent"}},"required":["type"]},{"not":{"required":["type"]}}]},"then":{"$ref":"#/$defs/agentNode"}}],"properties":{"type":{"enum":["script","set","workflow","agent"],"description":"Type; decides which other fields are allowed."}},"x-union":["scriptNode","setNode","workflowNode","agentNode"]},"scriptNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"script","description":"A script node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1,"description":"Program to run; a template."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Arguments, each a template."},"run":{"type":"string","minLength":1,"description":"Script text, as in a step of GitHub Actions."},"shell":{"type":"string","minLength":1,"description":"bash, sh, pwsh, powershell (Windows), python, node, cmd, or a line with {0}."},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string","description":"Relative to the folder where the run was started; a template."},"timeout":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$|\\\\{\\\\{","description":"Time limit for the process tree: seconds, or 90s, 10m, 1h; or a template."},"idle_timeout":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$|\\\\{\\\\{","description":"Longest time without any output: seconds, or 90s, 10m, 1h; or a template."},"stdin":{"type":"string","description":"Text for the standard input; a template."},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"},"description":"Rules that map failures of programs to kinds."},"fail_when":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/failRule"},"description":"Conditions over the output after exit code 0: the first that holds raises its kind."},"reports":{"anyOf":[{"type":"string","minLength":1,"description":"Globs, separated by commas or newlines."},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"A glob."}}],"description":"Test reports that the command writes, JUnit XML or another format: failed tests in them fail the node."},"retry_tests":{"enum":["pytest","jest","vitest","playwright","go","cargo","maven","gradle","dotnet","rspec"],"description":"The test runner whose arguments for the failed tests stand in the file that CONDUCTOR_TEST_ARGS names."},"test_exit_codes":{"description":"Exit codes, beside 1, that mean failed tests: with them a quarantine may excuse the node. Codes of crashes are refused.","type":"array","items":{"type":"integer","minimum":1,"maximum":123},"minItems":1},"reports_required":{"type":"boolean","description":"true: a missing, broken or incomplete report fails the node."},"quarantine":{"type":"string","minLength":1,"description":"File of tests that may fail for a while; .github/quarantine.yml if it exists."},"workflow_commands":{"enum":["allow","stop"],"description":"Whether the runner may act on ::commands:: that the script prints."},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","type"]},"setNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"set","description":"A set node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"value":{"description":"A template (or data) that becomes the output."},"values":{"type":"object","additionalProperties":true,"description":"Several named values; the output is an object."},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"],"description":"Type of the rendered value."},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]},"waitNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"wait","description":"A wait node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"duration":{"type":["string","number"],"description":"500ms, 60s, 2.5m, 1h, a number of seconds, or a template; over 0, at most 24 h."},"reason":{"type":"string","description":"Shown while waiting; a template."}},"required":["name","type","duration"]},"terminateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"terminate","description":"A terminate node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"status":{"enum":["success","failed"],"description":"Outcome of the run."},"reason":{"type":"string","minLength":1,"pattern":"\\\\S","description":"Why; a template."},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]},"workflowNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"workflow","description":"A workflow node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1,"description":"Path of the child file, relative to this file.","$comment":"names:file"},"input_mapping":{"type":"object","additionalProperties":true,"description":"The child\'s inputs, templates over this run."},"max_depth":{"type":"integer","minimum":1,"maximum":10,"description":"Maximum depth of child workflows."},"output":{"$ref":"#/$defs/outputSchema"},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","type","workflow"]},"agentNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"agent","description":"A agent node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string","description":"User prompt; a template."},"system_prompt":{"type":"string","description":"System prompt; a template."},"model":{"type":"string","description":"Model name; a template."},"provider":{"anyOf":[{"type":"string","minLength":1,"description":"openai, anthropic, claude, command."},{"$ref":"#/$defs/provider"}],"description":"Overrides runtime.provider."},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry","description":"Retries of requests to the provider."},"timeout_seconds":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?(\\\\s*(ms|s|m|h))?\\\\s*$","description":"Time limit over all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean","description":"false: the prompt does not explain the kinds of raises."},"working_dir":{"type":"string","description":"Working directory of a command provider and of MCP servers; a template."},"temperature":{"type":"number","minimum":0,"maximum":2,"description":"Passed on by the HTTP providers."},"max_tokens":{"type":"integer","minimum":1,"description":"Maximum tokens of an answer; passed on by the HTTP providers."},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"],"description":"Reasoning effort."},{"type":"string","pattern":"\\\\{[{%]","description":"A template that renders to one of them."}],"description":"Passed on by HTTP providers that support it."}},"required":["effort"],"description":"Reasoning of the model."},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"server__tool, or the name of a tool."},"description":"Tools that this agent may use; [] for none, all by default."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"output_mode":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"context_tier":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"session_key":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_session_seconds":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500,"description":"Maximum requests to the model while it calls tools; default 10."},"validator":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"sandbox":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"dialog":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"settings_dir":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name"]},"gateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"human_gate","description":"A human_gate node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1,"description":"Question to the human; a template."},"options":{"type":"array","minItems":1,"description":"Possible answers.","items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"description":"Text for the human."},"value":{"type":["string","number","boolean"],"description":"Value for the workflow."},"route":{"type":"string","minLength":1,"description":"Next node after this answer.","$comment":"names:target"},"prompt_for":{"type":"string","minLength":1,"description":"Name of a field that the human fills in."},"multiline":{"type":"boolean","description":"The field may have several lines."}},"required":["label","value"]}}},"required":["name","type","prompt","options"]},"questionsNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"type":{"const":"questions","description":"A questions node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.","$comment":"names:path"},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","description":"Shown before the first question; a template."},"questions":{"type":"array","minItems":1,"description":"Questions, asked in order.","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$","description":"Key of the answer; q1, q2, ... by default."},"text":{"type":"string","minLength":1,"description":"The question; a template."},"hint":{"type":"string","description":"Shown below the question; a template."},"choices":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Answers to choose from; templates."},"allow_free_text":{"type":"boolean","description":"false: only one of the choices."},"default":{"type":["string","number","boolean"],"description":"Answer if the question is skipped."},"required":{"type":"boolean","description":"true: the question cannot be skipped, unless it has a default."},"multiline":{"type":"boolean","description":"false: an answer has one line."}},"required":["text"]}},"source":{"type":"string","minLength":1,"description":"Instead of questions: dotted path or template to a list of texts or questions.","$comment":"names:expression"},"allow_back":{"type":"boolean","description":"false: earlier questions cannot be changed."},"allow_skip":{"type":"boolean","description":"false: no question may be skipped."},"allow_skip_all":{"type":"boolean","description":"false: the remaining questions may not be skipped at once."},"allow_abort":{"type":"boolean","description":"true: the questions may be aborted."},"abort_route":{"type":"string","minLength":1,"description":"Next node after an abort; $end by default.","$comment":"names:target"}},"required":["name","type"]},"parallel":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"description":{"type":"string","description":"For readers and reports."},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000,"description":"Maximum number of members that run at the same time."},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"],"description":"Effect of a failed member on the group."},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0,"description":"Maximum number of failures."},"percent":{"type":"number","minimum":0,"maximum":100,"description":"Maximum percentage of failures."}},"minProperties":1,"maxProperties":1,"description":"Failures that the group tolerates."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns a failed group into a routable kind."},"type":{"const":"parallel","description":"May be left out."},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"Name of a node.","$comment":"names:node"},"description":"The members."}},"required":["name","agents"]},"forEach":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates.","$comment":"names:definition"},"description":{"type":"string","description":"For readers and reports."},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000,"description":"Maximum number of members that run at the same time."},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"],"description":"Effect of a failed member on the group."},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0,"description":"Maximum number of failures."},"percent":{"type":"number","minimum":0,"maximum":100,"description":"Maximum percentage of failures."}},"minProperties":1,"maxProperties":1,"description":"Failures that the group tolerates."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns a failed group into a routable kind."},"type":{"const":"for_each","description":"May be left out."},"source":{"type":"string","minLength":1,"description":"Dotted path or template to a list.","$comment":"names:expression"},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","description":"Name of the loop variable."},"agent":{"$ref":"#/$defs/member","description":"Node that runs for every item."},"key_by":{"type":"string","minLength":1,"description":"Path to the key of an item."}},"required":["name","source","as","agent"]},"routes":{"type":"array","items":{"$ref":"#/$defs/route"},"description":"Tried in order."},"route":{"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1,"description":"Next node, group, or $end.","$comment":"names:target"},"when":{"type":"string","description":"A template or a bare expression.","$comment":"names:expression"},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string","$comment":"names:kind"},{"type":"array","items":{"type":"string","$comment":"names:kind"}}],"description":"true or \\"*\\", a kind, a prefix (external.git.*), or a list."},"retry":{"$ref":"#/$defs/retry","description":"Run the node again, after a wait that grows."},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string","description":"A template over error and output."}}},{"const":true}],"description":"End the whole run here."},"propagate":{"const":true,"description":"Hand the error to the calling workflow."},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{"description":"Templates over error and output; replaces the node\'s output."}},"required":["output"],"description":"Treat the node as succeeded with this output."},"dead_letter":{"type":"boolean","description":"Keep a record that redrive can run again."},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}],"description":"Notify people: an event, a summary entry, and an issue if allowed."},"output":{"$ref":"#/$defs/outputTemplate","description":"On a route to $end: overrides fields of the run\'s output."}}},"retry":{"type":"object","additionalProperties":false,"properties":{"max":{"type":["integer","string"],"minimum":1,"maximum":100,"pattern":"^\\\\s*([1-9]\\\\d?|100)\\\\s*$|\\\\{\\\\{","description":"Re-runs; default 3; or a template."},"backoff":{"enum":["none","fixed","linear","exponential"],"description":"How the wait grows; default exponential."},"initial_seconds":{"type":"number","minimum":0,"maximum":86400,"description":"The first wait; default 1."},"max_seconds":{"type":"number","minimum":0,"maximum":86400,"description":"The longest wait; default 60."},"jitter":{"type":"number","minimum":0,"maximum":1,"description":"A plus/minus fraction of the wait; default 0.25."},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0,"description":"Counted from the first failure."},"from":{"type":"string","minLength":1,"description":"Re-enter at this earlier node.","$comment":"names:node"}}},"escalate":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"description":"Title of the issue; a template."},"labels":{"type":"array","items":{"type":"string"},"description":"Labels of the issue."},"assignees":{"type":"array","items":{"type":"string"},"description":"Assignees of the issue."}}},"raises":{"type":"array","items":{"type":"string","$comment":"names:raised"},"description":"Kinds that may be raised."},"cost":{"type":"object","additionalProperties":false,"properties":{"pricing":{"type":"object","additionalProperties":{"$ref":"#/$defs/price"},"description":"Prices of models, by their names."},"show_per_agent":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"show_summary":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"What agents cost."},"price":{"type":"object","additionalProperties":false,"properties":{"input_per_mtok":{"type":"number","minimum":0,"description":"US dollars for a million tokens of requests."},"output_per_mtok":{"type":"number","minimum":0,"description":"US dollars for a million tokens of answers."},"cache_read_per_mtok":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"cache_write_per_mtok":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["input_per_mtok","output_per_mtok"],"description":"Price of a model."},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]},"description":"Environment of the scripts; values are templates."},"outputTemplate":{"type":"object","additionalProperties":true,"description":"Templates whose rendered values become data."},"outputSchema":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"},"description":"Schema of the output, by field."},"outputField":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"],"description":"Type of the value."},"description":{"type":"string","description":"Meaning of the field."},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]},"description":"The only values that are allowed."},"pattern":{"type":"string","minLength":1,"description":"Regular expression, matched anywhere; texts only."},"minimum":{"type":"number","description":"Lowest number."},"maximum":{"type":"number","description":"Highest number."},"minLength":{"type":"integer","minimum":0,"description":"Minimum number of characters."},"maxLength":{"type":"integer","minimum":0,"description":"Maximum number of characters."},"nullable":{"type":"boolean","description":"true: null is allowed."},"required":{"type":"boolean","description":"false: a property of an object may be absent."},"default":{"description":"For samples only (`--inject`, `simulate`); never filled in at run time."},"example":{"description":"For samples only, as `default` is."},"items":{"$ref":"#/$defs/outputField","description":"Schema of the entries of a list."},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"},"description":"Schema of the fields of an object."}},"required":["type"]},"kindEntry":{"type":"object","additionalProperties":false,"properties":{"description":{"type":"string","description":"Meaning of the kind."},"details":{"$ref":"#/$defs/outputSchema","description":"Schema of the details, by field; {} if there are none."},"suggestion":{"type":"string","minLength":1,"description":"What to do about it."},"docs":{"type":"string","minLength":1,"description":"Address of a page about it."},"owner":{"type":"string","minLength":1,"description":"Who takes care of it: a person or a team."},"transient":{"type":"boolean","description":"Whether another run may succeed without a change."}}},"classifyRule":{"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\\\d+\\\\s*(\\\\.\\\\.|-)\\\\s*-?\\\\d+$"}],"description":"A number, a list, or a range such as \\"64-78\\"."},"stdout":{"type":"string","minLength":1,"description":"Regular expression."},"stderr":{"type":"string","minLength":1,"description":"Regular expression."},"signal":{"anyOf":[{"type":"string","minLength":1,"description":"SIGKILL"},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"Signal"}}],"description":"The signal that ended the process, or a list."},"timeout":{"type":"boolean","description":"Matches a process that was ended at its timeout."},"kind":{"type":"string","minLength":1,"description":"The kind to raise.","$comment":"names:raised"},"message":{"type":"string","minLength":1,"description":"A template over the captures; else the matching line."},"details":{"type":"object","description":"Added to the details."},"transient":{"type":"boolean","description":"Whether another run may succeed without a change; by default the kind decides."},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"],"description":"A built-in set of rules."},"job":{"type":"string","minLength":1,"description":"Files of rules for triage: regular expression for the name of the job."},"step":{"type":"string","minLength":1,"description":"Files of rules for triage: regular expression for the name of the failed step."},"rerun":{"type":"boolean","description":"Files of rules for triage: false: do not rerun the job."},"include":{"anyOf":[{"type":"string","minLength":1,"description":"Path."},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"Path."}}],"description":"Files of rules for triage: another file of rules, or a list, by paths relative to this file."}}},"failRule":{"type":"object","additionalProperties":false,"properties":{"when":{"type":"string","minLength":1,"description":"A condition over the node\'s output, a template or a bare expression.","$comment":"names:expression"},"kind":{"type":"string","minLength":1,"description":"The kind to raise.","$comment":"names:raised"},"message":{"type":"string","minLength":1,"description":"A template; by default the condition."},"details":{"type":"object","description":"The details of the error; texts are templates."}},"required":["when","kind"]},"inputSpec":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"],"description":"Type of the value."},"description":{"type":"string","description":"Meaning of the input."},"default":{"description":"Value if none is given."},"required":{"type":"boolean","description":"false: it may be left out."},"secret":{"type":"boolean","description":"true: the value is redacted in all output."}},"required":["type"]},"provider":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1,"description":"openai, anthropic, claude, command."},"base_url":{"type":"string","minLength":1,"description":"Address of the API."},"api_key":{"type":"string","description":"Usually ${VAR}."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Sent with every request."},"command":{"type":"string","minLength":1,"description":"Program of the command provider."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Its arguments."},"env":{"$ref":"#/$defs/env"}}},"toolServer":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"],"description":"Transport: stdio (the default) or http; sse is not supported."},"command":{"type":"string","minLength":1,"description":"Program of a stdio server."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Its arguments."},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]},"description":"Environment variables, over those of scripts."},"url":{"type":"string","minLength":1,"description":"Address of an http server."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Sent with every request."},"timeout":{"type":"integer","minimum":1,"description":"Milliseconds for its start and for each call; default 30000."},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a tool, or *."},"description":"Tools of the server that are offered; all by default."}}},"agentRetry":{"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10,"description":"Default 3."},"backoff":{"enum":["none","fixed","linear","exponential"],"description":"How the wait grows; default exponential."},"delay_seconds":{"type":"number","minimum":0,"maximum":300,"description":"The first wait."},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]},"description":"Errors that are retried."},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10,"description":"Default 2."}}},"resilience":{"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100,"description":"Re-runs; default 3."},"initial_delay":{"type":"number","minimum":0,"description":"Seconds before the first retry; default 1."},"backoff_multiplier":{"type":"number","minimum":1,"description":"How the wait grows; default 2."},"max_delay":{"type":"number","minimum":0,"description":"The longest wait in seconds; default 60."},"jitter":{"type":"number","minimum":0,"maximum":1,"description":"A plus/minus fraction of the wait; default 0.25."},"retryable":{"type":"array","items":{"type":"string","$comment":"names:kind"},"description":"Kinds and prefixes; by default transient kinds."}},"description":"Retries for errors that no route handles."},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1,"description":"Consecutive failures that open the breaker; default 5."},"recovery_timeout":{"type":"number","minimum":0,"description":"Seconds until a probe; default 60."},"success_threshold":{"type":"integer","minimum":1,"description":"Successful probes that close the breaker; default 2."},"key":{"type":"string","minLength":1,"description":"Nodes with the same key share a breaker."},"scope":{"enum":["run","repository"],"description":"repository: the breaker keeps its state between runs."}},"description":"Stops running a node that keeps failing."}},"description":"Retries and a circuit breaker for errors that no route handles."},"policy":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"max_concurrent_tasks"}},"required":["type"]},"then":{"$ref":"#/$defs/max_concurrent_tasks_policy"}},{"if":{"properties":{"type":{"const":"task_timeout"}},"required":["type"]},"then":{"$ref":"#/$defs/task_timeout_policy"}},{"if":{"properties":{"type":{"const":"phase_gate"}},"required":["type"]},"then":{"$ref":"#/$defs/phase_gate_policy"}},{"if":{"properties":{"type":{"const":"node_availability"}},"required":["type"]},"then":{"$ref":"#/$defs/node_availability_policy"}},{"if":{"properties":{"type":{"const":"expression"}},"required":["type"]},"then":{"$ref":"#/$defs/expression_policy"}},{"if":{"properties":{"type":{"const":"command"}},"required":["type"]},"then":{"$ref":"#/$defs/command_policy"}}],"properties":{"type":{"enum":["max_concurrent_tasks","task_timeout","phase_gate","node_availability","expression","command"],"description":"Type; decides which other fields are allowed."}},"x-union":["max_concurrent_tasks_policy","task_timeout_policy","phase_gate_policy","node_availability_policy","expression_policy","command_policy"],"required":["name","type"]},"max_concurrent_tasks_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"max_concurrent_tasks","description":"A max_concurrent_tasks policy."},"max":{"type":"integer","minimum":1,"description":"Default 5."}},"required":["name","type"]},"task_timeout_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"task_timeout","description":"A task_timeout policy."},"max_seconds":{"type":"number","exclusiveMinimum":0,"description":"Default 3600."}},"required":["name","type"]},"phase_gate_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"phase_gate","description":"A phase_gate policy."},"group":{"type":"string","minLength":1,"description":"The group that must have succeeded.","$comment":"names:node"},"min_success_rate":{"type":"number","minimum":0,"maximum":1,"description":"Default 0.8."}},"required":["name","type","group"]},"node_availability_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"node_availability","description":"A node_availability policy."}},"required":["name","type"]},"expression_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"expression","description":"A expression policy."},"allow_if":{"type":"string","minLength":1,"description":"A condition.","$comment":"names:expression"}},"required":["name","type","allow_if"]},"command_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group.","$comment":"names:node"},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"command","description":"A command policy."},"command":{"type":"string","minLength":1,"description":"Gets the context as JSON on stdin."},"args":{"type":"array","items":{"type":["string","number"]},"description":"Arguments."},"timeout":{"type":"number","exclusiveMinimum":0,"description":"Seconds; default 30."}},"required":["name","type","command"]}}}');
;// CONCATENATED MODULE: ./build/schema/quarantine.schema.json
var quarantine_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/conductor-action/conductor-action/v1/schema/quarantine.schema.json","title":"Quarantine file of conductor-action","description":"Tests that may fail for a while.","type":"object","additionalProperties":false,"required":["tests"],"properties":{"tests":{"type":["array","null"],"description":"The tests that may fail.","items":{"type":"object","additionalProperties":false,"required":["name","until","reason"],"properties":{"name":{"type":"string","minLength":1,"description":"suite > case, or a pattern in which * stands for any text, with at least three other characters."},"file":{"type":"string","minLength":1,"description":"The file of the test, relative to the workspace."},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$","description":"The last day on which the test may fail, at most 90 days ahead."},"owner":{"type":"string","minLength":1,"description":"Who mends the test."},"issue":{"type":["string","integer"],"description":"The address or the number of its issue."},"reason":{"type":"string","minLength":1,"description":"Why the test may fail."}}}}}}');
;// CONCATENATED MODULE: ./build/schema/scenario.schema.json
var scenario_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/conductor-action/conductor-action/v1/schema/scenario.schema.json","title":"Scenarios of conductor-action","description":"What conductor test runs: a workflow file, and for each scenario what its nodes do and what must come of it.","type":"object","additionalProperties":false,"properties":{"workflow":{"type":"string","minLength":1,"description":"The workflow file, relative to this file.","$comment":"names:file"},"scenarios":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/scenario"},"description":"The scenarios, each with a name of its own."}},"required":["workflow","scenarios"],"definitions":{"scenario":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"Unique in the file."},"description":{"type":"string","description":"For readers."},"inputs":{"type":"object","description":"Inputs of the workflow.","propertyNames":{"$comment":"names:input"}},"stub":{"type":"object","description":"What a node does instead of running: one entry, or one for each run; the last repeats.","additionalProperties":{"anyOf":[{"$ref":"#/definitions/entry"},{"type":"array","minItems":1,"items":{"$ref":"#/definitions/entry"}}]},"propertyNames":{"$comment":"names:node"}},"inject":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^=]+=.+$","$comment":"names:path"},{"type":"object","additionalProperties":false,"required":["node","kind"],"properties":{"node":{"type":"string","minLength":1,"description":"The node, or GROUP[KEY].","$comment":"names:node"},"kind":{"type":"string","minLength":1,"description":"The kind to raise.","$comment":"names:raised"},"attempt":{"type":"integer","minimum":1,"description":"The attempt that fails; every attempt by default."},"message":{"type":"string","minLength":1,"description":"The message of the error."},"details":{"type":"object","description":"The details of the error; required fields that are missing are samples."}}}]},"description":"NODE=KIND[@ATTEMPT][:MESSAGE], or a mapping with details"},"gates":{"type":"object","description":"Answers to human gates.","propertyNames":{"$comment":"names:node"}},"real":{"type":"array","items":{"type":"string","$comment":"names:node"},"description":"Nodes that really run."},"github":{"type":["object","null"],"description":"The values of `github` in templates."},"expect":{"$ref":"#/definitions/expect","description":"What must come of the run."}},"required":["name","expect"]},"entry":{"type":"object","additionalProperties":false,"properties":{"output":{"description":"The output, or the partial output beside an error."},"error":{"$ref":"#/definitions/error","description":"The error that the node raises: a kind, or its envelope."},"answer":{"type":["string","number","boolean"],"description":"The text of an agent\'s answer, or the option of a gate."}},"minProperties":1},"error":{"anyOf":[{"type":"string","description":"Short for its kind.","$comment":"names:kind"},{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","$comment":"names:kind","description":"The kind of the error."},"message":{"type":"string","description":"The message; a text of its own by default."},"details":{"type":["object","null"],"description":"The details of the error."},"typed":{"type":"boolean","description":"true: the error is typed, whatever the node declares."},"conductor_error":{"const":true,"description":"Marks an envelope; it may be left out."}},"required":["kind"]}]},"expectedError":{"anyOf":[{"type":"string","description":"Short for its kind.","$comment":"names:kind"},{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","$comment":"names:kind","description":"The kind that must be raised."},"message":{"type":"string","description":"A part of its message."},"node":{"type":"string","$comment":"names:node","description":"The node that must have raised it."},"details":{"type":"object","description":"Every key that is given here must be equal."}}}]},"expect":{"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["success","failed","halted","suspended","cancelled"],"description":"The outcome of the run."},"exit_code":{"type":"integer","description":"The exit code of the command."},"path":{"type":"array","items":{"type":"string","$comment":"names:node"},"description":"Nodes in the order of their runs; attempts of one visit count once."},"attempts":{"type":"object","additionalProperties":{"type":"number"},"description":"The number of attempts of a node.","propertyNames":{"$comment":"names:node"}},"not_run":{"type":"array","items":{"type":"string","$comment":"names:node"},"description":"Nodes that must not run."},"waited_seconds":{"type":"number","description":"On the virtual clock, without jitter."},"output":{"description":"Every key that is given here must be equal."},"error":{"$ref":"#/definitions/expectedError","description":"The error that ends the run."},"errors":{"type":"array","items":{"$ref":"#/definitions/expectedError"},"description":"All errors on record, in their order."},"terminated_by":{"type":"string","$comment":"names:node","description":"The terminate node that ends the run."}},"minProperties":1}}}');
;// CONCATENATED MODULE: ./build/src/config/schema-fields.js




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
        const { $ref: ref, ...own } = toObject(schema);
        if (typeof ref !== 'string')
            return (0,json/* isJsonObject */.OW)(schema) ? [schema] : [];
        const [, group = '', name = ''] = ref.split('/');
        return resolve(toObject(root[group])[name]).map((target) => ({ ...target, ...own }));
    };
    const listAlternatives = (schema, type) => {
        const options = ['anyOf', 'oneOf'].flatMap((word) => schema[word] ?? []);
        const union = [schema['x-union'] ?? []].flat().flatMap((name) => resolve({ $ref: `#/$defs/${String(name)}` }));
        const readType = ({ properties }) => toObject(toObject(properties)['type'])['const'];
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
                const properties = toObject(schema['properties']);
                return resolve(Object.hasOwn(properties, segment) ? properties[segment] : schema['additionalProperties']);
            });
    }
    return current;
}
function toObject(value) {
    return (0,json/* isJsonObject */.OW)(value) ? value : {};
}
function listFields(schemas) {
    const required = schemas.flatMap((schema) => (Array.isArray(schema['required']) ? [schema['required']] : []));
    const fields = new Map(schemas.flatMap(({ properties }) => Object.entries(toObject(properties))));
    return [...fields].map(([name, schema]) => {
        const isRequired = required.length > 0 && required.every((names) => names.includes(name));
        return { name, schema: toObject(schema), isRequired };
    });
}
function describeSchemas(schemas) {
    return schemas.map(({ description }) => description).find((text) => typeof text === 'string') ?? '';
}
function findNaming(schemas, isKey = false) {
    const comments = schemas.map((schema) => (isKey ? toObject(schema['propertyNames']) : schema)['$comment']);
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
    return [...new Set(words.map(String))];
}

;// CONCATENATED MODULE: ./build/src/config/kind-uses.js














const TOKEN = /[\p{L}\p{N}_$*.-]+/gu;
const CAPTURE = /(?:\(\?P?<|\(\?P=|\\k<)([A-Za-z_]\w*)[>)]/g;
const JSON_KEY = /["']([A-Za-z_]\w*)\\?["']\s*:/g;
const ENVELOPE_KEYS = ['kind', 'message', 'details', 'conductor_error'];
function findDetailsMapping(path, sort) {
    if (sort === 'workflow') {
        const rules = path.findIndex((part) => part === 'classify' || part === 'fail_when');
        return rules !== -1 && path[rules + 2] === 'details' ? rules + 2 : -1;
    }
    const at = path.indexOf('details', 4);
    const [list, owner] = [path[at - 2], path[at - 1]];
    const isError = owner === 'error' || (typeof owner === 'number' && (list === 'errors' || list === 'inject'));
    return sort === 'scenarios' && at !== -1 && isError && !path.slice(4, at).includes('output') ? at : -1;
}
function listKindUses({ raw, locator }, sort) {
    const uses = [];
    const add = (at, kind, field, role) => {
        const { file, line, column } = at;
        uses.push({ file, line, column, kind, field, name: field.at(-1) ?? kind, role, doubt: null });
    };
    const typeAt = (path) => (0,values/* getValueAt */.dm)(raw, [...path, 'type']);
    const addMatches = (text, path, pattern, found) => {
        for (const [index, line] of text.split('\n').entries())
            for (const match of line.matchAll(pattern)) {
                const name = match[1] ?? match[0];
                found(name, locator.within(path, index + 1, match.index + match[0].indexOf(name) + 1));
            }
    };
    const readText = (text, path) => {
        const naming = findNaming(findSchemas(sort, path, typeAt));
        const isNamed = naming === 'kind' || naming === 'raised' || (naming === 'path' && sort === 'scenarios');
        const kinds = new Set();
        addMatches(text, path, TOKEN, (token, at) => {
            const kind = token.replace(/[.-]$/, '');
            if ((0,core_kinds/* isKind */.VF)(kind))
                kinds.add(kind);
            if ((0,core_kinds/* isKind */.VF)(kind) || (isNamed && (0,core_kinds/* isKindPrefix */.nm)(kind)))
                add(at, kind, [], naming === 'raised' ? 'raised' : isNamed ? 'use' : 'text');
        });
        if (path.at(-1) === 'run')
            addMatches(text, path, JSON_KEY, (name, at) => {
                if (!ENVELOPE_KEYS.includes(name))
                    for (const kind of kinds)
                        add(at, kind, [name], 'text');
            });
    };
    const addKeys = (value, path, kind, above) => {
        for (const [name, inner] of (0,values/* isDataObject */.WT)(value) ? Object.entries(value) : []) {
            add(locator.keyAt([...path, name]), kind, [...above, name], 'use');
            addKeys(inner, [...path, name], kind, [...above, name]);
        }
    };
    const addCaptures = (rule, path, kind) => {
        const toText = (value) => (typeof value === 'string' ? value : '');
        const [stdout, stderr] = [toText(rule['stdout']), toText(rule['stderr'])];
        const captures = (0,payloads/* listCaptures */.we)({ stdout, stderr });
        const addCapture = (name, at) => add(at, kind, [name], 'use');
        addMatches(stdout, [...path, 'stdout'], CAPTURE, addCapture);
        addMatches(stderr, [...path, 'stderr'], CAPTURE, addCapture);
        const details = rule['details'] ?? null;
        const texts = [['message', rule['message']], ...((0,values/* isDataObject */.WT)(details) ? Object.entries(details) : [])];
        for (const [key, text] of texts)
            for (const { path: read, line, column } of typeof text === 'string' ? (0,templates/* parseText */.r4)(text, 'template').references : [])
                if (captures.includes(read[0] ?? ''))
                    addCapture(read[0] ?? '', locator.within([...path, ...(key === 'message' ? [] : ['details']), key], line, column));
    };
    const visit = (value, path) => {
        if (typeof value === 'string')
            readText(value, path);
        else if (Array.isArray(value))
            for (const [index, item] of value.entries())
                visit(item, [...path, index]);
        else if ((0,values/* isDataObject */.WT)(value)) {
            const kind = value['kind'];
            if (typeof kind === 'string' && findDetailsMapping([...path, 'details'], sort) === path.length) {
                addKeys(value['details'], [...path, 'details'], kind, []);
                if (sort === 'workflow')
                    addCaptures(value, path, kind);
            }
            for (const [key, item] of Object.entries(value))
                visit(item, [...path, key]);
        }
    };
    visit(raw, []);
    if (sort === 'workflow')
        addCatalogue(raw, locator, add);
    return uses;
}
function addCatalogue(raw, locator, add) {
    const catalogue = (0,values/* getValueAt */.dm)(raw, ['workflow', 'kinds']);
    const addFields = (fields, path, kind, above) => {
        for (const [name, schema] of (0,values/* isDataObject */.WT)(fields) ? Object.entries(fields) : []) {
            add(locator.keyAt([...path, name]), kind, [...above, name], 'definition');
            if ((0,values/* isDataObject */.WT)(schema))
                addFields(schema['properties'], [...path, name, 'properties'], kind, [...above, name]);
        }
    };
    for (const [kind, entry] of (0,values/* isDataObject */.WT)(catalogue) ? Object.entries(catalogue) : []) {
        const path = ['workflow', 'kinds', kind];
        add(locator.keyAt(path), kind, [], 'definition');
        if ((0,values/* isDataObject */.WT)(entry))
            addFields(entry['details'], [...path, 'details'], kind, []);
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
        const at = reference.path.indexOf('details');
        const read = (0,rules_details/* findDetailRead */.dh)(reference.path, use, file);
        const isError = reference.path[at - 1] === 'error' || reference.path[at - 2] === 'errors';
        if (at === -1 || (read === null && !isError))
            return;
        const unknown = read === null ? '*' : read.kinds.find(({ payloads }) => payloads === null)?.kind;
        const meant = (read?.kinds ?? []).flatMap(({ kind, payloads }) => (payloads ?? []).map(({ fields }) => [kind, fields]));
        if (unknown === '*')
            (0,lists/* appendAll */.u2)(meant, catalogued);
        const doubt = unknown === undefined
            ? null
            : unknown === '*'
                ? 'errors of any kind can be read here'
                : `errors of ${unknown}, whose details no catalogue describes, can be read here`;
        const names = reference.path.slice(at + 1);
        const path = reference.path.join('.');
        for (const [index, name] of names.entries()) {
            const column = findColumn(text, reference, at + 1 + index);
            const place = locator.within(use.path, reference.line, column ?? reference.column);
            const field = names.slice(0, index + 1);
            for (const kind of new Set(meant.filter(([, fields]) => hasField(fields, field)).map(([each]) => each)))
                uses.push({ ...place, kind, field, name, role: 'use', doubt: column === null ? `${path} is split` : doubt });
        }
        if (names.length > 0)
            return;
        const place = locator.within(use.path, reference.line, reference.column);
        const known = new Set(use.parsed.references.flatMap((other) => other.path));
        const words = new Set([...text.matchAll(/\w+/g)].map(([word]) => word));
        for (const [kind, fields] of meant)
            for (const name of Object.keys(fields).filter((each) => words.has(each) && !known.has(each)))
                uses.push({ ...place, kind, field: [name], name: '', role: 'use', doubt: `${path} is taken as a whole here` });
    };
    for (const use of (0,templates/* listTemplates */.eG)(workflow)) {
        const text = (0,values/* getValueAt */.dm)(raw, use.path);
        if (typeof text !== 'string' || use.scope === 'captures')
            continue;
        const { references } = text === use.source ? use.parsed : (0,templates/* parseText */.r4)(text, use.isCondition ? (0,templates/* conditionForm */.QD)(text) : use.form);
        for (const reference of references)
            readReference(reference, use, text);
    }
    return uses;
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
function findKindNameProblem(own, name, all) {
    const { kind, field } = own;
    const shown = JSON.stringify(name);
    if ((0,core_kinds/* isReservedKind */.HO)(kind) || Object.hasOwn(catalogue/* ENGINE_CATALOGUE */.HD, kind))
        return `${kind} is a kind of the engine`;
    if (field.length > 0)
        return findFieldProblem(own, name, all);
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
            all.some((known) => known.role === 'definition' && known.kind === each.kind && isSame(known, field));
        const shared = all.find((each) => isSame(each, field) && isHere(each) && isDefined(each));
        if (shared !== undefined)
            return `${shared.kind} has this field too, and line ${use.line} of ${(0,external_node_path_.basename)(use.file)} means both`;
        if (use.doubt !== null)
            return `${use.doubt}: line ${use.line} of ${(0,external_node_path_.basename)(use.file)}`;
    }
    return null;
}

// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/config/load/yaml.js + 1 modules
var yaml = __webpack_require__(78856);
;// CONCATENATED MODULE: ./build/src/config/name-uses.js





function listUses({ raw, locator }, sort) {
    const uses = [];
    const add = (name, at, form = 'use') => void uses.push({ ...at, name, isDefinition: form === 'definition', isTemplate: form === 'template' });
    const readTemplate = (text, path) => {
        for (const { path: read, line, column } of (0,templates/* parseText */.r4)(text, (0,templates/* conditionForm */.QD)(text)).references) {
            const [root = '', part = '', member] = read;
            const at = (name, from) => {
                const start = (text.split('\n')[line - 1] ?? '').indexOf(name, from);
                if (start !== -1)
                    add(name, locator.within(path, line, start + 1), 'template');
            };
            at(root.replace(/_(?:output|error)(?:_.*)?$/, ''), column - 1);
            if (member !== undefined && /^(?:outputs|errors)$/.test(part))
                at(member, column + root.length + part.length);
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
            else if (naming === 'expression' || (0,templates/* conditionForm */.QD)(value) === 'template')
                readTemplate(value, path);
        }
    };
    const typeAt = (path) => (0,values/* getValueAt */.dm)(raw, [...path, 'type']);
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

// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/config/rules/references.js
var references = __webpack_require__(67675);
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
function findKindOfDetails({ path, sort, document }) {
    if (sort === 'workflow' && path[0] === 'workflow' && path[1] === 'kinds' && path[3] === 'details') {
        const isField = path.slice(4).every((part, depth) => depth % 2 === 0 || part === 'properties');
        return isField ? { kind: String(path[2]), fields: path.slice(4).filter((_, depth) => depth % 2 === 0) } : null;
    }
    const at = findDetailsMapping(path, sort);
    const kind = at === -1 ? null : document.getIn([...path.slice(0, at), 'kind']);
    return typeof kind === 'string' ? { kind, fields: path.slice(at + 1) } : null;
}
function findEntry(workflow, { path, document }, kind) {
    const injected = document.getIn([...path.slice(0, 4), 'node']);
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

;// CONCATENATED MODULE: ./build/src/editor/place.js


const MARK = '\uE000';
const WORD = /[\p{L}\p{N}_$*.-]/u;
const LONGEST_LINE = 10_000;
function describeCaret(source, sort, caret) {
    const line = getLine(source, caret.line);
    if (caret.character < 0 || caret.character > line.length || line.length > LONGEST_LINE)
        return null;
    const [start, end] = findWord(line, caret.character);
    const isAlone = line.slice(0, start).trim() === '' && line.slice(end).trim() === '';
    const added = `${start === end ? MARK : ''}${isAlone ? ':' : ''}`;
    const offset = source.offsetAt(caret);
    const wordEnd = offset - caret.character + end;
    const text = source.getText();
    const document = (0,yaml/* parseHalfWritten */.I1)(`${text.slice(0, wordEnd)}${added}${text.slice(wordEnd)}`);
    const found = (0,yaml/* findScalarAt */.bQ)(document?.contents, [], offset);
    if (document === null || found === null)
        return null;
    const find = (path) => findSchemas(sort, path, (at) => document.getIn([...at, 'type']));
    const { path, isKey, scalar } = found;
    const naming = isKey ? findNaming(find(path.slice(0, -1)), true) : findNaming(find(path));
    const before = text.slice(scalar.range?.[0] ?? offset, offset);
    const expression = isKey ? null : findExpression(before, scalar, naming === 'expression');
    const word = line.slice(start, end);
    return { ...found, sort, word, start, end, before, document, naming, expression, findSchemas: find };
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

;// CONCATENATED MODULE: ./build/src/editor/completion.js








function completeAt(analysis, place) {
    const { path, isKey, naming, expression } = place;
    if (expression !== null)
        return place.sort === 'workflow' ? completeExpression(analysis, place, expression) : [];
    const names = completeName(analysis, place, naming);
    const beside = analysis.workflow === null ? [] : listDetailsBeside(analysis.workflow, place);
    if (isKey) {
        const details = path[1] === 'kinds' ? [] : beside.map((field) => toProposal(field, main.CompletionItemKind.Field));
        const isFree = ({ label }) => naming === 'node' || !place.keys.includes(label);
        const proposals = [...names, ...details].filter(isFree);
        return [...proposals, ...completeFields(place, path.slice(0, -1))];
    }
    const fields = typeof path.at(-1) === 'number' ? completeFields(place, path) : [];
    const schemas = place.findSchemas(path);
    const documentation = describeSchemas(schemas);
    const words = listWords(schemas).map((label) => ({ label, documentation, kind: main.CompletionItemKind.Value, rank: 1 }));
    const values = beside.flatMap(({ name, schema }) => (name === path.at(-1) ? listValues(schema) : []));
    return [...fields, ...names, ...words, ...values];
}
function listValues(schema) {
    const values = schema?.enum ?? (schema?.type === 'boolean' ? [true, false] : []);
    return values.map((value) => ({ label: String(value), kind: main.CompletionItemKind.Value, rank: 0 }));
}
function toProposal({ name, kind: of, schema, isExpected }, kind) {
    const documentation = schema?.description ?? '';
    return {
        label: name,
        detail: schema === null ? `of ${of}` : `${describeFieldType(schema)}, of ${of}`,
        ...(documentation === '' ? {} : { documentation }),
        kind,
        rank: isExpected ? (schema?.required === false ? 1 : 0) : 2,
    };
}
function completeFields({ keys, findSchemas }, path) {
    return listFields(findSchemas(path))
        .filter(({ name }) => !keys.includes(name))
        .map(({ name, isRequired, schema }) => ({
        label: name,
        documentation: describeSchemas(findSchemas([...path, name])),
        kind: main.CompletionItemKind.Field,
        rank: isRequired ? 0 : 'x-no-effect' in schema ? 3 : 1,
        ...(isRequired ? { detail: 'required' } : {}),
    }));
}
function completeName(analysis, place, naming) {
    const { workflow } = analysis;
    const nodes = listNodes(workflow, place);
    const site = findSite(workflow, place);
    const inputs = Object.keys(workflow?.settings.input ?? {});
    const toName = (label) => ({ label, kind: main.CompletionItemKind.Variable, rank: 0 });
    const outputs = nodes.flatMap(({ label, detail = '' }) => {
        const isGroup = ['parallel', 'for_each'].includes(detail);
        return (isGroup ? ['outputs', 'errors'] : ['output', 'error']).map((part) => `${label}.${part}`);
    });
    const paths = [...inputs.map((name) => `workflow.input.${name}`), ...outputs].map(toName);
    const named = {
        node: nodes,
        target: [...nodes, { label: model/* END */.Kp, detail: 'the run ends here', kind: main.CompletionItemKind.Value, rank: 1 }],
        kind: listKinds(analysis, site, true),
        raised: listKinds(analysis, site, false),
        input: inputs.map(toName),
        path: place.sort === 'scenarios' ? nodes.map((node) => ({ ...node, label: `${node.label}=` })) : paths,
    };
    return named[naming ?? ''] ?? [];
}
function listNodes(workflow, { sort, document }) {
    const types = new Map();
    const sites = workflow === null ? [] : (0,model/* listWorkflows */.Dl)(workflow).flatMap(model/* collectSites */.b4);
    if (sort === 'scenarios')
        for (const { step } of sites)
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
    const add = (label, rank, detail, insert = label) => {
        const isAllowed = isHandled || !(0,core_kinds/* isReservedKind */.HO)(label);
        if (isAllowed && !proposals.has(label))
            proposals.set(label, { label, rank, detail, insert, kind: main.CompletionItemKind.EnumMember });
    };
    const nodes = contract?.nodes ?? [];
    const own = nodes.filter(({ node }) => isHandled && node === site?.label);
    for (const { node, raises } of [...own, ...nodes])
        for (const { kind, source, via } of raises.filter((raised) => raised.kind !== '*')) {
            const isOwn = node === own[0]?.node;
            const how = via === null ? source : `from ${via}`;
            if (source !== 'engine')
                add(kind, isOwn ? 0 : 2, `${how} by ${node}`);
            else if (isOwn)
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
    for (const kind of core_kinds/* ENGINE_KINDS */.Fr)
        if (!(0,core_kinds/* isNeverRoutable */.Te)({ kind, details: {} }))
            add(kind, 3, 'made by the engine');
    add('*', 3, 'any kind', '"*"');
    return [...proposals.values()];
}
function completeExpression({ workflow }, place, expression) {
    if (workflow === null)
        return [];
    const { isError, isHandled, isOwn, form, site } = findScope(workflow, place);
    const [start] = findWord(expression, expression.length);
    const read = expression.slice(start).split('.').slice(0, -1);
    const details = listDetailsAt(workflow, place, read);
    if (details !== null) {
        const proposals = details.map((field) => toProposal(field, main.CompletionItemKind.Variable));
        return [...new Map(proposals.reverse().map((proposal) => [proposal.label, proposal])).values()].reverse();
    }
    const scope = isError || (isHandled && !isOwn) ? 'error-route' : isOwn ? 'success-route' : 'node';
    const names = (0,references/* listKnownNames */.QH)(workflow, { scope, form, site }, read);
    return names.map((label) => ({ label, kind: main.CompletionItemKind.Variable, rank: 0 }));
}
function listDetailsAt(workflow, place, read) {
    const { isError, form, site } = findScope(workflow, place);
    return listDetailsRead(workflow, { scope: isError ? 'error-route' : 'node', form, site, path: place.path }, read);
}
function findScope(workflow, place) {
    const { path, naming, document } = place;
    const site = findSite(workflow, place) ?? null;
    const at = path.findLastIndex((part) => part === 'routes' || part === 'error_routes');
    const isHandled = (0,model/* listAllRoutes */.wq)(workflow).some(({ route }) => route.on_error !== undefined && route.to === site?.label);
    const isError = at !== -1 && document.getIn([...path.slice(0, at + 2), 'on_error']) !== undefined;
    const isOwn = at !== -1 || path.includes('fail_when');
    const form = naming === 'expression' && isOwn ? 'expression' : 'template';
    return { site, isHandled, isError, isOwn, form };
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/src/config/load/file-sorts.js
var file_sorts = __webpack_require__(82406);
// EXTERNAL MODULE: ./build/src/config/load/rules-file.js
var rules_file = __webpack_require__(25272);
// EXTERNAL MODULE: ./build/src/config/load/session.js
var load_session = __webpack_require__(51958);
// EXTERNAL MODULE: ./build/src/config/quarantine.js
var quarantine = __webpack_require__(72813);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/run/prepare.js
var prepare = __webpack_require__(64843);
// EXTERNAL MODULE: ./build/src/scenario/load.js
var load = __webpack_require__(90073);
// EXTERNAL MODULE: ./build/src/scenario/test-files.js + 1 modules
var test_files = __webpack_require__(81592);
;// CONCATENATED MODULE: ./build/src/editor/documents.js















const NOTHING = { findings: [], workflow: null, contract: null, scenarios: null };
const MOST_BYTES = 2 * 1024 * 1024;
class Documents {
    around;
    open = new Map();
    analyses = new Map();
    #known = new Map();
    folders = [];
    constructor(around) {
        this.around = around;
    }
    reader = this.#createReader(null);
    set(source) {
        const file = toFile(source.uri);
        const isTooLarge = Buffer.byteLength(source.getText()) > MOST_BYTES;
        const sort = (0,file_sorts/* sortText */.IE)(file ?? '', source.getText());
        if (file !== null)
            this.open.set(source.uri, { source, file, sort, isTooLarge });
    }
    findByFile(file) {
        return [...this.open.values()].find((document) => document.file === file);
    }
    readText(file) {
        const read = this.reader.read(file);
        const text = read.ok ? read.value.toString() : '';
        return this.findByFile(file)?.source ?? esm_main/* TextDocument */.V.create((0,external_node_url_.pathToFileURL)(file).href, 'yaml', 0, text);
    }
    #createReader(document) {
        const isReadable = (file) => [...this.open.values()].some((each) => (0,workspace/* isInside */.FK)(this.#findFolder(each.file), file)) ||
            this.folders.some((folder) => (0,workspace/* isInside */.FK)(folder, file));
        return {
            realpath: workspace/* diskReader */.lJ.realpath,
            read: (file) => {
                const open = document?.file === file ? document : this.findByFile(file);
                if (open !== undefined)
                    return (0,result.ok)(open.source.getText());
                return isReadable(file) ? workspace/* diskReader */.lJ.read(file) : (0,result/* err */._q)({ code: 'file-not-found' });
            },
            names: (folder) => (isReadable(folder) ? (workspace/* diskReader */.lJ.names?.(folder) ?? []) : []),
        };
    }
    #findFolder(file) {
        return this.folders.find((folder) => (0,workspace/* isInside */.FK)(folder, file)) ?? external_node_path_default().dirname(file);
    }
    parse(file) {
        const [shownFrom, reader] = [external_node_path_default().parse(file).root, this.reader];
        const session = new load_session/* LoadSession */.L({ workspace: this.#findFolder(file), shownFrom, env: {}, literal: true, reader });
        const source = session.read(file, { file, line: 1, column: 1 }, file);
        return source === null ? null : session.load(source);
    }
    listScenarioFiles(workflow) {
        const open = [...this.open.values()].map(({ file }) => file);
        return (0,load/* findScenarioFiles */.b2)(workflow, this.#findFolder(workflow), open, this.reader);
    }
    listSharing(file) {
        const open = [...this.open.values()].map((document) => document.file);
        const files = (0,load/* findFilesOfSort */.IR)('workflow', file, this.#findFolder(file), open, this.reader);
        const links = new Map(files.map((each) => [each, this.#listLinks(each)]));
        const found = new Set([file]);
        for (const at of found) {
            for (const to of links.get(at) ?? [])
                found.add(to);
            for (const [from, linked] of links)
                if (linked.has(at))
                    found.add(from);
        }
        return [...found].filter((each) => links.has(each));
    }
    #listLinks(file) {
        const links = new Set();
        const { raw = null, locator } = this.parse(file) ?? {};
        const kinds = (0,values/* getValueAt */.dm)(raw, ['workflow', 'kinds']);
        for (const kind of (0,values/* isDataObject */.WT)(kinds) ? Object.keys(kinds) : []) {
            const at = locator?.keyAt(['workflow', 'kinds', kind]).file ?? '';
            links.add(external_node_path_default().resolve(external_node_path_default().parse(file).root, at));
        }
        (0,templates/* walkTexts */.YR)(raw, [], (text, at) => {
            if (at.at(-1) === 'workflow')
                links.add((0,workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(file), text)));
        });
        return links;
    }
    async readWorkflow(file) {
        const source = this.readText(file);
        const closed = { source, file, sort: 'workflow', isTooLarge: false };
        return (await this.analyze(this.findByFile(file) ?? closed)).workflow;
    }
    analyze(document) {
        const analysis = this.analyses.get(document) ?? this.#analyze(document);
        this.analyses.set(document, analysis);
        return analysis;
    }
    async analyzeWithout(document, line) {
        const analysis = await this.analyze(document);
        const { source, sort } = document;
        if (analysis.workflow !== null || (sort !== 'workflow' && sort !== 'scenarios'))
            return analysis;
        const [start, end] = [line, line + 1].map((each) => source.offsetAt({ line: each, character: 0 }));
        const text = `${source.getText().slice(0, start)}\n${source.getText().slice(end)}`;
        return this.#analyze({ ...document, source: esm_main/* TextDocument */.V.create(source.uri, 'yaml', source.version, text) });
    }
    async #analyze(document) {
        const { file } = document;
        const shownFrom = (0,workspace/* toShownFolder */.$z)(file, this.around.env, this.around.cwd);
        const read = { ...NOTHING, ...(await this.#check(document, (0,workspace/* displayPath */.Gt)(shownFrom, file), shownFrom)) };
        if (read.workflow !== null)
            this.#known.set(file, read);
        const toReal = (shown) => (shown === '' ? file : (0,workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(shownFrom, shown)));
        const findings = read.findings.map((finding) => ({ ...finding, file: toReal(finding.file) }));
        return { ...(document.sort === null ? NOTHING : (this.#known.get(file) ?? read)), findings };
    }
    async #check(document, name, shownFrom) {
        const { file, source, sort } = document;
        const { env, adapters } = this.around;
        const { patterns } = adapters;
        const text = source.getText();
        const workspace = this.#findFolder(file);
        const files = this.#createReader(document);
        if (sort !== null && document.isTooLarge) {
            const message = `The file is larger than ${MOST_BYTES / 1024 / 1024} MiB, so it is not checked here.`;
            return { findings: [(0,finding/* createUnplacedFinding */.W)('file-too-large', 'warning', message)] };
        }
        switch (sort) {
            case 'workflow': {
                const { findings, loaded, contract } = await (0,prepare/* checkFile */.vH)({ file, env, patterns, workspace, shownFrom, files });
                return { findings, contract, workflow: loaded.workflow };
            }
            case 'scenarios': {
                const checked = await (0,test_files.checkScenarioFile)(file, { ...this.around, workspace, files }, new Map());
                return { ...checked, scenarios: checked.file };
            }
            case 'quarantine':
                return { findings: (0,quarantine/* loadQuarantine */.Jo)(text, name, Date.now()).findings };
            case 'rules':
                return { findings: await (0,rules_file/* checkRulesFile */.ug)(text, name, patterns) };
            case null:
                return {};
        }
    }
}
function toFile(uri) {
    try {
        return (0,workspace/* resolveRealPath */.Sc)((0,external_node_url_.fileURLToPath)(uri));
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/src/config/finding-text.js
var finding_text = __webpack_require__(34054);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/editor/fixes.js







const MOST_KINDS = 5;
function findQuickFix(finding, source) {
    const line = getLine(source, finding.line - 1);
    const from = finding.column - 1;
    const written = line.slice(from, (0,finding_text/* findTextEnd */.MI)(line, from));
    const at = source.offsetAt({ line: finding.line - 1, character: from });
    const suggestion = finding.suggestion ?? '';
    const near = /^did you mean `([^`]+)`\?$/.exec(suggestion)?.[1];
    if (near !== undefined) {
        const quotes = /^["']/.test(written) ? 1 : 0;
        const parts = written.slice(quotes, written.length - quotes).split('.');
        const { length } = near.split('.');
        const part = length === 1 && parts.length > 1 ? parts.indexOf((0,messages/* findNearest */.qg)(near, parts, near.length) ?? '') : 0;
        const start = at + quotes + parts.slice(0, part).reduce((sum, each) => sum + each.length + 1, 0);
        const end = start + parts.slice(part, part + length).join('.').length;
        return { title: `Write ${near}`, finding, start, end, text: near };
    }
    const text = /^write `([^`]+)`$/.exec(suggestion)?.[1] ?? /^put it in quotes: ("[^"]*")$/.exec(suggestion)?.[1];
    const toBare = (form) => form.replaceAll(/[\s"'-]/g, '');
    const old = [written, line.slice(from).trimEnd()].find((form) => text !== undefined && toBare(text) === toBare(form));
    if (text === undefined || old === undefined)
        return null;
    return { title: `Write ${text}`, finding, start: at, end: at + old.length, text };
}
function listOffers({ workflow, contract }, place, source) {
    const site = findSite(workflow, place);
    const node = site === undefined ? null : (0,yaml/* parseHalfWritten */.I1)(source.getText())?.getIn(site.path, true);
    if (site === undefined || !(0,dist/* isMap */.jh)(node) || site.step.type === 'terminate')
        return [];
    const offers = [];
    const { word, naming } = place;
    const declared = ('raises' in site.step ? site.step.raises : undefined) ?? [];
    const raises = node.get('raises', true);
    const isNew = naming === 'kind' && (0,core_kinds/* isKind */.VF)(word) && !(0,core_kinds/* isReservedKind */.HO)(word);
    if (isNew && !declared.some((kind) => (0,core_kinds/* matchesPattern */.MT)(kind, word))) {
        const title = `Declare ${word} in raises`;
        if ((0,dist/* isSeq */.oP)(raises))
            offers.push(createInsertion(title, source, raises, `- ${word}`, word));
        else if (raises === undefined)
            offers.push(createInsertion(title, source, node, `raises: [${word}]`, `raises: [${word}]`));
    }
    const routes = node.get('routes', true);
    const [first, firstFlow] = site.group === null ? ['\n  - to: $end', '{ to: $end }, '] : ['', ''];
    const raised = contract?.nodes.find((each) => each.node === site.label)?.raises ?? [];
    const escaping = raised.filter(({ kind, escapes }) => escapes && (0,core_kinds/* isKind */.VF)(kind));
    const kinds = escaping.sort((a, b) => Number(a.source === 'engine') - Number(b.source === 'engine'));
    for (const { kind } of kinds.slice(0, MOST_KINDS)) {
        const title = `Handle ${kind} here`;
        const halt = 'halt: { message: "{{ error.message }}" }';
        const flow = `{ on_error: ${kind}, ${halt} }`;
        if ((0,dist/* isSeq */.oP)(routes))
            offers.push(createInsertion(title, source, routes, `- on_error: ${kind}\n  ${halt}`, flow));
        else if (routes === undefined) {
            const block = `routes:${first}\n  - on_error: ${kind}\n    ${halt}`;
            offers.push(createInsertion(title, source, node, block, `routes: [${firstFlow}${flow}]`));
        }
    }
    return offers;
}
function createInsertion(title, source, to, block, flow) {
    const whole = source.getText();
    const [start = 0, end = 0] = to.range ?? [];
    const last = whole.slice(0, to.flow === true ? end - 1 : end).trimEnd().length;
    const lineEnd = last + (/^[^\r\n]*/.exec(whole.slice(last))?.[0].length ?? 0);
    const lineBreak = `${whole.includes('\r\n') ? '\r\n' : '\n'}${' '.repeat(source.positionAt(start).character)}`;
    const [at, text] = to.flow === true
        ? [last, `${to.items.length === 0 ? '' : ', '}${flow}`]
        : [lineEnd, `\n${block}`.replaceAll('\n', lineBreak)];
    return { title, finding: null, start: at, end: at, text };
}

// EXTERNAL MODULE: ./build/src/config/contract/index.js + 2 modules
var config_contract = __webpack_require__(41832);
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
    const rows = (0,config_contract/* createContractRows */.s)(node, true).map(([, kind, from, handling]) => `- ${code(kind)}, ${from}: ${handling.replace('ESCAPES', 'escapes')}`);
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

;// CONCATENATED MODULE: ./build/src/editor/kind-places.js





async function findKindUses(documents, document, caret) {
    const { file, sort, source } = document;
    if (sort === 'quarantine' || sort === 'rules' || document.isTooLarge)
        return null;
    const isHere = ({ uri, range }) => uri === source.uri && containsPosition(range, caret);
    const written = sort === null ? [] : await listPlaces(documents, file, sort);
    if (sort === null ? !isCatalogue(documents, file) : !written.some(isHere))
        return null;
    const home = sort === 'scenarios' ? (await documents.analyze(document)).workflow?.file : file;
    if (home === undefined)
        return null;
    const homes = documents.listSharing(home);
    const scenarios = new Set(homes.flatMap((each) => documents.listScenarioFiles(each)));
    const found = [
        ...(await Promise.all(homes.map((each) => listPlaces(documents, each, 'workflow')))),
        ...(await Promise.all([...scenarios].map((each) => listPlaces(documents, each, 'scenarios')))),
    ].flat();
    const uses = [...new Map(found.map((use) => [toKey(use), use])).values()];
    const named = new Set(uses.flatMap(({ kind, field, role }) => (field.length === 0 && role !== 'text' ? [kind] : [])));
    const defined = new Set(uses.flatMap((use) => (use.role === 'definition' ? [nameUse(use)] : [])));
    const isKnown = (use) => (use.field.length === 0 ? named.has(use.kind) : defined.has(nameUse(use)));
    const own = uses.find((use) => isHere(use) && (0,core_kinds/* isKind */.VF)(use.kind) && use.name !== '' && isKnown(use));
    if (own === undefined)
        return null;
    const all = uses.filter((use) => nameUse(use) === nameUse(own));
    const definitions = all.filter(({ role }) => role === 'definition');
    return {
        own,
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
function toKey(use) {
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

;// CONCATENATED MODULE: ./build/src/editor/server.js



















const QUIET_MS = 100;
const CAPABILITIES = {
    textDocumentSync: { openClose: true, change: main.TextDocumentSyncKind.Incremental },
    completionProvider: { triggerCharacters: ['.'] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    codeActionProvider: { codeActionKinds: [main.CodeActionKind.QuickFix, main.CodeActionKind.Refactor] },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};
function serveEditor(input, output, around) {
    const reader = new main.StreamMessageReader(input);
    const connection = main.createConnection(reader, new main.StreamMessageWriter(output));
    new EditorServer(connection, new Documents(around)).start();
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
    #timer;
    #state = 'new';
    constructor(connection, documents) {
        this.connection = connection;
        this.documents = documents;
    }
    start() {
        const { connection, documents } = this;
        connection.onInitialize(({ workspaceFolders, rootUri, capabilities }) => {
            this.#state = 'ready';
            documents.folders = toFolders(workspaceFolders ?? (rootUri == null ? [] : [{ uri: rootUri }]));
            const canRegister = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
            const watchers = [{ globPattern: '**/*.{yaml,yml,json,md,txt}' }];
            connection.onInitialized(() => {
                if (canRegister)
                    void connection.client.register(main.DidChangeWatchedFilesNotification.type, { watchers });
            });
            return { serverInfo: { name: 'conductor', version: version/* VERSION */.x }, capabilities: CAPABILITIES };
        });
        connection.onShutdown(() => {
            this.#state = 'ended';
        });
        connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
            documents.set(esm_main/* TextDocument */.V.create(uri, languageId, version, text));
            this.#schedule();
        });
        connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
            const source = documents.open.get(uri)?.source;
            if (source !== undefined)
                documents.set(esm_main/* TextDocument */.V.update(source, [...contentChanges], version));
            this.#schedule();
        });
        connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
            documents.open.delete(uri);
            void connection.sendDiagnostics({ uri, diagnostics: [] });
            this.#schedule();
        });
        connection.onDidChangeWatchedFiles(() => this.#schedule());
        connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event: { added, removed } }) => {
            const gone = toFolders(removed);
            documents.folders = [...documents.folders.filter((folder) => !gone.includes(folder)), ...toFolders(added)];
            this.#schedule();
        });
        const answer = (handler) => (params) => {
            if (this.#state === 'ready')
                return handler(params);
            const code = this.#state === 'new' ? main.ErrorCodes.ServerNotInitialized : main.ErrorCodes.InvalidRequest;
            throw new main.ResponseError(code, 'the server is not initialized, or it is shut down');
        };
        connection.onCompletion(answer((params) => this.#complete(params)));
        connection.onHover(answer((params) => this.#describe(params)));
        connection.onDefinition(answer((params) => this.#define(params)));
        connection.onReferences(answer((params) => this.#listReferences(params, params.context.includeDeclaration ? 'all' : 'use')));
        connection.onPrepareRename(answer(async (params) => ((await this.#findKind(params)) ?? (await this.#findUses(params))).own?.range ?? null));
        connection.onRenameRequest(answer((params) => this.#rename(params, params.newName)));
        connection.onDocumentSymbol(answer((params) => this.#outline(params)));
        connection.onCodeAction(answer((params) => this.#offer(params, params.range, params.context)));
    }
    #schedule() {
        this.documents.analyses.clear();
        clearTimeout(this.#timer);
        const report = (error) => this.connection.console.error((0,error_message/* errorMessage */.gJ)(error));
        this.#timer = setTimeout(() => void this.#publish().catch(report), QUIET_MS);
    }
    async #publish() {
        const all = [...this.documents.open.values()];
        const lists = new Map(all.map((document) => [document, new Map()]));
        for (const document of all) {
            const analysis = await this.documents.analyze(document);
            if (all.some((each) => this.documents.open.get(each.source.uri) !== each))
                return;
            for (const finding of analysis.findings) {
                const open = this.documents.findByFile(finding.file);
                if (open !== undefined && open !== document && open.sort !== null)
                    continue;
                const mention = open === undefined ? this.#findMention(document, analysis, finding) : null;
                const diagnostic = this.#toDiagnostic(finding, mention);
                lists.get(open ?? document)?.set(JSON.stringify(diagnostic), diagnostic);
            }
        }
        for (const [{ source }, found] of lists) {
            const { uri, version } = source;
            await this.connection.sendDiagnostics({ uri, version, diagnostics: [...found.values()] });
        }
    }
    #toDiagnostic(finding, mention) {
        const { code, severity, message, suggestion } = finding;
        const source = this.documents.readText(finding.file);
        const first = Number(/ in line (\d+)\.$/.exec(message)?.[1] ?? 0);
        const places = [...(mention === null ? [] : [finding]), ...(first === 0 ? [] : [{ ...finding, line: first }])];
        const related = places.map((place) => ({ location: { uri: source.uri, range: locate(source, place) }, message }));
        return {
            range: mention ?? locate(source, finding),
            code,
            source: 'conductor',
            severity: severity === 'error' ? main.DiagnosticSeverity.Error : main.DiagnosticSeverity.Warning,
            message: suggestion === null ? message : `${message} (${suggestion})`,
            ...(related.length > 0 && { relatedInformation: related }),
        };
    }
    #findMention({ source, file: from }, { workflow }, { file }) {
        let range = createRange(0, 0, 1);
        (0,dist/* visit */.YR)((0,yaml/* parseHalfWritten */.I1)(source.getText()), {
            Scalar: (_, node) => {
                if (typeof node.value !== 'string' || node.value.length > 1000)
                    return;
                const child = workflow?.children.get(node.value);
                const isNamed = (0,workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(from), node.value)) === file;
                if (!isNamed && (child === undefined || !(0,model/* listVariants */.xZ)(child).some((called) => called.file === file)))
                    return;
                range = toRange(source, node);
                return dist/* visit */.YR.BREAK;
            },
        });
        return range;
    }
    #find({ textDocument: { uri } }) {
        const document = this.documents.open.get(uri);
        if (document === undefined || document.sort === null || document.isTooLarge)
            return null;
        return { ...document, document, sort: document.sort };
    }
    async #look(params) {
        const found = this.#find(params);
        const place = found === null ? null : describeCaret(found.source, found.sort, params.position);
        if (found === null || place === null)
            return null;
        return { ...found, place, analysis: await this.documents.analyzeWithout(found.document, params.position.line) };
    }
    async #complete(params) {
        const at = await this.#look(params);
        if (at === null)
            return [];
        const { start, end, expression, isKey, before } = at.place;
        const { line, character } = params.position;
        const text = getLine(at.source, line);
        const typed = text.slice(start, character).split('.').at(-1) ?? '';
        const range = expression === null ? createRange(line, start, end) : createRange(line, character - typed.length, character);
        const colon = /^\s*:/.test(text.slice(end)) ? '' : ': ';
        return completeAt(at.analysis, at.place).map(({ rank, insert, ...item }, index) => {
            const isField = isKey || item.kind === main.CompletionItemKind.Field;
            const word = /^["']/.test(before) ? item.label : (insert ?? item.label);
            const sortText = `${rank}${String(index).padStart(4, '0')}`;
            return { ...item, sortText, textEdit: { range, newText: isField ? `${word}${colon}` : word } };
        });
    }
    async #describe(params) {
        const at = await this.#look(params);
        const value = at === null ? null : describeAt(at.analysis, at.place);
        if (at === null || value === null)
            return null;
        const range = createRange(params.position.line, at.place.start, at.place.end);
        return { contents: { kind: 'markdown', value }, range };
    }
    async #define(params) {
        const at = await this.#look(params);
        if (at !== null && (at.place.naming === 'file' || at.place.scalar.tag === '!file')) {
            const file = (0,workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(at.file), String(at.place.scalar.value)));
            const { uri } = this.documents.readText(file);
            return this.documents.reader.read(file).ok ? [{ uri, range: createRange(0, 0, 0) }] : [];
        }
        return this.#listReferences(params, 'definition');
    }
    #listUses(file, sort) {
        const data = this.documents.parse(file);
        return (data === null ? [] : listUses(data, sort)).map((use) => {
            const source = this.documents.readText(external_node_path_default().resolve(external_node_path_default().parse(file).root, use.file));
            return { ...use, uri: source.uri, range: locate(source, use, use.name.length) };
        });
    }
    async #findUses(params) {
        const found = this.#find(params);
        const none = { all: [], own: undefined, names: [] };
        if (found === null)
            return none;
        const { source, document, file, sort } = found;
        const { line, character } = params.position;
        const [start] = findWord(getLine(source, line), character);
        const own = this.#listUses(file, sort).findLast(({ uri, range }) => {
            const isInWord = range.start.character >= start && range.start.character <= character;
            return uri === source.uri && range.start.line === line && (isInWord || containsPosition(range, params.position));
        });
        if (own === undefined)
            return none;
        const { workflow } = await this.documents.analyze(document);
        const files = sort === 'workflow' || workflow === null ? [file] : (0,model/* listWorkflows */.Dl)(workflow).map((each) => each.file);
        for (const home of files) {
            const uses = this.#listUses(home, 'workflow');
            const names = uses.filter(({ isDefinition }) => isDefinition).map(({ name }) => name);
            if (!names.includes(own.name))
                continue;
            const scenarios = this.documents.listScenarioFiles(home).flatMap((each) => this.#listUses(each, 'scenarios'));
            return { own, names, all: [...uses, ...scenarios].filter(({ name }) => name === own.name) };
        }
        return none;
    }
    async #findKind({ textDocument: { uri }, position }) {
        const document = this.documents.open.get(uri);
        return document === undefined ? null : findKindUses(this.documents, document, position);
    }
    async #listReferences(params, wanted) {
        const kind = await this.#findKind(params);
        const { all } = kind ?? (await this.#findUses(params));
        const isDefinition = (use) => 'isDefinition' in use ? use.isDefinition : kind?.definitions.includes(use) === true;
        const uses = all.filter((use) => wanted === 'all' || isDefinition(use) === (wanted === 'definition'));
        return uses.filter(({ name }) => name !== '').map(({ uri, range }) => ({ uri, range }));
    }
    async #rename(params, newName) {
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
        const { all, own, names } = await this.#findUses(params);
        if (own === undefined)
            throw new main.ResponseError(main.LSPErrorCodes.RequestFailed, 'there is no node, kind or field to rename here');
        return { all, problem: newName === own.name ? null : findNameProblem(newName, all, names) };
    }
    #readRange(uri, range) {
        const file = toFile(uri);
        return file === null ? '' : this.documents.readText(file).getText(range);
    }
    async #outline(params) {
        const found = this.#find(params);
        if (found === null)
            return [];
        const { source, sort, document } = found;
        const { workflow, scenarios } = await this.documents.analyze(document);
        const parsed = (0,yaml/* parseHalfWritten */.I1)(source.getText());
        const create = (name, detail, kind, at, position) => {
            const selectionRange = locate(source, position);
            const node = parsed?.getIn(at, true);
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
            return { step, group, symbol: create(step.name, step.type, kind, at, workflow.at([...at, 'name'])) };
        });
        return symbols
            .filter(({ group }) => group === null)
            .map(({ step, symbol }) => {
            const children = symbols.filter(({ group }) => group === step).map((member) => member.symbol);
            return { ...symbol, ...(children.length > 0 && { children }) };
        });
    }
    async #offer(params, { start, end }, context) {
        const found = this.#find(params);
        if (found === null)
            return [];
        const { source, file, sort } = found;
        const { findings } = await this.documents.analyze(found.document);
        const own = findings.filter((each) => each.file === file && start.line < each.line && each.line <= end.line + 1);
        const indent = /^[\s-]*/.exec(getLine(source, start.line))?.[0].length ?? 0;
        const position = { line: start.line, character: Math.max(start.character, indent) };
        const at = sort === 'workflow' ? await this.#look({ ...params, position }) : null;
        const offers = at === null ? [] : listOffers(at.analysis, at.place, source);
        const fixes = own.flatMap((finding) => findQuickFix(finding, source) ?? []);
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
function renameKind({ own, all, uses }, newName) {
    const problem = newName === own.name ? null : findKindNameProblem(own, newName, uses);
    return { all: all.filter(({ name }) => name !== ''), problem };
}


/***/ }),

/***/ 72716:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: function() { return /* binding */ OutputRouter; },
/* harmony export */   NU: function() { return /* binding */ later; },
/* harmony export */   sg: function() { return /* binding */ LiveOutput; }
/* harmony export */ });
/* unused harmony export MaskCommands */
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36659);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4521);




const QUIET_MS = 50;
const later = (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
};
class OutputRouter {
    redactor;
    sinks;
    onMask;
    whenQuiet;
    #streams = new Map();
    #mostCharacters;
    #stopWaiting = () => undefined;
    constructor(redactor, sinks, onMask, whenQuiet = later) {
        this.redactor = redactor;
        this.sinks = sinks;
        this.onMask = onMask;
        this.whenQuiet = whenQuiet;
        this.#mostCharacters = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .findLargest */ .qz)(sinks.map((sink) => sink.mostCharacters ?? Number.POSITIVE_INFINITY));
    }
    write = (at, step, stream, printed) => {
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(at);
        const key = `${place}\n${stream}`;
        const commandsAllowed = step.type === 'script' && step.workflow_commands === 'allow';
        const open = this.#streams.get(key) ?? this.#open(place, stream, commandsAllowed);
        this.#streams.set(key, open);
        open.length += printed.length;
        if (open.length > this.#mostCharacters) {
            this.#readMasks(open, printed);
            return;
        }
        const known = this.#withMasksKnown(open, printed);
        this.#show(open, (redacting) => redacting.write(known));
        this.#releaseLater();
    };
    #open(place, stream, commandsAllowed) {
        const outlets = [
            { sinks: this.sinks.filter((sink) => sink.showsColours !== true), redacting: this.redactor.plainStream() },
            { sinks: this.sinks.filter((sink) => sink.showsColours === true), redacting: this.redactor.stream() },
        ].filter(({ sinks }) => sinks.length > 0);
        return { place, stream, outlets, commandsAllowed, masks: new MaskCommands(), held: '', length: 0 };
    }
    #releaseLater() {
        if (!this.sinks.some((sink) => sink.showsOpenLines === true))
            return;
        this.#stopWaiting();
        this.#stopWaiting = this.whenQuiet(QUIET_MS, () => {
            for (const open of this.#streams.values()) {
                if (open.masks.isIdle)
                    this.#show(open, (redacting) => redacting.release());
            }
        });
    }
    #withMasksKnown(open, printed) {
        this.#readMasks(open, printed);
        const text = open.held + printed;
        open.held = open.masks.isIdle ? '' : text;
        return open.masks.isIdle ? text : '';
    }
    consume(event) {
        if (this.#streams.size === 0 || (event.type !== 'node_completed' && event.type !== 'node_failed'))
            return;
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event);
        this.#stopWaiting();
        for (const stream of ['stdout', 'stderr']) {
            const key = `${place}\n${stream}`;
            const open = this.#streams.get(key);
            if (open === undefined)
                continue;
            this.#readMasks(open, '\n');
            if (open.length <= this.#mostCharacters)
                this.#show(open, (redacting) => redacting.write(open.held) + redacting.end());
            this.#streams.delete(key);
        }
    }
    #show({ place, stream, commandsAllowed, outlets }, take) {
        for (const { sinks, redacting } of outlets) {
            const shown = take(redacting);
            if (shown !== '')
                for (const sink of sinks)
                    sink.output(place, stream, shown, commandsAllowed);
        }
    }
    #readMasks(open, printed) {
        for (const value of open.masks.read(printed)) {
            this.redactor.add({ value, origin: 'mask' });
            this.onMask(value);
        }
    }
}
const COMMAND = '::add-mask::';
const MASK_COMMAND = /^\s*::add-mask::(.*)$/;
const LONGEST_COMMAND = 256 * 1024;
class MaskCommands {
    #line = '';
    read(printed) {
        if (this.isIdle && !printed.includes(COMMAND)) {
            const start = findLastLineStart(printed);
            if (start > 0)
                this.#line = '';
            this.#extend(printed.slice(start));
            return [];
        }
        const values = [];
        const endLine = (next) => {
            if (this.#line !== null)
                (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .appendAll */ .u2)(values, findMasks(this.#line.slice(0, LONGEST_COMMAND)));
            this.#line = next;
        };
        for (const [index, part] of printed.split(/\r?\n|\r/).entries()) {
            if (index > 0)
                endLine('');
            this.#extend(part);
            if (this.#line !== null && this.#line.length > LONGEST_COMMAND)
                endLine(null);
        }
        return values;
    }
    #extend(part) {
        const line = this.#line === null ? null : this.#line + part;
        this.#line = line !== null && mayBeCommand(line) ? line : null;
    }
    get isIdle() {
        return this.#line === null || this.#line === '';
    }
}
function findMasks(line) {
    const value = MASK_COMMAND.exec(line)?.[1]?.trim() ?? '';
    return value === '' ? [] : [value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')];
}
function mayBeCommand(line) {
    const start = line.trimStart();
    return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND);
}
function findLastLineStart(printed) {
    const feed = printed.includes('\n') ? printed.lastIndexOf('\n') : -1;
    return (printed.includes('\r', feed + 1) ? printed.lastIndexOf('\r') : feed) + 1;
}
const EVERY_MS = 1000;
const LOOKS_MS = 500;
const MOST_CHARS = 4096;
const FRAME_CHARS = 300;
const SLOWER_AFTER_CHARS = 64 * 1024;
class LiveOutput {
    clock;
    emit;
    showsColours;
    mostCharacters = 4 * 1024 * 1024;
    #running = new Map();
    #timer;
    #isClosed = false;
    #reported = 0;
    constructor(clock, emit, showsColours = false) {
        this.clock = clock;
        this.emit = emit;
        this.showsColours = showsColours;
    }
    consume(event) {
        if (event.replayed === true)
            return;
        if (event.type === 'node_completed' || event.type === 'node_failed')
            this.#running.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event));
        if (event.type !== 'node_started' || !(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isWork */ .cD)(event.node_type))
            return;
        const { scope, node, visit, attempt } = event;
        this.#running.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event), {
            at: { scope, node, visit, attempt },
            due: this.clock.now() + EVERY_MS,
            unreported: { stdout: { text: '', omitted: 0 }, stderr: { text: '', omitted: 0 } },
        });
    }
    output(place, stream, shown) {
        const unreported = this.#running.get(place)?.unreported[stream];
        if (unreported === undefined || this.#isClosed)
            return;
        const length = unreported.text.length + shown.length;
        const text = shown.length > 2 * MOST_CHARS ? shown.slice(-2 * MOST_CHARS) : unreported.text + shown;
        unreported.text = (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .removeEscapes */ .pX)(text.slice(startOfEnd(text)));
        unreported.omitted += length - unreported.text.length;
        this.#timer ??= setInterval(() => this.#report(), LOOKS_MS).unref();
    }
    close() {
        this.#isClosed = true;
        clearInterval(this.#timer);
    }
    #report() {
        const now = this.clock.now();
        for (const printing of this.#running.values()) {
            const { at, due, unreported } = printing;
            if (due > now)
                continue;
            for (const stream of ['stdout', 'stderr']) {
                const { text, omitted } = unreported[stream];
                if (text === '')
                    continue;
                unreported[stream] = { text: '', omitted: 0 };
                this.#reported += text.length + FRAME_CHARS;
                printing.due = now + EVERY_MS * Math.max(1, this.#reported / SLOWER_AFTER_CHARS);
                this.emit({ type: 'node_output', ...at, stream, text, omitted });
            }
        }
    }
}
function startOfEnd(text) {
    const excess = text.length - MOST_CHARS;
    if (excess <= 0)
        return 0;
    const line = text.indexOf('\n', excess - 1) + 1;
    if (line > 0 && line < text.length)
        return line;
    return /^[\udc00-\udfff]/.test(text.slice(excess, excess + 1)) ? excess + 1 : excess;
}


/***/ })

};
;