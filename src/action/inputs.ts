import { type GivenInputs, parseInputMapping } from '../config/inputs.js'
import { MAX_WAIT_SECONDS } from '../core/duration.js'
import { nearest } from '../core/finding.js'
import { type GateAnswers, gateAnswersFromMapping, NO_GATE_ANSWERS } from '../core/gates.js'
import { isJsonNumber, isRecord, jsonText, parseJson, textOrJson } from '../core/json.js'
import { RUN_OUTCOMES, type RunOutcome } from '../core/outcome.js'
import { FAN_OUT_COMMANDS, type FanOutInputs, readFanOut } from './fan-out-inputs.js'
import { readStepInputs, type StepInputs } from './step-inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The variable by which the composite action hands over all of its inputs at once. */
const COMPOSITE_INPUTS = 'CONDUCTOR_ACTION_INPUTS'

/** The entry of `resume-from` that asks for what the same step left in an earlier attempt. */
export const PREVIOUS_ATTEMPT = 'previous-attempt'

/** Inputs that are in action.yml, in its order; a test holds the two equal. */
export const INPUT_NAMES = [
  'workflow',
  'run',
  'classify',
  'retry',
  'timeout',
  'tolerate',
  'before-retry',
  'raises',
  'shell',
  'name',
  'inputs',
  'command',
  'working-directory',
  'strict-exit',
  'resume-from',
  'key',
  'shards',
  'shard',
  'plan',
  'checkpoint-every',
  'annotations',
  'summary',
  'check-run',
  'gates',
  'comment',
  'escalate',
  'github-token',
  'artifact',
  'artifact-name',
  'retention-days',
  'junit',
  'sarif',
  'fail-on',
  'log-level',
  'breaker-state',
  'ledger',
  'provider',
  'strict-abilities',
  'matrix',
  'rules',
  'rerun',
  'rerun-after',
  'rerun-stale',
] as const

const COMMANDS = ['run', 'validate', 'resume', 'redrive', 'triage', ...FAN_OUT_COMMANDS] as const
const ARTIFACT_MODES = ['on-failure', 'always', 'never'] as const
const LOG_LEVELS = ['debug', 'info', 'warning', 'error'] as const
const MAX_ARTIFACT_NAME = 200
const HIGHEST_RERUN = 100
const LONGEST_INTERVAL_MINUTES = 1440
const FAILING: readonly RunOutcome[] = RUN_OUTCOMES.filter((outcome) => outcome !== 'success')

/** What the user said in `with:`, read once. */
export interface ActionInputs {
  /** Run by the composite action, which uploads and ends the job itself. */
  readonly composite: boolean
  /** Empty where there is no file: for one step, and for triage. */
  readonly workflow: string
  /** One command without a file. */
  readonly step: StepInputs | null
  readonly given: GivenInputs
  readonly command: (typeof COMMANDS)[number]
  readonly workingDirectory: string
  readonly strictExit: boolean | null
  /** Where to look for a run to resume; the first that is found counts. Empty for a new run. */
  readonly resumeFrom: readonly string[]
  /** Tells apart uses that look alike. */
  readonly key: string
  /** Of a run on many machines. */
  readonly fanOut: FanOutInputs
  /** Minutes between two uploads of the run folder while the run goes on; 0 is none. */
  readonly checkpointEvery: number
  readonly annotations: boolean
  readonly summary: boolean
  readonly checkRun: boolean
  readonly gates: GateAnswers
  readonly comment: boolean
  readonly escalate: boolean
  readonly githubToken: string
  readonly artifact: (typeof ARTIFACT_MODES)[number]
  readonly artifactName: string
  readonly retentionDays: number | null
  readonly junit: string | null
  readonly sarif: string | null
  readonly failOn: ReadonlySet<RunOutcome>
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly breakerState: string | null
  readonly ledger: string | null
  readonly provider: string | null
  readonly strictAbilities: boolean
  readonly matrix: string
  /** Of triage: a file of rules, the highest attempt, seconds before the request, and whether an old commit may run again. */
  readonly rules: string | null
  readonly rerun: number
  readonly rerunAfter: number
  readonly rerunStale: boolean
  /** Everything as it was written, for the key of the step. */
  readonly written: ReadonlyMap<string, string>
}

/** What was understood, and all that was not: with a problem nothing runs, a note changes nothing that matters. */
export interface ReadInputs {
  /** Whatever has a problem is as if it had not been given. */
  readonly inputs: ActionInputs
  readonly problems: readonly string[]
  readonly notes: readonly string[]
}

/** Reads every input. */
export function readInputs(env: Environment, inputOf: (name: string) => string): ReadInputs {
  const texts = inputTexts(env, inputOf)
  const read = new InputReader(texts)
  const step = readStepInputs(texts)
  const composite = env[COMPOSITE_INPUTS] !== undefined
  const fanOut = readFanOut((name) => read.text(name), read.text('command') || 'run', composite)
  const inputs: ActionInputs = {
    composite,
    workflow: read.text('workflow'),
    step: step.inputs,
    given: read.inputs('inputs'),
    command: read.choice('command', COMMANDS, 'run'),
    workingDirectory: read.text('working-directory'),
    strictExit: read.flag('strict-exit', null),
    resumeFrom: read.entries('resume-from'),
    key: read.text('key'),
    fanOut: fanOut.inputs,
    checkpointEvery: read.whole('checkpoint-every', LONGEST_INTERVAL_MINUTES),
    annotations: read.flag('annotations', true),
    summary: read.flag('summary', true),
    checkRun: read.flag('check-run', false),
    gates: read.gates('gates'),
    comment: read.flag('comment', false),
    escalate: read.flag('escalate', false),
    githubToken: read.text('github-token'),
    artifact: read.choice('artifact', ARTIFACT_MODES, 'on-failure'),
    artifactName: read.artifactName('artifact-name'),
    retentionDays: read.days('retention-days'),
    junit: read.text('junit') || null,
    sarif: read.text('sarif') || null,
    failOn: read.outcomes('fail-on'),
    logLevel: env['RUNNER_DEBUG'] === '1' ? 'debug' : read.choice('log-level', LOG_LEVELS, 'info'),
    breakerState: read.text('breaker-state') || null,
    ledger: read.text('ledger') || null,
    provider: read.text('provider') || null,
    strictAbilities: read.flag('strict-abilities', false),
    matrix: read.matrix('matrix'),
    rules: read.text('rules') || null,
    rerun: read.whole('rerun', HIGHEST_RERUN),
    rerunAfter: read.whole('rerun-after', MAX_WAIT_SECONDS),
    rerunStale: read.flag('rerun-stale', false),
    written: texts,
  }
  if ((inputs.command === 'resume' || inputs.command === 'redrive') && inputs.resumeFrom.length === 0)
    read.problems.push(`command: ${inputs.command} needs the input resume-from`)
  return { inputs, problems: [...step.problems, ...read.problems, ...fanOut.problems], notes: read.notes }
}

/** One by one from the runner, or all in one variable where the composite action calls. */
function inputTexts(env: Environment, inputOf: (name: string) => string): ReadonlyMap<string, string> {
  const together = env[COMPOSITE_INPUTS]
  if (together === undefined) return new Map(INPUT_NAMES.map((name) => [name, inputOf(name)]))
  const parsed = parseJson(together)
  const texts = isRecord(parsed) ? Object.entries(parsed) : []
  return new Map(texts.map(([name, value]) => [name.toLowerCase(), value === null ? '' : textOrJson(value)]))
}

/** Turns texts into values and gathers what is wrong with them. */
class InputReader {
  readonly problems: string[] = []
  readonly notes: string[] = []
  readonly #texts: ReadonlyMap<string, string>

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts
  }

  text(name: string): string {
    return this.#texts.get(name)?.trim() ?? ''
  }

  /** Separated by commas or newlines. */
  entries(name: string): readonly string[] {
    const entries = this.text(name)
      .split(/[,\n]/)
      .map((entry) => entry.trim())
    return [...new Set(entries.filter((entry) => entry !== ''))]
  }

  flag<Default extends boolean | null>(name: string, missing: Default): boolean | Default {
    const text = this.text(name)
    if (text === '') return missing
    if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
    this.problems.push(`the input ${name} must be true or false, not ${quote(text)}`)
    return missing
  }

  choice<Name extends string>(name: string, known: readonly Name[], missing: Name): Name {
    const text = this.text(name)
    if (text === '') return missing
    const chosen = known.find((each) => each === text)
    if (chosen !== undefined) return chosen
    this.problems.push(`the input ${name} is one of ${known.join(', ')}, not ${quote(text)}${meant(text, known)}`)
    return missing
  }

  /** Not trimmed: the first line of a YAML text may be indented like the rest. */
  inputs(name: string): GivenInputs {
    const text = this.#texts.get(name) ?? ''
    if (text.trim() === '') return {}
    const mapping = parseInputMapping(text)
    if (mapping.ok) return mapping.value
    this.problems.push(`the input ${name} must be a YAML or JSON mapping of names to values. ${mapping.error}`)
    return {}
  }

  /** Answers are taken as written: `yes` is the text, whatever YAML makes of it. */
  gates(name: string): GateAnswers {
    const text = this.#texts.get(name) ?? ''
    if (text.trim() === '') return NO_GATE_ANSWERS
    const mapping = parseInputMapping(text)
    if (!mapping.ok) {
      this.problems.push(`the input ${name} must be a mapping of gate names to answers. ${mapping.error}`)
      return NO_GATE_ANSWERS
    }
    const texts = Object.entries(mapping.value).map(([gate, given]): [string, unknown] => {
      if (given.from === 'text') return [gate, given.text]
      const isWord = isJsonNumber(given.value) || typeof given.value === 'boolean'
      return [gate, isWord && given.written !== null ? given.written : given.value]
    })
    const answers = gateAnswersFromMapping(Object.fromEntries(texts))
    if (answers.ok) return answers.value
    this.problems.push(`the input ${name}: ${answers.error}`)
    return NO_GATE_ANSWERS
  }

  /** A name that the service would refuse is no reason to run nothing. */
  artifactName(name: string): string {
    const text = this.text(name)
    const safe = text.replaceAll(/["<>:|*?\r\n\\/]+/g, '-').slice(0, MAX_ARTIFACT_NAME)
    if (safe !== text)
      this.notes.push(
        `the input ${name} must have at most ${MAX_ARTIFACT_NAME} characters and none of " < > : | * ? \\ /; the artifact's is ${quote(safe)} instead`,
      )
    return safe
  }

  /** Outside of a matrix GitHub's default is the text `null`; spacing does not make another leg. */
  matrix(name: string): string {
    const text = this.text(name)
    const value = parseJson(text)
    return value === undefined ? text : value === null ? '' : jsonText(value)
  }

  whole(name: string, highest: number): number {
    const text = this.text(name)
    if (text === '') return 0
    if (/^\d{1,6}$/.test(text) && Number(text) <= highest) return Number(text)
    this.problems.push(`the input ${name} must be a number from 0 to ${highest}, not ${quote(text)}`)
    return 0
  }

  days(name: string): number | null {
    const text = this.text(name)
    if (text === '' || text === '0') return null
    if (/^\d{1,3}$/.test(text) && Number(text) <= 400) return Number(text)
    this.problems.push(`the input ${name} must be a number of days, not ${quote(text)}`)
    return null
  }

  outcomes(name: string): ReadonlySet<RunOutcome> {
    const names = this.text(name)
      .split(/[\s,]+/)
      .filter((each) => each !== '')
    if (names.length === 0) return new Set(FAILING)
    const outcomes = names.flatMap((each) => RUN_OUTCOMES.filter((outcome) => outcome === each))
    const unknown = names.filter((each) => !RUN_OUTCOMES.some((outcome) => outcome === each))
    for (const each of unknown) {
      this.problems.push(
        `the input ${name} does not know ${quote(each)}${meant(each, RUN_OUTCOMES)}; outcomes are ${RUN_OUTCOMES.join(', ')}`,
      )
    }
    return new Set(unknown.length > 0 ? FAILING : outcomes)
  }
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 100))
}

function meant(text: string, known: readonly string[]): string {
  const near = nearest(text, known)
  return near === null ? '' : ` (did you mean ${near}?)`
}
