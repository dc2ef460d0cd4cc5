/**
 * The source of schema/conductor.schema.json, of the types in src/source/generated and of the compiled validator.
 * `x-no-effect` marks fields of microsoft/conductor that this runner ignores with a warning. `x-never-empty` and `x-as-written` say how the
 * loader reads a value (src/source/coercion.ts). `$comment: 'names:node'` and the like say what a text names, for completion and navigation in
 * editors.
 */

import { readFileSync } from 'node:fs'

const text = (description) => ({ type: 'string', description })
const nonEmpty = (description) => ({ type: 'string', minLength: 1, description })
const flag = (description) => ({ type: 'boolean', description })
const number = (description, bounds = {}) => ({ type: 'number', ...bounds, description })
const integer = (description, bounds = {}) => ({ type: 'integer', ...bounds, description })
const oneOf = (values, description) => ({ enum: values, description })
/** A text that names something: a definition, node, target (a node or $end), kind, raised kind, path, expression or file. */
const naming = (what, schema) => ({ ...schema, $comment: `names:${what}` })
const list = (items, description) => ({ type: 'array', items, description })
const ref = (name) => ({ $ref: `#/$defs/${name}` })
const noEffect = (description = 'Known to microsoft/conductor; without effect here.') => ({ description, 'x-no-effect': true })
const closed = (properties, required = [], extra = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required.length > 0 ? { required } : {}),
  ...extra,
})
const scalar = { type: ['string', 'number', 'boolean'] }
/** A value for a program, which gets a number as it is written: `1.10`. */
const argument = { ...scalar, 'x-as-written': true }
const variable = { type: ['string', 'number', 'boolean', 'null'], 'x-as-written': true }
/** A field whose empty value is an error, because reading it as missing would silently change the run. */
const neverEmpty = (schema) => ({ ...schema, 'x-never-empty': true })
const seconds = (description, maximum) => ({ type: 'number', exclusiveMinimum: 0, ...(maximum ? { maximum } : {}), description })

/** Converted to seconds when the file is loaded. */
const duration = (description) => ({
  type: ['number', 'string'],
  exclusiveMinimum: 0,
  pattern: '^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h))?\\s*$',
  description,
})

/** A duration that may also be a template, which is rendered before each attempt. */
const changingDuration = (description) => ({
  ...duration(description),
  pattern: '^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h))?\\s*$|\\{\\{',
})

const nodeName = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: '^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$',
  description: 'Unique name, also the name in templates.',
}

const every = (type) => ({
  name: naming('definition', nodeName),
  type: { const: type, description: `A ${type} node.` },
  description: text('For readers and reports.'),
  input: list(naming('path', nonEmpty('workflow.input.x, node.output, node.output.field, node.error, group.outputs, group.errors; a trailing ? makes it optional.')), 'Data that this node reads.'),
})
const routed = { routes: neverEmpty(ref('routes')) }
const plainWork = {
  strict_exit: flag('Turns findings of the engine at this node into routable kinds.'),
  max_output_bytes: { type: 'integer', minimum: 1024, description: 'Bytes of a stream that are kept whole.' },
}
/** Resilience reaches what runs a program, a model or another file. */
const working = { ...plainWork, resilience: ref('resilience') }
const raising = { raises: neverEmpty(ref('raises')) }

const script = closed(
  {
    ...every('script'),
    ...routed,
    ...working,
    ...raising,
    command: nonEmpty('Program to run; a template.'),
    args: list(argument, 'Arguments, each a template.'),
    run: nonEmpty('Script text, as in a step of GitHub Actions.'),
    shell: nonEmpty('bash, sh, pwsh, powershell (Windows), python, node, cmd, or a line with {0}.'),
    env: ref('env'),
    working_dir: text('Relative to the folder where the run was started; a template.'),
    timeout: changingDuration('Time limit for the process tree: seconds, or 90s, 10m, 1h; or a template.'),
    idle_timeout: changingDuration('Longest time without any output: seconds, or 90s, 10m, 1h; or a template.'),
    stdin: text('Text for the standard input; a template.'),
    output: ref('outputSchema'),
    classify: { type: 'array', minItems: 1, items: ref('classifyRule'), description: 'Rules that map failures of programs to kinds.' },
    fail_when: { type: 'array', minItems: 1, items: ref('failRule'), description: 'Conditions over the output after exit code 0: the first that holds raises its kind.' },
    reports: { anyOf: [nonEmpty('Globs, separated by commas or newlines.'), { type: 'array', minItems: 1, items: nonEmpty('A glob.') }], description: 'Test reports that the command writes, JUnit XML or another format: failed tests in them fail the node.' },
    retry_tests: {
      enum: ['pytest', 'jest', 'vitest', 'playwright', 'go', 'cargo', 'maven', 'gradle', 'dotnet', 'rspec'],
      description: 'The test runner whose arguments for the failed tests stand in the file that CONDUCTOR_TEST_ARGS names.',
    },
    test_exit_codes: {
      description:
        'Exit codes, beside 1, that mean failed tests: with them a quarantine may excuse the node. Codes of crashes are refused.',
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: 123 },
      minItems: 1,
    },
    reports_required: { type: 'boolean', description: 'true: a missing, broken or incomplete report fails the node.' },
    quarantine: nonEmpty('File of tests that may fail for a while; .github/quarantine.yml if it exists.'),
    workflow_commands: { enum: ['allow', 'stop'], description: 'Whether the runner may act on ::commands:: that the script prints.' },
    execution: noEffect(),
  },
  ['name', 'type'],
)

const set = closed(
  {
    ...every('set'),
    ...routed,
    ...plainWork,
    value: { description: 'A template (or data) that becomes the output.' },
    values: { type: 'object', additionalProperties: true, description: 'Several named values; the output is an object.' },
    output_type: { enum: ['auto', 'string', 'number', 'integer', 'boolean', 'list', 'dict'], description: 'Type of the rendered value.' },
    output: ref('outputSchema'),
  },
  ['name', 'type'],
)

const wait = closed(
  {
    ...every('wait'),
    ...routed,
    ...plainWork,
    duration: { type: ['string', 'number'], description: '500ms, 60s, 2.5m, 1h, a number of seconds, or a template; over 0, at most 24 h.' },
    reason: text('Shown while waiting; a template.'),
  },
  ['name', 'type', 'duration'],
)

const terminate = closed(
  {
    ...every('terminate'),
    status: { enum: ['success', 'failed'], description: 'Outcome of the run.' },
    reason: { type: 'string', minLength: 1, pattern: '\\S', description: 'Why; a template.' },
    output_template: ref('outputTemplate'),
  },
  ['name', 'type', 'status', 'reason'],
)

const workflowNode = closed(
  {
    ...every('workflow'),
    ...routed,
    ...working,
    ...raising,
    workflow: naming('file', nonEmpty('Path of the child file, relative to this file.')),
    input_mapping: { type: 'object', additionalProperties: true, description: "The child's inputs, templates over this run." },
    max_depth: { type: 'integer', minimum: 1, maximum: 10, description: 'Maximum depth of child workflows.' },
    output: ref('outputSchema'),
    execution: noEffect(),
  },
  ['name', 'type', 'workflow'],
)

const sampling = {
  temperature: number('Passed on by the HTTP providers.', { minimum: 0, maximum: 2 }),
  max_tokens: integer('Maximum tokens of an answer; passed on by the HTTP providers.', { minimum: 1 }),
}
const iterations = integer('Maximum requests to the model while it calls tools; default 10.', { minimum: 1, maximum: 500 })
const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max']
const effort = (description) => oneOf(EFFORTS, description)

const agent = closed(
  {
    ...every('agent'),
    ...routed,
    ...working,
    ...raising,
    prompt: text('User prompt; a template.'),
    system_prompt: text('System prompt; a template.'),
    model: text('Model name; a template.'),
    provider: { anyOf: [nonEmpty('openai, anthropic, claude, command.'), ref('provider')], description: 'Overrides runtime.provider.' },
    output: ref('outputSchema'),
    retry: { ...ref('agentRetry'), description: 'Retries of requests to the provider.' },
    timeout_seconds: duration('Time limit over all attempts: seconds, or 90s, 10m, 1h.'),
    raise_instructions: flag('false: the prompt does not explain the kinds of raises.'),
    working_dir: text('Working directory of a command provider and of MCP servers; a template.'),
    ...sampling,
    reasoning: closed({ effort: { anyOf: [effort('Reasoning effort.'), { type: 'string', pattern: '\\{[{%]', description: 'A template that renders to one of them.' }], description: 'Passed on by HTTP providers that support it.' } }, ['effort'], { description: 'Reasoning of the model.' }),
    tools: list(nonEmpty('server__tool, or the name of a tool.'), 'Tools that this agent may use; [] for none, all by default.'),
    skills: noEffect(),
    plugins: noEffect(),
    output_mode: noEffect(),
    context_tier: noEffect(),
    session_key: noEffect(),
    max_session_seconds: noEffect(),
    max_agent_iterations: iterations,
    validator: noEffect(),
    sandbox: noEffect(),
    dialog: noEffect(),
    execution: noEffect(),
    settings_dir: noEffect(),
  },
  ['name'],
)

const gate = closed(
  {
    ...every('human_gate'),
    ...routed,
    prompt: nonEmpty('Question to the human; a template.'),
    options: {
      type: 'array',
      minItems: 1,
      description: 'Possible answers.',
      items: closed(
        {
          label: nonEmpty('Text for the human.'),
          value: { ...scalar, description: 'Value for the workflow.' },
          route: naming('target', nonEmpty('Next node after this answer.')),
          prompt_for: nonEmpty('Name of a field that the human fills in.'),
          multiline: flag('The field may have several lines.'),
        },
        ['label', 'value'],
      ),
    },
  },
  ['name', 'type', 'prompt', 'options'],
)

const questions = closed(
  {
    ...every('questions'),
    ...routed,
    prompt: text('Shown before the first question; a template.'),
    questions: {
      type: 'array',
      minItems: 1,
      description: 'Questions, asked in order.',
      items: closed(
        {
          id: { type: 'string', pattern: '^[^=]+$', description: 'Key of the answer; q1, q2, ... by default.' },
          text: nonEmpty('The question; a template.'),
          hint: text('Shown below the question; a template.'),
          choices: list(scalar, 'Answers to choose from; templates.'),
          allow_free_text: flag('false: only one of the choices.'),
          default: { ...scalar, description: 'Answer if the question is skipped.' },
          required: flag('true: the question cannot be skipped, unless it has a default.'),
          multiline: flag('false: an answer has one line.'),
        },
        ['text'],
      ),
    },
    source: naming('expression', nonEmpty('Instead of questions: dotted path or template to a list of texts or questions.')),
    allow_back: flag('false: earlier questions cannot be changed.'),
    allow_skip: flag('false: no question may be skipped.'),
    allow_skip_all: flag('false: the remaining questions may not be skipped at once.'),
    allow_abort: flag('true: the questions may be aborted.'),
    abort_route: naming('target', nonEmpty('Next node after an abort; $end by default.')),
  },
  ['name', 'type'],
)

const failureMode = { enum: ['fail_fast', 'continue_on_error', 'all_or_nothing'], description: 'Effect of a failed member on the group.' }
const tolerate = closed(
  {
    count: { type: 'integer', minimum: 0, description: 'Maximum number of failures.' },
    percent: { type: 'number', minimum: 0, maximum: 100, description: 'Maximum percentage of failures.' },
  },
  [],
  { minProperties: 1, maxProperties: 1, description: 'Failures that the group tolerates.' },
)
const groupFields = {
  name: naming('definition', nodeName),
  description: text('For readers and reports.'),
  max_concurrent: { type: 'integer', minimum: 1, maximum: 1000, description: 'Maximum number of members that run at the same time.' },
  failure_mode: failureMode,
  tolerate,
  routes: neverEmpty(ref('routes')),
  strict_exit: flag('Turns a failed group into a routable kind.'),
}

const parallel = closed(
  {
    ...groupFields,
    type: { const: 'parallel', description: 'May be left out.' },
    agents: { type: 'array', minItems: 1, items: naming('node', nonEmpty('Name of a node.')), description: 'The members.' },
  },
  ['name', 'agents'],
)

const forEach = closed(
  {
    ...groupFields,
    type: { const: 'for_each', description: 'May be left out.' },
    source: naming('expression', nonEmpty('Dotted path or template to a list.')),
    as: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$', description: 'Name of the loop variable.' },
    agent: { ...ref('member'), description: 'Node that runs for every item.' },
    key_by: nonEmpty('Path to the key of an item.'),
  },
  ['name', 'source', 'as', 'agent'],
)

const kindPattern = { anyOf: [{ type: 'boolean' }, naming('kind', { type: 'string' }), { type: 'array', items: naming('kind', { type: 'string' }) }], description: 'true or "*", a kind, a prefix (external.git.*), or a list.' }

const route = closed({
  to: neverEmpty(naming('target', nonEmpty('Next node, group, or $end.'))),
  when: neverEmpty(naming('expression', { type: 'string', description: 'A template or a bare expression.' })),
  on_error: neverEmpty(kindPattern),
  retry: neverEmpty({ ...ref('retry'), description: 'Run the node again, after a wait that grows.' }),
  halt: neverEmpty({ anyOf: [closed({ message: text('A template over error and output.') }), { const: true }], description: 'End the whole run here.' }),
  propagate: neverEmpty({ const: true, description: 'Hand the error to the calling workflow.' }),
  recover: neverEmpty(closed({ output: { description: "Templates over error and output; replaces the node's output." } }, ['output'], {
    description: 'Treat the node as succeeded with this output.',
  })),
  dead_letter: flag('Keep a record that redrive can run again.'),
  escalate: neverEmpty({ anyOf: [{ const: true }, ref('escalate')], description: 'Notify people: an event, a summary entry, and an issue if allowed.' }),
  output: { ...ref('outputTemplate'), description: "On a route to $end: overrides fields of the run's output." },
})

const backoff = oneOf(['none', 'fixed', 'linear', 'exponential'], 'How the wait grows; default exponential.')

/** Names of the classification sets, read from their table. */
const TOOL_KINDS = readFileSync(new URL('../src/core/tool-kinds.ts', import.meta.url), 'utf8')
const CLASSIFY_SET_NAMES = [...TOOL_KINDS.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)

const classifyRule = closed({
  exit_code: {
    anyOf: [{ type: 'integer' }, { type: 'array', minItems: 1, items: { type: 'integer' } }, { type: 'string', pattern: '^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$' }],
    description: 'A number, a list, or a range such as "64-78".',
  },
  stdout: nonEmpty('Regular expression.'),
  stderr: nonEmpty('Regular expression.'),
  signal: { anyOf: [nonEmpty('SIGKILL'), { type: 'array', minItems: 1, items: nonEmpty('Signal') }], description: 'The signal that ended the process, or a list.' },
  timeout: flag('Matches a process that was ended at its timeout.'),
  kind: naming('raised', nonEmpty('The kind to raise.')),
  message: nonEmpty('A template over the captures; else the matching line.'),
  details: { type: 'object', description: 'Added to the details.' },
  transient: flag('Whether another run may succeed without a change; by default the kind decides.'),
  use: { enum: CLASSIFY_SET_NAMES, description: 'A built-in set of rules.' },
  job: nonEmpty('Files of rules for triage: regular expression for the name of the job.'),
  step: nonEmpty('Files of rules for triage: regular expression for the name of the failed step.'),
  rerun: flag('Files of rules for triage: false: do not rerun the job.'),
  include: { anyOf: [nonEmpty('Path.'), { type: 'array', minItems: 1, items: nonEmpty('Path.') }], description: 'Files of rules for triage: another file of rules, or a list, by paths relative to this file.' },
})

const failRule = closed(
  {
    when: naming('expression', nonEmpty("A condition over the node's output, a template or a bare expression.")),
    kind: naming('raised', nonEmpty('The kind to raise.')),
    message: nonEmpty('A template; by default the condition.'),
    details: { type: 'object', description: 'The details of the error; texts are templates.' },
  },
  ['when', 'kind'],
)

const policyCommon = {
  name: nodeName,
  description: text('For readers and reports.'),
  mode: { enum: ['enforce', 'warn'], description: 'warn only reports.' },
  nodes: { ...list(naming('node', nonEmpty('Name of a node or group.')), 'Nodes that the policy applies to; by default all.'), minItems: 1 },
}
const policyOf = (type, properties = {}, required = []) => closed({ ...policyCommon, type: { const: type, description: `A ${type} policy.` }, ...properties }, ['name', 'type', ...required])
const policyTypes = {
  max_concurrent_tasks: policyOf('max_concurrent_tasks', { max: { type: 'integer', minimum: 1, description: 'Default 5.' } }),
  task_timeout: policyOf('task_timeout', { max_seconds: seconds('Default 3600.') }),
  phase_gate: policyOf('phase_gate', { group: naming('node', nonEmpty('The group that must have succeeded.')), min_success_rate: { type: 'number', minimum: 0, maximum: 1, description: 'Default 0.8.' } }, ['group']),
  node_availability: policyOf('node_availability'),
  expression: policyOf('expression', { allow_if: naming('expression', nonEmpty('A condition.')) }, ['allow_if']),
  command: policyOf('command', { command: nonEmpty('Gets the context as JSON on stdin.'), args: list({ ...argument, type: ['string', 'number'] }, 'Arguments.'), timeout: duration('Seconds, or 90s, 10m, 1h; default 30.') }, ['command']),
}

const byType = (property, branches, fallback) => ({
  type: 'object',
  allOf: Object.entries(branches).map(([type, name]) => ({
    if: type === fallback
      ? { anyOf: [{ properties: { [property]: { const: type } }, required: [property] }, { not: { required: [property] } }] }
      : { properties: { [property]: { const: type } }, required: [property] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: ref(name),
  })),
  properties: { [property]: { enum: Object.keys(branches), description: 'Type; decides which other fields are allowed.' } },
  'x-union': Object.values(branches),
})

const workflow = closed(
  {
    name: nonEmpty('Name of the workflow.'),
    description: text('Purpose of the workflow.'),
    version: { type: ['string', 'number'], description: 'Version of the workflow.' },
    entry_point: naming('node', nonEmpty('First node or group of the run.')),
    input: { type: 'object', additionalProperties: ref('inputSpec'), description: 'Typed inputs.' },
    limits: closed({
      max_iterations: {
        type: 'integer',
        minimum: 1,
        maximum: 100000,
        description: 'Maximum number of visits; retries do not count. Default 10, or twice the number of nodes if that is more.',
      },
      timeout_seconds: duration('Time limit for the whole run: seconds, or 90s, 10m, 1h.'),
      max_output_bytes: { type: 'integer', minimum: 1024, description: 'Bytes of a stream that are kept whole; default 16 MiB.' },
      max_tokens: { type: 'integer', minimum: 1, description: 'Tokens that agents may use in one run.' },
      budget_usd: number('US dollars that agents may cost in one run, by the prices of `cost.pricing`.', { exclusiveMinimum: 0 }),
      budget_mode: oneOf(['audit', 'enforce'], 'Over the budget: a warning (audit, the default), or the end of the run (enforce).'),
    }, [], { description: 'Bounds of a run.' }),
    context: closed(
      { mode: oneOf(['accumulate', 'last_only', 'explicit'], 'All earlier nodes, the last one, or those that `input` lists.'), max_tokens: noEffect(), trim_strategy: noEffect() },
      [],
      { description: 'Data that templates of a node can read.' },
    ),
    runtime: closed({
      strict_exit: flag('For all nodes of the file.'),
      provider: { anyOf: [nonEmpty('Name of the provider.'), ref('provider')], description: 'Provider of agents.' },
      default_model: text('Model for agents without one.'),
      ...sampling,
      timeout: noEffect(),
      checkpoint: noEffect(),
      tool_output: noEffect(),
      mcp_servers: { type: 'object', additionalProperties: ref('toolServer'), description: 'Servers of tools (MCP) that agents may use, by name.' },
      max_session_seconds: noEffect(),
      max_agent_iterations: iterations,
      default_reasoning_effort: effort('Reasoning effort of agents without their own.'),
      default_context_tier: noEffect(),
      working_dir: text('Working directory of command providers and MCP servers, for agents without their own; a template.'),
      skills: noEffect(),
      skill_injection: noEffect(),
      skill_discovery: noEffect(),
      plugin_sources: noEffect(),
      plugins: noEffect(),
    }, [], { description: 'How nodes run.' }),
    hooks: closed(
      {
        on_start: text('A template, rendered before the first node.'),
        on_complete: text('A template, rendered on success.'),
        on_error: text('A template, rendered when the run fails or halts; not the same as on_error of a route.'),
      },
      [],
      { description: 'Templates that are rendered at the start and the end of a run and recorded as events.' },
    ),
    resilience: ref('resilience'),
    policies: list(ref('policy'), 'Checked before nodes start.'),
    error_routes: ref('routes'),
    finally: { anyOf: [naming('node', nonEmpty('A node.')), { type: 'array', minItems: 1, items: naming('node', nonEmpty('A node.')) }], description: 'Nodes that run before the run ends, whatever its outcome.' },
    raises: neverEmpty(ref('raises')),
    kinds: { type: 'object', additionalProperties: ref('kindEntry'), propertyNames: naming('raised', {}), description: 'Catalogue: what each kind means, and which details its errors have.' },
    env: ref('env'),
    metadata: { type: 'object', description: 'Free-form.' },
    instructions: { anyOf: [text('One instruction.'), list(text('A file, or the text itself.'), 'Several of them.')], description: 'Text before the system prompt of every agent.' },
    cost: ref('cost'),
    mcp: noEffect(),
    bundle: noEffect(),
    defaults: noEffect(),
    skills: noEffect(),
    plugins: noEffect(),
  },
  ['name', 'entry_point'],
)

const outputField = closed(
  {
    type: oneOf(['string', 'number', 'integer', 'boolean', 'array', 'object'], 'Type of the value.'),
    description: text('Meaning of the field.'),
    enum: { type: 'array', minItems: 1, items: scalar, description: 'The only values that are allowed.' },
    pattern: nonEmpty('Regular expression, matched anywhere; texts only.'),
    minimum: number('Lowest number.'),
    maximum: number('Highest number.'),
    minLength: integer('Minimum number of characters.', { minimum: 0 }),
    maxLength: integer('Maximum number of characters.', { minimum: 0 }),
    nullable: flag('true: null is allowed.'),
    required: flag('false: a property of an object may be absent.'),
    default: { description: 'For samples only (`--inject`, `simulate`); never filled in at run time.' },
    example: { description: 'For samples only, as `default` is.' },
    items: { ...ref('outputField'), description: 'Schema of the entries of a list.' },
    properties: { type: 'object', additionalProperties: ref('outputField'), description: 'Schema of the fields of an object.' },
  },
  ['type'],
)

export const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://conductor-action.github.io/schema/conductor.schema.json',
  title: 'WorkflowFile',
  description: 'A workflow file of conductor-action',
  type: 'object',
  additionalProperties: false,
  required: ['workflow'],
  properties: {
    workflow: { ...ref('workflow'), description: 'Name, entry point and settings of the workflow.' },
    agents: { type: 'array', items: ref('node'), description: 'The nodes.' },
    nodes: { type: 'array', items: ref('node'), description: 'Alias of agents.' },
    parallel: { type: 'array', items: ref('parallel'), description: 'Groups of nodes that run at the same time.' },
    for_each: { type: 'array', items: ref('forEach'), description: 'Groups that run one node for every item of a list.' },
    output: ref('outputTemplate'),
    tools: list(nonEmpty('server__tool, or the name of a tool.'), 'Tools of agents that list none.'),
    skills: noEffect(),
    plugins: noEffect(),
  },
  patternProperties: { '^x-': { description: 'For YAML anchors; ignored otherwise.' } },
  $defs: {
    workflow,
    node: byType('type', { script: 'scriptNode', set: 'setNode', wait: 'waitNode', terminate: 'terminateNode', workflow: 'workflowNode', agent: 'agentNode', human_gate: 'gateNode', questions: 'questionsNode' }, 'agent'),
    member: byType('type', { script: 'scriptNode', set: 'setNode', workflow: 'workflowNode', agent: 'agentNode' }, 'agent'),
    scriptNode: script,
    setNode: set,
    waitNode: wait,
    terminateNode: terminate,
    workflowNode,
    agentNode: agent,
    gateNode: gate,
    questionsNode: questions,
    parallel,
    forEach,
    routes: { type: 'array', items: ref('route'), description: 'Tried in order.' },
    route,
    retry: closed({
      max: { type: ['integer', 'string'], minimum: 1, maximum: 100, pattern: '^\\s*([1-9]\\d?|100)\\s*$|\\{\\{', description: 'Re-runs; default 3; or a template.' },
      backoff,
      initial_seconds: number('The first wait; default 1.', { minimum: 0, maximum: 86400 }),
      max_seconds: number('The longest wait; default 60.', { minimum: 0, maximum: 86400 }),
      jitter: number('A plus/minus fraction of the wait; default 0.25.', { minimum: 0, maximum: 1 }),
      max_elapsed_seconds: seconds('Counted from the first failure.'),
      from: naming('node', nonEmpty('Re-enter at this earlier node.')),
    }),
    escalate: closed({ title: nonEmpty('Title of the issue; a template.'), labels: list({ type: 'string' }, 'Labels of the issue.'), assignees: list({ type: 'string' }, 'Assignees of the issue.') }),
    raises: { type: 'array', items: naming('raised', { type: 'string' }), description: 'Kinds that may be raised.' },
    cost: closed(
      {
        pricing: { type: 'object', additionalProperties: ref('price'), description: 'Prices of models, by their names.' },
        show_per_agent: noEffect(),
        show_summary: noEffect(),
      },
      [],
      { description: 'What agents cost.' },
    ),
    price: closed(
      {
        input_per_mtok: number('US dollars for a million tokens of requests.', { minimum: 0 }),
        output_per_mtok: number('US dollars for a million tokens of answers.', { minimum: 0 }),
        cache_read_per_mtok: noEffect(),
        cache_write_per_mtok: noEffect(),
      },
      ['input_per_mtok', 'output_per_mtok'],
      { description: 'Price of a model.' },
    ),
    env: { type: 'object', additionalProperties: variable, description: 'Environment of the scripts; values are templates.' },
    outputTemplate: { type: 'object', additionalProperties: true, description: 'Templates whose rendered values become data.' },
    outputSchema: { type: 'object', additionalProperties: ref('outputField'), description: 'Schema of the output, by field.' },
    outputField,
    kindEntry: closed({
      description: text('Meaning of the kind.'),
      details: { ...ref('outputSchema'), description: 'Schema of the details, by field; {} if there are none.' },
      suggestion: nonEmpty('What to do about it.'),
      docs: nonEmpty('Address of a page about it.'),
      owner: nonEmpty('Who takes care of it: a person or a team.'),
      transient: flag('Whether another run may succeed without a change.'),
    }),
    classifyRule,
    failRule,
    inputSpec: closed(
      {
        type: oneOf(['string', 'number', 'integer', 'boolean', 'array', 'object'], 'Type of the value.'),
        description: text('Meaning of the input.'),
        default: { description: 'Value if none is given.' },
        required: flag('false: it may be left out.'),
        secret: flag('true: the value is redacted in all output.'),
      },
      ['type'],
    ),
    provider: {
      type: 'object',
      required: ['name'],
      additionalProperties: true,
      properties: {
        name: nonEmpty('openai, anthropic, claude, command.'),
        base_url: nonEmpty('Address of the API.'),
        api_key: { type: 'string', description: 'Usually ${VAR}.' },
        headers: { type: 'object', additionalProperties: { type: 'string' }, description: 'Sent with every request.' },
        command: nonEmpty('Program of the command provider.'),
        args: list(argument, 'Its arguments.'),
        env: ref('env'),
      },
    },
    toolServer: closed({
      type: oneOf(['stdio', 'http', 'sse'], 'Transport: stdio (the default) or http; sse is not supported.'),
      command: nonEmpty('Program of a stdio server.'),
      args: list(argument, 'Its arguments.'),
      env: { type: 'object', additionalProperties: variable, description: 'Environment variables, over those of scripts.' },
      url: nonEmpty('Address of an http server.'),
      headers: { type: 'object', additionalProperties: { type: 'string' }, description: 'Sent with every request.' },
      timeout: integer('Milliseconds for its start and for each call; default 30000.', { minimum: 1 }),
      tools: list(nonEmpty('Name of a tool, or *.'), 'Tools of the server that are offered; all by default.'),
    }),
    agentRetry: closed({
      max_attempts: { type: 'integer', minimum: 1, maximum: 10, description: 'Default 3.' },
      backoff,
      delay_seconds: number('The first wait.', { minimum: 0, maximum: 300 }),
      retry_on: list({ enum: ['provider_error', 'timeout', 'rate_limit', 'network'] }, 'Errors that are retried.'),
      max_parse_recovery_attempts: { type: 'integer', minimum: 0, maximum: 10, description: 'Default 2.' },
    }),
    resilience: closed(
      {
        retry: closed(
          {
            max_retries: integer('Re-runs; default 3.', { minimum: 0, maximum: 100 }),
            initial_delay: number('Seconds before the first retry; default 1.', { minimum: 0 }),
            backoff_multiplier: number('How the wait grows; default 2.', { minimum: 1 }),
            max_delay: number('The longest wait in seconds; default 60.', { minimum: 0 }),
            jitter: number('A plus/minus fraction of the wait; default 0.25.', { minimum: 0, maximum: 1 }),
            retryable: list(naming('kind', { type: 'string' }), 'Kinds and prefixes; by default transient kinds.'),
          },
          [],
          { description: 'Retries for errors that no route handles.' },
        ),
        circuit_breaker: closed(
          {
            failure_threshold: integer('Consecutive failures that open the breaker; default 5.', { minimum: 1 }),
            recovery_timeout: number('Seconds until a probe; default 60.', { minimum: 0 }),
            success_threshold: integer('Successful probes that close the breaker; default 2.', { minimum: 1 }),
            key: nonEmpty('Nodes with the same key share a breaker.'),
            scope: oneOf(['run', 'repository'], 'repository: the breaker keeps its state between runs.'),
          },
          [],
          { description: 'Stops running a node that keeps failing.' },
        ),
      },
      [],
      { description: 'Retries and a circuit breaker for errors that no route handles.' },
    ),
    policy: byType('type', Object.fromEntries(Object.keys(policyTypes).map((type) => [type, `${type}_policy`])), ''),
    ...Object.fromEntries(Object.entries(policyTypes).map(([type, definition]) => [`${type}_policy`, definition])),
  },
}
schema.$defs.policy.required = ['name', 'type']
