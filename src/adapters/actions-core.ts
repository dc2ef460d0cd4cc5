import { randomBytes } from 'node:crypto'
import * as core from '@actions/core'
import { toPlainText, withoutCommands } from '../text/terminal-text.js'

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

/** Writes commands to the runner. Commands are paused during the output of scripts, and a line that a script left open is ended first. */
export class RunnerCommands {
  readonly #token = randomBytes(16).toString('hex')
  /** Token that ends the pause, our own or a script's; null while the runner acts on commands. */
  #pausedBy: string | null = null
  #lineIsOpen = false

  /** Prints a line of the action; text quoted in the line cannot become a command. */
  say(text: string): void {
    this.#freshLine()
    this.#put(`${withoutCommands(toPlainText(text))}\n`)
  }

  foreign(shown: string): void {
    if (shown === '') return
    if (this.#pausedBy === null) this.#pause(this.#token)
    this.#put(shown)
  }

  /** Prints output of a script that may give commands. A pause that the script begins is remembered, so that it can be ended. */
  printTrusted(line: string): void {
    if (this.#pausedBy === this.#token) this.resume()
    const pause = /^\s*::stop-commands::(.*)/.exec(line)?.[1]?.trim()
    if (this.#pausedBy === null && pause !== undefined && pause !== '') this.#pausedBy = pause
    else if (this.#pausedBy !== null && line.trim() === `::${this.#pausedBy}::`) this.#pausedBy = null
    this.#put(line)
  }

  resume(): void {
    this.#freshLine()
    if (this.#pausedBy === null) return
    this.#put(`::${this.#pausedBy}::\n`)
    this.#pausedBy = null
  }

  /** Lets the runner act on a command of the action. A pause that a script began continues afterwards. */
  interrupt(issueCommand: () => void): void {
    const scriptToken = this.#pausedBy === this.#token ? null : this.#pausedBy
    this.resume()
    issueCommand()
    if (scriptToken !== null) this.#pause(scriptToken)
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

  mask(value: string): void {
    if (value.trim() !== '') this.interrupt(() => core.setSecret(value))
  }

  annotate({ level, title, message, file, line, endLine, column }: RunnerAnnotation): void {
    const lines = {
      ...(line && { startLine: line }),
      ...(endLine && { endLine }),
      ...(column && { startColumn: column }),
    }
    const place = file === null ? {} : { file, ...lines }
    this.interrupt(() => ANNOTATE[level](message, { ...place, title }))
  }
}

export function readInputText(name: string): string {
  return core.getInput(name, { trimWhitespace: false })
}
