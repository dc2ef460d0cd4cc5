import { describeRefusal } from '../core/github.js'
import { isJsonObject, type JsonObject } from '../core/json.js'
import type { GithubApi } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import type { Annotation } from '../reporters/annotations.js'
import { cut, oneLine } from '../text/terminal-text.js'

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

/** Returns the conclusion on a commit: an early end on purpose is neutral, and a gate needs somebody to act. */
export function toConclusion(result: ResultDocument): Conclusion {
  if (result.termination?.status === 'success') return 'neutral'
  if (result.outcome === 'success') return 'success'
  return result.outcome === 'suspended' ? 'action_required' : 'failure'
}

/** Makes the check run; returns the problem, if any, and the annotations that the check run shows. */
export async function deliverCheckRun(api: GithubApi, request: CheckRunRequest) {
  const base = `/repos/${request.owner}/${request.repo}/check-runs`
  // Annotations without a file are in the summary.
  const placed = request.annotations.filter(({ file }) => file !== null)
  const [first = [], ...rest] = batches(placed)
  const made = await api.request('POST', base, {
    name: checkRunName(request),
    head_sha: request.sha,
    external_id: request.key,
    ...(request.detailsUrl === '' ? {} : { details_url: request.detailsUrl }),
    status: 'completed',
    conclusion: request.conclusion,
    output: output(request, first),
  })
  if (!made.ok)
    return { problem: `the check run was not made: ${describeRefusal(made.error, 'checks: write')}`, taken: [] }
  const id = isJsonObject(made.value) ? made.value['id'] : undefined
  if (rest.length > 0 && typeof id !== 'number')
    return { problem: 'the check run has its first annotations only: it got no id', taken: first }
  for (const [index, batch] of rest.entries()) {
    const added = await api.request('PATCH', `${base}/${id}`, { output: output(request, batch) })
    if (added.ok) continue
    const count = (index + 1) * BATCH
    const problem = `the check run lacks annotations after the first ${count}: ${added.error.message}`
    return { problem, taken: placed.slice(0, count) }
  }
  return { problem: null, taken: placed }
}

/** GitHub shows only the newest check run of a name, so a name that is cut ends with its key. */
function checkRunName({ name, key }: CheckRunRequest): string {
  const line = oneLine(name, Number.POSITIVE_INFINITY)
  return line.length <= MAX_NAME ? line : `${oneLine(line, MAX_NAME - key.length - 1)} ${key}`
}

function batches(annotations: readonly Annotation[]): readonly (readonly Annotation[])[] {
  const count = Math.ceil(annotations.length / BATCH)
  return Array.from({ length: count }, (_, index) => annotations.slice(index * BATCH, (index + 1) * BATCH))
}

function output(request: CheckRunRequest, annotations: readonly Annotation[]): JsonObject {
  return {
    title: oneLine(request.title, 200),
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
