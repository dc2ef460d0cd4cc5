import { kindsOfSet } from '../../core/tool-kinds.js'
import type { ClassifyRule, ScriptNode } from '../model.js'

/** The kind of a failed test, whichever tool tells of it. */
export const TEST_FAILED = 'external.build.test'

/** The kinds that a script can raise without saying so in `raises`: by its rules, and by its test reports. */
export function kindsOfScript({ classify, reports }: Pick<ScriptNode, 'classify' | 'reports'>): readonly string[] {
  const made = classifiedKinds(classify)
  return reports === undefined || made.includes(TEST_FAILED) ? made : [...made, TEST_FAILED]
}

/** The kinds that rules can make, each once: they count as declared by the node. */
export function classifiedKinds(rules: readonly ClassifyRule[] = []): readonly string[] {
  const made = rules.flatMap(({ use, kind }) => [
    ...(use === undefined ? [] : kindsOfSet(use)),
    ...(kind === undefined ? [] : [kind]),
  ])
  return [...new Set(made)]
}
