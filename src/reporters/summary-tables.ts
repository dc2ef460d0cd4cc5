import { isOneStep } from '../account/diagnosis.js'
import type { StepStatus } from '../account/steps.js'
import { formatDuration } from '../core/duration.js'
import { formatTestedName } from '../core/event-fields.js'
import { asString, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import { isUndelivered, RECORDED, withNobody } from '../core/report.js'
import { formatTestCounts } from '../core/test-counts.js'
import { renderBlockMarkdown } from '../markup/blocks.js'
import { formatTableCell, renderMarkdownTable, toCodeBlock, toCodeSpan } from '../text/markdown.js'
import { createKindBlock, describeHidden, listTestBlocks } from './blocks.js'
import { formatReaction } from './error-text.js'
import { renderMermaid } from './graph.js'
import { type Amount, renderBullets, type SummaryPage } from './summary-parts.js'

export function renderKindTable({ result, github, diagnosis }: SummaryPage, amount: Amount): string | null {
  if (result.findings !== undefined || !diagnosis.isMany) return null
  return renderBlockMarkdown(createKindBlock(diagnosis, github, amount.errors))
}

export function renderTried({ diagnosis, result }: SummaryPage, amount: Amount): string | null {
  // The sentence about a step says already that its error is tolerated.
  const tried = isOneStep(result) ? diagnosis.tried.filter(({ action }) => action === 'retry') : diagnosis.tried
  if (tried.length === 0 || amount.tried === 0) return null
  const rows = tried.slice(-amount.tried).map((reaction) => {
    const { node, kind } = reaction
    const isGroup = kind === 'internal.group_failed'
    const did = isGroup ? `the group ${toCodeSpan(node)} failed` : `${toCodeSpan(node)} raised ${toCodeSpan(kind)}`
    return `- ${did}: ${formatReaction(reaction, toCodeSpan)}`
  })
  const hidden = tried.length - rows.length
  const all = [...(hidden > 0 ? [`- ${formatCount(hidden, 'earlier reaction')}`] : []), ...rows]
  return `**What was tried**\n\n${all.join('\n')}`
}

const STATUS: Readonly<Record<StepStatus, string>> = {
  completed: '✅ completed',
  recovered: '✅ completed after an error',
  tolerated: '🟡 completed, some failed',
  failed: '❌ failed',
  handled: '🟡 error handled',
  waiting: '⏸️ waiting',
  open: '❌ cut short',
  skipped: '⚪ not executed',
  'terminated-success': '🟢 terminate · success',
  'terminated-failed': '🔴 terminate · failed',
}

/** Renders a row for each step; if there is no room for all, only executed steps are shown. */
export function stepTable({ result, graph, account }: SummaryPage, { steps: max }: Amount): string | null {
  if (result.execution.steps.length === 0 || max === 0 || isOneStep(result)) return null
  const states: ReadonlyMap<string, StepStatus> =
    graph === null || account === null ? new Map() : account.steps.states(graph)
  const order = [...states.keys()]
  const steps = [...result.execution.steps].sort((a, b) => order.indexOf(a.node_id) - order.indexOf(b.node_id))
  const executed = steps.filter((step) => step.status !== 'not_executed')
  const shown = steps.length <= max ? steps : executed.slice(-max)
  const rows = shown.map((step) => {
    const notes = [...(step.cached ? ['cached'] : []), ...(step.repaired ? ['changed'] : [])].join(', ')
    const group = account?.notices.tolerated.get(step.node_id)
    const state = states.get(step.node_id) ?? 'skipped'
    const isReached = step.status !== 'not_executed' || state === 'waiting'
    const word =
      group === undefined
        ? STATUS[isReached ? state : 'skipped']
        : `🟡 completed, ${group.failed} of ${group.total} failed`
    return [
      formatTableCell(step.node_id),
      formatTableCell(step.type),
      `${word}${notes === '' ? '' : ` (${notes})`}`,
      step.attempts === 0 ? '' : String(step.attempts),
      step.duration_ms === null ? '' : formatDuration(step.duration_ms),
    ]
  })
  const note = describeHidden(steps.length - shown.length, 'more node', 'not shown')
  return renderMarkdownTable(['Node', 'Type', 'Status', 'Attempts:', 'Duration:'], rows, note)
}

export function testTables({ account, github, result }: SummaryPage, { errors, graph: isLong }: Amount): string | null {
  const parts = [...(account?.tests.nodes.values() ?? [])].flatMap((tests) => {
    const name = isOneStep(result) ? '' : ` of ${toCodeSpan(formatTestedName(tests))}`
    const blocks = listTestBlocks(tests, github, errors * 5, isLong)
    return [`**Tests${name}**: ${formatTestCounts(tests)}`, ...blocks.map(renderBlockMarkdown)]
  })
  return parts.length === 0 ? null : parts.join('\n\n')
}

/** Renders the token usage of agents; if there is no room for all, only those with the highest usage are shown. */
export function renderAgentsTable({ result }: SummaryPage, { steps: max }: Amount): string | null {
  const { agents, input_tokens: input, output_tokens: output } = result.metrics
  const all = Object.entries(agents ?? {})
  if (all.length === 0 || max === 0) return null
  const countTokens = ([, agent]: (typeof all)[number]): number =>
    (agent.input_tokens ?? 0) + (agent.output_tokens ?? 0)
  const shown = all.length <= max ? all : [...all].sort((a, b) => countTokens(b) - countTokens(a)).slice(0, max)
  const rows = shown.map(([name, agent]) => [
    formatTableCell(name),
    formatTableCell(agent.model === '' ? agent.provider : agent.model, 100),
    `${agent.runs}`,
    `${agent.input_tokens ?? '?'}`,
    `${agent.output_tokens ?? '?'}`,
    formatDuration(agent.duration_ms),
  ])
  const note = describeHidden(all.length - shown.length, 'more agent', 'not shown')
  const total = input === undefined ? '' : `Agents used ${input} input and ${output ?? 0} output tokens.\n\n`
  return `${total}${renderMarkdownTable(['Agent', 'Model', 'Runs:', 'Input:', 'Output:', 'Duration:'], rows, note)}`
}

export function createGraphBlock({ result, graph, account }: SummaryPage, amount: Amount): string | null {
  if (graph === null || account === null || graph.nodes.length === 0 || !amount.graph || isOneStep(result)) return null
  const { walk } = account
  const path = walk.path.filter((node, index) => node !== walk.path[index - 1])
  return toCodeBlock(renderMermaid(graph, account.steps.states(graph), path), 'mermaid', 60_000)
}

/** Lists escalations, dead letters, denials and changes of breakers; null if there are none. */
export function renderGovernanceList(
  { result, account }: Pick<SummaryPage, 'result' | 'account'>,
  { tried }: Pick<Amount, 'tried'>,
): string | null {
  const max = Math.min(tried, 20)
  if (max === 0) return null
  const lists = [
    result.escalations
      .filter((escalation) => escalation['earlier'] !== true)
      .map(
        (escalation) =>
          `🔔 ${findKindAt(escalation)}: ${formatSpan(escalation, 'title')} (${formatDelivery(escalation)})`,
      ),
    result.dead_letters.map(
      (letter) =>
        `📮 ${findKindAt(letter)} was given up (${formatSpan(letter, 'reason')}); \`conductor redrive\` runs it again`,
    ),
    result.policies
      .filter((answer) => isJsonObject(answer) && answer['allowed'] === false)
      .map(
        (answer) =>
          `⛔ policy ${formatSpan(answer, 'policy_name')} denied ${formatSpan(answer, 'node')}: ${formatSpan(answer, 'reason')}`,
      ),
    (account?.governance.circuits ?? []).map(
      ({ key, from, to }) => `🔌 circuit breaker ${toCodeSpan(key)}: ${from} → ${to}`,
    ),
  ].filter((lines) => lines.length > 0)
  return lists.length === 0 ? null : lists.map((lines) => renderBullets(lines, max)).join('\n')
}

function findKindAt(record: JsonObject): string {
  const { node, item } = record
  const where = `${asString(node)}${typeof item === 'string' ? ` [${item}]` : ''}`
  return `${formatSpan(record, 'kind')} at ${toCodeSpan(where, 300)}`
}

/** `recorded`, `issue #12, notify`, or why nobody could be told. */
function formatDelivery(escalation: JsonObject): string {
  const text = withNobody(asString(escalation['delivery'], RECORDED))
  return isUndelivered(escalation) ? toCodeSpan(text, 500) : text
}

function formatSpan(record: Json, name: string): string {
  const value = isJsonObject(record) ? record[name] : undefined
  return toCodeSpan(typeof value === 'string' ? value : '', 300)
}
