import { isJsonObject, type JsonObject } from '../core/json.js'
import type { ReportedError } from '../core/report.js'
import { type Locate, namedPlace, type Place } from './places.js'

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
