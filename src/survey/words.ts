import type { Cause, Change, SurveyDocument, SurveyedDay, SurveyedTest } from './document.js'

/** Sentences that every page shows: a share always has its two counts, and a number that could mislead says how. */

export function count(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

export function counted(number: number, word: string): string {
  return `${count(number)} ${word}${number === 1 ? '' : 's'}`
}

export function minutes(number: number): string {
  return number >= 10 || Number.isInteger(number) ? `${count(number)} min` : `${number.toFixed(1)} min`
}

export function titleOf({ repository }: Pick<SurveyDocument, 'repository'>): string {
  return `CI survey of ${repository}`
}

export function windowWords({ window, branches, selected_workflows: workflows }: SurveyDocument): string {
  const only = [
    branches.length > 0 ? `branches ${branches.join(', ')}` : '',
    workflows.length > 0 ? `workflows ${workflows.join(', ')}` : '',
  ].filter((word) => word !== '')
  const whole = `${window.since.slice(0, 10)} to ${window.until.slice(0, 10)}, days of UTC`
  return only.length === 0 ? whole : `${whole}; only ${only.join('; ')}`
}

/** What was counted, as names and values. */
export function totalRows({ totals }: SurveyDocument): readonly (readonly [string, string])[] {
  const of = `of ${counted(totals.runs, 'run')}`
  return [
    ['Runs', `${count(totals.runs)} in ${counted(totals.attempts, 'attempt')}`],
    ['Failed at the first attempt', `${count(totals.failed_first)} ${of}`],
    ['Failed after all attempts', `${count(totals.failed)} ${of}`],
    ['Cancelled', `${count(totals.cancelled)} ${of}`],
    ['Lost', `${minutes(totals.minutes)} of all jobs in failed or cancelled attempts`],
  ]
}

/** What could not be read, and what that does to the numbers; empty where everything was. */
export function missingWords({ complete, missing, totals }: SurveyDocument): readonly string[] {
  const logs: readonly (readonly [number, string])[] = [
    [missing.logs_gone, 'are gone'],
    [missing.logs_forbidden, 'may not be read with this token'],
    [missing.logs_cut, 'were not read because of --logs'],
    [missing.logs_failed, 'could not be fetched'],
  ]
  const unread = logs.filter(([number]) => number > 0).map(([number, why]) => `${count(number)} ${why}`)
  return [
    ...(complete ? [] : ['This survey is not complete: every number below is too low.']),
    ...(missing.runs > 0 ? [`${counted(missing.runs, 'run')} could not be listed.`] : []),
    ...(missing.attempts > 0 ? [`The jobs of ${counted(missing.attempts, 'attempt')} could not be read.`] : []),
    ...(unread.length > 0 ? [`Logs of failed jobs: ${unread.join(', ')}; these jobs count as unknown.`] : []),
    ...(totals.without_failed_job > 0
      ? [
          `${counted(totals.without_failed_job, 'failed run')} had no failed job (GitHub did not start them), so there is no cause.`,
        ]
      : []),
    ...missing.notes,
  ]
}

export function causePlace({ workflow, job, step, legs }: Cause): string {
  const place = [workflow.replace(/^\.github\/workflows\//, ''), job, ...(step === null ? [] : [step])].join(' › ')
  return legs > 1 ? `${place} (${legs} legs)` : place
}

export function causeClass({ class: name, flaky, recovered, sightings }: Cause): string {
  return flaky ? `${name}, passed later on the same commit ${recovered} of ${sightings} times` : name
}

export function causeCounts(cause: Cause): string {
  const spread = [
    counted(cause.runs, 'run'),
    counted(cause.commits, 'commit'),
    counted(cause.branches, 'branch').replace('branchs', 'branches'),
    ...(cause.pull_requests > 0 ? [counted(cause.pull_requests, 'pull request')] : []),
  ]
  return `${spread.join(', ')}; first ${cause.first.slice(0, 10)}, last ${cause.last.slice(0, 10)}`
}

export function testWords({ failed, commits, passed_same_commit: passed }: SurveyedTest): string {
  const times = `failed in ${counted(failed, 'job')} on ${counted(commits, 'commit')}`
  return passed === 0 ? times : `${times}; its job also passed on ${passed} of these ${commits}`
}

export function rerunWords({ reruns }: SurveyDocument): string {
  const { total, passed, same_cause: same, other_cause: other, other: rest } = reruns
  if (total === 0) return 'No run had a second attempt.'
  const parts = [`${passed} passed`, `${same} failed for the same cause`, `${other} for another`]
  return `${counted(total, 're-run')}: ${parts.join(', ')}${rest > 0 ? `, ${rest} were cancelled or not read` : ''}; ${minutes(reruns.minutes)}. Who started a re-run is not read.`
}

export function triageWords({ triage }: SurveyDocument): readonly string[] {
  if (triage.first_failures === 0) return []
  const known = triage.right + triage.wrong
  return [
    `Triage with rerun: 2 would have run ${count(triage.rerun)} of ${counted(triage.first_failures, 'first failure')} again and left ${count(triage.leave)}.`,
    known === 0
      ? 'None of these runs had a second attempt, so nobody knows whether that is right.'
      : `Of ${count(known)} whose second attempt is known it was right on ${count(triage.right)} (run again and passed: ${triage.rerun_right}, left and failed again: ${triage.leave_right}) and wrong on ${count(triage.wrong)} (run again in vain: ${triage.rerun_wrong}, left although it passed: ${triage.leave_wrong}); ${count(triage.unknown)} are unknown. People run again what they expect to pass, so these are no random sample.`,
    ...(triage.would_have_started === 0
      ? []
      : [
          `It would have started ${counted(triage.would_have_started, 're-run')} by itself, which began ${minutes(triage.minutes_until_rerun)} after the failures in all (median ${minutes(triage.median_minutes_until_rerun ?? 0)}).`,
        ]),
  ]
}

/** A change of a cause between two surveys. */
export function changeWords({ before, now, before_per_100: was, now_per_100: is }: Change): string {
  return `${before.sightings} → ${now.sightings} failed jobs (${was.sightings} → ${is.sightings} per 100 runs), ${minutes(before.minutes)} → ${minutes(now.minutes)} (${was.minutes} → ${is.minutes})`
}

export const CHANGES = ['new', 'more', 'less', 'gone'] as const

export function compareWords({ compare, totals }: SurveyDocument): string {
  if (compare === undefined) return ''
  const sides = CHANGES.map((side) => `${compare[side].length} ${side}`).join(', ')
  const warning = compare.complete ? '' : ' The earlier survey was not complete.'
  return `Compared with ${compare.window.since.slice(0, 10)} to ${compare.window.until.slice(0, 10)} (${counted(compare.runs, 'run')}, now ${count(totals.runs)}): causes ${sides}.${warning} Few sightings more or less may be chance.`
}

/** Joins days so that there are at most so many bars. */
export function joinedDays(days: readonly SurveyedDay[], most: number): readonly (readonly SurveyedDay[])[] {
  const each = Math.max(1, Math.ceil(days.length / most))
  return Array.from({ length: Math.ceil(days.length / each) }, (_, at) => days.slice(at * each, (at + 1) * each))
}
