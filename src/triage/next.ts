import { cutHead, withoutMiddle } from '../text/excerpt.js'
import { toOneLine } from '../text/terminal-text.js'
import { suggestRerunJobs } from './decision.js'
import { mergeLegs, type NextStep, type TriageDocument, type TriagedJob } from './document.js'
import {
  createQuarantine,
  createRerunJobs,
  createRetryStep,
  createTriageWorkflow,
  findStepCommand,
  isOfTool,
  mendsInStep,
  suggestKind,
  suggestRule,
} from './paste.js'

/** Facts that a document does not have. */
export interface CompletionFacts {
  /** Milliseconds of the present. */
  readonly now: number
  /** Whether the logs are those of a fork; their text is never part of something to paste. */
  readonly isForeign: boolean
  /** Names for `rerun-jobs` where only this list was missing. */
  readonly safe: readonly string[]
}

/** Facts that a job does not have. */
interface NextFacts extends Omit<CompletionFacts, 'safe'> {
  /** Name of the workflow; null for a log of a file. */
  readonly workflow: string | null
}

const MAX_TEXT_CHARS = 400
const QUARANTINE_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000
const MAX_QUARANTINED = 5

/** Adds to a document what to do next about each cause. */
export function completeDocument<T extends Omit<TriageDocument, 'next'>>(
  document: T,
  { safe, ...more }: CompletionFacts,
) {
  const facts = { workflow: document.run?.name ?? null, ...more }
  const jobs = document.jobs.map(({ script: _script, ...job }, at) => ({
    ...job,
    next: findNextSteps(document.jobs[at] ?? job, facts),
  }))
  const steps = [...offerRerunJobs(safe, more.isForeign), ...mergeLegs(jobs).flatMap(({ next = [] }) => next)]
  const byText = new Map(steps.map((step) => [`${step.text}\n${step.paste}`, step]))
  return { ...document, jobs, next: [...byText.values()] }
}

function offerRerunJobs(safe: readonly string[], isForeign: boolean): readonly NextStep[] {
  if (safe.length === 0) return []
  const text = 'Nothing runs again that rerun-jobs does not name.'
  return [isForeign ? say(text) : say(`${text} This line would have allowed it:`, createRerunJobs(safe))]
}

/** Returns what to do next about a failed job, in at most three lines. */
function findNextSteps(job: TriagedJob, facts: NextFacts): readonly NextStep[] {
  const steps = job.flaky === true && job.class !== 'cancelled' ? mendFlaky(job, facts) : mendByClass(job, facts)
  return steps.map(({ text, paste }) => ({ text: withoutMiddle(toOneLine(text), MAX_TEXT_CHARS), paste }))
}

function mendByClass(job: TriagedJob, facts: NextFacts): readonly NextStep[] {
  switch (job.class) {
    case 'cancelled':
      return [say('Nothing needs a change: the job was cancelled. Run it again if its result is needed.')]
    case 'transient':
      return [repeatJob(job, facts, `Another run can help: ${job.kind} is transient.`)]
    case 'deterministic':
      return [changeFirst(job)]
    case 'unknown':
      return explainUnknown(job, facts)
  }
}

function say(text: string, paste: string | null = null): NextStep {
  return { text, paste }
}

/** Offers the step that repeats its command, or a workflow that runs the job again. */
function repeatJob(job: TriagedJob, { workflow, isForeign }: NextFacts, why: string): NextStep {
  const { rule, guarded, kind } = job
  const { step, script = null, name } = isForeign ? { step: null } : job
  if (guarded !== undefined) return say(`${why} The job acts on the world (${guarded}): a person should start the run.`)
  const command = script ?? (step === null ? '' : (findStepCommand(step) ?? ''))
  const isKnown = command !== '' || step === null || !step.startsWith('Run ')
  if (rule !== null && (isOfTool(rule) ? isKnown : command !== '' && mendsInStep(kind)))
    return say(
      `${why} This step repeats the command by itself${command === '' ? '; replace COMMAND' : ''}:`,
      createRetryStep(step, command, rule),
    )
  const workflows = workflow === null || isForeign ? [] : [workflow]
  const jobs = name === undefined ? [] : suggestRerunJobs([name])
  return say(`${why} This workflow runs the job again:`, createTriageWorkflow(workflows, jobs))
}

function mendFlaky(job: TriagedJob, facts: NextFacts): readonly NextStep[] {
  const tests = job.tests.slice(0, MAX_QUARANTINED)
  const [first] = tests
  if (first === undefined) return [repeatJob(job, facts, 'Another run can help: the job also passed on this commit.')]
  const until = new Date(facts.now + QUARANTINE_DAYS * DAY_MS).toISOString().slice(0, 10)
  const more = job.tests.length > 1 ? ` and ${job.tests.length - 1} more` : ''
  const mend = say(
    `Mend the flaky test ${first}${more}: it failed and passed on the same commit. Another run can help.`,
  )
  if (facts.isForeign) return [mend]
  return [mend, say('Until it is mended, a quarantine lets it fail:', createQuarantine(tests, until))]
}

const TIME_LIMIT = 'external.runner.timeout'

function changeFirst({ kind, annotations, evidence }: TriagedJob): NextStep {
  const [place] = annotations
  const [line] = evidence
  if (place !== undefined && place.near !== true) {
    const more = annotations.length > 1 ? ` (and ${annotations.length - 1} more places)` : ''
    return say(`Change ${place.file}:${place.line} first${more}: ${cutHead(place.message, 300)}`)
  }
  if (kind === TIME_LIMIT) return say('Make the job faster, or raise its timeout-minutes: it ran into its time limit.')
  const reason = line === undefined ? `${kind} is not transient.` : line.text
  const near = place === undefined ? '' : ` (near ${place.file}:${place.line})`
  return say(`Change what this line names first, another run would fail alike: ${reason}${near}`)
}

function explainUnknown({ likely = [], note }: TriagedJob, { isForeign }: NextFacts): readonly NextStep[] {
  const [first] = likely
  if (first === undefined) {
    const why = note === null ? 'its log has no line that could say why' : note
    return [say(`Nothing is known about this failure: ${why}. Look at the page of the job.`)]
  }
  const lines = likely.map(({ line, text }) => `line ${line}: ${cutHead(text, 120)}`)
  const shown = say(`Nothing in the log was recognised. The likeliest lines: ${lines.join(' · ')}`)
  if (isForeign) return [shown]
  return [
    shown,
    say(
      'This rule recognises it from now on:',
      `# .github/conductor-triage.yml\n${suggestRule(first.text, suggestKind(first.text))}`,
    ),
  ]
}
