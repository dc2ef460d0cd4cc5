import { asString, type JsonObject, printJson } from '../core/json.js'
import { matchesPattern } from '../core/kinds.js'
import { formatNearHint, quote } from '../core/messages.js'
import { RUN_OUTCOMES } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import { cut, toOneLine, toPlainText } from '../text/terminal-text.js'

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

/** The fields of a notice that has nothing to say about them. */
export const EMPTY_NOTICE = {
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

/** Reports whether a message matches the filters of an address: one of its kinds, and one of its owners. */
export function isMeant(
  { kinds: patterns, owners: wanted }: Pick<NotifySettings, 'kinds' | 'owners'>,
  kinds: readonly string[],
  owners: readonly string[],
): boolean {
  const isKindMeant = patterns?.some((pattern) => kinds.some((kind) => matchesPattern(pattern, kind))) ?? true
  return isKindMeant && (wanted?.some((owner) => owners.includes(owner)) ?? true)
}

const MAX_BYTES = 30_000
/** Length of texts and number of escalations; the next entry counts if a message is still too large. */
const AMOUNTS = [
  [4000, 20],
  [1000, 10],
  [300, 3],
  [100, 0],
] as const

export async function sendNotice({ url, format, send: post }: NotifySettings, notice: Notice): Promise<Notified> {
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
