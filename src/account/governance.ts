import type { StampedEvent } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import { deadLetterId } from '../core/place.js'

const MAX_POLICIES = 1000
const MAX_LISTED = 10_000
const MAX_CIRCUITS = 200

/** What policies said, what breakers did, what was given up and what asks for a human. */
export class GovernanceLog {
  /** Every denial, and the first answers that allowed something. */
  readonly policies: JsonObject[] = []
  readonly escalations: JsonObject[] = []
  readonly circuits: Extract<StampedEvent, { type: 'circuit_state_changed' }>[] = []
  readonly deadLetters = new Map<string, JsonObject>()

  consume(event: StampedEvent): void {
    switch (event.type) {
      case 'policy_evaluated':
        this.#policy(event)
        return
      case 'dead_lettered':
        if (this.deadLetters.size < MAX_LISTED || this.deadLetters.has(event.id)) {
          const { id, node, scope, kind, reason } = event
          this.deadLetters.set(id, { id, node, scope, kind, reason })
        }
        return
      case 'node_completed':
        if (this.deadLetters.size > 0) this.deadLetters.delete(deadLetterId(event.run_id, event))
        return
      case 'escalated':
        this.#escalated(event)
        return
      case 'circuit_state_changed':
        if (this.circuits.length < MAX_CIRCUITS) this.circuits.push(event)
        return
      default:
    }
  }

  #policy(event: Extract<StampedEvent, { type: 'policy_evaluated' }>): void {
    if (this.policies.length >= (event.allowed ? MAX_POLICIES : MAX_LISTED)) return
    const { node, scope, policy_name, allowed, reason, metadata, mode } = event
    this.policies.push({ node, scope, policy_name, allowed, reason, metadata, mode })
  }

  #escalated(event: Extract<StampedEvent, { type: 'escalated' }>): void {
    if (this.escalations.length >= MAX_LISTED) return
    const { node, scope, kind, message, title, labels, assignees } = event
    const earlier = event.replayed === true && event.joined !== true ? { earlier: true } : {}
    this.escalations.push({ node, scope, kind, message, title, labels, assignees, ...earlier })
  }
}
