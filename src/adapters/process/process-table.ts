import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { getExecOutput } from '@actions/exec'
import { once } from '../../core/once.js'
import { holdsAny } from './pipes.js'
import { MARK_VARIABLE } from './process-mark.js'

/** One process, as far as ending a tree needs to know it; what costs a read is read when asked for. */
export interface ProcessEntry {
  readonly pid: number
  /** Null when it has ended, also when its parent has not yet taken notice. */
  facts(): ProcessFacts | null
  /** The value of the mark variable in its environment. */
  mark(): string | null
  /** Whether it has one of these pipes open; false where that cannot be known. */
  holdsAny(pipes: ReadonlySet<string>): boolean
}

export interface ProcessFacts {
  readonly parent: number
  /** Tells a process from a later one with the same number. */
  readonly started: string
}

export type Scan = () => Promise<readonly ProcessEntry[]>

/** One scan serves all that ask for it at the same moment: a hundred cancelled scripts cost one. */
export function createScan(): Scan {
  const scan = process.platform === 'linux' ? scanProc : scanWithPs
  let next: Promise<readonly ProcessEntry[]> | null = null
  return () => {
    next ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
      next = null
      return scan()
    })
    return next
  }
}

async function scanProc(): Promise<readonly ProcessEntry[]> {
  const load = readSmall('/proc/loadavg')?.toString('latin1') ?? ''
  const first = Math.max(1, firstPossible(process.uptime(), load))
  return readdirSync('/proc')
    .filter((name) => Number(name) >= first)
    .map((name) => ({
      pid: Number(name),
      facts: once(() => readProcFacts(name)),
      mark: once(() => readProcMark(name)),
      holdsAny: (pipes) => holdsAny(name, pipes),
    }))
}

/** In so short a time nobody gives out all the numbers that there are. */
const NUMBERS_LAST_SECONDS = 5

/**
 * The least number that a process of ours can have. Linux gives out numbers in rising order and then begins anew: while the
 * one that was given last (the end of /proc/loadavg) is above our own, whoever has a lower one was there before us.
 */
export function firstPossible(seconds: number, load: string, own = process.pid): number {
  const last = Number(load.slice(load.trimEnd().lastIndexOf(' ') + 1))
  return seconds < NUMBERS_LAST_SECONDS && last >= own ? own : 0
}

function readProcFacts(name: string): ProcessFacts | null {
  const stat = readSmall(`/proc/${name}/stat`)?.toString('latin1')
  if (stat === undefined) return null
  // The second field is the program's name in brackets, which may hold spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, parent] = fields
  if (state === undefined || state === 'Z' || state === 'X' || parent === undefined) return null
  return { parent: Number(parent), started: fields[19] ?? '' }
}

const NEEDLE = Buffer.from(`${MARK_VARIABLE}=`)

function readProcMark(name: string): string | null {
  const environ = readSmall(`/proc/${name}/environ`)
  if (environ === null) return null
  for (let at = environ.indexOf(NEEDLE); at >= 0; at = environ.indexOf(NEEDLE, at + 1)) {
    if (at > 0 && environ[at - 1] !== 0) continue
    const end = environ.indexOf(0, at)
    return environ.toString('latin1', at + NEEDLE.length, end < 0 ? environ.length : end)
  }
  return null
}

let shared: Buffer | null = null

/** Reads into one shared buffer; its content is good until the next call. */
function readSmall(file: string): Buffer | null {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return null
  }
  shared ??= Buffer.allocUnsafeSlow(64 * 1024)
  try {
    let length = 0
    for (;;) {
      const read = readSync(descriptor, shared, length, shared.length - length, null)
      if (read === 0) return shared.subarray(0, length)
      length += read
      if (length === shared.length) return readFileSync(file)
    }
  } catch {
    return null
  } finally {
    closeSync(descriptor)
  }
}

/** macOS and the BSDs: `ps` shows the environment of the user's own processes behind the command. */
async function scanWithPs(): Promise<readonly ProcessEntry[]> {
  const environmentFlag = process.platform === 'darwin' ? '-E' : '-e'
  const listing = await readPs(['-A', '-o', 'pid=,ppid=,stat=,lstart='])
  const withEnvironment = await readPs(['-A', environmentFlag, '-ww', '-o', 'pid=,command='])
  return parsePs(listing, withEnvironment)
}

async function readPs(args: string[]): Promise<string> {
  try {
    const { stdout } = await getExecOutput('ps', args, { silent: true, ignoreReturnCode: true })
    return stdout
  } catch {
    return ''
  }
}

/** Puts the two listings of `ps` together; apart from the call, so that it can be tested anywhere. */
export function parsePs(listing: string, withEnvironment: string): readonly ProcessEntry[] {
  const marks = new Map<number, string>()
  for (const line of withEnvironment.split('\n')) {
    const match = new RegExp(`^\\s*(\\d+)\\s.*\\s${MARK_VARIABLE}=(\\S+)`).exec(line)
    if (match?.[1] !== undefined && match[2] !== undefined) marks.set(Number(match[1]), match[2])
  }
  const entries: ProcessEntry[] = []
  for (const line of listing.split('\n')) {
    const [, pid, parent, state, started] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*\S)\s*$/.exec(line) ?? []
    if (pid === undefined || parent === undefined || started === undefined || state?.startsWith('Z')) continue
    const number = Number(pid)
    const facts = { parent: Number(parent), started }
    entries.push({ pid: number, facts: () => facts, mark: () => marks.get(number) ?? null, holdsAny: () => false })
  }
  return entries
}
