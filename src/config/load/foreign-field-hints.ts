import { parseDuration } from '../../core/duration.js'
import { ownEntry } from '../../core/json.js'
import { didYouMean, nearest } from '../../core/messages.js'
import { VALUE_TYPES } from '../model.js'
import { type Data, isDataObject } from './values.js'

/** Replacement for a field of another workflow language. */
type Hint = string | ((value: Data | undefined) => string)

/** Hints by field name; names with the same hint share a key, separated by blanks. */
type Hints = Readonly<Record<string, Hint>>

const RETRY: Hint = (value) =>
  `retries stand on a route, for the kinds that may go away: \`routes: [{ to: $end }, { on_error: [internal.timeout, external.api.rate_limited], retry: { max: ${countIn(value)} } }]\``
const GO: Hint = (value) => `write \`routes: [{ to: ${word(value, 'NODE')} }]\``
const CATCH: Hint = (value) =>
  `write \`routes: [{ to: $end }, { on_error: external.git.drift, to: ${word(value, 'NODE')} }]\`, with the kinds that it is for`
const BEFORE: Hint = (value) =>
  `nodes follow routes: give the node ${word(Array.isArray(value) ? value[0] : value, 'before it')} a route, \`routes: [{ to: NODE }]\``
const TOLERATE =
  'name the kinds that may pass, and let everything else fail: `routes: [{ to: $end }, { on_error: external.lint.findings, to: $end }]`'
const IN_JOB = 'it belongs to the job in .github/workflows that runs this file'

const NODE_FIELDS: Hints = {
  'if when condition': 'put the condition on the route that leads here: `- { to: NODE, when: "..." }`',
  'needs depends_on': BEFORE,
  'next to goto on_success': GO,
  'on_error on_failure catch': CATCH,
  'continue-on-error': TOLERATE,
  'timeout-minutes': (value) =>
    `write \`timeout\` in seconds: \`timeout: ${typeof value === 'number' ? value * 60 : 300}\``,
  'retry retries max_retries': RETRY,
  error_routes: 'write them among `routes`, or for all nodes under `workflow:`',
  uses: 'a node runs a command (`type: script`, `run:`) or another file (`type: workflow`); actions are steps of the job',
  with: 'hand values over through `env` (scripts) or `input_mapping` (workflows)',
  'runs-on permissions container': IN_JOB,
  'strategy matrix': 'to run a node for each entry of a list write a group under `for_each:`',
  url: 'call it from a script: `run: curl --fail-with-body URL`, with `classify: [{ use: curl }]`',
  seconds: (value) => `write \`duration: ${word(value, '5')}s\``,
}

const ROUTE_FIELDS: Hints = {
  on_success: 'a route without `on_error` is for success: leave it out',
  'max_retries retries': (value) => `write \`retry: { max: ${countIn(value)} }\``,
  message: 'write `halt: { message: "..." }`',
}

const FILE_FIELDS: Hints = {
  on: 'what starts a run is the business of .github/workflows; a file of conductor says only what runs',
  inputs: 'it stands under `workflow:`, as `input`',
  'permissions concurrency': IN_JOB,
  defaults: 'give each script its `shell` and `working_dir`',
}

const WORKFLOW_FIELDS: Hints = {
  outputs: 'it stands at the top of the file, as `output`',
  'output agents nodes': 'it stands at the top of the file, beside `workflow:`',
  timeout: (value) => `write \`limits: { timeout_seconds: ${secondsIn(value) ?? 900} }\``,
  strict_exit: 'it stands under `runtime:`',
  retry: 'it stands under `resilience:`',
}

const HINTS: Readonly<Record<string, Hints>> = {
  route: ROUTE_FIELDS,
  file: FILE_FIELDS,
  workflow: WORKFLOW_FIELDS,
  parallel: NODE_FIELDS,
  forEach: NODE_FIELDS,
}

/** Returns what to write instead of a field of another workflow language, or null. */
export function foreignFieldHint(shape: string, name: string, value: Data | undefined): string | null {
  const hint = hintFor(name, shape.endsWith('Node') ? NODE_FIELDS : (HINTS[shape] ?? {}))
  return typeof hint === 'function' ? hint(value) : (hint ?? null)
}

function hintFor<T>(name: string, hints: Readonly<Record<string, T>>): T | undefined {
  return Object.entries(hints).find(([names]) => names.split(' ').includes(name))?.[1]
}

type Form = (value: Data | undefined) => string | null

/** The right form of fields, for values of the wrong type. */
const FORMS: Readonly<Record<string, Form>> = {
  retry: (value) => `write \`retry: { max: ${countIn(value)} }\``,
  timeout: seconds('timeout', 'seconds, or a duration such as `10m`'),
  timeout_seconds: seconds('timeout_seconds', 'seconds, or a duration such as `10m`'),
  initial_seconds: seconds('initial_seconds'),
  max_seconds: seconds('max_seconds'),
  max_elapsed_seconds: seconds('max_elapsed_seconds'),
  env: (value) => `write \`env: { ${pairIn(value)} }\``,
  routes: (value) => `write \`routes: [{ to: ${word(isDataObject(value) ? value['to'] : value, '$end')} }]\``,
  to: (value) =>
    `a route leads to one node: \`to: ${word(Array.isArray(value) ? value[0] : value, 'NODE')}\`; to start several, name a \`parallel\` group`,
  raises: (value) => `write \`raises: [${word(value, 'external.git.drift')}]\``,
  classify: (value) => `write \`classify: [{ use: ${word(value, 'git')} }]\``,
  command: (value) => (Array.isArray(value) ? commandOf(value) : null),
  run: (value) => (Array.isArray(value) ? 'write `run: |` and each command on a line of its own below it' : null),
  args: (value) => (typeof value === 'string' ? `write \`args: [${value.trim().split(/\s+/).join(', ')}]\`` : null),
  halt: (value) => (typeof value === 'string' ? `write \`halt: { message: "${plain(value)}" }\`` : null),
  recover: () => 'write `recover: { output: { ... } }`, the output to continue with',
  propagate: () => 'write `propagate: true`; `on_error` names the kinds',
  when: (value) =>
    typeof value === 'boolean' ? 'leave `when` out, or write a condition such as `exit_code == 0`' : null,
  input: () => 'write `input: { NAME: { type: string } }`',
  output: () => 'write `output: { NAME: "{{ node.output.field }}" }`',
  agents: (value) =>
    isDataObject(value)
      ? `write a list: \`- name: ${word(Object.keys(value)[0], 'a')}\`, its fields below the name`
      : null,
  workflow: () => 'write `workflow: { name: NAME, entry_point: NODE }`',
  source: (value) =>
    Array.isArray(value) ? 'write a path such as `workflow.input.list`, or a template: `"{{ [1, 2] }}"`' : null,
  shell: () => 'write `shell: bash`, or leave it out',
  tolerate: (value) => {
    const percent = typeof value === 'string' ? /^(\d+(?:\.\d+)?) ?%$/.exec(value.trim())?.[1] : undefined
    if (percent !== undefined) return `write \`tolerate: { percent: ${percent} }\``
    return `write \`tolerate: { count: ${typeof value === 'number' ? value : 1} }\`, or \`{ percent: 10 }\``
  },
  finally: () => 'write `finally: NODE`, and the node under `agents:`',
  on_error: (value) =>
    typeof value === 'number'
      ? 'an exit code gets its kind from `classify: [{ exit_code: 1, kind: external.tool.failed }]`'
      : null,
}

/** The right form of list entries, by the field of the list. */
const ENTRY_FORMS: Readonly<Record<string, Form>> = {
  routes: (value) => `write \`- to: ${word(value, '$end')}\``,
  classify: (value) => `write \`- use: ${word(value, 'git')}\``,
  options: (value) => `write \`- { label: "${word(value, 'Yes')}", value: "${word(value, 'yes')}", route: NODE }\``,
  agents: (value) =>
    isDataObject(value)
      ? 'a group names its members: put the node under the top-level `agents:` and its name here'
      : `write \`- { name: NAME, type: script, run: "${plain(typeof value === 'string' ? value : 'true')}" }\``,
}

/** Returns the right form of a field whose value has the wrong type, or null if the type says enough. */
export function rightForm(path: readonly (string | number)[], value: Data | undefined): string | null {
  const [last = '', owner, above] = path.map((step) => (step === 'nodes' ? 'agents' : step)).reverse()
  if (typeof last === 'number') return ownEntry(ENTRY_FORMS, String(owner))?.(value) ?? null
  if ((owner === 'input' || owner === 'output') && typeof value === 'string') {
    const type = meantBy(value, Object.keys(VALUE_TYPES))
    if (type !== null) return `write \`${last}: { type: ${type} }\``
    if (owner === 'input') return `write \`${last}: { type: string, default: ${plain(value)} }\``
  }
  if (above === 'mcp_servers' && last === 'timeout') return 'write milliseconds as a number: `timeout: 30000`'
  if (owner === 'env') return 'write one text; a list or a mapping goes in as JSON: `"{{ value | tojson }}"`'
  return ownEntry(FORMS, last)?.(value) ?? null
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
  max_seconds: 'max_delay',
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
  set: 'variable',
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
  fixed: 'constant',
  max_retries: 'max retries max_attempts attempts times count limit',
  initial_delay: 'initial_seconds delay delay_seconds interval wait',
  max_delay: 'max_seconds',
  backoff_multiplier: 'backoff multiplier factor',
  retryable: 'retryable_errors retry_on on on_error kinds',
  continue_on_error: 'continue continue-on-error ignore',
  fail_fast: 'stop abort fail-fast fail',
  all_or_nothing: 'all none all-or-nothing',
  failed: 'failure fail error',
  success: 'ok succeeded',
}

/** Returns the known word that a word is a synonym or a typo of, or null. */
export function meantBy(word: string, known: readonly string[]): string | null {
  const synonym = known.find((name) => SYNONYMS[name]?.split(' ').includes(word.toLowerCase()) === true)
  return synonym ?? nearest(word, known)
}

/** Hints for words that are not types of nodes. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  parallel: 'write the group under the top-level `parallel:`',
  'for_each foreach loop': 'write the group under the top-level `for_each:`',
  http: 'call it from a script: `type: script`, `run: curl --fail-with-body URL`',
  action: 'actions are steps of the job in .github/workflows; a node runs a command (`type: script`)',
}

/** Returns what to write instead of an unknown type, or null. */
export function foreignTypeHint(type: string, known: readonly string[]): string | null {
  return hintFor(type, ELSEWHERE) ?? didYouMean(meantBy(type, known))
}

/** Makes the hint for a field in seconds; some fields also take a duration. */
function seconds(name: string, form = 'seconds as a number'): Form {
  return (value) =>
    typeof value === 'string' && value.includes('{{')
      ? `write ${form}: it cannot be a template`
      : `write ${form}: \`${name}: ${secondsIn(value) ?? 300}\``
}

function secondsIn(value: Data | undefined): number | null {
  if (typeof value !== 'string') return null
  const parsed = parseDuration(value.replace(/\s*min(ute)?s?$/, 'm').replace(/\s*sec(ond)?s?$/, 's'))
  return parsed.ok ? parsed.value : null
}

function countIn(value: Data | undefined): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100 ? value : 3
}

function pairIn(value: Data | undefined): string {
  const first = Array.isArray(value) ? value[0] : value
  const pair = typeof first === 'string' ? /^([A-Za-z_]\w*)=(.*)$/.exec(first) : null
  return pair === null ? 'NAME: "value"' : `${pair[1]}: "${plain(pair[2] ?? '')}"`
}

function commandOf(value: readonly Data[]): string {
  const [program, ...args] = value.map((item) => plain(String(item)))
  return `write \`command: ${program ?? 'npm'}\` and \`args: [${args.join(', ')}]\``
}

/** Returns a value for a message if it is a plain name, else the alternative. */
function word(value: Data | undefined, otherwise: string): string {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[\w$.*-]{1,60}$/.test(text) ? text : otherwise
}

function plain(text: string): string {
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029"`]+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
