import { elements, entriesOf, isOn, lengthOfValue } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { percentFormat } from './format.js'
import { methodTable } from './functions.js'
import { pairsOf } from './methods.js'
import { capitalize, centered, linesOf, replaceText, stripText } from './methods-text.js'
import { needInt } from './numbers.js'
import { toText } from './print.js'
import type { Run, State } from './state.js'
import {
  escapeHtml,
  isMapping,
  isSimple,
  isText,
  kindOf,
  lengthOf,
  likeText,
  Markup,
  needText,
  plainText,
  sliceText,
  Tuple,
  Undefined,
} from './values.js'

type Args = readonly unknown[]

/** Runs a change of text and keeps the mark of escaped text. */
function textual(change: (text: string) => string): Run<unknown> {
  return (st, value) => likeText(value, change(toText(st, value)))
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

function indent(st: State, value: unknown, [width = 4, first, blank]: Args): string {
  const text = needText(value, 'the value to indent')
  const columns = isText(width) ? 0 : needInt(width, 'the width')
  if (columns > 10_000) throw valueFault('the indent is too wide')
  const by = isText(width) ? plainText(width) : ' '.repeat(Math.max(0, columns))
  const lines = linesOf(`${text}\n`)
  st.reserve(text.length + lines.length * by.length)
  const shifted = lines.map((line, i) => (i > 0 && (isOn(blank) || line !== '') ? by + line : line))
  return (isOn(first) ? by : '') + shifted.join('\n')
}

function truncate(st: State, value: unknown, [length = 255, killWords, ending = '...', slack]: Args): unknown {
  const end = needText(ending, 'the end')
  const most = needInt(length, 'the length')
  const leeway = needInt(slack, 'the leeway', 5)
  if (most < lengthOf(end)) throw valueFault('the length is shorter than the end mark')
  if (leeway < 0) throw valueFault('the leeway must not be negative')
  if (lengthOfValue(value) <= most + leeway) return value
  const text = needText(value, 'the value to truncate')
  st.reserve(text.length)
  const shown = sliceText(text, 0, most - lengthOf(end))
  const space = isOn(killWords) ? -1 : shown.lastIndexOf(' ')
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
  return joined !== '' && isOn(space, true) ? ` ${joined}` : joined
}

interface WrapOptions {
  readonly width: number
  readonly breakLongWords: boolean
  readonly breakOnHyphens: boolean
}

/** Words and the spaces between them; a word may also break after a hyphen between letters. */
function chunksOf(line: string, hyphens: boolean): string[] {
  const pieces = line.match(/\s+|\S+/g) ?? []
  const afterHyphens = /(?<=[\p{L}_]{2}-|[\p{L}_]-[\p{L}_]-)(?=[\p{L}_]-?[\p{L}_])/u
  return hyphens ? pieces.flatMap((piece) => (piece.includes('-') ? piece.split(afterHyphens) : [piece])) : pieces
}

/** Takes what fits into one line from the end of `chunks`, and a part of a word that fits into no line. */
function takeLine(st: State, chunks: string[], { width, breakLongWords, breakOnHyphens }: WrapOptions): string {
  const size = (text: string): number => {
    if (!isSimple(text)) st.charge(text.length >> 8)
    return lengthOf(text)
  }
  const taken: string[] = []
  let room = width
  for (let next = chunks.at(-1); next !== undefined && size(next) <= room; next = chunks.at(-1)) {
    taken.push(next)
    room -= size(next)
    chunks.pop()
  }
  const long = chunks.at(-1)
  if (long !== undefined && size(long) > width && breakLongWords) {
    let head = sliceText(long, 0, Math.max(room, 0))
    const hyphen = breakOnHyphens ? head.lastIndexOf('-') : -1
    if (hyphen > 0 && /[^-]/.test(head.slice(0, hyphen))) head = head.slice(0, hyphen + 1)
    taken.push(head)
    chunks[chunks.length - 1] = long.slice(head.length)
  } else if (long !== undefined && taken.length === 0) {
    taken.push(long)
    chunks.pop()
  }
  if (taken.at(-1)?.trim() === '') taken.pop()
  return taken.join('')
}

/** Breaks a line at spaces so that none is wider than asked for. */
function wrapLine(st: State, line: string, options: WrapOptions): string[] {
  const chunks = chunksOf(line, options.breakOnHyphens).reverse()
  const lines: string[] = []
  while (chunks.length > 0) {
    st.charge(1)
    if (lines.length > 0 && chunks.at(-1)?.trim() === '') chunks.pop()
    const taken = takeLine(st, chunks, options)
    if (taken !== '') lines.push(taken)
  }
  return lines
}

function wordWrap(st: State, value: unknown, [width = 79, breakLong, mark, hyphens]: Args): string {
  const text = needText(value, 'the value to wrap')
  const newline = mark === undefined || mark === null ? '\n' : needText(mark, 'the wrap string')
  const options: WrapOptions = {
    width: needInt(width, 'the width'),
    breakLongWords: isOn(breakLong, true),
    breakOnHyphens: isOn(hyphens, true),
  }
  if (options.width <= 0) throw valueFault('the width must be above zero')
  st.reserve(text.length * 2)
  return linesOf(text)
    .map((line) => wrapLine(st, line, options).join(newline))
    .join(newline)
}

const WORD = String.raw`\p{L}\p{N}_`
const HOST = `[${WORD}-]+\\.`
const DOMAIN = `(?:www\\.)?(?:${HOST})+(?:com|net|int|edu|gov|org|info|mil)`
const WEB_ADDRESS = String.raw`^(?!https?://(?![${WORD}-]))(?:https?://(?:${HOST})*[${WORD}-]*|${DOMAIN})(?::\d{1,5})?(?:[/?#]\S*)?$`
const MAIL_ADDRESS = String.raw`^\S+@[${WORD}][${WORD}.-]*\.[${WORD}]+$`

// Both are made where they are used, because classes of Unicode take a while.
function isWebAddress(text: string): boolean {
  return new RegExp(WEB_ADDRESS, 'iu').test(text)
}

function isMailAddress(text: string): boolean {
  return new RegExp(MAIL_ADDRESS, 'u').test(text)
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
  readonly limit: number
  readonly attributes: string
  readonly schemes: readonly string[]
}

function linked(middle: string, { limit, attributes, schemes }: Link): string {
  if (isWebAddress(middle)) {
    const href = /^https?:\/\//.test(middle) ? middle : `https://${middle}`
    const shown = lengthOf(middle) <= limit ? middle : `${sliceText(middle, 0, limit)}...`
    return `<a href="${href}"${attributes}>${shown}</a>`
  }
  if (middle.startsWith('mailto:') && isMailAddress(middle.slice(7)))
    return `<a href="${middle}">${middle.slice(7)}</a>`
  const address = middle.includes('@') && !/^(?:www\.|@)/.test(middle) && !middle.includes(':')
  if (address && isMailAddress(middle)) return `<a href="mailto:${middle}">${middle}</a>`
  const isKnown = schemes.some((scheme) => middle !== scheme && middle.startsWith(scheme))
  return isKnown ? `<a href="${middle}"${attributes}>${middle}</a>` : middle
}

function urlize(st: State, value: unknown, [limit, nofollow, target, rel, schemes]: Args): string {
  const text = value instanceof Markup ? value.text : escapeHtml(toText(st, value))
  st.reserve(text.length * 3)
  const words = needText(rel ?? '', 'rel')
    .split(/\s+/)
    .filter(Boolean)
  const rels = new Set([...words, ...(isOn(nofollow) ? ['nofollow'] : []), 'noopener'])
  const targetText =
    target === undefined || target === null ? '' : ` target="${escapeHtml(needText(target, 'target'))}"`
  const link: Link = {
    limit: needInt(limit, 'the limit', Number.POSITIVE_INFINITY),
    attributes: ` rel="${escapeHtml([...rels].sort().join(' '))}"${targetText}`,
    schemes: elements(st, schemes ?? []).map((one) => needText(one, 'a scheme')),
  }
  return text
    .split(/(\s+)/)
    .map((word) => {
      const { head, middle, tail } = split(word)
      return head + linked(middle, link) + tail
    })
    .join('')
}

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
  'replace(old, new, count?)': (st, value, [from, to, count]) =>
    replaceText(st, toText(st, value), toText(st, from), toText(st, to), needInt(count, 'the count', -1)),
  'striptags()': (st, value) => stripTags(st, toText(st, value)),
  'trim(chars?)': (st, value, [chars]) => textual((text) => stripText(text, chars))(st, value, [], undefined),
  'truncate(length?, killwords?, end?, leeway?)': truncate,
  'urlencode()': urlEncode,
  'urlize(trim_url_limit?, nofollow?, target?, rel?, extra_schemes?)': urlize,
  'wordcount()': (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0,
  'wordwrap(width?, break_long_words?, wrapstring?, break_on_hyphens?)': wordWrap,
  'xmlattr(autospace?)': attributes,
})
