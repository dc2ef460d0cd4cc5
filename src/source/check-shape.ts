import type { Finding, Hint, Path } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import type { Guard } from './generated/validators.cjs'
import { describeProblem, type Subject } from './schema-findings.js'
import type { Shape, ValidatorProblem } from './schema-problems.js'
import { type KeptIndexes, type Placeholders, salvage } from './schema-repair.js'
import { type FileData, type LoadSession, toPathKey } from './session.js'
import type { Data } from './values.js'

/** Maximum number of problems of a value that are described; the rest is counted. */
const MAX_DESCRIBED = 200

interface ReadOptions {
  readonly placeholders?: Placeholders
  /** Gets the lists that lost entries, for positions of what is left. */
  readonly kept?: KeptIndexes
}

/**
 * Reads a value of a file as its shape, in four steps: `coerce` gives a copy the types that the schema declares, Ajv
 * validates the copy (`validateShape`), its errors become findings (`describeProblem`), and `salvage` removes the invalid parts.
 * Returns null if the rest cannot be used.
 */
export function readShape<T>(
  session: LoadSession,
  file: FileData,
  guard: Guard<T>,
  { shape, data, path, label }: Pick<Subject, 'data' | 'path' | 'label'> & { readonly shape: Shape },
  options: ReadOptions = {},
): T | null {
  const { locator, unresolved, nameValue } = file
  const report = (problems: readonly ValidatorProblem[], coerced: Data): void => {
    session.unshown += Math.max(0, problems.length - MAX_DESCRIBED)
    const subject = { data: coerced, path, shape, label, locator, nameValue }
    const described = problems
      .slice(0, MAX_DESCRIBED)
      .filter((problem) => unresolved.size === 0 || !unresolved.has(toPathKey([...path, ...problem.path])))
      .map((problem) => ({ problem, finding: describeProblem(problem, subject) }))
    for (const finding of withoutConsequences(described)) session.findings.push(finding)
  }
  const read: unknown = salvage(shape, data, { ...options, path, report })
  return read !== null && guard(read) ? read : null
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
