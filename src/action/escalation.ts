import { type ApiProblem, type GithubApi, requestList } from '../adapters/github/api.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { ok, type Result } from '../core/result.js'
import { isByUntrustedAuthor } from './comment.js'
import {
  againComment,
  doneComment,
  ESCALATION_LABEL,
  type Escalation,
  escalationsOf,
  type IssueState,
  issueBody,
  nextState,
  readMarker,
  withState,
} from './escalation-issue.js'

/** How a run ended, as far as issues about it are concerned; all texts are redacted. */
export interface EscalationRequest {
  readonly owner: string
  readonly repo: string
  readonly workflow: { readonly name: string; readonly file: string }
  readonly outcome: string
  readonly escalations: readonly JsonObject[]
  readonly ref: string
  readonly runUrl: string
  readonly now: string
}

const PER_PAGE = 100
const MAX_PAGES = 10

interface Issue {
  readonly number: number
  readonly body: string
  readonly isOpen: boolean
  readonly state: IssueState
}

/**
 * One issue per workflow and kind: made once, then counted and commented, closed after a success on the same branch. The
 * answer says what was not delivered; it never changes how the run ended.
 */
export async function escalateToIssues(api: GithubApi, request: EscalationRequest): Promise<string | null> {
  const escalations = escalationsOf(request.escalations)
  const succeeded = request.outcome === 'success'
  if (escalations.length === 0 && !succeeded) return null
  const base = `/repos/${request.owner}/${request.repo}/issues`
  const found = await ownIssues(api, base, request, escalations)
  if (!found.ok) return `the escalation was not delivered: ${found.error.message}`
  const problems: string[] = []
  for (const escalation of escalations) {
    const known = found.value.find(({ state }) => state.kind === escalation.kind) ?? null
    const done =
      known === null ? await open(api, base, request, escalation) : await again(api, base, request, known, escalation)
    if (!done.ok) problems.push(done.error.message)
  }
  if (succeeded) {
    const kinds = new Set(escalations.map(({ kind }) => kind))
    const over = found.value.filter(({ isOpen, state }) => isOpen && !kinds.has(state.kind))
    for (const issue of over) {
      const done = await recovered(api, base, request, issue)
      if (!done.ok) problems.push(done.error.message)
    }
  }
  return problems.length === 0 ? null : `the escalation was not delivered: ${[...new Set(problems)].join('; ')}`
}

/** Our issues about this workflow, by their label; without it, open ones by what they say. The oldest of a kind wins. */
async function ownIssues(
  api: GithubApi,
  base: string,
  request: EscalationRequest,
  escalations: readonly Escalation[],
): Promise<Result<readonly Issue[], ApiProblem>> {
  const labelled = await list(api, `${base}?state=all&labels=${ESCALATION_LABEL}&sort=created&direction=asc`, request)
  if (!labelled.ok) return labelled
  const known = new Set(labelled.value.map(({ state }) => state.kind))
  if (escalations.every(({ kind }) => known.has(kind)) && known.size > 0) return labelled
  // Somebody may have taken the label off, or the token may not set any.
  const others = await list(api, `${base}?state=open&sort=created&direction=desc`, request)
  if (!others.ok) return others
  const numbers = new Set(labelled.value.map(({ number }) => number))
  return ok([...labelled.value, ...others.value.filter(({ number }) => !numbers.has(number))])
}

async function list(
  api: GithubApi,
  path: string,
  request: EscalationRequest,
): Promise<Result<readonly Issue[], ApiProblem>> {
  const found: Issue[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const listed = await requestList(api, `${path}&per_page=${PER_PAGE}&page=${page}`)
    if (!listed.ok) return listed
    const issues = listed.value
    for (const one of issues) {
      const issue = isJsonObject(one) ? ours(one) : null
      if (issue !== null && issue.state.workflow === request.workflow.file) found.push(issue)
    }
    if (issues.length < PER_PAGE) break
  }
  return ok(found)
}

function ours(issue: JsonObject): Issue | null {
  const { number, body, state } = issue
  if (typeof number !== 'number' || typeof body !== 'string' || issue['pull_request'] !== undefined) return null
  const known = readMarker(body)
  return known === null || isByUntrustedAuthor(issue)
    ? null
    : { number, body, isOpen: state !== 'closed', state: known }
}

type Done = Promise<Result<Json, ApiProblem>>

async function open(api: GithubApi, base: string, request: EscalationRequest, escalation: Escalation): Done {
  const state = stateAfter(null, request, escalation)
  const body = issueBody(state, factsOf(request, escalation))
  const labels = [...new Set([ESCALATION_LABEL, ...escalation.labels])]
  const issue = { title: escalation.title, body, labels }
  if (escalation.assignees.length === 0) return api.request('POST', base, issue)
  const made = await api.request('POST', base, { ...issue, assignees: escalation.assignees })
  // The issue is made even when a person cannot be assigned.
  return made.ok || made.error.status !== 422 ? made : api.request('POST', base, issue)
}

async function again(
  api: GithubApi,
  base: string,
  request: EscalationRequest,
  issue: Issue,
  escalation: Escalation,
): Done {
  const state = stateAfter(issue.state, request, escalation)
  const facts = factsOf(request, escalation)
  const reopened = issue.isOpen ? {} : { state: 'open' }
  const updated = await api.request('PATCH', `${base}/${issue.number}`, { body: issueBody(state, facts), ...reopened })
  if (!updated.ok) return updated
  return api.request('POST', `${base}/${issue.number}/comments`, { body: againComment(state, facts) })
}

/** This branch is well again; the issue stays open while another one is not. */
async function recovered(api: GithubApi, base: string, request: EscalationRequest, issue: Issue): Done {
  const refs = issue.state.refs.filter((ref) => ref !== request.ref)
  if (refs.length === issue.state.refs.length) return ok(null)
  const path = `${base}/${issue.number}`
  const body = withState(issue.body, { ...issue.state, refs })
  if (refs.length > 0) return api.request('PATCH', path, { body })
  const commented = await api.request('POST', `${path}/comments`, {
    body: doneComment(request.workflow.name, request.ref, request.runUrl),
  })
  if (!commented.ok) return commented
  return api.request('PATCH', path, { body, state: 'closed', state_reason: 'completed' })
}

function stateAfter(known: IssueState | null, request: EscalationRequest, escalation: Escalation): IssueState {
  const { kind, times } = escalation
  return nextState(known, { workflow: request.workflow.file, kind, times, ref: request.ref, now: request.now })
}

function factsOf({ workflow, runUrl, ref }: EscalationRequest, escalation: Escalation) {
  return { name: workflow.name, escalation, runUrl, ref }
}
