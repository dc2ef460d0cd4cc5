import type { DecisionEvent, NodeAt } from '../core/events.js'
import { rootRun, runKey } from '../core/place.js'
import { FlowState } from '../engine/state.js'
import { Attempts } from './attempts.js'
import { type JournalEntry, toJournalRecord } from './journal.js'

/** Drops entries that a later `--from` discarded: it appends an event that lists the runs of the root to keep. */
export function withoutRewound(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  let counting: JournalEntry[] = []
  for (const entry of entries) {
    const keep = entry.event['type'] === 'run_rewound' ? entry.event['keep'] : undefined
    if (Array.isArray(keep)) {
      const kept = new Set(keep)
      counting = counting.filter((earlier) => {
        const run = findRootRun(earlier)
        return run === null || kept.has(run)
      })
    } else counting.push(entry)
  }
  return counting
}

/**
 * Returns the runs of the root before the last visit of a node, in the order of the flow; null if the node never ran. The
 * order of the journal differs, because a repaired node is at the end of the journal.
 */
export function runsBefore(
  entries: readonly JournalEntry[],
  entryPoint: string,
  node: string,
): readonly string[] | null {
  const attempts = new Attempts()
  for (const [order, entry] of entries.entries()) attempts.learn(toJournalRecord(entry), order)
  const recorded = new Set(entries.map(findRootRun))
  const state = new FlowState()
  const runs: string[] = []
  let lastVisit = 0
  let start: number | null = null
  for (let name: string | null = entryPoint; name !== null; ) {
    const at: NodeAt = { scope: '', node: name, ...state.nextRun(name) }
    const key = runKey(at)
    if (!recorded.delete(key)) break
    if (name === node && at.visit !== lastVisit) {
      lastVisit = at.visit
      start = runs.length
    }
    runs.push(key)
    const ended = attempts.findEnded(at)
    for (const event of [ended?.end, ended?.decision, ended?.after]) if (event) state.apply(event, 0)
    name = findNextNode(ended?.after ?? ended?.decision)
  }
  return start === null ? null : runs.slice(0, start)
}

function findNextNode(decision: DecisionEvent | null | undefined): string | null {
  if (!decision) return null
  if (decision.type === 'node_retry_scheduled') return decision.from ?? decision.node
  return decision.action === 'to' ? decision.to : null
}

/** Returns the run of the root that an entry lies in, however deep; null for entries about the workflow as a whole. */
function findRootRun({ event: { scope, node, visit, attempt } }: JournalEntry): string | null {
  if (typeof scope !== 'string' || typeof node !== 'string') return null
  if (scope !== '') {
    const root = rootRun(scope)
    return root === null ? null : runKey(root)
  }
  return typeof visit === 'number' && typeof attempt === 'number' ? runKey({ scope, node, visit, attempt }) : null
}
