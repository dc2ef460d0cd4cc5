import { parseDuration } from '../../core/duration.js'
import { isJsonNumber, isWholeNumber } from '../../core/json.js'
import { isKind, isReservedKind } from '../../core/kinds.js'
import { quote } from '../../core/messages.js'
import { shellProblem } from '../../core/shells.js'
import { isTemplate } from '../../expressions/index.js'
import type {
  ClassifyRule,
  GateNode,
  InputSpec,
  Node,
  OutputField,
  OutputSchema,
  Path,
  QuestionsNode,
  ScriptNode,
  SetNode,
  WaitNode,
  WorkflowSettings,
} from '../model.js'
import type { LoadCode } from './findings.js'
import { kindOf } from './schema-findings.js'

/** Receives what the checks find, at paths below the checked value. */
export interface FindingSink {
  report(path: Path, code: LoadCode, message: string, suggestion?: string): void
  /** A pattern that must be a regular expression; its engine is loaded only when there is one. */
  pattern(path: Path, pattern: string): void
}

/** What the schema cannot say about a node: fields that exclude each other, durations, patterns, options. */
export function checkNode(node: Node, to: FindingSink): void {
  switch (node.type) {
    case 'script':
      checkScript(node, to)
      break
    case 'set':
      checkSet(node, to)
      break
    case 'wait':
      checkWait(node, to)
      break
    case 'human_gate':
      checkGate(node, to)
      break
    case 'questions':
      checkQuestions(node, to)
      break
    default:
      break
  }
  if ('output' in node && node.output !== undefined) checkOutputSchema(node.output, ['output'], to)
}

function checkScript(node: ScriptNode, to: FindingSink): void {
  if (node.command === undefined && node.run === undefined) {
    to.report(
      [],
      'missing-field',
      `Node \`${node.name}\` needs \`run\` (script text) or \`command\` (a program).`,
      'write `run: ./script.sh`',
    )
  }
  if (node.command !== undefined && node.run !== undefined) {
    to.report(
      ['run'],
      'conflicting-fields',
      `Node \`${node.name}\` has both \`command\` and \`run\`; a script has one of them.`,
      'remove `command`',
    )
  }
  if (node.run !== undefined && node.args !== undefined) {
    to.report(
      ['args'],
      'conflicting-fields',
      `\`args\` goes with \`command\`; node \`${node.name}\` has \`run\`.`,
      'hand values over through `env`',
    )
  }
  if (node.run === undefined && node.shell !== undefined) {
    to.report(
      ['shell'],
      'conflicting-fields',
      `\`shell\` goes with \`run\`; node \`${node.name}\` has none.`,
      'remove it, or write `run` instead of `command` and `args`',
    )
  }
  const shell = node.shell === undefined ? null : shellProblem(node.shell)
  if (shell !== null) to.report(['shell'], 'bad-shell', `\`shell\` of node \`${node.name}\`: ${shell}.`)
  for (const [index, rule] of (node.classify ?? []).entries()) checkRule(rule, ['classify', index], to)
}

/** Without their `SIG`, on whatever system. */
const SIGNALS = new Set(
  (
    'HUP INT QUIT ILL TRAP ABRT IOT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CONT STOP TSTP TTIN TTOU URG XCPU XFSZ ' +
    'VTALRM PROF WINCH IO POLL INFO EMT LOST PWR SYS UNUSED BREAK'
  ).split(' '),
)

function checkRule(rule: ClassifyRule, path: Path, to: FindingSink): void {
  const conditions = [rule.exit_code, rule.stdout, rule.stderr, rule.signal, rule.timeout].filter(
    (part) => part !== undefined,
  )
  if (rule.use !== undefined && conditions.length > 0) {
    to.report(
      [...path, 'use'],
      'conflicting-fields',
      '`use` brings its own rules; only a `kind` for what they do not know stands beside it.',
    )
  }
  if (rule.use === undefined && rule.kind === undefined)
    to.report(
      path,
      'classify-without-kind',
      'A rule needs the `kind` that it raises.',
      'write `kind: external.TOOL.REASON`',
    )
  if (rule.use === undefined && conditions.length === 0) {
    to.report(
      path,
      'classify-without-condition',
      'A rule needs a condition: `exit_code`, `stdout`, `stderr`, `signal` or `timeout`.',
      'write `exit_code: 1`, or `stderr:` with a regular expression',
    )
  }
  if (rule.kind !== undefined) checkKind(rule.kind, [...path, 'kind'], to)
  const signals = typeof rule.signal === 'string' ? [rule.signal] : (rule.signal ?? [])
  for (const signal of signals) {
    if (!SIGNALS.has(signal.trim().toUpperCase().replace(/^SIG/, '')))
      to.report([...path, 'signal'], 'wrong-value', `${quote(signal)} is not a signal.`, 'such as `SIGKILL` or `TERM`')
  }
  for (const stream of ['stdout', 'stderr'] as const) {
    const pattern = rule[stream]
    if (pattern !== undefined) to.pattern([...path, stream], pattern)
  }
}

function checkKind(kind: string, path: Path, to: FindingSink): void {
  if (!isKind(kind)) {
    to.report(
      path,
      'bad-kind',
      `${quote(kind)} is not a kind.`,
      'a kind is lower-case words with dots between them, such as `external.git.network`',
    )
  } else if (isReservedKind(kind)) {
    to.report(path, 'reserved-kind', `The kind ${quote(kind)} is the engine's own; a rule cannot raise it.`)
  }
}

function checkSet(node: SetNode, to: FindingSink): void {
  const single = node.value !== undefined && node.value !== null
  if (single && node.values !== undefined) {
    to.report(
      ['values'],
      'conflicting-fields',
      `Node \`${node.name}\` has both \`value\` and \`values\`; it sets one or the other.`,
    )
  } else if (!single && node.values === undefined) {
    to.report([], 'missing-field', `Node \`${node.name}\` needs \`value\` or \`values\`.`, 'write `value: "..."`')
  }
  if (node.values !== undefined && node.output_type !== undefined) {
    to.report(
      ['output_type'],
      'conflicting-fields',
      '`output_type` goes with `value`; each of `values` keeps the type that it has.',
    )
  }
}

function checkWait(node: WaitNode, to: FindingSink): void {
  const { duration } = node
  if (typeof duration === 'string' && isTemplate(duration)) return
  const parsed = parseDuration(duration)
  if (!parsed.ok) to.report(['duration'], 'bad-duration', `Node \`${node.name}\`: ${parsed.error}.`)
}

function checkGate(node: GateNode, to: FindingSink): void {
  const seen = new Set<string>()
  for (const [index, option] of node.options.entries()) {
    const value = String(option.value)
    if (seen.has(value))
      to.report(
        ['options', index, 'value'],
        'duplicate-option',
        `Two options of gate \`${node.name}\` have the value ${quote(value)}.`,
      )
    seen.add(value)
    if (option.route === undefined && (node.routes === undefined || node.routes.length === 0)) {
      to.report(
        ['options', index],
        'gate-option-without-route',
        `This option of gate \`${node.name}\` leads nowhere.`,
        'give it a `route`, or the gate `routes`',
      )
    }
    if (option.multiline !== undefined && option.prompt_for === undefined) {
      to.report(['options', index, 'multiline'], 'conflicting-fields', '`multiline` goes with `prompt_for`.')
    }
  }
}

function checkQuestions(node: QuestionsNode, to: FindingSink): void {
  if (node.questions === undefined && node.source === undefined)
    to.report([], 'missing-field', `Node \`${node.name}\` needs \`questions\`, or a \`source\` that gives them.`)
  if (node.questions !== undefined && node.source !== undefined)
    to.report(
      ['source'],
      'conflicting-fields',
      `Node \`${node.name}\` has both \`questions\` and \`source\`; it asks one or the other.`,
    )
  if (node.abort_route !== undefined && node.allow_abort !== true)
    to.report(['abort_route'], 'conflicting-fields', '`abort_route` goes with `allow_abort: true`.')
  const seen = new Set<string>()
  for (const [index, question] of (node.questions ?? []).entries()) {
    const id = question.id ?? `q${index + 1}`
    if (seen.has(id))
      to.report(
        ['questions', index, 'id'],
        'duplicate-option',
        `Two questions of \`${node.name}\` have the id ${quote(id)}.`,
      )
    seen.add(id)
    if (question.allow_free_text === false && (question.choices ?? []).length === 0)
      to.report(
        ['questions', index],
        'missing-field',
        `The question ${quote(id)} of \`${node.name}\` takes no text and has no \`choices\`: nobody can answer it.`,
      )
  }
}

/** What a server of tools needs, by the way it is reached. */
export function checkToolServers(settings: WorkflowSettings, to: FindingSink): void {
  for (const [name, server] of Object.entries(settings.runtime?.mcp_servers ?? {})) {
    const path = ['runtime', 'mcp_servers', name]
    if (server.type === 'sse') {
      to.report(
        [...path, 'type'],
        'wrong-value',
        `The server ${quote(name)} is of the type \`sse\`, which this runner does not speak.`,
        'servers that speak streamable HTTP have `type: http`',
      )
    } else if (server.type === 'http') {
      if (server.url === undefined)
        to.report(path, 'missing-field', `The server ${quote(name)} is of the type \`http\` and needs a \`url\`.`)
      else if (!/^https?:\/\//i.test(server.url) || !URL.canParse(server.url))
        to.report(
          [...path, 'url'],
          'wrong-value',
          `The \`url\` of the server ${quote(name)} is not an address that starts with http:// or https://.`,
        )
    } else if (server.command === undefined) {
      to.report(
        path,
        'missing-field',
        `The server ${quote(name)} needs a \`command\`, or \`type: http\` and a \`url\`.`,
      )
    }
  }
}

/** What the schema cannot say about the fields of an output. */
function checkOutputSchema(schema: OutputSchema, path: Path, to: FindingSink): void {
  for (const [name, field] of Object.entries(schema)) checkOutputField(field, [...path, name], to)
}

const ONLY_FOR: readonly (readonly [keyof OutputField, OutputField['type']])[] = [
  ['pattern', 'string'],
  ['minLength', 'string'],
  ['maxLength', 'string'],
  ['minimum', 'number'],
  ['maximum', 'number'],
  ['items', 'array'],
  ['properties', 'object'],
]

function checkOutputField(field: OutputField, path: Path, to: FindingSink): void {
  for (const [name, type] of ONLY_FOR) {
    if (field[name] !== undefined && jsonType(field.type) !== type) {
      to.report(
        [...path, name],
        'conflicting-fields',
        `\`${name}\` is for the type \`${type}\`; this field is of type \`${field.type}\`.`,
      )
    }
  }
  if (field.enum !== undefined && (field.type === 'array' || field.type === 'object')) {
    to.report(
      [...path, 'enum'],
      'conflicting-fields',
      `\`enum\` is for texts, numbers and booleans; this field is of type \`${field.type}\`.`,
    )
  }
  for (const [index, value] of (field.enum ?? []).entries()) {
    if (field.type !== 'array' && field.type !== 'object' && !isOfType(value, field.type)) {
      to.report(
        [...path, 'enum', index],
        'wrong-type',
        `A value of \`enum\` must be of the type \`${field.type}\`, and ${kindOf(value)} is not.`,
      )
    }
  }
  if ((field.minimum ?? Number.NEGATIVE_INFINITY) > (field.maximum ?? Number.POSITIVE_INFINITY))
    to.report([...path, 'minimum'], 'out-of-range', '`minimum` is above `maximum`.')
  if ((field.minLength ?? 0) > (field.maxLength ?? Number.POSITIVE_INFINITY))
    to.report([...path, 'minLength'], 'out-of-range', '`minLength` is above `maxLength`.')
  if (field.pattern !== undefined) to.pattern([...path, 'pattern'], field.pattern)
  if (field.items !== undefined) checkOutputField(field.items, [...path, 'items'], to)
  for (const [name, inner] of Object.entries(field.properties ?? {}))
    checkOutputField(inner, [...path, 'properties', name], to)
}

/** An integer is a number of the data. */
function jsonType(type: InputSpec['type']): string {
  return type === 'integer' ? 'number' : type
}

function isOfType(value: unknown, type: InputSpec['type']): boolean {
  if (type === 'integer') return isWholeNumber(value)
  return (Array.isArray(value) ? 'array' : isJsonNumber(value) ? 'number' : typeof value) === type
}

/** A default must be what the input says it is. */
export function checkInput(spec: InputSpec, path: Path, to: FindingSink): void {
  const value: unknown = spec.default
  if (value === undefined || value === null) return
  const type = Array.isArray(value) ? 'array' : isJsonNumber(value) ? 'number' : typeof value
  if (isOfType(value, spec.type)) return
  const hint =
    spec.type === 'string' && type !== 'object' && type !== 'array' ? `put it in quotes: "${String(value)}"` : undefined
  to.report(
    [...path, 'default'],
    'bad-default',
    `The default must be of the type \`${spec.type}\`, and ${kindOf(value)} is not.`,
    hint,
  )
}
