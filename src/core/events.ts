import type { Raised } from './envelope.js'
import type { RunEvent } from './event-types.js'
import type { JsonObject } from './json.js'

export type { ItemMark, RouteAction, SavedAnswers } from './event-fields.js'
export type { EventType, RunEvent } from './event-types.js'
export type { NodeAt } from './place.js'

/** The node that raised an error; empty for what belongs to no node. */
export function raisedBy({ frames }: Pick<Raised, 'frames'>): string {
  return frames[0]?.node ?? ''
}

export type EndEvent = Extract<RunEvent, { type: 'node_completed' | 'node_failed' }>

export type DecisionEvent = Extract<RunEvent, { type: 'route_taken' | 'node_retry_scheduled' }>

/** An event as events.jsonl has it; `seq` rises over all sessions of a run. */
export type StampedEvent = RunEvent & {
  readonly timestamp: string
  readonly run_id: string
  readonly seq: number
  /** Reported again from the checkpoint on resume: consumers get it, events.jsonl has it already. */
  readonly replayed?: true
  /** It comes from a shard that this session has joined: nobody has reported it for the whole run yet. */
  readonly joined?: true
}

/** Someone who turns events into something; knows no engine. Events arrive redacted. */
export interface EventConsumer {
  consume(event: StampedEvent): void
}

/** The code of the warning that a command failed where a failing exit is not an error and nothing looks at it. */
export const IGNORED_EXIT = 'exit-code-ignored'

/** Events are made of JSON only; their types just say it more precisely. */
export function eventJson(event: RunEvent): JsonObject {
  return event as unknown as JsonObject
}
