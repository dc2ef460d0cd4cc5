import { createHash } from 'node:crypto'
import { isJsonObject, type Json, type JsonObject, parseJson } from '../core/json.js'
import { codeBlock, codeSpan, linkTarget } from '../text/markdown.js'
import { oneLine } from '../text/terminal-text.js'

/** What is known about one kind of one workflow; kept in the issue itself, because nothing else is left after a run. */
export interface IssueState {
  readonly workflow: string
  readonly kind: string
  readonly count: number
  readonly first: string
  readonly last: string
  /** Branches on which it has not succeeded since. */
  readonly refs: readonly string[]
}

/** What a run says about a kind; several nodes may have raised it. */
export interface Escalation {
  readonly kind: string
  readonly node: string
  readonly message: string
  readonly title: string
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
  readonly times: number
}

export const ESCALATION_LABEL = 'conductor-escalation'
const MARK = 'conductor-escalation'
const MAX_REFS = 50
const MAX_NAMES = 10
const MAX_TITLE = 200
const MAX_STATE_CHARS = 20_000

/** The same for the same workflow file and kind, in whatever run and on whatever branch. */
function fingerprint(workflow: string, kind: string): string {
  return createHash('sha256').update(`${workflow}\n${kind}`).digest('hex').slice(0, 20)
}

/** The first line of an issue, by which it is found again. */
function markerLine(state: IssueState): string {
  const data = Buffer.from(JSON.stringify(state)).toString('base64url')
  return `<!-- ${MARK}:${fingerprint(state.workflow, state.kind)} ${data} -->`
}

/** Reads the first line of an issue; null when it is not one of ours, or was tampered with. */
export function readMarker(body: string): IssueState | null {
  const line = body.slice(0, MAX_STATE_CHARS).split(/\r?\n/, 1)[0] ?? ''
  const found = /^<!-- conductor-escalation:([0-9a-f]{20}) ([\w-]+) -->$/.exec(line)
  if (found === null) return null
  const data = parseJson(Buffer.from(found[2] ?? '', 'base64url').toString('utf8'))
  const state = isJsonObject(data) ? stateOf(data) : null
  return state !== null && fingerprint(state.workflow, state.kind) === found[1] ? state : null
}

function stateOf(data: JsonObject): IssueState | null {
  const { workflow, kind, count, first, last, refs } = data
  if (typeof workflow !== 'string' || typeof kind !== 'string') return null
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) return null
  const names = Array.isArray(refs) ? refs.filter((ref: Json): ref is string => typeof ref === 'string') : []
  const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
  return { workflow, kind, count, first: text(first), last: text(last), refs: names.slice(0, MAX_REFS) }
}

/** What a run adds to what is known; the branch that failed last comes first. */
export function nextState(
  known: IssueState | null,
  seen: {
    readonly workflow: string
    readonly kind: string
    readonly times: number
    readonly ref: string
    readonly now: string
  },
): IssueState {
  const { workflow, kind, times, ref, now } = seen
  const others = (known?.refs ?? []).filter((one) => one !== ref)
  return {
    workflow,
    kind,
    count: (known?.count ?? 0) + times,
    first: known?.first === undefined || known.first === '' ? now : known.first,
    last: now,
    refs: [ref, ...others].slice(0, MAX_REFS),
  }
}

export interface IssueFacts {
  readonly name: string
  readonly escalation: Escalation
  readonly runUrl: string
  readonly ref: string
}

/** The issue as it stands after this run; everything from outside is in code. */
export function issueBody(state: IssueState, { name, escalation, runUrl, ref }: IssueFacts): string {
  const link = linkTarget(runUrl)
  return [
    markerLine(state),
    `The workflow ${codeSpan(name)} (${codeSpan(state.workflow)}) met ${codeSpan(state.kind)} at ${codeSpan(escalation.node)} and asked for a human.`,
    '',
    codeBlock(escalation.message, 'text', 10_000),
    '',
    `- Seen ${times(state.count)}, first on ${state.first.slice(0, 10)}, last on ${state.last.slice(0, 10)}`,
    `- Last on ${codeSpan(ref === '' ? 'an unknown branch' : ref)}${link === null ? '' : ` in [this run](${link})`}`,
    '',
    'This issue is brought up to date by later runs, and closed when the workflow succeeds again on every branch named here.',
    '',
  ].join('\n')
}

export function againComment(state: IssueState, { escalation, runUrl, ref }: IssueFacts): string {
  const link = linkTarget(runUrl)
  return [
    `It happened again (${times(state.count)} so far), at ${codeSpan(escalation.node)} on ${codeSpan(ref === '' ? 'an unknown branch' : ref)}${link === null ? '' : ` in [this run](${link})`}:`,
    '',
    codeBlock(escalation.message, 'text', 4000),
    '',
  ].join('\n')
}

export function doneComment(name: string, ref: string, runUrl: string): string {
  const link = linkTarget(runUrl)
  return `${codeSpan(name)} succeeded again on ${codeSpan(ref)}${link === null ? '' : ` in [this run](${link})`}.\n`
}

/** The body with another state, for a branch that succeeds again while others do not. */
export function withState(body: string, state: IssueState): string {
  const end = body.indexOf('\n')
  return `${markerLine(state)}${end === -1 ? '\n' : body.slice(end)}`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

export function escalationsOf(listed: readonly JsonObject[]): readonly Escalation[] {
  const byKind = new Map<string, Escalation>()
  for (const one of listed) {
    const text = (name: string): string => {
      const value = one[name]
      return typeof value === 'string' ? value : ''
    }
    const kind = text('kind')
    if (kind === '') continue
    const known = byKind.get(kind)
    const names = (name: 'labels' | 'assignees', max: number): readonly string[] => {
      const value = one[name]
      const given = Array.isArray(value) ? value.filter((item: Json): item is string => typeof item === 'string') : []
      return [...new Set([...(known?.[name] ?? []), ...given])].filter((item) => item.trim() !== '').slice(0, max)
    }
    byKind.set(kind, {
      kind,
      node: known?.node ?? text('node'),
      message: known?.message ?? text('message'),
      title: oneLine(known?.title ?? text('title'), MAX_TITLE) || kind,
      labels: names('labels', MAX_NAMES * 2),
      assignees: names('assignees', MAX_NAMES),
      times: (known?.times ?? 0) + 1,
    })
  }
  return [...byKind.values()]
}
