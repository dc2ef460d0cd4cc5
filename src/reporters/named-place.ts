import { asNumber } from '../core/float.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { ReportInput } from './report-files.js'

/** A file, and a line where there is one. */
export interface NamedPlace {
  readonly file: string
  readonly line: number | null
}

/** The file and line that an error names, in its own words. */
export function namedPlace(details: JsonObject): NamedPlace | null {
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

export function lineNumber(value: Json | undefined): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : asNumber(value)
  return number !== undefined && Number.isSafeInteger(number) && number >= 1 ? number : null
}

/** A file as a report names it. */
export function relativeFile(file: string, { toRelative }: ReportInput): string | null {
  return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file)
}
