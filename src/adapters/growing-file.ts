import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { errorCode } from '../text/error-message.js'
import { LineSplitter } from './lines.js'

const CHUNK_BYTES = 256 * 1024

/** A file of lines that somebody else appends to; each look gives the lines that were completed since the look before. */
export class GrowingFile {
  #offset = 0
  #identity = 0n
  #lines = new LineSplitter()

  constructor(readonly path: string) {}

  /** Passes on what is new. A file that was replaced or cut is read from its start, which `restart` is told before. */
  read(line: (text: string) => void, restart: () => void): void {
    const descriptor = opened(this.path)
    if (descriptor === null) return
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

/** Null while there is no such file. */
function opened(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
