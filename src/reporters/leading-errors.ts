import { type ErrorFamily, errorFamilies } from '../account/groups.js'
import { isJsonObject } from '../core/json.js'
import type { ReportedError } from '../core/report.js'
import { type NamedPlace, namedPlace } from './named-place.js'

const GROUP_FAILED = 'internal.group_failed'

/** The errors that say what went wrong: a group that failed only says that its members did. */
export function leadingErrors(errors: readonly ReportedError[]): readonly ReportedError[] {
  const specific = errors.filter(({ kind }) => kind !== GROUP_FAILED)
  return specific.length === 0 ? errors : specific
}

/** The first error of each kind, the most frequent kind first, as the table of kinds has them. */
export function firstOfEachKind(errors: readonly ReportedError[]): readonly ReportedError[] {
  const firstOf = new Map<string, ReportedError>()
  for (const error of leadingErrors(errors)) if (!firstOf.has(error.kind)) firstOf.set(error.kind, error)
  const inTable = reportedFamilies(errors).flatMap(({ kind }) => firstOf.get(kind) ?? [])
  return [...new Set([...inTable, ...firstOf.values()])]
}

/** An error as a list of many shows it. */
interface ListedError {
  readonly kind: string
  /** The key of an item, or the name of a node. */
  readonly item: string
  readonly message: string
  /** What it names. */
  readonly place: NamedPlace | null
}

export type ReportedFamily = ErrorFamily<ListedError>

/** All errors by their kinds; of a group each member's, by its key. */
export function reportedFamilies(errors: readonly ReportedError[]): readonly ReportedFamily[] {
  return errorFamilies(errors.some(isGroup) ? membersOf(errors) : singlesOf(errors))
}

function isGroup({ kind, details }: ReportedError): boolean {
  return kind === GROUP_FAILED && isJsonObject(details['errors'])
}

function singlesOf(errors: readonly ReportedError[]): readonly ListedError[] {
  return leadingErrors(errors).map((error) => ({
    kind: error.kind,
    message: error.message,
    item: error.node_id ?? '',
    place: namedPlace(error.details),
  }))
}

function membersOf(errors: readonly ReportedError[]): readonly ListedError[] {
  return errors.filter(isGroup).flatMap(({ details: { errors: members = {} } }) =>
    Object.entries(isJsonObject(members) ? members : {}).flatMap(([item, error]): readonly ListedError[] => {
      if (!isJsonObject(error) || typeof error['kind'] !== 'string') return []
      const { kind, message, details } = error
      const place = isJsonObject(details) ? namedPlace(details) : null
      return [{ kind, message: typeof message === 'string' ? message : '', item, place }]
    }),
  )
}
