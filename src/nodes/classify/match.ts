import type { CauseLine, SetRule } from '../../config/classify-sets/index.js'
import type { LocateRow } from '../../config/classify-sets/located.js'
import type { Patterns } from '../../core/patterns.js'
import type { SecretSpans } from '../../text/excerpt.js'
import { plainText } from '../../text/terminal-text.js'
import { type Problem, problemsIn } from './locate.js'

/** One criterion-and-kind row in the shape that both users' rules and ready-made sets come in. */
export interface Rule {
  readonly kind: string
  /** `rule` for the user's own, the set's name for a ready-made one; goes into `details.classified_by`. */
  readonly by: string
  readonly exitCodes: readonly CodeRange[] | null
  readonly stdout: string | null
  readonly stderr: string | null
  /** The row of a ready-made set; null for a rule of the user. */
  readonly row: SetRule | null
  /** Upper case, with the `SIG` in front. */
  readonly signals: readonly string[] | null
  readonly timeout: boolean | null
  readonly message: string | null
  /** What the rule itself says; null leaves it to the kind. */
  readonly transient: boolean | null
  readonly details: Readonly<Record<string, unknown>>
}

/** Both ends belong to it. */
export interface CodeRange {
  readonly from: number
  readonly to: number
}

const RANGE = /^\s*(-?\d+)\s*(?:\.\.|-)\s*(-?\d+)\s*$/

/** Reads `exit_code`: a number, a list, or a range such as "64-78"; text that is none of these matches nothing. */
export function codeRanges(given: number | readonly number[] | string): readonly CodeRange[] {
  if (typeof given === 'number') return [{ from: given, to: given }]
  if (typeof given !== 'string') return given.map((code) => ({ from: code, to: code }))
  const match = RANGE.exec(given)
  if (match === null) return []
  const ends = [Number(match[1]), Number(match[2])]
  return [{ from: Math.min(...ends), to: Math.max(...ends) }]
}

/** `kill`, `SIGKILL` and `KILL` are the same signal. */
export function signalName(given: string): string {
  const name = given.trim().toUpperCase()
  return name.startsWith('SIG') ? name : `SIG${name}`
}

/** How a program failed, as far as rules can see it. */
export interface Failure {
  readonly exitCode: number | null
  readonly signal: string | null
  readonly timedOut: boolean
  readonly stdout: string
  readonly stderr: string
  /** The temporary file that holds `run`, which messages do not name. */
  readonly runFile?: string | null
  /** Where excerpts of the streams must not be cut. */
  readonly secrets?: SecretSpans
}

/** A failure with its streams made ready for patterns, once for all rules. */
export interface ReadFailure {
  readonly failure: Failure
  readonly stdout: string
  readonly stderr: string
  /** stderr and stdout, as the ready-made sets see them: programs complain on stderr first. */
  readonly forSets: readonly string[]
}

/** What a matching rule found; the line is the one that its pattern hit. */
export interface RuleMatch {
  readonly line: string | null
  readonly captures: ReadonlyMap<string, string | null>
}

const SEARCHED_CHARS = 256 * 1024
/** What a line says stands at its beginning; the rest of a very long one is data. */
export const MAX_LINE_CHARS = 4096

/** Patterns see the last 256 KiB of a stream, with plain line ends and without colours. */
export function readFailure(failure: Failure): ReadFailure {
  const [stdout, stderr] = [readable(failure.stdout), readable(failure.stderr)]
  return { failure, stdout, stderr, forSets: [shortened(stderr), shortened(stdout)] }
}

function readable(text: string): string {
  return plainText(text.slice(-SEARCHED_CHARS))
}

/** The patterns of users need as many steps as there are characters; ours may need more. */
function shortened(text: string): string {
  return text
    .split('\n')
    .map((line) => line.slice(0, MAX_LINE_CHARS))
    .join('\n')
}

/** What the streams tell about places. */
export function problemsOf(read: ReadFailure, tables: readonly (readonly LocateRow[])[]): readonly Problem[] {
  return read.forSets.flatMap((text) => (text === '' ? [] : problemsIn(tables, text.split('\n'))))
}

/** All criteria of a rule must hold; null when one does not. */
export function matchRule(rule: Rule, read: ReadFailure, patterns: Pick<Patterns, 'compile'>): RuleMatch | null {
  const { exitCode, signal, timedOut } = read.failure
  if (rule.timeout !== null && rule.timeout !== timedOut) return null
  if (rule.signals !== null && (signal === null || !rule.signals.includes(signal.toUpperCase()))) return null
  if (rule.exitCodes !== null) {
    if (exitCode === null) return null
    if (!rule.exitCodes.some((range) => exitCode >= range.from && exitCode <= range.to)) return null
  }
  return matchTexts(rule, read, patterns)
}

function matchTexts(rule: Rule, read: ReadFailure, patterns: Pick<Patterns, 'compile'>): RuleMatch | null {
  if (rule.row !== null) return matchRow(rule.row, read)
  const captures = new Map<string, string | null>()
  let line: string | null = null
  // A rule with both patterns tells what stderr says: that is where programs complain.
  for (const name of ['stdout', 'stderr'] as const) {
    const pattern = rule[name]
    if (pattern === null) continue
    const compiled = patterns.compile(`(?m)${pattern}`)
    // A pattern that does not compile was refused when the file was validated; here it just matches nothing.
    const hit = compiled.ok ? compiled.value.search(read[name]) : null
    if (hit === null) return null
    line = lineAround(read[name], hit.start)
    for (const [key, value] of Object.entries(hit.named)) captures.set(key, value)
  }
  return { line, captures }
}

/** Looked for on stderr first and then on stdout, because `2>&1` is common in CI. */
function matchRow(row: SetRule, read: ReadFailure): RuleMatch | null {
  if (row.text === undefined) return { line: null, captures: new Map() }
  for (const text of read.forSets) {
    const hit = firstHit(row, row.text, text)
    if (hit === null) continue
    const cause = row.cause === undefined ? null : causeBehind(row.cause, text.slice(hit.index + hit[0].length))
    const captures = new Map(Object.entries(hit.groups ?? {}).map(([name, value]) => [name, value ?? null]))
    return { line: cause ?? lineAround(text, hit.index), captures }
  }
  return null
}

/** The first line that one of the patterns matches. */
function firstHit({ on, unless }: SetRule, patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  let first: RegExpExecArray | null = null
  for (const pattern of patterns) {
    for (const hit of text.matchAll(new RegExp(pattern, `${pattern.flags}gm`))) {
      if (first !== null && first.index <= hit.index) break
      const line = wholeLine(text, hit.index)
      if (on?.test(line) === false || unless?.test(line) === true) continue
      first = hit
      break
    }
  }
  return first
}

const LINES_TO_A_CAUSE = 20

/** The line behind the hit that says why, for programs that put a code first. */
function causeBehind({ behind, skip }: CauseLine, rest: string): string | null {
  for (const line of rest.split('\n', LINES_TO_A_CAUSE)) {
    const opening = behind.exec(line)
    if (opening === null) continue
    const said = line.slice(opening[0].length).trim()
    if (said !== '' && !skip.test(said)) return said
  }
  return null
}

function wholeLine(text: string, at: number): string {
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  return text.slice(start, end === -1 ? undefined : end)
}

/** The line of a hit; where that is empty, the next one that is not. */
function lineAround(text: string, at: number): string {
  const rest = [wholeLine(text, at), ...text.slice(at).split('\n')]
  return rest.find((line) => line.trim() !== '')?.trim() ?? ''
}
