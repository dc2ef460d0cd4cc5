import {
  closeSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  unlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { hostname, uptime } from 'node:os'
import path from 'node:path'
import { isJsonObject, parseJson } from '../core/json.js'
import type { LockResult, Owner, RunLock } from '../core/run-files.js'
import { errorCode, errorMessage } from '../text/error-message.js'
import { isSameStart, ownStart, startOf } from './process/process-table.js'

/** What a write that was interrupted left of a file that was to be replaced, or of a lock that was to be made. */
const LEFTOVER = /^\.[\w.-]+\.[0-9a-f]{12}\.tmp$|^owner-\d+\.lock\.\d+\.new$/
const HALF_WRITTEN_MS = 10_000
const BEAT_MS = 5_000
/** An owner on another machine cannot be asked; one that did not touch its file for so long is gone. */
const SILENT_MS = 60_000
const MOST_TRIES = 100

/** Gives a file a second name; file systems without links refuse it. */
type Link = (file: string, name: string) => void

interface LockFile {
  readonly generation: number
  readonly released: boolean
  readonly owner: Owner | null
  readonly started: string
  /** Whether the file is a copy: of a folder that was moved here from elsewhere, where its owner is. */
  readonly copied: boolean
  readonly age: number
}

/**
 * A lock file per generation, made exclusively: the process that makes the next number owns the folder. A dead owner's file is never
 * taken away by a contender, so that two of them can never both believe they have replaced it.
 */
export function createRunLock(link: Link = linkSync): RunLock {
  return { acquire: (folder) => acquire(folder, link) }
}

/** Whether a process works on a run folder; null where no process ever did. */
export function isOwned(folder: string): boolean | null {
  try {
    const last = newest(folder)
    return last === null ? null : last === 'changing' || isAlive(last)
  } catch {
    return null
  }
}

function acquire(folder: string, link: Link): LockResult {
  try {
    const odd = oddLock(folder)
    if (odd !== undefined) return { status: 'odd', message: `${path.join(folder, odd)} is not a plain file` }
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const last = newest(folder)
      if (last === 'changing') continue
      if (last !== null && isAlive(last)) return { status: 'taken', owner: last.owner }
      const generation = (last?.generation ?? 0) + 1
      const file = path.join(folder, lockName(generation))
      if (!claim(file, link)) continue
      // Later owners remove old numbers: a process that came too late has made one that is not the newest.
      const names = readdirSync(folder)
      if (highest(names) !== generation) {
        removeQuietly(file)
        continue
      }
      removeLeftovers(folder, names)
      return owned(folder, generation, last !== null && !last.released)
    }
    return { status: 'taken', owner: null }
  } catch (error) {
    return { status: 'failed', message: errorMessage(error) }
  }
}

/** A folder may be forged: nothing is read from a pipe, and nothing written through a link, in the place of a lock. */
function oddLock(folder: string): string | undefined {
  return readdirSync(folder, { withFileTypes: true }).find((file) => /^owner-\d/.test(file.name) && !file.isFile())
    ?.name
}

/** Makes the file with its content at once, so that no process ever reads half of it; where links do not exist, in two steps. */
function claim(file: string, link: Link): boolean {
  const draft = `${file}.${process.pid}.new`
  try {
    writeOwner(draft)
    try {
      link(draft, file)
      return true
    } catch (error) {
      // The first process removes the drafts of all others, which have lost the race.
      if (errorCode(error) === 'EEXIST' || errorCode(error) === 'ENOENT') return false
      // Each system has another code for a file system without links, such as FAT.
      return claimInTwoSteps(file)
    }
  } finally {
    removeQuietly(draft)
  }
}

function claimInTwoSteps(file: string): boolean {
  try {
    writeOwner(file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function writeOwner(file: string): void {
  const handle = openSync(file, 'wx', 0o600)
  try {
    const owner = {
      pid: process.pid,
      host: hostname(),
      since: new Date().toISOString(),
      started: ownStart(),
      file: identity(fstatSync(handle, { bigint: true }).ino),
    }
    // Not flushed: who lost power holds no lock any more.
    writeSync(handle, `${JSON.stringify(owner)}\n`)
  } finally {
    closeSync(handle)
  }
}

/** A number that a copy of the file does not have; empty where the file system knows none. */
function identity(inode: bigint): string {
  return inode === 0n ? '' : inode.toString()
}

/** Released by a mark beside the file and not by removing it: a number is never given twice. */
function owned(folder: string, generation: number, interrupted: boolean): LockResult {
  for (let old = generation - 1; old > 0 && removeQuietly(path.join(folder, lockName(old))); old--) {
    removeQuietly(path.join(folder, doneName(old)))
  }
  const file = path.join(folder, lockName(generation))
  const beat = setInterval(() => touch(file), BEAT_MS)
  beat.unref()
  const release = (): void => {
    clearInterval(beat)
    try {
      closeSync(openSync(path.join(folder, doneName(generation)), 'wx', 0o600))
    } catch {
      // The folder may be gone; then it cannot be resumed from either.
    }
  }
  return { status: 'owned', release, interrupted }
}

function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // A lock that cannot be touched any more is no reason to stop.
  }
}

function removeQuietly(file: string): boolean {
  try {
    unlinkSync(file)
    return true
  } catch {
    return false
  }
}

function highest(names: Iterable<string>): number {
  let generation = 0
  for (const name of names) {
    const number = name.startsWith('owner-') ? Number.parseInt(name.slice('owner-'.length), 10) : 0
    if (number > generation && name === lockName(number)) generation = number
  }
  return generation
}

function lockName(generation: number): string {
  return `owner-${generation}.lock`
}

function doneName(generation: number): string {
  return `owner-${generation}.done`
}

function removeLeftovers(folder: string, names: readonly string[]): void {
  for (const name of names) if (LEFTOVER.test(name)) removeQuietly(path.join(folder, name))
}

function newest(folder: string): LockFile | 'changing' | null {
  const names = new Set(readdirSync(folder))
  const generation = highest(names)
  if (generation === 0) return null
  const noOwner = { generation, owner: null, started: '', copied: false }
  if (names.has(doneName(generation))) return { ...noOwner, released: true, age: 0 }
  try {
    const file = path.join(folder, lockName(generation))
    const stats = lstatSync(file, { bigint: true })
    // A pipe or a device would never end.
    const value = stats.isFile() ? parseJson(readFileSync(file, 'utf8')) : null
    // A time in the future, by a wrong clock or forged, would hold the folder until then: it counts as now.
    const isAhead = Number(stats.mtimeMs) > Date.now() + BEAT_MS
    if (isAhead) touch(file)
    const age = isAhead ? 0 : Date.now() - Number(stats.mtimeMs)
    const pid = isJsonObject(value) ? Number(value['pid']) : 0
    // 0 and negative numbers would stand for groups of processes.
    if (!isJsonObject(value) || !Number.isInteger(pid) || pid <= 0) return { ...noOwner, released: false, age }
    const owner = { pid, host: String(value['host'] ?? ''), since: String(value['since'] ?? '') }
    const written = typeof value['file'] === 'string' ? value['file'] : ''
    const here = identity(stats.ino)
    const copied = written !== '' && here !== '' && written !== here
    return { generation, released: false, owner, started: String(value['started'] ?? ''), copied, age }
  } catch (error) {
    // Taken away by a newer owner between two looks.
    if (errorCode(error) === 'ENOENT') return 'changing'
    throw error
  }
}

/** An owner on another host is believed while it gives signs of life; one on this host must be a living process. */
function isAlive(lock: LockFile): boolean {
  if (lock.released || lock.copied) return false
  if (lock.owner === null) return lock.age < HALF_WRITTEN_MS
  if (lock.owner.host !== hostname()) return lock.age < SILENT_MS
  try {
    process.kill(lock.owner.pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  const started = lock.started === '' ? '' : startOf(lock.owner.pid)
  // Without its start only a lock that was last touched before the machine began is known to have no owner.
  return started === '' ? lock.age < uptime() * 1000 : isSameStart(lock.started, started)
}
