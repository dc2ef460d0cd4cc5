import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseWindowsProcesses, WINDOWS_QUERY } from './windows-processes.js'

/** Windows tells the start of a process to the millisecond, Node knows its own a moment later. */
const SAME_MOMENT_MS = 5000

/** Returns when this process began; asking for it must not take as long as starting a program on Windows takes. */
export function ownStart(): string {
  return process.platform === 'win32' ? String(Math.round(performance.timeOrigin)) : startOf(process.pid)
}

/**
 * Returns when a process began, so that a later process with the same number is told apart; 'ended' for one that is still in the process
 * table, and an empty text where it cannot be known.
 */
export function startOf(pid: number): string {
  switch (process.platform) {
    case 'linux':
      return startInProc(pid)
    case 'win32':
      return startInWindows(pid)
    default:
      return startFromPs(printed('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]))
  }
}

export function isSameStart(written: string, found: string): boolean {
  if (written === found) return true
  return /^\d{13}$/.test(written) && Math.abs(Number(written) - Number(found)) < SAME_MOMENT_MS
}

function startInProc(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

/** Reads a line of `ps`: the state of the process, then its start. */
export function startFromPs(line: string): string {
  const [, state = '', started = ''] = /^\s*(\S+)\s+(.*\S)\s*$/.exec(line) ?? []
  return state.startsWith('Z') ? 'ended' : started
}

function startInWindows(pid: number): string {
  const listing = printed('powershell', WINDOWS_QUERY)
  return String(parseWindowsProcesses(listing).find((entry) => entry.pid === pid)?.created ?? '')
}

function printed(command: string, args: readonly string[]): string {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return spawnSync(command, args, { encoding: 'utf8', env, windowsHide: true }).stdout ?? ''
}
