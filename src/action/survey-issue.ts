import type { GithubApi } from '../adapters/github/api.js'
import type { JsonObject } from '../core/json.js'
import type { SurveyDocument } from '../survey/document.js'
import { surveyPage } from '../survey/pages.js'
import { titleOf } from '../survey/sections.js'
import { isByUntrustedAuthor, listEntries } from './comment.js'

const LABEL = 'conductor-survey'
const MARKER = '<!-- conductor-survey -->'
const MAX_PAGES = 10

/** Creates or updates the one open issue about the survey; returns the problem, if any. */
export async function bringUpToDate(api: GithubApi, document: SurveyDocument): Promise<string | null> {
  const base = `/repos/${document.repository}/issues`
  const title = titleOf(document)
  const body = `${MARKER}\n${surveyPage(document, 'markdown')}`
  const open = (query: Readonly<Record<string, string>>) =>
    listEntries(api, base, { ...query, state: 'open' }, ownNumber, { maxPages: MAX_PAGES, isFirstEnough: true })
  const labelled = await open({ labels: LABEL })
  const found = labelled.ok && labelled.value.length === 0 ? await open({}) : labelled
  if (!found.ok) return `the issue was not updated: ${found.error.message}`
  const [known] = found.value
  const done =
    known === undefined
      ? await api.request('POST', base, { title, body, labels: [LABEL] })
      : await api.request('PATCH', `${base}/${known}`, { body })
  return done.ok ? null : `the issue was not updated: ${done.error.message}`
}

function ownNumber(issue: JsonObject): number | null {
  const { number, body, pull_request: pull } = issue
  if (typeof number !== 'number' || typeof body !== 'string' || pull !== undefined) return null
  return body.startsWith(MARKER) && !isByUntrustedAuthor(issue) ? number : null
}
