import { roundToMilliseconds } from '../core/duration.js'
import { ALWAYS, type Formula, type Formulas, NEVER } from './formulas.js'
import { findHandler } from './handling.js'
import type { Choice, Ending, SimulatedFailure } from './model.js'
import type { Way, WayProgress } from './way.js'

/** Run of the engine in a tree of ways. It reaches an end, or joins another run at a step from which both go on alike. */
export interface TriedWay extends Pick<Way, 'choices' | 'ending' | 'isMet' | 'reactions'> {
  /** The last failure of the question; null in a run without failures. */
  readonly failure: SimulatedFailure | null
  /** Number of choices that were given; the later ones are the run's own. */
  readonly given: number
  readonly arrivals: readonly Arrival[]
  readonly joins: Join | null
  /** Runs that answer one of the own choices the other way, by its index. */
  readonly flips: Map<number, TriedWay>
}

type Facts = Omit<WayProgress, 'describe'>

export type Arrival = Facts & { readonly run: () => TriedWay }

interface Join {
  readonly from: Facts
  readonly to: Arrival
  /** Whether the other run is one without failures. */
  readonly isShared: boolean
}

/** Ends that a run may come to from some point on, and the choices that lead to each. */
export type Outcomes = ReadonlyMap<string, Branch>

interface Branch {
  readonly when: Formula
  readonly end: End | null
}

/** An ending of one run, with the beginning of other runs in place of its own. */
interface End extends Pick<TriedWay, 'failure' | 'reactions' | 'ending'> {
  readonly beginnings: readonly { readonly run: TriedWay; readonly join: Join }[]
}

/** Keys of outcomes that are no endings: ways without the failure, ways that were not tried, all ways with the failure. */
export const [MISSED, LEFT_OUT, MET] = ['missed', 'left out', 'met']
export const ALL_MISSED: Outcomes = new Map([[MISSED, { when: ALWAYS, end: null }]])
export const ALL_LEFT_OUT: Outcomes = new Map([[LEFT_OUT, { when: ALWAYS, end: null }]])

/** Computes the outcomes of runs from their ends backwards, each choice once. */
export class Valuation {
  readonly #known = new Map<TriedWay, { low: number; values: Outcomes[] }>()

  /** `findEnd` returns what a run comes to, and the number of its choices before that. */
  constructor(
    readonly formulas: Formulas,
    readonly findEnd: (run: TriedWay) => { readonly choices: number; readonly value: Outcomes },
  ) {}

  /** Returns the outcomes of a run from where this many choices were made. */
  at(run: TriedWay, choices: number): Outcomes {
    const computed = this.#known.get(run) ?? this.#begin(run)
    while (computed.low > choices) {
      const index = computed.low - 1
      const flip = run.flips.get(index)
      const other = flip === undefined ? ALL_LEFT_OUT : this.at(flip, index + 1)
      computed.values[index] = this.#choose(run.choices[index], computed.values[index + 1] ?? ALL_LEFT_OUT, other)
      computed.low = index
    }
    return computed.values[choices] ?? computed.values[computed.low] ?? ALL_LEFT_OUT
  }

  #begin(run: TriedWay) {
    const { choices, value } = this.findEnd(run)
    const values: Outcomes[] = []
    values[choices] = value
    const computed = { low: choices, values }
    this.#known.set(run, computed)
    return computed
  }

  #choose(choice: Choice | undefined, made: Outcomes, other: Outcomes): Outcomes {
    const { condition = '', value = true } = choice ?? {}
    const [yes, no] = value ? [made, other] : [other, made]
    const chosen = new Map<string, Branch>()
    for (const key of new Set([...made.keys(), ...other.keys()])) {
      const when = this.formulas.decide(condition, yes.get(key)?.when ?? NEVER, no.get(key)?.when ?? NEVER)
      chosen.set(key, { when, end: (made.get(key) ?? other.get(key))?.end ?? null })
    }
    return chosen
  }

  /** Returns the outcomes of another run as those of the run that joins it. */
  join(run: TriedWay, join: Join, value: Outcomes): Outcomes {
    const joined = new Map<string, Branch>()
    for (const [key, { when, end }] of value) {
      const made = end && continueFrom(run, join, end)
      const name = made === null ? key : toEndingKey(made.ending)
      const known = joined.get(name)
      joined.set(name, { when: known === undefined ? when : this.formulas.either(known.when, when), end: made })
    }
    return joined
  }
}

/** Returns the outcomes of a run that came to an end of its own. */
export function createOutcomes({ failure, reactions, ending, isMet }: TriedWay): Outcomes {
  if (!isMet) return ALL_MISSED
  const end = { failure, reactions, ending, beginnings: [] }
  return new Map([
    [toEndingKey(end.ending), { when: ALWAYS, end }],
    [MET, { when: ALWAYS, end: null }],
  ])
}

function continueFrom(run: TriedWay, join: Join, end: End): End {
  const { from, to } = join
  const failure = end.failure ?? run.failure
  const reactions = [...run.reactions.slice(0, from.reactions), ...end.reactions.slice(to.reactions)]
  const ending = {
    ...end.ending,
    ...findHandler(failure, reactions, end.ending.outcome),
    seconds: roundToMilliseconds(end.ending.seconds + from.seconds - to.seconds),
    retries: end.ending.retries + from.retries - to.retries,
  }
  return { failure, reactions, ending, beginnings: [...end.beginnings, { run, join }] }
}

/** Returns a text that is equal for ends that are one ending. */
export function toEndingKey(ending: Ending): string {
  const { outcome, exit_code, terminated_by, error, handled_by, escapes, seconds, retries, unknown } = ending
  const failed = error && [error.kind, error.node]
  const facts = [outcome, exit_code, terminated_by, failed, handled_by, escapes, seconds, retries, unknown?.reason]
  return JSON.stringify(facts)
}

/** Returns an end as the ending of a whole run: its steps and their times are those of the beginning, then those of the rest. */
export function createWholeEnding({ ending, beginnings }: End): Omit<Ending, 'choices'> {
  let { path, steps, records } = ending
  for (const { run, join } of beginnings) {
    const { from, to } = join
    const shift = from.seconds - to.seconds
    path = [...run.ending.path.slice(0, from.visits), ...path.slice(to.visits)]
    const rest = steps.slice(to.steps)
    const shifted = rest.map((step) => ({ ...step, at_seconds: roundToMilliseconds(step.at_seconds + shift) }))
    steps = [...run.ending.steps.slice(0, from.steps), ...(shift === 0 ? rest : shifted)]
    if (shift !== 0) records = records.map((record) => shiftTimestamp(record, shift))
  }
  return { ...ending, path, steps, records }
}

function shiftTimestamp(record: Ending['records'][number], seconds: number): Ending['records'][number] {
  const time = typeof record['timestamp'] === 'string' ? Date.parse(record['timestamp']) : Number.NaN
  return Number.isNaN(time) ? record : { ...record, timestamp: new Date(time + seconds * 1000).toISOString() }
}
