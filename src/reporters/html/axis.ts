import { endOf, startOf, type Visit } from '../../account/visit.js'

/** A time when nothing happened, drawn short: between the sessions of a resumed run. */
interface Gap {
  readonly from: number
  readonly to: number
}

/** A time when something ran. */
interface Span {
  readonly from: number
  to: number
}

/** Where moments lie on the page, in percent of its width. */
export interface Axis {
  readonly start: number
  readonly end: number
  readonly gaps: readonly Gap[]
  readonly ticks: readonly { readonly at: number; readonly elapsed: number }[]
  at(time: number): number
}

const GAP_PERCENT = 3
const STEPS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
  900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000, 43_200_000, 86_400_000,
]

/** An axis over all that ran; long idle stretches take little room, so that the work stays readable. */
export function axisOf(visits: readonly Visit[], runEnd: number): Axis {
  const spans: Span[] = []
  for (const visit of visits) join(spans, startOf(visit), endOf(visit, runEnd))
  // Nearly all visits come in the order of their starts: few spans are left to be sorted.
  const busy: Span[] = []
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) join(busy, from, to)
  const start = busy[0]?.from ?? runEnd
  const end = Math.max(busy.at(-1)?.to ?? runEnd, start + 1)
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
  return { start, end, gaps, at, ticks: ticksOf(start, end, idle, gaps, at) }
}

/** Makes the last span longer by one that begins inside of it, or adds that one. */
function join(spans: Span[], from: number, to: number): void {
  const last = spans.at(-1)
  if (last === undefined || from < last.from || from > last.to) spans.push({ from, to })
  else if (to > last.to) last.to = to
}

/** At most five: those that take more than a third of the time in which something happened. */
function longGaps(busy: readonly Gap[]): readonly Gap[] {
  const active = busy.reduce((sum, span) => sum + span.to - span.from, 0)
  const limit = Math.max(30_000, active / 3)
  const gaps: Gap[] = []
  for (const [index, span] of busy.entries()) {
    const next = busy[index + 1]
    if (next !== undefined && next.from - span.to > limit) gaps.push({ from: span.to, to: next.from })
  }
  return gaps
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 5)
    .sort((a, b) => a.from - b.from)
}

function ticksOf(
  start: number,
  end: number,
  idle: number,
  gaps: readonly Gap[],
  at: (time: number) => number,
): Axis['ticks'] {
  const wanted = (end - start - idle) / 5
  const step = STEPS.find((candidate) => candidate >= wanted) ?? Math.ceil(wanted / 86_400_000) * 86_400_000
  const ticks: { at: number; elapsed: number }[] = []
  for (let time = start; time <= end && ticks.length < 12; time += step) {
    const gap = gaps.find((one) => time > one.from && time < one.to)
    if (gap !== undefined) time += Math.ceil((gap.to - time) / step) * step
    const percent = at(time)
    const last = ticks.at(-1)
    if (time <= end && percent < 95 && (last === undefined || percent - last.at > 6))
      ticks.push({ at: percent, elapsed: time - start })
  }
  return ticks
}

/** A place or a width on the page. */
export function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`
}
