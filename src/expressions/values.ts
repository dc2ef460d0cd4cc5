import { Float } from '../core/float.js'
import { isRecord } from '../core/json.js'
import { type FailureReason, Fault, type FaultCode, formatHint, typeFault } from './failure.js'
import type { Kwargs, State } from './state.js'

export class Tuple {
  constructor(readonly items: readonly unknown[]) {}
}

/** A group of `groupby`: a pair whose parts also have names. */
export class GroupTuple extends Tuple {
  constructor(
    readonly grouper: unknown,
    readonly list: readonly unknown[],
  ) {
    super([grouper, list])
  }
}

/** The result of `.keys()`, `.values()` and `.items()`: has a length but no index. */
export class View {
  constructor(
    readonly kind: 'dict_keys' | 'dict_values' | 'dict_items',
    readonly items: readonly unknown[],
  ) {}
}

/** A value that is not data: a function, a loop, a namespace. */
export class PyObject {
  constructor(
    readonly typeName: string,
    readonly fields: () => ReadonlyMap<string, unknown> = () => new Map(),
  ) {}
}

export class Callable extends PyObject {
  constructor(
    readonly name: string,
    readonly invoke: (st: State, args: readonly unknown[], kwargs: Kwargs) => unknown,
    /** Fields of the mapping that the method belongs to, for a message if a field was meant. */
    readonly beside: (() => readonly string[]) | null = null,
  ) {
    super('function')
  }
}

export class Namespace extends PyObject {
  constructor(readonly vars: Map<string, unknown>) {
    super('namespace', () => vars)
  }
}

/** The value of an unknown name or field; nearly every use is a fault. */
export class Undefined {
  readonly reason: FailureReason = 'undefined'
  constructor(
    readonly message: string,
    readonly pos: number | undefined,
    readonly wanted: string | undefined = undefined,
    readonly fields: () => readonly string[] = () => [],
    /** Names that may have been meant; a text has methods, and no fields. */
    readonly meant: () => readonly string[] = fields,
    readonly code: FaultCode = 'other',
  ) {}
  fault(): Fault {
    const fields = this.fields()
    const suggestion = this.wanted === undefined ? '' : formatHint(this.wanted, this.meant())
    return new Fault(this.reason, this.message + suggestion, this.pos, fields, undefined, this.code)
  }
}

/** The value of a known name without a value now; every path below is absent too. */
export class Absent extends Undefined {
  override readonly reason = 'absent'
}

/** The value of an inline `if` without `else` whose condition does not hold; prints as nothing, as in Jinja2's strict mode. */
export class Nothing extends Undefined {}

export type Mapping = ReadonlyMap<unknown, unknown> | Readonly<Record<string, unknown>>

export function isMap(value: unknown): value is ReadonlyMap<unknown, unknown> {
  return value instanceof Map
}

export function isMapping(value: unknown): value is Mapping {
  return value instanceof Map || isRecord(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function toSequenceLike(source: unknown, items: unknown[]): unknown[] | Tuple {
  return source instanceof Tuple ? new Tuple(items) : markOwned(items)
}

export function toSequence(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  return value instanceof Tuple ? value.items : undefined
}

export function needText(value: unknown, what: string): string {
  if (!isText(value)) throw typeFault(`${what} must be a text, not ${describeType(value)}`)
  return value
}

const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/

/** Reports whether every code point is one UTF-16 unit, so that JavaScript's indexes are right. */
export function isSimple(text: string): boolean {
  return !ASTRAL.test(text)
}

export function countCodePoints(text: string): number {
  return isSimple(text) ? text.length : Array.from(text).length
}

export function splitCodePoints(text: string): string[] {
  return isSimple(text) ? text.split('') : Array.from(text)
}

/** Slices by code points; both positions must lie within the text. */
export function sliceText(text: string, start: number, stop: number): string {
  return isSimple(text) ? text.slice(start, stop) : Array.from(text).slice(start, stop).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&#34;',
}

/** Escapes text for HTML with the entities that Jinja2 writes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (char) => ENTITIES[char] ?? char)
}

/** Names the type of a value for messages; throws the fault of an undefined value instead. */
export function describeType(value: unknown): string {
  if (value instanceof Undefined) throw value.fault()
  if (value === null) return 'none'
  if (typeof value === 'boolean') return 'a boolean'
  if (typeof value === 'number' || typeof value === 'bigint' || value instanceof Float) return 'a number'
  if (isText(value)) return 'a text'
  if (Array.isArray(value)) return 'a list'
  if (value instanceof Tuple) return 'a tuple'
  if (isMapping(value)) return 'a mapping'
  if (value instanceof View) return 'a view of a mapping (add `| list` to use it as a list)'
  if (value instanceof PyObject) return `a ${value.typeName}`
  return 'a value that is no data'
}

const owned = new WeakSet<object>()

/** Marks a list or mapping as made by the template, so that it may be changed in place. */
export function markOwned<T extends object>(value: T): T {
  owned.add(value)
  return value
}

export function requireOwnedList(list: readonly unknown[]): unknown[] {
  if (!Array.isArray(list) || !owned.has(list)) throw createNotOwnedFault('list')
  return list
}

export function requireOwnedMap(mapping: Mapping): Map<unknown, unknown> {
  if (!(mapping instanceof Map) || !owned.has(mapping)) throw createNotOwnedFault('mapping')
  return mapping
}

function createNotOwnedFault(kind: string): Fault {
  const advice = 'change a copy: {% set mine = x.copy() %}'
  return typeFault(`a ${kind} of the workflow cannot be changed in a template; ${advice}`)
}
