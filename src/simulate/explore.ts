import { setImmediate } from 'node:timers/promises'
import { listFinallySteps } from '../config/model.js'
import { findLargest } from '../text/lists.js'
import { type Formula, Formulas, listWays } from './formulas.js'
import type { Answer, Assumptions, Ending, PathStep, SimulatedFailure, Simulation } from './model.js'
import {
  ALL_LEFT_OUT,
  ALL_MISSED,
  type Arrival,
  createOutcomes,
  createWholeEnding,
  LEFT_OUT,
  MET,
  MISSED,
  type Outcomes,
  type TriedWay,
  Valuation,
} from './outcomes.js'
import { listStepsOf } from './outlook.js'
import { runWay, type WayProgress } from './way.js'

/** Maximum number of ways for one failure, from where it may happen. */
const MAX_WAYS = 64
/** Maximum number of ways without a failure, which all questions share. */
const MAX_SHARED_WAYS = 256

/** An answer, the names of the nodes that its ways reach, and how often the last failure's node was tried at most. */
export interface Explored {
  readonly answer: Answer
  readonly reached: ReadonlySet<string>
  readonly mostAttempts: number
}

/** A run to make: the first choices, the run that answered the last of them the other way, and the first steps. */
interface Start {
  readonly given: readonly boolean[]
  readonly parent: TriedWay | null
  readonly known: readonly PathStep[]
}

/** Runs of one question, and the first arrival at each state. A run may also join those of the `shared` tree, which has no failures. */
class Tree {
  readonly runs: TriedWay[] = []
  readonly known = new Map<string, Arrival>()

  constructor(readonly shared: Tree | null) {}

  find(state: string | null, isMet: boolean) {
    const arrival = this.known.get(`${isMet} ${state}`)
    const to = arrival ?? this.shared?.known.get(`true ${state}`)
    return to === undefined ? null : { to, isShared: arrival === undefined }
  }

  add(state: string, arrival: Arrival): void {
    this.known.set(`${arrival.isMet} ${state}`, arrival)
  }
}

/** Answers questions about a file. Ways are not tried again from where an earlier way went on alike, with or without failures. */
export class Explorer {
  readonly #formulas = new Formulas()
  #success: Promise<Tree> | null = null
  readonly #values: Valuation

  constructor(
    readonly simulation: Simulation,
    readonly assumptions: Assumptions,
  ) {
    this.#values = new Valuation(this.#formulas, (run) => this.#findEnd(run))
  }

  /** Tries the ways of a question, those with the fewest choices against the default first. */
  async explore(failures: readonly SimulatedFailure[], isLate: () => boolean = () => false): Promise<Explored> {
    this.#success ??= this.#tryWays(new Tree(null), [], [START], MAX_SHARED_WAYS, isLate)
    const success = await this.#success
    const [first] = success.runs
    if (failures.length === 0 || first === undefined)
      return this.#conclude(failures, success, first === undefined ? ALL_LEFT_OUT : this.#values.at(first, 0))
    const { workflow } = this.simulation
    const steps = new Set(failures.flatMap(({ node }) => listStepsOf(workflow, node)))
    // No way is shared with a failure of `finally`, whose steps no arrival names.
    if (listFinallySteps(workflow).some((name) => steps.has(name))) {
      const tree = await this.#tryWays(new Tree(null), failures, [START], MAX_WAYS, isLate)
      const [run] = tree.runs
      return this.#conclude(failures, tree, run === undefined ? ALL_LEFT_OUT : this.#values.at(run, 0))
    }
    const entries = success.runs.flatMap((run) => findEntry(run, steps) ?? [])
    const tree = new Tree(success)
    const starts = entries.map((entry) => ({
      given: entry
        .run()
        .choices.slice(0, entry.choices)
        .map(({ value }) => value),
      parent: null,
      known: entry.run().ending.steps.slice(0, entry.steps),
    }))
    await this.#tryWays(tree, failures, starts, MAX_WAYS, isLate)
    const runs = new Map(entries.map((entry, index) => [entry, tree.runs[index]]))
    const values = new Valuation(this.#formulas, (run) => {
      const entry = run.arrivals.find((arrival) => runs.has(arrival))
      if (entry === undefined) return { choices: run.choices.length, value: this.#findMissed(run, values, runs) }
      const tried = runs.get(entry)
      return {
        choices: entry.choices,
        value: tried === undefined ? ALL_LEFT_OUT : this.#values.at(tried, entry.choices),
      }
    })
    return this.#conclude(failures, tree, values.at(first, 0))
  }

  /** Returns the outcomes of a run without failures that ends, or joins another one, before it reaches the failure. */
  #findMissed(run: TriedWay, values: Valuation, entries: ReadonlyMap<Arrival, unknown>): Outcomes {
    const { joins } = run
    if (joins === null) return ALL_MISSED
    const next = joins.to.run()
    const entry = next.arrivals.find((arrival) => entries.has(arrival))
    if (entry !== undefined && entry.steps < joins.to.steps) return ALL_MISSED
    return values.join(run, joins, values.at(next, joins.to.choices))
  }

  #findEnd(run: TriedWay): { readonly choices: number; readonly value: Outcomes } {
    const { joins, choices } = run
    if (joins === null) return { choices: choices.length, value: createOutcomes(run) }
    const next = joins.to.run()
    const isMissed = joins.isShared && !run.isMet
    const value = isMissed ? ALL_MISSED : this.#values.join(run, joins, this.#values.at(next, joins.to.choices))
    return { choices: choices.length, value }
  }

  /** Runs the starts in order and then, up to a limit, what their choices leave open. */
  async #tryWays(
    tree: Tree,
    failures: readonly SimulatedFailure[],
    starts: readonly Start[],
    limit: number,
    isLate: () => boolean,
  ): Promise<Tree> {
    const open = [...starts]
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      // A server in the same process answers between two ways.
      await setImmediate()
      const run = await this.#run(tree, failures, next)
      tree.runs.push(run)
      next.parent?.flips.set(next.given.length - 1, run)
      for (let at = run.given; at < run.choices.length; at += 1) {
        const made = run.choices.slice(0, at + 1).map(({ value }, index) => (index === at ? !value : value))
        open.push({ given: made, parent: run, known: next.known })
      }
      if (tree.runs.length >= limit || isLate()) break
    }
    return tree
  }

  async #run(tree: Tree, failures: readonly SimulatedFailure[], start: Start): Promise<TriedWay> {
    const { given, known } = start
    const arrivals: Arrival[] = []
    let joins: TriedWay['joins'] = null
    let run: TriedWay | null = null
    const getRun = (): TriedWay => {
      if (run === null) throw new Error('the run has not ended')
      return run
    }
    const knowsRest = (progress: WayProgress): boolean => {
      const { describe, ...facts } = progress
      const state = describe()
      const known = tree.find(state, facts.isMet)
      if (known !== null) {
        joins = { from: facts, ...known }
        return true
      }
      const arrival = { ...facts, run: getRun }
      if (state !== null) tree.add(state, arrival)
      arrivals.push(arrival)
      return false
    }
    const way = await runWay(this.simulation, failures, this.assumptions, given, { known, knowsRest })
    const { choices, ending, isMet, reactions } = way
    const place = { failure: failures.at(-1) ?? null, given: given.length, arrivals, joins, flips: new Map() }
    run = { ...place, choices, ending, isMet, reactions }
    return run
  }

  #conclude(failures: readonly SimulatedFailure[], tree: Tree, outcomes: Outcomes): Explored {
    const endings: Ending[] = []
    for (const { when, end } of outcomes.values())
      if (end !== null) endings.push({ ...createWholeEnding(end), choices: listWays(when) })
    const find = (key: string): Formula | undefined => outcomes.get(key)?.when
    const met = find(MET)
    const [isMissed, leftOut] = [find(MISSED) !== undefined, find(LEFT_OUT) !== undefined]
    const [only] = endings
    const answer = {
      failures,
      endings,
      certain: endings.length === 1 && only?.outcome !== 'unknown' && !isMissed && !leftOut,
      met_if: isMissed ? (met === undefined ? [] : listWays(met)) : null,
      not_reached: met === undefined,
      ways: tree.runs.length,
      left_out: leftOut,
    }
    const steps = tree.runs.map(({ ending }) => ending.steps.map(({ node }) => node))
    const attempts = steps.map((names) => countAttempts(names, failures))
    return { answer, reached: new Set(steps.flat().map(toStepName)), mostAttempts: findLargest(attempts) }
  }
}

/** Returns where a run without failures first reaches one of some steps; null if another run has come there. */
function findEntry({ arrivals, ending }: TriedWay, steps: ReadonlySet<string>): Arrival | null {
  const entry = arrivals.find(({ node }) => steps.has(node))
  if (entry === undefined) return null
  return ending.steps.slice(0, entry.steps).some(({ node }) => steps.has(node)) ? null : entry
}

const START: Start = { given: [], parent: null, known: [] }

/** Returns the name of a node without the places around it: `item` for `each[0]/item`. */
function toStepName(place: string): string {
  return place.slice(place.lastIndexOf('/') + 1)
}

function countAttempts(steps: readonly string[], failures: readonly SimulatedFailure[]): number {
  const name = failures.at(-1)?.node.split('.').at(-1)
  const counts = new Map<string, number>()
  for (const node of steps) if (toStepName(node) === name) counts.set(node, (counts.get(node) ?? 0) + 1)
  return Math.max(0, findLargest([...counts.values()]))
}
