import type { Envelope, Frame, Raised } from './envelope.js'
import type { Json, JsonObject } from './json.js'
import type { CancelSignal, GateOption, PendingGate, RunOutcome, Usage } from './outcome.js'
import type { StreamName } from './ports.js'
import type { ShardPlan, ShardShare } from './sharding.js'

/**
 * Where in a run something happened. `scope` is the path of child workflows and group items that leads there: empty in the
 * root, `deploy#1.1/` inside the child that the first attempt of the first visit of `deploy` runs, `each#2.1[3]/` in item 3.
 */
export interface NodeAt {
  readonly scope: string
  readonly node: string
  /** How often this node has been entered in its scope, from 1. */
  readonly visit: number
  /** Which run of this visit, from 1. */
  readonly attempt: number
}

/** The item of a for_each that an event belongs to. */
export interface ItemMark {
  readonly group: string
  readonly index: number
  readonly key: string
}

/** The node that raised an error; empty for what belongs to no node. */
export function raisedBy({ frames }: Pick<Raised, 'frames'>): string {
  return frames[0]?.node ?? ''
}

export type RouteAction = 'to' | 'end' | 'retry' | 'halt' | 'propagate' | 'recover' | 'unhandled' | 'collected'

/** What was said so far to a set of questions, by their ids; null for a question that was skipped. */
export type KeptAnswers = Readonly<Record<string, string | null>>

/** Everything that a run leaves is derived from these; names are those of events.jsonl. */
export type RunEvent =
  | {
      readonly type: 'workflow_started'
      readonly scope: ''
      readonly node: null
      readonly workflow: string
      readonly file: string
      readonly input: JsonObject
      readonly metadata: JsonObject
      readonly resumed: boolean
    }
  | (NodeAt & { readonly type: 'node_started'; readonly node_type: string; readonly item?: ItemMark })
  /** What a node that still runs has printed since the last report. */
  | (NodeAt & {
      readonly type: 'node_output'
      readonly stream: StreamName
      readonly text: string
      /** How many characters before the text were left out. */
      readonly omitted: number
    })
  | (NodeAt & {
      readonly type: 'node_completed'
      readonly node_type: string
      readonly output: Json
      readonly duration_ms: number
      readonly exit_code?: number | null
      readonly usage?: Usage
      readonly item?: ItemMark
      /** Digest of the step's definition, for resume. */
      readonly hash?: string
      /** Where the answer of a gate leads. */
      readonly to?: string
      readonly status?: 'success' | 'failed'
      readonly termination_reason?: string
      readonly terminated_by?: string
      readonly is_explicit?: true
    })
  | (NodeAt &
      Raised & {
        readonly type: 'node_failed'
        readonly node_type: string
        readonly partial?: Json
        readonly duration_ms: number
        readonly usage?: Usage
        readonly hash?: string
        readonly item?: ItemMark
      })
  | (NodeAt & {
      readonly type: 'node_retry_scheduled'
      readonly kind: string
      readonly delay_seconds: number
      /** Wall-clock milliseconds at which the next attempt may start. */
      readonly deadline: number
      readonly route: string
      readonly from: string | null
      readonly policy: boolean
    })
  | (NodeAt & {
      readonly type: 'route_taken'
      readonly action: RouteAction
      readonly to: string | null
      /** `routes[1]`, `error_routes[0]`, or empty where no row decided. */
      readonly route: string
      readonly kind: string | null
      readonly retries_exhausted?: boolean
      /** What a recover route put in place of the node's output. */
      readonly output?: Json
    })
  | (NodeAt & { readonly type: 'timer_set'; readonly deadline: number; readonly started: number })
  | (NodeAt & { readonly type: 'questions_answered'; readonly answers: KeptAnswers })
  | (NodeAt & {
      readonly type: 'group_started'
      readonly group_type: 'parallel' | 'for_each'
      readonly total: number
      readonly max_concurrent: number
    })
  | (NodeAt & {
      readonly type: 'group_completed'
      readonly group_type: 'parallel' | 'for_each'
      readonly total: number
      readonly succeeded: number
      readonly failed: number
      readonly status: 'completed' | 'failed' | 'suspended' | 'cancelled'
      readonly duration_ms: number
    })
  | (NodeAt & {
      readonly type: 'subworkflow_started'
      readonly workflow: string
      readonly file: string
      readonly input: JsonObject
      /** A checksum of the input; the journal has it instead of the input itself. */
      readonly input_digest?: string
    })
  | (NodeAt & {
      readonly type: 'subworkflow_completed'
      readonly workflow: string
      readonly file: string
      readonly status: 'completed' | 'terminated' | 'failed' | 'suspended'
      readonly duration_ms: number
    })
  | { readonly type: 'checkpoint_saved'; readonly scope: string; readonly node: string | null; readonly path: string }
  | {
      readonly type: 'checkpoint_save_failed'
      readonly scope: string
      readonly node: string | null
      readonly error: string
    }
  | {
      readonly type: 'errors_jsonl_write_failed'
      readonly scope: string
      readonly node: string | null
      readonly error: string
    }
  | {
      readonly type: 'circuit_state_changed'
      readonly scope: string
      readonly node: string
      readonly key: string
      readonly from: CircuitName
      readonly to: CircuitName
    }
  /** What a breaker counts, after each change; the checkpoint goes on from the last one. */
  | {
      readonly type: 'breaker_counted'
      readonly scope: string
      readonly node: string | null
      readonly id: string
      readonly state: JsonObject
    }
  /** `resume --from`: of everything before, only these runs of the root count, with what is inside of them. */
  | {
      readonly type: 'run_rewound'
      readonly scope: ''
      readonly node: null
      readonly from: string
      /** As `node#visit.attempt`. */
      readonly keep: readonly string[]
    }
  | {
      readonly type: 'policy_evaluated'
      readonly scope: string
      readonly node: string
      readonly policy_name: string
      readonly allowed: boolean
      readonly reason: string
      readonly metadata: JsonObject
      readonly mode: 'enforce' | 'warn'
    }
  | {
      readonly type: 'resilience_decided'
      readonly scope: string
      readonly node: string
      readonly visit: number
      readonly attempt: number
      readonly decision: 'retry' | 'dead_letter' | 'escalate'
      readonly reason: string
      readonly kind: string
    }
  | {
      readonly type: 'dead_lettered'
      readonly scope: string
      readonly node: string
      readonly visit: number
      readonly attempt: number
      readonly id: string
      readonly kind: string
      readonly reason: string
    }
  | {
      readonly type: 'escalated'
      readonly scope: string
      readonly node: string
      readonly kind: string
      readonly message: string
      readonly title: string
      readonly labels: readonly string[]
      readonly assignees: readonly string[]
    }
  | {
      readonly type: 'gate_waiting'
      readonly scope: string
      readonly node: string
      readonly prompt: string
      readonly options: readonly GateOption[]
    }
  | {
      readonly type: 'hook_executed'
      readonly scope: string
      readonly node: null
      readonly hook: 'on_start' | 'on_complete' | 'on_error'
      readonly result: string
      readonly error: string | null
    }
  | {
      readonly type: 'warning'
      readonly scope: string
      readonly node: string | null
      readonly code: string
      readonly message: string
      /** The run of the node that it is about, if it is about one. */
      readonly visit?: number
      readonly attempt?: number
      /** Whether the file says that it may be so. */
      readonly intended?: true
    }
  /** One of the errors that end the run; errors.jsonl has a record for each. */
  | (Raised & { readonly type: 'error_recorded'; readonly scope: ''; readonly node: null })
  | ({
      readonly type: 'workflow_completed'
      readonly scope: ''
      readonly node: null
      readonly output: Json
      /** What a shard of a plan did of its items. */
      readonly shard?: ShardShare
      readonly duration_ms: number
    } & Partial<TerminationFields>)
  | ({
      readonly type: 'workflow_failed'
      readonly scope: ''
      readonly node: null
      readonly outcome: RunOutcome
      readonly error_type: string
      readonly message: string
      readonly envelope: Envelope | null
      readonly frames: readonly Frame[]
      readonly failed_node: string | null
      /** The rest of the error that ended the run, where one did. */
      readonly error?: Omit<Raised, 'envelope' | 'frames'>
      /** What a cancelled run was cancelled by. */
      readonly signal?: CancelSignal
      /** What a suspended run waits for. */
      readonly gate?: PendingGate
      /** The plan whose shards a suspended run waits for. */
      readonly plan?: ShardPlan
      /** What a shard of a plan did of its items before it was stopped. */
      readonly shard?: ShardShare
      readonly errors_path?: string
      readonly errors_write_error?: string
      readonly output?: Json
      readonly duration_ms: number
    } & Partial<TerminationFields>)

type CircuitName = 'closed' | 'open' | 'half_open'

interface TerminationFields {
  readonly status: 'success' | 'failed'
  readonly termination_reason: string
  readonly terminated_by: string
  readonly is_explicit: true
}

export type EventType = RunEvent['type']

/** How a run of a step ended. */
export type EndEvent = Extract<RunEvent, { type: 'node_completed' | 'node_failed' }>

/** What was decided after it. */
export type DecisionEvent = Extract<RunEvent, { type: 'route_taken' | 'node_retry_scheduled' }>

/** An event as events.jsonl has it; `seq` rises over all sessions of a run. */
export type StampedEvent = RunEvent & {
  readonly timestamp: string
  readonly run_id: string
  readonly seq: number
  /** Reported again from the checkpoint on resume: consumers get it, events.jsonl has it already. */
  readonly replayed?: true
  /** It comes from a shard that this session has joined: nobody has reported it for the whole run yet. */
  readonly joined?: true
}

/** Events that only the checkpoint needs; events.jsonl does not have them. */
export const CHECKPOINT_EVENTS: ReadonlySet<EventType> = new Set<EventType>([
  'timer_set',
  'questions_answered',
  'breaker_counted',
])

/** Someone who turns events into something; knows no engine. Events arrive redacted. */
export interface EventConsumer {
  consume(event: StampedEvent): void
}

/** The code of the warning that a command failed where a failing exit is not an error and nothing looks at it. */
export const IGNORED_EXIT = 'exit-code-ignored'

/** Events are made of JSON only; their types just say it more precisely. */
export function eventJson(event: RunEvent): Json {
  return event as unknown as Json
}
