import path from 'node:path'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { ShardId } from '../core/sharding.js'
import { type JournalEntry, journalLines } from '../durability/journal.js'
import { journalText, readCheckpoint, type SavedRun, whyUnsafe } from '../durability/saved-run.js'
import { PLAN_FOLDER, readPlan, SHARDS_FILE } from '../durability/shards.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, journalStart } from '../durability/snapshot.js'
import { checksumText } from '../text/checksum.js'
import { execute } from './execute.js'
import { onDisk, prepareResume, type ResumeRequest, refused, unusable } from './prepare-resume.js'
import type { RunResult } from './request.js'
import { resumed } from './resume.js'
import { claimFolder, runDirProblems } from './run-folder.js'

/** One shard of a plan, into a folder of its own; the plan's stays as it is. */
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
  files.replace(path.join(plan, JOURNAL_FILE), journalText(files, folder))
  for (const name of [CHECKPOINT_FILE, SHARDS_FILE])
    files.replace(path.join(plan, name), files.readText(path.join(folder, name)))
}

/** The plan as this shard starts from it; the error says why it cannot. */
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
  return ok({ snapshot: ofShard, entries, crc: last, lines: ended.length, mend: null })
}
