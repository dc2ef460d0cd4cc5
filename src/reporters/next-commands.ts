import type { RunEnding } from '../account/run-account.js'
import type { GateOption, PendingGate } from '../core/outcome.js'
import { shellAssignment, shellPath, shellQuote } from '../text/shell-words.js'
import type { CommandInput, ResultInput } from './result-input.js'

const MAX_OPTIONS = 10

/** What to paste next, the most useful first; each starts with `conductor`. `gates` are those that wait. */
export function nextCommands(end: RunEnding, input: ResultInput, gates: readonly PendingGate[]): readonly string[] {
  const { account, oneStep, resumeFrom = null, inputsForCommands } = input
  const runDir = input.commandDir === undefined ? input.runDir : input.commandDir
  const inFolder = (command: string): readonly string[] =>
    runDir === null ? [] : [`conductor ${command} ${shellPath(runDir)}`]
  const redrive = account.governance.deadLetters.size > 0 ? inFolder('redrive') : []
  // No shard can go on from what a secret is missing in.
  if (end.plan !== null && runDir !== null && resumeFrom === null) return planCommands(runDir, end.plan.shards, input)
  if (end.outcome === 'success') return redrive
  if (oneStep !== undefined) return [...inFolder('explain'), oneStep.again]
  const file = shellPath(input.commandFile ?? input.workflowFile)
  return [
    ...(runDir !== null && mayResume(end, input) ? resumeCommands(runDir, input, gates) : []),
    ...redrive,
    ...inFolder('explain'),
    `conductor run ${file}${inputWords(Object.entries(inputsForCommands))}`,
  ]
}

function mayResume({ error, shard, termination }: RunEnding, { resumable }: ResultInput): boolean {
  const isFinal = error?.envelope.kind === 'halt.intentional' && shard === null
  return resumable && termination === null && !isFinal
}

function planCommands(runDir: string, shards: number, input: ResultInput): readonly string[] {
  const resume = `conductor resume ${shellPath(runDir)}`
  const again = wordsAgain(input)
  const together = `${runDir}-shards`
  return [
    ...Array.from({ length: shards }, (_, index) => {
      const folder = shellPath(`${together}/${index + 1}`)
      return `${resume} --shard ${index + 1}/${shards} --run-dir ${folder}${again}`
    }),
    `${resume} --join ${shellPath(together)}${again}`,
  ]
}

function inputWords(inputs: readonly (readonly [string, CommandInput])[]): string {
  return inputs.map(([name, input]) => ` -i ${inputWord(name, input)}`).join('')
}

/** Inputs that have to be given again, because no checkpoint has them. */
function wordsAgain({ inputsForCommands, inputsAgain = [] }: ResultInput): string {
  return inputWords(Object.entries(inputsForCommands).filter(([name]) => inputsAgain.includes(name)))
}

function inputWord(name: string, input: CommandInput): string {
  if (typeof input === 'string') return shellQuote(`${name}=${input}`)
  return shellAssignment(name, input.variable)
}

/** One command for each answer; where several gates wait, first one that answers all of them. */
function resumeCommands(runDir: string, input: ResultInput, waiting: readonly PendingGate[]): readonly string[] {
  const { resumeFrom = null } = input
  const from = resumeFrom === null ? '' : ` --from ${shellQuote(resumeFrom)}`
  const resume = `conductor resume ${shellPath(runDir)}${from}${wordsAgain(input)}`
  const gates = [...new Map(waiting.map((gate) => [gate.node, gate])).values()]
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
