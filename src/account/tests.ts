import type { StampedEvent } from '../core/events.js'
import type { TestCounts } from '../core/report.js'

const MAX_NODES = 50

/** The tests that each node reported in its latest attempt. */
export class TestLog {
  readonly #nodes = new Map<string, TestCounts & { readonly node: string }>()

  consume(event: StampedEvent): void {
    if (event.type !== 'tests_reported') return
    const { scope, node, total, failed, skipped, seconds, failures, slowest } = event
    const key = `${scope}/${node}`
    if (this.#nodes.size >= MAX_NODES && !this.#nodes.has(key)) return
    this.#nodes.set(key, { node, total, failed, skipped, seconds, failures, slowest })
  }

  get nodes(): readonly (TestCounts & { readonly node: string })[] {
    return [...this.#nodes.values()]
  }
}
