import { kindsOfSet } from '../../core/tool-kinds.js'
import type { ClassifyRule } from '../model.js'

/** The kinds that rules can make, each once: they count as declared by the node. */
export function classifiedKinds(rules: readonly ClassifyRule[] = []): readonly string[] {
  const made = rules.flatMap(({ use, kind }) => [
    ...(use === undefined ? [] : kindsOfSet(use)),
    ...(kind === undefined ? [] : [kind]),
  ])
  return [...new Set(made)]
}
