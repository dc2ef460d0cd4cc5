import { CLASSIFY_SETS, type SetRule, tablesOfSet } from '../../config/classify-sets/index.js'
import type { SetName } from '../../config/classify-sets/kinds.js'
import type { ClassifyRule } from '../../config/model.js'
import type { Envelope } from '../../core/envelope.js'
import type { Patterns } from '../../core/patterns.js'
import { envelopeOf, locatedEnvelope } from './envelope.js'
import { codeRanges, type Failure, matchRule, problemsOf, type Rule, readFailure, signalName } from './match.js'
import type { Workspace } from './places.js'

export type { Failure } from './match.js'

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
  for (const rule of inOrder(rules)) {
    if (isLocating(rule)) {
      const problems = failure.timedOut ? [] : problemsOf(read, rule.tables)
      if (problems.length > 0) return locatedEnvelope(rule.by, failure, problems, workspace)
      continue
    }
    const match = matchRule(rule, read, patterns)
    if (match !== null) return envelopeOf(rule, failure, match)
  }
  return null
}

/** Looks for problems with a place, by the tables of a set. */
interface Locating {
  readonly by: SetName
  readonly tables: ReturnType<typeof tablesOfSet>
}

function isLocating(rule: Rule | Locating): rule is Locating {
  return 'tables' in rule
}

/** What something inside of a program said is worth more than that it failed: such rows come last. */
function inOrder(rules: readonly ClassifyRule[]): readonly (Rule | Locating)[] {
  const expanded = rules.flatMap((rule): readonly (Rule | Locating)[] => {
    const own = rule.kind === undefined ? [] : [userRule(rule, rule.kind)]
    if (rule.use === undefined) return own
    const tables = tablesOfSet(rule.use)
    const locating = tables.length === 0 ? [] : [{ by: rule.use, tables }]
    const rows = setRules(rule.use)
    const telling = rows.filter(({ kind }) => !kind.startsWith('external.build.'))
    // A place says more than a line about the same; what a tool says about its registry comes before both.
    const built = rows.filter(({ kind }) => kind.startsWith('external.build.'))
    // With both, the set goes first and the kind takes what the set does not know.
    return [...telling, ...locating, ...built, ...own]
  })
  const isAround = (rule: Rule | Locating): number => Number(!isLocating(rule) && rule.row?.around === true)
  return expanded.toSorted((a, b) => isAround(a) - isAround(b))
}

function userRule(rule: ClassifyRule, kind: string): Rule {
  const signals = typeof rule.signal === 'string' ? [rule.signal] : rule.signal
  return {
    kind,
    by: 'rule',
    exitCodes: rule.exit_code === undefined ? null : codeRanges(rule.exit_code),
    stdout: rule.stdout ?? null,
    stderr: rule.stderr ?? null,
    row: null,
    signals: signals?.map(signalName) ?? null,
    // Beside a set it takes what the set would have looked at.
    timeout: rule.timeout ?? (rule.use === undefined ? null : false),
    message: rule.message ?? null,
    transient: rule.transient ?? null,
    details: rule.details ?? {},
  }
}

/** Sets judge a program that ended by itself: one that was ended at its timeout stays a timeout. */
function setRules(name: SetName): readonly Rule[] {
  const rows: readonly SetRule[] = CLASSIFY_SETS[name]
  const firm = rows.filter(({ hint }) => hint !== true)
  return firm.map((row) => ({
    kind: row.kind,
    by: name,
    exitCodes: row.exitCode === undefined ? null : codeRanges(row.exitCode),
    stdout: null,
    stderr: null,
    row,
    signals: null,
    timeout: false,
    message: null,
    transient: null,
    details: {},
  }))
}
