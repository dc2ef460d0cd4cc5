import { ENVELOPE, type HandledFirst, MOST_WHILE_HANDLING, type Raised } from '../core/envelope.js'
import type { EndEvent, EventOf, NodeAt, RunEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { isTransient } from '../core/kinds.js'
import { createObjectShape, isBoolean, isNumber, type Shaped } from '../core/shape.js'
import type { PastTest, TestHistory, TestIdentity } from '../core/test-counts.js'
import { formatTestTitle } from '../test-reports/model.js'
import { toIdentityKey } from '../test-reports/open-failures.js'
import { cutHead } from '../text/excerpt.js'
import type { RetryCount } from './routing.js'

/** Maximum length of a message in `while_handling`. */
const LONGEST_MESSAGE = 1000

const ERROR_VALUE = {
  ...ENVELOPE,
  attempts: isNumber,
  retries_exhausted: isBoolean,
  /** Whether another attempt may succeed. */
  transient: isBoolean,
}
export const isErrorValue = createObjectShape(ERROR_VALUE)
/** An error as templates see it: the envelope and the number of attempts. */
export type ErrorValue = Shaped<typeof ERROR_VALUE>

export function toErrorValue(
  { envelope, about }: Pick<Raised, 'envelope' | 'about'>,
  attempts: number,
  exhausted: boolean,
): ErrorValue {
  const { kind, message, details } = envelope
  const transient = isTransient(envelope, about)
  return { kind, message, details, attempts, retries_exhausted: exhausted, transient }
}

/** The error that led to a node; `node` is the node whose route was taken. */
export type EntryError = ErrorValue & { readonly node: string }

/** The latest end of a step. `output` is undefined if the step never produced one, which differs from null. */
export interface StepState {
  readonly output: Json | undefined
  readonly error: ErrorValue | null
  readonly isGroup: boolean
}

type RunNumber = Pick<NodeAt, 'visit' | 'attempt'>

class Counts {
  run: RunNumber | null = null
  /** Number of the next attempt if it is a retry, also if the retry re-enters at an earlier node. */
  pending: RunNumber | null = null
  retries: Record<string, RetryCount> = {}
  retryAttempts = 0
  /** Start of the first attempt since the node last succeeded. */
  firstStart: number | null = null
  /** The error that led to the node's latest visit, if an error route did. */
  entry: { readonly error: EntryError; readonly handling: readonly HandledFirst[] } | null = null
  /** Errors that the node was handling when it failed. */
  handling: readonly HandledFirst[] = []
  /** The last node when the visit began; every attempt of the visit sees the same one. */
  predecessor: string | null = null
}

/** The state of one flow, a fold over the events of its scope. It mutates its maps, because copies would make long runs quadratic. */
export class FlowState {
  /** Visits of nodes; retries have their own budgets. */
  iterations = 0
  /** Attempts that ended, which templates see as `context.iteration`, as in upstream. */
  ended = 0
  readonly steps = new Map<string, StepState>()
  readonly history: string[] = []
  last: string | null = null
  /** Set while `finally` runs after a failure. */
  hasFailed = false
  #lastEnd: NodeAt | null = null
  /** Nodes that ran since a retry re-entered at an earlier node, until the retried node runs. */
  #reentered: { readonly nodes: Set<string>; readonly until: string } | null = null
  readonly #counts = new Map<string, Counts>()

  #of(node: string): Counts {
    const counts = this.#counts.get(node) ?? new Counts()
    this.#counts.set(node, counts)
    return counts
  }

  nextRun(node: string): RunNumber {
    const { pending, run } = this.#of(node)
    return pending ?? { visit: (run?.visit ?? 0) + 1, attempt: 1 }
  }

  retries(node: string, row: string): RetryCount | undefined {
    const { retries, firstStart } = this.#of(node)
    return retries[row] ?? (firstStart === null ? undefined : { count: 0, firstStartAt: firstStart })
  }

  retryAttempt(node: string): number {
    return this.steps.get(node)?.error === null ? 0 : this.#of(node).retryAttempts
  }

  entryError(node: string): EntryError | undefined {
    return this.#of(node).entry?.error
  }

  /** Returns the errors that a node is handling, the nearest first; undefined if no error led to it. */
  handling(node: string): readonly HandledFirst[] | undefined {
    return this.#of(node).entry?.handling
  }

  /** `at` is the time of the event. */
  apply(event: RunEvent, at: number): void {
    if (event.type === 'node_started') this.#begin(event, at)
    else if (event.type === 'node_completed') this.#end(event, event.output, null, at)
    else if (event.type === 'node_failed') this.#failed(event, at)
    else if (event.type === 'node_retry_scheduled') this.#retried(event, at)
    else if (event.type === 'route_taken') this.#routed(event)
  }

  /** Returns the templates' `context` as if an attempt that is not recorded yet had ended. */
  historyWith(at: NodeAt): JsonObject {
    if (isSameRun(this.#lastEnd, at)) return { iteration: this.ended, history: this.history }
    return { iteration: this.ended + 1, history: [...this.history, at.node] }
  }

  hasBegun({ node, visit, attempt }: NodeAt): boolean {
    const { run } = this.#of(node)
    return run?.visit === visit && run.attempt === attempt
  }

  #begin({ node, visit, attempt }: NodeAt, now: number): void {
    const counts = this.#of(node)
    counts.firstStart ??= now
    if (attempt === 1) counts.predecessor = this.last
    if (this.isIteration(node, attempt)) this.iterations += 1
    counts.run = { visit, attempt }
    counts.pending = null
    if (this.#reentered?.until === node) this.#reentered = null
    else this.#reentered?.nodes.add(node)
  }

  /** Reports whether an attempt counts as an iteration; after a re-entry, each node may run once without being counted. */
  isIteration(node: string, attempt: number): boolean {
    return attempt === 1 && (this.#reentered === null || this.#reentered.nodes.has(node))
  }

  #end(event: EndEvent, output: Json | undefined, error: ErrorValue | null, now: number): void {
    const { node, node_type: type } = event
    // A refused attempt has no start event.
    if (!this.hasBegun(event)) this.#begin(event, now)
    this.steps.set(node, { output, error, isGroup: type === 'parallel' || type === 'for_each' })
    if (!isSameRun(this.#lastEnd, event)) {
      this.ended += 1
      this.history.push(node)
    }
    this.last = node
    this.#lastEnd = event
  }

  #failed(event: EventOf<'node_failed'>, now: number): void {
    const isRaised = event.is_explicit !== true
    this.#end(event, event.partial, isRaised ? toErrorValue(event, event.attempt, false) : null, now)
    this.#of(event.node).handling = event.while_handling ?? []
  }

  #retried(event: EventOf<'node_retry_scheduled'>, now: number): void {
    const { node, route, visit, attempt, from } = event
    const counts = this.#of(node)
    const firstStartAt = counts.firstStart ?? now
    counts.retries[route] = { count: (counts.retries[route]?.count ?? 0) + 1, firstStartAt }
    counts.retryAttempts += 1
    counts.pending = { visit, attempt: attempt + 1 }
    if (from === null) this.last = counts.predecessor ?? this.last
    else if (from !== node) this.#reentered = { nodes: new Set(), until: node }
  }

  #routed(event: EventOf<'route_taken'>): void {
    // Only a success resets retry budgets, once its route is taken.
    if (event.kind === null) Object.assign(this.#of(event.node), { retries: {}, retryAttempts: 0, firstStart: null })
    const step = this.steps.get(event.node)
    if (step === undefined) return
    if (event.action === 'recover') {
      this.steps.set(event.node, recoverStep(step, event.output ?? null))
    } else if (event.retries_exhausted === true && step.error !== null) {
      this.steps.set(event.node, { ...step, error: { ...step.error, retries_exhausted: true } })
    }
    if (event.action === 'to' && event.to !== null) this.#enter(event.to, event)
  }

  #enter(to: string, { node, kind }: EventOf<'route_taken'>): void {
    const error = kind === null ? null : (this.steps.get(node)?.error ?? null)
    if (error === null) {
      this.#of(to).entry = null
      return
    }
    const nearest = { node, kind: error.kind, message: cutHead(error.message, LONGEST_MESSAGE) }
    const handling = [nearest, ...this.#of(node).handling].slice(0, MOST_WHILE_HANDLING)
    this.#of(to).entry = { error: { ...error, node }, handling }
  }
}

/** Tests that failed in a visit of a node and have not passed since; the attempts of a child or a group are part of the visit. */
export class FailedTests {
  readonly #tests = new Map<string, readonly TestIdentity[]>()

  constructor(earlier: Iterable<RunEvent>) {
    for (const event of earlier) this.learn(event)
  }

  /** Returns the tests that the next attempt of a node must pass. */
  find(at: NodeAt): readonly TestIdentity[] {
    return this.#tests.get(visitKey(at)) ?? []
  }

  /** Returns what is open in a visit and in the nodes inside it, by their place in the visit: for a dead letter. */
  listInside(at: NodeAt): Readonly<Record<string, readonly TestIdentity[]>> {
    const start = visitKey(at)
    const inside = [...this.#tests].filter(
      ([key]) => key.startsWith(start) && /^(?:$|[[/])/.test(key.slice(start.length)),
    )
    return Object.fromEntries(inside.map(([key, failing]) => [key.slice(start.length), failing]))
  }

  /** Takes over what was open in a visit of another run. */
  remember(at: NodeAt, inside: Readonly<Record<string, readonly TestIdentity[]>>): void {
    for (const [key, failing] of Object.entries(inside)) this.#tests.set(`${visitKey(at)}${key}`, failing)
  }

  readonly #histories = new Map<string, TestHistory>()

  /** Returns the tests of this session's attempts in a visit, for the node to add its own; failed tests of an earlier session count too. */
  history(at: NodeAt): TestHistory {
    const key = visitKey(at)
    const history = this.#histories.get(key) ?? new Map(this.find(at).flatMap(toPastTest))
    this.#histories.set(key, history)
    return history
  }

  learn(event: RunEvent): void {
    if (event.type === 'route_taken') this.#histories.delete(visitKey(event))
    if (event.type === 'node_failed' && event.failing !== undefined) this.#tests.set(visitKey(event), event.failing)
    else if (this.#tests.size > 0 && event.type === 'node_completed') this.#tests.delete(visitKey(event))
  }
}

function toPastTest(identity: TestIdentity): readonly (readonly [string, PastTest])[] {
  const [suite, within, name, file, , , around] = identity
  if (around !== undefined || name === '') return []
  const counts = { passed: 0, failed: 1, skipped: 0, seconds: 0 }
  const title = formatTestTitle({ name, within })
  const past = {
    title,
    suite: suite || within || file,
    ...counts,
    isQuarantined: false,
    hasFailed: true,
    isFlaky: false,
  }
  return [[toIdentityKey(identity), past]]
}

/** Identifies a visit of a node, whichever attempts of children and groups it is part of. */
function visitKey({ scope, node, visit }: NodeAt): string {
  return `${scope.replaceAll(/(#\d+)\.\d+/g, '$1')}${node}#${visit}`
}

/** Returns a failed step with the output of its recover route; a group keeps its errors and results. */
export function recoverStep({ output, isGroup }: StepState, given: Json): StepState {
  if (!isGroup) return { output: given, error: null, isGroup }
  return { output: { ...(isJsonObject(output) ? output : {}), outputs: given }, error: null, isGroup }
}

/** Reports whether two ends belong to one attempt: a success whose routes fail ends a second time, as a failure. */
function isSameRun(last: NodeAt | null, { node, visit, attempt }: NodeAt): boolean {
  return last !== null && last.node === node && last.visit === visit && last.attempt === attempt
}
