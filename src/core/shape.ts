import { isRecord, type Json, type JsonObject } from './json.js'

/** A type guard for untrusted data. */
export type Check<T> = (value: unknown) => value is T
type Checks = Readonly<Record<string, Check<unknown>>>

type TypeOf<C> = C extends Check<infer T> ? T : never
type OptionalNames<C extends Checks> = { [N in keyof C]: undefined extends TypeOf<C[N]> ? N : never }[keyof C]
/** Data with these fields; a field whose check accepts undefined is optional. */
export type Shaped<C extends Checks> = { readonly [N in Exclude<keyof C, OptionalNames<C>>]: TypeOf<C[N]> } & {
  readonly [N in OptionalNames<C>]?: TypeOf<C[N]>
}

export function findWrongField(value: Readonly<Record<string, unknown>>, checks: Checks): string | undefined {
  return Object.keys(checks).find((name) => checks[name]?.(value[name]) === false)
}

export function createObjectShape<C extends Checks>(checks: C): Check<Shaped<C>> {
  return (value): value is Shaped<C> => isRecord(value) && findWrongField(value, checks) === undefined
}

/** Narrows to `T` by the fields that readers use; other fields of `T` are not checked. */
export function narrowShape<T>(checks: Checks): Check<T> {
  return (value): value is T => isRecord(value) && findWrongField(value, checks) === undefined
}

export function isString(value: unknown): value is string {
  return typeof value === 'string'
}

export function isName(value: unknown): value is string {
  return isString(value) && value !== ''
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

export function isObject(value: unknown): value is JsonObject {
  return isRecord(value)
}

export function isThere(value: unknown): value is Json {
  return value !== undefined
}

export function oneOf<const T>(...values: readonly T[]): Check<T> {
  return (value): value is T => values.some((known) => known === value)
}

export function allowUndefined<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value)
}

export function allowNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value)
}

export function createListShape<T>(check: Check<T>): Check<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(check)
}

export function createMapShape<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> => isRecord(value) && Object.values(value).every(check)
}
