import { addTo } from '../core/lists.js'
import type { ListedRun } from './facts.js'
import { instant } from './window.js'

export interface WorkflowCount {
  name: string
  runs: number
  passedFirst: number
  /** Durations of last attempts. */
  readonly seconds: number[]
}

/** A run that succeeded at its first attempt, reduced to what failed runs of its commit are compared with. */
export interface Success {
  readonly run: number
  readonly event: string
  readonly created: number
  readonly ended: number
}

/** Counts runs while they are listed. Keeps only the runs that need requests of their own, and successes in short. */
export class Tally {
  runs = 0
  attempts = 0
  /** Runs of one attempt that neither passed nor failed nor were cancelled. */
  other = 0
  readonly workflows = new Map<string, WorkflowCount>()
  readonly days = new Map<string, number>()
  /** Runs that failed, were cancelled, or needed more than one attempt. */
  readonly remarkable: ListedRun[] = []
  /** Runs that succeeded at their first attempt, by `commitKey`. */
  readonly successes = new Map<string, Success[]>()
  readonly #seen = new Set<number>()

  /** Adds a run, unless it was added before or is still running. */
  add(run: ListedRun): void {
    if (run.status !== 'completed' || this.#seen.has(run.id)) return
    this.#seen.add(run.id)
    this.runs += 1
    this.attempts += run.attempt
    const day = instant(run.created).slice(0, 10)
    this.days.set(day, (this.days.get(day) ?? 0) + 1)
    const known = this.workflows.get(run.workflow)
    const workflow = known ?? { name: run.name, runs: 0, passedFirst: 0, seconds: [] }
    this.workflows.set(run.workflow, workflow)
    workflow.runs += 1
    if (run.name < workflow.name) workflow.name = run.name
    workflow.seconds.push(Math.max(0, run.ended - run.started))
    if (run.attempt > 1 || NEEDS_LOOK.has(run.conclusion)) this.remarkable.push(run)
    else if (run.conclusion === 'success') {
      workflow.passedFirst += 1
      const { id, event, created, ended } = run
      addTo(this.successes, commitKey(run), { run: id, event, created, ended })
    } else this.other += 1
  }
}

/** Conclusions of runs whose jobs have to be read. */
const NEEDS_LOOK: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure', 'cancelled'])

export function commitKey({ workflow, head_sha: sha }: Pick<ListedRun, 'workflow' | 'head_sha'>): string {
  return `${workflow}\n${sha}`
}

/** Returns the median; null for an empty list. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
