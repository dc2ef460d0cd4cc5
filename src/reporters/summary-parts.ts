import type { Tried } from '../account/errors.js'
import type { RunAccount } from '../account/run-account.js'
import type { NodeState } from '../account/walk.js'
import { NO_FILE } from '../core/finding.js'
import { partLabel } from '../core/github.js'
import type { PendingGate } from '../core/outcome.js'
import type { GithubRecord, ReportedError, ResultDocument, StepReport, WorkflowGraph } from '../core/report.js'
import { codeBlock, codeSpan, folded, linkTarget, tableCell } from '../text/markdown.js'
import { mermaid } from './graph.js'
import { leadingErrors, reportedFamilies } from './leading-errors.js'
import type { NamedPlace } from './named-place.js'
import type { Reader } from './next-steps.js'
import { stderrOf } from './reported-errors.js'
import { sourceLink } from './source-link.js'
import { counted, durationText, exitCodeText, unseenText } from './text-format.js'

/** What summaries and comments are made of; `graph` and `account` are null when nothing ran. */
export interface SummaryData extends Reader {
  readonly result: ResultDocument
  readonly graph: WorkflowGraph | null
  readonly account: RunAccount | null
  readonly artifactUrl?: string | null
  /** The place that an error names, as the repository knows it. */
  readonly placeOf?: (error: ReportedError) => NamedPlace | null
  /** A page about a kind that the engine makes. */
  readonly docsUrlFor?: (kind: string) => string | null
  /** How often the error was seen in earlier runs, where a ledger is kept. */
  readonly seenBefore?: string | null
}

const MAX_HANDLED = 5

const WORDS = {
  success: ['✅', 'succeeded'],
  failed: ['❌', 'failed'],
  invalid: ['❌', 'is not valid'],
  halted: ['🛑', 'halted'],
  suspended: ['⏸️', 'waits for an answer'],
  cancelled: ['⏹️', 'was cancelled'],
} as const

/** Outcome first: what a reviewer reads in the first second. */
export function heading(data: SummaryData): string {
  const { result } = data
  const leg = partLabel(data.github?.matrix ?? null, result.shard)
  const named = result.workflow.name ?? result.workflow.file
  const name = `${tableCell(named, 100)}${leg === '' ? '' : ` (${tableCell(leg, 100)})`}`
  const unseen = result.success ? unseenText(result.unseen_failures) : null
  if (unseen !== null) return `⚠️ ${name} ${unseen}`
  if (result.termination !== null) {
    const good = result.termination.status === 'success'
    return `${good ? '✅' : '🏁'} ${name} terminated (${good ? 'success' : 'failed'})`
  }
  const [sign, word] = wordsFor(result)
  return `${sign} ${name} ${word}`
}

export function gateSentence({ node, prompt }: PendingGate): string {
  return `Gate ${codeSpan(node)} asks: ${codeSpan(prompt, 1000)}`
}

/** A file that was only looked at has not succeeded, and inputs of the step say nothing against it. */
function wordsFor(result: ResultDocument): readonly [string, string] {
  const { outcome, findings, errors } = result
  if (findings !== undefined && outcome === 'success') return ['✅', 'is valid']
  if (outcome === 'invalid' && errors.every(({ file }) => file === null)) return ['❌', 'was not run']
  if (result.suspended?.waits_for === 'shards') return ['⏸️', 'waits for its shards']
  return WORDS[outcome]
}

/** Why it ended so, in one sentence. */
export function sentence(data: SummaryData): string {
  const { result } = data
  const { termination, gate } = result
  if (termination !== null)
    return `Terminated by ${codeSpan(termination.terminated_by)}: ${codeSpan(termination.reason, 1000)}`
  if (gate !== null) return gateSentence(gate)
  const [error, ...others] = leadingErrors(result.errors)
  if (error === undefined) return [ran(result), ...handledSentences(result)].join(' ')
  if (others.length > 0 && result.findings === undefined) return manySentence(result)
  const node = error.node_id === null ? '' : ` at ${codeSpan(error.node_id)}`
  const again = error.transient === true ? ' It is transient: another run may succeed without any change.' : ''
  return `**${codeSpan(error.kind)}**${node}: ${codeSpan(error.message, 1000)}${again}`
}

const MAX_KINDS = 5

/** Which kinds ended the run; where they come from follows in a table. */
function manySentence({ errors }: ResultDocument): string {
  const families = reportedFamilies(errors)
  const kinds = families
    .slice(0, MAX_KINDS)
    .map(({ kind, count }) => `**${codeSpan(kind)}**${count === 1 ? '' : ` ${count} times`}`)
  const more = families.length - kinds.length
  const group = errors.find(({ kind }) => kind === 'internal.group_failed')
  const where = group === undefined || group.node_id === null ? '' : ` in the group ${codeSpan(group.node_id)}`
  return `${kinds.join(', ')}${more > 0 ? ` and ${counted(more, 'more kind')}` : ''}${where}`
}

const MAX_ITEMS = 8

/** Many errors are one table: a row for each kind. */
export function familiesTable(data: SummaryData, max: number): string | null {
  const { result, github } = data
  if (result.findings !== undefined || leadingErrors(result.errors).length < 2 || max === 0) return null
  const families = reportedFamilies(result.errors)
  const shown = families.slice(0, max)
  const rows = shown.map(({ kind, count, items, message, place }) => {
    const named = items.slice(0, MAX_ITEMS).map((item) => tableCell(item, 60))
    const more = items.length > named.length ? ` and ${items.length - named.length} more` : ''
    const spot = place === null ? '' : ` (${linkedPlace(place, github, tableCell)})`
    return `| ${tableCell(kind, 200)} | ${count} | ${named.join(', ')}${more} | ${tableCell(message, 300)}${spot} |`
  })
  const hidden = families.length - shown.length
  const head = ['| Kind | Count | Items | Message |', '| --- | ---: | --- | --- |']
  return [...head, ...rows, ...(hidden > 0 ? ['', `${counted(hidden, 'more kind')} in errors.jsonl.`] : [])].join('\n')
}

const SHORT_STDERR = { lines: 20, chars: 2000 }

/** The end of stderr: open when it is short. */
export function stderrBlock(error: ReportedError, max: number): string | null {
  const text = stderrOf(error).replace(/\s+$/, '')
  if (text === '' || max === 0) return null
  const exitCode = exitCodeText(error)
  const code = exitCode === null ? '' : `, exit code ${exitCode}`
  const block = codeBlock(text, 'text', max)
  const isShort = text.length <= SHORT_STDERR.chars && text.split('\n').length <= SHORT_STDERR.lines
  return isShort ? `The end of stderr${code}:\n\n${block}` : folded(`The end of stderr${code}`, block)
}

/** A run that ended well after an error says which one, and who took it. */
function handledSentences({ handled = [], tolerated }: ResultDocument): readonly string[] {
  const shown = handled.slice(0, MAX_HANDLED)
  const more = handled.length - shown.length
  return [
    ...shown.map(({ node, kind, by }) =>
      tolerated === true
        ? `${codeSpan(kind)} at ${codeSpan(node)} is tolerated.`
        : `${codeSpan(kind)} at ${codeSpan(node)} was handled by ${codeSpan(by)}.`,
    ),
    ...(more > 0 ? [`${counted(more, 'more error')} handled.`] : []),
  ]
}

function ran(result: ResultDocument): string {
  const { nodes_executed: executed, nodes_total: total, duration_ms: duration } = result.execution
  if (total === 0) return 'Nothing ran.'
  return `${executed} of ${counted(total, 'node')} ran in ${durationText(duration)}.`
}

/** What the error names first, the node's line second; links where the commit is known. */
export function whereLine(error: ReportedError, data: SummaryData): string | null {
  const named = data.placeOf?.(error) ?? null
  const node = error.file === null ? null : { file: error.file, line: error.line }
  const link = (place: NamedPlace): string => linkedPlace(place, data.github, codeSpan)
  const raising = node === null ? [] : [link(node)]
  const by = error.node_id === null || named === null ? '' : `${codeSpan(error.node_id)} at `
  const places = named === null ? raising : [link(named), ...raising.map((place) => `raised by ${by}${place}`)]
  if (places.length === 0) return null
  const through = error.frames.slice(1).map((frame) => `${codeSpan(frame.node)} in ${codeSpan(frame.file)}`)
  const tail = through.length === 0 ? '' : `, through ${through.join(', ')}`
  return `Where: ${places.join(', ')}${tail}`
}

function linkedPlace(place: NamedPlace, github: GithubRecord | null, show: (text: string) => string): string {
  const text = show(`${place.file}${place.line === null ? '' : `:${place.line}`}`)
  const link = sourceLink(place, github)
  return link === null ? text : `[${text}](${link})`
}

/** What the run did about errors before it ended. */
export function triedList({ errors }: RunAccount, max: number): string | null {
  if (errors.tried.length === 0) return null
  const shown = errors.tried.slice(-max)
  const rows = shown.map(triedRow)
  const hidden = errors.triedTotal - shown.length
  return [...(hidden > 0 ? [`- ${counted(hidden, 'earlier reaction')}`] : []), ...rows].join('\n')
}

function triedRow(tried: Tried): string {
  const what = `- ${codeSpan(tried.node)} raised ${codeSpan(tried.kind)} (attempt ${tried.attempt})`
  switch (tried.action) {
    case 'retry':
      return `${what}: retried${tried.delaySeconds === null ? '' : ` after ${durationText(tried.delaySeconds * 1000)}`}`
    case 'to':
    case 'end':
      return `${what}: went to ${codeSpan(tried.to ?? '$end')}`
    case 'recover':
      return `${what}: recovered`
    case 'propagate':
      return `${what}: handed to the caller`
    case 'halt':
      return `${what}: halted by a route`
    default:
      return `${what}: no route took it`
  }
}

const STATUS = {
  completed: '✅ completed',
  recovered: '✅ completed after an error',
  failed: '❌ failed',
  handled: '🟡 error handled',
  waiting: '⏸️ waiting',
  running: '❌ cut short',
  skipped: '⚪ not executed',
} as const

/** The same word as the graph has a colour for. */
function statusOf({ node_id: node, status }: StepReport, states: ReadonlyMap<string, NodeState>): keyof typeof STATUS {
  const state = states.get(node)
  if (state === 'waiting') return 'waiting'
  if (status === 'not_executed') return 'skipped'
  if (status === 'failed' && state === 'recovered') return 'handled'
  if (status === 'failed' && state === 'running') return 'running'
  return status === 'completed' && state === 'recovered' ? 'recovered' : status
}

/** One row a step; those that did something come first when there is no room for all. */
export function stepTable({ result, graph, account }: SummaryData, max: number): string | null {
  const { steps } = result.execution
  if (steps.length === 0) return null
  const states: ReadonlyMap<string, NodeState> =
    graph === null || account === null ? new Map() : account.walk.states(graph)
  const executed = steps.filter((step) => step.status !== 'not_executed')
  const shown = steps.length <= max ? steps : executed.slice(-max)
  const rows = shown.map((step) => {
    const notes = [...(step.cached ? ['cached'] : []), ...(step.repaired ? ['changed'] : [])].join(', ')
    const status = `${STATUS[statusOf(step, states)]}${notes === '' ? '' : ` (${notes})`}`
    const duration = step.duration_ms === null ? '' : durationText(step.duration_ms)
    const attempts = step.attempts === 0 ? '' : String(step.attempts)
    return `| ${tableCell(step.node_id)} | ${tableCell(step.type)} | ${status} | ${attempts} | ${duration} |`
  })
  const hidden = steps.length - shown.length
  return [
    '| Node | Type | Status | Attempts | Duration |',
    '| --- | --- | --- | ---: | ---: |',
    ...rows,
    ...(hidden > 0 ? ['', `${counted(hidden, 'more node')} not shown.`] : []),
  ].join('\n')
}

/** What agents used; those that used most come first when there is no room for all. */
export function agentsTable(result: ResultDocument, max: number): string | null {
  const { agents, input_tokens: input, output_tokens: output } = result.metrics
  const all = Object.entries(agents ?? {})
  if (all.length === 0 || max === 0) return null
  const used = ([, agent]: (typeof all)[number]): number => (agent.input_tokens ?? 0) + (agent.output_tokens ?? 0)
  const shown = all.length <= max ? all : [...all].sort((a, b) => used(b) - used(a)).slice(0, max)
  const rows = shown.map(
    ([name, agent]) =>
      `| ${tableCell(name)} | ${tableCell(agent.model === '' ? agent.provider : agent.model, 100)} | ${agent.runs} | ${agent.input_tokens ?? '?'} | ${agent.output_tokens ?? '?'} | ${durationText(agent.duration_ms)} |`,
  )
  return [
    ...(input === undefined ? [] : [`Agents used ${input} input and ${output ?? 0} output tokens.`, '']),
    '| Agent | Model | Runs | Input | Output | Duration |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
    ...(all.length > shown.length ? ['', `${counted(all.length - shown.length, 'more agent')} not shown.`] : []),
  ].join('\n')
}

/** The graph in the colours of what happened. */
export function graphBlock(data: SummaryData): string | null {
  const { graph, account } = data
  if (graph === null || account === null || graph.nodes.length === 0) return null
  const { walk } = account
  const drawn = mermaid(graph, walk.states(graph), {
    pathTaken: walk.path.filter((node, index) => node !== walk.path[index - 1]),
    routeTaken: (from, to) => walk.routes.get(from)?.get(to) ?? null,
  })
  return codeBlock(drawn, 'mermaid', 60_000)
}

/** Groups and children, folded because they can be many. */
export function innerSections({ notices }: RunAccount): readonly string[] {
  const groups = notices.groups.map(
    (group) =>
      `| ${tableCell(group.node)} | ${group.total} | ${group.succeeded} | ${group.failed} | ${durationText(group.duration_ms)} |`,
  )
  const children = notices.children.map(
    (child) =>
      `| ${tableCell(child.node)} | ${tableCell(child.file)} | ${child.status} | ${durationText(child.duration_ms)} |`,
  )
  return [
    ...table('Groups', ['Group', 'Members', 'Succeeded', 'Failed', 'Duration'], groups),
    ...table('Sub-workflows', ['Node', 'File', 'Status', 'Duration'], children),
  ]
}

function table(title: string, columns: readonly string[], rows: readonly string[]): readonly string[] {
  if (rows.length === 0) return []
  const head = [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`]
  return [folded(`${title} (${rows.length})`, [...head, ...rows].join('\n'))]
}

/** Commands to paste, as a block. */
export function commands(title: string, lines: readonly string[]): string | null {
  return lines.length === 0 ? null : `**${title}**\n\n${codeBlock(lines.join('\n'), 'sh', 8000)}`
}

/** Problems of a file that did not run. */
export function findingsList(result: ResultDocument, max: number): string | null {
  const findings = result.findings ?? []
  if (findings.length === 0) return null
  const rows = findings.slice(0, max).map((finding) => {
    const hint = finding.suggestion === null ? '' : ` ${codeSpan(finding.suggestion)}`
    const spot = finding.file === NO_FILE ? '' : `${codeSpan(`${finding.file}:${finding.line}:${finding.column}`)} `
    return `- ${finding.severity}: ${spot}${codeSpan(finding.code)} ${codeSpan(finding.message, 500)}${hint}`
  })
  const hidden = findings.length - rows.length
  return [...rows, ...(hidden > 0 ? [`- and ${hidden} more`] : [])].join('\n')
}

/** Where the files of the run can be fetched: a link, or the name where the upload is yet to come. */
export function artifactLine(data: SummaryData): string | null {
  const url = data.artifactUrl === undefined || data.artifactUrl === null ? null : linkTarget(data.artifactUrl)
  const name = data.artifactName ? ` ${codeSpan(data.artifactName)}` : ''
  if (url === null) return name === '' ? null : `Run folder as an artifact:${name}`
  return `[Run folder as an artifact](${url})${name}`
}
