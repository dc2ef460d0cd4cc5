import { setImmediate } from 'node:timers/promises'
import { findLargest } from '../text/lists.js'
import type { Answer, Assumptions, Choice, Ending, SimulatedFailure, Simulation } from './model.js'
import { runWay, type Way } from './way.js'

/** Maximum number of ways for one failure that meet it. */
const MAX_WAYS = 64
/** Maximum number of runs for one failure, those included that do not meet it. */
const MAX_RUNS = 256

/** Tries the ways of a question, those with the fewest choices against the default first. */
export async function exploreWays(
  simulation: Simulation,
  failures: readonly SimulatedFailure[],
  assumptions: Assumptions,
  isLate: () => boolean = () => false,
): Promise<Explored> {
  const open: (readonly boolean[])[] = [[]]
  const met: Way[] = []
  let runs = 0
  let missed = 0
  const reached = new Set<string>()
  let mostAttempts = 0
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    // A server in the same process answers between two ways.
    await setImmediate()
    const way = await runWay(simulation, failures, assumptions, next)
    runs += 1
    if (way.isMet) met.push(way)
    else missed += 1
    for (const { node } of way.ending.steps) reached.add(toStepName(node))
    mostAttempts = Math.max(mostAttempts, countAttempts(way.ending, failures))
    for (let at = next.length; at < way.decisions.length; at += 1)
      open.push([...way.decisions.slice(0, at), way.decisions[at] !== true])
    if (met.length >= MAX_WAYS || runs >= MAX_RUNS || isLate()) break
  }
  const endings = mergeEndings(met.map(({ ending }) => ending))
  const leftOut = open.length > 0
  const [only] = endings
  const answer = {
    failures,
    endings,
    certain: endings.length === 1 && only?.outcome !== 'unknown' && missed === 0 && !leftOut,
    met_if: missed === 0 ? null : simplifyChoices(met.map(({ ending: { choices } }) => choices[0] ?? [])),
    not_reached: met.length === 0,
    ways: runs,
    left_out: leftOut,
  }
  return { answer, reached, mostAttempts }
}

/** An answer, the names of the nodes that its ways reach, and how often the last failure's node was tried at most. */
export interface Explored {
  readonly answer: Answer
  readonly reached: ReadonlySet<string>
  readonly mostAttempts: number
}

/** Returns the name of a node without the places around it: `item` for `each[0]/item`. */
function toStepName(place: string): string {
  return place.slice(place.lastIndexOf('/') + 1)
}

function countAttempts({ steps }: Ending, failures: readonly SimulatedFailure[]): number {
  const name = failures.at(-1)?.node.split('.').at(-1)
  const counts = new Map<string, number>()
  for (const { node } of steps) if (toStepName(node) === name) counts.set(node, (counts.get(node) ?? 0) + 1)
  return Math.max(0, findLargest([...counts.values()]))
}

/** Merges ways whose ends are equal, so that each ending lists the choices of all of its ways. */
function mergeEndings(endings: readonly Ending[]): readonly Ending[] {
  const merged = new Map<string, Ending>()
  for (const ending of endings) {
    const key = toEndingKey(ending)
    const known = merged.get(key)
    merged.set(key, known === undefined ? ending : { ...known, choices: [...known.choices, ...ending.choices] })
  }
  return [...merged.values()].map((ending) => ({ ...ending, choices: simplifyChoices(ending.choices) }))
}

export function toEndingKey(ending: Ending): string {
  const { outcome, exit_code, terminated_by, error, handled_by, escapes, seconds, retries, unknown } = ending
  const failed = error && [error.kind, error.node]
  return JSON.stringify([
    outcome,
    exit_code,
    terminated_by,
    failed,
    handled_by,
    escapes,
    seconds,
    retries,
    unknown?.reason,
  ])
}

/** Removes choices that do not matter: two ways that differ in one answer only are one way without that choice. */
function simplifyChoices(ways: readonly (readonly Choice[])[]): readonly (readonly Choice[])[] {
  let current = uniqueWays(ways)
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    const keys = new Map(current.map((way) => [toWayKey(way), way]))
    for (const way of current) {
      const index = way.findIndex((_, at) => keys.has(toWayKey(flipChoice(way, at))))
      if (index === -1) continue
      const twin = toWayKey(flipChoice(way, index))
      const joined = way.filter((_, at) => at !== index)
      current = uniqueWays([joined, ...current.filter((other) => other !== way && toWayKey(other) !== twin)])
      isChanged = true
      break
    }
  }
  return current
}

function flipChoice(way: readonly Choice[], at: number): readonly Choice[] {
  return way.map((choice, index) => (index === at ? { ...choice, value: !choice.value } : choice))
}

function toWayKey(way: readonly Choice[]): string {
  return way
    .map(({ condition, value }) => `${condition}=${value}`)
    .sort()
    .join('\n')
}

function uniqueWays(ways: readonly (readonly Choice[])[]): readonly (readonly Choice[])[] {
  return [...new Map(ways.map((way) => [toWayKey(way), way])).values()]
}
