import { requestList, withQuery } from '../core/github.js'
import { asObject, type Json } from '../core/json.js'
import type { ApiProblem, GithubApi } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { appendAll } from '../text/lists.js'
import { findPullRequestAt, findQueuedPullRequest, isNewerRun, type RunFacts, readNewestCommit } from './github.js'
import { createContexts, evaluateTemplate } from './github-expression.js'
import { listRuns, PER_PAGE, type ReadList } from './lists.js'
import type { RepeatedJob } from './rerun-plan.js'
import type { WorkflowFile } from './workflow-file.js'
import type { WorkflowFiles } from './workflow-files.js'

/** What the look at the other runs of a repository needs. */
export interface StandingRequest {
  readonly api: GithubApi
  readonly owner: string
  readonly repo: string
  readonly files: WorkflowFiles
  readonly rerunStale: boolean
  readonly rerunLimit: number
  /** Returns the present in milliseconds. */
  readonly now: () => number
}

const HOUR_MS = 3_600_000
/** Age of the runs that are looked at for re-runs of the last hour: a run that failed may have taken long. */
const RECENT_HOURS = 3
/** GitHub lists no more runs than this for one query. */
const MOST_LISTED = 1000
const UNFINISHED = ['in_progress', 'queued', 'pending', 'waiting'] as const

/** Looks for what may change at any time and prevents a re-run; a sentence says what it is. */
export class RunStanding {
  readonly #base: string

  constructor(readonly request: StandingRequest) {
    this.#base = `/repos/${request.owner}/${request.repo}`
  }

  async findObjection(
    run: RunFacts,
    file: WorkflowFile,
    repeated: readonly RepeatedJob[],
    findOutage: (failedRuns: readonly RunFacts[]) => Promise<string | null>,
  ): Promise<string | null> {
    const ofBranch = (await this.#findStaleness(run)) ?? (await this.#findClosedPull(run))
    if (ofBranch !== null) return ofBranch
    const recent = await this.#listRecent()
    if (!recent.ok) return recent.error
    return (
      (await this.#findNewerRun(run, recent.value)) ??
      (await this.#findConcurrent(run, file, repeated)) ??
      this.#judgeNumberOfReruns(recent.value.runs) ??
      findOutage(recent.value.runs.filter((other) => this.#failedLately(other)))
    )
  }

  /** Returns why the run is stale; null if its commit is the newest of the branch. A newer commit has its own run. */
  async #findStaleness({ head_branch: name, head_sha, headRepository, event }: RunFacts): Promise<string | null> {
    // The merge queue removes its branch when it is done with it, and does not wait for another attempt.
    const isQueued = event === 'merge_group'
    if (this.request.rerunStale && !isQueued) return null
    if (name === null) return 'the branch of the run is not known'
    if (headRepository === null && event === 'pull_request') return 'the repository of the pull request is not known'
    const repository = headRepository === null ? this.#base : `/repos/${headRepository}`
    const branch = name.split('/').map(encodeURIComponent).join('/')
    const { api } = this.request
    let answer = await api.request('GET', `${repository}/branches/${branch}`)
    // For a run of a tag, `head_branch` is the name of the tag.
    if (!answer.ok && answer.error.status === 404 && isQueued) return `the branch ${name} of the merge queue is gone`
    if (!answer.ok && answer.error.status === 404) answer = await api.request('GET', `${repository}/commits/${branch}`)
    if (!answer.ok) return `it is not known whether the branch ${name} has moved on: ${answer.error.message}`
    return readNewestCommit(answer.value) === head_sha ? null : `the branch ${name} has moved on since`
  }

  async #findClosedPull(run: RunFacts): Promise<string | null> {
    if (run.event !== 'pull_request') return null
    const { api, rerunStale } = this.request
    const pulls = await listOpenPulls(api, this.request, run)
    if (!pulls.ok) return describeUnread('the pull request of the run', pulls.error, 'pull-requests: read')
    const isOpen = rerunStale ? pulls.value.length > 0 : findPullRequestAt(pulls.value, run.head_sha) !== null
    return isOpen ? null : 'no open pull request has this commit as its head'
  }

  /** Lists the runs of the last hours, or of the last hour in a busy repository. */
  async #listRecent(): Promise<Result<{ readonly runs: readonly RunFacts[]; readonly sinceMs: number }, string>> {
    for (const hours of [RECENT_HOURS, 1]) {
      const sinceMs = this.request.now() - hours * HOUR_MS
      const listed = await listRuns(this.request.api, this.#base, { created: `>=${formatMoment(sinceMs)}` })
      const isBusy = listed.ok && listed.value.missing !== null && listed.value.entries.length >= MOST_LISTED
      if (isBusy && hours > 1) continue
      const problem = findListProblem(listed)
      if (problem !== null) return err(describeUnread('the recent runs of the repository', problem))
      if (listed.ok) return ok({ runs: listed.value.entries, sinceMs })
    }
    return err('the recent runs of the repository are too many')
  }

  async #findNewerRun(
    run: RunFacts,
    recent: { readonly runs: readonly RunFacts[]; readonly sinceMs: number },
  ): Promise<string | null> {
    let candidates = recent.runs
    if (run.createdMs === null || run.createdMs < recent.sinceMs) {
      const created: Record<string, string> =
        run.createdMs === null ? {} : { created: `>=${formatMoment(run.createdMs)}` }
      const listed = await listRuns(this.request.api, this.#base, { branch: run.head_branch ?? '', ...created })
      const problem = findListProblem(listed)
      if (problem !== null) return describeUnread('the runs of the branch', problem)
      candidates = listed.ok ? listed.value.entries : []
    }
    const newer = candidates.find((other) => this.#supersedes(other, run))
    return newer === undefined ? null : `run ${newer.id} of the same workflow and branch is newer`
  }

  /** A push and a pull request may run one commit at the same time, so another event counts only for another commit. */
  #supersedes(other: RunFacts, run: RunFacts): boolean {
    const isSamePlace =
      other.id !== run.id &&
      other.workflow === run.workflow &&
      other.head_branch === run.head_branch &&
      other.headRepository === run.headRepository
    if (!isSamePlace || !isNewerRun(other, run)) return false
    return other.head_sha === run.head_sha ? other.event === run.event : !this.request.rerunStale
  }

  /** Finds a run in progress in the same concurrency group, which a re-run would cancel or wait for. */
  async #findConcurrent(run: RunFacts, file: WorkflowFile, repeated: readonly RepeatedJob[]): Promise<string | null> {
    const templates = listGroups(file, repeated)
    if (templates.length === 0) return null
    const unfinished: RunFacts[] = []
    for (const status of UNFINISHED) {
      const listed = await listRuns(this.request.api, this.#base, { status })
      const problem = findListProblem(listed)
      if (problem !== null) return describeUnread('the runs in progress', problem)
      const runs = listed.ok ? listed.value.entries : []
      appendAll(
        unfinished,
        runs.filter((other) => other.status !== 'completed' && other.id !== run.id),
      )
    }
    for (const template of templates) {
      for (const other of unfinished) {
        if (!(await this.#shareGroup(template, run, other))) continue
        return `run ${other.id} of the same concurrency group is in progress`
      }
    }
    return null
  }

  async #shareGroup(template: string, run: RunFacts, other: RunFacts): Promise<boolean> {
    const groups = evaluateGroup(template, run)
    if (other.workflow === run.workflow) return mayBeEqual(groups, evaluateGroup(template, other))
    if (/github\.(?:workflow|run_id)\b/.test(template)) return false
    const file = await this.request.files.readOf(other)
    if (!file.ok) return true
    return listAllGroups(file.value).some((each) => mayBeEqual(groups, evaluateGroup(each, other)))
  }

  #judgeNumberOfReruns(runs: readonly RunFacts[]): string | null {
    const { rerunLimit, now } = this.request
    const count = runs.filter(({ attempt, startedMs }) => attempt > 1 && now() - (startedMs ?? now()) < HOUR_MS).length
    if (count < rerunLimit) return null
    return `${count} runs of the repository were run again within the last hour, and rerun-limit is ${rerunLimit}`
  }

  #failedLately({ conclusion, endedMs }: RunFacts): boolean {
    const hasFailed = conclusion === 'failure' || conclusion === 'timed_out'
    return hasFailed && this.request.now() - (endedMs ?? 0) < HOUR_MS
  }
}

function formatMoment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
}

/** Returns the groups of the file and of the jobs that would run. */
function listGroups({ concurrency }: WorkflowFile, repeated: readonly RepeatedJob[]): readonly string[] {
  const groups = [concurrency, ...repeated.map(({ node }) => node.job.concurrency)]
  return [...new Set(groups.filter((group) => group !== null))]
}

function listAllGroups({ concurrency, jobs }: WorkflowFile): readonly string[] {
  return [concurrency, ...jobs.map((job) => job.concurrency)].filter((group) => group !== null)
}

/** Returns the groups that a template may name for a run; null stands for any group. */
function evaluateGroup(template: string, run: RunFacts): readonly (string | null)[] {
  return createContexts(run).map((context) => evaluateTemplate(template, context)?.toLowerCase() ?? null)
}

function mayBeEqual(groups: readonly (string | null)[], others: readonly (string | null)[]): boolean {
  return groups.some((left) => others.some((right) => left === null || right === null || left === right))
}

/** Returns why a list cannot be used: it was refused, or it is not whole. */
export function findListProblem<Entry>(listed: Result<ReadList<Entry>, ApiProblem>): ApiProblem | null {
  if (!listed.ok) return listed.error
  return listed.value.missing === null ? null : { status: null, message: listed.value.missing }
}

/** Says what could not be read, and which permission that needs. What cannot be found out counts as a guard. */
export function describeUnread(what: string, { message }: ApiProblem, permission = 'actions: read'): string {
  return `${what} cannot be read (this needs ${permission}): ${message}. What cannot be found out counts as a guard`
}

/** Returns the open pull request whose head is the commit of a run, forks included; null for a push to the default branch. */
export async function findPullRequest(
  api: GithubApi,
  { owner, repo }: Pick<StandingRequest, 'owner' | 'repo'>,
  run: RunFacts,
): Promise<Result<number | null, ApiProblem>> {
  if (run.head_branch === null) return ok(null)
  if (run.event === 'merge_group') return ok(findQueuedPullRequest(run.head_branch))
  const base = `/repos/${owner}/${repo}`
  const from = run.headRepository ?? `${owner}/${repo}`
  if (run.event === 'push' && from === `${owner}/${repo}`) {
    const repository = await api.request('GET', base)
    if (repository.ok && asObject(repository.value)['default_branch'] === run.head_branch) return ok(null)
  }
  const pulls = await listOpenPulls(api, { owner, repo }, run)
  return pulls.ok ? ok(findPullRequestAt(pulls.value, run.head_sha)) : pulls
}

/** Lists the open pull requests from the branch of a run. */
async function listOpenPulls(
  api: GithubApi,
  { owner, repo }: Pick<StandingRequest, 'owner' | 'repo'>,
  { headRepository, head_branch: branch }: RunFacts,
): Promise<Result<readonly Json[], ApiProblem>> {
  const head = `${headRepository?.split('/')[0] ?? owner}:${branch}`
  return requestList(api, withQuery(`/repos/${owner}/${repo}/pulls`, { state: 'open', head, per_page: PER_PAGE }))
}
