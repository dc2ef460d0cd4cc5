import type { Member, Step } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import type { GroupCounts, Policy } from '../resilience/policies.js'
import type { PolicyDecision } from '../resilience/retry-policy.js'
import type { Ended } from './ended.js'
import type { Host } from './run-context.js'

/** What decides about a start besides the file that holds the step: needed to ask the same again elsewhere. */
export interface InForce {
  /** Everything that is asked before it, or something inside of it, starts. */
  readonly policies: readonly Policy[]
  /** How the groups ended that these policies ask about. */
  readonly groups: ReadonlyMap<string, GroupCounts>
}

/** Who may start, what a failure does to breakers, and what becomes of an error that no route took. */
export interface Governance {
  /** A refusal to start; null at once when there is nothing to ask, which is the common case. */
  enter(host: Host, step: Step | Member, at: NodeAt): Promise<RaisedHere | null> | null
  /** Counts how a run ended. */
  leave(host: Host, step: Step | Member, at: NodeAt, ended: Ended): void
  /** What the retry policy says to an error that no route took. */
  decide(host: Host, step: Step | Member, at: NodeAt, error: Raised): PolicyDecision
  inForce(host: Host, step: Step | Member): InForce
  /** The latest answer of every policy, as templates see it; on an error route the failing node's own where it has one. */
  policyView(host?: Host, node?: string): JsonObject
}

/** No policies, no breakers, no retry policy: what a file without them gets. */
export const NO_GOVERNANCE: Governance = {
  enter: () => null,
  leave: () => {},
  decide: () => ({ decision: 'none', reason: '' }),
  inForce: () => ({ policies: [], groups: new Map() }),
  policyView: () => ({}),
}
