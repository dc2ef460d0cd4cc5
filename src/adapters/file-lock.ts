import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { tryResult } from '../core/result.js'
import { errorCode } from '../text/error-message.js'
import { pauseThread } from './clock.js'
import { isAlive, type LockFile, readLockFile, writeOwner } from './run-lock.js'

/** Maximum time to wait for a lock; a change of a file takes milliseconds. */
const PATIENCE_MS = 10_000
/** A lock older than this has no owner any more, or one that is stopped. */
const OLDEST_MS = 5_000
const PAUSE_MS = 5

/** Codes of folders in which no lock can be created; a file there may still be writable. */
const NOT_WRITABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Runs an action while no other process changes a file. Throws if the lock stays taken, or is not a regular file. */
export function holdLock<T>(file: string, act: () => T, patienceMs = PATIENCE_MS): T {
  const lock = `${file}.lock`
  const identity = takeLock(lock, patienceMs)
  try {
    return act()
  } finally {
    if (identity !== null && readIdentity(lock) === identity) tryResult(() => fs.unlinkSync(lock))
  }
}

/** Returns the identity of the lock file; null in a folder that cannot be written. */
function takeLock(lock: string, patienceMs: number): bigint | null {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      writeOwner(lock)
      return readIdentity(lock)
    } catch (error) {
      if (NOT_WRITABLE.has(errorCode(error))) return null
      if (errorCode(error) !== 'EEXIST') throw error
    }
    if (fs.lstatSync(lock, { throwIfNoEntry: false })?.isFile() === false)
      throw new Error(`${lock} is not a regular file`)
    const holder = readLockFile(lock)
    if (holder !== null && isStale(holder)) removeStale(lock, holder.inode)
    else if (performance.now() >= end) throw new Error(`${lock} is in use by process ${holder?.owner?.pid ?? '?'}`)
    else pauseThread(PAUSE_MS)
  }
}

function isStale(holder: LockFile): boolean {
  return holder.age > OLDEST_MS || !isAlive(holder)
}

/** Removes the lock of a dead owner. Another process may have done so before, and may hold a new one, which is put back. */
function removeStale(lock: string, inode: bigint): void {
  const aside = `${lock}.${randomBytes(6).toString('hex')}`
  const moved = tryResult(() => fs.renameSync(lock, aside))
  if (!moved.ok) return
  if (readIdentity(aside) !== inode) tryResult(() => fs.linkSync(aside, lock))
  tryResult(() => fs.unlinkSync(aside))
}

function readIdentity(file: string): bigint | null {
  return fs.lstatSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null
}
