import { type ApiProblem, type GithubApi, requestList } from '../adapters/github/api.js'
import { withQuery } from '../core/github.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { ok, type Result } from '../core/result.js'

const PER_PAGE = 100
const MAX_PAGES = 30

export interface CommentRequest {
  readonly owner: string
  readonly repo: string
  readonly pullRequest: number
  /** The line by which the comment is found again. */
  readonly marker: string
  readonly body: string
  /** Which run writes it; null where that is not known. */
  readonly run: RunOrder | null
  /** A green run has nothing to say where nothing was said before. */
  readonly onlyUpdate: boolean
}

export interface RunOrder {
  readonly number: number
  readonly attempt: number
}

export function runOrder(env: Readonly<Record<string, string | undefined>>): RunOrder | null {
  const number = Number(env['GITHUB_RUN_NUMBER'] ?? Number.NaN)
  return Number.isSafeInteger(number) ? { number, attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1) || 1 } : null
}

/** Whether a newer run than this has written the comment; one that names no run is older than any. */
function isOfNewerRun(body: string, run: RunOrder | null): boolean {
  const [, number, attempt] = /<!-- conductor-run:(\d{1,15})\.(\d{1,6}) -->\s*$/.exec(body) ?? []
  if (number === undefined) return false
  if (run === null || Number(number) !== run.number) return run === null || Number(number) > run.number
  return Number(attempt) > run.attempt
}

/** Makes the comment or brings it up to date; the answer says what was not delivered. */
export async function deliverComment(api: GithubApi, request: CommentRequest): Promise<string | null> {
  const base = `/repos/${request.owner}/${request.repo}/issues`
  const known = await findComment(api, `${base}/${request.pullRequest}/comments`, request.marker)
  if (!known.ok) return `the comment was not made: ${known.error.message}`
  const { run } = request
  const runLine = run === null ? '' : `\n<!-- conductor-run:${run.number}.${run.attempt} -->\n`
  const body = `${request.body.trimEnd()}\n${runLine}`
  if (known.value === null) {
    if (request.onlyUpdate) return null
    const made = await api.request('POST', `${base}/${request.pullRequest}/comments`, { body })
    return made.ok ? null : `the comment was not made: ${made.error.message}`
  }
  if (known.value.body === body) return null
  if (isOfNewerRun(known.value.body, request.run)) return 'the comment was not brought up to date: a newer run wrote it'
  const updated = await api.request('PATCH', `${base}/comments/${known.value.id}`, { body })
  return updated.ok ? null : `the comment was not brought up to date: ${updated.error.message}`
}

type Found = ReturnType<typeof ours>

async function findComment(api: GithubApi, path: string, marker: string): Promise<Result<Found, ApiProblem>> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const listed = await requestList(api, withQuery(path, { per_page: PER_PAGE, page }))
    if (!listed.ok) return listed
    const [found] = listed.value.flatMap((comment) => (isJsonObject(comment) ? (ours(comment, marker) ?? []) : []))
    if (found !== undefined || listed.value.length < PER_PAGE) return ok(found ?? null)
  }
  return ok(null)
}

function ours(comment: JsonObject, marker: string) {
  const { id, body } = comment
  if (typeof id !== 'number' || typeof body !== 'string' || !body.startsWith(marker)) return null
  return isByUntrustedAuthor(comment) ? null : { id, body }
}

/** How GitHub calls authors who could not have written as the action does. */
const UNTRUSTED_ASSOCIATIONS: ReadonlySet<Json | undefined> = new Set([
  'NONE',
  'FIRST_TIMER',
  'FIRST_TIME_CONTRIBUTOR',
  'CONTRIBUTOR',
  'MANNEQUIN',
])

/** Whether a person without rights wrote a comment or an issue: a marker that one of them copied is not ours. */
export function isByUntrustedAuthor(entry: JsonObject): boolean {
  const user = entry['user']
  return isJsonObject(user) && user['type'] === 'User' && UNTRUSTED_ASSOCIATIONS.has(entry['author_association'])
}
