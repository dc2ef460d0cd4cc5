import { cutHead, withoutMiddle } from '../text/excerpt.js'
import { toOneLine } from '../text/terminal-text.js'
import { mergeLegs, type NextStep, type TriageDocument, type TriagedJob } from './document.js'
import {
  createQuarantine,
  createRetryStep,
  createTriageWorkflow,
  findStepCommand,
  isOfTool,
  mendsInStep,
  suggestKind,
  suggestRule,
} from './paste.js'

/** Facts that a job does not have. */
interface NextFacts {
  /** Name of the workflow; null for a log of a file. */
  readonly workflow: string | null
  /** Milliseconds of the present. */
  readonly now: number
}

const MAX_TEXT_CHARS = 400
const QUARANTINE_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000
const MAX_QUARANTINED = 5

/** Adds to a document what to do next about each cause; `now` is the present in milliseconds. */
export function completeDocument<T extends Omit<TriageDocument, 'next'>>(document: T, now: number) {
  const facts = { workflow: document.run?.name ?? null, now }
  const jobs = document.jobs.map(({ script: _script, ...job }, at) => ({
    ...job,
    next: findNextSteps(document.jobs[at] ?? job, facts),
  }))
  const steps = mergeLegs(jobs).flatMap(({ next = [] }) => next)
  const byText = new Map(steps.map((step) => [`${step.text}\n${step.paste}`, step]))
  return { ...document, jobs, next: [...byText.values()] }
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
      return explainUnknown(job)
  }
}

function say(text: string, paste: string | null = null): NextStep {
  return { text, paste }
}

/** Offers the step that repeats its command, or a workflow that runs the job again. */
function repeatJob(job: TriagedJob, { workflow }: NextFacts, why: string): NextStep {
  const { step, rule, guarded, kind, script = null } = job
  if (guarded !== undefined) return say(`${why} The job acts on the world (${guarded}): a person should start the run.`)
  const command = script ?? (step === null ? '' : (findStepCommand(step) ?? ''))
  const isKnown = command !== '' || step === null || !step.startsWith('Run ')
  if (rule !== null && (isOfTool(rule) ? isKnown : command !== '' && mendsInStep(kind)))
    return say(
      `${why} This step repeats the command by itself${command === '' ? '; replace COMMAND' : ''}:`,
      createRetryStep(step, command, rule),
    )
  const jobs = job.name === undefined ? [] : [job.name.replaceAll(/ \([^()]*\)/g, ' (*)')]
  return say(
    `${why} This workflow runs the job again:`,
    createTriageWorkflow(workflow === null ? [] : [workflow], jobs),
  )
}

function mendFlaky(job: TriagedJob, facts: NextFacts): readonly NextStep[] {
  const tests = job.tests.slice(0, MAX_QUARANTINED)
  const [first] = tests
  if (first === undefined) return [repeatJob(job, facts, 'Another run can help: the job also passed on this commit.')]
  const until = new Date(facts.now + QUARANTINE_DAYS * DAY_MS).toISOString().slice(0, 10)
  const more = job.tests.length > 1 ? ` and ${job.tests.length - 1} more` : ''
  return [
    say(`Mend the flaky test ${first}${more}: it failed and passed on the same commit. Another run can help.`),
    say('Until it is mended, a quarantine lets it fail:', createQuarantine(tests, until)),
  ]
}

const TIME_LIMIT = 'external.runner.timeout'

function changeFirst({ kind, annotations, evidence }: TriagedJob): NextStep {
  const [place] = annotations
  const [line] = evidence
  if (place !== undefined) {
    const more = annotations.length > 1 ? ` (and ${annotations.length - 1} more places)` : ''
    return say(`Change ${place.file}:${place.line} first${more}: ${cutHead(place.message, 300)}`)
  }
  if (kind === TIME_LIMIT) return say('Make the job faster, or raise its timeout-minutes: it ran into its time limit.')
  const said = line === undefined ? `${kind} is not transient.` : line.text
  return say(`Change what this line names first, another run would fail alike: ${said}`)
}

function explainUnknown({ likely = [], note }: TriagedJob): readonly NextStep[] {
  const [first] = likely
  if (first === undefined) {
    const why = note === null ? 'its log has no line that could say why' : note
    return [say(`Nothing is known about this failure: ${why}. Look at the page of the job.`)]
  }
  const lines = likely.map(({ line, text }) => `line ${line}: ${cutHead(text, 120)}`)
  return [
    say(`Nothing in the log was recognised. The likeliest lines: ${lines.join(' · ')}`),
    say(
      'This rule recognises it from now on:',
      `# .github/conductor-triage.yml\n${suggestRule(first.text, suggestKind(first.text))}`,
    ),
  ]
}
