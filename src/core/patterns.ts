import type { Result } from './result.js'

export type PatternMatcher = (pattern: string, text: string) => boolean

export interface PatternMatch {
  readonly start: number
  /** What the named groups took; null for one that took no part. */
  readonly named: Readonly<Record<string, string | null>>
}

/** A regular expression from a user, matched in time linear to the text. */
export interface CompiledPattern {
  search(text: string): PatternMatch | null
}

export interface Patterns {
  /** The error says what is wrong with the pattern, for a finding or a message. */
  compile(pattern: string): Result<CompiledPattern, string>
  /** Throws for a pattern that does not compile: validation has refused such a file before. */
  readonly matches: PatternMatcher
}
