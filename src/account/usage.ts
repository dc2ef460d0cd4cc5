import type { StampedEvent } from '../core/events.js'
import { addTokens, type Usage } from '../core/outcome.js'
import type { AgentMetrics, ResultDocument } from '../core/report.js'

/** What agents used, by the name of the node; runs, retries and items of a group added up. */
export class UsageLog {
  readonly #agents = new Map<string, AgentMetrics>()

  consume(event: StampedEvent): void {
    if (event.type !== 'node_completed' && event.type !== 'node_failed') return
    if (event.usage !== undefined) this.#count(event.node, event.usage, event.duration_ms)
  }

  /** Totals where any provider counted, and what each agent used. */
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
    const before = this.#agents.get(node)
    this.#agents.set(node, {
      provider: usage.provider,
      model: usage.model,
      runs: (before?.runs ?? 0) + 1,
      duration_ms: (before?.duration_ms ?? 0) + durationMs,
      input_tokens: addTokens(before?.input_tokens ?? null, usage.input_tokens),
      output_tokens: addTokens(before?.output_tokens ?? null, usage.output_tokens),
    })
  }
}
