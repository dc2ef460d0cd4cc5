import { listFinallySteps, type Step, type Workflow } from '../config/model.js'
import { computeStepHash, type Definition, findChange } from '../config/step-hash.js'
import { findNamesReadWithin, isReadInside } from '../config/templates.js'
import type { DecisionEvent, EndEvent, EventOf, NodeAt, RunEvent, SavedAnswers } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import { isInsideAttempt, rootRun, runAround, runKey, toNodeKey, walkRunsAround } from '../core/place.js'
import { hasSteps } from '../core/step-types.js'
import type { QuarantinedTest } from '../core/test-counts.js'
import type { RecalledAttempt } from '../engine/index.js'
import { computeInputsDigest, type Flaws, type JournalRecord } from './journal.js'

type NoteEvent = EventOf<'warning' | 'tests_reported'>

interface AttemptProgress {
  readonly timer: { readonly deadline: number; readonly started: number } | null
  readonly answers: SavedAnswers
  readonly inputDigest: string | null
  /** Notes since the attempt began, or since its previous end if it runs again. */
  readonly notes: readonly NoteEvent[]
}

interface EndedAttempt extends RecalledAttempt {
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
    const isDone = end.type === 'node_completed' || end.is_explicit === true
    const isHandler = isDone && this.#handlers.delete(toNodeKey(end))
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
    if (to !== null) this.#handlers.add(toNodeKey({ scope, node: to }))
    const group = action === 'collected' ? runAround(scope) : null
    if (group !== null) this.#handlers.add(toNodeKey(group))
  }
}

/** Surroundings of a step that is about to run: its file, its item, and the flow whose nodes it sees. */
interface StepSurroundings extends Definition {
  readonly context: object
}

interface FreshSteps {
  readonly names: Set<string>
  worked: boolean
}

const HANDLED = new Set<string>(['to', 'end', 'recover', 'collected'])

function isHandling(decision: DecisionEvent | null): boolean {
  return decision?.type === 'route_taken' && HANDLED.has(decision.action)
}

/** Answers, attempt by attempt, what earlier sessions of a run have done while a resume walks through the run again. */
export class SessionRecall {
  readonly #attempts = new Attempts()
  readonly #running = new Set<string>()
  /** Fresh steps by their flow: a step that reads one of them must run again, too. */
  readonly #fresh = new WeakMap<object, FreshSteps>()
  /** Steps of the root that ran again because they changed, or because a step that they read ran again. */
  readonly repaired = new Set<string>()

  /** `onChanged` is called for each step that has to run again; `isExcused` asks whether a failed test may still fail. */
  constructor(
    readonly records: readonly JournalRecord[],
    readonly onChanged: (at: NodeAt, reason: string) => void = () => {},
    readonly isExcused: (test: QuarantinedTest) => boolean = () => true,
  ) {
    for (const [order, record] of records.entries()) this.#attempts.learn(record, order)
  }

  get events(): readonly RunEvent[] {
    return this.records.map(({ event }) => event)
  }

  /** Returns the origins of needed secrets without a value, the steps that hold them, and the steps whose results cannot be restored. */
  findTroubles(workflow: Workflow) {
    const missing = new Set<string>()
    const holders = new Set<string>()
    const lost = new Set<string>()
    for (const ended of this.#attempts.allEnded()) {
      const { flaws } = ended
      if ((flaws.missing.length === 0 && !flaws.lost) || !this.#isNeeded(ended, workflow)) continue
      for (const origin of flaws.missing) missing.add(origin)
      // The step of the root workflow that the end lies in, however deep.
      const step = rootRun(ended.end.scope)?.node ?? ended.end.node
      if (flaws.missing.length > 0) holders.add(step)
      if (flaws.lost) lost.add(step)
    }
    return { missing, holders: [...holders], lost: [...lost] }
  }

  /** Reports whether a resume reads the output of an attempt: not if it was retried, lies in something that ended, or nothing reads its step. */
  #isNeeded(ended: EndedAttempt, workflow: Workflow): boolean {
    const { end, decision } = ended
    if (!this.#isDone(ended) || decision?.type === 'node_retry_scheduled') return false
    // A step of `finally` has no decision, and runs again whenever another step does.
    const isSettled = decision !== null || listFinallySteps(workflow).includes(end.node)
    if (end.scope === '' && isSettled && !isReadInside(workflow, end.node)) return false
    return ![...walkRunsAround(end.scope)].some((outer) => this.#isDone(this.#attempts.findEnded(outer)))
  }

  /** Continues a wait that a crash or a cancellation stopped; a wait that changed in the file starts over. */
  timer(at: NodeAt, step: Step, place: StepSurroundings): AttemptProgress['timer'] {
    const ended = this.#attempts.findEnded(at)
    if (this.#isDone(ended) || (ended !== undefined && isRedefined(ended.end, step, place))) return null
    return this.#attempts.progress(at).timer
  }

  answers(at: NodeAt): SavedAnswers {
    return this.#attempts.progress(at).answers
  }

  attempt(at: NodeAt, step: Step, place: StepSurroundings): RecalledAttempt | null {
    const ended = this.#attempts.findEnded(at)
    if (ended === undefined || this.#running.has(runKey(at))) return this.#markFresh(at, step, place)
    const { end } = ended
    if (!this.#isDone(ended)) {
      if (at.scope === '' && isRedefined(end, step, place)) this.repaired.add(at.node)
      return this.#markFresh(at, step, place)
    }
    if (isFinally(step, place.workflow) && (end.type === 'node_failed' || this.#freshIn(place).worked))
      return this.#markFresh(at, step, place)
    const reason = this.#explainRerun(at, end, step, place)
    if (reason === null) return ended
    this.onChanged(at, reason)
    if (at.scope === '') this.repaired.add(at.node)
    return this.#markFresh(at, step, place)
  }

  notes(at: NodeAt, step: Step): readonly RunEvent[] {
    const inside = hasSteps(step.type) ? this.#attempts.notesInside(at) : []
    return [...inside, ...(this.#attempts.findEnded(at)?.notes ?? [])]
  }

  handledInside(at: NodeAt): readonly RecalledAttempt[] {
    return this.#attempts.handledInside(at).filter(({ end, decision }) => {
      // A failure without a decision is that of a `finally` node, which the caller handled with the failure of the child.
      if (end.type === 'node_completed' || decision === null || isHandling(decision)) return true
      const isPassedBy = this.#attempts.findEnded({ ...end, attempt: end.attempt + 1 }) === undefined
      return decision.type === 'node_retry_scheduled' && decision.from !== null && isPassedBy
    })
  }

  endOrder(scope: string, node: string): number | null {
    const last = this.#memberAttempts(scope, node).at(-1)
    if (last === undefined || last.decision?.type === 'node_retry_scheduled' || !this.#isDone(last)) return null
    return last.order
  }

  members(scope: string, names: readonly string[]): readonly RecalledAttempt[] {
    return names.flatMap((name) => this.#memberAttempts(scope, name)).sort((a, b) => a.order - b.order)
  }

  /** Returns the attempts of a member's only visit, up to the first one that was not retried. */
  #memberAttempts(scope: string, node: string): readonly EndedAttempt[] {
    const attempts: EndedAttempt[] = []
    for (let attempt = 1; ; attempt++) {
      const ended = this.#attempts.findEnded({ scope, node, visit: 1, attempt })
      if (ended === undefined) return attempts
      attempts.push(ended)
      if (ended.decision?.type !== 'node_retry_scheduled') return attempts
    }
  }

  child(at: NodeAt, inputs: JsonObject): void {
    const { inputDigest } = this.#attempts.progress(at)
    if (inputDigest !== null && inputDigest !== computeInputsDigest(inputs)) this.#attempts.forgetInside(at)
  }

  #freshIn(place: StepSurroundings): FreshSteps {
    const fresh = this.#fresh.get(place.context) ?? { names: new Set(), worked: false }
    this.#fresh.set(place.context, fresh)
    return fresh
  }

  #markFresh(at: NodeAt, step: Step, place: StepSurroundings): null {
    this.#running.add(runKey(at))
    const fresh = this.#freshIn(place)
    if (place.item === null) fresh.names.add(at.node)
    if (!isFinally(step, place.workflow)) fresh.worked = true
    return null
  }

  /** Reports whether an attempt is done: a success is, a failure only if something handled it. */
  #isDone(ended: EndedAttempt | undefined): boolean {
    if (ended === undefined) return false
    const { end, decision } = ended
    if (end.type === 'node_completed') return end.is_explicit !== true
    if (decision?.type === 'node_retry_scheduled') return true
    return decision?.action === 'collected' ? !this.#hasFailedGroup(end.scope) : isHandling(decision)
  }

  /** Reports whether the group around a member ended with an unhandled error; its failed members then run again. */
  #hasFailedGroup(scope: string): boolean {
    const around = runAround(scope)
    const group = around === null ? undefined : this.#attempts.findEnded(around)
    return group?.end.type === 'node_failed' && !this.#isDone(group)
  }

  #explainRerun(at: NodeAt, end: EndEvent, step: Step, place: StepSurroundings): string | null {
    const change =
      findStepChange(end, step, place) ?? (end.type === 'node_failed' ? this.#groupChange(at, place) : null)
    if (change !== null) {
      const what = change === 'step' ? `${at.node} changed` : `settings of the file that reach ${at.node} changed`
      if (end.type !== 'node_failed' && end.handled_by === undefined) return `${what} since it ran`
      return `the failure of ${at.node} was handled by the file as it was, and ${what} since then`
    }
    const inside = hasSteps(step.type) ? this.#attempts.handledInside(at).map((attempt) => attempt.end) : []
    const excused = [end, ...inside].flatMap((each) => (each.type === 'node_completed' ? (each.quarantined ?? []) : []))
    const over = excused.find((test) => !this.isExcused(test))
    if (over !== undefined) return `the failed test ${over.name} of ${at.node} is not in quarantine any more`
    const { names } = this.#freshIn(place)
    if (names.size === 0) return null
    const rerun = [...findNamesReadWithin(step, place.workflow)].find(
      (name) => name !== step.name && names.has(name) && place.workflow.steps.has(name),
    )
    return rerun === undefined ? null : `${rerun}, which ${at.node} reads, ran again`
  }

  /** Returns the change of the group that tolerated the failure of a member, if any. */
  #groupChange(at: NodeAt, place: StepSurroundings): ReturnType<typeof findStepChange> {
    const around = runAround(at.scope)
    const group = around === null ? undefined : this.#attempts.findEnded(around)
    const step = around === null ? undefined : place.workflow.steps.get(around.node)
    return group === undefined || step === undefined ? null : findStepChange(group.end, step, { ...place, item: null })
  }
}

function findStepChange(end: EndEvent, step: Step, place: StepSurroundings): ReturnType<typeof findChange> {
  return findChange(end.hash, computeStepHash(step, place))
}

function isRedefined(end: EndEvent, step: Step, place: StepSurroundings): boolean {
  return findStepChange(end, step, place) !== null
}

function isFinally(step: Step, workflow: Workflow): boolean {
  return listFinallySteps(workflow).includes(step.name)
}
