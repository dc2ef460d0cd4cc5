import type { CauseLine, SetRule } from '../../config/classify-sets/index.js'
import type { LocateRow } from '../../config/classify-sets/locate-row.js'
import type { ClassifyRule } from '../../config/model.js'
import type { Patterns } from '../../core/ports.js'
import { boundLines } from '../../text/bounded-lines.js'
import type { SecretSpans } from '../../text/excerpt.js'
import { plainText } from '../../text/terminal-text.js'
import { innerText, readLine, withoutPaths } from './line.js'
import { type Problem, problemsIn } from './locate.js'

const RANGE = /^\s*(-?\d+)\s*(?:\.\.|-)\s*(-?\d+)\s*$/

/** Reports whether `exit_code` covers a code: a number, a list, or a range such as "64-78"; other text matches nothing. */
export function meansCode(given: number | readonly number[] | string, code: number): boolean {
  if (typeof given !== 'string') return [given].flat().includes(code)
  const match = RANGE.exec(given)
  const [from, to] = [Number(match?.[1]), Number(match?.[2])]
  return Math.min(from, to) <= code && code <= Math.max(from, to)
}

/** `kill`, `SIGKILL` and `KILL` are the same signal. */
function signalName(given: string): string {
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
}

/** A failure whose streams are prepared for patterns, once for all rules. */
export interface ReadFailure {
  readonly failure: Failure
  readonly stdout: string
  readonly stderr: string
  /**
   * stderr and then stdout, for the ready-made sets, because programs print errors on stderr. If another program (BuildKit,
   * compose, a runner) added prefixes to the lines, a copy without the prefixes follows.
   */
  readonly forSets: readonly string[]
  /** stderr and stdout, prepared for the search for places. */
  readonly forPlaces: readonly (readonly string[])[]
}

/** The match of a rule, with the line that its pattern hit. */
export interface RuleMatch {
  readonly line: string | null
  readonly captures: ReadonlyMap<string, string | null>
}

const SEARCHED_CHARS = 256 * 1024
/** Patterns see the last 256 KiB of a stream, with plain line ends and without colours. */
export function readFailure(failure: Failure): ReadFailure {
  const [stdout, stderr] = [readable(failure.stdout), readable(failure.stderr)]
  const streams = [stderr, stdout].map((text) => boundLines(text))
  const forPlaces = streams.map((lines) => lines.map((line, at) => readLine(line, at).text))
  const inner = forPlaces.map((lines) => lines.map((text) => innerText(text) ?? text))
  const wrapped = inner.filter((lines, at) => lines.some((text, nr) => text !== streams[at]?.[nr]?.trim()))
  return { failure, stdout, stderr, forSets: [...streams, ...wrapped].map((lines) => lines.join('\n')), forPlaces }
}

function readable(text: string): string {
  return plainText(text.slice(-SEARCHED_CHARS))
}

/** Returns the located problems of both streams. */
export function problemsOf(read: ReadFailure, tables: readonly (readonly LocateRow[])[]): readonly Problem[] {
  return read.forPlaces.flatMap((lines, stream) => numberLines(read, stream, problemsIn(tables, lines)))
}

/** Numbers the lines of stdout behind those of stderr. */
export function numberLines(read: ReadFailure, stream: number, problems: readonly Problem[]): readonly Problem[] {
  const before = stream === 0 ? 0 : (read.forPlaces[0]?.length ?? 0)
  return problems.map((problem) => ({ ...problem, at: problem.at + before }))
}

/** Returns the match of a rule of the user; null unless all of its criteria hold. */
export function matchOwn(rule: ClassifyRule, read: ReadFailure, patterns: Pick<Patterns, 'compile'>): RuleMatch | null {
  const { exitCode, signal, timedOut } = read.failure
  if (rule.timeout !== undefined && rule.timeout !== timedOut) return null
  const signals = rule.signal === undefined ? null : [rule.signal].flat().map(signalName)
  if (signals !== null && (signal === null || !signals.includes(signal))) return null
  if (rule.exit_code !== undefined && (exitCode === null || !meansCode(rule.exit_code, exitCode))) return null
  const captures = new Map<string, string | null>()
  let line: string | null = null
  // With both patterns the message comes from stderr, where programs print errors.
  for (const name of ['stdout', 'stderr'] as const) {
    const pattern = rule[name]
    if (pattern === undefined) continue
    const compiled = patterns.compile(`(?m)${pattern}`)
    // A pattern that does not compile was rejected by validation; here it matches nothing.
    const hit = compiled.ok ? compiled.value.search(read[name]) : null
    if (hit === null) return null
    line = lineAround(read[name], hit.start)
    for (const [key, value] of Object.entries(hit.named)) captures.set(key, value)
  }
  return { line, captures }
}

/** Searches stderr, then stdout, because `2>&1` is common in CI. */
export function matchRow(row: SetRule, read: ReadFailure): RuleMatch | null {
  const { exitCode } = read.failure
  if (row.exitCode !== undefined && (exitCode === null || !meansCode(row.exitCode, exitCode))) return null
  if (row.text === undefined) return { line: null, captures: new Map() }
  const { beside } = row
  if (beside !== undefined && !read.forSets.some((text) => text.split('\n').some((line) => beside.test(line))))
    return null
  for (const text of read.forSets) {
    const hit = firstHit(row, row.text, text)
    if (hit === null) continue
    const { cause } = row
    const behind = text.slice(hit.index + hit[0].length).split('\n', LINES_TO_A_CAUSE)
    const why = cause && behind.map((line) => whyIn(line, cause)).find((said) => said !== null)
    const captures = new Map(Object.entries(hit.groups ?? {}).map(([name, value]) => [name, value ?? null]))
    return { line: why ?? lineAround(text, hit.index), captures }
  }
  return null
}

/** Returns the first line that matches one of the patterns. */
function firstHit({ on, unless, inWords }: SetRule, patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  let first: RegExpExecArray | null = null
  for (const pattern of patterns) {
    for (const hit of text.matchAll(new RegExp(pattern, `${pattern.flags}gm`))) {
      if (first !== null && first.index <= hit.index) break
      const line = wholeLine(text, hit.index)
      if (on?.test(line) === false || unless?.test(line) === true) continue
      if (inWords === true && !pattern.test(withoutPaths(line))) continue
      first = hit
      break
    }
  }
  return first
}

/** Number of lines after a code in which the reason may follow. */
export const LINES_TO_A_CAUSE = 20

/** Returns the reason in a line after a code; null if there is none. */
export function whyIn(line: string, { behind, skip }: CauseLine): string | null {
  const opening = behind.exec(line)
  const said = opening === null ? '' : line.slice(opening[0].length).trim()
  return said === '' || skip.test(said) ? null : said
}

function wholeLine(text: string, at: number): string {
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  return text.slice(start, end === -1 ? undefined : end)
}

/** Returns the line of a hit; if it is empty, the next line that is not. */
function lineAround(text: string, at: number): string {
  const rest = [wholeLine(text, at), ...text.slice(at).split('\n')]
  return rest.find((line) => line.trim() !== '')?.trim() ?? ''
}
