"use strict";
exports.id = 7180;
exports.ids = [7180];
exports.modules = {

/***/ 47180:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLsp: function() { return /* binding */ runLsp; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/node/main.js
var main = __webpack_require__(80900);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var esm_main = __webpack_require__(2365);
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var load_workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
// EXTERNAL MODULE: ./build/src/scenario/load.js
var load = __webpack_require__(90073);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/editor/cursor.js
const BLOCK_TEXT = /^(?:![\w!]*\s+)?[|>][-+\d]*\s*(?:#.*)?$/;
const CONDITIONS = new Set(['when', 'allow_if', 'source']);
const WORD = /[\p{L}\p{N}_$*.-]/u;
const LONGEST_LINE = 10_000;
const MOST_LINES = 20_000;
function readLevels(line) {
    const levels = [];
    let column = line.length - line.trimStart().length;
    for (let rest = line.slice(column); /^-(?:\s|$)/.test(rest); rest = line.slice(column)) {
        levels.push({ column, key: null, value: rest.slice(1).trim() });
        column += rest.length - rest.slice(1).trimStart().length;
    }
    const rest = line.slice(column, LONGEST_LINE);
    const end = findColon(rest);
    if (end > 0)
        levels.push({ column, key: unquote(rest.slice(0, end)), value: rest.slice(end + 1).trim() });
    return levels;
}
function findColon(text) {
    const first = text[0] ?? '';
    const quoted = first === '"' || first === "'" ? text.indexOf(first, 1) : 0;
    if (quoted === -1 || '#,[]{}&*!|>%@`'.includes(first))
        return -1;
    for (let at = quoted; at < text.length && text[at] !== '#'; at++)
        if (text[at] === ':' && (at + 1 === text.length || /\s/.test(text[at + 1] ?? '')))
            return at;
    return -1;
}
function readValue(text) {
    const comment = text.indexOf(' #');
    return unquote((comment === -1 ? text : text.slice(0, comment)).trim());
}
function unquote(text) {
    return text.replaceAll(/^["']|["']$/g, '').trim();
}
function contains(level, { column, key }) {
    return level.column < column || (level.column === column && key === null && level.key !== null);
}
function findPath(lines, at, own, before) {
    let path = [];
    let child = own;
    let index = 0;
    let isText = false;
    const step = (level) => {
        if (child.key === null && level.key === null && level.column === child.column)
            index++;
        else if (contains(level, child)) {
            path.unshift(child.key ?? index);
            index = 0;
            child = level;
            if (level.key !== null && BLOCK_TEXT.test(level.value)) {
                path = [];
                isText = true;
            }
        }
    };
    for (const level of before.toReversed())
        step(level);
    for (let number = at - 1; number >= Math.max(0, at - MOST_LINES) && child.column >= 0; number--) {
        const line = lines[number] ?? '';
        if (line.trim() === '' || line.trimStart().startsWith('#'))
            continue;
        if (line.length - line.trimStart().length > child.column)
            continue;
        for (const level of readLevels(line).toReversed())
            step(level);
    }
    path.unshift(child.key ?? index);
    return { path, text: isText };
}
function readCursor(text, { line: at, character }) {
    const line = text[at];
    if (line === undefined || character > line.length || line.length > LONGEST_LINE)
        return null;
    const [start, end] = findWord(line, character);
    const word = { word: line.slice(start, end), start, end, typed: line.slice(start, character) };
    const levels = readLevels(line);
    const last = levels.at(-1);
    const valueAt = last === undefined ? 0 : line.length - last.value.length - trailing(line);
    const isInKey = last !== undefined && last.key !== null && character <= last.column + last.key.length;
    const isFresh = last === undefined || (last.key === null && last.value === '');
    const column = last === undefined ? Math.min(character, line.length - line.trimStart().length) : last.column;
    if (last === undefined || isInKey || (last.key === null && character >= start && !isFlow(last.value))) {
        const own = {
            column: last?.key === null ? valueAt : column,
            key: isInKey ? (last?.key ?? '') : word.word,
            value: '',
        };
        const { path, text: isText } = findPath(text, at, own, isInKey ? levels.slice(0, -1) : levels);
        if (!isText && !isInKey && !isFresh && last?.key === null) {
            return { path: path.slice(0, -1), isKey: false, ...word, expression: findExpression(text, at, character, path) };
        }
        return { path, isKey: !isText, ...word, expression: isText ? findExpression(text, at, character, path) : null };
    }
    const { path } = findPath(text, at, last, levels.slice(0, -1));
    const flow = readFlow(line.slice(valueAt, character));
    const full = [...path, ...flow.path];
    if (flow.isKey)
        return { path: [...full, word.word], isKey: true, ...word, expression: null };
    return { path: full, isKey: false, ...word, expression: findExpression(text, at, character, full) };
}
function trailing(line) {
    return line.length - line.trimEnd().length;
}
function isFlow(value) {
    return value.startsWith('{') || value.startsWith('[');
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
    return [start, end];
}
function readFlow(before) {
    const open = [];
    let quoted = null;
    for (let at = 0; at < before.length; at++) {
        const char = before[at] ?? '';
        const inner = open.at(-1);
        if (quoted !== null)
            quoted = char === quoted ? null : quoted;
        else if (char === '"' || char === "'")
            quoted = char;
        else if (char === '{' || char === '[')
            open.push({ kind: char, key: char === '[' ? 0 : '', start: at + 1 });
        else if (char === '}' || char === ']')
            open.pop();
        else if (inner === undefined)
            continue;
        else if (char === ',') {
            inner.start = at + 1;
            inner.key = typeof inner.key === 'number' ? inner.key + 1 : '';
        }
        else if (char === ':' && inner.kind === '{')
            inner.key = unquote(before.slice(inner.start, at).trim());
    }
    const isKey = open.at(-1)?.key === '';
    return { path: open.map(({ key }) => key).filter((key) => key !== ''), isKey };
}
function findExpression(lines, at, character, path) {
    const line = (lines[at] ?? '').slice(0, character);
    let before = line;
    for (let number = at - 1; number >= Math.max(0, at - 20) && !/\{[{%]/.test(before); number--)
        before = `${lines[number] ?? ''}\n${before}`;
    const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
    const close = Math.max(before.lastIndexOf('}}'), before.lastIndexOf('%}'));
    if (open > close)
        return before.slice(open + 2);
    if (!path.some((part) => CONDITIONS.has(part)) || /\{[{%]/.test(line))
        return null;
    const value = line.slice(line.indexOf(':') + 1).trimStart();
    return /^["']/.test(value) ? value.slice(1) : value;
}
function readSiblings(lines, at, column) {
    const found = new Map();
    const visit = (line) => {
        if (line.trim() === '' || line.trimStart().startsWith('#'))
            return true;
        const levels = readLevels(line);
        const same = levels.find((level) => level.column === column && level.key !== null);
        if (same?.key != null)
            found.set(same.key, readValue(same.value));
        const first = line.length - line.trimStart().length;
        return first > column || (same !== undefined && first === column);
    };
    const own = lines[at] ?? '';
    const opensItem = (line) => /^\s*-\s/.test(line) && readLevels(line).at(-1)?.column === column;
    visit(own);
    if (!opensItem(own))
        for (let number = at - 1; number >= 0 && visit(lines[number] ?? ''); number--)
            ;
    for (let number = at + 1; number < lines.length; number++) {
        const line = lines[number] ?? '';
        if (opensItem(line) || !visit(line))
            break;
    }
    return found;
}

;// CONCATENATED MODULE: ./build/schema/conductor.schema.json
var conductor_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://conductor-action.github.io/schema/conductor.schema.json","title":"WorkflowFile","description":"A workflow file of conductor-action","type":"object","additionalProperties":false,"required":["workflow"],"properties":{"workflow":{"$ref":"#/$defs/workflow"},"agents":{"type":"array","items":{"$ref":"#/$defs/node"},"description":"The nodes."},"nodes":{"type":"array","items":{"$ref":"#/$defs/node"},"description":"Alias of agents."},"parallel":{"type":"array","items":{"$ref":"#/$defs/parallel"},"description":"Groups of nodes that run at the same time."},"for_each":{"type":"array","items":{"$ref":"#/$defs/forEach"},"description":"Groups that run one node for every item of a list."},"output":{"$ref":"#/$defs/outputTemplate"},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"server__tool, or the name of a tool."},"description":"Tools of agents that list none."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"patternProperties":{"^x-":{"description":"For YAML anchors; ignored otherwise."}},"$defs":{"workflow":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"Name of the workflow."},"description":{"type":"string","description":"Purpose of the workflow."},"version":{"type":["string","number"],"description":"Version of the workflow."},"entry_point":{"type":"string","minLength":1,"description":"First node or group of the run."},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"},"description":"Typed inputs."},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000,"description":"Maximum number of visits; retries do not count. Default 10, or twice the number of nodes if that is more."},"timeout_seconds":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?\\\\s*(ms|s|m|h)?\\\\s*$","description":"Time limit for the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole; default 16 MiB."},"max_tokens":{"type":"integer","minimum":1,"description":"Tokens that agents may use in one run."},"budget_usd":{"type":"number","exclusiveMinimum":0,"description":"US dollars that agents may cost in one run, by the prices of `cost.pricing`."},"budget_mode":{"enum":["audit","enforce"],"description":"Over the budget: a warning (audit, the default), or the end of the run (enforce)."}},"description":"Bounds of a run."},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"],"description":"All earlier nodes, the last one, or those that `input` lists."},"max_tokens":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"trim_strategy":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"Data that templates of a node can read."},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean","description":"For all nodes of the file."},"provider":{"anyOf":[{"type":"string","minLength":1,"description":"Name of the provider."},{"$ref":"#/$defs/provider"}],"description":"Provider of agents."},"default_model":{"type":"string","description":"Model for agents without one."},"temperature":{"type":"number","minimum":0,"maximum":2,"description":"Passed on by the HTTP providers."},"max_tokens":{"type":"integer","minimum":1,"description":"Maximum tokens of an answer; passed on by the HTTP providers."},"timeout":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"checkpoint":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"tool_output":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"},"description":"Servers of tools (MCP) that agents may use, by name."},"max_session_seconds":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500,"description":"Maximum requests to the model while it calls tools; default 10."},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"],"description":"Reasoning effort of agents without their own."},"default_context_tier":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"working_dir":{"type":"string","description":"Working directory of command providers and MCP servers, for agents without their own; a template."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skill_injection":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skill_discovery":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugin_sources":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"How nodes run."},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string","description":"A template, rendered before the first node."},"on_complete":{"type":"string","description":"A template, rendered on success."},"on_error":{"type":"string","description":"A template, rendered when the run fails or halts; not the same as on_error of a route."}},"description":"Templates that are rendered at the start and the end of a run and recorded as events."},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"},"description":"Checked before nodes start."},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1,"description":"A node."},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"A node."}}],"description":"Nodes that run before the run ends, whatever its outcome."},"raises":{"$ref":"#/$defs/raises"},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object","description":"Free-form."},"instructions":{"anyOf":[{"type":"string","description":"One instruction."},{"type":"array","items":{"type":"string","description":"A file, or the text itself."},"description":"Several of them."}],"description":"Text before the system prompt of every agent."},"cost":{"$ref":"#/$defs/cost"},"mcp":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"bundle":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"defaults":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","entry_point"]},"node":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"script"}},"required":["type"]},"then":{"$ref":"#/$defs/scriptNode"}},{"if":{"properties":{"type":{"const":"set"}},"required":["type"]},"then":{"$ref":"#/$defs/setNode"}},{"if":{"properties":{"type":{"const":"wait"}},"required":["type"]},"then":{"$ref":"#/$defs/waitNode"}},{"if":{"properties":{"type":{"const":"terminate"}},"required":["type"]},"then":{"$ref":"#/$defs/terminateNode"}},{"if":{"properties":{"type":{"const":"workflow"}},"required":["type"]},"then":{"$ref":"#/$defs/workflowNode"}},{"if":{"anyOf":[{"properties":{"type":{"const":"agent"}},"required":["type"]},{"not":{"required":["type"]}}]},"then":{"$ref":"#/$defs/agentNode"}},{"if":{"properties":{"type":{"const":"human_gate"}},"required":["type"]},"then":{"$ref":"#/$defs/gateNode"}},{"if":{"properties":{"type":{"const":"questions"}},"required":["type"]},"then":{"$ref":"#/$defs/questionsNode"}}],"properties":{"type":{"enum":["script","set","wait","terminate","workflow","agent","human_gate","questions"],"description":"Type; decides which other fields are allowed."}},"x-union":["scriptNode","setNode","waitNode","terminateNode","workflowNode","agentNode","gateNode","questionsNode"]},"member":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"script"}},"required":["type"]},"then":{"$ref":"#/$defs/scriptNode"}},{"if":{"properties":{"type":{"const":"set"}},"required":["type"]},"then":{"$ref":"#/$defs/setNode"}},{"if":{"properties":{"type":{"const":"workflow"}},"required":["type"]},"then":{"$ref":"#/$defs/workflowNode"}},{"if":{"anyOf":[{"properties":{"type":{"const":"agent"}},"required":["type"]},{"not":{"required":["type"]}}]},"then":{"$ref":"#/$defs/agentNode"}}],"properties":{"type":{"enum":["script","set","workflow","agent"],"description":"Type; decides which other fields are allowed."}},"x-union":["scriptNode","setNode","workflowNode","agentNode"]},"scriptNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"type":{"const":"script","description":"A script node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional."},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1,"description":"Program to run; a template."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Arguments, each a template."},"run":{"type":"string","minLength":1,"description":"Script text, as in a step of GitHub Actions."},"shell":{"type":"string","minLength":1,"description":"bash, sh, pwsh, powershell (Windows), python, node, cmd, or a line with {0}."},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string","description":"Relative to the folder where the run was started; a template."},"timeout":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?\\\\s*(ms|s|m|h)?\\\\s*$","description":"Time limit for the process tree: seconds, or 90s, 10m, 1h."},"stdin":{"type":"string","description":"Text for the standard input; a template."},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"},"description":"Rules that map failures of programs to kinds."},"reports":{"anyOf":[{"type":"string","minLength":1,"description":"Globs, separated by commas or newlines."},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"A glob."}}],"description":"Test reports that the command writes, JUnit XML or another format: failed tests in them fail the node."},"reports_required":{"type":"boolean","description":"true: a missing, broken or incomplete report fails the node."},"quarantine":{"type":"string","minLength":1,"description":"File of tests that may fail for a while; .github/quarantine.yml if it exists."},"workflow_commands":{"enum":["allow","stop"],"description":"Whether the runner may act on ::commands:: that the script prints."},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","type"]},"setNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"type":{"const":"set","description":"A set node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional."},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"value":{"description":"A template (or data) that becomes the output."},"values":{"type":"object","additionalProperties":true,"description":"Several named values; the output is an object."},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"],"description":"Type of the rendered value."},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]},"waitNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"type":{"const":"wait","description":"A wait node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional."},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"duration":{"type":["string","number"],"description":"500ms, 60s, 2.5m, 1h, a number of seconds, or a template; over 0, at most 24 h."},"reason":{"type":"string","description":"Shown while waiting; a template."}},"required":["name","type","duration"]},"terminateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"type":{"const":"terminate","description":"A terminate node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional."},"description":"Data that this node reads."},"status":{"enum":["success","failed"],"description":"Outcome of the run."},"reason":{"type":"string","minLength":1,"pattern":"\\\\S","description":"Why; a template."},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]},"workflowNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"type":{"const":"workflow","description":"A workflow node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional."},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1,"description":"Path of the child file, relative to this file."},"input_mapping":{"type":"object","additionalProperties":true,"description":"The child\'s inputs, templates over this run."},"max_depth":{"type":"integer","minimum":1,"maximum":10,"description":"Maximum depth of child workflows."},"output":{"$ref":"#/$defs/outputSchema"},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name","type","workflow"]},"agentNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"type":{"const":"agent","description":"A agent node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional."},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns findings of the engine at this node into routable kinds."},"max_output_bytes":{"type":"integer","minimum":1024,"description":"Bytes of a stream that are kept whole."},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string","description":"User prompt; a template."},"system_prompt":{"type":"string","description":"System prompt; a template."},"model":{"type":"string","description":"Model name; a template."},"provider":{"anyOf":[{"type":"string","minLength":1,"description":"openai, anthropic, claude, command."},{"$ref":"#/$defs/provider"}],"description":"Overrides runtime.provider."},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry"},"timeout_seconds":{"type":["number","string"],"exclusiveMinimum":0,"pattern":"^\\\\s*\\\\d+(\\\\.\\\\d+)?\\\\s*(ms|s|m|h)?\\\\s*$","description":"Time limit over all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean","description":"false: the prompt does not explain the kinds of raises."},"working_dir":{"type":"string","description":"Working directory of a command provider and of MCP servers; a template."},"temperature":{"type":"number","minimum":0,"maximum":2,"description":"Passed on by the HTTP providers."},"max_tokens":{"type":"integer","minimum":1,"description":"Maximum tokens of an answer; passed on by the HTTP providers."},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"],"description":"Reasoning effort."},{"type":"string","pattern":"\\\\{[{%]","description":"A template that renders to one of them."}],"description":"Passed on by HTTP providers that support it."}},"required":["effort"],"description":"Reasoning of the model."},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"server__tool, or the name of a tool."},"description":"Tools that this agent may use; [] for none, all by default."},"skills":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"plugins":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"output_mode":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"context_tier":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"session_key":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_session_seconds":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500,"description":"Maximum requests to the model while it calls tools; default 10."},"validator":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"sandbox":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"dialog":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"execution":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"settings_dir":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["name"]},"gateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"type":{"const":"human_gate","description":"A human_gate node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional."},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1,"description":"Question to the human; a template."},"options":{"type":"array","minItems":1,"description":"Possible answers.","items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"description":"Text for the human."},"value":{"type":["string","number","boolean"],"description":"Value for the workflow."},"route":{"type":"string","minLength":1,"description":"Next node after this answer."},"prompt_for":{"type":"string","minLength":1,"description":"Name of a field that the human fills in."},"multiline":{"type":"boolean","description":"The field may have several lines."}},"required":["label","value"]}}},"required":["name","type","prompt","options"]},"questionsNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"type":{"const":"questions","description":"A questions node."},"description":{"type":"string","description":"For readers and reports."},"input":{"type":"array","items":{"type":"string","minLength":1,"description":"workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional."},"description":"Data that this node reads."},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","description":"Shown before the first question; a template."},"questions":{"type":"array","minItems":1,"description":"Questions, asked in order.","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$","description":"Key of the answer; q1, q2, ... by default."},"text":{"type":"string","minLength":1,"description":"The question; a template."},"hint":{"type":"string","description":"Shown below the question; a template."},"choices":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Answers to choose from; templates."},"allow_free_text":{"type":"boolean","description":"false: only one of the choices."},"default":{"type":["string","number","boolean"],"description":"Answer if the question is skipped."},"required":{"type":"boolean","description":"true: the question cannot be skipped, unless it has a default."},"multiline":{"type":"boolean","description":"false: an answer has one line."}},"required":["text"]}},"source":{"type":"string","minLength":1,"description":"Instead of questions: dotted path or template to a list of texts or questions."},"allow_back":{"type":"boolean","description":"false: earlier questions cannot be changed."},"allow_skip":{"type":"boolean","description":"false: no question may be skipped."},"allow_skip_all":{"type":"boolean","description":"false: the remaining questions may not be skipped at once."},"allow_abort":{"type":"boolean","description":"true: the questions may be aborted."},"abort_route":{"type":"string","minLength":1,"description":"Next node after an abort; $end by default."}},"required":["name","type"]},"parallel":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000,"description":"Maximum number of members that run at the same time."},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"],"description":"Effect of a failed member on the group."},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0,"description":"Maximum number of failures."},"percent":{"type":"number","minimum":0,"maximum":100,"description":"Maximum percentage of failures."}},"minProperties":1,"maxProperties":1,"description":"Failures that the group tolerates."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns a failed group into a routable kind."},"type":{"const":"parallel","description":"May be left out."},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"Name of a node."},"description":"The members."}},"required":["name","agents"]},"forEach":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000,"description":"Maximum number of members that run at the same time."},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"],"description":"Effect of a failed member on the group."},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0,"description":"Maximum number of failures."},"percent":{"type":"number","minimum":0,"maximum":100,"description":"Maximum percentage of failures."}},"minProperties":1,"maxProperties":1,"description":"Failures that the group tolerates."},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean","description":"Turns a failed group into a routable kind."},"type":{"const":"for_each","description":"May be left out."},"source":{"type":"string","minLength":1,"description":"Dotted path or template to a list."},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","description":"Name of the loop variable."},"agent":{"$ref":"#/$defs/member","description":"Node that runs for every item."},"key_by":{"type":"string","minLength":1,"description":"Path to the key of an item."}},"required":["name","source","as","agent"]},"routes":{"type":"array","items":{"$ref":"#/$defs/route"},"description":"Tried in order."},"route":{"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1,"description":"Next node, group, or $end."},"when":{"type":"string","description":"A template or a bare expression."},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"string"}}],"description":"true or \\"*\\", a kind, a prefix (external.git.*), or a list."},"retry":{"$ref":"#/$defs/retry"},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string","description":"A template over error and output."}}},{"const":true}],"description":"End the whole run here."},"propagate":{"const":true,"description":"Hand the error to the calling workflow."},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{"description":"Templates over error and output; replaces the node\'s output."}},"required":["output"],"description":"Treat the node as succeeded with this output."},"dead_letter":{"type":"boolean","description":"Keep a record that redrive can run again."},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}],"description":"Notify people: an event, a summary entry, and an issue if allowed."},"output":{"$ref":"#/$defs/outputTemplate","description":"On a route to $end: overrides fields of the run\'s output."}}},"retry":{"type":"object","additionalProperties":false,"properties":{"max":{"type":"integer","minimum":1,"maximum":100,"description":"Re-runs; default 3."},"backoff":{"enum":["none","fixed","linear","exponential"],"description":"How the wait grows; default exponential."},"initial_seconds":{"type":"number","minimum":0,"maximum":86400,"description":"The first wait; default 1."},"max_seconds":{"type":"number","minimum":0,"maximum":86400,"description":"The longest wait; default 60."},"jitter":{"type":"number","minimum":0,"maximum":1,"description":"A plus/minus fraction of the wait; default 0.25."},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0,"description":"Counted from the first failure."},"from":{"type":"string","minLength":1,"description":"Re-enter at this earlier node."}}},"escalate":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"description":"Title of the issue; a template."},"labels":{"type":"array","items":{"type":"string"},"description":"Labels of the issue."},"assignees":{"type":"array","items":{"type":"string"},"description":"Assignees of the issue."}}},"raises":{"type":"array","items":{"type":"string"},"description":"Kinds that may be raised."},"cost":{"type":"object","additionalProperties":false,"properties":{"pricing":{"type":"object","additionalProperties":{"$ref":"#/$defs/price"},"description":"Prices of models, by their names."},"show_per_agent":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"show_summary":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"description":"What agents cost."},"price":{"type":"object","additionalProperties":false,"properties":{"input_per_mtok":{"type":"number","minimum":0,"description":"US dollars for a million tokens of requests."},"output_per_mtok":{"type":"number","minimum":0,"description":"US dollars for a million tokens of answers."},"cache_read_per_mtok":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true},"cache_write_per_mtok":{"description":"Known to microsoft/conductor; without effect here.","x-no-effect":true}},"required":["input_per_mtok","output_per_mtok"],"description":"Price of a model."},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]},"description":"Environment of the scripts; values are templates."},"outputTemplate":{"type":"object","additionalProperties":true,"description":"Templates whose rendered values become data."},"outputSchema":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"},"description":"Schema of the output, by field."},"outputField":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"],"description":"Type of the value."},"description":{"type":"string","description":"Meaning of the field."},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]},"description":"The only values that are allowed."},"pattern":{"type":"string","minLength":1,"description":"Regular expression, matched anywhere; texts only."},"minimum":{"type":"number","description":"Lowest number."},"maximum":{"type":"number","description":"Highest number."},"minLength":{"type":"integer","minimum":0,"description":"Minimum number of characters."},"maxLength":{"type":"integer","minimum":0,"description":"Maximum number of characters."},"nullable":{"type":"boolean","description":"true: null is allowed."},"required":{"type":"boolean","description":"false: a property of an object may be absent."},"items":{"$ref":"#/$defs/outputField","description":"Schema of the entries of a list."},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"},"description":"Schema of the fields of an object."}},"required":["type"]},"classifyRule":{"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\\\d+\\\\s*(\\\\.\\\\.|-)\\\\s*-?\\\\d+$"}],"description":"A number, a list, or a range such as \\"64-78\\"."},"stdout":{"type":"string","minLength":1,"description":"Regular expression."},"stderr":{"type":"string","minLength":1,"description":"Regular expression."},"signal":{"anyOf":[{"type":"string","minLength":1,"description":"SIGKILL"},{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"description":"Signal"}}],"description":"The signal that ended the process, or a list."},"timeout":{"type":"boolean","description":"Matches a process that was ended at its timeout."},"kind":{"type":"string","minLength":1,"description":"The kind to raise."},"message":{"type":"string","minLength":1,"description":"A template over the captures; else the matching line."},"details":{"type":"object","description":"Added to the details."},"transient":{"type":"boolean","description":"Whether another run may succeed without a change; by default the kind decides."},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"],"description":"A built-in set of rules."},"job":{"type":"string","minLength":1,"description":"Files of rules for triage: regular expression for the name of the job."},"step":{"type":"string","minLength":1,"description":"Files of rules for triage: regular expression for the name of the failed step."},"rerun":{"type":"boolean","description":"Files of rules for triage: false: do not rerun the job."}}},"inputSpec":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"],"description":"Type of the value."},"description":{"type":"string","description":"Meaning of the input."},"default":{"description":"Value if none is given."},"required":{"type":"boolean","description":"false: it may be left out."},"secret":{"type":"boolean","description":"true: the value is redacted in all output."}},"required":["type"]},"provider":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1,"description":"openai, anthropic, claude, command."},"base_url":{"type":"string","minLength":1,"description":"Address of the API."},"api_key":{"type":"string","description":"Usually ${VAR}."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Sent with every request."},"command":{"type":"string","minLength":1,"description":"Program of the command provider."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Its arguments."},"env":{"$ref":"#/$defs/env"}}},"toolServer":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"],"description":"Transport: stdio (the default) or http; sse is not supported."},"command":{"type":"string","minLength":1,"description":"Program of a stdio server."},"args":{"type":"array","items":{"type":["string","number","boolean"]},"description":"Its arguments."},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]},"description":"Environment variables, over those of scripts."},"url":{"type":"string","minLength":1,"description":"Address of an http server."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Sent with every request."},"timeout":{"type":"integer","minimum":1,"description":"Milliseconds for its start and for each call; default 30000."},"tools":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a tool, or *."},"description":"Tools of the server that are offered; all by default."}}},"agentRetry":{"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10,"description":"Default 3."},"backoff":{"enum":["none","fixed","linear","exponential"],"description":"How the wait grows; default exponential."},"delay_seconds":{"type":"number","minimum":0,"maximum":300,"description":"The first wait."},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]},"description":"Errors that are retried."},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10,"description":"Default 2."}}},"resilience":{"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100,"description":"Re-runs; default 3."},"initial_delay":{"type":"number","minimum":0,"description":"Seconds before the first retry; default 1."},"backoff_multiplier":{"type":"number","minimum":1,"description":"How the wait grows; default 2."},"max_delay":{"type":"number","minimum":0,"description":"The longest wait in seconds; default 60."},"jitter":{"type":"number","minimum":0,"maximum":1,"description":"A plus/minus fraction of the wait; default 0.25."},"retryable":{"type":"array","items":{"type":"string"},"description":"Kinds and prefixes; by default transient kinds."}},"description":"Retries for errors that no route handles."},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1,"description":"Consecutive failures that open the breaker; default 5."},"recovery_timeout":{"type":"number","minimum":0,"description":"Seconds until a probe; default 60."},"success_threshold":{"type":"integer","minimum":1,"description":"Successful probes that close the breaker; default 2."},"key":{"type":"string","minLength":1,"description":"Nodes with the same key share a breaker."},"scope":{"enum":["run","repository"],"description":"repository: the breaker keeps its state between runs."}},"description":"Stops running a node that keeps failing."}},"description":"Retries and a circuit breaker for errors that no route handles."},"policy":{"type":"object","allOf":[{"if":{"properties":{"type":{"const":"max_concurrent_tasks"}},"required":["type"]},"then":{"$ref":"#/$defs/max_concurrent_tasks_policy"}},{"if":{"properties":{"type":{"const":"task_timeout"}},"required":["type"]},"then":{"$ref":"#/$defs/task_timeout_policy"}},{"if":{"properties":{"type":{"const":"phase_gate"}},"required":["type"]},"then":{"$ref":"#/$defs/phase_gate_policy"}},{"if":{"properties":{"type":{"const":"node_availability"}},"required":["type"]},"then":{"$ref":"#/$defs/node_availability_policy"}},{"if":{"properties":{"type":{"const":"expression"}},"required":["type"]},"then":{"$ref":"#/$defs/expression_policy"}},{"if":{"properties":{"type":{"const":"command"}},"required":["type"]},"then":{"$ref":"#/$defs/command_policy"}}],"properties":{"type":{"enum":["max_concurrent_tasks","task_timeout","phase_gate","node_availability","expression","command"],"description":"Type; decides which other fields are allowed."}},"x-union":["max_concurrent_tasks_policy","task_timeout_policy","phase_gate_policy","node_availability_policy","expression_policy","command_policy"],"required":["name","type"]},"max_concurrent_tasks_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group."},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"max_concurrent_tasks","description":"A max_concurrent_tasks policy."},"max":{"type":"integer","minimum":1,"description":"Default 5."}},"required":["name","type"]},"task_timeout_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group."},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"task_timeout","description":"A task_timeout policy."},"max_seconds":{"type":"number","exclusiveMinimum":0,"description":"Default 3600."}},"required":["name","type"]},"phase_gate_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group."},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"phase_gate","description":"A phase_gate policy."},"group":{"type":"string","minLength":1,"description":"The group that must have succeeded."},"min_success_rate":{"type":"number","minimum":0,"maximum":1,"description":"Default 0.8."}},"required":["name","type","group"]},"node_availability_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group."},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"node_availability","description":"A node_availability policy."}},"required":["name","type"]},"expression_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group."},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"expression","description":"A expression policy."},"allow_if":{"type":"string","minLength":1,"description":"A condition."}},"required":["name","type","allow_if"]},"command_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\\\p{L}\\\\p{N}_]([\\\\p{L}\\\\p{N}_ -]*[\\\\p{L}\\\\p{N}_-])?$","description":"Unique name, also the name in templates."},"description":{"type":"string","description":"For readers and reports."},"mode":{"enum":["enforce","warn"],"description":"warn only reports."},"nodes":{"type":"array","items":{"type":"string","minLength":1,"description":"Name of a node or group."},"description":"Nodes that the policy applies to; by default all.","minItems":1},"type":{"const":"command","description":"A command policy."},"command":{"type":"string","minLength":1,"description":"Gets the context as JSON on stdin."},"args":{"type":"array","items":{"type":["string","number"]},"description":"Arguments."},"timeout":{"type":"number","exclusiveMinimum":0,"description":"Seconds; default 30."}},"required":["name","type","command"]}}}');
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
;// CONCATENATED MODULE: ./build/src/editor/schema.js


const ROOT = conductor_schema_namespaceObject;
function resolveRef(schema) {
    if (!(0,json/* isJsonObject */.OW)(schema))
        return [];
    const ref = schema['$ref'];
    if (typeof ref !== 'string')
        return [schema];
    const definitions = ROOT['$defs'];
    const targets = (0,json/* isJsonObject */.OW)(definitions) ? resolveRef(definitions[ref.replace('#/$defs/', '')]) : [];
    return targets.map((target) => ({ ...target, ...schema }));
}
function listAlternatives(schema, type) {
    const options = [schema['anyOf'], schema['oneOf']].flatMap((list) => Array.isArray(list) ? list : []);
    const union = Array.isArray(schema['x-union']) ? schema['x-union'] : [];
    const members = union.flatMap((name) => resolveRef({ $ref: `#/$defs/${String(name)}` }));
    const typed = members.filter((member) => type === undefined || typeName(member) === type);
    return [schema, ...options.flatMap(resolveRef), ...typed];
}
function typeName({ properties }) {
    const type = (0,json/* isJsonObject */.OW)(properties) ? properties['type'] : undefined;
    return (0,json/* isJsonObject */.OW)(type) ? type['const'] : undefined;
}
function findSchemas(path, typeAt) {
    let current = [ROOT];
    for (const [depth, segment] of path.entries()) {
        const type = typeAt(path.slice(0, depth));
        current = current
            .flatMap((schema) => listAlternatives(schema, type))
            .flatMap((schema) => {
            if (typeof segment === 'number')
                return resolveRef(schema['items']);
            const properties = (0,json/* isJsonObject */.OW)(schema['properties']) ? schema['properties'] : {};
            const own = Object.hasOwn(properties, segment) ? properties[segment] : schema['additionalProperties'];
            return resolveRef(own);
        });
    }
    const type = typeAt(path);
    return current.flatMap((schema) => listAlternatives(schema, type));
}
function listFields(schemas) {
    const fields = new Map();
    for (const schema of schemas) {
        const required = Array.isArray(schema['required']) ? schema['required'] : [];
        const properties = (0,json/* isJsonObject */.OW)(schema['properties']) ? schema['properties'] : {};
        for (const [name, given] of Object.entries(properties)) {
            const [field] = resolveRef(given);
            if (field === undefined || fields.has(name))
                continue;
            fields.set(name, { name, description: describe(field), isRequired: required.includes(name), schema: field });
        }
    }
    return [...fields.values()].sort((a, b) => Number('x-no-effect' in a.schema) - Number('x-no-effect' in b.schema));
}
function describe(schema) {
    return typeof schema['description'] === 'string' ? schema['description'] : '';
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

;// CONCATENATED MODULE: ./build/src/editor/completion.js





const SCENARIO_FIELDS = {
    '': ['workflow', 'scenarios'],
    scenarios: ['name', 'description', 'inputs', 'stub', 'inject', 'gates', 'real', 'github', 'expect'],
    expect: ['outcome', 'path', 'attempts', 'not_run', 'waited_seconds', 'output', 'error', 'errors', 'terminated_by'],
    stub: ['output', 'error', 'answer'],
    error: ['kind', 'message', 'details', 'node'],
};
const NODE_FIELDS = new Set([
    'to',
    'entry_point',
    'from',
    'finally',
    'route',
    'nodes',
    'group',
]);
const SCENARIO_NODE_FIELDS = new Set(['path', 'not_run', 'real', 'node', 'terminated_by']);
const KIND_FIELDS = new Set(['on_error', 'raises', 'retryable', 'kind']);
const WITH_END = new Set(['to', 'route']);
function completeAt(analysis, lines, line, cursor) {
    const { workflow, sort } = analysis;
    if (cursor.expression !== null)
        return completeExpression(analysis, cursor, cursor.expression);
    const field = fieldName(cursor);
    if (sort === 'scenario')
        return completeScenario(analysis, cursor);
    if (sort !== 'workflow')
        return [];
    const column = cursor.isKey ? cursor.start : (/^[\s-]*/.exec(lines[line] ?? '')?.[0].length ?? 0);
    const siblings = readSiblings(lines, line, column);
    const types = createTypeReader(workflow, cursor, siblings);
    const isItem = !cursor.isKey && typeof cursor.path.at(-1) === 'number';
    if (cursor.isKey || isItem) {
        const fields = listFields(findSchemas(cursor.isKey ? cursor.path.slice(0, -1) : cursor.path, types));
        if (cursor.isKey || fields.length > 0)
            return fieldProposals(fields, siblings, cursor.word);
    }
    if (field === 'agents' && cursor.path[0] === 'parallel')
        return nodeProposals(workflow, lines);
    if (field === 'input' && typeof cursor.path.at(-1) === 'number')
        return inputProposals(workflow, lines);
    if (NODE_FIELDS.has(field)) {
        const end = { label: '$end', detail: 'the run ends here', kind: 'word', rank: 1 };
        return [...nodeProposals(workflow, lines), ...(WITH_END.has(field) ? [end] : [])];
    }
    if (KIND_FIELDS.has(field))
        return kindProposals(analysis, findSite(workflow, cursor), field);
    const words = listWords(findSchemas(cursor.path, types));
    return words.map((label, rank) => ({ label, kind: 'word', rank }));
}
function fieldProposals(fields, siblings, word) {
    return fields
        .filter(({ name }) => name === word || !siblings.has(name))
        .map(({ name, description, isRequired, schema }) => ({
        label: name,
        documentation: description,
        kind: 'field',
        insert: `${name}: `,
        rank: isRequired ? 0 : 'x-no-effect' in schema ? 3 : 1,
        ...(isRequired ? { detail: 'required' } : {}),
    }));
}
function fieldName({ path }) {
    const last = path.at(-1) ?? '';
    return typeof last === 'number' ? (path.at(-2) ?? '') : last;
}
function createTypeReader(workflow, cursor, siblings) {
    const own = cursor.path.slice(0, -1);
    return (at) => {
        const written = isSame(at, own) ? siblings.get('type') : undefined;
        const site = workflow === null ? undefined : (0,model/* sitesOf */.Yc)(workflow).find(({ path: found }) => isSame(found, at));
        return written === undefined || written === '' ? site?.step.type : written;
    };
}
function isSame(a, b) {
    return a.length === b.length && a.every((part, index) => part === b[index]);
}
function findSite(workflow, { path }) {
    const sites = workflow === null ? [] : (0,model/* sitesOf */.Yc)(workflow);
    const inside = sites.filter(({ path: at }) => at.every((part, index) => (part === 'nodes' ? 'agents' : part) === (path[index] === 'nodes' ? 'agents' : path[index])));
    return inside.at(-1);
}
function nodeProposals(workflow, lines) {
    const written = lines.slice(0, 50_000).flatMap((line, index) => {
        const isOfWorkflow = (lines[index - 1] ?? '').startsWith('workflow:');
        return isOfWorkflow ? [] : (readName(line) ?? []);
    });
    const types = new Map(workflow === null ? [] : [...workflow.steps].map(([name, { type }]) => [name, type]));
    const members = new Set(workflow === null
        ? []
        : (0,model/* sitesOf */.Yc)(workflow)
            .filter(({ path }) => path.at(-1) === 'agent')
            .map(({ step }) => step.name));
    const names = new Set([
        ...types.keys(),
        ...written.filter((name) => !members.has(name) && name !== workflow?.settings.name),
    ]);
    return [...names].map((label) => ({ label, detail: types.get(label) ?? 'node', kind: 'node', rank: 0 }));
}
function readName(line) {
    const text = line.trimStart().replace(/^- +/, '');
    const name = text.startsWith('name:') ? readValue(text.slice('name:'.length)) : '';
    return name === '' || name.length > 200 ? null : name;
}
function inputProposals(workflow, lines) {
    const inputs = Object.keys(workflow?.settings.input ?? {}).map((name) => `workflow.input.${name}`);
    const nodes = nodeProposals(workflow, lines).flatMap(({ label, detail }) => detail === 'parallel' || detail === 'for_each'
        ? [`${label}.outputs`, `${label}.errors`]
        : [`${label}.output`, `${label}.error`]);
    return [...inputs, ...nodes].map((label) => ({ label, kind: 'name', rank: 0 }));
}
function kindProposals({ contract, workflow }, site, field) {
    const proposals = new Map();
    const add = (label, rank, detail) => {
        if (label !== '*' && !proposals.has(label))
            proposals.set(label, { label, rank, detail, kind: 'kind' });
    };
    const nodes = contract?.nodes ?? [];
    const own = nodes.find(({ node }) => node === site?.label);
    const isHandled = field === 'on_error' || field === 'retryable';
    const describeSource = (source, via, node) => source === 'engine'
        ? 'made by the engine'
        : `${source === 'declared' ? 'declared' : `from ${via ?? source}`} by ${node}`;
    for (const rank of [0, 1])
        for (const { kind, source, via } of isHandled ? (own?.raises ?? []) : [])
            if ((source === 'engine') === (rank === 1))
                add(kind, rank, describeSource(source, via, own?.node ?? ''));
    for (const { node, raises } of nodes)
        for (const { kind, source, via } of raises)
            if (source !== 'engine')
                add(kind, 2, describeSource(source, via, node));
    for (const { handlers } of nodes)
        for (const { patterns } of handlers)
            for (const kind of patterns)
                add(kind, 2, 'named in a route');
    for (const kind of workflow?.settings.raises ?? [])
        add(kind, 2, 'announced by the workflow');
    if (isHandled)
        for (const kind of kinds/* ENGINE_KINDS */.Fr)
            if (!(0,kinds/* isNeverRoutable */.Te)({ kind, details: {} }))
                add(kind, 3, 'made by the engine');
    return [...proposals.values()];
}
function completeScenario(analysis, cursor) {
    const { path, isKey } = cursor;
    const nodes = nodeProposals(analysis.workflow, []);
    const parents = path.filter((part) => typeof part === 'string');
    const parent = isKey ? (parents.at(-2) ?? '') : (parents.at(-1) ?? '');
    if (isKey && ['stub', 'attempts', 'gates'].includes(parent))
        return nodes.map((node) => ({ ...node, insert: `${node.label}: ` }));
    if (isKey) {
        const known = parents.at(-3) === 'stub' ? 'stub' : parent;
        return (SCENARIO_FIELDS[known] ?? []).map((label, rank) => ({ label, kind: 'field', rank, insert: `${label}: ` }));
    }
    const field = fieldName(cursor);
    if (SCENARIO_NODE_FIELDS.has(field) || field === 'inject')
        return nodes;
    if (field === 'kind' || field === 'error')
        return kindProposals(analysis, undefined, 'on_error');
    if (field === 'outcome')
        return outcome/* RUN_OUTCOMES */.wi.map((label, rank) => ({ label, kind: 'word', rank }));
    return [];
}
const ERROR_FIELDS = ['kind', 'message', 'details', 'node', 'attempts', 'retries_exhausted'];
const WORKFLOW_FIELDS = ['name', 'description', 'dir', 'file', 'input', 'run_id'];
const GROUP_FIELDS = ['outputs', 'errors', 'results', 'count', 'error'];
const NAMES = {
    workflow: WORKFLOW_FIELDS,
    error: ERROR_FIELDS,
    context: ['iteration', 'history'],
    conductor: ['retry_attempt'],
    github: ['repository', 'ref', 'sha', 'actor', 'event_name', 'head_ref', 'base_ref', 'run_id', 'run_attempt', 'event'],
};
function completeExpression({ workflow }, cursor, expression) {
    const read = findPathBefore(expression).split('.');
    const site = findSite(workflow, cursor);
    const isRoute = cursor.path.includes('routes') || cursor.path.includes('error_routes');
    const names = listNames(workflow, site, read.slice(0, -1), isRoute);
    return names.map((label, rank) => ({ label, kind: 'name', rank }));
}
function findPathBefore(expression) {
    let start = expression.length;
    while (start > 0 && /[\p{L}\p{N}_.-]/u.test(expression[start - 1] ?? ''))
        start--;
    return expression.slice(start);
}
function listNames(workflow, site, path, isRoute) {
    const [root, second, third] = path;
    const step = root === undefined ? undefined : workflow?.steps.get(root);
    if (root === undefined) {
        const loop = site?.group?.type === 'for_each' ? [site.group.as, '_index', '_key'] : [];
        const own = isRoute && site !== undefined ? ['output', ...listOutputFields(workflow, site.step)] : [];
        return [...new Set([...own, ...loop, ...(workflow?.steps.keys() ?? []), ...Object.keys(NAMES), 'policy'])];
    }
    if (root === 'workflow' && second === 'input')
        return third === undefined ? Object.keys(workflow?.settings.input ?? {}) : [];
    if (root === 'output' && second === undefined && site !== undefined)
        return listOutputFields(workflow, site.step);
    if (step === undefined)
        return second === undefined ? (NAMES[root] ?? []) : [];
    if (second === undefined)
        return (0,model/* isGroup */.IZ)(step) ? GROUP_FIELDS : ['output', 'error'];
    if (second === 'error')
        return third === undefined ? ERROR_FIELDS : [];
    if (second === 'outputs' && step.type === 'parallel' && third === undefined)
        return step.agents;
    return second === 'output' && third === undefined ? listOutputFields(workflow, step) : [];
}
function listOutputFields(workflow, step) {
    const declared = 'output' in step && step.output !== undefined ? Object.keys(step.output) : [];
    switch (step.type) {
        case 'script':
            return [...declared, 'stdout', 'stderr', 'exit_code'];
        case 'agent':
            return declared.length > 0 ? declared : ['result'];
        case 'wait':
            return ['waited_seconds'];
        case 'human_gate':
            return ['selected', 'additional_input'];
        case 'set':
            return 'values' in step && step.values !== undefined ? Object.keys(step.values) : declared;
        case 'workflow':
            return [...new Set([...declared, ...Object.keys(workflow?.children.get(step.workflow)?.output ?? {})])];
        case 'terminate':
            return ['status', 'reason', 'terminated_by'];
        case 'questions':
        case 'parallel':
        case 'for_each':
            return declared;
    }
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/src/config/load/index.js + 6 modules
var config_load = __webpack_require__(26530);
// EXTERNAL MODULE: ./build/src/config/quarantine.js
var quarantine = __webpack_require__(72813);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/run/prepare.js
var prepare = __webpack_require__(64843);
// EXTERNAL MODULE: ./build/src/scenario/test-files.js + 4 modules
var test_files = __webpack_require__(81523);
;// CONCATENATED MODULE: ./build/src/editor/documents.js










const MOST_BYTES = 2 * 1024 * 1024;
const TOP_KEY = /^(["']?)([\w-]+)\1\s*:/gm;
function findSort(file, text) {
    const name = external_node_path_default().basename(file);
    if (/^conductor-triage\.ya?ml$/.test(name))
        return 'rules';
    if (/^quarantine\.ya?ml$/.test(name))
        return 'quarantine';
    if (!/\.ya?ml$/i.test(name))
        return null;
    const keys = new Set([...text.slice(0, MOST_BYTES).matchAll(TOP_KEY)].map(([, , key]) => key));
    if (keys.has('scenarios') || /\.test\.ya?ml$/.test(name))
        return 'scenario';
    if (keys.has('jobs') || keys.has('on'))
        return null;
    const isWorkflow = /\.conductor\.ya?ml$/.test(name) || ['workflow', 'agents', 'nodes', 'entry_point'].some((key) => keys.has(key));
    return isWorkflow ? 'workflow' : null;
}
class Documents {
    around;
    #open = new Map();
    #analyses = new Map();
    #known = new Map();
    folders = [];
    constructor(around) {
        this.around = around;
    }
    reader = {
        realpath: load_workspace/* diskReader */.lJ.realpath,
        read: (file) => {
            const document = this.findByFile(file);
            if (document !== undefined)
                return (0,result.ok)(document.text);
            return this.isReadable(file) ? load_workspace/* diskReader */.lJ.read(file) : (0,result/* err */._q)({ code: 'file-not-found' });
        },
        names: (folder) => (this.isReadable(folder) ? (load_workspace/* diskReader */.lJ.names?.(folder) ?? []) : []),
    };
    isReadable(file) {
        return this.folders.some((folder) => (0,load_workspace/* isInside */.FK)(folder, file));
    }
    set(uri, version, text) {
        const file = toFile(uri);
        if (file === null)
            return;
        this.#open.set(uri, { uri, file, version, text });
        this.forget();
    }
    close(uri) {
        this.#open.delete(uri);
        this.forget();
    }
    forget() {
        this.#analyses.clear();
    }
    get(uri) {
        return this.#open.get(uri);
    }
    all() {
        return [...this.#open.values()];
    }
    findByFile(file) {
        return this.all().find((document) => document.file === file);
    }
    analyze(document) {
        const known = this.#analyses.get(document.uri);
        if (known !== undefined)
            return known;
        const analysis = this.#check(document);
        this.#analyses.set(document.uri, analysis);
        return analysis;
    }
    async #check(document) {
        const { file, text } = document;
        const shownFrom = (0,load_workspace/* shownFolder */.eD)(file, this.around.env, this.around.cwd);
        const isTooLarge = Buffer.byteLength(text) > MOST_BYTES;
        const sort = isTooLarge ? findSort(file, text.slice(0, 10_000)) : findSort(file, text);
        const nothing = { document, sort, findings: [], workflow: null, contract: null, scenarios: null, shownFrom };
        if (sort === null)
            return nothing;
        if (isTooLarge) {
            const message = `The file is larger than ${MOST_BYTES / 1024 / 1024} MiB, so it is not checked here.`;
            const at = { file: (0,load_workspace/* displayPath */.Gt)(shownFrom, file), line: 1, column: 1 };
            return {
                ...nothing,
                findings: [{ ...at, code: 'file-too-large', severity: 'warning', message, suggestion: null }],
            };
        }
        switch (sort) {
            case 'workflow':
                return { ...nothing, ...(await this.#checkWorkflow(file, shownFrom)) };
            case 'scenario':
                return { ...nothing, ...(await this.#checkScenarios(document, shownFrom)) };
            case 'quarantine':
                return {
                    ...nothing,
                    findings: (0,quarantine/* loadQuarantine */.Jo)(text, (0,load_workspace/* displayPath */.Gt)(shownFrom, file), Date.now()).findings,
                };
            case 'rules':
                return { ...nothing, findings: await this.#checkRules(document, shownFrom) };
        }
    }
    async #checkWorkflow(file, shownFrom) {
        const { env, adapters } = this.around;
        const workspace = this.folders.find((folder) => (0,load_workspace/* isInside */.FK)(folder, file)) ?? external_node_path_default().dirname(file);
        const { patterns } = adapters;
        const { findings, loaded, contract } = await (0,prepare/* checkFile */.vH)({
            file,
            env,
            patterns,
            workspace,
            shownFrom,
            files: this.reader,
        });
        const read = { workflow: loaded.workflow, contract };
        if (loaded.workflow !== null)
            this.#known.set(file, read);
        return { findings, ...(this.#known.get(file) ?? read) };
    }
    async #checkScenarios({ file, text }, shownFrom) {
        const checked = await (0,test_files.checkScenarioFile)(file, { ...this.around, files: this.reader }, new Map());
        const line = text.split('\n').find((each) => each.startsWith('workflow:')) ?? '';
        const named = readValue(line.slice('workflow:'.length));
        const target = named === '' ? null : (0,load_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(file), named));
        const read = target === null ? { workflow: null, contract: null } : await this.#checkWorkflow(target, shownFrom);
        return { ...read, findings: checked.findings, scenarios: checked.file };
    }
    async #checkRules({ file, text }, shownFrom) {
        const read = await (0,config_load/* readClassifyRules */.sy)(text, external_node_path_default().basename(file), this.around.adapters.patterns);
        if (read.ok)
            return [];
        const [, line = '1', message = read.error] = /, line (\d+): (.*)$/s.exec(read.error) ?? [];
        const at = { file: (0,load_workspace/* displayPath */.Gt)(shownFrom, file), line: Number(line), column: 1 };
        return [{ ...at, code: 'bad-rules', severity: 'error', message, suggestion: null }];
    }
}
function toFile(uri) {
    try {
        return (0,load_workspace/* resolveRealPath */.Sc)((0,external_node_url_.fileURLToPath)(uri));
    }
    catch {
        return null;
    }
}
function toUri(file) {
    return (0,external_node_url_.pathToFileURL)(file).href;
}
function findCaller(workflow, file) {
    for (const { step, path: at } of (0,model/* sitesOf */.Yc)(workflow)) {
        if (step.type !== 'workflow')
            continue;
        const child = workflow.children.get(step.workflow);
        const isDirect = (0,load_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(workflow.file), step.workflow)) === file;
        if (isDirect || (child !== undefined && (0,model/* allVariants */.Em)(child).some((called) => called.file === file)))
            return [...at, 'workflow'];
    }
    return null;
}

// EXTERNAL MODULE: ./build/src/core/transient.js
var core_transient = __webpack_require__(86266);
;// CONCATENATED MODULE: ./build/src/editor/hover.js





function describeAt(analysis, lines, line, cursor) {
    const { contract, workflow } = analysis;
    const name = cursor.word.split('.')[0] ?? '';
    const node = contract?.nodes.find((each) => each.node === name || each.node.endsWith(`.${name}`));
    const isName = !cursor.isKey && (cursor.path.at(-1) === 'name' ? findSite(workflow, cursor)?.step.name === name : true);
    if (contract !== null && node !== undefined && isName)
        return describeNode(contract, node);
    if ((0,kinds/* isKind */.VF)(cursor.word) && contract !== null && !cursor.isKey && cursor.expression === null)
        return describeKind(contract, cursor.word);
    if (!cursor.isKey)
        return null;
    const types = createTypeReader(workflow, cursor, readSiblings(lines, line, cursor.start));
    const descriptions = findSchemas(cursor.path, types)
        .map(describe)
        .filter((text) => text !== '');
    const field = String(cursor.path.at(-1) ?? '');
    return descriptions[0] === undefined ? null : `\`${field}\`: ${descriptions[0]}`;
}
function describeHandler({ action, target, scope, retry, when }) {
    const words = {
        to: `goes to \`${target ?? ''}\``,
        retry: `is retried${retry === null ? '' : `, at most ${retry.max} times`}`,
        halt: 'halts the run',
        propagate: 'goes to the caller',
        recover: 'is recovered',
    };
    const shared = scope === 'workflow' ? ' (`error_routes`)' : '';
    return `${words[action]}${when === null ? '' : ` when \`${when.replaceAll('`', "'")}\``}${shared}`;
}
function describeNode(contract, { node, type, raises, group }) {
    const rows = raises.map(({ kind, source, via, handledBy, escapes }) => {
        const from = source === 'declared' ? '' : source === 'engine' ? ', made by the engine' : `, from ${via ?? source}`;
        const ways = [
            ...handledBy.map(describeHandler),
            ...(escapes ? [group === null ? 'escapes: the run halts' : 'fails the item'] : []),
        ];
        return `- \`${kind}\`${from}: ${ways.join('; then ')}`;
    });
    const passing = contract.may_pass.filter((entry) => entry.node === node);
    const passed = passing.map(({ word, line }) => `- \`${word.replaceAll('`', "'")}\`, line ${line}`);
    return [
        `**${node}** · ${type}`,
        rows.length === 0 ? 'It raises nothing.' : ['Can raise:', ...rows].join('\n'),
        passed.length === 0 ? 'No failure of it may pass.' : ['A failure may pass:', ...passed].join('\n'),
    ].join('\n\n');
}
function describeKind(contract, kind) {
    const raisedBy = contract.nodes.filter(({ raises }) => raises.some((raised) => (0,kinds/* patternTakes */.Hq)(raised.kind, kind) && raised.kind !== '*'));
    const who = raisedBy.length === 0
        ? 'No node of this file declares it.'
        : `Raised by ${raisedBy.map(({ node }) => `\`${node}\``).join(', ')}.`;
    const what = (0,kinds/* isEngineKind */.Dj)(kind)
        ? `Made by the engine. ${kinds/* ENGINE_KIND_MEANINGS */.JP[kind]}`
        : (0,kinds/* isReservedKind */.HO)(kind)
            ? 'Reserved, and the engine makes no such kind.'
            : '';
    const transient = core_transient/* TRANSIENT_KINDS */.ty.has(kind)
        ? 'Transient: another run may succeed without a change.'
        : 'Not transient.';
    return [`**${kind}**`, who, what, transient].filter((text) => text !== '').join('\n\n');
}
function listEscapingKinds({ contract }, site) {
    const raises = contract?.nodes.find(({ node }) => node === site.label)?.raises ?? [];
    const escaping = raises.filter(({ kind, escapes }) => escapes && kind !== '*' && !kind.endsWith('.*'));
    return [...escaping]
        .sort((a, b) => Number(a.source === 'engine') - Number(b.source === 'engine'))
        .map(({ kind }) => kind);
}

;// CONCATENATED MODULE: ./build/src/editor/fixes.js



const MOST_KINDS = 5;
function findEnd(line, column) {
    const rest = line.slice(column);
    const token = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\p{L}\p{N}_$*./@-]+|\{\{|\S)/u.exec(rest)?.[0] ?? '';
    return Math.min(line.length, column + Math.max(1, token.length));
}
function findQuickFix(finding, lines) {
    const near = /^did you mean `([^`]+)`\?$/.exec(finding.suggestion ?? '')?.[1] ??
        /^write `([^`{]+)`$/.exec(finding.suggestion ?? '')?.[1];
    if (near === undefined)
        return null;
    const line = lines[finding.line - 1] ?? '';
    const column = finding.column - 1;
    const end = findEnd(line, column);
    const written = line.slice(column, end);
    const quoted = /^["']/.exec(written)?.[0] ?? '';
    const start = { line: finding.line - 1, character: column };
    const change = { start, end: { line: finding.line - 1, character: end }, text: `${quoted}${near}${quoted}` };
    return { title: `Write ${near}`, finding, change };
}
function listOffers(analysis, lines, caret, findings) {
    const cursor = readCursor(lines, caret);
    const site = cursor === null ? undefined : findSite(analysis.workflow, cursor);
    if (site === undefined || analysis.workflow === null)
        return [];
    const declared = findings
        .filter(({ code }) => code === 'undeclared-kind')
        .flatMap((finding) => declareKind(analysis, site, lines, finding));
    const handled = listEscapingKinds(analysis, site)
        .slice(0, MOST_KINDS)
        .flatMap((kind) => handleKind(analysis, site, lines, kind));
    return [...declared, ...handled];
}
function handleKind({ workflow, document }, site, lines, kind) {
    if (workflow === null || site.step.type === 'terminate')
        return [];
    const at = workflow.at(site.path);
    if (workflow.file !== document.file || at.file !== workflow.displayFile)
        return [];
    const indent = ' '.repeat(at.column - 1);
    const route = `${indent}  - on_error: ${kind}\n${indent}    halt: { message: "{{ error.message }}" }\n`;
    const routes = 'routes' in site.step ? (site.step.routes ?? []) : [];
    if (routes.length > 0 && isBlockList(lines, workflow.at([...site.path, 'routes']).line - 1)) {
        const last = workflow.at([...site.path, 'routes', routes.length - 1]);
        const dash = ' '.repeat(Math.max(0, (lines[last.line - 1] ?? '').indexOf('-')));
        const text = `${dash}- on_error: ${kind}\n${dash}  halt: { message: "{{ error.message }}" }\n`;
        return [createInsertion(`Handle ${kind} here`, findBlockEnd(lines, last.line - 1, dash.length), text, lines)];
    }
    if (routes.length > 0)
        return [];
    const end = findBlockEnd(lines, at.line - 1, at.column - 2);
    const group = site.group === null ? `${indent}  - to: $end\n` : '';
    return [createInsertion(`Handle ${kind} here`, end, `${indent}routes:\n${group}${route}`, lines)];
}
function declareKind({ workflow }, site, lines, finding) {
    const line = lines[finding.line - 1] ?? '';
    const kind = line.slice(finding.column - 1, findEnd(line, finding.column - 1)).replaceAll(/["']/g, '');
    const raises = 'raises' in site.step ? (site.step.raises ?? []) : [];
    const last = raises.length - 1;
    if (workflow === null || last < 0)
        return [];
    const at = workflow.at([...site.path, 'raises', last]);
    const row = lines[at.line - 1] ?? '';
    const end = findEnd(row, at.column - 1);
    const item = /^\s*-\s/.test(row) ? `\n${' '.repeat(row.indexOf('-'))}- ${kind}` : `, ${kind}`;
    const caret = { line: at.line - 1, character: end };
    return [{ title: `Declare ${kind} in raises`, finding, change: { start: caret, end: caret, text: item } }];
}
function isBlockList(lines, line) {
    return /^\s*-\s/.test(lines[line] ?? '') || /^\s*-\s/.test(lines[line + 1] ?? '');
}
function findBlockEnd(lines, start, column) {
    let end = start + 1;
    for (let at = start + 1; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.trim() === '' || line.trimStart().startsWith('#'))
            continue;
        if (line.length - line.trimStart().length <= column)
            break;
        end = at + 1;
    }
    return end;
}
function createInsertion(title, line, text, lines) {
    const last = lines[line - 1] ?? '';
    const isOpen = line >= lines.length;
    const caret = isOpen ? { line: line - 1, character: last.length } : { line, character: 0 };
    return { title, finding: null, change: { start: caret, end: caret, text: isOpen ? `\n${text.trimEnd()}` : text } };
}

// EXTERNAL MODULE: ./build/src/config/rules/templates.js
var templates = __webpack_require__(21014);
;// CONCATENATED MODULE: ./build/src/editor/uses.js


function listUses(workflow) {
    const uses = [];
    const names = new Set((0,model/* sitesOf */.Yc)(workflow).map(({ step }) => step.name));
    const add = (name, at, isDefinition = false) => {
        if (typeof name === 'string' && names.has(name))
            uses.push({ name, isDefinition, ...workflow.at(at) });
    };
    const { entry_point: entry, finally: last, policies = [] } = workflow.settings;
    add(entry, ['workflow', 'entry_point']);
    if (Array.isArray(last))
        for (const [index, name] of last.entries())
            add(name, ['workflow', 'finally', index]);
    else
        add(last, ['workflow', 'finally']);
    for (const [index, policy] of policies.entries()) {
        for (const [at, name] of (policy.nodes ?? []).entries())
            add(name, ['workflow', 'policies', index, 'nodes', at]);
        if ('group' in policy)
            add(policy.group, ['workflow', 'policies', index, 'group']);
    }
    for (const { route, path: at } of (0,model/* allRoutes */.mL)(workflow)) {
        add(route.to, [...at, 'to']);
        add(route.retry?.from, [...at, 'retry', 'from']);
    }
    for (const { step, path: at } of (0,model/* sitesOf */.Yc)(workflow)) {
        add(step.name, [...at, 'name'], true);
        if (step.type === 'parallel')
            for (const [index, name] of step.agents.entries())
                add(name, [...at, 'agents', index]);
        if (step.type === 'human_gate')
            for (const [index, { route }] of step.options.entries())
                add(route, [...at, 'options', index, 'route']);
        if (step.type === 'for_each')
            add(step.source.split('.')[0], [...at, 'source']);
        for (const [index, entry] of (0,model/* getInputList */.$D)(step).entries())
            add(entry.split(/[.?]/)[0], [...at, 'input', index]);
    }
    for (const { path: at, parsed } of (0,templates/* templatesOf */.r3)(workflow))
        for (const { path: read, line, column } of parsed.references) {
            const root = read[0] ?? '';
            const name = names.has(root) ? root : root.replace(/_(?:output|error).*$/, '');
            if (names.has(name))
                uses.push({ name, isDefinition: false, ...workflow.within(at, line, column) });
        }
    return unique(uses);
}
function listScenarioUses({ scenarios, locator }) {
    const uses = [];
    const add = (name, at) => void uses.push({ name, isDefinition: false, ...at });
    for (const { path: at, stubs, real, inject, gates, expect } of scenarios) {
        const lists = [
            [real, [...at, 'real']],
            [expect.path ?? [], [...at, 'expect', 'path']],
            [expect.notRun, [...at, 'expect', 'not_run']],
        ];
        for (const [names, list] of lists)
            for (const [index, name] of names.entries())
                add(name, locator.at([...list, index]));
        for (const [index, text] of inject.entries())
            add(text.split('=')[0] ?? '', locator.at([...at, 'inject', index]));
        for (const name of stubs.keys())
            add(name, locator.keyAt([...at, 'stub', name]));
        for (const name of Object.keys(gates))
            add(name.split('.')[0] ?? '', locator.keyAt([...at, 'gates', name]));
        for (const name of expect.attempts.keys())
            add(name, locator.keyAt([...at, 'expect', 'attempts', name]));
        if (expect.error?.node != null)
            add(expect.error.node, locator.at([...at, 'expect', 'error', 'node']));
    }
    return unique(uses);
}
function unique(uses) {
    return [...new Map(uses.map((use) => [`${use.file}:${use.line}:${use.column}`, use])).values()];
}
const NODE_NAME = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_ -]*[\p{L}\p{N}_-])?$/u;
function findNameProblem(workflow, name) {
    if (name.length > 200 || !NODE_NAME.test(name))
        return `${JSON.stringify(name)} cannot be the name of a node`;
    if ((0,model/* isReservedName */.ce)(name))
        return `${name} has another meaning in templates`;
    return (0,model/* sitesOf */.Yc)(workflow).some(({ step }) => step.name === name) ? `there is a node ${name} already` : null;
}

;// CONCATENATED MODULE: ./build/src/editor/server.js













const QUIET_MS = 150;
const SCENARIO_NAME = /\.test\.ya?ml$/;
const MOST_SCENARIO_FILES = 200;
const REQUEST_FAILED = -32803;
const INVALID_PARAMS = -32602;
const ITEM_KINDS = {
    node: main.CompletionItemKind.Module,
    kind: main.CompletionItemKind.EnumMember,
    field: main.CompletionItemKind.Field,
    word: main.CompletionItemKind.Value,
    name: main.CompletionItemKind.Variable,
};
function serveEditor(input, output, around) {
    const connection = (0,main.createConnection)(main.ProposedFeatures.all, new main.StreamMessageReader(input), new main.StreamMessageWriter(output));
    new EditorServer(connection, new Documents(around)).start();
    return new Promise((resolve) => {
        input.once('end', resolve);
        connection.onExit(resolve);
        connection.listen();
    });
}
class EditorServer {
    connection;
    documents;
    #texts = new Map();
    #timer;
    constructor(connection, documents) {
        this.connection = connection;
        this.documents = documents;
    }
    start() {
        const { connection, documents } = this;
        connection.onInitialize(({ workspaceFolders, rootUri }) => {
            const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri == null ? [] : [rootUri]);
            documents.folders = uris.flatMap((uri) => toFile(uri) ?? []);
            return {
                serverInfo: { name: 'conductor', version: version/* VERSION */.x },
                capabilities: {
                    textDocumentSync: { openClose: true, change: main.TextDocumentSyncKind.Incremental },
                    completionProvider: { triggerCharacters: ['.'] },
                    hoverProvider: true,
                    definitionProvider: true,
                    referencesProvider: true,
                    renameProvider: { prepareProvider: true },
                    documentSymbolProvider: true,
                    codeActionProvider: { codeActionKinds: [main.CodeActionKind.QuickFix, main.CodeActionKind.Refactor] },
                    workspace: { workspaceFolders: { supported: true } },
                },
            };
        });
        connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => this.#set(esm_main/* TextDocument */.V.create(uri, languageId, version, text)));
        connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
            const text = this.#texts.get(uri);
            if (text !== undefined)
                this.#set(esm_main/* TextDocument */.V.update(text, [...contentChanges], version));
        });
        connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
            this.#texts.delete(uri);
            documents.close(uri);
            void connection.sendDiagnostics({ uri, diagnostics: [] });
            this.#schedule();
        });
        connection.onDidChangeWatchedFiles(() => {
            documents.forget();
            this.#schedule();
        });
        connection.onCompletion((params) => this.#complete(params.textDocument.uri, params.position));
        connection.onHover(async ({ textDocument: { uri }, position }) => {
            const at = await this.#look(uri, position);
            if (at === null)
                return null;
            const { analysis, lines, cursor } = at;
            const value = describeAt(analysis, lines, position.line, cursor);
            const range = createRange(position.line, cursor.start, cursor.end);
            return value === null ? null : { contents: { kind: 'markdown', value }, range };
        });
        connection.onDefinition(({ textDocument: { uri }, position }) => this.#define(uri, position));
        connection.onReferences(async ({ textDocument: { uri }, position, context }) => {
            const { uses } = await this.#findUses(uri, position);
            return uses
                .filter(({ isDefinition }) => context.includeDeclaration || !isDefinition)
                .map(({ location }) => location);
        });
        connection.onPrepareRename(async ({ textDocument: { uri }, position }) => {
            const { uses, name } = await this.#findUses(uri, position);
            const own = uses.find(({ location }) => location.uri === uri && holds(location.range, position));
            return own === undefined || name === null ? null : { range: own.location.range, placeholder: name };
        });
        connection.onRenameRequest(({ textDocument: { uri }, position, newName }) => this.#rename(uri, position, newName));
        connection.onDocumentSymbol(async ({ textDocument: { uri } }) => this.#outline(uri));
        connection.onCodeAction(({ textDocument: { uri }, range: { start }, context }) => this.#offer(uri, start, context.diagnostics));
    }
    #set(text) {
        this.#texts.set(text.uri, text);
        this.documents.set(text.uri, text.version, text.getText());
        this.#schedule();
    }
    #schedule() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.#publish(), QUIET_MS);
    }
    async #publish() {
        for (const document of this.documents.all()) {
            const analysis = await this.documents.analyze(document);
            if (this.documents.get(document.uri) !== document)
                return;
            const diagnostics = this.#diagnose(analysis);
            await this.connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics });
        }
    }
    #diagnose(analysis) {
        const { document, findings, workflow, shownFrom } = analysis;
        return findings.flatMap((finding) => {
            const file = (0,load_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(shownFrom, finding.file));
            if (finding.file === '' || file === document.file)
                return [this.#toDiagnostic(finding, this.#locate(document, finding).range)];
            if (this.documents.findByFile(file) !== undefined)
                return [];
            const caller = workflow === null ? null : findCaller(workflow, file);
            const at = caller === null || workflow === null ? null : workflow.at(caller);
            const range = at === null ? this.#findMention(document, finding.file) : this.#locate(document, at).range;
            const location = { uri: toUri(file), range: createRange(finding.line - 1, finding.column - 1, finding.column) };
            return [{ ...this.#toDiagnostic(finding, range), relatedInformation: [{ location, message: finding.message }] }];
        });
    }
    #toDiagnostic({ code, severity, message, suggestion }, range) {
        return {
            range,
            code,
            source: 'conductor',
            severity: severity === 'error' ? main.DiagnosticSeverity.Error : main.DiagnosticSeverity.Warning,
            message: suggestion === null ? message : `${message} (${suggestion})`,
        };
    }
    #findMention({ text }, file) {
        const lines = splitLines(text);
        const name = external_node_path_default().posix.basename(file);
        const line = Math.max(0, lines.findIndex((each) => each.includes(name)));
        const column = Math.max(0, (lines[line] ?? '').indexOf(name));
        return createRange(line, column, column + name.length);
    }
    #locate({ text, uri }, { line, column }, length) {
        const row = splitLines(text)[line - 1] ?? '';
        const start = Math.min(column - 1, row.length);
        const quoted = length !== undefined && /["']/.test(row[start] ?? '') ? 1 : 0;
        const end = length === undefined ? findEnd(row, start) : start + quoted + length;
        return { uri, range: createRange(line - 1, start + quoted, Math.min(end, row.length)) };
    }
    async #look(uri, caret) {
        const document = this.documents.get(uri);
        if (document === undefined)
            return null;
        const lines = splitLines(document.text);
        const cursor = readCursor(lines, caret);
        return cursor === null ? null : { analysis: await this.documents.analyze(document), lines, cursor };
    }
    async #complete(uri, position) {
        const at = await this.#look(uri, position);
        if (at === null || at.analysis.sort === null)
            return [];
        const { analysis, lines, cursor } = at;
        const start = cursor.expression === null ? cursor.start : position.character - (cursor.typed.split('.').at(-1) ?? '').length;
        const range = createRange(position.line, start, Math.max(position.character, cursor.expression === null ? cursor.end : 0));
        const hasColon = /^\s*:/.test((lines[position.line] ?? '').slice(cursor.end));
        return completeAt(analysis, lines, position.line, cursor).map((proposal, index) => {
            const { label, kind, rank, detail, documentation, insert = label } = proposal;
            return {
                label,
                kind: ITEM_KINDS[kind],
                sortText: `${rank}${String(index).padStart(4, '0')}`,
                filterText: label,
                textEdit: { range, newText: hasColon ? label : insert },
                ...(detail === undefined ? {} : { detail }),
                ...(documentation === undefined ? {} : { documentation }),
            };
        });
    }
    async #define(uri, position) {
        const at = await this.#look(uri, position);
        if (at === null)
            return [];
        const { analysis, lines, cursor } = at;
        const line = lines[position.line] ?? '';
        const tagged = line.indexOf('!file ');
        const value = tagged !== -1 ? tagged + '!file '.length : cursor.path.at(-1) === 'workflow' ? line.indexOf(':') + 1 : -1;
        const written = value === -1 ? '' : readValue(line.slice(value));
        if (written !== '' && !cursor.isKey) {
            const file = (0,load_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(analysis.document.file), written));
            return this.documents.reader.read(file).ok ? [{ uri: toUri(file), range: createRange(0, 0, 0) }] : [];
        }
        const { uses } = await this.#findUses(uri, position);
        return uses.filter(({ isDefinition }) => isDefinition).map(({ location }) => location);
    }
    async #findUses(uri, position) {
        const none = { uses: [], name: null, workflow: null };
        const document = this.documents.get(uri);
        const analysis = document === undefined ? null : await this.documents.analyze(document);
        const workflow = analysis?.workflow ?? null;
        if (analysis === null || workflow === null)
            return none;
        const uses = [
            ...listUses(workflow).map((use) => this.#place(use, analysis.shownFrom)),
            ...this.#listScenarioUses(workflow, analysis.shownFrom),
        ];
        const own = uses.find(({ location }) => location.uri === uri && holds(location.range, position));
        if (own === undefined)
            return none;
        return { uses: uses.filter(({ name }) => name === own.name), name: own.name, workflow };
    }
    #place(use, shownFrom) {
        const file = (0,load_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(shownFrom, use.file));
        const open = this.documents.findByFile(file);
        const read = open === undefined ? this.documents.reader.read(file) : null;
        const text = open?.text ?? (read?.ok === true ? read.value.toString() : '');
        return { ...use, location: this.#locate({ uri: open?.uri ?? toUri(file), text }, use, use.name.length) };
    }
    #listScenarioUses(workflow, shownFrom) {
        const folder = external_node_path_default().dirname(workflow.file);
        const names = this.documents.reader.names?.(folder) ?? [];
        const beside = names.filter((name) => SCENARIO_NAME.test(name)).slice(0, MOST_SCENARIO_FILES);
        const open = this.documents.all().filter(({ file, text }) => findSort(file, text) === 'scenario');
        const files = new Set([...beside.map((name) => external_node_path_default().join(folder, name)), ...open.map(({ file }) => file)]);
        return [...files].flatMap((file) => {
            const workspace = this.documents.folders.find((each) => (0,load_workspace/* isInside */.FK)(each, file)) ?? external_node_path_default().dirname(file);
            const { file: scenarios } = (0,load/* loadScenarios */.q)(file, workspace, shownFrom, this.documents.reader);
            if (scenarios === null || (0,load_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(file), scenarios.workflow)) !== workflow.file)
                return [];
            return listScenarioUses(scenarios).map((use) => this.#place(use, shownFrom));
        });
    }
    async #rename(uri, position, newName) {
        const { uses, name, workflow } = await this.#findUses(uri, position);
        if (name === null || workflow === null)
            throw new main.ResponseError(REQUEST_FAILED, 'there is no node to rename here');
        const problem = newName === name ? null : findNameProblem(workflow, newName);
        if (problem !== null)
            throw new main.ResponseError(INVALID_PARAMS, problem);
        const changes = {};
        for (const { location } of uses) {
            const edits = changes[location.uri] ?? [];
            changes[location.uri] = [...edits, { range: location.range, newText: newName }];
        }
        return { changes };
    }
    async #outline(uri) {
        const document = this.documents.get(uri);
        const analysis = document === undefined ? null : await this.documents.analyze(document);
        if (analysis === null || document === undefined)
            return [];
        const { workflow, scenarios, sort } = analysis;
        const symbol = (name, detail, kind, at) => {
            const { range } = this.#locate(document, at);
            return { name, detail, kind, range, selectionRange: range };
        };
        if (sort === 'scenario')
            return (scenarios?.scenarios ?? []).map(({ name, position }) => symbol(name, 'scenario', main.SymbolKind.Event, position));
        if (sort !== 'workflow' || workflow === null)
            return [];
        const sites = (0,model/* sitesOf */.Yc)(workflow);
        const create = ({ step, path: at }) => symbol(step.name, step.type, (0,model/* isGroup */.IZ)(step) ? main.SymbolKind.Namespace : main.SymbolKind.Function, workflow.at([...at, 'name']));
        return sites
            .filter(({ group }) => group === null)
            .map((site) => {
            const { step } = site;
            const members = sites.filter(({ group }) => group === step).map(create);
            return members.length === 0 ? create(site) : { ...create(site), children: members };
        });
    }
    async #offer(uri, caret, chosen) {
        const document = this.documents.get(uri);
        if (document === undefined)
            return [];
        const analysis = await this.documents.analyze(document);
        const lines = splitLines(document.text);
        const own = analysis.findings.filter(({ file, line }) => line - 1 === caret.line && (0,load_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(analysis.shownFrom, file)) === document.file);
        const fixes = [
            ...own.flatMap((finding) => findQuickFix(finding, lines) ?? []),
            ...(analysis.sort === 'workflow' ? listOffers(analysis, lines, caret, own) : []),
        ];
        return fixes.map(({ title, finding, change }) => ({
            title,
            kind: finding === null ? main.CodeActionKind.Refactor : main.CodeActionKind.QuickFix,
            edit: { changes: { [uri]: [toEdit(change)] } },
            ...(finding === null ? {} : { diagnostics: chosen.filter(({ code }) => code === finding.code) }),
        }));
    }
}
function toEdit({ start, end, text }) {
    return { range: { start, end }, newText: text };
}
function createRange(line, start, end) {
    return { start: { line, character: start }, end: { line, character: Math.max(start, end) } };
}
function holds({ start, end }, { line, character }) {
    return start.line === line && start.character <= character && character <= end.character;
}
function splitLines(text) {
    return text.split(/\r\n|\n|\r/);
}

// EXTERNAL MODULE: ./build/src/cli/run-request.js + 2 modules
var run_request = __webpack_require__(46556);
;// CONCATENATED MODULE: ./build/src/cli/lsp.js


async function runLsp(_args, context) {
    await serveEditor(process.stdin, process.stdout, (0,run_request.surroundings)(context));
    return 0;
}


/***/ })

};
;