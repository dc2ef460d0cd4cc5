import { type Envelope, type Frame, type HandledFirst, isEnvelope, isFrame, type Raised } from './envelope.js'
import type { Json } from './json.js'
import { hidden, type Line } from './log-line.js'
import type { GateOption, Usage } from './outcome.js'
import { type Check, isBoolean, isNumber, isText, listOf, orNull } from './shape.js'

/**
 * How a field is redacted. A `word` comes from the engine, which reads it back, so it is not redacted. `data` comes from
 * users or programs. The others hold both; src/redaction/redact-records.ts redacts their parts.
 */
export type FieldContent =
  | 'word'
  | 'data'
  | 'envelope'
  | 'output'
  | 'item'
  | 'gate'
  | 'options'
  | 'errors'
  | 'error-facts'

/** A field of an event of type `T`, which exists at compile time only. */
export interface Field<T> {
  readonly content: FieldContent
  /** Check for readers of events.jsonl; null if the field may be missing in a file of another version. */
  readonly check: Check<unknown> | null
  readonly type?: T
}
interface OptionalField<T> extends Field<T> {
  readonly optional: true
}
export type Fields = Readonly<Record<string, Field<unknown>>>

type TypeOf<F> = F extends Field<infer T> ? T : never
type OptionalNames<F extends Fields> = { [N in keyof F]: F[N] extends OptionalField<unknown> ? N : never }[keyof F]
export type EventWith<F extends Fields> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: TypeOf<F[N]> } & {
  readonly [N in OptionalNames<F>]?: TypeOf<F[N]>
}

/** When the journal gets an event: at once, together with the next event that is written at once, or never. */
export type JournalTime = 'at-once' | 'later' | 'never'

/** Facts about a type of event. */
export interface EventFacts<F extends Fields> {
  /** Its line in docs/results.md. */
  readonly summary: string
  readonly fields: F
  /** Whether events.jsonl has the event; false for events that only the checkpoint needs. */
  readonly logged: boolean
  journal(event: EventWith<F>): JournalTime
  line(event: EventWith<F>): Line
}

interface MoreFacts<F extends Fields> {
  /** By default no log shows the event. */
  readonly line?: (event: EventWith<F>) => Line
  readonly journal?: JournalTime | ((event: EventWith<F>) => JournalTime)
  readonly logged?: false
}

export function event<F extends Fields>(summary: string, fields: F, facts: MoreFacts<F> = {}): EventFacts<F> {
  const { line = () => hidden(''), journal = 'never', logged = true } = facts
  return { summary, fields, line, logged, journal: typeof journal === 'function' ? journal : () => journal }
}

export const word = <T>(check: Check<unknown> | null = null): Field<T> => ({ content: 'word', check })
export const data = <T>(check: Check<unknown> | null = null): Field<T> => ({ content: 'data', check })
export const optional = <T>(field: Field<T>): OptionalField<T> => ({ ...field, check: null, optional: true })

export const NAME = word<string>(isText)
export const COUNT = word<number>(isNumber)
export const TEXT = data<string>(isText)
export const OUTPUT: Field<Json> = { content: 'output', check: null }
const ENVELOPE: Field<Envelope> = { content: 'envelope', check: isEnvelope }
export const LAST_ENVELOPE: Field<Envelope | null> = { content: 'envelope', check: null }
export const OPTIONS: Field<readonly GateOption[]> = { content: 'options', check: Array.isArray }
export const ITEM = optional<ItemMark>({ content: 'item', check: null })

export interface ItemMark {
  readonly group: string
  readonly index: number
  readonly key: string
}

export type RouteAction = 'to' | 'end' | 'retry' | 'halt' | 'propagate' | 'recover' | 'unhandled' | 'collected'

/** Answers to a set of questions by id; null for a skipped question. */
export type SavedAnswers = Readonly<Record<string, string | null>>

/** The attempt that an event is about; see `NodeAt`. */
export const AT = { scope: NAME, node: NAME, visit: COUNT, attempt: COUNT }
export const IN = { scope: NAME, node: NAME }
export const MAYBE_IN = { scope: NAME, node: word<string | null>() }
export const RUN = { scope: word<''>(isText), node: word<null>() }

export const RAISED = {
  envelope: ENVELOPE,
  origin: word<Raised['origin']>(isText),
  typed: word<boolean>(isBoolean),
  frames: word<readonly Frame[]>(listOf(isFrame)),
  attempts: COUNT,
  exit_code: word<number | null>(),
  stderr_tail: TEXT,
  command: optional(TEXT),
  stdout_tail: optional(TEXT),
  while_handling: optional<readonly HandledFirst[]>({ content: 'errors', check: null }),
}

export const TERMINATION = {
  status: optional(word<'success' | 'failed'>()),
  termination_reason: optional(data<string>()),
  terminated_by: optional(word<string>()),
  is_explicit: optional(word<true>()),
}

export const COMPLETED = {
  ...AT,
  node_type: NAME,
  output: OUTPUT,
  duration_ms: COUNT,
  exit_code: optional(word<number | null>()),
  /** `when`: the exit code is not 0, and the node's own routes decide on it. */
  handled_by: optional(word<'when'>()),
  usage: optional(word<Usage>()),
  item: ITEM,
  /** Digest of the step's definition, for resume. */
  hash: optional(word<string>()),
  /** Target of a gate's chosen option. */
  to: optional(word<string>()),
  ...TERMINATION,
}

export const ROUTED = {
  ...AT,
  action: word<RouteAction>(isText),
  to: word<string | null>(orNull(isText)),
  /** `routes[1]`, `error_routes[0]`, or empty if no route decided. */
  route: NAME,
  kind: word<string | null>(orNull(isText)),
  retries_exhausted: optional(word<boolean>()),
  /** Output of a recover route, which replaces the node's own. */
  output: optional(data<Json>()),
}

export const GROUP_ENDED = {
  ...AT,
  group_type: word<'parallel' | 'for_each'>(),
  total: COUNT,
  succeeded: COUNT,
  failed: COUNT,
  status: word<'completed' | 'failed' | 'suspended' | 'cancelled'>(),
  duration_ms: COUNT,
}
