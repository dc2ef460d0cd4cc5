/** The part of a sharded run that a session executes; one for_each of the root is spread over machines. */
export type Sharding =
  /** Runs everything before the group and stops. */
  | { readonly role: 'plan'; readonly group: string; readonly shards: number }
  /** Runs the items of one shard only. */
  | ({ readonly role: 'shard' } & ShardId)

export interface ShardId {
  readonly group: string
  readonly visit: number
  readonly index: number
  readonly of: number
}

export interface ShardPlan extends Pick<ShardId, 'group' | 'visit'> {
  readonly total: number
  readonly shards: number
}

export interface ShardShare extends ShardId {
  readonly items: number
  readonly succeeded: number
  readonly failed: number
}

/** The state that a session hands to other machines: a plan for its shards, or the result of a shard. */
export type Handoff = ({ readonly part: 'plan' } & ShardPlan) | ({ readonly part: 'shard' } & ShardShare)

export const MOST_SHARDS = 256

export function isOfShard(item: number, { index, of }: Pick<ShardId, 'index' | 'of'>): boolean {
  return item % of === index - 1
}

export function countItemsOfShard({ total, shards }: Pick<ShardPlan, 'total' | 'shards'>, index: number): number {
  return Math.max(0, Math.ceil((total - index + 1) / shards))
}
