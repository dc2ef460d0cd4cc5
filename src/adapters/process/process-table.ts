import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { getExecOutput } from '@actions/exec'

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

/** One process that has not ended, as far as ending a tree needs to know it. */
export interface ProcessEntry extends ProcessFacts {
  readonly pid: number
  /** The value of the mark variable in its environment. */
  readonly mark: string | null
  /** Whether it has one of these pipes open; false where that cannot be known. */
  holdsAny(pipes: ReadonlySet<string>): boolean
}

interface ProcessFacts {
  readonly parent: number
  /** Tells a process from a later one with the same number. */
  readonly started: string
}

export type Scan = () => Promise<readonly ProcessEntry[]>

/** One scan serves all that ask for it at the same moment. */
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
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const facts = readProcFacts(name)
      if (facts === null) return []
      return [{ pid: Number(name), ...facts, mark: readProcMark(name), holdsAny: (pipes) => holdsAny(name, pipes) }]
    })
}

/** Null when the process has ended, also when its parent has not yet taken notice. */
function readProcFacts(name: string): ProcessFacts | null {
  const stat = readProc(`/proc/${name}/stat`)
  if (stat === null) return null
  // The second field is the program's name in brackets, which may hold spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, parent] = fields
  if (state === undefined || state === 'Z' || state === 'X' || parent === undefined) return null
  return { parent: Number(parent), started: fields[19] ?? '' }
}

const MARK_ENTRY = `\0${MARK_VARIABLE}=`

function readProcMark(name: string): string | null {
  const environ = `\0${readProc(`/proc/${name}/environ`) ?? ''}`
  const at = environ.indexOf(MARK_ENTRY)
  return at < 0 ? null : (environ.slice(at + MARK_ENTRY.length).split('\0', 1)[0] ?? null)
}

/** Null when the process has ended, or belongs to somebody else. */
function readProc(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
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
    const mark = marks.get(Number(pid)) ?? null
    entries.push({ pid: Number(pid), parent: Number(parent), started, mark, holdsAny: () => false })
  }
  return entries
}

/**
 * The names under which the system knows the pipes that a child prints into. A process that still holds one of them was started
 * by that child, whatever became of its parents, its session and its environment. Elsewhere than on Linux none are known, and
 * none of a child that has ended before this look at it.
 */
export function pipesOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`
  // A program that ended at once is common, and asking first is cheaper than two errors.
  if (process.platform !== 'linux' || !existsSync(`${folder}/1`)) return []
  return ['1', '2'].flatMap((descriptor) => {
    const name = linkOf(`${folder}/${descriptor}`)
    return name.startsWith('socket:[') || name.startsWith('pipe:[') ? [name] : []
  })
}

/** Whether a process has any of these pipes open. */
function holdsAny(pid: string, pipes: ReadonlySet<string>): boolean {
  const folder = `/proc/${pid}/fd`
  try {
    return readdirSync(folder).some((descriptor) => pipes.has(linkOf(`${folder}/${descriptor}`)))
  } catch {
    // It has ended, or it belongs to somebody else.
    return false
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}
