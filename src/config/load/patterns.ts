import type { Finding, Position } from '../../core/finding.js'
import { capital } from '../../core/messages.js'
import type { Patterns } from '../../core/patterns.js'
import { finding } from './report.js'

/** A regular expression of a file, with where it stands. */
export interface PatternUse {
  readonly pattern: string
  readonly at: Position
}

/** Patterns are checked apart from the rest, because their engine is loaded only for files that have some. */
export function checkPatterns(uses: readonly PatternUse[], patterns: Patterns): readonly Finding[] {
  return uses.flatMap(({ pattern, at }) => {
    const compiled = patterns.compile(pattern)
    return compiled.ok ? [] : [finding(at, 'bad-pattern', `${capital(compiled.error)}.`)]
  })
}
