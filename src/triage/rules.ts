import { CLASSIFY_SETS, type SetRule } from '../config/classify-sets/index.js'
import type { ClassifyRule } from '../config/model.js'
import { once } from '../core/once.js'
import type { CompiledPattern, Patterns } from '../core/patterns.js'
import { TRANSIENT_KINDS } from '../core/transient.js'
import { type CodeRange, codeRanges } from '../nodes/classify/rule.js'
import { branchesOf, type Needles, needlesOf, untied } from './needles.js'

/** A rule made ready for the lines of a log. */
export interface TriageRule {
  readonly kind: string
  readonly transient: boolean
  /** `rule` for the user's own, else the name of the set. */
  readonly set: string
  /** Place in its set: the first rule of a set that holds is the one that counts. */
  readonly rank: number
  readonly around: boolean
  readonly hint: boolean
  /** For a hint: lines that it does not mean. */
  readonly unless: RegExp | null
  /** Every one of them must be found in the part of the log; a rule without one looks at the exit code only. */
  readonly patterns: readonly (readonly Branch[])[]
  readonly exitCodes: readonly CodeRange[] | null
}

/** One of the patterns of which any may match, with the texts that a line must hold for it. */
export interface Branch {
  /** Compiled when first asked for: most logs ask for few. */
  readonly compiled: () => CompiledPattern | null
  readonly needles: Needles
  /** For patterns of ours: a coarser one in the engine of the language, which says no a hundred times as fast. */
  readonly quick: () => RegExp | null
  /** The same for a line as it stands in the log, with whatever is in front of it. */
  readonly loose: () => RegExp | null
}

/** The rules of a user first, and then every set. */
export function triageRules(own: readonly ClassifyRule[], patterns: Pick<Patterns, 'compile'>): readonly TriageRule[] {
  return [
    ...own.flatMap((rule, index) => ownRules(rule, index, patterns)),
    ...Object.entries(CLASSIFY_SETS).flatMap(([name, rows]) => setRules(name, rows, patterns)),
  ]
}

/** What a file of rules names with `use` is known anyway; the order of the user's own rules is theirs. */
function ownRules(rule: ClassifyRule, rank: number, patterns: Pick<Patterns, 'compile'>): readonly TriageRule[] {
  if (rule.kind === undefined) return []
  const texts = [rule.stdout, rule.stderr].filter((text) => text !== undefined)
  const made = ready(texts, patterns, false)
  const exitCodes = rule.exit_code === undefined ? null : codeRanges(rule.exit_code)
  if (texts.length === 0 && exitCodes === null) return []
  const transient = rule.transient ?? TRANSIENT_KINDS.has(rule.kind)
  return [
    { kind: rule.kind, transient, set: 'rule', rank, around: false, hint: false, unless: null, exitCodes, ...made },
  ]
}

/** Exit codes of single programs are not in a log, and some words fit too many programs. */
function setRules(name: string, rows: readonly SetRule[], patterns: Pick<Patterns, 'compile'>): readonly TriageRule[] {
  return rows.flatMap((row, rank) => {
    if (row.text === undefined || row.exitCode !== undefined || row.needsTool === true) return []
    const made = ready([row.text], patterns, true)
    const transient = TRANSIENT_KINDS.has(row.kind)
    const unless = row.unless === undefined ? null : quickOf(row.unless)
    const speaks = { around: row.around === true, hint: row.hint === true, unless }
    return [{ kind: row.kind, transient, set: name, rank, ...speaks, exitCodes: null, ...made }]
  })
}

function ready(
  texts: readonly string[],
  patterns: Pick<Patterns, 'compile'>,
  isOurs: boolean,
): Pick<TriageRule, 'patterns'> {
  const made: (readonly Branch[])[] = []
  for (const text of texts) {
    const branches: Branch[] = []
    for (const branch of branchesOf(text)) {
      const compile = (): CompiledPattern | null => {
        const made = patterns.compile(`(?m)${branch}`)
        return made.ok ? made.value : null
      }
      const quick = once(() => (isOurs ? quickOf(branch) : null))
      const loose = once(() => (isOurs ? quickOf(untied(branch)) : null))
      // Ours are tested; a user's was refused when its file was read.
      branches.push({ compiled: compile, needles: needlesOf(branch), quick, loose })
    }
    made.push(branches)
  }
  return { patterns: made }
}

/** Takes whatever the pattern takes, and perhaps more: names are left out, and case never counts. */
function quickOf(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern.replaceAll(/\(\?P<\w+>|\(\?i:/g, '(?:').replaceAll('(?i)', ''), 'i')
  } catch {
    return null
  }
}

/** Whether a line may be one that a pattern is about, by its text as it stands in the log. */
export function mayMatch({ loose }: Branch, raw: string): boolean {
  return loose()?.test(raw) ?? true
}

/** Whether a line is one that a pattern is about. */
export function matches({ quick, compiled }: Branch, text: string): boolean {
  return (quick()?.test(text) ?? true) && (compiled()?.search(text) ?? null) !== null
}
