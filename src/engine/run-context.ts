import type { Member, Step, Workflow } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { ItemMark, KeptAnswers, NodeAt, RunEvent } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { NodeOutcome } from '../core/outcome.js'
import type { StreamName } from '../core/ports.js'
import type { Sharding } from '../core/sharding.js'
import type { Scope } from '../expressions/index.js'
import type { NodePorts, RunSettings } from '../nodes/executor.js'
import type { FlowRequest } from './flow.js'
import type { FlowEnd } from './flow-end.js'
import type { Governance } from './governance.js'
import type { Next, Routes } from './settlement.js'
import type { EndEvent, FlowState } from './state.js'

export type { EndEvent } from './state.js'

export type DecisionEvent = Extract<RunEvent, { type: 'route_taken' | 'node_retry_scheduled' }>

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
  /** The wait that a run was in when it was cut short. */
  timer(
    at: NodeAt,
    step: Step | Member,
    host: RecallPlace,
  ): { readonly deadline: number; readonly started: number } | null
  /** What was said to questions before the run was suspended. */
  answers(at: NodeAt): KeptAnswers
  /** When a member's last run ended, among everything that did; null when it has not. */
  endOrder(scope: string, node: string): number | null
  /** Warnings about a run, and about everything inside of it. */
  warnings(at: NodeAt, step: Step | Member): readonly RunEvent[]
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
  readonly emit: (event: RunEvent, replayed: boolean) => void
  /** Called before anything happens outside the process, or nothing for a while, so that what is done is on the disk first. */
  readonly beforeEffect: () => void
  readonly output: (at: NodeAt, step: Step | Member, stream: StreamName, text: string) => void
  /** In [0, 1), for jitter. */
  readonly random: () => number
  readonly deadLetter: (letter: DeadLetterRequest) => void
  /** Set where one for_each of the root is spread over machines. */
  readonly sharding?: Sharding
  /** Ends the whole run; the first reason wins. */
  readonly stop: (reason: StopReason) => void
  readonly stopReason: () => StopReason | null
  /** A group runs steps and a workflow node runs a flow, which are made of groups and nodes: handed in, so that no file needs itself. */
  readonly runStep: (host: Host, step: Step | Member, at: NodeAt, routes: Routes) => Promise<Next>
  readonly runFlow: (request: FlowRequest) => Promise<FlowEnd>
  /** What `finally` may still use once the rest was stopped. */
  readonly finallySignal: () => AbortSignal
}

/** What the engine does not make itself. */
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
  readonly inGroup: boolean
}

/** Tells the world and the host's own state. */
export function record(host: Host, event: RunEvent, replayedAt: number | null = null): void {
  host.state.apply(event, replayedAt ?? host.services.ports.clock.now())
  host.services.emit(event, replayedAt !== null)
}

export function warn(host: Host, node: string | null, code: string, message: string): void {
  record(host, { type: 'warning', scope: host.scope, node, code, message })
}

/** A warning about one run of a node, which is reported again when that run is recalled. */
export function warnOfRun(host: Host, { scope, node, visit, attempt }: NodeAt, code: string, message: string): void {
  record(host, { type: 'warning', scope, node, visit, attempt, code, message })
}

export function itemMark(host: Host): { item?: ItemMark } | null {
  return host.item === null ? null : { item: { group: host.item.group, index: host.item.index, key: host.item.key } }
}
