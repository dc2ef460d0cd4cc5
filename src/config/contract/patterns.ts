import { isReservedKind } from '../../core/kinds.js'
import { ANY_KIND } from './types.js'

/** How much of a kind (which may be a prefix or `*`) a pattern matches. */
export type Coverage = 'full' | 'part' | 'none'

export function coverage(pattern: string, kind: string): Coverage {
  if (pattern === ANY_KIND || pattern === kind) return 'full'
  // `*` as a kind stands for what authors raise; reserved kinds are listed one by one.
  if (kind === ANY_KIND) return isReservedKind(pattern) ? 'none' : 'part'
  if (pattern.endsWith('.*') && kind.startsWith(pattern.slice(0, -1))) return 'full'
  if (kind.endsWith('.*') && pattern.startsWith(kind.slice(0, -1))) return 'part'
  return 'none'
}

/** The patterns that match everything that a kind or a pattern stands for. */
export function coveringPatterns(kind: string): readonly string[] {
  return [ANY_KIND, kind, ...prefixesOf(kind)]
}

/** `a.*` and `a.b.*` for `a.b.c`. */
export function prefixesOf(pattern: string): readonly string[] {
  const prefixes: string[] = []
  for (let dot = pattern.indexOf('.'); dot >= 0; dot = pattern.indexOf('.', dot + 1))
    prefixes.push(`${pattern.slice(0, dot)}.*`)
  return prefixes
}

/** Patterns of `on_error`, or kinds, in a table: an answer takes the same time however many they are. */
export class PatternSet {
  readonly #patterns: ReadonlySet<string>
  readonly #prefixes: ReadonlySet<string>

  constructor(readonly names: readonly string[]) {
    this.#patterns = new Set(names)
    this.#prefixes = new Set(names.flatMap(prefixesOf))
  }

  /** How much of a kind the best of them matches. */
  coverageOf(kind: string): Coverage {
    if (coveringPatterns(kind).some((pattern) => this.#patterns.has(pattern))) return 'full'
    if (kind === ANY_KIND) return [...this.#patterns].every(isReservedKind) ? 'none' : 'part'
    return kind.endsWith('.*') && this.#prefixes.has(kind) ? 'part' : 'none'
  }

  /** Whether a pattern matches any part of what they stand for as kinds. */
  meets(pattern: string): boolean {
    if (pattern === ANY_KIND) return this.#patterns.size > 0
    if (this.#patterns.has(ANY_KIND) && !isReservedKind(pattern)) return true
    if (pattern.endsWith('.*') && this.#prefixes.has(pattern)) return true
    return [pattern, ...prefixesOf(pattern)].some((kind) => this.#patterns.has(kind))
  }
}
