import { isRecord } from '../core/json.js'
import { isKind } from '../core/kinds.js'
import { placeInFile } from '../core/place.js'
import type { RunInfo, Sighting } from './ledger.js'

interface Tally {
  count: number
  recovered: number
  recoveryAttempts: number
}

/** What is known of a run while its events pass by. */
interface Walk {
  runId: string
  timestamp: string
  name: string
  file: string
  outcome: string
  /** By node and kind. */
  readonly tallies: Map<string, { readonly node: string; readonly kind: string; readonly tally: Tally }>
  /** Kinds that failed in a visit that has not succeeded yet, by scope, node and visit. */
  readonly open: Map<string, Set<string>>
}

/** Looks at the events of a run, from events.jsonl or live; null when it never started. */
export function runInfoFromEvents(events: Iterable<unknown>): RunInfo | null {
  const walk: Walk = {
    runId: '',
    timestamp: '',
    name: '',
    file: '',
    outcome: 'unknown',
    tallies: new Map(),
    open: new Map(),
  }
  for (const event of events) if (isRecord(event)) look(walk, event)
  if (walk.runId === '') return null
  const sightings = [...walk.tallies.values()].map(
    ({ node, kind, tally }): Sighting => ({
      node,
      kind,
      count: tally.count,
      recovered: tally.recovered,
      recovery_attempts: tally.recoveryAttempts,
    }),
  )
  const { runId, timestamp, name, file, outcome } = walk
  return { run_id: runId, timestamp, workflow: { name, file }, outcome, sightings }
}

function look(walk: Walk, event: Readonly<Record<string, unknown>>): void {
  switch (event['type']) {
    case 'workflow_started':
      started(walk, event)
      break
    case 'node_failed':
      failed(walk, event)
      break
    case 'node_completed':
      completed(walk, event)
      break
    case 'workflow_completed':
      walk.outcome = 'success'
      break
    case 'workflow_failed':
      walk.outcome = text(event['outcome']) || 'failed'
      break
    default:
      break
  }
}

function started(walk: Walk, event: Readonly<Record<string, unknown>>): void {
  // A resumed run keeps the day on which it began.
  if (walk.runId !== '') return
  walk.runId = text(event['run_id'])
  walk.timestamp = text(event['timestamp'])
  walk.name = text(event['workflow'])
  walk.file = text(event['file'])
}

function failed(walk: Walk, event: Readonly<Record<string, unknown>>): void {
  const envelope = event['envelope']
  if (!isRecord(envelope)) return
  const kind = text(envelope['kind'])
  const frames = event['frames']
  // An error that came out of a child or a member is counted there, where it was raised.
  if (!isKind(kind) || (Array.isArray(frames) && frames.length > 1)) return
  const node = placeInFile({ scope: text(event['scope']), node: text(event['node']) })
  const key = JSON.stringify([node, kind])
  const entry = walk.tallies.get(key) ?? { node, kind, tally: { count: 0, recovered: 0, recoveryAttempts: 0 } }
  entry.tally.count += 1
  walk.tallies.set(key, entry)
  const visit = visitOf(event)
  walk.open.set(visit, (walk.open.get(visit) ?? new Set()).add(key))
}

function completed(walk: Walk, event: Readonly<Record<string, unknown>>): void {
  const visit = visitOf(event)
  const open = walk.open.get(visit)
  if (open === undefined) return
  walk.open.delete(visit)
  const attempts = typeof event['attempt'] === 'number' ? event['attempt'] : 1
  for (const key of open) {
    const entry = walk.tallies.get(key)
    if (entry === undefined) continue
    entry.tally.recovered += 1
    entry.tally.recoveryAttempts += attempts
  }
}

function visitOf(event: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([text(event['scope']), text(event['node']), event['visit'] ?? 1])
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
