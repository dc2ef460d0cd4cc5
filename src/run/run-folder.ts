import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readResult } from '../account/run-reader.js'
import { type FileStore, readTextIfReadable } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import type { Owner, RunLock } from '../core/run-files.js'
import { findUnsafeReason, hasRun } from '../durability/saved-run.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, parseSnapshot, type Snapshot } from '../durability/snapshot.js'
import { trimSigns } from '../text/excerpt.js'
import type { RunRequest } from './request.js'

export function createRunId(): string {
  return randomBytes(6).toString('hex')
}

function runFolderName(workflow: string, now: number, runId: string): string {
  const safe = trimSigns(workflow.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, ''), '-')
  // On Windows `aux.x` is a device.
  const name = safe.replace(/^(con|prn|aux|nul|com\d|lpt\d)\./i, '$1-').slice(0, 60)
  return `${name || 'workflow'}-${formatStamp(now)}-${runId}`
}

export function readRunResult(files: FileStore, folder: string): ResultDocument | null {
  return readResult(readTextIfReadable(files, path.join(folder, 'result.json')) ?? '')
}

export function readSnapshot(files: FileStore, folder: string): Snapshot | null {
  const snapshot = parseSnapshot(readTextIfReadable(files, path.join(folder, CHECKPOINT_FILE)) ?? '')
  return snapshot.ok ? snapshot.value : null
}

export function findRunDirProblems(request: Pick<RunRequest, 'adapters' | 'cwd' | 'runDir'>): readonly string[] {
  const { adapters, cwd, runDir } = request
  if (runDir === null) return []
  const folder = path.resolve(cwd, runDir)
  const held = `${runDir} already holds a run; choose another folder, or continue it with \`conductor resume ${runDir}\``
  const problem = findUnsafeReason(adapters.files, folder) ?? (hasRun(adapters.files, folder) ? held : null)
  return problem === null ? [] : [problem]
}

export interface OwnedFolder {
  readonly path: string | null
  /** Why there is no folder although one was wanted. */
  readonly problem: string | null
  readonly release: () => void
}

export const NO_FOLDER: OwnedFolder = { path: null, problem: null, release: () => {} }

export function claimFolder(request: RunRequest, workflow: string, runId: string): Result<OwnedFolder, string> {
  const { clock, lock } = request.adapters
  const made = makeRunFolder(request, runFolderName(workflow, clock.now(), runId))
  if (!made.ok) {
    request.observer.note(made.error)
    return ok({ ...NO_FOLDER, problem: made.error })
  }
  const folder = made.value
  const locked = lock.acquire(folder)
  if (locked.status === 'taken') return err(`${folder} is in use${formatOwner(locked.owner)}; choose another folder`)
  if (locked.status === 'odd') return err(locked.message)
  const release = locked.status === 'owned' ? locked.release : NO_FOLDER.release
  // Another process may have used the folder since the first check.
  const [problem] = findRunDirProblems(request)
  if (problem === undefined) return ok({ path: folder, problem: null, release })
  release()
  return err(problem)
}

export function takeFolder(lock: RunLock, folder: string, named: string) {
  const locked = lock.acquire(folder)
  if (locked.status === 'owned') return ok(locked)
  if (locked.status !== 'taken') return err(`${named} cannot be taken: ${locked.message}`)
  return err(`${named} is in use${formatOwner(locked.owner)}; wait for it, or end it`)
}

function formatOwner(owner: Owner | null): string {
  return owner === null ? '' : ` by process ${owner.pid} on ${owner.host} since ${owner.since}`
}

function makeRunFolder(
  { adapters: { files, runsFolder }, observer, cwd, runDir, tempBase }: RunRequest,
  name: string,
): Result<string, string> {
  let folder = runDir === null ? path.join(tempBase, name) : path.resolve(cwd, runDir)
  const made = tryResult(() => {
    const runs = runDir === null ? runsFolder() : null
    if (runs !== null) folder = path.join(runs.folder, name)
    if (runs?.warning) observer.note(runs.warning)
    files.makeFolder(folder, true)
    // The journal is empty, so a process that dies here leaves a folder that can be used again.
    files.openAppend(path.join(folder, JOURNAL_FILE)).close()
  })
  if (made.ok) return ok(folder)
  return err(`the run folder ${folder} cannot be written (${made.error}); the run goes on without files`)
}

export function formatStamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

type Surroundings = Pick<RunRequest, 'cwd' | 'tempBase'> & {
  readonly adapters: Pick<RunRequest['adapters'], 'temporaryFolder'>
  readonly observer: Pick<RunRequest['observer'], 'note'>
}

/** Makes a temporary folder for scripts, in the first of several places that can be written. */
export function createScratchFolder(around: Surroundings, prefix: string, runDir: string | null): string {
  const { adapters, observer, cwd, tempBase } = around
  for (const base of new Set([tempBase, tmpdir(), runDir ?? cwd, cwd])) {
    const made = tryResult(() => adapters.temporaryFolder(base, prefix))
    if (made.ok) return made.value
    observer.note(`${base} cannot be used for temporary files (${made.error})`)
  }
  return path.join(tempBase, `${prefix}${randomBytes(16).toString('hex')}`)
}
