import { isJsonObject } from '../core/json.js'
import type { ReportedError } from '../core/report.js'
import { type NamedPlace, namedPlace } from './named-place.js'

const GROUP_FAILED = 'internal.group_failed'

/** The errors that say what went wrong: a group that failed only says that its members did. */
export function leadingErrors(errors: readonly ReportedError[]): readonly ReportedError[] {
  const specific = errors.filter(({ kind }) => kind !== GROUP_FAILED)
  return specific.length === 0 ? errors : specific
}

/** Errors of one kind: how many, where, and what the first one says. */
export interface ErrorFamily {
  readonly kind: string
  readonly count: number
  /** Keys of items, or names of nodes, each once. */
  readonly items: readonly string[]
  readonly message: string
  /** What the first one names. */
  readonly place: NamedPlace | null
}

/** All errors by their kinds, the most frequent first; a group tells its members by their keys. */
export function errorFamilies(errors: readonly ReportedError[]): readonly ErrorFamily[] {
  const families = new Map<string, ErrorFamily>()
  for (const { kind, message, item, place } of errors.some(isGroup) ? membersOf(errors) : singlesOf(errors)) {
    const known = families.get(kind)
    families.set(kind, {
      kind,
      count: (known?.count ?? 0) + 1,
      items: known === undefined ? [item] : known.items.includes(item) ? known.items : [...known.items, item],
      message: known?.message ?? message,
      place: known === undefined ? place : known.place,
    })
  }
  return [...families.values()].sort((a, b) => b.count - a.count)
}

interface Single extends Pick<ErrorFamily, 'kind' | 'message' | 'place'> {
  readonly item: string
}

function isGroup({ kind, details }: ReportedError): boolean {
  return kind === GROUP_FAILED && isJsonObject(details['errors'])
}

function singlesOf(errors: readonly ReportedError[]): readonly Single[] {
  return leadingErrors(errors).map((error) => ({
    kind: error.kind,
    message: error.message,
    item: error.node_id ?? '',
    place: namedPlace(error.details),
  }))
}

function membersOf(errors: readonly ReportedError[]): readonly Single[] {
  return errors.filter(isGroup).flatMap(({ details: { errors: members = {} } }) =>
    Object.entries(isJsonObject(members) ? members : {}).flatMap(([item, error]): readonly Single[] => {
      if (!isJsonObject(error) || typeof error['kind'] !== 'string') return []
      const { kind, message, details } = error
      const place = isJsonObject(details) ? namedPlace(details) : null
      return [{ kind, message: typeof message === 'string' ? message : '', item, place }]
    }),
  )
}
