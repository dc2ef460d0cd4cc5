import type { PendingGate } from '../core/outcome.js'
import { shellCommand, shellPath, shellQuote } from './shell-words.js'

/** What the commands are made of; inputs come without secret values. */
export interface CommandFacts {
  readonly workflowFile: string
  readonly inputs: Readonly<Record<string, string>>
  readonly runDir: string | null
  readonly resumable: boolean
  readonly gate: PendingGate | null
}

const MAX_OPTIONS = 10

/** What to paste next, the most useful first; each starts with `conductor`. */
export function nextCommands(facts: CommandFacts): readonly string[] {
  const commands: string[] = []
  if (facts.runDir !== null) {
    if (facts.resumable && facts.gate !== null) commands.push(...answers(facts.runDir, facts.gate))
    else if (facts.resumable) commands.push(`conductor resume ${shellPath(facts.runDir)}`)
    commands.push(`conductor explain ${shellPath(facts.runDir)}`)
  }
  commands.push(runCommand(facts.workflowFile, facts.inputs))
  return commands
}

/** The command that starts the same run afresh. */
export function runCommand(file: string, inputs: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(inputs).flatMap(([name, value]) => ['-i', `${name}=${value}`])
  const tail = pairs.length === 0 ? '' : ` ${shellCommand(pairs)}`
  return `conductor run ${shellPath(file)}${tail}`
}

function answers(runDir: string, gate: PendingGate): readonly string[] {
  const resume = `conductor resume ${shellPath(runDir)}`
  if (gate.options.length === 0) return [resume]
  return gate.options.slice(0, MAX_OPTIONS).map((option) => {
    const choice = `--gate ${shellQuote(`${gate.node}=${option.value}`)}`
    const extra = option.prompt_for === null ? '' : ` --gate ${shellQuote(`${gate.node}.${option.prompt_for}=TEXT`)}`
    return `${resume} ${choice}${extra}`
  })
}
