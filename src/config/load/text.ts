import { isUtf8 } from 'node:buffer'
import { err, ok, type Result } from '../../core/result.js'

/** Text of a file: UTF-8 with or without a byte order mark; anything with a NUL in it is not text. */
export function decode(content: Uint8Array | string): Result<string, string> {
  if (typeof content === 'string')
    return content.includes('\0') ? err('it holds a NUL character') : ok(withoutMark(content))
  if (content[0] === 0xff && content[1] === 0xfe) return err('it is UTF-16; save it as UTF-8')
  if (!isUtf8(content)) return err('it is not UTF-8')
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8')
  return text.includes('\0') ? err('it is a binary file') : ok(withoutMark(text))
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

/** Line and column of an offset, both from 1; the table of line starts is made on first use. */
export class LineTable {
  readonly #text: string
  #starts: readonly number[] | null = null

  constructor(text: string) {
    this.#text = text
  }

  at(offset: number): { readonly line: number; readonly column: number } {
    this.#starts ??= lineStarts(this.#text)
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 }
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return starts
}
