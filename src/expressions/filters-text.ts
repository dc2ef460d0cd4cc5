import { entriesOf, isTrue, lengthOfValue } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { stripTags, urlize } from './filters-html.js'
import { escapeHtml } from './html.js'
import { freeMethod, method } from './method.js'
import { pairsOf } from './methods-data.js'
import { centered, needText, replaceText, stripText } from './methods-text.js'
import { needInt } from './numbers.js'
import { percentFormat } from './percent-format.js'
import { toText } from './print.js'
import type { MethodTable, State } from './state.js'
import { capitalize, charsOf, lengthOf } from './text.js'
import { isMapping, isText, kindOf, Markup, Tuple, Undefined } from './values.js'
import { wrapText } from './wrap.js'

const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/

/** Runs a change of text and keeps the mark of escaped text. */
function textual(change: (text: string) => string) {
  return method<unknown>('', (st, value) => {
    const text = change(toText(st, value))
    return value instanceof Markup ? new Markup(text) : text
  })
}

function titleCase(text: string): string {
  return text
    .split(/([-\s({[<]+)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const [first = ''] = part
      return first.toUpperCase() + part.slice(first.length).toLowerCase()
    })
    .join('')
}

function linesOf(text: string): string[] {
  const lines = text.split(LINE_END)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

function indent(st: State, value: unknown, width: unknown, first: unknown, blank: unknown): string {
  const text = needText(value, 'the value to indent')
  const by = isText(width) ? needText(width, 'the indent') : ' '.repeat(columns(width))
  const lines = linesOf(`${text}\n`)
  st.reserve(text.length + lines.length * by.length)
  const all = blank !== undefined && isTrue(blank)
  const shifted = lines.map((line, i) => (i > 0 && (all || line !== '') ? by + line : line))
  return (first !== undefined && isTrue(first) ? by : '') + shifted.join('\n')
}

function columns(width: unknown): number {
  const count = width === undefined ? 4 : needInt(width, 'the width')
  if (count > 10_000) throw valueFault('the indent is too wide')
  return Math.max(0, count)
}

function truncate(st: State, value: unknown, args: readonly unknown[]): unknown {
  const [length, killWords, ending, slack] = args
  const end = ending === undefined ? '...' : needText(ending, 'the end')
  const most = length === undefined ? 255 : needInt(length, 'the length')
  const leeway = slack === undefined || slack === null ? 5 : needInt(slack, 'the leeway')
  if (most < lengthOf(end)) throw valueFault('the length is shorter than the end mark')
  if (leeway < 0) throw valueFault('the leeway must not be negative')
  if (lengthOfValue(value) <= most + leeway) return value
  const text = needText(value, 'the value to truncate')
  st.reserve(text.length)
  const chars = charsOf(text)
  const kept = chars.slice(0, most - lengthOf(end)).join('')
  if (killWords !== undefined && isTrue(killWords)) return kept + end
  const space = kept.lastIndexOf(' ')
  return (space < 0 ? kept : kept.slice(0, space)) + end
}

function quoteUrl(st: State, value: unknown, query: boolean): string {
  const encoded = encodeURIComponent(toText(st, value).replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return query ? encoded.replaceAll('%20', '+') : encoded.replaceAll('%2F', '/')
}

function urlEncode(st: State, value: unknown): string {
  if (value instanceof Undefined) throw value.fault()
  const walkable = isMapping(value) || Array.isArray(value) || value instanceof Tuple
  if (isText(value) || !walkable) return quoteUrl(st, value, false)
  const pairs: readonly (readonly unknown[])[] = isMapping(value) ? entriesOf(value) : pairsOf(st, value)
  return pairs.map(([key, item]) => `${quoteUrl(st, key, true)}=${quoteUrl(st, item, true)}`).join('&')
}

function attributes(st: State, value: unknown, space: unknown): string {
  if (!isMapping(value)) throw typeFault(`xmlattr needs a mapping, not ${kindOf(value)}`)
  const parts: string[] = []
  for (const [key, item] of entriesOf(value)) {
    if (item === null || item instanceof Undefined) continue
    const name = toText(st, key)
    if (/[\s/>=]/.test(name)) throw valueFault(`'${name}' cannot be the name of an attribute`)
    const text = item instanceof Markup ? item.text : escapeHtml(toText(st, item))
    parts.push(`${escapeHtml(name)}="${text}"`)
  }
  const joined = parts.join(' ')
  return joined !== '' && (space === undefined || isTrue(space)) ? ` ${joined}` : joined
}

function replace(st: State, value: unknown, from: unknown, to: unknown, count: unknown): string {
  const most = count === undefined || count === null ? -1 : needInt(count, 'the count')
  return replaceText(st, toText(st, value), toText(st, from), toText(st, to), most)
}

function trim(st: State, value: unknown, chars: unknown): unknown {
  const text = stripText(toText(st, value), chars)
  return value instanceof Markup ? new Markup(text) : text
}

function wordWrap(st: State, value: unknown, args: readonly unknown[]): string {
  const [width, breakLong, mark, hyphens] = args
  const text = needText(value, 'the value to wrap')
  st.reserve(text.length * 2)
  return wrapText(st, linesOf(text), {
    width: width === undefined ? 79 : needInt(width, 'the width'),
    breakLongWords: breakLong === undefined || isTrue(breakLong),
    breakOnHyphens: hyphens === undefined || isTrue(hyphens),
    newline: mark === undefined || mark === null ? '\n' : needText(mark, 'the wrap string'),
  })
}

/** Filters that work on text. */
export const TEXT_FILTERS: MethodTable<unknown> = new Map([
  ['capitalize', textual(capitalize)],
  ['lower', textual((text) => text.toLowerCase())],
  ['upper', textual((text) => text.toUpperCase())],
  ['title', textual(titleCase)],
  ['center', method<unknown>('width?', (st, value, [width]) => centered(st, toText(st, value), width ?? 80, ' '))],
  [
    'format',
    freeMethod<unknown>((st, value, args, kwargs) => {
      const named = kwargs !== undefined && kwargs.size > 0
      if (named && args.length > 0) throw typeFault('the filter format takes either names or positions, not both')
      return percentFormat(st, toText(st, value), named ? new Map(kwargs) : new Tuple(args))
    }),
  ],
  [
    'indent',
    method<unknown>('width? first? blank?', (st, value, [width, first, blank]) =>
      indent(st, value, width, first, blank),
    ),
  ],
  ['replace', method<unknown>('old new count?', (st, value, [from, to, count]) => replace(st, value, from, to, count))],
  ['striptags', method<unknown>('', (st, value) => stripTags(st, toText(st, value)))],
  ['trim', method<unknown>('chars?', (st, value, [chars]) => trim(st, value, chars))],
  ['truncate', method<unknown>('length? killwords? end? leeway?', truncate)],
  ['urlencode', method<unknown>('', urlEncode)],
  ['urlize', method<unknown>('trim_url_limit? nofollow? target? rel? extra_schemes?', urlize)],
  ['wordcount', method<unknown>('', (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0)],
  ['wordwrap', method<unknown>('width? break_long_words? wrapstring? break_on_hyphens?', wordWrap)],
  ['xmlattr', method<unknown>('autospace?', (st, value, [space]) => attributes(st, value, space))],
])
