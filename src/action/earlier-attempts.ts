import { withQuery } from '../core/github.js'
import { asObject, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { readRunAttempt } from './artifact-names.js'
import { type OwnJob, readOwnJob, toOwnJob } from './event-facts.js'
import { type FetchContext, publicPlace } from './run-artifacts.js'

const PER_PAGE = 100
const MAX_PAGES = 30
/** Number of earlier attempts that are asked one by one; the jobs of all others are one list. */
const SINGLE_ATTEMPTS = 2

export function describeLostAttempt(attempt: number): string {
  return `attempt ${attempt} ran and left nothing: its machine or its upload was lost`
}

/**
 * Returns the newest earlier attempt in which this step began, if that is later than the attempt that left an artifact (0 for none);
 * null if there is none. A missing artifact is no proof that nothing ran: the machine or the upload may have been lost.
 */
export async function findLostAttempt(context: FetchContext, leftIn: number): Promise<Result<number | null, string>> {
  const newest = Number(readRunAttempt(context.host.env)) - 1
  if (newest <= leftIn) return ok(null)
  const attempts = new AttemptJobs(context, newest)
  const own = await attempts.findOwnJob(await readOwnJob(context.host, context.inputs))
  if (own === null) return err('earlier attempts cannot be looked at: it is not known which job this is')
  for (let attempt = newest; attempt > leftIn; attempt -= 1) {
    const jobs = await attempts.list(attempt)
    if (!jobs.ok) return err(`earlier attempts cannot be looked at: the jobs of attempt ${attempt}: ${jobs.error}`)
    const job = jobs.value.find(({ name }) => name === own.name)
    // Jobs that were not run again may be listed with the attempt that ran them.
    const isEarlier = typeof job?.['run_attempt'] === 'number' && job['run_attempt'] < attempt
    if (job === undefined || isEarlier || !hasBegun(job, own)) continue
    const mayBeCopy = job['conclusion'] === 'success' && attempt > 1
    if (!mayBeCopy || !isCopy(job, await attempts.findJob(attempt - 1, own))) return ok(attempt)
  }
  return ok(null)
}

/** Reports whether this step began in the same job of an earlier attempt; if the step is not known, whether the job did. */
function hasBegun(job: JsonObject, { step }: OwnJob): boolean {
  if (job['conclusion'] === 'skipped') return false
  const steps = Array.isArray(job['steps']) ? job['steps'].filter(isJsonObject) : []
  const isSame = (each: JsonObject): boolean =>
    step === null || (each['number'] === step.number && each['name'] === step.name)
  return steps.some((each) => isSame(each) && stepHasBegun(each))
}

/** An attempt also lists the jobs that had passed and were not run again, with the times of the attempt that ran them. */
function isCopy(job: JsonObject, before: JsonObject | null): boolean {
  const isSame = (field: string): boolean => typeof job[field] === 'string' && before?.[field] === job[field]
  return isSame('started_at') && isSame('completed_at')
}

/** A step that was not reached is skipped, or has neither a time nor a conclusion. */
function stepHasBegun({ conclusion, status, started_at: startedAt }: JsonObject): boolean {
  if (conclusion === 'skipped') return false
  return (
    status === 'in_progress' || typeof startedAt === 'string' || conclusion === 'success' || conclusion === 'failure'
  )
}

/** The jobs of this run, by attempts. */
class AttemptJobs {
  readonly #lists = new Map<string, Promise<Result<readonly JsonObject[], string>>>()

  constructor(
    readonly context: FetchContext,
    /** The newest earlier attempt. */
    readonly newest: number,
  ) {}

  async list(attempt: number): Promise<Result<readonly JsonObject[], string>> {
    if (this.newest - attempt < SINGLE_ATTEMPTS) return this.#listOnce(`/attempts/${attempt}/jobs`, {})
    const all = await this.#listOnce('/jobs', { filter: 'all' })
    return all.ok ? ok(all.value.filter((job) => job['run_attempt'] === attempt)) : all
  }

  async findJob(attempt: number, own: OwnJob): Promise<JsonObject | null> {
    const jobs = await this.list(attempt)
    return (jobs.ok ? jobs.value.find(({ name }) => name === own.name) : null) ?? null
  }

  /** Completes what is known about this job from the list of this attempt: its step, or all of it by the name of its runner. */
  async findOwnJob(known: OwnJob | null): Promise<OwnJob | null> {
    const runner = this.context.host.env['RUNNER_NAME'] ?? ''
    if (known === null ? runner === '' : known.step !== null) return known
    const jobs = await this.list(this.newest + 1)
    const isOwn = ({ name, status, runner_name: of }: JsonObject): boolean =>
      known === null ? status === 'in_progress' && of === runner : name === known.name
    const [found, ...others] = jobs.ok ? jobs.value.filter(isOwn) : []
    return found === undefined || others.length > 0 ? known : toOwnJob(found)
  }

  #listOnce(what: string, query: Readonly<Record<string, string>>): Promise<Result<readonly JsonObject[], string>> {
    const jobs = this.#lists.get(what) ?? this.#list(what, query)
    this.#lists.set(what, jobs)
    return jobs
  }

  async #list(what: string, query: Readonly<Record<string, string>>): Promise<Result<readonly JsonObject[], string>> {
    const place = publicPlace(this.context, null)
    if (!place.ok) return place
    const { owner, repo, runId, token } = place.value
    const api = this.context.host.api(token)
    const found: JsonObject[] = []
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const path = `/repos/${owner}/${repo}/actions/runs/${runId}${what}`
      const answer = await api.request('GET', withQuery(path, { ...query, per_page: PER_PAGE, page }))
      if (!answer.ok) return err(answer.error.message)
      const jobs: Json | undefined = asObject(answer.value)['jobs']
      if (!Array.isArray(jobs)) return err('the answer holds no list of jobs')
      for (const job of jobs) if (isJsonObject(job)) found.push(job)
      if (jobs.length < PER_PAGE) return ok(found)
    }
    return err(`the run has more than ${MAX_PAGES * PER_PAGE} jobs`)
  }
}
