import { moduleBytes, ODD, SEPARATOR, TABLES } from './byte-vectors-code.js'

const PAGE = 64 * 1024
const VECTOR = 16
/** What one scan takes at most. */
export const MOST_SCANNED = 2 * PAGE
/** What may stand before each line. */
export const LONGEST_PREFIX = 1024
/** Each part has room for a vector that reaches beyond its end. */
const PREFIX = TABLES + 256
const INPUT = PREFIX + LONGEST_PREFIX + VECTOR
const OUTPUT = INPUT + MOST_SCANNED + VECTOR
/** For each byte a number of four bytes, where all of them are found; or all bytes with prefixes between them. */
const OUTPUT_ROOM = 8 * MOST_SCANNED
const PAGES = Math.ceil((OUTPUT + OUTPUT_ROOM + 2 * (LONGEST_PREFIX + VECTOR)) / PAGE)
const LINE_END = 10

/** A set of bytes for each of three neighbours, and a bit that is its own or shared with others. */
export interface Window {
  readonly bytes: readonly [number, number, number]
  readonly bucket: number
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

/** Loops over many bytes at once. They are worth their start where output comes by the megabyte. */
export class ByteVectors {
  readonly #loops: Loops
  readonly #memory: Buffer
  /** The places that the last scan found, in order; how many is what it gave back. */
  readonly places: Uint32Array

  constructor(loops: Loops, memory: ArrayBuffer) {
    this.#loops = loops
    this.#memory = Buffer.from(memory)
    this.places = new Uint32Array(memory, OUTPUT, MOST_SCANNED)
  }

  /** What the next scans look for: windows of three bytes, with others that look alike by halves of bytes, and two separators. */
  lookFor(windows: readonly Window[], separators: readonly [number, number]): void {
    this.#memory.fill(0, TABLES, TABLES + 8 * VECTOR)
    for (const { bytes, bucket } of windows)
      for (const [row, byte] of bytes.entries()) this.#mark(row, byte, 1 << bucket)
    for (const byte of separators) this.#mark(3, byte, SEPARATOR)
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

  /** Fills `places`, counted from the first byte: where windows end and where separators stand. */
  scan(bytes: Uint8Array): Places {
    const end = INPUT + bytes.length
    this.#memory.set(bytes, INPUT)
    this.#memory.fill(LINE_END, end, end + VECTOR)
    const result = this.#loops.scan(INPUT, end, OUTPUT)
    return { count: result >> 1, isPlain: (result & 1) === 0 }
  }

  /** Lines, of which the last one has no end, each with a text before it and an end. */
  prefixed(lines: Buffer, prefix: Buffer): readonly Buffer[] {
    if (!lines.includes(LINE_END)) return [Buffer.concat([prefix, lines, Buffer.from('\n')])]
    const most = Math.min(MOST_SCANNED, Math.floor(OUTPUT_ROOM / (1 + prefix.length)))
    const parts: Buffer[] = []
    this.#memory.set(prefix, PREFIX)
    this.#memory.set(prefix, OUTPUT)
    for (let from = 0; from === 0 || from < lines.length; from += most) {
      const part = lines.subarray(from, from + most)
      const isLast = from + most >= lines.length
      this.#memory.set(part, INPUT)
      this.#memory.fill(0, INPUT + part.length, INPUT + part.length + VECTOR)
      const begun = from === 0 ? OUTPUT + prefix.length : OUTPUT
      const end = this.#loops.prefix(INPUT, INPUT + part.length, begun, PREFIX, prefix.length)
      if (isLast) this.#memory[end] = LINE_END
      parts.push(Buffer.from(this.#memory.subarray(OUTPUT, isLast ? end + 1 : end)))
    }
    return parts
  }
}

/** What of the global object of this name is used here. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Readonly<Record<string, unknown>> }
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer }
}

let compiled: object | null | undefined

/** Null where the processor or the options of Node do not let them be. */
export function byteVectors(): ByteVectors | null {
  try {
    compiled ??= compiled === null ? null : new WebAssembly.Module(moduleBytes(PAGES))
    if (compiled === null) return null
    const { scan, prefix, memory } = new WebAssembly.Instance(compiled).exports
    if (!isLoop(scan) || !isLoop(prefix) || !(memory instanceof WebAssembly.Memory)) return null
    return new ByteVectors({ scan, prefix }, memory.buffer)
  } catch {
    compiled = null
    return null
  }
}

function isLoop(value: unknown): value is (...numbers: readonly number[]) => number {
  return typeof value === 'function'
}
