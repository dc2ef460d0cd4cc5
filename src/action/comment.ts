import { type ApiProblem, type GithubApi, requestList } from '../adapters/github/api.js'
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
  /** A green run has nothing to say where nothing was said before. */
  readonly onlyUpdate: boolean
}

/** Makes the comment or brings it up to date; the answer says what was not delivered. */
export async function deliverComment(api: GithubApi, request: CommentRequest): Promise<string | null> {
  const base = `/repos/${request.owner}/${request.repo}/issues`
  const known = await findComment(api, `${base}/${request.pullRequest}/comments`, request.marker)
  if (!known.ok) return `the comment was not made: ${known.error.message}`
  if (known.value === null) {
    if (request.onlyUpdate) return null
    const made = await api.request('POST', `${base}/${request.pullRequest}/comments`, { body: request.body })
    return made.ok ? null : `the comment was not made: ${made.error.message}`
  }
  if (known.value.body === request.body) return null
  const updated = await api.request('PATCH', `${base}/comments/${known.value.id}`, { body: request.body })
  return updated.ok ? null : `the comment was not brought up to date: ${updated.error.message}`
}

interface Found {
  readonly id: number
  readonly body: string
}

async function findComment(api: GithubApi, path: string, marker: string): Promise<Result<Found | null, ApiProblem>> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const listed = await requestList(api, `${path}?per_page=${PER_PAGE}&page=${page}`)
    if (!listed.ok) return listed
    const comments = listed.value
    for (const comment of comments) {
      const found = isJsonObject(comment) ? ours(comment, marker) : null
      if (found !== null) return ok(found)
    }
    if (comments.length < PER_PAGE) return ok(null)
  }
  return ok(null)
}

function ours(comment: JsonObject, marker: string): Found | null {
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
