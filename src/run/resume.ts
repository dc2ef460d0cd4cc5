import path from 'node:path'
import { createUnplacedFinding, type Remedy } from '../core/finding.js'
import { asObject, asString, isJsonObject, type JsonObject, parseJson, printJson } from '../core/json.js'
import { itemsOfRoot } from '../core/place.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result, tryAction, tryResult, type ValueOf } from '../core/result.js'
import { countItemsOfShard, type ShardId } from '../core/sharding.js'
import { DEAD_LETTER_FILE } from '../durability/dead-letter.js'
import { type JournalEntry, printJournalLines, readJournal } from '../durability/journal.js'
import {
  findUnsafeReason,
  isAsSealed,
  mendLines,
  readCheckpoint,
  readJournalFile,
  type SavedRun,
} from '../durability/saved-run.js'
import {
  joinShards,
  PLAN_FOLDER,
  type PlanFile,
  readPlan,
  SHARDS_FILE,
  type ShardEntries,
} from '../durability/shards.js'
import {
  CHECKPOINT_FILE,
  findJournalStart,
  formatSnapshot,
  JOURNAL_FILE,
  parseSnapshot,
  RUNNING,
  type Snapshot,
} from '../durability/snapshot.js'
import { formatChecksum } from '../text/bytes.js'
import { executeRun } from './execute.js'
import { findSettingsWarnings } from './index.js'
import {
  describeUnusable,
  type JoinRequest,
  type PreparedResume,
  prepareResume,
  type ResumeRequest,
  refuseResume,
  tryOnDisk,
} from './prepare-resume.js'
import type { RunResult } from './request.js'
import { claimFolder, hasRun, NO_FOLDER, type OwnedFolder, runDirProblems, takeFolder } from './run-folder.js'
import type { ExecuteRequest } from './session.js'
import { endFormerNodes } from './survivors.js'

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
    const own = { path: folder, problem: null, release }
    const result = await executeRun(createResumedRequest(prepared, own, lastEvent.value, join, survived))
    release = NO_FOLDER.release
    return result
  } finally {
    release()
  }
}

async function prepare(request: ResumeRequest, folder: string, isInterrupted: boolean) {
  const { files } = request.adapters
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return err(refuseResume(request, saved.error))
  const over = explainOver(request, saved.value.snapshot, isInterrupted)
  if (over !== null) return err(refuseResume(request, over))
  const join = request.join === undefined ? ok(null) : readJoin(files, folder, saved.value, request.join)
  if (!join.ok) return err(refuseResume(request, join.error))
  const prepared = await prepareResume(request, join.value?.saved ?? saved.value)
  return prepared.ok ? ok({ prepared: prepared.value, join: join.value }) : prepared
}

function explainOver(
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
  const [taken] = runDirProblems({ adapters: request.adapters, cwd: request.cwd, runDir: request.out })
  if (taken !== undefined) return refuseResume(request, taken)
  const unsafe = findUnsafeReason(files, folder)
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
  const copied = tryOnDisk(request, () => {
    copyPlan(files, folder, out)
    if (ended !== undefined)
      files.replace(path.join(out, JOURNAL_FILE), printJournalLines(ended, findJournalStart(saved.value.snapshot)).text)
  })
  if (!copied.ok) {
    claimed.value.release()
    return copied.error
  }
  const refuseUnsaved = (problem: string): RunResult => {
    // Without its checkpoint the folder does not look like that of a shard.
    const cleared = tryOnDisk(request, () => files.remove(path.join(out, CHECKPOINT_FILE)))
    return cleared.ok ? refuseResume(request, describeUnusable(problem)) : cleared.error
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
  if (runId !== snapshot.run_id || base !== formatChecksum(crc))
    return err('the run has continued since its plan was made; shards cannot be added any more')
  if (shard.of !== shards) return err(`its plan has ${shards} shards, not ${shard.of}`)
  if (shard.index < 1 || shard.index > shards) return err(`there is no shard ${shard.index} of ${shards}`)
  const own = { group, visit, index: shard.index, of: shards, base }
  const ofShard = { ...snapshot, shard: own }
  const entries = [...saved.value.entries, ...ended]
  const { crc: last } = printJournalLines(ended, findJournalStart(ofShard))
  return ok({ snapshot: ofShard, entries, crc: last, lines: ended.length })
}

type ReadyJoin = ValueOf<typeof readJoin>

/** Reads the folders of shards; the error names the first that does not belong to the plan. Writes nothing. */
function readJoin(files: FileStore, folder: string, saved: SavedRun, request: JoinRequest) {
  const plan = readPlan(files, folder)
  if (!plan.ok) return plan
  if (plan.value.run_id !== saved.snapshot.run_id) return err('its shards.json is of another run')
  const shards: ShardEntries[] = []
  for (const shardFolder of request.folders) {
    const shard = readShard(files, shardFolder, plan.value)
    if (!shard.ok) return err(`${shardFolder} cannot be joined: ${shard.error}`)
    if (shard.value !== null) shards.push(shard.value)
  }
  const joined = joinShards(plan.value, saved.entries, shards)
  const missing = listMissingShards(plan.value, joined.ended, shards)
  const items = `items of ${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`
  if (request.requireAll && missing.length > 0) return err(`${items} have not ended, and --require-all was given`)
  const { text: lines, crc } = printJournalLines(joined.entries, saved.crc)
  return ok({
    ...joined,
    plan: plan.value,
    saved: {
      ...saved,
      entries: [...saved.entries, ...joined.entries],
      crc,
      lines: saved.lines + joined.entries.length,
    },
    lines,
    warnings: [
      ...(missing.length === 0 ? [] : [`${items} ended on no machine; they run here`]),
      ...[...joined.disputed].map(
        (key) =>
          `item ${plan.value.group}[${key}] completed in one folder and failed in another; it counts as completed`,
      ),
    ],
  })
}

/** Returns the shards with items that have not ended; a shard that finished skipped its items on purpose. */
function listMissingShards(
  plan: PlanFile,
  ended: ReadonlySet<number>,
  shards: readonly ShardEntries[],
): readonly number[] {
  const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index))
  const open = Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index))
  const endedIn = (index: number) => [...ended].filter((item) => (item % plan.shards) + 1 === index).length
  return open.filter((index) => endedIn(index) < countItemsOfShard(plan, index))
}

function readShard(files: FileStore, folder: string, plan: PlanFile): Result<ShardEntries | null, string> {
  const read = tryResult((): Result<ShardEntries | null, string> => {
    const file = path.join(folder, CHECKPOINT_FILE)
    if (!files.exists(file)) return hasRun(files, folder) ? err(`there is no ${CHECKPOINT_FILE} in it`) : ok(null)
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const { shard, status, outcome, broken } = snapshot.value
    const foreign = findForeignReason(snapshot.value, plan)
    if (shard === null || foreign !== null) return err(foreign ?? '')
    if (broken !== null) return err(`what it did could not be written down (${broken})`)
    if (!files.exists(path.join(folder, JOURNAL_FILE))) return err(`there is no ${JOURNAL_FILE} in it`)
    const content = readJournal(readJournalFile(files, folder), findJournalStart(snapshot.value))
    if (!content.ok) return content
    if (!isAsSealed(snapshot.value, content.value)) return err('its journal is not the one that it ended with')
    const { entries } = content.value
    return ok({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' })
  })
  return read.ok ? read.value : read
}

export function findForeignReason({ shard, run_id: runId }: Snapshot, plan: PlanFile): string | null {
  if (shard === null) return 'it is not the folder of a shard'
  if (runId !== plan.run_id) return `it belongs to the run ${runId}, and the plan to ${plan.run_id}`
  const { group, visit, of, base } = shard
  const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base
  return isOfPlan ? null : 'it belongs to another plan of this run'
}

/** Writes the entries of the shards into the folder of the plan, the journal last: a join that dies before is repeated as a whole. */
function writeJoin(files: FileStore, folder: string, join: ReadyJoin): number {
  const journal = path.join(folder, JOURNAL_FILE)
  // Remove the seal first: a journal that is longer than its seal says would look damaged.
  files.replace(path.join(folder, CHECKPOINT_FILE), formatSnapshot({ ...join.saved.snapshot, ...RUNNING }))
  mendLines(files, journal)
  const append = (file: string, text: string): void => {
    if (text !== '') appendDurably(files, file, text)
  }
  append(path.join(folder, DEAD_LETTER_FILE), joinDeadLetters(files, folder, join))
  append(path.join(folder, EVENTS_FILE), itemEvents(files, folder, join))
  append(journal, join.lines)
  return findLastSeq(files, folder)
}

const EVENTS_FILE = 'events.jsonl'

function* listItemLines(
  files: FileStore,
  file: string,
  plan: PlanFile,
): Generator<{ item: number; value: JsonObject }> {
  const findItem = itemsOfRoot(plan)
  for (const text of files.exists(file) ? files.lines(file) : []) {
    const value = parseJson(text)
    const item = isJsonObject(value) ? findItem(asString(value['scope'])) : null
    if (isJsonObject(value) && item !== null) yield { item, value }
  }
}

function listLinesOfShards(files: FileStore, name: string, { plan, sources }: ReadyJoin): JsonObject[] {
  const folders = new Set([...sources.values()].map((source) => source.folder))
  return [...folders].flatMap((folder) =>
    [...listItemLines(files, path.join(folder, name), plan)]
      .filter(({ item }) => sources.get(item)?.folder === folder)
      .map(({ value }) => value),
  )
}

/** Returns the dead letters of the items, except those that are in the plan's folder already. */
function joinDeadLetters(files: FileStore, folder: string, join: ReadyJoin): string {
  const file = path.join(folder, DEAD_LETTER_FILE)
  const known = files.exists(file) ? files.readText(file) : ''
  return listLinesOfShards(files, DEAD_LETTER_FILE, join)
    .filter(({ id }) => typeof id === 'string' && !known.includes(printJson(id)))
    .map((value) => `${printJson(value)}\n`)
    .join('')
}

/** Returns the events of the items, numbered after those in the folder. Skips events that an earlier join, which died, has written. */
function itemEvents(files: FileStore, folder: string, join: ReadyJoin): string {
  const removeNumber = ({ seq: _, ...event }: JsonObject): string => printJson(event)
  const own = [...listItemLines(files, path.join(folder, EVENTS_FILE), join.plan)]
  const known = new Set(own.map(({ value }) => removeNumber(value)))
  const readTime = ({ timestamp }: JsonObject): number => Date.parse(asString(timestamp)) || 0
  const first = findLastSeq(files, folder) + 1
  return listLinesOfShards(files, EVENTS_FILE, join)
    .filter((value) => !known.has(removeNumber(value)))
    .sort((a, b) => readTime(a) - readTime(b))
    .map((value, index) => `${printJson({ ...value, seq: first + index })}\n`)
    .join('')
}

/** Without events.jsonl the numbers begin at 1 again; nothing is resumed from it. */
function findLastSeq(files: FileStore, folder: string): number {
  let last = 0
  tryAction(() => {
    for (const line of files.lines(path.join(folder, EVENTS_FILE))) {
      const { seq } = asObject(parseJson(line))
      if (typeof seq === 'number') last = seq
    }
  })
  return last
}
