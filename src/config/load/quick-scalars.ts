import type { ScalarStyle } from './nodes.js'

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\u001b',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
}

const SPACE = 32
const DOUBLE = 34
const SINGLE = 39

/** Finds a character again and again, ever further on: the text is searched once, however often it is asked. */
export class Finder {
  #from = 0
  #found = -1

  constructor(
    private readonly text: string,
    private readonly char: string,
  ) {}

  /** Where it stands first, from an offset on; the length of the text when it does not. */
  from(offset: number): number {
    if (offset < this.#from || offset > this.#found) {
      const found = this.text.indexOf(this.char, offset)
      this.#from = offset
      this.#found = found === -1 ? this.text.length : found
    }
    return this.#found
  }
}

/** Reads scalars of a text; it holds what it read last. */
export class ScalarReader {
  start = 0
  end = 0
  style: ScalarStyle = 'plain'
  value: string | number | boolean | null = null
  /** The text as written, without quotes. */
  source = ''
  readonly #text: string
  readonly #backslash: Finder

  constructor(text: string) {
    this.#text = text
    this.#backslash = new Finder(text, '\\')
  }

  /** Whether a quoted scalar begins here. */
  isQuote(offset: number): boolean {
    const code = this.#text.charCodeAt(offset)
    return code === DOUBLE || code === SINGLE
  }

  /** Reads a quoted scalar that ends before `end`; false when it is not closed, or unusual. */
  quoted(offset: number, end: number): boolean {
    const single = this.#text.charCodeAt(offset) === SINGLE
    const close = this.#text.indexOf(single ? "'" : '"', offset + 1)
    if (close === -1 || close >= end) return false
    const isPlain = single ? this.#text.charCodeAt(close + 1) !== SINGLE : this.#backslash.from(offset) > close
    if (isPlain) return this.#read(single ? 'single' : 'double', this.#text.slice(offset + 1, close), offset, close + 1)
    return single ? this.#single(offset, end) : this.#double(offset, end)
  }

  /** Takes the text between two offsets for a plain scalar; spaces at its end are not part of it, other white space is. */
  plain(start: number, to: number): void {
    let end = to
    while (end > start && this.#text.charCodeAt(end - 1) === SPACE) end--
    const source = this.#text.slice(start, end)
    this.start = start
    this.end = end
    this.style = 'plain'
    this.value = plainValue(source)
    this.source = source
  }

  #read(style: ScalarStyle, value: string, start: number, end: number): true {
    this.start = start
    this.end = end
    this.style = style
    this.value = value
    this.source = value
    return true
  }

  #single(offset: number, end: number): boolean {
    const text = this.#text
    for (let at = offset + 1; at < end; at++) {
      if (text.charCodeAt(at) !== SINGLE) continue
      if (text.charCodeAt(at + 1) === SINGLE) at++
      else return this.#read('single', text.slice(offset + 1, at).replaceAll("''", "'"), offset, at + 1)
    }
    return false
  }

  #double(offset: number, end: number): boolean {
    const text = this.#text
    let value = ''
    let from = offset + 1
    for (let at = from; at < end; at++) {
      const char = text[at]
      if (char === '"') return this.#read('double', value + text.slice(from, at), offset, at + 1)
      if (char !== '\\') continue
      value += text.slice(from, at)
      const code = text[at + 1] ?? ''
      const hex = code === 'u' ? text.slice(at + 2, at + 6) : code === 'x' ? text.slice(at + 2, at + 4) : null
      const escaped = hex === null ? ESCAPES[code] : hexChar(hex, code === 'u' ? 4 : 2)
      if (escaped === undefined) return false
      value += escaped
      at += 1 + (hex?.length ?? 0)
      from = at + 1
    }
    return false
  }
}

function hexChar(digits: string, length: number): string | undefined {
  return digits.length === length && /^[0-9a-fA-F]+$/.test(digits)
    ? String.fromCharCode(Number.parseInt(digits, 16))
    : undefined
}

const INDICATORS = '[]{}#&*!|>\'"%@`,'
const FLOW_INDICATORS = '[]{},'

/** Whether a plain scalar may begin here. */
export function startsPlain(text: string, offset: number, end: number, inFlow: boolean): boolean {
  const first = text[offset]
  if (first === undefined || offset >= end || INDICATORS.includes(first)) return false
  if (first !== '-' && first !== '?' && first !== ':') return true
  const second = text[offset + 1]
  return offset + 1 < end && second !== undefined && second !== ' ' && !(inFlow && FLOW_INDICATORS.includes(second))
}

const INTEGER = /^[-+]?\d+$/
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/
const WORDS: ReadonlyMap<string, null | boolean> = new Map<string, null | boolean>([
  ['', null],
  ['~', null],
  ['null', null],
  ['Null', null],
  ['NULL', null],
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
])
const LONGEST_WORD = 5

/** What a plain text is in the core schema of YAML 1.2. */
export function plainValue(source: string): string | number | boolean | null {
  if (source.length <= LONGEST_WORD) {
    const word = WORDS.get(source)
    if (word !== undefined) return word
  }
  const first = source.charCodeAt(0)
  const mayBeNumber = (first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46
  if (!mayBeNumber || !(INTEGER.test(source) || FLOAT.test(source) || /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/.test(source)))
    return source
  const value = Number(source)
  return Number.isFinite(value) ? value : source
}
