import { checkKind, checkRule, findKindProblem } from '../../classify/check-rule.js'
import { parseDuration } from '../../core/duration.js'
import type { Path } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import { describeProblems, validateField } from '../../core/payload-schema.js'
import { findShellProblem } from '../../core/shells.js'
import { isTemplate } from '../../expressions/index.js'
import type { FindingSink } from '../../source/check-shape.js'
import { describeDataType, findTypeHint } from '../../source/schema-findings.js'
import { VALUE_TYPES } from '../../source/value-types.js'
import type {
  GateNode,
  InputSpec,
  KindDefinition,
  Node,
  OutputField,
  OutputSchema,
  QuestionsNode,
  WorkflowSettings,
} from '../model.js'

/** Fields of which a node has exactly one (`either`), and fields that require another one (`needs`). */
export const FIELD_RELATIONS: Readonly<
  Record<string, { either: readonly [string, string]; needs: Readonly<Record<string, string>> }>
> = {
  script: { either: ['command', 'run'], needs: { args: 'command', shell: 'run' } },
  set: { either: ['value', 'values'], needs: { output_type: 'value' } },
  questions: { either: ['questions', 'source'], needs: { abort_route: 'allow_abort' } },
}

const HINTS: Readonly<Record<string, string>> = {
  command: 'write `run: ./script.sh`, or `command: npm` and its `args`',
  value: 'write `value: "..."`',
  run: 'remove `command`',
  args: 'hand values over through `env`',
  abort_route: 'write `allow_abort: true` beside it',
  shell: 'remove it, or write `run` instead of `command` and `args`',
}

/** Checks what the schema cannot express: exclusive fields, durations, patterns, options. */
export function checkNode(node: Node, to: FindingSink): void {
  checkRelations(node, to)
  if (node.type === 'script') {
    const shell = node.shell === undefined ? null : findShellProblem(node.shell)
    if (shell !== null) to.report(['shell'], 'bad-shell', `\`shell\`: ${shell}.`)
    for (const [index, rule] of (node.classify ?? []).entries()) checkRule(rule, ['classify', index], to)
    for (const [index, { kind }] of (node.fail_when ?? []).entries()) checkKind(kind, ['fail_when', index, 'kind'], to)
  }
  if (node.type === 'human_gate') checkGate(node, to)
  if (node.type === 'questions') checkQuestions(node, to)
  if (node.type === 'wait' && !(typeof node.duration === 'string' && isTemplate(node.duration))) {
    const parsed = parseDuration(node.duration)
    if (!parsed.ok) to.report(['duration'], 'bad-duration', `Node \`${node.name}\`: ${parsed.error}.`)
  }
  if ('output' in node && node.output !== undefined) checkFieldSchemas(node.output, ['output'], to)
}

function checkFieldSchemas(fields: OutputSchema, path: Path, to: FindingSink): void {
  for (const [name, field] of Object.entries(fields)) checkOutputField(field, [...path, name], to)
}

/** Checks the catalogue and returns its valid kinds. */
export function checkKinds(
  kinds: Readonly<Record<string, KindDefinition>>,
  to: FindingSink,
): Record<string, KindDefinition> {
  const valid = Object.entries(kinds).filter(([kind, { details }]) => {
    const path = ['kinds', kind]
    if (details !== undefined) checkFieldSchemas(details, [...path, 'details'], to)
    const problem = findKindProblem(kind, 'a catalogue cannot describe it')
    if (problem !== null) to.reportKey(path, ...problem)
    return problem === null
  })
  return Object.fromEntries(valid)
}

function checkRelations(node: Node, to: FindingSink): void {
  const relations = FIELD_RELATIONS[node.type]
  if (relations === undefined) return
  // A false flag counts as missing.
  const fields = new Map(Object.entries(node).filter(([, value]) => value !== null && value !== false))
  const [first, second] = relations.either
  if (!fields.has(first) && !fields.has(second)) {
    to.report([], 'missing-field', `Node \`${node.name}\` needs \`${first}\` or \`${second}\`.`, HINTS[first])
    return
  }
  if (fields.has(first) && fields.has(second)) {
    const message = `Node \`${node.name}\` has both \`${first}\` and \`${second}\`; it takes one of them.`
    to.report([second], 'conflicting-fields', message, HINTS[second])
  }
  for (const [name, other] of Object.entries(relations.needs)) {
    if (!fields.has(name) || fields.has(other)) continue
    const message = `\`${name}\` goes with \`${other}\`, which node \`${node.name}\` does not have.`
    to.report([name], 'conflicting-fields', message, HINTS[name])
  }
}

function checkGate(node: GateNode, to: FindingSink): void {
  const seen = new Set<string>()
  const hasRoutes = node.routes !== undefined && node.routes.length > 0
  for (const [index, option] of node.options.entries()) {
    const value = String(option.value)
    const path = ['options', index]
    const twice = `Two options of gate \`${node.name}\` have the value ${quote(value)}.`
    if (seen.has(value)) to.report([...path, 'value'], 'duplicate-option', twice)
    seen.add(value)
    if (option.route === undefined && !hasRoutes) {
      const message = `This option of gate \`${node.name}\` leads nowhere.`
      to.report(path, 'gate-option-without-route', message, 'give it a `route`, or the gate `routes`')
    }
    if (option.multiline !== undefined && option.prompt_for === undefined)
      to.report([...path, 'multiline'], 'conflicting-fields', '`multiline` goes with `prompt_for`.')
  }
}

function checkQuestions(node: QuestionsNode, to: FindingSink): void {
  const seen = new Set<string>()
  for (const [index, question] of (node.questions ?? []).entries()) {
    const id = question.id ?? `q${index + 1}`
    const at = ['questions', index]
    if (seen.has(id))
      to.report([...at, 'id'], 'duplicate-option', `Two questions of \`${node.name}\` have the id ${quote(id)}.`)
    seen.add(id)
    const mute = `The question ${quote(id)} takes no text and has no \`choices\`: nobody can answer it.`
    if (question.allow_free_text === false && (question.choices ?? []).length === 0)
      to.report(at, 'missing-field', mute)
  }
}

export function checkToolServers(settings: WorkflowSettings, to: FindingSink): void {
  for (const [name, server] of Object.entries(settings.runtime?.mcp_servers ?? {})) {
    const path = ['runtime', 'mcp_servers', name]
    const label = `The server ${quote(name)}`
    if (server.type === 'sse') {
      const message = `${label} is of the type \`sse\`, which this runner does not speak.`
      to.report([...path, 'type'], 'wrong-value', message, 'servers that speak streamable HTTP have `type: http`')
    } else if (server.type !== 'http') {
      if (server.command === undefined)
        to.report(path, 'missing-field', `${label} needs a \`command\`, or \`type: http\` and a \`url\`.`)
    } else if (server.url === undefined) {
      to.report(path, 'missing-field', `${label} is of the type \`http\` and needs a \`url\`.`)
    } else if (!/^https?:\/\//i.test(server.url) || !URL.canParse(server.url)) {
      const message = `${label}: \`url\` is not an address that starts with http:// or https://.`
      to.report([...path, 'url'], 'wrong-value', message)
    }
  }
}

const FIELDS_OF: readonly (readonly [OutputField['type'], readonly (keyof OutputField)[]])[] = [
  ['string', ['pattern', 'minLength', 'maxLength']],
  ['number', ['minimum', 'maximum']],
  ['array', ['items']],
  ['object', ['properties']],
]

function checkOutputField(field: OutputField, path: Path, to: FindingSink): void {
  // Integers have the constraints of numbers.
  const own = field.type === 'integer' ? 'number' : field.type
  for (const [type, names] of FIELDS_OF)
    for (const name of names) {
      const message = `\`${name}\` is for the type \`${type}\`; this field is of type \`${field.type}\`.`
      if (field[name] !== undefined && own !== type) to.report([...path, name], 'conflicting-fields', message)
    }
  for (const [index, value] of (field.enum ?? []).entries()) {
    const message = `A value of \`enum\` must be of the type \`${field.type}\`, and ${describeDataType(value)} is not.`
    if (!VALUE_TYPES[field.type].has(value)) to.report([...path, 'enum', index], 'wrong-type', message)
  }
  if ((field.minimum ?? Number.NEGATIVE_INFINITY) > (field.maximum ?? Number.POSITIVE_INFINITY))
    to.report([...path, 'minimum'], 'out-of-range', '`minimum` is above `maximum`.')
  if ((field.minLength ?? 0) > (field.maxLength ?? Number.POSITIVE_INFINITY))
    to.report([...path, 'minLength'], 'out-of-range', '`minLength` is above `maxLength`.')
  for (const name of ['default', 'example'] as const) {
    const value = field[name]
    // Patterns are compiled later, see `checkPatterns`.
    const problems = value === undefined ? [] : validateField(value, field, () => true)
    if (problems.length > 0) to.report([...path, name], 'bad-default', `\`${name}\` ${describeProblems(problems)}.`)
  }
  if (field.pattern !== undefined) to.pattern([...path, 'pattern'], field.pattern)
  if (field.items !== undefined) checkOutputField(field.items, [...path, 'items'], to)
  for (const [name, inner] of Object.entries(field.properties ?? {}))
    checkOutputField(inner, [...path, 'properties', name], to)
}

export function checkInput(spec: InputSpec, path: Path, to: FindingSink): void {
  const value: unknown = spec.default
  if (value === undefined || value === null || VALUE_TYPES[spec.type].has(value)) return
  const message = `The default must be of the type \`${spec.type}\`, and ${describeDataType(value)} is not.`
  to.report([...path, 'default'], 'bad-default', message, findTypeHint(value, spec.type))
}
