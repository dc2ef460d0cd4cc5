import { randomBytes } from 'node:crypto'
import * as core from '@actions/core'
import { plainText } from '../text/terminal-text.js'

/** Something for people to see on a file, or on the run. */
export interface RunnerAnnotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly file: string | null
  readonly line?: number
  readonly endLine?: number
  readonly column?: number
}

const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const

/**
 * Commands to the runner in the log, by @actions/core, between the output of scripts: commands are paused around that output, and a line
 * that it left open is ended before ours begins.
 */
export class RunnerCommands {
  readonly #token = randomBytes(16).toString('hex')
  /** The token that ends the pause, ours or a script's; null while the runner acts on commands. */
  #pausedBy: string | null = null
  #lineIsOpen = false

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
    process.stdout.write(shown)
  }

  group(title: string): void {
    this.interrupt(() => core.startGroup(title))
  }

  endGroup(): void {
    this.interrupt(core.endGroup)
  }

  /** The runner hides the value from now on, in every log of the job. */
  mask(value: string): void {
    if (value.trim() !== '') this.interrupt(() => core.setSecret(value))
  }

  annotate({ level, title, message, file, line, endLine, column }: RunnerAnnotation): void {
    const place =
      file === null
        ? {}
        : {
            file,
            ...(line === undefined ? {} : { startLine: line }),
            ...(endLine === undefined ? {} : { endLine }),
            ...(column === undefined ? {} : { startColumn: column }),
          }
    this.interrupt(() => ANNOTATE[level](message, { ...place, title }))
  }
}

/** An input as it was written, with its spaces. */
export function inputText(name: string): string {
  return core.getInput(name, { trimWhitespace: false })
}

/** The runner finds `##[x]` anywhere in a line and `::x::` at its beginning; a line of ours holds neither. */
export function harmless(text: string): string {
  return plainText(text)
    .replaceAll('##[', '## [')
    .replaceAll(/^(\s*):(?=:)/gm, '$1\\:')
}
