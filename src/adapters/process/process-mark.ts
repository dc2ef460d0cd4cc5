import { randomBytes } from 'node:crypto'

/** The variable that every started process inherits, by which those are found that left their parent. */
export const MARK_VARIABLE = 'CONDUCTOR_PROCESS_MARK'

const SEPARATOR = ':'

/** A name for everything that one runner starts. */
export function newRunnerMark(): string {
  return randomBytes(9).toString('hex')
}

/** The value for one process; a run inside a run keeps the outer marks, so that the outer one still finds it. */
export function markValue(outer: string | undefined, runner: string, serial: number): string {
  const own = `${runner}.${serial}`
  return outer === undefined || outer === '' ? own : `${outer}${SEPARATOR}${own}`
}

export function isOfProcess(value: string, runner: string, serial: number): boolean {
  return value.split(SEPARATOR).includes(`${runner}.${serial}`)
}

export function isOfRunner(value: string, runner: string): boolean {
  return value.split(SEPARATOR).some((mark) => mark.startsWith(`${runner}.`))
}
