import type { KindCatalogue } from '../core/catalogue.js'
import { matchesCode } from '../core/exit-codes.js'
import type { CompiledPattern, Patterns } from '../core/ports.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { boundLines, joinLines, MAX_LINE_CHARS } from '../text/bounded-lines.js'
import { maskLines, NO_SECRETS, type SecretSpans } from '../text/excerpt.js'
import { appendAll } from '../text/lists.js'
import { toPlainText } from '../text/terminal-text.js'
import { findInnerText, readLine, withoutPaths } from './line.js'
import { findProblemsIn, type ToolProblem } from './locate.js'
import type { CauseLine, SetRule } from './sets/index.js'
import type { LocateRow } from './sets/locate-row.js'

/** `kill`, `SIGKILL` and `KILL` are the same signal. */
function toSignalName(given: string): string {
  const name = given.trim().toUpperCase()
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
  /**
   * stderr and then stdout, for the ready-made sets, because programs print errors on stderr. If another program (BuildKit,
   * compose, a runner) added prefixes to the lines, a copy without the prefixes follows.
   */
  readonly forSets: readonly SearchedLines[]
  /** stderr and stdout, prepared for the search for places. */
  readonly forPlaces: readonly (readonly string[])[]
}

/** Lines of a stream, one by one and joined. */
interface SearchedLines {
  readonly lines: readonly string[]
  readonly joined: readonly string[]
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
  const streams = [stderr, stdout].map((text) => boundLines(text).slice(-SEARCHED_LINES))
  const forPlaces = streams.map((lines) => lines.map((line, at) => readLine(line, at).text))
  const inner = forPlaces.map((lines) => lines.map((text) => findInnerText(text) ?? text))
  const wrapped = inner.filter((lines, at) => lines.some((text, nr) => text !== streams[at]?.[nr]?.trim()))
  const forSets = [...streams, ...wrapped].map((lines) => ({ lines, joined: joinLines(lines) }))
  return { failure, stdout, stderr, forSets, forPlaces }
}

function toReadable(text: string, secrets = NO_SECRETS): string {
  return toPlainText(maskLines(text.slice(-SEARCHED_CHARS), secrets))
}

/** Returns the located problems of both streams. */
export function findProblems(read: PreparedFailure, tables: readonly (readonly LocateRow[])[]): readonly ToolProblem[] {
  return read.forPlaces.flatMap((lines, stream) => numberLines(read, stream, findProblemsIn(tables, lines)))
}

/** Numbers the lines of stdout behind those of stderr. */
export function numberLines(
  read: PreparedFailure,
  stream: number,
  problems: readonly ToolProblem[],
): readonly ToolProblem[] {
  const before = stream === 0 ? 0 : (read.forPlaces[0]?.length ?? 0)
  return problems.map((problem) => ({ ...problem, at: problem.at + before }))
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
  const found: ToolProblem[] = []
  for (let start = 0; start < text.length && found.length < MAX_PLACES; ) {
    const rest = text.slice(start)
    const hit = pattern.search(rest)
    const { file, line, column, message } = hit?.named ?? {}
    if (hit === null || file === undefined || line === undefined) break
    const said = message ?? findLineAround(rest, hit.start)
    const place = { file: file ?? '', line: Number(line), column: Number(column) || null, within: null }
    if (place.file !== '' && Number.isInteger(place.line))
      found.push({ kind: 'lint', message: said, test: null, places: [place], at: found.length })
    const end = rest.indexOf('\n', hit.start)
    start = end < 0 ? text.length : start + end + 1
  }
  return found
}

/** Searches stderr, then stdout, because `2>&1` is common in CI. */
export function matchRow(row: SetRule, read: PreparedFailure): RuleMatch | null {
  const { exitCode } = read.failure
  if (row.exitCode !== undefined && (exitCode === null || !matchesCode(row.exitCode, exitCode))) return null
  if (row.text === undefined) return { line: null, captures: new Map() }
  const { beside } = row
  if (beside !== undefined && !read.forSets.some(({ lines }) => lines.some((line) => beside.test(line)))) return null
  for (const searched of read.forSets) {
    const hit = findFirstHit(row, row.text, searched)
    if (hit === null) continue
    const { cause } = row
    const { lines } = searched
    const behind = lines.slice(hit.at + 1, hit.at + 1 + LINES_TO_A_CAUSE)
    const why = cause && behind.map((line) => findCauseIn(line, cause)).find((said) => said !== null)
    const captures = new Map(Object.entries(hit.groups).map(([name, value]) => [name, value ?? null]))
    const said = lines.slice(hit.at).find((line) => line.trim() !== '')
    return { line: why ?? said?.trim() ?? '', captures }
  }
  return null
}

interface SetHit {
  /** Index of the line. */
  readonly at: number
  readonly groups: Readonly<Record<string, string | undefined>>
}

/** Returns the first line that matches one of the patterns. */
function findFirstHit(row: SetRule, patterns: readonly RegExp[], { lines, joined }: SearchedLines): SetHit | null {
  let first: SetHit | null = null
  for (const pattern of patterns) {
    const spansLines = pattern.source.includes('\\n')
    const inLines = new RegExp(pattern, `${pattern.flags}m`)
    if (!spansLines && !joined.some((text) => inLines.test(text))) continue
    const end = first?.at ?? lines.length
    for (let at = 0; at < end; at += 1) {
      const line = lines[at] ?? ''
      const hit = spansLines ? inLines.exec(textFrom(lines, at)) : pattern.exec(line)
      if (hit === null || hit.index > line.length || row.on?.test(line) === false || row.unless?.test(line) === true)
        continue
      if (row.inWords === true && !pattern.test(withoutPaths(line))) continue
      first = { at, groups: hit.groups ?? {} }
      break
    }
  }
  return first
}

/** Returns a line and those below it, for patterns of several lines; a mark stands for what is cut. */
function textFrom(lines: readonly string[], start: number): string {
  let text = lines[start] ?? ''
  for (let at = start + 1; at < lines.length; at += 1) {
    if (text.length + (lines[at]?.length ?? 0) >= MAX_LINE_CHARS) return `${text}\n…`
    text += `\n${lines[at]}`
  }
  return text
}

/** Number of lines after a code in which the reason may follow. */
export const LINES_TO_A_CAUSE = 20

/** Returns the reason in a line after a code; null if there is none. */
export function findCauseIn(line: string, { behind, skip }: CauseLine): string | null {
  const opening = behind.exec(line)
  const said = opening === null ? '' : line.slice(opening[0].length).trim()
  return said === '' || skip.test(said) ? null : said
}

function findWholeLine(text: string, at: number): string {
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  return text.slice(start, end === -1 ? undefined : end)
}

/** Returns the line of a hit; if it is empty, the next line that is not. */
function findLineAround(text: string, at: number): string {
  const rest = [findWholeLine(text, at), ...text.slice(at).split('\n')]
  return rest.find((line) => line.trim() !== '')?.trim() ?? ''
}
