import path from 'node:path'
import { asString, isJsonObject, type JsonObject, jsonText, parseJson } from '../core/json.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { itemsOfShard } from '../core/sharding.js'
import { DEAD_LETTER_FILE } from '../durability/dead-letter.js'
import { journalLines, type Mend, readJournal } from '../durability/journal.js'
import { isAsSealed, journalFile, mendJournal, type SavedRun } from '../durability/saved-run.js'
import { itemsOf, type Joined, joinShards, type PlanFile, readPlan, type ShardEntries } from '../durability/shards.js'
import {
  CHECKPOINT_FILE,
  JOURNAL_FILE,
  journalStart,
  parseSnapshot,
  RUNNING,
  type Snapshot,
  snapshotText,
} from '../durability/snapshot.js'
import { errorMessage } from '../text/error-message.js'
import { holdsRun } from './run-folder.js'

/** What a join is asked for. */
export interface JoinRequest {
  /** Folders of shards. */
  readonly folders: readonly string[]
  /** Whether every item must have ended. */
  readonly requireAll: boolean
}

/** A join that is worked out and not yet written. */
export interface ReadyJoin extends Joined {
  readonly plan: PlanFile
  /** The run with what the shards add to it. */
  readonly saved: SavedRun
  /** Lines for the journal. */
  readonly lines: string
  /** What must be done to the journal before them, when its last line was torn. */
  readonly mend: Mend | null
  readonly warning: string | null
}

/** Reads the folders of shards and holds them against the plan; nothing is written, and the first that does not fit is named. */
export function readJoin(
  files: FileStore,
  folder: string,
  saved: SavedRun,
  request: JoinRequest,
): Result<ReadyJoin, string> {
  const plan = readPlan(files, folder)
  if (!plan.ok) return plan
  if (plan.value.runId !== saved.snapshot.runId) return err('its shards.json is of another run')
  const shards: ShardEntries[] = []
  for (const each of request.folders) {
    const shard = readShard(files, each, plan.value)
    if (!shard.ok) return err(`${each} cannot be joined: ${shard.error}`)
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
    saved: {
      ...saved,
      entries: [...saved.entries, ...joined.entries],
      crc,
      lines: saved.lines + joined.entries.length,
      mend: null,
    },
    lines,
    mend: saved.mend,
    warning: missing.length === 0 ? null : `items of ${shardNames(missing)} ended on no machine; they run here`,
  })
}

function shardNames(missing: readonly number[]): string {
  return `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`
}

/** Shards that left items undone; one that ended has left them on purpose. */
function missingShards(plan: PlanFile, ended: ReadonlySet<number>, shards: readonly ShardEntries[]): readonly number[] {
  const counts = Array.from({ length: plan.shards + 1 }, () => 0)
  ended.forEach((item) => {
    const index = (item % plan.shards) + 1
    counts[index] = (counts[index] ?? 0) + 1
  })
  const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index))
  return Array.from({ length: plan.shards }, (_, at) => at + 1).filter(
    (index) => !finished.has(index) && (counts[index] ?? 0) < itemsOfShard(plan, index),
  )
}

/** What the folder of a shard adds; null for one that died before it began. */
function readShard(files: FileStore, folder: string, plan: PlanFile): Result<ShardEntries | null, string> {
  try {
    const file = path.join(folder, CHECKPOINT_FILE)
    if (!files.exists(file)) return holdsRun(files, folder) ? err(`there is no ${CHECKPOINT_FILE} in it`) : ok(null)
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const { shard, status, outcome, broken } = snapshot.value
    const stranger = whyForeign(snapshot.value, plan)
    if (shard === null || stranger !== null) return err(stranger ?? NO_SHARD)
    if (broken !== null) return err(`what it did could not be written down (${broken})`)
    if (!files.exists(path.join(folder, JOURNAL_FILE))) return err(`there is no ${JOURNAL_FILE} in it`)
    const content = readJournal(journalFile(files, folder), journalStart(snapshot.value))
    if (!content.ok) return content
    if (!isAsSealed(snapshot.value, content.value)) return err('its journal is not the one that it ended with')
    const { entries } = content.value
    return ok({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' })
  } catch (error) {
    return err(errorMessage(error))
  }
}

const NO_SHARD = 'it is not the folder of a shard'

/** Why a folder does not belong to a plan, if so. */
function whyForeign({ shard, runId }: Snapshot, plan: PlanFile): string | null {
  if (shard === null) return NO_SHARD
  if (runId !== plan.runId) return `it belongs to the run ${runId}, and the plan to ${plan.runId}`
  const { group, visit, of, base } = shard
  const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base
  return isOfPlan ? null : 'it belongs to another plan of this run'
}

/**
 * Writes what the shards did into the folder of the plan, and says which number its last event has now. The journal comes
 * last: it alone decides what has happened, and a join that died before it is repeated as a whole.
 */
export function writeJoin(files: FileStore, folder: string, join: ReadyJoin): number {
  const journal = path.join(folder, JOURNAL_FILE)
  // From here on the run goes on: a journal that is longer than its seal says must not look damaged.
  files.replace(path.join(folder, CHECKPOINT_FILE), snapshotText({ ...join.saved.snapshot, ...RUNNING }))
  if (join.mend !== null) mendJournal(files, journal, join.mend)
  const append = (file: string, text: string): void => {
    if (text !== '') appendDurably(files, file, text)
  }
  append(path.join(folder, DEAD_LETTER_FILE), deadLetters(files, folder, join))
  const events = itemEvents(files, folder, join)
  append(path.join(folder, 'events.jsonl'), events.text)
  append(journal, join.lines)
  return events.lastSeq
}

/** A line of JSON about an item, as a folder has it. */
interface ItemLine {
  readonly value: JsonObject
  /** When it was written, in milliseconds since the epoch. */
  readonly at: number
}

/** Lines of the folders that items were taken from. */
function linesOfItems(files: FileStore, name: string, { plan, sources }: ReadyJoin): ItemLine[] {
  const found: ItemLine[] = []
  const itemOf = itemsOf(plan)
  for (const folder of new Set([...sources.values()].map((source) => source.folder))) {
    const file = path.join(folder, name)
    for (const text of files.exists(file) ? files.lines(file) : []) {
      const value = parseJson(text)
      const item = isJsonObject(value) ? itemOf(asString(value['scope'])) : null
      if (!isJsonObject(value) || item === null || sources.get(item)?.folder !== folder) continue
      found.push({ value, at: Date.parse(asString(value['timestamp'])) || 0 })
    }
  }
  return found
}

/** Dead letters of the items, except those that the plan's folder has already. */
function deadLetters(files: FileStore, folder: string, join: ReadyJoin): string {
  const file = path.join(folder, DEAD_LETTER_FILE)
  const known = files.exists(file) ? files.readText(file) : ''
  return linesOfItems(files, DEAD_LETTER_FILE, join)
    .filter(({ value: { id } }) => typeof id === 'string' && !known.includes(jsonText(id)))
    .map(({ value }) => `${jsonText(value)}\n`)
    .join('')
}

/** What happened to the items, for everybody who reads the folder later; numbered on from what is there. */
function itemEvents(
  files: FileStore,
  folder: string,
  join: ReadyJoin,
): { readonly text: string; readonly lastSeq: number } {
  const there = eventsOfItems(files, folder, join)
  const events = linesOfItems(files, 'events.jsonl', join).filter(({ value }) => !there.has(unnumbered(value)))
  events.sort((a, b) => a.at - b.at)
  const first = lastSeq(files, folder) + 1
  const lines = events.map(({ value }, index) => `${jsonText({ ...value, seq: first + index })}\n`)
  return { text: lines.join(''), lastSeq: first + lines.length - 1 }
}

/** An event without its number. */
function unnumbered({ seq: _, ...event }: JsonObject): string {
  return jsonText(event)
}

/** Events of items that are in the plan's folder already, because a join died. */
function eventsOfItems(files: FileStore, folder: string, { plan }: ReadyJoin): ReadonlySet<string> {
  const there = new Set<string>()
  const itemOf = itemsOf(plan)
  const file = path.join(folder, 'events.jsonl')
  for (const text of files.exists(file) ? files.lines(file) : []) {
    const value = parseJson(text)
    if (isJsonObject(value) && itemOf(asString(value['scope'])) !== null) there.add(unnumbered(value))
  }
  return there
}

/** The number of the last event that is whole; a torn line at the end does not count. */
export function lastSeq(files: FileStore, folder: string): number {
  try {
    let seen = 0
    for (const line of files.linesFromEnd(path.join(folder, 'events.jsonl'))) {
      if (line.trim() === '') continue
      const event = parseJson(line)
      if (isJsonObject(event) && typeof event['seq'] === 'number') return event['seq']
      seen += 1
      if (seen === 2) break
    }
  } catch {
    // Without the log the numbers begin anew; nothing is resumed from it.
  }
  return 0
}
