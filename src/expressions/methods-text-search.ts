import { typeFault, valueFault } from './failure.js'
import { method } from './method.js'
import { needText } from './methods-text.js'
import { needInt } from './numbers.js'
import type { MethodTable } from './state.js'
import { charsOf, isSimple, lengthOf, sliceText } from './text.js'
import { isText, kindOf, Tuple } from './values.js'

interface Window {
  readonly text: string
  readonly start: number
}

/** The part of a text that the optional bounds of a search leave; undefined when they leave less than nothing. */
function windowOf(text: string, from: unknown, to: unknown): Window | undefined {
  if ((from === undefined || from === null) && (to === undefined || to === null)) return { text, start: 0 }
  const length = lengthOf(text)
  const clamp = (value: unknown, fallback: number) => {
    if (value === undefined || value === null) return fallback
    const index = needInt(value, 'a position')
    return index < 0 ? Math.max(0, index + length) : index
  }
  const start = clamp(from, 0)
  const stop = Math.min(clamp(to, length), length)
  if (start > length || start > stop) return undefined
  return { text: sliceText(text, start, stop), start }
}

function position(text: string, unit: number): number {
  return isSimple(text) ? unit : lengthOf(text.slice(0, unit))
}

function find(text: string, wanted: unknown, from: unknown, to: unknown, last: boolean): number {
  const needle = needText(wanted, 'the text to find')
  const window = windowOf(text, from, to)
  if (window === undefined) return -1
  const at = last ? window.text.lastIndexOf(needle) : window.text.indexOf(needle)
  return at < 0 ? -1 : position(window.text, at) + window.start
}

function indexOf(text: string, wanted: unknown, from: unknown, to: unknown, last: boolean): number {
  const at = find(text, wanted, from, to, last)
  if (at < 0) throw valueFault('the text is not found')
  return at
}

function count(text: string, wanted: unknown, from: unknown, to: unknown): number {
  const needle = needText(wanted, 'the text to count')
  const window = windowOf(text, from, to)
  if (window === undefined) return 0
  return needle === '' ? charsOf(window.text).length + 1 : window.text.split(needle).length - 1
}

type Has = (text: string, part: string) => boolean

function affix(text: string, wanted: unknown, from: unknown, to: unknown, has: Has): boolean {
  const parts = wanted instanceof Tuple ? wanted.items : [wanted]
  const window = windowOf(text, from, to)
  return parts.some((part) => {
    if (!isText(part)) throw typeFault(`a text can start or end with a text only, not ${kindOf(part)}`)
    return window !== undefined && has(window.text, needText(part, 'the text'))
  })
}

const starts: Has = (text, part) => text.startsWith(part)
const ends: Has = (text, part) => text.endsWith(part)

/** Methods of texts that look for something. */
export const TEXT_SEARCH_METHODS: MethodTable<string> = new Map([
  ['find', method('sub start? end?', (_st, text, [sub, from, to]) => find(text, sub, from, to, false))],
  ['rfind', method('sub start? end?', (_st, text, [sub, from, to]) => find(text, sub, from, to, true))],
  ['index', method('sub start? end?', (_st, text, [sub, from, to]) => indexOf(text, sub, from, to, false))],
  ['rindex', method('sub start? end?', (_st, text, [sub, from, to]) => indexOf(text, sub, from, to, true))],
  ['count', method('sub start? end?', (_st, text, [sub, from, to]) => count(text, sub, from, to))],
  ['startswith', method('prefix start? end?', (_st, text, [part, from, to]) => affix(text, part, from, to, starts))],
  ['endswith', method('suffix start? end?', (_st, text, [part, from, to]) => affix(text, part, from, to, ends))],
])
