import { isAscii } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
import type { KeptStream, PrintedOutput } from '../../core/ports.js'
import { AnyBytesDecoder } from '../../text/any-bytes.js'
import { CUT_WINDOW, NO_SECRETS, type SecretSpans, spanAcross } from '../../text/excerpt.js'

const EDGE_BYTES = 512 * 1024
const BLOCK_BYTES = 64 * 1024
const LARGE_CHUNK = 32 * 1024

/** Keeps what the contract lets a node keep of one stream, in memory that does not grow with the stream. */
export class KeptOutput {
  readonly #maxBytes: number
  readonly #edgeBytes: number
  readonly #onOutput: (printed: PrintedOutput) => void
  readonly #secrets: SecretSpans
  readonly #decoder: Pick<StringDecoder, 'write' | 'end'>
  #undecoded = false
  #largeChunks = 0
  #total = 0
  #whole: ByteList | null = new ByteList()
  /** Both edges with a little of what is left out, so that a secret is seen that a cut would go through. */
  #head: Buffer = Buffer.alloc(0)
  #tail: ByteRing | null = null

  constructor(
    maxBytes: number,
    onOutput: (printed: PrintedOutput) => void,
    secrets = NO_SECRETS,
    escapesBytes = false,
  ) {
    this.#decoder = escapesBytes ? new AnyBytesDecoder() : new StringDecoder('utf8')
    this.#maxBytes = maxBytes
    // Under a bound of less than two edges both of them together stay within it.
    this.#edgeBytes = Math.min(EDGE_BYTES, Math.floor(maxBytes / 2))
    this.#onOutput = onOutput
    this.#secrets = secrets
  }

  /** Copies the bytes that are kept; those of a chunk that is nothing but ASCII, as most are, go on as they came. */
  add(chunk: Buffer): void {
    if (chunk.length === 0) return
    this.#keep(chunk)
    if (!this.#undecoded && isAscii(chunk)) {
      this.#onOutput(chunk)
      // Chunks lie outside of the heap, and V8 lets 32 MiB of them pile up. A text as long as a chunk makes it clear them away sooner.
      if (chunk.length >= LARGE_CHUNK && ++this.#largeChunks % 4 === 0) chunk.toString('latin1')
      return
    }
    this.#undecoded = (chunk[chunk.length - 1] ?? 0) >= 0x80
    const text = this.#decoder.write(chunk)
    if (text !== '') this.#onOutput(text)
  }

  /** Gives out the last, unfinished character; to be called once, at the end. */
  finish(): KeptStream {
    const rest = this.#decoder.end()
    if (rest !== '') this.#onOutput(rest)
    if (this.#tail === null) {
      const text = this.#whole === null ? '' : this.#whole.join().toString('utf8')
      return { text, truncated: false, totalBytes: this.#total }
    }
    const head = this.#keptHead(this.#head)
    const tail = this.#keptTail(this.#tail.join())
    const left = this.#total - head.length - tail.length
    const text = `${head.toString('utf8')}\n[... ${left} bytes left out ...]\n${tail.toString('utf8')}`
    return { text, truncated: true, totalBytes: this.#total }
  }

  #keptHead(bytes: Buffer): Buffer {
    const end = betweenWords(withoutTornEnd(bytes.subarray(0, this.#edgeBytes)), -1).length
    const [before, after] = around(bytes, end)
    const span = spanAcross(before, after, this.#secrets)
    return bytes.subarray(0, span === null ? end : end - Buffer.byteLength(before.slice(span.start)))
  }

  #keptTail(bytes: Buffer): Buffer {
    const edge = bytes.subarray(Math.max(0, bytes.length - this.#edgeBytes))
    const start = bytes.length - betweenWords(withoutTornStart(edge), 1).length
    const [before, after] = around(bytes, start)
    const span = spanAcross(before, after, this.#secrets)
    return bytes.subarray(span === null ? start : start + Buffer.byteLength(after.slice(0, span.end - before.length)))
  }

  #keep(chunk: Buffer): void {
    this.#total += chunk.length
    if (this.#whole !== null && this.#total <= this.#maxBytes) {
      this.#whole.push(chunk)
      return
    }
    if (this.#whole !== null) {
      this.#tail = new ByteRing(this.#edgeBytes + CUT_WINDOW)
      this.#startCutting(this.#whole, chunk, this.#tail)
      this.#whole = null
      return
    }
    this.#tail?.push(chunk)
  }

  #startCutting(whole: ByteList, chunk: Buffer, tail: ByteRing): void {
    const length = this.#edgeBytes + CUT_WINDOW
    const before = whole.start(length)
    this.#head = Buffer.concat([before, chunk.subarray(0, length - before.length)])
    for (const block of whole.blocks()) tail.push(block)
    tail.push(chunk)
  }
}

/** What stands before and after a place, as far as it matters for a cut there. */
function around(bytes: Buffer, at: number): readonly [before: string, after: string] {
  return [
    bytes.subarray(Math.max(0, at - CUT_WINDOW), at).toString('utf8'),
    bytes.subarray(at, at + CUT_WINDOW).toString('utf8'),
  ]
}

const SPACES = new Set([9, 10, 13, 32])
const LONGEST_WORD = 8 * 1024

/** Leaves out the word that a cut went through, because half of a secret would not be recognised as one. */
function betweenWords(bytes: Buffer, direction: 1 | -1): Buffer {
  const first = direction === 1 ? 0 : bytes.length - 1
  for (let step = 0; step < Math.min(LONGEST_WORD, bytes.length); step++) {
    const at = first + step * direction
    if (!SPACES.has(bytes[at] ?? 0)) continue
    return direction === 1 ? bytes.subarray(at + 1) : bytes.subarray(0, at)
  }
  return bytes
}

/** Bytes in blocks of one size: many small chunks cost no more than a few large ones. */
class ByteList {
  readonly #full: Buffer[] = []
  #block: Buffer = Buffer.alloc(0)
  #used = 0

  push(chunk: Buffer): void {
    let from = 0
    while (from < chunk.length) {
      if (this.#used === this.#block.length) this.#grow(chunk.length - from)
      const copied = chunk.copy(this.#block, this.#used, from)
      this.#used += copied
      from += copied
    }
  }

  join(): Buffer {
    return Buffer.concat(this.blocks())
  }

  /** Everything in order, without a copy. */
  blocks(): readonly Buffer[] {
    return [...this.#full, this.#block.subarray(0, this.#used)]
  }

  /** A copy of the first bytes. */
  start(length: number): Buffer {
    const blocks: Buffer[] = []
    let missing = length
    for (const block of this.blocks()) {
      if (missing <= 0) break
      blocks.push(block.subarray(0, missing))
      missing -= block.length
    }
    return Buffer.concat(blocks)
  }

  #grow(wanted: number): void {
    if (this.#used > 0) this.#full.push(this.#block)
    // The first block fits what most scripts print.
    const size = this.#full.length === 0 ? Math.max(1024, wanted) : Math.max(BLOCK_BYTES, wanted)
    this.#block = Buffer.allocUnsafeSlow(size)
    this.#used = 0
  }
}

/** The last bytes of a stream. */
class ByteRing {
  readonly #bytes: Buffer
  #end = 0
  #length = 0

  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafeSlow(size)
  }

  push(chunk: Buffer): void {
    const size = this.#bytes.length
    if (size === 0) return
    const kept = chunk.length > size ? chunk.subarray(chunk.length - size) : chunk
    const first = kept.copy(this.#bytes, this.#end)
    if (first < kept.length) kept.copy(this.#bytes, 0, first)
    this.#end = (this.#end + kept.length) % size
    this.#length = Math.min(size, this.#length + kept.length)
  }

  join(): Buffer {
    const start = this.#end - this.#length
    if (start >= 0) return this.#bytes.subarray(start, this.#end)
    return Buffer.concat([this.#bytes.subarray(start), this.#bytes.subarray(0, this.#end)])
  }
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

/** Where a character that the end cuts begins, or the length when none is cut. */
function tornAt(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (isContinuation(byte)) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return needed > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function withoutTornEnd(bytes: Buffer): Buffer {
  return bytes.subarray(0, tornAt(bytes))
}

function withoutTornStart(bytes: Buffer): Buffer {
  let start = 0
  while (start < 3 && isContinuation(bytes[start])) start += 1
  return bytes.subarray(start)
}
