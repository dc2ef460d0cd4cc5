import { matchesParts } from '../text/glob.js'
import type { TriageDocument, TriagedJob } from './document.js'
import type { RunFacts } from './github.js'

export type Decided = Pick<TriageDocument, 'decision' | 'reason'>

/** Which re-runs the user allows. All lists are names with `*`. */
export interface RerunLimits {
  /** The highest attempt that a re-run may start; 0 only reports. */
  readonly highest: number
  /** The only jobs that may run again; without any, no job may. */
  readonly jobs: readonly string[]
  /** Jobs that never run again. */
  readonly except: readonly string[]
  /** Jobs whose guards do not count. */
  readonly guarded: readonly string[]
}

/** A job that a re-run would run. */
export interface JudgedJob {
  readonly name: string
  /** Spellings of the name; a list that has one of them names the job. */
  readonly spellings: readonly string[]
  /** The id in the workflow file, by which `rerun-except` may name the job, too. */
  readonly id: string
  readonly guarded: string | null
  /** Whether the job did not fail, and runs again because it depends on a failed job. */
  readonly isDependent: boolean
}

/** Facts that are read only if nothing else prevents a re-run. */
export interface RerunFacts {
  /** Failed jobs of the previous attempt. */
  readonly before: readonly Pick<TriagedJob, 'name' | 'kind'>[]
  /** Every job that would run; null while only the failed jobs are known. */
  readonly repeated: readonly JudgedJob[] | null
  /** Sentences about what could not be read. */
  readonly unread: readonly string[]
}

const NO_FACTS: RerunFacts = { before: [], repeated: null, unread: [] }

/**
 * Decides whether a run is run again. `jobs` are the failed and cancelled jobs of its latest attempt, with their guards. The caller
 * checks whether the branch has moved on, and whether another attempt has begun.
 */
export function decideRerun(
  run: Pick<RunFacts, 'status' | 'conclusion' | 'attempt'>,
  jobs: readonly TriagedJob[],
  limits: RerunLimits,
  { before, repeated, unread }: RerunFacts = NO_FACTS,
): Decided {
  const ended = judgeConclusion(run, jobs)
  if (ended !== null) return ended
  const judged = repeated ?? jobs.map(toJudged)
  const objection =
    (limits.highest === 0 ? 'this is a report only; rerun is 0' : null) ??
    judgeClasses(run, jobs) ??
    judgePermission(judged, limits) ??
    (run.attempt < limits.highest
      ? null
      : `attempt ${run.attempt} was the last that rerun: ${limits.highest} allows`) ??
    findRepeatedKind(jobs, before) ??
    unread[0] ??
    (limits.jobs.length > 0 ? null : describeMissingList(judged))
  return objection === null ? { decision: 'rerun', reason: 'every failed job is transient' } : leave(objection)
}

/** Returns the objection to a missing list: nothing runs again that nobody named. */
function describeMissingList(repeated: readonly JudgedJob[]): string {
  const names = suggestRerunJobs(repeated.map(({ name }) => name))
  return `rerun-jobs names no job, and without it nothing is run again; it would have been safe with rerun-jobs: ${names.join(', ')}`
}

/** Returns names for `rerun-jobs`: the legs of a matrix are one. */
export function suggestRerunJobs(names: readonly string[]): readonly string[] {
  // A star in a name would name other jobs as well.
  const plain = names.filter((name) => !name.includes('*')).map((name) => name.replaceAll(/ \([^()]*\)/g, ' (*)'))
  return [...new Set(plain)]
}

function toJudged(job: TriagedJob): JudgedJob {
  const name = getJobName(job)
  const guarded = job.guarded ?? (job.rerun === false ? RULE_GUARD : null)
  return { name, spellings: [name], id: name, guarded, isDependent: false }
}

/** The guard of a rule with `rerun: false`. */
export const RULE_GUARD = 'rerun: false'

export function leave(reason: string): Decided {
  return { decision: 'leave', reason }
}

/** Conclusions of runs in which nothing failed. */
const NOTHING_FAILED: Readonly<Record<string, string>> = {
  success: 'the run succeeded',
  skipped: 'the run was skipped',
  neutral: 'the run ended neutral',
}
const WITHOUT_JOBS: Readonly<Record<string, string>> = {
  startup_failure: 'the run failed before any job began (startup_failure): look at its workflow file',
  action_required: 'the run waits for an approval (action_required)',
  stale: 'GitHub gave the run up (stale)',
  cancelled: 'the run was cancelled',
}

/** Decides by the run's own conclusion, before its jobs: some may have been allowed to fail. */
function judgeConclusion(
  { status, conclusion, attempt }: Pick<RunFacts, 'status' | 'conclusion' | 'attempt'>,
  jobs: readonly TriagedJob[],
): Decided | null {
  const nothing = NOTHING_FAILED[conclusion]
  if (nothing !== undefined) return { decision: 'none', reason: nothing }
  if (status !== '' && status !== 'completed') return leave(`the run has not completed (${status})`)
  if (conclusion === 'startup_failure' || conclusion === 'action_required' || jobs.length === 0)
    return leave(WITHOUT_JOBS[conclusion] ?? `the run ended as ${conclusion || 'unknown'} without a failed job`)
  // Without a known attempt there is no re-run.
  return attempt < 1 ? leave('the attempt of the run is not known') : null
}

const getJobName = (job: Pick<TriagedJob, 'name' | 'file'>): string => job.name ?? job.file ?? 'a job'
/** Lines of a run that a person or a newer run cancelled; a failed matrix job cancels others without these words. */
const RUN_CANCELLED = /^(?:Error: )?(?:The run was cancell?ed by|Cancell?ing since a higher priority)/

/** Returns the objection of the jobs' classes to another run. A cancelled job neither asks for a re-run nor blocks one. */
function judgeClasses({ conclusion }: Pick<RunFacts, 'conclusion'>, all: readonly TriagedJob[]): string | null {
  const jobs = all.filter((job) => job.class !== 'cancelled')
  if (jobs.length === 0) return 'the jobs were cancelled, and nothing else failed'
  const wrong = jobs.find((job) => job.class === 'deterministic' && !mayPass(job))
  if (wrong !== undefined) return `${getJobName(wrong)} failed for a reason that another run cannot fix: ${wrong.kind}`
  const stopped = all.some(({ evidence }) => evidence.some(({ text }) => RUN_CANCELLED.test(text)))
  if (conclusion === 'cancelled' || stopped) return 'the run was cancelled'
  const unknown = jobs.find((job) => !mayPass(job))
  return unknown === undefined ? null : `no rule knows why ${getJobName(unknown)} failed`
}

/** A job that is known to be flaky counts as transient where it would be unknown or a failed test. */
function mayPass(job: TriagedJob): boolean {
  if (job.class === 'transient') return true
  return job.flaky === true && (job.class === 'unknown' || job.kind === 'external.build.test')
}

/** Returns the objection to a job that would run: each must be allowed, not be excepted, and have no guard that counts. */
function judgePermission(jobs: readonly JudgedJob[], limits: RerunLimits): string | null {
  for (const { name, spellings, id, guarded, isDependent } of jobs) {
    const job = isDependent ? `${name}, which would run again after a failed job,` : name
    const find = (patterns: readonly string[]): string | null =>
      spellings.map((spelling) => findPattern(patterns, spelling)).find((pattern) => pattern !== null) ?? null
    const excepted = find(limits.except) ?? findPattern(limits.except, id)
    if (excepted !== null) return `rerun-except names ${job} (${excepted})`
    if (limits.jobs.length > 0 && find(limits.jobs) === null) return `rerun-jobs does not name ${job}`
    if (guarded === null || find(limits.guarded) !== null) continue
    return guarded === RULE_GUARD
      ? `a rule says rerun: false for ${job}`
      : `${job} is guarded (${guarded}): what acts on the world is not repeated by a machine`
  }
  return null
}

/** Returns the pattern that names a job; `*` stands for any text, and case does not matter. */
function findPattern(patterns: readonly string[], name: string): string | null {
  const text = name.toLowerCase()
  return patterns.find((pattern) => matchesParts(pattern.toLowerCase().split('*'), text)) ?? null
}

/** Returns the objection if a transient kind came back in the next attempt: another re-run is unlikely to help. */
function findRepeatedKind(jobs: readonly TriagedJob[], before: RerunFacts['before']): string | null {
  const again = jobs.find(
    (job) => job.class === 'transient' && before.some(({ name, kind }) => name === job.name && kind === job.kind),
  )
  return again === undefined ? null : `${getJobName(again)} failed with ${again.kind} in two attempts in a row`
}
