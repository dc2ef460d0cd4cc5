import { addTo } from '../core/maps.js'
import { type Cause, mapClasses } from './causes.js'
import type { SurveyDocument } from './index.js'
import { formatInstant, type Window } from './window.js'

/** A repository of a survey of many: its survey, or why it could not be read. */
export interface SurveyedRepository {
  readonly repository: string
  readonly survey: SurveyDocument | null
  readonly problem: string | null
}

export type ManyDocument = ReturnType<typeof createManyDocument>

export type AnySurvey = SurveyDocument | ManyDocument

const TOTALS = ['runs', 'attempts', 'failed_first', 'failed', 'cancelled', 'other', 'minutes'] as const
const round = (number: number): number => Math.round(number * 100) / 100

/** Joins the surveys of repositories: those with the most minutes lost first, causes that several share first. */
export function createManyDocument(surveyed: readonly SurveyedRepository[], window: Window) {
  const repositories = surveyed.toSorted(
    (one, other) => sumLostMinutes(other) - sumLostMinutes(one) || (one.repository < other.repository ? -1 : 1),
  )
  const read = repositories.flatMap(({ survey }) => survey ?? [])
  const sum = (value: (survey: SurveyDocument) => number): number =>
    round(read.reduce((all, survey) => all + value(survey), 0))
  return {
    schema_version: 1 as const,
    window: { since: formatInstant(window.from), until: formatInstant(window.to) },
    complete: read.length === repositories.length && read.every(({ complete }) => complete),
    totals: Object.fromEntries(TOTALS.map((name) => [name, sum(({ totals }) => totals[name])])) as Record<
      (typeof TOTALS)[number],
      number
    >,
    classes: mapClasses((name) => ({
      sightings: sum(({ classes }) => classes[name].sightings),
      minutes: sum(({ classes }) => classes[name].minutes),
    })),
    causes: joinCauses(read),
    repositories,
  }
}

/** Lists the surveys of the repositories that could be read. */
export function listSurveys(document: AnySurvey): readonly SurveyDocument[] {
  return 'repository' in document ? [document] : document.repositories.flatMap(({ survey }) => survey ?? [])
}

/** Returns the causes that earlier surveys could have seen and did not. */
export function listNewCauses(document: AnySurvey) {
  return listSurveys(document).flatMap(({ repository, compare }) =>
    (compare?.new ?? []).map((cause) => ({ ...cause, repository })),
  )
}

function sumLostMinutes({ survey }: SurveyedRepository): number {
  return survey?.totals.minutes ?? -1
}

function joinCauses(surveys: readonly SurveyDocument[]) {
  const groups = new Map<string, { readonly repository: string; readonly cause: Cause }[]>()
  for (const { repository, causes } of surveys)
    for (const cause of causes) addTo(groups, cause.signature, { repository, cause })
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group.toSorted((one, other) => other.cause.minutes - one.cause.minutes)
      if (first === undefined) return []
      const { signature, kind, class: name, title } = first.cause
      const total = (value: (cause: Cause) => number): number =>
        round(group.reduce((all, { cause }) => all + value(cause), 0))
      return {
        signature,
        kind,
        class: name,
        title,
        sightings: total(({ sightings }) => sightings),
        minutes: total((cause) => cause.minutes),
        repositories: [...new Set(group.map(({ repository }) => repository))].sort(),
        causes: group.map(({ repository, cause }) => ({ repository, id: cause.id })),
      }
    })
    .sort(
      (one, other) =>
        Number(other.repositories.length > 1) - Number(one.repositories.length > 1) ||
        other.minutes - one.minutes ||
        other.sightings - one.sightings ||
        (one.signature < other.signature ? -1 : 1),
    )
}
