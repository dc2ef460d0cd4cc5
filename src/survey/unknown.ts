import { addTo } from '../core/lists.js'
import { minutesOf, newestFirst, secondsIn } from './causes.js'
import type { UnknownLine } from './document.js'
import type { Sighting } from './sightings.js'
import { patternFor, withoutVariables } from './signature.js'

/** Nothing is advised, and no rule offered, from fewer sightings. */
export const LEAST_SIGHTINGS = 3
const MAX_LINES = 50

/** Lines that end failures which no rule knows, each with a rule to paste. */
export function unknownLines(sightings: readonly Sighting[]): readonly UnknownLine[] {
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
        minutes: minutesOf(secondsIn(group)),
        rule: ruleFor(title, kindFor(title)),
      }
    })
    .sort((one, other) => other.sightings - one.sightings || (one.line < other.line ? -1 : 1))
    .slice(0, MAX_LINES)
}

/** A rule of a file for `--rules`; whether another run mends it is for a person to decide. */
export function ruleFor(line: string, kind: string): string {
  return `- stderr: '${patternFor(line).replaceAll("'", "''")}'\n  kind: ${kind}\n  # transient: true # if another run can mend it\n`
}

/** A kind made of the first words of a line. */
export function kindFor(line: string): string {
  const words = line.toLowerCase().match(/[a-z]{2,20}/g) ?? []
  return `external.own.${words.slice(0, 3).join('_') || 'unknown'}`
}
