import { addTo } from '../core/maps.js'
import { toCodeSpan } from '../text/markdown.js'
import { createRetryStep, createTriageWorkflow, findStepCommand, isOfTool, quoteForYaml } from '../triage/paste.js'
import { formatMinutes, LEAST_SIGHTINGS, sumSeconds, toMinutes } from './causes.js'
import type { Basis } from './document.js'
import { isAtLimit, type Sighting } from './sightings.js'

export interface Advice {
  readonly about: 'triage' | 'retry' | 'rule' | 'test' | 'never_passed' | 'limit' | 'retention'
  /** Names from outside are code between backticks. */
  readonly text: string
  readonly numbers: Readonly<Record<string, number>>
  readonly paste: string
}

export function createAdvice(document: Basis, sightings: readonly Sighting[]): readonly Advice[] {
  return [
    adviseTriage(document, sightings),
    adviseRetry(sightings),
    adviseTest(document),
    adviseRule(document),
    adviseLimit(sightings),
    adviseNeverPassed(document),
    adviseRetention(document),
  ].filter((advice) => advice !== null)
}

function adviseTriage({ reruns, triage }: Basis, sightings: readonly Sighting[]): Advice | null {
  if (triage.rerun_right < LEAST_SIGHTINGS) return null
  const rerun = sightings.filter(({ at, recovered }) => recovered && at.run.attempt > 1)
  const names = [...new Set(rerun.map(({ at }) => at.run.name))].sort().slice(0, 10)
  // A pattern stands for a job and all legs of its matrix, as `rerun-jobs` takes it.
  const patterns = rerun.map(({ at, place }) => (at.job.name === place.job ? place.job : `${place.job} *`))
  const jobs = [...new Set(patterns)].sort().slice(0, 20)
  const judged = triage.rerun_right + triage.rerun_wrong
  return {
    about: 'triage',
    text: `Let triage run failed jobs again. ${reruns.passed} of ${reruns.total} re-runs passed; triage would have started ${triage.would_have_started} of these ${reruns.total} by itself, and ${triage.rerun_right} of its ${judged} re-runs whose end is known passed.`,
    numbers: {
      reruns: reruns.total,
      passed: reruns.passed,
      would_have_started: triage.would_have_started,
      rerun_right: triage.rerun_right,
      rerun_wrong: triage.rerun_wrong,
      minutes: reruns.minutes,
    },
    paste: createTriageWorkflow(names, jobs),
  }
}

function adviseRetry(sightings: readonly Sighting[]): Advice | null {
  const retryable = sightings.filter(
    ({ class: name, place, rule }) => name === 'transient' && place.step !== null && isOfTool(rule),
  )
  const group = findDearest(retryable, ({ place, kind }) => JSON.stringify([place, kind]))
  const [first] = group
  if (first === undefined) return null
  const step = first.place.step ?? ''
  const recovered = group.filter((one) => one.recovered).length
  return {
    about: 'retry',
    text: `Retry the step ${quoteAsCode(step)} of ${quoteAsCode(first.place.job)} where it fails with ${first.kind}: ${group.length} failed jobs, ${formatMinutes(sumMinutes(group))}, ${recovered} of ${group.length} passed later on the same commit.`,
    numbers: { sightings: group.length, recovered, minutes: sumMinutes(group) },
    paste: createRetryStep(step, findStepCommand(step) ?? '', first.rule ?? ''),
  }
}

const MOST_QUARANTINED = 10
const QUARANTINE_DAYS = 30

function adviseTest({ tests, window }: Basis): Advice | null {
  const flaky = tests.filter(({ failed, passed_same_commit: passed }) => failed >= LEAST_SIGHTINGS && passed > 0)
  const [test] = flaky
  if (test === undefined) return null
  const { name, failed, commits, passed_same_commit: passed } = test
  const until = new Date(Date.parse(window.until) + QUARANTINE_DAYS * 86_400_000).toISOString().slice(0, 10)
  const entries = flaky.slice(0, MOST_QUARANTINED).map((one) => {
    const reason = `failed ${one.failed} times on ${one.commits} commits, passed on ${one.passed_same_commit} of them`
    return `  - name: ${quoteForYaml(one.name)}\n    until: ${until}\n    reason: ${quoteForYaml(reason)}\n`
  })
  return {
    about: 'test',
    text: `Mend or quarantine the test ${quoteAsCode(name)}: it failed ${failed} times on ${commits} commits, and its job passed on ${passed} of these ${commits} commits. A quarantine has an end, and everything else still fails the step.`,
    numbers: { failed, commits, passed_same_commit: passed },
    paste: `# .github/quarantine.yml\ntests:\n${entries.join('')}`,
  }
}

function adviseRule({ unknown }: Basis): Advice | null {
  const [line] = unknown
  if (line === undefined) return null
  return {
    about: 'rule',
    text: `Add a rule for a line that no rule knows: ${line.sightings} failed jobs ended with it, ${formatMinutes(line.minutes)}.`,
    numbers: { sightings: line.sightings, causes: line.causes, minutes: line.minutes },
    paste: `# .github/conductor-triage.yml\n${line.rule}`,
  }
}

function adviseLimit(sightings: readonly Sighting[]): Advice | null {
  const ended = sightings.filter(({ at }) => isAtLimit(at))
  const group = findDearest(ended, ({ place }) => JSON.stringify([place.workflow, place.job]))
  const [first] = group
  if (first === undefined) return null
  const each = Math.ceil(sumSeconds(group) / group.length / 60)
  return {
    about: 'limit',
    text: `The job ${quoteAsCode(first.place.job)} of ${quoteAsCode(first.place.workflow)} ran into its time limit ${group.length} times, ${formatMinutes(sumMinutes(group))}. If it hangs, a lower limit costs less; if it is slow, it needs a higher one.`,
    numbers: { sightings: group.length, minutes: sumMinutes(group), minutes_each: each },
    paste: `jobs:\n  … # the id of ${quoteForYaml(first.place.job)}\n    timeout-minutes: ${each * 2} # it ended after about ${each}\n`,
  }
}

function adviseNeverPassed({ workflows, repository }: Basis): Advice | null {
  const worst = workflows
    .filter((one) => one.never_passed && one.failed >= LEAST_SIGHTINGS)
    .toSorted((one, other) => other.minutes_lost - one.minutes_lost || other.failed - one.failed)[0]
  if (worst === undefined) return null
  const file = worst.workflow.split('/').at(-1) ?? ''
  return {
    about: 'never_passed',
    text: `The workflow ${quoteAsCode(worst.workflow)} never passed in this window: ${worst.failed} of ${worst.runs} runs failed, ${formatMinutes(worst.minutes_lost)}. Mend it, or switch it off.`,
    numbers: { runs: worst.runs, failed: worst.failed, minutes: worst.minutes_lost },
    paste: `gh workflow disable ${/^[\w.-]+$/.test(file) ? file : quoteForYaml(file)} --repo ${repository}\n`,
  }
}

function adviseRetention({ missing, repository }: Basis): Advice | null {
  if (missing.logs_gone < LEAST_SIGHTINGS) return null
  return {
    about: 'retention',
    text: `The logs of ${missing.logs_gone} failed jobs were gone, so their causes are not known. Survey more often with a cache, which remembers what a log said; or keep logs longer (Settings, Actions, General).`,
    numbers: { logs_gone: missing.logs_gone },
    paste: `conductor survey ${repository} --since 7d --cache .conductor/survey\n`,
  }
}

/** Quotes text from outside between single backticks, which it cannot end. */
export function quoteAsCode(text: string): string {
  return toCodeSpan(text.replaceAll('`', "'"))
}

/** Groups failed jobs and returns the dearest group of at least three; empty if there is none. */
function findDearest(sightings: readonly Sighting[], key: (sighting: Sighting) => string): readonly Sighting[] {
  const groups = new Map<string, Sighting[]>()
  for (const one of sightings) addTo(groups, key(one), one)
  const [dearest = []] = [...groups.values()]
    .filter((group) => group.length >= LEAST_SIGHTINGS)
    .sort((one, other) => sumSeconds(other) - sumSeconds(one) || other.length - one.length)
  return dearest
}

function sumMinutes(group: readonly Sighting[]): number {
  return toMinutes(sumSeconds(group))
}
