import type { CodeList } from '../core/exit-codes.js'
import { TRANSIENT_KINDS } from '../core/kinds.js'
import { once } from '../core/maps.js'
import type { CompiledPattern, Patterns } from '../core/ports.js'
import type { SetName } from '../core/tool-kinds.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { findRequiredWords } from '../text/required-words.js'
import { withoutPaths } from './line.js'
import { type CauseLine, CLASSIFY_SETS, type SetRule } from './sets/index.js'

/** A rule that is prepared for lines. */
export interface PreparedRule {
  readonly kind: string
  readonly transient: boolean
  /** `rule` for a rule of the user, else the name of the set. */
  readonly set: string
  /** Position in its set; the first rule of a set that matches counts. */
  readonly rank: number
  readonly around: boolean
  readonly consequence: boolean
  readonly hint: boolean
  /** Whether the rule counts only for a step whose set was named. */
  readonly needsTool: boolean
  /** Whether lines that call themselves warnings count too. */
  readonly warns: boolean
  readonly exitCode: CodeList | null
  readonly cause: CauseLine | null
  /** The line below must match `next`, and all lines below must match `tail`. */
  readonly next: RegExp | null
  readonly tail: RegExp | null
  /** Each group needs a line that matches one of its patterns; a rule without groups checks only the exit code. */
  readonly groups: readonly (readonly LineTest[])[]
  /** Names of jobs and steps to which the rule applies; null for all. */
  readonly job: CompiledPattern | null
  readonly step: CompiledPattern | null
  /** If false, a job that matches the rule is not run again. */
  readonly rerun: boolean
  /** Whether the rule has no kind and only forbids re-runs. */
  readonly isVeto: boolean
}

/** Named groups of a match. */
export type Captures = Readonly<Record<string, string | null | undefined>>

/** A pattern for one line. */
interface LineTest {
  /** Returns the named groups of the match; null if the line does not match. */
  readonly find: (text: string) => Captures | null
  /** Words in lower case of which a line that matches contains one; null if nothing is known. */
  readonly words: readonly string[] | null
}

/** Returns the rules of the user, then those of every set, for the log of a job. */
export function prepareLogRules(
  own: readonly ClassifyRule[],
  patterns: Pick<Patterns, 'compile'>,
): readonly PreparedRule[] {
  return [...own.flatMap((rule, index) => prepareOwnRule(rule, index, patterns)), ...logRules()]
}

/** The rules of every ready-made set. */
export const allSetRules = once((): readonly PreparedRule[] =>
  Object.entries(CLASSIFY_SETS).flatMap(([name, rows]) =>
    rows.map((row: SetRule, rank) => prepareSetRule(name, row, rank)),
  ),
)

/** The rules that count in the log of a job, in which any program may speak. */
export const logRules = once(() => allSetRules().filter(({ needsTool }) => !needsTool))

/** The rules of a set that a step names. Only triage makes kinds of general phrases. */
export function listStepRules(name: SetName): readonly PreparedRule[] {
  return allSetRules().filter(({ set, hint }) => set === name && !hint)
}

const PLAIN = {
  around: false,
  consequence: false,
  hint: false,
  needsTool: false,
  warns: false,
  exitCode: null,
  cause: null,
  next: null,
  tail: null,
} as const
const FOR_ALL = { job: null, step: null, rerun: true, isVeto: false } as const

/** Prepares a rule of the user; returns no rule for an entry that only names a set, because every set is included anyway. */
function prepareOwnRule(
  rule: ClassifyRule,
  rank: number,
  patterns: Pick<Patterns, 'compile'>,
): readonly PreparedRule[] {
  const { kind = '', rerun = true } = rule
  if (kind === '' && rerun) return []
  // A pattern that does not compile was rejected when its file was read.
  const compilePatterns = (text: string | undefined): readonly CompiledPattern[] => {
    const compiled = text === undefined ? null : patterns.compile(`(?m)${text}`)
    return compiled?.ok === true ? [compiled.value] : []
  }
  const texts = [rule.stdout, rule.stderr].flatMap(compilePatterns)
  const [[job = null], [step = null]] = [compilePatterns(rule.job), compilePatterns(rule.step)]
  const exitCode = rule.exit_code ?? null
  if (texts.length === 0 && exitCode === null && job === null && step === null) return []
  return [
    {
      kind,
      transient: rule.transient ?? TRANSIENT_KINDS.has(kind),
      set: 'rule',
      rank,
      ...PLAIN,
      exitCode,
      groups: texts.map((pattern) => [{ find: (text) => pattern.search(text)?.named ?? null, words: null }]),
      job,
      step,
      rerun,
      isVeto: kind === '',
    },
  ]
}

function prepareSetRule(set: string, row: SetRule, rank: number): PreparedRule {
  const { kind, text, on, unless, beside, inWords, exitCode = null, ...options } = row
  const isMeant = (line: string): boolean =>
    on?.test(line) !== false && unless?.test(row.hint === true ? withoutPaths(line) : line) !== true
  const tests = (text ?? []).map((pattern) => ({
    find: (line: string) => {
      const match = pattern.exec(line)
      const counts = match !== null && isMeant(line) && (inWords !== true || pattern.test(withoutPaths(line)))
      return counts ? (match.groups ?? {}) : null
    },
    words: findRequiredWords(pattern),
  }))
  return {
    ...PLAIN,
    ...FOR_ALL,
    ...options,
    kind,
    transient: TRANSIENT_KINDS.has(kind),
    set,
    rank,
    // A log has the exit code of a script, not that of the program.
    needsTool: row.needsTool === true || exitCode !== null,
    exitCode,
    groups: [
      ...(text === undefined ? [] : [tests]),
      ...(beside === undefined ? [] : [[{ find: (line: string) => (beside.test(line) ? {} : null), words: null }]]),
    ],
  }
}
