import { createHash } from 'node:crypto'
import type { TriagedJob } from '../triage/document.js'
import { withoutVariables } from '../triage/paste.js'

/** Codes of compilers, and rules of linters at the end of a message. */
const CODE =
  /\b[A-Z]{1,6}\d{2,5}\b|(?<=[([])@?[a-z][\w-]*(?:\/[\w-]+)*(?=[)\]]$)|(?<= )(?:@[\w-]+\/)?[a-z]+(?:-[a-z]+)+$/

/** Identifies a failure among those of its kind and place: by failed tests, else by file and code, else by the quoted line. */
export function createSignature(
  { tests, annotations: [problem] }: Pick<TriagedJob, 'tests' | 'annotations'>,
  line: string,
): string {
  if (tests.length > 0) return JSON.stringify(['tests', ...tests.toSorted()])
  if (problem === undefined) return withoutVariables(line)
  return JSON.stringify(['file', problem.file, CODE.exec(problem.message)?.[0] ?? withoutVariables(problem.message)])
}

/** Removes the leg of a matrix from the name of a job: `build / test (20, ubuntu)` is `build / test`. */
export function withoutLeg(name: string): string {
  const segments = name.split(' / ')
  return segments.map((segment) => segment.replace(/(?<=.) \((?:[^()]|\([^()]*\))*\)$/, '')).join(' / ')
}

/** The place of a failure; the job is named without the leg of its matrix. */
export interface FailurePlace {
  readonly workflow: string
  readonly job: string
  readonly step: string | null
}

/** Makes the id of a cause, which other surveys and versions must be able to repeat. */
export function causeId(kind: string | null, { workflow, job, step }: FailurePlace, signature: string): string {
  const key = JSON.stringify([kind, workflow, job, step, signature])
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}
