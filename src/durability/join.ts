import type { RunEvent } from '../core/events.js'
import { type Json, jsonText } from '../core/json.js'
import { type ItemOf, itemsOfRoot, rootRun } from '../core/place.js'
import { isOfShard, type ShardId } from '../core/sharding.js'
import { breakerStateFromJson } from '../engine/resilience/breaker-file.js'
import { type JournalRecord, journalRecord } from './journal.js'

/** What one folder of a shard adds to its plan. */
export interface ShardRecords {
  readonly folder: string
  readonly shard: ShardId
  /** Lines of its journal, as they were written. */
  readonly records: readonly Json[]
  /** The same as text. */
  readonly texts: readonly string[]
  /** Whether it ended by itself; one that fail_fast stopped did. */
  readonly finished: boolean
}

/** What a folder knows about one item. */
export interface ItemRecords {
  readonly index: number
  /** The folder that it comes from. */
  readonly folder: string
  readonly records: readonly Json[]
  readonly end: 'completed' | 'failed' | null
  /** When the last thing happened in it. */
  readonly lastAt: number
}

/** What is taken over from the shards. */
export interface Joined {
  /** In the order of time. */
  readonly records: readonly Json[]
  /** The same as text. */
  readonly texts: readonly string[]
  /** The folder that each item is taken from. */
  readonly sources: ReadonlyMap<number, Pick<ItemRecords, 'folder'>>
  /** Items that have ended, on any machine. */
  readonly ended: ReadonlySet<number>
}

/** The visit of the group that was planned; without an attempt, any of them. */
interface PlannedVisit extends Pick<ShardId, 'group' | 'visit'> {
  readonly attempt?: number | undefined
}

/** A journal line as it was written; null for what is not one of ours. */
function lineOf(record: Json): JournalRecord | null {
  const line = journalRecord(record, null)
  return typeof line?.e.scope === 'string' ? line : null
}

/** The items of the planned visit, for everything that happened in them. */
export function itemsOf({ group, visit, attempt }: PlannedVisit): ItemOf {
  return itemsOfRoot({ node: group, visit }, attempt)
}

/** A journal line of an item. */
interface ItemLine extends JournalLine {
  readonly index: number
  readonly at: number
}

interface JournalLine {
  readonly record: Json
  /** As it was written, where that is known. */
  readonly text: string
}

/** What a list of journal lines knows about each item of the planned group. */
export function itemsIn(
  records: readonly Json[],
  plan: PlannedVisit,
  folder: string,
): ReadonlyMap<number, ItemRecords> {
  return readItems({ records, texts: [], folder }, plan).items
}

/** What a journal says of the planned group. */
interface ReadItems {
  readonly items: ReadonlyMap<number, ItemRecords>
  /** Lines of items in the order in which they were written. */
  readonly lines: readonly ItemLine[]
  /** How each breaker was left; they belong to no item and are taken over by themselves. */
  readonly breakers: ReadonlyMap<string, Json>
}

/** The functions that do this for each line are what V8 makes fast, once; of a loop it would make fast code twice. */
function readItems(
  { records, texts, folder }: Pick<ShardRecords, 'records' | 'texts' | 'folder'>,
  plan: PlannedVisit,
): ReadItems {
  const items = new Map<number, ItemInProgress>()
  const lines: ItemLine[] = []
  const breakers = new Map<string, Json>()
  const itemOf = itemsOf(plan)
  records.forEach((record, position) => {
    const line = lineOf(record)
    if (line === null) return
    const { t: at, e: entry } = line
    if (entry.type === 'breaker_counted') {
      breakers.set(entry.id, record)
      return
    }
    const index = itemOf(entry.scope)
    if (index === null) return
    lines.push({ index, at, record, text: texts[position] ?? '' })
    let item = items.get(index)
    if (item === undefined) {
      // Most items have one line, and a list that one is pushed to has room for sixteen more.
      item = { index, folder, records: [record], end: null, lastAt: at }
      items.set(index, item)
    } else {
      item.records.push(record)
      item.lastAt = at
    }
    // Only the member itself is in the scope of the item; what a child of it does lies deeper.
    if (isOfMember(entry.scope)) item.end = endAfter(entry, item.end)
  })
  return { items, lines, breakers }
}

interface ItemInProgress extends ItemRecords {
  readonly records: Json[]
  end: ItemRecords['end']
  lastAt: number
}

function isOfMember(scope: string): boolean {
  return scope.indexOf('/') === scope.length - 1
}

/** How an item stands after one more event of its member. */
function endAfter(event: RunEvent, before: ItemRecords['end']): ItemRecords['end'] {
  switch (event.type) {
    case 'node_started':
    case 'node_retry_scheduled':
      return null
    case 'node_completed':
      return 'completed'
    case 'route_taken':
      if (event.action === 'recover') return 'completed'
      if (event.action === 'collected' || event.action === 'propagate' || event.action === 'unhandled') return 'failed'
      return event.action === 'halt' ? null : before
    default:
      return before
  }
}

/** The better of two accounts of one item: completed, failed, unfinished; then the later one, or the one that came further. */
function better(a: ItemRecords, b: ItemRecords): ItemRecords {
  const rank = ({ end }: ItemRecords): number => (end === 'completed' ? 2 : end === 'failed' ? 1 : 0)
  if (rank(a) !== rank(b)) return rank(a) > rank(b) ? a : b
  if (a.end === null && a.records.length !== b.records.length) return a.records.length > b.records.length ? a : b
  return b.lastAt > a.lastAt ? b : a
}

/**
 * Merges what shards add to a plan. An item that has ended in the plan's own journal is not taken again, and one that a
 * killed join has taken half is taken as a whole, so that a join can be repeated.
 */
export function joinShards(plan: PlannedVisit, own: readonly Json[], shards: readonly ShardRecords[]): Joined {
  const known = itemsIn(own, { ...plan, attempt: attemptIn(shards, plan) }, '')
  const chosen = new Map<number, ItemRecords>()
  const read = shards.map((shard) => ({ folder: shard.folder, ...readItems(shard, plan) }))
  for (const { items } of read)
    items.forEach((item, index) => {
      const other = chosen.get(index) ?? known.get(index)
      const best = other === undefined ? item : better(other, item)
      if (known.get(index)?.end == null && best === item) chosen.set(index, item)
    })
  const taken: JournalLine[] = inOrderOfTime(linesTaken(read, chosen, newsFor(known)))
  taken.push(...breakersOf(own, read))
  const ended = new Set<number>()
  for (const items of [known, chosen])
    items.forEach(({ index, end }) => {
      if (end !== null) ended.add(index)
    })
  return { records: taken.map(({ record }) => record), texts: taken.map(({ text }) => text), sources: chosen, ended }
}

/** The records of the items of a shard that have ended. */
export function endedItems(
  records: readonly Json[],
  plan: PlannedVisit,
  shard: Pick<ShardId, 'index' | 'of'>,
): readonly Json[] {
  return [...itemsIn(records, plan, '').values()]
    .filter(({ index, end }) => end !== null && isOfShard(index, shard))
    .flatMap((item) => item.records)
}

/** The attempt at the group that shards have worked on: an earlier one on record says nothing about it. */
function attemptIn(shards: readonly ShardRecords[], plan: PlannedVisit): number | undefined {
  const itemOf = itemsOf(plan)
  for (const { records } of shards)
    for (const record of records) {
      const scope = lineOf(record)?.e.scope ?? ''
      if (itemOf(scope) !== null) return rootRun(scope)?.attempt
    }
  return undefined
}

/** The lines of the items that were chosen, folder by folder. */
function linesTaken(
  read: readonly { readonly folder: string; readonly lines: readonly ItemLine[] }[],
  chosen: ReadonlyMap<number, ItemRecords>,
  isNew: (line: ItemLine) => boolean,
): ItemLine[] {
  return read.flatMap(({ folder, lines }) =>
    lines.filter((line) => chosen.get(line.index)?.folder === folder && isNew(line)),
  )
}

/** Tells whether a line is not on record yet. */
function newsFor(known: ReadonlyMap<number, ItemRecords>): (line: ItemLine) => boolean {
  if (known.size === 0) return () => true
  const there = new Map<number, ReadonlySet<string>>()
  return ({ index, record }) => {
    const item = known.get(index)
    if (item === undefined) return true
    const texts = there.get(index) ?? new Set(item.records.map((one) => jsonText(one)))
    there.set(index, texts)
    return !texts.has(jsonText(record))
  }
}

/**
 * Lines of one folder keep their order; clocks of machines may differ a little, and nothing depends on it. The lines of
 * each folder are sorted already, which makes this quick.
 */
function inOrderOfTime(lines: ItemLine[]): ItemLine[] {
  return lines.sort((a, b) => a.at - b.at)
}

type Counted = Extract<RunEvent, { type: 'breaker_counted' }>

function countedIn(record: Json): Counted | null {
  const entry = lineOf(record)?.e
  return entry?.type === 'breaker_counted' ? entry : null
}

/** Of each breaker the most open state that any machine left it in. */
function breakersOf(own: readonly Json[], read: readonly Pick<ReadItems, 'breakers'>[]): readonly JournalLine[] {
  const most = new Map<string, Json>()
  for (const { breakers } of read)
    for (const [id, record] of breakers) if (isMoreOpen(record, most.get(id))) most.set(id, record)
  if (most.size === 0) return []
  const known = new Set(own.filter((record) => countedIn(record) !== null).map((record) => jsonText(record)))
  return [...most.values()].map((record) => ({ record, text: jsonText(record) })).filter(({ text }) => !known.has(text))
}

/** An open breaker is more open than one that tries again or is closed; then the one that opened last, or counted more failures. */
function isMoreOpen(record: Json, other: Json | undefined): boolean {
  if (other === undefined) return true
  const [one, two] = [openness(record), openness(other)]
  const at = one.findIndex((value, index) => value !== two[index])
  return at !== -1 && (one[at] ?? 0) > (two[at] ?? 0)
}

const OPENNESS: Readonly<Record<string, number>> = { closed: 0, half_open: 1, open: 2 }

function openness(record: Json): readonly number[] {
  const state = breakerStateFromJson(countedIn(record)?.state)
  return state === null ? [0, 0, 0] : [OPENNESS[state.name] ?? 0, state.openedAt ?? 0, state.failures]
}
