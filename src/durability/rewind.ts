import type { DecisionEvent, NodeAt } from '../core/events.js'
import { isJsonObject, type Json } from '../core/json.js'
import { rootRun, runKey } from '../core/place.js'
import { FlowState } from '../engine/state.js'
import { Attempts } from './attempts.js'
import { journalRecord } from './journal.js'

/** `--from` does not rewrite the journal; it says in it what still counts of everything before. */
export function withoutRewound(records: readonly Json[]): readonly Json[] {
  let kept: Json[] = []
  for (const record of records) {
    const entry = entryOf(record)
    const list = entry?.type === 'run_rewound' ? entry['keep'] : undefined
    if (Array.isArray(list)) {
      const keep = new Set(list)
      kept = kept.filter((earlier) => {
        const run = runOf(earlier)
        return run === null || keep.has(run)
      })
    } else kept.push(record)
  }
  return kept
}

/**
 * The runs of the root that count when NODE is entered again: those before its last visit, in the order in which the run
 * goes through them. That is not the order of the journal, because a node that was repaired is at its end.
 */
export function runsBefore(records: readonly Json[], entryPoint: string, node: string): readonly string[] | null {
  const path = rootPath(records, entryPoint)
  const last = path.findLast((at) => at.node === node)
  if (last === undefined) return null
  const first = path.findIndex((at) => at.node === node && at.visit === last.visit)
  return path.slice(0, first).map(runKey)
}

function rootPath(records: readonly Json[], entryPoint: string): readonly NodeAt[] {
  const attempts = new Attempts()
  const seen = new Set<string | null>()
  for (const [order, record] of records.entries()) {
    seen.add(runOf(record))
    const known = journalRecord(record, null)
    if (known !== null) attempts.learn(known, order)
  }
  const state = new FlowState()
  const path: NodeAt[] = []
  for (let name: string | null = entryPoint; name !== null; ) {
    const at: NodeAt = { scope: '', node: name, ...state.nextRun(name) }
    if (!seen.has(runKey(at))) break
    path.push(at)
    const { end = null, decision = null, after = null } = attempts.get(runKey(at)) ?? {}
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

/** The run of the root that a record belongs to, also from deep inside; null for notes about the run as a whole. */
function runOf(record: Json): string | null {
  const entry = entryOf(record)
  if (entry === null) return null
  const { scope, node, visit, attempt } = entry
  if (typeof scope !== 'string' || typeof node !== 'string') return null
  if (scope !== '') {
    const root = rootRun(scope)
    return root === null ? null : runKey(root)
  }
  return typeof visit === 'number' && typeof attempt === 'number' ? runKey({ scope, node, visit, attempt }) : null
}

function entryOf(record: Json): { readonly [key: string]: Json } | null {
  const entry = isJsonObject(record) ? record['e'] : undefined
  return isJsonObject(entry) ? entry : null
}
