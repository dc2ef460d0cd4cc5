import { isOneStep } from '../../account/diagnosis.js'
import { getVisitEnd, getVisitStart, getVisitState, type Visit } from '../../account/visit.js'
import { cut } from '../../text/terminal-text.js'
import type { ReportPage } from './errors.js'
import { type CharBudget, count, duration, html, type Markup, NOTHING, renderCount } from './markup.js'
import { formatTags, sign, toLook } from './states.js'
import { attemptList, facts, nodeOutput } from './visit-details.js'

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
  const isNear = (at: number): boolean => isMany && [visits[at - 1], visits[at], visits[at + 1]].some(isBad)
  const rank = (visit: Visit, at: number): number => {
    if (isBad(visit)) return 0
    return isNear(at) ? (order === 'time' ? 0 : 1) : 2
  }
  const ranked = visits.map((visit, at) => ({ visit, rank: rank(visit, at) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ visit }) => visit)
}

function isBad(visit: Visit | undefined): boolean {
  if (visit === undefined) return false
  const state = getVisitState(visit)
  return state === 'failed' || state === 'open' || state === 'waiting'
}

export function rowList(visits: readonly Visit[], total: number, rows: Rows, order: Order, label: string): Markup {
  const failed = visits.filter(isBad)
  const { shown, hidden } = selectRows(visits, failed, order)
  const written = shown.slice(0, Math.max(0, rows.left))
  rows.left -= written.length
  const missing = hidden + total - visits.length + shown.length - written.length
  const bad = order === 'failed-first' ? failed.length : 0
  const note =
    missing === 0
      ? NOTHING
      : html`<p class="quiet more">${renderCount(missing, 'more run')} not shown${bad > 0 ? `; ${count(bad)} of all ${count(total)} failed` : ''}. events.jsonl has every one.</p>`
  const isSorted = order === 'time' && visits.length > MANY && failed.length > 0
  const sorted = isSorted
    ? html`<p class="quiet">Failed nodes come first, with the nodes that ran before and after them; the rest follows in the order of time.</p>`
    : NOTHING
  return html`${sorted}<ol class="rows" aria-label="${label}">${written.map((visit) => row(visit, rows))}</ol>${note}`
}

function row(visit: Visit, rows: Rows): Markup {
  const look = toLook(visit, rows.isRunning)
  const took = getVisitEnd(visit, rows.runEnd) - getVisitStart(visit)
  const item = visit.item === null ? NOTHING : html` <span class="key">${cut(itemName(visit), 80)}</span>`
  // The number is stable on a live page, and no untrusted text becomes an id.
  const anchor = `n${visit.number}`
  rows.anchors.set(visit, anchor)
  return html`<li class="row s-${look}" data-tags="${formatTags(visit)}"><details id="${anchor}"><summary>
${sign(look)}<span class="who"><span class="name">${cut(visit.node, 120)}</span>${item}<span class="about">${about(visit, rows)}</span></span>
${track(visit, rows)}<span class="took">${duration(took)}</span></summary>
<div class="body">${facts(visit, isOneStep(rows.page.report.result))}${attemptList(visit, rows)}${nodeOutput(visit, rows.budget)}${inner(visit, rows)}</div></details></li>`
}

function itemName(visit: Visit): string {
  if (visit.item === null) return ''
  const { index, key } = visit.item
  return key === String(index) || key === '' ? `#${index}` : `#${index} ${key}`
}

function about(visit: Visit, { page }: Rows): string {
  const parts = [
    ...(isOneStep(page.report.result) ? [] : [visit.type]),
    ...(visit.termination === null ? [] : [visit.termination.status]),
  ]
  if (visit.visit > 1) parts.push(`visit ${visit.visit}`)
  if (visit.attemptsTotal > 1) parts.push(renderCount(visit.attemptsTotal, 'attempt'))
  if (visit.failedBefore > 0) parts.push('failed before the resume')
  if (visit.group !== null) {
    parts.push(renderCount(visit.group.total, visit.type === 'parallel' ? 'member' : 'item'))
    if (visit.group.failed > 0) parts.push(`${count(visit.group.failed)} failed`)
  }
  if (visit.attempts.at(-1)?.cached === true) parts.push('from the checkpoint')
  return parts.filter((part) => part !== '').join(' · ')
}

function track(visit: Visit, { axis, runEnd, isRunning }: Rows): Markup {
  const bar = (from: number, to: number): { readonly x: string; readonly width: string } => {
    const width = Math.max(0.45, axis.at(to) - axis.at(from))
    return { x: percent(Math.min(axis.at(from), 100 - width)), width: percent(width) }
  }
  const attempts = visit.attempts.slice(0, 60).map((attempt) => {
    const { x, width } = bar(attempt.startedAt, attempt.endedAt ?? runEnd)
    const words = `attempt ${attempt.number}: ${attempt.state === 'open' ? (isRunning ? 'running' : 'interrupted') : attempt.state}`
    return html`<rect class="t-${attempt.state}" x="${x}" y="7" width="${width}" height="10" rx="3"><title>${words}</title></rect>`
  })
  const pauses = visit.pauses.slice(0, 60).map((pause) => {
    const { x, width } = bar(pause.from, pause.to ?? runEnd)
    const words = `${pause.why === 'retry' ? 'wait before the next attempt' : 'wait'}, ${duration((pause.to ?? runEnd) - pause.from)}`
    const thin = pause.why === 'retry'
    return html`<rect class="w-${pause.why}" x="${x}" y="${thin ? 11 : 7}" width="${width}" height="${thin ? 2 : 10}" rx="${thin ? 1 : 3}"><title>${words}</title></rect>`
  })
  const ownStart = visit.attempts[0]?.startedAt ?? 0
  const first = visit.group === null ? ownStart : getVisitStart(visit)
  const items =
    first >= ownStart
      ? NOTHING
      : html`<rect class="w-timer" x="${bar(first, ownStart).x}" y="11" width="${bar(first, ownStart).width}" height="2" rx="1"><title>items ran in an earlier session or on other machines</title></rect>`
  return html`<svg class="track" aria-hidden="true"><use href="#grid" width="100%" height="100%"/>${items}${attempts}${pauses}</svg>`
}

function inner(visit: Visit, rows: Rows): Markup {
  if (visit.children.size === 0) return NOTHING
  const isGroup = visit.group !== null || visit.type === 'for_each' || visit.type === 'parallel'
  const label = isGroup
    ? `Runs inside ${visit.node}`
    : `Nodes of the child workflow ${visit.child?.workflow ?? visit.node}`
  return rowList([...visit.children], visit.childrenTotal, rows, isGroup ? 'failed-first' : 'time', cut(label, 200))
}

export interface AttemptCounts {
  readonly retries: number
  readonly failures: number
}

const NO_ATTEMPTS: AttemptCounts = { retries: 0, failures: 0 }

/** Counts retries and failed attempts; a group or child that failed because of a failure inside it is not counted again. */
export function attemptCounts(visits: Iterable<Visit>): AttemptCounts {
  let retries = 0
  let failures = 0
  for (const { attempts, attemptsTotal, failedBefore, children } of visits) {
    const inside = children.size === 0 ? NO_ATTEMPTS : attemptCounts(children)
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
  const gaps = longGaps(busy)
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
  const wanted = (end - start - idle) / 5
  const step = STEPS.find((candidate) => candidate >= wanted) ?? Math.ceil(wanted / 86_400_000) * 86_400_000
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
function longGaps(busy: readonly Span[]): readonly Span[] {
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

export function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`
}
