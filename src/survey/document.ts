import { addTo } from '../core/maps.js'
import { findLargest, findSmallest } from '../text/lists.js'
import { decideRerun } from '../triage/decision.js'
import { type PastAttempt, withHistory } from '../triage/history.js'
import type { CountedClass } from '../triage/verdict.js'
import {
  classifyRun,
  countClasses,
  groupCauses,
  groupTests,
  listUnknownLines,
  mapClasses,
  toMinutes,
} from './causes.js'
import {
  type AttemptEnd,
  type FailedJob,
  type Missing,
  measureSeconds,
  type ReadRun,
  type RepositoryFacts,
  type SurveyedJob,
} from './facts.js'
import type { OwnerFinder } from './owners.js'
import { createSighting, listAttemptEnds, Passes, type Sighting } from './sightings.js'
import { type BranchRun, computeMedian, type Tally } from './tally.js'
import { formatInstant, listDays, type Window } from './window.js'

export interface SurveyFacts {
  readonly repository: string
  readonly window: Window
  readonly branches: readonly string[]
  readonly workflows: readonly string[]
  readonly tally: Tally
  readonly runs: readonly ReadRun[]
  readonly complete: boolean
  readonly missing: Missing
  readonly about: RepositoryFacts
  readonly findOwners: OwnerFinder
}

export type Basis = ReturnType<typeof createBasis>['basis']

/** Counts what the document says, apart from advice and a comparison; the same facts give the same numbers. */
export function createBasis(facts: SurveyFacts) {
  const { tally, window } = facts
  const passes = new Passes(facts.runs, tally)
  const judged = facts.runs.map((run) => judgeRun(run, passes)).sort((one, other) => one.run.id - other.run.id)
  const sightings = judged.flatMap((run) => run.sightings.flat())
  const failedFirst = judged.filter(({ ends }) => ends[0] === 'failed')
  const listEnded = (end: string): readonly JudgedRun[] => judged.filter(({ ends }) => ends.at(-1) === end)
  const basis = {
    schema_version: 1 as const,
    repository: facts.repository,
    /** Null where it was not asked for. */
    private: facts.about.isPrivate,
    window: { since: formatInstant(window.from), until: formatInstant(window.to) },
    branches: facts.branches,
    selected_workflows: facts.workflows,
    complete: facts.complete,
    missing: facts.missing,
    totals: {
      runs: tally.runs,
      attempts: tally.attempts,
      failed_first: failedFirst.length,
      failed: listEnded('failed').length,
      cancelled: listEnded('cancelled').length,
      /** Neither passed nor failed nor cancelled: skipped, neutral, waiting for an approval. */
      other: listEnded('other').length + tally.other,
      without_failed_job: listEnded('failed').filter(
        ({ attempts, sightings: failed }) => failed.flat().length === 0 && attempts.every(({ isRead }) => isRead),
      ).length,
      minutes: toMinutes(judged.reduce((sum, run) => sum + sumSecondsLost(run), 0)),
    },
    workflows: summarizeWorkflows(tally, judged),
    classes: countClasses(sightings),
    causes: groupCauses(sightings),
    tests: groupTests(sightings, passes, facts.findOwners),
    reruns: countReruns(judged),
    triage: createHindsight(judged, passes),
    days: countDays(facts, failedFirst),
    main: summarizeMain(tally, window, facts.about.defaultBranch),
    weeks: summarizeWeeks(tally, window, judged),
    unknown: listUnknownLines(sightings),
  }
  return { basis, judged, sightings }
}

function judgeRun(run: ReadRun, passes: Passes): JudgedRun {
  const sightings: Sighting[][] = run.attempts.map(() => [])
  for (const failed of run.failed) sightings[failed.attempt - 1]?.push(createSighting(failed, passes))
  return { ...run, ends: listAttemptEnds(run), sightings }
}

function sumSecondsLost({ attempts, ends }: JudgedRun): number {
  const lost = attempts.filter((_, at) => ends[at] === 'failed' || ends[at] === 'cancelled')
  return lost.flatMap(({ jobs }) => jobs).reduce((sum, job) => sum + measureSeconds(job), 0)
}

function summarizeWorkflows(tally: Tally, judged: readonly JudgedRun[]) {
  const byWorkflow = new Map<string, JudgedRun[]>()
  for (const run of judged) addTo(byWorkflow, run.run.workflow, run)
  return [...tally.workflows]
    .map(([workflow, { name, runs, passedFirst, seconds }]) => {
      const remarkable = byWorkflow.get(workflow) ?? []
      const passed = passedFirst + remarkable.filter(({ ends }) => ends.at(-1) === 'passed').length
      const failed = remarkable.filter(({ ends }) => ends.at(-1) === 'failed').length
      const median = computeMedian(seconds)
      return {
        workflow,
        name,
        runs,
        passed_first: passedFirst + remarkable.filter(({ ends }) => ends[0] === 'passed').length,
        passed,
        failed,
        never_passed: passed === 0 && failed > 0,
        /** Duration of the last attempts of all runs, from start to end. */
        median_minutes: median === null ? null : toMinutes(median),
        minutes_lost: toMinutes(remarkable.reduce((sum, run) => sum + sumSecondsLost(run), 0)),
      }
    })
    .sort((one, other) => other.minutes_lost - one.minutes_lost || (one.workflow < other.workflow ? -1 : 1))
}

function countDays({ tally, window }: SurveyFacts, failedFirst: readonly JudgedRun[]) {
  const byDay = new Map<string, CountedClass[]>()
  for (const { run, sightings } of failedFirst)
    addTo(byDay, formatInstant(run.created).slice(0, 10), classifyRun(sightings[0] ?? []))
  return listDays(window).map((date) => {
    const failed = byDay.get(date) ?? []
    const classes = mapClasses((name) => failed.filter((one) => one === name).length)
    return { date, runs: tally.days.get(date) ?? 0, failed_first: failed.length, classes }
  })
}

const HOUR_SECONDS = 3600

/** Times in which a branch was red; `to` is null if it was still red at the end of the window. */
interface RedTime {
  readonly from: number
  readonly to: number | null
}

/** Finds when a branch was red: while the newest run of any of its workflows had failed. */
function findRedTimes(runs: readonly BranchRun[]): readonly RedTime[] {
  const failed = new Set<string>()
  const times: RedTime[] = []
  let since: number | null = null
  for (const { workflow, ended, passed } of runs.toSorted((one, other) => one.ended - other.ended)) {
    if (passed) failed.delete(workflow)
    else failed.add(workflow)
    if (failed.size > 0) since ??= ended
    else if (since !== null) {
      times.push({ from: since, to: ended })
      since = null
    }
  }
  return since === null ? times : [...times, { from: since, to: null }]
}

function summarizeMain(tally: Tally, { to }: Window, defaultBranch: string | null) {
  const branch = defaultBranch ?? tally.guessDefaultBranch()
  if (branch === null) return null
  const main = tally.branches.get(branch) ?? []
  const times = findRedTimes(main)
  const hours = (seconds: number): number => Math.round((seconds / HOUR_SECONDS) * 100) / 100
  const mended = times.flatMap((time) => (time.to === null ? [] : [time.to - time.from]))
  const median = computeMedian(mended)
  return {
    branch,
    runs: main.length,
    hours_red: hours(times.reduce((sum, time) => sum + Math.max(0, (time.to ?? to) - time.from), 0)),
    turned_red: times.length,
    turned_green: mended.length,
    median_hours_until_green: median === null ? null : hours(median),
    is_red: times.at(-1)?.to === null,
  }
}

/** Counts runs and lost minutes per week, which begins on Monday and is named by that day. */
function summarizeWeeks({ days, passedDays }: Tally, window: Window, judged: readonly JudgedRun[]) {
  const weeks = new Map<string, string[]>()
  for (const day of listDays(window)) {
    const at = Date.parse(`${day}T00:00:00Z`) / 1000
    const weekday = (new Date(at * 1000).getUTCDay() + 6) % 7
    addTo(weeks, formatInstant(at - weekday * 86_400).slice(0, 10), day)
  }
  const lost = new Map<string, number>()
  const passedLater = new Map<string, number>()
  for (const run of judged) {
    const day = formatInstant(run.run.created).slice(0, 10)
    lost.set(day, (lost.get(day) ?? 0) + sumSecondsLost(run))
    if (run.ends[0] === 'passed') passedLater.set(day, (passedLater.get(day) ?? 0) + 1)
  }
  return [...weeks].map(([week, daysOfWeek]) => {
    const sum = (counts: ReadonlyMap<string, number>): number =>
      daysOfWeek.reduce((all, day) => all + (counts.get(day) ?? 0), 0)
    return {
      week,
      runs: sum(days),
      passed_first: sum(passedDays) + sum(passedLater),
      minutes_lost: toMinutes(sum(lost)),
    }
  })
}

/** Limits of `rerun: 2`, with all jobs listed, so that only the guards of names and logs count. */
const LIMITS = { highest: 2, jobs: ['*'], except: [], guarded: [] }

/** A run with the end and the failed jobs of each attempt. */
export interface JudgedRun extends ReadRun {
  readonly ends: readonly AttemptEnd[]
  readonly sightings: readonly (readonly Sighting[])[]
}

/** Counts how attempts after the first ended; `other` were cancelled or not read. */
function countReruns(runs: readonly JudgedRun[]) {
  const counts = { total: 0, passed: 0, same_cause: 0, other_cause: 0, other: 0 }
  let seconds = 0
  for (const { attempts, ends, sightings } of runs) {
    /** Causes at the end of the previous attempt, by the name of the job. */
    const causeByJob = new Map<string, string>()
    for (const [at, { jobs }] of attempts.entries()) {
      const failed = (sightings[at] ?? []).filter((one) => one.class !== 'cancelled')
      if (at > 0) {
        const before = new Set(causeByJob.values())
        // An attempt in which no job failed has failed by a job that it took over.
        const isSame = failed.length === 0 || failed.some(({ cause }) => before.has(cause))
        counts.total += 1
        const isDecided = ends[at] === 'passed' || ends[at] === 'failed'
        if (!isDecided) counts.other += 1
        else counts[ends[at] === 'passed' ? 'passed' : isSame ? 'same_cause' : 'other_cause'] += 1
        seconds += jobs.reduce((sum, job) => sum + measureSeconds(job), 0)
      }
      for (const { name } of jobs) causeByJob.delete(name)
      for (const one of failed) causeByJob.set(one.at.job.name, one.cause)
    }
  }
  return { ...counts, minutes: toMinutes(seconds) }
}

/** Decides on each first failure as triage would have done, and compares the decision with the next attempt. */
function createHindsight(runs: readonly JudgedRun[], passes: Passes) {
  const sum = { rerun_right: 0, rerun_wrong: 0, leave_right: 0, leave_wrong: 0, rerun: 0, leave: 0 }
  const waits: number[] = []
  let [unknown, started] = [0, 0]
  const failures = runs.filter(({ ends }) => ends[0] === 'failed')
  for (const judged of failures) {
    const decision = wouldRerun(judged, passes) ? 'rerun' : 'leave'
    sum[decision] += 1
    const next = judged.ends[1]
    if (next !== 'passed' && next !== 'failed') unknown += 1
    else sum[`${decision}_${(next === 'passed') === (decision === 'rerun') ? 'right' : 'wrong'}`] += 1
    if (decision === 'leave' || judged.attempts.length < 2) continue
    started += 1
    const wait = measureSecondsBetween(judged.attempts[0]?.jobs ?? [], judged.attempts[1]?.jobs ?? [])
    if (wait !== null) waits.push(wait)
  }
  const median = computeMedian(waits)
  return {
    first_failures: failures.length,
    ...sum,
    right: sum.rerun_right + sum.leave_right,
    wrong: sum.rerun_wrong + sum.leave_wrong,
    unknown,
    /** Re-runs by hand that triage would have started by itself, and the minutes from failure to re-run. */
    would_have_started: started,
    minutes_until_rerun: toMinutes(waits.reduce((sum, wait) => sum + wait, 0)),
    median_minutes_until_rerun: median === null ? null : toMinutes(median),
  }
}

function wouldRerun({ run, failed }: JudgedRun, passes: Passes): boolean {
  const jobs = failed
    .filter(({ attempt }) => attempt === 1)
    .flatMap((one) => {
      const triaged = one.finding === null ? [] : [{ ...one.finding.triaged, name: one.job.name }]
      return triaged.map((job) => withHistory(job, run, findPastAttempt(one, passes), ''))
    })
  const conclusion = run.attempt === 1 ? run.conclusion : 'failure'
  return decideRerun({ status: 'completed', conclusion, attempt: 1 }, jobs, LIMITS).decision === 'rerun'
}

/** Returns a pass of the job in another run of the commit that had ended when it failed; one is enough for triage. */
function findPastAttempt({ run, job }: FailedJob, passes: Passes): readonly PastAttempt[] {
  const failedAt = job.ended ?? run.ended
  const pass = passes.find(
    run,
    job.name,
    (each) => each.run !== run.id && each.event === run.event && each.ended <= failedAt,
  )
  return pass === undefined ? [] : [{ ...pass, jobs: [{ ...job, conclusion: 'success' }] }]
}

function measureSecondsBetween(before: readonly SurveyedJob[], after: readonly SurveyedJob[]): number | null {
  const end = findLargest(before.flatMap(({ ended }) => ended ?? []))
  const begin = findSmallest(after.flatMap(({ started }) => started ?? []))
  return Number.isFinite(end) && Number.isFinite(begin) ? Math.max(0, begin - end) : null
}
