import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { errorCode } from '../text/error-message.js'

const CHUNK_BYTES = 256 * 1024
/** Longer than any line that is written; what is longer is dropped, so that a file that is not a log cannot fill the memory. */
const MAX_LINE = 64 * 1024 * 1024

/** A file of lines that somebody else appends to; each look gives the lines that were completed since the look before. */
export class GrowingFile {
  #offset = 0
  #identity = 0n
  #decoder = new StringDecoder('utf8')
  #open = ''

  constructor(readonly path: string) {}

  /** Passes on what is new. A file that was replaced or cut is read from its start, which `restart` is told before. */
  read(line: (text: string) => void, restart: () => void): void {
    const descriptor = opened(this.path)
    if (descriptor === null) return
    try {
      const { size, ino } = fstatSync(descriptor, { bigint: true })
      if (this.#offset > 0 && (ino !== this.#identity || size < BigInt(this.#offset))) {
        this.#forget()
        restart()
      }
      this.#identity = ino
      const chunk = Buffer.alloc(CHUNK_BYTES)
      for (let got = readSync(descriptor, chunk, 0, CHUNK_BYTES, this.#offset); got > 0; ) {
        this.#offset += got
        this.#pass(this.#decoder.write(chunk.subarray(0, got)), line)
        got = readSync(descriptor, chunk, 0, CHUNK_BYTES, this.#offset)
      }
    } finally {
      closeSync(descriptor)
    }
  }

  /** A line that is not complete yet waits for its end. */
  #pass(text: string, line: (text: string) => void): void {
    const parts = text.split('\n')
    const last = parts.pop() ?? ''
    for (const part of parts) {
      line(this.#open + part)
      this.#open = ''
    }
    this.#open = this.#open.length > MAX_LINE ? this.#open : this.#open + last
  }

  #forget(): void {
    this.#offset = 0
    this.#open = ''
    this.#decoder = new StringDecoder('utf8')
  }
}

/** Null while there is no such file. */
function opened(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
