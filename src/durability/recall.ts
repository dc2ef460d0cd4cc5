import { finallySteps, type Member, type Step, type Workflow } from '../config/model.js'
import { isReadInside, namesReadWithin } from '../config/references.js'
import { type Definition, stepHash } from '../config/step-hash.js'
import type { DecisionEvent, EndEvent, NodeAt, RunEvent, SavedAnswers } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import { rootRun, runAround, runKey } from '../core/place.js'
import { holdsSteps } from '../core/step-types.js'
import type { RecalledAttempt } from '../engine/index.js'
import { Attempts, KnownAttempt } from './attempts.js'
import { inputsDigest, type JournalRecord } from './journal.js'

/** Where a step is about to run: its file, its item, and the flow whose nodes it sees. */
export interface Place extends Definition {
  readonly context: object
}

interface Fresh {
  readonly steps: Set<string>
  /** Whether anything but `finally` did. */
  worked: boolean
}

const HANDLED = new Set<string>(['to', 'end', 'recover', 'collected'])

function isHandling(decision: DecisionEvent | null): boolean {
  return decision?.type === 'route_taken' && HANDLED.has(decision.action)
}

/** What earlier sessions of a run have done, asked for attempt by attempt while the run is walked through again. */
export class Recall {
  readonly #attempts = new Attempts()
  /** Attempts that run, or ran, in this session. */
  readonly #running = new Set<string>()
  /** Steps that run in this session, by the flow they belong to: what reads them must run again too. */
  readonly #fresh = new WeakMap<object, Fresh>()
  readonly #repaired = new Set<string>()

  /** `onChanged` is called for each step that has to run again. */
  constructor(
    records: readonly JournalRecord[],
    readonly onChanged: (at: NodeAt, reason: string) => void = () => {},
  ) {
    for (const [order, record] of records.entries()) this.#attempts.learn(record, order)
  }

  /** Steps of the root that ran again because they, or what they read, changed; also those that had failed. */
  get repaired(): readonly string[] {
    return [...this.#repaired]
  }

  /**
   * Secrets that are needed to go on: origins without a value and the steps of the root that hold them, and steps of the
   * root whose results cannot come back.
   */
  troubles(workflow: Workflow) {
    const missing = new Set<string>()
    const holders = new Set<string>()
    const lost = new Set<string>()
    for (const known of this.#attempts.values()) {
      if ((known.missing.length === 0 && !known.lost) || !this.#isNeeded(known, workflow)) continue
      for (const origin of known.missing) missing.add(origin)
      if (known.missing.length > 0) holders.add(rootStep(known.at))
      if (known.lost) lost.add(rootStep(known.at))
    }
    return { missing, holders: [...holders], lost: [...lost] }
  }

  /**
   * What was tried again since, what lies inside of something that is finished, and what has a decision and is read by
   * nothing in the file, is not looked at any more.
   */
  #isNeeded(known: KnownAttempt, workflow: Workflow): boolean {
    if (!this.#counts(known) || known.decision?.type === 'node_retry_scheduled') return false
    // A step of `finally` has no decision, and runs again whenever anything does.
    const isSettled = known.decision !== null || finallySteps(workflow).includes(known.at.node)
    if (known.at.scope === '' && isSettled && !isReadInside(workflow, known.at.node)) return false
    for (let outer = this.#around(known.at.scope); outer !== null; outer = this.#around(outer.at.scope)) {
      if (this.#counts(outer)) return false
    }
    return true
  }

  /** A wait that a crash or a cancellation stopped is continued; one that was changed in the file begins anew. */
  timer(at: NodeAt, step: Step | Member, place: Place): { readonly deadline: number; readonly started: number } | null {
    const known = this.#attempts.get(at)
    if (known === undefined || this.#counts(known)) return null
    return known.end !== null && isRedefined(known.end, step, place) ? null : known.timer
  }

  answers(at: NodeAt): SavedAnswers {
    return this.#attempts.get(at)?.answers ?? {}
  }

  attempt(at: NodeAt, step: Step | Member, place: Place): RecalledAttempt | null {
    const known = this.#attempts.get(at)
    const end = known?.end ?? null
    if (known === undefined || end === null || this.#running.has(runKey(at))) return this.#runs(at, step, place)
    if (!this.#counts(known)) {
      if (at.scope === '' && isRedefined(end, step, place)) this.#repaired.add(at.node)
      return this.#runs(at, step, place)
    }
    if (isFinally(step, place.workflow) && (end.type === 'node_failed' || this.#freshIn(place).worked))
      return this.#runs(at, step, place)
    const reason = this.#changed(at, end, step, place)
    if (reason === null) return { end, endedAt: known.endedAt, decision: known.decision, after: known.after }
    this.onChanged(at, reason)
    if (at.scope === '') this.#repaired.add(at.node)
    return this.#runs(at, step, place)
  }

  warnings(at: NodeAt, step: Step | Member): readonly RunEvent[] {
    const inside = holdsSteps(step.type) ? this.#attempts.warningsInside(at) : []
    return [...inside, ...(this.#attempts.get(at)?.warnings ?? [])]
  }

  handledInside(at: NodeAt): readonly RecalledAttempt[] {
    return this.#attempts.handledInside(at).flatMap(({ end, endedAt, decision, after }) => {
      const isHandled = end?.type === 'node_completed' || isHandling(decision)
      return end !== null && isHandled ? [{ end, endedAt, decision, after }] : []
    })
  }

  endOrder(scope: string, node: string): number | null {
    const first = this.#attempts.get({ scope, node, visit: 1, attempt: 1 })
    const last = first?.decision?.type === 'node_retry_scheduled' ? this.#memberRuns(scope, node).at(-1) : first
    if (last === undefined || last.decision?.type === 'node_retry_scheduled' || !this.#counts(last)) return null
    return last.order
  }

  members(scope: string, names: readonly string[]): readonly RecalledAttempt[] {
    return names
      .flatMap((name) => this.#memberRuns(scope, name))
      .sort((a, b) => a.order - b.order)
      .flatMap(({ end, endedAt, decision, after }) => (end === null ? [] : [{ end, endedAt, decision, after }]))
  }

  /** The runs of a member's only visit, up to the one that was not tried again. */
  #memberRuns(scope: string, node: string): readonly KnownAttempt[] {
    const runs: KnownAttempt[] = []
    for (let attempt = 1; ; attempt++) {
      const known = this.#attempts.get({ scope, node, visit: 1, attempt })
      if (known === undefined) return runs
      runs.push(known)
      if (known.decision?.type !== 'node_retry_scheduled') return runs
    }
  }

  child(at: NodeAt, inputs: JsonObject): void {
    const before = this.#attempts.get(at)?.inputDigest ?? null
    if (before !== null && before !== inputsDigest(inputs)) this.#attempts.forgetInside(at)
  }

  #freshIn(place: Place): Fresh {
    const fresh = this.#fresh.get(place.context) ?? { steps: new Set(), worked: false }
    this.#fresh.set(place.context, fresh)
    return fresh
  }

  #runs(at: NodeAt, step: Step | Member, place: Place): null {
    this.#running.add(runKey(at))
    const fresh = this.#freshIn(place)
    if (place.item === null) fresh.steps.add(at.node)
    if (!isFinally(step, place.workflow)) fresh.worked = true
    return null
  }

  /** A success counts; a failure only when something handled it. */
  #counts(known: KnownAttempt): boolean {
    if (known.end === null) return false
    if (known.end.type === 'node_completed') return known.end.is_explicit !== true
    const { decision } = known
    if (decision === null) return false
    if (decision.type === 'node_retry_scheduled') return true
    return decision.action === 'collected' ? !this.#groupFailed(known.at.scope) : isHandling(decision)
  }

  /** Whether the group around a member ended with an unhandled error: then its failed members run again. */
  #groupFailed(scope: string): boolean {
    const group = this.#around(scope)
    return group?.end?.type === 'node_failed' && !this.#counts(group)
  }

  /** The group or child that a scope lies in; one that has not ended yet is known by its place only. */
  #around(scope: string): KnownAttempt | null {
    const run = runAround(scope)
    return run === null ? null : (this.#attempts.get(run) ?? new KnownAttempt(run))
  }

  #changed(at: NodeAt, end: EndEvent, step: Step | Member, place: Place): string | null {
    if (isRedefined(end, step, place)) return `${at.node} changed since it ran`
    const { steps } = this.#freshIn(place)
    if (steps.size === 0) return null
    const again = [...namesReadWithin(step, place.workflow)].find(
      (name) => name !== step.name && steps.has(name) && place.workflow.steps.has(name),
    )
    return again === undefined ? null : `${again}, which ${at.node} reads, ran again`
  }
}

function isRedefined(end: EndEvent, step: Step | Member, place: Place): boolean {
  const hash = stepHash(step, place)
  return end.hash !== undefined && hash !== undefined && end.hash !== hash
}

function isFinally(step: Step | Member, workflow: Workflow): boolean {
  return finallySteps(workflow).includes(step.name)
}

/** The step of the root workflow that something happened in, however deep. */
function rootStep(at: { readonly scope: string; readonly node: string }): string {
  return rootRun(at.scope)?.node ?? at.node
}
