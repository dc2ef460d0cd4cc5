import { type DiagnosedError, type Diagnosis, flawTexts, isOneStep } from '../../account/diagnosis.js'
import type { RunReport, Unended } from '../../account/report.js'
import type { Visit } from '../../account/visit.js'
import { NO_FILE } from '../../core/finding.js'
import { linkTarget } from '../../text/markdown.js'
import { cut, oneLine } from '../../text/terminal-text.js'
import type { ReportPage } from './errors.js'
import { code, count, duration, html, type Markup, moment, NOTHING, renderCount, renderInlineList } from './markup.js'
import { type Look, toLook } from './states.js'
import { type AttemptCounts, attemptCounts } from './timeline.js'

export function createHeading({ report, diagnosis: { verdict } }: ReportPage): {
  readonly word: string
  readonly tone: Look
} {
  if (report.unended?.state === 'running') return { word: 'Running', tone: 'running' }
  if (report.unended?.state === 'lost') return { word: 'Interrupted', tone: 'open' }
  return { word: verdict.heading, tone: verdict.look }
}

function reason({ report, diagnosis }: ReportPage, visits: readonly Visit[], { failures }: AttemptCounts): Markup {
  const { result } = report
  const { termination, error, verdict } = diagnosis
  if (report.unended !== undefined) return unendedReason(report.unended, visits)
  if (termination !== null) return html`Ended on purpose by <b>${cut(termination.terminated_by, 120)}</b>.`
  if (error !== null) return errorReason(diagnosis, error, result.errors.length)
  const [gate] = diagnosis.gates
  if (gate !== undefined) return html`<b>${cut(gate.node, 120)}</b> waits for an answer.`
  if (result.outcome !== 'success') return html`${oneLine(result.error ?? 'The run ended early.', 300)}`
  const took = duration(result.execution.duration_ms)
  if (verdict.flaws.length > 0)
    return html`Finished in ${took}, but ${oneLine(flawTexts(verdict, String).join(', '), 300)}.`
  const { isResumed } = report.account
  if (failures > 0)
    return html`Finished in ${took}, after ${renderCount(failures, 'failed attempt')}${isResumed ? ' and a resume' : ''}.`
  return html`Finished in ${took}, ${isResumed ? 'after a resume' : 'without a failed attempt'}.`
}

function unendedReason({ state }: Unended, visits: readonly Visit[]): Markup {
  if (state === 'lost') return html`The process of this run is gone, and the run did not end.`
  const names = [...new Set(openLeaves(visits).map(({ node }) => node))]
  if (names.length === 0) return visits.length === 0 ? html`Nothing ran yet.` : html`Between two nodes.`
  const shown = names.map((name) => html`<b>${cut(name, 120)}</b>`)
  return html`${renderInlineList(shown, MAX_NAMED)} ${names.length === 1 ? 'runs' : 'run'}.`
}

const MAX_NAMED = 4

function openLeaves(visits: Iterable<Visit>): readonly Visit[] {
  return [...visits].flatMap((visit) => {
    const look = toLook(visit, true)
    if (look !== 'running' && look !== 'waiting') return []
    const inside = openLeaves(visit.children)
    return inside.length === 0 ? [visit] : inside
  })
}

function errorReason(diagnosis: Diagnosis, error: DiagnosedError, problems: number): Markup {
  const { verdict, isMany } = diagnosis
  const { end } = verdict
  if (end === 'invalid' || end === 'not-run')
    return html`The workflow file has ${renderCount(problems, 'problem')}; nothing ran.`
  if (end === 'cancelled') return html`The run was cancelled before it could end.`
  if (isMany) return manyReason(diagnosis)
  const kind = code(error.kind, 200)
  if (error.node === null) return html`${kind} ended the run.`
  const node = html`<b>${cut(error.node, 120)}</b>`
  if (error.kind === 'halt.intentional') return html`A halt route at ${node} ended the run.`
  return end === 'halted' && error.frames[0]?.file !== NO_FILE
    ? html`${node} raised ${kind}, and no route handled it.`
    : html`${node} failed with ${kind}.`
}

function manyReason({ kinds, group }: Diagnosis): Markup {
  const shown = kinds
    .slice(0, MAX_NAMED)
    .map(({ kind, count: times }) => html`${code(kind, 200)}${times === 1 ? '' : ` ${count(times)} times`}`)
  const more = kinds.length > MAX_NAMED ? ` and ${renderCount(kinds.length - MAX_NAMED, 'more kind')}` : ''
  return html`${renderInlineList(shown, MAX_NAMED)}${more}${group === null ? '' : html` in <b>${cut(group, 120)}</b>`}.`
}

export function formatPageTitle({ report, diagnosis: { part } }: ReportPage): string {
  const { result, graph } = report
  return cut(`${result.workflow.name ?? graph.name}${part === '' ? '' : ` (${part})`}`, 160)
}

export function pageHeader(page: ReportPage, visits: readonly Visit[], startedAt: number | null): Markup {
  const { report } = page
  const { result } = report
  const { word, tone } = createHeading(page)
  const name = formatPageTitle(page)
  const counts = attemptCounts(visits)
  return html`<header class="top s-${tone}"><div class="wrap">
<p class="eyebrow"><span>Run report</span>${result.run_id ? html`<span class="runid">${cut(result.run_id, 80)}</span>` : NOTHING}</p>
<div class="title"><svg class="outcome" aria-hidden="true"><use href="#i-${tone}"/></svg><div><h1>${name} <span class="word">${word}</span></h1><p class="reason">${reason(page, visits, counts)}</p></div></div>
${factRow(report, counts, startedAt)}</div></header>`
}

function factRow(report: RunReport, { retries, failures }: AttemptCounts, startedAt: number | null): Markup {
  const { result, account } = report
  const { execution } = result
  const { isResumed } = account
  const entries: (readonly [string, Markup | string])[] = [
    ['Duration', duration(execution.duration_ms)],
    ...(isOneStep(result) ? [] : [['Nodes run', `${execution.nodes_executed} of ${execution.nodes_total}`] as const]),
    ['Retries', retries === 0 ? 'none' : String(retries)],
    ['Failed attempts', failures === 0 ? `none${isResumed ? ' since the resume' : ''}` : String(failures)],
  ]
  if (report.unended === undefined && !isOneStep(result)) entries.push(['Exit code', String(result.exit_code)])
  if (startedAt !== null) entries.push(['Started', moment(startedAt)])
  const tokens = (result.metrics.input_tokens ?? 0) + (result.metrics.output_tokens ?? 0)
  if (tokens > 0) entries.push(['Tokens', renderCount(tokens, 'token')])
  if (!isOneStep(result)) entries.push(['File', code(result.workflow.file, 120)])
  const run = githubLink(report)
  if (run !== null) entries.push(['Job', run])
  return html`<dl class="numbers">${entries.map(([label, content]) => html`<div><dt>${label}</dt><dd>${content}</dd></div>`)}</dl>`
}

function githubLink(report: RunReport): Markup | null {
  const { github } = report
  const target = github === null ? null : linkTarget(github.run_url)
  if (github === null || target === null) return null
  return html`<a href="${target}" rel="noreferrer noopener">${cut(github.repository, 100)} · ${cut(github.job, 60)}</a>`
}

export interface Live {
  readonly revision: string
  /** Whether the server stops after this page. */
  readonly isFinal: boolean
}

/** Renders the bar that says whether the page is current; the live script reads its attributes. */
export function liveBar({ revision, isFinal }: Live): Markup {
  const words = isFinal ? 'The run has ended; this page stays as it is.' : 'Live: this page follows the run.'
  return html`<p id="live" class="wrap" role="status" data-revision="${revision}"${isFinal ? html` data-final` : ''}>${words}</p>`
}
