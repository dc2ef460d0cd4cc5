import { StringDecoder } from 'node:string_decoder'

/** A longer line is cut, so that a file that is not text cannot fill the memory. */
export const LONGEST_LINE = 64 * 1024 * 1024

/** Cuts bytes into lines of text, over the borders of chunks. What a line has beyond the longest one is dropped with its chunk. */
export class LineSplitter {
  readonly #decoder = new StringDecoder('utf8')
  #open = ''

  constructor(readonly longest = LONGEST_LINE) {}

  /** The lines that were completed, without their ends. */
  push(chunk: Buffer): readonly string[] {
    const lines = this.#decoder.write(chunk).split('\n')
    if (this.#open !== '') lines[0] = this.#open.length < this.longest ? `${this.#open}${lines[0]}` : this.#open
    this.#open = lines.pop() ?? ''
    return lines
  }

  /** What follows the last end. */
  rest(): string {
    return this.#open + this.#decoder.end()
  }
}
