import { createHash } from 'node:crypto'
import { addTo } from '../core/lists.js'
import type { ListedRun } from './facts.js'
import { instant } from './window.js'

export interface WorkflowCount {
  name: string
  runs: number
  passedFirst: number
  /** Durations of last attempts in seconds, and the number of runs with each. */
  readonly seconds: Map<number, number>
}

/** A run that succeeded at its first attempt, reduced to what failed runs of its commit are compared with. */
export interface Success {
  readonly run: number
  readonly event: string
  readonly created: number
  readonly ended: number
}

const PER_SUCCESS = 5

/**
 * Counts runs while they are listed. Keeps only the runs that need requests of their own; a run that succeeded at its
 * first attempt leaves five numbers.
 */
export class Tally {
  runs = 0
  attempts = 0
  /** Runs of one attempt that neither passed nor failed nor were cancelled. */
  other = 0
  readonly workflows = new Map<string, WorkflowCount>()
  readonly days = new Map<string, number>()
  /** Runs that failed, were cancelled, or needed more than one attempt. */
  readonly remarkable: ListedRun[] = []
  readonly #seen = new Set<number>()
  readonly #names: string[] = []
  readonly #numbers: number[] = []

  /** Adds a run, unless it was added before or is still running. */
  add(run: ListedRun): void {
    if (run.status !== 'completed' || this.#seen.has(run.id)) return
    this.#seen.add(run.id)
    this.runs += 1
    this.attempts += run.attempt
    const day = instant(run.created).slice(0, 10)
    this.days.set(day, (this.days.get(day) ?? 0) + 1)
    const known = this.workflows.get(run.workflow)
    const workflow = known ?? { name: run.name, runs: 0, passedFirst: 0, seconds: new Map() }
    this.workflows.set(run.workflow, workflow)
    workflow.runs += 1
    if (run.name < workflow.name) workflow.name = run.name
    const took = Math.max(0, run.ended - run.started)
    workflow.seconds.set(took, (workflow.seconds.get(took) ?? 0) + 1)
    if (run.attempt > 1 || NEEDS_LOOK.has(run.conclusion)) this.remarkable.push(run)
    else if (run.conclusion === 'success') {
      workflow.passedFirst += 1
      this.#numbers.push(commitNumber(run.head_sha), this.#nameOf(`${run.workflow}\n${run.event}`))
      this.#numbers.push(run.id, run.created, run.ended)
    } else this.other += 1
  }

  #nameOf(text: string): number {
    const at = this.#names.indexOf(text)
    return at === -1 ? this.#names.push(text) - 1 : at
  }

  /** Runs that succeeded at the first attempt on a commit that another run failed on; by `commitKey`. */
  successes(): ReadonlyMap<string, readonly Success[]> {
    const wanted = new Map<number, Set<string>>()
    for (const { head_sha: sha } of this.remarkable) {
      const number = commitNumber(sha)
      wanted.set(number, (wanted.get(number) ?? new Set()).add(sha))
    }
    const found = new Map<string, Success[]>()
    for (let at = 0; at < this.#numbers.length; at += PER_SUCCESS) {
      const [commit = 0, name = 0, run = 0, created = 0, ended = 0] = this.#numbers.slice(at, at + PER_SUCCESS)
      const [workflow = '', event = ''] = (this.#names[name] ?? '').split('\n')
      for (const sha of wanted.get(commit) ?? [])
        addTo(found, commitKey({ workflow, head_sha: sha }), { run, event, created, ended })
    }
    return found
  }
}

/** Conclusions of runs whose jobs have to be read. */
const NEEDS_LOOK: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure', 'cancelled'])

export function commitKey({ workflow, head_sha: sha }: Pick<ListedRun, 'workflow' | 'head_sha'>): string {
  return `${workflow}\n${sha}`
}

/** Digests a commit to 48 bits, which tell some hundred thousand commits apart. */
function commitNumber(sha: string): number {
  return createHash('sha1').update(sha).digest().readUIntBE(0, 6)
}

/** The median of numbers, given how often each occurs; null if there are none. */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const middles: number[] = []
  let passed = 0
  for (const [number, count] of [...counts].sort(([one], [other]) => one - other)) {
    for (const position of [Math.floor((total - 1) / 2), Math.floor(total / 2)])
      if (position >= passed && position < passed + count) middles.push(number)
    passed += count
  }
  return middles.reduce((sum, number) => sum + number, 0) / middles.length
}
