/** Which part of a run a session has, when one for_each of the root is spread over machines. */
export type Sharding =
  /** Everything up to the group; there the run stops. */
  | { readonly role: 'plan'; readonly group: string; readonly shards: number }
  /** The items of one shard, and nothing else. */
  | ({ readonly role: 'shard' } & ShardId)

export interface ShardId {
  readonly group: string
  /** Which visit of the group was planned. */
  readonly visit: number
  /** From 1. */
  readonly index: number
  readonly of: number
}

/** What a plan says: how many items there are, and over how many shards they go. */
export interface ShardPlan {
  readonly group: string
  readonly visit: number
  readonly total: number
  readonly shards: number
}

export interface ShardShare extends ShardId {
  readonly items: number
  readonly succeeded: number
  readonly failed: number
}

/** Where a run parts from its machine: the plan waits for its shards, a shard has done its share. */
export type Handoff = ({ readonly part: 'plan' } & ShardPlan) | ({ readonly part: 'shard' } & ShardShare)

export const MOST_SHARDS = 256

export function isOfShard(item: number, { index, of }: Pick<ShardId, 'index' | 'of'>): boolean {
  return item % of === index - 1
}

/** How many items a shard of a plan has. */
export function itemsOfShard({ total, shards }: Pick<ShardPlan, 'total' | 'shards'>, index: number): number {
  return Math.max(0, Math.ceil((total - index + 1) / shards))
}
