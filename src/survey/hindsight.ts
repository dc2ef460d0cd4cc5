import { decideRerun } from '../triage/decision.js'
import { type PastAttempt, withHistory } from '../triage/history.js'
import { toMinutes } from './causes.js'
import { type AttemptEnd, type FailedJob, type ReadRun, ranFor, type SurveyedJob } from './facts.js'
import type { Passes, Sighting } from './sightings.js'
import { computeMedian } from './tally.js'

/** The limits of `rerun: 2` without further inputs. */
const LIMITS = { highest: 2, jobs: [], except: [] }

/** A run with the end and the failed jobs of each attempt. */
export interface JudgedRun extends ReadRun {
  readonly ends: readonly AttemptEnd[]
  readonly sightings: readonly (readonly Sighting[])[]
}

/** Counts how attempts after the first ended; `other` were cancelled or not read. */
export function countReruns(runs: readonly JudgedRun[]) {
  const counts = { total: 0, passed: 0, same_cause: 0, other_cause: 0, other: 0 }
  let seconds = 0
  for (const { attempts, ends, sightings } of runs) {
    /** Causes at the end of the previous attempt, by the name of the job. */
    const standing = new Map<string, string>()
    for (const [at, { jobs }] of attempts.entries()) {
      const own = (sightings[at] ?? []).filter((one) => one.class !== 'cancelled')
      if (at > 0) {
        const before = new Set(standing.values())
        // An attempt in which no job failed has failed by a job that it took over.
        const isSame = own.length === 0 || own.some(({ cause }) => before.has(cause))
        counts.total += 1
        counts[compareOutcome(ends[at], isSame)] += 1
        seconds += jobs.reduce((sum, job) => sum + ranFor(job), 0)
      }
      for (const { name } of jobs) standing.delete(name)
      for (const one of own) standing.set(one.at.job.name, one.cause)
    }
  }
  return { ...counts, minutes: toMinutes(seconds) }
}

function compareOutcome(
  end: AttemptEnd | undefined,
  isSame: boolean,
): 'passed' | 'same_cause' | 'other_cause' | 'other' {
  if (end === 'passed') return 'passed'
  if (end !== 'failed') return 'other'
  return isSame ? 'same_cause' : 'other_cause'
}

/** Decides on each first failure as triage would have done, and compares the decision with the next attempt. */
export function createHindsight(runs: readonly JudgedRun[], passes: Passes) {
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
    const wait = secondsBetween(judged.attempts[0]?.jobs ?? [], judged.attempts[1]?.jobs ?? [])
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
  const found = passes.find(
    run,
    job.name,
    (pass) => pass.run !== run.id && pass.event === run.event && pass.ended <= failedAt,
  )
  return found === undefined ? [] : [{ ...found, jobs: [{ ...job, conclusion: 'success' }] }]
}

function secondsBetween(before: readonly SurveyedJob[], after: readonly SurveyedJob[]): number | null {
  const end = Math.max(...before.flatMap(({ ended }) => ended ?? []))
  const begin = Math.min(...after.flatMap(({ started }) => started ?? []))
  return Number.isFinite(end) && Number.isFinite(begin) ? Math.max(0, begin - end) : null
}
