import { asString, type JsonObject, printJson } from '../core/json.js'
import { matchesPattern } from '../core/kinds.js'
import { formatCount, formatNearHint, quote } from '../core/messages.js'
import { RUN_OUTCOMES } from '../core/outcome.js'
import {
  formatUndelivered,
  type GithubRecord,
  listWaitingGates,
  RECORDED,
  type ResultDocument,
} from '../core/report.js'
import { err, ok, type Result } from '../core/result.js'
import type { AnySurvey } from '../survey/many.js'
import { cut, toOneLine, toPlainText } from '../text/terminal-text.js'
import type { TriageDocument } from '../triage/document.js'

export const NOTIFY_FORMATS = ['json', 'slack', 'teams'] as const
type NotifyFormat = (typeof NOTIFY_FORMATS)[number]

const EVENTS = [...RUN_OUTCOMES, 'escalated', 'recovered'] as const
const DEFAULT_EVENTS = ['halted', 'failed', 'suspended', 'escalated', 'recovered']

export interface NotifySettings {
  readonly url: string
  readonly format: NotifyFormat | null
  readonly on: ReadonlySet<string>
  /** Kinds and prefixes, one of which the message must be about; absent for all. */
  readonly kinds?: readonly string[]
  /** Owners of kinds (`workflow.kinds`), one of whom must be concerned; absent for all. */
  readonly owners?: readonly string[]
  readonly send: (url: string, body: JsonObject) => Promise<string | null>
}

export interface NotifyFacts {
  readonly github: Pick<GithubRecord, 'run_url' | 'sha' | 'repository'> | null
  readonly branch: string | null
  readonly pullRequest: number | null
  readonly isRecovered: boolean
}

/** `isPartial` says that of several addresses some were told. */
export type Notified = { readonly problem: string | null; readonly isPartial?: boolean } | null

export function parseNotifyEvents(text: string): Result<ReadonlySet<string>, string> {
  const names: readonly string[] = text.match(/[^\s,]+/g) ?? []
  const unknown = names.find((name) => !EVENTS.some((event) => event === name))
  if (unknown !== undefined)
    return err(`does not know ${quote(unknown)}${formatNearHint(unknown, EVENTS)}; it takes ${EVENTS.join(', ')}`)
  return ok(new Set(names.length === 0 ? DEFAULT_EVENTS : names))
}

interface Notice {
  readonly schema_version: 1
  readonly event: string
  readonly outcome: string
  readonly repository: string | null
  readonly branch: string | null
  readonly workflow: string
  readonly kind: string | null
  readonly message: string | null
  readonly node: string | null
  readonly file: string | null
  readonly line: number | null
  readonly run_url: string | null
  readonly pull_request: number | null
  readonly commit: string | null
  readonly escalations: readonly JsonObject[]
  readonly owner?: string
}

const EMPTY = {
  schema_version: 1,
  repository: null,
  branch: null,
  kind: null,
  message: null,
  node: null,
  file: null,
  line: null,
  run_url: null,
  pull_request: null,
  commit: null,
  escalations: [],
} as const

/** Tells about the end of a run, if the settings ask for it. The result is redacted already. */
export async function notifyOfRun(
  settings: NotifySettings,
  result: ResultDocument,
  { github, branch, pullRequest, isRecovered }: NotifyFacts,
): Promise<Notified> {
  const event = findEvent(result, settings.on, isRecovered)
  const [error] = result.errors
  const [gate] = listWaitingGates(result)
  const escalated = newEscalations(result)
  const kinds = [...result.errors.map(({ kind }) => kind), ...escalated.map(({ kind = '' }) => asString(kind))]
  const owners = [
    ...result.errors.flatMap(({ owner }) => owner ?? []),
    ...escalated.map((each) => asString(each['owner'] ?? '')),
  ]
  if (event === null || !isMeant(settings, kinds, owners)) return null
  return send(settings, {
    ...EMPTY,
    event,
    outcome: result.outcome,
    repository: github?.repository || null,
    branch,
    workflow: result.workflow.name ?? result.workflow.file,
    kind: error?.kind ?? null,
    message: error?.message ?? result.error ?? gate?.prompt ?? null,
    node: error?.node_id ?? result.termination?.terminated_by ?? gate?.node ?? null,
    file: error?.file ?? null,
    line: error?.line ?? null,
    run_url: github?.run_url || null,
    pull_request: pullRequest,
    commit: github?.sha || null,
    ...(error?.owner === undefined ? {} : { owner: error.owner }),
    escalations: escalated.map(({ node = null, kind = null, message = null, title = null }) => {
      return { node, kind, message, title }
    }),
  })
}

export async function notifyOfTriage(settings: NotifySettings, document: TriageDocument): Promise<Notified> {
  const { run, jobs } = document
  const [first, ...others] = jobs
  // A run that triage looks at has failed.
  if (first === undefined || document.decision === 'none' || !settings.on.has('failed')) return null
  const kinds = jobs.map(({ kind }) => kind ?? '')
  if (!isMeant(settings, kinds, [])) return null
  const more = others.length === 0 ? '' : ` (and ${formatCount(others.length, 'more job')})`
  const place = first.annotations[0]
  return send(settings, {
    ...EMPTY,
    event: 'triage',
    outcome: 'failed',
    repository: run === null ? null : (/^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/actions\//.exec(run.url)?.[1] ?? null),
    branch: run?.head_branch ?? null,
    workflow: run?.name ?? first.file ?? '',
    kind: first.kind,
    message: `${first.evidence[0]?.text ?? first.note ?? 'the job failed'}${more}`,
    node: first.name ?? first.file ?? null,
    file: place?.file ?? null,
    line: place?.line ?? null,
    run_url: run?.url ?? null,
    commit: run?.head_sha ?? null,
  })
}

export async function notifyOfSurvey(
  settings: NotifySettings,
  document: AnySurvey,
  runUrl: string | null,
): Promise<Notified> {
  // A run does not load the code of surveys.
  const { listNewCauses } = await import('../survey/many.js')
  const { nameSurveyed } = await import('../survey/sections.js')
  const causes = listNewCauses(document)
  const kinds = causes.map(({ kind }) => kind ?? '')
  if (causes.length === 0 || !isMeant(settings, kinds, [])) return null
  const place = (repository: string): string => ('repository' in document ? '' : `${repository}: `)
  const titles = causes.slice(0, MAX_LISTED).map((cause) => `${place(cause.repository)}${cause.job}: ${cause.title}`)
  const message = [`${formatCount(causes.length, 'new cause')} of failures`, ...titles].join('\n')
  const repository = 'repository' in document ? document.repository : null
  const about = {
    repository,
    workflow: nameSurveyed(document),
    kind: causes[0]?.kind ?? null,
    message,
    run_url: runUrl,
  }
  return send(settings, { ...EMPTY, event: 'survey', outcome: 'success', ...about })
}

/** Reports whether a message matches the filters of an address: one of its kinds, and one of its owners. */
function isMeant(
  { kinds: patterns, owners: wanted }: Pick<NotifySettings, 'kinds' | 'owners'>,
  kinds: readonly string[],
  owners: readonly string[],
): boolean {
  const isKindMeant = patterns?.some((pattern) => kinds.some((kind) => matchesPattern(pattern, kind))) ?? true
  return isKindMeant && (wanted?.some((owner) => owners.includes(owner)) ?? true)
}

function findEvent(result: ResultDocument, on: ReadonlySet<string>, isRecovered: boolean): string | null {
  const { outcome, suspended } = result
  // A plan waits for its shards, not for a person.
  if (suspended?.waits_for === 'shards') return null
  if (outcome !== 'success' && on.has(outcome)) return outcome
  if (newEscalations(result).length > 0 && on.has('escalated')) return 'escalated'
  if (outcome !== 'success') return null
  if (isRecovered && on.has('recovered')) return 'recovered'
  return on.has('success') ? 'success' : null
}

/** Returns the escalations of this session; those of earlier sessions are delivered already. */
export function newEscalations({ escalations }: Pick<ResultDocument, 'escalations'>): readonly JsonObject[] {
  return escalations.filter(({ earlier }) => earlier !== true)
}

const MAX_BYTES = 30_000
const MAX_LISTED = 10
/** Length of texts and number of escalations; the next entry counts if a message is still too large. */
const AMOUNTS = [
  [4000, 20],
  [1000, 10],
  [300, 3],
  [100, 0],
] as const

async function send({ url, format, send: post }: NotifySettings, notice: Notice): Promise<Notified> {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const isTeams = /(?:^|\.)(?:webhook\.office\.com|logic\.azure\.com)$/.test(host)
  const render = RENDERERS[format ?? (host === 'hooks.slack.com' ? 'slack' : isTeams ? 'teams' : 'json')]
  const bodies = AMOUNTS.map((amounts) => render(limitNotice(notice, amounts)))
  const fitting = bodies.find((body) => Buffer.byteLength(printJson(body)) <= MAX_BYTES)
  return { problem: await post(url, fitting ?? bodies.at(-1) ?? {}) }
}

function limitNotice(notice: Notice, [chars, listed]: (typeof AMOUNTS)[number]): Notice {
  const short = (text: string | null): string | null => (text === null ? null : cut(toPlainText(text), chars))
  return {
    ...notice,
    workflow: cut(notice.workflow, 200),
    kind: short(notice.kind),
    message: short(notice.message),
    node: short(notice.node),
    file: short(notice.file),
    escalations: notice.escalations
      .slice(0, listed)
      .map((escalation) =>
        Object.fromEntries(Object.entries(escalation).map(([name, value]) => [name, short(asString(value))])),
      ),
  }
}

const RENDERERS: Readonly<Record<NotifyFormat, (notice: Notice) => JsonObject>> = {
  json: (notice) => ({ ...notice, escalations: [...notice.escalations] }),
  slack: toSlack,
  teams: toTeams,
}

const HEADINGS: Readonly<Record<string, string>> = {
  success: '✅ succeeded',
  recovered: '✅ succeeded again',
  halted: '🛑 halted',
  failed: '❌ failed',
  invalid: '❌ is not valid',
  suspended: '⏸️ waits for an answer',
  cancelled: '⏹️ was cancelled',
  escalated: '🔔 escalated',
  triage: '🔎 has failed jobs',
  survey: '📊 has new causes of failures',
}

/** Makes a text from outside harmless in a chat: it mentions nobody and is no link, and the reader sees the same text. */
function toInertText(text: string): string {
  return text
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//')
    .replaceAll(/\bwww\./gi, (www) => `${www.slice(0, 3)}\u200b.`)
}

function createNoticeParts(notice: Notice) {
  const { event, workflow, kind, node, file, line, message, escalations, pull_request: pullRequest, commit } = notice
  const [sign = '', ...words] = (HEADINGS[event] ?? event).split(' ')
  const place = file === null ? null : `${file}${line === null ? '' : `:${line}`}`
  const shortCommit = commit?.slice(0, 12) ?? null
  const about = { repository: notice.repository, branch: notice.branch, kind, owner: notice.owner, node, file: place }
  const facts = { ...about, 'pull request': pullRequest && `#${pullRequest}`, commit: shortCommit }
  return {
    heading: `${sign} ${toInertText(toOneLine(workflow))} ${words.join(' ')}`,
    facts: Object.entries(facts).flatMap(([name, value]) =>
      value ? [{ name, value: toInertText(toOneLine(value)) }] : [],
    ),
    message: toInertText(message ?? ''),
    escalations: escalations.map(({ kind: what, node: where, title }) =>
      toInertText(toOneLine(`${asString(what)} at ${asString(where)} ${asString(title)}`)),
    ),
  }
}

/** Body of an incoming webhook of Slack; text from outside stands in code and cannot end it. */
function toSlack(notice: Notice): JsonObject {
  const { heading, facts, message, escalations } = createNoticeParts(notice)
  const escapeMessage = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('`', 'ˋ')
  const code = (text: string): string => `\`${escapeMessage(text)}\``
  const link = notice.run_url === null ? [] : [`<${encodeURI(notice.run_url)}|Open the run>`]
  const lines = [
    `*${escapeMessage(heading).replaceAll('*', '∗')}*`,
    ...facts.map(({ name, value }) => `${name}: ${code(value)}`),
    ...(message === '' ? [] : [`\`\`\`${escapeMessage(message)}\`\`\``]),
    ...escalations.map((text) => `🔔 ${code(text)}`),
    ...link,
  ]
  return { text: lines.join('\n'), unfurl_links: false, unfurl_media: false }
}

/** Body with an adaptive card for Teams; runs of text in it are no Markdown. */
function toTeams(notice: Notice): JsonObject {
  const { heading, facts, message, escalations } = createNoticeParts(notice)
  const block = (text: string, style: JsonObject = {}): JsonObject => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text, ...style }],
  })
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      block(heading, { weight: 'Bolder', size: 'Medium' }),
      ...facts.map(({ name, value }) => block(`${name}: ${value}`)),
      ...(message === '' ? [] : [block(message, { fontType: 'Monospace' })]),
      ...escalations.map((text) => block(`🔔 ${text}`)),
    ],
    actions: notice.run_url === null ? [] : [{ type: 'Action.OpenUrl', title: 'Open the run', url: notice.run_url }],
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  }
}

export interface Delivery {
  readonly issues: ReadonlyMap<string, string>
  readonly notified: Notified
  readonly problem: string | null
}

export function withDelivery(result: ResultDocument, { issues, notified, problem }: Delivery): ResultDocument {
  const unsent = notified?.problem ?? null
  const undelivered = unsent && `the notification was not delivered: ${unsent}`
  const problems = [problem, undelivered].filter((text) => text !== null)
  const otherwise = problems.length > 0 ? formatUndelivered(problems.join('; ')) : RECORDED
  const toDelivery = (kind: string): string => {
    const isTold = notified !== null && (unsent === null || notified.isPartial === true)
    const places = [...(issues.has(kind) ? [issues.get(kind)] : []), ...(isTold ? ['notify'] : [])]
    return places.join(', ') || otherwise
  }
  return {
    ...result,
    warnings: [...result.warnings, ...problems],
    escalations: result.escalations.map((escalation) =>
      escalation['earlier'] === true
        ? escalation
        : { ...escalation, delivery: toDelivery(asString(escalation['kind'])) },
    ),
  }
}
