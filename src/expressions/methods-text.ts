import { isTrueArgument, listElements } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { createMethodTable } from './functions.js'
import { needInt } from './numbers.js'
import type { State } from './state.js'
import { countCodePoints, isText, markOwned, needText, splitCodePoints, Tuple } from './values.js'

const MAX_WIDTH = 16 * 1024 * 1024
const SPACES = /[\s\x1c-\x1f\x85]+/u

function readFillCharacter(value: unknown): string {
  if (value === undefined) return ' '
  const fill = needText(value, 'the fill character')
  if (countCodePoints(fill) !== 1) throw typeFault('the fill character must be one character')
  return fill
}

export function capitalize(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length).toLowerCase()
}

function measureGap(st: State, text: string, width: unknown): number {
  const missing = needInt(width, 'the width') - countCodePoints(text)
  if (missing > 0) st.reserve(text.length + Math.min(missing, MAX_WIDTH * 2))
  return Math.max(0, missing)
}

/** Centers a text; like Python, puts an odd space to the left only if the width is odd too. */
export function centerText(st: State, text: string, width: unknown, fill: string): string {
  const missing = measureGap(st, text, width)
  const left = Math.floor(missing / 2) + (missing & needInt(width, 'the width') & 1)
  return fill.repeat(left) + text + fill.repeat(missing - left)
}

function strip(text: string, chars: unknown, start: boolean, end: boolean): string {
  if (chars === undefined || chars === null) {
    if (start && end) return text.trim()
    return start ? text.trimStart() : text.trimEnd()
  }
  const set = new Set(splitCodePoints(needText(chars, 'the characters to strip')))
  const units = splitCodePoints(text)
  let from = 0
  let to = units.length
  while (start && from < to && set.has(units[from] ?? '')) from += 1
  while (end && to > from && set.has(units[to - 1] ?? '')) to -= 1
  return units.slice(from, to).join('')
}

export function stripText(text: string, chars: unknown): string {
  return strip(text, chars, true, true)
}

function readSplitLimit(value: unknown): number {
  const limit = value === undefined ? -1 : needInt(value, 'the number of splits')
  return limit < 0 ? Number.POSITIVE_INFINITY : limit
}

function splitSpaces(text: string, limit: number): string[] {
  if (!Number.isFinite(limit)) return text.split(SPACES).filter((part) => part !== '')
  const parts: string[] = []
  let rest = text.trimStart()
  while (rest !== '' && parts.length < limit) {
    const gap = SPACES.exec(rest)
    if (gap === null) break
    parts.push(rest.slice(0, gap.index))
    rest = rest.slice(gap.index + gap[0].length)
  }
  if (rest !== '') parts.push(rest)
  return parts
}

export function reverseText(text: string): string {
  return splitCodePoints(text).reverse().join('')
}

function splitBy(text: string, separator: string, limit: number): string[] {
  if (separator === '') throw valueFault('the separator must not be empty')
  const parts = text.split(separator)
  if (parts.length - 1 <= limit) return parts
  return [...parts.slice(0, limit), parts.slice(limit).join(separator)]
}

function splitText(text: string, separator: unknown, limit: number): string[] {
  if (separator === undefined || separator === null) return splitSpaces(text, limit)
  return splitBy(text, needText(separator, 'the separator'), limit)
}

function split(st: State, text: string, [separator, limit]: readonly unknown[]): unknown {
  st.reserve(text.length)
  const parts = splitText(text, separator, readSplitLimit(limit))
  st.charge(parts.length)
  return markOwned(parts)
}

const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/
const AFTER_LINE_END = /(?<=[\n\v\f\x1c-\x1e\x85\u2028\u2029]|\r(?!\n))/

/** Splits like Python's splitlines(): no empty line after a final line end. */
export function splitTextLines(text: string, end = LINE_END): string[] {
  const lines = text.split(end)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** Replaces the first `count` occurrences, all if negative; reserves the result's length first. */
export function replaceText(st: State, text: string, from: string, to: string, count: number): string {
  const limit = count < 0 ? Number.POSITIVE_INFINITY : count
  const occurrences = from === '' ? countCodePoints(text) + 1 : text.split(from).length - 1
  const times = Math.min(occurrences, limit)
  st.reserve(text.length + times * Math.max(0, to.length - from.length))
  if (times === 0) return text
  if (from !== '') {
    if (times === occurrences) return text.replaceAll(from, () => to)
    return splitBy(text, from, times).join(to)
  }
  const chars = splitCodePoints(text)
  return chars.map((char, i) => (i < times ? to + char : char)).join('') + (times > chars.length ? to : '')
}

function partition(text: string, separator: unknown, last: boolean): Tuple {
  const by = needText(separator, 'the separator')
  if (by === '') throw valueFault('the separator must not be empty')
  const offset = last ? text.lastIndexOf(by) : text.indexOf(by)
  if (offset < 0) return new Tuple(last ? ['', '', text] : [text, '', ''])
  return new Tuple([text.slice(0, offset), by, text.slice(offset + by.length)])
}

function find(text: string, wanted: unknown, last: boolean): number {
  const needle = needText(wanted, 'the text to find')
  const offset = last ? text.lastIndexOf(needle) : text.indexOf(needle)
  return offset < 0 ? -1 : countCodePoints(text.slice(0, offset))
}

function requireFound(at: number): number {
  if (at < 0) throw valueFault('the text is not found')
  return at
}

function hasAffix(wanted: unknown, has: (part: string) => boolean): boolean {
  const parts = wanted instanceof Tuple ? wanted.items : [wanted]
  return parts.some((part) => has(needText(part, 'a beginning or an end')))
}

export function isLower(text: string): boolean {
  return /\p{Lowercase}/u.test(text) && !/[\p{Lu}\p{Lt}]/u.test(text)
}

export function isUpper(text: string): boolean {
  return /\p{Uppercase}/u.test(text) && !/[\p{Ll}\p{Lt}]/u.test(text)
}

export const TEXT_METHODS = createMethodTable<string>({
  'upper()': (_st, text) => text.toUpperCase(),
  'lower()': (_st, text) => text.toLowerCase(),
  'capitalize()': (_st, text) => capitalize(text),
  'title()': (_st, text) => text.replace(/\p{L}+/gu, capitalize),
  'strip(chars?)': (_st, text, [chars]) => stripText(text, chars),
  'lstrip(chars?)': (_st, text, [chars]) => strip(text, chars, true, false),
  'rstrip(chars?)': (_st, text, [chars]) => strip(text, chars, false, true),
  'split(sep?, maxsplit?)': split,
  'rsplit(sep?, maxsplit?)'(st, text, [separator, limit]) {
    const most = readSplitLimit(limit)
    if (!Number.isFinite(most)) return split(st, text, [separator, limit])
    st.reserve(text.length * 4)
    const parts = splitText(reverseText(text), isText(separator) ? reverseText(separator) : separator, most)
    return markOwned(parts.map(reverseText).reverse())
  },
  'splitlines(keepends?)': (st, text, [keep]) => {
    st.reserve(text.length)
    const lines = splitTextLines(text, isTrueArgument(keep) ? AFTER_LINE_END : LINE_END)
    st.charge(lines.length)
    return markOwned(lines)
  },
  'partition(sep)': (_st, text, [separator]) => partition(text, separator, false),
  'rpartition(sep)': (_st, text, [separator]) => partition(text, separator, true),
  'join(iterable)'(st, text, [values]) {
    const parts = listElements(st, values).map((part) => needText(part, 'every element to join'))
    return st.join(parts, text)
  },
  'replace(old, new, count?)': (st, text, [from, to, count]) => {
    const most = count === undefined ? -1 : needInt(count, 'the count')
    return replaceText(st, text, needText(from, 'the old text'), needText(to, 'the new text'), most)
  },
  'center(width, fillchar?)': (st, text, [width, fill]) => centerText(st, text, width, readFillCharacter(fill)),
  'ljust(width, fillchar?)': (st, text, [width, fill]) =>
    text + readFillCharacter(fill).repeat(measureGap(st, text, width)),
  'rjust(width, fillchar?)': (st, text, [width, fill]) =>
    readFillCharacter(fill).repeat(measureGap(st, text, width)) + text,
  'zfill(width)'(st, text, [width]) {
    const zeros = '0'.repeat(measureGap(st, text, width))
    return /^[+-]/.test(text) ? text.slice(0, 1) + zeros + text.slice(1) : zeros + text
  },
  'removeprefix(prefix)': (_st, text, [value]) => {
    const prefix = needText(value, 'the prefix')
    return text.startsWith(prefix) ? text.slice(prefix.length) : text
  },
  'removesuffix(suffix)': (_st, text, [value]) => {
    const suffix = needText(value, 'the suffix')
    return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text
  },
  'find(sub)': (_st, text, [wanted]) => find(text, wanted, false),
  'rfind(sub)': (_st, text, [wanted]) => find(text, wanted, true),
  'index(sub)': (_st, text, [wanted]) => requireFound(find(text, wanted, false)),
  'rindex(sub)': (_st, text, [wanted]) => requireFound(find(text, wanted, true)),
  'count(sub)'(_st, text, [wanted]) {
    const needle = needText(wanted, 'the text to count')
    return needle === '' ? countCodePoints(text) + 1 : text.split(needle).length - 1
  },
  'startswith(prefix)': (_st, text, [prefix]) => hasAffix(prefix, (part) => text.startsWith(part)),
  'endswith(suffix)': (_st, text, [suffix]) => hasAffix(suffix, (part) => text.endsWith(part)),
  'isdigit|isdecimal|isnumeric()': (_st, text) => /^\p{Nd}+$/u.test(text),
  'isalpha()': (_st, text) => /^\p{L}+$/u.test(text),
  'isalnum()': (_st, text) => /^[\p{L}\p{N}]+$/u.test(text),
  'isspace()': (_st, text) => /^[\s\x1c-\x1f\x85]+$/u.test(text),
  'islower()': (_st, text) => isLower(text),
  'isupper()': (_st, text) => isUpper(text),
})
