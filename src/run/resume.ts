import path from 'node:path'
import { type Finding, NO_FILE } from '../core/finding.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { LockResult } from '../core/run-lock.js'
import { journalText, mendLines, readCheckpoint, whyUnsafe } from '../durability/saved-run.js'
import { CHECKPOINT_FILE, type Snapshot } from '../durability/snapshot.js'
import { errorMessage } from '../text/error-message.js'
import { execute } from './execute.js'
import { settingsWarnings } from './index.js'
import { type JoinRequest, lastSeq, type ReadyJoin, readJoin, writeJoin } from './join.js'
import { onDisk, type PreparedResume, prepareResume, type ResumeRequest, refused } from './prepare-resume.js'
import type { RunResult } from './request.js'
import { ownerText } from './run-folder.js'
import type { ExecuteRequest } from './session.js'

/** Resumes a run where it stopped: what it has done is recalled, the rest runs. */
export async function resumeRun(request: ResumeRequest): Promise<RunResult> {
  const { files } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  if (!files.exists(folder)) return refused(request, `there is no run folder ${request.folder}`)
  const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => whyUnsafe(files, each) ?? [])
  if (unsafe[0] !== undefined) return refused(request, unsafe[0])
  // A folder that holds no run is not even locked: nothing is left in it.
  if (!files.exists(path.join(folder, CHECKPOINT_FILE))) {
    const nothing = readCheckpoint(files, folder)
    if (!nothing.ok) return refused(request, nothing.error)
  }
  const { join } = request
  if (join === undefined) return owning(request, folder, (lock) => resumeOwned(request, folder, lock))
  const ready = await prepareJoin(request, folder, join)
  return ready.ok ? owning(request, folder, (lock) => joinOwned(request, folder, lock, ready.value)) : ready.error
}

/** Takes a folder for one session; a session that does not run releases it. */
async function owning(
  request: ResumeRequest,
  folder: string,
  act: (lock: Owned) => Promise<RunResult>,
): Promise<RunResult> {
  const locked = request.adapters.lock.acquire(folder)
  if (locked.status === 'taken')
    return refused(request, `${request.folder} is in use${ownerText(locked.owner)}; wait for it, or end it`)
  if (locked.status === 'failed') return refused(request, `${request.folder} cannot be taken: ${locked.message}`)
  let kept = false
  try {
    const result = await act(locked)
    kept = result.status !== 'invalid'
    return result
  } finally {
    if (!kept) locked.release()
  }
}

/** A join that was looked at and may be made, and what the folder held then. */
interface PreparedJoin {
  readonly join: ReadyJoin
  readonly prepared: PreparedResume
  readonly state: string
}

/** Everything about a join that can go wrong, before any folder is touched. */
async function prepareJoin(
  request: ResumeRequest,
  folder: string,
  asked: JoinRequest,
): Promise<Result<PreparedJoin, RunResult>> {
  const { files } = request.adapters
  const state = onDisk(request, () => stateOf(files, folder))
  if (!state.ok) return state
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return err(refused(request, saved.error))
  const over = whyOver(request, saved.value.snapshot)
  if (over !== null) return err(over)
  const join = readJoin(files, folder, saved.value, asked)
  if (!join.ok) return err(refused(request, join.error))
  const prepared = await prepareResume(request, join.value.saved)
  return prepared.ok ? ok({ join: join.value, prepared: prepared.value, state: state.value }) : prepared
}

/** Why shards cannot be joined any more, if so: a run that waits, or was stopped from outside, is not at its end. */
function whyOver(request: ResumeRequest, { status, resumable, reason, outcome }: Snapshot): RunResult | null {
  if (status !== 'ended' || outcome === 'suspended' || outcome === 'cancelled') return null
  const why = reason ?? `the run has ended (${outcome})`
  return refused(
    request,
    `there is nothing to join any more: ${why}`,
    resumable ? '`conductor resume` without --join continues it' : null,
  )
}

function stateOf(files: FileStore, folder: string): string {
  return `${files.readText(path.join(folder, CHECKPOINT_FILE))}${journalText(files, folder).length}`
}

async function joinOwned(
  request: ResumeRequest,
  folder: string,
  lock: Owned,
  { join, prepared, state }: PreparedJoin,
): Promise<RunResult> {
  const { files } = request.adapters
  const now = onDisk(request, () => stateOf(files, folder))
  if (!now.ok) return now.error
  if (now.value !== state)
    return refused(request, 'another process has continued this run in the meantime; look at it again')
  mendLogs(request, folder)
  const lastEvent = onDisk(request, () => writeJoin(files, folder, join))
  if (!lastEvent.ok) return lastEvent.error
  return execute(resumed(prepared, folder, { release: lock.release, lastEvent: lastEvent.value, join }))
}

type Owned = Extract<LockResult, { status: 'owned' }>

async function resumeOwned(request: ResumeRequest, folder: string, lock: Owned): Promise<RunResult> {
  const saved = readCheckpoint(request.adapters.files, folder)
  if (!saved.ok) return refused(request, saved.error)
  const { snapshot } = saved.value
  // If a process ended before it could report the end of its run, the end is reported now.
  if (snapshot.status === 'ended' && !snapshot.resumable && request.from === null && !lock.interrupted) {
    return refused(
      request,
      `this run cannot be resumed: ${snapshot.reason ?? 'it has ended'}`,
      '`--from NODE` runs a node and everything after it again',
    )
  }
  const prepared = await prepareResume(request, saved.value)
  if (!prepared.ok) return prepared.error
  mendLogs(request, folder)
  const lastEvent = lastSeq(request.adapters.files, folder)
  return execute(resumed(prepared.value, folder, { release: lock.release, lastEvent, join: null }))
}

/** A folder that a session goes on in. */
interface TakenFolder {
  readonly release: () => void
  /** The number of the last event in it. */
  readonly lastEvent: number
  readonly join: ReadyJoin | null
}

/** What is left to do in a folder, now that it may be touched. */
export function resumed(
  prepared: PreparedResume,
  folder: string,
  { release, lastEvent, join }: TakenFolder,
): ExecuteRequest {
  const { request, saved, checked, workflow, inputs, recalled, resetBreakers } = prepared
  const { entries, ...rest } = saved
  return {
    request,
    workflow,
    inputs,
    warnings: [...checked.findings, ...settingsWarnings(workflow, request), ...resumeWarnings(join?.warning ?? null)],
    sources: checked.loaded.sources,
    resume: {
      runId: saved.snapshot.runId,
      folder,
      saved: rest,
      ...recalled,
      breakers: entries.filter(({ event }) => event['type'] === 'breaker_counted'),
      nextSeq: lastEvent + 1,
      shard: saved.snapshot.shard,
      joined: join?.plan ?? null,
      resetBreakers,
      release,
    },
    workspace: checked.workspace,
  }
}

function resumeWarnings(message: string | null): readonly Finding[] {
  if (message === null) return []
  return [{ file: NO_FILE, line: 1, column: 1, code: 'join', severity: 'warning', message, suggestion: null }]
}

const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl']

/** What a crash left half-written is repaired before anything is appended; none of it is needed to continue. */
function mendLogs(request: ResumeRequest, folder: string): void {
  for (const name of LOGS) {
    try {
      mendLines(request.adapters.files, path.join(folder, name))
    } catch (error) {
      request.observer.note(`${name} cannot be put right: ${errorMessage(error)}`)
    }
  }
}
