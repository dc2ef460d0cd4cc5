import { asString, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { TriagedRun } from './document.js'

/** A run as the API describes it, as far as triage needs it. */
export interface RunFacts extends TriagedRun {
  readonly attempt: number
  readonly status: string
  readonly headRepository: string | null
  readonly pullRequests: readonly number[]
}

/** A job of the latest attempt. */
export interface JobRecord {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly conclusion: string
  readonly failedStep: string | null
  readonly failedAt: readonly { readonly from: string; readonly to: string }[]
}

const FAILED: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure'])

export function runOf(value: Json): RunFacts | null {
  if (!isJsonObject(value) || typeof value['id'] !== 'number') return null
  const pulls = value['pull_requests']
  const repository = value['head_repository']
  return {
    id: value['id'],
    name: asString(value['name']),
    workflow: asString(value['path']).replace(/@.*$/, ''),
    event: asString(value['event']),
    head_branch: typeof value['head_branch'] === 'string' ? value['head_branch'] : null,
    head_sha: asString(value['head_sha']),
    url: asString(value['html_url']),
    attempt: typeof value['run_attempt'] === 'number' ? value['run_attempt'] : 1,
    status: asString(value['status']),
    headRepository: isJsonObject(repository) ? asString(repository['full_name']) || null : null,
    pullRequests: Array.isArray(pulls) ? pulls.flatMap((pull: Json) => numberOf(pull)) : [],
  }
}

/** The number of a pull request, as a list of one; of none where it has none. */
export function numberOf(pull: Json): readonly number[] {
  return isJsonObject(pull) && typeof pull['number'] === 'number' ? [pull['number']] : []
}

/** Failed jobs of a page of jobs, and how many the page held. */
export function failedJobs(value: Json): { readonly count: number; readonly failed: readonly JobRecord[] } {
  const jobs = isJsonObject(value) && Array.isArray(value['jobs']) ? value['jobs'] : []
  const failed = jobs.flatMap((job: Json) =>
    isJsonObject(job) && FAILED.has(asString(job['conclusion'])) ? jobRecord(job) : [],
  )
  return { count: jobs.length, failed }
}

function jobRecord(job: JsonObject): readonly JobRecord[] {
  if (typeof job['id'] !== 'number') return []
  const steps: readonly Json[] = Array.isArray(job['steps']) ? job['steps'] : []
  const failed = steps.filter(isJsonObject).filter((step) => FAILED.has(asString(step['conclusion'])))
  return [
    {
      id: job['id'],
      name: asString(job['name']),
      url: asString(job['html_url']),
      conclusion: asString(job['conclusion']),
      failedStep: failed[0] === undefined ? null : asString(failed[0]['name']),
      failedAt: failed.map((step) => ({
        from: second(step['started_at']),
        to: second(step['completed_at']) || '9999',
      })),
    },
  ]
}

/** `2026-01-01T00:00:00`, whatever follows the seconds. */
function second(value: Json | undefined): string {
  return asString(value).slice(0, 19)
}

/** Of a branch or of a commit. */
export function newestCommit(value: Json): string | null {
  if (!isJsonObject(value)) return null
  const commit = isJsonObject(value['commit']) ? value['commit'] : value
  return asString(commit['sha']) || asString(value['sha']) || null
}

/** Messages of the errors that the checks of a job show. */
export function annotationTexts(value: Json): readonly string[] {
  const listed: readonly Json[] = Array.isArray(value) ? value : []
  return listed.filter(isJsonObject).flatMap((each) => {
    const isFailure = each['annotation_level'] === 'failure'
    return isFailure && typeof each['message'] === 'string' ? [each['message'].slice(0, 20_000)] : []
  })
}

/** `https://github.com/owner/repo/actions/runs/1`, also with an attempt or a job behind it. */
export function runAddress(
  url: string,
): { readonly server: string; readonly owner: string; readonly repo: string; readonly id: number } | null {
  const match =
    /^(https?:\/\/[^/\s]+)\/([A-Za-z0-9_.-]+)\/([A-Za-z0-9_.-]+)\/actions\/runs\/(\d{1,15})(?:[/?#].*)?$/.exec(url)
  if (match === null) return null
  const [, server = '', owner = '', repo = '', id = ''] = match
  return { server, owner, repo, id: Number(id) }
}
