import { type JsonObject, printJson } from './json.js'

const MAX_NAMES = 2000
const MAX_NAME_CHARS = 100

/** Returns the known name nearest to a misspelt one, within an edit distance of `limit`, or null. */
export function findNearest(
  name: string,
  known: Iterable<string>,
  limit = Math.max(1, Math.min(3, Math.floor(name.length / 3))),
): string | null {
  if (name.length > MAX_NAME_CHARS) return null
  let best: string | null = null
  let bestDistance = limit + 1
  for (const candidate of [...known].slice(0, MAX_NAMES)) {
    // The difference in length is a lower bound of the distance.
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Levenshtein with adjacent transpositions; `bound` or more for words that differ in `bound` places. */
function editDistance(a: string, b: string, bound: number): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = Math.max(1, i - bound); j <= Math.min(b.length, i + bound); j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min((previous[j] ?? bound) + 1, (current[j - 1] ?? bound) + 1, (previous[j - 1] ?? bound) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (beforePrevious[j - 2] ?? bound) + 1)
      current[j] = value
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? bound
}

export function formatNearHint(name: string, known: Iterable<string>, show = (near: string): string => near): string {
  const near = findNearest(name, known)
  return near === null ? '' : ` (did you mean ${show(near)}?)`
}

export function formatCount(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : pluralize(noun)}`
}

export function pluralize(noun: string): string {
  if (/(?:[sx]|[cs]h)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** Quotes a value for a message, truncated and on one line. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (printJson(value) ?? String(value))
  const line = text.slice(0, 1000).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return `\`${line.length > 80 ? `${line.slice(0, 77)}...` : line}\``
}

/** Describes values by name: `output.tries is 2, error.kind is "external.x"`. */
export function describeValues(values: JsonObject): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} is ${printJson(value)}`)
    .join(', ')
}

export function capitalizeFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Text for a run whose journal is incomplete. */
export const NOT_RESUMABLE = 'this run cannot be resumed'

export function formatUnsaved(problem: string): string {
  return `the checkpoint could not be written: ${problem}`
}
