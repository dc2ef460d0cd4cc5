import { hidden, type Line } from './event-lines.js'
import type { Check } from './shape.js'

/**
 * How a field is redacted. A `word` is one of ours: programs and the engine read it back, so it stays as it is. `data` was written by
 * people or printed by programs. The others hold both; src/redaction/redact-records.ts knows which part of them is what.
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

/** A field of an event. `T` is its type; nothing holds it at run time. */
export interface Field<T> {
  readonly content: FieldContent
  /** What a reader of events.jsonl needs it to be; without one it may be missing in a file of another version. */
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

/** When the journal gets an event: at once, together with the next one that is written at once, or never. */
export type JournalTime = 'at-once' | 'later' | 'never'

/** What is known of a type of event, besides what the engine and the account do with it. */
export interface EventFacts<F extends Fields> {
  readonly fields: F
  /** Whether events.jsonl has it; what only the checkpoint needs is not there. */
  readonly logged: boolean
  /** Whether a list that has no room for all shows it before others. */
  readonly important: boolean
  journal(event: EventWith<F>): JournalTime
  line(event: EventWith<F>): Line
}

interface MoreFacts<F extends Fields> {
  /** Without it no log shows the event. */
  readonly line?: (event: EventWith<F>) => Line
  readonly journal?: JournalTime | ((event: EventWith<F>) => JournalTime)
  readonly important?: true
  readonly logged?: false
}

export function event<F extends Fields>(fields: F, facts: MoreFacts<F> = {}): EventFacts<F> {
  const { line = () => hidden(''), journal = 'never', important = false, logged = true } = facts
  return { fields, line, important, logged, journal: typeof journal === 'function' ? journal : () => journal }
}

export const word = <T>(check: Check<unknown> | null = null): Field<T> => ({ content: 'word', check })
export const data = <T>(check: Check<unknown> | null = null): Field<T> => ({ content: 'data', check })
export const optional = <T>(field: Field<T>): OptionalField<T> => ({ ...field, check: null, optional: true })
