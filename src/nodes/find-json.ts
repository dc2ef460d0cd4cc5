import { isJsonObject, type Json, parseOutsideJson } from '../core/json.js'

/** A fenced block opens at the start of a line, with the name of its language. */
const FENCE = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*(?:[\w+.-]+[ \t]*)?/
const MAX_FOUND = 1000
const MOST_SEARCHED = 100_000

/** Finds the JSON of an answer: the whole text, else its fenced blocks, else what stands in the prose. */
export function findJson(text: string) {
  const whole = parseOutsideJson(trimAnswer(text))
  if (whole !== undefined) return separateObjects([whole])
  const fenced = separateObjects(findFencedJson(text).filter((value) => value !== undefined))
  if (fenced.objects.length > 0) return fenced
  const prose = separateObjects(findProseJson(text))
  return prose.objects.length > 0 || fenced.other === undefined ? prose : fenced
}

function trimAnswer(text: string): string {
  return text.replace(/^\uFEFF/, '').trim()
}

/** Separates objects, in the order of the text, from other JSON. */
function separateObjects(values: readonly Json[]) {
  return { objects: values.filter(isJsonObject), other: values.find((value) => !isJsonObject(value)) }
}

/**
 * Returns the JSON of the fenced blocks. A block is closed at the start or the end of a line: no text inside of JSON has line
 * ends. A block that is never closed goes on to the end.
 */
function findFencedJson(text: string): readonly (Json | undefined)[] {
  const blocks: string[][] = []
  let open: { readonly mark: string; readonly lines: string[] } | null = null
  for (const line of text.split('\n')) {
    if (open === null) {
      const [opening, mark] = FENCE.exec(line) ?? []
      if (opening === undefined || mark === undefined) continue
      open = { mark, lines: [] }
      blocks.push(open.lines)
      open = addLine(open, line.slice(opening.length))
    } else open = addLine(open, line)
  }
  return blocks.map((lines) => parseOutsideJson(lines.join('\n').trim()))
}

/** Adds a line to an open block; returns null where the line closes the block. */
function addLine<Open extends { readonly mark: string; readonly lines: string[] }>(
  open: Open,
  line: string,
): Open | null {
  const said = line.trim()
  const isClosing = said.startsWith(open.mark)
  if (!isClosing && !said.endsWith(open.mark)) {
    open.lines.push(line)
    return open
  }
  if (!isClosing) open.lines.push(said.slice(0, -open.mark.length))
  return null
}

/** Returns the objects and lists in a text, in their order, without those that lie inside of another. */
function findProseJson(text: string): readonly Json[] {
  return listSpansOfJson(text, MAX_FOUND)
    .map(({ start, end }) => parseOutsideJson(text.slice(start, end)))
    .filter((value) => value !== undefined)
}

/** Returns the JSON of a text, as far as it may hold what is looked for, and the text without this JSON. */
export function findJsonWith(mayHold: (json: string) => boolean, text: string) {
  const whole = parseOutsideJson(trimAnswer(text))
  if (whole !== undefined) return { values: [whole], rest: '' }
  const values: Json[] = []
  const rest: string[] = []
  let last = 0
  for (const { start, end } of listSpansOfJson(text, MOST_SEARCHED, mayHold)) {
    const value = parseOutsideJson(text.slice(start, end))
    if (value === undefined) continue
    values.push(value)
    rest.push(text.slice(last, start))
    last = end
  }
  return { values, rest: [...rest, text.slice(last)].join('}') }
}

/** Part of a text, from `start` up to but not including `end`. */
interface Span {
  readonly start: number
  readonly end: number
}

/** An object or a list whose end has not been found yet. */
interface Open {
  readonly start: number
  readonly isObject: boolean
  /** Which token may follow. */
  next: 'value' | 'first' | 'key' | 'colon' | 'comma'
  /** Complete objects and lists inside; they count if this one turns out not to be JSON. */
  readonly inside: Span[]
}

/** Matches a word or a number; the parser finds mistakes in numbers. */
const SCALAR = /(?:true|false|null|-?\d[\d.eE+-]*)/y
const BLANKS = /[ \t\r\n]*/y

/**
 * Finds JSON in a text, in one pass. At the first character that cannot belong to JSON, everything that is open there fails
 * together, so no part of the text is read from each of its brackets again.
 */
function listSpansOfJson(text: string, most: number, isWanted?: (json: string) => boolean): readonly Span[] {
  const search = new JsonSearch(text, isWanted)
  while (search.found.length < most && search.advance());
  return search.found.slice(0, most)
}

class JsonSearch {
  readonly found: Span[] = []
  #open: Open[] = []
  #at = 0
  #lastEnd = 0
  /** Start of the last text in quotes; brackets in it may be those that count if the quotes are those of prose. */
  #quoted: number | null = null

  constructor(
    readonly text: string,
    readonly isWanted: (json: string) => boolean = () => true,
  ) {}

  /** Reads a token, or goes to the next bracket; false at the end of the text. */
  advance(): boolean {
    if (this.#open.length === 0 && this.#at >= this.text.length) return false
    if (this.#open.length === 0) this.#begin()
    else if (!this.#step()) this.#fail()
    return true
  }

  /** Goes to the next bracket that opens. */
  #begin(): void {
    const opening = /[{[]/g
    opening.lastIndex = this.#at
    this.#at = opening.exec(this.text)?.index ?? this.text.length
    this.#quoted = null
    if (this.#at < this.text.length) this.#push()
  }

  #push(): void {
    this.#open.push({ start: this.#at, isObject: this.text[this.#at] === '{', next: 'first', inside: [] })
    this.#at += 1
  }

  /** Reads the next token; false if it does not belong to JSON. */
  #step(): boolean {
    const top = this.#open.at(-1)
    this.#skip(BLANKS)
    const character = this.text[this.#at]
    if (top === undefined || character === undefined) return false
    const { next, isObject } = top
    if (next === 'colon') return character === ':' && this.#take(top, 'value')
    if (character === (isObject ? '}' : ']') && (next === 'comma' || next === 'first')) return this.#close()
    if (next === 'comma') return character === ',' && this.#take(top, isObject ? 'key' : 'value')
    const isKey = isObject && next !== 'value'
    if (character === '"') {
      top.next = isKey ? 'colon' : 'comma'
      return this.#readText()
    }
    if (isKey) return false
    top.next = 'comma'
    if (character !== '{' && character !== '[') return this.#skip(SCALAR)
    this.#push()
    return true
  }

  #take(top: Open, next: Open['next']): boolean {
    top.next = next
    this.#at += 1
    return true
  }

  #skip(token: RegExp): boolean {
    token.lastIndex = this.#at
    const isThere = token.test(this.text)
    if (isThere) this.#at = token.lastIndex
    return isThere
  }

  #readText(): boolean {
    this.#quoted = this.#at
    for (let index = this.#at + 1; index < this.text.length; index += 1) {
      const code = this.text.charCodeAt(index)
      if (code < 0x20) return false
      if (code === 0x5c) index += 1
      else if (code === 0x22) {
        this.#at = index + 1
        return true
      }
    }
    return false
  }

  #close(): boolean {
    this.#at += 1
    const span = { start: this.#open.pop()?.start ?? 0, end: this.#at }
    const parent = this.#open.at(-1)
    if (parent === undefined) this.#keep(span)
    else parent.inside.push(span)
    return true
  }

  #keep(span: Span): void {
    this.#lastEnd = span.end
    if (this.isWanted(this.text.slice(span.start, span.end))) this.found.push(span)
  }

  /** Gives up what is open, and continues after the last quotation mark, or at the character that does not fit. */
  #fail(): void {
    for (const { inside } of this.#open) for (const span of inside) this.#keep(span)
    const last = this.#lastEnd
    if (this.#open.length > 0 && this.#quoted !== null) this.#at = Math.max(this.#quoted + 1, last)
    this.#open = []
  }
}
