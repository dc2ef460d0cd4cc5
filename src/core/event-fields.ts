import { toOneLine } from '../text/terminal-text.js'
import type { Json } from './json.js'
import { runAround } from './place.js'
import { allowUndefined, type Check, createObjectShape, isNumber, isString } from './shape.js'

const LEVELS = ['hidden', 'debug', 'info', 'warning', 'error'] as const
/** `hidden`: no log shows the line. */
export type Level = (typeof LEVELS)[number]

/** Reports whether a level is shown where `least` is the lowest level. */
export function isShown(level: Level, least: Level): boolean {
  return level !== 'hidden' && LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}

export type Tone = 'good' | 'bad' | 'care' | 'quiet' | 'plain'

/** A line about an event; untrusted text in it is harmless and on one line. */
export interface Line {
  readonly level: Level
  readonly mark: string
  readonly text: string
  readonly tone: Tone
}

export function createEventLine(tone: Tone, mark: string, text: string, level: Level = 'info'): Line {
  return { level, mark, text, tone }
}

export function createWarningLine(text: string): Line {
  return createEventLine('care', '!', text, 'warning')
}

export function createHiddenLine(text: string): Line {
  return createEventLine('quiet', '·', text, 'hidden')
}

export function toSafeText(text: string, max = 200): string {
  return toOneLine(text, max)
}

interface Named {
  readonly scope: string
  readonly node: string | null
  readonly item?: { readonly index: number; readonly key: string } | null
}

/** Returns a node's name with its item in a for_each: `one [us]` by key, otherwise `one[1]`. */
export function toNodeName({ scope, node, item = null }: Named, max?: number): string {
  const index = runAround(scope)?.item ?? null
  return toSafeText(`${node ?? ''}${index === null ? '' : formatItem(item ?? { index, key: '' })}`, max)
}

/** Returns the item of a for_each after a name: ` [us]` by its key, `[1]` if it has none. */
export function formatItem({ index, key }: { readonly index: number; readonly key: string }): string {
  return key === '' || key === String(index) ? `[${index}]` : ` [${key}]`
}

/** Returns the name of an item of a for_each: `suite[billing]` by its key, else by its index. */
export function formatItemName({ group, index, key }: ItemMark): string {
  return `${group}[${key === '' ? index : key}]`
}

/** Returns the name of what wrote test reports: the node, or its item. */
export function formatTestedName({
  node,
  item,
}: {
  readonly node: string
  readonly item?: ItemMark | undefined
}): string {
  return item === undefined ? node : formatItemName(item)
}

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
export interface EventField<T> {
  readonly content: FieldContent
  /** Check for readers of events.jsonl; null if the field may be missing in a file of another version. */
  readonly check: Check<unknown> | null
  readonly type?: T
}
interface OptionalField<T> extends EventField<T> {
  readonly optional: true
}
export type Fields = Readonly<Record<string, EventField<unknown>>>

type TypeOf<F> = F extends EventField<infer T> ? T : never
type OptionalNames<F extends Fields> = { [N in keyof F]: F[N] extends OptionalField<unknown> ? N : never }[keyof F]
export type EventWith<F extends Fields> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: TypeOf<F[N]> } & {
  readonly [N in OptionalNames<F>]?: TypeOf<F[N]>
}

/** When the journal gets an event: at once, together with the next event that is written at once, or never. */
export type JournalTime = 'at-once' | 'later' | 'never'

export interface EventFacts<F extends Fields> {
  readonly summary: string
  readonly fields: F
  /** Whether events.jsonl has the event; false for events that only the checkpoint needs. */
  readonly logged: boolean
  journal(event: EventWith<F>): JournalTime
  line(event: EventWith<F>): Line
}

interface GivenFacts<F extends Fields> {
  readonly summary: string
  readonly fields: F
  /** By default no log shows the event. */
  readonly line?: (event: EventWith<F>) => Line
  readonly journal?: JournalTime | ((event: EventWith<F>) => JournalTime)
  readonly logged?: false
}

export function event<F extends Fields>(facts: GivenFacts<F>): EventFacts<F> {
  const { line = () => createHiddenLine(''), journal = 'never', logged = true } = facts
  return { ...facts, line, logged, journal: typeof journal === 'function' ? journal : () => journal }
}

export const field = <T>(content: FieldContent, check: Check<unknown> | null = null): EventField<T> => ({
  content,
  check,
})
export const word = <T>(check: Check<unknown> | null = null): EventField<T> => field('word', check)
export const data = <T>(check: Check<unknown> | null = null): EventField<T> => field('data', check)
export const optionalField = <T>(field: EventField<T>): OptionalField<T> => ({
  ...field,
  check: field.check && allowUndefined(field.check),
  optional: true,
})

export const NAME = word<string>(isString)
export const COUNT = word<number>(isNumber)
export const TEXT = data<string>(isString)
export const OUTPUT = field<Json>('output')
const ITEM = optionalField(field<ItemMark>('item', createObjectShape({ index: isNumber, key: isString })))

export interface ItemMark {
  readonly group: string
  readonly index: number
  readonly key: string
}

/** Answers to a set of questions by id; null for a skipped question. */
export type SavedAnswers = Readonly<Record<string, string | null>>

/** The attempt that an event is about, see `NodeAt`, and the item of a for_each that it belongs to. */
export const AT = { scope: NAME, node: NAME, visit: COUNT, attempt: COUNT, item: ITEM }
export const IN = { scope: NAME, node: NAME, item: ITEM }
export const MAYBE_IN = { scope: NAME, node: word<string | null>(), item: ITEM }
export const RUN = { scope: word<''>(isString), node: word<null>() }

export const TERMINATION = {
  status: optionalField(word<'success' | 'failed'>()),
  termination_reason: optionalField(TEXT),
  terminated_by: optionalField(NAME),
  is_explicit: optionalField(word<true>()),
}
