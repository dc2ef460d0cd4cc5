import { valueFault } from './failure.js'
import type { State } from './state.js'
import { charsOf, isSimple, lengthOf } from './text.js'

export interface WrapOptions {
  readonly width: number
  readonly breakLongWords: boolean
  readonly breakOnHyphens: boolean
  readonly newline: string
}

/** Words and the spaces between them; a word may also break after a hyphen between letters. */
function chunksOf(line: string, hyphens: boolean): string[] {
  const pieces = line.match(/\s+|\S+/g) ?? []
  return hyphens ? pieces.flatMap((piece) => (piece.includes('-') ? afterHyphens(piece) : [piece])) : pieces
}

function afterHyphens(piece: string): string[] {
  return piece.split(/(?<=[\p{L}_]{2}-|[\p{L}_]-[\p{L}_]-)(?=[\p{L}_]-?[\p{L}_])/u)
}

class LineWrapper {
  private readonly simple: boolean
  private readonly chunks: string[]
  private readonly lines: string[] = []

  constructor(
    private readonly st: State,
    line: string,
    private readonly options: WrapOptions,
  ) {
    this.simple = isSimple(line)
    this.chunks = chunksOf(line, options.breakOnHyphens).reverse()
  }

  private size(text: string): number {
    if (this.simple) return text.length
    this.st.reserve(text.length)
    return lengthOf(text)
  }

  private cut(text: string, at: number): [string, string] {
    if (this.simple) return [text.slice(0, at), text.slice(at)]
    const chars = charsOf(text)
    return [chars.slice(0, at).join(''), chars.slice(at).join('')]
  }

  wrap(): string[] {
    while (this.chunks.length > 0) {
      this.st.charge(1)
      const current = this.fill()
      if ((current.at(-1) ?? '').trim() === '') current.pop()
      if (current.length > 0) this.lines.push(current.join(''))
    }
    return this.lines
  }

  private fill(): string[] {
    const { chunks, options } = this
    const current: string[] = []
    let used = 0
    if (this.lines.length > 0 && (chunks.at(-1) ?? '').trim() === '') chunks.pop()
    for (
      let next = chunks.at(-1);
      next !== undefined && used + this.size(next) <= options.width;
      next = chunks.at(-1)
    ) {
      current.push(next)
      used += this.size(next)
      chunks.pop()
    }
    const long = chunks.at(-1)
    if (long === undefined || this.size(long) <= options.width) return current
    if (options.breakLongWords) {
      const [head, tail] = this.cut(long, this.breakAt(long, options.width - used))
      current.push(head)
      chunks[chunks.length - 1] = tail
    } else if (current.length === 0) {
      current.push(long)
      chunks.pop()
    }
    return current
  }

  private breakAt(word: string, room: number): number {
    if (!this.options.breakOnHyphens || room < 1) return room
    const [head] = this.cut(word, room)
    const hyphen = head.lastIndexOf('-')
    return hyphen > 0 && /[^-]/.test(head.slice(0, hyphen)) ? this.size(head.slice(0, hyphen)) + 1 : room
  }
}

/** Breaks lines at spaces so that none is wider than asked for. */
export function wrapText(st: State, lines: readonly string[], options: WrapOptions): string {
  if (options.width <= 0) throw valueFault('the width must be above zero')
  return lines.map((line) => new LineWrapper(st, line, options).wrap().join(options.newline)).join(options.newline)
}
