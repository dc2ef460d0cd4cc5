import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { isJsonObject, parseJson } from '../core/json.js'
import type { LockResult, Owner, RunLock } from '../core/run-lock.js'

const NAME = /^owner-(\d+)\.lock$/
const HALF_WRITTEN_MS = 10_000

interface LockFile {
  readonly generation: number
  readonly owner: Owner | null
  readonly started: string
  readonly age: number
}

/**
 * A lock file per generation, made exclusively: whoever makes the next number owns the folder. A dead owner's file is never
 * taken away by a contender, so that two of them can never both believe they have replaced it.
 */
export function createRunLock(): RunLock {
  return { acquire }
}

function acquire(folder: string): LockResult {
  try {
    for (let tries = 0; tries < 100; tries++) {
      const last = newest(folder)
      if (last !== null && isAlive(last)) return { status: 'taken', owner: last.owner }
      const generation = (last?.generation ?? 0) + 1
      const file = path.join(folder, `owner-${generation}.lock`)
      if (claim(file)) return owned(folder, file, generation)
    }
    return { status: 'taken', owner: null }
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

function claim(file: string): boolean {
  let handle: number
  try {
    handle = openSync(file, 'wx', 0o600)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  try {
    const owner = { pid: process.pid, host: hostname(), since: new Date().toISOString(), started: startOf(process.pid) }
    writeSync(handle, `${JSON.stringify(owner)}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  return true
}

/** Released by a mark beside the file and not by removing it: a number is never given twice. */
function owned(folder: string, file: string, generation: number): LockResult {
  for (let old = generation - 1; old > 0 && removeQuietly(path.join(folder, `owner-${old}.lock`)); old--) {
    removeQuietly(path.join(folder, `owner-${old}.done`))
  }
  const release = (): void => {
    try {
      closeSync(openSync(file.replace(/\.lock$/, '.done'), 'w', 0o600))
    } catch {
      // The folder may be gone; then nobody can resume from it either.
    }
  }
  return { status: 'owned', release }
}

function removeQuietly(file: string): boolean {
  try {
    unlinkSync(file)
    return true
  } catch {
    return false
  }
}

function newest(folder: string): LockFile | null {
  let generation = 0
  const names = new Set(readdirSync(folder))
  for (const name of names) generation = Math.max(generation, Number(NAME.exec(name)?.[1] ?? 0))
  if (generation === 0 || names.has(`owner-${generation}.done`))
    return generation === 0 ? null : { generation, owner: null, started: 'released', age: Number.POSITIVE_INFINITY }
  const file = path.join(folder, `owner-${generation}.lock`)
  const value = parseJson(readFileSync(file, 'utf8'))
  const age = Date.now() - statSync(file).mtimeMs
  if (!isJsonObject(value) || typeof value['pid'] !== 'number') return { generation, owner: null, started: '', age }
  const owner = { pid: value['pid'], host: String(value['host'] ?? ''), since: String(value['since'] ?? '') }
  return { generation, owner, started: String(value['started'] ?? ''), age }
}

/** An owner on another host is believed; one on this host must be a living process that began when the file says. */
function isAlive(lock: LockFile): boolean {
  if (lock.started === 'released') return false
  if (lock.owner === null) return lock.age < HALF_WRITTEN_MS
  if (lock.owner.host !== hostname()) return lock.age < 24 * 60 * 60 * 1000
  try {
    process.kill(lock.owner.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return lock.started === '' || startOf(lock.owner.pid) === '' || lock.started === startOf(lock.owner.pid)
}

/** When a process began, so that a number that was given to another process is not taken for its owner. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
