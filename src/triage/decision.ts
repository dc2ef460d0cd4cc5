import type { TriageDocument, TriagedJob } from './document.js'
import type { RunFacts } from './github.js'

export type Decided = Pick<TriageDocument, 'decision' | 'reason'>

/** Which re-runs the user allows. */
export interface RerunLimits {
  /** The highest attempt that a re-run may start; 0 only reports. */
  readonly highest: number
  /** Names with `*` of the only jobs that may be run again, guarded or not; empty for all that are not guarded. */
  readonly jobs: readonly string[]
  /** Names with `*` of jobs that are never run again. */
  readonly except: readonly string[]
}

/** Facts that are read only if nothing else prevents a re-run. */
export interface RerunFacts {
  /** Failed jobs of the previous attempt. */
  readonly before: readonly Pick<TriagedJob, 'name' | 'kind'>[]
  /** Jobs that did not fail and may run again, because they may depend on a failed job. */
  readonly dependents: readonly Dependent[]
  /** Sentences about what could not be read. */
  readonly unread: readonly string[]
}

export type Dependent = Pick<TriagedJob, 'id' | 'name' | 'guarded'>

const NO_FACTS: RerunFacts = { before: [], dependents: [], unread: [] }

/**
 * Decides whether a run is run again. `jobs` are the failed and cancelled jobs of its latest attempt, with their guards. The caller
 * checks whether the branch has moved on, and whether another attempt has begun.
 */
export function decideRerun(
  run: Pick<RunFacts, 'status' | 'conclusion' | 'attempt'>,
  jobs: readonly TriagedJob[],
  limits: RerunLimits,
  { before, dependents, unread }: RerunFacts = NO_FACTS,
): Decided {
  const ended = judgeConclusion(run, jobs)
  if (ended !== null) return ended
  const inTheWay =
    (limits.highest === 0 ? 'this is a report only; rerun is 0' : null) ??
    judgeClasses(run, jobs) ??
    judgePermission([...jobs, ...dependents], limits, jobs.length) ??
    (run.attempt >= limits.highest
      ? `attempt ${run.attempt} was the last that rerun: ${limits.highest} allows`
      : null) ??
    findRepeatedKind(jobs, before) ??
    judgeUnread(unread, limits)
  return inTheWay === null ? { decision: 'rerun', reason: 'every failed job is transient' } : leave(inTheWay)
}

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

/** Jobs that must not be repeated; the request repeats cancelled jobs and dependents too. The first `failed` jobs have failed. */
function judgePermission(
  jobs: readonly (Dependent & Pick<TriagedJob, 'file' | 'rerun'>)[],
  { jobs: allowed, except }: RerunLimits,
  failed: number,
): string | null {
  for (const [index, job] of jobs.entries()) {
    const name = index < failed ? getJobName(job) : `${getJobName(job)}, which would run again after a failed job,`
    const excepted = except.find((pattern) => isNamed(pattern, getJobName(job)))
    if (excepted !== undefined) return `rerun-except names ${name} (${excepted})`
    if (job.rerun === false) return `a rule says rerun: false for ${name}`
    if (allowed.length > 0 && !allowed.some((pattern) => isNamed(pattern, getJobName(job))))
      return `rerun-jobs does not name ${name}`
    if (allowed.length === 0 && job.guarded !== undefined)
      return `${name} is guarded (${job.guarded}): what acts on the world is not repeated by a machine`
  }
  return null
}

/** What cannot be found out counts as a guard, unless `rerun-jobs` names every job that would run. */
function judgeUnread([first]: readonly string[], { jobs: allowed }: RerunLimits): string | null {
  if (first === undefined || allowed.length > 0) return null
  return `${first}. What cannot be found out counts as a guard; rerun-jobs can name the jobs that may run again`
}

/** `*` stands for any text; case does not matter. */
function isNamed(pattern: string, name: string): boolean {
  const [first = '', ...parts] = pattern.toLowerCase().split('*')
  const last = parts.pop()
  const text = name.toLowerCase()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at + last.length <= text.length
}

/** Returns the objection if a transient kind came back in the next attempt: another re-run is unlikely to help. */
function findRepeatedKind(jobs: readonly TriagedJob[], before: RerunFacts['before']): string | null {
  const again = jobs.find(
    (job) => job.class === 'transient' && before.some(({ name, kind }) => name === job.name && kind === job.kind),
  )
  return again === undefined ? null : `${getJobName(again)} failed with ${again.kind} in two attempts in a row`
}
