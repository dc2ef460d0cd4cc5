/** What YAML text is made of, with offsets into the text; what both parsers give. */
export type YamlNode = YamlMap | YamlSeq | YamlScalar | YamlAlias

export interface YamlMap {
  readonly kind: 'map'
  readonly start: number
  readonly pairs: readonly YamlPair[]
}
export interface YamlPair {
  /** Null for a key that is not a scalar. */
  readonly key: YamlScalar | null
  readonly keyStart: number
  readonly value: YamlNode | null
}
export interface YamlSeq {
  readonly kind: 'seq'
  readonly start: number
  readonly items: readonly (YamlNode | null)[]
}
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded'
export interface YamlScalar {
  readonly kind: 'scalar'
  readonly start: number
  readonly end: number
  readonly style: ScalarStyle
  readonly value: string | number | boolean | null
  /** The text as written, without quotes. */
  readonly source: string
  readonly tag: string | null
}
export interface YamlAlias {
  readonly kind: 'alias'
  readonly start: number
  /** Null when no anchor of that name stands before it. */
  readonly target: YamlNode | null
}

/** Deeper than any honest file, and far from what the parser's recursion can bear. */
export const MAX_DEPTH = 200

export function dereference(node: YamlNode | null): YamlNode | null {
  let at = node
  for (let hops = 0; at?.kind === 'alias' && hops < 100; hops++) at = at.target
  return at?.kind === 'alias' ? null : at
}

/** Keys of mappings are texts, however they were written. */
export function keyText(key: YamlScalar | null): string | null {
  if (key === null) return null
  if (typeof key.value === 'string') return key.value
  return key.source
}

export function isMergeKey(key: YamlScalar | null): boolean {
  return key !== null && key.style === 'plain' && key.value === '<<'
}
