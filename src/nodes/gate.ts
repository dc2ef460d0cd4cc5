import type { GateNode } from '../config/model.js'
import { type AskHuman, checkGateAnswers, type GateAnswers, optionIndex } from '../core/gates.js'
import type { JsonObject } from '../core/json.js'
import { type NodeOutcome, type PendingGate, raised, unfitData } from '../core/outcome.js'
import type { ExecutionContext } from './executor.js'
import { renderText } from './rendering.js'

/** Asks a human, or takes what was answered beforehand; without either the run waits. */
export async function executeGate(node: GateNode, context: ExecutionContext): Promise<NodeOutcome> {
  const prompt = renderText(node.prompt, context.scope, 'prompt')
  if (!prompt.ok) return raised(prompt.error)
  const { answers, skip, human } = context.settings.gates
  const { signal, waiting: onWait } = context
  const ask = () => answerGate(node, { prompt: prompt.value, answers, skipGates: skip, human, signal, onWait })
  return human === null ? ask() : inTurn(human, ask)
}

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

/** Answers a gate from the first who can: `--gate`, `--skip-gates`, a human; else the run waits. */
export async function answerGate(node: GateNode, around: GateSurroundings): Promise<NodeOutcome> {
  const given = around.answers.get(node.name)
  const [problem] = checkGateAnswers([node], new Map(given === undefined ? [] : [[node.name, given]]))
  if (problem !== undefined) {
    return raised(unfitData(node.name, 'gate', 'answer', problem, {}))
  }
  const waiting = new WaitingGate(pendingGate(node, around.prompt), around)
  const index = await chosenIndex(node, waiting, around)
  if (around.signal.aborted) return { status: 'cancelled' }
  const option = index === null ? undefined : node.options[index]
  if (option === undefined) return waiting.suspended()
  const text = await fieldText(node, option, waiting, around)
  if (around.signal.aborted) return { status: 'cancelled' }
  if (text === null) return waiting.suspended()
  const output = { selected: option.value, additional_input: text }
  // Without a route of its own the option leaves it to the routes of the node.
  return option.route === undefined ? { status: 'completed', output } : { status: 'routed', output, to: option.route }
}

/** What a human is asked; before the first question it says once that the gate waits, and why. */
class WaitingGate {
  #waits = false

  constructor(
    readonly gate: PendingGate,
    readonly around: GateSurroundings,
  ) {}

  async choose(human: AskHuman): Promise<number | null> {
    await this.#introduce(human)
    return human.choose(this.gate, this.around.signal)
  }

  async fill(human: AskHuman, field: string, multiline: boolean): Promise<string | null> {
    await this.#introduce(human)
    return human.fill(field, multiline, this.around.signal)
  }

  suspended(): NodeOutcome {
    this.#wait()
    return { status: 'suspended', gate: this.gate }
  }

  async #introduce(human: AskHuman): Promise<void> {
    if (this.#waits) return
    this.#wait()
    await human.introduce(this.gate)
  }

  #wait(): void {
    if (!this.#waits) this.around.onWait?.(this.gate)
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

async function chosenIndex(node: GateNode, waiting: WaitingGate, around: GateSurroundings): Promise<number | null> {
  const value = around.answers.get(node.name)?.value ?? null
  if (value !== null) return optionIndex(node, value)
  if (around.skipGates) return 0
  return around.human === null ? null : waiting.choose(around.human)
}

/** The text that the option asks for, where someone gave it; null when the human went away. */
async function fieldText(
  node: GateNode,
  option: GateNode['options'][number],
  waiting: WaitingGate,
  { answers, skipGates, human }: GateSurroundings,
): Promise<JsonObject | null> {
  const field = option.prompt_for
  if (field === undefined) return {}
  const fields = answers.get(node.name)?.fields ?? {}
  const given = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (given !== undefined) return { [field]: given }
  if (skipGates || human === null) return {}
  const said = await waiting.fill(human, field, option.multiline === true)
  return said === null ? null : { [field]: said }
}

const lastTurns = new WeakMap<AskHuman, Promise<unknown>>()

/** One gate after the other, because there is one human: items of a group may reach theirs at the same time. */
export function inTurn<T>(human: AskHuman, work: () => Promise<T>): Promise<T> {
  const turn = (lastTurns.get(human) ?? Promise.resolve()).then(work, work)
  lastTurns.set(human, turn)
  return turn
}
