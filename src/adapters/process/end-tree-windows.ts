import { getExecOutput } from '@actions/exec'
import type { Ending } from './end-tree.js'

/** Windows knows no TERM for a console program: the tree is ended at once. */
export function endWindowsTree(root: number): Ending {
  return { done: taskkill(['/PID', String(root), '/T', '/F']), hurry: () => undefined }
}

/** A process keeps its parent's number on Windows after that has exited: what is left is found by it. */
export async function endWindowsLeftovers(exitedRoots: ReadonlySet<number>): Promise<void> {
  if (exitedRoots.size === 0) return
  const query = 'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId)" }'
  const listing = await capture('powershell', ['-NoProfile', '-NonInteractive', '-Command', query])
  for (const pid of orphansOf(listing, exitedRoots)) await taskkill(['/PID', String(pid), '/T', '/F'])
}

/** Children of processes that are gone; a root that is listed is somebody else with the same number. */
export function orphansOf(listing: string, exitedRoots: ReadonlySet<number>): readonly number[] {
  const parents = new Map<number, number>()
  for (const line of listing.split('\n')) {
    const [, pid, parent] = /^\s*(\d+)\s+(\d+)\s*$/.exec(line) ?? []
    if (pid !== undefined && parent !== undefined) parents.set(Number(pid), Number(parent))
  }
  return [...parents]
    .filter(([pid, parent]) => pid !== process.pid && exitedRoots.has(parent) && !parents.has(parent))
    .map(([pid]) => pid)
}

async function taskkill(args: string[]): Promise<void> {
  await capture('taskkill', args)
}

async function capture(command: string, args: string[]): Promise<string> {
  try {
    const { stdout } = await getExecOutput(command, args, { silent: true, ignoreReturnCode: true })
    return stdout
  } catch {
    return ''
  }
}
