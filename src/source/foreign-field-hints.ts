import { didYouMean, type FindingAdvice, type Hint } from '../core/finding.js'
import { getOwnEntry } from '../core/json.js'
import { findNearest } from '../core/messages.js'
import { VALUE_TYPES } from './value-types.js'
import type { Data } from './values.js'

/** Hints by field name; names with the same hint share a key, separated by blanks. */
type Hints = Readonly<Record<string, string>>
/** Hints by foreign field; `about` names the field that stands for a foreign one, which is then not missing. */
type ForeignHints = Readonly<Record<string, string | FindingAdvice>>

const IN_JOB = 'it belongs to the job in .github/workflows that runs this file'

const NODE_FIELDS: ForeignHints = {
  'if when condition': 'put the condition on the route that leads here: `- { to: NODE, when: "..." }`',
  'needs depends_on': 'nodes follow routes: give the node before it a route, `routes: [{ to: NODE }]`',
  'next to goto on_success': 'write `routes: [{ to: NODE }]`',
  'on_error on_failure catch':
    'write `routes: [{ to: $end }, { on_error: external.git.drift, to: NODE }]`, with the kinds that it is for',
  'continue-on-error':
    'name the kinds that may pass, and let everything else fail: `routes: [{ to: $end }, { on_error: external.lint.findings, to: $end }]`',
  'timeout-minutes': 'write `timeout: 10m`',
  'retry retries max_retries':
    'retries stand on a route, for the kinds that may go away: `routes: [{ to: $end }, { on_error: [internal.timeout, external.api.rate_limited], retry: { max: 3 } }]`',
  error_routes: 'write them among `routes`, or for all nodes under `workflow:`',
  uses: 'a node runs a command (`type: script`, `run:`) or another file (`type: workflow`); actions are steps of the job',
  with: 'hand values over through `env` (scripts) or `input_mapping` (workflows)',
  'runs-on permissions container': IN_JOB,
  'strategy matrix': 'to run a node for each entry of a list write a group under `for_each:`',
  url: 'call it from a script: `run: curl --fail-with-body URL`, with `classify: [{ use: curl }]`',
  seconds: { suggestion: 'write `duration: 5s`', about: { field: 'duration' } },
}

const HINTS: Readonly<Record<string, ForeignHints>> = {
  route: {
    on_success: 'a route without `on_error` is for success: leave it out',
    'max_retries retries': 'write `retry: { max: 3 }`',
    message: 'write `halt: { message: "..." }`',
  },
  file: {
    on: 'what starts a run is the business of .github/workflows; a file of conductor says only what runs',
    inputs: { suggestion: 'it stands under `workflow:`, as `input`', about: { field: 'workflow' } },
    'permissions concurrency': IN_JOB,
    defaults: 'give each script its `shell` and `working_dir`',
  },
  workflow: {
    outputs: 'it stands at the top of the file, as `output`',
    'output agents nodes': 'it stands at the top of the file, beside `workflow:`',
    timeout: 'write `limits: { timeout_seconds: 900 }`',
    strict_exit: 'it stands under `runtime:`',
    retry: 'it stands under `resilience:`',
  },
  parallel: NODE_FIELDS,
  forEach: NODE_FIELDS,
}

/** Returns what to write instead of a field of another workflow language, or null. */
export function findForeignFieldHint(shape: string, name: string): Hint {
  return findForeignHint(name, shape.endsWith('Node') ? NODE_FIELDS : (HINTS[shape] ?? {}))
}

function findForeignHint(name: string, hints: ForeignHints): Hint {
  return Object.entries(hints).find(([names]) => names.split(' ').includes(name))?.[1] ?? null
}

const SECONDS = 'write seconds as a number, without a unit'
const DURATION = 'write seconds, or a duration such as `10m`; it cannot be a template'

/** The right form of fields, for values of the wrong type and for missing fields. */
const FORMS: Hints = {
  retry: 'write `retry: { max: 3 }`',
  timeout: 'write seconds over 0, a duration such as `10m`, or a template',
  timeout_seconds: DURATION,
  initial_seconds: SECONDS,
  max_seconds: SECONDS,
  max_elapsed_seconds: SECONDS,
  env: 'write `env: { NAME: "value" }`',
  routes: 'write `routes: [{ to: NODE }]`',
  to: 'a route leads to one node: `to: NODE`; to start several, name a `parallel` group',
  raises: 'write `raises: [external.git.drift]`',
  classify: 'write `classify: [{ use: SET }]` with the name of a set, such as `git`',
  fail_when: 'write `fail_when: [{ when: not output.success, kind: external.TOOL.REASON }]`',
  reports: 'write a glob or a list of globs, such as `reports: "**/junit*.xml"`',
  kinds: 'write each kind as a key: `kinds: { external.git.drift: { description: "..." } }`',
  command: 'write `command: npm` and `args: [test]`',
  run: 'write `run: |` and each command on a line of its own below it',
  args: 'write `args: [run, build]`',
  halt: 'write `halt: true`, or `halt: { message: "..." }`',
  recover: 'write `recover: { output: { ... } }`, the output to continue with',
  propagate: 'write `propagate: true`; `on_error` names the kinds',
  when: 'leave `when` out, or write a condition such as `exit_code == 0`',
  input: 'write `input: { NAME: { type: string } }`',
  output: 'write `output: { NAME: "{{ node.output.field }}" }`',
  agents: 'write a list: `- name: NAME`, its fields below the name',
  workflow: 'write `workflow: { name: NAME, entry_point: NODE }`',
  source: 'write a path such as `workflow.input.list`, or a template: `"{{ [1, 2] }}"`',
  shell: 'write `shell: bash`, or leave it out',
  tolerate: 'write `tolerate: { count: 1 }`, or `{ percent: 10 }`',
  finally: 'write `finally: NODE`, and the node under `agents:`',
  on_error: 'name the kinds, such as `external.git.drift`; an exit code gets its kind from `classify`',
  provider: 'write a name, or a mapping with a `name`',
  escalate: 'write `true`, or a mapping with `title`, `labels` and `assignees`',
  exit_code: 'write a number, a list of numbers, or a range such as `"64-78"`',
  signal: "write a signal's name, or a list of names",
}

const MISSING: Hints = {
  entry_point: 'name the node that runs first: `entry_point: NODE`',
  name: 'write `name: NAME`',
  type: 'write `type: string`, or number, boolean, array, object',
  duration: 'write `duration: 5s`',
  status: 'write `status: failed` or `status: success`',
  reason: 'say why the run ends: `reason: "..."`',
  prompt: 'write `prompt: "..."`, the question',
  options: 'write `options: [{ label: "Yes", value: "yes", route: NODE }]`',
  as: 'name the variable that holds the item: `as: item`',
  agent: 'write the node that runs for each item: `agent: { name: NAME, type: script, run: ... }`',
  agents: 'name its members: `agents: [NODE, NODE]`',
  output: 'write `output: { ... }`, the output to continue with',
  when: 'write a condition on the output, such as `not output.success`',
  kind: 'write `kind: external.TOOL.REASON`',
}

export function findMissingFieldHint(name: string): string | null {
  return getOwnEntry(MISSING, name) ?? getOwnEntry(FORMS, name) ?? null
}

const ENTRY_FORMS: Hints = {
  routes: 'write `- to: NODE`',
  classify: 'write `- use: SET` with the name of a set, such as `git`',
  options: 'write `- { label: "Yes", value: "yes", route: NODE }`',
}

/** Returns the right form of a field whose value has the wrong type, or null if the type says enough. */
export function findRightForm(path: readonly (string | number)[], value: Data | undefined): string | null {
  const [last = '', owner, above] = path.map((step) => (step === 'nodes' ? 'agents' : step)).reverse()
  if (typeof last === 'number') {
    if (owner !== 'agents') return getOwnEntry(ENTRY_FORMS, String(owner)) ?? null
    return path.length > 2
      ? 'a group names its members: put the node under the top-level `agents:` and its name here'
      : 'write `- { name: NAME, type: script, run: "..." }`'
  }
  if ((owner === 'input' || owner === 'output') && typeof value === 'string') {
    const type = findMeant(value, Object.keys(VALUE_TYPES))
    if (type !== null) return `write \`${last}: { type: ${type} }\``
    if (owner === 'input') return `write \`${last}: { type: string, default: ... }\``
  }
  if (above === 'mcp_servers' && last === 'timeout') return 'write milliseconds as a number: `timeout: 30000`'
  if (owner === 'env') return 'write one text; a list or a mapping goes in as JSON: `"{{ value | tojson }}"`'
  return getOwnEntry(FORMS, last) ?? null
}

/** Names in other languages for fields, types and values of this one. */
const SYNONYMS: Readonly<Record<string, string>> = {
  agents: 'jobs steps tasks',
  command: 'cmd',
  entry_point: 'entrypoint start',
  env: 'environment',
  initial_seconds: 'delay delay_seconds initial_delay interval wait seconds',
  input: 'inputs',
  max: 'max_retries max_attempts attempts retries times count limit',
  name: 'id',
  on_error: 'catch error on_failure',
  output: 'outputs',
  run: 'script',
  to: 'goto go_to next target then',
  when: 'if condition',
  workflow: 'uses subworkflow',
  working_dir: 'cwd working-directory',
  agent: 'llm prompt',
  human_gate: 'gate approval',
  script: 'shell bash command run cmd exec sh python node task step job',
  terminate: 'end fail exit',
  wait: 'sleep',
  integer: 'int',
  number: 'float double',
  string: 'str text choice environment',
  boolean: 'bool',
  array: 'list',
  list: 'array',
  object: 'dict map mapping',
  dict: 'object',
  exponential: 'exp',
  max_retries: 'max retries max_attempts attempts times count limit',
  retryable: 'retryable_errors retry_on on on_error kinds',
  timeout_seconds: 'timeout',
  max_concurrent_tasks: 'maxconcurrenttaskspolicy concurrency',
  task_timeout: 'tasktimeoutpolicy timeout',
  phase_gate: 'phasegatepolicy gate',
  node_availability: 'agentavailabilitypolicy agent_availability availability',
  continue_on_error: 'continue continue-on-error ignore',
  fail_fast: 'stop abort fail-fast fail',
  failed: 'failure fail error',
}

/** Returns the known word that a word is a synonym or a typo of, or null. */
export function findMeant(word: string, known: readonly string[]): string | null {
  const synonym = known.find((name) => SYNONYMS[name]?.split(' ').includes(word.toLowerCase()) === true)
  return synonym ?? findNearest(word, known)
}

const ELSEWHERE: Hints = {
  parallel: 'write the group under the top-level `parallel:`',
  'for_each foreach loop': 'write the group under the top-level `for_each:`',
  http: 'call it from a script: `type: script`, `run: curl --fail-with-body URL`',
  action: 'actions are steps of the job in .github/workflows; a node runs a command (`type: script`)',
}

export function findForeignTypeHint(type: string, known: readonly string[]): Hint {
  return findForeignHint(type, ELSEWHERE) ?? didYouMean(type, findMeant(type, known))
}
