import { moduleBytes } from './byte-vectors-code.js'
import {
  BEHIND_TABLES,
  CLASSES,
  KEYS,
  LONGEST_NAME,
  LONGEST_SEQUENCE,
  MARK,
  ODD,
  SEPARATOR,
  STEMS,
  TABLES,
  WINDOWS,
} from './byte-vectors-layout.js'

export { GAP, KEYS, LONGEST_NAME, NAME, QUOTE } from './byte-vectors-layout.js'

const PAGE = 64 * 1024
const VECTOR = 16
/** What one scan takes at most: a piece of output and what was held back before it. */
export const MOST_SCANNED = 9 * PAGE
/** Parts of what is longer overlap: what stands behind a place in here, and before it, is looked at together. */
export const OVERLAP = LONGEST_NAME + VECTOR
/** What may stand before each line. */
export const LONGEST_PREFIX = 1024
/** Each part has room for a vector that reaches beyond its end. */
const PREFIX = BEHIND_TABLES
const ROOM = PREFIX + LONGEST_PREFIX + VECTOR
const INPUT = ROOM + MOST_SCANNED + VECTOR
const OUTPUT = INPUT + MOST_SCANNED + VECTOR
/** The most that a loop writes: `scan` an offset of four bytes for each byte it finds, `prefix` the bytes with prefixes between them. */
const OUTPUT_ROOM = 8 * MOST_SCANNED
const PAGES = Math.ceil((OUTPUT + OUTPUT_ROOM + 2 * (LONGEST_PREFIX + VECTOR)) / PAGE)
const LINE_END = 10
const ESCAPE = 27

/** A set of bytes for each of three neighbours, and a bit that is its own or shared with others. */
interface Window {
  readonly bytes: readonly [number, number, number]
  readonly bucket: number
}

/** What is found: windows, and two separators where a name stands before them that has a stem. */
export interface Search {
  readonly windows: readonly Window[]
  readonly separators: readonly [number, number]
  /** What each byte is to a name. */
  readonly classes: Uint8Array
  /** By `keyAt`, 1 for each stem. */
  readonly stems: Uint8Array
}

interface Loops {
  readonly scan: (from: number, to: number, out: number) => number
  readonly prefix: (from: number, to: number, out: number, text: number, length: number) => number
}

/** Where something may be, and whether all bytes are printable ASCII, ends of lines or tabs. */
export interface Places {
  readonly count: number
  readonly isPlain: boolean
}

/** Three bytes by nearly all of their bits; few others share the number. */
export function windowKey(bytes: Uint8Array, last: number): number {
  return (((bytes[last - 2] ?? 0) << 8) ^ ((bytes[last - 1] ?? 0) << 4) ^ (bytes[last] ?? 0)) & (KEYS - 1)
}

/** Three bytes by their last five bits, which letters of both cases share. */
export function keyAt(bytes: Uint8Array, last: number): number {
  return (((bytes[last - 2] ?? 0) & 31) << 10) | (((bytes[last - 1] ?? 0) & 31) << 5) | ((bytes[last] ?? 0) & 31)
}

/** Loops over many bytes at once. They are worth their start where output comes by the megabyte. */
export class ByteVectors {
  readonly #loops: Loops
  readonly #memory: Buffer
  #search: Search | null = null
  /** The places that the last scan found, in order; how many is what it gave back. */
  readonly places: Uint32Array
  /** Bytes that stand here are not copied before they are looked at; those behind them are overwritten. */
  readonly room: Buffer

  constructor(loops: Loops, memory: ArrayBuffer) {
    this.#loops = loops
    this.#memory = Buffer.from(memory)
    this.places = new Uint32Array(memory, OUTPUT, MOST_SCANNED)
    this.room = this.#memory.subarray(ROOM, ROOM + MOST_SCANNED + VECTOR)
  }

  /** What the next scans look for; of windows also the few others that have the same number. */
  lookFor(search: Search): void {
    if (this.#search === search) return
    this.#search = search
    const { windows, separators, classes, stems } = search
    this.#memory.fill(0, TABLES, BEHIND_TABLES)
    this.#memory.set(classes, CLASSES)
    this.#memory.set(stems, STEMS)
    for (const { bytes, bucket } of windows) {
      for (const [row, byte] of bytes.entries()) this.#mark(row, byte, 1 << bucket)
      this.#memory[WINDOWS + windowKey(Uint8Array.from(bytes), 2)] = 1
    }
    for (const byte of separators) {
      this.#mark(3, byte, SEPARATOR)
      this.#memory[CLASSES + byte] = MARK
    }
    // Bits that stand for a block of bytes each: those below the space, those above ASCII, and the last one of it.
    for (let low = 0; low < 16; low += 1) {
      if (low !== 9 && low !== LINE_END) this.#mark(3, low, 2 & ODD)
      for (const high of [1, 8, 9, 10, 11, 12, 13, 14, 15]) this.#mark(3, (high << 4) | low, 4 & ODD)
    }
    this.#mark(3, 127, 8 & ODD)
  }

  /** Both halves of a byte have the bit where the byte has it. */
  #mark(row: number, byte: number, bit: number): void {
    const table = TABLES + 2 * VECTOR * row
    for (const at of [table + (byte & 15), table + VECTOR + (byte >> 4)])
      this.#memory[at] = (this.#memory[at] ?? 0) | bit
  }

  /** Fills `places`, counted from the first byte: where windows end, and where separators stand. */
  scan(bytes: Uint8Array): Places {
    const from = this.#addressOf(bytes)
    const end = from + bytes.length
    this.#memory.fill(LINE_END, end, end + VECTOR)
    const result = this.#loops.scan(from, end, OUTPUT)
    return { count: result >> 1, isPlain: (result & 1) === 0 }
  }

  /** The address of bytes; those that stand elsewhere are copied to where the loops can read them. */
  #addressOf(bytes: Uint8Array): number {
    if (bytes.buffer === this.#memory.buffer) return bytes.byteOffset
    this.#memory.set(bytes, INPUT)
    return INPUT
  }

  /**
   * Writes each line without colours, with a prefix and an end; the last line comes without its end. The memory of a written part is
   * used again.
   */
  prefix(lines: Buffer, prefix: Buffer, write: (part: Buffer) => void): void {
    const most = Math.min(MOST_SCANNED, Math.floor(OUTPUT_ROOM / (1 + prefix.length)))
    this.#memory.set(prefix, PREFIX)
    this.#memory.set(prefix, OUTPUT)
    let from = 0
    do {
      const to = partEnd(lines, from + most)
      const part = lines.subarray(from, to)
      const at = this.#addressOf(part)
      const begun = from === 0 ? OUTPUT + prefix.length : OUTPUT
      const end = this.#loops.prefix(at, at + part.length, begun, PREFIX, prefix.length)
      const isLast = to === lines.length
      if (isLast) this.#memory[end] = LINE_END
      write(this.#memory.subarray(OUTPUT, isLast ? end + 1 : end))
      from = to
    } while (from < lines.length)
  }

  /**
   * A copy without sequences that set colours, or do something else where a terminal is, and without one that the last byte cuts off;
   * null where there is any other. It stands where the next bytes of others are looked at.
   */
  withoutColours(bytes: Buffer): Buffer | null {
    if (bytes.buffer !== this.#memory.buffer) this.#memory.set(bytes, OUTPUT)
    const from = bytes.buffer === this.#memory.buffer ? bytes.byteOffset : OUTPUT
    const end = this.#loops.prefix(from, from + bytes.length, INPUT, PREFIX, 0)
    return end === 0 ? null : this.#memory.subarray(INPUT, end)
  }
}

/** Where a part ends that does not go through a sequence. */
function partEnd(lines: Buffer, wanted: number): number {
  if (wanted >= lines.length) return lines.length
  const sequence = lines.subarray(wanted - LONGEST_SEQUENCE, wanted).lastIndexOf(ESCAPE)
  return sequence < 0 ? wanted : wanted - LONGEST_SEQUENCE + sequence
}

/** What of the global object of this name is used here. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Readonly<Record<string, unknown>> }
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer }
}

let made: ByteVectors | null | undefined

/** The loops, which all share; null where the processor or the options of Node do not let them be. */
export function byteVectors(): ByteVectors | null {
  if (made === undefined) made = newVectors()
  return made
}

function newVectors(): ByteVectors | null {
  try {
    const { scan, prefix, memory } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes(PAGES))).exports
    if (!isLoop(scan) || !isLoop(prefix) || !(memory instanceof WebAssembly.Memory)) return null
    return new ByteVectors({ scan, prefix }, memory.buffer)
  } catch {
    return null
  }
}

function isLoop(value: unknown): value is (...numbers: readonly number[]) => number {
  return typeof value === 'function'
}
