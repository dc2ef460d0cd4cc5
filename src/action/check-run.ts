import { createVerdict, formatVerdict } from '../account/diagnosis.js'
import { describeRefusal, formatPartLabel } from '../core/github.js'
import { isJsonObject, type JsonObject } from '../core/json.js'
import type { GithubApi } from '../core/ports.js'
import { countHandled, type ResultDocument } from '../core/report.js'
import { err } from '../core/result.js'
import type { Annotation } from '../reporters/annotations.js'
import { renderSummaryMarkdown } from '../reporters/summary.js'
import { cut, toOneLine } from '../text/terminal-text.js'
import type { EndTask, Posted, Posting } from './ending.js'
import {
  type ActionHost,
  findHeadCommit,
  findPullRequestNumber,
  type GithubAccess,
  note,
  openRepository,
  readPullRequestHead,
} from './host.js'
import { joinNonEmpty, parseLeg } from './use-site.js'

const CHECK_SUMMARY_BYTES = 60_000
const BATCH = 50
const MAX_NAME = 200
const MAX_TEXT = 65_000

export interface CheckRunRequest {
  readonly owner: string
  readonly repo: string
  readonly sha: string
  readonly name: string
  readonly key: string
  readonly detailsUrl: string
  readonly title: string
  readonly summary: string
  readonly conclusion: Conclusion
  readonly annotations: readonly Annotation[]
}

export type Conclusion = 'success' | 'failure' | 'neutral' | 'action_required'

/** Returns the conclusion on a commit: an early end on purpose is neutral, and a gate needs somebody to act. A success with handled failures is what the user says. */
export function toConclusion(result: ResultDocument, handled: 'success' | 'neutral' = 'success'): Conclusion {
  if (result.termination?.status === 'success') return 'neutral'
  if (result.outcome === 'success') return countHandled(result) > 0 ? handled : 'success'
  return result.outcome === 'suspended' ? 'action_required' : 'failure'
}

export const CHECK_RUN: EndTask<Posting, Posted> = {
  what: 'the check run',
  isWanted: ({ host, inputs }) => inputs.checkRun && !host.cancel.aborted,
  deliver: async (end) => {
    const access = openRepository(end.host, end.inputs)
    if (access.ok) return postCheckRun(end, access.value)
    return { problem: `the check run was not made: ${access.error}`, cause: access.error }
  },
}

async function postCheckRun(end: Posting, access: GithubAccess): Promise<Posted> {
  const { host, inputs, result, github, page } = end
  const { account, redactor, annotations } = end.ending
  const sha = await commitToCheck(host, access)
  if (!sha.ok) return { problem: `the check run was not made: ${sha.error}` }
  const [error] = result.errors
  const why =
    result.termination?.reason ??
    (error === undefined ? '' : `${error.kind}${error.node_id === null ? '' : ` · ${error.node_id}`}`)
  const verdict = createVerdict(result, account)
  const ended = result.termination === null ? result.outcome : 'terminated'
  const leg = redactor.json(parseLeg(inputs))
  const part = formatPartLabel(isJsonObject(leg) ? leg : null, result.shard)
  // Without the caller's name two callers would share a name, and the green of one would hide the red of the other: the id differs.
  const isCallerUnread = end.caller === null && inputs.checkRunId !== ''
  const key = isCallerUnread ? end.key(inputs.checkRunId) : end.key()
  const label = joinNonEmpty([host.env['GITHUB_JOB'] ?? '', part, page.use ?? '', isCallerUnread ? key : ''])
  if (isCallerUnread)
    note(
      host,
      `the caller of this job cannot be read, so the name of the check run ends with ${key}; it is plain with \`actions: read\``,
    )
  return deliverCheckRun(access.api, {
    ...access,
    sha: sha.value,
    name: `conductor / ${result.workflow.name ?? result.workflow.file}${label === '' ? '' : ` (${label})`}`,
    key,
    detailsUrl: github?.run_url ?? '',
    title:
      verdict.flaws.length + verdict.handled > 0
        ? formatVerdict(verdict, String)
        : `${ended}${why === '' ? '' : `: ${why}`}`,
    summary: renderSummaryMarkdown({ ...page, budgetBytes: CHECK_SUMMARY_BYTES }),
    conclusion: toConclusion(result, inputs.handledConclusion),
    annotations,
  })
}

/** The event of a comment does not name the head of its pull request: ask for it. */
async function commitToCheck({ env, payload }: ActionHost, { api, owner, repo }: GithubAccess) {
  const sha = findHeadCommit(env, payload)
  const pullRequest = findPullRequestNumber(payload)
  if (sha.ok || !pullRequest.ok) return sha
  const answer = await api.request('GET', `/repos/${owner}/${repo}/pulls/${pullRequest.value}`)
  return answer.ok ? readPullRequestHead(answer.value) : err(answer.error.message)
}

export async function deliverCheckRun(api: GithubApi, request: CheckRunRequest): Promise<Posted> {
  const { owner, repo, key } = request
  const base = `/repos/${owner}/${repo}/check-runs`
  const name = toOneLine(request.name, Number.POSITIVE_INFINITY)
  // Annotations without a file are in the summary.
  const placed = request.annotations.filter(({ file }) => file !== null)
  const count = Math.ceil(placed.length / BATCH)
  const batches = Array.from({ length: count }, (_, index) => placed.slice(index * BATCH, (index + 1) * BATCH))
  const [first = [], ...rest] = batches
  const made = await api.request('POST', base, {
    // GitHub shows only the newest check run of a name, so a name that is cut ends with its key.
    name: name.length <= MAX_NAME ? name : `${toOneLine(name, MAX_NAME - key.length - 1)} ${key}`,
    head_sha: request.sha,
    external_id: key,
    ...(request.detailsUrl === '' ? {} : { details_url: request.detailsUrl }),
    status: 'completed',
    conclusion: request.conclusion,
    output: createCheckOutput(request, first),
  })
  if (!made.ok)
    return { problem: `the check run was not made: ${describeRefusal(made.error, 'checks: write')}`, shown: [] }
  const id = isJsonObject(made.value) ? made.value['id'] : undefined
  if (rest.length > 0 && typeof id !== 'number')
    return { problem: 'the check run has its first annotations only: it got no id', shown: first }
  for (const [index, batch] of rest.entries()) {
    const added = await api.request('PATCH', `${base}/${id}`, { output: createCheckOutput(request, batch) })
    if (added.ok) continue
    const shown = placed.slice(0, (index + 1) * BATCH)
    return { problem: `the check run lacks annotations after the first ${shown.length}: ${added.error.message}`, shown }
  }
  return { problem: null, shown: placed }
}

function createCheckOutput(request: CheckRunRequest, annotations: readonly Annotation[]): JsonObject {
  return {
    title: toOneLine(request.title, 200),
    summary: cut(request.summary, MAX_TEXT),
    annotations: annotations.map(toApi),
  }
}

const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const

/** Columns are allowed only in an annotation of one line. */
function toApi({ file, line, endLine = line, column, level, title, message }: Annotation): JsonObject {
  return {
    path: file,
    start_line: line,
    end_line: endLine,
    ...(column === undefined || endLine !== line ? {} : { start_column: column, end_column: column }),
    annotation_level: LEVELS[level],
    title: cut(title, 255),
    message: message === '' ? title : message,
  }
}
