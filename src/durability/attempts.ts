import type { DecisionEvent, EndEvent, NodeAt, RunEvent, SavedAnswers } from '../core/events.js'
import { isInside, nodeKey, runAround, runKey } from '../core/place.js'
import type { JournalRecord } from './journal.js'

type WarningEvent = Extract<RunEvent, { type: 'warning' }>

/** What a journal says about one run of a node: its last end, and what was decided about it. */
export class KnownAttempt {
  end: EndEvent | null = null
  endedAt = 0
  /** Position of the end in the journal. */
  order = 0
  decision: DecisionEvent | null = null
  /** Where the success routes led after the decision was to recover. */
  after: DecisionEvent | null = null
  timer: { readonly deadline: number; readonly started: number } | null = null
  answers: SavedAnswers = {}
  /** Digest of the inputs that a child was started with. */
  inputDigest: string | null = null
  /** Those of its last time, once that has ended. */
  warnings: readonly WarningEvent[] = []
  warningsSinceEnd: WarningEvent[] = []
  /** Secrets that the end and the decision need and that have no value now. */
  missing: readonly string[] = []
  lost = false

  constructor(readonly at: NodeAt) {}
}

/** The runs of nodes in a journal, by their places. */
export class Attempts {
  readonly #known = new Map<string, KnownAttempt>()
  /** The few with warnings: all of them are looked through for each group or child. */
  readonly #warned = new Set<KnownAttempt>()
  /** Attempts that failed, those that handled a failure, and non-zero exits that routes decided on: few as well. */
  readonly #notable = new Set<KnownAttempt>()
  /** Handlers that an error led to, and groups that judge one, which have not completed since. */
  readonly #handlers = new Set<string>()

  get(at: NodeAt): KnownAttempt | undefined {
    return this.#known.get(runKey(at))
  }

  values(): Iterable<KnownAttempt> {
    return this.#known.values()
  }

  /** Warnings about everything that happened inside of a run. */
  warningsInside(run: NodeAt): readonly WarningEvent[] {
    return [...this.#warned].flatMap(({ at, warnings }) => (isInside(at.scope, run) ? warnings : []))
  }

  /** Returns the runs inside of a run that say which errors were handled or tolerated there, in the order in which they ended. */
  handledInside(run: NodeAt): readonly KnownAttempt[] {
    return [...this.#notable].filter(({ at }) => isInside(at.scope, run)).sort((a, b) => a.order - b.order)
  }

  forgetInside(run: NodeAt): void {
    for (const [key, known] of this.#known) {
      if (!isInside(known.at.scope, run)) continue
      this.#known.delete(key)
      this.#notable.delete(known)
    }
  }

  learn({ event: entry, at, flaws = { missing: [], lost: false } }: JournalRecord, order: number): void {
    const { missing, lost } = flaws
    switch (entry.type) {
      case 'node_completed':
      case 'node_failed': {
        const known = this.#of(entry)
        const { warningsSinceEnd: warnings } = known
        const end = { end: entry, endedAt: at, order, decision: null, after: null, missing, lost }
        Object.assign(known, end, { warnings, warningsSinceEnd: [] })
        if (warnings.length > 0) this.#warned.add(known)
        const isHandler = entry.type === 'node_completed' && this.#handlers.delete(nodeKey(entry))
        if (isHandler || entry.type === 'node_failed' || entry.handled_by !== undefined) this.#notable.add(known)
        else this.#notable.delete(known)
        return
      }
      case 'node_retry_scheduled':
      case 'route_taken': {
        const known = this.#of(entry)
        if (known.decision?.type === 'route_taken' && known.decision.action === 'recover') known.after = entry
        else known.decision = entry
        if (missing.length > 0) known.missing = [...known.missing, ...missing]
        known.lost ||= lost
        if (entry.type === 'route_taken' && entry.kind !== null) this.#ledTo(entry)
        return
      }
      case 'timer_set':
        this.#of(entry).timer = { deadline: entry.deadline, started: entry.started }
        return
      case 'questions_answered':
        // Answers that held a secret are asked for again.
        if (!lost && missing.length === 0) this.#of(entry).answers = entry.answers
        return
      case 'subworkflow_started':
        this.#of(entry).inputDigest = entry.input_digest ?? null
        return
      case 'warning': {
        const { scope, node, visit, attempt } = entry
        if (node === null || visit === undefined || attempt === undefined) return
        this.#of({ scope, node, visit, attempt }).warningsSinceEnd.push(entry)
        return
      }
      default:
        return
    }
  }

  /** An error leads to its handler, or to the group that judges it. */
  #ledTo({ scope, action, to }: Extract<DecisionEvent, { type: 'route_taken' }>): void {
    if (to !== null) this.#handlers.add(nodeKey({ scope, node: to }))
    const group = action === 'collected' ? runAround(scope) : null
    if (group !== null) this.#handlers.add(nodeKey(group))
  }

  #of(at: NodeAt): KnownAttempt {
    const known = this.get(at) ?? new KnownAttempt(at)
    this.#known.set(runKey(at), known)
    return known
  }
}
