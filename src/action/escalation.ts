import { describeRefusal } from '../core/github.js'
import { asObject, asString, type Json, type JsonObject } from '../core/json.js'
import { addTo } from '../core/maps.js'
import type { ApiProblem, GithubApi } from '../core/ports.js'
import { ok, type Result } from '../core/result.js'
import { type Delivery, listNewEscalations } from '../reporters/notify.js'
import { linkTarget, toCodeBlock, toCodeSpan } from '../text/markdown.js'
import { toOneLine } from '../text/terminal-text.js'
import { isByUntrustedAuthor, listEntries, runOrder, waitForLimit } from './comment.js'
import type { EndTask, StepEnd } from './ending.js'
import {
  addSource,
  type EscalationSource,
  formatMarkerLine,
  hasWritten,
  type IssueState,
  LABEL,
  readMarker,
  removeSource,
} from './escalation-state.js'
import { createStepRedactor, findJobCaller, openRepository } from './host.js'
import { createUseKey, formatIssueKey } from './use-site.js'

/** Issues for the escalations of a run. The join tells what its shards escalated; after a cancel there is no time. */
export const ESCALATION: EndTask<StepEnd, Partial<Delivery>> = {
  what: 'the escalation',
  isWanted: ({ host, inputs, result }) =>
    inputs.escalate && inputs.command !== 'shard' && !host.cancel.aborted && result.outcome !== 'cancelled',
  deliver: async ({ host, inputs, result, github }) => {
    const access = openRepository(host, inputs)
    const escalations = listNewEscalations(result)
    if (!access.ok) return { problem: escalations.length === 0 ? null : `the escalation was not made: ${access.error}` }
    const { workflow, outcome } = result
    const order = runOrder(host.env)
    const redactor = createStepRedactor(host, inputs)
    return escalateToIssues(access.value.api, {
      ...access.value,
      workflow: {
        name: workflow.name ?? workflow.file,
        file: formatIssueKey(workflow.file, { key: redactor.text(inputs.key) }),
      },
      outcome,
      escalations,
      source: {
        ref: host.env['GITHUB_REF'] ?? '',
        place: createUseKey(workflow.file, inputs, host.env, await findJobCaller(host, inputs)),
        run: order?.number ?? 0,
        attempt: order?.attempt ?? 0,
      },
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
  readonly source: EscalationSource
  readonly runUrl: string
  readonly now: string
  readonly sleep?: (milliseconds: number) => Promise<void>
}

const NEEDED = 'issues: write'

type Escalation = ReturnType<typeof mergeEscalation>
type Issue = NonNullable<ReturnType<typeof parseOwnIssue>>
type Done = Promise<Result<Json, ApiProblem>>

const MAX_NAMES = 10
const MAX_TITLE = 200
const MAX_PAGES = 10
/** Looks at the issues before an escalation is given up: others may write at the same time. */
const ROUNDS = 4

/** Keeps one issue per workflow and kind: made once, then counted and commented, closed after newer successes of all that wrote to it. */
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
  const issues = new Issues(api, request, new Set(escalations.map(({ kind }) => kind)))
  const ownIssues = await issues.list()
  if (!ownIssues.ok)
    return {
      issues: delivered,
      problem: `the escalation was not delivered: ${describeRefusal(ownIssues.error, NEEDED)}`,
    }
  const problems = new Set<string>()
  for (const escalation of escalations) {
    const done = await issues.write(escalation, ownIssues.value)
    if (done.ok) delivered.set(escalation.kind, done.value === null ? 'an issue' : `issue #${done.value}`)
    else problems.add(describeRefusal(done.error, NEEDED))
  }
  const recovered = succeeded ? await issues.recover(ownIssues.value) : ok(null)
  if (!recovered.ok) problems.add(describeRefusal(recovered.error, NEEDED))
  const problem = problems.size === 0 ? null : `the escalation was not delivered: ${[...problems].join('; ')}`
  return { issues: delivered, problem }
}

class Issues {
  readonly #base: string
  readonly #place: string

  constructor(
    readonly api: GithubApi,
    readonly request: EscalationRequest,
    readonly kinds: ReadonlySet<string>,
  ) {
    const { owner, repo, source, runUrl } = request
    const link = linkTarget(runUrl)
    this.#base = `/repos/${owner}/${repo}/issues`
    this.#place = `on ${toCodeSpan(source.ref === '' ? 'an unknown branch' : source.ref)}${link === null ? '' : ` in [this run](${link})`}`
  }

  /** Finds our issues about this workflow by their label, then open ones by their first line. The oldest comes first. */
  async list(): Promise<Result<readonly Issue[], ApiProblem>> {
    const labelled = await this.#list({ state: 'all', labels: LABEL, sort: 'created', direction: 'asc' })
    if (!labelled.ok) return labelled
    const kinds = new Set(labelled.value.map(({ state }) => state.kind))
    if (kinds.size > 0 && [...this.kinds].every((kind) => kinds.has(kind))) return labelled
    // Somebody may have removed the label, or the token may not set labels.
    const others = await this.#list({ state: 'open', sort: 'created', direction: 'desc' })
    if (!others.ok) return others
    const numbers = new Set(labelled.value.map(({ number }) => number))
    const all = [...labelled.value, ...others.value.filter(({ number }) => !numbers.has(number))]
    return ok(all.sort((a, b) => a.number - b.number))
  }

  #list(query: Readonly<Record<string, string>>): Promise<Result<readonly Issue[], ApiProblem>> {
    const { file } = this.request.workflow
    const pick = (issue: JsonObject) => parseOwnIssue(issue, file)
    return listEntries(this.api, this.#base, query, pick, { maxPages: MAX_PAGES, isFirstEnough: false })
  }

  /**
   * Writes an escalation to the oldest issue of its kind, and looks again: where another job opened an issue at the same time, the younger
   * one is closed as a duplicate, and where another job replaced the text at the same time, it is written again.
   */
  async write(escalation: Escalation, listed: readonly Issue[]): Promise<Result<number | null, ApiProblem>> {
    let ofKind = listed.filter(({ state }) => state.kind === escalation.kind)
    /** Number of the issue that this job opened. */
    let made: number | null = null
    /** Whether the escalation is in an issue or a comment already; then later rounds only repair the text. */
    let isTold = false
    for (let round = 1; ; round += 1) {
      const [oldest, ...younger] = ofKind
      const isDone = isTold && oldest !== undefined && hasWritten(oldest.state, this.request.source)
      const wrote = isDone
        ? ok(null)
        : await (oldest ? this.#update(oldest, escalation, isTold) : this.#open(escalation))
      const isLimited = !wrote.ok && round < ROUNDS && (await waitForLimit(wrote.error, this.request.sleep))
      if (!wrote.ok && !isLimited) return wrote
      if (wrote.ok) isTold = true
      const number = wrote.ok && oldest === undefined ? asObject(wrote.value)['number'] : null
      made = typeof number === 'number' ? number : made
      const duplicates = younger.filter((issue) => issue.isOpen && (round === 1 || issue.number === made))
      if (oldest !== undefined) for (const issue of duplicates) await this.#closeDuplicate(issue, oldest.number)
      if (isDone || round === ROUNDS) return ok(oldest?.number ?? made)
      const again = await this.list()
      // The escalation is delivered, but nobody can say whether another job wrote at the same time.
      if (!again.ok) return isTold ? ok(oldest?.number ?? made) : again
      ofKind = again.value.filter(({ state }) => state.kind === escalation.kind)
      if (ofKind.length === 0 && isTold) return ok(oldest?.number ?? made)
    }
  }

  async #open(escalation: Escalation): Done {
    const { title, assignees } = escalation
    const labels = [...new Set([LABEL, ...escalation.labels])]
    const issue = { title, body: this.#body(this.#stateAfter(null, escalation), escalation), labels }
    if (assignees.length === 0) return this.#post(this.#base, issue)
    const made = await this.#post(this.#base, { ...issue, assignees })
    // Make the issue even if a person cannot be assigned.
    return made.ok || made.error.status !== 422 ? made : this.#post(this.#base, issue)
  }

  /** A limit is waited for by the caller, who looks at the issues before the request is repeated. */
  #post(path: string, body: JsonObject): Done {
    return this.api.request('POST', path, body, { isOnce: true })
  }

  async #update(issue: Issue, escalation: Escalation, isTold: boolean): Done {
    const state = this.#stateAfter(issue.state, escalation)
    const path = `${this.#base}/${issue.number}`
    const reopened = issue.isOpen ? {} : { state: 'open' }
    const updated = await this.api.request('PATCH', path, { body: this.#body(state, escalation), ...reopened })
    if (!updated.ok || isTold) return updated
    const head = `It happened again (${formatTimes(state.count)} so far), at ${toCodeSpan(escalation.node)} ${this.#place}:`
    return this.api.request('POST', `${path}/comments`, {
      body: `${head}\n\n${toCodeBlock(escalation.message, 'text', 4000)}\n`,
    })
  }

  async #closeDuplicate({ number }: Issue, oldest: number): Done {
    const path = `${this.#base}/${number}`
    await this.api.request('POST', `${path}/comments`, { body: `Duplicate of #${oldest}\n` })
    const closed = await this.api.request('PATCH', path, { state: 'closed', state_reason: 'duplicate' })
    // Older servers do not know this reason.
    return closed.ok || closed.error.status !== 422
      ? closed
      : this.api.request('PATCH', path, { state: 'closed', state_reason: 'not_planned' })
  }

  /** Takes this job off the issues that it wrote to in an older run, and closes those that nobody else is left on. */
  async recover(listed: readonly Issue[]): Done {
    let issues = listed
    for (let round = 1; ; round += 1) {
      const over = issues.filter(
        ({ isOpen, state }) => isOpen && !this.kinds.has(state.kind) && this.#listSourcesLeft(state) !== null,
      )
      for (const issue of over) {
        const done = await this.#closeRecovered(issue)
        if (!done.ok) return done
      }
      // Another leg may have replaced the text at the same time: look again.
      if (over.length === 0 || round === ROUNDS) return ok(null)
      const again = await this.list()
      if (!again.ok) return ok(null)
      issues = again.value
    }
  }

  #listSourcesLeft(state: IssueState) {
    return removeSource(state, this.request.source)
  }

  async #closeRecovered({ number, state, body: text }: Issue): Done {
    const sources = this.#listSourcesLeft(state) ?? []
    const path = `${this.#base}/${number}`
    const body = [formatMarkerLine({ ...state, sources }), ...text.split('\n').slice(1)].join('\n')
    if (sources.length > 0 || state.isCut === true) return this.api.request('PATCH', path, { body })
    const word = `${toCodeSpan(this.request.workflow.name)} succeeded again ${this.#place}.\n`
    const commented = await this.api.request('POST', `${path}/comments`, { body: word })
    if (!commented.ok) return commented
    return this.api.request('PATCH', path, { body, state: 'closed', state_reason: 'completed' })
  }

  #stateAfter(before: IssueState | null, { kind, times: more }: Escalation): IssueState {
    const { workflow, source, now } = this.request
    return {
      workflow: workflow.file,
      kind,
      count: (before?.count ?? 0) + more,
      first: before?.first || now,
      last: now,
      ...addSource(before, source),
    }
  }

  /** Returns the text of the issue after this run; all foreign text is in code spans or blocks. */
  #body(state: IssueState, { node, message, owner }: Escalation): string {
    const workflow = `${toCodeSpan(this.request.workflow.name)} (${toCodeSpan(state.workflow)})`
    return [
      formatMarkerLine(state),
      `The workflow ${workflow} met ${toCodeSpan(state.kind)} at ${toCodeSpan(node)} and asked for a human.`,
      '',
      toCodeBlock(message, 'text', 10_000),
      '',
      `- Seen ${formatTimes(state.count)}, first on ${state.first.slice(0, 10)}, last on ${state.last.slice(0, 10)}`,
      `- Last ${this.#place}`,
      ...(owner === '' ? [] : [`- Owner: ${toCodeSpan(owner)}`]),
      '',
      'Later runs update this issue. It is closed when every job that wrote here has succeeded again, on its branch and in a newer run.',
      '',
    ].join('\n')
  }
}

function parseOwnIssue(issue: JsonObject, workflow: string) {
  const { number, body, state } = issue
  if (typeof number !== 'number' || typeof body !== 'string' || issue['pull_request'] !== undefined) return null
  const history = readMarker(body)
  if (history?.workflow !== workflow || isByUntrustedAuthor(issue)) return null
  return { number, body, isOpen: state !== 'closed', state: history }
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
    owner: asString(first['owner']),
    times: all.length,
  }
}
