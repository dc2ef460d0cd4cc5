import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { getExecOutput } from '@actions/exec'
import { tryOr } from '../../core/result.js'
import { runSystemProgram } from './locate.js'

/** Variable that every started process inherits. It identifies processes that have left their parent. */
export const MARK_VARIABLE = 'CONDUCTOR_PROCESS_MARK'

const SEPARATOR = ':'

/** Returns a name for everything that one runner starts. */
export function createRunnerMark(): string {
  return randomBytes(9).toString('hex')
}

/** Returns the mark of one process. A run inside a run keeps the outer marks, so that the outer run still finds the process. */
export function formatMark(outer: string | undefined, runner: string, serial: number): string {
  const mark = `${runner}.${serial}`
  return outer === undefined || outer === '' ? mark : `${outer}${SEPARATOR}${mark}`
}

export function isOfProcess(value: string, runner: string, serial: number): boolean {
  return value.split(SEPARATOR).includes(`${runner}.${serial}`)
}

export function isOfRunner(value: string, runner: string): boolean {
  return value.split(SEPARATOR).some((mark) => mark.startsWith(`${runner}.`))
}

/** A process that has not ended, with the facts that ending a tree needs. */
export interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  /** Distinguishes the process from a later one with the same number. */
  readonly started: string
  /** Value of the mark variable in the environment of the process. */
  readonly mark: string | null
  /** Reports whether the process has one of these pipes open; false if that is unknown. */
  holdsAny(pipes: ReadonlySet<string>): boolean
}

export type Scan = () => Promise<readonly ProcessEntry[]>

/** Creates a scan that callers of the same moment share. */
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
      const stat = readProcStat(name)
      if (stat === null || stat.hasEnded) return []
      return [{ pid: Number(name), ...stat, mark: readProcMark(name), holdsAny: (pipes) => hasAnyPipe(name, pipes) }]
    })
}

/** `hasEnded` is true for a process that is listed only until its parent has waited for it. */
function readProcStat(name: string) {
  const stat = readProc(`/proc/${name}/stat`)
  if (stat === null) return null
  // The second field is the program's name in brackets, which may itself contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state = '', parent = ''] = fields
  return { parent: Number(parent), started: fields[19] ?? '', hasEnded: /^[ZX]?$/.test(state) }
}

const MARK_ENTRY = `\0${MARK_VARIABLE}=`

function readProcMark(name: string): string | null {
  const environ = `\0${readProc(`/proc/${name}/environ`) ?? ''}`
  const at = environ.indexOf(MARK_ENTRY)
  return at < 0 ? null : (environ.slice(at + MARK_ENTRY.length).split('\0', 1)[0] ?? null)
}

/** Returns null if the process has ended or belongs to another user. */
function readProc(file: string): string | null {
  return tryOr(null, () => readFileSync(file, 'utf8'))
}

const SHOWN_COMMAND = 200

/** Returns the command line of a process, or its number if the command line is unknown. */
export function readCommandLine(pid: number): string {
  const command = readProc(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? ''
  return command === '' ? `process ${pid}` : command.slice(0, SHOWN_COMMAND)
}

/** Scans on macOS and the BSDs, where `ps` prints the environment of the user's own processes after the command. */
async function scanWithPs(): Promise<readonly ProcessEntry[]> {
  const environmentFlag = process.platform === 'darwin' ? '-E' : '-e'
  const listing = await runProgram('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='])
  const withEnvironment = await runProgram('ps', ['-A', environmentFlag, '-ww', '-o', 'pid=,command='])
  return parsePs(listing, withEnvironment)
}

/** Returns what a program of the system prints, or nothing. */
export async function runProgram(command: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await getExecOutput(command, [...args], { silent: true, ignoreReturnCode: true })
    return stdout
  } catch {
    return ''
  }
}

export function parsePs(listing: string, withEnvironment: string): readonly ProcessEntry[] {
  const marks = new Map<number, string>()
  for (const line of withEnvironment.split('\n')) {
    const match = new RegExp(`^\\s*(\\d+)\\s.*\\s${MARK_VARIABLE}=(\\S+)`).exec(line)
    if (match?.[1] !== undefined && match[2] !== undefined) marks.set(Number(match[1]), match[2])
  }
  const entries: ProcessEntry[] = []
  for (const line of listing.split('\n')) {
    const [, pid, parent, state, started] = /^(\d+)\s+(\d+)\s+(\S+)\s+(\S.*)$/.exec(line.trim()) ?? []
    if (pid === undefined || parent === undefined || started === undefined || state?.startsWith('Z')) continue
    const mark = marks.get(Number(pid)) ?? null
    entries.push({ pid: Number(pid), parent: Number(parent), started, mark, holdsAny: () => false })
  }
  return entries
}

/**
 * Returns the system's names of the pipes that a child prints into. A process that holds one of them was started by that child, whatever
 * became of its parents, its session and its environment. Empty on other systems than Linux, and for a child that has already ended.
 */
export function listPipes(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`
  // Many programs end at once, and this check is cheaper than two errors.
  if (process.platform !== 'linux' || !existsSync(`${folder}/1`)) return []
  return ['1', '2'].flatMap((descriptor) => {
    const name = readLink(`${folder}/${descriptor}`)
    return name.startsWith('socket:[') || name.startsWith('pipe:[') ? [name] : []
  })
}

/** Returns false if the process has ended or belongs to another user. */
function hasAnyPipe(pid: string, pipes: ReadonlySet<string>): boolean {
  const folder = `/proc/${pid}/fd`
  const open = tryOr([], () => readdirSync(folder))
  return open.some((descriptor) => pipes.has(readLink(`${folder}/${descriptor}`)))
}

function readLink(file: string): string {
  return tryOr('', () => readlinkSync(file))
}

/** Tolerance for starts on Windows: Node measures its own start a moment after the system does. */
const SAME_MOMENT_MS = 5000

/** Returns the start of this process. On Windows the system is not asked, because that starts a program. */
export function readOwnStart(): string {
  return process.platform === 'win32' ? String(Math.round(performance.timeOrigin)) : readProcessStart(process.pid)
}

/**
 * Returns the start of a process, which distinguishes it from a later process with the same number: 'ended' for a process that is only
 * left in the process table, and an empty text if the start is unknown.
 */
export function readProcessStart(pid: number): string {
  if (process.platform === 'linux') {
    const stat = readProcStat(String(pid))
    return stat?.hasEnded === true ? 'ended' : (stat?.started ?? '')
  }
  if (process.platform !== 'win32')
    return parsePsStart(runSystemProgram('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]))
  const listing = runSystemProgram('powershell', WINDOWS_QUERY)
  return String(parseWindowsProcesses(listing).find((entry) => entry.pid === pid)?.created ?? '')
}

export function isSameStart(written: string, found: string): boolean {
  if (written === found) return true
  return /^\d{13}$/.test(written) && Math.abs(Number(written) - Number(found)) < SAME_MOMENT_MS
}

/** Reads a line of `ps`: the state of the process, then its start. */
export function parsePsStart(line: string): string {
  const [, state = '', started = ''] = /^(\S+)\s+(\S.*)$/.exec(line.trim()) ?? []
  return state.startsWith('Z') ? 'ended' : started
}

/** A process of Windows, which keeps the number of its parent after the parent has exited. */
type WindowsProcess = ReturnType<typeof parseWindowsProcesses>[number]

const SCRIPT =
  'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $(if ($_.CreationDate) { ([DateTimeOffset]$_.CreationDate).ToUnixTimeMilliseconds() })" }'

/** Arguments for PowerShell that list all processes. */
export const WINDOWS_QUERY: readonly string[] = ['-NoProfile', '-NonInteractive', '-Command', SCRIPT]

/** `created` is in milliseconds since 1970, null if unknown. */
export function parseWindowsProcesses(listing: string) {
  return listing.split('\n').flatMap((line) => {
    const [, pid, parent, created] = /^\s*(\d+)\s+(\d+)(?:\s+([1-9]\d*))?\s*$/.exec(line) ?? []
    if (pid === undefined || parent === undefined) return []
    return [{ pid: Number(pid), parent: Number(parent), created: created === undefined ? null : Number(created) }]
  })
}

/** A program that this process started, and the time in which it ran. */
export interface Root {
  readonly pid: number
  readonly started: number
  /** Infinite while the program runs. */
  readonly ended: number
}

/** Tolerance between the system's clock and that of this process. */
const TICK_MS = 100

/**
 * Returns the processes that ended roots left behind: a root's number is their parent, and they began while the root ran. If the time of a
 * process is unknown, a listed process with the number of a root is taken for another one.
 */
export function findOrphans(processes: readonly WindowsProcess[], roots: readonly Root[]): readonly number[] {
  const listed = new Set(processes.map(({ pid }) => pid))
  const isChild = ({ pid, started, ended }: Root, child: WindowsProcess): boolean => {
    if (child.parent !== pid || child.pid === process.pid) return false
    if (child.created === null) return !listed.has(pid)
    return child.created >= started - TICK_MS && child.created <= ended + TICK_MS
  }
  return processes.filter((child) => roots.some((root) => isChild(root, child))).map(({ pid }) => pid)
}
