import { isRecord, parseJson } from '../core/json.js'
import { tryOr } from '../core/result.js'
import { appendAll } from '../text/lists.js'
import { toPlainText } from '../text/terminal-text.js'
import { isSensitiveName } from './sensitive-names.js'

export interface Spelling {
  readonly text: string
  /** Whether the adjacent base64 character holds bits of the secret together with bits of other data. */
  readonly sharesStart: boolean
  readonly sharesEnd: boolean
}

const SHORTEST_ENCODED = 6
const SHORTEST_LINE = 6
const LONGEST = 4096
const MOST_ENCODED_LINES = 64

/** Encodings in which programs write a value; docs/security.md lists them. */
const ENCODERS: readonly ((value: string) => readonly string[])[] = [
  spellInJson,
  spellInXml,
  spellInUrl,
  spellInShell,
  spellInHexadecimal,
]

/**
 * Returns the spellings of a value, of its lines, and of parts that are secret by themselves. Without `isEncoded`, returns only the
 * value as it is and its lines.
 */
export function listSpellings(value: string, isEncoded = true): readonly Spelling[] {
  const spellings = new Spellings()
  // Texts are searched without control characters.
  const whole = toPlainText(value).trim()
  const lines = listSecretLines(whole)
  for (const text of [whole, ...lines]) spellings.add(text)
  if (!isEncoded) return spellings.all
  spellings.add(whole.replace(/\s+/g, ' '))
  const encoded = lines.length <= MOST_ENCODED_LINES ? lines : []
  for (const text of [whole, ...encoded, ...listSecretParts(whole)]) spellings.addEncoded(text)
  return spellings.all
}

class Spellings {
  readonly #byText = new Map<string, Spelling>()

  get all(): readonly Spelling[] {
    return [...this.#byText.values()]
  }

  addEncoded(value: string): void {
    this.add(value)
    if (value.length < SHORTEST_ENCODED) return
    for (const encode of ENCODERS) for (const text of encode(value)) this.add(text)
    for (const { text, sharesStart, sharesEnd } of spellInBase64(value)) {
      this.add(text, sharesStart, sharesEnd)
      this.add(text.replaceAll('+', '-').replaceAll('/', '_'), sharesStart, sharesEnd)
    }
  }

  /** Adds a spelling. A very long one is added in pieces, which limits how much a stream has to hold back. */
  add(text: string, sharesStart = false, sharesEnd = false): void {
    for (let offset = 0; offset < text.length; offset += LONGEST) {
      const piece = text.slice(Math.max(0, Math.min(offset, text.length - 2 * SHORTEST_ENCODED)), offset + LONGEST)
      if (!this.#byText.has(piece)) this.#byText.set(piece, { text: piece, sharesStart, sharesEnd })
    }
  }
}

/** Returns the lines of a multi-line value that are long enough to search for. */
function listSecretLines(whole: string): readonly string[] {
  const lines = whole.split('\n')
  if (lines.length === 1) return []
  return lines.map((line) => line.trim()).filter((line) => line.length >= SHORTEST_LINE && !line.startsWith('-----'))
}

/**
 * Returns a value as JSON writers escape it, also inside of JSON. PHP escapes the slash. Signs that others escape become `\\uXXXX`, which
 * `undoEscapes` reverses in the text.
 */
function spellInJson(value: string): readonly string[] {
  const json = escapeJson(value)
  return [json, json.replaceAll('/', '\\/')].flatMap((text) => [text, escapeJson(text)])
}

function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}

/** Returns a value as XML and HTML escape it, with each spelling of quotes. */
function spellInXml(value: string): readonly string[] {
  const markup = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const quotes = [
    ['"', "'"],
    ['&quot;', "'"],
    ['&quot;', '&apos;'],
    ['&quot;', '&#39;'],
    ['&quot;', '&#x27;'],
    ['&#34;', '&#39;'],
  ] as const
  return quotes.map(([double, single]) => markup.replaceAll('"', double).replaceAll("'", single))
}

/** Returns a value as URL component, with or without encoded slashes, as URL, and as form data; with capital or small codes. */
function spellInUrl(value: string): readonly string[] {
  const wellFormed = value.replace(/\p{Surrogate}/gu, '\ufffd')
  const component = encodeURIComponent(wellFormed)
  const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
  const spellings = [
    component,
    strict,
    strict.replaceAll('%2F', '/'),
    encodeURI(wellFormed),
    component.replaceAll('%20', '+'),
    strict.replaceAll('%20', '+'),
    new URLSearchParams([['', wellFormed]]).toString().slice(1),
  ]
  return spellings.flatMap((spelling) => [spelling, spelling.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())])
}

/** Returns a value as `set -x` of bash and dash, `printf %q`, double quotes, PowerShell and Python's lists quote it. */
function spellInShell(value: string): readonly string[] {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t')
  return [
    value.replaceAll("'", `'\\''`),
    value.replaceAll("'", `'"'"'`),
    value.replaceAll("'", "''"),
    value.replace(/[ !"$&'()*,;<>?[\\\]^`{|}]/g, '\\$&'),
    value.replace(/["$\\`]/g, '\\$&'),
    value.replace(/["$`]/g, '`$&'),
    escaped,
    escaped.replaceAll("'", "\\'"),
  ]
}

function spellInHexadecimal(value: string): readonly string[] {
  const hex = Buffer.from(value, 'utf8').toString('hex')
  return [hex, hex.toUpperCase()]
}

/** Returns the base64 of a value at each of the three offsets in a group, without characters that depend on the data around it. */
function spellInBase64(value: string): readonly Spelling[] {
  const bytes = Buffer.from(value, 'utf8')
  return [0, 1, 2].map((before) => {
    const bits = (before + bytes.length) * 8
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6))
    return { text, sharesStart: before > 0, sharesEnd: bits % 6 !== 0 }
  })
}

/** Returns the password of a secret that is a URL, and the values under sensitive names of one that is a JSON object. */
function listSecretParts(value: string): readonly string[] {
  const parts: string[] = []
  const password = parseUrlPassword(value)
  if (password !== undefined)
    parts.push(
      password,
      tryOr(password, () => decodeURIComponent(password)),
    )
  if (value.startsWith('{')) collectSensitive(parseJson(value), false, parts)
  return parts.filter((part) => part.length >= SHORTEST_ENCODED)
}

export function parseUrlPassword(value: string): string | undefined {
  return /^[A-Za-z][A-Za-z0-9+.-]{0,30}:\/\/[^\s:@/]{0,256}:([^\s@]{6,512})@/.exec(value)?.[1]
}

function collectSensitive(value: unknown, isSensitive: boolean, parts: string[]): void {
  if (typeof value === 'string' && isSensitive)
    appendAll(
      parts,
      value.split(/\r\n|\n|\r/).filter((line) => !line.startsWith('-----')),
    )
  else if (Array.isArray(value)) for (const item of value) collectSensitive(item, isSensitive, parts)
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value))
      collectSensitive(item, isSensitive || isSensitiveName(name), parts)
}
