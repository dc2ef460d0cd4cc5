import path from 'node:path'
import type { RunEvent } from '../core/events.js'
import { asString, isCount, jsonText, parseJson } from '../core/json.js'
import { depthOf, type ItemOf, itemsOfRoot, rootRun } from '../core/place.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { isText, oneOf, shaped } from '../core/shape.js'
import { isOfShard, MOST_SHARDS, type ShardId, type ShardPlan } from '../core/sharding.js'
import { readBreakerState } from '../engine/resilience/breaker.js'
import { errorMessage } from '../text/error-message.js'
import { entryText, type JournalEntry, recordOf } from './journal.js'

export const SHARDS_FILE = 'shards.json'
/** In the folder of a shard: what the plan was, so that the shard can be resumed without it. */
export const PLAN_FOLDER = 'plan'

/** shards.json: a plan, and the state of the journal that its shards go on from. */
const isPlan = shaped({
  schema_version: oneOf(1),
  run_id: isText,
  group: isText,
  visit: isCount,
  total: isCount,
  shards: isCount,
  /** Checksum of the journal so far. */
  base: (value): value is string => isText(value) && /^[0-9a-f]{8}$/.test(value),
})
export interface PlanFile extends ShardPlan {
  readonly run_id: string
  readonly base: string
}

export function planText({ run_id, group, visit, total, shards, base }: PlanFile): string {
  return `${jsonText({ schema_version: 1, run_id, group, visit, total, shards, base }, 2)}\n`
}

export function readPlan(files: FileStore, folder: string): Result<PlanFile, string> {
  const file = path.join(folder, SHARDS_FILE)
  if (!files.exists(file)) return err(`there is no ${SHARDS_FILE} in it; \`--shards GROUP=N\` makes a plan`)
  try {
    const plan = parseJson(files.readText(file))
    return isPlan(plan) && plan.shards <= Math.min(plan.total, MOST_SHARDS)
      ? ok(plan)
      : err(`${SHARDS_FILE} is damaged`)
  } catch (error) {
    return err(`${SHARDS_FILE} cannot be read: ${errorMessage(error)}`)
  }
}

/** What one folder of a shard adds to its plan. */
export interface ShardEntries {
  readonly folder: string
  readonly shard: ShardId
  readonly entries: readonly JournalEntry[]
  /** Whether it ended by itself; one that fail_fast stopped did. */
  readonly finished: boolean
}

export interface ItemEntries {
  readonly index: number
  readonly folder: string
  readonly entries: JournalEntry[]
  end: 'completed' | 'failed' | null
  /** When the last thing happened in it. */
  lastAt: number
}

export interface Joined {
  /** In the order of time. */
  readonly entries: readonly JournalEntry[]
  /** The folder that each item is taken from. */
  readonly sources: ReadonlyMap<number, Pick<ItemEntries, 'folder'>>
  /** Items that have ended, on any machine. */
  readonly ended: ReadonlySet<number>
}

/** The visit of the group that was planned; without an attempt, any of them. */
interface PlannedVisit extends Pick<ShardId, 'group' | 'visit'> {
  readonly attempt?: number | undefined
}

/** The items of the planned visit, for everything that happened in them. */
export function itemsOf({ group, visit, attempt }: PlannedVisit): ItemOf {
  return itemsOfRoot({ node: group, visit }, attempt)
}

/** What the entries of a journal say about each item of the planned group. */
export function itemsIn(
  entries: readonly JournalEntry[],
  plan: PlannedVisit,
  folder: string,
): ReadonlyMap<number, ItemEntries> {
  const items = new Map<number, ItemEntries>()
  const itemOf = itemsOf(plan)
  for (const entry of entries) {
    const { at, event } = recordOf(entry)
    const index = itemOf(event.scope)
    if (index === null) continue
    const item = items.get(index) ?? { index, folder, entries: [], end: null, lastAt: at }
    items.set(index, item)
    item.entries.push(entry)
    item.lastAt = at
    // Only the member itself is in the scope of the item; what a child of it does lies deeper.
    if (depthOf(event.scope) === 1) item.end = endAfter(event, item.end)
  }
  return items
}

/** How an item stands after one more event of its member. */
function endAfter(event: RunEvent, before: ItemEntries['end']): ItemEntries['end'] {
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
function better(a: ItemEntries, b: ItemEntries): ItemEntries {
  const rank = ({ end }: ItemEntries): number => (end === 'completed' ? 2 : end === 'failed' ? 1 : 0)
  if (rank(a) !== rank(b)) return rank(a) > rank(b) ? a : b
  if (a.end === null && a.entries.length !== b.entries.length) return a.entries.length > b.entries.length ? a : b
  return b.lastAt > a.lastAt ? b : a
}

/**
 * Merges what shards add to a plan. An item that has ended in the plan's own journal is not taken again, and one that a
 * killed join has taken half is taken as a whole, so that a join can be repeated.
 */
export function joinShards(plan: PlannedVisit, own: readonly JournalEntry[], shards: readonly ShardEntries[]): Joined {
  const known = itemsIn(own, { ...plan, attempt: attemptIn(shards, plan) }, '')
  const chosen = new Map<number, ItemEntries>()
  for (const { folder, entries } of shards)
    for (const [index, item] of itemsIn(entries, plan, folder)) {
      const mine = known.get(index)
      const other = chosen.get(index) ?? mine
      if ((mine?.end ?? null) === null && (other === undefined || better(other, item) === item)) chosen.set(index, item)
    }
  const there = new Set([...known.values()].flatMap(({ entries }) => entries.map(entryText)))
  // Entries of one folder keep their order; clocks of machines may differ a little, and nothing depends on it.
  const taken = [...chosen.values()]
    .flatMap(({ entries }) => entries.filter((entry) => !there.has(entryText(entry))))
    .sort((a, b) => a.at - b.at)
  const ended = [...known.values(), ...chosen.values()].filter(({ end }) => end !== null).map(({ index }) => index)
  return { entries: [...taken, ...breakersOf(own, shards)], sources: chosen, ended: new Set(ended) }
}

/** The entries of the items of a shard that have ended. */
export function endedItems(
  entries: readonly JournalEntry[],
  plan: PlannedVisit,
  shard: Pick<ShardId, 'index' | 'of'>,
): readonly JournalEntry[] {
  return [...itemsIn(entries, plan, '').values()]
    .filter(({ index, end }) => end !== null && isOfShard(index, shard))
    .flatMap((item) => item.entries)
}

/** The attempt at the group that shards have worked on: an earlier one on record says nothing about it. */
function attemptIn(shards: readonly ShardEntries[], plan: PlannedVisit): number | undefined {
  const itemOf = itemsOf(plan)
  const scopes = shards.flatMap(({ entries }) => entries.map((entry) => recordOf(entry).event.scope))
  const first = scopes.find((scope) => itemOf(scope) !== null)
  return first === undefined ? undefined : rootRun(first)?.attempt
}

/** Of each breaker the most open state that any machine left it in; breakers belong to no item. */
function breakersOf(own: readonly JournalEntry[], shards: readonly ShardEntries[]): readonly JournalEntry[] {
  const most = new Map<string, JournalEntry>()
  for (const { entries } of shards) {
    const counts = entries.filter(({ event }) => event['type'] === 'breaker_counted')
    const left = new Map(counts.map((entry) => [asString(entry.event['id']), entry]))
    for (const [id, entry] of left) if (isMoreOpen(entry, most.get(id))) most.set(id, entry)
  }
  const known = new Set(most.size === 0 ? [] : own.map(entryText))
  return [...most.values()].filter((entry) => !known.has(entryText(entry)))
}

/** An open breaker is more open than one that tries again or is closed; then the one that opened last, or counted more failures. */
function isMoreOpen(entry: JournalEntry, other: JournalEntry | undefined): boolean {
  if (other === undefined) return true
  const [one, two] = [openness(entry), openness(other)]
  const at = one.findIndex((value, index) => value !== two[index])
  return at !== -1 && (one[at] ?? 0) > (two[at] ?? 0)
}

const OPENNESS: Readonly<Record<string, number>> = { closed: 0, half_open: 1, open: 2 }

function openness({ event }: JournalEntry): readonly number[] {
  const state = readBreakerState(event['state'])
  return state === null ? [0, 0, 0] : [OPENNESS[state.state] ?? 0, state.opened_at ?? 0, state.failures]
}
