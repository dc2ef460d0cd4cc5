import type { Frame } from '../core/envelope.js'
import { asNumber } from '../core/float.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'

/** A file, and a line where there is one. */
export interface Place {
  readonly file: string
  readonly line: number | null
}

/** Finds a file that an error names in the repository; null for one outside of it. `raisedAt` is the node that named it. */
export type Locate = (file: string, raisedAt: Frame | undefined) => string | null

export type ProblemLevel = 'error' | 'warning' | 'notice'

/** The stretch of a file that something is about. */
interface Span {
  readonly line: number
  readonly endLine?: number
  readonly column?: number
}

/** One problem that an error locates: an entry of `details.annotations`. */
export interface LocatedProblem {
  readonly level: ProblemLevel
  /** Null where it has no words of its own. */
  readonly message: string | null
  /** Null where it names no file, or one outside of the repository. */
  readonly file: string | null
  /** The file as it was named, where it lies outside. */
  readonly outside: string | null
  readonly span: Span
}

/** The file and line that an error names, in its own words. */
export function namedPlace(details: JsonObject): Place | null {
  const { file, line } = placing(details)
  return typeof file === 'string' && file.trim() !== '' ? { file, line: lineNumber(line) } : null
}

/** A halt and an undeclared kind carry the error that knows the place inside. */
export function placing(details: JsonObject): JsonObject {
  if (details['file'] !== undefined || details['annotations'] !== undefined) return details
  const cause = details['cause']
  const inner = isJsonObject(cause) ? cause['details'] : details['original_details']
  return isJsonObject(inner) ? inner : details
}

function lineNumber(value: Json | undefined): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : asNumber(value)
  return number !== undefined && Number.isSafeInteger(number) && number >= 1 ? number : null
}

/** The lines and columns that details name. */
export function spanOf(details: JsonObject): Span {
  const line = lineNumber(details['line']) ?? 1
  const end = lineNumber(details['end_line'])
  const column = lineNumber(details['column'])
  return {
    line,
    ...(end === null || end < line ? {} : { endLine: end }),
    ...(column === null ? {} : { column }),
  }
}

/** Everything that `details.annotations` locate. */
export function problemsOf(
  details: JsonObject,
  raisedAt: Frame | undefined,
  locate: Locate,
): readonly LocatedProblem[] {
  const listed = placing(details)['annotations']
  if (!Array.isArray(listed)) return []
  return listed.filter(isJsonObject).map((entry) => {
    const named = namedPlace(entry)?.file ?? null
    const file = named === null ? null : locate(named, raisedAt)
    const { message, level } = entry
    return {
      level: levelOf(level),
      message: typeof message === 'string' || entry['title'] !== undefined ? titled(entry, asText(message)) : null,
      file,
      outside: file === null ? named : null,
      span: spanOf(entry),
    }
  })
}

/** A title opens the message. */
export function titled(details: JsonObject, message: string | null): string {
  const title = details['title']
  if (typeof title !== 'string' || title.trim() === '') return message ?? ''
  return message === null ? title : `${title}: ${message}`
}

function asText(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function levelOf(level: Json | undefined): ProblemLevel {
  if (level === 'failure' || level === 'error') return 'error'
  return level === 'notice' ? 'notice' : 'warning'
}
