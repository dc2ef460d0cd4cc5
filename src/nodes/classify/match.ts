import type { CauseLine } from '../../config/classify-sets/index.js'
import type { PatternMatch, Patterns } from '../../core/patterns.js'
import type { SecretSpans } from '../../text/excerpt.js'
import { plainText } from '../../text/terminal-text.js'
import type { Rule } from './rule.js'

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
}

/** What a matching rule found; the line is the one that its pattern hit. */
export interface RuleMatch {
  readonly line: string | null
  readonly captures: ReadonlyMap<string, string | null>
}

const SEARCHED_CHARS = 256 * 1024

/** Patterns see the last 256 KiB of a stream, with plain line ends and without colours. */
export function readFailure(failure: Failure): ReadFailure {
  return { failure, stdout: readable(failure.stdout), stderr: readable(failure.stderr) }
}

function readable(text: string): string {
  return plainText(text.slice(-SEARCHED_CHARS))
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
  const captures = new Map<string, string | null>()
  let line: string | null = null
  const wanted: readonly (readonly [string | null, readonly string[]])[] = [
    [rule.stdout, [read.stdout]],
    [rule.either, [read.stderr, read.stdout]],
    [rule.stderr, [read.stderr]],
  ]
  for (const [pattern, texts] of wanted) {
    if (pattern === null) continue
    const found = firstHit(pattern, texts, patterns)
    if (found === null) return null
    // A rule with both patterns tells what stderr says: that is where programs complain.
    line = causeBehind(rule.cause, found, patterns) ?? lineAround(found.text, found.hit.start)
    for (const [name, value] of Object.entries(found.hit.named)) captures.set(name, value)
  }
  return { line, captures }
}

interface Hit {
  readonly text: string
  readonly hit: PatternMatch
}

/** A pattern that does not compile was refused when the file was validated; here it just matches nothing. */
function firstHit(pattern: string, texts: readonly string[], patterns: Pick<Patterns, 'compile'>): Hit | null {
  const compiled = patterns.compile(`(?m)${pattern}`)
  if (!compiled.ok) return null
  for (const text of texts) {
    const hit = compiled.value.search(text)
    if (hit !== null) return { text, hit }
  }
  return null
}

const LINES_TO_A_CAUSE = 20

/** The line behind the hit that says why, for programs that put a code first. */
function causeBehind(cause: CauseLine | null, { text, hit }: Hit, patterns: Pick<Patterns, 'compile'>): string | null {
  if (cause === null) return null
  const [behind, skip] = [patterns.compile(cause.behind), patterns.compile(cause.skip)]
  if (!behind.ok || !skip.ok) return null
  for (const line of text.slice(hit.end).split('\n', LINES_TO_A_CAUSE)) {
    const opening = behind.value.search(line)
    if (opening === null) continue
    const said = line.slice(opening.end).trim()
    if (said !== '' && skip.value.search(said) === null) return said
  }
  return null
}

function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(at === 0 ? 0 : start, end === -1 ? undefined : end).trim()
  return line !== ''
    ? line
    : (
        text
          .slice(at)
          .split('\n')
          .find((next) => next.trim() !== '') ?? ''
      ).trim()
}
