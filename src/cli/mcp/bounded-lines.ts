import { Transform, type TransformCallback } from 'node:stream'
import { type Json, parseJson } from '../../core/json.js'

const LINE_FEED = 10
/** Where a client writes the number of its request: at the start of the message or at its end. */
const EDGE_BYTES = 4096
const ID = '"id"\\s*:\\s*("(?:[^"\\\\]|\\\\.){0,200}"|-?[0-9]{1,15})'
const AT_START = new RegExp(`^\\s*\\{\\s*(?:"jsonrpc"\\s*:\\s*"2\\.0"\\s*,\\s*)?${ID}`)
const AT_END = new RegExp(`${ID}\\s*(?:,\\s*"jsonrpc"\\s*:\\s*"2\\.0"\\s*)?\\}\\s*$`)

/** Passes whole lines on, but no empty ones; one that is longer than the bound is left out, and reported with the id of its request. */
export class BoundedLines extends Transform {
  #parts: Buffer[] = []
  #length = 0
  /** Both edges of a line that is too long already. */
  #long: { readonly head: string; tail: string } | null = null

  constructor(
    readonly maxBytes: number,
    readonly onTooLong: (id: Json) => void,
  ) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let at = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, at)) {
      this.#add(chunk.subarray(at, end + 1))
      this.#endLine()
      at = end + 1
    }
    if (at < chunk.length) this.#add(chunk.subarray(at))
    done()
  }

  override _flush(done: TransformCallback): void {
    if (this.#length > 0) this.#endLine()
    done()
  }

  #add(part: Buffer): void {
    this.#length += part.length
    if (this.#long !== null) {
      this.#long.tail = `${this.#long.tail}${edge(part, -1)}`.slice(-EDGE_BYTES)
      return
    }
    this.#parts.push(part)
    if (this.#length <= this.maxBytes) return
    const whole = Buffer.concat(this.#parts)
    this.#parts = []
    this.#long = { head: edge(whole, 1), tail: edge(whole, -1) }
  }

  #endLine(): void {
    if (this.#long === null) this.#pass(Buffer.concat(this.#parts))
    else this.onTooLong(requestId(this.#long.head, this.#long.tail))
    this.#parts = []
    this.#length = 0
    this.#long = null
  }

  /** An empty line is no message. */
  #pass(line: Buffer): void {
    if (line.length > 2 || line.toString('latin1').trim() !== '') this.push(line)
  }
}

function edge(bytes: Buffer, side: 1 | -1): string {
  return (side === 1 ? bytes.subarray(0, EDGE_BYTES) : bytes.subarray(-EDGE_BYTES)).toString('latin1')
}

/** Null when it cannot be seen, as the protocol has it. */
function requestId(head: string, tail: string): Json {
  const found = AT_START.exec(head)?.[1] ?? AT_END.exec(tail)?.[1]
  return found === undefined ? null : (parseJson(found) ?? null)
}
