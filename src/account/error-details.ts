import { type Frame, parseInnerEnvelope } from '../core/envelope.js'
import type { FileLine } from '../core/finding.js'
import { asNumber } from '../core/float.js'
import { asObject, asString, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { ReportedError } from '../core/report.js'

export interface NamedPlace extends FileLine {
  /** Whether the file lies outside of the repository; `file` is then the error's own spelling. */
  readonly isOutside: boolean
  readonly endLine?: number
  readonly column?: number
}

/** Finds a file in the repository; null for a file outside of it. `raisedAt` is the node whose error names the file. */
export type Locate = (file: string, raisedAt: Frame | undefined) => string | null

export type ProblemLevel = 'error' | 'warning' | 'notice'

const LARGEST_LINE = 2_147_483_647

export function findNamedPlace(details: JsonObject, raisedAt: Frame | undefined, locate: Locate): NamedPlace | null {
  const { file: named, ...lines } = findPositionDetails(details)
  if (typeof named !== 'string' || named.trim() === '') return null
  const file = locate(named, raisedAt)
  const line = parseLineNumber(lines['line'])
  const end = parseLineNumber(lines['end_line'])
  const column = parseLineNumber(lines['column'])
  return {
    file: file ?? named,
    isOutside: file === null,
    line,
    ...(end === null || end < (line ?? 1) ? {} : { endLine: end }),
    ...(column === null ? {} : { column }),
  }
}

/** Returns the details that hold the position: those of the inner error for a halt and for an undeclared kind. */
function findPositionDetails(details: JsonObject): JsonObject {
  if (details['file'] !== undefined || details['annotations'] !== undefined) return details
  return parseInnerEnvelope(details['cause'])?.details ?? asObject(details['original_details'])
}

function parseLineNumber(value: Json | undefined): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : asNumber(value)
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= LARGEST_LINE ? number : null
}

/** Returns the problems of `details.annotations`; `place` is null without a file, and a problem without a message gets that of the error. */
export function readProblems(details: JsonObject, errorMessage: string, raisedAt: Frame | undefined, locate: Locate) {
  const listed = findPositionDetails(details)['annotations']
  if (!Array.isArray(listed)) return []
  return listed.filter(isJsonObject).map((entry) => {
    const { message, level } = entry
    const text = prefixTitle(entry, asString(message))
    const place = findNamedPlace({ annotations: null, ...entry }, raisedAt, locate)
    return { level: parseLevel(level), message: text === '' ? errorMessage : text, place }
  })
}

/** `failure` is the word of GitHub's check runs; an unknown level is a warning. */
function parseLevel(level: Json | undefined): ProblemLevel {
  if (level === 'failure' || level === 'error') return 'error'
  return level === 'notice' ? 'notice' : 'warning'
}

export function prefixTitle({ title }: JsonObject, message: string): string {
  if (typeof title !== 'string' || title.trim() === '') return message
  return message === '' ? title : `${title}: ${message}`
}

const GROUP_FAILED = 'internal.group_failed'

interface ListedError {
  readonly kind: string
  readonly item: string
}

/** Errors of one kind: the first one, their number, and every item once. */
export type ErrorsOfKind<E extends ListedError> = E & { readonly count: number; readonly items: readonly string[] }

export function groupByKind<E extends ListedError>(errors: Iterable<E>): readonly ErrorsOfKind<E>[] {
  const kinds = new Map<string, { readonly first: E; readonly items: Set<string>; count: number }>()
  for (const error of errors) {
    const group = kinds.get(error.kind) ?? { first: error, items: new Set(), count: 0 }
    kinds.set(error.kind, group)
    group.items.add(error.item)
    group.count += 1
  }
  return [...kinds.values()]
    .map(({ first, items, count }) => ({ ...first, count, items: [...items] }))
    .sort((a, b) => b.count - a.count)
}

export type KindSummary = ErrorsOfKind<ListedError & { readonly message: string; readonly place: FileLine | null }>

/** An error of a result; a result of another version may lack the optional fields. */
export type LeastError = Pick<ReportedError, 'kind' | 'message' | 'details'> & Partial<ReportedError>

/** Drops the error of a failed group if the errors of its members are there. */
export function withoutGroupErrors<E extends LeastError>(errors: readonly E[]): readonly E[] {
  const specific = errors.filter(({ kind }) => kind !== GROUP_FAILED)
  return specific.length === 0 ? errors : specific
}

/** Groups all errors by kind; a failed group is replaced by the errors of its members. */
export function summarizeKinds(errors: readonly LeastError[], locate: Locate): readonly KindSummary[] {
  const members = errors.flatMap((error) => listMemberErrors(error, locate))
  if (members.length > 0) return groupByKind(members)
  return groupByKind(
    withoutGroupErrors(errors).map(({ kind, message, node_id: node, details, frames }) => ({
      kind,
      message,
      item: node ?? '',
      place: findNamedPlace(details, frames?.[0], locate),
    })),
  )
}

/** Returns the errors of the members of a failed group, also if the group's error is the cause of a halt. */
function listMemberErrors({ kind, details }: LeastError, locate: Locate) {
  const members = findGroupDetails(kind, details)?.['errors']
  if (!isJsonObject(members)) return []
  return Object.entries(members).flatMap(([item, error]) => {
    const inner = parseInnerEnvelope(error)
    if (inner === null) return []
    const { kind: memberKind, message } = inner
    return [{ kind: memberKind, message, item, place: findNamedPlace(inner.details, undefined, locate) }]
  })
}

/** Returns the details of a failed group, which may be the cause of a halt; null for other errors. */
export function findGroupDetails(kind: string, details: JsonObject): JsonObject | null {
  if (kind === GROUP_FAILED) return details
  const cause = parseInnerEnvelope(details['cause'])
  return cause?.kind === GROUP_FAILED ? cause.details : null
}

export function pickFirstOfEachKind(
  errors: readonly LeastError[],
  kinds: readonly KindSummary[],
): readonly LeastError[] {
  const first = new Map<string, LeastError>()
  for (const error of withoutGroupErrors(errors)) if (!first.has(error.kind)) first.set(error.kind, error)
  const inOrder = kinds.flatMap(({ kind }) => first.get(kind) ?? [])
  return [...new Set([...inOrder, ...first.values()])]
}
