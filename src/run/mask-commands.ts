const COMMAND = '::add-mask::'
const MASK_COMMAND = /^\s*::add-mask::(.*)$/
const MAX_OPEN_LINE = 64 * 1024

/** Finds the values that a stream asks to mask; a command may come in parts, and most output holds none. */
export class MaskCommands {
  /** The line that has no end yet, as long as it can still become a command; null when it cannot. */
  #line: string | null = ''

  /** The values of the commands that this piece completes. */
  read(text: string): readonly string[] {
    const tail = lastLine(text)
    if ((this.#line === null || this.#line === '') && !text.includes(COMMAND)) {
      this.#leave(tail === null ? (this.#line === null ? null : text) : tail)
      return []
    }
    const values: string[] = []
    const lines = text.split(/\r?\n|\r/)
    for (const [index, part] of lines.entries()) {
      const line: string | null = index > 0 ? part : this.#line === null ? null : this.#line + part
      if (index === lines.length - 1) this.#leave(line)
      else if (line !== null) values.push(...maskedBy(line))
    }
    return values
  }

  #leave(line: string | null): void {
    this.#line = line !== null && mayBeCommand(line) ? line.slice(-MAX_OPEN_LINE) : null
  }
}

function maskedBy(line: string): readonly string[] {
  const value = MASK_COMMAND.exec(line)?.[1]?.trim()
  return value === undefined || value === '' ? [] : [unescapeCommand(value)]
}

function mayBeCommand(line: string): boolean {
  const start = line.slice(0, MAX_OPEN_LINE).trimStart()
  return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND)
}

/** What stands after the last end of a line; null when no line ends. Searching backwards is slow where there is nothing. */
function lastLine(text: string): string | null {
  const feed = text.includes('\n') ? text.lastIndexOf('\n') : -1
  const back = text.includes('\r') ? text.lastIndexOf('\r') : -1
  const end = Math.max(feed, back)
  return end === -1 ? null : text.slice(end + 1)
}

function unescapeCommand(value: string): string {
  return value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
