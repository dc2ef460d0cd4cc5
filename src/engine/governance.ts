import type { Member, Step } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import type { NodeOutcome, RaisedHere } from '../core/outcome.js'
import type { PolicyDecision } from '../resilience/retry-policy.js'
import type { Host } from './run-context.js'

/** Who may start, what a failure does to breakers, and what becomes of an error that no route took. */
export interface Governance {
  /** A refusal to start; null at once when there is nothing to ask, which is the common case. */
  enter(host: Host, step: Step | Member, at: NodeAt): Promise<RaisedHere | null> | null
  leave(host: Host, step: Step | Member, at: NodeAt, outcome: NodeOutcome | null): void
  judge(host: Host, step: Step | Member, at: NodeAt, error: Raised): PolicyDecision
  /** The latest answer of every policy, as templates see it; on an error route the failing node's own where it has one. */
  policyView(host?: Host, node?: string): JsonObject
}

/** No policies, no breakers, no retry policy: what a file without them gets. */
export const UNGOVERNED: Governance = {
  enter: () => null,
  leave: () => {},
  judge: () => ({ decision: 'none', reason: '' }),
  policyView: () => ({}),
}
