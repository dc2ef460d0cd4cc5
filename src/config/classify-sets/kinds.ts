import { CLASSIFY_SETS, type SetName, type SetRule } from './index.js'

/** The kinds that a set can make, each once. */
export function kindsOfSet(name: SetName): readonly string[] {
  const rows: readonly SetRule[] = CLASSIFY_SETS[name]
  return [...new Set(rows.map(({ kind }) => kind))]
}
