import { TRANSIENT_KINDS } from '../core/kinds.js'
import { once } from '../core/maps.js'
import type { CompiledPattern, Patterns } from '../core/ports.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { findRequiredWords, WordFinder } from '../text/required-words.js'
import {
  findInnerText,
  isAside,
  isCompilerWarning,
  isLocal,
  isNotice,
  isWarning,
  type LogLine,
  withoutPaths,
} from './line.js'
import { findCauseIn, LINES_TO_A_CAUSE } from './match.js'
import { type CauseLine, CLASSIFY_SETS, type SetRule } from './sets/index.js'

/** A rule that is prepared for the lines of a log. */
export interface TriageRule {
  readonly kind: string
  readonly transient: boolean
  /** `rule` for a rule of the user, else the name of the set. */
  readonly set: string
  /** Position in its set; the first rule of a set that matches counts. */
  readonly rank: number
  readonly around: boolean
  readonly consequence: boolean
  readonly hint: boolean
  readonly exitCode: NonNullable<ClassifyRule['exit_code']> | null
  readonly cause: CauseLine | null
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

/** A pattern for one line. */
interface LineTest {
  readonly matches: (text: string) => boolean
  /** Words in lower case of which a line that matches contains one; null if nothing is known. */
  readonly words: readonly string[] | null
}

/** A line that supports a verdict; an annotation has no number. */
export interface EvidenceLine {
  readonly line: number | null
  readonly text: string
}

/** Properties of evidence that decide its rank. */
export interface Ranked {
  readonly rule: Pick<TriageRule, 'kind' | 'transient' | 'set' | 'rank' | 'around' | 'hint' | 'consequence'>
  readonly lines: readonly EvidenceLine[]
}

/** The lines of one part of a log that a rule matched. */
export interface Hit extends Ranked {
  readonly rule: TriageRule
  /** The last line that is not a warning, and the last line of all. */
  readonly lastFirm: number
  readonly last: number
}

/** Returns the rules of the user, then those of every set. */
export function triageRules(own: readonly ClassifyRule[], patterns: Pick<Patterns, 'compile'>): readonly TriageRule[] {
  return [...own.flatMap((rule, index) => createOwnRules(rule, index, patterns)), ...readyRules()]
}

/** The rules of every ready-made set, prepared once. */
export const readyRules = once((): readonly TriageRule[] =>
  Object.entries(CLASSIFY_SETS).flatMap(([name, rows]) => setRules(name, rows)),
)

const PLAIN = { around: false, consequence: false, hint: false, exitCode: null, cause: null } as const
const FOR_ALL = { job: null, step: null, rerun: true, isVeto: false } as const

/** Prepares a rule of the user. Sets in `use` are included anyway. */
function createOwnRules(rule: ClassifyRule, rank: number, patterns: Pick<Patterns, 'compile'>): readonly TriageRule[] {
  const { kind = '', rerun = true } = rule
  if (kind === '' && rerun) return []
  // A pattern that does not compile was rejected when its file was read.
  const compilePatterns = (text: string | undefined): readonly CompiledPattern[] => {
    const made = text === undefined ? null : patterns.compile(`(?m)${text}`)
    return made?.ok === true ? [made.value] : []
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
      groups: texts.map((pattern) => [{ matches: (text) => pattern.search(text) !== null, words: null }]),
      job,
      step,
      rerun,
      isVeto: kind === '',
    },
  ]
}

/** Excludes rules on exit codes, which a log does not have, and rules that fit too many programs. */
function setRules(name: string, rows: readonly SetRule[]): readonly TriageRule[] {
  return rows.flatMap((row, rank) => {
    const { text, on, unless, beside } = row
    if (text === undefined || row.exitCode !== undefined || row.needsTool === true) return []
    const isMeant = (line: string): boolean =>
      on?.test(line) !== false && unless?.test(row.hint === true ? withoutPaths(line) : line) !== true
    return [
      {
        ...PLAIN,
        ...FOR_ALL,
        kind: row.kind,
        transient: TRANSIENT_KINDS.has(row.kind),
        set: name,
        rank,
        around: row.around === true,
        consequence: row.consequence === true,
        hint: row.hint === true,
        cause: row.cause ?? null,
        groups: [
          text.map((pattern) => ({
            matches: (line: string) =>
              pattern.test(line) && isMeant(line) && (row.inWords !== true || pattern.test(withoutPaths(line))),
            words: findRequiredWords(pattern),
          })),
          ...(beside === undefined ? [] : [[{ matches: (line: string) => beside.test(line), words: null }]]),
        ],
      },
    ]
  })
}

export const MAX_EVIDENCE = 10
/** Maximum distance of a hint from the end of a part, in lines. */
const HINT_REACH = 100

/** A line as rules see it: whole, and without prefixes of other programs. */
interface Reading {
  readonly at: number
  readonly line: LogLine
  readonly texts: readonly string[]
  readonly sorts: readonly RuleSort[]
}

/** Rules by the lines that count for them; those of the user see every line. */
type RuleSort = 'own' | 'hint' | 'transient' | 'certain'

/** A text in which patterns search, and the lines that hold it: a text that is repeated is searched once. */
interface SearchedText {
  readonly text: string
  readonly readings: Readonly<Record<RuleSort, Reading[]>>
}

/** Returns the matches of rules in the lines of one step. A rule with several patterns needs a line for each. */
export function findHitsIn(rules: readonly TriageRule[], lines: readonly LogLine[]): readonly Hit[] {
  const end = lines.at(-1)?.number ?? 0
  const readings = lines.filter(({ mark }) => mark !== 'command').map((line, at) => createReading(line, at, end))
  const texts = collectTexts(readings)
  const byWord = indexByWord(texts)
  return rules.flatMap((rule) => {
    const sort = toRuleSort(rule)
    const found = rule.groups.map((tests) => {
      const hits = new Set<SearchedText>()
      for (const { matches, words } of tests)
        for (const candidates of words === null ? [texts] : words.map((word) => byWord.get(word) ?? []))
          for (const searched of candidates)
            if (searched.readings[sort].length > 0 && !hits.has(searched) && matches(searched.text)) hits.add(searched)
      return [...new Set([...hits].flatMap((searched) => searched.readings[sort]))]
    })
    if (found.length === 0 || found.some((some) => some.length === 0)) return []
    return findHits(rule, found.flat(), lines)
  })
}

function toRuleSort({ set, hint, transient }: TriageRule): RuleSort {
  if (set === 'rule') return 'own'
  return hint ? 'hint' : transient ? 'transient' : 'certain'
}

/** Collects the texts of lines, each with the lines that may be evidence for rules of a sort. */
function collectTexts(readings: readonly Reading[]): readonly SearchedText[] {
  const searched = new Map<string, SearchedText>()
  const add = (text: string, reading: Reading, sorts: readonly RuleSort[]): void => {
    const known = searched.get(text) ?? { text, readings: { own: [], hint: [], transient: [], certain: [] } }
    searched.set(text, known)
    for (const sort of sorts) known.readings[sort].push(reading)
  }
  for (const reading of readings) {
    for (const text of reading.texts) add(text, reading, reading.sorts)
    if (reading.line.mark === 'error' && reading.sorts.includes('hint'))
      add(`Error: ${reading.line.text}`, reading, ['hint'])
  }
  return [...searched.values()]
}

const wordFinder = once(
  () => new WordFinder(readyRules().flatMap(({ groups }) => groups.flat().flatMap(({ words }) => words ?? []))),
)

/** Returns the texts that contain each word of the sets: most patterns need a word that no line has, and are not tried. */
function indexByWord(texts: readonly SearchedText[]): ReadonlyMap<string, readonly SearchedText[]> {
  const byWord = new Map<string, SearchedText[]>()
  for (const searched of texts)
    wordFinder().find(searched.text, (word) => {
      const found = byWord.get(word)
      if (found === undefined) byWord.set(word, [searched])
      else if (found.at(-1) !== searched) found.push(searched)
    })
  return byWord
}

function createReading(line: LogLine, at: number, end: number): Reading {
  const inner = findInnerText(line.text)
  return { at, line, texts: inner === null ? [line.text] : [line.text, inner], sorts: listSorts(line, end) }
}

/** Returns the sorts of rules for which a line may be evidence. */
function listSorts(line: LogLine, end: number): readonly RuleSort[] {
  if (isAside(line.text)) return ['own']
  const isSure = !isCompilerWarning(line)
  const isOutside = !isLocal(line.text)
  const isNearEnd = line.isOfFailure === true || line.number > end - HINT_REACH
  return [
    'own',
    ...(isNearEnd && isSure && isOutside && !isWarning(line) ? (['hint'] as const) : []),
    ...(isOutside ? (['transient'] as const) : []),
    ...(isSure && !isNotice(line.text) ? (['certain'] as const) : []),
  ]
}

function findHits(rule: TriageRule, readings: readonly Reading[], lines: readonly LogLine[]): readonly Hit[] {
  const sorted = readings.toSorted((a, b) => a.at - b.at)
  const evidence: EvidenceLine[] = []
  const firm: number[] = []
  for (const { line } of sorted) {
    const cause = findReasonLine(rule, line, lines)
    if (cause !== null && rule.transient && isLocal(cause.text)) continue
    // The code of a broken connection is enough.
    if (cause !== null && !rule.transient && evidence.length < MAX_EVIDENCE)
      evidence.push({ line: cause.number, text: cause.text })
    if (evidence.length < MAX_EVIDENCE) evidence.push({ line: line.number, text: line.text })
    if (!(rule.transient && isWarning(line))) firm.push(line.number)
  }
  if (evidence.length === 0) return []
  return [{ rule, lines: evidence, lastFirm: firm.at(-1) ?? 0, last: sorted.at(-1)?.line.number ?? 0 }]
}

/** Returns the line after a code that has the reason. */
function findReasonLine({ cause }: TriageRule, { number }: LogLine, lines: readonly LogLine[]): LogLine | null {
  if (cause === null) return null
  const behind = lines.filter((line) => line.number > number && line.number <= number + LINES_TO_A_CAUSE)
  return behind.find(({ text }) => findCauseIn(text, cause) !== null) ?? null
}
