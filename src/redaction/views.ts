import { unseenIn } from '../text/unseen.js'
import { goesBack, printed } from './overprint.js'
import type { Spans, View } from './spans.js'

/** A way to write characters: what its tokens look like, and what each of them stands for. */
interface Notation {
  /** No token is without it; null where the token is as quickly looked for. */
  readonly hint: string | null
  readonly token: RegExp
  readonly read: (token: string) => string
}

/** Escapes inside of escapes: a query in a JSON text, a percent sign that was encoded again. */
const DEEPEST = 2

/** Names of characters in a page; there are many more, for letters. */
const makeNamed = () =>
  new Map(
    'amp& lt< gt> quot" apos\' excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@ lsqb[ bsol\\ rsqb] Hat^ lowbar_ grave` lcub{ vert| verbar| rcub} nbsp\u00a0'
      .split(' ')
      .map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
  )
const LETTERS: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** A byte that is a character, the first one of several, one that follows, and any. */
type ByteForms = readonly [first: string, next: string, any: string]
const HEX: ByteForms = ['[c-fC-F][0-9A-Fa-f]', '[89abAB][0-9A-Fa-f]', '[0-9A-Fa-f]{2}']
const OCTAL: ByteForms = ['3[0-7]{2}', '2[0-7]{2}', '[0-3][0-7]{2}']

/** The bytes of one character, each after the same mark. */
function byteToken(mark: string, [first, next, any]: ByteForms): RegExp {
  return new RegExp(`${mark}${first}(?:${mark}${next}){1,3}|${mark}${any}`, 'g')
}

/** How programs write characters that are special to them. Each is read by itself: what is special to one is plain to another. */
const makeNotations = (): readonly Notation[] => [
  { hint: '%', token: byteToken('%', HEX), read: (token) => bytesIn(token.slice(1).split('%'), 16) },
  {
    hint: '\\',
    token: new RegExp(
      `\\\\u\\{[0-9A-Fa-f]{1,6}\\}|\\\\u[0-9A-Fa-f]{4}|\\\\U[0-9A-Fa-f]{8}|\\\\\\r?\\n[ \\t]*|${byteToken('\\\\x', HEX).source}|${byteToken('\\\\', OCTAL).source}|\\\\(?:[abefnrtv]|[^A-Za-z0-9\\n])`,
      'g',
    ),
    read: readBackslash,
  },
  { hint: '&', token: /&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,7});/g, read: readEntity },
  // Quoted-printable; an equals sign before anything else is nothing special.
  {
    hint: null,
    token: /=\r?\n|=3D|=[C-F][0-9A-F](?:=[89AB][0-9A-F]){1,3}/g,
    read: (token) => (token.endsWith('\n') ? '' : bytesIn(token.slice(1).split('='), 16)),
  },
  // A shell closes its quote, writes the quotation mark in another way, and opens it again.
  { hint: "'", token: /'(?:\\'|"'"|"'+")'/g, read: (token) => token.slice(1, -1).replace(/["\\]/g, '') },
]

let named: ReadonlyMap<string, string> | undefined
let made: readonly Notation[] | undefined

/** Made when there is something to read: most texts have no escapes. */
function notations(): readonly Notation[] {
  made ??= makeNotations()
  return made
}

function readBackslash(token: string): string {
  const letter = token.charAt(1)
  if (letter === 'u' || letter === 'U')
    return character(Number.parseInt(token.slice(token.charAt(2) === '{' ? 3 : 2), 16))
  if (token.includes('\n')) return ''
  if (letter === 'x') return bytesIn(token.slice(2).split('\\x'), 16)
  if (letter >= '0' && letter <= '3') return bytesIn(token.slice(1).split('\\'), 8)
  return LETTERS[letter] ?? letter
}

function readEntity(token: string): string {
  const name = token.slice(1, -1)
  if (!name.startsWith('#')) {
    named ??= makeNamed()
    return named.get(name) ?? token
  }
  return character(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10))
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}

function bytesIn(numbers: readonly string[], base: number): string {
  const bytes = numbers.map((number) => Number.parseInt(number, base))
  // By itself it is no text, but the number of a character: so Python writes `é`.
  const [first = 0] = bytes
  return bytes.length === 1 && first >= 0x80 ? String.fromCharCode(first) : Buffer.from(bytes).toString('utf8')
}

/** A sequence may be no sequence to another program, and a line that ends here may go on there. */
const READ_IN_TWO_WAYS = /[\u001b\u0085\u2028\u2029]|\r(?!\n)/

/** The text as a person sees it, when there is something in it that no screen shows; also with only single characters gone. */
export function cleaned(text: string): readonly View[] {
  const unseen = unseenIn(text)
  if (unseen === null) return []
  const views = [viewOf(text, unseen.pieces, asLineEnd)]
  if (READ_IN_TWO_WAYS.test(text)) views.push(viewOf(text, unseen.characters, asNothing))
  if (goesBack(text)) views.push(printed(text, unseen.pieces))
  return views.filter((view) => view !== undefined)
}

function asNothing(): string {
  return ''
}

function asLineEnd(token: string): string {
  return /^[\r\u2028\u2029\u0085]/.test(token) ? '\n' : ''
}

/** Blanks that are not one blank. */
const BLANKS = /[^\S ]\s*| \s+/g

/** The text with one blank for several, and for the end of a line: so it stands where a line must stay a line. */
export function folded(text: string): View | undefined {
  return viewOf(text, BLANKS, asBlank)
}

function asBlank(): string {
  return ' '
}

/** The text with its escapes read, in each notation that occurs in it, and in one inside of another. */
export function unescaped(text: string): readonly View[] {
  const views: View[] = []
  const seen = new Set([text])
  collect({ text, back: copy }, 1, seen, views)
  return views
}

function collect(from: View, depth: number, seen: Set<string>, views: View[]): void {
  for (const { hint, token, read } of notations()) {
    const view = hint === null || from.text.includes(hint) ? viewOf(from.text, token, read) : undefined
    if (view === undefined || seen.has(view.text)) continue
    seen.add(view.text)
    const whole: View = { text: view.text, back: (spans, into) => from.back(through(view, spans), into) }
    views.push(whole)
    if (depth < DEEPEST) collect(whole, depth + 1, seen, views)
  }
}

function copy(spans: Spans, into: Spans): void {
  for (const offset of spans) into.push(offset)
}

function through(view: View, spans: Spans): Spans {
  const found: Spans = []
  view.back(spans, found)
  return found
}

/** Reads every token of a text; undefined when there is none. */
function viewOf(text: string, pattern: RegExp, read: (token: string) => string): View | undefined {
  const parts: string[] = []
  /** For each token where its reading begins and ends in the view, and where it stands in the text. */
  const tokens: number[] = []
  let done = 0
  let length = 0
  for (const match of text.matchAll(pattern)) {
    const value = read(match[0])
    const end = match.index + match[0].length
    length += match.index - done
    tokens.push(length, length + value.length, match.index, end)
    parts.push(text.slice(done, match.index), value)
    length += value.length
    done = end
  }
  if (tokens.length === 0) return undefined
  parts.push(text.slice(done))
  return { text: parts.join(''), back: (spans, into) => mapBack(tokens, spans, into) }
}

function mapBack(tokens: readonly number[], spans: Spans, into: Spans): void {
  for (let index = 0; index < spans.length; index += 2) {
    const first = spans[index] ?? 0
    const last = (spans[index + 1] ?? 0) - 1
    into.push(originOf(tokens, first, false), originOf(tokens, last, true))
  }
}

/** Where the character at an offset of the view begins, or ends, in the text. */
function originOf(tokens: readonly number[], offset: number, isEnd: boolean): number {
  const token = 4 * lastBefore(tokens, offset)
  if (token < 0) return isEnd ? offset + 1 : offset
  const readTo = tokens[token + 1] ?? 0
  const standsFrom = tokens[token + 2] ?? 0
  const standsTo = tokens[token + 3] ?? 0
  if (offset < readTo) return isEnd ? standsTo : standsFrom
  return standsTo + (offset - readTo) + (isEnd ? 1 : 0)
}

/** The number of the last token whose reading begins at or before an offset; of those that read as nothing the last. */
function lastBefore(tokens: readonly number[], offset: number): number {
  let low = 0
  let high = tokens.length / 4
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[4 * middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
