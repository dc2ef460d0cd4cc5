import type { GateAnswer } from '../core/gates.js'
import { type JsonObject, parseJsonOrText, printTextOrJson, withTextAt } from '../core/json.js'
import type { Assumptions, SimulatedFailure } from '../simulate/model.js'
import { formatFailure } from '../simulate/text.js'

/** A question as it stands in the address of the page: what fails, and what is assumed. Values are texts as typed. */
export interface StudioQuestion {
  readonly node: string | null
  readonly kind: string | null
  /** Attempt that fails; null for every attempt. */
  readonly attempt: number | null
  /** Failures that lead to the node, as `NODE=KIND@ATTEMPT`. */
  readonly after: readonly string[]
  readonly details: Texts
  readonly inputs: Texts
  /** Assumed outputs by `NODE.FIELD`. */
  readonly outputs: Texts
  readonly gates: Texts
  readonly items: number | null
  /** Which of several endings is shown, from 0. */
  readonly ending: number
  /** A scenario whose path is shown instead, as `FILE:LINE`. */
  readonly scenario: string | null
}

type Texts = Readonly<Record<string, string>>

const MAX_ATTEMPT = 100
const MAX_ITEMS = 50
const EVERY_ATTEMPT = 'always'
/** Prefixes of the names that hold values: details, inputs, outputs, gates. */
const VALUES = { details: 'd.', inputs: 'i.', outputs: 'o.', gates: 'g.' } as const

export function parseQuestion(query: URLSearchParams): StudioQuestion {
  const texts = (prefix: string): Texts =>
    Object.fromEntries(
      [...query].flatMap(([name, value]) =>
        name.startsWith(prefix) && value !== '' ? [[name.slice(prefix.length), value]] : [],
      ),
    )
  const added = query.get('output') ?? ''
  const value = query.get('value') ?? ''
  return {
    node: query.get('node') || null,
    kind: query.get('kind') || null,
    attempt: query.get('attempt') === EVERY_ATTEMPT ? null : (parseCount(query.get('attempt'), MAX_ATTEMPT) ?? 1),
    after: query.getAll('after'),
    details: texts(VALUES.details),
    inputs: texts(VALUES.inputs),
    outputs: { ...texts(VALUES.outputs), ...(added === '' || value === '' ? {} : { [added]: value }) },
    gates: texts(VALUES.gates),
    items: parseCount(query.get('items'), MAX_ITEMS),
    ending: parseCount(query.get('ending'), 1000) ?? 0,
    scenario: query.get('scenario') || null,
  }
}

function parseCount(text: string | null, highest: number): number | null {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : null
  return number === null ? null : Math.min(number, highest)
}

/** Returns the address of a question with some parts changed; parts at their default are left out. */
export function toSearch(question: StudioQuestion, changes: Partial<StudioQuestion> = {}): string {
  const asked = { ...question, ...changes }
  const query = new URLSearchParams(listQuestionFields(asked))
  if (asked.node !== null) {
    if (asked.kind !== null) query.set('attempt', asked.attempt === null ? EVERY_ATTEMPT : String(asked.attempt))
    if (asked.ending > 0) query.set('ending', String(asked.ending))
  }
  return `?${query}`
}

/** Lists the names and values that a form must send along, without those that the form asks for itself. */
export function listQuestionFields(question: StudioQuestion, without: readonly string[] = []): [string, string][] {
  const fields: [string, string][] = []
  if (question.node !== null) fields.push(['node', question.node])
  if (question.kind !== null) fields.push(['kind', question.kind])
  for (const failure of question.after) fields.push(['after', failure])
  for (const [part, prefix] of Object.entries(VALUES))
    if (isValues(part)) for (const [name, value] of Object.entries(question[part])) fields.push([prefix + name, value])
  if (question.items !== null) fields.push(['items', String(question.items)])
  if (question.scenario !== null) fields.push(['scenario', question.scenario])
  return fields.filter(
    ([name]) => !without.some((start) => name === start || (/\.$/.test(start) && name.startsWith(start))),
  )
}

function isValues(part: string): part is keyof typeof VALUES {
  return Object.hasOwn(VALUES, part)
}

export function toAssumptions({ inputs, outputs, gates, items }: StudioQuestion): Assumptions {
  return {
    inputs,
    outputs: new Map(Object.entries(outputs).map(([name, text]) => [name, parseJsonOrText(text)])),
    gates: new Map(Object.entries(gates).map(([name, value]): [string, GateAnswer] => [name, { value, fields: {} }])),
    itemCount: items ?? 2,
  }
}

/** Returns the failures of a question; none if no kind was chosen. */
export function toFailures({ node, kind, attempt, after, details }: StudioQuestion): readonly SimulatedFailure[] {
  const before = after.flatMap((text) => parseFailure(text) ?? [])
  if (node === null || kind === null) return []
  let nested: JsonObject = {}
  for (const [name, text] of Object.entries(details)) nested = withTextAt(nested, name, text)
  return [...before, { node, kind, attempt, details: nested }]
}

function parseFailure(text: string): SimulatedFailure | null {
  const [, node, kind, attempt] = /^([^=]{1,300})=([\w.]{1,300})(?:@(\d{1,3}))?$/.exec(text) ?? []
  if (node === undefined || kind === undefined) return null
  return { node, kind, attempt: attempt === undefined ? null : Number(attempt), details: {} }
}

/** Returns the arguments of the command that asks the same question. */
export function toCommand(file: string, question: StudioQuestion): readonly string[] {
  const failures = toFailures(question)
  const pairs = (option: string, values: Texts, prefix = ''): readonly string[] =>
    Object.entries(values).flatMap(([name, value]) => [option, `${prefix}${name}=${printTextOrJson(value)}`])
  return [
    ...['conductor', 'simulate', file],
    ...failures.map(formatFailure),
    ...(failures.length === 0 ? [] : pairs('--inject-details', question.details, `${question.node}.`)),
    ...pairs('-i', question.inputs),
    ...pairs('--output', question.outputs),
    ...pairs('--gate', question.gates),
    ...(question.items === null ? [] : ['--item-count', String(question.items)]),
  ]
}

/** Proposes a name for the test of a question. */
export function proposeName({ node, kind, attempt, after }: StudioQuestion): string {
  const times = attempt === null ? 'every time' : attempt === 1 ? 'once' : `at attempt ${attempt}`
  const before = after.length === 0 ? '' : ` after ${after.join(' and ')}`
  return `${node} meets ${kind} ${times}${before}`
}
