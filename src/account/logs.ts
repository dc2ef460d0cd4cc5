import type { StampedEvent } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import { addTokens, type Usage } from '../core/outcome.js'
import { deadLetterId, nodeKey } from '../core/place.js'
import type { AgentMetrics, ResultDocument } from '../core/report.js'

const MAX_POLICIES = 1000
const MAX_LISTED = 10_000
const MAX_CIRCUITS = 200
const MAX_TESTED_NODES = 50

/** Answers of policies, changes of breakers, dead letters and escalations. */
export class GovernanceLog {
  /** All denials, and the first answers that allowed a start. */
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

/** Token usage of agents by node; attempts and items of a group are added up. */
export class UsageLog {
  readonly #agents = new Map<string, AgentMetrics>()

  consume(event: StampedEvent): void {
    if (event.type !== 'node_completed' && event.type !== 'node_failed') return
    if (event.usage !== undefined) this.#count(event.node, event.usage, event.duration_ms)
  }

  /** Returns the usage of each agent, and totals if any provider counted tokens. */
  metrics(): Pick<ResultDocument['metrics'], 'input_tokens' | 'output_tokens' | 'agents'> {
    if (this.#agents.size === 0) return {}
    const sum = (of: (agent: AgentMetrics) => number | null): number | null =>
      [...this.#agents.values()].map(of).reduce(addTokens, null)
    const input = sum((agent) => agent.input_tokens)
    const output = sum((agent) => agent.output_tokens)
    const agents = Object.fromEntries(this.#agents)
    return input === null && output === null
      ? { agents }
      : { input_tokens: input ?? 0, output_tokens: output ?? 0, agents }
  }

  #count(node: string, usage: Usage, durationMs: number): void {
    const sum = this.#agents.get(node)
    this.#agents.set(node, {
      provider: usage.provider,
      model: usage.model,
      runs: (sum?.runs ?? 0) + 1,
      duration_ms: (sum?.duration_ms ?? 0) + durationMs,
      input_tokens: addTokens(sum?.input_tokens ?? null, usage.input_tokens),
      output_tokens: addTokens(sum?.output_tokens ?? null, usage.output_tokens),
    })
  }
}

type TestsReported = Extract<StampedEvent, { type: 'tests_reported' }>

/** Tests that each node reported in its latest attempt. */
export class TestLog {
  readonly #nodes = new Map<string, TestsReported>()

  consume(event: StampedEvent): void {
    if (event.type !== 'tests_reported') return
    const key = nodeKey(event)
    if (this.#nodes.size < MAX_TESTED_NODES || this.#nodes.has(key)) this.#nodes.set(key, event)
  }

  get nodes(): readonly TestsReported[] {
    return [...this.#nodes.values()]
  }
}
