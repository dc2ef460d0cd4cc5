import type { JobClass } from '../triage/verdict.js'

/** The class under which a failed job is counted: one that recovered is flaky, unless it is transient. */
export type CountedClass = JobClass | 'flaky'
/** The classes in the order in which they need a person. */
export const CLASSES: readonly CountedClass[] = ['deterministic', 'unknown', 'flaky', 'transient', 'cancelled']

/** Numbers under their names. */
type Counts<Name extends string> = Readonly<Record<Name, number>>
/** Failed jobs, and the minutes of these jobs. */
export type Counted = Counts<'sightings' | 'minutes'>
/** The first and the last moment of a window. */
type Span = Readonly<Record<'since' | 'until', string>>

/** A failed job that shows a cause. */
export interface Example {
  readonly url: string
  readonly commit: string
  readonly branch: string | null
  /** Line of the log; null where an annotation or nothing was read. */
  readonly line: number | null
}

/** A reason for failures: the same kind, place and signature. `legs` are those of the matrix that it was seen in. */
export interface Cause
  extends Counted,
    Counts<'legs' | 'runs' | 'commits' | 'branches' | 'pull_requests' | 'recovered'> {
  readonly id: string
  readonly kind: string | null
  readonly class: JobClass
  readonly workflow: string
  readonly job: string
  readonly step: string | null
  readonly title: string
  readonly tests: readonly string[]
  readonly first: string
  readonly last: string
  readonly flaky: boolean
  readonly examples: readonly Example[]
}

export interface SurveyedWorkflow extends Counts<'runs' | 'passed_first' | 'passed' | 'failed' | 'minutes_lost'> {
  readonly workflow: string
  readonly name: string
  readonly never_passed: boolean
  /** Duration of the last attempts of all runs, from start to end; null without a run. */
  readonly median_minutes: number | null
}

/** A failed test. `passed_same_commit` counts the commits among `commits` on which its job passed, too. */
export interface SurveyedTest extends Counts<'failed' | 'commits' | 'passed_same_commit'> {
  readonly name: string
  /** The newest commits on which its job passed. */
  readonly passed_on: readonly string[]
  readonly last: string
}

/** How attempts after the first ended; `other` were cancelled or not read. */
export type Reruns = Counts<'total' | 'passed' | 'same_cause' | 'other_cause' | 'other' | 'minutes'>

type Judgement = 'right' | 'wrong'
/** Decisions of `rerun: 2` on each first failure, judged by the next attempt. */
export interface Hindsight
  extends Counts<'first_failures' | 'rerun' | 'leave' | Judgement | 'unknown' | `${'rerun' | 'leave'}_${Judgement}`>,
    // Re-runs by hand that it would have started by itself, and the minutes from failure to re-run.
    Counts<'would_have_started' | 'minutes_until_rerun'> {
  readonly median_minutes_until_rerun: number | null
}

export interface SurveyedDay extends Counts<'runs' | 'failed_first'> {
  readonly date: string
  readonly classes: Counts<CountedClass>
}

/** The last line of failures that no rule knows, with a classify rule to paste. */
export interface UnknownLine extends Counted {
  readonly line: string
  readonly causes: number
  readonly rule: string
}

export interface Advice {
  readonly about: 'triage' | 'retry' | 'rule' | 'test' | 'never_passed' | 'limit' | 'retention'
  readonly text: string
  readonly numbers: Counts<string>
  readonly paste: string
}

/** Counts of data that could not be read: runs in a second with more than GitHub lists, jobs of attempts, logs of failed jobs. */
export interface Missing
  extends Record<'runs' | 'attempts' | `logs_${'gone' | 'forbidden' | 'cut' | 'failed'}`, number> {
  readonly notes: string[]
}

/** A cause in two surveys. */
export interface Change extends Pick<Cause, 'id' | 'title' | 'job' | 'kind'> {
  readonly before: Counted
  readonly now: Counted
  readonly before_per_100: Counted
  readonly now_per_100: Counted
}

/** An earlier survey, and the causes that differ from it. */
export interface Comparison extends Readonly<Record<'new' | 'gone' | 'more' | 'less', readonly Change[]>> {
  readonly window: Span
  readonly complete: boolean
  readonly runs: number
}

/** survey.json. `totals.other` neither passed nor failed nor were cancelled: skipped, neutral, waiting for an approval. */
export interface SurveyDocument {
  readonly schema_version: 1
  readonly repository: string
  readonly window: Span
  readonly branches: readonly string[]
  readonly selected_workflows: readonly string[]
  readonly complete: boolean
  readonly missing: Readonly<Missing>
  readonly totals: Counts<
    'runs' | 'attempts' | 'failed_first' | 'failed' | 'cancelled' | 'other' | 'without_failed_job' | 'minutes'
  >
  readonly workflows: readonly SurveyedWorkflow[]
  readonly classes: Readonly<Record<CountedClass, Counted>>
  readonly causes: readonly Cause[]
  readonly tests: readonly SurveyedTest[]
  readonly reruns: Reruns
  readonly triage: Hindsight
  readonly days: readonly SurveyedDay[]
  readonly unknown: readonly UnknownLine[]
  readonly advice: readonly Advice[]
  readonly compare?: Comparison
}
