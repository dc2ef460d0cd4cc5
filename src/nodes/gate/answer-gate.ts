import type { GateNode } from '../../config/model.js'
import { type AskHuman, checkGateAnswers, type GateAnswers, optionIndex } from '../../core/gates.js'
import type { JsonObject } from '../../core/json.js'
import type { PendingGate } from '../../core/outcome.js'

type GateOptionDefinition = GateNode['options'][number]

/** Who may answer: what was said beforehand, `--skip-gates`, or a human at a terminal. */
export interface GateSurroundings {
  /** Rendered. */
  readonly prompt: string
  readonly answers: GateAnswers
  readonly skipGates: boolean
  readonly human: AskHuman | null
  readonly signal: AbortSignal
  /** Called once, when the gate begins to wait for a human. */
  readonly onWait?: (gate: PendingGate) => void
}

export type GateResult =
  | {
      readonly status: 'completed'
      readonly output: JsonObject
      /** Where the chosen option leads; null leaves it to the node's routes. */
      readonly route: string | null
    }
  | { readonly status: 'suspended'; readonly gate: PendingGate }
  | { readonly status: 'invalid'; readonly message: string }
  | { readonly status: 'cancelled' }

/** Answers a gate from the first who can: `--gate`, `--skip-gates`, a human; else the run waits. */
export async function answerGate(node: GateNode, around: GateSurroundings): Promise<GateResult> {
  const gate = pendingGate(node, around.prompt)
  const [problem] = checkGateAnswers([node], onlyFor(node.name, around.answers))
  if (problem !== undefined) return { status: 'invalid', message: problem }
  const question = new Question(gate, around)
  const index = await chosenIndex(node, question, around)
  if (around.signal.aborted) return { status: 'cancelled' }
  const option = index === null ? undefined : node.options[index]
  if (option === undefined) return question.leaveOpen()
  const text = await fieldText(node, option, question, around)
  if (around.signal.aborted) return { status: 'cancelled' }
  if (text === null) return question.leaveOpen()
  return {
    status: 'completed',
    output: { selected: option.value, additional_input: text },
    route: option.route ?? null,
  }
}

/** What a human is asked; before the first question it says once that the gate waits, and why. */
class Question {
  readonly #gate: PendingGate
  readonly #around: GateSurroundings
  #waits = false

  constructor(gate: PendingGate, around: GateSurroundings) {
    this.#gate = gate
    this.#around = around
  }

  async choose(human: AskHuman): Promise<number | null> {
    await this.#introduce(human)
    return human.choose(this.#gate, this.#around.signal)
  }

  async fill(human: AskHuman, field: string, multiline: boolean): Promise<string | null> {
    await this.#introduce(human)
    return human.fill(field, multiline, this.#around.signal)
  }

  leaveOpen(): GateResult {
    this.#wait()
    return { status: 'suspended', gate: this.#gate }
  }

  async #introduce(human: AskHuman): Promise<void> {
    if (this.#waits) return
    this.#wait()
    await human.introduce(this.#gate)
  }

  #wait(): void {
    if (!this.#waits) this.#around.onWait?.(this.#gate)
    this.#waits = true
  }
}

/** The gate as reports show it. */
function pendingGate(node: GateNode, prompt: string): PendingGate {
  const options = node.options.map(({ label, value, prompt_for: field }) => ({
    label,
    value: String(value),
    prompt_for: field ?? null,
  }))
  return { node: node.name, prompt, options }
}

async function chosenIndex(node: GateNode, question: Question, around: GateSurroundings): Promise<number | null> {
  const value = around.answers.get(node.name)?.value ?? null
  if (value !== null) return optionIndex(node, value)
  if (around.skipGates) return 0
  return around.human === null ? null : question.choose(around.human)
}

/** The text that the option asks for, where someone gave it; null when the human went away. */
async function fieldText(
  node: GateNode,
  option: GateOptionDefinition,
  question: Question,
  { answers, skipGates, human }: GateSurroundings,
): Promise<JsonObject | null> {
  const field = option.prompt_for
  if (field === undefined) return {}
  const fields = answers.get(node.name)?.fields ?? {}
  const given = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (given !== undefined) return { [field]: given }
  if (skipGates || human === null) return {}
  const said = await question.fill(human, field, option.multiline === true)
  return said === null ? null : { [field]: said }
}

function onlyFor(name: string, answers: GateAnswers): GateAnswers {
  const answer = answers.get(name)
  return new Map(answer === undefined ? [] : [[name, answer]])
}
