import type { Finding, Hint, Path } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import validators from './generated/validators.cjs'
import { describeProblem, type Subject } from './schema-findings.js'
import { checkSchema, type Placeholders, repair, type ValidatorProblem } from './schema-problems.js'
import { type FileData, type LoadSession, toPathKey } from './session.js'

export type Shape = keyof typeof validators

/** Maximum number of problems of a value that are described; the rest is counted. */
const MAX_DESCRIBED = 200

/** Checks a value against its shape, reports its problems and repairs it; false if it cannot be used. */
export function isUsable(
  session: LoadSession,
  { locator, unresolved, nameValue }: FileData,
  { shape, data, path, label }: Pick<Subject, 'data' | 'path' | 'label'> & { readonly shape: Shape },
  placeholders: Placeholders = {},
): boolean {
  const validate = validators[shape]
  const problems = checkSchema(validate, data)
  if (problems.length === 0) return true
  session.unshown += Math.max(0, problems.length - MAX_DESCRIBED)
  const described = problems
    .slice(0, MAX_DESCRIBED)
    .filter((problem) => unresolved.size === 0 || !unresolved.has(toPathKey([...path, ...problem.path])))
    .map((problem) => ({
      problem,
      finding: describeProblem(problem, { data, path, shape, label, locator, nameValue }),
    }))
  for (const finding of withoutConsequences(described)) session.findings.push(finding)
  return repair(validate, data, problems, placeholders)
}

type Described = { readonly problem: ValidatorProblem; readonly finding: Finding }

/** Drops consequential findings: a field missing because it is misspelt, a second field of a node without a type. */
function withoutConsequences(described: readonly Described[]): readonly Finding[] {
  const meant = new Set<string>()
  for (const { problem, finding } of described) {
    const name = finding.about?.field ?? finding.fix?.text
    if (problem.keyword === 'additionalProperties' && name !== undefined) meant.add(toPathKey([...problem.path, name]))
  }
  const lacksType = ({ finding: { code, about } }: Described): boolean =>
    code === 'field-not-for-type' && about?.field === 'type'
  const first = described.find(lacksType)
  return described
    .filter((entry) => entry === first || !lacksType(entry))
    .filter(
      ({ problem: { keyword, path, params } }) =>
        keyword !== 'required' || !meant.has(toPathKey([...path, String(params['missingProperty'])])),
    )
    .map(({ finding }) => finding)
}

/** Receives findings at paths relative to the checked value. */
export interface FindingSink {
  report(path: Path, code: FindingCode, message: string, hint?: Hint): void
  /** Reports at the key instead of the value. */
  reportKey(path: Path, code: FindingCode, message: string, hint?: Hint): void
  pattern(path: Path, pattern: string): void
}

export function createSink(
  session: LoadSession,
  { locator }: FileData,
  base: Path,
  leftOut: FindingCode | null = null,
): FindingSink {
  return {
    report: (path, code, message, hint) => {
      if (code !== leftOut) session.report(locator.at([...base, ...path]), code, message, hint)
    },
    reportKey: (path, code, message, hint) => session.report(locator.keyAt([...base, ...path]), code, message, hint),
    pattern: (path, pattern) => session.patterns.push({ pattern, at: locator.at([...base, ...path]) }),
  }
}
