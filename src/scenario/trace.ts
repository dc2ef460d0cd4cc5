import type { StampedEvent } from '../core/events.js'
import { nodeKey } from '../core/place.js'

/** Which nodes ran, in the order of their runs. */
export interface Trace {
  /** Nodes and groups of the root; attempts of one visit once. */
  readonly path: readonly string[]
  /** The same with members of groups and nodes of children. */
  readonly fullPath: readonly string[]
  /** How often each node ran, all visits, items and attempts together. */
  readonly runs: ReadonlyMap<string, number>
}

export function traceOf(events: readonly StampedEvent[]): Trace {
  const path: string[] = []
  const fullPath: string[] = []
  const runs = new Map<string, number>()
  const awaited = new Set<string>()
  for (const event of events) {
    // After a retry that re-enters earlier, other nodes run before this one does: it comes up again.
    if (event.type === 'node_retry_scheduled' && event.from !== null && event.from !== event.node)
      awaited.add(nodeKey(event))
    if (event.type !== 'node_started') continue
    runs.set(event.node, (runs.get(event.node) ?? 0) + 1)
    if (event.attempt > 1 && !awaited.delete(nodeKey(event))) continue
    fullPath.push(event.node)
    if (event.scope === '') path.push(event.node)
  }
  return { path, fullPath, runs }
}
