import { addTo } from '../core/maps.js'
import { toMinutes } from './causes.js'
import type { JudgedRun } from './hindsight.js'
import { type BranchRun, computeMedian, type Tally } from './tally.js'
import { instant, listDays, type Window } from './window.js'

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

export function summarizeMain(tally: Tally, { to }: Window) {
  const branch = tally.findDefaultBranch()
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
export function summarizeWeeks(
  { days, passedDays }: Tally,
  window: Window,
  judged: readonly JudgedRun[],
  secondsLost: (run: JudgedRun) => number,
) {
  const weeks = new Map<string, string[]>()
  for (const day of listDays(window)) addTo(weeks, findMonday(day), day)
  const lost = new Map<string, number>()
  const passedLater = new Map<string, number>()
  for (const run of judged) {
    const day = instant(run.run.created).slice(0, 10)
    lost.set(day, (lost.get(day) ?? 0) + secondsLost(run))
    if (run.ends[0] === 'passed') passedLater.set(day, (passedLater.get(day) ?? 0) + 1)
  }
  return [...weeks].map(([week, own]) => {
    const sum = (counts: ReadonlyMap<string, number>): number =>
      own.reduce((all, day) => all + (counts.get(day) ?? 0), 0)
    return {
      week,
      runs: sum(days),
      passed_first: sum(passedDays) + sum(passedLater),
      minutes_lost: toMinutes(sum(lost)),
    }
  })
}

function findMonday(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`) / 1000
  const weekday = (new Date(at * 1000).getUTCDay() + 6) % 7
  return instant(at - weekday * 86_400).slice(0, 10)
}
