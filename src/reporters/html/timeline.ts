import { diagnoseError } from '../../account/diagnosis.js'
import {
  type Attempt,
  getVisitEnd,
  getVisitOutput,
  getVisitStart,
  getVisitState,
  type Printed,
  type RouteTaken,
  type Visit,
} from '../../account/visit.js'
import { formatUnmet } from '../../core/event-lines.js'
import {
  asString,
  getOwnEntry,
  isJsonObject,
  type Json,
  type JsonObject,
  parseJson,
  printJson,
} from '../../core/json.js'
import {
  type CharBudget,
  count,
  formatMoment,
  html,
  isEmpty,
  type Markup,
  type MarkupContent,
  renderBlock,
  renderCode,
  renderCount,
  renderDuration,
  renderFold,
  renderValue,
} from '../../markup/html.js'
import { renderHtmlBlocks } from '../../markup/html-blocks.js'
import { trimSigns } from '../../text/excerpt.js'
import { cut } from '../../text/terminal-text.js'
import { listProblems } from '../test-blocks.js'
import { type ReportPage, toErrorKey } from './errors.js'
import { formatTags, renderSign, toLook } from './states.js'

type Order = 'time' | 'failed-first'

/** Beyond this many rows, failed ones come first. */
const MANY = 50
const MAX_FAILED = 200
const MAX_FIRST = 200
const MAX_LAST = 100

export interface Rows {
  readonly page: ReportPage
  readonly axis: Axis
  readonly runEnd: number
  readonly isRunning: boolean
  readonly budget: CharBudget
  readonly anchors: Map<Visit, string>
  readonly shownAbove: ReadonlySet<string>
  left: number
}

/** Selects the rows to show: the failed, the first and, by time, the last ones. */
function selectRows(visits: readonly Visit[], bad: readonly Visit[], order: Order) {
  if (visits.length <= MAX_FIRST) return { shown: orderVisits(visits, order), hidden: 0 }
  const failed = new Set(bad.slice(0, MAX_FAILED))
  const others = visits.filter((visit) => !failed.has(visit))
  const last = order === 'time' ? others.slice(-MAX_LAST) : []
  const picked = new Set([...failed, ...others.slice(0, MAX_FIRST), ...last])
  const shown = visits.filter((visit) => picked.has(visit))
  return { shown: orderVisits(shown, order), hidden: visits.length - picked.size }
}

/** Sorts rows by time. In groups and among many rows, failed ones come first; among many, together with their neighbours. */
function orderVisits(visits: readonly Visit[], order: Order): readonly Visit[] {
  const isMany = visits.length > MANY
  if (order === 'time' && !isMany) return visits
  const isNear = (index: number): boolean => isMany && [visits[index - 1], visits[index], visits[index + 1]].some(isBad)
  const rank = (visit: Visit, index: number): number => {
    if (isBad(visit)) return 0
    return isNear(index) ? (order === 'time' ? 0 : 1) : 2
  }
  const ranked = visits.map((visit, index) => ({ visit, rank: rank(visit, index) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ visit }) => visit)
}

function isBad(visit: Visit | undefined): boolean {
  if (visit === undefined) return false
  const state = getVisitState(visit)
  return state === 'failed' || state === 'open' || state === 'waiting'
}

export function renderRowList(
  visits: readonly Visit[],
  total: number,
  rows: Rows,
  order: Order,
  label: string,
): Markup {
  const failed = visits.filter(isBad)
  const { shown, hidden } = selectRows(visits, failed, order)
  const written = shown.slice(0, Math.max(0, rows.left))
  rows.left -= written.length
  const missing = hidden + total - visits.length + shown.length - written.length
  const bad = order === 'failed-first' ? failed.length : 0
  const note =
    missing !== 0 &&
    html`<p class="quiet more">${renderCount(missing, 'more run')} not shown${bad > 0 && `; ${count(bad)} of all ${count(total)} failed`}. events.jsonl has every one.</p>`
  const isSorted = order === 'time' && visits.length > MANY && failed.length > 0
  const sorted =
    isSorted &&
    html`<p class="quiet">Failed nodes come first, with the nodes that ran before and after them; the rest follows in the order of time.</p>`
  return html`${sorted}<ol class="rows" aria-label="${label}">${written.map((visit) => renderRow(visit, rows))}</ol>${note}`
}

function renderRow(visit: Visit, rows: Rows): Markup {
  const look = toLook(visit, rows.isRunning)
  const took = getVisitEnd(visit, rows.runEnd) - getVisitStart(visit)
  const { index = 0, key = '' } = visit.item ?? {}
  const name = key === String(index) || key === '' ? `#${index}` : `#${index} ${key}`
  const item = visit.item && html` <span class="key">${cut(name, 80)}</span>`
  // The number is stable on a live page, and no untrusted text becomes an id.
  const anchor = `n${visit.number}`
  rows.anchors.set(visit, anchor)
  return html`<li class="row s-${look}" data-tags="${formatTags(visit)}"><details id="${anchor}"><summary>
${renderSign(look)}<span class="who"><span class="name">${cut(visit.node, 120)}</span>${item}<span class="about">${describeVisit(visit, rows)}</span></span>
${renderTrack(visit, rows)}<span class="took">${renderDuration(took)}</span></summary>
<div class="body">${renderFacts(visit, rows.page.diagnosis.hasNodes)}${renderAttempts(visit, rows)}${renderNodeOutput(visit, rows.budget)}${renderInner(visit, rows)}</div></details></li>`
}

function describeVisit(visit: Visit, { page }: Rows): string {
  const { type, termination, group } = visit
  return [
    page.diagnosis.hasNodes && type,
    termination?.status,
    visit.visit > 1 && `visit ${visit.visit}`,
    visit.attemptsTotal > 1 && renderCount(visit.attemptsTotal, 'attempt'),
    visit.failedBefore > 0 && 'failed before the resume',
    group && renderCount(group.total, type === 'parallel' ? 'member' : 'item'),
    group && group.failed > 0 && `${count(group.failed)} failed`,
    visit.attempts.at(-1)?.cached === true && 'from the checkpoint',
  ]
    .filter(Boolean)
    .join(' · ')
}

function renderTrack(visit: Visit, { axis, runEnd, isRunning }: Rows): Markup {
  const bar = (from: number, to: number) => {
    const width = Math.max(0.45, axis.at(to) - axis.at(from))
    return { x: formatPercent(Math.min(axis.at(from), 100 - width)), width: formatPercent(width) }
  }
  const attempts = visit.attempts.slice(0, 60).map((attempt) => {
    const { x, width } = bar(attempt.startedAt, attempt.endedAt ?? runEnd)
    const words = `attempt ${attempt.number}: ${attempt.state === 'open' ? (isRunning ? 'running' : 'interrupted') : attempt.state}`
    return html`<rect class="t-${attempt.state}" x="${x}" y="7" width="${width}" height="10" rx="3"><title>${words}</title></rect>`
  })
  const pauses = visit.pauses.slice(0, 60).map((pause) => {
    const { x, width } = bar(pause.from, pause.to ?? runEnd)
    const words = `${pause.why === 'retry' ? 'wait before the next attempt' : 'wait'}, ${renderDuration((pause.to ?? runEnd) - pause.from)}`
    const thin = pause.why === 'retry'
    return html`<rect class="w-${pause.why}" x="${x}" y="${thin ? 11 : 7}" width="${width}" height="${thin ? 2 : 10}" rx="${thin ? 1 : 3}"><title>${words}</title></rect>`
  })
  const ownStart = visit.attempts[0]?.startedAt ?? 0
  const first = visit.group === null ? ownStart : getVisitStart(visit)
  const items =
    first < ownStart &&
    html`<rect class="w-timer" x="${bar(first, ownStart).x}" y="11" width="${bar(first, ownStart).width}" height="2" rx="1"><title>items ran in an earlier session or on other machines</title></rect>`
  return html`<svg class="track" aria-hidden="true"><use href="#grid" width="100%" height="100%"/>${items}${attempts}${pauses}</svg>`
}

function renderInner(visit: Visit, rows: Rows): MarkupContent {
  if (visit.children.size === 0) return null
  const isGroup = visit.group !== null || visit.type === 'for_each' || visit.type === 'parallel'
  const label = isGroup
    ? `Runs inside ${visit.node}`
    : `Nodes of the child workflow ${visit.child?.workflow ?? visit.node}`
  return renderRowList(
    [...visit.children],
    visit.childrenTotal,
    rows,
    isGroup ? 'failed-first' : 'time',
    cut(label, 200),
  )
}

export type AttemptCounts = ReturnType<typeof countAttempts>

/** Counts retries and failed attempts; a group or child that failed because of a failure inside it is not counted again. */
export function countAttempts(visits: Iterable<Visit>): { readonly retries: number; readonly failures: number } {
  let retries = 0
  let failures = 0
  for (const { attempts, attemptsTotal, failedBefore, children } of visits) {
    const inside = countAttempts(children)
    retries += Math.max(0, attemptsTotal - 1) + inside.retries
    failures += inside.failures
    if (inside.failures === 0) failures += failedBefore + attempts.filter(({ failure }) => failure !== null).length
  }
  return { retries, failures }
}

interface Span {
  readonly from: number
  to: number
}

export type Axis = ReturnType<typeof createAxis>

const GAP_PERCENT = 3
const STEPS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
  900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000, 43_200_000, 86_400_000,
]

/** Returns the axis of all visits; long idle times take little space. */
export function createAxis(visits: readonly Visit[], runEnd: number) {
  const busy: Span[] = []
  const spans = visits.map((visit) => ({ from: getVisitStart(visit), to: getVisitEnd(visit, runEnd) }))
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = busy.at(-1)
    if (last === undefined || span.from > last.to) busy.push(span)
    else last.to = Math.max(last.to, span.to)
  }
  const start = busy[0]?.from ?? runEnd
  const end = Math.max(busy.at(-1)?.to ?? runEnd, start + 1)
  // Long idle times, such as those between two sessions, are drawn short.
  const gaps = findLongGaps(busy)
  const idle = gaps.reduce((sum, gap) => sum + gap.to - gap.from, 0)
  const scale = (100 - gaps.length * GAP_PERCENT) / Math.max(1, end - start - idle)
  const at = (time: number): number => {
    const moment = Math.min(Math.max(time, start), end)
    let percent = (moment - start) * scale
    for (const gap of gaps) {
      if (moment <= gap.from) break
      const inside = Math.min(moment, gap.to) - gap.from
      percent += (inside / (gap.to - gap.from)) * GAP_PERCENT - inside * scale
    }
    return percent
  }
  const stepAtLeast = (end - start - idle) / 5
  const step = STEPS.find((candidate) => candidate >= stepAtLeast) ?? Math.ceil(stepAtLeast / 86_400_000) * 86_400_000
  const ticks: { at: number; elapsed: number }[] = []
  for (let time = start; time <= end && ticks.length < 12; time += step) {
    const gap = gaps.find(({ from, to }) => time > from && time < to)
    if (gap !== undefined) time += Math.ceil((gap.to - time) / step) * step
    const percent = at(time)
    const last = ticks.at(-1)
    if (time <= end && percent < 95 && (last === undefined || percent - last.at > 6))
      ticks.push({ at: percent, elapsed: time - start })
  }
  return { start, end, gaps, at, ticks }
}

/** Returns at most five gaps, each longer than a third of the busy time. */
function findLongGaps(busy: readonly Span[]): readonly Span[] {
  const active = busy.reduce((sum, span) => sum + span.to - span.from, 0)
  const limit = Math.max(30_000, active / 3)
  return busy
    .slice(1)
    .map((next, index) => ({ from: busy[index]?.to ?? next.from, to: next.from }))
    .filter(({ from, to }) => to - from > limit)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 5)
    .sort((a, b) => a.from - b.from)
}

export function formatPercent(value: number): string {
  return `${Math.round(value * 100) / 100}%`
}

const LONG = 600

function renderFacts(visit: Visit, hasNodes: boolean): MarkupContent {
  const { attempts, child, recovered, termination, route } = visit
  const exitCode = attempts.at(-1)?.exitCode ?? null
  const parts = [
    attempts[0] !== undefined && html`Started ${formatMoment(attempts[0].startedAt)}`,
    exitCode !== null &&
      (exitCode < 0 ? html`Killed by signal ${-exitCode}` : html`Exit code ${renderCode(String(exitCode))}`),
    child && html`Runs ${renderCode(child.file)}`,
    recovered && html`${hasNodes ? 'Recovered from' : 'Tolerates'} ${renderCode(recovered.kind)}`,
    termination && html`Ended the run: ${cut(termination.reason, 1000)}`,
    route && hasNodes && formatRouteWords(route),
  ].filter(Boolean)
  return parts.length > 0 && html`<ul class="facts">${parts.map((part) => html`<li>${part}</li>`)}</ul>`
}

const ROUTE_WORDS: Readonly<Record<RouteTaken['action'], string>> = {
  to: 'Then',
  end: 'Then the end',
  retry: 'Tried again',
  halt: 'Halted the run',
  propagate: 'Handed to the caller',
  recover: 'Recovered',
  collected: 'Collected by its group',
  unhandled: 'No route handled it',
}

function formatRouteWords({ action, to, route, kind, unmet = [] }: RouteTaken): Markup {
  const hasRow = route !== '' && action !== 'collected'
  const words = action === 'unhandled' && hasRow ? 'Could not be carried out' : (getOwnEntry(ROUTE_WORDS, action) ?? '')
  return html`${words}${action === 'to' && html` ${renderCode(to ?? '')}`}${kind !== null && html` on ${renderCode(kind)}`}${hasRow && html` by ${renderCode(route)}`}${unmet.length > 0 && `: ${formatUnmet(unmet)}`}`
}

/** Renders the attempts in order; a single success needs no list. */
function renderAttempts(visit: Visit, rows: Rows): MarkupContent {
  const isTelling = visit.attempts.length > 1 || visit.attempts.some((attempt) => attempt.failure !== null)
  const shown = visit.attempts.slice(-30)
  const hidden = visit.attemptsTotal - shown.length
  const note = hidden !== 0 && html`<p class="quiet">The first ${hidden} attempts are not shown.</p>`
  return (
    isTelling &&
    html`${note}<ol class="attempts">${shown.map((attempt) => html`<li>${renderAttempt(attempt, rows)}${renderStderr(attempt, visit, rows.budget)}</li>`)}</ol>`
  )
}

function renderAttempt(attempt: Attempt, { page, budget, isRunning, shownAbove }: Rows): Markup {
  const took = attempt.durationMs === null ? '' : ` after ${renderDuration(attempt.durationMs)}`
  if (attempt.failure === null) {
    const word = attempt.state === 'open' ? (isRunning ? 'is running' : 'was interrupted') : 'completed'
    return html`<p><span class="s-${attempt.state}"><b>Attempt ${attempt.number}</b> ${word}</span>${took}</p>`
  }
  const { envelope, frames } = attempt.failure
  const error = diagnoseError({ ...envelope, frames }, page.toRelative)
  const isShownAbove = shownAbove.has(toErrorKey(envelope)) && printJson(envelope.details).length > LONG
  const details = isShownAbove
    ? html`<p class="quiet">Its details are shown <a href="#error">above</a>.</p>`
    : html`${renderHtmlBlocks(listProblems(error, page), budget)}${!isEmpty(error.details) && renderFold('Details', renderValue(error.details, budget))}`
  return html`<p><span class="s-failed"><b>Attempt ${attempt.number}</b> failed</span>${took} with ${renderCode(envelope.kind)}</p>
<p class="said">${budget.fit(envelope.message, 2000).text}</p>${details}`
}

function renderStderr(attempt: Attempt, visit: Visit, budget: CharBudget): MarkupContent {
  const text = attempt.failure?.stderr_tail ?? ''
  const data = getVisitOutput(visit)
  const isInLog = visit.type === 'script' && isJsonObject(data) && asString(data['stderr']) !== ''
  const isShownBelow = attempt === visit.attempts.at(-1) && isInLog
  return text.trim() !== '' && !isShownBelow && renderFold('End of stderr', renderBlock(text, budget))
}

const STREAMS = ['stdout', 'stderr'] as const

/** Renders the output of a node: its streams unfolded, other data folded. */
function renderNodeOutput(visit: Visit, budget: CharBudget): MarkupContent {
  const last = visit.attempts.at(-1)
  if (last === undefined) return null
  if (last.state === 'open' && last.output === undefined)
    return last.printed && renderPrinted(visit, last.printed, budget)
  const title = last.failure === null ? 'Output' : visit.recovered === null ? 'Partial output' : 'Output, as recovered'
  const data = getVisitOutput(visit)
  if (data === undefined) return null
  if (!isJsonObject(data) || visit.type !== 'script') return renderFold(title, renderValue(data, budget))
  const { stdout: _, stderr: __, exit_code: ___, ...rest } = data
  const printed = STREAMS.flatMap((name) => {
    const text = data[name]
    if (typeof text !== 'string' || text.trim() === '' || (name === 'stdout' && isRepeated(text, rest))) return []
    return [html`<h4>${name}</h4>${renderBlock(trimSigns(text, '\n'), budget, formatStreamLabel(name, visit))}`]
  })
  const log = printed.length > 0 && html`<div class="log"><h3>Log</h3>${printed}</div>`
  return html`${log}${!isEmpty(rest) && renderFold(title, renderValue(rest, budget))}`
}

/** Renders the last output of a running node, which a live page scrolls into view. */
function renderPrinted(visit: Visit, printed: Printed, budget: CharBudget): MarkupContent {
  const shown = STREAMS.filter((name) => printed[name].trim() !== '').map((name) => {
    const text = renderBlock(trimSigns(printed[name], '\n'), budget, formatStreamLabel(name, visit))
    return html`<h4>${name}</h4><div class="growing">${text}</div>`
  })
  return shown.length > 0 && html`<div class="log"><h3>Log so far</h3>${shown}</div>`
}

function formatStreamLabel(name: string, { node }: Visit): string {
  return `${name} of ${node}`.slice(0, 200)
}

function isRepeated(text: string, rest: JsonObject): boolean {
  const value: Json | undefined = text.trimStart().startsWith('{') ? parseJson(text) : undefined
  return isJsonObject(value) && Object.keys(value).every((name) => Object.hasOwn(rest, name))
}
