import { StringDecoder } from 'node:string_decoder'
import type { RetainedStream } from '../../core/ports.js'
import { AnyBytesDecoder, countUnfinishedBytes } from '../../text/bytes.js'
import { CUT_WINDOW, NO_SECRETS, spanAcross } from '../../text/excerpt.js'

const EDGE_BYTES = 512 * 1024
/** Bytes at both ends that `onCut` receives. */
const SHOWN_BYTES = 16 * 1024 * 1024

export const NO_OUTPUT: RetainedStream = { text: '', truncated: false, totalBytes: 0 }

/** Retains a bounded part of one stream: all of it, or its head and its tail. */
export class RetainedOutput {
  readonly #edgeBytes: number
  /** Bytes that are held before the middle is omitted. */
  readonly #heldBytes: number
  readonly #decoder: Pick<StringDecoder, 'write' | 'end'>
  readonly #bytes = new ByteList()
  #total = 0
  /** First bytes, with a few of the omitted bytes, so that a secret across the cut is recognised; null until something is omitted. */
  #head: Buffer | null = null

  constructor(
    readonly maxBytes: number,
    readonly onOutput: (printed: string) => void,
    readonly secrets = NO_SECRETS,
    escapesBytes = false,
    readonly onCut?: (part: Uint8Array) => void,
  ) {
    this.#decoder = escapesBytes ? new AnyBytesDecoder() : new StringDecoder('utf8')
    // Head and tail together stay within a small limit.
    this.#edgeBytes = Math.min(EDGE_BYTES, Math.floor(maxBytes / 2))
    this.#heldBytes = onCut === undefined ? maxBytes : Math.max(maxBytes, SHOWN_BYTES)
  }

  add(chunk: Buffer): void {
    if (chunk.length === 0) return
    this.#bytes.push(chunk)
    this.#total += chunk.length
    this.#omitMiddle()
    const text = this.#decoder.write(chunk)
    if (text !== '') this.onOutput(text)
  }

  /** Passes on the last, unfinished character. Called once, at the end. */
  finish(): RetainedStream {
    if (this.#total === 0) return NO_OUTPUT
    const rest = this.#decoder.end()
    if (rest !== '') this.onOutput(rest)
    const bytes = this.#bytes.join()
    if (this.#total <= this.maxBytes) return { text: bytes.toString('utf8'), truncated: false, totalBytes: this.#total }
    this.onCut?.(bytes)
    const head = this.#retainedHead(this.#head ?? bytes)
    const tail = this.#retainedTail(bytes)
    const omittedBytes = this.#total - head.length - tail.length
    const text = `${head.toString('utf8')}\n[... ${omittedBytes} bytes left out ...]\n${tail.toString('utf8')}`
    return { text, truncated: true, totalBytes: this.#total }
  }

  #retainedHead(bytes: Buffer): Buffer {
    const end = trimToWords(withoutTornEnd(bytes.subarray(0, this.#edgeBytes)), -1).length
    const [before, after] = splitAround(bytes, end)
    const span = spanAcross(before, after, this.secrets)
    return bytes.subarray(0, span === null ? end : end - Buffer.byteLength(before.slice(span.start)))
  }

  #retainedTail(bytes: Buffer): Buffer {
    const edge = bytes.subarray(Math.max(0, bytes.length - this.#edgeBytes))
    const start = bytes.length - trimToWords(withoutTornStart(edge), 1).length
    const [before, after] = splitAround(bytes, start)
    const span = spanAcross(before, after, this.secrets)
    return bytes.subarray(span === null ? start : start + Buffer.byteLength(after.slice(0, span.end - before.length)))
  }

  /** Once the limit is exceeded, keeps only head and tail. */
  #omitMiddle(): void {
    if (this.#head !== null || this.#total <= this.#heldBytes) return
    const length = this.#edgeBytes + CUT_WINDOW
    this.onCut?.(this.#bytes.join())
    this.#head = this.#bytes.first(length)
    this.#bytes.keepLast(this.onCut === undefined ? length : Math.max(length, SHOWN_BYTES))
  }
}

/** Returns the text before and after an offset, as far as a cut there has to consider it. */
function splitAround(bytes: Buffer, at: number): readonly [before: string, after: string] {
  return [
    bytes.subarray(Math.max(0, at - CUT_WINDOW), at).toString('utf8'),
    bytes.subarray(at, at + CUT_WINDOW).toString('utf8'),
  ]
}

const SPACES = new Set([9, 10, 13, 32])
const LONGEST_WORD = 8 * 1024

/** Drops the word at a cut, because half of a secret would not be recognised. */
function trimToWords(bytes: Buffer, direction: 1 | -1): Buffer {
  const first = direction === 1 ? 0 : bytes.length - 1
  for (let step = 0; step < Math.min(LONGEST_WORD, bytes.length); step++) {
    const at = first + step * direction
    if (!SPACES.has(bytes[at] ?? 0)) continue
    return direction === 1 ? bytes.subarray(at + 1) : bytes.subarray(0, at)
  }
  return bytes
}

const BLOCK_BYTES = 64 * 1024
const BLOCK_CHUNKS = 1024

/** Bytes in blocks, so that a program that prints byte by byte does not leave an object for each byte. */
class ByteList {
  readonly #blocks: Buffer[] = []
  #open: Buffer[] = []
  #openLength = 0
  #length = 0
  #mostBytes = Number.POSITIVE_INFINITY

  push(chunk: Buffer): void {
    this.#open.push(chunk)
    this.#openLength += chunk.length
    this.#length += chunk.length
    if (this.#openLength < BLOCK_BYTES && this.#open.length < BLOCK_CHUNKS) return
    this.#blocks.push(this.#open.length === 1 ? chunk : Buffer.concat(this.#open))
    this.#open = []
    this.#openLength = 0
    this.#dropFirst()
  }

  /** Keeps only this many of the last bytes from now on. */
  keepLast(bytes: number): void {
    this.#mostBytes = bytes
    this.#dropFirst()
  }

  #dropFirst(): void {
    for (let first = this.#blocks[0]; first !== undefined; first = this.#blocks[0]) {
      if (this.#length - first.length < this.#mostBytes) return
      this.#length -= first.length
      this.#blocks.shift()
    }
  }

  join(): Buffer {
    return Buffer.concat([...this.#blocks, ...this.#open])
  }

  first(bytes: number): Buffer {
    return Buffer.concat([...this.#blocks, ...this.#open], Math.min(bytes, this.#length))
  }
}

function withoutTornEnd(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length - countUnfinishedBytes(bytes))
}

function withoutTornStart(bytes: Buffer): Buffer {
  let start = 0
  while (start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1
  return bytes.subarray(start)
}
