import { isJsonObject } from '../core/json.js'
import { repositoryOf } from './event-facts.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import type { Caller } from './naming.js'

/** Also asked for in a job that is being cancelled, which has a few seconds left. */
const LONGEST_MS = 5000

const asked = new WeakMap<ActionHost, Promise<Caller>>()

/** Asks GitHub once for the caller of this job's workflow; null where that cannot be read. */
export function callerOf(host: ActionHost, inputs: ActionInputs): Promise<Caller> {
  const caller = asked.get(host) ?? readCaller(host, inputs)
  asked.set(host, caller)
  return caller
}

/** The id of the job is that of its check run: a token that may only write checks can read the name there. */
async function readCaller(host: ActionHost, { checkRunId, githubToken }: ActionInputs): Promise<Caller> {
  const repository = repositoryOf(host.env)
  if (checkRunId === '' || githubToken === '' || !repository.ok) return null
  const api = host.api(githubToken, { signal: AbortSignal.timeout(LONGEST_MS) })
  const { owner, repo } = repository.value
  for (const kind of ['actions/jobs', 'check-runs']) {
    const answer = await api.request('GET', `/repos/${owner}/${repo}/${kind}/${checkRunId}`)
    const name = answer.ok && isJsonObject(answer.value) ? answer.value['name'] : null
    if (typeof name === 'string') return callerIn(name)
  }
  return null
}

/** Empty for a job that belongs to the workflow itself. */
export function callerIn(jobName: string): string {
  return jobName.slice(0, Math.max(0, jobName.lastIndexOf(' / ')))
}
