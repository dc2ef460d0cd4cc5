import { fieldNames, getKey } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { findMethod, methodNames } from './methods.js'
import { asIndex } from './numbers.js'
import type { State } from './state.js'
import { charsOf, isSimple } from './text.js'
import {
  GroupTuple,
  isMapping,
  isText,
  kindOf,
  Markup,
  own,
  PyObject,
  plainText,
  Range,
  Tuple,
  Undefined,
} from './values.js'

/** How a message names the thing whose field is missing: by its path, or by what it is. */
export type Label = string | undefined

function missing(st: State, target: unknown, key: unknown, label: Label, pos: number): Undefined {
  const named = typeof key === 'string'
  const shown = named ? `field '${key}'` : 'such element'
  const subject = label === undefined ? kindOf(target) : `'${label}'`
  const what =
    label === undefined || isMapping(target) || Array.isArray(target) ? subject : `${subject} is ${kindOf(target)} and`
  const wanted = named ? key : undefined
  st.charge(1)
  return new Undefined(`${what} has no ${shown}`, pos, wanted, () => {
    if (isMapping(target)) return fieldNames(target)
    return target instanceof PyObject ? target.attributeNames() : methodNames(target)
  })
}

function memberOf(target: unknown, name: string): unknown {
  if (target instanceof PyObject) return target.attribute(name)
  if (target instanceof GroupTuple && (name === 'grouper' || name === 'list')) return target[name]
  return findMethod(target, name)
}

/** `target.name`: an own key first, then a method. */
export function getAttribute(st: State, target: unknown, name: string, label: Label, pos: number): unknown {
  if (target instanceof Undefined) throw target.fault()
  if (isMapping(target)) {
    const own = getKey(st, target, name)
    if (own !== undefined) return own
  }
  const member = memberOf(target, name)
  return member === undefined ? missing(st, target, name, label, pos) : member
}

function indexed(target: unknown, index: number): unknown {
  if (Array.isArray(target)) return target[index < 0 ? target.length + index : index]
  if (target instanceof Tuple) return target.items[index < 0 ? target.items.length + index : index]
  if (target instanceof Range) {
    const at = index < 0 ? target.length + index : index
    return at >= 0 && at < target.length ? target.at(at) : undefined
  }
  if (!isText(target)) return undefined
  const text = plainText(target)
  const chars = isSimple(text) ? text : charsOf(text)
  const char = chars[index < 0 ? chars.length + index : index]
  return char !== undefined && target instanceof Markup ? new Markup(char) : char
}

/** `target[key]`: a key or an index first, then, for a text, a method of that name. */
export function getItem(st: State, target: unknown, key: unknown, label: Label, pos: number): unknown {
  if (target instanceof Undefined) throw target.fault()
  if (key instanceof Undefined) throw key.fault()
  let value: unknown
  if (isMapping(target)) {
    value = Array.isArray(key) || isMapping(key) ? undefined : getKey(st, target, key)
  } else {
    const index = asIndex(key)
    if (index !== undefined) value = indexed(target, index)
  }
  if (value === undefined && isText(key)) value = memberOf(target, plainText(key))
  return value === undefined ? missing(st, target, isText(key) ? plainText(key) : key, label, pos) : value
}

function bound(value: unknown): number | undefined {
  if (value === null || value === undefined) return undefined
  const index = asIndex(value)
  if (index !== undefined) return index
  if (value instanceof Undefined) throw value.fault()
  throw typeFault(`the bounds of a slice must be integers, not ${kindOf(value)}`)
}

/** The positions that Python's slice visits. */
function sliceIndices(length: number, from: unknown, to: unknown, by: unknown): number[] {
  const step = bound(by) ?? 1
  if (step === 0) throw valueFault('the step of a slice cannot be zero')
  const lowest = step > 0 ? 0 : -1
  const highest = step > 0 ? length : length - 1
  const clamp = (value: unknown, fallback: number) => {
    const index = bound(value)
    if (index === undefined) return fallback
    return Math.min(Math.max(index < 0 ? index + length : index, lowest), highest)
  }
  const start = clamp(from, step > 0 ? lowest : highest)
  const stop = clamp(to, step > 0 ? highest : lowest)
  const indices: number[] = []
  for (let i = start; step > 0 ? i < stop : i > stop; i += step) indices.push(i)
  return indices
}

export function getSlice(st: State, target: unknown, from: unknown, to: unknown, by: unknown): unknown {
  const pick = (items: ArrayLike<unknown>) => {
    st.charge(items.length >> 4)
    const indices = sliceIndices(items.length, from, to, by)
    st.charge(indices.length)
    return indices.map((i) => items[i])
  }
  if (Array.isArray(target)) return own(pick(target))
  if (target instanceof Tuple) return new Tuple(pick(target.items))
  if (target instanceof Range) {
    const indices = sliceIndices(target.length, from, to, by)
    const step = target.step * (bound(by) ?? 1)
    const start = target.at(indices[0] ?? 0)
    return new Range(start, start + step * indices.length, step)
  }
  if (target instanceof Undefined) throw target.fault()
  if (!isText(target)) throw typeFault(`${kindOf(target)} cannot be sliced`)
  const text = plainText(target)
  st.reserve(text.length)
  const plain = bound(by) === undefined || bound(by) === 1
  const chars = isSimple(text) ? text : charsOf(text)
  const result = plain && typeof chars === 'string' ? simpleSlice(chars, from, to) : pick(chars).join('')
  return target instanceof Markup ? new Markup(result) : result
}

function simpleSlice(text: string, from: unknown, to: unknown): string {
  return text.slice(bound(from), bound(to))
}
