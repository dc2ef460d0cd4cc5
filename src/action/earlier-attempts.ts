import { withQuery } from '../core/github.js'
import { asObject, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { type OwnJob, parseOwnJob, readOwnJob } from './host.js'
import { type EarlierRuns, type FetchContext, findPublicPlace } from './run-artifacts.js'
import { readRunAttempt } from './use-site.js'

const PER_PAGE = 100
const MAX_PAGES = 30
const SINGLE_ATTEMPTS = 2

export function describeLostAttempt(attempt: number): string {
  return `attempt ${attempt} ran and left nothing: its machine or its upload was lost`
}

const UNREADABLE = 'earlier attempts cannot be looked at'

/**
 * Returns the newest attempt in which this step began and left nothing, after the one that left an artifact. A missing artifact is no proof
 * that nothing ran: the machine or the upload may have been lost. Attempts that were refused ran nothing.
 */
export async function findLostAttempt(
  context: FetchContext,
  { newest: left, refused }: EarlierRuns,
): Promise<Result<number | null, string>> {
  const newest = Number(readRunAttempt(context.host.env)) - 1
  const leftIn = left?.attempt ?? 0
  const open = Array.from({ length: Math.max(0, newest - leftIn) }, (_, index) => newest - index).filter(
    (attempt) => !refused.has(attempt),
  )
  if (open.length === 0) return ok(null)
  const attempts = new AttemptJobs(context, newest)
  const ownJob = await attempts.findOwnJob(await readOwnJob(context.host, context.inputs))
  if (ownJob === null) return err(`${UNREADABLE}: it is not known which job this is`)
  for (const attempt of open) {
    const begun = await attempts.hasBegun(attempt, ownJob)
    if (!begun.ok) return err(`${UNREADABLE}: attempt ${attempt}: ${begun.error}`)
    if (begun.value) return ok(attempt)
  }
  return ok(null)
}

/** Reports whether this step began in the same job of an earlier attempt; if the step is not known, whether the job did. */
function hasBegunIn(job: JsonObject, { step }: OwnJob): Result<boolean, string> {
  if (job['conclusion'] === 'skipped' || wasNeverAssigned(job)) return ok(false)
  const steps = Array.isArray(job['steps']) ? job['steps'].filter(isJsonObject) : []
  if (steps.length === 0) return err('the job is listed without steps')
  if (step === null) return ok(steps.some(stepHasBegun))
  const named = steps.filter(({ name }) => name === step.name)
  // The number differs if an action of the job has one step more or less there.
  const same = named.find(({ number }) => number === step.number) ?? (named.length === 1 ? named[0] : undefined)
  if (same !== undefined) return ok(stepHasBegun(same))
  const name = JSON.stringify(step.name)
  return err(named.length === 0 ? `the job has no step ${name} there` : `the job has several steps ${name} there`)
}

/** Reports whether a job was cancelled before a runner took it. */
function wasNeverAssigned({ conclusion, runner_id: runnerId }: JsonObject): boolean {
  return conclusion === 'cancelled' && (runnerId === null || runnerId === 0)
}

/** A step that was not reached is skipped, or has neither a time nor a conclusion. */
function stepHasBegun({ conclusion, status, started_at: startedAt }: JsonObject): boolean {
  if (conclusion === 'skipped') return false
  return status === 'in_progress' || typeof startedAt === 'string' || /^(success|failure)$/.test(String(conclusion))
}

type JobList = Promise<Result<readonly JsonObject[], string>>

class AttemptJobs {
  readonly #lists = new Map<string, JobList>()

  constructor(
    readonly context: FetchContext,
    readonly newest: number,
  ) {}

  async list(attempt: number): JobList {
    if (this.newest - attempt < SINGLE_ATTEMPTS) return this.#listOnce(`/attempts/${attempt}/jobs`, {})
    const all = await this.#listOnce('/jobs', { filter: 'all' })
    return all.ok ? ok(all.value.filter((job) => job['run_attempt'] === attempt)) : all
  }

  /** Reports whether this step began in an attempt. An attempt that does not have the job did not run it. */
  async hasBegun(attempt: number, own: OwnJob): Promise<Result<boolean, string>> {
    const jobs = await this.list(attempt)
    if (!jobs.ok) return jobs
    if (jobs.value.length === 0) return err('the list of its jobs is empty')
    for (const job of jobs.value.filter(({ name }) => name === own.name)) {
      // Jobs that were not run again may be listed with the attempt that ran them.
      if (typeof job['run_attempt'] === 'number' && job['run_attempt'] < attempt) continue
      const begun = hasBegunIn(job, own)
      if (!begun.ok) return begun
      if (begun.value && !(await this.#isOfAttemptBefore(attempt, job))) return ok(true)
    }
    return ok(false)
  }

  /** An attempt also lists the jobs that had passed and were not run again, with the times of the attempt that ran them. */
  async #isOfAttemptBefore(attempt: number, job: JsonObject): Promise<boolean> {
    if (job['conclusion'] !== 'success' || attempt === 1) return false
    const jobs = await this.list(attempt - 1)
    const before = jobs.ok ? jobs.value.find(({ name }) => name === job['name']) : undefined
    const isSame = (field: string): boolean => typeof job[field] === 'string' && before?.[field] === job[field]
    return isSame('started_at') && isSame('completed_at')
  }

  /** Completes what is known about this job from the list of this attempt: its step, or all of it by the name of its runner. */
  async findOwnJob(known: OwnJob | null): Promise<OwnJob | null> {
    const runner = this.context.host.env['RUNNER_NAME'] ?? ''
    if (known === null ? runner === '' : known.step !== null) return known
    const jobs = await this.list(this.newest + 1)
    const isOwn = ({ name, status, runner_name: of }: JsonObject): boolean =>
      known === null ? status === 'in_progress' && of === runner : name === known.name
    const [found, ...others] = jobs.ok ? jobs.value.filter(isOwn) : []
    return found === undefined || others.length > 0 ? known : parseOwnJob(found)
  }

  #listOnce(what: string, query: Readonly<Record<string, string>>): JobList {
    const jobs = this.#lists.get(what) ?? this.#list(what, query)
    this.#lists.set(what, jobs)
    return jobs
  }

  async #list(what: string, query: Readonly<Record<string, string>>): JobList {
    const place = findPublicPlace(this.context, null)
    if (!place.ok) return place
    const { owner, repo, runId, token } = place.value
    const api = this.context.host.api(token)
    const collected: JsonObject[] = []
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const path = `/repos/${owner}/${repo}/actions/runs/${runId}${what}`
      const answer = await api.request('GET', withQuery(path, { ...query, per_page: PER_PAGE, page }))
      if (!answer.ok) return err(answer.error.message)
      const jobs: Json | undefined = asObject(answer.value)['jobs']
      if (!Array.isArray(jobs)) return err('the answer holds no list of jobs')
      for (const job of jobs) if (isJsonObject(job)) collected.push(job)
      if (jobs.length < PER_PAGE) return ok(collected)
    }
    return err(`the run has more than ${MAX_PAGES * PER_PAGE} jobs`)
  }
}
