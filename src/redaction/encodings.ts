import { isRecord, parseJson } from '../core/json.js'
import { percentDecoded } from '../text/percent.js'
import { plainText } from '../text/terminal-text.js'
import { byteSpellings, quotedSpellings } from './rare-spellings.js'
import { isSensitiveName } from './sensitive-names.js'

/** One spelling of a secret; the neighbours are base64 characters that hold some of its bits together with other data. */
export interface Needle {
  readonly text: string
  readonly leftNeighbour: boolean
  readonly rightNeighbour: boolean
}

const SHORTEST_ENCODED = 6
const SHORTEST_LINE = 6
const LONGEST_NEEDLE = 4096
const MOST_ENCODED_LINES = 64
const WRAP_WIDTHS = [64, 76]

/** Every spelling under which a secret value is looked for; parts that are secret by themselves are included. */
export function needlesOf(value: string): readonly Needle[] {
  const needles = new Map<string, Needle>()
  const whole = value.trim()
  addSpellings(needles, whole)
  addSpellings(needles, plainText(whole).trim())
  for (const form of otherForms(whole)) addSpellings(needles, form)
  addPlain(needles, onOneLine(whole))
  const lines = linesOf(whole)
  for (const line of lines) {
    if (lines.length <= MOST_ENCODED_LINES) addSpellings(needles, line)
    else addPlain(needles, line)
  }
  for (const part of secretParts(whole)) addSpellings(needles, part)
  return [...needles.values()]
}

/** The same and spellings that are seldom seen. */
export function allNeedlesOf(value: string): readonly Needle[] {
  const needles = new Map(needlesOf(value).map((needle) => [needle.text, needle]))
  const whole = value.trim()
  if (whole.length < SHORTEST_ENCODED) return [...needles.values()]
  for (const spelling of [...quotedSpellings(whole), ...byteSpellings(whole)]) addPlain(needles, spelling)
  const escaped = JSON.stringify(whole).slice(1, -1)
  const inner = [Buffer.from(whole, 'utf16le')]
  // A header with a name and a password is base64, and so is the file around it.
  const bytes = Buffer.from(whole, 'utf8')
  for (const text of [bytes.toString('base64'), ...base64Of(bytes).map((needle) => needle.text)])
    inner.push(Buffer.from(text))
  for (const spelling of new Set([escaped, urlSpellings(whole)[0] ?? whole]))
    if (spelling !== whole) inner.push(Buffer.from(spelling))
  for (const bytes of inner) addBase64(needles, bytes, [])
  return [...needles.values()]
}

/** The same letters with their accents apart, or in one: file systems and programs change the one into the other. */
function otherForms(whole: string): readonly string[] {
  if (!/[^\x20-\x7e\s]/.test(whole)) return []
  return [whole.normalize('NFC'), whole.normalize('NFD')].filter((form) => form !== whole)
}

/** Only the value as it is and its lines: for so many values that all spellings would take too long. */
export function plainNeedlesOf(value: string): readonly Needle[] {
  const needles = new Map<string, Needle>()
  const whole = value.trim()
  for (const text of [whole, plainText(whole).trim(), ...linesOf(whole)]) addPlain(needles, text)
  return [...needles.values()]
}

/** Whether a value is not found by its lines alone where a text is shown on one line. */
export function changesWhenFolded(whole: string): boolean {
  const lines = whole.split(/\r\n|\n|\r/).map((line) => line.trim())
  const isShort = (line: string): boolean => lines.length > 1 && line.length > 0 && line.length < SHORTEST_LINE
  return lines.some((line) => !line.startsWith('-----') && (/\s/.test(line) || isShort(line)))
}

/** As a text is shown where a line must stay a line. */
function onOneLine(value: string): string {
  return plainText(value).replace(/\s+/g, ' ').trim()
}

/** The lines of a value of several lines that are worth a search. */
function linesOf(whole: string): readonly string[] {
  const lines = whole.split(/\r\n|\n|\r/)
  if (lines.length === 1) return []
  return lines.map((line) => line.trim()).filter((line) => line.length >= SHORTEST_LINE && !line.startsWith('-----'))
}

function addSpellings(needles: Map<string, Needle>, value: string): void {
  addPlain(needles, value)
  if (value.length < SHORTEST_ENCODED) return
  const spellings = [jsonSpellings(value), urlSpellings(value), htmlSpellings(value), pythonSpellings(value)]
  for (const spelling of spellings.flat()) addPlain(needles, spelling)
  const bytes = Buffer.from(value, 'utf8')
  addBase64(needles, bytes, WRAP_WIDTHS)
  addHex(needles, bytes.toString('hex'))
}

/** As `xxd`, `od` and certificates write bytes: in one piece, in pairs, or in fours. */
function addHex(needles: Map<string, Needle>, hex: string): void {
  const pairs = hex.replace(/..(?=.)/g, '$& ')
  for (const spelling of [hex, pairs, pairs.replaceAll(' ', ':'), hex.replace(/....(?=.)/g, '$& ')]) {
    addPlain(needles, spelling)
    addPlain(needles, spelling.toUpperCase())
  }
}

function addPlain(needles: Map<string, Needle>, text: string): void {
  add(needles, { text, leftNeighbour: false, rightNeighbour: false })
}

/** A very long spelling is looked for in pieces, so that a stream never has to hold back more than one of them. */
function add(needles: Map<string, Needle>, needle: Needle): void {
  const { text } = needle
  if (text.length <= LONGEST_NEEDLE) {
    if (!needles.has(text)) needles.set(text, needle)
    return
  }
  for (let at = 0; at < text.length; at += LONGEST_NEEDLE) {
    const piece = text.slice(Math.min(at, text.length - SHORTEST_ENCODED * 2), at + LONGEST_NEEDLE)
    if (!needles.has(piece)) needles.set(piece, { ...needle, text: piece })
  }
}

function jsonSpellings(value: string): readonly string[] {
  const escaped = JSON.stringify(value).slice(1, -1)
  const ascii = escaped.replace(/[^\x20-\x7e]/g, unicodeEscape)
  // As Go and Jinja2 write JSON that may stand inside of a page.
  const spellings = [
    escaped,
    ascii,
    escaped.replaceAll('/', '\\/'),
    escaped.replace(/[&<>]/g, unicodeEscape),
    escaped.replace(/[&<>']/g, unicodeEscape),
  ]
  return spellings.flatMap((spelling) => [spelling, JSON.stringify(spelling).slice(1, -1)])
}

function unicodeEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** As templates and Python's `html` escape a text. */
function htmlSpellings(value: string): readonly string[] {
  const markup = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [
    markup,
    markup.replaceAll('"', '&#34;').replaceAll("'", '&#39;'),
    markup.replaceAll('"', '&quot;').replaceAll("'", '&#x27;'),
    markup.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  ]
}

/** As Python prints a text inside of a list, in single or in double quotes. */
function pythonSpellings(value: string): readonly string[] {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')
  return [escaped, escaped.replaceAll("'", "\\'")]
}

function urlSpellings(value: string): readonly string[] {
  const wellFormed = /[\ud800-\udfff]/.test(value) ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value
  const component = encodeURIComponent(wellFormed)
  const strict = component.replace(/[!'()*]/g, percent)
  const spellings = [
    component,
    strict,
    strict.replace(/[~]/g, percent),
    // Python's `quote` and the filter `urlencode` keep the slash.
    strict.replaceAll('%2F', '/'),
    encodeURI(wellFormed),
    component.replaceAll('%20', '+'),
    strict.replaceAll('%20', '+'),
    new URLSearchParams([['', wellFormed]]).toString().slice(1),
    Buffer.from(wellFormed, 'utf8').toString('hex').toUpperCase().replace(/../g, '%$&'),
  ]
  return spellings.flatMap((spelling) => [spelling, spelling.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())])
}

function percent(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`
}

/** Inside other data a value can start at any of three offsets of a base64 group; only wholly owned characters match. */
function base64Of(bytes: Buffer): readonly Needle[] {
  return [0, 1, 2].map((before) => {
    const bits = (before + bytes.length) * 8
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6))
    return { text, leftNeighbour: before > 0, rightNeighbour: bits % 6 !== 0 }
  })
}

function addBase64(needles: Map<string, Needle>, bytes: Buffer, widths: readonly number[]): void {
  for (const { text, ...neighbours } of base64Of(bytes)) {
    addBoth(needles, text, neighbours)
    if (!neighbours.leftNeighbour) for (const width of widths) addWrapped(needles, text, width, neighbours)
  }
}

function addWrapped(needles: Map<string, Needle>, encoded: string, width: number, neighbours: Neighbours): void {
  if (encoded.length <= width) return
  for (let at = 0; at < encoded.length; at += width) {
    const line = encoded.slice(at, at + width)
    if (line.length >= SHORTEST_ENCODED) addBoth(needles, line, { ...neighbours, leftNeighbour: false })
  }
}

type Neighbours = Omit<Needle, 'text'>

function addBoth(needles: Map<string, Needle>, encoded: string, neighbours: Neighbours): void {
  const urlSafe = encoded.replaceAll('+', '-').replaceAll('/', '_')
  add(needles, { text: encoded, ...neighbours })
  add(needles, { text: urlSafe, ...neighbours })
  const escaped = encodeURIComponent(encoded)
  if (escaped !== encoded) add(needles, { text: escaped, ...neighbours })
}

/** Passwords inside a secret that is a URL, and telling members of a secret that is a JSON object. */
function secretParts(value: string): readonly string[] {
  const parts: string[] = []
  const credentials = /^[A-Za-z][A-Za-z0-9+.-]{0,30}:\/\/[^\s:@/]{0,256}:([^\s@]{6,512})@/.exec(value)?.[1]
  if (credentials !== undefined) parts.push(credentials, percentDecoded(credentials))
  if (value.startsWith('{')) collectTelling(parseJson(value), false, parts)
  return parts.filter((part) => part.length >= SHORTEST_ENCODED)
}

function collectTelling(value: unknown, telling: boolean, parts: string[]): void {
  if (typeof value === 'string' && telling)
    parts.push(...value.split(/\r\n|\n|\r/).filter((line) => !line.startsWith('-----')))
  else if (Array.isArray(value)) for (const item of value) collectTelling(item, telling, parts)
  else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) collectTelling(item, telling || isSensitiveName(key), parts)
  }
}
