import { isReservedKind } from '../../core/kinds.js'
import { type Coverage, coverage, coveringPatterns } from './coverage.js'
import { ANY_KIND } from './types.js'

/** So many are compared one by one; that is done before a table is made. */
const FEW = 8

/** Patterns of `on_error`, or kinds, that are asked about again and again: however many they are, an answer takes the same time. */
export class PatternSet {
  readonly #patterns: readonly string[]
  #table: { readonly all: ReadonlySet<string>; readonly prefixes: ReadonlySet<string> } | null = null

  constructor(patterns: readonly string[]) {
    this.#patterns = patterns
  }

  /** How much of a kind the best of them takes. */
  coverageOf(kind: string): Coverage {
    if (this.#patterns.length > FEW) return this.#lookedUp(kind)
    let best: Coverage = 'none'
    for (const pattern of this.#patterns) {
      const found = coverage(pattern, kind)
      if (found === 'full') return found
      if (found === 'part') best = found
    }
    return best
  }

  #lookedUp(kind: string): Coverage {
    const { all, prefixes } = this.#tables()
    if (coveringPatterns(kind).some((pattern) => all.has(pattern))) return 'full'
    if (kind === ANY_KIND) return this.#patterns.every(isReservedKind) ? 'none' : 'part'
    return kind.endsWith('.*') && prefixes.has(kind) ? 'part' : 'none'
  }

  /** Whether a pattern takes anything of what they stand for as kinds. */
  meets(pattern: string): boolean {
    if (this.#patterns.length <= FEW) return this.#patterns.some((kind) => coverage(pattern, kind) !== 'none')
    const { all, prefixes } = this.#tables()
    if (pattern === ANY_KIND || all.has(pattern) || (all.has(ANY_KIND) && !isReservedKind(pattern))) return true
    if (pattern.endsWith('.*') && prefixes.has(pattern)) return true
    return coveringPatterns(pattern).some((kind) => kind !== ANY_KIND && all.has(kind))
  }

  #tables(): { readonly all: ReadonlySet<string>; readonly prefixes: ReadonlySet<string> } {
    this.#table ??= { all: new Set(this.#patterns), prefixes: new Set(this.#patterns.flatMap(prefixesOf)) }
    return this.#table
  }
}

/** `a.*` and `a.b.*` for `a.b.c`. */
export function prefixesOf(pattern: string): readonly string[] {
  return coveringPatterns(pattern).slice(2)
}
