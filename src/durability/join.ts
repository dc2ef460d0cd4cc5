import path from 'node:path'
import { asObject, asString, isJsonObject, type JsonObject, parseJson, printJson } from '../core/json.js'
import { itemsOfRoot } from '../core/place.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result, tryAction, tryResult, type ValueOf } from '../core/result.js'
import { countItemsOfShard } from '../core/sharding.js'
import { DEAD_LETTER_FILE } from './dead-letter.js'
import { printJournalLines, readJournal } from './journal.js'
import { hasRun, isAsSealed, mendLines, readJournalFile, type SavedRun } from './saved-run.js'
import { joinShards, PLAN_FOLDER, type PlanFile, readPlan, SHARDS_FILE, type ShardEntries } from './shards.js'
import {
  CHECKPOINT_FILE,
  computeJournalStart,
  formatSnapshot,
  JOURNAL_FILE,
  parseSnapshot,
  RUNNING,
  type Snapshot,
} from './snapshot.js'

export interface JoinRequest {
  readonly folders: readonly string[]
  readonly requireAll: boolean
}

/** Copies a plan into the folder of a shard. */
export function copyPlan(files: FileStore, folder: string, out: string): void {
  const plan = path.join(out, PLAN_FOLDER)
  files.makeFolder(plan)
  for (const name of [JOURNAL_FILE, CHECKPOINT_FILE, SHARDS_FILE])
    files.replace(path.join(plan, name), files.readText(path.join(folder, name)))
}

export type ReadyJoin = ValueOf<typeof readJoin>

/** Reads the folders of shards; the error names the first that does not belong to the plan. Writes nothing. */
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
    const content = readJournal(readJournalFile(files, folder), computeJournalStart(snapshot.value))
    if (!content.ok) return content
    if (!isAsSealed(snapshot.value, content.value)) return err('its journal is not the one that it ended with')
    const { entries } = content.value
    return ok({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' })
  })
  return read.ok ? read.value : read
}

/** Returns why a folder is not that of a shard of this plan; null if it is. */
export function findForeignReason({ shard, run_id: runId }: Snapshot, plan: PlanFile): string | null {
  if (shard === null) return 'it is not the folder of a shard'
  if (runId !== plan.run_id) return `it belongs to the run ${runId}, and the plan to ${plan.run_id}`
  const { group, visit, of, base } = shard
  const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base
  return isOfPlan ? null : 'it belongs to another plan of this run'
}

/** Writes the entries of the shards into the folder of the plan, the journal last: a join that dies before is repeated as a whole. */
export function writeJoin(files: FileStore, folder: string, join: ReadyJoin): number {
  const journal = path.join(folder, JOURNAL_FILE)
  // Remove the seal first: a journal that is longer than its seal says would look damaged.
  files.replace(path.join(folder, CHECKPOINT_FILE), formatSnapshot({ ...join.saved.snapshot, ...RUNNING }))
  mendLines(files, journal)
  const append = (file: string, text: string): void => {
    if (text !== '') appendDurably(files, file, text)
  }
  append(path.join(folder, DEAD_LETTER_FILE), joinDeadLetters(files, folder, join))
  append(path.join(folder, EVENTS_FILE), joinEvents(files, folder, join))
  append(journal, join.lines)
  return findLastSeq(files, folder)
}

const EVENTS_FILE = 'events.jsonl'

function* readItemLines(
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

function collectShardLines(files: FileStore, name: string, { plan, sources }: ReadyJoin): JsonObject[] {
  const folders = new Set([...sources.values()].map((source) => source.folder))
  return [...folders].flatMap((folder) =>
    [...readItemLines(files, path.join(folder, name), plan)]
      .filter(({ item }) => sources.get(item)?.folder === folder)
      .map(({ value }) => value),
  )
}

/** Returns the dead letters of the items, except those that are in the plan's folder already. */
function joinDeadLetters(files: FileStore, folder: string, join: ReadyJoin): string {
  const file = path.join(folder, DEAD_LETTER_FILE)
  const known = files.exists(file) ? files.readText(file) : ''
  return collectShardLines(files, DEAD_LETTER_FILE, join)
    .filter(({ id }) => typeof id === 'string' && !known.includes(printJson(id)))
    .map((value) => `${printJson(value)}\n`)
    .join('')
}

/** Returns the events of the items, numbered after those in the folder. Skips events that an earlier join, which died, has written. */
function joinEvents(files: FileStore, folder: string, join: ReadyJoin): string {
  const removeNumber = ({ seq: _, ...event }: JsonObject): string => printJson(event)
  const written = [...readItemLines(files, path.join(folder, EVENTS_FILE), join.plan)]
  const known = new Set(written.map(({ value }) => removeNumber(value)))
  const readTime = ({ timestamp }: JsonObject): number => Date.parse(asString(timestamp)) || 0
  const first = findLastSeq(files, folder) + 1
  return collectShardLines(files, EVENTS_FILE, join)
    .filter((value) => !known.has(removeNumber(value)))
    .sort((a, b) => readTime(a) - readTime(b))
    .map((value, index) => `${printJson({ ...value, seq: first + index })}\n`)
    .join('')
}

/** Returns the number of the last event; 0 without events.jsonl, from which nothing is resumed. */
export function findLastSeq(files: FileStore, folder: string): number {
  let last = 0
  tryAction(() => {
    for (const line of files.lines(path.join(folder, EVENTS_FILE))) {
      const { seq } = asObject(parseJson(line))
      if (typeof seq === 'number') last = seq
    }
  })
  return last
}
