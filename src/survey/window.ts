import { err, ok, type Result } from '../core/result.js'

/** The first and the last second in which a surveyed run was created, both included, in seconds since the epoch. */
export interface Window {
  readonly from: number
  readonly to: number
}

const DAY_SECONDS = 86_400
const LONGEST_DAYS = 3660
export const DEFAULT_SINCE = '30d'
export const DEFAULT_LOGS = 1000
export const MOST_LOGS = 100_000

/** Reads `since` and `until`: whole days of UTC, so that two surveys of one day look at the same window. `prefix` stands before their names in messages. */
export function parseWindow(since: string, until: string | null, now: number, prefix = '--'): Result<Window, string> {
  const today = Math.floor(now / 1000 / DAY_SECONDS) * DAY_SECONDS
  const last = until === null ? today : parseDay(until)
  if (last === null) return err(`${prefix}until ${JSON.stringify(until)} is not a date such as 2026-10-31`)
  const days = /^(\d{1,5})d$/.exec(since)?.[1]
  const from = days === undefined ? parseDay(since) : last - Number(days) * DAY_SECONDS
  if (from === null)
    return err(`${prefix}since ${JSON.stringify(since)} is neither a number of days such as 30d nor a date`)
  if (from > last)
    return err(`the window ends before it begins: ${formatInstant(from)} is after ${formatInstant(last)}`)
  if (last - from > LONGEST_DAYS * DAY_SECONDS) return err(`a window has at most ${LONGEST_DAYS} days`)
  return ok({ from, to: last + DAY_SECONDS - 1 })
}

function parseDay(text: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // 30 February would become a day of March.
  return Number.isNaN(at) || !formatInstant(at / 1000).startsWith(text) ? null : at / 1000
}

export function formatInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

export function formatCreatedQuery({ from, to }: Window): string {
  return `${formatInstant(from)}..${formatInstant(to)}`
}

/** Halves a window, the later half first; a window of one second has no halves. */
export function splitWindow({ from, to }: Window): readonly Window[] {
  if (from >= to) return []
  const middle = from + Math.floor((to - from) / 2)
  return [
    { from: middle + 1, to },
    { from, to: middle },
  ]
}

export function listDays({ from, to }: Window): readonly string[] {
  const count = Math.floor((to - from) / DAY_SECONDS) + 1
  return Array.from({ length: count }, (_, at) => formatInstant(from + at * DAY_SECONDS).slice(0, 10))
}
