import { randomBytes } from 'node:crypto'
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { plainText } from '../text/terminal-text.js'

/**
 * What @actions/core lacks for a log that other programs write into as well: commands are paused around their output, and
 * a line that they left open is ended before ours begins.
 */
export class ForeignOutput {
  readonly #write: (text: string) => void
  readonly #token = randomBytes(16).toString('hex')
  /** The token that ends the pause, ours or a script's; null while the runner acts on commands. */
  #pausedBy: string | null = null
  #lineIsOpen = false

  constructor(write: (text: string) => void) {
    this.#write = write
  }

  /** A line of our own; what it quotes cannot become a command. */
  say(text: string): void {
    this.#freshLine()
    this.#put(`${harmless(text)}\n`)
  }

  /** Output of a script: the runner looks at none of it. */
  foreign(shown: string): void {
    if (shown === '') return
    if (this.#pausedBy === null) this.#pause(this.#token)
    this.#put(shown)
  }

  /** Output of a script that may give commands; a pause that it begins itself is remembered, so that it can be ended. */
  trusted(line: string): void {
    if (this.#pausedBy === this.#token) this.resume()
    const pause = /^\s*::stop-commands::(.*?)\s*$/.exec(line)?.[1]
    if (this.#pausedBy === null && pause !== undefined && pause !== '') this.#pausedBy = pause
    else if (this.#pausedBy !== null && line.trim() === `::${this.#pausedBy}::`) this.#pausedBy = null
    this.#put(line)
  }

  /** Commands count again, wherever they were paused. */
  resume(): void {
    this.#freshLine()
    if (this.#pausedBy === null) return
    this.#put(`::${this.#pausedBy}::\n`)
    this.#pausedBy = null
  }

  /** Lets the runner act on a command of ours; a script's own pause goes on after it. */
  interrupt(issueCommand: () => void): void {
    const theirs = this.#pausedBy === this.#token ? null : this.#pausedBy
    this.resume()
    issueCommand()
    if (theirs !== null) this.#pause(theirs)
  }

  #pause(token: string): void {
    this.#freshLine()
    this.#put(`::stop-commands::${token}\n`)
    this.#pausedBy = token
  }

  #freshLine(): void {
    if (this.#lineIsOpen) this.#put('\n')
  }

  #put(shown: string): void {
    if (shown === '') return
    this.#lineIsOpen = !shown.endsWith('\n')
    this.#write(shown)
  }
}

/** The runner finds `##[x]` anywhere in a line and `::x::` at its beginning; a line of ours holds neither. */
export function harmless(text: string): string {
  return plainText(text)
    .replaceAll('##[', '## [')
    .replaceAll(/^(\s*):(?=:)/gm, '$1\\:')
}

/** Scripts write to the runner's files as well and may leave the last line without its end. */
export function endOpenLine(file: string): void {
  const opened = openSync(file, 'r')
  let isOpen = false
  try {
    const { size } = fstatSync(opened)
    const last = Buffer.alloc(1)
    isOpen = size > 0 && readSync(opened, last, 0, 1, size - 1) === 1 && last[0] !== 0x0a
  } finally {
    closeSync(opened)
  }
  if (isOpen) appendFileSync(file, '\n')
}
