import { element, fieldNames } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { findMethod, methodNames } from './methods.js'
import { asIndex } from './numbers.js'
import type { State } from './state.js'
import {
  Absent,
  charsOf,
  GroupTuple,
  isMapping,
  isSimple,
  isText,
  kindOf,
  likeSequence,
  likeText,
  PyObject,
  plainText,
  Range,
  sequenceOf,
  Undefined,
} from './values.js'

/** What stands for a field or an element that is not there; `label` is the path of the target, `why` says why it is absent. */
export function missingMember(
  st: State,
  target: unknown,
  key: unknown,
  pos: number,
  label?: string,
  why: string | null = null,
): Undefined {
  const name = isText(key) ? plainText(key) : undefined
  const shown = name === undefined ? 'such element' : `field '${name}'`
  const subject = label === undefined ? kindOf(target) : `'${label}'`
  const isData = label === undefined || isMapping(target) || Array.isArray(target)
  const message = `${isData ? subject : `${subject} is ${kindOf(target)} and`} has no ${shown}`
  const fields = () => {
    if (isMapping(target)) return fieldNames(target)
    return target instanceof PyObject ? [...target.fields().keys()] : methodNames(target)
  }
  st.charge(1)
  if (why !== null) return new Absent(`${message}: ${why}`, pos, undefined, fields)
  return new Undefined(message, pos, name, fields)
}

function memberOf(target: unknown, name: string): unknown {
  if (target instanceof PyObject) return target.fields().get(name)
  if (target instanceof GroupTuple && (name === 'grouper' || name === 'list')) return target[name]
  return findMethod(target, name)
}

/** `target[key]` and `target.key`: a key or an index first, then a method of that name; undefined when there is neither. */
export function itemOf(st: State, target: unknown, key: unknown): unknown {
  const value = element(st, target, key)
  return value === undefined && isText(key) ? memberOf(target, plainText(key)) : value
}

/** Reads a dotted path like `user.name` or `0.name` from each element of a list. */
export function attributeGetter(st: State, attribute: unknown, fallback?: unknown): (item: unknown) => unknown {
  const parts = attributePath(attribute)
  return (item) => {
    let value = item
    for (const part of parts) {
      const found = itemOf(st, value, part)
      if (found !== undefined) value = found
      else value = fallback === undefined || fallback === null ? missingMember(st, value, part, st.pos) : fallback
    }
    return value
  }
}

function attributePath(attribute: unknown): readonly unknown[] {
  if (attribute === undefined || attribute === null) return []
  if (!isText(attribute)) return [attribute]
  return plainText(attribute)
    .split('.')
    .map((part) => (/^\p{Nd}+$/u.test(part) ? (asIndex(Number(part)) ?? part) : part))
}

function bound(value: unknown): number | undefined {
  if (value === null || value === undefined) return undefined
  const index = asIndex(value)
  if (index !== undefined) return index
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

/** `target[from:to:by]`. */
export function sliceOf(st: State, target: unknown, from: unknown, to: unknown, by: unknown): unknown {
  const pick = (items: readonly unknown[]) => {
    st.charge(Math.floor(items.length / 16))
    const indices = sliceIndices(items.length, from, to, by)
    st.charge(indices.length)
    return indices.map((i) => items[i])
  }
  const items = sequenceOf(target)
  if (items !== undefined) return likeSequence(target, pick(items))
  if (target instanceof Range) {
    const indices = sliceIndices(target.length, from, to, by)
    const step = target.step * (bound(by) ?? 1)
    const start = target.at(indices[0] ?? 0)
    return new Range(start, start + step * indices.length, step)
  }
  if (!isText(target)) throw typeFault(`${kindOf(target)} cannot be sliced`)
  const text = plainText(target)
  st.reserve(text.length)
  const isPlain = isSimple(text) && (bound(by) ?? 1) === 1
  return likeText(target, isPlain ? text.slice(bound(from), bound(to)) : pick(charsOf(text)).join(''))
}
