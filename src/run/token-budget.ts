import type { EventConsumer, StampedEvent } from '../core/events.js'
import type { TokenBudget } from '../nodes/executor.js'

/** Counts what agents use; sessions before this one are learnt from their replayed events. */
export class RunTokenBudget implements TokenBudget, EventConsumer {
  #used = 0

  constructor(readonly limit: number | null) {}

  get used(): number {
    return this.#used
  }

  spend(tokens: number): void {
    this.#used += tokens
  }

  consume(event: StampedEvent): void {
    if (event.replayed !== true || (event.type !== 'node_completed' && event.type !== 'node_failed')) return
    this.spend((event.usage?.input_tokens ?? 0) + (event.usage?.output_tokens ?? 0))
  }
}
