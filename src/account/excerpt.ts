import { CHECKPOINT_EVENTS, type EventType, type StampedEvent } from '../core/events.js'

const FIRST = 2000
const IMPORTANT = 1000
const LAST = 50

const IMPORTANT_TYPES: ReadonlySet<EventType> = new Set<EventType>([
  'workflow_started',
  'workflow_completed',
  'workflow_failed',
  'node_failed',
  'node_retry_scheduled',
  'warning',
  'dead_lettered',
  'escalated',
  'gate_waiting',
  'circuit_state_changed',
  'checkpoint_save_failed',
  'errors_jsonl_write_failed',
  'hook_executed',
])

interface Numbered {
  readonly number: number
  readonly event: StampedEvent
}

/** A bounded choice of a run's events without their data: how it began, what was important, how it ended. */
export class EventExcerpt {
  total = 0
  readonly #first: StampedEvent[] = []
  readonly #important: Numbered[] = []
  #importantTotal = 0
  #last: Numbered[] = []

  consume(event: StampedEvent): void {
    if (CHECKPOINT_EVENTS.has(event.type) || event.type === 'node_output') return
    this.total += 1
    const isImportant = IMPORTANT_TYPES.has(event.type)
    // What is told again from a checkpoint has another time here than in the log, which has every one.
    if (event.replayed === true && !isImportant) return
    if (isImportant) this.#importantTotal += 1
    if (this.#first.length < FIRST) this.#first.push(withoutData(event))
    else if (isImportant && this.#importantTotal <= IMPORTANT)
      this.#important.push({ number: this.total, event: withoutData(event) })
    else {
      this.#last.push({ number: this.total, event: withoutData(event) })
      if (this.#last.length > 2 * LAST) this.#last = this.#last.slice(-LAST)
    }
  }

  /** At most `limit` events in their order, the important ones first where there is no room for all. */
  choose(limit: number): readonly StampedEvent[] {
    const later = [...this.#important, ...this.#last].sort((a, b) => a.number - b.number)
    const known = [...this.#first, ...later.map(({ event }) => event)]
    if (known.length <= limit) return known
    const important = known.filter((event) => IMPORTANT_TYPES.has(event.type)).slice(0, Math.floor(limit / 2))
    const kept = new Set(important)
    for (const event of known) {
      if (kept.size >= limit - LAST) break
      kept.add(event)
    }
    for (const event of known.slice(-LAST)) kept.add(event)
    return known.filter((event) => kept.has(event))
  }
}

/** Outputs and details are kept with the visits they belong to, within a bound of their own. */
function withoutData(event: StampedEvent): StampedEvent {
  switch (event.type) {
    case 'node_completed':
    case 'workflow_completed':
      return { ...event, output: null }
    case 'node_failed': {
      const { partial: _, ...rest } = event
      return { ...rest, envelope: { ...event.envelope, details: {} }, stderr_tail: '' }
    }
    case 'error_recorded':
      return { ...event, envelope: { ...event.envelope, details: {} }, stderr_tail: '' }
    case 'workflow_failed':
      return { ...event, envelope: null, output: null }
    case 'route_taken': {
      if (event.output === undefined) return event
      const { output: _, ...rest } = event
      return rest
    }
    case 'workflow_started':
    case 'subworkflow_started':
      return { ...event, input: {} }
    default:
      return event
  }
}
