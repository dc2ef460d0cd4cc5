import type { Envelope, Frame, HandledFirst, Raised } from './envelope.js'
import type { Json, JsonObject } from './json.js'
import type { CancelSignal, GateOption, PendingGate, RunOutcome, Usage } from './outcome.js'
import type { StreamName } from './ports.js'
import type { ShardPlan, ShardShare } from './sharding.js'

/**
 * How a field is redacted. A `word` is one of ours: programs and the engine read it back, so it stays as it is. `data` was written by
 * people or printed by programs. The others hold both; src/redaction/redact-event.ts knows which part of them is what.
 */
export type FieldContent =
  | 'word'
  | 'data'
  | 'envelope'
  | 'output'
  | 'item'
  | 'gate'
  | 'options'
  | 'errors'
  | 'error-facts'

/** What a reader of events.jsonl needs a field to be; fields without a check may be missing in a file of another version. */
export type FieldCheck = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'envelope' | 'string-or-null'

/** A field of an event. `T` is its type; nothing holds it at run time. */
interface Field<T> {
  readonly content: FieldContent
  readonly check: FieldCheck | null
  readonly type?: T
}
interface OptionalField<T> extends Field<T> {
  readonly optional: true
}
type Fields = Readonly<Record<string, Field<unknown>>>

type TypeOf<F> = F extends Field<infer T> ? T : never
type OptionalNames<F extends Fields> = { [N in keyof F]: F[N] extends OptionalField<unknown> ? N : never }[keyof F]
/** The event that fields make. */
type EventWith<F extends Fields> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: TypeOf<F[N]> } & {
  readonly [N in OptionalNames<F>]?: TypeOf<F[N]>
}

/** When the journal gets an event: at once, together with the next one that is written at once, or never. */
type JournalTime = 'at-once' | 'later' | 'never'

/** What is known of a type of event, besides what the engine and the account do with it. */
interface EventFacts<F extends Fields> {
  readonly fields: F
  /** Whether events.jsonl has it; what only the checkpoint needs is not there. */
  readonly logged: boolean
  /** Whether a list that has no room for all shows it before others. */
  readonly important: boolean
  journal(event: EventWith<F>): JournalTime
  /** What it says besides its type and its node, in a few words for people. */
  label(event: EventWith<F>): string
}

interface MoreFacts<F extends Fields> {
  readonly label: (event: EventWith<F>) => string
  readonly journal?: JournalTime | ((event: EventWith<F>) => JournalTime)
  readonly important?: true
  readonly logged?: false
}

function event<F extends Fields>(fields: F, facts: MoreFacts<F>): EventFacts<F> {
  const { label, journal = 'never', important = false, logged = true } = facts
  return { fields, label, important, logged, journal: typeof journal === 'function' ? journal : () => journal }
}

const word = <T>(check: FieldCheck | null = null): Field<T> => ({ content: 'word', check })
const data = <T>(check: FieldCheck | null = null): Field<T> => ({ content: 'data', check })
const optional = <T>(field: Field<T>): OptionalField<T> => ({ ...field, check: null, optional: true })

const NAME = word<string>('string')
const COUNT = word<number>('number')
const TEXT = data<string>('string')
const OUTPUT: Field<Json> = { content: 'output', check: null }
const ENVELOPE: Field<Envelope> = { content: 'envelope', check: 'envelope' }
const LAST_ENVELOPE: Field<Envelope | null> = { content: 'envelope', check: null }
const OPTIONS: Field<readonly GateOption[]> = { content: 'options', check: 'array' }
const ITEM = optional<ItemMark>({ content: 'item', check: null })
const nothing = (): string => ''

/** The item of a for_each that an event belongs to. */
export interface ItemMark {
  readonly group: string
  readonly index: number
  readonly key: string
}

export type RouteAction = 'to' | 'end' | 'retry' | 'halt' | 'propagate' | 'recover' | 'unhandled' | 'collected'

/** What was said so far to a set of questions, by their ids; null for a question that was skipped. */
export type SavedAnswers = Readonly<Record<string, string | null>>

type CircuitName = 'closed' | 'open' | 'half_open'

/** The run of a node that an event is about; see `NodeAt`. */
const AT = { scope: NAME, node: NAME, visit: COUNT, attempt: COUNT }
/** The node that an event is about. */
const IN = { scope: NAME, node: NAME }
const MAYBE_IN = { scope: NAME, node: word<string | null>() }
/** About the whole run. */
const RUN = { scope: word<''>('string'), node: word<null>() }

const RAISED = {
  envelope: ENVELOPE,
  origin: word<Raised['origin']>(),
  typed: word<boolean>(),
  frames: word<readonly Frame[]>('array'),
  attempts: word<number>(),
  exit_code: word<number | null>(),
  stderr_tail: data<string>(),
  while_handling: optional<readonly HandledFirst[]>({ content: 'errors', check: null }),
}

const TERMINATION = {
  status: optional(word<'success' | 'failed'>()),
  termination_reason: optional(data<string>()),
  terminated_by: optional(word<string>()),
  is_explicit: optional(word<true>()),
}

/** Every type of event, with all that is known of it. Names and fields are those of events.jsonl and of the journal. */
export const EVENT_TYPES = {
  workflow_started: event(
    {
      ...RUN,
      workflow: NAME,
      file: TEXT,
      input: data<JsonObject>(),
      metadata: data<JsonObject>(),
      resumed: word<boolean>(),
    },
    {
      important: true,
      label: ({ workflow, file, resumed }) => `${workflow}, ${file}${resumed ? ', resumed' : ''}`,
    },
  ),
  node_started: event(
    { ...AT, node_type: NAME, item: ITEM },
    { label: ({ attempt, visit }) => `attempt ${attempt}${visit > 1 ? `, visit ${visit}` : ''}` },
  ),
  /** What a node that still runs has printed since the last report. */
  node_output: event(
    {
      ...AT,
      stream: word<StreamName>('string'),
      text: TEXT,
      /** How many characters before the text were left out. */
      omitted: COUNT,
    },
    { label: nothing },
  ),
  node_completed: event(
    {
      ...AT,
      node_type: NAME,
      output: OUTPUT,
      duration_ms: COUNT,
      exit_code: optional(word<number | null>()),
      usage: optional(word<Usage>()),
      item: ITEM,
      /** Digest of the step's definition, for resume. */
      hash: optional(word<string>()),
      /** Where the answer of a gate leads. */
      to: optional(word<string>()),
      ...TERMINATION,
    },
    { journal: 'at-once', label: ({ termination_reason: reason }) => reason ?? '' },
  ),
  node_failed: event(
    {
      ...AT,
      ...RAISED,
      node_type: NAME,
      /** What upstream calls it, where a child ended itself as failed. */
      error_type: optional(word<'SubworkflowTerminatedError'>()),
      partial: optional(OUTPUT),
      duration_ms: COUNT,
      usage: optional(word<Usage>()),
      hash: optional(word<string>()),
      item: ITEM,
    },
    {
      important: true,
      // It is on record together with what was decided about it: the two mean nothing without each other.
      journal: 'later',
      label: ({ envelope: { kind, message } }) => `${kind}: ${message}`,
    },
  ),
  node_retry_scheduled: event(
    {
      ...AT,
      kind: NAME,
      delay_seconds: COUNT,
      /** Wall-clock milliseconds at which the next attempt may start. */
      deadline: word<number>(),
      route: word<string>(),
      from: word<string | null>(),
      policy: word<boolean>(),
    },
    {
      important: true,
      journal: 'at-once',
      label: ({ kind, delay_seconds: delay }) => `after ${kind}, in ${Math.round(delay * 100) / 100} s`,
    },
  ),
  route_taken: event(
    {
      ...AT,
      action: word<RouteAction>('string'),
      to: word<string | null>('string-or-null'),
      /** `routes[1]`, `error_routes[0]`, or empty where no row decided. */
      route: NAME,
      kind: word<string | null>('string-or-null'),
      retries_exhausted: optional(word<boolean>()),
      /** What a recover route put in place of the node's output. */
      output: optional(data<Json>()),
    },
    {
      // After a success the decision can be made again.
      journal: ({ kind }) => (kind === null ? 'later' : 'at-once'),
      label: ({ action, to, kind }) => [action, to ?? '', kind === null ? '' : `on ${kind}`].join(' '),
    },
  ),
  timer_set: event({ ...AT, deadline: COUNT, started: COUNT }, { journal: 'at-once', logged: false, label: nothing }),
  questions_answered: event(
    { ...AT, answers: data<SavedAnswers>('object') },
    { journal: 'at-once', logged: false, label: nothing },
  ),
  group_started: event(
    { ...AT, group_type: word<'parallel' | 'for_each'>('string'), total: COUNT, max_concurrent: COUNT },
    { label: ({ total, max_concurrent: most }) => `${total} in all, ${most} at a time` },
  ),
  group_completed: event(
    {
      ...AT,
      group_type: word<'parallel' | 'for_each'>(),
      total: COUNT,
      succeeded: COUNT,
      failed: COUNT,
      status: word<'completed' | 'failed' | 'suspended' | 'cancelled'>(),
      duration_ms: COUNT,
    },
    { label: ({ succeeded, failed }) => `${succeeded} succeeded, ${failed} failed` },
  ),
  subworkflow_started: event(
    {
      ...AT,
      workflow: NAME,
      file: TEXT,
      input: data<JsonObject>(),
      /** A checksum of the input; the journal has it instead of the input itself. */
      input_digest: optional(word<string>()),
    },
    { journal: 'later', label: ({ file }) => file },
  ),
  subworkflow_completed: event(
    {
      ...AT,
      workflow: word<string>(),
      file: TEXT,
      status: word<'completed' | 'terminated' | 'failed' | 'suspended'>('string'),
      duration_ms: COUNT,
    },
    { label: ({ file, status }) => `${file}: ${status}` },
  ),
  checkpoint_saved: event({ ...MAYBE_IN, path: data<string>() }, { label: nothing }),
  checkpoint_save_failed: event({ ...MAYBE_IN, error: TEXT }, { important: true, label: ({ error }) => error }),
  errors_jsonl_write_failed: event({ ...MAYBE_IN, error: TEXT }, { important: true, label: ({ error }) => error }),
  circuit_state_changed: event(
    { ...IN, key: NAME, from: word<CircuitName>('string'), to: word<CircuitName>('string') },
    { important: true, label: ({ key, from, to }) => `${key}: ${from} to ${to}` },
  ),
  /** What a breaker counts, after each change; the checkpoint goes on from the last one. */
  breaker_counted: event(
    { ...MAYBE_IN, id: NAME, state: word<JsonObject>('object') },
    { journal: 'at-once', logged: false, label: nothing },
  ),
  /** `resume --from`: of everything before, only these runs of the root count, with what is inside of them. */
  run_rewound: event(
    {
      ...RUN,
      from: NAME,
      /** As `node#visit.attempt`. */
      keep: word<readonly string[]>('array'),
    },
    { journal: 'at-once', label: ({ from }) => `from ${from}` },
  ),
  policy_evaluated: event(
    {
      ...IN,
      policy_name: NAME,
      allowed: word<boolean>('boolean'),
      reason: TEXT,
      metadata: data<JsonObject>(),
      mode: word<'enforce' | 'warn'>(),
    },
    {
      journal: 'later',
      label: ({ policy_name: name, allowed, reason }) =>
        `${name}: ${allowed ? 'allowed' : 'denied'}${reason === '' ? '' : `, ${reason}`}`,
    },
  ),
  resilience_decided: event(
    {
      ...IN,
      visit: word<number>(),
      attempt: word<number>(),
      decision: word<'retry' | 'dead_letter' | 'escalate'>('string'),
      reason: TEXT,
      kind: NAME,
    },
    { label: ({ kind, reason }) => `${kind}, ${reason}` },
  ),
  dead_lettered: event(
    { ...IN, visit: word<number>(), attempt: word<number>(), id: NAME, kind: NAME, reason: TEXT },
    { important: true, journal: 'at-once', label: ({ kind, reason }) => `${kind}, ${reason}` },
  ),
  escalated: event(
    {
      ...IN,
      kind: NAME,
      message: TEXT,
      title: TEXT,
      labels: data<readonly string[]>(),
      assignees: data<readonly string[]>(),
    },
    { important: true, journal: 'at-once', label: ({ title }) => title },
  ),
  gate_waiting: event({ ...IN, prompt: TEXT, options: OPTIONS }, { important: true, label: ({ prompt }) => prompt }),
  hook_executed: event(
    {
      scope: NAME,
      node: word<null>(),
      hook: word<'on_start' | 'on_complete' | 'on_error'>('string'),
      result: TEXT,
      error: data<string | null>('string-or-null'),
    },
    { important: true, label: ({ hook, error, result }) => `${hook}: ${error ?? result}` },
  ),
  warning: event(
    {
      ...MAYBE_IN,
      code: NAME,
      message: TEXT,
      /** The run of the node that it is about, if it is about one. */
      visit: optional(word<number>()),
      attempt: optional(word<number>()),
      /** Whether the file says that it may be so. */
      intended: optional(word<true>()),
    },
    {
      important: true,
      // Only what belongs to a run is reported again with it.
      journal: ({ attempt }) => (attempt === undefined ? 'never' : 'later'),
      label: ({ code, message }) => `${code}: ${message}`,
    },
  ),
  /** One of the errors that end the run; errors.jsonl has a record for each. */
  error_recorded: event({ ...RUN, ...RAISED }, { label: ({ envelope: { kind, message } }) => `${kind}: ${message}` }),
  workflow_completed: event(
    {
      ...RUN,
      output: data<Json>(),
      /** What a shard of a plan did of its items. */
      shard: optional(data<ShardShare>()),
      duration_ms: COUNT,
      ...TERMINATION,
    },
    { important: true, label: nothing },
  ),
  workflow_failed: event(
    {
      ...RUN,
      outcome: word<RunOutcome>('string'),
      error_type: word<string>(),
      message: TEXT,
      envelope: LAST_ENVELOPE,
      frames: word<readonly Frame[]>(),
      failed_node: word<string | null>(),
      /** The rest of the error that ended the run, where one did. */
      error: optional<Omit<Raised, 'envelope' | 'frames'>>({ content: 'error-facts', check: null }),
      /** What a cancelled run was cancelled by. */
      signal: optional(word<CancelSignal>()),
      /** What a suspended run waits for. */
      gate: optional<PendingGate>({ content: 'gate', check: null }),
      /** The plan whose shards a suspended run waits for. */
      plan: optional(data<ShardPlan>()),
      /** What a shard of a plan did of its items before it was stopped. */
      shard: optional(data<ShardShare>()),
      errors_path: optional(data<string>()),
      errors_write_error: optional(data<string>()),
      output: optional(data<Json>()),
      duration_ms: COUNT,
      ...TERMINATION,
    },
    { important: true, label: ({ message }) => message },
  ),
}

export type EventType = keyof typeof EVENT_TYPES

type FieldsOf<T extends EventType> = EventWith<(typeof EVENT_TYPES)[T]['fields']>

/** Everything that a run leaves is derived from these. */
export type RunEvent = { [T in EventType]: { readonly type: T } & FieldsOf<T> }[EventType]

type AnyFields = { [T in EventType]: FieldsOf<T> }[EventType]

/** The same facts for any type; `journal` and `label` are for events of that type. */
interface AnyEventFacts extends Pick<EventFacts<Fields>, 'fields' | 'logged' | 'important'> {
  journal(event: AnyFields): JournalTime
  label(event: AnyFields): string
}

export function eventFacts(type: EventType): AnyEventFacts {
  return EVENT_TYPES[type]
}

export function isEventType(name: unknown): name is EventType {
  return typeof name === 'string' && Object.hasOwn(EVENT_TYPES, name)
}
