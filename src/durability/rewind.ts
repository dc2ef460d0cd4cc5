import type { DecisionEvent, EndEvent, NodeAt } from '../core/events.js'
import { rootRun, runKey } from '../core/place.js'
import { FlowState } from '../engine/state.js'
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
  const recorded = recordedRuns(entries)
  const state = new FlowState()
  const runs: string[] = []
  let lastVisit = 0
  let start: number | null = null
  for (let name: string | null = entryPoint; name !== null; ) {
    const at: NodeAt = { scope: '', node: name, ...state.nextRun(name) }
    const key = runKey(at)
    const events = recorded.get(key)
    if (events === undefined) break
    recorded.delete(key)
    if (name === node && at.visit !== lastVisit) {
      lastVisit = at.visit
      start = runs.length
    }
    runs.push(key)
    state.apply({ ...at, type: 'node_started', node_type: '' }, 0)
    for (const event of events) state.apply(event, 0)
    name = nextOf(events.at(-1))
  }
  return start === null ? null : runs.slice(0, start)
}

type Recorded = EndEvent | DecisionEvent

/** Returns each run of the root with its last end and what was decided about it; a run that has not ended has no events. */
function recordedRuns(entries: readonly JournalEntry[]): Map<string, Recorded[]> {
  const runs = new Map<string, Recorded[]>()
  for (const entry of entries) {
    const key = runOf(entry)
    if (key === null) continue
    const events = runs.get(key) ?? []
    if (events.length === 0) runs.set(key, events)
    const { event } = recordOf(entry)
    if (event.scope !== '') continue
    if (event.type === 'node_completed' || event.type === 'node_failed') events.splice(0, events.length, event)
    else if (event.type === 'route_taken' || event.type === 'node_retry_scheduled') {
      const last = events.at(-1)
      // Success routes follow a recovery; any other decision takes the place of the one before.
      if (isDecision(last) && !(last.type === 'route_taken' && last.action === 'recover')) events.pop()
      events.push(event)
    }
  }
  return runs
}

function isDecision(event: Recorded | undefined): event is DecisionEvent {
  return event?.type === 'route_taken' || event?.type === 'node_retry_scheduled'
}

function nextOf(decision: Recorded | undefined): string | null {
  if (!isDecision(decision)) return null
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
