import { createHash } from 'node:crypto'
import { describeRefusal } from '../core/github.js'
import { asObject, asString, isCount, type Json, type JsonObject, parseJson } from '../core/json.js'
import { addTo } from '../core/maps.js'
import type { ApiProblem, GithubApi } from '../core/ports.js'
import { ok, type Result } from '../core/result.js'
import { createObjectShape, isString, listShape, type Shaped } from '../core/shape.js'
import { listSecretsOfEnvironment, Redactor } from '../redaction/index.js'
import { type Delivery, newEscalations } from '../run/notify.js'
import { linkTarget, toCodeBlock, toCodeSpan } from '../text/markdown.js'
import { toOneLine } from '../text/terminal-text.js'
import { isByUntrustedAuthor, listEntries } from './comment.js'
import type { EndTask, StepEnd } from './ending.js'
import { openRepository } from './host.js'
import { toIssueKey } from './use-site.js'

/** Issues for the escalations of a run. The join tells what its shards escalated; after a cancel there is no time. */
export const ESCALATION: EndTask<StepEnd, Partial<Delivery>> = {
  what: 'the escalation',
  isWanted: ({ host, inputs, result }) =>
    inputs.escalate && inputs.command !== 'shard' && !host.cancel.aborted && result.outcome !== 'cancelled',
  deliver: async ({ host, inputs, result, github }) => {
    const access = openRepository(host, inputs)
    const escalations = newEscalations(result)
    if (!access.ok) return { problem: escalations.length === 0 ? null : `the escalation was not made: ${access.error}` }
    const { workflow, outcome } = result
    const redactor = new Redactor({ secrets: [...listSecretsOfEnvironment(host.env), ...inputs.secrets] })
    return escalateToIssues(access.value.api, {
      ...access.value,
      workflow: {
        name: workflow.name ?? workflow.file,
        file: toIssueKey(workflow.file, { key: redactor.text(inputs.key) }),
      },
      outcome,
      escalations,
      ref: host.env['GITHUB_REF'] ?? '',
      runUrl: github?.run_url ?? '',
      now: new Date().toISOString(),
    })
  },
}

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

const NEEDED = 'issues: write'
/** History of one kind of one workflow; stored in the issue itself, because nothing else outlives a run. */
const STATE = {
  workflow: isString,
  kind: isString,
  count: isCount,
  first: isString,
  last: isString,
  /** Branches on which the workflow has not succeeded since. */
  refs: listShape(isString),
}
const isState = createObjectShape(STATE)
type IssueState = Shaped<typeof STATE>

type Escalation = ReturnType<typeof mergeEscalation>
type Issue = NonNullable<ReturnType<typeof toOwnIssue>>
type Done = Promise<Result<Json, ApiProblem>>

const LABEL = 'conductor-escalation'
const MAX_REFS = 50
const MAX_NAMES = 10
const MAX_TITLE = 200
const MAX_PAGES = 10

/** Keeps one issue per workflow and kind: made once, then counted and commented, closed after a success on the same branch. */
export async function escalateToIssues(
  api: GithubApi,
  request: EscalationRequest,
): Promise<Pick<Delivery, 'issues' | 'problem'>> {
  const byKind = new Map<string, JsonObject[]>()
  for (const escalation of request.escalations) addTo(byKind, asString(escalation['kind']), escalation)
  byKind.delete('')
  const escalations = [...byKind].map(([kind, all]) => mergeEscalation(kind, all))
  const succeeded = request.outcome === 'success'
  const delivered = new Map<string, string>()
  if (escalations.length === 0 && !succeeded) return { issues: delivered, problem: null }
  const issues = new Issues(api, request)
  const kinds = new Set(escalations.map(({ kind }) => kind))
  const found = await issues.own(kinds)
  if (!found.ok)
    return { issues: delivered, problem: `the escalation was not delivered: ${describeRefusal(found.error, NEEDED)}` }
  const problems = new Set<string>()
  for (const escalation of escalations) {
    const known = found.value.find(({ state }) => state.kind === escalation.kind)
    const done = await (known === undefined ? issues.open(escalation) : issues.again(known, escalation))
    const number = known?.number ?? (done.ok ? asObject(done.value)['number'] : null)
    if (done.ok) delivered.set(escalation.kind, typeof number === 'number' ? `issue #${number}` : 'an issue')
    else problems.add(describeRefusal(done.error, NEEDED))
  }
  const over = found.value.filter(({ isOpen, state }) => succeeded && isOpen && !kinds.has(state.kind))
  for (const issue of over) {
    const done = await issues.closeRecovered(issue)
    if (!done.ok) problems.add(describeRefusal(done.error, NEEDED))
  }
  const problem = problems.size === 0 ? null : `the escalation was not delivered: ${[...problems].join('; ')}`
  return { issues: delivered, problem }
}

class Issues {
  readonly #base: string
  readonly #place: string

  constructor(
    readonly api: GithubApi,
    readonly request: EscalationRequest,
  ) {
    const { owner, repo, ref, runUrl } = request
    const link = linkTarget(runUrl)
    this.#base = `/repos/${owner}/${repo}/issues`
    this.#place = `on ${toCodeSpan(ref === '' ? 'an unknown branch' : ref)}${link === null ? '' : ` in [this run](${link})`}`
  }

  /** Finds our issues about this workflow by their label, then open ones by their first line. The oldest of a kind comes first. */
  async own(kinds: ReadonlySet<string>): Promise<Result<readonly Issue[], ApiProblem>> {
    const labelled = await this.#list({ state: 'all', labels: LABEL, sort: 'created', direction: 'asc' })
    if (!labelled.ok) return labelled
    const known = new Set(labelled.value.map(({ state }) => state.kind))
    if (known.size > 0 && [...kinds].every((kind) => known.has(kind))) return labelled
    // Somebody may have removed the label, or the token may not set labels.
    const others = await this.#list({ state: 'open', sort: 'created', direction: 'desc' })
    if (!others.ok) return others
    const numbers = new Set(labelled.value.map(({ number }) => number))
    return ok([...labelled.value, ...others.value.filter(({ number }) => !numbers.has(number))])
  }

  #list(query: Readonly<Record<string, string>>): Promise<Result<readonly Issue[], ApiProblem>> {
    const { file } = this.request.workflow
    const pick = (issue: JsonObject) => toOwnIssue(issue, file)
    return listEntries(this.api, this.#base, query, pick, { maxPages: MAX_PAGES, isFirstEnough: false })
  }

  async open(escalation: Escalation): Done {
    const { title, assignees } = escalation
    const labels = [...new Set([LABEL, ...escalation.labels])]
    const issue = { title, body: this.#body(this.#stateAfter(null, escalation), escalation), labels }
    if (assignees.length === 0) return this.api.request('POST', this.#base, issue)
    const made = await this.api.request('POST', this.#base, { ...issue, assignees })
    // Make the issue even if a person cannot be assigned.
    return made.ok || made.error.status !== 422 ? made : this.api.request('POST', this.#base, issue)
  }

  async again(issue: Issue, escalation: Escalation): Done {
    const state = this.#stateAfter(issue.state, escalation)
    const path = `${this.#base}/${issue.number}`
    const reopened = issue.isOpen ? {} : { state: 'open' }
    const updated = await this.api.request('PATCH', path, { body: this.#body(state, escalation), ...reopened })
    if (!updated.ok) return updated
    const head = `It happened again (${formatTimes(state.count)} so far), at ${toCodeSpan(escalation.node)} ${this.#place}:`
    const body = `${head}\n\n${toCodeBlock(escalation.message, 'text', 4000)}\n`
    return this.api.request('POST', `${path}/comments`, { body })
  }

  async closeRecovered({ number, state, body: text }: Issue): Done {
    const refs = state.refs.filter((ref) => ref !== this.request.ref)
    if (refs.length === state.refs.length) return ok(null)
    const path = `${this.#base}/${number}`
    const body = [formatMarkerLine({ ...state, refs }), ...text.split('\n').slice(1)].join('\n')
    if (refs.length > 0) return this.api.request('PATCH', path, { body })
    const word = `${toCodeSpan(this.request.workflow.name)} succeeded again ${this.#place}.\n`
    const commented = await this.api.request('POST', `${path}/comments`, { body: word })
    if (!commented.ok) return commented
    return this.api.request('PATCH', path, { body, state: 'closed', state_reason: 'completed' })
  }

  #stateAfter(known: IssueState | null, { kind, times: more }: Escalation): IssueState {
    const { workflow, ref, now } = this.request
    const others = (known?.refs ?? []).filter((branch) => branch !== ref)
    return {
      workflow: workflow.file,
      kind,
      count: (known?.count ?? 0) + more,
      first: known?.first || now,
      last: now,
      refs: [ref, ...others].slice(0, MAX_REFS),
    }
  }

  /** Returns the text of the issue after this run; all foreign text is in code spans or blocks. */
  #body(state: IssueState, { node, message }: Escalation): string {
    const workflow = `${toCodeSpan(this.request.workflow.name)} (${toCodeSpan(state.workflow)})`
    return [
      formatMarkerLine(state),
      `The workflow ${workflow} met ${toCodeSpan(state.kind)} at ${toCodeSpan(node)} and asked for a human.`,
      '',
      toCodeBlock(message, 'text', 10_000),
      '',
      `- Seen ${formatTimes(state.count)}, first on ${state.first.slice(0, 10)}, last on ${state.last.slice(0, 10)}`,
      `- Last ${this.#place}`,
      '',
      'Later runs update this issue and close it when the workflow succeeds again on every branch named here.',
      '',
    ].join('\n')
  }
}

function toOwnIssue(issue: JsonObject, workflow: string) {
  const { number, body, state } = issue
  if (typeof number !== 'number' || typeof body !== 'string' || issue['pull_request'] !== undefined) return null
  const history = readMarker(body)
  if (history?.workflow !== workflow || isByUntrustedAuthor(issue)) return null
  return { number, body, isOpen: state !== 'closed', state: history }
}

/** Digest of the workflow file and the kind; independent of run and branch. */
function toIssueFingerprint({ workflow, kind }: IssueState): string {
  return createHash('sha256').update(`${workflow}\n${kind}`).digest('hex').slice(0, 20)
}

function formatMarkerLine(state: IssueState): string {
  const data = Buffer.from(JSON.stringify(state)).toString('base64url')
  return `<!-- ${LABEL}:${toIssueFingerprint(state)} ${data} -->`
}

export function readMarker(body: string): IssueState | null {
  const [line = ''] = body.split(/\r?\n/, 1)
  const [, digest, data = ''] = /^<!-- conductor-escalation:([0-9a-f]{20}) ([\w-]+) -->$/.exec(line) ?? []
  const state = parseJson(Buffer.from(data, 'base64url').toString('utf8'))
  return isState(state) && toIssueFingerprint(state) === digest ? state : null
}

function formatTimes(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function mergeEscalation(kind: string, all: readonly JsonObject[]) {
  const [first = {}] = all
  const names = (field: string, most: number): readonly string[] => {
    const lists = all.map((escalation): Json | undefined => escalation[field])
    const named = lists.flatMap((list): readonly Json[] => (Array.isArray(list) ? list : []))
    return [...new Set(named.map((item) => asString(item)).filter((item) => item.trim() !== ''))].slice(0, most)
  }
  return {
    kind,
    node: asString(first['node']),
    message: asString(first['message']),
    title: toOneLine(asString(first['title']), MAX_TITLE) || kind,
    labels: names('labels', MAX_NAMES * 2),
    assignees: names('assignees', MAX_NAMES),
    times: all.length,
  }
}
