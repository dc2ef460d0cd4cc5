import { formatFlaws } from '../../account/diagnosis.js'
import type { Visit } from '../../account/visit.js'
import type { PendingGate } from '../../core/outcome.js'
import {
  type CharBudget,
  formatMoment,
  html,
  type Markup,
  type MarkupContent,
  renderCard,
  renderCode,
  renderCount,
  renderDuration,
  renderInlineList,
} from '../../markup/html.js'
import { formatHtmlLine } from '../../markup/html-blocks.js'
import { linkTarget } from '../../text/markdown.js'
import { cut, toOneLine } from '../../text/terminal-text.js'
import { describeCause } from '../run-blocks.js'
import type { ReportPage } from './errors.js'
import { toLook } from './states.js'
import { type AttemptCounts, countAttempts } from './timeline.js'

export function createHeading({ report, diagnosis: { verdict } }: ReportPage) {
  if (report.unended?.state === 'running') return { word: 'Running', tone: 'running' } as const
  if (report.unended?.state === 'lost') return { word: 'Interrupted', tone: 'open' } as const
  return { word: verdict.heading, tone: verdict.look }
}

function renderReason(
  { report, diagnosis }: ReportPage,
  visits: readonly Visit[],
  { failures }: AttemptCounts,
  budget: CharBudget,
): Markup {
  const { result } = report
  const { verdict } = diagnosis
  if (report.unended?.state === 'lost') return html`The process of this run is gone, and the run did not end.`
  if (report.unended !== undefined) {
    const names = [...new Set(listOpenLeaves(visits).map(({ node }) => node))]
    if (names.length === 0) return visits.length === 0 ? html`Nothing ran yet.` : html`Between two nodes.`
    const shown = names.map((name) => html`<b>${cut(name, 120)}</b>`)
    return html`${renderInlineList(shown, MAX_NAMED)} ${names.length === 1 ? 'runs' : 'run'}.`
  }
  const cause = describeCause(diagnosis)
  const isUnhandled = verdict.end === 'halted' && diagnosis.hasNodes && diagnosis.error?.kind !== 'halt.intentional'
  if (cause.length > 0) return html`${formatHtmlLine(cause, budget)}${isUnhandled && ', and no route handled it'}.`
  if (result.outcome !== 'success') return html`${toOneLine(result.error ?? 'The run ended early.', 300)}`
  const took = renderDuration(result.execution.duration_ms)
  if (verdict.flaws.length > 0)
    return html`Finished in ${took}, but ${toOneLine(formatFlaws(verdict, String).join(', '), 300)}.`
  const before = [failures > 0 && renderCount(failures, 'failed attempt'), report.account.isResumed && 'a resume']
  const after = before.filter(Boolean).join(' and ')
  return html`Finished in ${took}, ${after === '' ? 'without a failed attempt' : `after ${after}`}.`
}

const MAX_NAMED = 4

function listOpenLeaves(visits: Iterable<Visit>): readonly Visit[] {
  return [...visits].flatMap((visit) => {
    const look = toLook(visit, true)
    if (look !== 'running' && look !== 'waiting') return []
    const inside = listOpenLeaves(visit.children)
    return inside.length === 0 ? [visit] : inside
  })
}

export function formatPageTitle({ report, diagnosis: { part } }: ReportPage): string {
  const { result, graph } = report
  return cut(`${result.workflow.name ?? graph.name}${part === '' ? '' : ` (${part})`}`, 160)
}

export function renderPageHeader(page: ReportPage, visits: readonly Visit[], budget: CharBudget): Markup {
  const { report } = page
  const { result } = report
  const { word, tone } = createHeading(page)
  const name = formatPageTitle(page)
  const counts = countAttempts(visits)
  return html`<header class="top s-${tone}"><div class="wrap">
<p class="eyebrow"><span>Run report</span>${result.run_id !== null && html`<span class="runid">${cut(result.run_id, 80)}</span>`}</p>
<div class="title"><svg class="outcome" aria-hidden="true"><use href="#i-${tone}"/></svg><div><h1>${name} <span class="word">${word}</span></h1><p class="reason">${renderReason(page, visits, counts, budget)}</p></div></div>
${renderFactRow(page, counts)}</div></header>`
}

function renderFactRow({ report, diagnosis }: ReportPage, { retries, failures }: AttemptCounts): Markup {
  const { result, github, account, unended } = report
  const { execution, metrics } = result
  const { hasNodes } = diagnosis
  const { startedAt } = account
  const tokens = (metrics.input_tokens ?? 0) + (metrics.output_tokens ?? 0)
  const target = github && linkTarget(github.run_url)
  const facts: Readonly<Record<string, MarkupContent>> = {
    Duration: renderDuration(execution.duration_ms),
    'Nodes run': hasNodes && `${execution.nodes_executed} of ${execution.nodes_total}`,
    Retries: retries === 0 ? 'none' : retries,
    'Failed attempts': failures > 0 ? failures : `none${account.isResumed ? ' since the resume' : ''}`,
    'Exit code': unended === undefined && hasNodes && String(result.exit_code),
    Started: startedAt && formatMoment(startedAt),
    Tokens: tokens > 0 && renderCount(tokens, 'token'),
    File: hasNodes && renderCode(result.workflow.file, 120),
    Job:
      github &&
      target &&
      html`<a href="${target}" rel="noreferrer noopener">${cut(github.repository, 100)} · ${cut(github.job, 60)}</a>`,
  }
  const shown = Object.entries(facts).map(([label, fact]) => fact && html`<div><dt>${label}</dt><dd>${fact}</dd></div>`)
  return html`<dl class="numbers">${shown}</dl>`
}

export interface Live {
  readonly revision: string
  /** Whether the server stops after this page. */
  readonly isFinal: boolean
  /** The gate that the page can answer. */
  readonly gate: PendingGate | null
}

/** Renders a gate with a button for each option; the live script sends the answer. */
export function renderGateForm({ node, prompt, options }: PendingGate): Markup {
  const buttons = options.map(
    ({ label, prompt_for: field }, index) =>
      html`<form class="option" data-gate="${node}" data-option="${index}">${field !== null && html`<label>${cut(field, 120)} <input name="text" required maxlength="16000"></label>`}<button>${cut(label, 200)}</button></form>`,
  )
  const content = html`<blockquote>${cut(prompt, 4000)}</blockquote>${buttons}<p id="answered" role="status"></p>`
  return renderCard('answer', html`${cut(node, 120)} waits for an answer`, content, 'ending s-waiting')
}

/** Renders the bar that says whether the page is current; the live script reads its attributes. */
export function renderLiveBar({ revision, isFinal }: Live): Markup {
  const words = isFinal ? 'The run has ended; this page stays as it is.' : 'Live: this page follows the run.'
  return html`<p id="live" class="wrap" role="status" data-revision="${revision}"${isFinal && html` data-final`}>${words}</p>`
}
