export const id = 988;
export const ids = [988];
export const modules = {

/***/ 7940:
/***/ ((__unused_webpack_module, exports) => {

/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
exports.file = validate21;const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"c","type":"object","additionalProperties":false,"required":["workflow"],"properties":{"workflow":{"type":"object"},"agents":{"type":"array","items":{"$ref":"#/$defs/node"}},"nodes":{"type":"array","items":{"$ref":"#/$defs/node"}},"parallel":{"type":"array","items":{"type":"object"}},"for_each":{"type":"array","items":{"type":"object"}},"output":{"$ref":"#/$defs/outputTemplate"},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{}},"patternProperties":{"^x-":{}},"$defs":{"workflow":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"version":{"type":["string","number"]},"entry_point":{"type":"string","minLength":1},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"}},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"For the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024},"max_tokens":{"type":"integer","minimum":1},"budget_usd":{},"budget_mode":{}}},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"]},"max_tokens":{},"trim_strategy":{}}},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"default_model":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"timeout":{},"checkpoint":{},"tool_output":{},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"}},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"]},"default_context_tier":{},"working_dir":{"type":"string"},"skills":{},"skill_injection":{},"skill_discovery":{},"plugin_sources":{},"plugins":{}}},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string"},"on_complete":{"type":"string"},"on_error":{"type":"string"}}},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"}},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"raises":{"$ref":"#/$defs/raises"},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object"},"instructions":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"cost":{},"mcp":{},"bundle":{},"defaults":{},"skills":{},"plugins":{}},"required":["name","entry_point"]},"node":{"type":"object"},"member":{"type":"object"},"scriptNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"script"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"run":{"type":"string","minLength":1},"shell":{"type":"string","minLength":1},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string"},"timeout":{"type":"number","exclusiveMinimum":0,"description":"Until the process tree is ended: seconds, or 90s, 10m, 1h."},"stdin":{"type":"string"},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"}},"workflow_commands":{"enum":["allow","stop"]},"execution":{}},"required":["name","type"]},"setNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"set"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"value":{},"values":{"type":"object","additionalProperties":true},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"]},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]},"waitNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"wait"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"duration":{"type":["string","number"]},"reason":{"type":"string"}},"required":["name","type","duration"]},"terminateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"terminate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"status":{"enum":["success","failed"]},"reason":{"type":"string","minLength":1,"pattern":"\\S"},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]},"workflowNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"workflow"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1},"input_mapping":{"type":"object","additionalProperties":true},"max_depth":{"type":"integer","minimum":1,"maximum":10},"output":{"$ref":"#/$defs/outputSchema"},"execution":{}},"required":["name","type","workflow"]},"agentNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"agent"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string"},"system_prompt":{"type":"string"},"model":{"type":"string"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry"},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Spans all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean"},"working_dir":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"]},{"type":"string","pattern":"\\{[{%]"}]}},"required":["effort"]},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{},"output_mode":{},"context_tier":{},"session_key":{},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"validator":{},"sandbox":{},"dialog":{},"execution":{},"settings_dir":{}},"required":["name"]},"gateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"human_gate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1},"options":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1},"value":{"type":["string","number","boolean"]},"route":{"type":"string","minLength":1},"prompt_for":{"type":"string","minLength":1},"multiline":{"type":"boolean"}},"required":["label","value"]}}},"required":["name","type","prompt","options"]},"questionsNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"questions"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string"},"questions":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$"},"text":{"type":"string","minLength":1},"hint":{"type":"string"},"choices":{"type":"array","items":{"type":["string","number","boolean"]}},"allow_free_text":{"type":"boolean"},"default":{"type":["string","number","boolean"]},"required":{"type":"boolean"},"multiline":{"type":"boolean"}},"required":["text"]}},"source":{"type":"string","minLength":1},"allow_back":{"type":"boolean"},"allow_skip":{"type":"boolean"},"allow_skip_all":{"type":"boolean"},"allow_abort":{"type":"boolean"},"abort_route":{"type":"string","minLength":1}},"required":["name","type"]},"parallel":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"parallel"},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}},"required":["name","agents"]},"forEach":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"for_each"},"source":{"type":"string","minLength":1},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"agent":{"$ref":"#/$defs/member"},"key_by":{"type":"string","minLength":1}},"required":["name","source","as","agent"]},"routes":{"type":"array","items":{"$ref":"#/$defs/route"}},"route":{"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1},"when":{"type":"string"},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"string"}}]},"retry":{"$ref":"#/$defs/retry"},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string"}}},{"const":true}]},"propagate":{"const":true},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{}},"required":["output"]},"dead_letter":{"type":"boolean"},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}]},"output":{"$ref":"#/$defs/outputTemplate"}}},"retry":{"type":"object","additionalProperties":false,"properties":{"max":{"type":"integer","minimum":1,"maximum":100},"backoff":{"enum":["none","fixed","linear","exponential"]},"initial_seconds":{"type":"number","minimum":0,"maximum":86400},"max_seconds":{"type":"number","minimum":0,"maximum":86400},"jitter":{"type":"number","minimum":0,"maximum":1},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0},"from":{"type":"string","minLength":1}}},"escalate":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"labels":{"type":"array","items":{"type":"string"}},"assignees":{"type":"array","items":{"type":"string"}}}},"raises":{"type":"array","items":{"type":"string"}},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"outputTemplate":{"type":"object","additionalProperties":true},"outputSchema":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}},"outputField":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"pattern":{"type":"string","minLength":1},"minimum":{"type":"number"},"maximum":{"type":"number"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"nullable":{"type":"boolean"},"required":{"type":"boolean"},"items":{"$ref":"#/$defs/outputField"},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}}},"required":["type"]},"classifyRule":{"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}]},"stdout":{"type":"string","minLength":1},"stderr":{"type":"string","minLength":1},"signal":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"timeout":{"type":"boolean"},"kind":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"details":{"type":"object"},"transient":{"type":"boolean"},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"]}}},"inputSpec":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"default":{},"required":{"type":"boolean"},"secret":{"type":"boolean"}},"required":["type"]},"provider":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1},"base_url":{"type":"string","minLength":1},"api_key":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"$ref":"#/$defs/env"}}},"toolServer":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"]},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"url":{"type":"string","minLength":1},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{"type":"integer","minimum":1},"tools":{"type":"array","items":{"type":"string","minLength":1}}}},"agentRetry":{"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10},"backoff":{"enum":["none","fixed","linear","exponential"]},"delay_seconds":{"type":"number","minimum":0,"maximum":300},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]}},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10}}},"resilience":{"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100},"initial_delay":{"type":"number","minimum":0},"backoff_multiplier":{"type":"number","minimum":1},"max_delay":{"type":"number","minimum":0},"jitter":{"type":"number","minimum":0,"maximum":1},"retryable":{"type":"array","items":{"type":"string"}}}},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1},"recovery_timeout":{"type":"number","minimum":0},"success_threshold":{"type":"integer","minimum":1},"key":{"type":"string","minLength":1},"scope":{"enum":["run","repository"]}}}}},"policy":{"type":"object"},"max_concurrent_tasks_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"max_concurrent_tasks"},"max":{"type":"integer","minimum":1}},"required":["name","type"]},"task_timeout_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"task_timeout"},"max_seconds":{"type":"number","exclusiveMinimum":0}},"required":["name","type"]},"phase_gate_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"phase_gate"},"group":{"type":"string","minLength":1},"min_success_rate":{"type":"number","minimum":0,"maximum":1}},"required":["name","type","group"]},"node_availability_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"node_availability"}},"required":["name","type"]},"expression_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"expression"},"allow_if":{"type":"string","minLength":1}},"required":["name","type","allow_if"]},"command_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"command"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number"]}},"timeout":{"type":"number","exclusiveMinimum":0}},"required":["name","type","command"]}}};const func2 = Object.prototype.hasOwnProperty;const pattern0 = new RegExp("^x-", "u");const schema7 = {"type":"object"};
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate22.errors = vErrors;return errors === 0;}const schema8 = {"type":"object","additionalProperties":true};
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate25.errors = vErrors;return errors === 0;}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="c" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.workflow === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflow"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((func2.call(schema6.properties, key0)) || (pattern0.test(key0)))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.workflow !== undefined){let data0 = data.workflow;if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){const err2 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.agents !== undefined){let data1 = data.agents;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){if(!(validate22(data1[i0], {instancePath:instancePath+"/agents/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err3 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){const len1 = data3.length;for(let i1=0; i1<len1; i1++){if(!(validate22(data3[i1], {instancePath:instancePath+"/nodes/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err4 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.parallel !== undefined){let data5 = data.parallel;if(Array.isArray(data5)){const len2 = data5.length;for(let i2=0; i2<len2; i2++){let data6 = data5[i2];if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){const err5 = {instancePath:instancePath+"/parallel/" + i2,schemaPath:"#/properties/parallel/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.for_each !== undefined){let data7 = data.for_each;if(Array.isArray(data7)){const len3 = data7.length;for(let i3=0; i3<len3; i3++){let data8 = data7[i3];if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){const err7 = {instancePath:instancePath+"/for_each/" + i3,schemaPath:"#/properties/for_each/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}}else {const err8 = {instancePath:instancePath+"/for_each",schemaPath:"#/properties/for_each/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.output !== undefined){if(!(validate25(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.tools !== undefined){let data10 = data.tools;if(Array.isArray(data10)){const len4 = data10.length;for(let i4=0; i4<len4; i4++){let data11 = data10[i4];if(typeof data11 === "string"){if(data11.length < 1){const err9 = {instancePath:instancePath+"/tools/" + i4,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/tools/" + i4,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}validate21.errors = vErrors;return errors === 0;}exports.workflow = validate27;const schema9 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"version":{"type":["string","number"]},"entry_point":{"type":"string","minLength":1},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"}},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"For the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024},"max_tokens":{"type":"integer","minimum":1},"budget_usd":{},"budget_mode":{}}},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"]},"max_tokens":{},"trim_strategy":{}}},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"default_model":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"timeout":{},"checkpoint":{},"tool_output":{},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"}},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"]},"default_context_tier":{},"working_dir":{"type":"string"},"skills":{},"skill_injection":{},"skill_discovery":{},"plugin_sources":{},"plugins":{}}},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string"},"on_complete":{"type":"string"},"on_error":{"type":"string"}}},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"}},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"raises":{"$ref":"#/$defs/raises"},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object"},"instructions":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"cost":{},"mcp":{},"bundle":{},"defaults":{},"skills":{},"plugins":{}},"required":["name","entry_point"]};const schema10 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"default":{},"required":{"type":"boolean"},"secret":{"type":"boolean"}},"required":["type"]};
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(((((key0 === "type") || (key0 === "description")) || (key0 === "default")) || (key0 === "required")) || (key0 === "secret"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array")) || (data0 === "object"))){const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.required !== undefined){if(typeof data.required !== "boolean"){const err4 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.secret !== undefined){if(typeof data.secret !== "boolean"){const err5 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}validate28.errors = vErrors;return errors === 0;}const schema11 = {"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1},"base_url":{"type":"string","minLength":1},"api_key":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"$ref":"#/$defs/env"}}};const schema12 = {"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}};
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){let data0 = data[key0];if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (data0 !== null)){const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema12.additionalProperties.type}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate31.errors = vErrors;return errors === 0;}
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.base_url !== undefined){let data1 = data.base_url;if(typeof data1 === "string"){if(data1.length < 1){const err3 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.api_key !== undefined){if(typeof data.api_key !== "string"){const err5 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.headers !== undefined){let data3 = data.headers;if(data3 && typeof data3 == "object" && !Array.isArray(data3)){for(const key0 in data3){if(typeof data3[key0] !== "string"){const err6 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.command !== undefined){let data5 = data.command;if(typeof data5 === "string"){if(data5.length < 1){const err8 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.args !== undefined){let data6 = data.args;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){let data7 = data6[i0];if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){const err10 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema11.properties.args.items.type}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}}else {const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}validate30.errors = vErrors;return errors === 0;}const schema13 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"]},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"url":{"type":"string","minLength":1},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{"type":"integer","minimum":1},"tools":{"type":"array","items":{"type":"string","minLength":1}}}};
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((((((((key0 === "type") || (key0 === "command")) || (key0 === "args")) || (key0 === "env")) || (key0 === "url")) || (key0 === "headers")) || (key0 === "timeout")) || (key0 === "tools"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!(((data0 === "stdio") || (data0 === "http")) || (data0 === "sse"))){const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.command !== undefined){let data1 = data.command;if(typeof data1 === "string"){if(data1.length < 1){const err2 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.args !== undefined){let data2 = data.args;if(Array.isArray(data2)){const len0 = data2.length;for(let i0=0; i0<len0; i0++){let data3 = data2[i0];if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema13.properties.args.items.type}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}else {const err5 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.env !== undefined){let data4 = data.env;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 in data4){let data5 = data4[key1];if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)){const err6 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: schema13.properties.env.additionalProperties.type}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.url !== undefined){let data6 = data.url;if(typeof data6 === "string"){if(data6.length < 1){const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.headers !== undefined){let data7 = data.headers;if(data7 && typeof data7 == "object" && !Array.isArray(data7)){for(const key2 in data7){if(typeof data7[key2] !== "string"){const err10 = {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.timeout !== undefined){let data9 = data.timeout;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1 || isNaN(data9)){const err13 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data.tools !== undefined){let data10 = data.tools;if(Array.isArray(data10)){const len1 = data10.length;for(let i1=0; i1<len1; i1++){let data11 = data10[i1];if(typeof data11 === "string"){if(data11.length < 1){const err14 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate34.errors = vErrors;return errors === 0;}const schema14 = {"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100},"initial_delay":{"type":"number","minimum":0},"backoff_multiplier":{"type":"number","minimum":1},"max_delay":{"type":"number","minimum":0},"jitter":{"type":"number","minimum":0,"maximum":1},"retryable":{"type":"array","items":{"type":"string"}}}},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1},"recovery_timeout":{"type":"number","minimum":0},"success_threshold":{"type":"integer","minimum":1},"key":{"type":"string","minLength":1},"scope":{"enum":["run","repository"]}}}}};
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((key0 === "retry") || (key0 === "circuit_breaker"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.retry !== undefined){let data0 = data.retry;if(data0 && typeof data0 == "object" && !Array.isArray(data0)){for(const key1 in data0){if(!((((((key1 === "max_retries") || (key1 === "initial_delay")) || (key1 === "backoff_multiplier")) || (key1 === "max_delay")) || (key1 === "jitter")) || (key1 === "retryable"))){const err1 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data0.max_retries !== undefined){let data1 = data0.max_retries;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err2 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 100 || isNaN(data1)){const err3 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data1 < 0 || isNaN(data1)){const err4 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}if(data0.initial_delay !== undefined){let data2 = data0.initial_delay;if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err5 = {instancePath:instancePath+"/retry/initial_delay",schemaPath:"#/properties/retry/properties/initial_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/retry/initial_delay",schemaPath:"#/properties/retry/properties/initial_delay/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data0.backoff_multiplier !== undefined){let data3 = data0.backoff_multiplier;if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 1 || isNaN(data3)){const err7 = {instancePath:instancePath+"/retry/backoff_multiplier",schemaPath:"#/properties/retry/properties/backoff_multiplier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/retry/backoff_multiplier",schemaPath:"#/properties/retry/properties/backoff_multiplier/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data0.max_delay !== undefined){let data4 = data0.max_delay;if((typeof data4 == "number") && (isFinite(data4))){if(data4 < 0 || isNaN(data4)){const err9 = {instancePath:instancePath+"/retry/max_delay",schemaPath:"#/properties/retry/properties/max_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/retry/max_delay",schemaPath:"#/properties/retry/properties/max_delay/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data0.jitter !== undefined){let data5 = data0.jitter;if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 1 || isNaN(data5)){const err11 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data5 < 0 || isNaN(data5)){const err12 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data0.retryable !== undefined){let data6 = data0.retryable;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){if(typeof data6[i0] !== "string"){const err14 = {instancePath:instancePath+"/retry/retryable/" + i0,schemaPath:"#/properties/retry/properties/retryable/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}else {const err15 = {instancePath:instancePath+"/retry/retryable",schemaPath:"#/properties/retry/properties/retryable/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.circuit_breaker !== undefined){let data8 = data.circuit_breaker;if(data8 && typeof data8 == "object" && !Array.isArray(data8)){for(const key2 in data8){if(!(((((key2 === "failure_threshold") || (key2 === "recovery_timeout")) || (key2 === "success_threshold")) || (key2 === "key")) || (key2 === "scope"))){const err17 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data8.failure_threshold !== undefined){let data9 = data8.failure_threshold;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err18 = {instancePath:instancePath+"/circuit_breaker/failure_threshold",schemaPath:"#/properties/circuit_breaker/properties/failure_threshold/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1 || isNaN(data9)){const err19 = {instancePath:instancePath+"/circuit_breaker/failure_threshold",schemaPath:"#/properties/circuit_breaker/properties/failure_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}if(data8.recovery_timeout !== undefined){let data10 = data8.recovery_timeout;if((typeof data10 == "number") && (isFinite(data10))){if(data10 < 0 || isNaN(data10)){const err20 = {instancePath:instancePath+"/circuit_breaker/recovery_timeout",schemaPath:"#/properties/circuit_breaker/properties/recovery_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/circuit_breaker/recovery_timeout",schemaPath:"#/properties/circuit_breaker/properties/recovery_timeout/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data8.success_threshold !== undefined){let data11 = data8.success_threshold;if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){const err22 = {instancePath:instancePath+"/circuit_breaker/success_threshold",schemaPath:"#/properties/circuit_breaker/properties/success_threshold/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}if((typeof data11 == "number") && (isFinite(data11))){if(data11 < 1 || isNaN(data11)){const err23 = {instancePath:instancePath+"/circuit_breaker/success_threshold",schemaPath:"#/properties/circuit_breaker/properties/success_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}}if(data8.key !== undefined){let data12 = data8.key;if(typeof data12 === "string"){if(data12.length < 1){const err24 = {instancePath:instancePath+"/circuit_breaker/key",schemaPath:"#/properties/circuit_breaker/properties/key/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/circuit_breaker/key",schemaPath:"#/properties/circuit_breaker/properties/key/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data8.scope !== undefined){let data13 = data8.scope;if(!((data13 === "run") || (data13 === "repository"))){const err26 = {instancePath:instancePath+"/circuit_breaker/scope",schemaPath:"#/properties/circuit_breaker/properties/scope/enum",keyword:"enum",params:{allowedValues: schema14.properties.circuit_breaker.properties.scope.enum}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}validate36.errors = vErrors;return errors === 0;}const schema15 = {"type":"object"};
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate38.errors = vErrors;return errors === 0;}const schema16 = {"type":"array","items":{"$ref":"#/$defs/route"}};const schema17 = {"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1},"when":{"type":"string"},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"string"}}]},"retry":{"$ref":"#/$defs/retry"},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string"}}},{"const":true}]},"propagate":{"const":true},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{}},"required":["output"]},"dead_letter":{"type":"boolean"},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}]},"output":{"$ref":"#/$defs/outputTemplate"}}};const schema18 = {"type":"object","additionalProperties":false,"properties":{"max":{"type":"integer","minimum":1,"maximum":100},"backoff":{"enum":["none","fixed","linear","exponential"]},"initial_seconds":{"type":"number","minimum":0,"maximum":86400},"max_seconds":{"type":"number","minimum":0,"maximum":86400},"jitter":{"type":"number","minimum":0,"maximum":1},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0},"from":{"type":"string","minLength":1}}};
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((((((key0 === "max") || (key0 === "backoff")) || (key0 === "initial_seconds")) || (key0 === "max_seconds")) || (key0 === "jitter")) || (key0 === "max_elapsed_seconds")) || (key0 === "from"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.max !== undefined){let data0 = data.max;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err1 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 100 || isNaN(data0)){const err2 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0 < 1 || isNaN(data0)){const err3 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}if(data.backoff !== undefined){let data1 = data.backoff;if(!((((data1 === "none") || (data1 === "fixed")) || (data1 === "linear")) || (data1 === "exponential"))){const err4 = {instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/enum",keyword:"enum",params:{allowedValues: schema18.properties.backoff.enum}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.initial_seconds !== undefined){let data2 = data.initial_seconds;if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 86400 || isNaN(data2)){const err5 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data2 < 0 || isNaN(data2)){const err6 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.max_seconds !== undefined){let data3 = data.max_seconds;if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 86400 || isNaN(data3)){const err8 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data3 < 0 || isNaN(data3)){const err9 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.jitter !== undefined){let data4 = data.jitter;if((typeof data4 == "number") && (isFinite(data4))){if(data4 > 1 || isNaN(data4)){const err11 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data4 < 0 || isNaN(data4)){const err12 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_elapsed_seconds !== undefined){let data5 = data.max_elapsed_seconds;if((typeof data5 == "number") && (isFinite(data5))){if(data5 <= 0 || isNaN(data5)){const err14 = {instancePath:instancePath+"/max_elapsed_seconds",schemaPath:"#/properties/max_elapsed_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/max_elapsed_seconds",schemaPath:"#/properties/max_elapsed_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.from !== undefined){let data6 = data.from;if(typeof data6 === "string"){if(data6.length < 1){const err16 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate42.errors = vErrors;return errors === 0;}const schema19 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"labels":{"type":"array","items":{"type":"string"}},"assignees":{"type":"array","items":{"type":"string"}}}};
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((key0 === "title") || (key0 === "labels")) || (key0 === "assignees"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.title !== undefined){let data0 = data.title;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.labels !== undefined){let data1 = data.labels;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){if(typeof data1[i0] !== "string"){const err3 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}else {const err4 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.assignees !== undefined){let data3 = data.assignees;if(Array.isArray(data3)){const len1 = data3.length;for(let i1=0; i1<len1; i1++){if(typeof data3[i1] !== "string"){const err5 = {instancePath:instancePath+"/assignees/" + i1,schemaPath:"#/properties/assignees/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/assignees",schemaPath:"#/properties/assignees/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}validate44.errors = vErrors;return errors === 0;}
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(func2.call(schema17.properties, key0))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.to !== undefined){let data0 = data.to;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.when !== undefined){if(typeof data.when !== "string"){const err3 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.on_error !== undefined){let data2 = data.on_error;const _errs7 = errors;let valid1 = false;const _errs8 = errors;if(typeof data2 !== "boolean"){const err4 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/0/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}var _valid0 = _errs8 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs10 = errors;if(typeof data2 !== "string"){const err5 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs12 = errors;if(Array.isArray(data2)){const len0 = data2.length;for(let i0=0; i0<len0; i0++){if(typeof data2[i0] !== "string"){const err6 = {instancePath:instancePath+"/on_error/" + i0,schemaPath:"#/properties/on_error/anyOf/2/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/2/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}var _valid0 = _errs12 === errors;valid1 = valid1 || _valid0;}}if(!valid1){const err8 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}else {errors = _errs7;if(vErrors !== null){if(_errs7){vErrors.length = _errs7;}else {vErrors = null;}}}}if(data.retry !== undefined){if(!(validate42(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);errors = vErrors.length;}}if(data.halt !== undefined){let data5 = data.halt;const _errs18 = errors;let valid4 = false;const _errs19 = errors;if(data5 && typeof data5 == "object" && !Array.isArray(data5)){for(const key1 in data5){if(!(key1 === "message")){const err9 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data5.message !== undefined){if(typeof data5.message !== "string"){const err10 = {instancePath:instancePath+"/halt/message",schemaPath:"#/properties/halt/anyOf/0/properties/message/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/0/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}var _valid1 = _errs19 === errors;valid4 = valid4 || _valid1;if(!valid4){const _errs24 = errors;if(true !== data5){const err12 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/1/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}var _valid1 = _errs24 === errors;valid4 = valid4 || _valid1;}if(!valid4){const err13 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}else {errors = _errs18;if(vErrors !== null){if(_errs18){vErrors.length = _errs18;}else {vErrors = null;}}}}if(data.propagate !== undefined){if(true !== data.propagate){const err14 = {instancePath:instancePath+"/propagate",schemaPath:"#/properties/propagate/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.recover !== undefined){let data8 = data.recover;if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.output === undefined){const err15 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/required",keyword:"required",params:{missingProperty: "output"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}for(const key2 in data8){if(!(key2 === "output")){const err16 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.dead_letter !== undefined){if(typeof data.dead_letter !== "boolean"){const err18 = {instancePath:instancePath+"/dead_letter",schemaPath:"#/properties/dead_letter/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.escalate !== undefined){let data10 = data.escalate;const _errs32 = errors;let valid6 = false;const _errs33 = errors;if(true !== data10){const err19 = {instancePath:instancePath+"/escalate",schemaPath:"#/properties/escalate/anyOf/0/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}var _valid2 = _errs33 === errors;valid6 = valid6 || _valid2;if(!valid6){const _errs34 = errors;if(!(validate44(data10, {instancePath:instancePath+"/escalate",parentData:data,parentDataProperty:"escalate",rootData}))){vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);errors = vErrors.length;}var _valid2 = _errs34 === errors;valid6 = valid6 || _valid2;}if(!valid6){const err20 = {instancePath:instancePath+"/escalate",schemaPath:"#/properties/escalate/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}else {errors = _errs32;if(vErrors !== null){if(_errs32){vErrors.length = _errs32;}else {vErrors = null;}}}}if(data.output !== undefined){if(!(validate25(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}}else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}validate41.errors = vErrors;return errors === 0;}
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(Array.isArray(data)){const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate41(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);errors = vErrors.length;}}}else {const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate40.errors = vErrors;return errors === 0;}const schema20 = {"type":"array","items":{"type":"string"}};
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(Array.isArray(data)){const len0 = data.length;for(let i0=0; i0<len0; i0++){if(typeof data[i0] !== "string"){const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate49.errors = vErrors;return errors === 0;}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.entry_point === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry_point"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema9.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length < 1){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.version !== undefined){let data2 = data.version;if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema9.properties.version.type}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.entry_point !== undefined){let data3 = data.entry_point;if(typeof data3 === "string"){if(data3.length < 1){const err7 = {instancePath:instancePath+"/entry_point",schemaPath:"#/properties/entry_point/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/entry_point",schemaPath:"#/properties/entry_point/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data4 = data.input;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 in data4){if(!(validate28(data4[key1], {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);errors = vErrors.length;}}}else {const err9 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.limits !== undefined){let data6 = data.limits;if(data6 && typeof data6 == "object" && !Array.isArray(data6)){for(const key2 in data6){if(!((((((key2 === "max_iterations") || (key2 === "timeout_seconds")) || (key2 === "max_output_bytes")) || (key2 === "max_tokens")) || (key2 === "budget_usd")) || (key2 === "budget_mode"))){const err10 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data6.max_iterations !== undefined){let data7 = data6.max_iterations;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err11 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 > 100000 || isNaN(data7)){const err12 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(data7 < 1 || isNaN(data7)){const err13 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data6.timeout_seconds !== undefined){let data8 = data6.timeout_seconds;if((typeof data8 == "number") && (isFinite(data8))){if(data8 <= 0 || isNaN(data8)){const err14 = {instancePath:instancePath+"/limits/timeout_seconds",schemaPath:"#/properties/limits/properties/timeout_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/limits/timeout_seconds",schemaPath:"#/properties/limits/properties/timeout_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data6.max_output_bytes !== undefined){let data9 = data6.max_output_bytes;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err16 = {instancePath:instancePath+"/limits/max_output_bytes",schemaPath:"#/properties/limits/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1024 || isNaN(data9)){const err17 = {instancePath:instancePath+"/limits/max_output_bytes",schemaPath:"#/properties/limits/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}if(data6.max_tokens !== undefined){let data10 = data6.max_tokens;if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){const err18 = {instancePath:instancePath+"/limits/max_tokens",schemaPath:"#/properties/limits/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((typeof data10 == "number") && (isFinite(data10))){if(data10 < 1 || isNaN(data10)){const err19 = {instancePath:instancePath+"/limits/max_tokens",schemaPath:"#/properties/limits/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}}else {const err20 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.context !== undefined){let data11 = data.context;if(data11 && typeof data11 == "object" && !Array.isArray(data11)){for(const key3 in data11){if(!(((key3 === "mode") || (key3 === "max_tokens")) || (key3 === "trim_strategy"))){const err21 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data11.mode !== undefined){let data12 = data11.mode;if(!(((data12 === "accumulate") || (data12 === "last_only")) || (data12 === "explicit"))){const err22 = {instancePath:instancePath+"/context/mode",schemaPath:"#/properties/context/properties/mode/enum",keyword:"enum",params:{allowedValues: schema9.properties.context.properties.mode.enum}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}else {const err23 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.runtime !== undefined){let data13 = data.runtime;if(data13 && typeof data13 == "object" && !Array.isArray(data13)){for(const key4 in data13){if(!(func2.call(schema9.properties.runtime.properties, key4))){const err24 = {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data13.strict_exit !== undefined){if(typeof data13.strict_exit !== "boolean"){const err25 = {instancePath:instancePath+"/runtime/strict_exit",schemaPath:"#/properties/runtime/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data13.provider !== undefined){let data15 = data13.provider;const _errs35 = errors;let valid5 = false;const _errs36 = errors;if(typeof data15 === "string"){if(data15.length < 1){const err26 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}else {const err27 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}var _valid0 = _errs36 === errors;valid5 = valid5 || _valid0;if(!valid5){const _errs38 = errors;if(!(validate30(data15, {instancePath:instancePath+"/runtime/provider",parentData:data13,parentDataProperty:"provider",rootData}))){vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);errors = vErrors.length;}var _valid0 = _errs38 === errors;valid5 = valid5 || _valid0;}if(!valid5){const err28 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}else {errors = _errs35;if(vErrors !== null){if(_errs35){vErrors.length = _errs35;}else {vErrors = null;}}}}if(data13.default_model !== undefined){if(typeof data13.default_model !== "string"){const err29 = {instancePath:instancePath+"/runtime/default_model",schemaPath:"#/properties/runtime/properties/default_model/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}if(data13.temperature !== undefined){let data17 = data13.temperature;if((typeof data17 == "number") && (isFinite(data17))){if(data17 > 2 || isNaN(data17)){const err30 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}if(data17 < 0 || isNaN(data17)){const err31 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}else {const err32 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data13.max_tokens !== undefined){let data18 = data13.max_tokens;if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){const err33 = {instancePath:instancePath+"/runtime/max_tokens",schemaPath:"#/properties/runtime/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}if((typeof data18 == "number") && (isFinite(data18))){if(data18 < 1 || isNaN(data18)){const err34 = {instancePath:instancePath+"/runtime/max_tokens",schemaPath:"#/properties/runtime/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}}if(data13.mcp_servers !== undefined){let data19 = data13.mcp_servers;if(data19 && typeof data19 == "object" && !Array.isArray(data19)){for(const key5 in data19){if(!(validate34(data19[key5], {instancePath:instancePath+"/runtime/mcp_servers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data19,parentDataProperty:key5,rootData}))){vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);errors = vErrors.length;}}}else {const err35 = {instancePath:instancePath+"/runtime/mcp_servers",schemaPath:"#/properties/runtime/properties/mcp_servers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data13.max_agent_iterations !== undefined){let data21 = data13.max_agent_iterations;if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){const err36 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}if((typeof data21 == "number") && (isFinite(data21))){if(data21 > 500 || isNaN(data21)){const err37 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}if(data21 < 1 || isNaN(data21)){const err38 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}}if(data13.default_reasoning_effort !== undefined){let data22 = data13.default_reasoning_effort;if(!(((((data22 === "low") || (data22 === "medium")) || (data22 === "high")) || (data22 === "xhigh")) || (data22 === "max"))){const err39 = {instancePath:instancePath+"/runtime/default_reasoning_effort",schemaPath:"#/properties/runtime/properties/default_reasoning_effort/enum",keyword:"enum",params:{allowedValues: schema9.properties.runtime.properties.default_reasoning_effort.enum}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}if(data13.working_dir !== undefined){if(typeof data13.working_dir !== "string"){const err40 = {instancePath:instancePath+"/runtime/working_dir",schemaPath:"#/properties/runtime/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}}else {const err41 = {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}if(data.hooks !== undefined){let data24 = data.hooks;if(data24 && typeof data24 == "object" && !Array.isArray(data24)){for(const key6 in data24){if(!(((key6 === "on_start") || (key6 === "on_complete")) || (key6 === "on_error"))){const err42 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}if(data24.on_start !== undefined){if(typeof data24.on_start !== "string"){const err43 = {instancePath:instancePath+"/hooks/on_start",schemaPath:"#/properties/hooks/properties/on_start/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}if(data24.on_complete !== undefined){if(typeof data24.on_complete !== "string"){const err44 = {instancePath:instancePath+"/hooks/on_complete",schemaPath:"#/properties/hooks/properties/on_complete/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}if(data24.on_error !== undefined){if(typeof data24.on_error !== "string"){const err45 = {instancePath:instancePath+"/hooks/on_error",schemaPath:"#/properties/hooks/properties/on_error/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}}else {const err46 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.policies !== undefined){let data29 = data.policies;if(Array.isArray(data29)){const len0 = data29.length;for(let i0=0; i0<len0; i0++){if(!(validate38(data29[i0], {instancePath:instancePath+"/policies/" + i0,parentData:data29,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);errors = vErrors.length;}}}else {const err47 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data.error_routes !== undefined){if(!(validate40(data.error_routes, {instancePath:instancePath+"/error_routes",parentData:data,parentDataProperty:"error_routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.finally !== undefined){let data32 = data.finally;const _errs69 = errors;let valid10 = false;const _errs70 = errors;if(typeof data32 === "string"){if(data32.length < 1){const err48 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}else {const err49 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}var _valid1 = _errs70 === errors;valid10 = valid10 || _valid1;if(!valid10){const _errs72 = errors;if(Array.isArray(data32)){if(data32.length < 1){const err50 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}const len1 = data32.length;for(let i1=0; i1<len1; i1++){let data33 = data32[i1];if(typeof data33 === "string"){if(data33.length < 1){const err51 = {instancePath:instancePath+"/finally/" + i1,schemaPath:"#/properties/finally/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}else {const err52 = {instancePath:instancePath+"/finally/" + i1,schemaPath:"#/properties/finally/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}}}else {const err53 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}var _valid1 = _errs72 === errors;valid10 = valid10 || _valid1;}if(!valid10){const err54 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}else {errors = _errs69;if(vErrors !== null){if(_errs69){vErrors.length = _errs69;}else {vErrors = null;}}}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}if(data.metadata !== undefined){let data36 = data.metadata;if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){const err55 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}}if(data.instructions !== undefined){let data37 = data.instructions;const _errs81 = errors;let valid13 = false;const _errs82 = errors;if(typeof data37 !== "string"){const err56 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}var _valid2 = _errs82 === errors;valid13 = valid13 || _valid2;if(!valid13){const _errs84 = errors;if(Array.isArray(data37)){const len2 = data37.length;for(let i2=0; i2<len2; i2++){if(typeof data37[i2] !== "string"){const err57 = {instancePath:instancePath+"/instructions/" + i2,schemaPath:"#/properties/instructions/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}}else {const err58 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}var _valid2 = _errs84 === errors;valid13 = valid13 || _valid2;}if(!valid13){const err59 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}else {errors = _errs81;if(vErrors !== null){if(_errs81){vErrors.length = _errs81;}else {vErrors = null;}}}}}else {const err60 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}validate27.errors = vErrors;return errors === 0;}exports.parallel = validate52;const schema21 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"parallel"},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}},"required":["name","agents"]};const pattern1 = new RegExp("^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$", "u");
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.agents === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agents"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema21.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.max_concurrent !== undefined){let data2 = data.max_concurrent;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err8 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 1000 || isNaN(data2)){const err9 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data2 < 1 || isNaN(data2)){const err10 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}if(data.failure_mode !== undefined){let data3 = data.failure_mode;if(!(((data3 === "fail_fast") || (data3 === "continue_on_error")) || (data3 === "all_or_nothing"))){const err11 = {instancePath:instancePath+"/failure_mode",schemaPath:"#/properties/failure_mode/enum",keyword:"enum",params:{allowedValues: schema21.properties.failure_mode.enum}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.tolerate !== undefined){let data4 = data.tolerate;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(Object.keys(data4).length > 1){const err12 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/maxProperties",keyword:"maxProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(Object.keys(data4).length < 1){const err13 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/minProperties",keyword:"minProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}for(const key1 in data4){if(!((key1 === "count") || (key1 === "percent"))){const err14 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data4.count !== undefined){let data5 = data4.count;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err15 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err16 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}if(data4.percent !== undefined){let data6 = data4.percent;if((typeof data6 == "number") && (isFinite(data6))){if(data6 > 100 || isNaN(data6)){const err17 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data6 < 0 || isNaN(data6)){const err18 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err21 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.type !== undefined){if("parallel" !== data.type){const err22 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "parallel"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.agents !== undefined){let data10 = data.agents;if(Array.isArray(data10)){if(data10.length < 1){const err23 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}const len0 = data10.length;for(let i0=0; i0<len0; i0++){let data11 = data10[i0];if(typeof data11 === "string"){if(data11.length < 1){const err24 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/properties/agents/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}}else {const err26 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}validate52.errors = vErrors;return errors === 0;}exports.forEach = validate54;const schema22 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"for_each"},"source":{"type":"string","minLength":1},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"agent":{"$ref":"#/$defs/member"},"key_by":{"type":"string","minLength":1}},"required":["name","source","as","agent"]};const pattern3 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");const schema23 = {"type":"object"};
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate56.errors = vErrors;return errors === 0;}
function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.source === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.as === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.agent === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(func2.call(schema22.properties, key0))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern1.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.max_concurrent !== undefined){let data2 = data.max_concurrent;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err10 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 1000 || isNaN(data2)){const err11 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data2 < 1 || isNaN(data2)){const err12 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}if(data.failure_mode !== undefined){let data3 = data.failure_mode;if(!(((data3 === "fail_fast") || (data3 === "continue_on_error")) || (data3 === "all_or_nothing"))){const err13 = {instancePath:instancePath+"/failure_mode",schemaPath:"#/properties/failure_mode/enum",keyword:"enum",params:{allowedValues: schema22.properties.failure_mode.enum}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.tolerate !== undefined){let data4 = data.tolerate;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(Object.keys(data4).length > 1){const err14 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/maxProperties",keyword:"maxProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if(Object.keys(data4).length < 1){const err15 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/minProperties",keyword:"minProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}for(const key1 in data4){if(!((key1 === "count") || (key1 === "percent"))){const err16 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data4.count !== undefined){let data5 = data4.count;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err17 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err18 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}if(data4.percent !== undefined){let data6 = data4.percent;if((typeof data6 == "number") && (isFinite(data6))){if(data6 > 100 || isNaN(data6)){const err19 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(data6 < 0 || isNaN(data6)){const err20 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err23 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.type !== undefined){if("for_each" !== data.type){const err24 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "for_each"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data.source !== undefined){let data10 = data.source;if(typeof data10 === "string"){if(data10.length < 1){const err25 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.as !== undefined){let data11 = data.as;if(typeof data11 === "string"){if(!pattern3.test(data11)){const err27 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}else {const err28 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.agent !== undefined){if(!(validate56(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);errors = vErrors.length;}}if(data.key_by !== undefined){let data13 = data.key_by;if(typeof data13 === "string"){if(data13.length < 1){const err29 = {instancePath:instancePath+"/key_by",schemaPath:"#/properties/key_by/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/key_by",schemaPath:"#/properties/key_by/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}validate54.errors = vErrors;return errors === 0;}exports.scriptNode = validate58;const schema24 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"script"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"run":{"type":"string","minLength":1},"shell":{"type":"string","minLength":1},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string"},"timeout":{"type":"number","exclusiveMinimum":0,"description":"Until the process tree is ended: seconds, or 90s, 10m, 1h."},"stdin":{"type":"string"},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"}},"workflow_commands":{"enum":["allow","stop"]},"execution":{}},"required":["name","type"]};const schema25 = {"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}};const schema26 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"pattern":{"type":"string","minLength":1},"minimum":{"type":"number"},"maximum":{"type":"number"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"nullable":{"type":"boolean"},"required":{"type":"boolean"},"items":{"$ref":"#/$defs/outputField"},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}}},"required":["type"]};const wrapper0 = {validate: validate64};
function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(func2.call(schema26.properties, key0))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array")) || (data0 === "object"))){const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.enum !== undefined){let data2 = data.enum;if(Array.isArray(data2)){if(data2.length < 1){const err4 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}const len0 = data2.length;for(let i0=0; i0<len0; i0++){let data3 = data2[i0];if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){const err5 = {instancePath:instancePath+"/enum/" + i0,schemaPath:"#/properties/enum/items/type",keyword:"type",params:{type: schema26.properties.enum.items.type}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.pattern !== undefined){let data4 = data.pattern;if(typeof data4 === "string"){if(data4.length < 1){const err7 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.minimum !== undefined){let data5 = data.minimum;if(!((typeof data5 == "number") && (isFinite(data5)))){const err9 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.maximum !== undefined){let data6 = data.maximum;if(!((typeof data6 == "number") && (isFinite(data6)))){const err10 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.minLength !== undefined){let data7 = data.minLength;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err11 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 0 || isNaN(data7)){const err12 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}if(data.maxLength !== undefined){let data8 = data.maxLength;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){const err13 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 0 || isNaN(data8)){const err14 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.nullable !== undefined){if(typeof data.nullable !== "boolean"){const err15 = {instancePath:instancePath+"/nullable",schemaPath:"#/properties/nullable/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.required !== undefined){if(typeof data.required !== "boolean"){const err16 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.items !== undefined){if(!(wrapper0.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);errors = vErrors.length;}}if(data.properties !== undefined){let data12 = data.properties;if(data12 && typeof data12 == "object" && !Array.isArray(data12)){for(const key1 in data12){if(!(wrapper0.validate(data12[key1], {instancePath:instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key1,rootData}))){vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);errors = vErrors.length;}}}else {const err17 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate64.errors = vErrors;return errors === 0;}
function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(validate64(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);errors = vErrors.length;}}}else {const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate63.errors = vErrors;return errors === 0;}const schema27 = {"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}]},"stdout":{"type":"string","minLength":1},"stderr":{"type":"string","minLength":1},"signal":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"timeout":{"type":"boolean"},"kind":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"details":{"type":"object"},"transient":{"type":"boolean"},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"]}}};const pattern5 = new RegExp("^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$", "u");
function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(func2.call(schema27.properties, key0))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.exit_code !== undefined){let data0 = data.exit_code;const _errs3 = errors;let valid1 = false;const _errs4 = errors;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err1 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/0/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}var _valid0 = _errs4 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs6 = errors;if(Array.isArray(data0)){if(data0.length < 1){const err2 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}const len0 = data0.length;for(let i0=0; i0<len0; i0++){let data1 = data0[i0];if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err3 = {instancePath:instancePath+"/exit_code/" + i0,schemaPath:"#/properties/exit_code/anyOf/1/items/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}else {const err4 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}var _valid0 = _errs6 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs10 = errors;if(typeof data0 === "string"){if(!pattern5.test(data0)){const err5 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/2/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/2/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;}}if(!valid1){const err7 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}else {errors = _errs3;if(vErrors !== null){if(_errs3){vErrors.length = _errs3;}else {vErrors = null;}}}}if(data.stdout !== undefined){let data2 = data.stdout;if(typeof data2 === "string"){if(data2.length < 1){const err8 = {instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.stderr !== undefined){let data3 = data.stderr;if(typeof data3 === "string"){if(data3.length < 1){const err10 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.signal !== undefined){let data4 = data.signal;const _errs17 = errors;let valid4 = false;const _errs18 = errors;if(typeof data4 === "string"){if(data4.length < 1){const err12 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}var _valid1 = _errs18 === errors;valid4 = valid4 || _valid1;if(!valid4){const _errs20 = errors;if(Array.isArray(data4)){if(data4.length < 1){const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}const len1 = data4.length;for(let i1=0; i1<len1; i1++){let data5 = data4[i1];if(typeof data5 === "string"){if(data5.length < 1){const err15 = {instancePath:instancePath+"/signal/" + i1,schemaPath:"#/properties/signal/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/signal/" + i1,schemaPath:"#/properties/signal/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}var _valid1 = _errs20 === errors;valid4 = valid4 || _valid1;}if(!valid4){const err18 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}else {errors = _errs17;if(vErrors !== null){if(_errs17){vErrors.length = _errs17;}else {vErrors = null;}}}}if(data.timeout !== undefined){if(typeof data.timeout !== "boolean"){const err19 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.kind !== undefined){let data7 = data.kind;if(typeof data7 === "string"){if(data7.length < 1){const err20 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.message !== undefined){let data8 = data.message;if(typeof data8 === "string"){if(data8.length < 1){const err22 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}else {const err23 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.details !== undefined){let data9 = data.details;if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){const err24 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data.transient !== undefined){if(typeof data.transient !== "boolean"){const err25 = {instancePath:instancePath+"/transient",schemaPath:"#/properties/transient/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.use !== undefined){let data11 = data.use;if(!(((((((((((((((((((((((((((((data11 === "git") || (data11 === "npm")) || (data11 === "pip")) || (data11 === "docker")) || (data11 === "curl")) || (data11 === "gh")) || (data11 === "yarn")) || (data11 === "pnpm")) || (data11 === "apt")) || (data11 === "maven")) || (data11 === "gradle")) || (data11 === "cargo")) || (data11 === "go")) || (data11 === "playwright")) || (data11 === "terraform")) || (data11 === "aws")) || (data11 === "kubectl")) || (data11 === "runner")) || (data11 === "build")) || (data11 === "pytest")) || (data11 === "jest")) || (data11 === "vitest")) || (data11 === "node")) || (data11 === "tsc")) || (data11 === "eslint")) || (data11 === "ruff")) || (data11 === "mypy")) || (data11 === "gcc")) || (data11 === "dotnet"))){const err26 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema27.properties.use.enum}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}validate67.errors = vErrors;return errors === 0;}
function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema24.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("script" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "script"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err12 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.max_output_bytes !== undefined){let data8 = data.max_output_bytes;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 1024 || isNaN(data8)){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}if(data.command !== undefined){let data10 = data.command;if(typeof data10 === "string"){if(data10.length < 1){const err15 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.args !== undefined){let data11 = data.args;if(Array.isArray(data11)){const len1 = data11.length;for(let i1=0; i1<len1; i1++){let data12 = data11[i1];if(((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")){const err17 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema24.properties.args.items.type}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.run !== undefined){let data13 = data.run;if(typeof data13 === "string"){if(data13.length < 1){const err19 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.shell !== undefined){let data14 = data.shell;if(typeof data14 === "string"){if(data14.length < 1){const err21 = {instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}else {const err22 = {instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}if(data.working_dir !== undefined){if(typeof data.working_dir !== "string"){const err23 = {instancePath:instancePath+"/working_dir",schemaPath:"#/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.timeout !== undefined){let data17 = data.timeout;if((typeof data17 == "number") && (isFinite(data17))){if(data17 <= 0 || isNaN(data17)){const err24 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.stdin !== undefined){if(typeof data.stdin !== "string"){const err26 = {instancePath:instancePath+"/stdin",schemaPath:"#/properties/stdin/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.output !== undefined){if(!(validate63(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);errors = vErrors.length;}}if(data.classify !== undefined){let data20 = data.classify;if(Array.isArray(data20)){if(data20.length < 1){const err27 = {instancePath:instancePath+"/classify",schemaPath:"#/properties/classify/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}const len2 = data20.length;for(let i2=0; i2<len2; i2++){if(!(validate67(data20[i2], {instancePath:instancePath+"/classify/" + i2,parentData:data20,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);errors = vErrors.length;}}}else {const err28 = {instancePath:instancePath+"/classify",schemaPath:"#/properties/classify/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.workflow_commands !== undefined){let data22 = data.workflow_commands;if(!((data22 === "allow") || (data22 === "stop"))){const err29 = {instancePath:instancePath+"/workflow_commands",schemaPath:"#/properties/workflow_commands/enum",keyword:"enum",params:{allowedValues: schema24.properties.workflow_commands.enum}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}validate58.errors = vErrors;return errors === 0;}exports.setNode = validate69;const schema28 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"set"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"value":{},"values":{"type":"object","additionalProperties":true},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"]},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]};
function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema28.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("set" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "set"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err12 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.max_output_bytes !== undefined){let data8 = data.max_output_bytes;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 1024 || isNaN(data8)){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.values !== undefined){let data9 = data.values;if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){const err15 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.output_type !== undefined){let data10 = data.output_type;if(!(((((((data10 === "auto") || (data10 === "string")) || (data10 === "number")) || (data10 === "integer")) || (data10 === "boolean")) || (data10 === "list")) || (data10 === "dict"))){const err16 = {instancePath:instancePath+"/output_type",schemaPath:"#/properties/output_type/enum",keyword:"enum",params:{allowedValues: schema28.properties.output_type.enum}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.output !== undefined){if(!(validate63(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);errors = vErrors.length;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate69.errors = vErrors;return errors === 0;}exports.waitNode = validate73;const schema29 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"wait"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"duration":{"type":["string","number"]},"reason":{"type":"string"}},"required":["name","type","duration"]};
function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.duration === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(func2.call(schema29.properties, key0))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.type !== undefined){if("wait" !== data.type){const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "wait"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err13 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.max_output_bytes !== undefined){let data8 = data.max_output_bytes;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 1024 || isNaN(data8)){const err15 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}if(data.duration !== undefined){let data9 = data.duration;if((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))){const err16 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: schema29.properties.duration.type}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.reason !== undefined){if(typeof data.reason !== "string"){const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate73.errors = vErrors;return errors === 0;}exports.terminateNode = validate76;const schema30 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"terminate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"status":{"enum":["success","failed"]},"reason":{"type":"string","minLength":1,"pattern":"\\S"},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]};const pattern9 = new RegExp("\\S", "u");
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.status === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.reason === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "description")) || (key0 === "input")) || (key0 === "status")) || (key0 === "reason")) || (key0 === "output_template"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern1.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.type !== undefined){if("terminate" !== data.type){const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "terminate"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.status !== undefined){let data5 = data.status;if(!((data5 === "success") || (data5 === "failed"))){const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema30.properties.status.enum}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.reason !== undefined){let data6 = data.reason;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(!pattern9.test(data6)){const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.output_template !== undefined){if(!(validate25(data.output_template, {instancePath:instancePath+"/output_template",parentData:data,parentDataProperty:"output_template",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate76.errors = vErrors;return errors === 0;}exports.workflowNode = validate78;const schema31 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"workflow"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1},"input_mapping":{"type":"object","additionalProperties":true},"max_depth":{"type":"integer","minimum":1,"maximum":10},"output":{"$ref":"#/$defs/outputSchema"},"execution":{}},"required":["name","type","workflow"]};
function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.workflow === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflow"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(func2.call(schema31.properties, key0))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.type !== undefined){if("workflow" !== data.type){const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "workflow"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err13 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.max_output_bytes !== undefined){let data8 = data.max_output_bytes;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 1024 || isNaN(data8)){const err15 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}if(data.workflow !== undefined){let data10 = data.workflow;if(typeof data10 === "string"){if(data10.length < 1){const err16 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.input_mapping !== undefined){let data11 = data.input_mapping;if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){const err18 = {instancePath:instancePath+"/input_mapping",schemaPath:"#/properties/input_mapping/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.max_depth !== undefined){let data12 = data.max_depth;if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){const err19 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if((typeof data12 == "number") && (isFinite(data12))){if(data12 > 10 || isNaN(data12)){const err20 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if(data12 < 1 || isNaN(data12)){const err21 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}if(data.output !== undefined){if(!(validate63(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);errors = vErrors.length;}}}else {const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}validate78.errors = vErrors;return errors === 0;}exports.agentNode = validate83;const schema32 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"agent"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"resilience":{"$ref":"#/$defs/resilience"},"max_output_bytes":{"type":"integer","minimum":1024},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string"},"system_prompt":{"type":"string"},"model":{"type":"string"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry"},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Spans all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean"},"working_dir":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"]},{"type":"string","pattern":"\\{[{%]"}]}},"required":["effort"]},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{},"output_mode":{},"context_tier":{},"session_key":{},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"validator":{},"sandbox":{},"dialog":{},"execution":{},"settings_dir":{}},"required":["name"]};const pattern12 = new RegExp("\\{[{%]", "u");const schema33 = {"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10},"backoff":{"enum":["none","fixed","linear","exponential"]},"delay_seconds":{"type":"number","minimum":0,"maximum":300},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]}},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10}}};
function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((((key0 === "max_attempts") || (key0 === "backoff")) || (key0 === "delay_seconds")) || (key0 === "retry_on")) || (key0 === "max_parse_recovery_attempts"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.max_attempts !== undefined){let data0 = data.max_attempts;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err1 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 10 || isNaN(data0)){const err2 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0 < 1 || isNaN(data0)){const err3 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}if(data.backoff !== undefined){let data1 = data.backoff;if(!((((data1 === "none") || (data1 === "fixed")) || (data1 === "linear")) || (data1 === "exponential"))){const err4 = {instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/enum",keyword:"enum",params:{allowedValues: schema33.properties.backoff.enum}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.delay_seconds !== undefined){let data2 = data.delay_seconds;if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 300 || isNaN(data2)){const err5 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data2 < 0 || isNaN(data2)){const err6 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.retry_on !== undefined){let data3 = data.retry_on;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(!((((data4 === "provider_error") || (data4 === "timeout")) || (data4 === "rate_limit")) || (data4 === "network"))){const err8 = {instancePath:instancePath+"/retry_on/" + i0,schemaPath:"#/properties/retry_on/items/enum",keyword:"enum",params:{allowedValues: schema33.properties.retry_on.items.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath:instancePath+"/retry_on",schemaPath:"#/properties/retry_on/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.max_parse_recovery_attempts !== undefined){let data5 = data.max_parse_recovery_attempts;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err10 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 10 || isNaN(data5)){const err11 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data5 < 0 || isNaN(data5)){const err12 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}}else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}validate89.errors = vErrors;return errors === 0;}
function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(func2.call(schema32.properties, key0))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0.length < 1){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!pattern1.test(data0)){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.type !== undefined){if("agent" !== data.type){const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "agent"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err8 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err11 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.max_output_bytes !== undefined){let data8 = data.max_output_bytes;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){const err12 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 1024 || isNaN(data8)){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}if(data.prompt !== undefined){if(typeof data.prompt !== "string"){const err14 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.system_prompt !== undefined){if(typeof data.system_prompt !== "string"){const err15 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.model !== undefined){if(typeof data.model !== "string"){const err16 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.provider !== undefined){let data13 = data.provider;const _errs25 = errors;let valid3 = false;const _errs26 = errors;if(typeof data13 === "string"){if(data13.length < 1){const err17 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}var _valid0 = _errs26 === errors;valid3 = valid3 || _valid0;if(!valid3){const _errs28 = errors;if(!(validate30(data13, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);errors = vErrors.length;}var _valid0 = _errs28 === errors;valid3 = valid3 || _valid0;}if(!valid3){const err19 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}else {errors = _errs25;if(vErrors !== null){if(_errs25){vErrors.length = _errs25;}else {vErrors = null;}}}}if(data.output !== undefined){if(!(validate63(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);errors = vErrors.length;}}if(data.retry !== undefined){if(!(validate89(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);errors = vErrors.length;}}if(data.timeout_seconds !== undefined){let data16 = data.timeout_seconds;if((typeof data16 == "number") && (isFinite(data16))){if(data16 <= 0 || isNaN(data16)){const err20 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.raise_instructions !== undefined){if(typeof data.raise_instructions !== "boolean"){const err22 = {instancePath:instancePath+"/raise_instructions",schemaPath:"#/properties/raise_instructions/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.working_dir !== undefined){if(typeof data.working_dir !== "string"){const err23 = {instancePath:instancePath+"/working_dir",schemaPath:"#/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.temperature !== undefined){let data19 = data.temperature;if((typeof data19 == "number") && (isFinite(data19))){if(data19 > 2 || isNaN(data19)){const err24 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}if(data19 < 0 || isNaN(data19)){const err25 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.max_tokens !== undefined){let data20 = data.max_tokens;if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){const err27 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if((typeof data20 == "number") && (isFinite(data20))){if(data20 < 1 || isNaN(data20)){const err28 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}if(data.reasoning !== undefined){let data21 = data.reasoning;if(data21 && typeof data21 == "object" && !Array.isArray(data21)){if(data21.effort === undefined){const err29 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/required",keyword:"required",params:{missingProperty: "effort"}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}for(const key1 in data21){if(!(key1 === "effort")){const err30 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data21.effort !== undefined){let data22 = data21.effort;const _errs45 = errors;let valid5 = false;const _errs46 = errors;if(!(((((data22 === "low") || (data22 === "medium")) || (data22 === "high")) || (data22 === "xhigh")) || (data22 === "max"))){const err31 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema32.properties.reasoning.properties.effort.anyOf[0].enum}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}var _valid1 = _errs46 === errors;valid5 = valid5 || _valid1;if(!valid5){const _errs47 = errors;if(typeof data22 === "string"){if(!pattern12.test(data22)){const err32 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/1/pattern",keyword:"pattern",params:{pattern: "\\{[{%]"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}var _valid1 = _errs47 === errors;valid5 = valid5 || _valid1;}if(!valid5){const err34 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}else {errors = _errs45;if(vErrors !== null){if(_errs45){vErrors.length = _errs45;}else {vErrors = null;}}}}}else {const err35 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data.tools !== undefined){let data23 = data.tools;if(Array.isArray(data23)){const len1 = data23.length;for(let i1=0; i1<len1; i1++){let data24 = data23[i1];if(typeof data24 === "string"){if(data24.length < 1){const err36 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}else {const err37 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}}else {const err38 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data.max_agent_iterations !== undefined){let data25 = data.max_agent_iterations;if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){const err39 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}if((typeof data25 == "number") && (isFinite(data25))){if(data25 > 500 || isNaN(data25)){const err40 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if(data25 < 1 || isNaN(data25)){const err41 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}}}else {const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}validate83.errors = vErrors;return errors === 0;}exports.gateNode = validate91;const schema34 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"human_gate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1},"options":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1},"value":{"type":["string","number","boolean"]},"route":{"type":"string","minLength":1},"prompt_for":{"type":"string","minLength":1},"multiline":{"type":"boolean"}},"required":["label","value"]}}},"required":["name","type","prompt","options"]};
function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.prompt === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.options === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "description")) || (key0 === "input")) || (key0 === "routes")) || (key0 === "prompt")) || (key0 === "options"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern1.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.type !== undefined){if("human_gate" !== data.type){const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "human_gate"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.prompt !== undefined){let data6 = data.prompt;if(typeof data6 === "string"){if(data6.length < 1){const err14 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.options !== undefined){let data7 = data.options;if(Array.isArray(data7)){if(data7.length < 1){const err16 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.label === undefined){const err17 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "label"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data8.value === undefined){const err18 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "value"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}for(const key1 in data8){if(!(((((key1 === "label") || (key1 === "value")) || (key1 === "route")) || (key1 === "prompt_for")) || (key1 === "multiline"))){const err19 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data8.label !== undefined){let data9 = data8.label;if(typeof data9 === "string"){if(data9.length < 1){const err20 = {instancePath:instancePath+"/options/" + i1+"/label",schemaPath:"#/properties/options/items/properties/label/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/options/" + i1+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data8.value !== undefined){let data10 = data8.value;if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){const err22 = {instancePath:instancePath+"/options/" + i1+"/value",schemaPath:"#/properties/options/items/properties/value/type",keyword:"type",params:{type: schema34.properties.options.items.properties.value.type}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.route !== undefined){let data11 = data8.route;if(typeof data11 === "string"){if(data11.length < 1){const err23 = {instancePath:instancePath+"/options/" + i1+"/route",schemaPath:"#/properties/options/items/properties/route/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}else {const err24 = {instancePath:instancePath+"/options/" + i1+"/route",schemaPath:"#/properties/options/items/properties/route/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data8.prompt_for !== undefined){let data12 = data8.prompt_for;if(typeof data12 === "string"){if(data12.length < 1){const err25 = {instancePath:instancePath+"/options/" + i1+"/prompt_for",schemaPath:"#/properties/options/items/properties/prompt_for/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/options/" + i1+"/prompt_for",schemaPath:"#/properties/options/items/properties/prompt_for/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data8.multiline !== undefined){if(typeof data8.multiline !== "boolean"){const err27 = {instancePath:instancePath+"/options/" + i1+"/multiline",schemaPath:"#/properties/options/items/properties/multiline/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}else {const err29 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}validate91.errors = vErrors;return errors === 0;}exports.questionsNode = validate93;const schema35 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"questions"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string"},"questions":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$"},"text":{"type":"string","minLength":1},"hint":{"type":"string"},"choices":{"type":"array","items":{"type":["string","number","boolean"]}},"allow_free_text":{"type":"boolean"},"default":{"type":["string","number","boolean"]},"required":{"type":"boolean"},"multiline":{"type":"boolean"}},"required":["text"]}},"source":{"type":"string","minLength":1},"allow_back":{"type":"boolean"},"allow_skip":{"type":"boolean"},"allow_skip_all":{"type":"boolean"},"allow_abort":{"type":"boolean"},"abort_route":{"type":"string","minLength":1}},"required":["name","type"]};const pattern15 = new RegExp("^[^=]+$", "u");
function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema35.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("questions" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "questions"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.prompt !== undefined){if(typeof data.prompt !== "string"){const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.questions !== undefined){let data7 = data.questions;if(Array.isArray(data7)){if(data7.length < 1){const err13 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.text === undefined){const err14 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "text"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}for(const key1 in data8){if(!((((((((key1 === "id") || (key1 === "text")) || (key1 === "hint")) || (key1 === "choices")) || (key1 === "allow_free_text")) || (key1 === "default")) || (key1 === "required")) || (key1 === "multiline"))){const err15 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data8.id !== undefined){let data9 = data8.id;if(typeof data9 === "string"){if(!pattern15.test(data9)){const err16 = {instancePath:instancePath+"/questions/" + i1+"/id",schemaPath:"#/properties/questions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[^=]+$"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/questions/" + i1+"/id",schemaPath:"#/properties/questions/items/properties/id/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data8.text !== undefined){let data10 = data8.text;if(typeof data10 === "string"){if(data10.length < 1){const err18 = {instancePath:instancePath+"/questions/" + i1+"/text",schemaPath:"#/properties/questions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/questions/" + i1+"/text",schemaPath:"#/properties/questions/items/properties/text/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data8.hint !== undefined){if(typeof data8.hint !== "string"){const err20 = {instancePath:instancePath+"/questions/" + i1+"/hint",schemaPath:"#/properties/questions/items/properties/hint/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data8.choices !== undefined){let data12 = data8.choices;if(Array.isArray(data12)){const len2 = data12.length;for(let i2=0; i2<len2; i2++){let data13 = data12[i2];if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){const err21 = {instancePath:instancePath+"/questions/" + i1+"/choices/" + i2,schemaPath:"#/properties/questions/items/properties/choices/items/type",keyword:"type",params:{type: schema35.properties.questions.items.properties.choices.items.type}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/questions/" + i1+"/choices",schemaPath:"#/properties/questions/items/properties/choices/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.allow_free_text !== undefined){if(typeof data8.allow_free_text !== "boolean"){const err23 = {instancePath:instancePath+"/questions/" + i1+"/allow_free_text",schemaPath:"#/properties/questions/items/properties/allow_free_text/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data8.default !== undefined){let data15 = data8.default;if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")){const err24 = {instancePath:instancePath+"/questions/" + i1+"/default",schemaPath:"#/properties/questions/items/properties/default/type",keyword:"type",params:{type: schema35.properties.questions.items.properties.default.type}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data8.required !== undefined){if(typeof data8.required !== "boolean"){const err25 = {instancePath:instancePath+"/questions/" + i1+"/required",schemaPath:"#/properties/questions/items/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data8.multiline !== undefined){if(typeof data8.multiline !== "boolean"){const err26 = {instancePath:instancePath+"/questions/" + i1+"/multiline",schemaPath:"#/properties/questions/items/properties/multiline/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.source !== undefined){let data18 = data.source;if(typeof data18 === "string"){if(data18.length < 1){const err29 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data.allow_back !== undefined){if(typeof data.allow_back !== "boolean"){const err31 = {instancePath:instancePath+"/allow_back",schemaPath:"#/properties/allow_back/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.allow_skip !== undefined){if(typeof data.allow_skip !== "boolean"){const err32 = {instancePath:instancePath+"/allow_skip",schemaPath:"#/properties/allow_skip/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data.allow_skip_all !== undefined){if(typeof data.allow_skip_all !== "boolean"){const err33 = {instancePath:instancePath+"/allow_skip_all",schemaPath:"#/properties/allow_skip_all/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data.allow_abort !== undefined){if(typeof data.allow_abort !== "boolean"){const err34 = {instancePath:instancePath+"/allow_abort",schemaPath:"#/properties/allow_abort/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}if(data.abort_route !== undefined){let data23 = data.abort_route;if(typeof data23 === "string"){if(data23.length < 1){const err35 = {instancePath:instancePath+"/abort_route",schemaPath:"#/properties/abort_route/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}else {const err36 = {instancePath:instancePath+"/abort_route",schemaPath:"#/properties/abort_route/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}}else {const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}validate93.errors = vErrors;return errors === 0;}exports.max_concurrent_tasks_policy = validate95;const schema36 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"max_concurrent_tasks"},"max":{"type":"integer","minimum":1}},"required":["name","type"]};
function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "max"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema36.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("max_concurrent_tasks" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "max_concurrent_tasks"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max !== undefined){let data6 = data.max;if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){const err14 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data6 == "number") && (isFinite(data6))){if(data6 < 1 || isNaN(data6)){const err15 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}}else {const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}validate95.errors = vErrors;return errors === 0;}exports.task_timeout_policy = validate96;const schema37 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"task_timeout"},"max_seconds":{"type":"number","exclusiveMinimum":0}},"required":["name","type"]};
function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "max_seconds"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema37.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("task_timeout" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task_timeout"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_seconds !== undefined){let data6 = data.max_seconds;if((typeof data6 == "number") && (isFinite(data6))){if(data6 <= 0 || isNaN(data6)){const err14 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}validate96.errors = vErrors;return errors === 0;}exports.phase_gate_policy = validate97;const schema38 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"phase_gate"},"group":{"type":"string","minLength":1},"min_success_rate":{"type":"number","minimum":0,"maximum":1}},"required":["name","type","group"]};
function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.group === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "group")) || (key0 === "min_success_rate"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema38.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("phase_gate" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "phase_gate"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.group !== undefined){let data6 = data.group;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.min_success_rate !== undefined){let data7 = data.min_success_rate;if((typeof data7 == "number") && (isFinite(data7))){if(data7 > 1 || isNaN(data7)){const err17 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data7 < 0 || isNaN(data7)){const err18 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}validate97.errors = vErrors;return errors === 0;}exports.node_availability_policy = validate98;const schema39 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"node_availability"}},"required":["name","type"]};
function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema39.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("node_availability" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "node_availability"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}else {const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}validate98.errors = vErrors;return errors === 0;}exports.expression_policy = validate99;const schema40 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"expression"},"allow_if":{"type":"string","minLength":1}},"required":["name","type","allow_if"]};
function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.allow_if === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_if"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "allow_if"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema40.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("expression" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "expression"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.allow_if !== undefined){let data6 = data.allow_if;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/allow_if",schemaPath:"#/properties/allow_if/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/allow_if",schemaPath:"#/properties/allow_if/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate99.errors = vErrors;return errors === 0;}exports.command_policy = validate100;const schema41 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"command"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number"]}},"timeout":{"type":"number","exclusiveMinimum":0}},"required":["name","type","command"]};
function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.command === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "command")) || (key0 === "args")) || (key0 === "timeout"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema41.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("command" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "command"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.command !== undefined){let data6 = data.command;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.args !== undefined){let data7 = data.args;if(Array.isArray(data7)){const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))){const err17 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema41.properties.args.items.type}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.timeout !== undefined){let data9 = data.timeout;if((typeof data9 == "number") && (isFinite(data9))){if(data9 <= 0 || isNaN(data9)){const err19 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}}else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}validate100.errors = vErrors;return errors === 0;}


/***/ }),

/***/ 988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lJ: () => (/* reexport */ load_workspace/* diskReader */.lJ),
  Gt: () => (/* reexport */ load_workspace/* displayPath */.Gt),
  pl: () => (/* reexport */ load_workspace/* findWorkspace */.pl),
  cQ: () => (/* binding */ loadChecked),
  G2: () => (/* binding */ loadWorkflow),
  eD: () => (/* reexport */ load_workspace/* shownFolder */.eD)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/step-hash.js
var step_hash = __webpack_require__(4810);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/config/generated/shapes.js
var shapes = __webpack_require__(131);
// EXTERNAL MODULE: ./build/config/generated/validators.cjs
var validators = __webpack_require__(7940);
// EXTERNAL MODULE: ./build/config/load/findings.js
var load_findings = __webpack_require__(1384);
// EXTERNAL MODULE: ./build/core/duration.js
var core_duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/config/load/yaml-data.js
var yaml_data = __webpack_require__(5406);
;// CONCATENATED MODULE: ./build/config/load/foreign-field-hints.js



const RETRY = (value) => `retries stand on a route, for the kinds that may go away: \`routes: [{ to: $end }, { on_error: [internal.timeout, external.api.rate_limited], retry: { max: ${countIn(value)} } }]\``;
const GO = (value) => `write \`routes: [{ to: ${word(value, 'NODE')} }]\``;
const CATCH = (value) => `write \`routes: [{ to: $end }, { on_error: external.git.drift, to: ${word(value, 'NODE')} }]\`, with the kinds that it is for`;
const BEFORE = (value) => `nodes follow routes: give the node ${word(Array.isArray(value) ? value[0] : value, 'before it')} a route, \`routes: [{ to: NODE }]\``;
const TOLERATE = 'name the kinds that may pass, and let everything else fail: `routes: [{ to: $end }, { on_error: external.lint.findings, to: $end }]`';
const AGENTS = 'did you mean `agents`?';
const IN_JOB = 'it belongs to the job in .github/workflows that runs this file';
const NODE_FIELDS = {
    if: 'put the condition on the route that leads here: `- { to: NODE, when: "..." }`',
    when: 'put the condition on the route that leads here: `- { to: NODE, when: "..." }`',
    condition: 'put the condition on the route that leads here: `- { to: NODE, when: "..." }`',
    needs: BEFORE,
    depends_on: BEFORE,
    next: GO,
    to: GO,
    goto: GO,
    on_success: GO,
    on_error: CATCH,
    on_failure: CATCH,
    'on-error': CATCH,
    catch: CATCH,
    'continue-on-error': TOLERATE,
    ignore_errors: TOLERATE,
    'timeout-minutes': (value) => `write \`timeout\` in seconds: \`timeout: ${typeof value === 'number' ? value * 60 : 300}\``,
    retry: RETRY,
    retries: RETRY,
    max_retries: RETRY,
    max_attempts: RETRY,
    attempts: RETRY,
    error_routes: 'write them among `routes`, or for all nodes under `workflow:`',
    uses: 'a node runs a command (`type: script`, `run:`) or another file (`type: workflow`); actions are steps of the job',
    with: 'hand values over through `env` (scripts) or `input_mapping` (workflows)',
    'runs-on': IN_JOB,
    strategy: 'to run a node for each entry of a list write a group under `for_each:`',
    matrix: 'to run a node for each entry of a list write a group under `for_each:`',
    permissions: IN_JOB,
    container: IN_JOB,
    services: IN_JOB,
    url: 'call it from a script: `run: curl --fail-with-body URL`, with `classify: [{ use: curl }]`',
    seconds: (value) => `write \`duration: ${word(value, '5')}s\``,
    time: (value) => `write \`duration: ${word(value, '5')}s\``,
};
const ROUTE_FIELDS = {
    on_success: 'a route without `on_error` is for success: leave it out',
    catch: 'did you mean `on_error`?',
    error: 'did you mean `on_error`?',
    on_failure: 'did you mean `on_error`?',
    goto: 'did you mean `to`?',
    next: 'did you mean `to`?',
    target: 'did you mean `to`?',
    if: 'did you mean `when`?',
    condition: 'did you mean `when`?',
    max_retries: (value) => `write \`retry: { max: ${countIn(value)} }\``,
    retries: (value) => `write \`retry: { max: ${countIn(value)} }\``,
    message: 'write `halt: { message: "..." }`',
};
const RETRY_FIELDS = {
    ...Object.fromEntries(['max_retries', 'max_attempts', 'attempts', 'retries', 'times', 'count', 'limit'].map((name) => [
        name,
        'did you mean `max`?',
    ])),
    ...Object.fromEntries(['delay', 'delay_seconds', 'initial_delay', 'interval', 'wait', 'seconds'].map((name) => [
        name,
        'did you mean `initial_seconds`?',
    ])),
    max_delay: 'did you mean `max_seconds`?',
};
const FILE_FIELDS = {
    on: 'what starts a run is the business of .github/workflows; a file of conductor says only what runs',
    jobs: AGENTS,
    steps: AGENTS,
    tasks: AGENTS,
    inputs: 'it stands under `workflow:`, as `input`',
    permissions: IN_JOB,
    concurrency: IN_JOB,
    defaults: 'give each script its `shell` and `working_dir`',
};
const WORKFLOW_FIELDS = {
    start: 'did you mean `entry_point`?',
    entrypoint: 'did you mean `entry_point`?',
    inputs: 'did you mean `input`?',
    outputs: 'it stands at the top of the file, as `output`',
    output: 'it stands at the top of the file, beside `workflow:`',
    agents: 'it stands at the top of the file, beside `workflow:`',
    nodes: 'it stands at the top of the file, beside `workflow:`',
    timeout: (value) => `write \`limits: { timeout_seconds: ${secondsIn(value) ?? 900} }\``,
    strict_exit: 'it stands under `runtime:`',
    retry: 'it stands under `resilience:`',
};
function foreignFieldHint(shape, name, value) {
    const hints = hintsOf(shape);
    if (!Object.hasOwn(hints, name))
        return null;
    const hint = hints[name];
    return typeof hint === 'function' ? hint(value) : (hint ?? null);
}
function hintsOf(shape) {
    switch (shape) {
        case 'route':
            return ROUTE_FIELDS;
        case 'retry':
            return RETRY_FIELDS;
        case 'file':
            return FILE_FIELDS;
        case 'workflow':
            return WORKFLOW_FIELDS;
        case 'parallel':
        case 'forEach':
            return NODE_FIELDS;
        default:
            return shape.endsWith('Node') ? NODE_FIELDS : {};
    }
}
const FORMS = {
    retry: (value) => `write \`retry: { max: ${countIn(value)} }\``,
    timeout: duration('timeout'),
    timeout_seconds: duration('timeout_seconds'),
    initial_seconds: seconds('initial_seconds'),
    max_seconds: seconds('max_seconds'),
    max_elapsed_seconds: seconds('max_elapsed_seconds'),
    env: (value) => `write \`env: { ${pairIn(value)} }\``,
    routes: (value) => `write \`routes: [{ to: ${word((0,yaml_data/* isDataObject */.WT)(value) ? value['to'] : value, '$end')} }]\``,
    to: (value) => `a route leads to one node: \`to: ${word(Array.isArray(value) ? value[0] : value, 'NODE')}\`; to start several, name a \`parallel\` group`,
    raises: (value) => `write \`raises: [${word(value, 'external.git.drift')}]\``,
    classify: (value) => `write \`classify: [{ use: ${word(value, 'git')} }]\``,
    command: (value) => (Array.isArray(value) ? commandOf(value) : null),
    run: (value) => (Array.isArray(value) ? 'write `run: |` and each command on a line of its own below it' : null),
    args: (value) => (typeof value === 'string' ? `write \`args: [${value.trim().split(/\s+/).join(', ')}]\`` : null),
    halt: (value) => (typeof value === 'string' ? `write \`halt: { message: "${plain(value)}" }\`` : null),
    recover: () => 'write `recover: { output: { ... } }`, the output to continue with',
    propagate: () => 'write `propagate: true`; which kinds it is for stands in `on_error`',
    when: (value) => typeof value === 'boolean' ? 'leave `when` out, or write a condition such as `exit_code == 0`' : null,
    input: () => 'write `input: { NAME: { type: string } }`',
    output: () => 'write `output: { NAME: "{{ node.output.field }}" }`',
    agents: (value) => (0,yaml_data/* isDataObject */.WT)(value)
        ? `write a list: \`- name: ${word(Object.keys(value)[0], 'a')}\`, its fields below the name`
        : null,
    nodes: (value) => (0,yaml_data/* isDataObject */.WT)(value)
        ? `write a list: \`- name: ${word(Object.keys(value)[0], 'a')}\`, its fields below the name`
        : null,
    workflow: () => 'write `workflow: { name: NAME, entry_point: NODE }`',
    source: (value) => Array.isArray(value) ? 'write a path such as `workflow.input.list`, or a template: `"{{ [1, 2] }}"`' : null,
    shell: () => 'write `shell: bash`, or leave it out',
    finally: () => 'write `finally: NODE`, and the node under `agents:`',
    on_error: (value) => typeof value === 'number'
        ? 'an exit code gets its kind from `classify: [{ exit_code: 1, kind: external.tool.failed }]`'
        : null,
};
const ENTRY_FORMS = {
    routes: (value) => `write \`- to: ${word(value, '$end')}\``,
    classify: (value) => `write \`- use: ${word(value, 'git')}\``,
    options: (value) => `write \`- { label: "${word(value, 'Yes')}", value: "${word(value, 'yes')}", route: NODE }\``,
    agents: (value) => (0,yaml_data/* isDataObject */.WT)(value)
        ? 'a group names its members: put the node under the top-level `agents:` and its name here'
        : `write \`- { name: NAME, type: script, run: "${plain(typeof value === 'string' ? value : 'true')}" }\``,
    nodes: (value) => `write \`- { name: NAME, type: script, run: "${plain(typeof value === 'string' ? value : 'true')}" }\``,
};
function rightForm(path, value) {
    const last = path.at(-1);
    if (typeof last === 'number')
        return ENTRY_FORMS[String(path.at(-2))]?.(value) ?? null;
    if (path.at(-2) === 'input' && typeof value === 'string')
        return `write \`${String(last)}: { type: string, default: ${plain(value)} }\``;
    if (path.at(-3) === 'mcp_servers' && last === 'timeout')
        return 'write milliseconds as a number: `timeout: 30000`';
    if (path.at(-2) === 'env')
        return 'write one text; a list or a mapping goes in as JSON: `"{{ value | tojson }}"`';
    return FORMS[String(last)]?.(value) ?? null;
}
const VALUE_SYNONYMS = {
    int: ['integer', 'number'],
    float: ['number'],
    double: ['number'],
    str: ['string'],
    text: ['string'],
    choice: ['string'],
    environment: ['string'],
    bool: ['boolean'],
    list: ['array'],
    array: ['list'],
    dict: ['object'],
    map: ['object'],
    mapping: ['object'],
    object: ['dict'],
    exp: ['exponential'],
    constant: ['fixed'],
    failure: ['failed'],
    fail: ['failed'],
    error: ['failed'],
    ok: ['success'],
    succeeded: ['success'],
};
function synonymOf(value, allowed) {
    return (VALUE_SYNONYMS[value.toLowerCase()] ?? []).find((meant) => allowed.includes(meant)) ?? null;
}
const TYPE_SYNONYMS = {
    shell: 'script',
    bash: 'script',
    command: 'script',
    run: 'script',
    cmd: 'script',
    exec: 'script',
    sh: 'script',
    python: 'script',
    node: 'script',
    task: 'script',
    step: 'script',
    job: 'script',
    gate: 'human_gate',
    approval: 'human_gate',
    sleep: 'wait',
    subworkflow: 'workflow',
    llm: 'agent',
    prompt: 'agent',
    variable: 'set',
    end: 'terminate',
    fail: 'terminate',
    exit: 'terminate',
};
const ELSEWHERE = {
    parallel: 'write the group under the top-level `parallel:`',
    for_each: 'write the group under the top-level `for_each:`',
    foreach: 'write the group under the top-level `for_each:`',
    loop: 'write the group under the top-level `for_each:`',
    http: 'call it from a script: `type: script`, `run: curl --fail-with-body URL`',
    action: 'actions are steps of the job in .github/workflows; a node runs a command (`type: script`)',
};
function foreignTypeHint(type, known) {
    if (Object.hasOwn(ELSEWHERE, type))
        return ELSEWHERE[type] ?? null;
    return (0,messages/* didYouMean */.au)(meantType(type, known));
}
function meantType(type, known) {
    return Object.hasOwn(TYPE_SYNONYMS, type) ? (TYPE_SYNONYMS[type] ?? null) : (0,messages/* nearest */.pA)(type, known);
}
function duration(name) {
    return (value) => typeof value === 'string' && value.includes('{{')
        ? 'it is a number of seconds or a duration, not a template'
        : `write seconds, or a duration such as \`10m\`: \`${name}: ${secondsIn(value) ?? 300}\``;
}
function seconds(name) {
    return (value) => {
        if (typeof value === 'string' && value.includes('{{'))
            return 'it is a number of seconds, not a template';
        const found = secondsIn(value);
        return `write seconds as a number: \`${name}: ${found ?? 300}\``;
    };
}
function secondsIn(value) {
    if (typeof value !== 'string')
        return null;
    const parsed = (0,core_duration/* parseDuration */.E9)(value.replace(/\s*min(ute)?s?$/, 'm').replace(/\s*sec(ond)?s?$/, 's'));
    return parsed.ok ? parsed.value : null;
}
function countIn(value) {
    return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100 ? value : 3;
}
function pairIn(value) {
    const first = Array.isArray(value) ? value[0] : value;
    const pair = typeof first === 'string' ? /^([A-Za-z_]\w*)=(.*)$/.exec(first) : null;
    return pair === null ? 'NAME: "value"' : `${pair[1]}: "${plain(pair[2] ?? '')}"`;
}
function commandOf(value) {
    const [program, ...args] = value.map((item) => plain(String(item)));
    return `write \`command: ${program ?? 'npm'}\` and \`args: [${args.join(', ')}]\``;
}
function word(value, otherwise) {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && /^[\w$.*-]{1,60}$/.test(text) ? text : otherwise;
}
function plain(text) {
    const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029"`]+/g, ' ').trim();
    return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/float.js
var core_float = __webpack_require__(2556);
// EXTERNAL MODULE: ./build/config/sites.js
var sites = __webpack_require__(2247);
;// CONCATENATED MODULE: ./build/config/load/schema-problems.js






const NEVER_EMPTY_IN_ROUTES = new Set([
    'on_error',
    'retry',
    'halt',
    'propagate',
    'recover',
    'escalate',
]);
const OTHER_WORDS_FOR_TO = new Set(['goto', 'go_to', 'next', 'target', 'then']);
const PASSES = 4;
function problemsOf(validate, data) {
    for (let pass = 0;; pass++) {
        if (validate(data))
            return [];
        const problems = (validate.errors ?? []).map((error) => ({ ...error, path: stepsOf(error.instancePath, data) }));
        if (pass === PASSES || !problems.map((problem) => coerced(problem, data)).includes(true))
            return withoutBranches(problems, data);
    }
}
function stepsOf(pointer, data) {
    const path = [];
    let at = data;
    for (const part of pointer.split('/').slice(1)) {
        const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
        const step = Array.isArray(at) ? Number(key) : key;
        path.push(step);
        at = at === undefined ? undefined : (0,yaml_data/* valueAt */.fK)(at, [step]);
    }
    return path;
}
function coerced(problem, data) {
    if (problem.keyword !== 'type' && problem.keyword !== 'enum' && problem.keyword !== 'const')
        return false;
    const parent = (0,yaml_data/* valueAt */.fK)(data, problem.path.slice(0, -1));
    const key = problem.path.at(-1);
    if (key === undefined || parent === undefined)
        return false;
    const value = (0,yaml_data/* valueAt */.fK)(data, problem.path);
    if (value === null && (0,yaml_data/* isDataObject */.WT)(parent) && mayBeEmpty(problem.path))
        return delete parent[key];
    if (problem.keyword !== 'type')
        return false;
    const read = readAs(value, problem);
    if (read === null)
        return false;
    if (Array.isArray(parent) && typeof key === 'number')
        parent[key] = read;
    else if ((0,yaml_data/* isDataObject */.WT)(parent))
        (0,json/* setKey */.qL)(parent, String(key), read);
    return true;
}
function mayBeEmpty(path) {
    const inRoute = path.at(-3) === 'routes' || path.at(-3) === 'error_routes';
    return !inRoute || !NEVER_EMPTY_IN_ROUTES.has(path.at(-1));
}
function isDuration({ path, params }) {
    return params['type'] === 'number' && (path.at(-1) === 'timeout' || path.at(-1) === 'timeout_seconds');
}
function positiveSeconds(text) {
    const seconds = (0,core_duration/* secondsOf */.TM)(text);
    return seconds !== null && seconds > 0 ? seconds : null;
}
const AS_WRITTEN = new Set(['args', 'env']);
function readAs(value, problem) {
    const { type } = problem.params;
    if (typeof value === 'string')
        return readText(value.trim(), type) ?? (isDuration(problem) ? positiveSeconds(value) : null);
    if (typeof value !== 'bigint' && !(value instanceof core_float/* Float */.nt))
        return null;
    const types = Array.isArray(type) ? type : [type];
    if (!types.includes('number') && !types.includes('integer'))
        return null;
    return AS_WRITTEN.has(problem.path.at(-2)) ? String(value) : ((0,core_float/* asNumber */.i)(value) ?? null);
}
function readText(text, type) {
    if ((type === 'integer' && /^[-+]?\d{1,15}$/.test(text)) ||
        (type === 'number' && /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)))
        return Number(text);
    if (type !== 'boolean')
        return null;
    if (/^(true|yes|on)$/i.test(text))
        return true;
    return /^(false|no|off)$/i.test(text) ? false : null;
}
const WRONG_BRANCH = new Set(['type', 'const', 'enum']);
function withoutBranches(problems, data) {
    const dropped = new Set();
    for (const choice of problems) {
        if (choice.keyword !== 'anyOf' && choice.keyword !== 'oneOf')
            continue;
        const inner = problems.filter((problem) => problem !== choice && isUnder(choice.path, problem.path));
        const value = (0,yaml_data/* valueAt */.fK)(data, choice.path);
        const structured = Array.isArray(value) || (0,yaml_data/* isDataObject */.WT)(value);
        const telling = inner.filter((problem) => structured
            ? problem.path.length > choice.path.length || !WRONG_BRANCH.has(problem.keyword)
            : problem.keyword === 'minLength');
        if (telling.length > 0)
            dropped.add(choice);
        for (const problem of inner)
            if (!telling.includes(problem))
                dropped.add(problem);
    }
    return problems.filter((problem) => !dropped.has(problem));
}
function isUnder(parent, path) {
    return parent.length <= path.length && parent.every((segment, index) => segment === path[index]);
}
const PLACEHOLDERS = {
    type: 'string',
    duration: 1,
    status: 'success',
    reason: 'missing',
    prompt: 'missing',
    options: [{ label: 'missing', value: 'missing' }],
    workflow: 'missing',
};
const BROKEN = { to: '$end', retry: {}, halt: true, propagate: true, recover: { output: {} } };
function repair(validate, data, problems, placeholders = {}) {
    let left = problems;
    for (let pass = 0; pass < PASSES; pass++) {
        if (left.length === 0)
            return true;
        for (const problem of left)
            if (!repairOne(problem, data, { ...PLACEHOLDERS, ...placeholders }))
                return false;
        left = problemsOf(validate, data);
    }
    return left.length === 0;
}
function repairOne(problem, data, placeholders) {
    const { path, keyword, params } = problem;
    const target = (0,yaml_data/* valueAt */.fK)(data, path);
    if (keyword === 'additionalProperties')
        return (0,yaml_data/* isDataObject */.WT)(target) && takeOut(target, String(params['additionalProperty']), isRoutePath(path));
    if (keyword === 'required') {
        const name = String(params['missingProperty']);
        const value = placeholders[name];
        if (value !== undefined && (0,yaml_data/* isDataObject */.WT)(target)) {
            target[name] = structuredClone(value);
            return true;
        }
    }
    const key = path.at(-1);
    const parent = (0,yaml_data/* valueAt */.fK)(data, path.slice(0, -1));
    if (key === undefined)
        return false;
    if (Array.isArray(parent) && typeof key === 'number') {
        parent.splice(key, 1);
        return parent.length > 0 || path.length < 2 || leaveOut(data, path.slice(0, -1));
    }
    if (!(0,yaml_data/* isDataObject */.WT)(parent))
        return true;
    if (key === 'type' && keyword === 'enum')
        return setPlaceholder(parent);
    return leaveOut(data, path);
}
function takeOut(owner, name, isRoute) {
    const value = owner[name];
    delete owner[name];
    if (!isRoute || value === undefined || sites/* ROUTE_ACTIONS */.Uw.some((action) => action in owner))
        return true;
    const meant = OTHER_WORDS_FOR_TO.has(name) ? 'to' : (0,messages/* nearest */.pA)(name, sites/* ROUTE_ACTIONS */.Uw);
    if (meant !== null)
        owner[meant] = value;
    return true;
}
function isRoutePath(path) {
    return path.at(-2) === 'routes' || path.at(-2) === 'error_routes';
}
function leaveOut(data, path) {
    const parent = (0,yaml_data/* valueAt */.fK)(data, path.slice(0, -1));
    const key = String(path.at(-1));
    if (!(0,yaml_data/* isDataObject */.WT)(parent))
        return true;
    const isRoute = path.at(-3) === 'routes' || path.at(-3) === 'error_routes';
    const instead = isRoute ? BROKEN[key] : undefined;
    if (isRoute && key === 'on_error') {
        parent['on_error'] = true;
        parent['when'] ??= 'false';
        return true;
    }
    if (instead === undefined)
        return delete parent[key];
    parent[key] = structuredClone(instead);
    return true;
}
function setPlaceholder(parent) {
    parent['type'] = 'string';
    return true;
}

;// CONCATENATED MODULE: ./build/config/load/schema-findings.js







const SYNONYMS = {
    goto: 'to',
    target: 'to',
    id: 'name',
    script: 'run',
    cmd: 'command',
    inputs: 'input',
    outputs: 'output',
    environment: 'env',
    cwd: 'working_dir',
    'working-directory': 'working_dir',
    entrypoint: 'entry_point',
    uses: 'workflow',
};
const CHOICES = {
    on_error: '`true`, `"*"`, a kind, a prefix such as `external.git.*`, or a list of those',
    provider: 'a name, or a mapping with a `name`',
    halt: '`true`, or a mapping with a `message`',
    escalate: '`true`, or a mapping with `title`, `labels` and `assignees`',
    exit_code: 'a number, a list of numbers, or a range such as `"64-78"`',
    signal: "a signal's name, or a list of names",
    finally: 'a node, or a list of nodes',
};
const TYPE_NAMES = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: '`true` or `false`',
    array: 'a list',
    object: 'a mapping',
    null: 'empty',
};
function describeProblem(problem, subject) {
    const path = [...subject.path, ...problem.path];
    const where = fieldName(problem.path);
    const value = (0,yaml_data/* valueAt */.fK)(subject.data, problem.path);
    const field = where === '' ? (0,messages/* capital */.Nx)(subject.label) : `${(0,messages/* capital */.Nx)(subject.label)}: \`${where}\``;
    const at = subject.locator.at(path);
    switch (problem.keyword) {
        case 'additionalProperties':
            return unknownField(problem, subject, String(problem.params['additionalProperty']));
        case 'required': {
            const missing = String(problem.params['missingProperty']);
            const owner = where === '' ? subject.label : `${subject.label}, \`${where}\``;
            return (0,load_findings/* finding */.gk)(at, 'missing-field', `${(0,messages/* capital */.Nx)(owner)} needs \`${missing}\`.`, missingHint(missing));
        }
        case 'type':
            if (problem.params['type'] === 'array' && (0,yaml_data/* isDataObject */.WT)(value)) {
                const entry = Object.keys(value).find((name) => /^-\w/.test(name));
                if (entry !== undefined)
                    return missingSpace(entry, subject.locator.keyAt([...path, entry]));
            }
            return (0,load_findings/* finding */.gk)(at, 'wrong-type', `${field} must be ${isDuration(problem) ? 'seconds or a duration' : typeNames(problem.params['type'])}, not ${kindOf(value)}.`, rightForm(path, value) ?? typeHint(value, problem.params['type']));
        case 'enum':
        case 'const':
            return wrongValue(problem, field, value, subject);
        case 'anyOf':
        case 'oneOf':
            return (0,load_findings/* finding */.gk)(at, 'wrong-type', `${field} must be ${CHOICES[String(problem.path.at(-1))] ?? 'something else'}, not ${kindOf(value)}.`, rightForm(path, value));
        case 'pattern':
            return badPattern(problem, field, value, subject);
        case 'minLength':
        case 'minItems':
            return (0,load_findings/* finding */.gk)(at, 'empty-value', `${field} must not be empty.`);
        case 'minProperties':
        case 'maxProperties':
            return (0,load_findings/* finding */.gk)(at, 'conflicting-fields', `${field} needs exactly one of ${fieldNames(shapeAt(subject, problem.path))}.`);
        default:
            return (0,load_findings/* finding */.gk)(at, 'out-of-range', `${field} ${bound(problem)}, and ${(0,messages/* quote */.hD)(value ?? null)} is not.`, boundHint(problem));
    }
}
function missingSpace(entry, at) {
    const message = 'A space is missing after the `-` of this entry.';
    return (0,load_findings/* finding */.gk)(at, 'wrong-type', message, `write \`- ${entry.slice(1)}: ...\``);
}
function unknownField(problem, subject, name) {
    const at = subject.locator.keyAt([...subject.path, ...problem.path, name]);
    const owner = problem.path.length === 0 ? subject.label : `\`${fieldName(problem.path)}\` of ${subject.label}`;
    const shape = shapeAt(subject, problem.path);
    const isNode = problem.path.length === 0 && shape.endsWith('Node');
    const owners = isNode ? typesWith(name) : [];
    const value = (0,yaml_data/* valueAt */.fK)(subject.data, [...problem.path, name]);
    if (owners.length > 0) {
        const type = (0,yaml_data/* isDataObject */.WT)(subject.data) ? String(subject.data['type'] ?? 'agent') : 'agent';
        const types = owners.map((entry) => `\`${entry}\``).join(', ');
        const hint = type === 'agent' && !isTyped(subject.data)
            ? `add \`type: ${owners[0]}\` when it is one`
            : notForType(type, name, value);
        return (0,load_findings/* finding */.gk)(at, 'field-not-for-type', `${(0,messages/* capital */.Nx)(owner)} is of type \`${type}\`, and \`${name}\` belongs to ${types}.`, hint);
    }
    return (0,load_findings/* finding */.gk)(at, 'unknown-field', `${(0,messages/* capital */.Nx)(owner)} has no field ${(0,messages/* quote */.hD)(name)}.`, fieldHint(name, shape, value, subject.suggest));
}
function fieldHint(name, shape, value, suggest) {
    const foreign = foreignFieldHint(shape, name, value);
    if (foreign !== null)
        return foreign;
    if (!suggest)
        return null;
    const known = knownFields(shape);
    const synonym = SYNONYMS[name];
    const near = (0,messages/* nearest */.pA)(name, known) ??
        (synonym !== undefined && known.includes(synonym) ? synonym : null) ??
        (shape.endsWith('Node') ? (0,messages/* nearest */.pA)(name, everyNodeField()) : null);
    if (near !== null)
        return (0,messages/* didYouMean */.au)(near);
    if (shape.endsWith('Node') && (0,yaml_data/* isDataObject */.WT)(value))
        return `write \`name: ${name}\`, and the fields of the node beside it`;
    const elsewhere = fieldHolder(name, shape);
    if (elsewhere !== null)
        return `it stands under \`${elsewhere}:\``;
    return known.length === 0 ? null : `known are ${someOf(known)}`;
}
const MAX_LISTED = 24;
function someOf(names) {
    const more = names.length > MAX_LISTED ? ` and ${names.length - MAX_LISTED} more` : '';
    return `${names.slice(0, MAX_LISTED).join(', ')}${more}`;
}
function knownFields(shape) {
    return Object.entries(shapes/* SHAPES */.H[shape] ?? {})
        .filter(([, kind]) => kind !== '!')
        .map(([name]) => name);
}
function fieldHolder(name, shape) {
    const inner = shape === 'file' ? ['workflow'] : shape === 'workflow' ? ['limits', 'context', 'runtime', 'hooks'] : [];
    const place = inner.find((part) => knownFields(shape === 'file' ? part : `${shape}.${part}`).includes(name));
    return place ?? null;
}
const MISSING_HINTS = {
    workflow: 'write `workflow: { name: NAME, entry_point: NODE }`',
    entry_point: 'name the node that runs first: `entry_point: NODE`',
    name: 'write `name: NAME`',
    type: 'write `type: string`, or number, boolean, array, object',
    duration: 'write `duration: 5s`',
    status: 'write `status: failed` or `status: success`',
    reason: 'say why the run ends: `reason: "..."`',
    prompt: 'write `prompt: "..."`, the question',
    options: 'write `options: [{ label: "Yes", value: "yes", route: NODE }]`',
    as: 'name the variable that holds the item: `as: item`',
    source: 'name the list: `source: workflow.input.list`',
    agent: 'write the node that runs for each item: `agent: { name: NAME, type: script, run: ... }`',
    agents: 'name its members: `agents: [NODE, NODE]`',
    output: 'write `output: { ... }`, the output to continue with',
};
function missingHint(name) {
    return MISSING_HINTS[name] ?? null;
}
function isTyped(data) {
    return (0,yaml_data/* isDataObject */.WT)(data) && typeof data['prompt'] === 'string';
}
function notForType(type, name, value) {
    return foreignFieldHint(`${type}Node`, name, value) ?? 'remove it, or change the type';
}
function everyNodeField() {
    return Object.values(shapes/* UNIONS */.x.node).flatMap((shape) => Object.keys(shapes/* SHAPES */.H[shape] ?? {}));
}
function hasField(shape, name) {
    return Object.hasOwn(shapes/* SHAPES */.H[shape] ?? {}, name);
}
function typesWith(field) {
    return Object.entries(shapes/* UNIONS */.x.node)
        .filter(([, shape]) => hasField(shape, field))
        .map(([type]) => type);
}
function wrongValue(problem, field, value, subject) {
    const at = subject.locator.at([...subject.path, ...problem.path]);
    const listed = problem.params['allowedValues'] ?? [problem.params['allowedValue']];
    const allowed = Array.isArray(listed) ? listed.map(String) : [];
    const meant = typeof value === 'string' ? (synonymOf(value, allowed) ?? (0,messages/* nearest */.pA)(value, allowed)) : null;
    const choices = allowed.map((entry) => `\`${entry}\``).join(', ');
    return (0,load_findings/* finding */.gk)(at, 'wrong-value', `${field} must be ${allowed.length > 1 ? 'one of ' : ''}${choices}, not ${(0,messages/* quote */.hD)(value ?? null)}.`, (0,messages/* didYouMean */.au)(meant) ?? rightForm([...subject.path, ...problem.path], value));
}
function badPattern(problem, field, value, subject) {
    const at = subject.locator.at([...subject.path, ...problem.path]);
    const name = problem.path.at(-1);
    if (name === 'reason')
        return (0,load_findings/* finding */.gk)(at, 'empty-value', `${field} must not be empty.`);
    if (name === 'name' || name === 'as') {
        const rule = name === 'as' ? 'letters, digits and `_`' : 'letters, digits, `_`, `-` and inner spaces';
        return (0,load_findings/* finding */.gk)(at, 'bad-name', `${field} is made of ${rule}, and ${(0,messages/* quote */.hD)(value ?? null)} is not.`, nameHint(value));
    }
    return (0,load_findings/* finding */.gk)(at, 'wrong-value', `${field} does not have the form that is asked for: ${(0,messages/* quote */.hD)(value ?? null)}.`);
}
function nameHint(value) {
    const name = typeof value === 'string' ? value.trim().replace(/[^\w-]+/g, '_') : '';
    return name === '' ? null : `write \`${name}\``;
}
function bound({ keyword, params }) {
    const limit = String(params['limit']);
    switch (keyword) {
        case 'minimum':
            return `must be at least ${limit}`;
        case 'maximum':
            return `must be at most ${limit}`;
        case 'exclusiveMinimum':
            return `must be over ${limit}`;
        case 'maxLength':
            return `must have at most ${limit} characters`;
        default:
            return `must satisfy ${keyword} ${limit}`;
    }
}
function boundHint({ keyword, params }) {
    if (keyword === 'minimum')
        return `the least that it can be is \`${params['limit']}\``;
    return keyword === 'maximum' ? `the most that it can be is \`${params['limit']}\`` : null;
}
function shapeAt(subject, path) {
    let shape = subject.shape;
    for (const segment of path) {
        if (shape.endsWith('[]') || shape.endsWith('{}'))
            shape = shape.slice(0, -2);
        else
            shape = shapes/* SHAPES */.H[shape]?.[String(segment)] ?? '-';
    }
    return shape;
}
function fieldNames(shape) {
    return Object.keys(shapes/* SHAPES */.H[shape] ?? {})
        .map((name) => `\`${name}\``)
        .join(', ');
}
function fieldName(path) {
    return path.reduce((text, segment) => typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`, '');
}
function typeNames(types) {
    const list = Array.isArray(types) ? types : [types];
    return list.map((type) => TYPE_NAMES[String(type)] ?? String(type)).join(' or ');
}
function kindOf(value) {
    if (value === null || value === undefined)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'string')
        return `the text ${(0,messages/* quote */.hD)(value)}`;
    return (0,json/* isRecord */.u4)(value) ? 'a mapping' : (0,messages/* quote */.hD)(value);
}
function typeHint(value, type) {
    if (type === 'string' && ((0,json/* isJsonNumber */.OD)(value) || typeof value === 'boolean'))
        return `put it in quotes: "${String(value)}"`;
    if (type === 'array' && (typeof value === 'string' || (0,yaml_data/* isDataObject */.WT)(value)))
        return 'write it as a list, each entry after a `-`';
    return null;
}
const UNSUPPORTED_TYPES = new Set(['mcp']);
function unknownType(at, type, union, label) {
    const known = Object.keys(shapes/* UNIONS */.x[union]);
    const list = known.map((entry) => `\`${entry}\``).join(', ');
    if (type === undefined)
        return (0,load_findings/* finding */.gk)(at, 'missing-field', `${(0,messages/* capital */.Nx)(label)} needs \`type\`: one of ${list}.`);
    if (typeof type === 'string' && UNSUPPORTED_TYPES.has(type)) {
        const message = `Nodes of the type \`${type}\` are microsoft/conductor's; this runner does not have them.`;
        return (0,load_findings/* finding */.gk)(at, 'unsupported-type', message);
    }
    if (union === 'member' && isNameIn(shapes/* UNIONS */.x.node, type)) {
        const message = `A node of the type \`${type}\` cannot be a member of a group; ${list} can.`;
        return (0,load_findings/* finding */.gk)(at, 'wrong-value', message);
    }
    const name = typeof type === 'string' ? type : '';
    const message = `${(0,messages/* capital */.Nx)(label)} has an unknown type ${(0,messages/* quote */.hD)(type)}; there are ${list}.`;
    return (0,load_findings/* finding */.gk)(at, 'unknown-type', message, foreignTypeHint(name, known));
}
function isNameIn(known, name) {
    return typeof name === 'string' && Object.hasOwn(known, name);
}

// EXTERNAL MODULE: ./build/config/load/session.js + 2 modules
var load_session = __webpack_require__(7436);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/core/shells.js
var shells = __webpack_require__(7627);
// EXTERNAL MODULE: ./build/expressions/index.js + 27 modules
var expressions = __webpack_require__(3367);
;// CONCATENATED MODULE: ./build/config/load/structure.js







function checkNode(node, to) {
    switch (node.type) {
        case 'script':
            checkScript(node, to);
            break;
        case 'set':
            checkSet(node, to);
            break;
        case 'wait':
            checkWait(node, to);
            break;
        case 'human_gate':
            checkGate(node, to);
            break;
        case 'questions':
            checkQuestions(node, to);
            break;
        default:
            break;
    }
    if ('output' in node && node.output !== undefined)
        checkOutputSchema(node.output, ['output'], to);
}
function checkScript(node, to) {
    if (node.command === undefined && node.run === undefined) {
        to.report([], 'missing-field', `Node \`${node.name}\` needs \`run\` (script text) or \`command\` (a program).`, 'write `run: ./script.sh`');
    }
    if (node.command !== undefined && node.run !== undefined) {
        to.report(['run'], 'conflicting-fields', `Node \`${node.name}\` has both \`command\` and \`run\`; a script has one of them.`, 'remove `command`');
    }
    if (node.run !== undefined && node.args !== undefined) {
        to.report(['args'], 'conflicting-fields', `\`args\` goes with \`command\`; node \`${node.name}\` has \`run\`.`, 'hand values over through `env`');
    }
    if (node.run === undefined && node.shell !== undefined) {
        to.report(['shell'], 'conflicting-fields', `\`shell\` goes with \`run\`; node \`${node.name}\` has none.`, 'remove it, or write `run` instead of `command` and `args`');
    }
    const shell = node.shell === undefined ? null : (0,shells/* shellProblem */.YT)(node.shell);
    if (shell !== null)
        to.report(['shell'], 'bad-shell', `\`shell\` of node \`${node.name}\`: ${shell}.`);
    for (const [index, rule] of (node.classify ?? []).entries())
        checkRule(rule, ['classify', index], to);
}
const SIGNALS = new Set(('HUP INT QUIT ILL TRAP ABRT IOT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CONT STOP TSTP TTIN TTOU URG XCPU XFSZ ' +
    'VTALRM PROF WINCH IO POLL INFO EMT LOST PWR SYS UNUSED BREAK').split(' '));
function checkRule(rule, path, to) {
    const conditions = [rule.exit_code, rule.stdout, rule.stderr, rule.signal, rule.timeout].filter((part) => part !== undefined);
    if (rule.use !== undefined && conditions.length > 0) {
        to.report([...path, 'use'], 'conflicting-fields', '`use` brings its own rules; only a `kind` for what they do not know stands beside it.');
    }
    if (rule.use === undefined && rule.kind === undefined)
        to.report(path, 'classify-without-kind', 'A rule needs the `kind` that it raises.', 'write `kind: external.TOOL.REASON`');
    if (rule.use === undefined && conditions.length === 0) {
        to.report(path, 'classify-without-condition', 'A rule needs a condition: `exit_code`, `stdout`, `stderr`, `signal` or `timeout`.', 'write `exit_code: 1`, or `stderr:` with a regular expression');
    }
    if (rule.kind !== undefined)
        checkKind(rule.kind, [...path, 'kind'], to);
    const signals = typeof rule.signal === 'string' ? [rule.signal] : (rule.signal ?? []);
    for (const signal of signals) {
        if (!SIGNALS.has(signal.trim().toUpperCase().replace(/^SIG/, '')))
            to.report([...path, 'signal'], 'wrong-value', `${(0,messages/* quote */.hD)(signal)} is not a signal.`, 'such as `SIGKILL` or `TERM`');
    }
    for (const stream of ['stdout', 'stderr']) {
        const pattern = rule[stream];
        if (pattern !== undefined)
            to.pattern([...path, stream], pattern);
    }
}
function checkKind(kind, path, to) {
    if (!(0,kinds/* isKind */.VF)(kind)) {
        to.report(path, 'bad-kind', `${(0,messages/* quote */.hD)(kind)} is not a kind.`, 'a kind is lower-case words with dots between them, such as `external.git.network`');
    }
    else if ((0,kinds/* isReservedKind */.HO)(kind)) {
        to.report(path, 'reserved-kind', `The kind ${(0,messages/* quote */.hD)(kind)} is the engine's own; a rule cannot raise it.`);
    }
}
function checkSet(node, to) {
    const single = node.value !== undefined && node.value !== null;
    if (single && node.values !== undefined) {
        to.report(['values'], 'conflicting-fields', `Node \`${node.name}\` has both \`value\` and \`values\`; it sets one or the other.`);
    }
    else if (!single && node.values === undefined) {
        to.report([], 'missing-field', `Node \`${node.name}\` needs \`value\` or \`values\`.`, 'write `value: "..."`');
    }
    if (node.values !== undefined && node.output_type !== undefined) {
        to.report(['output_type'], 'conflicting-fields', '`output_type` goes with `value`; each of `values` keeps the type that it has.');
    }
}
function checkWait(node, to) {
    const { duration } = node;
    if (typeof duration === 'string' && (0,expressions/* isTemplate */.Fl)(duration))
        return;
    const parsed = (0,core_duration/* parseDuration */.E9)(duration);
    if (!parsed.ok)
        to.report(['duration'], 'bad-duration', `Node \`${node.name}\`: ${parsed.error}.`);
}
function checkGate(node, to) {
    const seen = new Set();
    for (const [index, option] of node.options.entries()) {
        const value = String(option.value);
        if (seen.has(value))
            to.report(['options', index, 'value'], 'duplicate-option', `Two options of gate \`${node.name}\` have the value ${(0,messages/* quote */.hD)(value)}.`);
        seen.add(value);
        if (option.route === undefined && (node.routes === undefined || node.routes.length === 0)) {
            to.report(['options', index], 'gate-option-without-route', `This option of gate \`${node.name}\` leads nowhere.`, 'give it a `route`, or the gate `routes`');
        }
        if (option.multiline !== undefined && option.prompt_for === undefined) {
            to.report(['options', index, 'multiline'], 'conflicting-fields', '`multiline` goes with `prompt_for`.');
        }
    }
}
function checkQuestions(node, to) {
    if (node.questions === undefined && node.source === undefined)
        to.report([], 'missing-field', `Node \`${node.name}\` needs \`questions\`, or a \`source\` that gives them.`);
    if (node.questions !== undefined && node.source !== undefined)
        to.report(['source'], 'conflicting-fields', `Node \`${node.name}\` has both \`questions\` and \`source\`; it asks one or the other.`);
    if (node.abort_route !== undefined && node.allow_abort !== true)
        to.report(['abort_route'], 'conflicting-fields', '`abort_route` goes with `allow_abort: true`.');
    const seen = new Set();
    for (const [index, question] of (node.questions ?? []).entries()) {
        const id = question.id ?? `q${index + 1}`;
        if (seen.has(id))
            to.report(['questions', index, 'id'], 'duplicate-option', `Two questions of \`${node.name}\` have the id ${(0,messages/* quote */.hD)(id)}.`);
        seen.add(id);
        if (question.allow_free_text === false && (question.choices ?? []).length === 0)
            to.report(['questions', index], 'missing-field', `The question ${(0,messages/* quote */.hD)(id)} of \`${node.name}\` takes no text and has no \`choices\`: nobody can answer it.`);
    }
}
function checkToolServers(settings, to) {
    for (const [name, server] of Object.entries(settings.runtime?.mcp_servers ?? {})) {
        const path = ['runtime', 'mcp_servers', name];
        if (server.type === 'sse') {
            to.report([...path, 'type'], 'wrong-value', `The server ${(0,messages/* quote */.hD)(name)} is of the type \`sse\`, which this runner does not speak.`, 'servers that speak streamable HTTP have `type: http`');
        }
        else if (server.type === 'http') {
            if (server.url === undefined)
                to.report(path, 'missing-field', `The server ${(0,messages/* quote */.hD)(name)} is of the type \`http\` and needs a \`url\`.`);
            else if (!/^https?:\/\//i.test(server.url) || !URL.canParse(server.url))
                to.report([...path, 'url'], 'wrong-value', `The \`url\` of the server ${(0,messages/* quote */.hD)(name)} is not an address that starts with http:// or https://.`);
        }
        else if (server.command === undefined) {
            to.report(path, 'missing-field', `The server ${(0,messages/* quote */.hD)(name)} needs a \`command\`, or \`type: http\` and a \`url\`.`);
        }
    }
}
function checkOutputSchema(schema, path, to) {
    for (const [name, field] of Object.entries(schema))
        checkOutputField(field, [...path, name], to);
}
const ONLY_FOR = [
    ['pattern', 'string'],
    ['minLength', 'string'],
    ['maxLength', 'string'],
    ['minimum', 'number'],
    ['maximum', 'number'],
    ['items', 'array'],
    ['properties', 'object'],
];
function checkOutputField(field, path, to) {
    for (const [name, type] of ONLY_FOR) {
        if (field[name] !== undefined && jsonType(field.type) !== type) {
            to.report([...path, name], 'conflicting-fields', `\`${name}\` is for the type \`${type}\`; this field is of type \`${field.type}\`.`);
        }
    }
    if (field.enum !== undefined && (field.type === 'array' || field.type === 'object')) {
        to.report([...path, 'enum'], 'conflicting-fields', `\`enum\` is for texts, numbers and booleans; this field is of type \`${field.type}\`.`);
    }
    for (const [index, value] of (field.enum ?? []).entries()) {
        if (field.type !== 'array' && field.type !== 'object' && !isOfType(value, field.type)) {
            to.report([...path, 'enum', index], 'wrong-type', `A value of \`enum\` must be of the type \`${field.type}\`, and ${kindOf(value)} is not.`);
        }
    }
    if ((field.minimum ?? Number.NEGATIVE_INFINITY) > (field.maximum ?? Number.POSITIVE_INFINITY))
        to.report([...path, 'minimum'], 'out-of-range', '`minimum` is above `maximum`.');
    if ((field.minLength ?? 0) > (field.maxLength ?? Number.POSITIVE_INFINITY))
        to.report([...path, 'minLength'], 'out-of-range', '`minLength` is above `maxLength`.');
    if (field.pattern !== undefined)
        to.pattern([...path, 'pattern'], field.pattern);
    if (field.items !== undefined)
        checkOutputField(field.items, [...path, 'items'], to);
    for (const [name, inner] of Object.entries(field.properties ?? {}))
        checkOutputField(inner, [...path, 'properties', name], to);
}
function jsonType(type) {
    return type === 'integer' ? 'number' : type;
}
function isOfType(value, type) {
    if (type === 'integer')
        return (0,json/* isWholeNumber */.J6)(value);
    return (Array.isArray(value) ? 'array' : (0,json/* isJsonNumber */.OD)(value) ? 'number' : typeof value) === type;
}
function checkInput(spec, path, to) {
    const value = spec.default;
    if (value === undefined || value === null)
        return;
    const type = Array.isArray(value) ? 'array' : (0,json/* isJsonNumber */.OD)(value) ? 'number' : typeof value;
    if (isOfType(value, spec.type))
        return;
    const hint = spec.type === 'string' && type !== 'object' && type !== 'array' ? `put it in quotes: "${String(value)}"` : undefined;
    to.report([...path, 'default'], 'bad-default', `The default must be of the type \`${spec.type}\`, and ${kindOf(value)} is not.`, hint);
}

;// CONCATENATED MODULE: ./build/config/load/schema-check.js











const MAX_SUGGESTIONS = 1000;
const MAX_DESCRIBED = 1000;
class Checker {
    #file;
    #session;
    patterns = [];
    constructor(file, session) {
        this.#file = file;
        this.#session = session;
    }
    file(data) {
        this.#noEffect(data, 'file', []);
        const copy = Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]);
        this.#valid(validators.file, Object.fromEntries(copy), [], 'file', 'the file');
    }
    settings(data, first) {
        if (!(0,yaml_data/* isDataObject */.WT)(data))
            return null;
        this.#noEffect(data, 'workflow', ['workflow']);
        for (const part of ['limits', 'context', 'runtime']) {
            const value = data[part];
            if ((0,yaml_data/* isDataObject */.WT)(value))
                this.#noEffect(value, `workflow.${part}`, ['workflow', part]);
        }
        const runtime = data['runtime'];
        if ((0,yaml_data/* isDataObject */.WT)(runtime))
            this.#provider(runtime['provider'], ['workflow', 'runtime', 'provider']);
        const types = writtenTypes(data['input']);
        const settings = this.#guarded(validators.workflow, data, ['workflow'], 'workflow', 'the workflow', first === null ? {} : { name: 'missing', entry_point: first });
        if (settings === null)
            return null;
        const sink = this.#sink(['workflow']);
        for (const [name, spec] of Object.entries(settings.input ?? {}))
            if (types.get(name) === spec.type)
                checkInput(spec, ['input', name], sink);
        checkToolServers(settings, sink);
        this.#policies(data);
        return settings.instructions === undefined
            ? settings
            : { ...settings, instructions: this.#instructions(settings.instructions) };
    }
    #instructions(written) {
        const path = ['workflow', 'instructions'];
        const entries = typeof written === 'string'
            ? [{ text: written, at: path }]
            : written.map((text, index) => ({ text, at: [...path, index] }));
        return entries.map(({ text, at }) => this.#session.textOrFile(text, this.#file.locator.at(at), this.#file.source.file));
    }
    #policies(settings) {
        const policies = (0,yaml_data/* isDataObject */.WT)(settings) ? settings['policies'] : undefined;
        if (!Array.isArray(policies))
            return;
        const names = new Set();
        for (const [index, policy] of policies.entries()) {
            const path = ['workflow', 'policies', index];
            const name = (0,yaml_data/* isDataObject */.WT)(policy) && typeof policy['name'] === 'string' ? policy['name'] : '';
            if (names.has(name))
                this.#session.report(this.#file.locator.at([...path, 'name']), 'duplicate-name', `Two policies have the name ${(0,messages/* quote */.hD)(name)}.`);
            if (name !== '')
                names.add(name);
            if (!this.#isPolicy(policy, path))
                policies[index] = { name, type: 'node_availability', mode: 'warn' };
        }
    }
    #isPolicy(policy, path) {
        const type = (0,yaml_data/* isDataObject */.WT)(policy) ? policy['type'] : undefined;
        if (!isNameIn(shapes/* UNIONS */.x.policy, type)) {
            this.#unknownType(type, path, 'policy', 'a policy');
            return false;
        }
        const shape = shapes/* UNIONS */.x.policy[type];
        return this.#valid(validators[shape], policy, path, shape, `policy ${nameOf(policy)}`) !== 'broken';
    }
    parallel(data, path) {
        return this.#guarded(validators.parallel, data, path, 'parallel', `group ${nameOf(data)}`);
    }
    forEach(data, path) {
        return this.#guarded(validators.forEach, data, path, 'forEach', `group ${nameOf(data)}`);
    }
    node(data, path) {
        if (!(0,yaml_data/* isDataObject */.WT)(data))
            return null;
        const type = this.#typeOf(data, path, 'node');
        const node = type === null ? this.withoutType(data) : this.#ofType(type, data, path);
        return node;
    }
    member(data, path) {
        if (!(0,yaml_data/* isDataObject */.WT)(data))
            return null;
        const type = this.#typeOf(data, path, 'member');
        if (type === null)
            return null;
        const node = this.#ofType(type, data, path);
        return node !== null && (0,model/* isMember */.NB)(node) ? node : null;
    }
    #typeOf(data, path, union) {
        if (data['type'] === undefined || data['type'] === null)
            data['type'] = 'agent';
        const type = data['type'];
        if (isNameIn(shapes/* UNIONS */.x[union], type))
            return type;
        this.#unknownType(type, path, union, `node ${nameOf(data)}`);
        const meant = typeof type === 'string' ? meantType(type, Object.keys(shapes/* UNIONS */.x[union])) : null;
        if (!isNameIn(shapes/* UNIONS */.x[union], meant))
            return null;
        data['type'] = meant;
        return meant;
    }
    #unknownType(type, path, union, label) {
        const at = this.#file.locator.at([...path, 'type']);
        this.#session.findings.push(unknownType(at, type, union, label));
    }
    withoutType(data) {
        const { name, routes } = data;
        const stand = {
            type: 'agent',
            prompt: '',
            ...(name === undefined ? {} : { name }),
            ...(routes === undefined ? {} : { routes }),
        };
        const { agentNode } = validators;
        return repair(agentNode, stand, problemsOf(agentNode, stand)) && agentNode(stand)
            ? { ...stand, type: 'agent' }
            : null;
    }
    #ofType(type, data, path) {
        const shape = shapes/* UNIONS */.x.node[type];
        this.#noEffect(data, shape, path);
        if (data['provider'] !== undefined)
            this.#provider(data['provider'], [...path, 'provider']);
        const before = this.#session.findings.length;
        const node = asNode(this.#guarded(validators[shape], data, path, shape, `node ${nameOf(data)}`));
        const reported = this.#session.findings.slice(before);
        const sound = reported.every(({ code }) => code === 'unknown-field' || code === 'field-not-for-type');
        if (node !== null && sound)
            checkNode(node, this.#sink(path, reported.length > 0 ? 'missing-field' : null));
        return node;
    }
    #guarded(validate, data, path, shape, label, placeholders = {}) {
        const checked = data;
        if (this.#valid(validate, data, path, shape, label, placeholders) === 'broken')
            return null;
        return validate(checked) ? checked : null;
    }
    #valid(validate, data, path, shape, label, placeholders = {}) {
        const problems = problemsOf(validate, data);
        if (problems.length === 0)
            return 'valid';
        const { locator, unresolved } = this.#file;
        const described = [];
        this.#session.unshown += Math.max(0, problems.length - MAX_DESCRIBED);
        for (const problem of problems.slice(0, MAX_DESCRIBED)) {
            if (unresolved.size > 0 && unresolved.has((0,load_session/* pathKey */.P)([...path, ...problem.path])))
                continue;
            const suggest = this.#session.findings.length + described.length < MAX_SUGGESTIONS;
            const subject = { data, path, shape, label, locator, suggest };
            described.push({ problem, finding: describeProblem(problem, subject) });
        }
        for (const finding of withoutConsequences(described))
            this.#session.findings.push(finding);
        return repair(validate, data, problems, placeholders) ? 'repaired' : 'broken';
    }
    #sink(base, leftOut = null) {
        const { locator } = this.#file;
        return {
            report: (path, code, message, suggestion) => {
                if (code !== leftOut)
                    this.#session.report(locator.at([...base, ...path]), code, message, suggestion ?? null);
            },
            pattern: (path, pattern) => this.patterns.push({ pattern, at: locator.at([...base, ...path]) }),
        };
    }
    #noEffect(data, shape, path) {
        for (const [name, value] of Object.entries(data))
            if (value !== null && shapes/* SHAPES */.H[shape]?.[name] === '!')
                this.#warn([...path, name], name, value);
    }
    #provider(provider, path) {
        if (!(0,yaml_data/* isDataObject */.WT)(provider))
            return;
        for (const name of Object.keys(provider))
            if (!hasField('provider', name))
                this.#warn([...path, name], name, provider[name] ?? null);
    }
    #warn(path, name, value) {
        const at = this.#file.locator.keyAt(path);
        const lost = ABILITIES.has(name) && !(Array.isArray(value) && value.length === 0);
        if (lost && this.#session.options.strictAbilities === true) {
            const message = `\`${name}\` would change answers in microsoft/conductor and has no effect here.`;
            this.#session.findings.push((0,load_findings/* finding */.gk)(at, 'lost-ability', message, 'leave --strict-abilities out to run without it'));
            return;
        }
        const message = `\`${name}\` is known to microsoft/conductor and has no effect here.`;
        this.#session.findings.push((0,load_findings/* finding */.gk)(at, 'no-effect', message, null, 'warning'));
    }
}
const ABILITIES = new Set(['skills', 'skill_discovery', 'plugins', 'validator', 'sandbox']);
const MEANT = /^(?:did you mean |write |it stands under )`([\w-]+)(?:`\?|:)/;
function* withoutConsequences(described) {
    const meant = new Set();
    for (const { problem, finding } of described) {
        const name = problem.keyword === 'additionalProperties' ? MEANT.exec(finding.suggestion ?? '') : null;
        if (name !== null)
            meant.add((0,load_session/* pathKey */.P)([...problem.path, name[1] ?? '']));
    }
    let untyped = false;
    for (const { problem, finding } of described) {
        if (finding.code === 'field-not-for-type' && finding.suggestion?.startsWith('add `type:') === true) {
            if (untyped)
                continue;
            untyped = true;
        }
        const missing = problem.keyword === 'required' ? String(problem.params['missingProperty']) : null;
        if (missing === null || meant.size === 0 || !meant.has((0,load_session/* pathKey */.P)([...problem.path, missing])))
            yield finding;
    }
}
function writtenTypes(input) {
    const entries = (0,yaml_data/* isDataObject */.WT)(input) ? Object.entries(input) : [];
    return new Map(entries.map(([name, spec]) => [name, (0,yaml_data/* isDataObject */.WT)(spec) ? spec['type'] : undefined]));
}
function asNode(node) {
    return node === null || (node.type !== undefined && node.type !== 'agent') ? node : { ...node, type: 'agent' };
}
function nameOf(data) {
    const name = (0,yaml_data/* isDataObject */.WT)(data) ? data['name'] : undefined;
    return typeof name === 'string' && name !== '' ? (0,messages/* quote */.hD)(name) : 'without a name';
}

;// CONCATENATED MODULE: ./build/config/load/build.js






function extractParts(file, session) {
    const { data, locator } = file;
    if (!(0,yaml_data/* isDataObject */.WT)(data)) {
        if (data === null)
            session.report(locator.at([]), 'file-empty', 'The file is empty; a workflow file has at least `workflow` and `agents`.', '`conductor init` writes one to begin with');
        else
            session.report(locator.at([]), 'not-a-mapping', 'A workflow file is a mapping with `workflow` and `agents`; this one is not.', 'put nodes below `agents:`; `conductor init` writes a file to begin with');
        return null;
    }
    if (isForGitHub(data)) {
        const [first = 'jobs'] = Object.keys(data);
        session.report(locator.keyAt([first]), 'github-workflow', "This is a file for GitHub Actions, not one of conductor's: it has neither `workflow` nor `agents`.", 'keep it, let a step of it say `uses: conductor-action/conductor-action@v1` with `workflow: FILE`, and write FILE with `conductor init`');
        return null;
    }
    const checker = new Checker(file, session);
    checkLists(data, file, session);
    checker.file(data);
    const collector = new StepCollector(file, session, checker);
    collector.collect(data);
    const workflow = data['workflow'];
    const settings = workflow === undefined ? null : checker.settings(workflow, collector.steps.keys().next().value ?? null);
    const output = data['output'];
    return {
        steps: collector.steps,
        stepPaths: collector.stepPaths,
        unreadSteps: collector.unread,
        children: collector.children,
        patterns: checker.patterns,
        settings,
        output: (0,yaml_data/* isDataObject */.WT)(output) ? output : null,
        tools: Array.isArray(data['tools']) ? data['tools'].filter((name) => typeof name === 'string') : [],
    };
}
function isForGitHub(data) {
    const ours = ['workflow', 'agents', 'nodes'].some((name) => data[name] !== undefined);
    return !ours && ((0,yaml_data/* isDataObject */.WT)(data['jobs']) || (0,yaml_data/* isDataObject */.WT)(data['runs']));
}
const OTHER_LISTS = ['steps', 'jobs', 'tasks'];
function checkLists(data, file, session) {
    if (data['agents'] !== undefined && data['nodes'] !== undefined) {
        session.report(file.locator.keyAt(['nodes']), 'conflicting-fields', '`nodes` is another word for `agents`; a file has one of them.', 'put all nodes below `agents:`');
    }
    const lists = [data['agents'], data['nodes'], data['parallel'], data['for_each']];
    if (OTHER_LISTS.some((name) => data[name] !== undefined))
        return;
    if (lists.every((list) => list === undefined || list === null)) {
        const hint = 'write `agents:` and below it `- name: NAME`, `type: script`, `run: ...`';
        session.report(file.locator.keyAt(['agents']), 'missing-field', 'The file needs `agents`: the nodes that it runs.', hint);
    }
    else if (lists.every((list) => list === undefined || list === null || (Array.isArray(list) && list.length === 0))) {
        session.report(file.locator.keyAt(['agents']), 'empty-value', 'The file has no node and no group.', 'write one below it: `- name: NAME`, `type: script`, `run: ...`');
    }
}
const LISTS = new Set(['agents', 'nodes', 'parallel', 'for_each']);
class StepCollector {
    steps = new Map();
    stepPaths = new Map();
    unread = new Set();
    children = [];
    #file;
    #session;
    #checker;
    constructor(file, session, checker) {
        this.#file = file;
        this.#session = session;
        this.#checker = checker;
    }
    collect(data) {
        for (const list of Object.keys(data)) {
            const items = data[list];
            if (!Array.isArray(items)) {
                if (LISTS.has(list) && (0,yaml_data/* isDataObject */.WT)(items))
                    for (const name of Object.keys(items))
                        this.unread.add(name);
                continue;
            }
            if (list === 'agents' || list === 'nodes')
                this.#each(items, list, (item, path) => this.#node(item, path));
            else if (list === 'parallel')
                this.#each(items, list, (item, path) => this.#parallel(item, path));
            else if (list === 'for_each')
                this.#each(items, list, (item, path) => this.#forEach(item, path));
        }
    }
    #each(items, list, read) {
        items.forEach((item, index) => {
            const path = [list, index];
            const step = (0,yaml_data/* isDataObject */.WT)(item) ? read(item, path) : null;
            if (step !== null)
                this.#add(step, path);
            else
                this.#addUnread(item);
        });
    }
    #addUnread(item) {
        if (!(0,yaml_data/* isDataObject */.WT)(item))
            return;
        const name = item['name'] ?? item['id'];
        if (typeof name === 'string' || typeof name === 'number')
            this.unread.add(String(name));
        else
            for (const key of Object.keys(item))
                this.unread.add(key);
    }
    #add(step, path) {
        const { locator } = this.#file;
        if ((0,model/* isReservedName */.ce)(step.name)) {
            this.#session.report(locator.at([...path, 'name']), 'reserved-name', `${(0,messages/* quote */.hD)(step.name)} means something else in templates; a node needs another name.`, `rename it, such as \`${step.name}_step\``);
        }
        const first = this.stepPaths.get(step.name);
        if (first !== undefined) {
            const { line } = locator.at([...first, 'name']);
            this.#session.report(locator.at([...path, 'name']), 'duplicate-name', `The name ${(0,messages/* quote */.hD)(step.name)} is taken already, in line ${line}.`, 'give one of the two another name');
            return;
        }
        this.steps.set(step.name, step);
        this.stepPaths.set(step.name, path);
    }
    #node(item, path) {
        this.#child(item, path);
        return this.#checker.node(item, path);
    }
    #parallel(item, path) {
        const group = this.#checker.parallel(item, path);
        return group === null ? this.#placeholder(item) : { ...group, type: 'parallel' };
    }
    #forEach(item, path) {
        const inline = (0,yaml_data/* isDataObject */.WT)(item) ? item['agent'] : undefined;
        const group = this.#checker.forEach(item, path);
        if ((0,yaml_data/* isDataObject */.WT)(item) && typeof item['as'] === 'string' && ((0,model/* isReservedName */.ce)(item['as']) || item['as'] === 'loop')) {
            this.#session.report(this.#file.locator.at([...path, 'as']), 'reserved-name', `${(0,messages/* quote */.hD)(item['as'])} means something else in templates; the loop variable needs another name.`);
        }
        if (inline === undefined)
            return this.#placeholder(item);
        const memberPath = [...path, 'agent'];
        this.#child(inline, memberPath);
        const agent = this.#checker.member(inline, memberPath);
        return group === null || agent === null ? this.#placeholder(item) : { ...group, type: 'for_each', agent };
    }
    #placeholder(item) {
        const named = (0,yaml_data/* isDataObject */.WT)(item) ? this.#checker.withoutType(item) : null;
        if (named === null || named.type === 'terminate')
            return null;
        const { name, routes = [] } = named;
        const agent = { name: `${name} member`, type: 'script', run: ':' };
        return { name, type: 'for_each', source: '{{ [] }}', as: 'item', agent, routes };
    }
    #child(item, path) {
        if (!(0,yaml_data/* isDataObject */.WT)(item) || item['type'] !== 'workflow')
            return;
        const reference = item['workflow'];
        if (typeof reference === 'string' && reference !== '')
            this.children.push({ reference, path: [...path, 'workflow'] });
    }
}
function stepFinder({ data, locator }) {
    const starts = [];
    for (const [key, items] of (0,yaml_data/* isDataObject */.WT)(data) ? Object.entries(data) : []) {
        starts.push({ at: locator.keyAt([key]), name: null });
        if (!LISTS.has(key) || !Array.isArray(items))
            continue;
        for (const [index, item] of items.entries()) {
            const name = (0,yaml_data/* isDataObject */.WT)(item) ? item['name'] : null;
            starts.push({ at: locator.at([key, index]), name: typeof name === 'string' ? name : null });
        }
    }
    const isAfter = (a, b) => a.line > b.line || (a.line === b.line && a.column > b.column);
    starts.sort((a, b) => (isAfter(a.at, b.at) ? 1 : -1));
    return (at) => starts.findLast((start) => start.at.file === at.file && !isAfter(start.at, at))?.name ?? null;
}
function buildWorkflow(file, parts, settings, children, digest) {
    const { locator } = file;
    const hashes = (0,once/* once */.O)(() => new Map([...parts.stepPaths].map(([name, path]) => [
        name,
        (0,step_hash/* digestOf */.o)([(0,yaml_data/* valueAt */.fK)(file.raw, path)], childOf(parts.steps.get(name), children, digest)),
    ])));
    return {
        file: file.source.file,
        displayFile: file.source.displayFile,
        settings,
        steps: parts.steps,
        stepPaths: parts.stepPaths,
        unreadSteps: parts.unreadSteps,
        output: parts.output,
        tools: parts.tools,
        templateFiles: file.templateFiles,
        children,
        substitutions: file.substitutions,
        get hashes() {
            return hashes();
        },
        at: (path) => locator.at(path),
        within: (path, line, column) => {
            const resolved = (0,yaml_data/* valueAt */.fK)(file.data, path);
            const asWritten = typeof resolved === 'string' && locator.textAt(path) === resolved;
            return asWritten ? locator.within(path, line, column) : locator.at(path);
        },
    };
}
function childOf(step, children, digest) {
    const node = step?.type === 'for_each' ? step.agent : step;
    const child = node?.type === 'workflow' ? children.get(node.workflow) : undefined;
    return child === undefined ? [] : [digest(child)];
}

// EXTERNAL MODULE: ./build/config/load/workspace.js
var load_workspace = __webpack_require__(2557);
;// CONCATENATED MODULE: ./build/config/load/index.js









const MAX_CHAIN = 50;
function loadWorkflow(file, options) {
    const reader = options.reader ?? load_workspace/* diskReader */.lJ;
    const { workspace, env, shownFrom = workspace, strictAbilities = false, literal = false } = options;
    const session = new load_session/* Session */.N({ workspace, shownFrom, env, reader, strictAbilities, literal });
    const real = reader.realpath((0,external_node_path_.resolve)(file));
    const at = { file: session.shown(real), line: 1, column: 1 };
    const loader = new Loader(session);
    const workflow = (0,load_workspace/* isInside */.FK)(workspace, real) ? loader.load(real, at, file, []) : null;
    if (!(0,load_workspace/* isInside */.FK)(workspace, real))
        session.report(at, 'outside-workspace', `${(0,messages/* quote */.hD)(file)} lies outside of the workspace ${(0,messages/* quote */.hD)(workspace)}.`, 'move it into the workspace');
    const { sources, unshown } = session;
    const { patterns, finders } = loader;
    const stepAt = (place) => {
        for (const find of finders) {
            const name = find(place);
            if (name !== null)
                return name;
        }
        return null;
    };
    return { workflow, findings: inOrder(session.findings, at.file), unshown, sources, patterns, stepAt };
}
async function loadChecked(file, options, patterns) {
    const loaded = loadWorkflow(file, options);
    if (loaded.patterns.length === 0)
        return loaded;
    const findings = [...loaded.findings, ...(0,load_findings/* checkPatterns */.uO)(loaded.patterns, await patterns())];
    return { ...loaded, findings: inOrder(findings, loaded.findings[0]?.file ?? loaded.workflow?.displayFile ?? '') };
}
function withCalled(root) {
    const [, ...others] = (0,model/* allVariants */.Em)(root);
    return [root, ...others.sort((a, b) => (a.file < b.file ? -1 : 1))];
}
class Loader {
    patterns = [];
    finders = [];
    #session;
    #loaded = new Map();
    #raw = new Map();
    #digests = new Map();
    #loops = [];
    constructor(session) {
        this.#session = session;
    }
    load(file, at, name, chain) {
        const known = this.#loaded.get(file);
        if (known !== undefined)
            return known;
        const source = this.#session.read(file, at, name);
        const data = source === null ? null : this.#session.load(source);
        const workflow = data === null ? null : this.#build(data, [...chain, file]);
        this.#loaded.set(file, workflow);
        if (workflow !== null)
            for (const loop of this.#loops)
                if (loop.target === file)
                    loop.children.set(loop.reference, workflow);
        return workflow;
    }
    #build(file, chain) {
        this.finders.push(stepFinder(file));
        const parts = extractParts(file, this.#session);
        if (parts === null)
            return null;
        this.patterns.push(...parts.patterns);
        const children = new Map();
        for (const child of parts.children) {
            const loaded = this.#child(child, file, chain, children);
            if (loaded !== null)
                children.set(child.reference, loaded);
        }
        if (parts.settings === null)
            return null;
        const workflow = buildWorkflow(file, parts, parts.settings, children, (child) => this.#digest(child));
        this.#raw.set(workflow, file.raw);
        return workflow;
    }
    #digest(workflow) {
        const known = this.#digests.get(workflow);
        if (known !== undefined)
            return known;
        const digest = this.#loops.length === 0
            ? (0,step_hash/* digestOf */.o)([this.#raw.get(workflow)], [...workflow.children.values()].map((child) => this.#digest(child)))
            : (0,step_hash/* digestOf */.o)(withCalled(workflow).map((file) => this.#raw.get(file)), []);
        this.#digests.set(workflow, digest);
        return digest;
    }
    #child({ reference, path }, file, chain, children) {
        const { reader } = this.#session.options;
        const at = file.locator.at(path);
        if (reference.includes('{{')) {
            this.#session.report(at, 'child-is-template', '`workflow` is a path, not a template: which file runs must be known before anything runs.');
            return null;
        }
        const target = reader.realpath((0,external_node_path_.resolve)((0,external_node_path_.dirname)(file.source.file), reference));
        if (!this.#session.isInWorkspace(target, (0,messages/* quote */.hD)(reference), at))
            return null;
        if (chain.includes(target)) {
            const names = [...chain.slice(chain.indexOf(target)), target].map((entry) => this.#session.shown(entry));
            this.#session.warn(at, 'child-cycle', names.length === 2
                ? `${(0,messages/* quote */.hD)(reference)} calls itself: the depth of calls ends it, with subworkflow.depth_exceeded.`
                : `The files call each other in a circle (${names.join(' -> ')}): the depth of calls ends it, with subworkflow.depth_exceeded.`, 'make sure that some path does not call again; `max_depth` on the node sets the depth, 10 unless it is given');
            this.#loops.push({ target, children, reference });
            return null;
        }
        if (chain.length >= MAX_CHAIN) {
            this.#session.report(at, 'child-too-deep', `The files name each other more than ${MAX_CHAIN} deep.`);
            return null;
        }
        return this.#loaded.get(target) ?? this.#loadChild(target, at, reference, chain);
    }
    #loadChild(target, at, reference, chain) {
        if (this.#loaded.has(target))
            return null;
        const content = this.#session.options.reader.read(target);
        if (content.ok || content.error.code !== 'file-not-found')
            return this.load(target, at, reference, chain);
        if (looksLikeRegistry(reference)) {
            const hint = 'check the workflow out and give its path';
            this.#session.report(at, 'registry-reference', `${(0,messages/* quote */.hD)(reference)} is not a file. References to a registry work in microsoft/conductor only: this runner does not fetch them.`, hint);
        }
        else {
            this.#session.report(at, 'child-not-found', `There is no file ${(0,messages/* quote */.hD)(reference)}; the path is relative to ${(0,messages/* quote */.hD)(this.#session.shown(chain.at(-1) ?? ''))}.`, this.#nearestFile(target, reference));
        }
        return null;
    }
    #nearestFile(target, reference) {
        const names = this.#session.options.reader.names?.((0,external_node_path_.dirname)(target)) ?? [];
        const near = (0,messages/* nearest */.pA)((0,external_node_path_.basename)(target), names.filter((name) => /\.ya?ml$/.test(name)));
        return (0,messages/* didYouMean */.au)(near === null ? null : `${reference.slice(0, reference.length - (0,external_node_path_.basename)(target).length)}${near}`);
    }
}
function looksLikeRegistry(reference) {
    if (reference.includes('@') || reference.includes('#') || reference.includes('://'))
        return true;
    return !/[\\/]/.test(reference) && (0,external_node_path_.extname)(reference) === '';
}
function inOrder(findings, root) {
    const ranks = new Map([[root, 0]]);
    for (const { file } of findings)
        if (!ranks.has(file))
            ranks.set(file, ranks.size);
    const rank = (entry) => ranks.get(entry.file) ?? 0;
    const sorted = [...findings].sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column);
    const seen = new Set();
    return sorted.filter((entry) => {
        const key = `${entry.file}:${entry.line}:${entry.column}:${entry.code}:${entry.message}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}


/***/ }),

/***/ 7436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ Session),
  P: () => (/* binding */ pathKey)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
// EXTERNAL MODULE: ./build/config/load/findings.js
var findings = __webpack_require__(1384);
// EXTERNAL MODULE: ./build/core/cached.js
var cached = __webpack_require__(5026);
// EXTERNAL MODULE: ./build/config/load/yaml.js + 1 modules
var yaml = __webpack_require__(2770);
;// CONCATENATED MODULE: ./build/config/load/positions.js


function step(spot, segment) {
    const { tree, node } = entered(spot.tree, spot.node);
    if (node?.kind === 'seq' && typeof segment === 'number') {
        const item = node.items[segment] ?? null;
        return item === null ? null : { tree, node: item, key: null, exact: true };
    }
    return node?.kind === 'map' ? inMap(tree, node, String(segment), 0) : null;
}
function inMap(tree, node, name, depth) {
    if (depth > 10)
        return null;
    const own = pairsByName(node).get(name);
    if (own !== undefined)
        return { tree, node: own.value, key: own.keyStart, exact: true };
    for (const pair of node.pairs) {
        if (!(0,yaml/* isMergeKey */.yJ)(pair.key))
            continue;
        const merged = entered(tree, pair.value);
        for (const source of merged.node?.kind === 'seq' ? merged.node.items : [merged.node]) {
            const target = entered(merged.tree, source);
            const found = target.node?.kind === 'map' ? inMap(target.tree, target.node, name, depth + 1) : null;
            if (found !== null)
                return found;
        }
    }
    return null;
}
const pairsByName = (0,cached/* cached */.P)((node) => {
    const pairs = new Map();
    for (const pair of node.pairs) {
        const name = (0,yaml/* isMergeKey */.yJ)(pair.key) ? null : (0,yaml/* keyText */.Pu)(pair.key);
        if (name !== null && !pairs.has(name))
            pairs.set(name, pair);
    }
    return pairs;
});
function entered(tree, node) {
    let at = { tree, node: (0,yaml/* dereference */.DS)(node) };
    for (let hops = 0; hops < 100 && at.node !== null; hops++) {
        const included = at.tree.includes.get(at.node);
        if (included?.kind !== 'tree')
            return at;
        at = { tree: included.tree, node: (0,yaml/* dereference */.DS)(included.tree.root) };
    }
    return at;
}
const LONGEST_COUNTED = 50_000;
class Locator {
    #tree;
    #places = new Map();
    constructor(tree) {
        this.#tree = tree;
    }
    #walk(path) {
        let spot = { tree: this.#tree, node: this.#tree.root, key: null, exact: true };
        for (const segment of path) {
            const next = step(spot, segment);
            if (next === null)
                return { ...spot, exact: false };
            spot = next;
        }
        return spot;
    }
    at(path) {
        const spot = this.#walk(path);
        const inner = entered(spot.tree, spot.node);
        if (inner.tree !== spot.tree && inner.node !== null)
            return inner.tree.source.at(inner.node.start);
        return this.#start(spot);
    }
    keyAt(path) {
        const spot = this.#walk(path);
        return spot.key === null || !spot.exact ? this.#start(spot) : spot.tree.source.at(spot.key);
    }
    #start({ tree, node, key }) {
        if (node !== null && !isEmpty(node))
            return tree.source.at(node.start);
        return tree.source.at(key ?? 0);
    }
    within(path, line, column) {
        const spot = this.#walk(path);
        if (!spot.exact)
            return this.at(path);
        const { tree, node } = entered(spot.tree, spot.node);
        const included = node === null ? undefined : tree.includes.get(node);
        if (included?.kind === 'text')
            return { file: included.source.displayFile, line, column };
        if (node?.kind !== 'scalar' || typeof node.value !== 'string')
            return this.at(path);
        if (node.value.length > LONGEST_COUNTED)
            return this.at(path);
        const places = this.#places.get(node) ?? placesOf(node, node.value, tree.source.text);
        this.#places.set(node, places);
        return tree.source.at(sourceOffset(places, line, column));
    }
    textAt(path) {
        const spot = this.#walk(path);
        const { tree, node } = entered(spot.tree, spot.node);
        if (node === null || !spot.exact)
            return null;
        const included = tree.includes.get(node);
        if (included?.kind === 'text')
            return included.source.text;
        return node.kind === 'scalar' && typeof node.value === 'string' ? node.value : null;
    }
}
function isEmpty(node) {
    return node.kind === 'scalar' && node.value === null && node.start === node.end;
}
const ESCAPE_LENGTH = { x: 4, u: 6, U: 10 };
const SPACE_ESCAPES = 'nrt \n\r';
function placesOf(node, value, text) {
    const visible = visibleOffsets(node, text);
    const offsets = [];
    let seen = 0;
    for (let index = 0; index <= value.length; index++) {
        offsets.push(visible[seen] ?? Math.min(node.end, text.length));
        if (!isSpace(value[index]))
            seen++;
    }
    return { lineStarts: (0,yaml/* lineStarts */._$)(value), offsets };
}
function visibleOffsets(node, text) {
    const { style, end } = node;
    const offsets = [];
    for (let at = contentStart(node, text); at < end;) {
        const char = text[at];
        const escaped = style === 'double' && char === '\\';
        if (!isSpace(char) && !(escaped && SPACE_ESCAPES.includes(text[at + 1] ?? '')))
            offsets.push(at);
        at += escaped ? (ESCAPE_LENGTH[text[at + 1] ?? ''] ?? 2) : style === 'single' && char === "'" ? 2 : 1;
    }
    return offsets;
}
function sourceOffset({ lineStarts: starts, offsets }, line, column) {
    const start = starts[Math.min(line, starts.length) - 1] ?? 0;
    return offsets[Math.min(start + column - 1, offsets.length - 1)] ?? 0;
}
function contentStart({ style, start }, text) {
    if (style === 'double' || style === 'single')
        return start + 1;
    if (style === 'plain')
        return start;
    const lineEnd = text.indexOf('\n', start);
    return lineEnd === -1 ? start : lineEnd + 1;
}
function isSpace(char) {
    return char === ' ' || char === '\n' || char === '\t' || char === '\r';
}

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/config/load/yaml-data.js
var yaml_data = __webpack_require__(5406);
;// CONCATENATED MODULE: ./build/config/load/variables.js


const MAX_DEPTH = 10;
const MAX_DEFAULT = 10_000;
const PLAIN = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/y;
const WITH_DEFAULT = /\$\{([^{}:\s]+):-/y;
const SECRET_NAME = /token|secret|passw|auth|credential|bearer|api_?key|private/i;
function substitute(text, env) {
    if (!text.includes('${'))
        return null;
    const uses = [];
    const missing = [];
    let tooDeep = false;
    const resolve = (input, depth, fromValue) => {
        if (depth > MAX_DEPTH) {
            tooDeep = true;
            return input;
        }
        let output = '';
        let at = 0;
        for (;;) {
            const start = input.indexOf('${', at);
            if (start === -1)
                return output + input.slice(at);
            output += input.slice(at, start);
            const reference = referenceAt(input, start);
            if (reference === null) {
                output += '${';
                at = start + 2;
                continue;
            }
            at = reference.end;
            const value = env[reference.variable];
            if (fromValue && (value === undefined || SECRET_NAME.test(reference.variable))) {
                output += input.slice(start, reference.end);
            }
            else if (value !== undefined) {
                uses.push({ variable: reference.variable, value });
                output += resolve(value, depth + 1, true);
            }
            else if (reference.fallback !== null) {
                output += resolve(reference.fallback, depth + 1, fromValue);
            }
            else {
                missing.push({ variable: reference.variable, offset: depth === 0 ? start : 0 });
            }
        }
    };
    const resolved = resolve(text, 0, false);
    return { text: resolved, uses, missing, tooDeep };
}
function referenceAt(text, start) {
    PLAIN.lastIndex = start;
    const plain = PLAIN.exec(text);
    if (plain?.[1] !== undefined)
        return { variable: plain[1], fallback: null, end: PLAIN.lastIndex };
    WITH_DEFAULT.lastIndex = start;
    const opened = WITH_DEFAULT.exec(text);
    if (opened?.[1] === undefined)
        return null;
    const from = WITH_DEFAULT.lastIndex;
    let nested = 0;
    for (let at = from; at < Math.min(text.length, from + MAX_DEFAULT); at++) {
        if (text.startsWith('${', at))
            nested++;
        else if (text[at] === '}' && nested-- === 0)
            return { variable: opened[1], fallback: text.slice(from, at), end: at + 1 };
    }
    return null;
}
function mapTexts(value, path, replace) {
    if (typeof value === 'string')
        return replace(value, path);
    if (Array.isArray(value))
        return value.map((item, index) => mapTexts(item, [...path, index], replace));
    if (!(0,yaml_data/* isDataObject */.WT)(value))
        return value;
    const copy = {};
    for (const [key, item] of Object.entries(value))
        (0,json/* setKey */.qL)(copy, key, mapTexts(item, [...path, key], replace));
    return copy;
}

// EXTERNAL MODULE: ./build/config/load/workspace.js
var load_workspace = __webpack_require__(2557);
;// CONCATENATED MODULE: ./build/config/load/session.js









const MAX_INCLUDES = 1000;
const LONGEST_NAME = 500;
const MAX_TEMPLATE_FILES = 100;
const NEEDS_FILES = /\{%[-+]?\s*(?:include|import|from|extends|block)\b/;
const FILE_NAMES = /\{%[-+]?\s*(?:include|import|from|extends)\s+(['"])(.+?)\1/g;
const NAMED_BY_RUN = /\{%[-+]?\s*(?:include|import|from|extends)\s+(?!(['"])(?:(?!\1).)+\1\s*(?:[-+]?%\}|as\b|import\b|ignore\b|with(?:out)?\b))/;
const MOST_LOOKED_AT = 1000;
function pathKey(path) {
    return JSON.stringify(path);
}
class Session {
    findings = [];
    unshown = 0;
    sources = new Map();
    options;
    #templateFiles = new Map();
    #includes = 0;
    constructor(options) {
        this.options = options;
    }
    shown(file) {
        return (0,load_workspace/* displayPath */.Gt)(this.options.shownFrom, file);
    }
    report(at, code, message, suggestion = null) {
        this.findings.push((0,findings/* finding */.gk)(at, code, message, suggestion));
    }
    warn(at, code, message, suggestion = null) {
        this.findings.push((0,findings/* finding */.gk)(at, code, message, suggestion, 'warning'));
    }
    read(file, at, name) {
        const content = this.options.reader.read(file);
        if (!content.ok)
            return this.#refuse(at, content.error, name);
        const size = typeof content.value === 'string' ? content.value.length : content.value.byteLength;
        if (size > load_workspace/* MAX_FILE_BYTES */.gZ)
            return this.#refuse(at, { code: 'file-too-large', size }, name);
        const text = (0,load_workspace/* decode */.D4)(content.value);
        if (!text.ok) {
            this.report(at, 'file-not-text', `${(0,messages/* quote */.hD)(name)} cannot be read: ${text.error}.`);
            return null;
        }
        const source = new yaml/* Source */.kL(file, this.shown(file), text.value);
        this.sources.set(source.displayFile, text.value);
        return source;
    }
    #refuse(at, failure, name) {
        switch (failure.code) {
            case 'file-not-found':
                this.report(at, failure.code, `There is no file ${(0,messages/* quote */.hD)(name)}.`);
                break;
            case 'not-a-file':
                this.report(at, failure.code, `${(0,messages/* quote */.hD)(name)} is not a file.`);
                break;
            case 'file-too-large': {
                const limit = load_workspace/* MAX_FILE_BYTES */.gZ / 1024 / 1024;
                this.report(at, failure.code, `${(0,messages/* quote */.hD)(name)} has ${failure.size} bytes; a file may have at most ${limit} MiB.`);
                break;
            }
            case 'file-unreadable':
                this.report(at, failure.code, `${(0,messages/* quote */.hD)(name)} cannot be read: ${failure.message}.`);
        }
        return null;
    }
    textOrFile(text, at, from) {
        if (text === '' || text.length > LONGEST_NAME || /[\n\0]/.test(text))
            return text;
        const { reader } = this.options;
        const file = reader.realpath((0,external_node_path_.resolve)((0,external_node_path_.dirname)(from), text));
        const content = reader.read(file);
        if (!content.ok && (content.error.code === 'file-not-found' || content.error.code === 'not-a-file'))
            return text;
        if (!this.isInWorkspace(file, (0,messages/* quote */.hD)(text), at))
            return '';
        return this.read(file, at, text)?.text ?? '';
    }
    load(source) {
        const { tree, findings } = (0,yaml/* parseTree */.cZ)(source);
        this.findings.push(...findings);
        if (tree === null)
            return null;
        const before = this.findings.length;
        const raw = new yaml_data/* Converter */.Tq((path, at, from) => this.#include(path, at, from), this.findings).convert(tree);
        if (this.findings.slice(before).some(({ code }) => code === 'yaml-too-deep' || code === 'yaml-too-many-aliases'))
            return null;
        return this.#resolve(source, new Locator(tree), raw);
    }
    #include(path, at, from) {
        const { reader } = this.options;
        const file = reader.realpath((0,external_node_path_.resolve)((0,external_node_path_.dirname)(from.source.file), path));
        if (!this.isInWorkspace(file, `\`!file ${path}\``, at))
            return null;
        if (++this.#includes > MAX_INCLUDES) {
            if (this.#includes === MAX_INCLUDES + 1)
                this.report(at, 'include-limit', `More than ${MAX_INCLUDES} files are inlined with \`!file\`.`);
            return null;
        }
        const extension = (0,external_node_path_.extname)(file).toLowerCase();
        if (extension !== '.yaml' && extension !== '.yml' && extension !== '.json')
            return this.#includedText(file, at, path);
        return this.#includedTree(file, at, path, from.chain);
    }
    #includedText(file, at, name) {
        const source = this.read(file, at, name);
        if (source === null)
            return null;
        const text = (0,terminal_text/* normalizeNewlines */.jN)(source.text);
        const files = new Map();
        this.#collectTemplateFiles(text, (0,external_node_path_.dirname)(file), at, files);
        if (files.size > 0 || NEEDS_FILES.test(text))
            this.#templateFiles.set(this.#resolved(text), files);
        return { kind: 'text', source: new yaml/* Source */.kL(source.file, source.displayFile, text) };
    }
    #resolved(text) {
        return this.options.literal === true ? text : (substitute(text, this.options.env)?.text ?? text);
    }
    isInWorkspace(file, written, at) {
        const { workspace } = this.options;
        if ((0,load_workspace/* isInside */.FK)(workspace, file))
            return true;
        const suggestion = `files must lie in ${(0,messages/* quote */.hD)(workspace)}`;
        this.report(at, 'outside-workspace', `${written} leads out of the workspace.`, suggestion);
        return false;
    }
    #collectTemplateFiles(text, folder, at, files) {
        const { reader } = this.options;
        const written = [...text.matchAll(FILE_NAMES)].map(([, , name = '']) => name);
        const beside = NAMED_BY_RUN.test(text) ? this.#textsBelow(folder) : [];
        for (const name of [...written, ...beside]) {
            if (files.has(name) || files.size >= MAX_TEMPLATE_FILES)
                continue;
            const file = reader.realpath((0,external_node_path_.resolve)(folder, name));
            if (!this.isInWorkspace(file, (0,messages/* quote */.hD)(name), at))
                continue;
            if (!reader.read(file).ok)
                continue;
            const source = this.read(file, at, name);
            if (source === null)
                continue;
            const partial = this.#resolved((0,terminal_text/* normalizeNewlines */.jN)(source.text));
            files.set(name, { file: source.displayFile, text: partial });
            this.#collectTemplateFiles(partial, folder, at, files);
        }
    }
    #textsBelow(folder) {
        const { reader, workspace } = this.options;
        const found = [];
        const folders = [''];
        let looked = 0;
        for (const inner of folders) {
            for (const entry of reader.names?.((0,external_node_path_.resolve)(folder, inner)) ?? []) {
                if (++looked > MOST_LOOKED_AT || found.length >= MAX_TEMPLATE_FILES)
                    return found;
                if (entry.startsWith('.') || entry === 'node_modules')
                    continue;
                const name = inner === '' ? entry : `${inner}/${entry}`;
                const file = reader.realpath((0,external_node_path_.resolve)(folder, name));
                if (!(0,load_workspace/* isInside */.FK)(workspace, file))
                    continue;
                const content = reader.read(file);
                if (content.ok && (0,load_workspace/* decode */.D4)(content.value).ok)
                    found.push(name);
                else if (!content.ok && content.error.code === 'not-a-file')
                    folders.push(name);
            }
        }
        return found;
    }
    #includedTree(file, at, name, chain) {
        if (chain.includes(file)) {
            const names = [...chain.slice(chain.indexOf(file)), file].map((entry) => this.shown(entry));
            this.report(at, 'include-cycle', `\`!file\` goes round in a circle: ${names.join(' -> ')}.`);
            return null;
        }
        const source = this.read(file, at, name);
        if (source === null)
            return null;
        const { tree, findings } = (0,yaml/* parseTree */.cZ)(source, chain);
        this.findings.push(...findings);
        return tree === null ? null : { kind: 'tree', tree };
    }
    #resolve(source, locator, raw) {
        const substitutions = [];
        const unresolved = new Set();
        const text = (value, path) => {
            if (value === yaml_data/* NOT_READ */.VF)
                unresolved.add(pathKey(path));
            if (this.options.literal === true || belongsToShell(path))
                return value;
            const result = substitute(value, this.options.env);
            if (result === null)
                return value;
            for (const use of result.uses)
                substitutions.push({ ...use, path });
            for (const { variable, offset } of result.missing) {
                const hint = `set ${variable}, or give a default: \`\${${variable}:-default}\``;
                this.report(positionIn(locator, path, value, offset), 'missing-variable', `The environment variable ${(0,messages/* quote */.hD)(variable)} is not set.`, hint);
                unresolved.add(pathKey(path));
            }
            if (result.tooDeep) {
                this.report(locator.at(path), 'variable-cycle', 'The environment variables of this text name each other more than 10 deep.');
                unresolved.add(pathKey(path));
            }
            return result.text;
        };
        const data = mapTexts(raw, [], text);
        return { source, locator, raw, data, substitutions, unresolved, templateFiles: this.#templateFiles };
    }
}
function belongsToShell(path) {
    if (path.at(-1) !== 'run')
        return false;
    if (path.length === 3)
        return path[0] === 'agents' || path[0] === 'nodes';
    return path.length === 4 && path[0] === 'for_each' && path[2] === 'agent';
}
function positionIn(locator, path, text, offset) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return locator.within(path, line, offset - (before.lastIndexOf('\n') + 1) + 1);
}


/***/ }),

/***/ 2557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   Yc: () => (/* binding */ repositoryWithin),
/* harmony export */   dN: () => (/* binding */ realPathOf),
/* harmony export */   eD: () => (/* binding */ shownFolder),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   lJ: () => (/* binding */ diskReader),
/* harmony export */   pl: () => (/* binding */ findWorkspace)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);




const MAX_FILE_BYTES = 10 * 1024 * 1024;
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
function realPathOf(path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(absolute);
    }
    catch {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute);
        return parent === absolute ? absolute : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(realPathOf(parent), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(parent, absolute));
    }
}
function readFromDisk(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stat.isFile())
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ code: 'not-a-file' });
        if (stat.size > MAX_FILE_BYTES)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ code: 'file-too-large', size: stat.size });
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path));
    }
    catch (error) {
        const code = errorCode(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ code: 'file-not-found' });
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ code: 'file-unreadable', message: code === '' ? 'it cannot be opened' : code });
    }
}
function namesOnDisk(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
const diskReader = { read: readFromDisk, realpath: realPathOf, names: namesOnDisk };
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way));
}
function displayPath(folder, path) {
    return (isInside(folder, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
function findWorkspace(file, env) {
    return repositoryOf(file, env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(realPathOf(file));
}
function shownFolder(file, env, cwd) {
    return repositoryOf(file, env) ?? realPathOf(cwd);
}
function repositoryWithin(workspace, file) {
    const root = realPathOf(workspace);
    const real = realPathOf(file);
    if (!isInside(root, real))
        return root;
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(real); at !== root && isInside(root, at); at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
    return root;
}
function repositoryOf(file, env) {
    const real = realPathOf(file);
    const given = env['GITHUB_WORKSPACE'];
    if (given !== undefined && given !== '' && isInside(realPathOf(given), real))
        return realPathOf(given);
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(real);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at) === at)
            return null;
    }
}
function decode(content) {
    if (typeof content === 'string')
        return content.includes('\0') ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('it holds a NUL character') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(withoutMark(content));
    if (content[0] === 0xff && content[1] === 0xfe)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('it is UTF-16; save it as UTF-8');
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('it is not UTF-8');
    const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8');
    return text.includes('\0') ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('it is a binary file') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(withoutMark(text));
}
function withoutMark(text) {
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}


/***/ }),

/***/ 2247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ro: () => (/* binding */ actionsOf),
/* harmony export */   Uw: () => (/* binding */ ROUTE_ACTIONS),
/* harmony export */   Yc: () => (/* binding */ sitesOf),
/* harmony export */   ui: () => (/* binding */ siteRoutes)
/* harmony export */ });
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5026);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9814);


const sitesOf = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_1__/* .cached */ .P)(listSites);
function listSites(workflow) {
    const groups = new Map();
    for (const step of workflow.steps.values()) {
        if (step.type === 'parallel')
            for (const name of step.agents)
                if (!groups.has(name))
                    groups.set(name, step);
    }
    const last = new Set((0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .finallySteps */ .x3)(workflow));
    const sites = [];
    for (const [name, step] of workflow.steps) {
        const path = workflow.stepPaths.get(name) ?? [];
        sites.push({ step, path, label: name, group: groups.get(name) ?? null, inFinally: last.has(name) });
        if (step.type === 'for_each') {
            sites.push({
                step: step.agent,
                path: [...path, 'agent'],
                label: `${name}.${step.agent.name}`,
                group: step,
                inFinally: last.has(name),
            });
        }
    }
    return sites;
}
function siteRoutes(site) {
    return site.step.type === 'terminate' ? [] : (site.step.routes ?? []);
}
const ROUTE_ACTIONS = ['to', 'retry', 'halt', 'propagate', 'recover'];
function actionsOf(route) {
    return ROUTE_ACTIONS.filter((action) => route[action] !== undefined);
}


/***/ }),

/***/ 5026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ cached)
/* harmony export */ });
function cached(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}


/***/ }),

/***/ 1420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   TM: () => (/* binding */ secondsOf),
/* harmony export */   ZI: () => (/* binding */ MAX_WAIT_SECONDS)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4429);


const MAX_WAIT_SECONDS = 24 * 60 * 60;
const DURATION = /^\s*(\d+(?:\.\d+)?)\s*(ms|s|m|h)?\s*$/;
const SECONDS = { ms: 0.001, s: 1, m: 60, h: 3600 };
const EXPECTED = 'expected a number of seconds or a text such as 500ms, 60s, 2.5m or 1h';
function parseDuration(value) {
    const seconds = typeof value === 'number' ? value : typeof value === 'string' ? secondsOf(value) : null;
    if (seconds === null || !Number.isFinite(seconds)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(`${describe(value)} is not a duration; ${EXPECTED}`);
    }
    if (seconds <= 0)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(`a duration must be over 0 seconds, not ${describe(value)}`);
    if (seconds > MAX_WAIT_SECONDS)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(`a duration may be at most 24 hours, not ${describe(value)}`);
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(seconds);
}
function secondsOf(text) {
    const match = DURATION.exec(text);
    if (match === null)
        return /^\s*-\s*\d/.test(text) ? -1 : null;
    const unit = SECONDS[match[2] ?? 's'];
    return unit === undefined ? null : Number(match[1]) * unit;
}
function describe(value) {
    if (typeof value === 'string')
        return JSON.stringify(value.slice(0, 100));
    return value === undefined ? 'nothing' : ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(value)?.slice(0, 100) ?? typeof value);
}


/***/ })

};
