import { parseJson } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import {
  allowNull,
  allowUndefined,
  createListShape,
  createObjectShape,
  isBoolean,
  isNumber,
  isString,
  oneOf,
  type Shaped,
} from '../core/shape.js'
import type { Cause } from './causes.js'
import type { Basis } from './document.js'

const isEarlier = createObjectShape({
  schema_version: oneOf(1),
  repository: isString,
  window: createObjectShape({ since: isString, until: isString }),
  complete: isBoolean,
  totals: createObjectShape({ runs: isNumber }),
  causes: createListShape(
    createObjectShape({
      id: isString,
      kind: allowNull(isString),
      title: isString,
      job: isString,
      workflow: allowUndefined(isString),
      is_read: allowUndefined(isBoolean),
      sightings: isNumber,
      minutes: isNumber,
    }),
  ),
})
export type EarlierSurvey = Shaped<{ value: typeof isEarlier }>['value']
/** Surveys by the names of their repositories in lower case. */
export type EarlierSurveys = ReadonlyMap<string, EarlierSurvey>

const isEarlierMany = createObjectShape({
  schema_version: oneOf(1),
  repositories: createListShape(createObjectShape({ survey: allowNull(isEarlier) })),
})

/** Parses an earlier survey of one or of several repositories, which must have the given one; `name` is that of the file. */
export function parseEarlier(text: string, name: string, repository: string | null): Result<EarlierSurveys, string> {
  const value = parseJson(text)
  const many = isEarlierMany(value) ? value.repositories.flatMap(({ survey }) => survey ?? []) : null
  const surveys = many ?? (isEarlier(value) ? [value] : null)
  if (surveys === null) return err(`${name} is not a survey.json of schema_version 1`)
  const byName = new Map(surveys.map((survey) => [survey.repository.toLowerCase(), survey]))
  if (repository === null || byName.has(repository.toLowerCase())) return ok(byName)
  const names = surveys.slice(0, 3).map((survey) => survey.repository)
  return err(`${name} is a survey of ${JSON.stringify(names.join(', '))}, not of ${repository}`)
}

type Counted = Pick<Cause, 'sightings' | 'minutes'>

export interface CauseChange extends Pick<Cause, 'id' | 'title' | 'job' | 'kind'> {
  readonly before: Counted
  readonly now: Counted
  readonly before_per_100: Counted
  readonly now_per_100: Counted
}

type Compared = Pick<Basis, 'causes' | 'totals' | 'complete'>
type ComparedCause = EarlierSurvey['causes'][number]

/** Compares causes by their ids, per 100 runs. A cause is new or gone only if the other survey was complete and read every log of that job. */
export function compareWith(earlier: EarlierSurvey, { causes, totals, complete }: Compared) {
  const before = new Map(earlier.causes.map((cause) => [cause.id, cause]))
  const now = new Map(causes.map((cause) => [cause.id, cause]))
  const [seenBefore, seenNow] = [createSightCheck(earlier.causes, earlier.complete), createSightCheck(causes, complete)]
  const changes = [...new Map<string, ComparedCause>([...before, ...now])].map(([id, cause]) => {
    const { title, job, kind } = cause
    const [was, is] = [toCounted(before.get(id)), toCounted(now.get(id))]
    const rates = { before_per_100: scaleTo100(was, earlier.totals.runs), now_per_100: scaleTo100(is, totals.runs) }
    const change: CauseChange = { id, title, job, kind, before: was, now: is, ...rates }
    const isCompared = isRead(cause) && (was.sightings > 0 || seenBefore(cause)) && (is.sightings > 0 || seenNow(cause))
    return { change, isCompared }
  })
  const sorted = changes.toSorted(
    (one, other) => Math.abs(measureMoreMinutes(other.change)) - Math.abs(measureMoreMinutes(one.change)),
  )
  const compared = sorted.flatMap(({ change, isCompared }) => (isCompared ? [change] : []))
  const stayed = compared.filter((one) => one.before.sightings > 0 && one.now.sightings > 0)
  return {
    window: earlier.window,
    complete: earlier.complete,
    runs: earlier.totals.runs,
    new: compared.filter(({ before: { sightings } }) => sightings === 0),
    gone: compared.filter(({ now: { sightings } }) => sightings === 0),
    more: stayed.filter((one) => signChange(one) > 0),
    less: stayed.filter((one) => signChange(one) < 0),
    not_compared: sorted.flatMap(({ change, isCompared }) => (isCompared ? [] : [change])),
  }
}

/** Surveys of early versions do not tell; they count as read. */
function isRead({ is_read: read = true }: Pick<ComparedCause, 'is_read'>): boolean {
  return read
}

/** Returns a check whether a survey could have seen a cause: one that left out a log of the job could not. */
function createSightCheck(causes: readonly ComparedCause[], isComplete: boolean): (cause: ComparedCause) => boolean {
  const place = ({ workflow, job }: ComparedCause): string => JSON.stringify([workflow ?? '', job])
  const unread = new Set(causes.filter((cause) => !isRead(cause)).map(place))
  return (cause) => isComplete && !unread.has(place(cause))
}

function toCounted(cause: Counted | undefined): Counted {
  return { sightings: cause?.sightings ?? 0, minutes: cause?.minutes ?? 0 }
}

function scaleTo100({ sightings, minutes }: Counted, runs: number): Counted {
  const share = (count: number): number => (runs === 0 ? 0 : Math.round((count / runs) * 10_000) / 100)
  return { sightings: share(sightings), minutes: share(minutes) }
}

function measureMoreMinutes({ before_per_100: before, now_per_100: now }: CauseChange): number {
  return now.minutes - before.minutes
}

function signChange(change: CauseChange): number {
  return change.now_per_100.sightings - change.before_per_100.sightings || measureMoreMinutes(change)
}
