import { CLASSIFY_SETS, type SetName, type SetRule } from '../../config/classify-sets/index.js'
import type { ClassifyRule } from '../../config/model.js'
import type { Envelope } from '../../core/envelope.js'
import type { Patterns } from '../../core/patterns.js'
import { envelopeOf } from './envelope.js'
import { type Failure, matchRule, readFailure } from './match.js'
import { codeRanges, type Rule, signalName } from './rule.js'

export type { Failure } from './match.js'

/**
 * The envelope that the first matching rule makes of a failed program, null when none matches. Nothing is inferred
 * without a rule, and a program that ended well is never judged.
 */
export function classify(
  rules: readonly ClassifyRule[],
  failure: Failure,
  patterns: Pick<Patterns, 'compile'>,
): Envelope | null {
  if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut) return null
  const read = readFailure(failure)
  // What something inside of a program said is worth more than that it failed.
  const inOrder = expandRules(rules).toSorted((a, b) => Number(a.row?.around === true) - Number(b.row?.around === true))
  for (const rule of inOrder) {
    const match = matchRule(rule, read, patterns)
    if (match !== null) return envelopeOf(rule, failure, match)
  }
  return null
}

/** The kinds that rules can make, each once: they count as declared by the node. */
export function classifyKinds(rules: readonly ClassifyRule[]): readonly string[] {
  return [...new Set(expandRules(rules).map((rule) => rule.kind))]
}

function expandRules(rules: readonly ClassifyRule[]): readonly Rule[] {
  return rules.flatMap((rule) => {
    const own = rule.kind === undefined ? [] : [userRule(rule, rule.kind)]
    // With both, the set goes first and the kind takes what the set does not know.
    return rule.use === undefined ? own : [...setRules(rule.use), ...own]
  })
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
