import { createFlagReader, type InputReader, readAsWritten } from './input-readers.js'

export const FAN_OUT_COMMANDS = ['plan', 'shard', 'join'] as const
export const ACTION_COMMANDS = [
  'run',
  'reports',
  'validate',
  'test',
  'resume',
  'redrive',
  'triage',
  'survey',
  'verdict',
  ...FAN_OUT_COMMANDS,
] as const

type ActionCommand = (typeof ACTION_COMMANDS)[number]

export interface InputSpec<Value> {
  readonly description: string
  readonly default?: string
  /** Where the input has a meaning: with a workflow file, with `run`, or with these commands; absent if everywhere. */
  readonly goesWith?: 'workflow' | 'run' | readonly ActionCommand[]
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
