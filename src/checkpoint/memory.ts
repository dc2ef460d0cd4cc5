import type { Member, Step, Workflow } from '../config/model.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import type { JournalRecord } from './journal.js'
import { namesRead } from './references.js'

export type EndEvent = Extract<RunEvent, { type: 'node_completed' | 'node_failed' }>
export type DecisionEvent = Extract<RunEvent, { type: 'route_taken' | 'node_retry_scheduled' }>

interface Remembered {
  end: EndEvent | null
  endedAt: number
  decision: DecisionEvent | null
  timer: { readonly deadline: number; readonly started: number } | null
}

const HANDLED = new Set<string>(['to', 'end', 'recover'])

/** What earlier sessions of a run have done, asked for attempt by attempt while the run is walked through again. */
export class Memory {
  readonly #attempts = new Map<string, Remembered>()
  /** Steps that run in this session, by scope and name: what reads them must run again too. */
  readonly #fresh = new Set<string>()
  readonly #repaired = new Set<string>()

  constructor(
    records: readonly JournalRecord[],
    readonly onChanged: (at: NodeAt, reason: string) => void,
  ) {
    for (const { at, entry } of records) this.#learn(entry, at)
  }

  /** Steps of the root that ran again because they, or what they read, changed. */
  get repaired(): readonly string[] {
    return [...this.#repaired]
  }

  #learn(entry: JournalRecord['entry'], time: number): void {
    switch (entry.type) {
      case 'node_completed':
      case 'node_failed': {
        const known = this.#of(entry)
        known.end = entry
        known.endedAt = time
        known.decision = null
        return
      }
      case 'node_retry_scheduled':
      case 'route_taken':
        this.#of(entry).decision = entry
        return
      case 'timer_set':
        this.#of(entry).timer = { deadline: entry.deadline, started: entry.started }
        return
      default:
        return
    }
  }

  #of(at: NodeAt): Remembered {
    const key = keyOf(at)
    let known = this.#attempts.get(key)
    if (known === undefined) {
      known = { end: null, endedAt: 0, decision: null, timer: null }
      this.#attempts.set(key, known)
    }
    return known
  }

  timer(at: NodeAt): { readonly deadline: number; readonly started: number } | null {
    const known = this.#attempts.get(keyOf(at))
    return known === undefined || known.end !== null ? null : known.timer
  }

  attempt(
    at: NodeAt,
    step: Step | Member,
    workflow: Workflow,
  ): { readonly end: EndEvent; readonly endedAt: number; readonly decision: DecisionEvent | null } | null {
    const known = this.#attempts.get(keyOf(at))
    const end = known?.end ?? null
    if (known === undefined || end === null || this.#fresh.has(keyOf(at)) || !this.#counts(at, known))
      return this.#runs(at)
    const reason = this.#changed(at, end, step, workflow)
    if (reason === null) return { end, endedAt: known.endedAt, decision: known.decision }
    this.onChanged(at, reason)
    if (at.scope === '') this.#repaired.add(at.node)
    return this.#runs(at)
  }

  #runs(at: NodeAt): null {
    this.#fresh.add(keyOf(at))
    this.#fresh.add(stepKey(at.scope, at.node))
    return null
  }

  /** A success counts; a failure only when something handled it. */
  #counts(at: NodeAt, known: Remembered): boolean {
    if (known.end?.type === 'node_completed') return known.end.is_explicit !== true
    const { decision } = known
    if (decision === null) return false
    if (decision.type === 'node_retry_scheduled') return true
    if (decision.action === 'collected') return !this.#groupFailed(at.scope)
    return HANDLED.has(decision.action)
  }

  /** Whether the group around a member ended with an error that nobody handled: then what failed in it is tried again. */
  #groupFailed(scope: string): boolean {
    const group = /^(?<outer>.*?)(?<node>[^/#]+)#(?<visit>\d+)\.(?<attempt>\d+)(?:\[\d+\])?\/$/s.exec(scope)?.groups
    if (group === undefined) return false
    const at = {
      scope: group['outer'] ?? '',
      node: group['node'] ?? '',
      visit: Number(group['visit']),
      attempt: Number(group['attempt']),
    }
    const known = this.#attempts.get(keyOf(at))
    return known?.end?.type === 'node_failed' && !this.#counts(at, known)
  }

  #groupHash(end: EndEvent, workflow: Workflow): string | undefined {
    return end.item === undefined ? undefined : workflow.hashes.get(end.item.group)
  }

  #changed(at: NodeAt, end: EndEvent, step: Step | Member, workflow: Workflow): string | null {
    const hash = workflow.hashes.get(step.name) ?? this.#groupHash(end, workflow)
    if (end.hash !== undefined && hash !== undefined && end.hash !== hash) return `${at.node} changed since it ran`
    for (const name of namesRead(step)) {
      if (name !== step.name && workflow.steps.has(name) && this.#fresh.has(stepKey(at.scope, name)))
        return `${name}, which ${at.node} reads, ran again`
    }
    return null
  }
}

function keyOf(at: NodeAt): string {
  return `${at.scope}\n${at.node}\n${at.visit}\n${at.attempt}`
}

function stepKey(scope: string, node: string): string {
  return `${scope}\n${node}`
}
