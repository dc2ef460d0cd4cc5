import { listKindsOfSet, TEST_FAILED } from '../../core/tool-kinds.js'
import type { ClassifyRule, ScriptNode } from '../model.js'

/** Returns the kinds that a script can raise without `raises`: those of its rules and of its test reports. */
export function listKindsOfScript({ classify, reports }: Pick<ScriptNode, 'classify' | 'reports'>): readonly string[] {
  const made = listClassifiedKinds(classify)
  return reports === undefined || made.includes(TEST_FAILED) ? made : [...made, TEST_FAILED]
}

/** Returns the distinct kinds of rules; they count as declared by the node. */
export function listClassifiedKinds(rules: readonly ClassifyRule[] = []): readonly string[] {
  const made = rules.flatMap(({ use, kind }) => [
    ...(use === undefined ? [] : listKindsOfSet(use)),
    ...(kind === undefined ? [] : [kind]),
  ])
  return [...new Set(made)]
}
