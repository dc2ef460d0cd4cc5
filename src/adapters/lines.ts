import { closeSync, existsSync, fstatSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { openRegularFile } from '../core/regular-file.js'

/** Maximum length of a line, so that a file that is not text cannot fill the memory. */
const LONGEST_LINE = 64 * 1024 * 1024

/** Splits chunks of bytes into lines of text. The chunk that makes a line longer than the maximum is truncated at its next line end. */
export class LineSplitter {
  readonly #decoder = new StringDecoder('utf8')
  #open = ''

  constructor(readonly longest = LONGEST_LINE) {}

  push(chunk: Buffer): readonly string[] {
    const lines = this.#decoder.write(chunk).split('\n')
    if (this.#open !== '') lines[0] = this.#open.length < this.longest ? `${this.#open}${lines[0]}` : this.#open
    this.#open = lines.pop() ?? ''
    return lines
  }

  rest(): string {
    return this.#open + this.#decoder.end()
  }
}

const CHUNK_BYTES = 256 * 1024

export class GrowingFile {
  #offset = 0
  #identity = 0n
  #lines = new LineSplitter()

  constructor(readonly path: string) {}

  /** Passes on the lines completed since the last call. A file that was replaced or truncated is read again, after a call of `restart`. */
  read(line: (text: string) => void, restart: () => void): void {
    if (!existsSync(this.path)) return
    const descriptor = openRegularFile(this.path)
    try {
      const { size, ino } = fstatSync(descriptor, { bigint: true })
      if (this.#offset > 0 && (ino !== this.#identity || size < BigInt(this.#offset))) {
        this.#offset = 0
        this.#lines = new LineSplitter()
        restart()
      }
      this.#identity = ino
      const chunk = Buffer.alloc(CHUNK_BYTES)
      for (let got = readSync(descriptor, chunk, 0, CHUNK_BYTES, this.#offset); got > 0; ) {
        this.#offset += got
        for (const text of this.#lines.push(chunk.subarray(0, got))) line(text)
        got = readSync(descriptor, chunk, 0, CHUNK_BYTES, this.#offset)
      }
    } finally {
      closeSync(descriptor)
    }
  }
}
