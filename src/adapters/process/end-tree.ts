import { addTo } from '../../core/maps.js'
import { tryResult } from '../../core/result.js'
import type { FormerOwner } from '../../core/run-files.js'
import { nap, systemClock } from '../clock.js'
import {
  createScan,
  findOrphans,
  isOfRunner,
  type ProcessEntry,
  parseWindowsProcesses,
  type Root,
  readCommandLine,
  runProgram,
  type Scan,
  WINDOWS_QUERY,
} from './process-table.js'

/** Processes to end: a child with its descendants, marked processes, and processes that hold the child's pipes. */
export interface EndTarget {
  readonly root: number | null
  readonly isMarked: (mark: string) => boolean
  /** Pipes whose other end is still open. */
  readonly pipes: () => ReadonlySet<string>
}

export interface TreeEnding {
  /** Resolves with the commands of the processes when none is left, or when even KILL did not help. */
  readonly done: Promise<readonly string[]>
  /** Brings KILL forward. */
  hurry(graceMs: number): void
}

const FIRST_PAUSE_MS = 4
const LONGEST_PAUSE_MS = 100
/** A process in an uninterruptible wait survives KILL, so the wait for it is bounded. */
const GIVE_UP_AFTER_KILL_MS = 3000
const MOST_COMMANDS = 100
/** Time between TERM and KILL when a run is cancelled. */
export const CANCEL_GRACE_MS = 2000

/** Sends TERM to a tree, and KILL to the rest of it after the grace, until no process is left. */
export function endTree(scan: Scan, target: EndTarget, graceMs: number): TreeEnding {
  const ending = { killAt: systemClock.monotonic() + graceMs, wake: new AbortController() }
  return {
    done: endAll(scan, target, ending),
    hurry(ms) {
      ending.killAt = Math.min(ending.killAt, systemClock.monotonic() + ms)
      ending.wake.abort()
      ending.wake = new AbortController()
    },
  }
}

async function endAll(
  scan: Scan,
  target: EndTarget,
  ending: { killAt: number; wake: AbortController },
): Promise<readonly string[]> {
  const seen = new Map<number, string>()
  const commands: string[] = []
  let pause = FIRST_PAUSE_MS
  for (;;) {
    const members = findMembers(await scan(), target, seen)
    if (members.length === 0) return commands
    const now = systemClock.monotonic()
    const killing = now >= ending.killAt
    if (now >= ending.killAt + GIVE_UP_AFTER_KILL_MS) return commands
    for (const { pid, started } of members) {
      if (seen.get(pid) !== started && commands.length < MOST_COMMANDS) commands.push(readCommandLine(pid))
      if (killing) send(pid, 'SIGKILL')
      else if (seen.get(pid) !== started) send(pid, 'SIGTERM')
      seen.set(pid, started)
    }
    pause = killing ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS, Math.max(1, ending.killAt - now))
    await nap(pause, ending.wake.signal)
  }
}

/**
 * Returns members in the order of descent: a shell that gets TERM after its child would start its next command. Processes that were members
 * in an earlier scan stay members after their parents have exited.
 */
function findMembers(
  entries: readonly ProcessEntry[],
  target: EndTarget,
  seen: ReadonlyMap<number, string>,
): readonly ProcessEntry[] {
  const pipes = target.pipes()
  const roots = entries.filter(({ pid, parent, started, mark, holdsAny }) => {
    if (pid === process.pid) return false
    if (pid === target.root && parent === process.pid) return true
    if (seen.get(pid) === started || (mark !== null && target.isMarked(mark))) return true
    // A process without the mark and in another session may still hold a pipe.
    return pipes.size > 0 && holdsAny(pipes)
  })
  if (roots.length === 0) return []
  const children = new Map<number, ProcessEntry[]>()
  for (const entry of entries) addTo(children, entry.parent, entry)
  const members = new Set(roots)
  for (const entry of members) {
    for (const child of children.get(entry.pid) ?? []) if (child.pid !== process.pid) members.add(child)
  }
  return [...members]
}

/** Ignores an error: the process has ended or belongs to another user; the next scan shows which. */
function send(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  tryResult(() => process.kill(pid, signal))
}

/** Ends a tree at once: Windows has no TERM for console programs. */
export function endWindowsTree(root: Root | null): TreeEnding {
  const end = async (): Promise<readonly string[]> => {
    if (root === null) return []
    await taskkill(root.pid)
    return endWindowsLeftovers([{ ...root, ended: Date.now() }])
  }
  return { done: end(), hurry: () => undefined }
}

/** Ends the processes that exited programs left behind, wherever they print to. */
export async function endWindowsLeftovers(roots: readonly Root[]): Promise<readonly string[]> {
  if (roots.length === 0) return []
  const processes = parseWindowsProcesses(await runProgram('powershell', WINDOWS_QUERY))
  const orphans = findOrphans(processes, roots)
  for (const pid of orphans) await taskkill(pid)
  return orphans.slice(0, MOST_COMMANDS).map((pid) => `process ${pid}`)
}

/** Ends the processes of nodes that survived the owner of their run, as a cancellation does, and returns their commands. */
export async function endSurvivors({ pid, from, until, mark }: FormerOwner): Promise<readonly string[]> {
  if (process.platform === 'win32') return endWindowsLeftovers([{ pid, started: from, ended: until }])
  if (mark === '') return []
  const target = { root: null, isMarked: (value: string) => isOfRunner(value, mark), pipes: () => new Set<string>() }
  return endTree(createScan(), target, CANCEL_GRACE_MS).done
}

async function taskkill(pid: number): Promise<void> {
  await runProgram('taskkill', ['/PID', String(pid), '/T', '/F'])
}
