import { shellCommand } from '../reporters/shell-words.js'
import type { OneStep } from '../run/one-step.js'
import { readStepOptions } from '../run/step-options.js'

type Texts = ReadonlyMap<string, string>

/** One command without a file, as `with:` says it. */
export interface StepInputs {
  readonly step: OneStep
  readonly shell: string | null
  readonly beforeRetry: string | null
  /** Tells its comment from those of other steps in the job. */
  readonly identity: string
  /** The command that does the same in a shell. */
  readonly again: string
}

const OPTIONS = ['classify', 'retry', 'timeout', 'tolerate', 'before-retry', 'raises', 'shell', 'name'] as const
const OF_A_FILE = ['inputs', 'strict-exit', 'resume-from', 'gates', 'breaker-state', 'provider'] as const
/** Action.yml gives them a value, which nobody said. */
const PRESET_OF_A_FILE = ['escalate', 'strict-abilities', 'checkpoint-every'] as const
const OF_TRIAGE = ['rules', 'rerun', 'rerun-after', 'rerun-stale'] as const
const PRESET: ReadonlySet<string> = new Set(['', 'false', '0'])
const DEFAULT_SHELL = 'bash'

/** Reads the inputs of one step; null where a file is to be run. */
export function readStepInputs(texts: Texts): {
  readonly inputs: StepInputs | null
  readonly problems: readonly string[]
} {
  const written = (name: string): string => texts.get(name) ?? ''
  const given = (name: string): boolean => written(name).trim() !== ''
  const isSet = (name: string): boolean => !PRESET.has(written(name).trim().toLowerCase())
  const command = written('command').trim() || 'run'
  const ofTriage = command === 'triage' ? [] : OF_TRIAGE.filter(isSet)
  const strange = ofTriage.map((name) => `the input ${name} goes with command: triage, not with ${command}`)
  if (!given('run')) return { inputs: null, problems: [...problemsOfFile(command, given), ...strange] }
  const problems = [...problemsOfStep(command, given, isSet), ...strange]
  const shell = written('shell').trim() || null
  const read = readStepOptions(
    { run: written('run'), shell },
    {
      name: texts.get('name'),
      classify: texts.get('classify'),
      retry: texts.get('retry'),
      timeout: texts.get('timeout'),
      tolerate: texts.get('tolerate'),
      raises: texts.get('raises'),
    },
  )
  if (!read.ok) return { inputs: null, problems: [...problems, `the input ${read.error}`] }
  const inputs: StepInputs = {
    step: read.value,
    shell,
    beforeRetry: given('before-retry') ? written('before-retry') : null,
    identity: `run: ${given('name') ? read.value.name : written('run').trim()}`,
    again: commandOf(written, given),
  }
  return { inputs, problems }
}

function problemsOfFile(command: string, given: (name: string) => boolean): readonly string[] {
  const missing =
    command === 'triage' || given('workflow')
      ? []
      : ['the input workflow is required: the path of a workflow file; or give one command in the input run']
  const strange = OPTIONS.filter(given).map((name) => `the input ${name} is for one command: it needs the input run`)
  return [...missing, ...strange]
}

function problemsOfStep(
  command: string,
  given: (name: string) => boolean,
  isSet: (name: string) => boolean,
): readonly string[] {
  const ofFile = [...OF_A_FILE.filter(given), ...PRESET_OF_A_FILE.filter(isSet)]
  return [
    ...(given('workflow') ? ['the inputs workflow and run exclude each other: give one of them'] : []),
    ...(command === 'run' ? [] : [`command: ${command} does not go with the input run`]),
    ...ofFile.map((name) => `the input ${name} is for a workflow file: it does not go with the input run`),
  ]
}

function commandOf(written: (name: string) => string, given: (name: string) => boolean): string {
  const options = OPTIONS.filter((name) => name !== 'shell' && given(name)).flatMap((name) => [
    `--${name}`,
    written(name).trimEnd(),
  ])
  const shell = written('shell').trim() || DEFAULT_SHELL
  return shellCommand(['conductor', 'exec', ...options, '--shell', shell, '--', written('run').trim()])
}
