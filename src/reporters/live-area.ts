import { fitColumns, withoutOldCommands } from '../text/terminal-text.js'

const FLUSH_CHARS = 16 * 1024
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Lines that stay scroll away above a few that are redrawn. Writes are gathered, because a fast run would otherwise spend its
 * time in them.
 */
export class LiveArea {
  #pending = ''
  #drawn = 0
  #scheduled = false
  #tick = 0

  constructor(
    readonly write: (text: string) => void,
    readonly columns: () => number,
    /** Null where lines cannot be redrawn. */
    readonly lines: (() => readonly string[]) | null,
  ) {}

  print(text: string): void {
    this.#pending += text
    if (this.#pending.length >= FLUSH_CHARS) this.flush()
    else this.#schedule()
  }

  /** Draws again at the next opportunity. */
  touch(): void {
    if (this.lines !== null) this.#schedule()
  }

  /** The timer's beat: the spinner moves on. */
  beat(): void {
    this.#tick += 1
    this.flush()
  }

  spinner(): string {
    return FRAMES[this.#tick % FRAMES.length] ?? ''
  }

  flush(): void {
    const { lines, write, columns } = this
    const text = this.#pending
    this.#pending = ''
    if (lines === null) {
      if (text !== '') write(withoutOldCommands(text))
      return
    }
    const width = Math.max(20, columns()) - 1
    const rows = lines().map((line) => fitColumns(line, width))
    const erase = this.#drawn === 0 ? '' : `\u001b[${this.#drawn}A\r\u001b[0J`
    this.#drawn = rows.length
    const all = erase + text + rows.map((row) => `${row}\n`).join('')
    if (all !== '') write(withoutOldCommands(all))
  }

  /** What can be done at once goes first, the start of a next program above all: while that runs there is time to write. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    const flushNow = (): void => {
      this.#scheduled = false
      this.flush()
    }
    setImmediate(() => setImmediate(flushNow))
  }
}
