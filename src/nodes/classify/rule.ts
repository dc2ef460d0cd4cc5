import type { SetRule } from '../../config/classify-sets/index.js'

/** One criterion-and-kind row in the shape that both users' rules and ready-made sets come in. */
export interface Rule {
  readonly kind: string
  /** `rule` for the user's own, the set's name for a ready-made one; goes into `details.classified_by`. */
  readonly by: string
  readonly exitCodes: readonly CodeRange[] | null
  readonly stdout: string | null
  readonly stderr: string | null
  /** The row of a ready-made set; null for a rule of the user. */
  readonly row: SetRule | null
  /** Upper case, with the `SIG` in front. */
  readonly signals: readonly string[] | null
  readonly timeout: boolean | null
  readonly message: string | null
  /** What the rule itself says; null leaves it to the kind. */
  readonly transient: boolean | null
  readonly details: Readonly<Record<string, unknown>>
}

/** Both ends belong to it. */
export interface CodeRange {
  readonly from: number
  readonly to: number
}

const RANGE = /^\s*(-?\d+)\s*(?:\.\.|-)\s*(-?\d+)\s*$/

/** Reads `exit_code`: a number, a list, or a range such as "64-78"; text that is none of these matches nothing. */
export function codeRanges(given: number | readonly number[] | string): readonly CodeRange[] {
  if (typeof given === 'number') return [{ from: given, to: given }]
  if (typeof given !== 'string') return given.map((code) => ({ from: code, to: code }))
  const match = RANGE.exec(given)
  if (match === null) return []
  const ends = [Number(match[1]), Number(match[2])]
  return [{ from: Math.min(...ends), to: Math.max(...ends) }]
}

/** `kill`, `SIGKILL` and `KILL` are the same signal. */
export function signalName(given: string): string {
  const name = given.trim().toUpperCase()
  return name.startsWith('SIG') ? name : `SIG${name}`
}
