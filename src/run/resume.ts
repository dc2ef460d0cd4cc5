import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import { EventReader } from '../account/run-reader.js'
import { createUnplacedFinding, type Remedy } from '../core/finding.js'
import { err, ok, type Result, tryAction } from '../core/result.js'
import type { FormerOwner } from '../core/run-files.js'
import type { ShardId } from '../core/sharding.js'
import { copyPlan, findLastSeq, type ReadyJoin, readJoin, writeJoin } from '../durability/join.js'
import { type JournalEntry, printJournalLines } from '../durability/journal.js'
import { findUnsafeReason, mendLines, readCheckpoint, type SavedRun } from '../durability/saved-run.js'
import { readPlan } from '../durability/shards.js'
import { CHECKPOINT_FILE, computeJournalStart, JOURNAL_FILE, type Snapshot } from '../durability/snapshot.js'
import { formatChecksum } from '../text/bytes.js'
import { toOneLine } from '../text/terminal-text.js'
import { executeRun } from './execute.js'
import { findSettingsWarnings } from './index.js'
import {
  describeUnusable,
  type PreparedResume,
  prepareResume,
  type ResumeRequest,
  refuseResume,
  refuseRunFolder,
  tryOnDisk,
} from './prepare-resume.js'
import type { RunAdapters, RunResult } from './request.js'
import { claimFolder, findRunDirProblems, NO_FOLDER, type OwnedFolder, takeFolder } from './run-folder.js'
import type { ExecuteRequest } from './session.js'

export async function resumeRun(request: ResumeRequest): Promise<RunResult> {
  const { files, lock } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  if (!files.exists(folder)) return refuseResume(request, `there is no run folder ${request.folder}`)
  const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => findUnsafeReason(files, each) ?? [])
  if (unsafe[0] !== undefined) return refuseResume(request, unsafe[0])
  // Check before locking, so that no lock file is left in a folder that holds no run, or cannot be joined.
  if (request.join !== undefined || !files.exists(path.join(folder, CHECKPOINT_FILE))) {
    const prepared = await prepare(request, folder, false)
    if (!prepared.ok) return prepared.error
  }
  const locked = takeFolder(lock, folder, request.folder)
  if (!locked.ok) return refuseResume(request, locked.error)
  // A run releases its folder itself.
  let release = locked.value.release
  try {
    const survived = await endFormerNodes(request.adapters, folder, locked.value.former)
    const ready = await prepare(request, folder, locked.value.interrupted)
    if (!ready.ok) return ready.error
    const { prepared, join } = ready.value
    // Torn lines that a crash left; a resume does not need these files.
    for (const name of LOGS) {
      const problem = tryAction(() => mendLines(files, path.join(folder, name)))
      if (problem !== null) request.observer.note(`${name} cannot be repaired: ${problem}`)
    }
    const lastEvent = tryOnDisk(request, () =>
      join === null ? findLastSeq(files, folder) : writeJoin(files, folder, join),
    )
    if (!lastEvent.ok) return lastEvent.error
    const owned = { path: folder, problem: null, release }
    const result = await executeRun(createResumedRequest(prepared, owned, lastEvent.value, join, survived))
    release = NO_FOLDER.release
    return result
  } finally {
    release()
  }
}

const SHOWN_COMMANDS = 3

/** Ends what a killed session left running, so that no node runs twice at the same time; returns a warning that says so. */
async function endFormerNodes(
  { files, endSurvivors: end }: Pick<RunAdapters, 'files' | 'endSurvivors'>,
  folder: string,
  former: FormerOwner | undefined,
): Promise<string | null> {
  const commands = former === undefined ? [] : ((await end?.(former)) ?? [])
  if (commands.length === 0) return null
  const { visits } = readEvents(files, folder)
  const nodes = visits.listInFlight()
  const what = nodes.length === 0 ? 'a process of the killed session' : `the process of ${nodes.join(', ')}`
  const shown = commands.slice(0, SHOWN_COMMANDS).map((command) => `\`${toOneLine(command, 200)}\``)
  return `${what} had survived the kill, and was ended before this resume began: ${shown.join(', ')}`
}

function readEvents(files: RunAdapters['files'], folder: string): RunAccount {
  const account = new RunAccount()
  const reader = new EventReader(account)
  tryAction(() => {
    for (const line of files.lines(path.join(folder, 'events.jsonl'))) reader.line(line)
  })
  return account
}

async function prepare(request: ResumeRequest, folder: string, isInterrupted: boolean) {
  const { files } = request.adapters
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return err(refuseRunFolder(request, saved.error))
  const over = explainEnded(request, saved.value.snapshot, isInterrupted)
  if (over !== null) return err(refuseRunFolder(request, over))
  const join = request.join === undefined ? ok(null) : readJoin(files, folder, saved.value, request.join)
  if (!join.ok) return err(refuseRunFolder(request, join.error))
  const prepared = await prepareResume(request, join.value?.saved ?? saved.value)
  return prepared.ok ? ok({ prepared: prepared.value, join: join.value }) : prepared
}

function explainEnded(
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

function createResumedRequest(
  { request, saved, checked, workflow, inputs, recalled, notes, resetBreakers }: PreparedResume,
  folder: OwnedFolder,
  lastEvent: number,
  join: ReadyJoin | null,
  survived: string | null = null,
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
      ...findSettingsWarnings(workflow, request),
      ...(join?.warnings ?? []).map((warning) => createUnplacedFinding('join', 'warning', warning)),
      ...(survived === null ? [] : [createUnplacedFinding('process-survived', 'warning', survived)]),
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

export interface ShardRequest extends ResumeRequest {
  readonly shard: Pick<ShardId, 'index' | 'of'>
  readonly out: string
  /** Journal entries of items that ended elsewhere and do not run again. */
  readonly ended?: readonly JournalEntry[]
}

export async function runShard(request: ShardRequest): Promise<RunResult> {
  const { files } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  const [taken] = findRunDirProblems({ adapters: request.adapters, cwd: request.cwd, runDir: request.out })
  if (taken !== undefined) return refuseResume(request, taken)
  if (!files.exists(folder)) return refuseResume(request, `there is no run folder ${request.folder}`)
  const unsafe = findUnsafeReason(files, folder)
  if (unsafe !== null) return refuseResume(request, unsafe)
  const saved = readShardPlan(request, folder)
  if (!saved.ok) return refuseRunFolder(request, saved.error)
  const prepared = await prepareResume(request, saved.value)
  if (!prepared.ok) return prepared.error
  const { run_id: runId, workflow } = saved.value.snapshot
  const claimed = claimFolder({ ...prepared.value.request, runDir: request.out }, workflow.name, runId)
  if (!claimed.ok) return refuseResume(request, claimed.error)
  const out = claimed.value.path
  if (out === null)
    return refuseResume(request, `${request.out} cannot be written, and a shard without its folder is of no use`)
  const { ended } = request
  const copied = tryOnDisk(request, () => {
    copyPlan(files, folder, out)
    if (ended !== undefined)
      files.replace(
        path.join(out, JOURNAL_FILE),
        printJournalLines(ended, computeJournalStart(saved.value.snapshot)).text,
      )
  })
  if (!copied.ok) {
    claimed.value.release()
    return copied.error
  }
  const refuseUnsaved = (problem: string): RunResult => {
    // Without its checkpoint the folder does not look like that of a shard.
    const cleared = tryOnDisk(request, () => files.remove(path.join(out, CHECKPOINT_FILE)))
    return cleared.ok ? refuseRunFolder(request, describeUnusable(problem)) : cleared.error
  }
  return executeRun({ ...createResumedRequest(prepared.value, claimed.value, 0, null), refuseUnsaved })
}

function readShardPlan(
  { adapters: { files }, shard, ended = [] }: ShardRequest,
  folder: string,
): Result<SavedRun, string> {
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return saved
  const plan = readPlan(files, folder)
  if (!plan.ok) return plan
  const { group, visit, shards, base, run_id: runId } = plan.value
  const { snapshot, crc } = saved.value
  if (snapshot.shard !== null) return err('it is the folder of a shard, not of a plan')
  if (runId !== snapshot.run_id || base !== formatChecksum(crc))
    return err('the run has continued since its plan was made; shards cannot be added any more')
  if (shard.of !== shards) return err(`its plan has ${shards} shards, not ${shard.of}`)
  if (shard.index < 1 || shard.index > shards) return err(`there is no shard ${shard.index} of ${shards}`)
  const shardId = { group, visit, index: shard.index, of: shards, base }
  const ofShard = { ...snapshot, shard: shardId }
  const entries = [...saved.value.entries, ...ended]
  const { crc: last } = printJournalLines(ended, computeJournalStart(ofShard))
  return ok({ snapshot: ofShard, entries, crc: last, lines: ended.length })
}
