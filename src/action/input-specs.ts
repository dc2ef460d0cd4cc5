import { createFlagReader, type InputReader, readAsWritten } from './input-readers.js'

interface CommandFacts {
  /** Needs neither a workflow file nor the input `run`. */
  readonly needsNoFile?: true
  /** Is one part of a run on many machines, whose run folder is always uploaded. */
  readonly isFanOut?: true
  /** Looks for artifacts while it runs, which the composite action cannot. */
  readonly looksForArtifacts?: true
  /** Leaves nothing that the next attempt could continue, so that attempt need not know that this one was refused. */
  readonly isNotContinued?: true
}

const COMMANDS = {
  run: {},
  reports: { needsNoFile: true },
  validate: { isNotContinued: true },
  test: { isNotContinued: true },
  resume: {},
  redrive: {},
  triage: { needsNoFile: true },
  survey: { needsNoFile: true },
  verdict: { needsNoFile: true },
  plan: { isFanOut: true },
  shard: { isFanOut: true, looksForArtifacts: true, isNotContinued: true },
  join: { isFanOut: true, looksForArtifacts: true },
} as const satisfies Readonly<Record<string, CommandFacts>>

type ActionCommand = keyof typeof COMMANDS

const isCommand = (name: string): name is ActionCommand => Object.hasOwn(COMMANDS, name)

export const ACTION_COMMANDS = Object.keys(COMMANDS).filter(isCommand)

export function getCommandFacts(command: ActionCommand): CommandFacts {
  return COMMANDS[command]
}

export interface InputSpec<Value> {
  readonly description: string
  readonly default?: string
  /** Where the input has a meaning: with a workflow file, with `run` (and the command `reports`), or with these commands; absent if everywhere. */
  readonly goesWith?: 'workflow' | 'run' | 'run or reports' | readonly ActionCommand[]
  readonly neededBy?: readonly ActionCommand[]
  readonly read: InputReader<Value>
}

type InputDetails = Omit<InputSpec<unknown>, 'description' | 'read'>

export function defineInput<Value>(
  description: string,
  read: InputReader<Value>,
  details: InputDetails = {},
): InputSpec<Value> {
  return { description, read, ...(read.default === undefined ? {} : { default: read.default }), ...details }
}

export function defineFileInput<Value>(description: string, read: InputReader<Value>, details: InputDetails = {}) {
  return defineInput(description, read, { goesWith: 'workflow', ...details })
}

export function defineStepOption(description: string, details: InputDetails = {}) {
  return defineInput(`\`run\`: ${description}`, readAsWritten, { goesWith: 'run', ...details })
}

export function defineReportsOption(description: string, details: InputDetails = {}) {
  return defineStepOption(description, { goesWith: 'run or reports', ...details })
}

export function defineToggle(isOn: boolean, description: string, details: InputDetails = {}) {
  return defineInput(description, createFlagReader(isOn), details)
}

export function defineCommandInput<Value>(
  command: ActionCommand,
  description: string,
  read: InputReader<Value>,
  details: InputDetails = {},
) {
  return defineInput(`\`${command}\`: ${description}`, read, { goesWith: [command], ...details })
}
