import { addTo } from '../core/maps.js'
import type { ListedRun } from './facts.js'
import { formatInstant } from './window.js'

export interface WorkflowCount {
  name: string
  runs: number
  passedFirst: number
  readonly seconds: number[]
}

/** A run that succeeded at its first attempt, or a job that passed, reduced to what failed runs of its commit are compared with. */
export interface Success {
  readonly run: number
  readonly attempt: number
  readonly event: string
  readonly created: number
  readonly ended: number
}

export interface BranchRun {
  readonly workflow: string
  readonly ended: number
  readonly passed: boolean
}

/** Counts runs while they are listed. Keeps only the runs that need requests of their own, and successes in short. */
export class Tally {
  runs = 0
  attempts = 0
  /** Runs of one attempt that neither passed nor failed nor were cancelled. */
  other = 0
  readonly workflows = new Map<string, WorkflowCount>()
  readonly days = new Map<string, number>()
  /** Runs that passed at their first attempt, by day. */
  readonly passedDays = new Map<string, number>()
  /** Runs that passed or failed by branch, without those of pull requests. */
  readonly branches = new Map<string, BranchRun[]>()
  /** The branch of scheduled runs: GitHub schedules workflows of the default branch only. */
  scheduled: string | null = null
  /** Runs that failed, were cancelled, or needed more than one attempt. */
  readonly remarkable: ListedRun[] = []
  /** Runs that succeeded at their first attempt, by workflow and commit: four numbers each, because there are very many. */
  readonly #successes = new Map<string, Map<string, number[]>>()
  readonly #events: string[] = []
  readonly #seen = new Set<number>()

  /** Counts a completed run; reports whether the run was not seen before. */
  add(run: ListedRun): boolean {
    if (this.#seen.has(run.id)) return false
    this.#seen.add(run.id)
    if (run.status === 'completed') this.#count(run)
    return true
  }

  #count(run: ListedRun): void {
    this.runs += 1
    this.attempts += run.attempt
    const day = formatInstant(run.created).slice(0, 10)
    this.days.set(day, (this.days.get(day) ?? 0) + 1)
    const workflow = this.workflows.get(run.workflow) ?? { name: run.name, runs: 0, passedFirst: 0, seconds: [] }
    this.workflows.set(run.workflow, workflow)
    workflow.runs += 1
    if (run.name < workflow.name) workflow.name = run.name
    this.#addToBranch(run)
    workflow.seconds.push(Math.max(0, run.ended - run.started))
    if (run.attempt > 1 || NEEDS_LOOK.has(run.conclusion)) this.remarkable.push(run)
    else if (run.conclusion === 'success') {
      workflow.passedFirst += 1
      this.passedDays.set(day, (this.passedDays.get(day) ?? 0) + 1)
      this.#addSuccess(run)
    } else this.other += 1
  }

  #addSuccess({ id, event, created, ended, workflow, head_sha: sha }: ListedRun): void {
    if (!this.#events.includes(event)) this.#events.push(event)
    const ofWorkflow = this.#successes.get(workflow) ?? new Map<string, number[]>()
    this.#successes.set(workflow, ofWorkflow)
    const ofCommit = ofWorkflow.get(sha)
    const at = this.#events.indexOf(event)
    if (ofCommit === undefined) ofWorkflow.set(sha, [id, at, created, ended])
    else ofCommit.push(id, at, created, ended)
  }

  /** Forgets, once all runs are listed, what only runs that are still to come could need: successes of commits without a failure. */
  endListing(): void {
    this.#seen.clear()
    const commits = new Set(this.remarkable.map(toCommitKey))
    for (const [workflow, bySha] of this.#successes)
      for (const sha of bySha.keys()) if (!commits.has(toCommitKey({ workflow, head_sha: sha }))) bySha.delete(sha)
  }

  /** Finds a run of the same workflow and commit that succeeded at its first attempt. */
  findSuccess(
    { workflow, head_sha: sha }: Pick<ListedRun, 'workflow' | 'head_sha'>,
    isMeant: (success: Success) => boolean,
  ): Success | undefined {
    const numbers = this.#successes.get(workflow)?.get(sha) ?? []
    for (let at = 0; at < numbers.length; at += 4) {
      const [run = 0, event = 0, created = 0, ended = 0] = numbers.slice(at, at + 4)
      const success = { run, attempt: 1, event: this.#events[event] ?? '', created, ended }
      if (isMeant(success)) return success
    }
    return undefined
  }

  #addToBranch({ head_branch: branch, event, conclusion, workflow, ended }: ListedRun): void {
    if (branch === null || event.startsWith('pull_request') || !DECIDING.has(conclusion)) return
    if (event === 'schedule') this.scheduled = branch
    addTo(this.branches, branch, { workflow, ended, passed: conclusion === 'success' })
  }

  /** Returns the default branch, as far as the runs tell. */
  guessDefaultBranch(): string | null {
    const named = [this.scheduled, 'main', 'master'].find((name) => name !== null && this.branches.has(name))
    const [busiest] = [...this.branches].toSorted(([, one], [, other]) => other.length - one.length)
    return named ?? busiest?.[0] ?? null
  }
}

/** Conclusions of runs that decide whether a branch is red. */
const DECIDING: ReadonlySet<string> = new Set(['success', 'failure', 'timed_out', 'startup_failure'])

/** Conclusions of runs whose jobs have to be read. */
const NEEDS_LOOK: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure', 'cancelled'])

export function toCommitKey({ workflow, head_sha: sha }: Pick<ListedRun, 'workflow' | 'head_sha'>): string {
  return `${workflow}\n${sha}`
}

export function computeMedian(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
