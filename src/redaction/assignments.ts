import { trimSigns } from '../text/excerpt.js'
import { isSensitiveName, NAME_STEM, rateSensitivity, type Sensitivity } from './sensitive-names.js'
import { findRunEnd, isPlaceholder, pushSpan, type Spans } from './spans.js'

/** Separator after a name, which may be quoted or in brackets as in `env["TOKEN"] = "x"`; captures the word before the name too. */
const PAIR = /[:=](?<=(?:([A-Za-z]{1,24}) )?([\w.-]{3,64})(\\{0,3}["'`])?[\t \]]*[:=])/y
/** The end of a name that may be sensitive, up to the separator: a fast search, because most separators follow other names. */
const MAY_BE_PAIR = new RegExp(`(?:${NAME_STEM.source})[\\w.-]{0,61}(?:\\\\{0,3}["'\`])?[\\t \\]]*[:=]`, 'gi')
/** A value may be the name of the next pair: this many of its last characters are read again. */
const LONGEST_NAME = 256
/** Codes of our own findings, which stand before a message. */
const OWN_CODES: ReadonlySet<string> = new Set(['literal-secret'])
/** Words that may be the second half of a sensitive name. */
const HALVES = new Set(['key', 'keys', 'string', 'strings'])
const ELEMENT = /<([A-Za-z][\w:.-]{0,63})>([^<]*)<\//g
const FLAG = /(?<![A-Za-z0-9-])--([A-Za-z][A-Za-z0-9_-]{2,40})[ \t]+(?=[^\s-])/g
const NETRC = /\b(?:password|passwd|account)[ \t]+(?=\S)/g
/** A longer match of a group overflows the stack of the engine for patterns, so `followRun` matches again behind it. */
const PLAIN_RUN = /(?:(?!\\[nr"'])[^\s"'`&,;<>]){0,100000}/y
/** Rest of a header's line, including quoted parts (`response="..."` of Digest), without the quote around the whole header. */
const LINE_RUN = /(?:=(\\?)"[^"\\\r\n]*\1"(?=[ \t]*(?:[,;\r\n"']|\\[rn]|$))|(?!\\[nr"'])[^\r\n"'`]){0,100000}/y
const SCHEME = /(?:bearer|basic|token|digest|negotiate|apikey|ntlm|aws4-hmac-sha256)[ \t]+(?=\S)/iy
const NUMBER_RUN = /[-+0-9.eE]+/y
const BARE_WORD = /true|false|null/y

/** Words after a sensitive name that are not secret. */
const HARMLESS_VALUES = new Set(
  [
    'true false null nil none undefined yes no on off required optional missing invalid expired empty must should cannot can',
    'not is was has are were string str number int integer bool boolean object array bytes any unknown unset default ok okay',
    'failed failure success succeeded error errors denied enabled disabled found expected unexpected redacted hidden masked n/a',
  ].flatMap((words) => words.split(' ')),
)

/** Pushes the values that plain text gives under a sensitive name: `password=x`, `token: x`, `"secret": "x"`, `--token x`. */
export function findAssignments(text: string, spans: Spans): void {
  if (text.includes(':') || text.includes('=')) findPairs(text, spans)
  if (text.includes('--')) findFlags(text, spans)
  if (text.includes('</')) findElements(text, spans)
}

function findPairs(text: string, spans: Spans): void {
  let from = 0
  MAY_BE_PAIR.lastIndex = 0
  while (MAY_BE_PAIR.test(text)) {
    const separator = MAY_BE_PAIR.lastIndex - 1
    PAIR.lastIndex = separator
    const match = separator < from ? null : PAIR.exec(text)
    const word = match?.[2] ?? ''
    if (match === null || OWN_CODES.has(word)) continue
    // "api key: x": the sensitive part is two words.
    const sensitivity = rateSensitivity(HALVES.has(word.toLowerCase()) ? `${match[1] ?? ''} ${word}` : word)
    if (sensitivity === 'none') continue
    from = findValue(text, separator, { word, quote: match[3] ?? '', sensitivity }, spans)
    MAY_BE_PAIR.lastIndex = Math.max(separator + 1, from - LONGEST_NAME)
  }
}

interface Name {
  readonly word: string
  /** Quote that closes the name, with its backslashes; empty without a quote. */
  readonly quote: string
  readonly sensitivity: Sensitivity
}

/** Pushes the value after a separator. Returns where the search for the next pair continues. */
function findValue(text: string, separator: number, name: Name, spans: Spans): number {
  let offset = separator + 1
  const comparison = text[offset] === '='
  if (text[offset] === ':' || text.startsWith('//', offset)) return offset + 1
  // `${NAME:-default}`, as our own hints write it.
  if (text.startsWith('-default}', offset)) return offset
  while (text[offset] === '=' || text[offset] === '>') offset += 1
  while (text[offset] === ' ' || text[offset] === '\t') offset += 1
  const quote = findOpeningQuote(text, offset)
  if (quote !== '') return findQuoted(text, offset + quote.length, quote, spans)
  if (name.quote !== '' && (text[offset] === '{' || text[offset] === '['))
    return findNested(text, offset, name.quote, spans)
  if (comparison && text[separator] === '=') return offset
  return findUnquoted(text, offset, separator, name, spans)
}

function findOpeningQuote(text: string, offset: number): string {
  let end = offset
  while (end - offset < 3 && text[end] === '\\') end += 1
  return /["'`]/.test(text.charAt(end)) ? text.slice(offset, end + 1) : ''
}

function findQuoted(text: string, start: number, quote: string, spans: Spans): number {
  const end = findClosingQuote(text, start, quote)
  const value = text.slice(start, end)
  if (value !== '' && !isPlaceholder(value) && !/^(?:true|false|null)$/.test(value)) pushSpan(spans, start, end)
  return end + quote.length
}

/** Returns the closing quote of the same depth; a value without one ends with its line. */
function findClosingQuote(text: string, start: number, quote: string): number {
  const mark = quote[quote.length - 1]
  const depth = quote.length - 1
  let backslashes = 0
  for (let offset = start; offset < text.length; offset += 1) {
    const char = text[offset]
    if (char === '\\') {
      backslashes += 1
      continue
    }
    if (char === '\n') return offset
    if (char === mark && (depth === 0 ? backslashes % 2 === 0 : backslashes <= depth))
      return offset - Math.min(depth, backslashes)
    backslashes = 0
  }
  return text.length
}

function findUnquoted(text: string, offset: number, separator: number, name: Name, spans: Spans): number {
  const header = name.word.toLowerCase()
  const colon = text[separator] === ':'
  if (colon && header.endsWith('authorization')) {
    SCHEME.lastIndex = offset
    if (SCHEME.test(text)) return pushRun(LINE_RUN, text, SCHEME.lastIndex, spans)
  }
  if (colon && header.endsWith('cookie')) {
    if (/^[^\r\n=]*=/.test(text.slice(offset, offset + 256))) return pushRun(LINE_RUN, text, offset, spans)
  }
  const end = findPlainEnd(text, offset)
  const value = text.slice(offset, end)
  if (colon && offset === separator + 1 && isFileName(text, separator, name)) {
    if (LINE_NUMBER.test(value)) return end
    // A search prints `secrets/password:3:TEXT`: the number is a place, the text is not.
    const number = /^\d{1,5}:(?=.)/.exec(value)?.[0]
    if (number !== undefined) {
      pushSpan(spans, offset + number.length, end)
      return end
    }
  }
  const mayBeProse = colon && name.sensitivity === 'weak'
  const isInProse = mayBeProse && isProse(text, text.lastIndexOf(name.word, separator), offset, end)
  if (!isInProse && !isHarmless(value)) pushSpan(spans, offset, end)
  // A value with a separator at its end may be the name of the next pair.
  return /[:=]$/.test(value) ? end - 1 : end
}

const LINE_NUMBER = /^\d{1,5}(?:[:,]\d{1,5})?[:,.;]?$/

/** Reports whether a name is that of a file: the last part of a path, or with an extension, as in `/etc/passwd:12`. */
function isFileName(text: string, separator: number, { word, quote }: Name): boolean {
  return quote === '' && (/[\\/]/.test(text.charAt(separator - word.length - 1)) || /\.[a-z]\w{0,4}$/.test(word))
}

function pushRun(run: RegExp, text: string, start: number, spans: Spans): number {
  const end = followRun(run, text, start)
  if (end > start && !isPlaceholder(text.slice(start, end).trimEnd())) pushSpan(spans, start, end)
  return end
}

function followRun(run: RegExp, text: string, offset: number): number {
  let end = findRunEnd(run, text, offset)
  for (let next = findRunEnd(run, text, end); next > end; next = findRunEnd(run, text, end)) end = next
  return end
}

function findPlainEnd(text: string, offset: number): number {
  let end = followRun(PLAIN_RUN, text, offset)
  while (end > offset && /[)\]}]/.test(text[end - 1] ?? '')) end -= 1
  return end
}

/** A status code with its reason, as in `/v2/token: 502 Bad Gateway`, or a protocol. */
const STATUS = /^(?:HTTP(?:\/[\d.]{1,3})?|[1-5]\d\d)$/

function isHarmless(value: string): boolean {
  if (value === '' || /^[{[(]/.test(value) || isPlaceholder(value) || STATUS.test(trimSigns(value, '.!?:,;')))
    return true
  return value.length < 16 && HARMLESS_VALUES.has(trimSigns(value.toLowerCase(), '.!?:'))
}

/** "Unexpected token: foo" is a sentence, a line that is only `token: foo` is a setting. */
function isProse(text: string, nameStart: number, start: number, end: number): boolean {
  const value = text.slice(start, Math.min(end, start + 24))
  if (value.length >= 20 || /[0-9]/.test(value)) return false
  const before = text.slice(Math.max(0, nameStart - 16), nameStart)
  const after = text.slice(end, end + 16)
  return /[A-Za-z0-9)][ \t]*$/.test(before) || /^[ \t]*[^\s,;})\]\\]/.test(after)
}

/** Pushes the strings and numbers under a sensitive name of a JSON text; names and structure stay. */
function findNested(text: string, start: number, quote: string, spans: Spans): number {
  let depth = 0
  let offset = start
  while (offset < text.length) {
    const char = text[offset] ?? ''
    if (text.startsWith(quote, offset)) {
      const end = findClosingQuote(text, offset + quote.length, quote)
      const value = text.slice(offset + quote.length, end)
      if (value !== '' && value !== '***' && !/^[ \t]*:/.test(text.slice(end + quote.length, end + quote.length + 8))) {
        pushSpan(spans, offset + quote.length, end)
      }
      offset = end + quote.length
    } else if (/[-0-9]/.test(char)) {
      offset = pushRun(NUMBER_RUN, text, offset, spans)
    } else if (/[\s,:\\{}[\]*]/.test(char)) {
      depth += char === '{' || char === '[' ? 1 : char === '}' || char === ']' ? -1 : 0
      offset += 1
      if (depth === 0) return offset
    } else {
      const end = findRunEnd(BARE_WORD, text, offset)
      if (end <= offset && !(char === 'n' && text[offset - 1] === '\\')) return offset
      offset = Math.max(end, offset + 1)
    }
  }
  return offset
}

function findFlags(text: string, spans: Spans): void {
  for (const match of text.matchAll(FLAG)) {
    if (isSensitiveName(match[1] ?? '')) pushArgument(text, match.index + match[0].length, spans)
  }
}

/** Pushes the passwords of a text like `.netrc`, which have no separator. Handles the whole text. */
export function findNetrc(text: string, _: number, spans: Spans): number {
  for (const match of text.matchAll(NETRC)) {
    const offset = match.index + match[0].length
    // Words go on after "password authentication", a value is followed by its end or by the next name.
    const isOfLogin = /\blogin\s{1,9}\S{1,200}\s{1,9}$/.test(text.slice(Math.max(0, match.index - 220), match.index))
    if (isOfLogin || !GOES_ON.test(text.slice(offset, offset + 100))) pushArgument(text, offset, spans)
  }
  return text.length
}

const GOES_ON = /^[a-z]{1,40}[ \t]+(?!machine\b|login\b|password\b|account\b|macdef\b|default\b|port\b)[a-z]/i

function pushArgument(text: string, offset: number, spans: Spans): void {
  const quote = findOpeningQuote(text, offset)
  if (quote !== '') {
    findQuoted(text, offset + quote.length, quote, spans)
    return
  }
  const end = findPlainEnd(text, offset)
  if (!isHarmless(text.slice(offset, end))) pushSpan(spans, offset, end)
}

function findElements(text: string, spans: Spans): void {
  for (const match of text.matchAll(ELEMENT)) {
    const [all, key = '', value = ''] = match
    if (value.trim() === '' || isPlaceholder(value.trim()) || !isSensitiveName(key)) continue
    pushSpan(spans, match.index + key.length + 2, match.index + all.length - 2)
  }
}
