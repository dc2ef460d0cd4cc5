import type { JobClass } from '../triage/verdict.js'

/** The class under which a failed job is counted: one that recovered is flaky, unless it is transient. */
export type CountedClass = JobClass | 'flaky'
/** The classes in the order in which they need a person. */
export const CLASSES: readonly CountedClass[] = ['deterministic', 'unknown', 'flaky', 'transient', 'cancelled']

/** The newest sightings of a cause. */
export interface Example {
  readonly url: string
  readonly commit: string
  readonly branch: string | null
  /** Line of the log; null where an annotation or nothing was read. */
  readonly line: number | null
}

/** What a person would call one reason. */
export interface Cause {
  readonly id: string
  readonly kind: string | null
  readonly class: JobClass
  readonly workflow: string
  readonly job: string
  readonly step: string | null
  readonly title: string
  readonly tests: readonly string[]
  /** Legs of the matrix that it was seen in. */
  readonly legs: number
  readonly sightings: number
  readonly runs: number
  readonly commits: number
  readonly branches: number
  readonly pull_requests: number
  readonly first: string
  readonly last: string
  readonly recovered: number
  readonly flaky: boolean
  readonly minutes: number
  readonly examples: readonly Example[]
}

export interface Counted {
  readonly sightings: number
  readonly minutes: number
}

export interface SurveyedWorkflow {
  readonly workflow: string
  readonly name: string
  readonly runs: number
  readonly passed_first: number
  readonly passed: number
  readonly failed: number
  readonly never_passed: boolean
  /** Of the last attempts of all runs, from start to end; null without a run. */
  readonly median_minutes: number | null
  readonly minutes_lost: number
}

export interface SurveyedTest {
  readonly name: string
  readonly failed: number
  readonly commits: number
  /** Commits among them on which its job passed, too. */
  readonly passed_same_commit: number
  /** The newest of those commits. */
  readonly passed_on: readonly string[]
  readonly last: string
}

export interface Reruns {
  readonly total: number
  readonly passed: number
  readonly same_cause: number
  readonly other_cause: number
  /** Cancelled, or not read. */
  readonly other: number
  readonly minutes: number
}

/** What `rerun: 2` would have decided on each first failure, and what the next attempt did. */
export interface Hindsight {
  readonly first_failures: number
  readonly rerun: number
  readonly leave: number
  readonly right: number
  readonly wrong: number
  readonly unknown: number
  readonly rerun_right: number
  readonly rerun_wrong: number
  readonly leave_right: number
  readonly leave_wrong: number
  /** Re-runs by hand that it would have started by itself, and the minutes from failure to re-run. */
  readonly would_have_started: number
  readonly minutes_until_rerun: number
  readonly median_minutes_until_rerun: number | null
}

export interface SurveyedDay {
  readonly date: string
  readonly runs: number
  readonly failed_first: number
  readonly classes: Readonly<Record<CountedClass, number>>
}

export interface UnknownLine {
  readonly line: string
  readonly sightings: number
  readonly causes: number
  readonly minutes: number
  /** A classify rule, ready to paste. */
  readonly rule: string
}

export interface Advice {
  readonly about: 'triage' | 'retry' | 'rule' | 'test' | 'never_passed' | 'limit' | 'retention'
  readonly text: string
  readonly numbers: Readonly<Record<string, number>>
  readonly paste: string
}

export interface Missing {
  /** Runs in a second with more than GitHub lists. */
  runs: number
  /** Attempts whose jobs could not be read. */
  attempts: number
  logs_gone: number
  logs_forbidden: number
  logs_cut: number
  logs_failed: number
  readonly notes: string[]
}

export interface Change {
  readonly id: string
  readonly title: string
  readonly job: string
  readonly kind: string | null
  readonly before: Counted
  readonly now: Counted
  /** Per 100 runs. */
  readonly before_per_100: Counted
  readonly now_per_100: Counted
}

export interface Comparison {
  readonly window: { readonly since: string; readonly until: string }
  readonly complete: boolean
  readonly runs: number
  readonly new: readonly Change[]
  readonly gone: readonly Change[]
  readonly more: readonly Change[]
  readonly less: readonly Change[]
}

/** survey.json. */
export interface SurveyDocument {
  readonly schema_version: 1
  readonly repository: string
  readonly window: { readonly since: string; readonly until: string }
  readonly branches: readonly string[]
  readonly selected_workflows: readonly string[]
  readonly complete: boolean
  readonly missing: Readonly<Missing>
  readonly totals: {
    readonly runs: number
    readonly attempts: number
    readonly failed_first: number
    readonly failed: number
    readonly cancelled: number
    /** Neither passed nor failed nor cancelled: skipped, neutral, waiting for an approval. */
    readonly other: number
    readonly without_failed_job: number
    readonly minutes: number
  }
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
