import type { Finding, Position } from '../../core/finding.js'
import { isJsonNumber, isRecord } from '../../core/json.js'
import { capital, didYouMean, nearest, quote } from '../../core/messages.js'
import { SHAPES, UNIONS } from '../generated/shapes.js'
import type { Path } from '../model.js'
import { finding } from './findings.js'
import { foreignFieldHint, foreignTypeHint, rightForm, synonymOf } from './foreign-field-hints.js'
import type { Locator } from './positions.js'
import { isDuration, type Problem } from './schema-problems.js'
import { type Data, isDataObject, valueAt } from './yaml-data.js'

/** What is being checked: a value of the file, its shape, and how to speak of it. */
export interface Subject {
  readonly data: Data
  readonly path: Path
  readonly shape: string
  /** "node `probe`", "the workflow". */
  readonly label: string
  readonly locator: Locator
  /** Whether names that are near are searched for: not any more where a file has more mistakes than anybody reads. */
  readonly suggest: boolean
}

/** Fields whose other name is the same thing, wherever they stand. */
const SYNONYMS: Readonly<Record<string, string>> = {
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
}

const CHOICES: Readonly<Record<string, string>> = {
  on_error: '`true`, `"*"`, a kind, a prefix such as `external.git.*`, or a list of those',
  provider: 'a name, or a mapping with a `name`',
  halt: '`true`, or a mapping with a `message`',
  escalate: '`true`, or a mapping with `title`, `labels` and `assignees`',
  exit_code: 'a number, a list of numbers, or a range such as `"64-78"`',
  signal: "a signal's name, or a list of names",
  finally: 'a node, or a list of nodes',
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a mapping',
  null: 'empty',
}

export function describeProblem(problem: Problem, subject: Subject): Finding {
  const path = [...subject.path, ...problem.path]
  const where = fieldName(problem.path)
  const value = valueAt(subject.data, problem.path)
  const field = where === '' ? capital(subject.label) : `${capital(subject.label)}: \`${where}\``
  const at = subject.locator.at(path)
  switch (problem.keyword) {
    case 'additionalProperties':
      return unknownField(problem, subject, String(problem.params['additionalProperty']))
    case 'required': {
      const missing = String(problem.params['missingProperty'])
      const owner = where === '' ? subject.label : `${subject.label}, \`${where}\``
      return finding(at, 'missing-field', `${capital(owner)} needs \`${missing}\`.`, missingHint(missing))
    }
    case 'type':
      if (problem.params['type'] === 'array' && isDataObject(value)) {
        const entry = Object.keys(value).find((name) => /^-\w/.test(name))
        if (entry !== undefined) return missingSpace(entry, subject.locator.keyAt([...path, entry]))
      }
      return finding(
        at,
        'wrong-type',
        `${field} must be ${isDuration(problem) ? 'seconds or a duration' : typeNames(problem.params['type'])}, not ${kindOf(value)}.`,
        rightForm(path, value) ?? typeHint(value, problem.params['type']),
      )
    case 'enum':
    case 'const':
      return wrongValue(problem, field, value, subject)
    case 'anyOf':
    case 'oneOf':
      return finding(
        at,
        'wrong-type',
        `${field} must be ${CHOICES[String(problem.path.at(-1))] ?? 'something else'}, not ${kindOf(value)}.`,
        rightForm(path, value),
      )
    case 'pattern':
      return badPattern(problem, field, value, subject)
    case 'minLength':
    case 'minItems':
      return finding(at, 'empty-value', `${field} must not be empty.`)
    case 'minProperties':
    case 'maxProperties':
      return finding(
        at,
        'conflicting-fields',
        `${field} needs exactly one of ${fieldNames(shapeAt(subject, problem.path))}.`,
      )
    default:
      return finding(
        at,
        'out-of-range',
        `${field} ${bound(problem)}, and ${quote(value ?? null)} is not.`,
        boundHint(problem),
      )
  }
}

/** `-to: $end` is a mapping with the key `-to` to YAML. */
function missingSpace(entry: string, at: Position): Finding {
  const message = 'A space is missing after the `-` of this entry.'
  return finding(at, 'wrong-type', message, `write \`- ${entry.slice(1)}: ...\``)
}

function unknownField(problem: Problem, subject: Subject, name: string): Finding {
  const at = subject.locator.keyAt([...subject.path, ...problem.path, name])
  const owner = problem.path.length === 0 ? subject.label : `\`${fieldName(problem.path)}\` of ${subject.label}`
  const shape = shapeAt(subject, problem.path)
  const isNode = problem.path.length === 0 && shape.endsWith('Node')
  const owners = isNode ? typesWith(name) : []
  const value = valueAt(subject.data, [...problem.path, name])
  if (owners.length > 0) {
    const type = isDataObject(subject.data) ? String(subject.data['type'] ?? 'agent') : 'agent'
    const types = owners.map((entry) => `\`${entry}\``).join(', ')
    const hint =
      type === 'agent' && !isTyped(subject.data)
        ? `add \`type: ${owners[0]}\` when it is one`
        : notForType(type, name, value)
    return finding(
      at,
      'field-not-for-type',
      `${capital(owner)} is of type \`${type}\`, and \`${name}\` belongs to ${types}.`,
      hint,
    )
  }
  return finding(
    at,
    'unknown-field',
    `${capital(owner)} has no field ${quote(name)}.`,
    fieldHint(name, shape, value, subject.suggest),
  )
}

/** What was meant, what is written here instead, where the field stands, or else what there is. */
function fieldHint(name: string, shape: string, value: Data | undefined, suggest: boolean): string | null {
  const foreign = foreignFieldHint(shape, name, value)
  if (foreign !== null) return foreign
  if (!suggest) return null
  const known = knownFields(shape)
  const synonym = SYNONYMS[name]
  const near =
    nearest(name, known) ??
    (synonym !== undefined && known.includes(synonym) ? synonym : null) ??
    (shape.endsWith('Node') ? nearest(name, everyNodeField()) : null)
  if (near !== null) return didYouMean(near)
  if (shape.endsWith('Node') && isDataObject(value))
    return `write \`name: ${name}\`, and the fields of the node beside it`
  const elsewhere = fieldHolder(name, shape)
  if (elsewhere !== null) return `it stands under \`${elsewhere}:\``
  return known.length === 0 ? null : `known are ${someOf(known)}`
}

const MAX_LISTED = 24

function someOf(names: readonly string[]): string {
  const more = names.length > MAX_LISTED ? ` and ${names.length - MAX_LISTED} more` : ''
  return `${names.slice(0, MAX_LISTED).join(', ')}${more}`
}

/** Without those that have no effect here. */
function knownFields(shape: string): readonly string[] {
  return Object.entries(SHAPES[shape] ?? {})
    .filter(([, kind]) => kind !== '!')
    .map(([name]) => name)
}

/** Where in the file a field belongs that was written one level too high. */
function fieldHolder(name: string, shape: string): string | null {
  const inner = shape === 'file' ? ['workflow'] : shape === 'workflow' ? ['limits', 'context', 'runtime', 'hooks'] : []
  const place = inner.find((part) => knownFields(shape === 'file' ? part : `${shape}.${part}`).includes(name))
  return place ?? null
}

const MISSING_HINTS: Readonly<Record<string, string>> = {
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
}

function missingHint(name: string): string | null {
  return MISSING_HINTS[name] ?? null
}

/** Whether the author wrote a type; without one a node is an agent, which few mean. */
function isTyped(data: Data): boolean {
  return isDataObject(data) && typeof data['prompt'] === 'string'
}

function notForType(type: string, name: string, value: Data | undefined): string {
  return foreignFieldHint(`${type}Node`, name, value) ?? 'remove it, or change the type'
}

function everyNodeField(): readonly string[] {
  return Object.values(UNIONS.node).flatMap((shape) => Object.keys(SHAPES[shape] ?? {}))
}

/** Whether an object of a shape may have a field. */
export function hasField(shape: string, name: string): boolean {
  return Object.hasOwn(SHAPES[shape] ?? {}, name)
}

function typesWith(field: string): readonly string[] {
  return Object.entries(UNIONS.node)
    .filter(([, shape]) => hasField(shape, field))
    .map(([type]) => type)
}

function wrongValue(problem: Problem, field: string, value: Data | undefined, subject: Subject): Finding {
  const at = subject.locator.at([...subject.path, ...problem.path])
  const listed: unknown = problem.params['allowedValues'] ?? [problem.params['allowedValue']]
  const allowed = Array.isArray(listed) ? listed.map(String) : []
  const meant = typeof value === 'string' ? (synonymOf(value, allowed) ?? nearest(value, allowed)) : null
  const choices = allowed.map((entry) => `\`${entry}\``).join(', ')
  return finding(
    at,
    'wrong-value',
    `${field} must be ${allowed.length > 1 ? 'one of ' : ''}${choices}, not ${quote(value ?? null)}.`,
    didYouMean(meant) ?? rightForm([...subject.path, ...problem.path], value),
  )
}

function badPattern(problem: Problem, field: string, value: Data | undefined, subject: Subject): Finding {
  const at = subject.locator.at([...subject.path, ...problem.path])
  const name = problem.path.at(-1)
  if (name === 'reason') return finding(at, 'empty-value', `${field} must not be empty.`)
  if (name === 'name' || name === 'as') {
    const rule = name === 'as' ? 'letters, digits and `_`' : 'letters, digits, `_`, `-` and inner spaces'
    return finding(at, 'bad-name', `${field} is made of ${rule}, and ${quote(value ?? null)} is not.`, nameHint(value))
  }
  return finding(at, 'wrong-value', `${field} does not have the form that is asked for: ${quote(value ?? null)}.`)
}

function nameHint(value: Data | undefined): string | null {
  const name = typeof value === 'string' ? value.trim().replace(/[^\w-]+/g, '_') : ''
  return name === '' ? null : `write \`${name}\``
}

function bound({ keyword, params }: Problem): string {
  const limit = String(params['limit'])
  switch (keyword) {
    case 'minimum':
      return `must be at least ${limit}`
    case 'maximum':
      return `must be at most ${limit}`
    case 'exclusiveMinimum':
      return `must be over ${limit}`
    case 'maxLength':
      return `must have at most ${limit} characters`
    default:
      return `must satisfy ${keyword} ${limit}`
  }
}

function boundHint({ keyword, params }: Problem): string | null {
  if (keyword === 'minimum') return `the least that it can be is \`${params['limit']}\``
  return keyword === 'maximum' ? `the most that it can be is \`${params['limit']}\`` : null
}

/** The shape that stands at a path below the subject. */
function shapeAt(subject: Subject, path: Path): string {
  let shape = subject.shape
  for (const segment of path) {
    if (shape.endsWith('[]') || shape.endsWith('{}')) shape = shape.slice(0, -2)
    else shape = SHAPES[shape]?.[String(segment)] ?? '-'
  }
  return shape
}

function fieldNames(shape: string): string {
  return Object.keys(SHAPES[shape] ?? {})
    .map((name) => `\`${name}\``)
    .join(', ')
}

function fieldName(path: Path): string {
  return path.reduce<string>(
    (text, segment) =>
      typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`,
    '',
  )
}

function typeNames(types: unknown): string {
  const list: readonly unknown[] = Array.isArray(types) ? types : [types]
  return list.map((type) => TYPE_NAMES[String(type)] ?? String(type)).join(' or ')
}

export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text ${quote(value)}`
  return isRecord(value) ? 'a mapping' : quote(value)
}

function typeHint(value: Data | undefined, type: unknown): string | null {
  if (type === 'string' && (isJsonNumber(value) || typeof value === 'boolean'))
    return `put it in quotes: "${String(value)}"`
  if (type === 'array' && (typeof value === 'string' || isDataObject(value)))
    return 'write it as a list, each entry after a `-`'
  return null
}

/** What has a `type`: a node, a member of a group, a policy. */
export type Union = 'node' | 'member' | 'policy'

/** Types that upstream runs and this runner does not. */
const UNSUPPORTED_TYPES: ReadonlySet<string> = new Set(['mcp'])

/** The finding about a `type` that is missing, or that there is none of here. */
export function unknownType(at: Position, type: Data | undefined, union: Union, label: string): Finding {
  const known = Object.keys(UNIONS[union])
  const list = known.map((entry) => `\`${entry}\``).join(', ')
  if (type === undefined) return finding(at, 'missing-field', `${capital(label)} needs \`type\`: one of ${list}.`)
  if (typeof type === 'string' && UNSUPPORTED_TYPES.has(type)) {
    const message = `Nodes of the type \`${type}\` are microsoft/conductor's; this runner does not have them.`
    return finding(at, 'unsupported-type', message)
  }
  if (union === 'member' && isNameIn(UNIONS.node, type)) {
    const message = `A node of the type \`${type}\` cannot be a member of a group; ${list} can.`
    return finding(at, 'wrong-value', message)
  }
  const name = typeof type === 'string' ? type : ''
  const message = `${capital(label)} has an unknown type ${quote(type)}; there are ${list}.`
  return finding(at, 'unknown-type', message, foreignTypeHint(name, known))
}

/** Whether a table has an entry of this name. */
export function isNameIn<T extends object>(known: T, name: unknown): name is keyof T {
  return typeof name === 'string' && Object.hasOwn(known, name)
}
