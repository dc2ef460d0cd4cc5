import { isOneStep } from '../account/diagnosis.js'
import type { StepStatus } from '../account/steps.js'
import { durationText } from '../core/duration.js'
import { asString, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import { isUndelivered, RECORDED } from '../core/report.js'
import { countsText, type FailedTest, type SuiteCounts, type TestCounts } from '../core/test-counts.js'
import { codeBlock, codeSpan, foldSection, markdownTable, tableCell } from '../text/markdown.js'
import { linkedPlace, reactionText } from './error-text.js'
import { mermaid } from './graph.js'
import { type Amount, describeHidden, renderBullets, type SummaryPage } from './summary-parts.js'

const MAX_ITEMS = 8

export function kindTable({ result, github, diagnosis }: SummaryPage, amount: Amount): string | null {
  const { kinds, isMany } = diagnosis
  if (result.findings !== undefined || !isMany) return null
  const rows = kinds.slice(0, amount.errors).map(({ kind, count, items, message, place }) => {
    const named = items.slice(0, MAX_ITEMS).map((item) => tableCell(item, 60))
    const more = items.length > named.length ? ` and ${items.length - named.length} more` : ''
    const spot = place === null ? '' : ` (${linkedPlace(place, github, tableCell)})`
    return [tableCell(kind, 200), `${count}`, `${named.join(', ')}${more}`, `${tableCell(message, 300)}${spot}`]
  })
  const note = describeHidden(kinds.length - rows.length, 'more kind', 'in errors.jsonl')
  return markdownTable(['Kind', 'Count:', 'Items', 'Message'], rows, note)
}

export function triedList({ diagnosis, result }: SummaryPage, amount: Amount): string | null {
  // The sentence about a step says already that its error is tolerated.
  const tried = isOneStep(result) ? diagnosis.tried.filter(({ action }) => action === 'retry') : diagnosis.tried
  if (tried.length === 0 || amount.tried === 0) return null
  const rows = tried.slice(-amount.tried).map((reaction) => {
    const { node, kind } = reaction
    const isGroup = kind === 'internal.group_failed'
    const did = isGroup ? `the group ${codeSpan(node)} failed` : `${codeSpan(node)} raised ${codeSpan(kind)}`
    return `- ${did}: ${reactionText(reaction, codeSpan)}`
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
      tableCell(step.node_id),
      tableCell(step.type),
      `${word}${notes === '' ? '' : ` (${notes})`}`,
      step.attempts === 0 ? '' : String(step.attempts),
      step.duration_ms === null ? '' : durationText(step.duration_ms),
    ]
  })
  const note = describeHidden(steps.length - shown.length, 'more node', 'not shown')
  return markdownTable(['Node', 'Type', 'Status', 'Attempts:', 'Duration:'], rows, note)
}

export function testTables(page: SummaryPage, { errors, graph: isLong }: Amount): string | null {
  const { account, github, result } = page
  const nodes = [...(account?.tests.nodes.values() ?? [])]
  const parts = nodes.flatMap((tests) => {
    const { node, failed, failures, quarantined = 0, quarantined_tests: excused = [], suites = [] } = tests
    const heading = `**Tests${isOneStep(result) ? '' : ` of ${codeSpan(node)}`}**: ${countsText(tests)}`
    const placeCell = ({ file, line }: FailedTest): string =>
      file === null ? '' : linkedPlace({ file, line }, github, tableCell)
    const rows = failures
      .slice(0, errors * 5)
      .map((test) => [
        tableCell(test.name, 200),
        placeCell(test),
        tableCell(test.message, 300),
        test.seconds === null ? '' : durationText(test.seconds * 1000),
      ])
    const note = failed > rows.length ? `${formatCount(failed - rows.length, 'more failed test')}.` : ''
    const shown = excused.slice(0, errors * 5)
    const inQuarantine = shown.map((test) => [
      tableCell(test.name, 200),
      placeCell(test),
      tableCell(test.message, 300),
      tableCell(test.owner ?? '', 60),
      issueCell(test.issue ?? ''),
      tableCell(test.reason, 200),
      `${test.days_left}`,
    ])
    const more =
      quarantined > shown.length ? `${formatCount(quarantined - shown.length, 'more test')} in quarantine.` : ''
    const columns = ['In quarantine', 'Place', 'Message', 'Owner', 'Issue', 'Reason', 'Days left:']
    return [
      heading,
      ...(rows.length === 0 ? [] : [markdownTable(['Failed test', 'Place', 'Message', 'Duration:'], rows, note)]),
      ...(inQuarantine.length === 0 ? [] : [markdownTable(columns, inQuarantine, more)]),
      ...(isLong ? [...flakyList(tests), ...suiteTable(suites), ...slowestTable(tests)] : []),
    ]
  })
  return parts.length === 0 ? null : parts.join('\n\n')
}

function issueCell(issue: string): string {
  if (!/^https:\/\/[\w./#-]{1,300}$/.test(issue)) return tableCell(issue, 100)
  const [, number] = /\/issues\/(\d+)$/.exec(issue) ?? []
  return `[${tableCell(number === undefined ? (issue.split('/').at(-1) ?? '') : `#${number}`)}](${issue})`
}

function flakyList({ flaky = 0, flaky_names: names = [] }: TestCounts): readonly string[] {
  if (flaky === 0) return []
  const more = flaky > names.length ? [`- ${flaky - names.length} more`] : []
  return [
    foldSection(`Flaky tests (${flaky})`, [...names.map((name) => `- ${codeSpan(name, 200)}`), ...more].join('\n')),
  ]
}

/** One suite says no more than the counts above it. */
function suiteTable(suites: readonly SuiteCounts[]): readonly string[] {
  if (suites.length < 2) return []
  const rows = suites.map(({ name, passed, failed, skipped, seconds, quarantined = 0 }) => [
    `${failed > 0 ? '❌' : quarantined > 0 ? '🟡' : '✅'} ${tableCell(name, 200)}`,
    `${passed}`,
    `${failed}${quarantined > 0 ? ` (and ${quarantined} in quarantine)` : ''}`,
    `${skipped}`,
    durationText(seconds * 1000),
  ])
  const table = markdownTable(['Suite', 'Passed:', 'Failed:', 'Skipped:', 'Duration:'], rows)
  return [
    foldSection(`Suites (${suites.length === MAX_SUITE_ROWS ? `the first ${MAX_SUITE_ROWS}` : suites.length})`, table),
  ]
}
const MAX_SUITE_ROWS = 100

function slowestTable({ slowest }: TestCounts): readonly string[] {
  const rows = slowest.map((test) => [tableCell(test.name, 200), durationText(test.seconds * 1000)])
  return rows.length === 0 ? [] : [foldSection('Slowest tests', markdownTable(['Test', 'Duration:'], rows))]
}

/** Renders the token usage of agents; if there is no room for all, only those with the highest usage are shown. */
export function agentsTable({ result }: SummaryPage, { steps: max }: Amount): string | null {
  const { agents, input_tokens: input, output_tokens: output } = result.metrics
  const all = Object.entries(agents ?? {})
  if (all.length === 0 || max === 0) return null
  const countTokens = ([, agent]: (typeof all)[number]): number =>
    (agent.input_tokens ?? 0) + (agent.output_tokens ?? 0)
  const shown = all.length <= max ? all : [...all].sort((a, b) => countTokens(b) - countTokens(a)).slice(0, max)
  const rows = shown.map(([name, agent]) => [
    tableCell(name),
    tableCell(agent.model === '' ? agent.provider : agent.model, 100),
    `${agent.runs}`,
    `${agent.input_tokens ?? '?'}`,
    `${agent.output_tokens ?? '?'}`,
    durationText(agent.duration_ms),
  ])
  const note = describeHidden(all.length - shown.length, 'more agent', 'not shown')
  const total = input === undefined ? '' : `Agents used ${input} input and ${output ?? 0} output tokens.\n\n`
  return `${total}${markdownTable(['Agent', 'Model', 'Runs:', 'Input:', 'Output:', 'Duration:'], rows, note)}`
}

export function graphBlock({ result, graph, account }: SummaryPage, amount: Amount): string | null {
  if (graph === null || account === null || graph.nodes.length === 0 || !amount.graph || isOneStep(result)) return null
  const { walk } = account
  const path = walk.path.filter((node, index) => node !== walk.path[index - 1])
  return codeBlock(mermaid(graph, account.steps.states(graph), path), 'mermaid', 60_000)
}

/** Lists escalations, dead letters, denials and changes of breakers; null if there are none. */
export function governanceList(
  { result, account }: Pick<SummaryPage, 'result' | 'account'>,
  { tried }: Pick<Amount, 'tried'>,
): string | null {
  const max = Math.min(tried, 20)
  if (max === 0) return null
  const lists = [
    result.escalations
      .filter((escalation) => escalation['earlier'] !== true)
      .map((escalation) => `🔔 ${kindAt(escalation)}: ${span(escalation, 'title')} (${deliveryText(escalation)})`),
    result.dead_letters.map(
      (letter) => `📮 ${kindAt(letter)} was given up (${span(letter, 'reason')}); \`conductor redrive\` runs it again`,
    ),
    result.policies
      .filter((answer) => isJsonObject(answer) && answer['allowed'] === false)
      .map(
        (answer) =>
          `⛔ policy ${span(answer, 'policy_name')} denied ${span(answer, 'node')}: ${span(answer, 'reason')}`,
      ),
    (account?.governance.circuits ?? []).map(
      ({ key, from, to }) => `🔌 circuit breaker ${codeSpan(key)}: ${from} → ${to}`,
    ),
  ].filter((lines) => lines.length > 0)
  return lists.length === 0 ? null : lists.map((lines) => renderBullets(lines, max)).join('\n')
}

function kindAt(record: JsonObject): string {
  const { node, item } = record
  const where = `${asString(node)}${typeof item === 'string' ? ` [${item}]` : ''}`
  return `${span(record, 'kind')} at ${codeSpan(where, 300)}`
}

/** `recorded`, `issue #12, notify`, or why nobody could be told. */
function deliveryText(escalation: JsonObject): string {
  const text = asString(escalation['delivery'], RECORDED)
  return isUndelivered(escalation) ? codeSpan(text, 500) : text
}

function span(record: Json, name: string): string {
  const value = isJsonObject(record) ? record[name] : undefined
  return codeSpan(typeof value === 'string' ? value : '', 300)
}
