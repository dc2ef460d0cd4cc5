import path from 'node:path'
import { isJsonObject, isRecord, jsonText, parseJson } from '../core/json.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { itemsOfShard } from '../core/sharding.js'
import { DEAD_LETTER_FILE } from '../durability/dead-letters.js'
import { itemsOf, type Joined, joinShards, type ShardRecords } from '../durability/join.js'
import { journalLine, type Mend, readJournal } from '../durability/lines.js'
import { isAsSealed, journalLines, mendJournal, type SavedRun } from '../durability/saved-run.js'
import { type PlanFile, readPlan } from '../durability/shards.js'
import {
  CHECKPOINT_FILE,
  JOURNAL_FILE,
  journalStarts,
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
  const shards: ShardRecords[] = []
  for (const each of request.folders) {
    const shard = readShard(files, each, plan.value)
    if (!shard.ok) return err(`${each} cannot be joined: ${shard.error}`)
    if (shard.value !== null) shards.push(shard.value)
  }
  const joined = joinShards(plan.value, saved.records, shards)
  const missing = missingShards(plan.value, joined.ended, shards)
  if (request.requireAll && missing.length > 0)
    return err(`items of ${shardNames(missing)} have not ended, and --require-all was given`)
  const { lines, crc } = chained(joined.texts, saved.crc)
  return ok({
    ...joined,
    plan: plan.value,
    saved: {
      ...saved,
      records: [...saved.records, ...joined.records],
      crc,
      lines: saved.lines + joined.records.length,
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
function missingShards(plan: PlanFile, ended: ReadonlySet<number>, shards: readonly ShardRecords[]): readonly number[] {
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
function readShard(files: FileStore, folder: string, plan: PlanFile): Result<ShardRecords | null, string> {
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
    const content = readJournal(journalLines(files, folder), journalStarts(snapshot.value), true)
    if (!content.ok) return content
    if (!isAsSealed(snapshot.value, content.value)) return err('its journal is not the one that it ended with')
    const { records, texts } = content.value
    return ok({ folder, shard, records, texts, finished: status === 'ended' && outcome === 'success' })
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

/** Lines of a journal that goes on from a checksum. */
export function chained(texts: readonly string[], from: number): { readonly lines: string; readonly crc: number } {
  let crc = from
  const lines = texts.map((text) => {
    const line = journalLine(text, crc)
    crc = line.crc
    return line.text
  })
  return { lines: lines.join(''), crc }
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

/** A line of JSON about an item. */
interface ItemLine {
  readonly text: string
  readonly id: unknown
  /** When it was written, in milliseconds since the epoch. */
  readonly at: number
}

/** Lines of the folders that items were taken from. They go on as they are, so that only a glance is needed. */
function linesOfItems(files: FileStore, name: string, { plan, sources }: ReadyJoin): ItemLine[] {
  const found: ItemLine[] = []
  const itemOf = itemsOf(plan)
  const timeOf = lastKnown((text) => Date.parse(text) || 0)
  const folders = new Set<string>()
  sources.forEach(({ folder }) => {
    folders.add(folder)
  })
  for (const folder of folders) {
    const file = path.join(folder, name)
    if (!files.exists(file)) continue
    const isTaken = lastKnown((scope) => {
      const item = itemOf(scope)
      return item !== null && sources.get(item)?.folder === folder
    })
    const lines = files.readText(file).split('\n')
    lines.forEach((text) => {
      const seen = glance(text)
      if (typeof seen?.scope !== 'string' || !isTaken(seen.scope)) return
      found.push({ text, id: seen.id, at: typeof seen.timestamp === 'string' ? timeOf(seen.timestamp) : 0 })
    })
  }
  return found
}

/** Lines that follow each other often have the same item and the same millisecond: what was worked out last is not worked out again. */
function lastKnown<T>(workOut: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly value: T } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, value: workOut(text) }
    return last.value
  }
}

/** What is read of a line. */
interface Seen {
  readonly scope?: unknown
  readonly timestamp?: unknown
  readonly id?: unknown
}

/** What an event of the engine begins with; some have their type before it. */
const SCOPE = '{"scope":"'
const SCOPE_SECOND = /^\{"type":"\w+","scope":"/
/** What it ends with; of times only those that are written in the usual way are understood. */
const TIME = '"timestamp":"'
const TIME_CHARS = '2026-01-02T03:04:05.678Z'.length
const NUMBER = '"seq":'

function scopeOf(text: string): string | undefined {
  const start = text.startsWith(SCOPE) ? SCOPE.length : (SCOPE_SECOND.exec(text)?.[0].length ?? -1)
  const end = start === -1 ? -1 : text.indexOf('"', start)
  const scope = end === -1 ? '\\' : text.slice(start, end)
  return scope.includes('\\') ? undefined : scope
}

/** Most lines need not be parsed. */
function glance(text: string): Seen | null {
  const scope = scopeOf(text)
  const at = scope === undefined || !text.endsWith('}') ? -1 : text.lastIndexOf(TIME)
  const timestamp = text.slice(at + TIME.length, at + TIME.length + TIME_CHARS)
  if (at !== -1 && timestamp.endsWith('Z')) return { scope, timestamp }
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Dead letters of the items, except those that the plan's folder has already. */
function deadLetters(files: FileStore, folder: string, join: ReadyJoin): string {
  const file = path.join(folder, DEAD_LETTER_FILE)
  const known = files.exists(file) ? files.readText(file) : ''
  return linesOfItems(files, DEAD_LETTER_FILE, join)
    .filter(({ id }) => typeof id === 'string' && !known.includes(jsonText(id)))
    .map(({ text }) => `${text}\n`)
    .join('')
}

/** What happened to the items, for everybody who reads the folder later; numbered on from what is there. */
function itemEvents(
  files: FileStore,
  folder: string,
  join: ReadyJoin,
): { readonly text: string; readonly lastSeq: number } {
  const there = eventsOfItems(files, folder, join)
  const all = linesOfItems(files, 'events.jsonl', join)
  const events = there.size === 0 ? all : all.filter(({ text }) => !there.has(unnumbered(text)))
  events.sort((a, b) => a.at - b.at)
  const first = lastSeq(files, folder) + 1
  const lines = events.map(({ text }, index) => `${unnumbered(text)}${NUMBER}${first + index}}\n`)
  return { text: lines.join(''), lastSeq: first + lines.length - 1 }
}

/** An event without its number, which stands at the end of its line. */
function unnumbered(text: string): string {
  const at = text.lastIndexOf(NUMBER)
  return at === -1 ? text : text.slice(0, at)
}

/** Events of items that are in the plan's folder already, because a join died. */
function eventsOfItems(files: FileStore, folder: string, { plan }: ReadyJoin): ReadonlySet<string> {
  const there = new Set<string>()
  const itemOf = itemsOf(plan)
  const file = path.join(folder, 'events.jsonl')
  for (const text of files.exists(file) ? files.lines(file) : []) {
    const scope = glance(text)?.scope
    if (typeof scope === 'string' && itemOf(scope) !== null) there.add(unnumbered(text))
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
