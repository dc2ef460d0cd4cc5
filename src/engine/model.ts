import type { PolicyDefinition, Step, Workflow } from '../config/model.js'
import type { HandledFirst, Raised } from '../core/envelope.js'
import type { DecisionEvent, EndEvent, EventOf, ItemMark, NodeAt, RunEvent, SavedAnswers } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { NodeNote, NodeOutcome, RaisedHere } from '../core/outcome.js'
import type { StreamName } from '../core/ports.js'
import type { Sharding } from '../core/sharding.js'
import type { Scope } from '../expressions/index.js'
import type { NodePorts, RunSettings } from '../nodes/executor.js'
import type { GroupCounts } from './resilience/policies.js'
import type { Decision } from './routing.js'
import type { FailedTests, FlowState } from './state.js'

export interface RecalledAttempt {
  readonly end: EndEvent
  readonly endedAt: number
  readonly decision: DecisionEvent | null
  /** Decision of the success routes after a recovery. */
  readonly after: DecisionEvent | null
}

type RecallPlace = Pick<Host, 'workflow' | 'callers' | 'item' | 'context'>

/** Answers questions about earlier sessions of the run from its checkpoint; a fresh run has none. */
export interface Recall {
  attempt(at: NodeAt, step: Step, host: RecallPlace): RecalledAttempt | null
  /** Events of earlier sessions, in their order. */
  readonly events: Iterable<RunEvent>
  /** Returns the wait that an attempt was in when the run was stopped. */
  timer(at: NodeAt, step: Step, host: RecallPlace): Pick<EventOf<'timer_set'>, 'deadline' | 'started'> | null
  /** Returns the answers to questions from before the run was suspended. */
  answers(at: NodeAt): SavedAnswers
  /** Returns the position of a member's last end among all ends; null if the member has not ended. */
  endOrder(scope: string, node: string): number | null
  /** Returns the warnings and test counts of an attempt and of everything inside it. */
  notes(at: NodeAt, step: Step): readonly RunEvent[]
  /** Returns the ends inside a finished attempt that say which errors were handled or tolerated there. */
  handledInside(at: NodeAt): readonly RecalledAttempt[]
  /** Returns the attempts of the named members of a finished group, in the order of their ends. */
  members(scope: string, names: readonly string[]): readonly RecalledAttempt[]
  /** Forgets what a child did with other inputs than these. */
  child(at: NodeAt, inputs: JsonObject): void
}

export const NOTHING_RECALLED: Recall = {
  attempt: () => null,
  events: [],
  timer: () => null,
  answers: () => ({}),
  endOrder: () => null,
  notes: () => [],
  handledInside: () => [],
  members: () => [],
  child: () => {},
}

/**
 * Replaces the execution of a node by an injected error or a scenario's stub. Null lets the node run.
 * `names` are those that the node may read, `flow` all of its file.
 */
export type Interception = (at: NodeAt, step: Step, names: () => Scope, flow: Scope) => NodeOutcome | null

export interface RunServices {
  readonly ports: NodePorts
  readonly settings: RunSettings
  readonly recall: Recall
  readonly governance: Governance
  readonly failedTests: FailedTests
  readonly intercept: Interception
  /** `replayedAt` is the time of an event of an earlier session. */
  readonly emit: (event: RunEvent, replayedAt: number | null) => void
  /** Makes all events durable; called before an effect outside the process and before a long wait. */
  readonly beforeEffect: () => void
  readonly output: (at: NodeAt, step: Step, stream: StreamName, printed: string) => void
  readonly random: () => number
  readonly deadLetter: (letter: DeadLetterRequest) => void
  /** Set if a for_each of the root is spread over machines. */
  readonly sharding?: Sharding
  /** Ends the whole run; the first reason wins. */
  readonly stop: (reason: StopReason) => void
  readonly stopReason: () => StopReason | null
  /** Passed in because groups and children run steps, which may be groups: otherwise files would import each other. */
  readonly runStep: (host: Host, step: Step, at: NodeAt, routes: RoutesInUse) => Promise<Next>
  readonly runFlow: (request: FlowRequest) => Promise<FlowEnd>
  /** Signal of `finally`, which runs on after other work was stopped. */
  readonly finallySignal: () => AbortSignal
}

export type OutsideServices = Omit<
  RunServices,
  'stop' | 'stopReason' | 'failedTests' | 'finallySignal' | 'runStep' | 'runFlow'
>

export interface DeadLetterRequest extends Pick<Run, 'host' | 'step' | 'at'> {
  readonly error: Raised
  readonly reason: string
}

export type StopReason = { readonly kind: 'halt'; readonly error: Raised } | { readonly kind: 'cancel' }

/** Returns a signal that the first call of `stop` aborts, and the reason of that call. */
export function createStopControl() {
  const work = new AbortController()
  let reason: StopReason | null = null
  const stop = (why: StopReason): void => {
    reason ??= why
    work.abort()
  }
  return { signal: work.signal, stop, stopReason: (): StopReason | null => reason }
}

/** A place where steps run: a flow, or one member of a group. */
export interface Host {
  readonly services: RunServices
  readonly workflow: Workflow
  readonly inputs: JsonObject
  readonly scope: string
  /** The files that called this one, outermost first. */
  readonly callers: readonly Workflow[]
  /** Counts the visits, attempts and retries of this host. */
  readonly state: FlowState
  /** The flow whose nodes are visible here; a member sees the one around its group. */
  readonly context: FlowState
  readonly names: Scope
  readonly signal: AbortSignal
  readonly item: (ItemMark & { readonly value: Json }) | null
  /** Errors that the caller of this flow, or the group of this member, is handling. */
  readonly handling: readonly HandledFirst[]
  readonly inGroup: boolean
}

export interface FlowRequest
  extends Pick<Host, 'services' | 'workflow' | 'inputs' | 'scope' | 'callers' | 'signal' | 'handling'> {
  /** Whether an earlier session has begun the workflow and called `on_start`. */
  readonly resumed: boolean
}

type Outcome<S extends NodeOutcome['status']> = Extract<NodeOutcome, { status: S }>

/** Ends that steps, members of groups and whole flows share. */
type Unfinished =
  /** `records` go to errors.jsonl: the error itself, or the errors of all members of a failed group. */
  | { readonly status: 'raised'; readonly error: Raised; readonly records: readonly Raised[] }
  | Outcome<'suspended' | 'handed_off'>
  /** Stopped from outside; `error` names the step that was running, `records` are other errors that are not handled. */
  | { readonly status: 'stopped'; readonly error: Raised; readonly records: readonly Raised[] }

/** A flow that a terminate node ended; `records` are errors of its `finally` nodes. */
type Terminated = Outcome<'terminated'> & { readonly records?: readonly Raised[] }

export type FlowEnd =
  | Unfinished
  | { readonly status: 'completed'; readonly output: JsonObject }
  | (Terminated & { readonly output: JsonObject })

/** End of one attempt at a step. */
export type Ended = Failed | Exclude<Unfinished, { status: 'raised' }> | Outcome<'completed' | 'routed' | 'terminated'>

export type Failed = Extract<Unfinished, { status: 'raised' }> & {
  readonly partial: Json | undefined
  readonly note?: NodeNote
}

export interface Run<E extends Ended = Ended> {
  readonly host: Host
  readonly step: Step
  readonly at: NodeAt
  readonly durationMs: number
  readonly ended: E
}

export interface GivenUp {
  readonly type: 'dead_letter'
  readonly error: Raised
  readonly reason: string
}

/** Continuation of the flow after a step. */
export type Next = (
  | Unfinished
  | Terminated
  | { readonly status: 'go'; readonly to: string }
  | { readonly status: 'end'; readonly output: JsonObject | null }
  | { readonly status: 'again'; readonly from: string | null; readonly deadline: number }
  /** Nothing follows a member of a group or a step of `finally`. */
  | { readonly status: 'done'; readonly output: Json }
  | { readonly status: 'halted'; readonly error: Raised }
) & {
  /** Events to record: side effects of the decision, then the decision itself. */
  readonly events?: readonly (RunEvent | GivenUp)[]
}

/** Routes of a step that apply: all in a flow, error routes in a group, none in `finally`. */
export type RoutesInUse = 'all' | 'errors' | 'none'

/** Policies that apply to a step, and the facts they need to be asked again in a redrive. */
export interface InForce {
  /** Policies that are asked before the step, or a step inside it, starts. */
  readonly policies: readonly PolicyDefinition[]
  readonly groups: ReadonlyMap<string, GroupCounts>
}

export interface Governance {
  enter(host: Host, step: Step, at: NodeAt): Promise<RaisedHere | null>
  leave(host: Host, step: Step, at: NodeAt, ended: Ended): void
  /** Applies the retry policy to an error that no route handles; null if no policy applies. */
  decide(host: Host, step: Step, at: NodeAt, error: Raised): Decision | null
  inForce(host: Host, step: Step): InForce
  /** Returns the latest answer of every policy for templates; on an error route, the failing node's own answers override them. */
  policyView(host?: Host, node?: string): JsonObject
}
