import { CLASSIFY_SETS, type SetRule, tablesOfSet } from '../../config/classify-sets/index.js'
import type { SetName } from '../../config/classify-sets/kinds.js'
import type { ClassifyRule } from '../../config/model.js'
import type { Envelope } from '../../core/envelope.js'
import type { Patterns } from '../../core/patterns.js'
import { envelopeOf, locatedEnvelope } from './envelope.js'
import { type Failure, matchOwn, matchRow, problemsOf, readFailure } from './match.js'
import type { Workspace } from './places.js'

export type { Failure } from './match.js'

/** What is tried, in its order: a rule of the user, a row of a ready-made set, or the tables of a set that find places. */
type Candidate =
  | { readonly own: ClassifyRule & { readonly kind: string } }
  | { readonly by: SetName; readonly row: SetRule }
  | { readonly by: SetName; readonly tables: ReturnType<typeof tablesOfSet> }

/**
 * The envelope that the first matching rule makes of a failed program, null when none matches. Nothing is inferred
 * without a rule, and a program that ended well is never judged.
 */
export function classify(
  rules: readonly ClassifyRule[],
  failure: Failure,
  patterns: Pick<Patterns, 'compile'>,
  workspace: Workspace | null = null,
): Envelope | null {
  if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut) return null
  const read = readFailure(failure)
  for (const candidate of inOrder(rules)) {
    if ('own' in candidate) {
      const match = matchOwn(candidate.own, read, patterns)
      if (match !== null) return envelopeOf(candidate.own, 'rule', failure, match)
      continue
    }
    // Sets judge a program that ended by itself: one that was ended at its timeout stays a timeout.
    if (failure.timedOut) continue
    if ('tables' in candidate) {
      const problems = problemsOf(read, candidate.tables)
      if (problems.length > 0) return locatedEnvelope(candidate.by, failure, problems, workspace)
    } else {
      const match = matchRow(candidate.row, read)
      if (match !== null) return envelopeOf(candidate.row, candidate.by, failure, match)
    }
  }
  return null
}

/** What something inside of a program said is worth more than that it failed: such rows come last. */
function inOrder(rules: readonly ClassifyRule[]): readonly Candidate[] {
  const expanded = rules.flatMap((rule): readonly Candidate[] => {
    const { use: by, kind } = rule
    // Beside a set it takes what the set would have looked at.
    const own = kind === undefined ? [] : [{ own: { ...(by === undefined ? {} : { timeout: false }), ...rule, kind } }]
    if (by === undefined) return own
    const all: readonly SetRule[] = CLASSIFY_SETS[by]
    const rows = all.filter(({ hint }) => hint !== true).map((row) => ({ by, row }))
    // A place says more than a line about the same; what a tool says about its registry comes before both.
    const isBuild = ({ row }: { readonly row: SetRule }): boolean => row.kind.startsWith('external.build.')
    const told = rows.filter((each) => !isBuild(each))
    // With both, the set goes first and the kind takes what the set does not know.
    return [...told, { by, tables: tablesOfSet(by) }, ...rows.filter(isBuild), ...own]
  })
  const isAround = (each: Candidate): number => Number('row' in each && each.row.around === true)
  return expanded.toSorted((a, b) => isAround(a) - isAround(b))
}
