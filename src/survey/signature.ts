import { createHash } from 'node:crypto'
import { BoundedPattern } from '../text/bounded-lines.js'
import type { TriagedJob } from '../triage/document.js'

/**
 * Parts of a line that differ between two occurrences of one failure, in the order in which they are removed. Codes of
 * tools, such as TS2322, stay.
 */
const VARIABLE = new BoundedPattern(
  [
    // The query of an address.
    '(?<=\\bhttps?:\\/\\/[^\\s?#"\'<>]{1,300})[?#][^\\s"\'<>)\\]]*',
    '\\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\b',
    // Dates and times.
    '\\b\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?\\b',
    '\\b\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?: ?[AP]M)?\\b',
    // Temporary folders of Linux, macOS, Windows and of runners.
    '(?:(?:\\/private)?\\/(?:tmp|var\\/tmp|var\\/folders)|\\/(?:home|Users)\\/runner\\/work\\/_temp|\\/__w\\/_temp)\\/[^\\s"\'`:;,)\\]]+',
    '[A-Za-z]:[\\\\/](?:[^\\s"\'`:;,)\\]]+[\\\\/])?(?:Temp|tmp|_temp)[\\\\/][^\\s"\'`:;,)\\]]+',
    // Durations.
    '(?<![\\w.])\\d+(?:[.,]\\d+)? ?(?:ns|[µu]s|ms|msecs?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)\\b(?: ?\\d+(?:\\.\\d+)?(?:ms|s|m)\\b)*',
    '\\b0x[0-9a-fA-F]+\\b',
    '\\b(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,}\\b|\\b(?=[0-9A-F]*\\d)(?=[0-9A-F]*[A-F])[0-9A-F]{6,}\\b',
    '(?<!\\b[A-Z]{1,6}-?)(?<!\\b[A-Z]{1,6}-?\\d+)\\d{2,}',
  ].join('|'),
  'g',
)
const MARK = '#'
/** The mark that redaction leaves in place of a secret. */
const REDACTED = /\*{3,}/g

/** Replaces the variable parts of a line by a mark. */
export function withoutVariables(line: string): string {
  return line.slice(0, 1000).replaceAll(VARIABLE, MARK).replaceAll(/\s+/g, ' ').trim()
}

/** Makes a pattern that matches the line with any variable parts. */
export function patternFor(line: string): string {
  const parts = line.trim().slice(0, 150).replaceAll(VARIABLE, '\0').replaceAll(REDACTED, '\0').split('\0')
  return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')
}

/** Codes of compilers, and rules of linters at the end of a message. */
const CODE =
  /\b[A-Z]{1,6}\d{2,5}\b|(?<=[([])@?[a-z][\w-]*(?:\/[\w-]+)*(?=[)\]]$)|(?<= )(?:@[\w-]+\/)?[a-z]+(?:-[a-z]+)+$/

/** Identifies a failure among those of its kind and place: by failed tests, else by file and code, else by the quoted line. */
export function signatureOf(
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
export interface Place {
  readonly workflow: string
  readonly job: string
  readonly step: string | null
}

/** Makes the id of a cause, which other surveys and versions must be able to repeat. */
export function causeId(kind: string | null, { workflow, job, step }: Place, signature: string): string {
  const key = JSON.stringify([kind, workflow, job, step, signature])
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}
