import { LineCounter, type Scalar } from 'yaml'
import type { Path, Position } from '../core/finding.js'
import { Float } from '../core/float.js'
import { isJsonObject, type Json, setKey } from '../core/json.js'

/** Data of a file while loading: mutable JSON. */
export type Data = null | boolean | number | bigint | Float | string | Data[] | DataObject
export interface DataObject {
  [key: string]: Data
}

export function isDataObject(value: Data | undefined): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float)
}

export function getValueAt(root: Data, path: Path): Data | undefined {
  let at: Data | undefined = root
  for (const segment of path) {
    if (Array.isArray(at)) at = typeof segment === 'number' ? at[segment] : undefined
    else if (isDataObject(at)) at = Object.hasOwn(at, segment) ? at[segment] : undefined
    else return undefined
  }
  return at
}

export function mapTexts(value: Data, path: Path, replace: (text: string, path: Path) => string): Data {
  if (typeof value === 'string') return replace(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, [...path, index], replace))
  if (!isDataObject(value)) return value
  const copy: DataObject = {}
  for (const [key, item] of Object.entries(value)) setKey(copy, key, mapTexts(item, [...path, key], replace))
  return copy
}

export class Source {
  readonly #lines = new LineCounter()

  constructor(
    readonly file: string,
    readonly displayFile: string,
    readonly text: string,
  ) {
    this.#lines.addNewLine(0)
    for (const { index } of text.matchAll(/\n/g)) this.#lines.addNewLine(index + 1)
  }

  at(offset: number): Position {
    const { line, col } = this.#lines.linePos(offset)
    return { file: this.displayFile, line, column: col }
  }
}

export interface SourcePlace {
  readonly source: Source
  readonly offset: number
}

export interface LocatedValue {
  readonly data: Data
  readonly at: SourcePlace
  /** Position of its key; null in a list. */
  readonly key: SourcePlace | null
  readonly children: ReadonlyMap<string | number, LocatedValue>
  readonly scalar: Scalar | null
  readonly textFile: Source | null
}

const isJsonList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** Copies data that is not read from YAML; every value has the beginning of the source that `toSource` names as its position. */
export function locateData(value: Json, toSource: (path: Path) => Source, path: Path = []): LocatedValue {
  const at = { source: toSource(path), offset: 0 }
  const locate = (key: string | number, child: Json) => locateData(child, toSource, [...path, key])
  const place = { at, key: at, scalar: null, textFile: null }
  if (isJsonList(value)) {
    const items = value.map((item, index) => locate(index, item))
    return { ...place, data: items.map(({ data }) => data), children: new Map(items.entries()) }
  }
  if (!isJsonObject(value)) return { ...place, data: value, children: new Map() }
  const children = new Map(Object.entries(value).map(([key, child]) => [key, locate(key, child)]))
  return { ...place, data: Object.fromEntries([...children].map(([key, { data }]) => [key, data])), children }
}

/** Positions inside a longer text are those of its beginning. */
const LONGEST_COUNTED = 50_000

export class Locator {
  readonly #offsets = new Map<Scalar, readonly number[][]>()

  constructor(private readonly root: LocatedValue) {}

  #find(path: Path): { readonly value: LocatedValue; readonly isExact: boolean } {
    let value = this.root
    for (const segment of path) {
      const next = value.children.get(segment)
      if (next === undefined) return { value, isExact: false }
      value = next
    }
    return { value, isExact: true }
  }

  at(path: Path): Position {
    const { source, offset } = this.#find(path).value.at
    return source.at(offset)
  }

  /** Position of the key that names a value; of the value itself in a list. */
  keyAt(path: Path): Position {
    const { value, isExact } = this.#find(path)
    const { source, offset } = (isExact ? value.key : null) ?? value.at
    return source.at(offset)
  }

  /** Returns a scalar as written, without quotes; null for other values. */
  writtenAt(path: Path): string | null {
    const { value, isExact } = this.#find(path)
    return isExact ? (value.scalar?.source ?? null) : null
  }

  within(path: Path, line: number, column: number): Position {
    const { scalar, textFile, data, at } = this.#find(path).value
    if (textFile !== null) return { file: textFile.displayFile, line, column }
    if (scalar === null || typeof data !== 'string' || data.length > LONGEST_COUNTED) return this.at(path)
    const offsets = this.#offsets.get(scalar) ?? computeOffsets(scalar, data, at.source.text)
    this.#offsets.set(scalar, offsets)
    const ofLine = offsets[line - 1] ?? []
    return at.source.at(ofLine[column - 1] ?? ofLine.at(-1) ?? at.offset)
  }
}

const ESCAPE_LENGTH: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 }
const SPACE_ESCAPES = 'nrt \n\r'

/** Folding and quotes change white space only: the nth visible character of the value is the nth visible one of the source. */
function computeOffsets({ type, range }: Scalar, value: string, text: string): readonly number[][] {
  const [start = 0, end = 0] = range ?? []
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
  const isPlain = type === 'PLAIN'
  const visible: number[] = []
  for (let at = isPlain ? start : isQuoted ? start + 1 : text.indexOf('\n', start) + 1; at < end; ) {
    const char = text[at]
    const escaped = type === 'QUOTE_DOUBLE' && char === '\\'
    if (!isSpace(char) && !(escaped && SPACE_ESCAPES.includes(text[at + 1] ?? ''))) visible.push(at)
    // An escape of a code point beyond 16 bits stands for two characters.
    if (escaped && text[at + 1] === 'U' && !text.startsWith('0000', at + 2)) visible.push(at)
    at += escaped ? (ESCAPE_LENGTH[text[at + 1] ?? ''] ?? 2) : type === 'QUOTE_SINGLE' && char === "'" ? 2 : 1
  }
  let seen = 0
  return value
    .split('\n')
    .map((line) =>
      [...line.split(''), '\n'].map((char) => visible[isSpace(char) ? seen : seen++] ?? Math.min(end, text.length)),
    )
}

function isSpace(char: string | undefined): boolean {
  return char === ' ' || char === '\n' || char === '\t' || char === '\r'
}
