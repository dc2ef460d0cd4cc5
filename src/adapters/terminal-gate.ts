import { createInterface, type Interface } from 'node:readline'
import { isatty } from 'node:tty'
import type { AskHuman } from '../core/gates.js'
import type { GateOption, PendingGate } from '../core/outcome.js'
import { plainText } from '../text/terminal-text.js'
import { nap } from './clock.js'

export interface TerminalGate extends AskHuman {
  /** Releases the input; otherwise the process would wait for lines that are not needed. */
  close(): void
}

/**
 * Asks on a terminal; questions go to stderr, so that stdout stays the result. Prompts are made from untrusted text: nothing in them may
 * move the cursor or hide an option.
 */
export function createTerminalGate(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): TerminalGate {
  const lines = new Lines(input)
  const say = (text: string): void => {
    output.write(text)
  }
  return {
    introduce: async (gate) => say(`\n${plainText(gate.prompt)}\n\n`),
    choose: (gate, signal) => choose(gate, lines, say, signal),
    fill: (field, multiline, signal) => fill(field, multiline, lines, say, signal),
    close: () => lines.close(),
  }
}

type Say = (text: string) => void

async function choose(gate: PendingGate, lines: Lines, say: Say, signal: AbortSignal): Promise<number | null> {
  const rows = gate.options.map((option, index) => `  ${index + 1}) ${plainText(option.label)}`)
  say(`${rows.join('\n')}\n`)
  for (;;) {
    const line = await ask(`${gate.node} [1-${gate.options.length}]: `, lines, say, signal)
    if (line === null) return null
    const index = chosen(line.trim(), gate.options)
    if (index !== -1) return index
    say(`Not one of the options: give a number from 1 to ${gate.options.length}, or the value of an option.\n`)
  }
}

async function fill(
  field: string,
  multiline: boolean,
  lines: Lines,
  say: Say,
  signal: AbortSignal,
): Promise<string | null> {
  if (!multiline) {
    return ask(`${plainText(field)}: `, lines, say, signal)
  }
  say(`${plainText(field)} (several lines, a line with only . ends it):\n`)
  const text: string[] = []
  for (;;) {
    const line = await lines.next(signal)
    if (line === null) return null
    if (line === '.') return text.join('\n')
    text.push(line)
  }
}

/** The answer on the line of the question; who goes away leaves the line, so that nothing else is written behind it. */
async function ask(question: string, lines: Lines, say: Say, signal: AbortSignal): Promise<string | null> {
  say(question)
  const line = await lines.next(signal)
  if (line === null) say('\n')
  return line
}

/** Numbers are what the list shows, so they win over values that look like numbers. */
function chosen(line: string, options: readonly GateOption[]): number {
  if (/^\d{1,4}$/.test(line)) {
    const index = Number(line) - 1
    if (index >= 0 && index < options.length) return index
  }
  const byValue = options.findIndex((option) => option.value === line)
  if (byValue !== -1) return byValue
  return line === '' ? -1 : options.findIndex((option) => option.label.toLowerCase() === line.toLowerCase())
}

/** Not every process is told that its terminal is gone. */
const HANG_UP_MS = 5000

/** Lines of an input, one at a time; null once it has ended or the signal aborts. */
class Lines {
  readonly #waiting: string[] = []
  #reader: Interface | null = null
  #ended = false
  #broken = false
  #wake: (() => void) | null = null

  constructor(readonly input: NodeJS.ReadableStream) {}

  async next(signal: AbortSignal): Promise<string | null> {
    this.#open()
    const wake = (): void => this.#wake?.()
    signal.addEventListener('abort', wake, { once: true })
    try {
      while (this.#waiting.length === 0 && !this.#ended && !signal.aborted) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
      }
      const line = this.#waiting.shift()
      // Who closes the window ends the input as well: the signal says so in a moment.
      if (line === undefined && this.#isHungUp()) await nap(HANG_UP_MS, signal)
      return signal.aborted ? null : (line ?? null)
    } finally {
      this.#wake = null
      signal.removeEventListener('abort', wake)
      if (!this.#ended) this.#reader?.pause()
    }
  }

  close(): void {
    this.#ended = true
    this.#reader?.close()
    this.#wake?.()
  }

  /** The terminal stays in its own mode, so that Ctrl-C still is a signal to the process. */
  #open(): void {
    if (this.#ended) return
    if (this.#reader !== null) {
      this.#reader.resume()
      return
    }
    this.#reader = createInterface({ input: this.input, terminal: false })
    this.#reader.on('line', (line) => {
      this.#waiting.push(line)
      this.#wake?.()
    })
    const end = (): void => {
      this.#ended = true
      this.#wake?.()
    }
    this.#reader.on('close', end)
    this.#reader.on('error', () => {})
    this.input.on('error', () => {
      this.#broken = true
      end()
    })
  }

  /** A terminal that was closed fails, or comes to its end and is none any more. */
  #isHungUp(): boolean {
    const input = this.input
    const isTerminal = 'isTTY' in input && input.isTTY === true
    return isTerminal && (this.#broken || ('fd' in input && typeof input.fd === 'number' && !isatty(input.fd)))
  }
}
