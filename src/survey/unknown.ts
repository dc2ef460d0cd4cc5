import { addTo } from '../core/lists.js'
import { kindFor, ruleFor, withoutVariables } from '../triage/paste.js'
import { newestFirst, secondsIn, toMinutes } from './causes.js'
import type { Sighting } from './sightings.js'

/** The fewest failed jobs that a piece of advice, or a rule, may rest on. */
export const LEAST_SIGHTINGS = 3
const MAX_LINES = 50

/** Groups failures that no rule knows by their last line, each with a rule to paste. */
export function unknownLines(sightings: readonly Sighting[]) {
  const byLine = new Map<string, Sighting[]>()
  for (const one of sightings)
    if (one.class === 'unknown' && one.line !== null) addTo(byLine, withoutVariables(one.title), one)
  return [...byLine.values()]
    .filter((group) => group.length >= LEAST_SIGHTINGS)
    .map((group) => {
      const title = group.toSorted(newestFirst)[0]?.title ?? ''
      return {
        line: title,
        sightings: group.length,
        causes: new Set(group.map(({ cause }) => cause)).size,
        minutes: toMinutes(secondsIn(group)),
        rule: ruleFor(title, kindFor(title)),
      }
    })
    .sort((one, other) => other.sightings - one.sightings || (one.line < other.line ? -1 : 1))
    .slice(0, MAX_LINES)
}
