import type { GateOption, PendingGate } from '../core/outcome.js'
import { shellPath, shellQuote } from '../text/shell-words.js'

/** An input as a command gives it: its text, or, for a secret, a shell variable to set before the command is pasted. */
export type CommandInput = string | { readonly variable: string }

/** What the commands are made of. */
export interface CommandFacts {
  readonly workflowFile: string
  readonly inputs: Readonly<Record<string, CommandInput>>
  readonly runDir: string | null
  readonly resumable: boolean
  /** Inputs that no checkpoint keeps. */
  readonly inputsAgain: readonly string[]
  /** Where a resume has to enter again, because what that node left cannot come back. */
  readonly resumeFrom: string | null
  /** Those that wait; several may have one name. */
  readonly gates: readonly PendingGate[]
  /** Whether the run gave something up that is not settled yet. */
  readonly deadLetters: boolean
}

const MAX_OPTIONS = 10

/** What to paste next, the most useful first; each starts with `conductor`. */
export function nextCommands(facts: CommandFacts): readonly string[] {
  const commands: string[] = []
  if (facts.runDir !== null) {
    if (facts.resumable) commands.push(...resumeCommands(facts.runDir, facts))
    if (facts.deadLetters) commands.push(redriveCommand(facts.runDir))
    commands.push(explainCommand(facts.runDir))
  }
  commands.push(`conductor run ${shellPath(facts.workflowFile)}${inputWords(facts.inputs)}`)
  return commands
}

/** What runs the shards of a plan, and then joins them. */
export function planCommands(
  runDir: string,
  shards: number,
  facts: Pick<CommandFacts, 'inputs' | 'inputsAgain'>,
): readonly string[] {
  const again = wordsAgain(facts)
  const together = `${runDir}-shards`
  const folders = Array.from({ length: shards }, (_, index) => `${together}/${index + 1}`)
  return [
    ...folders.map(
      (folder, index) =>
        `conductor resume ${shellPath(runDir)} --shard ${index + 1}/${shards} --run-dir ${shellPath(folder)}${again}`,
    ),
    `conductor resume ${shellPath(runDir)} --join ${shellPath(together)}${again}`,
  ]
}

export function explainCommand(runDir: string): string {
  return `conductor explain ${shellPath(runDir)}`
}

/** The command that runs again what was given up. */
export function redriveCommand(runDir: string): string {
  return `conductor redrive ${shellPath(runDir)}`
}

function inputWords(inputs: CommandFacts['inputs']): string {
  const words = Object.entries(inputs).map(([name, input]) => ` -i ${inputWord(name, input)}`)
  return words.join('')
}

/** Inputs that have to be given again. */
function wordsAgain({ inputs, inputsAgain }: Pick<CommandFacts, 'inputs' | 'inputsAgain'>): string {
  return inputWords(Object.fromEntries(Object.entries(inputs).filter(([name]) => inputsAgain.includes(name))))
}

/** A variable that is not set ends the command with the shell's own message, before anything starts. */
function inputWord(name: string, input: CommandInput): string {
  if (typeof input === 'string') return shellQuote(`${name}=${input}`)
  return `${shellQuote(`${name}=`)}"\${${input.variable}:?}"`
}

/** One command for each answer; where several gates wait, first one that answers all of them. */
function resumeCommands(runDir: string, facts: CommandFacts): readonly string[] {
  const { resumeFrom } = facts
  const from = resumeFrom === null ? '' : ` --from ${shellQuote(resumeFrom)}`
  const resume = `conductor resume ${shellPath(runDir)}${from}${wordsAgain(facts)}`
  const gates = [...new Map(facts.gates.map((gate) => [gate.node, gate])).values()]
  const single = gates.flatMap(answersTo)
  if (single.length === 0) return [resume]
  const all = gates.flatMap((gate) => answersTo(gate).slice(0, 1))
  const choices = gates.length > 1 ? [all.join(' '), ...single] : single
  return choices.slice(0, MAX_OPTIONS).map((choice) => `${resume} ${choice}`)
}

/** One answer for each option; questions are answered together. */
function answersTo(gate: PendingGate): readonly string[] {
  const { node, options } = gate
  const fields = options.flatMap(({ value, prompt_for: field }) => (value === '' && field !== null ? [field] : []))
  if (fields.length === 0 || fields.length < options.length) return options.map((option) => answer(gate, option))
  return [fields.map((field) => `--gate ${shellQuote(`${node}.${field}=TEXT`)}`).join(' ')]
}

function answer({ node }: PendingGate, option: GateOption): string {
  const extra = option.prompt_for === null ? '' : ` --gate ${shellQuote(`${node}.${option.prompt_for}=TEXT`)}`
  return `--gate ${shellQuote(`${node}=${option.value}`)}${extra}`
}
