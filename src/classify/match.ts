import { once } from '../core/maps.js'
import { WordFinder } from '../text/required-words.js'
import { findInnerText, isAside, isCompilerWarning, isLocal, isNotice, isWarning, type LogLine } from './line.js'
import { allSetRules, type Captures, type PreparedRule } from './prepared-rules.js'
import type { CauseLine } from './sets/index.js'

/** A line that supports a verdict; an annotation has no number. */
export interface EvidenceLine {
  readonly line: number | null
  readonly text: string
}

/** Properties of evidence that decide its rank. */
export interface Ranked {
  readonly rule: Pick<PreparedRule, 'kind' | 'transient' | 'set' | 'rank' | 'around' | 'hint' | 'consequence'>
  readonly lines: readonly EvidenceLine[]
}

/** The lines of one part of a log, or of one stream of a step, that a rule matched. */
export interface Hit extends Ranked {
  readonly rule: PreparedRule
  /** Named groups of the first line. */
  readonly captures: Captures
  /** The cause that the program names below the first line, without the prefix of the program. */
  readonly cause: string | null
  /** The last line that is not a warning, and the last line of all. */
  readonly lastFirm: number
  readonly last: number
}

/**
 * Where lines come from: a `step` whose sets were named, or the `log` of a job. In a log, a connection to the machine itself is no
 * outage, because the job may have failed to start a service; a step that names the program has failed with its kind.
 */
export type Origin = 'step' | 'log'

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
type RuleSort = 'own' | 'hint' | 'transient' | 'certain' | 'warning'

/** A text in which patterns search, and the lines that hold it: a text that is repeated is searched once. */
interface SearchedText {
  readonly text: string
  readonly readings: Readonly<Record<RuleSort, Reading[]>>
}

/** A line that a rule matched. */
interface Match {
  readonly reading: Reading
  readonly captures: Captures
}

/**
 * Returns the matches of rules in the lines of a step. It serves `classify` of one step and triage of a log alike. A rule with several
 * patterns needs a line for each.
 */
export function findHits(
  rules: readonly PreparedRule[],
  lines: readonly LogLine[],
  origin: Origin = 'log',
): readonly Hit[] {
  const end = lines.at(-1)?.number ?? 0
  const output = lines.filter(({ mark }) => mark !== 'command')
  const texts = collectTexts(output.map((line, at) => createReading(line, at, end, origin)))
  const byWord = indexByWord(texts)
  return rules.flatMap((rule) => {
    const sort = toRuleSort(rule)
    const matchesOfGroups = rule.groups.map((tests) => {
      const matches = new Map<Reading, Match>()
      const tried = new Set<SearchedText>()
      for (const { find, words } of tests)
        for (const candidates of words === null ? [texts] : words.map((word) => byWord.get(word) ?? []))
          for (const searched of candidates) {
            const readings = searched.readings[sort]
            const captures = readings.length > 0 && !tried.has(searched) ? find(searched.text) : null
            if (captures === null) continue
            tried.add(searched)
            for (const reading of readings)
              if (!matches.has(reading) && fitsBelow(rule, output, reading.at))
                matches.set(reading, { reading, captures })
          }
      return [...matches.values()]
    })
    if (matchesOfGroups.length === 0 || matchesOfGroups.some((matches) => matches.length === 0)) return []
    return createHits(rule, matchesOfGroups.flat(), lines, origin)
  })
}

function toRuleSort({ set, hint, transient, warns }: PreparedRule): RuleSort {
  if (set === 'rule') return 'own'
  return hint ? 'hint' : transient ? 'transient' : warns ? 'warning' : 'certain'
}

/** Reports whether the lines below a line are those that a rule asks for. */
function fitsBelow({ next, tail }: PreparedRule, lines: readonly LogLine[], at: number): boolean {
  if (next?.test(lines[at + 1]?.text ?? '') === false) return false
  return tail === null || lines.slice(at + 1).every(({ text }) => tail.test(text))
}

/** Collects the texts of lines, each with the lines that may be evidence for rules of a sort. */
function collectTexts(readings: readonly Reading[]): readonly SearchedText[] {
  const searched = new Map<string, SearchedText>()
  const add = (text: string, reading: Reading, sorts: readonly RuleSort[]): void => {
    const entry = searched.get(text) ?? {
      text,
      readings: { own: [], hint: [], transient: [], certain: [], warning: [] },
    }
    searched.set(text, entry)
    for (const sort of sorts) entry.readings[sort].push(reading)
  }
  for (const reading of readings) {
    for (const text of reading.texts) add(text, reading, reading.sorts)
    if (reading.line.mark === 'error' && reading.sorts.includes('hint'))
      add(`Error: ${reading.line.text}`, reading, ['hint'])
  }
  return [...searched.values()]
}

const wordFinder = once(
  () => new WordFinder(allSetRules().flatMap(({ groups }) => groups.flat().flatMap(({ words }) => words ?? []))),
)

/** Returns the texts that contain each word of the sets: most patterns need a word that no line has, and are not tried. */
function indexByWord(texts: readonly SearchedText[]): ReadonlyMap<string, readonly SearchedText[]> {
  const byWord = new Map<string, SearchedText[]>()
  for (const searched of texts)
    wordFinder().find(searched.text, (word) => {
      const withWord = byWord.get(word)
      if (withWord === undefined) byWord.set(word, [searched])
      else if (withWord.at(-1) !== searched) withWord.push(searched)
    })
  return byWord
}

function createReading(line: LogLine, at: number, end: number, origin: Origin): Reading {
  const inner = findInnerText(line.text)
  return { at, line, texts: inner === null ? [line.text] : [line.text, inner], sorts: listSorts(line, end, origin) }
}

/** Returns the sorts of rules for which a line may be evidence. */
function listSorts(line: LogLine, end: number, origin: Origin): readonly RuleSort[] {
  if (isAside(line.text)) return ['own']
  const isSure = !isCompilerWarning(line)
  const isOutside = origin === 'step' || !isLocal(line.text)
  const isNearEnd = line.isOfFailure === true || line.number > end - HINT_REACH
  return [
    'own',
    'warning',
    ...(isNearEnd && isSure && isOutside && !isIdleWarning(line, end) ? (['hint'] as const) : []),
    ...(isOutside ? (['transient'] as const) : []),
    ...(isSure && !isNotice(line.text) ? (['certain'] as const) : []),
  ]
}

/** Number of the last lines in which a warning about something that failed may be the only word about the end. */
const LAST_LINES = 3

/** Reports whether a line is a warning that cannot be the reason of the end. */
function isIdleWarning(line: LogLine, end: number): boolean {
  const saysWhy = line.number > end - LAST_LINES && /^warning: (?:failed|unable|could not|cannot)\b/i.test(line.text)
  return isWarning(line) && !saysWhy
}

function createHits(
  rule: PreparedRule,
  matches: readonly Match[],
  lines: readonly LogLine[],
  origin: Origin,
): readonly Hit[] {
  const sorted = matches.toSorted((a, b) => a.reading.at - b.reading.at)
  const evidence: EvidenceLine[] = []
  const firm: number[] = []
  let named: string | null = null
  for (const { line } of sorted.map(({ reading }) => reading)) {
    const cause = findReasonLine(rule, line, lines)
    if (cause !== null && rule.transient && origin === 'log' && isLocal(cause.text)) continue
    if (evidence.length === 0 && cause !== null && rule.cause !== null) named = findCauseIn(cause.text, rule.cause)
    // The code of a broken connection is enough.
    if (cause !== null && !rule.transient && evidence.length < MAX_EVIDENCE)
      evidence.push({ line: cause.number, text: cause.text })
    if (evidence.length < MAX_EVIDENCE) evidence.push({ line: line.number, text: line.text })
    if (!(rule.transient && isWarning(line))) firm.push(line.number)
  }
  if (evidence.length === 0) return []
  const [first, last] = [sorted[0], sorted.at(-1)]
  return [
    {
      rule,
      lines: evidence,
      captures: first?.captures ?? {},
      cause: named,
      lastFirm: firm.at(-1) ?? 0,
      last: last?.reading.line.number ?? 0,
    },
  ]
}

/** Number of lines after a code in which the reason may follow. */
const LINES_TO_A_CAUSE = 20

/** Returns the line after a code that has the reason. */
function findReasonLine({ cause }: PreparedRule, { number }: LogLine, lines: readonly LogLine[]): LogLine | null {
  if (cause === null) return null
  const behind = lines.filter((line) => line.number > number && line.number <= number + LINES_TO_A_CAUSE)
  return behind.find(({ text }) => findCauseIn(text, cause) !== null) ?? null
}

/** Returns the reason in a line after a code; null if there is none. */
function findCauseIn(line: string, { behind, skip }: CauseLine): string | null {
  const opening = behind.exec(line)
  const reason = opening === null ? '' : line.slice(opening[0].length).trim()
  return reason === '' || skip.test(reason) ? null : reason
}
