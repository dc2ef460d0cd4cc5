/** A place in a file; lines and columns count from 1. */
export interface Position {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The `file` of a problem that belongs to none. */
export const NO_FILE = ''

export type Severity = 'error' | 'warning'

/** One problem of a workflow file, for people and programs; `code` is stable, `message` is not. */
export interface Finding extends Position {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly suggestion: string | null
}

/** Something that a run may do unseen: it is reported before and after the run, but no line of the file is wrong. */
export const UNSEEN_FAILURE = 'unseen-failure'

const MAX_NAMES = 2000

/** The nearest of the known names, for "did you mean"; null when none is near enough to be a typo of at most `limit` signs. */
export function nearest(
  name: string,
  known: Iterable<string>,
  limit = Math.max(1, Math.min(3, Math.floor(name.length / 3))),
): string | null {
  let best: string | null = null
  let bestDistance = limit + 1
  let seen = 0
  for (const candidate of known) {
    if (++seen > MAX_NAMES) break
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
      if (distance <= 1) break
    }
  }
  return best
}

/** Levenshtein with adjacent transpositions, given up once every path costs `bound` or more. */
function editDistance(left: string, right: string, bound: number): number {
  const [a, b] = withoutEnds(left, right)
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let lowest = i
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (beforePrevious[j - 2] ?? 0) + 1)
      current.push(value)
      lowest = Math.min(lowest, value)
    }
    if (lowest >= bound) return bound
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? bound
}

/** What two texts begin and end with in common costs nothing. */
function withoutEnds(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** What is wrong and what to do about it, where no place in a file is to blame. */
export type Problem = Pick<Finding, 'message' | 'suggestion'>

/** So many findings are given in full: with more of them, an author begins at the top. */
export const MAX_FINDINGS = 100

/** The first findings, errors among them wherever there are any, and one that counts the rest; `unshown` errors have no finding. */
export function boundedFindings(findings: readonly Finding[], unshown: number): readonly Finding[] {
  if (findings.length <= MAX_FINDINGS) return findings
  const errors = findings.filter(({ severity }) => severity === 'error')
  const shown = new Set([...errors.slice(0, MAX_FINDINGS), ...findings].slice(0, MAX_FINDINGS))
  const hidden = findings.length - shown.size + unshown
  const hiddenErrors = Math.max(0, errors.length - MAX_FINDINGS) + unshown
  const [first] = findings
  const more: Finding = {
    file: first?.file ?? NO_FILE,
    line: 1,
    column: 1,
    code: 'more-findings',
    severity: hiddenErrors > 0 ? 'error' : 'warning',
    message: `${hidden} more findings are not shown, ${hiddenErrors} of them errors.`,
    suggestion: 'fix the first ones and validate again: many of the others may go away with them',
  }
  return [...findings.filter((finding) => shown.has(finding)), more]
}
