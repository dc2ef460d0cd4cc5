import path from 'node:path'
import { isJsonObject, type Json, jsonText, parseJson } from '../core/json.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { journalText, type SavedRun } from '../durability/checkpointing.js'
import { DEAD_LETTER_FILE } from '../durability/dead-letters.js'
import { itemAt, type Joined, joinShards, type ShardRecords } from '../durability/join.js'
import { journalLine, readJournal } from '../durability/lines.js'
import { type PlanFile, readPlan } from '../durability/shards.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, parseSnapshot, RUNNING, snapshotText } from '../durability/snapshot.js'
import { checksumText } from '../text/crc32.js'
import { errorMessage } from '../text/error-message.js'

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
  /** What the journal must hold before them, when its last line was torn. */
  readonly mended: string | null
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
    shards.push(shard.value)
  }
  const joined = joinShards(plan.value, saved.records, shards)
  const missing = missingShards(plan.value, joined.open, shards)
  if (request.requireAll && missing.length > 0)
    return err(`items of ${shardNames(missing)} have not ended, and --require-all was given`)
  const { lines, crc } = chained(joined.records, saved.crc)
  return ok({
    ...joined,
    plan: plan.value,
    saved: {
      ...saved,
      records: [...saved.records, ...joined.records],
      crc,
      lines: saved.lines + joined.records.length,
      mended: null,
    },
    lines,
    mended: saved.mended,
    warning: missing.length === 0 ? null : `items of ${shardNames(missing)} ended on no machine; they run here`,
  })
}

function shardNames(missing: readonly number[]): string {
  return `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`
}

/** Shards that left items undone; one that came to its end has left them on purpose. */
function missingShards(plan: PlanFile, open: readonly number[], shards: readonly ShardRecords[]): readonly number[] {
  const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index))
  const missing = new Set(open.map((item) => (item % plan.shards) + 1))
  return [...missing].filter((index) => !finished.has(index)).sort((a, b) => a - b)
}

function readShard(files: FileStore, folder: string, plan: PlanFile): Result<ShardRecords, string> {
  try {
    const file = path.join(folder, CHECKPOINT_FILE)
    if (!files.exists(file)) return err(`there is no ${CHECKPOINT_FILE} in it`)
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const { shard, runId, status, outcome, broken, journal, journalLines } = snapshot.value
    if (shard === null) return err('it is not the folder of a shard')
    if (runId !== plan.runId) return err(`it belongs to the run ${runId}, and the plan to ${plan.runId}`)
    if (
      shard.group !== plan.group ||
      shard.visit !== plan.visit ||
      shard.of !== plan.shards ||
      shard.base !== plan.base
    )
      return err('it belongs to another plan of this run')
    if (broken !== null) return err(`what it did could not be written down (${broken})`)
    const content = readJournal(journalText(files, folder), Number.parseInt(plan.base, 16))
    if (!content.ok) return content
    const { records, crc } = content.value
    if (journal !== null && journal !== checksumText(crc) && (journalLines ?? 0) !== records.length + 1)
      return err('its journal is not the one that it ended with')
    return ok({ folder, shard, records, finished: status === 'ended' && outcome === 'success' })
  } catch (error) {
    return err(errorMessage(error))
  }
}

function chained(records: readonly Json[], from: number): { readonly lines: string; readonly crc: number } {
  let crc = from
  const lines = records.map((record) => {
    const line = journalLine(jsonText(record), crc)
    crc = line.crc
    return line.text
  })
  return { lines: lines.join(''), crc }
}

/** Writes what the shards did into the folder of the plan: the journal first, which alone decides what has happened. */
export function writeJoin(files: FileStore, folder: string, join: ReadyJoin): void {
  const journal = path.join(folder, JOURNAL_FILE)
  // From here on the run goes on: a journal that is longer than its seal says must not look damaged.
  files.replace(path.join(folder, CHECKPOINT_FILE), snapshotText({ ...join.saved.snapshot, ...RUNNING }))
  if (join.mended !== null) files.replace(journal, join.mended)
  const append = (file: string, text: string): void => {
    if (text !== '') appendDurably(files, file, text)
  }
  append(journal, join.lines)
  append(path.join(folder, DEAD_LETTER_FILE), deadLetters(files, folder, join))
  append(path.join(folder, 'events.jsonl'), itemEvents(files, folder, join))
}

/** Lines of the folders that items were taken from, each with its item. */
function* linesOfItems(
  files: FileStore,
  name: string,
  { plan, sources }: ReadyJoin,
): Generator<{ readonly line: string; readonly value: Readonly<Record<string, Json>> }> {
  for (const folder of new Set(sources.values())) {
    const file = path.join(folder, name)
    if (!files.exists(file)) continue
    for (const line of files.lines(file)) {
      const value = parseJson(line)
      if (!isJsonObject(value) || typeof value['scope'] !== 'string') continue
      const item = itemAt(value['scope'], plan)
      if (item !== null && sources.get(item) === folder) yield { line, value }
    }
  }
}

/** Dead letters of the items, but for those that the plan's folder has already. */
function deadLetters(files: FileStore, folder: string, join: ReadyJoin): string {
  const file = path.join(folder, DEAD_LETTER_FILE)
  const known = files.exists(file) ? files.readText(file) : ''
  const letters = [...linesOfItems(files, DEAD_LETTER_FILE, join)].filter(
    ({ value }) => typeof value['id'] === 'string' && !known.includes(jsonText(value['id'])),
  )
  const opening = known === '' || known.endsWith('\n') ? '' : '\n'
  return letters.length === 0 ? '' : opening + letters.map(({ line }) => `${line}\n`).join('')
}

/** What happened to the items, for everybody who reads the folder later; numbered on from what is there. */
function itemEvents(files: FileStore, folder: string, join: ReadyJoin): string {
  const events = [...linesOfItems(files, 'events.jsonl', join)]
  const at = ({ value }: (typeof events)[number]): string =>
    typeof value['timestamp'] === 'string' ? value['timestamp'] : ''
  events.sort((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0))
  let seq = lastSeq(files, folder)
  return events
    .map(({ value }) => {
      seq += 1
      return `${jsonText({ ...value, seq })}\n`
    })
    .join('')
}

/** The number of the last event that is whole; a torn line at the end does not count. */
export function lastSeq(files: FileStore, folder: string): number {
  try {
    let last: string[] = []
    for (const line of files.lines(path.join(folder, 'events.jsonl')))
      if (line.trim() !== '') last = [line, ...last.slice(0, 1)]
    for (const line of last) {
      const event = parseJson(line)
      if (isJsonObject(event) && typeof event['seq'] === 'number') return event['seq']
    }
  } catch {
    // Without the log the numbers begin anew; nothing is resumed from it.
  }
  return 0
}
