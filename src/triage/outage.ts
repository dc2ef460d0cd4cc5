import type { GithubApi } from '../core/ports.js'
import type { TriagedJob } from './document.js'
import { hasFailed, type RunFacts } from './github.js'
import { type JobReading, lookAtJob } from './job.js'
import { listJobs } from './lists.js'
import { describeUnread, findListProblem } from './standing.js'

/** Number of runs that failed alike within an hour, this one included, from which on an outage is assumed. */
const OUTAGE_RUNS = 5
/** Maximum number of other runs whose jobs and logs are read. */
const MAX_RUNS = 12

/** Returns why a run is left if many runs failed alike: the same kind in the same job of the same workflow. */
export async function findOutage(
  reading: Pick<JobReading, 'base' | 'rules' | 'redactor'> & { readonly api: GithubApi },
  run: RunFacts,
  failed: readonly TriagedJob[],
  failedRuns: readonly RunFacts[],
): Promise<string | null> {
  const others = failedRuns.filter(({ id, workflow }) => id !== run.id && workflow === run.workflow)
  if (others.length < OUTAGE_RUNS - 1) return null
  const kindByJob = new Map(failed.map(({ name = '', kind }) => [withoutMatrixValues(name), kind]))
  const runsByJob = new Map<string, number>()
  for (const other of others.slice(0, MAX_RUNS)) {
    const listed = await listJobs(reading.api, reading.base, `runs/${other.id}/jobs`, { filter: 'latest' })
    const problem = findListProblem(listed)
    if (problem !== null) return describeUnread(`the jobs of run ${other.id}`, problem)
    if (!listed.ok) continue
    const jobByName = new Map(listed.value.entries.filter(hasFailed).map((job) => [withoutMatrixValues(job.name), job]))
    for (const [name, kind] of kindByJob) {
      const job = jobByName.get(name)
      if (job === undefined || kind === null) continue
      const { triaged } = await lookAtJob({ ...reading, wantsAnnotations: () => false }, job)
      const count = (runsByJob.get(name) ?? 1) + (triaged.kind === kind ? 1 : 0)
      runsByJob.set(name, count)
      if (count >= OUTAGE_RUNS)
        return `${count} runs of this workflow failed with ${kind} in ${name} within the last hour: this is an outage`
    }
  }
  return null
}

/** Returns the name of a job without the values of its matrix. */
function withoutMatrixValues(name: string): string {
  return name.replaceAll(/ \([^()]*\)/g, '')
}
