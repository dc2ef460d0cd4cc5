import { LongLiteral } from './long-literal.js'
import { codesOf, type Scanned, slice, startsWith } from './scratch.js'

/**
 * Finds any of many literals in one pass that usually looks at a fraction of the characters: each step reads the last
 * block of a window as long as the shortest literal, and a table says how far the window may move.
 */
export class Matcher {
  readonly #groups: readonly Group[]

  constructor(literals: readonly string[]) {
    const short: number[] = []
    const long: number[] = []
    literals.forEach((literal, id) => {
      if (literal.length >= 2) (literal.length < LONG ? short : long).push(id)
    })
    this.#groups = [short, long].filter((ids) => ids.length > 0).map((ids) => buildGroup(literals, ids))
  }

  /** Appends the number of a literal and its offset for every occurrence, overlapping ones included. */
  scan(text: string, hits: number[]): void {
    if (this.#groups.length > 0) this.scanBytes({ codes: codesOf(text), length: text.length, text }, hits)
  }

  /** The same of bytes. */
  scanBytes(scanned: Scanned, hits: number[]): void {
    for (const group of this.#groups) scanGroup(group, scanned, hits)
  }
}

/** How the last characters of a window become one number: three of them, or two where literals are short. */
interface Hashing {
  readonly block: 2 | 3
  /** Nothing is left of the first of three where two are enough. */
  readonly firstMask: number
  readonly middleShift: number
  readonly mask: number
}

const PAIRS: Hashing = { block: 2, firstMask: 0, middleShift: 7, mask: 0x3fff }
const TRIPLES: Hashing = { block: 3, firstMask: 0xff, middleShift: 5, mask: 0xffff }

interface Group extends Hashing {
  readonly window: number
  readonly shift: Uint8Array
  readonly buckets: ReadonlyMap<number, Bucket>
}

/** Literals that share a block; where they are many they are looked up instead of tried one by one: by the window, and then by length. */
interface Bucket {
  readonly literals: Literal[]
  byWindow?: ReadonlyMap<string, Bucket>
  byLength?: ReadonlyMap<number, ReadonlyMap<string, number>>
}

interface Literal {
  readonly id: number
  readonly text: string
  readonly bytes: Buffer
  /** For those at which it takes long to look again and again. */
  readonly long: LongLiteral | null
}

const LONG = 12
/** From here on it matters that what was compared is not compared again. */
const VERY_LONG = 128
const MAX_WINDOW = 200
/** So many literals of a bucket are tried faster than looked up. */
const FEW = 8

function buildGroup(literals: readonly string[], ids: readonly number[]): Group {
  let window = MAX_WINDOW
  for (const id of ids) window = Math.min(window, literals[id]?.length ?? window)
  const hashing = window < LONG ? PAIRS : TRIPLES
  const { block, mask } = hashing
  const shift = new Uint8Array(mask + 1).fill(window - block + 1)
  const buckets = new Map<number, Bucket>()
  for (const id of ids) {
    const text = literals[id] ?? ''
    const bytes = Buffer.from(text, 'latin1')
    for (let end = block - 1; end < window; end += 1) {
      const hash = hashAt(bytes, end, hashing)
      shift[hash] = Math.min(shift[hash] ?? 0, window - 1 - end)
    }
    const hash = hashAt(bytes, window - 1, hashing)
    const bucket = buckets.get(hash)
    const literal = { id, text, bytes, long: text.length < VERY_LONG ? null : new LongLiteral(text) }
    if (bucket === undefined) buckets.set(hash, { literals: [literal] })
    else bucket.literals.push(literal)
  }
  for (const bucket of buckets.values())
    if (bucket.literals.length > FEW) bucket.byWindow = indexedByWindow(bucket.literals, window)
  return { ...hashing, window, shift, buckets }
}

function indexedByWindow(literals: readonly Literal[], window: number): ReadonlyMap<string, Bucket> {
  const byWindow = new Map<string, Bucket>()
  for (const literal of literals) {
    const text = literal.text.slice(0, window)
    const same = byWindow.get(text)
    if (same === undefined) byWindow.set(text, { literals: [literal] })
    else same.literals.push(literal)
  }
  for (const bucket of byWindow.values())
    if (bucket.literals.length > FEW) bucket.byLength = indexedByLength(bucket.literals)
  return byWindow
}

function indexedByLength(literals: readonly Literal[]): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const byLength = new Map<number, Map<string, number>>()
  for (const { id, text } of literals) {
    const same = byLength.get(text.length)
    if (same === undefined) byLength.set(text.length, new Map([[text, id]]))
    else same.set(text, id)
  }
  return byLength
}

function hashAt(bytes: Uint8Array, end: number, { block, firstMask, middleShift, mask }: Hashing): number {
  const first = (bytes[end - block + 1] ?? 0) & firstMask
  return ((first << 10) ^ ((bytes[end - 1] ?? 0) << middleShift) ^ (bytes[end] ?? 0)) & mask
}

let scans = 0

function scanGroup(group: Group, scanned: Scanned, hits: number[]): void {
  const { window, shift } = group
  const widest = window - group.block + 1
  const { length } = scanned
  const { bytes } = scanned.codes
  scans += 1
  let at = window - 1
  while (at < length) {
    const hash = hashAt(bytes, at, group)
    const step = shift[hash] ?? 1
    // The widest step has a branch of its own: the processor foresees it and need not wait for the table.
    if (step === widest) {
      at += widest
    } else if (step === 0) {
      verify(group, hash, scanned, at - window + 1, hits)
      at += 1
    } else at += step
  }
}

function verify(group: Group, hash: number, scanned: Scanned, start: number, hits: number[]): void {
  const found = group.buckets.get(hash)
  const bucket = found?.byWindow === undefined ? found : found.byWindow.get(slice(scanned, start, start + group.window))
  if (bucket === undefined) return
  if (bucket.byLength !== undefined) {
    for (const [length, texts] of bucket.byLength) {
      const id = start + length <= scanned.length ? texts.get(slice(scanned, start, start + length)) : undefined
      if (id !== undefined) hits.push(id, start)
    }
    return
  }
  for (const { id, text, bytes, long } of bucket.literals) {
    const last = bytes.length - 1
    if (scanned.codes.bytes[start + last] !== bytes[last]) continue
    if (long?.standsAt(scanned, start, scans) ?? startsWith(scanned, bytes, text, start)) hits.push(id, start)
  }
}
