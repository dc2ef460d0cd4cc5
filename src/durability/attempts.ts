import type { DecisionEvent, EndEvent, NodeAt, RunEvent, SavedAnswers } from '../core/events.js'
import { addTo } from '../core/lists.js'
import { isInside, runKey } from '../core/place.js'
import type { Flaws, JournalRecord } from './journal.js'

/** What a journal says about one run of a node. */
export interface KnownAttempt {
  readonly at: NodeAt
  end: EndEvent | null
  endedAt: number
  /** Position of the end in the journal. */
  order: number
  decision: DecisionEvent | null
  /** Where the success routes led after the decision was to recover. */
  after: DecisionEvent | null
  timer: { readonly deadline: number; readonly started: number } | null
  answers: SavedAnswers
  /** Secrets that the end and the decision need and that have no value now. */
  missing: readonly string[]
  lost: boolean
}

const NO_FLAWS: Flaws = { missing: [], lost: false }

/** The runs of nodes in a journal, by their places: of each its last end, and what was decided about it. */
export class Attempts {
  readonly #known = new Map<string, KnownAttempt>()

  /** By the key of the run. */
  get(key: string): KnownAttempt | undefined {
    return this.#known.get(key)
  }

  values(): Iterable<KnownAttempt> {
    return this.#known.values()
  }

  /** Drops everything that happened inside of a run. */
  forgetInside(at: NodeAt): void {
    for (const [key, known] of this.#known) if (isInside(known.at.scope, at)) this.#known.delete(key)
  }

  learn({ event: entry, at, flaws = NO_FLAWS }: JournalRecord, order: number): void {
    const { missing, lost } = flaws
    switch (entry.type) {
      case 'node_completed':
      case 'node_failed': {
        const known = this.#of(entry)
        known.end = entry
        known.endedAt = at
        known.order = order
        known.decision = null
        known.after = null
        known.missing = missing
        known.lost = lost
        return
      }
      case 'node_retry_scheduled':
      case 'route_taken': {
        const known = this.#of(entry)
        if (known.decision?.type === 'route_taken' && known.decision.action === 'recover') known.after = entry
        else known.decision = entry
        if (missing.length > 0) known.missing = [...known.missing, ...missing]
        known.lost ||= lost
        return
      }
      case 'timer_set':
        this.#of(entry).timer = { deadline: entry.deadline, started: entry.started }
        return
      case 'questions_answered':
        // Answers that held a secret are asked for again.
        if (!lost && missing.length === 0) this.#of(entry).answers = entry.answers
        return
      default:
        return
    }
  }

  #of(at: NodeAt): KnownAttempt {
    const key = runKey(at)
    const known = this.#known.get(key) ?? nothingAbout(at)
    this.#known.set(key, known)
    return known
  }
}

/** A run that is known by its place only. */
export function nothingAbout(at: NodeAt): KnownAttempt {
  return {
    at,
    end: null,
    endedAt: 0,
    order: 0,
    decision: null,
    after: null,
    timer: null,
    answers: {},
    missing: NO_FLAWS.missing,
    lost: NO_FLAWS.lost,
  }
}

type WarningEvent = Extract<RunEvent, { type: 'warning' }>

/** Warnings by the run of a node that they are about; one that was repeated since has only those of its last time. */
export class RunWarnings {
  /** About runs that have not ended yet. */
  readonly #early = new Map<string, WarningEvent[]>()
  readonly #ended = new Map<string, readonly WarningEvent[]>()

  learn(warning: WarningEvent): void {
    const { scope, node, visit, attempt } = warning
    if (node === null || visit === undefined || attempt === undefined) return
    addTo(this.#early, runKey({ scope, node, visit, attempt }), warning)
  }

  ended(at: NodeAt): void {
    const place = runKey(at)
    const warnings = this.#early.get(place)
    if (warnings === undefined) this.#ended.delete(place)
    else this.#ended.set(place, warnings)
    this.#early.delete(place)
  }

  about(at: NodeAt): readonly WarningEvent[] {
    return this.#ended.get(runKey(at)) ?? []
  }

  /** About everything that ran inside of a run. */
  inside(at: NodeAt): readonly WarningEvent[] {
    return [...this.#ended].flatMap(([place, warnings]) => (isInside(place, at) ? warnings : []))
  }
}
