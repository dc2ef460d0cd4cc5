import type { Frame } from '../core/envelope.js'
import { asNumber } from '../core/float.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'

export interface Place {
  readonly file: string
  readonly line: number | null
}

export interface NamedPlace extends Place {
  /** Whether the file lies outside of the repository: then it is called as the error calls it. */
  readonly isOutside: boolean
  readonly endLine?: number
  readonly column?: number
}

/** Finds a file that an error names in the repository; null for one outside of it. `raisedAt` is the node that named it. */
export type Locate = (file: string, raisedAt: Frame | undefined) => string | null

export type ProblemLevel = 'error' | 'warning' | 'notice'

/** One problem that an error locates: an entry of `details.annotations`. */
export interface LocatedProblem {
  readonly level: ProblemLevel
  readonly message: string
  /** Null where it names no file. */
  readonly place: NamedPlace | null
}

const LARGEST_LINE = 2_147_483_647

/** The file and the lines that an error names, in its own words. */
export function namedPlace(details: JsonObject, raisedAt: Frame | undefined, locate: Locate): NamedPlace | null {
  const { file: named, ...lines } = placing(details)
  if (typeof named !== 'string' || named.trim() === '') return null
  const file = locate(named, raisedAt)
  const line = lineNumber(lines['line'])
  const end = lineNumber(lines['end_line'])
  const column = lineNumber(lines['column'])
  return {
    file: file ?? named,
    isOutside: file === null,
    line,
    ...(end === null || end < (line ?? 1) ? {} : { endLine: end }),
    ...(column === null ? {} : { column }),
  }
}

/** A halt and an undeclared kind carry the error that knows the place inside. */
function placing(details: JsonObject): JsonObject {
  if (details['file'] !== undefined || details['annotations'] !== undefined) return details
  const cause = details['cause']
  const inner = isJsonObject(cause) ? cause['details'] : details['original_details']
  return isJsonObject(inner) ? inner : details
}

function lineNumber(value: Json | undefined): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : asNumber(value)
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= LARGEST_LINE ? number : null
}

/** Everything that `details.annotations` locate; what has no words of its own has those of the error. */
export function problemsOf(
  details: JsonObject,
  said: string,
  raisedAt: Frame | undefined,
  locate: Locate,
): readonly LocatedProblem[] {
  const listed = placing(details)['annotations']
  if (!Array.isArray(listed)) return []
  return listed.filter(isJsonObject).map((entry) => {
    const { message, level } = entry
    const own = titled(entry, typeof message === 'string' ? message : '')
    const place = namedPlace({ annotations: null, ...entry }, raisedAt, locate)
    return { level: levelOf(level), message: own === '' ? said : own, place }
  })
}

/** A title opens the message. */
export function titled({ title }: JsonObject, message: string): string {
  if (typeof title !== 'string' || title.trim() === '') return message
  return message === '' ? title : `${title}: ${message}`
}

function levelOf(level: Json | undefined): ProblemLevel {
  if (level === 'failure' || level === 'error') return 'error'
  return level === 'notice' ? 'notice' : 'warning'
}
