import { mayCoverFailure } from '../../core/exit-codes.js'
import { listKindsOfSet, TEST_FAILED } from '../../core/tool-kinds.js'
import type { ClassifyRule, ScriptNode } from '../../source/generated/workflow-file.js'

/** Returns the kinds that a script can raise without `raises`: those of its rules, of its conditions and of its test reports. */
export function listKindsOfScript({ classify, fail_when: conditions, reports }: ScriptNode): readonly string[] {
  const ofReports = reports === undefined ? [] : [TEST_FAILED]
  return [...new Set([...listClassifiedKinds(classify), ...(conditions ?? []).map(({ kind }) => kind), ...ofReports])]
}

function canMatch({ exit_code: codes }: ClassifyRule): boolean {
  return codes === undefined || mayCoverFailure(codes)
}

/** Returns the distinct kinds of rules; they count as declared by the node. */
export function listClassifiedKinds(rules: readonly ClassifyRule[] = []): readonly string[] {
  const kinds = rules
    .filter(canMatch)
    .flatMap(({ use, kind }) => [
      ...(use === undefined ? [] : listKindsOfSet(use)),
      ...(kind === undefined ? [] : [kind]),
    ])
  return [...new Set(kinds)]
}
