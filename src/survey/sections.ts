import { count, renderCount } from '../markup/html.js'
import { findLargest } from '../text/lists.js'
import { CLASSES } from '../triage/verdict.js'
import { quoteAsCode } from './advice.js'
import { type Cause, formatMinutes } from './causes.js'
import type { CauseChange } from './compare.js'
import type { SurveyDocument } from './index.js'
import { type AnySurvey, listSurveys, type ManyDocument } from './many.js'

export type SurveyedDay = SurveyDocument['days'][number]

/** Trusted words, untrusted text (each page shows it as code), the address of a job, or a repository that has its part of the page. */
export type SectionCell = string | { readonly code: string } | { readonly link: string } | { readonly part: string }

/** A part of a page, to be rendered as text, Markdown or HTML. */
export interface Section {
  readonly id: string
  readonly title: string
  /** The number of entries, including those that are not shown. */
  readonly total?: number
  readonly lines?: readonly string[]
  readonly columns?: readonly string[]
  readonly rows?: readonly (readonly SectionCell[])[]
  /** Sentences, which may have code between backticks, each with a text to paste. */
  readonly items?: readonly { readonly said: string; readonly paste: string }[]
}

/** Makes a section with a row for each of the first entries. */
function createSection<T>(
  id: string,
  title: string,
  columns: readonly string[],
  all: readonly T[],
  shown: number,
  toRow: (entry: T) => readonly SectionCell[],
): Section {
  return { id, title, total: all.length, columns, rows: all.slice(0, shown).map(toRow) }
}

function formatDate(moment: string): string {
  return moment.slice(0, 10)
}

export function nameSurveyed(document: AnySurvey): string {
  return 'repository' in document ? document.repository : renderCount(document.repositories.length, 'repository')
}

export function formatSurveyTitle(document: AnySurvey): string {
  return `CI survey of ${nameSurveyed(document)}`
}

function formatDays({ window }: AnySurvey): string {
  return `${formatDate(window.since)} to ${formatDate(window.until)}, days of UTC`
}

export function formatWindowWords(document: AnySurvey): string {
  if (!('repository' in document)) return formatDays(document)
  const { branches, selected_workflows: workflows } = document
  const only = [
    ...(branches.length > 0 ? [`branches ${branches.join(', ')}`] : []),
    ...(workflows.length > 0 ? [`workflows ${workflows.join(', ')}`] : []),
  ]
  const whole = formatDays(document)
  return only.length === 0 ? whole : `${whole}; only ${only.join('; ')}`
}

export function listTotalRows(document: AnySurvey): readonly (readonly [string, string])[] {
  const { totals } = document
  const share = (number: number): string => `${count(number)} of ${renderCount(totals.runs, 'run')}`
  const failed = [
    ['Failed at the first attempt', share(totals.failed_first)],
    ['Failed after all attempts', share(totals.failed)],
  ] as const
  const lost = ['Lost', `${formatMinutes(totals.minutes)} of all jobs in failed or cancelled attempts`] as const
  if (!('repository' in document)) {
    const { repositories } = document
    const unread = repositories.length - listSurveys(document).length
    const read = `${count(repositories.length)}${unread === 0 ? '' : `, ${count(unread)} not read`}`
    return [['Repositories', read], ['Runs', count(totals.runs)], ...failed, lost]
  }
  return [
    ['Runs', `${count(totals.runs)} in ${renderCount(totals.attempts, 'attempt')}`],
    ...failed,
    ['Cancelled', share(totals.cancelled)],
    ...(totals.other > 0 ? [['Skipped or not started', share(totals.other)] as const] : []),
    lost,
  ]
}

/** Sentences about data that could not be read; empty if everything was read. */
export function describeMissing({ complete, missing, totals }: SurveyDocument): readonly string[] {
  const logs: readonly (readonly [number, string])[] = [
    [missing.logs_gone, 'are gone'],
    [missing.logs_forbidden, 'may not be read with this token, which needs `actions: read`'],
    [missing.logs_cut, 'were not read because of --logs'],
    [missing.logs_failed, 'could not be fetched'],
  ]
  const unread = logs.filter(([number]) => number > 0).map(([number, why]) => `${count(number)} ${why}`)
  const startless = renderCount(totals.without_failed_job, 'failed run')
  return [
    ...(complete ? [] : ['This survey is not complete: every number below is too low.']),
    ...(missing.runs > 0 ? [`${renderCount(missing.runs, 'run')} could not be listed.`] : []),
    ...(missing.attempts > 0 ? [`The jobs of ${renderCount(missing.attempts, 'attempt')} could not be read.`] : []),
    ...(unread.length > 0
      ? [`Logs of failed jobs: ${unread.join(', ')}; without an annotation that tells, such a job counts as unknown.`]
      : []),
    ...(totals.without_failed_job > 0
      ? [`${startless} had no failed job (GitHub did not start them), so there is no cause.`]
      : []),
    ...missing.notes,
  ]
}

export function formatCausePlace({ workflow, job, step, legs }: Cause): string {
  const place = [workflow.replace(/^\.github\/workflows\//, ''), job, ...(step === null ? [] : [step])].join(' › ')
  return legs > 1 ? `${place} (${legs} legs)` : place
}

export function formatCauseClass({ class: name, flaky, recovered, sightings }: Cause): string {
  return flaky ? `${name}, passed later on the same commit ${recovered} of ${renderCount(sightings, 'time')}` : name
}

export function formatCauseCounts(cause: Cause): string {
  const spread = [
    renderCount(cause.runs, 'run'),
    renderCount(cause.commits, 'commit'),
    renderCount(cause.branches, 'branch'),
    ...(cause.pull_requests > 0 ? [renderCount(cause.pull_requests, 'pull request')] : []),
  ]
  return `${spread.join(', ')}; first ${formatDate(cause.first)}, last ${formatDate(cause.last)}`
}

/** Joins neighbouring days so that there are at most `most` bars. */
export function joinDays(days: readonly SurveyedDay[], most: number): readonly (readonly SurveyedDay[])[] {
  const each = Math.max(1, Math.ceil(days.length / most))
  return Array.from({ length: Math.ceil(days.length / each) }, (_, at) => days.slice(at * each, (at + 1) * each))
}

export function countFailedIn(days: readonly SurveyedDay[]): number {
  return days.reduce((sum, day) => sum + day.failed_first, 0)
}

const BARS = '▁▂▃▄▅▆▇█'
const MOST_BARS = 80

/** Draws the days as one line of bars. */
function createDaysSection({ days }: SurveyDocument): Section {
  const joined = joinDays(days, MOST_BARS)
  const most = findLargest([0, ...joined.map(countFailedIn)])
  const height = (value: number): string => (value === 0 ? ' ' : (BARS[Math.ceil((value / most) * 8) - 1] ?? ''))
  const bar = joined.map((some) => height(countFailedIn(some))).join('')
  const each = joined[0]?.length ?? 1
  return {
    id: 'days',
    title: `Runs that failed at the first attempt, per ${each === 1 ? 'day' : `${each} days`}`,
    lines: most === 0 ? [] : [`▕${bar}▏ the highest bar is ${renderCount(most, 'run')}`],
  }
}

function createClassesSection({ classes }: SurveyDocument): Section {
  const some = CLASSES.filter((name) => classes[name].sightings > 0)
  const rows = some.map((name) => {
    const { sightings, minutes: lost } = classes[name]
    return [name, renderCount(sightings, 'failed job'), formatMinutes(lost)]
  })
  const lines = some.length === 0 ? ['Nothing failed.'] : []
  return { id: 'classes', title: 'Failed jobs by class', lines, columns: ['class', 'failed jobs:', 'minutes:'], rows }
}

function createCausesSection({ causes }: SurveyDocument, shown: number): Section {
  const columns = ['minutes:', 'failed jobs:', 'kind and class', 'place', 'line', 'seen', 'newest']
  const failures = causes.filter((cause) => cause.class !== 'cancelled')
  return createSection('causes', 'The dearest causes', columns, failures, shown, (cause) => [
    formatMinutes(cause.minutes),
    renderCount(cause.sightings, 'failed job'),
    `${cause.kind ?? 'no known kind'}, ${formatCauseClass(cause)}`,
    { code: formatCausePlace(cause) },
    { code: cause.title },
    formatCauseCounts(cause),
    { link: cause.examples[0]?.url ?? '' },
  ])
}

const COMMITS = 3

export function createTestsSection({ tests }: SurveyDocument, shown: number): Section {
  const hasOwners = tests.some(({ owners }) => owners.length > 0)
  const columns = ['test', '', 'lost', 'last', ...(hasOwners ? ['owners'] : [])]
  return createSection('tests', 'Tests', columns, tests, shown, (test) => {
    const times = `failed in ${renderCount(test.failed, 'job')} on ${renderCount(test.commits, 'commit')}`
    const passed = test.passed_on.slice(0, COMMITS).map((commit) => commit.slice(0, 10))
    const more = test.passed_same_commit > passed.length ? ', …' : ''
    const share = `its job also passed on ${test.passed_same_commit} of ${renderCount(test.commits, 'commit')}`
    const flaky = test.passed_same_commit === 0 ? '' : `; ${share} (${passed.join(', ')}${more})`
    const named = test.owners.length === 0 ? '' : { code: test.owners.join(' ') }
    const owners = hasOwners ? [named] : []
    return [
      { code: test.name },
      `${times}${flaky}`,
      formatMinutes(test.minutes),
      `last ${formatDate(test.last)}`,
      ...owners,
    ]
  })
}

export function createRerunsSection({ reruns, triage }: SurveyDocument): Section {
  const { total, passed, same_cause: same, other_cause: other, other: rest } = reruns
  const parts = [`${passed} passed`, `${same} failed for the same cause`, `${other} for another`]
  const unclear = rest > 0 ? `, ${rest} were cancelled or not read` : ''
  const judgedCount = triage.right + triage.wrong
  const judged =
    judgedCount === 0
      ? 'None of these runs had a second attempt, so nobody knows whether that is right.'
      : `Of ${count(judgedCount)} whose second attempt is known it was right on ${count(triage.right)} (run again and passed: ${triage.rerun_right}, left and failed again: ${triage.leave_right}) and wrong on ${count(triage.wrong)} (run again in vain: ${triage.rerun_wrong}, left although it passed: ${triage.leave_wrong}); ${count(triage.unknown)} are unknown. People run again what they expect to pass, so these are no random sample.`
  return {
    id: 'reruns',
    title: 'Re-runs, and what triage would have done',
    lines: [
      total === 0
        ? 'No run had a second attempt.'
        : `${renderCount(total, 're-run')}: ${parts.join(', ')}${unclear}; ${formatMinutes(reruns.minutes)}. Who started a re-run is not read.`,
      ...(triage.first_failures === 0
        ? []
        : [
            `Triage with rerun: 2 would have run ${count(triage.rerun)} of ${renderCount(triage.first_failures, 'first failure')} again and left ${count(triage.leave)}.`,
            judged,
          ]),
      ...(triage.would_have_started === 0
        ? []
        : [
            `It would have started ${renderCount(triage.would_have_started, 're-run')} by itself, which began ${formatMinutes(triage.minutes_until_rerun)} after the failures in all (median ${formatMinutes(triage.median_minutes_until_rerun ?? 0)}).`,
          ]),
    ],
  }
}

export function createMainSection({ main }: SurveyDocument): Section {
  const lines =
    main === null || main.runs === 0
      ? []
      : [
          `Red for ${main.hours_red} hours in ${renderCount(main.turned_red, 'time')} (${renderCount(main.runs, 'run')}); ${main.turned_green} of ${main.turned_red} times it became green again${main.median_hours_until_green === null ? '' : `, after ${main.median_hours_until_green} hours (median)`}${main.is_red ? '. It was red at the end.' : '.'}`,
        ]
  return { id: 'main', title: 'The default branch', lines }
}

export function createWeeksSection({ weeks }: SurveyDocument): Section {
  const rows = weeks
    .filter(({ runs }) => runs > 0)
    .map((one) => [
      one.week,
      `${count(one.passed_first)} of ${renderCount(one.runs, 'run')} passed at the first attempt`,
      formatMinutes(one.minutes_lost),
    ])
  return { id: 'weeks', title: 'Weeks', columns: ['week of', 'passed', 'lost'], rows: rows.length > 1 ? rows : [] }
}

const CHANGES = ['new', 'more', 'less', 'gone'] as const

export function createChangesSection({ compare, totals }: SurveyDocument, shown: number): Section {
  if (compare === undefined) return { id: 'changes', title: '' }
  const sides = CHANGES.map((side) => `${compare[side].length} ${side}`).join(', ')
  const uncompared = compare.not_compared.length
  const unseen = uncompared === 0 ? '' : ` ${uncompared} not compared: one of the two surveys did not read their logs.`
  const warning = compare.complete ? '' : ' The earlier survey was not complete.'
  const when = `${formatDate(compare.window.since)} to ${formatDate(compare.window.until)}`
  return {
    id: 'changes',
    title: 'What changed',
    lines: [
      `Compared with ${when} (${renderCount(compare.runs, 'run')}, now ${count(totals.runs)}): causes ${sides}.${unseen}${warning} Few sightings more or less may be chance.`,
    ],
    columns: ['', 'job', 'cause', 'before → now'],
    rows: CHANGES.flatMap((side) =>
      compare[side]
        .slice(0, shown)
        .map((change) => [side, { code: change.job }, { code: change.title }, formatChange(change)]),
    ),
  }
}

function formatChange({ before, now, before_per_100: was, now_per_100: is }: CauseChange): string {
  return `${before.sightings} → ${now.sightings} failed jobs (${was.sightings} → ${is.sightings} per 100 runs), ${formatMinutes(before.minutes)} → ${formatMinutes(now.minutes)} (${was.minutes} → ${is.minutes})`
}

export function createWorkflowsSection({ workflows }: SurveyDocument, shown: number): Section {
  const columns = ['workflow', 'runs', 'passed at first', 'passed in the end', 'median from start to end', 'lost', '']
  return createSection('workflows', 'Workflows', columns, workflows, shown, (one) => [
    { code: one.workflow },
    count(one.runs),
    count(one.passed_first),
    count(one.passed),
    one.median_minutes === null ? '–' : formatMinutes(one.median_minutes),
    formatMinutes(one.minutes_lost),
    one.never_passed ? 'never passed' : '',
  ])
}

export function createAdviceSection({ advice }: SurveyDocument): Section {
  const items = advice.map(({ text, paste }) => ({ said: text, paste }))
  return { id: 'advice', title: 'Advice', total: advice.length, items }
}

export function createUnknownSection({ unknown }: SurveyDocument): Section {
  const line = 'A rule for .github/conductor-triage.yml each. Whether another run mends it is yours to decide.'
  const items = unknown.map(({ line: last, sightings, rule }) => {
    return { said: `${renderCount(sightings, 'failed job')} ended with ${quoteAsCode(last)}`, paste: rule }
  })
  const lines = unknown.length === 0 ? [] : [line]
  return { id: 'unknown', title: 'Lines that no rule knows', total: unknown.length, lines, items }
}

export function createRepositoriesSection({ repositories }: ManyDocument, shown: number): Section {
  const columns = ['repository', 'lost', 'failed at first', 'dearest cause']
  const title = 'Repositories, the most minutes lost first'
  return createSection('repositories', title, columns, repositories, shown, ({ repository, survey, problem }) => {
    const name = { part: repository }
    if (survey === null) return [name, '', `not read: ${problem ?? ''}`, '']
    const { totals, causes, complete } = survey
    const failed = `${count(totals.failed_first)} of ${renderCount(totals.runs, 'run')}${complete ? '' : ', not complete'}`
    const [dearest] = causes
    return [name, formatMinutes(totals.minutes), failed, dearest === undefined ? '' : { code: dearest.title }]
  })
}

export function createSharedCausesSection({ causes }: ManyDocument, shown: number): Section {
  const columns = ['repositories', 'lost', 'failed jobs', 'kind', 'line']
  const title = 'Causes, those that several repositories share first'
  const failures = causes.filter((cause) => cause.class !== 'cancelled')
  return createSection('shared-causes', title, columns, failures, shown, ({ repositories, kind, ...cause }) => {
    const [first = '', ...others] = repositories
    const names = `${repositories.slice(0, 5).join(', ')}${repositories.length > 5 ? ', …' : ''}`
    return [
      others.length === 0 ? { part: first } : `${count(repositories.length)}: ${names}`,
      formatMinutes(cause.minutes),
      renderCount(cause.sightings, 'failed job'),
      `${kind ?? 'no known kind'}, ${cause.class}`,
      { code: cause.title },
    ]
  })
}

export function createSections(document: SurveyDocument, shown: number): readonly Section[] {
  return [
    createDaysSection(document),
    createClassesSection(document),
    createMainSection(document),
    createWeeksSection(document),
    createChangesSection(document, Math.ceil(shown / 2)),
    createCausesSection(document, shown),
    createTestsSection(document, shown),
    createRerunsSection(document),
    createAdviceSection(document),
  ].filter(hasContent)
}

export function hasContent({ lines = [], rows = [], items = [] }: Section): boolean {
  return lines.length + rows.length + items.length > 0
}

export function describeLeftOut({ total = 0, rows = [] }: Section): string {
  return rows.length > 0 && total > rows.length ? `And ${count(total - rows.length)} more in survey.json.` : ''
}
