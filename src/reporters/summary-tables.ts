import type { Tried } from '../account/errors.js'
import type { RunAccount } from '../account/run-account.js'
import type { NodeState } from '../account/walk.js'
import { NO_FILE } from '../core/finding.js'
import { counted } from '../core/messages.js'
import type { ResultDocument, StepReport } from '../core/report.js'
import { codeSpan, folded, tableCell } from '../text/markdown.js'
import { leadingErrors, reportedFamilies } from './leading-errors.js'
import { linkedPlace, type SummaryData } from './summary-parts.js'
import { durationText } from './text-format.js'

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

/** What the run did about errors before it ended. */
export function triedList({ errors }: RunAccount, max: number): string | null {
  if (errors.tried.length === 0) return null
  const shown = errors.tried.slice(-max)
  const rows = shown.map(triedRow)
  const hidden = errors.triedTotal - shown.length
  return [...(hidden > 0 ? [`- ${counted(hidden, 'earlier reaction')}`] : []), ...rows].join('\n')
}

function triedRow(tried: Tried): string {
  const did =
    tried.kind === 'internal.group_failed'
      ? `the group ${codeSpan(tried.node)} failed`
      : `${codeSpan(tried.node)} raised ${codeSpan(tried.kind)}`
  const what = `- ${did} (attempt ${tried.attempt})`
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
