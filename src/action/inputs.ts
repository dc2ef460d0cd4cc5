import { MAX_WAIT_SECONDS } from '../core/duration.js'
import type { SecretSource } from '../redaction/index.js'
import { forEachRequested, reportFile } from '../reporters/report-files.js'
import { type OneStep, readStep } from '../run/step-options.js'
import { DEFAULT_LOGS, MOST_LOGS } from '../survey/window.js'
import { HIGHEST_RERUN } from '../triage/document.js'
import {
  artifactName,
  asWritten,
  choice,
  flag,
  gateAnswers,
  identifier,
  inputMapping,
  jobNames,
  matrixLeg,
  optional,
  outcomes,
  PREVIOUS_ATTEMPT,
  type Reader,
  resumeEntries,
  shardIndex,
  shardPlan,
  trimmed,
  wholeNumber,
} from './input-readers.js'

type Environment = Readonly<Record<string, string | undefined>>

/** Set by the composite action alone. */
const COMPOSITE_PHASE = 'CONDUCTOR_ACTION_PHASE'

const FAN_OUT_COMMANDS = ['plan', 'shard', 'join'] as const
const COMMANDS = ['run', 'validate', 'resume', 'redrive', 'triage', 'survey', ...FAN_OUT_COMMANDS] as const
const ARTIFACT_MODES = ['on-failure', 'always', 'never'] as const
const LOG_LEVELS = ['debug', 'info', 'warning', 'error'] as const
const LONGEST_INTERVAL_MINUTES = 1440
const MAX_RETENTION_DAYS = 400

type ActionCommand = (typeof COMMANDS)[number]

interface InputSpec<Value> {
  readonly description: string
  /** What the runner fills in, as action.yml writes it. */
  readonly default?: string
  /** Only for a workflow file, only for one command, or only for these commands of the action; else for all. */
  readonly goesWith?: 'workflow' | 'run' | readonly ActionCommand[]
  readonly neededBy?: readonly ActionCommand[]
  /** Shown in the README. */
  readonly common?: true
  readonly read: Reader<Value>
}

/**
 * Every input. `npm run generate` makes the three action.yml and the tables of the docs from it; `ActionInputs` has a
 * field for each.
 */
export const INPUTS = {
  workflow: {
    description: 'Path of the workflow file, relative to `working-directory`; this or `run`',
    common: true,
    read: trimmed,
  },
  run: {
    description: 'One command instead of a workflow file, as in a `run:` step',
    common: true,
    read: asWritten,
  },
  classify: {
    description: '`run`: sets and rules that tell its failures apart: `npm, git`, or a YAML list',
    goesWith: 'run',
    common: true,
    read: asWritten,
  },
  retry: {
    description:
      '`run`: re-runs, or a mapping such as `{max: 3, on: [external.npm.network]}`; with `classify` a number re-runs what is transient',
    goesWith: 'run',
    common: true,
    read: asWritten,
  },
  timeout: {
    description: '`run`: for each attempt: seconds, or `90s`, `10m`, `1h`',
    goesWith: 'run',
    read: asWritten,
  },
  tolerate: {
    description: '`run`: kinds and prefixes that do not fail the step, or `true` for all',
    goesWith: 'run',
    read: asWritten,
  },
  'before-retry': {
    description: '`run`: a command before each re-run; its failure is a warning',
    goesWith: 'run',
    read: asWritten,
  },
  raises: {
    description: '`run`: kinds that the command may raise by itself',
    goesWith: 'run',
    read: asWritten,
  },
  reports: {
    description: '`run`: JUnit XML files that the command writes, as globs; failed tests in them fail the step',
    goesWith: 'run',
    read: asWritten,
  },
  'reports-required': {
    description: '`run`: whether a command that wrote no report has failed',
    goesWith: 'run',
    read: asWritten,
  },
  shell: {
    description: '`run`: the shell; bash by default',
    goesWith: 'run',
    read: optional,
  },
  name: {
    description: '`run`: what the step is called; the first word of the command by default',
    goesWith: 'run',
    read: asWritten,
  },
  inputs: {
    description:
      'Inputs of the workflow, a YAML or JSON mapping; a declared `string` keeps its text as written; write a secret with `toJSON(secrets.NAME)`',
    goesWith: 'workflow',
    common: true,
    read: inputMapping,
  },
  command: {
    description:
      '`run`, `validate` (check the file, run nothing), `resume` (as `run`, but `resume-from` must be given), `redrive` (run the dead letters of `resume-from` again), `triage` (say why jobs of another run failed), `survey` (say what the failures of this repository cost), or one part of a run on many machines: `plan`, `shard`, `join`',
    default: 'run',
    read: choice(COMMANDS, 'run'),
  },
  'working-directory': {
    description: 'Folder to change to before everything else',
    read: trimmed,
  },
  'strict-exit': {
    description:
      "`true` or `false` instead of the file's `runtime.strict_exit` (a node's own value wins); else as in the file",
    goesWith: 'workflow',
    read: flag(null),
  },
  'resume-from': {
    description:
      "Resume an earlier run: a run folder, an artifact's name, `<run-id>/<artifact name>`, or `previous-attempt` (`actions: read`); of a list, separated by commas or newlines, the first that is found; `fresh` as the last entry begins anew where nothing can be resumed",
    goesWith: 'workflow',
    neededBy: ['resume', 'redrive'],
    common: true,
    read: resumeEntries,
  },
  key: {
    description:
      'Tells apart uses that look alike, such as two uses inside of one composite action; part of names and identities',
    read: trimmed,
  },
  'check-run-id': {
    description:
      'Id of the job, by which the caller of a reusable workflow is found (`actions: read`); part of names and identities',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    default: '${{ job.check_run_id }}',
    read: identifier,
  },
  shards: {
    description: '`plan`: the `for_each` to spread and over how many machines, `GROUP=N`',
    goesWith: ['plan'],
    neededBy: ['plan'],
    read: shardPlan,
  },
  shard: {
    description: '`shard`: which one this is, from 1',
    goesWith: ['shard'],
    neededBy: ['shard'],
    read: shardIndex,
  },
  plan: {
    description: '`shard` and `join`: the output `plan` of the job that planned, the name of an artifact of this run',
    goesWith: ['shard', 'join'],
    neededBy: ['shard', 'join'],
    read: trimmed,
  },
  'checkpoint-every': {
    description:
      'Minutes between uploads of the run folder while the run goes on, for `previous-attempt` and the join after a lost machine; 0 is none',
    default: '0',
    goesWith: 'workflow',
    read: wholeNumber(LONGEST_INTERVAL_MINUTES),
  },
  annotations: {
    description: 'Annotate files and lines',
    default: 'true',
    read: flag(true),
  },
  summary: {
    description: 'Write a job summary',
    default: 'true',
    read: flag(true),
  },
  'check-run': {
    description: 'Make a check run with all annotations (`checks: write`)',
    default: 'false',
    common: true,
    read: flag(false),
  },
  gates: {
    description: 'Answers to human gates: a mapping of gate names to values, `NAME.FIELD` for texts',
    goesWith: 'workflow',
    read: gateAnswers,
  },
  comment: {
    description: 'Comment on the pull request when the outcome is not success (`pull-requests: write`)',
    default: 'false',
    common: true,
    read: flag(false),
  },
  escalate: {
    description:
      'Make one issue per workflow and kind of what the run escalates; `survey`: one issue, brought up to date (`issues: write`)',
    default: 'false',
    goesWith: 'workflow',
    read: flag(false),
  },
  'github-token': {
    description: 'Token for check run, comment, issues and `resume-from`; it is not in the environment of scripts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    default: '${{ github.token }}',
    read: trimmed,
  },
  artifact: {
    description:
      'When the run folder is uploaded: `on-failure` (every outcome but success, and a success that left dead letters or escalations), `always` or `never`; with `resume-from: previous-attempt` always',
    default: 'on-failure',
    common: true,
    read: choice(ARTIFACT_MODES, 'on-failure'),
  },
  'artifact-name': {
    description: 'Name of the artifact, without the attempt that is appended; generated by default',
    read: artifactName,
  },
  'retention-days': {
    description: "Days until the artifact expires; the repository's setting by default",
    read: wholeNumber(MAX_RETENTION_DAYS),
  },
  ...forEachRequested((name) => ({ description: `Write ${reportFile(name).what} to this file`, read: optional })),
  'fail-on': {
    description:
      'Outcomes that fail the job, separated by comma, space or newline; all but success by default. `invalid` always fails it, unless this is `none`',
    common: true,
    read: outcomes,
  },
  'log-level': {
    description: '`debug`, `info`, `warning` or `error`',
    default: 'info',
    read: choice(LOG_LEVELS, 'info'),
  },
  'breaker-state': {
    description: 'File that keeps the state of repository-wide circuit breakers',
    goesWith: 'workflow',
    read: optional,
  },
  ledger: {
    description: 'File that remembers which errors come back, kept from run to run by a cache',
    read: optional,
  },
  provider: {
    description: 'The provider that answers agents, instead of the one in the file',
    goesWith: 'workflow',
    read: optional,
  },
  'strict-abilities': {
    description: 'Refuse a file that needs abilities this runner lacks (skills, plugins, validator, sandbox, tools)',
    default: 'false',
    goesWith: 'workflow',
    read: flag(false),
  },
  matrix: {
    description: 'The leg of the matrix, to tell artifacts and comments of its jobs apart',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    default: '${{ toJSON(matrix) }}',
    read: matrixLeg,
  },
  rules: {
    description:
      '`triage`, `survey`: a file of classify rules that come first; `.github/conductor-triage.yml` when it exists',
    goesWith: ['triage', 'survey'],
    read: optional,
  },
  rerun: {
    description: '`triage`: the highest attempt that it may start (`actions: write`); 0 only reports',
    default: '0',
    goesWith: ['triage'],
    read: wholeNumber(HIGHEST_RERUN),
  },
  'rerun-after': {
    description: '`triage`: seconds to wait before failed jobs are run again',
    default: '0',
    goesWith: ['triage'],
    read: wholeNumber(MAX_WAIT_SECONDS),
  },
  'rerun-stale': {
    description: '`triage`: also when the branch has moved on',
    default: 'false',
    goesWith: ['triage'],
    read: flag(false),
  },
  'rerun-jobs': {
    description:
      '`triage`: names of the only jobs that may be run again, guarded or not; a list, `*` stands for any text',
    goesWith: ['triage'],
    read: jobNames,
  },
  'rerun-except': {
    description: '`triage`: names of jobs that are never run again; a list, `*` stands for any text',
    goesWith: ['triage'],
    read: jobNames,
  },
  'run-url': {
    description:
      '`triage`: the address of the run, of any repository that the token may read; that of the `workflow_run` event by default',
    goesWith: ['triage'],
    read: optional,
  },
  since: {
    description: '`survey`: the first day, or how many days before today; `30d` by default',
    goesWith: ['survey'],
    read: trimmed,
  },
  logs: {
    description: '`survey`: how many logs are read, the newest first',
    default: '1000',
    goesWith: ['survey'],
    read: (text) => wholeNumber(MOST_LOGS)(text.trim() || String(DEFAULT_LOGS)),
  },
  cache: {
    description: '`survey`: folder for answers that cannot change any more, kept from run to run by `actions/cache`',
    goesWith: ['survey'],
    read: optional,
  },
  compare: {
    description: '`survey`: `previous` says what changed since the newest survey of an earlier run of this workflow',
    goesWith: ['survey'],
    read: choice(['', 'previous'], ''),
  },
} as const satisfies Readonly<Record<string, InputSpec<unknown>>>

type InputName = keyof typeof INPUTS
const SPECS: readonly (readonly [string, InputSpec<unknown>])[] = Object.entries(INPUTS)

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name

type InputValues = {
  readonly [Name in InputName as CamelCase<Name>]: ReturnType<(typeof INPUTS)[Name]['read']>['value']
}

export interface ActionInputs extends InputValues {
  /** Run by the composite action, which uploads and ends the job itself. */
  readonly composite: boolean
  /** The command of the input `run`; null where a file is to be run. */
  readonly step: OneStep | null
  readonly secrets: readonly SecretSource[]
}

/** What was understood, and all that was not: with a problem nothing runs, a note changes nothing that matters. */
export interface ReadInputs {
  /** Whatever has a problem is as if it had not been given. */
  readonly inputs: ActionInputs
  readonly problems: readonly string[]
  readonly notes: readonly string[]
}

/** Whether a command is one part of a run on many machines; its folder is what the next part goes on from. */
export function isPart(command: string): boolean {
  return FAN_OUT_COMMANDS.some((each) => each === command)
}

export function readInputs(env: Environment, inputOf: (name: string) => string): ReadInputs {
  const written = inputTexts(env, inputOf)
  const read = SPECS.map(([name, spec]) => ({ name, ...spec.read(written.get(name) ?? '') }))
  // The type of each field is that of its reader in the table.
  const values = Object.fromEntries(read.map(({ name, value }) => [camelCase(name), value])) as unknown as InputValues
  const composite = env[COMPOSITE_PHASE] !== undefined
  const { run, shell, githubToken: token } = values
  const step = run.trim() === '' ? null : readStep({ run, shell }, (name) => written.get(name) ?? null)
  const inputs: ActionInputs = {
    ...values,
    logLevel: env['RUNNER_DEBUG'] === '1' ? 'debug' : values.logLevel,
    step: step?.ok === true ? step.value : null,
    composite,
    secrets: token === '' ? [] : [{ value: token, origin: 'input:github-token' }],
  }
  return {
    inputs,
    problems: [
      ...combinationProblems(inputs, written),
      ...(step?.ok === false ? [`the input ${step.error}`] : []),
      ...read.flatMap(({ name, problem }) => (problem === undefined ? [] : [`the input ${name} ${problem}`])),
    ],
    notes: read.flatMap(({ name, note }) => (note === undefined ? [] : [`the input ${name} ${note}`])),
  }
}

/** A composite action gets its inputs as expressions only, and hands each over in a variable of its own. */
function inputTexts(env: Environment, inputOf: (name: string) => string): ReadonlyMap<string, string> {
  const isComposite = env[COMPOSITE_PHASE] !== undefined
  return new Map(SPECS.map(([name]) => [name, isComposite ? (env[compositeVariable(name)] ?? '') : inputOf(name)]))
}

/**
 * The variable in which the composite action hands over an input. The runner prints it, and masks a secret as it is and as JSON: so
 * the value stands there as the user wrote it, not encoded once more.
 */
export function compositeVariable(name: string): string {
  return `CONDUCTOR_ACTION_INPUT_${name.toUpperCase().replaceAll('-', '_')}`
}

function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function combinationProblems(
  { command, composite, run, workflow, artifact, resumeFrom }: ActionInputs,
  written: ReadonlyMap<string, string>,
): readonly string[] {
  const isStep = run.trim() !== ''
  const problems: string[] = []
  if (isStep && workflow !== '') problems.push('the inputs workflow and run exclude each other: give one of them')
  if (isStep && command !== 'run') problems.push(`command: ${command} does not go with the input run`)
  if (!isStep && workflow === '' && command !== 'triage' && command !== 'survey')
    problems.push('the input workflow is required: the path of a workflow file; or give one command in the input run')
  if (artifact === 'never' && resumeFrom.includes(PREVIOUS_ATTEMPT) && command !== 'validate' && !isPart(command))
    problems.push(
      'artifact: never does not go with resume-from: previous-attempt: the next attempt goes on from the artifact',
    )
  for (const [name, spec] of SPECS) {
    const text = (written.get(name) ?? '').trim()
    const isGiven = text !== '' && text.toLowerCase() !== spec.default
    const { goesWith } = spec
    if (text === '' && spec.neededBy?.includes(command) === true)
      problems.push(`command: ${command} needs the input ${name}`)
    if (!isGiven || goesWith === undefined) continue
    if (goesWith === 'run' && !isStep) problems.push(`the input ${name} is for one command: it needs the input run`)
    if (goesWith === 'workflow' && isStep)
      problems.push(`the input ${name} is for a workflow file: it does not go with the input run`)
    if (Array.isArray(goesWith) && !goesWith.includes(command))
      problems.push(`the input ${name} goes with command: ${goesWith.join(' or ')}, not with ${command}`)
  }
  if (composite && (command === 'shard' || command === 'join'))
    problems.push(
      `command: ${command} does not work in the composite action, which cannot look for artifacts: use the action itself, or \`conductor resume\` on folders that you download`,
    )
  return problems
}
