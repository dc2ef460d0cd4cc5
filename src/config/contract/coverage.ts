import { isReservedKind } from '../../core/kinds.js'
import { ANY_KIND } from './types.js'

/** How much of a kind (which may be a prefix or `*`) a pattern takes. */
export type Coverage = 'full' | 'part' | 'none'

export function coverage(pattern: string, kind: string): Coverage {
  if (pattern === ANY_KIND || pattern === kind) return 'full'
  // `*` as a kind stands for what authors raise; reserved kinds are listed one by one.
  if (kind === ANY_KIND) return isReservedKind(pattern) ? 'none' : 'part'
  if (pattern.endsWith('.*') && kind.startsWith(pattern.slice(0, -1))) return 'full'
  if (kind.endsWith('.*') && pattern.startsWith(kind.slice(0, -1))) return 'part'
  return 'none'
}

/** The patterns that take everything that a kind or a pattern stands for. */
export function coveringPatterns(kind: string): readonly string[] {
  const covering = [ANY_KIND, kind]
  for (let dot = kind.indexOf('.'); dot >= 0; dot = kind.indexOf('.', dot + 1)) covering.push(`${kind.slice(0, dot)}.*`)
  return covering
}
