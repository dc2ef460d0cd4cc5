import { createHash } from 'node:crypto'
import { type ApiProblem, type GithubApi, requestList } from '../adapters/github/api.js'
import { withQuery } from '../core/github.js'
import { asString, isCount, isJsonObject, type Json, type JsonObject, parseJson } from '../core/json.js'
import { addTo } from '../core/lists.js'
import { ok, type Result } from '../core/result.js'
import { codeBlock, codeSpan, linkTarget } from '../text/markdown.js'
import { oneLine } from '../text/terminal-text.js'
import { isByUntrustedAuthor } from './comment.js'

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

/** What is known about one kind of one workflow; stored in the issue itself, because nothing else is left after a run. */
interface IssueState {
  readonly workflow: string
  readonly kind: string
  readonly count: number
  readonly first: string
  readonly last: string
  /** Branches on which it has not succeeded since. */
  readonly refs: readonly string[]
}

type Escalation = ReturnType<typeof escalationOf>
type Issue = NonNullable<ReturnType<typeof ownIssue>>
type Done = Promise<Result<Json, ApiProblem>>

const LABEL = 'conductor-escalation'
const MAX_REFS = 50
const MAX_NAMES = 10
const MAX_TITLE = 200
const MAX_STATE_CHARS = 20_000
const PER_PAGE = 100
const MAX_PAGES = 10

/**
 * One issue per workflow and kind: made once, then counted and commented, closed after a success on the same branch. The
 * answer says what was not delivered; it never changes how the run ended.
 */
export async function escalateToIssues(api: GithubApi, request: EscalationRequest): Promise<string | null> {
  const escalations = escalationsOf(request.escalations)
  const succeeded = request.outcome === 'success'
  if (escalations.length === 0 && !succeeded) return null
  const issues = new Issues(api, request)
  const kinds = new Set(escalations.map(({ kind }) => kind))
  const found = await issues.own(kinds)
  if (!found.ok) return `the escalation was not delivered: ${found.error.message}`
  const problems = new Set<string>()
  for (const escalation of escalations) {
    const known = found.value.find(({ state }) => state.kind === escalation.kind)
    const done = await (known === undefined ? issues.open(escalation) : issues.again(known, escalation))
    if (!done.ok) problems.add(done.error.message)
  }
  const over = found.value.filter(({ isOpen, state }) => succeeded && isOpen && !kinds.has(state.kind))
  for (const issue of over) {
    const done = await issues.recovered(issue)
    if (!done.ok) problems.add(done.error.message)
  }
  return problems.size === 0 ? null : `the escalation was not delivered: ${[...problems].join('; ')}`
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
    this.#place = `on ${codeSpan(ref === '' ? 'an unknown branch' : ref)}${link === null ? '' : ` in [this run](${link})`}`
  }

  /** Our issues about this workflow, by their label; without it, open ones by what they say. The oldest of a kind wins. */
  async own(kinds: ReadonlySet<string>): Promise<Result<readonly Issue[], ApiProblem>> {
    const labelled = await this.#list({ state: 'all', labels: LABEL, sort: 'created', direction: 'asc' })
    if (!labelled.ok) return labelled
    const known = new Set(labelled.value.map(({ state }) => state.kind))
    if (known.size > 0 && [...kinds].every((kind) => known.has(kind))) return labelled
    // Somebody may have taken the label off, or the token may not set any.
    const others = await this.#list({ state: 'open', sort: 'created', direction: 'desc' })
    if (!others.ok) return others
    const numbers = new Set(labelled.value.map(({ number }) => number))
    return ok([...labelled.value, ...others.value.filter(({ number }) => !numbers.has(number))])
  }

  async #list(query: Readonly<Record<string, string>>): Promise<Result<readonly Issue[], ApiProblem>> {
    const found: Issue[] = []
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const listed = await requestList(this.api, withQuery(this.#base, { ...query, per_page: PER_PAGE, page }))
      if (!listed.ok) return listed
      const ours = listed.value.flatMap((one) => (isJsonObject(one) ? (ownIssue(one) ?? []) : []))
      found.push(...ours.filter(({ state }) => state.workflow === this.request.workflow.file))
      if (listed.value.length < PER_PAGE) break
    }
    return ok(found)
  }

  async open(escalation: Escalation): Done {
    const { title, assignees } = escalation
    const labels = [...new Set([LABEL, ...escalation.labels])]
    const issue = { title, body: this.#body(this.#stateAfter(null, escalation), escalation), labels }
    if (assignees.length === 0) return this.api.request('POST', this.#base, issue)
    const made = await this.api.request('POST', this.#base, { ...issue, assignees })
    // The issue is made even when a person cannot be assigned.
    return made.ok || made.error.status !== 422 ? made : this.api.request('POST', this.#base, issue)
  }

  async again(issue: Issue, escalation: Escalation): Done {
    const state = this.#stateAfter(issue.state, escalation)
    const path = `${this.#base}/${issue.number}`
    const reopened = issue.isOpen ? {} : { state: 'open' }
    const updated = await this.api.request('PATCH', path, { body: this.#body(state, escalation), ...reopened })
    if (!updated.ok) return updated
    const head = `It happened again (${times(state.count)} so far), at ${codeSpan(escalation.node)} ${this.#place}:`
    const body = `${head}\n\n${codeBlock(escalation.message, 'text', 4000)}\n`
    return this.api.request('POST', `${path}/comments`, { body })
  }

  /** This branch is well again; the issue stays open while another one is not. */
  async recovered({ number, state, body: text }: Issue): Done {
    const refs = state.refs.filter((ref) => ref !== this.request.ref)
    if (refs.length === state.refs.length) return ok(null)
    const path = `${this.#base}/${number}`
    const rest = text.indexOf('\n')
    const body = `${markerLine({ ...state, refs })}${rest === -1 ? '\n' : text.slice(rest)}`
    if (refs.length > 0) return this.api.request('PATCH', path, { body })
    const word = `${codeSpan(this.request.workflow.name)} succeeded again ${this.#place}.\n`
    const commented = await this.api.request('POST', `${path}/comments`, { body: word })
    if (!commented.ok) return commented
    return this.api.request('PATCH', path, { body, state: 'closed', state_reason: 'completed' })
  }

  /** What a run adds to what is known; the branch that failed last comes first. */
  #stateAfter(known: IssueState | null, { kind, times: more }: Escalation): IssueState {
    const { workflow, ref, now } = this.request
    const others = (known?.refs ?? []).filter((one) => one !== ref)
    return {
      workflow: workflow.file,
      kind,
      count: (known?.count ?? 0) + more,
      first: known?.first || now,
      last: now,
      refs: [ref, ...others].slice(0, MAX_REFS),
    }
  }

  /** The issue as it stands after this run; everything from outside is in code. */
  #body(state: IssueState, { node, message }: Escalation): string {
    const workflow = `${codeSpan(this.request.workflow.name)} (${codeSpan(state.workflow)})`
    return [
      markerLine(state),
      `The workflow ${workflow} met ${codeSpan(state.kind)} at ${codeSpan(node)} and asked for a human.`,
      '',
      codeBlock(message, 'text', 10_000),
      '',
      `- Seen ${times(state.count)}, first on ${state.first.slice(0, 10)}, last on ${state.last.slice(0, 10)}`,
      `- Last ${this.#place}`,
      '',
      'This issue is brought up to date by later runs, and closed when the workflow succeeds again on every branch named here.',
      '',
    ].join('\n')
  }
}

function ownIssue(issue: JsonObject) {
  const { number, body, state } = issue
  if (typeof number !== 'number' || typeof body !== 'string' || issue['pull_request'] !== undefined) return null
  const known = readMarker(body)
  if (known === null || isByUntrustedAuthor(issue)) return null
  return { number, body, isOpen: state !== 'closed', state: known }
}

/** The same for the same workflow file and kind, in whatever run and on whatever branch. */
function fingerprint({ workflow, kind }: IssueState): string {
  return createHash('sha256').update(`${workflow}\n${kind}`).digest('hex').slice(0, 20)
}

/** The first line of an issue, by which it is found again. */
function markerLine(state: IssueState): string {
  const data = Buffer.from(JSON.stringify(state)).toString('base64url')
  return `<!-- ${LABEL}:${fingerprint(state)} ${data} -->`
}

/** Reads the first line of an issue; null when it is not one of ours, or was tampered with. */
export function readMarker(body: string): IssueState | null {
  const line = body.slice(0, MAX_STATE_CHARS).split(/\r?\n/, 1)[0] ?? ''
  const [, digest, data = ''] = /^<!-- conductor-escalation:([0-9a-f]{20}) ([\w-]+) -->$/.exec(line) ?? []
  const value = parseJson(Buffer.from(data, 'base64url').toString('utf8'))
  if (!isJsonObject(value)) return null
  const { workflow, kind, count, refs } = value
  if (typeof workflow !== 'string' || typeof kind !== 'string' || !isCount(count) || count < 1) return null
  const [first, last] = [asString(value['first']), asString(value['last'])]
  const state = { workflow, kind, count, first, last, refs: texts(refs).slice(0, MAX_REFS) }
  return fingerprint(state) === digest ? state : null
}

function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item: Json): item is string => typeof item === 'string') : []
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function escalationsOf(listed: readonly JsonObject[]): readonly Escalation[] {
  const byKind = new Map<string, JsonObject[]>()
  for (const one of listed) addTo(byKind, asString(one['kind']), one)
  byKind.delete('')
  return [...byKind].map(([kind, all]) => escalationOf(kind, all))
}

/** What a run says about a kind; several nodes may have raised it. */
function escalationOf(kind: string, all: readonly JsonObject[]) {
  const [first = {}] = all
  const names = (field: string, most: number): readonly string[] => {
    const named = all.flatMap((one) => texts(one[field])).filter((item) => item.trim() !== '')
    return [...new Set(named)].slice(0, most)
  }
  return {
    kind,
    node: asString(first['node']),
    message: asString(first['message']),
    title: oneLine(asString(first['title']), MAX_TITLE) || kind,
    labels: names('labels', MAX_NAMES * 2),
    assignees: names('assignees', MAX_NAMES),
    times: all.length,
  }
}
