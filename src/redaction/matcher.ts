import { codesOf } from './scratch.js'

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
    const codes = text.length < MANY ? undefined : codesOf(text)
    for (const group of this.#groups) {
      if (text.length < group.window) continue
      if (codes !== undefined) scanCodes(group, codes, text, hits)
      else scanText(group, text, hits)
    }
  }
}

interface Group {
  readonly window: number
  readonly block: 2 | 3
  readonly shift: Uint8Array
  readonly buckets: ReadonlyMap<number, Bucket>
}

/** Literals that share a block; where they are many they are looked up by length instead of tried one by one. */
interface Bucket {
  readonly literals: Literal[]
  byLength?: Map<number, Map<string, number>>
}

interface Literal {
  readonly id: number
  readonly text: string
  readonly lastCode: number
}

/** From this length on reading characters out of an array is worth filling it first. */
const MANY = 1024
const LONG = 12
const MAX_WINDOW = 200
const PAIR_MASK = 0x3fff
const TRIPLE_MASK = 0xffff
/** So many literals of a bucket are tried faster than looked up. */
const FEW = 8

function buildGroup(literals: readonly string[], ids: readonly number[]): Group {
  let window = MAX_WINDOW
  for (const id of ids) window = Math.min(window, literals[id]?.length ?? window)
  const block = window < LONG ? 2 : 3
  const shift = new Uint8Array((block === 2 ? PAIR_MASK : TRIPLE_MASK) + 1).fill(window - block + 1)
  const buckets = new Map<number, Bucket>()
  for (const id of ids) {
    const text = literals[id] ?? ''
    for (let end = block - 1; end < window; end += 1) {
      const hash = hashAt(text, end, block)
      shift[hash] = Math.min(shift[hash] ?? 0, window - 1 - end)
    }
    const hash = hashAt(text, window - 1, block)
    const bucket = buckets.get(hash)
    const literal = { id, text, lastCode: text.charCodeAt(text.length - 1) }
    if (bucket === undefined) buckets.set(hash, { literals: [literal] })
    else bucket.literals.push(literal)
  }
  for (const bucket of buckets.values()) if (bucket.literals.length > FEW) bucket.byLength = indexed(bucket.literals)
  return { window, block, shift, buckets }
}

function indexed(literals: readonly Literal[]): Map<number, Map<string, number>> {
  const byLength = new Map<number, Map<string, number>>()
  for (const { id, text } of literals) {
    const same = byLength.get(text.length)
    if (same === undefined) byLength.set(text.length, new Map([[text, id]]))
    else same.set(text, id)
  }
  return byLength
}

function hashAt(text: string, end: number, block: number): number {
  const last = text.charCodeAt(end) & 0xff
  const middle = text.charCodeAt(end - 1) & 0xff
  if (block === 2) return ((middle << 7) ^ last) & PAIR_MASK
  return (((text.charCodeAt(end - 2) & 0xff) << 10) ^ (middle << 5) ^ last) & TRIPLE_MASK
}

function scanText(group: Group, text: string, hits: number[]): void {
  const { window, shift, block } = group
  const length = text.length
  let at = window - 1
  while (at < length) {
    const hash = hashAt(text, at, block)
    const step = shift[hash] ?? 1
    if (step === 0) verify(group, hash, text, at - window + 1, hits)
    at += step === 0 ? 1 : step
  }
}

function scanCodes(group: Group, codes: Uint8Array, text: string, hits: number[]): void {
  if (group.block === 2) scanPairs(group, codes, text, hits)
  else scanTriples(group, codes, text, hits)
}

// In both loops the widest step is taken by a branch of its own: the processor foresees it and need not wait for the table.

function scanPairs(group: Group, codes: Uint8Array, text: string, hits: number[]): void {
  const { window, shift } = group
  const widest = window - 1
  const length = text.length
  let at = window - 1
  while (at < length) {
    const hash = (((codes[at - 1] ?? 0) << 7) ^ (codes[at] ?? 0)) & PAIR_MASK
    const step = shift[hash] ?? 1
    if (step === widest) {
      at += widest
    } else if (step === 0) {
      verify(group, hash, text, at - window + 1, hits)
      at += 1
    } else at += step
  }
}

function scanTriples(group: Group, codes: Uint8Array, text: string, hits: number[]): void {
  const { window, shift } = group
  const widest = window - 2
  const length = text.length
  let at = window - 1
  while (at < length) {
    const hash = (((codes[at - 2] ?? 0) << 10) ^ ((codes[at - 1] ?? 0) << 5) ^ (codes[at] ?? 0)) & TRIPLE_MASK
    const step = shift[hash] ?? 1
    if (step === widest) {
      at += widest
    } else if (step === 0) {
      verify(group, hash, text, at - window + 1, hits)
      at += 1
    } else at += step
  }
}

function verify(group: Group, hash: number, text: string, start: number, hits: number[]): void {
  const bucket = group.buckets.get(hash)
  if (bucket === undefined) return
  if (bucket.byLength !== undefined) {
    for (const [length, texts] of bucket.byLength) {
      const id = start + length <= text.length ? texts.get(text.slice(start, start + length)) : undefined
      if (id !== undefined) hits.push(id, start)
    }
    return
  }
  for (const literal of bucket.literals) {
    const lastAt = start + literal.text.length - 1
    if (text.charCodeAt(lastAt) === literal.lastCode && text.startsWith(literal.text, start))
      hits.push(literal.id, start)
  }
}
