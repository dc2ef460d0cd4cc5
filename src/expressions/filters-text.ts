import { elements, entriesOf, isTrue, lengthOfValue } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { percentFormat } from './format.js'
import { methodTable } from './functions.js'
import { pairsOf } from './methods.js'
import { centered, replaceText, stripText } from './methods-text.js'
import { needInt } from './numbers.js'
import { toText } from './print.js'
import type { Run, State } from './state.js'
import { capitalize, charsOf, escapeHtml, lengthOf, wrapText } from './text.js'
import { isMapping, isText, kindOf, Markup, needText, Tuple, Undefined } from './values.js'

type Args = readonly unknown[]

const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/

/** Runs a change of text and keeps the mark of escaped text. */
function textual(change: (text: string) => string): Run<unknown> {
  return (st, value) => {
    const text = change(toText(st, value))
    return value instanceof Markup ? new Markup(text) : text
  }
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

function indent(st: State, value: unknown, [width, first, blank]: Args): string {
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

function truncate(st: State, value: unknown, args: Args): unknown {
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
  const shown = chars.slice(0, most - lengthOf(end)).join('')
  if (killWords !== undefined && isTrue(killWords)) return shown + end
  const space = shown.lastIndexOf(' ')
  return (space < 0 ? shown : shown.slice(0, space)) + end
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

function attributes(st: State, value: unknown, [space]: Args): string {
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

function replace(st: State, value: unknown, [from, to, count]: Args): string {
  const most = count === undefined || count === null ? -1 : needInt(count, 'the count')
  return replaceText(st, toText(st, value), toText(st, from), toText(st, to), most)
}

function wordWrap(st: State, value: unknown, args: Args): string {
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

function isWebAddress(text: string): boolean {
  return /^(?:https?:\/\/(?:[\p{L}\p{N}_-]+\.)*[\p{L}\p{N}_-]*|(?:www\.)?(?:[\p{L}\p{N}_-]+\.)+(?:com|net|int|edu|gov|org|info|mil))(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(
    text,
  )
}

function hasHost(text: string): boolean {
  return /^https?:\/\/[\p{L}\p{N}_-]/iu.test(text)
}

function isMailAddress(text: string): boolean {
  return /^\S+@[\p{L}\p{N}_][\p{L}\p{N}_.-]*\.[\p{L}\p{N}_]+$/u.test(text)
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/g, (all, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name] ?? all
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** Cuts every part between two marks; what opens and never closes stays. */
function cutBetween(text: string, open: string, close: string): string {
  const left: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf(open, from)
    const end = start < 0 ? -1 : text.indexOf(close, start)
    if (end < 0) break
    left.push(text.slice(from, start))
    from = end + close.length
  }
  return left.join('') + text.slice(from)
}

/** The text of an HTML fragment on one line. */
function stripTags(st: State, html: string): string {
  st.reserve(html.length)
  const bare = cutBetween(cutBetween(html, '<!--', '-->'), '<', '>')
  return unescapeHtml(bare.split(/\s+/).filter(Boolean).join(' '))
}

function split(word: string): { head: string; middle: string; tail: string } {
  const head = /^(?:[(<]|&lt;)+/.exec(word)?.[0] ?? ''
  let end = word.length
  while (end > head.length) {
    if (word.endsWith('&gt;', end)) end -= 4
    else if (/[)>.,\n]/.test(word.charAt(end - 1))) end -= 1
    else break
  }
  let middle = word.slice(head.length, Math.max(end, head.length))
  let tail = word.slice(head.length + middle.length)
  for (const [open, close] of [
    ['(', ')'],
    ['<', '>'],
    ['&lt;', '&gt;'],
  ] as const) {
    const opened = middle.split(open).length - 1
    if (opened <= middle.split(close).length - 1) continue
    for (let i = Math.min(opened, tail.split(close).length - 1); i > 0; i -= 1) {
      const cut = tail.indexOf(close) + close.length
      middle += tail.slice(0, cut)
      tail = tail.slice(cut)
    }
  }
  return { head, middle, tail }
}

interface Link {
  readonly limit: number | undefined
  readonly attributes: string
  readonly schemes: readonly string[]
}

function shorten(text: string, limit: number | undefined): string {
  const chars = charsOf(text)
  return limit === undefined || chars.length <= limit ? text : `${chars.slice(0, limit).join('')}...`
}

function linked(middle: string, link: Link): string {
  if (isWebAddress(middle) && (hasHost(middle) || !/^https?:/i.test(middle))) {
    const href = /^https?:\/\//.test(middle) ? middle : `https://${middle}`
    return `<a href="${href}"${link.attributes}>${shorten(middle, link.limit)}</a>`
  }
  if (middle.startsWith('mailto:') && isMailAddress(middle.slice(7)))
    return `<a href="${middle}">${middle.slice(7)}</a>`
  const address = middle.includes('@') && !/^(?:www\.|@)/.test(middle) && !middle.includes(':')
  if (address && isMailAddress(middle)) return `<a href="mailto:${middle}">${middle}</a>`
  const scheme = link.schemes.find((one) => middle !== one && middle.startsWith(one))
  return scheme === undefined ? middle : `<a href="${middle}"${link.attributes}>${middle}</a>`
}

/** Turns addresses in text into links, as Jinja2's `urlize` does. */
function urlize(st: State, value: unknown, args: Args): string {
  const [limit, nofollow, target, rel, schemes] = args
  const text = value instanceof Markup ? value.text : escapeHtml(toText(st, value))
  st.reserve(text.length * 3)
  const rels = new Set(rel === undefined || rel === null ? [] : needText(rel, 'rel').split(/\s+/).filter(Boolean))
  if (nofollow !== undefined && isTrue(nofollow)) rels.add('nofollow')
  rels.add('noopener')
  const targetText =
    target === undefined || target === null ? '' : ` target="${escapeHtml(needText(target, 'target'))}"`
  const link: Link = {
    limit: limit === undefined || limit === null ? undefined : needInt(limit, 'the limit'),
    attributes: ` rel="${escapeHtml([...rels].sort().join(' '))}"${targetText}`,
    schemes:
      schemes === undefined || schemes === null ? [] : elements(st, schemes).map((one) => needText(one, 'a scheme')),
  }
  return text
    .split(/(\s+)/)
    .map((word) => {
      const { head, middle, tail } = split(word)
      return head + linked(middle, link) + tail
    })
    .join('')
}

/** Filters that work on text. */
export const TEXT_FILTERS = methodTable<unknown>({
  'capitalize()': textual(capitalize),
  'lower()': textual((text) => text.toLowerCase()),
  'upper()': textual((text) => text.toUpperCase()),
  'title()': textual(titleCase),
  'center(width?)': (st, value, [width = 80]) => centered(st, toText(st, value), width, ' '),
  'format(*)': (st, value, args, kwargs) => {
    const named = kwargs !== undefined && kwargs.size > 0
    if (named && args.length > 0) throw typeFault('the filter format takes either names or positions, not both')
    return percentFormat(st, toText(st, value), named ? new Map(kwargs) : new Tuple(args))
  },
  'indent(width?, first?, blank?)': indent,
  'replace(old, new, count?)': replace,
  'striptags()': (st, value) => stripTags(st, toText(st, value)),
  'trim(chars?)': (st, value, [chars]) => textual((text) => stripText(text, chars))(st, value, [], undefined),
  'truncate(length?, killwords?, end?, leeway?)': truncate,
  'urlencode()': urlEncode,
  'urlize(trim_url_limit?, nofollow?, target?, rel?, extra_schemes?)': urlize,
  'wordcount()': (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0,
  'wordwrap(width?, break_long_words?, wrapstring?, break_on_hyphens?)': wordWrap,
  'xmlattr(autospace?)': attributes,
})
