import { addTo } from '../core/lists.js'
import { count, renderCount } from '../reporters/html/markup.js'
import { byClass, type Cause, minutes } from './causes.js'
import type { SurveyDocument } from './index.js'
import type { Section } from './sections.js'
import { instant, type Window } from './window.js'

/** A repository of a survey of many: its survey, or why it could not be read. */
export interface SurveyedRepository {
  readonly repository: string
  readonly survey: SurveyDocument | null
  readonly problem: string | null
}

/** survey.json of several repositories. */
export type ManyDocument = ReturnType<typeof createManyDocument>

const TOTALS = ['runs', 'attempts', 'failed_first', 'failed', 'cancelled', 'other', 'minutes'] as const
const round = (number: number): number => Math.round(number * 100) / 100

/** Joins the surveys of repositories: those with the most minutes lost first, causes that several share first. */
export function createManyDocument(surveyed: readonly SurveyedRepository[], window: Window) {
  const repositories = surveyed.toSorted(
    (one, other) => lostMinutes(other) - lostMinutes(one) || (one.repository < other.repository ? -1 : 1),
  )
  const read = repositories.flatMap(({ survey }) => survey ?? [])
  const sum = (value: (survey: SurveyDocument) => number): number =>
    round(read.reduce((all, survey) => all + value(survey), 0))
  return {
    schema_version: 1 as const,
    window: { since: instant(window.from), until: instant(window.to) },
    complete: read.length === repositories.length && read.every(({ complete }) => complete),
    totals: Object.fromEntries(TOTALS.map((name) => [name, sum(({ totals }) => totals[name])])) as Record<
      (typeof TOTALS)[number],
      number
    >,
    classes: byClass((name) => ({
      sightings: sum(({ classes }) => classes[name].sightings),
      minutes: sum(({ classes }) => classes[name].minutes),
    })),
    causes: joinCauses(read),
    repositories,
  }
}

function lostMinutes({ survey }: SurveyedRepository): number {
  return survey?.totals.minutes ?? -1
}

/** Joins causes of the same kind and signature. */
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
        /** The causes of the repositories, by id. */
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

/** Returns the id of the part of a page that belongs to a repository. */
export function partId(repository: string): string {
  return `repository-${repository.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}`
}

export function manyTotals({ totals, repositories }: ManyDocument): readonly (readonly [string, string])[] {
  const unread = repositories.filter(({ survey }) => survey === null).length
  return [
    ['Repositories', `${count(repositories.length)}${unread === 0 ? '' : `, ${count(unread)} not read`}`],
    ['Runs', count(totals.runs)],
    ['Failed at the first attempt', `${count(totals.failed_first)} of ${renderCount(totals.runs, 'run')}`],
    ['Failed after all attempts', `${count(totals.failed)} of ${renderCount(totals.runs, 'run')}`],
    ['Lost', `${minutes(totals.minutes)} of all jobs in failed or cancelled attempts`],
  ]
}

export function repositoriesSection({ repositories }: ManyDocument, shown: number): Section {
  return {
    id: 'repositories',
    title: 'Repositories, the most minutes lost first',
    total: repositories.length,
    lines: [],
    columns: ['repository', 'lost', 'failed at first', 'dearest cause'],
    rows: repositories.slice(0, shown).map(({ repository, survey, problem }) => {
      const name = { part: repository }
      if (survey === null) return [name, '', `not read: ${problem ?? ''}`, '']
      const { totals, causes, complete } = survey
      const failed = `${count(totals.failed_first)} of ${renderCount(totals.runs, 'run')}${complete ? '' : ', not complete'}`
      const [dearest] = causes
      return [name, minutes(totals.minutes), failed, dearest === undefined ? '' : { code: dearest.title }]
    }),
  }
}

export function sharedCausesSection({ causes }: ManyDocument, shown: number): Section {
  const all = causes.filter((cause) => cause.class !== 'cancelled')
  return {
    id: 'shared-causes',
    title: 'Causes, those that several repositories share first',
    total: all.length,
    lines: [],
    columns: ['repositories', 'lost', 'failed jobs', 'kind', 'line'],
    rows: all
      .slice(0, shown)
      .map((cause) => [
        cause.repositories.length === 1
          ? (cause.repositories[0] ?? '')
          : `${count(cause.repositories.length)}: ${cause.repositories.slice(0, 5).join(', ')}${cause.repositories.length > 5 ? ', …' : ''}`,
        minutes(cause.minutes),
        renderCount(cause.sightings, 'failed job'),
        `${cause.kind ?? 'no known kind'}, ${cause.class}`,
        { code: cause.title },
      ]),
  }
}
