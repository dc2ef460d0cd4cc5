import type { RunReport, Unended } from '../../account/report.js'
import type { Visit } from '../../account/visit.js'
import { NO_FILE } from '../../core/finding.js'
import { partLabel } from '../../core/github.js'
import type { ReportedError } from '../../core/report.js'
import { linkTarget } from '../../text/markdown.js'
import { cut, oneLine } from '../../text/terminal-text.js'
import { leadingErrors, reportedFamilies } from '../leading-errors.js'
import { code, count, counted, duration, html, type Markup, moment, NOTHING } from './markup.js'
import { lookOf } from './states.js'
import { type AttemptCounts, attemptCounts } from './timeline.js'

export interface Heading {
  readonly word: string
  readonly tone: 'completed' | 'failed' | 'terminated' | 'waiting' | 'open' | 'running'
}

/** The outcome as one word and one tone; a termination has its own, whatever its status. */
export function headingOf(report: RunReport): Heading {
  if (report.unended?.state === 'running') return { word: 'Running', tone: 'running' }
  if (report.unended?.state === 'lost') return { word: 'Interrupted', tone: 'open' }
  if (report.result.termination !== null) return { word: 'Terminated', tone: 'terminated' }
  switch (report.result.outcome) {
    case 'success':
      return { word: 'Success', tone: 'completed' }
    case 'failed':
      return { word: 'Failed', tone: 'failed' }
    case 'invalid':
      return { word: 'Invalid', tone: 'failed' }
    case 'halted':
      return { word: 'Halted', tone: 'failed' }
    case 'suspended':
      return { word: 'Suspended', tone: 'waiting' }
    case 'cancelled':
      return { word: 'Cancelled', tone: 'open' }
  }
}

/** Why the run ended as it did, in a sentence; the message itself stands below, in a place of its own. */
function reason(report: RunReport, visits: readonly Visit[], { failures }: AttemptCounts): Markup {
  const { result } = report
  if (report.unended !== undefined) return unendedReason(report.unended, visits)
  if (result.termination !== null)
    return html`Ended on purpose by <b>${cut(result.termination.terminated_by, 120)}</b>.`
  const error = result.errors[0]
  if (error !== undefined) return errorReason(report, error)
  if (result.gate !== null) return html`<b>${cut(result.gate.node, 120)}</b> waits for an answer.`
  if (result.outcome !== 'success') return html`${oneLine(result.error ?? 'The run ended early.', 300)}`
  const mended =
    failures === 0
      ? 'without a failed attempt'
      : `after ${counted(failures, 'failed attempt')} that the workflow dealt with`
  return html`Finished in ${duration(result.execution.duration_ms)}, ${mended}.`
}

/** What is going on right now. */
function unendedReason({ state }: Unended, visits: readonly Visit[]): Markup {
  if (state === 'lost') return html`No process works on this run any more, and it did not come to its end.`
  const names = [...new Set(openLeaves(visits).map(({ node }) => node))]
  if (names.length === 0) return visits.length === 0 ? html`Nothing ran yet.` : html`Between two nodes.`
  const more = names.length > MAX_NAMED ? ` and ${count(names.length - MAX_NAMED)} more` : ''
  const shown = names.slice(0, MAX_NAMED).map((name, at) => html`${at === 0 ? '' : ', '}<b>${cut(name, 120)}</b>`)
  return html`${shown}${more} ${names.length === 1 ? 'runs' : 'run'}.`
}

const MAX_NAMED = 4

/** What runs and has nothing running inside. */
function openLeaves(visits: Iterable<Visit>): readonly Visit[] {
  return [...visits].flatMap((visit) => {
    const look = lookOf(visit, true)
    if (look !== 'running' && look !== 'waiting') return []
    const inside = openLeaves(visit.children)
    return inside.length === 0 ? [visit] : inside
  })
}

function errorReason(report: RunReport, error: ReportedError): Markup {
  const { outcome, errors } = report.result
  const kind = code(error.kind, 200)
  if (leadingErrors(errors).length > 1 && outcome !== 'invalid' && outcome !== 'cancelled') return manyReason(errors)
  if (outcome === 'invalid') return html`The workflow file has ${counted(errors.length, 'problem')}; nothing ran.`
  if (outcome === 'cancelled') return html`The run was cancelled before it could end.`
  if (error.node_id === null) return html`${kind} ended the run.`
  const node = html`<b>${cut(error.node_id, 120)}</b>`
  if (error.kind === 'halt.intentional') return html`A halt route at ${node} ended the run.`
  return outcome === 'halted' ? html`${node} raised ${kind}, and no route took it.` : html`${node} failed with ${kind}.`
}

/** Which kinds ended the run; the table below has the rest. */
function manyReason(errors: readonly ReportedError[]): Markup {
  const families = reportedFamilies(errors)
  const kinds = families
    .slice(0, MAX_NAMED)
    .map(
      ({ kind, count: times }, at) =>
        html`${at === 0 ? '' : ', '}${code(kind, 200)}${times === 1 ? '' : ` ${count(times)} times`}`,
    )
  const more = families.length > MAX_NAMED ? ` and ${counted(families.length - MAX_NAMED, 'more kind')}` : ''
  const group = errors.find(({ kind }) => kind === 'internal.group_failed')?.node_id ?? null
  return html`${kinds}${more}${group === null ? '' : html` in <b>${cut(group, 120)}</b>`}.`
}

/** The workflow, with the leg of a matrix or the shard that this run is. */
export function titleOf({ result, graph, github }: RunReport): string {
  const part = partLabel(github?.matrix ?? null, result.shard)
  return cut(`${result.workflow.name ?? graph.name}${part === '' ? '' : ` (${part})`}`, 160)
}

export function pageHeader(report: RunReport, visits: readonly Visit[], startedAt: number | null): Markup {
  const { result } = report
  const { word, tone } = headingOf(report)
  const name = titleOf(report)
  const counts = attemptCounts(visits)
  return html`<header class="top s-${tone}"><div class="wrap">
<p class="eyebrow"><span>Run report</span>${result.run_id === null ? NOTHING : html`<span class="runid">${cut(result.run_id, 80)}</span>`}</p>
<div class="title"><svg class="outcome" aria-hidden="true"><use href="#i-${tone}"/></svg><div><h1>${name} <span class="word">${word}</span></h1><p class="reason">${reason(report, visits, counts)}</p></div></div>
${factRow(report, counts, startedAt)}</div></header>`
}

function factRow(report: RunReport, { retries, failures }: AttemptCounts, startedAt: number | null): Markup {
  const { result } = report
  const { execution } = result
  const entries: (readonly [string, Markup | string])[] = [
    ['Duration', duration(execution.duration_ms)],
    ['Nodes run', `${execution.nodes_executed} of ${execution.nodes_total}`],
    ['Retries', retries === 0 ? 'none' : String(retries)],
    ['Failed attempts', failures === 0 ? 'none' : String(failures)],
  ]
  if (report.unended === undefined) entries.push(['Exit code', String(result.exit_code)])
  if (startedAt !== null) entries.push(['Started', moment(startedAt)])
  const tokens = (result.metrics.input_tokens ?? 0) + (result.metrics.output_tokens ?? 0)
  if (tokens > 0) entries.push(['Tokens', counted(tokens, 'token')])
  if (result.workflow.file !== NO_FILE) entries.push(['File', code(result.workflow.file, 120)])
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
