const COMMAND = '::add-mask::'
const MASK_COMMAND = /^\s*::add-mask::(.*)$/
/** Of a longer value so much is masked. */
const LONGEST_COMMAND = 256 * 1024

/** Finds the values that a stream asks to mask; a command may come in parts, and most output holds none. */
export class MaskCommands {
  /** The line that has no end yet, as long as it can still become a command; null when it cannot. */
  #line: string | null = ''

  /** The values of the commands that this piece completes. */
  read(printed: string): readonly string[] {
    if (this.isIdle && !printed.includes(COMMAND)) {
      const start = lastLineStart(printed)
      this.#leave(start === 0 && this.#line === null ? null : printed.slice(start))
      return []
    }
    const values: string[] = []
    const lines = printed.split(/\r?\n|\r/)
    for (const [index, part] of lines.entries()) {
      const line: string | null = index > 0 ? part : this.#line === null ? null : this.#line + part
      const isOpen = index === lines.length - 1
      const isTooLong = line !== null && line.length > LONGEST_COMMAND
      if (line !== null && (!isOpen || isTooLong)) values.push(...maskedBy(line.slice(0, LONGEST_COMMAND)))
      if (isOpen) this.#leave(isTooLong ? null : line)
    }
    return values
  }

  /** Whether no command has begun. */
  get isIdle(): boolean {
    return this.#line === null || this.#line === ''
  }

  #leave(line: string | null): void {
    this.#line = line !== null && mayBeCommand(line) ? line : null
  }
}

function maskedBy(line: string): readonly string[] {
  const value = MASK_COMMAND.exec(line)?.[1]?.trim()
  return value === undefined || value === '' ? [] : [unescapeCommand(value)]
}

function mayBeCommand(line: string): boolean {
  const start = line.trimStart()
  return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND)
}

/** Where the last line begins; 0 when no line ends. Searching backwards is slow where there is nothing. */
function lastLineStart(printed: string): number {
  const feed = printed.includes('\n') ? printed.lastIndexOf('\n') : -1
  return (printed.includes('\r', feed + 1) ? printed.lastIndexOf('\r') : feed) + 1
}

function unescapeCommand(value: string): string {
  return value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
