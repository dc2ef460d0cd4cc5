import type { PreparedRule } from '../classify/prepared-rules.js'
import type { GithubApi } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { Redactor } from '../redaction/index.js'
import { hasFailed, type ListedJob, parseRun } from '../triage/github.js'
import { lookAtJob } from '../triage/job.js'
import { listJobs } from '../triage/lists.js'
import { findJobIds, type JobNode } from '../triage/rerun-plan.js'
import { WorkflowFiles } from '../triage/workflow-files.js'
import type { AttemptJob } from './judge.js'

export interface VerdictReading {
  readonly api: GithubApi
  readonly repository: string
  readonly runId: string
  readonly attempt: string
  /** Id and name of the job that judges; the name is empty if it is not known. */
  readonly own: { readonly id: string; readonly name: string }
  /** Ids of `needs`, for names that the workflow file does not explain. */
  readonly ids: readonly string[]
  /** Rules of triage, if the logs of failed jobs are to be read. */
  readonly rules: readonly PreparedRule[] | null
  readonly redactor: Redactor
}

const SEPARATOR = ' / '
/** Maximum number of logs that are read; each is a request of its own while the run goes on. */
const MAX_LOGS = 20

/** Reads the jobs of this attempt, without the one that judges, and the ids that they have in the workflow file. */
export async function readAttemptJobs(
  reading: VerdictReading,
): Promise<Result<{ readonly jobs: readonly AttemptJob[]; readonly notes: readonly string[] }, string>> {
  const { api, repository, runId, attempt, own } = reading
  const base = `/repos/${repository}`
  const listed = await listJobs(api, base, `runs/${runId}/attempts/${attempt}/jobs`)
  if (!listed.ok) return err(listed.error.message)
  const { entries, missing } = listed.value
  if (missing !== null) return err(missing)
  const me = entries.find(({ id, name }) => String(id) === own.id || (own.id === '' && name === own.name))
  const caller = findCaller(me?.name ?? own.name)
  const jobs = entries.filter((job) => job !== me && isOfCaller(job.name, caller))
  // Names matter only where something failed; without a failure no file is read.
  const file = jobs.some(hasFailed) ? await readWorkflowJobs(reading) : ok([])
  const notes = file.ok ? [] : [`names of jobs are compared with the ids of needs only: ${file.error}`]
  const named: AttemptJob[] = []
  let logs = 0
  for (const job of jobs) {
    const ids = findIds(file.ok ? file.value : [], job, caller, reading.ids)
    const facts = { name: job.name, conclusion: job.conclusion === '' ? null : job.conclusion, ids }
    const isRead = reading.rules !== null && hasFailed(job) && logs < MAX_LOGS
    if (isRead) logs += 1
    named.push(isRead ? { ...facts, ...(await readCause(reading, job)) } : facts)
  }
  return ok({ jobs: named, notes })
}

function findCaller(name: string): string {
  return name.includes(SEPARATOR) ? name.slice(0, name.lastIndexOf(SEPARATOR)) : ''
}

function isOfCaller(name: string, caller: string): boolean {
  return caller === '' || name.startsWith(`${caller}${SEPARATOR}`)
}

async function readWorkflowJobs({
  api,
  repository,
  runId,
}: VerdictReading): Promise<Result<readonly JobNode[], string>> {
  const answer = await api.request('GET', `/repos/${repository}/actions/runs/${runId}`)
  const run = answer.ok ? parseRun(answer.value) : null
  if (run === null) return err(answer.ok ? 'the run cannot be read' : answer.error.message)
  const read = await new WorkflowFiles(api, repository, run).read()
  return read.ok ? ok(read.value.jobs) : read
}

/** Returns the ids of a job by the workflow file, else by its name: `test`, `test (20)`, `test / unit`. */
function findIds(
  file: readonly JobNode[],
  { name }: ListedJob,
  caller: string,
  ids: readonly string[],
): readonly string[] {
  const level = caller === '' ? 0 : caller.split(SEPARATOR).length
  if (file.length > 0) return findJobIds(file, name, level)
  const local = caller === '' ? name : name.slice(caller.length + SEPARATOR.length)
  return ids.filter((id) => local === id || local.startsWith(`${id} (`) || local.startsWith(`${id}${SEPARATOR}`))
}

/** Returns what triage reads in the log of a job; nothing for a class that says nothing. */
async function readCause({ api, repository, rules, redactor }: VerdictReading, job: ListedJob) {
  const { triaged } = await lookAtJob({ api, base: `/repos/${repository}`, rules: rules ?? [], redactor }, job)
  const { kind, evidence } = triaged
  return kind === null || kind === undefined ? {} : { kind, message: evidence[0]?.text ?? '' }
}
