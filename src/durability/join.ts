import type { RunEvent } from '../core/events.js'
import { isJsonObject, type Json, jsonText } from '../core/json.js'
import { rootRun } from '../core/place.js'
import type { ShardId } from '../core/sharding.js'

/** What one folder of a shard adds to its plan. */
export interface ShardRecords {
  readonly folder: string
  readonly shard: ShardId
  /** Lines of its journal, as they were written. */
  readonly records: readonly Json[]
  /** Whether it came to its end by itself; one that fail_fast stopped did. */
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
  /** The folder that each item is taken from. */
  readonly sources: ReadonlyMap<number, string>
  /** Items that no folder has brought to an end. */
  readonly open: readonly number[]
}

type Entry = RunEvent & { readonly scope: string }

/** The entry of a journal line, and when it was written. */
function entryOf(record: Json): { readonly at: number; readonly entry: Entry } | null {
  if (!isJsonObject(record) || typeof record['t'] !== 'number' || !isJsonObject(record['e'])) return null
  const { scope } = record['e']
  if (typeof scope !== 'string') return null
  // The checksum of the line vouches for its shape.
  return { at: record['t'], entry: record['e'] as unknown as Entry }
}

/** The item of the planned visit that something happened in; null for everything else. */
export function itemAt(scope: string, plan: Pick<ShardId, 'group' | 'visit'>): number | null {
  const run = rootRun(scope)
  return run !== null && run.node === plan.group && run.visit === plan.visit ? run.item : null
}

/** What a list of journal lines knows about each item of the planned group. */
export function itemsIn(
  records: readonly Json[],
  plan: Pick<ShardId, 'group' | 'visit'>,
  folder: string,
): ReadonlyMap<number, ItemRecords> {
  const found = new Map<number, { records: Json[]; end: ItemRecords['end']; lastAt: number }>()
  for (const record of records) {
    const line = entryOf(record)
    const index = line === null ? null : itemAt(line.entry.scope, plan)
    if (line === null || index === null) continue
    const item = found.get(index) ?? { records: [], end: null, lastAt: 0 }
    found.set(index, item)
    item.records.push(record)
    item.lastAt = line.at
    // Only the member itself is in the scope of the item; what a child of it does lies deeper.
    if (isOfMember(line.entry.scope)) item.end = endAfter(line.entry, item.end)
  }
  return new Map([...found].map(([index, item]) => [index, { index, folder, ...item }]))
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

/** The better of two accounts of one item: completed before failed before unfinished, then the later one. */
function better(a: ItemRecords, b: ItemRecords): ItemRecords {
  const rank = ({ end }: ItemRecords): number => (end === 'completed' ? 2 : end === 'failed' ? 1 : 0)
  if (rank(a) !== rank(b)) return rank(a) > rank(b) ? a : b
  return b.lastAt > a.lastAt ? b : a
}

/**
 * Merges what shards add to a plan. An item that has ended in the plan's own journal is not taken again, so that a join
 * that was killed can be repeated.
 */
export function joinShards(
  plan: Pick<ShardId, 'group' | 'visit'> & { readonly total: number },
  own: readonly Json[],
  shards: readonly ShardRecords[],
): Joined {
  const known = itemsIn(own, plan, '')
  const chosen = new Map<number, ItemRecords>()
  for (const { records, folder } of shards) {
    for (const [index, item] of itemsIn(records, plan, folder)) {
      if (index >= plan.total || known.has(index)) continue
      const other = chosen.get(index)
      chosen.set(index, other === undefined ? item : better(other, item))
    }
  }
  const lines = [...chosen.values()].flatMap(({ records }) => records)
  const isOpen = (index: number): boolean => (known.get(index) ?? chosen.get(index))?.end == null
  return {
    records: inOrderOfTime([...lines, ...breakersOf(own, shards)]),
    sources: new Map([...chosen].map(([index, { folder }]) => [index, folder])),
    open: Array.from({ length: plan.total }, (_, index) => index).filter(isOpen),
  }
}

/** Lines of one folder keep their order; clocks of machines may differ a little, and nothing depends on it. */
function inOrderOfTime(records: readonly Json[]): readonly Json[] {
  return records
    .map((record, order) => ({ record, order, at: entryOf(record)?.at ?? 0 }))
    .sort((a, b) => a.at - b.at || a.order - b.order)
    .map(({ record }) => record)
}

const OPENNESS: Readonly<Record<string, number>> = { closed: 0, half_open: 1, open: 2 }

/** Of each breaker the most open state that any machine left it in. */
function breakersOf(own: readonly Json[], shards: readonly ShardRecords[]): readonly Json[] {
  const last = new Map<string, Json>()
  for (const { records } of shards) {
    const ofShard = new Map<string, Json>()
    for (const record of records) {
      const entry = entryOf(record)?.entry
      if (entry?.type === 'breaker_counted') ofShard.set(entry.id, record)
    }
    for (const [id, record] of ofShard) {
      const other = last.get(id)
      if (other === undefined || openness(record) > openness(other)) last.set(id, record)
    }
  }
  if (last.size === 0) return []
  const known = new Set(own.map((record) => jsonText(record)))
  return [...last.values()].filter((record) => !known.has(jsonText(record)))
}

function openness(record: Json): number {
  const entry = entryOf(record)?.entry
  if (entry?.type !== 'breaker_counted') return 0
  const { name } = entry.state
  return OPENNESS[typeof name === 'string' ? name : ''] ?? 0
}
