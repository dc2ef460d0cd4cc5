import path from 'node:path'
import type { RunEvent } from '../core/events.js'
import { asObject, asString, isCount, parseJson, printJson } from '../core/json.js'
import { countLevels, type GroupVisit, itemsOfRoot, rootRun } from '../core/place.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import { type Check, createObjectShape, isString, oneOf, type Shaped } from '../core/shape.js'
import { isOfShard, MOST_SHARDS, type ShardId } from '../core/sharding.js'
import { readBreakerState } from '../engine/resilience/breaker.js'
import { formatEntry, type JournalEntry, toJournalRecord } from './journal.js'

export const SHARDS_FILE = 'shards.json'
/** Copy of the plan in the folder of a shard, so that the shard can be resumed without the plan's own folder. */
export const PLAN_FOLDER = 'plan'

/** shards.json: a plan, and the state of the journal that its shards continue. */
const PLAN = {
  run_id: isString,
  group: isString,
  visit: isCount,
  total: isCount,
  shards: isCount,
  base: (value): value is string => isString(value) && /^[0-9a-f]{8}$/.test(value),
} satisfies Record<string, Check<unknown>>
const isPlan = createObjectShape({ schema_version: oneOf(1), ...PLAN })
export type PlanFile = Shaped<typeof PLAN>

export function formatPlan({ run_id, group, visit, total, shards, base }: PlanFile): string {
  return `${printJson({ schema_version: 1, run_id, group, visit, total, shards, base }, 2)}\n`
}

export function readPlan(files: FileStore, folder: string): Result<PlanFile, string> {
  const file = path.join(folder, SHARDS_FILE)
  if (!files.exists(file)) return err(`there is no ${SHARDS_FILE} in it; \`--shards GROUP=N\` makes a plan`)
  const text = tryResult(() => files.readText(file))
  if (!text.ok) return err(`${SHARDS_FILE} cannot be read: ${text.error}`)
  const plan = parseJson(text.value)
  const isSound = isPlan(plan) && plan.shards <= Math.min(plan.total, MOST_SHARDS)
  return isSound ? ok(plan) : err(`${SHARDS_FILE} is damaged`)
}

export interface ShardEntries {
  readonly folder: string
  readonly shard: ShardId
  readonly entries: readonly JournalEntry[]
  /** Whether the shard ended by itself; a stop by fail_fast counts as such an end. */
  readonly finished: boolean
}

export interface ItemEntries {
  readonly index: number
  readonly folder: string
  readonly entries: JournalEntry[]
  end: 'completed' | 'failed' | null
  lastAt: number
}

export function collectItems(entries: readonly JournalEntry[], plan: GroupVisit, folder: string) {
  const items = new Map<number, ItemEntries>()
  const findItem = itemsOfRoot(plan)
  for (const entry of entries) {
    const { at, event } = toJournalRecord(entry)
    const index = findItem(event.scope)
    if (index === null) continue
    const item = items.get(index) ?? { index, folder, entries: [], end: null, lastAt: at }
    items.set(index, item)
    item.entries.push(entry)
    item.lastAt = at
    // The member itself is in the scope of the item; the nodes of a child workflow lie deeper and do not end the item.
    if (countLevels(event.scope) === 1) item.end = judgeEnd(event, item.end)
  }
  return items
}

function judgeEnd(event: RunEvent, end: ItemEntries['end']): ItemEntries['end'] {
  switch (event.type) {
    case 'node_started':
    case 'node_retry_scheduled':
      return null
    case 'node_completed':
      return 'completed'
    case 'route_taken':
      if (event.action === 'recover') return 'completed'
      if (event.action === 'collected' || event.action === 'propagate' || event.action === 'unhandled') return 'failed'
      return event.action === 'halt' ? null : end
    default:
      return end
  }
}

/**
 * Adds the items that shards ran to the journal of their plan. If several journals have an item, the most complete one counts.
 * An item that has ended in the plan's own journal is kept as it is there, so that a join can be repeated. Returns the entries to
 * append to the plan's journal in the order of time, the items that come from a shard, those that have ended on any machine, and
 * the keys of those that completed in one folder and failed in another.
 */
export function joinShards(plan: GroupVisit, planEntries: readonly JournalEntry[], shards: readonly ShardEntries[]) {
  // Entries of earlier attempts at the group do not count for the one that shards worked on.
  const findItem = itemsOfRoot(plan)
  const scopes = shards.flatMap(({ entries }) => entries.map((entry) => toJournalRecord(entry).event.scope))
  const attempt = rootRun(scopes.find((scope) => findItem(scope) !== null) ?? '')?.attempt
  const planItems = collectItems(planEntries, { ...plan, attempt }, '')
  const best = new Map(planItems)
  const disputed = new Set<string>()
  for (const { folder, entries } of shards)
    for (const [index, item] of collectItems(entries, plan, folder)) {
      if (isEnded(planItems.get(index))) continue
      const current = best.get(index)
      if (isEnded(current) && isEnded(item) && current?.end !== item.end) disputed.add(readItemKey(item))
      if (current === undefined || isGreater(rateCompleteness(item), rateCompleteness(current))) best.set(index, item)
    }
  const sources = new Map([...best].filter(([index, item]) => item !== planItems.get(index)))
  // A join that was killed may have written a part of an item already.
  const written = new Set([...planItems.values()].flatMap(({ entries }) => entries.map(formatEntry)))
  const entries = [...sources.values()]
    .flatMap((item) => item.entries.filter((entry) => !written.has(formatEntry(entry))))
    .sort((a, b) => a.at - b.at)
  const ended = new Set([...best.values()].filter(isEnded).map(({ index }) => index))
  return { entries: [...entries, ...collectBreakerEntries(planEntries, shards)], sources, ended, disputed }
}

function readItemKey({ index, entries }: ItemEntries): string {
  const marks = entries.map(({ event }) => asObject(event['item'] ?? null)['key'])
  return marks.find((key) => typeof key === 'string' && key !== '')?.toString() ?? String(index)
}

function isEnded(item: ItemEntries | undefined): boolean {
  return item !== undefined && item.end !== null
}

/** Ranks an item by its end; unfinished items then by their number of entries, all items last by their time. */
function rateCompleteness({ end, entries, lastAt }: ItemEntries): readonly number[] {
  return end === null ? [0, entries.length, lastAt] : [end === 'failed' ? 1 : 2, 0, lastAt]
}

/** Compares two ranks of equal length; the first number that differs decides. */
function isGreater(rank: readonly number[], other: readonly number[]): boolean {
  const differing = rank.findIndex((value, index) => value !== other[index])
  return (rank[differing] ?? 0) > (other[differing] ?? 0)
}

export function listEndedItems(
  entries: readonly JournalEntry[],
  plan: GroupVisit,
  shard: Pick<ShardId, 'index' | 'of'>,
) {
  return [...collectItems(entries, plan, '').values()]
    .filter((item) => isEnded(item) && isOfShard(item.index, shard))
    .flatMap((item) => item.entries)
}

/** Returns the most open state of each breaker on any machine; breakers belong to no item. */
function collectBreakerEntries(planEntries: readonly JournalEntry[], shards: readonly ShardEntries[]) {
  const mostOpen = new Map<string, JournalEntry>()
  for (const { entries } of shards) {
    const counts = entries.filter(({ event }) => event['type'] === 'breaker_counted')
    const lastById = new Map(counts.map((entry) => [asString(entry.event['id']), entry]))
    for (const [id, entry] of lastById) {
      const current = mostOpen.get(id)
      if (current === undefined || isGreater(rateOpenness(entry), rateOpenness(current))) mostOpen.set(id, entry)
    }
  }
  const written = new Set(mostOpen.size === 0 ? [] : planEntries.map(formatEntry))
  return [...mostOpen.values()].filter((entry) => !written.has(formatEntry(entry)))
}

const OPENNESS: Readonly<Record<string, number>> = { closed: 0, half_open: 1, open: 2 }

/** Ranks a breaker by its state, then by when it opened, then by its failures. */
function rateOpenness({ event }: JournalEntry): readonly number[] {
  const state = readBreakerState(event['state'])
  return state === null ? [0, 0, 0] : [OPENNESS[state.state] ?? 0, state.opened_at ?? 0, state.failures]
}
