import type { Raised } from './envelope.js'
import type { EventType, RunEvent } from './event-types.js'
import type { JsonObject } from './json.js'

export type { ItemMark, SavedAnswers } from './event-fields.js'
export type { RunEvent } from './event-types.js'
export type { NodeAt } from './place.js'

export function findRaisingNode({ frames }: Pick<Raised, 'frames'>): string {
  return frames[0]?.node ?? ''
}

export type EventOf<T extends EventType> = Extract<RunEvent, { type: T }>
export type EndEvent = EventOf<'node_completed' | 'node_failed'>
export type DecisionEvent = EventOf<'route_taken' | 'node_retry_scheduled'>

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

export type Stamped<T extends EventType> = Extract<StampedEvent, { type: T }>

/** The events that a fold takes, each with its handler; a fold skips all other events. */
export type EventHandlers<More extends readonly unknown[] = []> = {
  readonly [T in EventType]?: (event: Stamped<T>, ...more: More) => void
}

export function handle<More extends readonly unknown[]>(
  handlers: EventHandlers<More>,
  event: StampedEvent,
  ...more: More
): void {
  // The compiler cannot see that the handler under a type takes events of that type.
  const handler = handlers[event.type] as ((event: StampedEvent, ...more: More) => void) | undefined
  handler?.(event, ...more)
}

/** A consumer of redacted events; it does not know the engine. */
export interface EventConsumer {
  consume(event: StampedEvent): void
}

/** Code of the warning for a non-zero exit that is not an error and that nothing reads. */
export const IGNORED_EXIT = 'exit-code-ignored'

/** Returns an event as JSON; the types of events are narrower, but hold JSON only. */
export function toEventJson(event: RunEvent): JsonObject {
  return event as unknown as JsonObject
}
