import type { PageReply } from '../adapters/live-server.js'
import type { AskHuman } from '../core/gates.js'
import type { JsonObject } from '../core/json.js'
import type { PendingGate } from '../core/outcome.js'

interface OpenQuestion {
  readonly gate: PendingGate
  readonly answer: (option: number) => void
}

const MAX_TEXT = 16 * 1024

/** Asks at the terminal and on the live page at the same time; the first answer counts. */
export class SharedGate implements AskHuman {
  #open: OpenQuestion | null = null
  /** Text that the page gave with its answer, for the option's `prompt_for`. */
  #text: string | null = null

  constructor(
    readonly terminal: AskHuman,
    readonly say: (text: string) => void,
  ) {}

  /** Name of the gate that waits now. */
  get waiting(): string | null {
    return this.#open?.gate.node ?? null
  }

  introduce(gate: PendingGate): Promise<void> {
    return this.terminal.introduce(gate)
  }

  async choose(gate: PendingGate, signal: AbortSignal): Promise<number | null> {
    const answered = new AbortController()
    this.#text = null
    const fromPage = new Promise<number>((resolve) => {
      this.#open = { gate, answer: resolve }
    })
    const fromTerminal = this.terminal.choose(gate, AbortSignal.any([signal, answered.signal]))
    const option = await Promise.race([fromPage, fromTerminal])
    this.#open = null
    answered.abort()
    // The question at the terminal ends its line before anything else is printed.
    if (option !== (await fromTerminal)) this.say(`answered on the page: ${gate.options[option ?? -1]?.label ?? ''}`)
    return option
  }

  async fill(field: string, multiline: boolean, signal: AbortSignal): Promise<string | null> {
    const text = this.#text
    this.#text = null
    return text ?? this.terminal.fill(field, multiline, signal)
  }

  /** Takes the answer of the page: the gate, the index of its option, and a text if the option asks for one. */
  receive({ gate, option, text }: JsonObject): PageReply {
    const open = this.#open
    if (open === null || open.gate.node !== gate) return { status: 409, text: 'This gate was answered already.' }
    const chosen = typeof option === 'number' ? open.gate.options[option] : undefined
    if (chosen === undefined) return { status: 400, text: 'This is not one of the options.' }
    if (chosen.prompt_for !== null) {
      if (typeof text !== 'string' || text.length > MAX_TEXT)
        return { status: 400, text: `This option needs a text: ${chosen.prompt_for}.` }
      this.#text = text
    }
    this.#open = null
    open.answer(Number(option))
    return { status: 200, text: `Answered: ${chosen.label}` }
  }
}
