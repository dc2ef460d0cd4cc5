import { elements } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { freeMethod, method } from './method.js'
import { needInt } from './numbers.js'
import type { MethodTable, State } from './state.js'
import { strFormat } from './str-format.js'
import { capitalize, charsOf, lengthOf, titleChar } from './text.js'
import { isMapping, isText, kindOf, own, plainText, Tuple, Undefined } from './values.js'

const MAX_WIDTH = 16 * 1024 * 1024
const SPACES = /[\s\x1c-\x1f\x85]+/u

export function needText(value: unknown, what: string): string {
  if (value instanceof Undefined) throw value.fault()
  if (!isText(value)) throw typeFault(`${what} must be a text, not ${kindOf(value)}`)
  return plainText(value)
}

function fillOf(value: unknown): string {
  if (value === undefined) return ' '
  const fill = needText(value, 'the fill character')
  if (lengthOf(fill) !== 1) throw typeFault('the fill character must be one character')
  return fill
}

function gap(st: State, text: string, width: unknown): number {
  const missing = needInt(width, 'the width') - lengthOf(text)
  if (missing > 0) st.reserve(text.length + Math.min(missing, MAX_WIDTH * 2))
  return Math.max(0, missing)
}

/** Python puts the odd space of a centred text to the left only when the width is odd too. */
export function centered(st: State, text: string, width: unknown, fill: string): string {
  const missing = gap(st, text, width)
  const left = Math.floor(missing / 2) + (missing & needInt(width, 'the width') & 1)
  return fill.repeat(left) + text + fill.repeat(missing - left)
}

function strip(text: string, chars: unknown, start: boolean, end: boolean): string {
  if (chars === undefined || chars === null) {
    if (start && end) return text.trim()
    return start ? text.trimStart() : text.trimEnd()
  }
  const set = new Set(charsOf(needText(chars, 'the characters to strip')))
  const units = charsOf(text)
  let from = 0
  let to = units.length
  while (start && from < to && set.has(units[from] ?? '')) from += 1
  while (end && to > from && set.has(units[to - 1] ?? '')) to -= 1
  return units.slice(from, to).join('')
}

export function stripText(text: string, chars: unknown): string {
  return strip(text, chars, true, true)
}

function limitOf(value: unknown): number {
  const limit = value === undefined ? -1 : needInt(value, 'the number of splits')
  return limit < 0 ? Number.POSITIVE_INFINITY : limit
}

function splitSpaces(text: string, limit: number): string[] {
  const parts: string[] = []
  let rest = text.trimStart()
  while (rest !== '' && parts.length < limit) {
    const found = SPACES.exec(rest)
    if (found === null) break
    parts.push(rest.slice(0, found.index))
    rest = rest.slice(found.index + found[0].length)
  }
  if (rest !== '') parts.push(rest)
  return parts
}

function reversed(text: string): string {
  return charsOf(text).reverse().join('')
}

function splitBy(text: string, separator: string, limit: number): string[] {
  if (separator === '') throw valueFault('the separator must not be empty')
  const parts = text.split(separator)
  if (parts.length - 1 <= limit) return parts
  return [...parts.slice(0, limit), parts.slice(limit).join(separator)]
}

function split(st: State, text: string, separator: unknown, limit: unknown): unknown {
  st.reserve(text.length)
  const most = limitOf(limit)
  const parts =
    separator === undefined || separator === null
      ? Number.isFinite(most)
        ? splitSpaces(text, most)
        : text.split(SPACES).filter((part) => part !== '')
      : splitBy(text, needText(separator, 'the separator'), most)
  st.charge(parts.length)
  return own(parts)
}

function rsplit(st: State, text: string, separator: unknown, limit: unknown): unknown {
  const most = limitOf(limit)
  if (!Number.isFinite(most)) return split(st, text, separator, limit)
  st.reserve(text.length * 4)
  const by = separator === undefined || separator === null ? undefined : reversed(needText(separator, 'the separator'))
  const parts = by === undefined ? splitSpaces(reversed(text), most) : splitBy(reversed(text), by, most)
  return own(parts.map(reversed).reverse())
}

function splitLines(st: State, text: string, keep: unknown): unknown {
  st.reserve(text.length)
  const lines =
    text.match(/[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*(?:\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])|[\s\S]+$/g) ?? []
  st.charge(lines.length)
  if (keep === true || keep === 1) return own([...lines])
  return own(lines.map((line) => line.replace(/(?:\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])$/, '')))
}

function joinTexts(st: State, separator: string, values: unknown): string {
  const parts = elements(st, values).map((part) => needText(part, 'every element to join'))
  let length = 0
  for (const part of parts) length += part.length + separator.length
  st.reserve(length)
  return parts.join(separator)
}

/** Replaces up to a number of occurrences; refuses a result that would grow out of bounds. */
export function replaceText(st: State, text: string, from: string, to: string, count: number): string {
  const limit = count < 0 ? Number.POSITIVE_INFINITY : count
  const found = from === '' ? lengthOf(text) + 1 : text.split(from).length - 1
  const times = Math.min(found, limit)
  st.reserve(text.length + times * Math.max(0, to.length - from.length))
  if (times === 0) return text
  if (from !== '') {
    if (times === found) return text.replaceAll(from, () => to)
    return splitBy(text, from, times).join(to)
  }
  const chars = charsOf(text)
  return chars.map((char, i) => (i < times ? to + char : char)).join('') + (times > chars.length ? to : '')
}

function zfill(st: State, text: string, width: unknown): string {
  const zeros = '0'.repeat(gap(st, text, width))
  return /^[+-]/.test(text) ? text.slice(0, 1) + zeros + text.slice(1) : zeros + text
}

function expandTabs(st: State, text: string, size: unknown): string {
  const width = size === undefined ? 8 : needInt(size, 'the tab size')
  st.reserve(text.length + (text.split('\t').length - 1) * Math.max(0, width))
  let column = 0
  let result = ''
  for (const char of text) {
    if (char === '\t') {
      const spaces = width <= 0 ? 0 : width - (column % width)
      result += ' '.repeat(spaces)
      column += spaces
    } else {
      result += char
      column = char === '\n' || char === '\r' ? 0 : column + 1
    }
  }
  return result
}

/** Every run of letters starts with a capital, as Python's own title() has it. */
function title(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const [first = ''] = word
    return titleChar(first) + word.slice(first.length).toLowerCase()
  })
}

function swapCase(text: string): string {
  return charsOf(text)
    .map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase()))
    .join('')
}

function formatMap(st: State, text: string, mapping: unknown): string {
  if (!isMapping(mapping)) throw typeFault('format_map() needs a mapping')
  const entries = mapping instanceof Map ? [...mapping.entries()] : Object.entries(mapping)
  return strFormat(st, text, [], new Map(entries.map(([key, value]) => [String(key), value])))
}

function partition(text: string, separator: unknown, last: boolean): Tuple {
  const by = needText(separator, 'the separator')
  if (by === '') throw valueFault('the separator must not be empty')
  const at = last ? text.lastIndexOf(by) : text.indexOf(by)
  if (at < 0) return new Tuple(last ? ['', '', text] : [text, '', ''])
  return new Tuple([text.slice(0, at), by, text.slice(at + by.length)])
}

function trimmedEnd(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
}

/** Methods of texts that give a new text or list. */
export const TEXT_METHODS: MethodTable<string> = new Map([
  ['upper', method('', (_st, text) => text.toUpperCase())],
  ['lower', method('', (_st, text) => text.toLowerCase())],
  ['casefold', method('', (_st, text) => text.toLowerCase().replaceAll('ß', 'ss'))],
  ['capitalize', method('', (_st, text) => capitalize(text))],
  ['title', method('', (_st, text) => title(text))],
  ['swapcase', method('', (_st, text) => swapCase(text))],
  ['strip', method('chars?', (_st, text, [chars]) => stripText(text, chars))],
  ['lstrip', method('chars?', (_st, text, [chars]) => strip(text, chars, true, false))],
  ['rstrip', method('chars?', (_st, text, [chars]) => strip(text, chars, false, true))],
  ['split', method('sep? maxsplit?', (st, text, [sep, max]) => split(st, text, sep, max))],
  ['rsplit', method('sep? maxsplit?', (st, text, [sep, max]) => rsplit(st, text, sep, max))],
  ['splitlines', method('keepends?', (st, text, [keep]) => splitLines(st, text, keep))],
  ['partition', method('sep', (_st, text, [sep]) => partition(text, sep, false))],
  ['rpartition', method('sep', (_st, text, [sep]) => partition(text, sep, true))],
  ['join', method('iterable', (st, text, [values]) => joinTexts(st, text, values))],
  [
    'replace',
    method('old new count?', (st, text, [from, to, count]) => {
      const most = count === undefined ? -1 : needInt(count, 'the count')
      return replaceText(st, text, needText(from, 'the old text'), needText(to, 'the new text'), most)
    }),
  ],
  ['format', freeMethod((st, text, args, kwargs) => strFormat(st, text, args, kwargs))],
  ['format_map', method('mapping', (st, text, [mapping]) => formatMap(st, text, mapping))],
  ['center', method('width fillchar?', (st, text, [width, fill]) => centered(st, text, width, fillOf(fill)))],
  ['ljust', method('width fillchar?', (st, text, [width, fill]) => text + fillOf(fill).repeat(gap(st, text, width)))],
  ['rjust', method('width fillchar?', (st, text, [width, fill]) => fillOf(fill).repeat(gap(st, text, width)) + text)],
  ['zfill', method('width', (st, text, [width]) => zfill(st, text, width))],
  ['expandtabs', method('tabsize?', (st, text, [size]) => expandTabs(st, text, size))],
  [
    'removeprefix',
    method('prefix', (_st, text, [value]) => {
      const prefix = needText(value, 'the prefix')
      return text.startsWith(prefix) ? text.slice(prefix.length) : text
    }),
  ],
  ['removesuffix', method('suffix', (_st, text, [value]) => trimmedEnd(text, needText(value, 'the suffix')))],
])
