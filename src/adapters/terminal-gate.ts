import { createInterface, type Interface } from 'node:readline'
import { isatty } from 'node:tty'
import { waitForAbort } from '../core/abort.js'
import type { AskHuman } from '../core/gates.js'
import type { GateOption, PendingGate } from '../core/outcome.js'
import { toPlainText } from '../text/terminal-text.js'
import { nap } from './clock.js'

/** Asks on stderr, so that stdout stays the result. Prompts are untrusted: nothing in them may move the cursor or hide an option. */
export class TerminalGate implements AskHuman {
  readonly #lines: Lines

  constructor(
    input: NodeJS.ReadableStream,
    readonly output: NodeJS.WritableStream,
  ) {
    this.#lines = new Lines(input)
  }

  async introduce({ prompt }: PendingGate): Promise<void> {
    this.output.write(`\n${toPlainText(prompt)}\n\n`)
  }

  async choose({ node, options }: PendingGate, signal: AbortSignal): Promise<number | null> {
    const rows = options.map(({ label }, index) => `  ${index + 1}) ${toPlainText(label)}\n`)
    this.output.write(rows.join(''))
    for (;;) {
      const line = await this.#ask(`${node} [1-${options.length}]: `, signal)
      if (line === null) return null
      const index = findChosen(line.trim(), options)
      if (index !== -1) return index
      this.output.write(
        `Not one of the options: give a number from 1 to ${options.length}, or the value of an option.\n`,
      )
    }
  }

  async fill(field: string, multiline: boolean, signal: AbortSignal): Promise<string | null> {
    if (!multiline) return this.#ask(`${toPlainText(field)}: `, signal)
    this.output.write(`${toPlainText(field)} (several lines, a line with only . ends it):\n`)
    const text: string[] = []
    for (;;) {
      const line = await this.#lines.next(signal)
      if (line === null) return null
      if (line === '.') return text.join('\n')
      text.push(line)
    }
  }

  /** Asks on one line. Without an answer the line is ended, so that nothing else is printed after the question. */
  async #ask(question: string, signal: AbortSignal): Promise<string | null> {
    this.output.write(question)
    const line = await this.#lines.next(signal)
    if (line === null) this.output.write('\n')
    return line
  }
}

/** Returns the index of the chosen option. Numbers of the list win over values that look like numbers. */
function findChosen(line: string, options: readonly GateOption[]): number {
  const number = /^\d{1,4}$/.test(line) ? Number(line) : 0
  if (number >= 1 && number <= options.length) return number - 1
  const byValue = options.findIndex((option) => option.value === line)
  if (byValue !== -1 || line === '') return byValue
  return options.findIndex((option) => option.label.toLowerCase() === line.toLowerCase())
}

/** Maximum wait for SIGHUP: not every process gets it when its terminal is closed. */
const HANG_UP_MS = 5000

class Lines {
  #reader: Interface | null = null
  #lines: AsyncIterator<string> | null = null
  /** The line that is being read; a question that is cancelled leaves it to the next question. */
  #pending: Promise<string | null> | null = null
  #hasEnded = false

  constructor(readonly input: NodeJS.ReadableStream) {}

  async next(signal: AbortSignal): Promise<string | null> {
    // The terminal stays in its own mode, so that Ctrl-C still is a signal to the process.
    this.#reader ??= createInterface({ input: this.input, terminal: false })
    this.#lines ??= this.#reader[Symbol.asyncIterator]()
    if (!this.#hasEnded) this.#reader.resume()
    this.#pending ??= this.#lines.next().then(({ done, value }) => (done === true ? this.#end() : value), this.#end)
    const line = await Promise.race([this.#pending, waitForAbort(signal)])
    if (!this.#hasEnded) this.#reader.pause()
    if (line === undefined) return null
    this.#pending = null
    // Closing the terminal also ends stdin; SIGHUP follows shortly after, so wait for it.
    if (line === null && isHungUp(this.input)) await nap(HANG_UP_MS, signal)
    return signal.aborted ? null : line
  }

  readonly #end = (): null => {
    this.#hasEnded = true
    return null
  }
}

function isHungUp(input: NodeJS.ReadableStream): boolean {
  const isTerminal = 'isTTY' in input && input.isTTY === true
  return isTerminal && 'fd' in input && typeof input.fd === 'number' && !isatty(input.fd)
}
