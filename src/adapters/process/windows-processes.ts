/** One process of Windows. A process keeps the number of its parent after that has exited. */
export interface WindowsProcess {
  readonly pid: number
  readonly parent: number
  /** Milliseconds since 1970; null where Windows does not tell. */
  readonly created: number | null
}

const SCRIPT =
  'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $(if ($_.CreationDate) { ([DateTimeOffset]$_.CreationDate).ToUnixTimeMilliseconds() })" }'

/** Arguments with which PowerShell lists all processes. */
export const WINDOWS_QUERY: readonly string[] = ['-NoProfile', '-NonInteractive', '-Command', SCRIPT]

export function parseWindowsProcesses(listing: string): readonly WindowsProcess[] {
  return listing.split('\n').flatMap((line) => {
    const [, pid, parent, created] = /^\s*(\d+)\s+(\d+)(?:\s+([1-9]\d*))?\s*$/.exec(line) ?? []
    if (pid === undefined || parent === undefined) return []
    return [{ pid: Number(pid), parent: Number(parent), created: created === undefined ? null : Number(created) }]
  })
}

/** A program that this process started, and the time it ran. */
export interface Root {
  readonly pid: number
  readonly started: number
  /** Infinite while it runs. */
  readonly ended: number
}

/** Clocks of processes and ours may differ by a tick. */
const TICK_MS = 100

/**
 * Returns the processes that ended roots left behind: those with the number of a root as parent that began while the root ran, and
 * everything below them. Where the time is unknown, a root whose number is listed is taken for another process.
 */
export function orphansOf(processes: readonly WindowsProcess[], roots: readonly Root[]): readonly number[] {
  const listed = new Set(processes.map(({ pid }) => pid))
  const isOf = ({ pid, started, ended }: Root, child: WindowsProcess): boolean => {
    if (child.parent !== pid || child.pid === process.pid) return false
    if (child.created === null) return !listed.has(pid)
    return child.created >= started - TICK_MS && child.created <= ended + TICK_MS
  }
  return processes.filter((child) => roots.some((root) => isOf(root, child))).map(({ pid }) => pid)
}
