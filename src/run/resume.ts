import path from 'node:path'
import { createUnplacedFinding, type Remedy } from '../core/finding.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import type { ShardId } from '../core/sharding.js'
import { type JournalEntry, journalLines } from '../durability/journal.js'
import { mendLines, readCheckpoint, type SavedRun, whyUnsafe } from '../durability/saved-run.js'
import { PLAN_FOLDER, readPlan, SHARDS_FILE } from '../durability/shards.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, journalStart, type Snapshot } from '../durability/snapshot.js'
import { checksumText } from '../text/bytes.js'
import { executeRun } from './execute.js'
import { settingsWarnings } from './index.js'
import { lastSeq, type ReadyJoin, readJoin, writeJoin } from './join.js'
import {
  onDisk,
  type PreparedResume,
  prepareResume,
  type ResumeRequest,
  refuseResume,
  unusable,
} from './prepare-resume.js'
import type { RunResult } from './request.js'
import { claimFolder, type OwnedFolder, runDirProblems, takeFolder } from './run-folder.js'
import type { ExecuteRequest } from './session.js'

/** Resumes a run where it stopped: completed nodes are recalled, the others run. */
export async function resumeRun(request: ResumeRequest): Promise<RunResult> {
  const { files, lock } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  if (!files.exists(folder)) return refuseResume(request, `there is no run folder ${request.folder}`)
  const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => whyUnsafe(files, each) ?? [])
  if (unsafe[0] !== undefined) return refuseResume(request, unsafe[0])
  // Check before locking, so that no lock file is left in a folder that holds no run, or cannot be joined.
  if (request.join !== undefined || !files.exists(path.join(folder, CHECKPOINT_FILE))) {
    const prepared = await prepare(request, folder, false)
    if (!prepared.ok) return prepared.error
  }
  const locked = takeFolder(lock, folder, request.folder)
  if (!locked.ok) return refuseResume(request, locked.error)
  let isReleased = false
  try {
    const ready = await prepare(request, folder, locked.value.interrupted)
    if (!ready.ok) return ready.error
    const { prepared, join } = ready.value
    mendLogs(request, folder)
    const lastEvent = onDisk(request, () => (join === null ? lastSeq(files, folder) : writeJoin(files, folder, join)))
    if (!lastEvent.ok) return lastEvent.error
    const own = { path: folder, problem: null, release: locked.value.release }
    const result = await executeRun(createResumedRequest(prepared, own, lastEvent.value, join))
    isReleased = true
    return result
  } finally {
    if (!isReleased) locked.value.release()
  }
}

async function prepare(request: ResumeRequest, folder: string, isInterrupted: boolean) {
  const { files } = request.adapters
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return err(refuseResume(request, saved.error))
  const over = whyOver(request, saved.value.snapshot, isInterrupted)
  if (over !== null) return err(refuseResume(request, over))
  const join = request.join === undefined ? ok(null) : readJoin(files, folder, saved.value, request.join)
  if (!join.ok) return err(refuseResume(request, join.error))
  const prepared = await prepareResume(request, join.value?.saved ?? saved.value)
  return prepared.ok ? ok({ prepared: prepared.value, join: join.value }) : prepared
}

function whyOver(
  { join, from }: ResumeRequest,
  { status, resumable, reason, outcome }: Snapshot,
  isInterrupted: boolean,
): Remedy | null {
  if (status !== 'ended') return null
  if (join !== undefined) {
    // A run that waits, or was cancelled, is not over.
    if (outcome === 'suspended' || outcome === 'cancelled') return null
    const message = `there is nothing to join any more: ${reason ?? `the run has ended (${outcome})`}`
    return { message, suggestion: resumable ? '`conductor resume` without --join continues it' : null }
  }
  // A run whose process died before it reported the end is resumed to report it.
  if (resumable || from !== null || isInterrupted) return null
  const message = `this run cannot be resumed: ${reason ?? 'it has ended'}`
  return { message, suggestion: '`--from NODE` runs a node and everything after it again' }
}

/** Returns the request that continues a run in its folder; `lastEvent` is the number of the last event there. */
function createResumedRequest(
  { request, saved, checked, workflow, inputs, recalled, notes, resetBreakers }: PreparedResume,
  folder: OwnedFolder,
  lastEvent: number,
  join: ReadyJoin | null,
): ExecuteRequest {
  const { entries, ...rest } = saved
  for (const note of notes) request.observer.note(note)
  return {
    request: { ...request, runId: saved.snapshot.run_id },
    folder,
    workflow,
    inputs,
    warnings: [
      ...checked.findings,
      ...settingsWarnings(workflow, request),
      ...(join === null || join.warning === null ? [] : [createUnplacedFinding('join', 'warning', join.warning)]),
    ],
    sources: checked.loaded.sources,
    resume: {
      saved: rest,
      ...recalled,
      breakers: entries.filter(({ event }) => event['type'] === 'breaker_counted'),
      nextSeq: lastEvent + 1,
      shard: saved.snapshot.shard,
      joined: join?.plan ?? null,
      resetBreakers,
    },
    workspace: checked.workspace,
  }
}

const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl']

/** Removes torn lines that a crash left, before anything is appended. A resume does not need these files. */
function mendLogs(request: ResumeRequest, folder: string): void {
  for (const name of LOGS) {
    const mended = tryResult(() => mendLines(request.adapters.files, path.join(folder, name)))
    if (!mended.ok) request.observer.note(`${name} cannot be repaired: ${mended.error}`)
  }
}

export interface ShardRequest extends ResumeRequest {
  readonly shard: Pick<ShardId, 'index' | 'of'>
  readonly out: string
  /** Journal entries of items that ended elsewhere and do not run again. */
  readonly ended?: readonly JournalEntry[]
}

/** Runs the items of one shard of a plan in a new run folder. */
export async function runShard(request: ShardRequest): Promise<RunResult> {
  const { files } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  const [taken] = runDirProblems({ adapters: request.adapters, cwd: request.cwd, runDir: request.out })
  if (taken !== undefined) return refuseResume(request, taken)
  const unsafe = whyUnsafe(files, folder)
  if (unsafe !== null) return refuseResume(request, unsafe)
  const saved = readShardPlan(request, folder)
  if (!saved.ok) return refuseResume(request, saved.error)
  const prepared = await prepareResume(request, saved.value)
  if (!prepared.ok) return prepared.error
  const { run_id: runId, workflow } = saved.value.snapshot
  const claimed = claimFolder({ ...prepared.value.request, runDir: request.out }, workflow.name, runId)
  if (!claimed.ok) return refuseResume(request, claimed.error)
  const out = claimed.value.path
  if (out === null)
    return refuseResume(request, `${request.out} cannot be written, and a shard without its folder is of no use`)
  const { ended } = request
  const copied = onDisk(request, () => {
    copyPlan(files, folder, out)
    if (ended !== undefined)
      files.replace(path.join(out, JOURNAL_FILE), journalLines(ended, journalStart(saved.value.snapshot)).text)
  })
  if (!copied.ok) {
    claimed.value.release()
    return copied.error
  }
  const refuseUnsaved = (problem: string): RunResult => {
    // Without its checkpoint the folder does not look like that of a shard.
    const cleared = onDisk(request, () => files.remove(path.join(out, CHECKPOINT_FILE)))
    return cleared.ok ? refuseResume(request, unusable(problem)) : cleared.error
  }
  return executeRun({ ...createResumedRequest(prepared.value, claimed.value, 0, null), refuseUnsaved })
}

export function copyPlan(files: FileStore, folder: string, out: string): void {
  const plan = path.join(out, PLAN_FOLDER)
  files.makeFolder(plan)
  for (const name of [JOURNAL_FILE, CHECKPOINT_FILE, SHARDS_FILE])
    files.replace(path.join(plan, name), files.readText(path.join(folder, name)))
}

function readShardPlan(
  { adapters: { files }, shard, folder: name, ended = [] }: ShardRequest,
  folder: string,
): Result<SavedRun, string> {
  if (!files.exists(folder)) return err(`there is no run folder ${name}`)
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return saved
  const plan = readPlan(files, folder)
  if (!plan.ok) return plan
  const { group, visit, shards, base, run_id: runId } = plan.value
  const { snapshot, crc } = saved.value
  if (snapshot.shard !== null) return err('it is the folder of a shard, not of a plan')
  if (runId !== snapshot.run_id || base !== checksumText(crc))
    return err('the run has continued since its plan was made; shards cannot be added any more')
  if (shard.of !== shards) return err(`its plan has ${shards} shards, not ${shard.of}`)
  if (shard.index < 1 || shard.index > shards) return err(`there is no shard ${shard.index} of ${shards}`)
  const own = { group, visit, index: shard.index, of: shards, base }
  const ofShard = { ...snapshot, shard: own }
  const entries = [...saved.value.entries, ...ended]
  const { crc: last } = journalLines(ended, journalStart(ofShard))
  return ok({ snapshot: ofShard, entries, crc: last, lines: ended.length })
}
