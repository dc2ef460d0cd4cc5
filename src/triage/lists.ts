import { withQuery } from '../core/github.js'
import type { Json } from '../core/json.js'
import type { ApiProblem, GithubApi } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { type ListedJob, parseJob, parsePage, parseRun, type RunFacts } from './github.js'

/** The longest page of GitHub. */
export const PER_PAGE = 100
/** Maximum number of pages; GitHub lists at most 1,000 runs for a query, and fewer than 2,000 jobs of an attempt. */
const MAX_PAGES = 20

/** A list as far as GitHub gave it. */
export interface ReadList<Entry> {
  readonly entries: readonly Entry[]
  /** Why the list is not whole; null if it is. */
  readonly missing: string | null
}

type Query = Readonly<Record<string, string>>

/** Lists jobs: `what` is `runs/1/jobs` or `runs/1/attempts/2/jobs`. */
export function listJobs(api: GithubApi, base: string, what: string, query: Query = {}) {
  return listAll<ListedJob>(api, `${base}/actions/${what}`, query, 'jobs', parseJob)
}

export function listRuns(api: GithubApi, base: string, query: Query): Promise<Result<ReadList<RunFacts>, ApiProblem>> {
  return listAll<RunFacts>(api, `${base}/actions/runs`, query, 'workflow_runs', parseRun)
}

async function listAll<Entry>(
  api: GithubApi,
  path: string,
  query: Query,
  field: 'jobs' | 'workflow_runs',
  parseEntry: (value: Json) => Entry | null,
): Promise<Result<ReadList<Entry>, ApiProblem>> {
  const entries: Entry[] = []
  let total = 0
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await api.request('GET', withQuery(path, { ...query, per_page: PER_PAGE, page }))
    if (!answer.ok) return answer
    const parsed = parsePage(answer.value, field, parseEntry)
    if (parsed === null) return err({ status: null, message: `the answer is not a list of ${field}` })
    // A loop, because a spread of very many arguments overflows the stack.
    for (const entry of parsed.entries) entries.push(entry)
    total = parsed.total
    if (parsed.entries.length < PER_PAGE || entries.length >= total) break
  }
  const isShort = entries.length < total
  return ok({ entries, missing: isShort ? `GitHub listed ${entries.length} of ${total}` : null })
}
