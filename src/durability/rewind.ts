import type { DecisionEvent, NodeAt } from '../core/events.js'
import { rootRun, runKey } from '../core/place.js'
import { FlowState } from '../engine/state.js'
import { Attempts } from './attempts.js'
import { type JournalEntry, recordOf } from './journal.js'

/** `--from` does not rewrite the journal; it says in it what still counts of everything before. */
export function withoutRewound(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  let counting: JournalEntry[] = []
  for (const entry of entries) {
    const list = entry.event['type'] === 'run_rewound' ? entry.event['keep'] : undefined
    if (Array.isArray(list)) {
      const counts = new Set(list)
      counting = counting.filter((earlier) => {
        const run = runOf(earlier)
        return run === null || counts.has(run)
      })
    } else counting.push(entry)
  }
  return counting
}

/**
 * The runs of the root that count when NODE is entered again: those before its last visit, in the order in which the run
 * goes through them. That is not the order of the journal, because a node that was repaired is at its end.
 */
export function runsBefore(
  entries: readonly JournalEntry[],
  entryPoint: string,
  node: string,
): readonly string[] | null {
  const path = rootPath(entries, entryPoint)
  const last = path.findLast((at) => at.node === node)
  if (last === undefined) return null
  const first = path.findIndex((at) => at.node === node && at.visit === last.visit)
  return path.slice(0, first).map(runKey)
}

function rootPath(entries: readonly JournalEntry[], entryPoint: string): readonly NodeAt[] {
  const attempts = new Attempts()
  const seen = new Set<string | null>()
  for (const [order, entry] of entries.entries()) {
    seen.add(runOf(entry))
    attempts.learn(recordOf(entry), order)
  }
  const state = new FlowState()
  const path: NodeAt[] = []
  for (let name: string | null = entryPoint; name !== null; ) {
    const at: NodeAt = { scope: '', node: name, ...state.nextRun(name) }
    if (!seen.has(runKey(at))) break
    path.push(at)
    const { end = null, decision = null, after = null } = attempts.get(at) ?? {}
    state.apply({ ...at, type: 'node_started', node_type: '' }, 0)
    for (const event of [end, decision, after]) if (event !== null) state.apply(event, 0)
    name = nextOf(after ?? decision)
  }
  return path
}

function nextOf(decision: DecisionEvent | null): string | null {
  if (decision === null) return null
  if (decision.type === 'node_retry_scheduled') return decision.from ?? decision.node
  return decision.action === 'to' ? decision.to : null
}

/** The run of the root that an entry belongs to, also from deep inside; null for notes about the run as a whole. */
function runOf({ event: { scope, node, visit, attempt } }: JournalEntry): string | null {
  if (typeof scope !== 'string' || typeof node !== 'string') return null
  if (scope !== '') {
    const root = rootRun(scope)
    return root === null ? null : runKey(root)
  }
  return typeof visit === 'number' && typeof attempt === 'number' ? runKey({ scope, node, visit, attempt }) : null
}
