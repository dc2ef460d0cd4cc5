import type { Raised } from './envelope.js'
import type { RunEvent } from './event-types.js'
import type { JsonObject } from './json.js'

export type { ItemMark, SavedAnswers } from './event-fields.js'
export type { RouteAction } from './event-lines.js'
export type { RunEvent } from './event-types.js'
export type { NodeAt } from './place.js'

/** Returns the node that raised an error; empty if it belongs to no node. */
export function raisedBy({ frames }: Pick<Raised, 'frames'>): string {
  return frames[0]?.node ?? ''
}

export type EndEvent = Extract<RunEvent, { type: 'node_completed' | 'node_failed' }>

export type DecisionEvent = Extract<RunEvent, { type: 'route_taken' | 'node_retry_scheduled' }>

/** An event as in events.jsonl; `seq` increases over all sessions of a run. */
export type StampedEvent = RunEvent & {
  readonly timestamp: string
  readonly run_id: string
  readonly seq: number
  /** Set on resume for events from the checkpoint: consumers get them again, events.jsonl has them already. */
  readonly replayed?: true
  /** Set for events of a shard that this session joins: new for the run as a whole. */
  readonly joined?: true
}

/** A consumer of redacted events; it does not know the engine. */
export interface EventConsumer {
  consume(event: StampedEvent): void
}

/** Code of the warning for a non-zero exit that is not an error and that nothing reads. */
export const IGNORED_EXIT = 'exit-code-ignored'

/** Returns an event as JSON; the types of events are narrower, but hold JSON only. */
export function eventJson(event: RunEvent): JsonObject {
  return event as unknown as JsonObject
}
