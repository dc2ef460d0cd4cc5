import { Transform, type TransformCallback } from 'node:stream'
import { type Json, parseJson } from '../../core/json.js'

const LINE_FEED = 10
/** Number of bytes at the start and the end of a message in which the id of its request is looked for. */
const EDGE_BYTES = 4096
const ID = '"id"\\s*:\\s*("(?:[^"\\\\]|\\\\.){0,200}"|-?[0-9]{1,15})'
const AT_START = new RegExp(`^\\s*\\{\\s*(?:"jsonrpc"\\s*:\\s*"2\\.0"\\s*,\\s*)?${ID}`)
const AT_END = new RegExp(`${ID}\\s*(?:,\\s*"jsonrpc"\\s*:\\s*"2\\.0"\\s*)?\\}\\s*$`)

/** Passes whole lines on, except empty ones. A line that is too long is skipped, and reported with the id of its request. */
export class BoundedLines extends Transform {
  /** The line without an end; only its last bytes if it is too long. */
  #line: Buffer = Buffer.alloc(0)
  /** First bytes of a line that is too long; null for any other line. */
  #head: string | null = null

  constructor(
    readonly maxBytes: number,
    readonly onTooLong: (id: Json) => void,
  ) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let rest = Buffer.concat([this.#line, chunk])
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      this.#endLine(rest.subarray(0, end + 1))
      rest = rest.subarray(end + 1)
    }
    if (rest.length > this.maxBytes) {
      this.#head ??= rest.toString('latin1', 0, EDGE_BYTES)
      rest = rest.subarray(-EDGE_BYTES)
    }
    this.#line = rest
    done()
  }

  override _flush(done: TransformCallback): void {
    this.#endLine(this.#line)
    done()
  }

  #endLine(line: Buffer): void {
    const text = line.toString('latin1')
    if (this.#head !== null || line.length > this.maxBytes) this.onTooLong(requestId(this.#head ?? text, text))
    else if (text.trim() !== '') this.push(line)
    this.#head = null
  }
}

/** Returns the id of a request; null if it cannot be found, as the protocol requires. */
function requestId(head: string, tail: string): Json {
  const found = AT_START.exec(head.slice(0, EDGE_BYTES))?.[1] ?? AT_END.exec(tail.slice(-EDGE_BYTES))?.[1]
  return found === undefined ? null : (parseJson(found) ?? null)
}
