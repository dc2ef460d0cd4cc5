import type { GateOption, PendingGate } from '../core/outcome.js'
import { shellCommand, shellPath, shellQuote } from './shell-words.js'

/** What the commands are made of; inputs come without secret values. */
export interface CommandFacts {
  readonly workflowFile: string
  readonly inputs: Readonly<Record<string, string>>
  readonly runDir: string | null
  readonly resumable: boolean
  /** Those that wait; several may have one name. */
  readonly gates: readonly PendingGate[]
  /** Whether the run gave something up that nobody has settled. */
  readonly deadLetters: boolean
}

const MAX_OPTIONS = 10

/** What to paste next, the most useful first; each starts with `conductor`. */
export function nextCommands(facts: CommandFacts): readonly string[] {
  const commands: string[] = []
  if (facts.runDir !== null) {
    if (facts.resumable && facts.gates.length > 0) commands.push(...answers(facts.runDir, facts.gates))
    else if (facts.resumable) commands.push(`conductor resume ${shellPath(facts.runDir)}`)
    if (facts.deadLetters) commands.push(redriveCommand(facts.runDir))
    commands.push(`conductor explain ${shellPath(facts.runDir)}`)
  }
  commands.push(runCommand(facts.workflowFile, facts.inputs))
  return commands
}

/** The command that runs again what was given up. */
export function redriveCommand(runDir: string): string {
  return `conductor redrive ${shellPath(runDir)}`
}

/** The command that starts the same run afresh. */
export function runCommand(file: string, inputs: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(inputs).flatMap(([name, value]) => ['-i', `${name}=${value}`])
  const tail = pairs.length === 0 ? '' : ` ${shellCommand(pairs)}`
  return `conductor run ${shellPath(file)}${tail}`
}

/** One command for each answer; where several gates wait, first one that answers all of them. */
function answers(runDir: string, waiting: readonly PendingGate[]): readonly string[] {
  const resume = `conductor resume ${shellPath(runDir)}`
  const gates = [...new Map(waiting.map((gate) => [gate.node, gate])).values()]
  const single = gates.flatMap((gate) => gate.options.map((option) => answer(gate, option)))
  if (single.length === 0) return [resume]
  const all = gates.flatMap((gate) => gate.options.slice(0, 1).map((option) => answer(gate, option)))
  const choices = gates.length > 1 ? [all.join(' '), ...single] : single
  return choices.slice(0, MAX_OPTIONS).map((choice) => `${resume} ${choice}`)
}

function answer({ node }: PendingGate, option: GateOption): string {
  const extra = option.prompt_for === null ? '' : ` --gate ${shellQuote(`${node}.${option.prompt_for}=TEXT`)}`
  return `--gate ${shellQuote(`${node}=${option.value}`)}${extra}`
}
