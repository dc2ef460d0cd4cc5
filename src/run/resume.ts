import path from 'node:path'
import { type Finding, NO_FILE, type Problem } from '../core/finding.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { ShardId } from '../core/sharding.js'
import { type JournalEntry, journalLines } from '../durability/journal.js'
import { mendLines, readCheckpoint, type SavedRun, whyUnsafe } from '../durability/saved-run.js'
import { PLAN_FOLDER, readPlan, SHARDS_FILE } from '../durability/shards.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, journalStart, type Snapshot } from '../durability/snapshot.js'
import { checksumText } from '../text/bytes.js'
import { errorMessage } from '../text/error-message.js'
import { execute } from './execute.js'
import { settingsWarnings } from './index.js'
import { lastSeq, type ReadyJoin, readJoin, writeJoin } from './join.js'
import { onDisk, type PreparedResume, prepareResume, type ResumeRequest, refused, unusable } from './prepare-resume.js'
import type { RunResult } from './request.js'
import { claimFolder, runDirProblems, takeFolder } from './run-folder.js'
import type { ExecuteRequest } from './session.js'

/** Resumes a run where it stopped: what it has done is recalled, the rest runs. */
export async function resumeRun(request: ResumeRequest): Promise<RunResult> {
  const { files, lock } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  if (!files.exists(folder)) return refused(request, `there is no run folder ${request.folder}`)
  const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => whyUnsafe(files, each) ?? [])
  if (unsafe[0] !== undefined) return refused(request, unsafe[0])
  // A folder that holds no run is not even locked, and neither is one that cannot be joined: nothing is left in it.
  if (request.join !== undefined || !files.exists(path.join(folder, CHECKPOINT_FILE))) {
    const looked = await prepare(request, folder, false)
    if (!looked.ok) return looked.error
  }
  const locked = takeFolder(lock, folder, request.folder)
  if (!locked.ok) return refused(request, locked.error)
  let isReleased = false
  try {
    const ready = await prepare(request, folder, locked.value.interrupted)
    if (!ready.ok) return ready.error
    const { prepared, join } = ready.value
    mendLogs(request, folder)
    const lastEvent = onDisk(request, () => (join === null ? lastSeq(files, folder) : writeJoin(files, folder, join)))
    if (!lastEvent.ok) return lastEvent.error
    const result = await execute(resumed(prepared, folder, locked.value.release, lastEvent.value, join))
    isReleased = true
    return result
  } finally {
    if (!isReleased) locked.value.release()
  }
}

async function prepare(request: ResumeRequest, folder: string, isInterrupted: boolean) {
  const { files } = request.adapters
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return err(refused(request, saved.error))
  const over = whyOver(request, saved.value.snapshot, isInterrupted)
  if (over !== null) return err(refused(request, over))
  const join = request.join === undefined ? ok(null) : readJoin(files, folder, saved.value, request.join)
  if (!join.ok) return err(refused(request, join.error))
  const prepared = await prepareResume(request, join.value?.saved ?? saved.value)
  return prepared.ok ? ok({ prepared: prepared.value, join: join.value }) : prepared
}

function whyOver(
  { join, from }: ResumeRequest,
  { status, resumable, reason, outcome }: Snapshot,
  isInterrupted: boolean,
): Problem | null {
  if (status !== 'ended') return null
  if (join !== undefined) {
    // A run that waits, or was stopped from outside, is not at its end.
    if (outcome === 'suspended' || outcome === 'cancelled') return null
    const message = `there is nothing to join any more: ${reason ?? `the run has ended (${outcome})`}`
    return { message, suggestion: resumable ? '`conductor resume` without --join continues it' : null }
  }
  // If a process ended before it could report the end of its run, the end is reported now.
  if (resumable || from !== null || isInterrupted) return null
  const message = `this run cannot be resumed: ${reason ?? 'it has ended'}`
  return { message, suggestion: '`--from NODE` runs a node and everything after it again' }
}

/** What is left to do in a folder, now that it may be touched; `lastEvent` is the number of the last event in it. */
function resumed(
  { request, saved, checked, workflow, inputs, recalled, notes, resetBreakers }: PreparedResume,
  folder: string,
  release: () => void,
  lastEvent: number,
  join: ReadyJoin | null,
): ExecuteRequest {
  const { entries, ...rest } = saved
  for (const note of notes) request.observer.note(note)
  return {
    request,
    workflow,
    inputs,
    warnings: [...checked.findings, ...settingsWarnings(workflow, request), ...joinWarnings(join?.warning ?? null)],
    sources: checked.loaded.sources,
    resume: {
      runId: saved.snapshot.run_id,
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

function joinWarnings(message: string | null): readonly Finding[] {
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

export interface ShardRequest extends ResumeRequest {
  readonly shard: Pick<ShardId, 'index' | 'of'>
  readonly out: string
  /** Journal entries of items that have ended elsewhere and are not to be run again. */
  readonly ended?: readonly JournalEntry[]
}

export async function runShard(request: ShardRequest): Promise<RunResult> {
  const { files } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  const [taken] = runDirProblems({ adapters: request.adapters, cwd: request.cwd, runDir: request.out })
  if (taken !== undefined) return refused(request, taken)
  const unsafe = whyUnsafe(files, folder)
  if (unsafe !== null) return refused(request, unsafe)
  const saved = readShardPlan(request, folder)
  if (!saved.ok) return refused(request, saved.error)
  const prepared = await prepareResume(request, saved.value)
  if (!prepared.ok) return prepared.error
  const { run_id: runId, workflow } = saved.value.snapshot
  const claimed = claimFolder({ ...prepared.value.request, runDir: request.out }, workflow.name, runId)
  if (!claimed.ok) return refused(request, claimed.error)
  const out = claimed.value.path
  if (out === null)
    return refused(request, `${request.out} cannot be written, and a shard without its folder is of no use`)
  const { release } = claimed.value
  const { ended } = request
  const copied = onDisk(request, () => {
    copyPlan(files, folder, out)
    if (ended !== undefined)
      files.replace(path.join(out, JOURNAL_FILE), journalLines(ended, journalStart(saved.value.snapshot)).text)
  })
  if (!copied.ok) {
    release()
    return copied.error
  }
  const refuseUnsaved = (problem: string): RunResult => {
    // What could not be begun must not look like a shard that was.
    const cleared = onDisk(request, () => files.remove(path.join(out, CHECKPOINT_FILE)))
    return cleared.ok ? refused(request, unusable(problem)) : cleared.error
  }
  return execute({ ...resumed(prepared.value, out, release, 0, null), refuseUnsaved })
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
