import * as fs from 'node:fs'
import { hostname, uptime } from 'node:os'
import path from 'node:path'
import { isJsonObject, parseJson } from '../core/json.js'
import { identifyFolder, readRegularFile } from '../core/regular-file.js'
import { tryOr, tryResult } from '../core/result.js'
import type { FormerOwner, LockResult, RunLock } from '../core/run-files.js'
import { errorCode, errorMessage } from '../text/error-message.js'
import { pauseThread } from './clock.js'
import { isSameStart, readOwnStart, readProcessStart } from './process/process-table.js'

/** Files that interrupted writes left. */
const LEFTOVER = /^\.[\w.-]+\.[0-9a-f]{12}\.tmp$/
/** A lock without content younger than this is being written. */
const HALF_WRITTEN_MS = 10_000
const BEAT_MS = 5_000
/** An owner on another machine that has not touched its lock for this long is taken for dead. */
const SILENT_MS = 60_000
const MOST_TRIES = 100
const PAUSE_MS = 5
const MAX_LOCK_BYTES = 64 * 1024

export type LockFile = NonNullable<ReturnType<typeof readLockFile>>

/** Whoever creates the file of the next generation owns the folder. No contender removes the file of a dead owner, so that no two can believe they have replaced it. */
export function createRunLock(mark = ''): RunLock {
  return { acquire: (folder) => acquire(folder, mark) }
}

export function isOwned(folder: string): boolean | null {
  return tryOr(null, () => {
    const last = findNewestLock(folder)
    return last === null ? null : last === 'changing' || isHeld(last)
  })
}

function acquire(folder: string, mark: string): LockResult {
  try {
    // In a forged folder a lock could be a pipe or a link.
    const files = fs.readdirSync(folder, { withFileTypes: true })
    const odd = files.find((file) => /^owner-\d/.test(file.name) && !file.isFile())
    if (odd !== undefined) return { status: 'odd', message: `${path.join(folder, odd.name)} is not a plain file` }
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const last = findNewestLock(folder)
      if (last === 'changing') continue
      if (last !== null && isHeld(last)) {
        if (last.owner !== null) return { status: 'taken', owner: last.owner }
        // The owner has created its lock, and names itself in a moment.
        pauseThread(PAUSE_MS)
        continue
      }
      const generation = (last?.generation ?? 0) + 1
      const file = path.join(folder, formatLockName(generation))
      if (!claim(file, mark)) continue
      // Later owners remove old numbers: a late process may have created one that is not the newest.
      const names = fs.readdirSync(folder)
      if (findHighest(names) !== generation) {
        remove(file)
        continue
      }
      for (const name of names) if (LEFTOVER.test(name)) remove(path.join(folder, name))
      const former = last === null ? null : findFormerOwner(last)
      const owned = createOwnedLock(folder, generation, last !== null && !last.released)
      return former === null ? owned : { ...owned, former }
    }
    return { status: 'taken', owner: null }
  } catch (error) {
    return { status: 'failed', message: errorMessage(error) }
  }
}

/** Reports whether this process has created the file, which only one can. */
function claim(file: string, mark: string): boolean {
  try {
    writeOwner(file, mark)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

export function writeOwner(file: string, mark = ''): void {
  const handle = fs.openSync(file, 'wx', 0o600)
  try {
    const owner = {
      pid: process.pid,
      host: hostname(),
      since: new Date().toISOString(),
      started: readOwnStart(),
      file: formatIdentity(fs.fstatSync(handle, { bigint: true }).ino),
      mark,
    }
    // Not flushed: after a power failure no process holds a lock.
    fs.writeSync(handle, `${JSON.stringify(owner)}\n`)
  } finally {
    fs.closeSync(handle)
  }
}

/** Returns a number that a copy of the file does not have; empty if the file system has none. */
function formatIdentity(inode: bigint): string {
  return inode === 0n ? '' : inode.toString()
}

/** Returns an owned lock. Its release creates a second file instead of removing the first: no number is used twice. */
function createOwnedLock(folder: string, generation: number, interrupted: boolean) {
  for (let old = generation - 1; old > 0 && remove(path.join(folder, formatLockName(old))); old--) {
    remove(path.join(folder, formatDoneName(old)))
  }
  const file = path.join(folder, formatLockName(generation))
  const identity = identifyFolder(folder)
  const beat = setInterval(() => touch(file), BEAT_MS).unref()
  const release = (): void => {
    clearInterval(beat)
    // A script may have put another folder in the place of this one.
    if (identifyFolder(folder) !== identity) return
    // The folder may be gone; then it cannot be resumed from either.
    tryResult(() => fs.closeSync(fs.openSync(path.join(folder, formatDoneName(generation)), 'wx', 0o600)))
  }
  return { status: 'owned', release, interrupted } as const
}

/** Ignores an error: a lock that cannot be touched is no reason to stop. */
function touch(file: string): void {
  const now = new Date()
  tryResult(() => fs.utimesSync(file, now, now))
}

function remove(file: string): boolean {
  return tryResult(() => fs.unlinkSync(file)).ok
}

function findHighest(names: Iterable<string>): number {
  let generation = 0
  for (const name of names) {
    const number = name.startsWith('owner-') ? Number.parseInt(name.slice('owner-'.length), 10) : 0
    if (number > generation && name === formatLockName(number)) generation = number
  }
  return generation
}

function formatLockName(generation: number): string {
  return `owner-${generation}.lock`
}

function formatDoneName(generation: number): string {
  return `owner-${generation}.done`
}

function findNewestLock(folder: string) {
  const names = new Set(fs.readdirSync(folder))
  const generation = findHighest(names)
  if (generation === 0) return null
  if (names.has(formatDoneName(generation))) return { ...NO_OWNER, generation, released: true }
  const found = readLockFile(path.join(folder, formatLockName(generation)))
  // A newer owner has removed the file in the meantime.
  return found === null ? 'changing' : { ...found, generation, released: false }
}

const NO_OWNER = { owner: null, started: '', copied: false, age: 0, inode: 0n, mark: '' }

/** Returns what a lock says of its owner; null if the file is gone. */
export function readLockFile(file: string) {
  try {
    const stats = fs.lstatSync(file, { bigint: true })
    // Reading a pipe or a device would never end.
    const value = stats.isFile() ? parseJson(readRegularFile(file, MAX_LOCK_BYTES).toString('utf8')) : null
    // A time in the future, wrong or forged, would hold the folder until then, so treat it as now.
    const isAhead = Number(stats.mtimeMs) > Date.now() + BEAT_MS
    if (isAhead) touch(file)
    const age = isAhead ? 0 : Date.now() - Number(stats.mtimeMs)
    const pid = isJsonObject(value) ? Number(value['pid']) : 0
    // 0 and negative numbers would stand for groups of processes.
    if (!isJsonObject(value) || !Number.isInteger(pid) || pid <= 0) return { ...NO_OWNER, age, inode: stats.ino }
    const owner = { pid, host: String(value['host'] ?? ''), since: String(value['since'] ?? '') }
    const written = typeof value['file'] === 'string' ? value['file'] : ''
    const inode = formatIdentity(stats.ino)
    // The owner of a copied folder is at the place that it was copied from.
    const copied = written !== '' && inode !== '' && written !== inode
    const mark = String(value['mark'] ?? '')
    return { owner, started: String(value['started'] ?? ''), copied, age, inode: stats.ino, mark }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

type FoundLock = LockFile & { readonly released: boolean }

function isHeld(lock: FoundLock): boolean {
  return !lock.released && isAlive(lock)
}

/** Returns the owner of a lock that was killed on this machine; a copied or foreign lock says nothing of it. */
function findFormerOwner({ released, copied, owner, age, mark }: FoundLock): FormerOwner | null {
  if (released || copied || owner === null || owner.host !== hostname()) return null
  const from = Date.parse(owner.since)
  return Number.isNaN(from) ? null : { pid: owner.pid, from, until: Date.now() - age + BEAT_MS, mark }
}

/** Reports whether the owner lives: on another host it must touch its lock, on this host its process must run. */
export function isAlive(lock: LockFile): boolean {
  if (lock.copied) return false
  if (lock.owner === null) return lock.age < HALF_WRITTEN_MS
  if (lock.owner.host !== hostname()) return lock.age < SILENT_MS
  try {
    process.kill(lock.owner.pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  const started = lock.started === '' ? '' : readProcessStart(lock.owner.pid)
  // If the start is unknown, only a lock that was last touched before the machine booted has no owner.
  return started === '' ? lock.age < uptime() * 1000 : isSameStart(lock.started, started)
}
