import { randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { errorMessage } from '../text/error-message.js'
import { plainText } from '../text/terminal-text.js'

/**
 * The few workflow commands and files that the action needs, written here because @actions/core loads an HTTP client
 * (65 ms) before it can print a line.
 */
export class RunnerCommands {
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
  foreign(text: string): void {
    if (text === '') return
    if (this.#pausedBy === null) this.#pause(this.#token)
    this.#put(text)
  }

  /** Output of a script that may give commands; a pause that it begins itself is remembered, so that it can be ended. */
  trusted(line: string): void {
    if (this.#pausedBy === this.#token) this.resume()
    const pause = /^\s*::stop-commands::(.*?)\s*$/.exec(line)?.[1]
    if (this.#pausedBy === null && pause !== undefined && pause !== '') this.#pausedBy = pause
    else if (this.#pausedBy !== null && line.trim() === `::${this.#pausedBy}::`) this.#pausedBy = null
    this.#put(line)
  }

  /** Whoever paused the commands, they count again. */
  resume(): void {
    this.#freshLine()
    if (this.#pausedBy === null) return
    this.#put(`::${this.#pausedBy}::\n`)
    this.#pausedBy = null
  }

  group(title: string): void {
    this.command(`::group::${commandData(title)}`)
  }

  endGroup(): void {
    this.command('::endgroup::')
  }

  /** The runner hides the value from now on, in every log of the job. */
  mask(value: string): void {
    if (value.trim() !== '') this.command(`::add-mask::${commandData(value)}`)
  }

  /** An error that belongs to no file. */
  error(title: string, message: string): void {
    this.command(`::error title=${commandProperty(title)}::${commandData(message)}`)
  }

  /** A complete command; a script's own pause goes on after it. */
  command(line: string): void {
    const theirs = this.#pausedBy === this.#token ? null : this.#pausedBy
    this.resume()
    this.#put(`${line}\n`)
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

  #put(text: string): void {
    if (text === '') return
    this.#lineIsOpen = !text.endsWith('\n')
    this.#write(text)
  }
}

/** The runner finds `##[x]` anywhere in a line and `::x::` at its beginning; a line of ours holds neither. */
export function harmless(text: string): string {
  return plainText(text)
    .replaceAll('##[', '## [')
    .replaceAll(/^(\s*):(?=:)/gm, '$1\\:')
}

export function commandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function commandProperty(text: string): string {
  return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** Appends outputs to the runner's file; the answer says why that was not possible. */
export function appendOutputs(file: string | undefined, outputs: ReadonlyMap<string, string>): string | null {
  if (file === undefined || file === '') return 'GITHUB_OUTPUT is not set'
  let text = ''
  for (const [name, value] of outputs) {
    // Nobody can know it beforehand, so no value can end itself early and go on with outputs of its own.
    const delimiter = `ghadelimiter_${randomUUID()}`
    text += `${name}<<${delimiter}\n${value}\n${delimiter}\n`
  }
  return append(file, text)
}

/** What may still be written to the job summary of this step. */
export function summaryBudget(file: string | undefined): number {
  const used = file === undefined || file === '' ? 0 : sizeOf(file)
  return 1024 * 1024 - used - 4
}

/** Appends to the job summary; the answer says why that was not possible. */
export function appendSummary(file: string | undefined, markdown: string): string | null {
  if (file === undefined || file === '') return 'GITHUB_STEP_SUMMARY is not set'
  return append(file, sizeOf(file) === 0 ? markdown : `\n${markdown}`)
}

/** Scripts write to the same files and may leave the last line without its end. */
function append(file: string, text: string): string | null {
  try {
    appendFileSync(file, endsOpen(file) ? `\n${text}` : text)
    return null
  } catch (error) {
    return errorMessage(error)
  }
}

function endsOpen(file: string): boolean {
  let opened: number | null = null
  try {
    opened = openSync(file, 'r')
    const { size } = fstatSync(opened)
    if (size === 0) return false
    const last = Buffer.alloc(1)
    readSync(opened, last, 0, 1, size - 1)
    return last[0] !== 0x0a
  } catch {
    return false
  } finally {
    if (opened !== null) closeSync(opened)
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}
