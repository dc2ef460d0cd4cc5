import type { DecisionEvent, EndEvent, EventOf, NodeAt, SavedAnswers } from '../core/events.js'
import { isInsideAttempt, nodeKey, runAround, runKey } from '../core/place.js'
import type { RecalledAttempt } from '../engine/index.js'
import type { Flaws, JournalRecord } from './journal.js'

type NoteEvent = EventOf<'warning' | 'tests_reported'>

export interface AttemptProgress {
  readonly timer: { readonly deadline: number; readonly started: number } | null
  readonly answers: SavedAnswers
  readonly inputDigest: string | null
  /** Notes since the attempt began, or since its previous end if it runs again. */
  readonly notes: readonly NoteEvent[]
}

/** The last end of an attempt, and the decision about it. */
export interface EndedAttempt extends RecalledAttempt {
  readonly order: number
  readonly notes: readonly NoteEvent[]
  /** Secrets in the end and in the decision that have no value now. */
  readonly flaws: Flaws
}

const NO_FLAWS: Flaws = { missing: [], lost: false }
const NO_PROGRESS: AttemptProgress = { timer: null, answers: {}, inputDigest: null, notes: [] }

export class Attempts {
  readonly #progress = new Map<string, AttemptProgress>()
  readonly #ended = new Map<string, EndedAttempt>()
  /** Keys of attempts with notes. There are few, and all are searched for each group or child. */
  readonly #noted = new Set<string>()
  /** Keys of attempts that failed, handled a failure, or exited non-zero where a route decides. There are few, too. */
  readonly #notable = new Set<string>()
  /** Handlers that an error led to, and groups that judge an error, until they complete. */
  readonly #handlers = new Set<string>()

  progress(at: NodeAt): AttemptProgress {
    return this.#progress.get(runKey(at)) ?? NO_PROGRESS
  }

  findEnded(at: NodeAt): EndedAttempt | undefined {
    return this.#ended.get(runKey(at))
  }

  allEnded(): Iterable<EndedAttempt> {
    return this.#ended.values()
  }

  notesInside(outer: NodeAt): readonly NoteEvent[] {
    return this.#inside(this.#noted, outer).flatMap(({ notes }) => notes)
  }

  /** Returns the attempts inside an attempt that say which errors were handled or tolerated there, in the order of their ends. */
  handledInside(outer: NodeAt): readonly EndedAttempt[] {
    return this.#inside(this.#notable, outer).sort((a, b) => a.order - b.order)
  }

  #inside(keys: Iterable<string>, outer: NodeAt): EndedAttempt[] {
    return [...keys].flatMap((key) => (isInsideAttempt(key, outer) ? (this.#ended.get(key) ?? []) : []))
  }

  forgetInside(outer: NodeAt): void {
    for (const attempts of [this.#progress, this.#ended])
      for (const key of attempts.keys()) if (isInsideAttempt(key, outer)) attempts.delete(key)
  }

  learn({ event, at: time, flaws = NO_FLAWS }: JournalRecord, order: number): void {
    switch (event.type) {
      case 'node_completed':
      case 'node_failed':
        this.#end(event, time, order, flaws)
        return
      case 'node_retry_scheduled':
      case 'route_taken':
        this.#decide(event, flaws)
        return
      case 'timer_set':
        this.#advance(event, { timer: { deadline: event.deadline, started: event.started } })
        return
      case 'questions_answered':
        // Answers that held a secret are asked for again.
        if (!flaws.lost && flaws.missing.length === 0) this.#advance(event, { answers: event.answers })
        return
      case 'subworkflow_started':
        this.#advance(event, { inputDigest: event.input_digest ?? null })
        return
      case 'warning':
      case 'tests_reported': {
        const { scope, node, visit, attempt } = event
        if (node === null || visit === undefined || attempt === undefined) return
        const at = { scope, node, visit, attempt }
        this.#advance(at, { notes: [...this.progress(at).notes, event] })
      }
    }
  }

  #advance(at: NodeAt, facts: Partial<AttemptProgress>): void {
    this.#progress.set(runKey(at), { ...this.progress(at), ...facts })
  }

  #end(end: EndEvent, endedAt: number, order: number, flaws: Flaws): void {
    const key = runKey(end)
    const { notes } = this.progress(end)
    this.#ended.set(key, { end, endedAt, order, decision: null, after: null, notes, flaws })
    if (notes.length > 0) {
      this.#noted.add(key)
      this.#advance(end, { notes: [] })
    }
    const isHandler = end.type === 'node_completed' && this.#handlers.delete(nodeKey(end))
    if (isHandler || end.type === 'node_failed' || end.handled_by !== undefined) this.#notable.add(key)
    else this.#notable.delete(key)
  }

  #decide(event: DecisionEvent, { missing, lost }: Flaws): void {
    if (event.type === 'route_taken' && event.kind !== null) this.#leadTo(event)
    const ended = this.findEnded(event)
    if (ended === undefined) return
    const { decision, flaws } = ended
    const followsRecovery = decision?.type === 'route_taken' && decision.action === 'recover'
    this.#ended.set(runKey(event), {
      ...ended,
      ...(followsRecovery ? { after: event } : { decision: event }),
      flaws: { missing: [...flaws.missing, ...missing], lost: flaws.lost || lost },
    })
  }

  /** Remembers the handler that an error leads to, or the group that judges the error. */
  #leadTo({ scope, action, to }: EventOf<'route_taken'>): void {
    if (to !== null) this.#handlers.add(nodeKey({ scope, node: to }))
    const group = action === 'collected' ? runAround(scope) : null
    if (group !== null) this.#handlers.add(nodeKey(group))
  }
}
