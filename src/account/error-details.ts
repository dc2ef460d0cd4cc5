import type { Frame } from '../core/envelope.js'
import { asNumber } from '../core/float.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { ReportedError } from '../core/report.js'

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

const GROUP_FAILED = 'internal.group_failed'

interface ListedError {
  readonly kind: string
  /** The key of an item, or the name of a node. */
  readonly item: string
}

/** Errors of one kind: the first of them, how many there were, and every item once. */
export type ErrorsOfKind<E extends ListedError> = E & { readonly count: number; readonly items: readonly string[] }

/** Errors by their kinds, the most frequent first. */
export function byKind<E extends ListedError>(errors: Iterable<E>): readonly ErrorsOfKind<E>[] {
  const kinds = new Map<string, { readonly first: E; readonly items: Set<string>; count: number }>()
  for (const error of errors) {
    const known = kinds.get(error.kind) ?? { first: error, items: new Set(), count: 0 }
    kinds.set(error.kind, known)
    known.items.add(error.item)
    known.count += 1
  }
  return [...kinds.values()]
    .map(({ first, items, count }) => ({ ...first, count, items: [...items] }))
    .sort((a, b) => b.count - a.count)
}

export type KindSummary = ErrorsOfKind<ListedError & { readonly message: string; readonly place: Place | null }>

/** What readers of a result rely on; one of another version may lack the rest. */
export type LeastError = Pick<ReportedError, 'kind' | 'message' | 'details'> & Partial<ReportedError>

/** The errors that say what went wrong: a group that failed only says that its members did. */
export function leadingErrors<E extends LeastError>(errors: readonly E[]): readonly E[] {
  const specific = errors.filter(({ kind }) => kind !== GROUP_FAILED)
  return specific.length === 0 ? errors : specific
}

/** All errors by their kinds; of a group each member's, by its key. */
export function kindsOf(errors: readonly LeastError[], locate: Locate): readonly KindSummary[] {
  const members = errors.flatMap((error) => membersOf(error, locate))
  if (members.length > 0) return byKind(members)
  return byKind(
    leadingErrors(errors).map(({ kind, message, node_id: node, details, frames }) => ({
      kind,
      message,
      item: node ?? '',
      place: namedPlace(details, frames?.[0], locate),
    })),
  )
}

/** The errors of the members of a group that failed, or that a halt is about. */
function membersOf({ kind, details }: LeastError, locate: Locate): readonly Omit<KindSummary, 'count' | 'items'>[] {
  const members = groupDetails(kind, details)?.['errors']
  if (!isJsonObject(members)) return []
  return Object.entries(members).flatMap(([item, error]) => {
    if (!isJsonObject(error) || typeof error['kind'] !== 'string') return []
    const { kind: own, message, details: inner } = error
    const place = isJsonObject(inner) ? namedPlace(inner, undefined, locate) : null
    return [{ kind: own, message: typeof message === 'string' ? message : '', item, place }]
  })
}

/** Details of a failed group, also where a halt route is about one. */
export function groupDetails(kind: string, details: JsonObject): JsonObject | null {
  if (kind === GROUP_FAILED) return details
  const cause = details['cause']
  if (!isJsonObject(cause) || cause['kind'] !== GROUP_FAILED || !isJsonObject(cause['details'])) return null
  return cause['details']
}

/** The first error of each kind, the most frequent kind first. */
export function firstOfEachKind(errors: readonly LeastError[], kinds: readonly KindSummary[]): readonly LeastError[] {
  const first = new Map<string, LeastError>()
  for (const error of leadingErrors(errors)) if (!first.has(error.kind)) first.set(error.kind, error)
  const inOrder = kinds.flatMap(({ kind }) => first.get(kind) ?? [])
  return [...new Set([...inOrder, ...first.values()])]
}
