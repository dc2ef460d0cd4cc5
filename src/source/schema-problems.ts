import type { Path } from '../core/finding.js'
import validators from './generated/validators.cjs'
import { type Data, getValueAt, isDataObject } from './values.js'

export type Shape = keyof typeof validators

/** An error of Ajv; `path` is relative to the checked value. */
export interface ValidatorProblem {
  readonly path: Path
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Validates a value against the schema of its shape. */
export function validateShape(shape: Shape, data: Data): readonly ValidatorProblem[] {
  const validate = validators[shape]
  if (validate(data)) return []
  const problems = (validate.errors ?? []).map((error) => ({ ...error, path: toPath(error.instancePath, data) }))
  return withoutBranches(problems, data)
}

/** Converts a JSON pointer to a path, in which positions in lists are numbers. */
function toPath(pointer: string, data: Data): Path {
  const path: (string | number)[] = []
  let value: Data | undefined = data
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const segment: string | number = Array.isArray(value) ? Number(key) : key
    path.push(segment)
    value = value === undefined ? undefined : getValueAt(value, [segment])
  }
  return path
}

const WRONG_FORM: ReadonlySet<string> = new Set(['type', 'const', 'enum'])

/**
 * Reduces the problems of a choice between forms (`anyOf`), of which Ajv reports those of every form. Keeps those of the
 * form that the value has; if it has none, keeps the choice itself.
 */
function withoutBranches(problems: readonly ValidatorProblem[], data: Data): readonly ValidatorProblem[] {
  const dropped = new Set<ValidatorProblem>()
  for (const choice of problems) {
    if (choice.keyword !== 'anyOf' && choice.keyword !== 'oneOf') continue
    const isInner = ({ path }: ValidatorProblem): boolean => choice.path.every((step, index) => step === path[index])
    const inner = problems.filter((problem) => problem !== choice && isInner(problem))
    const value = getValueAt(data, choice.path)
    const isStructured = Array.isArray(value) || isDataObject(value)
    const specific = inner.filter((problem) =>
      isStructured
        ? problem.path.length > choice.path.length || !WRONG_FORM.has(problem.keyword)
        : problem.keyword === 'minLength',
    )
    if (specific.length > 0) dropped.add(choice)
    for (const problem of inner) if (!specific.includes(problem)) dropped.add(problem)
  }
  return problems.filter((problem) => !dropped.has(problem))
}
