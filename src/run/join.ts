import path from 'node:path'
import { asObject, asString, isJsonObject, type JsonObject, jsonText, parseJson } from '../core/json.js'
import { itemsOfRoot } from '../core/place.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result, tryResult, type ValueOf } from '../core/result.js'
import { itemsOfShard } from '../core/sharding.js'
import { DEAD_LETTER_FILE } from '../durability/dead-letter.js'
import { journalLines, readJournal } from '../durability/journal.js'
import { isAsSealed, journalFile, mendLines, type SavedRun } from '../durability/saved-run.js'
import { joinShards, type PlanFile, readPlan, type ShardEntries } from '../durability/shards.js'
import {
  CHECKPOINT_FILE,
  JOURNAL_FILE,
  journalStart,
  parseSnapshot,
  RUNNING,
  type Snapshot,
  snapshotText,
} from '../durability/snapshot.js'
import { holdsRun } from './run-folder.js'

export interface JoinRequest {
  readonly folders: readonly string[]
  readonly requireAll: boolean
}

export type ReadyJoin = ValueOf<typeof readJoin>

/** Reads the folders of shards and checks that they belong to the plan; the error names the first that does not. Writes nothing. */
export function readJoin(files: FileStore, folder: string, saved: SavedRun, request: JoinRequest) {
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
  const missing = missingShards(plan.value, joined.ended, shards)
  if (request.requireAll && missing.length > 0)
    return err(`items of ${shardNames(missing)} have not ended, and --require-all was given`)
  const { text: lines, crc } = journalLines(joined.entries, saved.crc)
  return ok({
    ...joined,
    plan: plan.value,
    /** The saved run with the entries of the shards. */
    saved: {
      ...saved,
      entries: [...saved.entries, ...joined.entries],
      crc,
      lines: saved.lines + joined.entries.length,
    },
    lines,
    warning: missing.length === 0 ? null : `items of ${shardNames(missing)} ended on no machine; they run here`,
  })
}

function shardNames(missing: readonly number[]): string {
  return `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`
}

/** Returns the shards with items that have not ended; a shard that finished skipped its items on purpose. */
function missingShards(plan: PlanFile, ended: ReadonlySet<number>, shards: readonly ShardEntries[]): readonly number[] {
  const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index))
  const open = Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index))
  const endedIn = (index: number) => [...ended].filter((item) => (item % plan.shards) + 1 === index).length
  return open.filter((index) => endedIn(index) < itemsOfShard(plan, index))
}

/** Reads the folder of a shard; null if the shard died before it began. */
function readShard(files: FileStore, folder: string, plan: PlanFile): Result<ShardEntries | null, string> {
  const read = tryResult((): Result<ShardEntries | null, string> => {
    const file = path.join(folder, CHECKPOINT_FILE)
    if (!files.exists(file)) return holdsRun(files, folder) ? err(`there is no ${CHECKPOINT_FILE} in it`) : ok(null)
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const { shard, status, outcome, broken } = snapshot.value
    const foreign = whyForeign(snapshot.value, plan)
    if (shard === null || foreign !== null) return err(foreign ?? NO_SHARD)
    if (broken !== null) return err(`what it did could not be written down (${broken})`)
    if (!files.exists(path.join(folder, JOURNAL_FILE))) return err(`there is no ${JOURNAL_FILE} in it`)
    const content = readJournal(journalFile(files, folder), journalStart(snapshot.value))
    if (!content.ok) return content
    if (!isAsSealed(snapshot.value, content.value)) return err('its journal is not the one that it ended with')
    const { entries } = content.value
    return ok({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' })
  })
  return read.ok ? read.value : read
}

const NO_SHARD = 'it is not the folder of a shard'

/** Returns why a run folder is not that of a shard of this plan; null if it is. */
export function whyForeign({ shard, run_id: runId }: Snapshot, plan: PlanFile): string | null {
  if (shard === null) return NO_SHARD
  if (runId !== plan.run_id) return `it belongs to the run ${runId}, and the plan to ${plan.run_id}`
  const { group, visit, of, base } = shard
  const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base
  return isOfPlan ? null : 'it belongs to another plan of this run'
}

/**
 * Writes the entries of the shards into the folder of the plan. Returns the number of its last event. The journal is written last,
 * because it alone decides what has happened: a join that dies before is repeated as a whole.
 */
export function writeJoin(files: FileStore, folder: string, join: ReadyJoin): number {
  const journal = path.join(folder, JOURNAL_FILE)
  // Remove the seal first: a journal that is longer than its seal says would look damaged.
  files.replace(path.join(folder, CHECKPOINT_FILE), snapshotText({ ...join.saved.snapshot, ...RUNNING }))
  mendLines(files, journal)
  const append = (file: string, text: string): void => {
    if (text !== '') appendDurably(files, file, text)
  }
  append(path.join(folder, DEAD_LETTER_FILE), deadLetters(files, folder, join))
  const events = itemEvents(files, folder, join)
  append(path.join(folder, EVENTS_FILE), events.join(''))
  append(journal, join.lines)
  return lastSeq(files, folder)
}

const EVENTS_FILE = 'events.jsonl'

function* itemLines(files: FileStore, file: string, plan: PlanFile): Generator<{ item: number; value: JsonObject }> {
  const findItem = itemsOfRoot(plan)
  for (const text of files.exists(file) ? files.lines(file) : []) {
    const value = parseJson(text)
    const item = isJsonObject(value) ? findItem(asString(value['scope'])) : null
    if (isJsonObject(value) && item !== null) yield { item, value }
  }
}

function linesOfShards(files: FileStore, name: string, { plan, sources }: ReadyJoin): JsonObject[] {
  const folders = new Set([...sources.values()].map((source) => source.folder))
  return [...folders].flatMap((folder) =>
    [...itemLines(files, path.join(folder, name), plan)]
      .filter(({ item }) => sources.get(item)?.folder === folder)
      .map(({ value }) => value),
  )
}

/** Returns the dead letters of the items, except those that are in the plan's folder already. */
function deadLetters(files: FileStore, folder: string, join: ReadyJoin): string {
  const file = path.join(folder, DEAD_LETTER_FILE)
  const known = files.exists(file) ? files.readText(file) : ''
  return linesOfShards(files, DEAD_LETTER_FILE, join)
    .filter(({ id }) => typeof id === 'string' && !known.includes(jsonText(id)))
    .map((value) => `${jsonText(value)}\n`)
    .join('')
}

/** Returns the events of the items, numbered after those in the folder. Skips events that an earlier join, which died, has written. */
function itemEvents(files: FileStore, folder: string, join: ReadyJoin): readonly string[] {
  const removeNumber = ({ seq: _, ...event }: JsonObject): string => jsonText(event)
  const own = [...itemLines(files, path.join(folder, EVENTS_FILE), join.plan)]
  const known = new Set(own.map(({ value }) => removeNumber(value)))
  const readTime = ({ timestamp }: JsonObject): number => Date.parse(asString(timestamp)) || 0
  const first = lastSeq(files, folder) + 1
  return linesOfShards(files, EVENTS_FILE, join)
    .filter((value) => !known.has(removeNumber(value)))
    .sort((a, b) => readTime(a) - readTime(b))
    .map((value, index) => `${jsonText({ ...value, seq: first + index })}\n`)
}

export function lastSeq(files: FileStore, folder: string): number {
  let last = 0
  try {
    for (const line of files.lines(path.join(folder, EVENTS_FILE))) {
      const { seq } = asObject(parseJson(line))
      if (typeof seq === 'number') last = seq
    }
  } catch {
    // Without events.jsonl the numbers begin at 1 again; nothing is resumed from it.
  }
  return last
}
