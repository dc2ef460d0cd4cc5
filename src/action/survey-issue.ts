import { type GithubApi, requestList } from '../adapters/github/api.js'
import { withQuery } from '../core/github.js'
import { isJsonObject, type JsonObject } from '../core/json.js'
import type { SurveyDocument } from '../survey/document.js'
import { surveyPage } from '../survey/pages.js'
import { titleOf } from '../survey/sections.js'
import { isByUntrustedAuthor } from './comment.js'

const LABEL = 'conductor-survey'
const MARKER = '<!-- conductor-survey -->'
const PER_PAGE = 100
const MAX_PAGES = 10

/** Creates or updates the one open issue about the survey; returns the problem, if any. */
export async function bringUpToDate(api: GithubApi, document: SurveyDocument): Promise<string | null> {
  const base = `/repos/${document.repository}/issues`
  const title = titleOf(document)
  const body = `${MARKER}\n${surveyPage(document, 'markdown')}`
  const known = (await openIssue(api, base, { labels: LABEL })) ?? (await openIssue(api, base, {}))
  if (typeof known === 'string') return `the issue was not updated: ${known}`
  const done =
    known === null
      ? await api.request('POST', base, { title, body, labels: [LABEL] })
      : await api.request('PATCH', `${base}/${known}`, { body })
  return done.ok ? null : `the issue was not updated: ${done.error.message}`
}

/** Finds the number of the open issue; null if there is none, a text if issues cannot be listed. */
async function openIssue(
  api: GithubApi,
  base: string,
  query: Readonly<Record<string, string>>,
): Promise<number | string | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const listed = await requestList(api, withQuery(base, { ...query, state: 'open', per_page: PER_PAGE, page }))
    if (!listed.ok) return listed.error.message
    const [found] = listed.value.flatMap((each) => (isJsonObject(each) ? (ownNumber(each) ?? []) : []))
    if (found !== undefined) return found
    if (listed.value.length < PER_PAGE) break
  }
  return null
}

function ownNumber(issue: JsonObject): number | null {
  const { number, body, pull_request: pull } = issue
  if (typeof number !== 'number' || typeof body !== 'string' || pull !== undefined) return null
  return body.startsWith(MARKER) && !isByUntrustedAuthor(issue) ? number : null
}
