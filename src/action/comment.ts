import { nap } from '../adapters/clock.js'
import { describeRefusal, requestList, withQuery } from '../core/github.js'
import { asObject, asString, isJsonObject, type JsonObject } from '../core/json.js'
import type { ApiProblem, GithubApi } from '../core/ports.js'
import { countHandled } from '../core/report.js'
import { ok, type Result } from '../core/result.js'
import type { Environment } from '../core/shells.js'
import { formatCommentMarker, renderCommentMarkdown } from '../reporters/summary.js'
import type { EndTask, Posted, Posting } from './ending.js'
import { findPullRequestNumber, openRepository } from './host.js'

const PER_PAGE = 100
const MAX_PAGES = 30

export interface CommentRequest {
  readonly owner: string
  readonly repo: string
  readonly pullRequest: number
  readonly marker: string
  readonly body: string
  readonly run: RunOrder | null
  /** Whether an existing comment is updated, but none is made: a green run needs no comment of its own. */
  readonly onlyUpdate: boolean
  readonly sleep?: (milliseconds: number) => Promise<void>
}

export const COMMENT: EndTask<Posting, Posted> = {
  what: 'the comment',
  isWanted: ({ host, inputs }) => inputs.comment && !host.cancel.aborted,
  deliver: async (end) => {
    const access = openRepository(end.host, end.inputs)
    if (!access.ok) return { problem: `the comment was not made: ${access.error}`, cause: access.error }
    const pullRequest = findPullRequestNumber(end.host.payload)
    if (!pullRequest.ok) return { problem: `the comment was not made: ${pullRequest.error}` }
    const key = end.key()
    const problem = await deliverComment(access.value.api, {
      ...access.value,
      pullRequest: pullRequest.value,
      marker: formatCommentMarker(key),
      body: renderCommentMarkdown({ ...end.page, key }),
      run: runOrder(end.host.env),
      onlyUpdate:
        end.result.outcome === 'success' && !(end.inputs.comment === 'handled' && countHandled(end.result) > 0),
    })
    return { problem }
  },
}

export interface RunOrder {
  readonly number: number
  readonly attempt: number
}

export function runOrder(env: Environment): RunOrder | null {
  const number = Number(env['GITHUB_RUN_NUMBER'] ?? Number.NaN)
  return Number.isSafeInteger(number) ? { number, attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1) || 1 } : null
}

/** Reports whether a newer run than this one wrote the comment. A comment that names no run is older than any run. */
function isOfNewerRun(body: string, run: RunOrder | null): boolean {
  const [, number, attempt] = /<!-- conductor-run:(\d{1,15})\.(\d{1,6}) -->\s*$/.exec(body) ?? []
  if (number === undefined) return false
  return run === null || (Number(number) - run.number || Number(attempt) - run.attempt) > 0
}

const ROUNDS = 3

/** A comment is looked for again before a request that a rate limit refused is repeated: another job may have made it meanwhile. */
export async function deliverComment(api: GithubApi, request: CommentRequest): Promise<string | null> {
  for (let round = 1; ; round += 1) {
    const problem = await postComment(api, request)
    if (problem === null || typeof problem === 'string') return problem
    const isOver = round < ROUNDS && (await waitForLimit(problem, request.sleep))
    if (!isOver) return `the comment was not made: ${describeWriteRefusal(problem)}`
  }
}

function describeWriteRefusal(problem: ApiProblem): string {
  return describeRefusal(problem, 'pull-requests: write or issues: write')
}

async function postComment(api: GithubApi, request: CommentRequest): Promise<string | ApiProblem | null> {
  const base = `/repos/${request.owner}/${request.repo}/issues`
  const comments = `${base}/${request.pullRequest}/comments`
  const pick = (comment: JsonObject) => {
    const { id, body } = comment
    const isOwn = typeof id === 'number' && typeof body === 'string' && body.startsWith(request.marker)
    return isOwn && !isByUntrustedAuthor(comment) ? { id, body } : null
  }
  const listed = await listEntries(api, comments, {}, pick, { maxPages: MAX_PAGES, isFirstEnough: true })
  if (!listed.ok) return `the comment was not made: ${describeWriteRefusal(listed.error)}`
  const [existing] = listed.value
  const { run } = request
  const runLine = run === null ? '' : `\n<!-- conductor-run:${run.number}.${run.attempt} -->\n`
  const body = `${request.body.trimEnd()}\n${runLine}`
  if (existing === undefined) {
    if (request.onlyUpdate) return null
    const made = await api.request('POST', comments, { body }, { isOnce: true })
    return made.ok ? null : made.error
  }
  if (existing.body === body) return null
  if (isOfNewerRun(existing.body, run)) return 'the comment was not updated: a newer run wrote it'
  const updated = await api.request('PATCH', `${base}/comments/${existing.id}`, { body })
  return updated.ok ? null : `the comment was not updated: ${describeWriteRefusal(updated.error)}`
}

const LONGEST_WAIT_MS = 5000
const SHORT_WAIT_MS = 500

/** Waits until a rate limit that refused a request is over, if that is soon. Reports whether the caller looks again and repeats the request. */
export async function waitForLimit(
  { isRateLimit, retryAfterMs }: ApiProblem,
  sleep = (milliseconds: number) => nap(milliseconds, new AbortController().signal),
): Promise<boolean> {
  const wait = retryAfterMs ?? SHORT_WAIT_MS
  if (isRateLimit !== true || wait > LONGEST_WAIT_MS) return false
  await sleep(wait)
  return true
}

export async function listEntries<Entry>(
  api: GithubApi,
  path: string,
  query: Readonly<Record<string, string>>,
  pick: (entry: JsonObject) => Entry | null,
  { maxPages, isFirstEnough }: { readonly maxPages: number; readonly isFirstEnough: boolean },
): Promise<Result<readonly Entry[], ApiProblem>> {
  const picked: Entry[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const listed = await requestList(api, withQuery(path, { ...query, per_page: PER_PAGE, page }))
    if (!listed.ok) return listed
    for (const entry of listed.value) {
      const found = isJsonObject(entry) ? pick(entry) : null
      if (found !== null) picked.push(found)
    }
    if (listed.value.length < PER_PAGE || (isFirstEnough && picked.length > 0)) break
  }
  return ok(picked)
}

/** GitHub's words for authors who cannot have written with the action's token. */
const UNTRUSTED_ASSOCIATIONS = ['NONE', 'FIRST_TIMER', 'FIRST_TIME_CONTRIBUTOR', 'CONTRIBUTOR', 'MANNEQUIN']

/** Reports whether a person without rights wrote a comment or an issue: such a person may have copied our marker. */
export function isByUntrustedAuthor(entry: JsonObject): boolean {
  const isPerson = asObject(entry['user'])['type'] === 'User'
  return isPerson && UNTRUSTED_ASSOCIATIONS.includes(asString(entry['author_association']))
}
