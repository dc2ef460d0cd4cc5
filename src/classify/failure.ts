import type { KindCatalogue } from '../core/catalogue.js'
import { matchesCode } from '../core/exit-codes.js'
import type { CompiledPattern, Patterns } from '../core/ports.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { maskLines, NO_SECRETS, type SecretSpans } from '../text/excerpt.js'
import { appendAll } from '../text/lists.js'
import { toPlainText } from '../text/terminal-text.js'
import { findEvidence, findHitsByCode } from './choose.js'
import { type LogLine, readLine, withoutSharedPrefixes } from './line.js'
import { listOutput, locateProblems, preferPlaced, type ToolProblem } from './locate.js'
import type { Hit } from './match.js'
import { logRules, type PreparedRule } from './prepared-rules.js'
import type { LocateRow } from './sets/locate-row.js'

/** `kill`, `SIGKILL` and `KILL` are the same signal. */
function toSignalName(word: string): string {
  const name = word.trim().toUpperCase()
  return name.startsWith('SIG') ? name : `SIG${name}`
}

/** The facts about a failed program that rules can check. */
export interface Failure {
  readonly exitCode: number | null
  readonly signal: string | null
  readonly timedOut: boolean
  readonly stdout: string
  readonly stderr: string
  /** The temporary file that holds `run`, which messages do not name. */
  readonly runFile?: string | null
  /** Ranges of the streams that excerpts must not cut. */
  readonly secrets?: SecretSpans
  /** Catalogue of the file, which has the types of the details. */
  readonly kinds?: KindCatalogue
}

/** A failure whose streams are prepared for patterns, once for all rules. */
export interface PreparedFailure {
  readonly failure: Failure
  readonly stdout: string
  readonly stderr: string
  /** The lines of stderr and then of stdout, for the ready-made sets, because programs print errors on stderr. */
  readonly streams: readonly (readonly LogLine[])[]
}

/** The match of a rule, with the line that its pattern hit. */
export interface RuleMatch {
  readonly line: string | null
  readonly captures: ReadonlyMap<string, string | null>
  /** All places that a rule of the user names. */
  readonly places?: readonly ToolProblem[]
}

const SEARCHED_CHARS = 256 * 1024
const SEARCHED_LINES = 10_000
/** Patterns see the last 256 KiB of a stream, those of the sets its last 10,000 lines, with plain line ends and without colours. */
export function readFailure(failure: Failure): PreparedFailure {
  const [stdout = '', stderr = ''] = [failure.stdout, failure.stderr].map((text) => toReadable(text, failure.secrets))
  const streams = [stderr, stdout].map((text) => {
    const lines = text.split('\n').slice(-SEARCHED_LINES)
    return withoutSharedPrefixes(lines.map((line, at) => readLine(line, at + 1)))
  })
  return { failure, stdout, stderr, streams }
}

function toReadable(text: string, secrets = NO_SECRETS): string {
  return toPlainText(maskLines(text.slice(-SEARCHED_CHARS), secrets))
}

/** Returns the located problems of both streams. */
export function findProblems(read: PreparedFailure, tables: readonly (readonly LocateRow[])[]): readonly ToolProblem[] {
  return read.streams.flatMap((lines, stream) =>
    numberLines(read, stream, preferPlaced(locateProblems(tables, listOutput(lines)))),
  )
}

/** Numbers the lines of stdout behind those of stderr. */
export function numberLines(
  read: PreparedFailure,
  stream: number,
  problems: readonly ToolProblem[],
): readonly ToolProblem[] {
  const before = stream === 0 ? 0 : (read.streams[0]?.length ?? 0)
  return problems.map((problem) => ({ ...problem, at: problem.at + before }))
}

/**
 * Returns the matches of the rules of sets, in stderr before stdout, because `2>&1` is common in CI. General phrases only show that
 * an outage was overcome: triage alone makes a kind of them.
 */
export function findSetHits(rules: readonly PreparedRule[], read: PreparedFailure): readonly Hit[] {
  const codes = read.failure.exitCode === null ? [] : [read.failure.exitCode]
  const hints = logRules().filter(({ hint }) => hint)
  const hits = read.streams.flatMap((lines) => findEvidence([...rules, ...hints], lines, 'step', codes))
  return [...hits.filter(({ rule }) => !rule.hint), ...findHitsByCode(rules, codes, 0)]
}

/** Returns the message and the captures of a hit; the message is the cause if the program names one. */
export function toRuleMatch({ cause, lines, captures }: Hit): RuleMatch {
  const named = Object.entries(captures).map(([name, value]) => [name, value ?? null] as const)
  return { line: cause ?? lines[0]?.text ?? null, captures: new Map(named) }
}

/** Returns the match of a rule of the user; null unless all of its criteria hold. */
export function matchOwn(
  rule: ClassifyRule,
  read: PreparedFailure,
  patterns: Pick<Patterns, 'compile'>,
): RuleMatch | null {
  const { exitCode, signal, timedOut } = read.failure
  if (rule.timeout !== undefined && rule.timeout !== timedOut) return null
  const signals = rule.signal === undefined ? null : [rule.signal].flat().map(toSignalName)
  if (signals !== null && (signal === null || !signals.includes(signal))) return null
  if (rule.exit_code !== undefined && (exitCode === null || !matchesCode(rule.exit_code, exitCode))) return null
  const captures = new Map<string, string | null>()
  const places: ToolProblem[] = []
  let line: string | null = null
  // With both patterns the message comes from stderr, where programs print errors.
  for (const name of ['stdout', 'stderr'] as const) {
    const pattern = rule[name]
    if (pattern === undefined) continue
    const compiled = patterns.compile(`(?m)${pattern}`)
    // A pattern that does not compile was rejected by validation; here it matches nothing.
    const hit = compiled.ok ? compiled.value.search(read[name]) : null
    if (hit === null) return null
    line = findLineAround(read[name], hit.start)
    for (const [key, value] of Object.entries(hit.named)) captures.set(key, value)
    if (compiled.ok) appendAll(places, findOwnPlaces(compiled.value, read[name]))
  }
  return { line, captures, places }
}

const MAX_PLACES = 50

/** Returns the places of all matches of a pattern with the groups `file` and `line`, as a problem matcher finds them. */
function findOwnPlaces(pattern: CompiledPattern, text: string): readonly ToolProblem[] {
  const problems: ToolProblem[] = []
  for (let start = 0; start < text.length && problems.length < MAX_PLACES; ) {
    const rest = text.slice(start)
    const hit = pattern.search(rest)
    const { file, line, column, message } = hit?.named ?? {}
    if (hit === null || file === undefined || line === undefined) break
    const place = { file: file ?? '', line: Number(line), column: Number(column) || null, within: null }
    if (place.file !== '' && Number.isInteger(place.line))
      problems.push({
        kind: 'lint',
        message: message ?? findLineAround(rest, hit.start),
        test: null,
        places: [place],
        at: problems.length,
      })
    const end = rest.indexOf('\n', hit.start)
    start = end < 0 ? text.length : start + end + 1
  }
  return problems
}

/** Returns the line of a hit; if it is empty, the next line that is not. */
function findLineAround(text: string, hitStart: number): string {
  const lineStart = hitStart === 0 ? 0 : text.lastIndexOf('\n', hitStart - 1) + 1
  const lines = text.slice(lineStart).split('\n')
  return lines.find((line) => line.trim() !== '')?.trim() ?? ''
}
