import type { Member, PolicyDefinition, Step, Workflow } from '../config/model.js'
import type { HandledFirst, Raised } from '../core/envelope.js'
import type { DecisionEvent, EndEvent, ItemMark, NodeAt, RunEvent, SavedAnswers } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { NodeNote, NodeOutcome, PendingGate, RaisedHere, Termination } from '../core/outcome.js'
import type { StreamName } from '../core/ports.js'
import type { Handoff, Sharding } from '../core/sharding.js'
import type { Scope } from '../expressions/index.js'
import type { NodePorts, RunSettings } from '../nodes/executor.js'
import type { GroupCounts } from './resilience/policies.js'
import type { Decision } from './routing.js'
import type { FlowState } from './state.js'

/** An attempt that an earlier session of this run has finished. */
export interface RecalledAttempt {
  readonly end: EndEvent
  readonly endedAt: number
  readonly decision: DecisionEvent | null
  /** Where the success routes led after the decision was to recover. */
  readonly after: DecisionEvent | null
}

type RecallPlace = Pick<Host, 'workflow' | 'item' | 'context'>

/** What the run already knows from its checkpoint; a fresh run knows nothing. */
export interface Recall {
  attempt(at: NodeAt, step: Step | Member, host: RecallPlace): RecalledAttempt | null
  /** The wait that a run was in when it was stopped. */
  timer(
    at: NodeAt,
    step: Step | Member,
    host: RecallPlace,
  ): { readonly deadline: number; readonly started: number } | null
  /** What was said to questions before the run was suspended. */
  answers(at: NodeAt): SavedAnswers
  /** When a member's last run ended, among everything that did; null when it has not. */
  endOrder(scope: string, node: string): number | null
  /** Warnings about a run, and about everything inside of it. */
  warnings(at: NodeAt, step: Step | Member): readonly RunEvent[]
  /** Returns the ends inside of a finished run that say which errors were handled or tolerated there. */
  handledInside(at: NodeAt): readonly RecalledAttempt[]
  /** What the named members of a finished group did, in the order in which it ended. */
  members(scope: string, names: readonly string[]): readonly RecalledAttempt[]
  /** Tells with what a child is about to be walked through: what it did with other inputs does not count. */
  child(at: NodeAt, inputs: JsonObject): void
}

export const NOTHING_RECALLED: Recall = {
  attempt: () => null,
  timer: () => null,
  answers: () => ({}),
  endOrder: () => null,
  warnings: () => [],
  handledInside: () => [],
  members: () => [],
  child: () => {},
}

/** Replaces a node's run: an injected error, or the stub of a scenario. Null lets the node run. */
export type Interception = (at: NodeAt, step: Step | Member) => NodeOutcome | null

/** What the engine needs from outside, fixed for one run. */
export interface RunServices {
  readonly ports: NodePorts
  readonly settings: RunSettings
  readonly recall: Recall
  readonly governance: Governance
  readonly intercept: Interception
  /** `replayedAt` is when it happened, for what an earlier session did. */
  readonly emit: (event: RunEvent, replayedAt: number | null) => void
  /** Called before an effect outside the process, and before a long wait, so that everything done so far is on the disk. */
  readonly beforeEffect: () => void
  readonly output: (at: NodeAt, step: Step | Member, stream: StreamName, printed: string) => void
  /** In [0, 1), for jitter. */
  readonly random: () => number
  readonly deadLetter: (letter: DeadLetterRequest) => void
  /** Set where one for_each of the root is spread over machines. */
  readonly sharding?: Sharding
  /** Ends the whole run; the first reason wins. */
  readonly stop: (reason: StopReason) => void
  readonly stopReason: () => StopReason | null
  /** Runs what holds other steps. It is handed in, because a group runs steps, which may be groups: files would import each other. */
  readonly runStep: (host: Host, step: Step | Member, at: NodeAt, routes: Routes) => Promise<Next>
  readonly runFlow: (request: FlowRequest) => Promise<FlowEnd>
  /** What `finally` may still use once the rest was stopped. */
  readonly finallySignal: () => AbortSignal
}

export type OutsideServices = Omit<RunServices, 'stop' | 'stopReason' | 'finallySignal' | 'runStep' | 'runFlow'>

/** An item that was given up, with what is needed to run it again. */
export interface DeadLetterRequest {
  readonly host: Host
  readonly step: Step | Member
  readonly at: NodeAt
  readonly error: Raised
  readonly reason: string
}

/** Why a run stops before its nodes have said so. */
export type StopReason = { readonly kind: 'halt'; readonly error: Raised } | { readonly kind: 'cancel' }

/** A place where steps run: a flow, or one member of a group. */
export interface Host {
  readonly services: RunServices
  readonly workflow: Workflow
  readonly inputs: JsonObject
  readonly scope: string
  /** The files that called this one, from the outside in. */
  readonly callers: readonly Workflow[]
  /** What this host counts: its own visits, attempts and retries. */
  readonly state: FlowState
  /** The flow whose nodes are visible here; a member sees the one around its group. */
  readonly context: FlowState
  readonly names: Scope
  readonly signal: AbortSignal
  readonly item: (ItemMark & { readonly value: Json }) | null
  /** What the caller of this flow, or the group of this member, is to handle. */
  readonly handling: readonly HandledFirst[]
  readonly inGroup: boolean
}

/** One workflow that is to be run: the root, or a child of it. */
export interface FlowRequest
  extends Pick<Host, 'services' | 'workflow' | 'inputs' | 'scope' | 'callers' | 'signal' | 'handling'> {
  /** Whether it began in an earlier session, which has called its first hook. */
  readonly resumed: boolean
}

/** Ends that a step, a member of a group and a whole flow have alike. */
type Unfinished =
  /** `records` go to errors.jsonl: the error itself, or those of all members of a failed group. */
  | { readonly status: 'raised'; readonly error: Raised; readonly records: readonly Raised[] }
  | { readonly status: 'suspended'; readonly gate: PendingGate }
  /** This machine has done its part. */
  | { readonly status: 'handed_off'; readonly handoff: Handoff }
  /** Ended from outside, with the step that this hit; `records` are other errors that are not handled. */
  | { readonly status: 'stopped'; readonly error: Raised; readonly records: readonly Raised[] }

/** A terminate; without an output of its own it gets the one of the workflow. */
interface Terminated {
  readonly status: 'terminated'
  readonly termination: Termination
  readonly output: JsonObject | null
}

/** How one workflow ended. */
export type FlowEnd =
  | Unfinished
  | { readonly status: 'completed'; readonly output: JsonObject }
  | (Terminated & { readonly output: JsonObject })

/** How one run of a step ended, with the error as the rest of the engine sees it. */
export type Ended =
  | Failed
  | Exclude<Unfinished, { status: 'raised' }>
  | Terminated
  | { readonly status: 'completed'; readonly output: Json; readonly note?: NodeNote }
  | { readonly status: 'routed'; readonly output: Json; readonly to: string }

export type Failed = Extract<Unfinished, { status: 'raised' }> & {
  readonly partial: Json | undefined
  readonly note?: NodeNote
}

/** One run of a step that has ended. */
export interface Run<E extends Ended = Ended> {
  readonly host: Host
  readonly step: Step | Member
  readonly at: NodeAt
  readonly durationMs: number
  readonly ended: E
}

/** An item that is given up: the run leaves what is needed to run it again. */
export interface DeadLetter {
  readonly type: 'dead_letter'
  readonly error: Raised
  readonly reason: string
}

/** Where a run goes after a step. */
export type Next = (
  | Unfinished
  | Terminated
  | { readonly status: 'go'; readonly to: string }
  | { readonly status: 'end'; readonly output: JsonObject | null }
  | { readonly status: 'again'; readonly from: string | null; readonly deadline: number }
  /** Nothing follows: a member of a group, or a step of `finally`. */
  | { readonly status: 'done'; readonly output: Json }
  /** The whole run ends here. */
  | { readonly status: 'halted'; readonly error: Raised }
) & {
  /** What goes on record with it: what happens beside the decision, then the decision itself. */
  readonly events?: readonly (RunEvent | DeadLetter)[]
}

/** Which routes of a step count: all in a flow, those for errors in a group, none in `finally`. */
export type Routes = 'all' | 'errors' | 'none'

/** What decides about a start besides the file that holds the step: needed to ask the same again elsewhere. */
export interface InForce {
  /** Everything that is asked before it, or something inside of it, starts. */
  readonly policies: readonly PolicyDefinition[]
  /** How the groups ended that these policies ask about. */
  readonly groups: ReadonlyMap<string, GroupCounts>
}

/** Who may start, what a failure does to breakers, and what becomes of an error that no route handles. */
export interface Governance {
  /** A refusal to start; null lets it start. */
  enter(host: Host, step: Step | Member, at: NodeAt): Promise<RaisedHere | null>
  /** Counts how a run ended. */
  leave(host: Host, step: Step | Member, at: NodeAt, ended: Ended): void
  /** What the retry policy says to an error that no route handles; null where it says nothing. */
  decide(host: Host, step: Step | Member, at: NodeAt, error: Raised): Decision | null
  inForce(host: Host, step: Step | Member): InForce
  /** The latest answer of every policy, as templates see it; on an error route the failing node's own where it has one. */
  policyView(host?: Host, node?: string): JsonObject
}
