import { formatDuration } from './duration.js'
import { type Envelope, type Frame, isEnvelope, isFrame, RAISED, type Raised } from './envelope.js'
import {
  AT,
  COUNT,
  createEventLine,
  createHiddenLine,
  createWarningLine,
  data,
  type EventFacts,
  type EventWith,
  event,
  type Fields,
  field,
  IN,
  type JournalTime,
  type Line,
  MAYBE_IN,
  NAME,
  OUTPUT,
  optionalField,
  RUN,
  type SavedAnswers,
  TERMINATION,
  TEXT,
  toNodeName,
  toSafeText,
  word,
} from './event-fields.js'
import { COMPLETED, formatCompleted, formatRouteLine, GROUP_ENDED, groupLine, ROUTED } from './event-lines.js'
import { NO_FILE } from './finding.js'
import type { Json, JsonObject } from './json.js'
import { formatCount } from './messages.js'
import type { CancelSignal, GateOption, PendingGate, RunOutcome, Usage } from './outcome.js'
import type { StreamName } from './ports.js'
import { allowNull, allowUndefined, createListShape, isBoolean, isObject, isString } from './shape.js'
import type { ShardPlan, ShardShare } from './sharding.js'
import { takesTime } from './step-types.js'
import { formatTestCounts, TEST_COUNTS, type TestIdentity } from './test-counts.js'

type CircuitName = 'closed' | 'open' | 'half_open'

const writeFailed = (summary: string, problem: string) =>
  event({
    summary,
    fields: { ...MAYBE_IN, error: TEXT },
    line: ({ error }) => createWarningLine(`${problem}: ${toSafeText(error)}`),
  })

/** Every type of event. Names and fields are those of events.jsonl and of the journal. */
export const EVENT_TYPES = {
  workflow_started: event({
    summary: 'The run starts; `resumed` is true after a resume.',
    fields: {
      ...RUN,
      workflow: NAME,
      file: TEXT,
      input: data<JsonObject>(),
      metadata: data<JsonObject>(),
      resumed: word<boolean>(),
    },
    line: ({ workflow, file, resumed }) =>
      createEventLine(
        'plain',
        resumed ? '↻' : '▶',
        `${toSafeText(workflow)}${file === NO_FILE ? '' : ` (${toSafeText(file)})`}`,
      ),
  }),
  node_started: event({
    summary: 'An attempt of a node starts.',
    fields: { ...AT, node_type: NAME },
    // Hidden for nodes that take no time; child workflows have `subworkflow_started`.
    line: (event) => {
      const text = `${toNodeName(event)}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`
      return createEventLine('quiet', '▶', text, takesTime(event.node_type) ? 'info' : 'hidden')
    },
  }),
  node_output: event({
    summary:
      'Text that a running node has printed since the last such event; `omitted` counts the characters left out before it.',
    fields: {
      ...AT,
      stream: word<StreamName>(isString),
      text: TEXT,
      omitted: COUNT,
    },
  }),
  node_completed: event({
    summary:
      'A node has completed. `handled_by: when`: its exit code is not 0, and its own routes decide on it; `quarantine`: failed tests may fail for a while.',
    fields: COMPLETED,
    journal: 'at-once',
    line: formatCompleted,
  }),
  node_failed: event({
    summary:
      'An attempt of a node has raised an error; `partial` is its output up to then. `secondary`: a `finally` node of a workflow that had failed already. A `terminate` with `status: failed` has the fields of its termination.',
    fields: {
      ...AT,
      ...RAISED,
      node_type: NAME,
      error_type: optionalField(word<'SubworkflowTerminatedError' | 'WorkflowTerminated'>()),
      partial: optionalField(OUTPUT),
      duration_ms: COUNT,
      usage: optionalField(word<Usage>()),
      /** Tests that a later attempt must pass. */
      failing: optionalField(data<readonly TestIdentity[]>()),
      secondary: optionalField(word<true>()),
      hash: optionalField(NAME),
      ...TERMINATION,
    },
    // Written together with the decision about the error, because a resume needs both.
    journal: 'later',
    line: (event) => {
      const { kind, message } = event.envelope
      if (event.termination_reason !== undefined)
        return createEventLine('bad', '■', `${toNodeName(event)}: ${toSafeText(event.termination_reason)}`)
      if (kind === 'internal.cancelled') return createEventLine('care', '■', `${toNodeName(event)} was cancelled`)
      return createEventLine('bad', '✗', `${toNodeName(event)} ${kind}: ${toSafeText(message, 300)}`)
    },
  }),
  node_retry_scheduled: event({
    summary: 'Another attempt follows after `delay_seconds`; `attempt` is the one that failed.',
    fields: {
      ...AT,
      kind: NAME,
      delay_seconds: COUNT,
      /** Wall-clock milliseconds at which the next attempt may start. */
      deadline: word<number>(),
      route: word<string>(allowUndefined(isString)),
      from: word<string | null>(allowUndefined(allowNull(isString))),
      policy: word<boolean>(),
    },
    journal: 'at-once',
    line: ({ attempt, delay_seconds: delay, kind, ...at }) => {
      const when = `next attempt in ${formatDuration(delay * 1000)}`
      return createEventLine('care', '↻', `${toNodeName(at)}: retry ${attempt}, ${when} (${kind})`)
    },
  }),
  route_taken: event({
    summary:
      'The routes of a node have decided. `route` is the row, such as `routes[1]`; `kind` is null after a success.',
    fields: ROUTED,
    // After a success, a resume can decide again.
    journal: ({ kind }) => (kind === null ? 'later' : 'at-once'),
    line: formatRouteLine,
  }),
  tests_reported: event({
    summary: 'The tests of all attempts so far, by the reports that they wrote, each in its last state.',
    fields: { ...AT, ...TEST_COUNTS },
    journal: 'later',
    line: (event) => {
      const { failed, quarantined = 0, flaky_names: names = [] } = event
      const flaky = names.length === 0 ? '' : ` (flaky: ${toSafeText(names.join(', '), 300)})`
      const text = `${toNodeName(event)}: ${formatTestCounts(event)}${flaky}`
      return failed + quarantined > 0 ? createWarningLine(text) : createEventLine('quiet', '·', text)
    },
  }),
  timer_set: event({
    summary: 'A wait has begun.',
    fields: { ...AT, deadline: COUNT, started: COUNT },
    journal: 'at-once',
    logged: false,
  }),
  questions_answered: event({
    summary: 'Answers to the questions of an agent so far.',
    fields: { ...AT, answers: data<SavedAnswers>(isObject) },
    journal: 'at-once',
    logged: false,
  }),
  group_started: event({
    summary: 'A group starts.',
    fields: { ...AT, group_type: word<'parallel' | 'for_each'>(isString), total: COUNT, max_concurrent: COUNT },
    line: ({ group_type, total, max_concurrent: most, ...at }) => {
      const members = formatCount(total, group_type === 'for_each' ? 'item' : 'member')
      return createEventLine('quiet', '▶', `${toNodeName(at)}: ${members}, ${most} at a time`)
    },
  }),
  group_completed: event({
    summary: 'A group has ended.',
    fields: GROUP_ENDED,
    line: groupLine,
  }),
  subworkflow_started: event({
    summary: 'A node starts its child workflow.',
    fields: {
      ...AT,
      workflow: NAME,
      file: TEXT,
      input: data<JsonObject>(),
      /** Checksum of the input; replaces the input in the journal. */
      input_digest: optionalField(NAME),
    },
    journal: 'later',
    line: ({ file, ...at }) => createEventLine('quiet', '▶', `${toNodeName(at)} runs ${toSafeText(file)}`),
  }),
  subworkflow_completed: event({
    summary: 'A child workflow has ended.',
    fields: {
      ...AT,
      workflow: word<string>(),
      file: TEXT,
      status: word<'completed' | 'terminated' | 'failed' | 'suspended'>(isString),
      duration_ms: COUNT,
    },
    line: ({ file, status }) => createHiddenLine(`${file}: ${status}`),
  }),
  checkpoint_saved: event({
    summary: 'The checkpoint is written; a resume can go on from it.',
    fields: { ...MAYBE_IN, path: data<string>() },
    line: () => createEventLine('quiet', '·', 'checkpoint saved', 'debug'),
  }),
  checkpoint_save_failed: writeFailed('The checkpoint could not be written.', 'the checkpoint could not be saved'),
  errors_jsonl_write_failed: writeFailed('errors.jsonl could not be written.', 'errors.jsonl could not be written'),
  circuit_state_changed: event({
    summary: 'A circuit breaker has opened, half opened or closed.',
    fields: { ...IN, key: NAME, from: word<CircuitName>(isString), to: word<CircuitName>(isString) },
    line: ({ key, from, to }) => createWarningLine(`circuit breaker ${toSafeText(key)}: ${from} → ${to}`),
  }),
  breaker_counted: event({
    summary: 'The counts of a breaker after a change; a resume goes on from the last ones.',
    fields: { ...MAYBE_IN, id: NAME, state: word<JsonObject>(isObject) },
    journal: 'at-once',
    logged: false,
  }),
  run_rewound: event({
    summary:
      '`resume --from` discards earlier runs of nodes; `keep` lists those that still count, as `node#visit.attempt`.',
    fields: {
      ...RUN,
      from: NAME,
      keep: word<readonly string[]>(Array.isArray),
    },
    journal: 'at-once',
    line: ({ from }) => createHiddenLine(`from ${from}`),
  }),
  policy_evaluated: event({
    summary: 'A policy has allowed or denied the start of a node.',
    fields: {
      ...IN,
      policy_name: NAME,
      allowed: word<boolean>(isBoolean),
      reason: TEXT,
      metadata: data<JsonObject>(),
      mode: word<'enforce' | 'warn'>(),
    },
    journal: 'later',
    line: ({ policy_name: name, allowed, reason, mode, metadata, ...at }) => {
      const isSkipped = allowed && metadata['skipped'] === true
      const verb = isSkipped ? 'was skipped for' : allowed ? 'allows' : mode === 'warn' ? 'warns about' : 'denies'
      const text = `policy ${toSafeText(name)} ${verb} ${toNodeName(at)}${reason === '' ? '' : `: ${toSafeText(reason)}`}`
      // The end of the run warns once of each policy that was skipped.
      if (isSkipped) return createEventLine('care', '!', text, 'debug')
      return allowed ? createHiddenLine(text) : createWarningLine(text)
    },
  }),
  resilience_decided: event({
    summary: 'The decision about an error that no route took.',
    fields: { ...AT, decision: word<'retry' | 'dead_letter' | 'escalate'>(isString), reason: TEXT, kind: NAME },
    line: ({ kind, reason }) => createHiddenLine(`${kind}, ${reason}`),
  }),
  dead_lettered: event({
    summary: 'An item was given up and put into dead-letter.jsonl.',
    fields: { ...AT, id: NAME, kind: NAME, reason: TEXT },
    journal: 'at-once',
    line: ({ kind, reason, ...at }) =>
      createWarningLine(`${toNodeName(at)} was put aside as a dead letter: ${kind}, ${toSafeText(reason)}`),
  }),
  escalated: event({
    summary: 'An escalation was recorded; `delivery` in result.json says where it went.',
    fields: {
      ...IN,
      kind: NAME,
      message: TEXT,
      title: TEXT,
      labels: data<readonly string[]>(),
      assignees: data<readonly string[]>(),
      /** Who takes care of the kind, by the catalogue. */
      owner: optionalField(TEXT),
    },
    journal: 'at-once',
    line: ({ title, message, ...at }) =>
      createWarningLine(`${toNodeName(at)}: an escalation was recorded: ${toSafeText(title === '' ? message : title)}`),
  }),
  gate_waiting: event({
    summary: 'A gate waits for an answer.',
    fields: { ...IN, prompt: TEXT, options: field<readonly GateOption[]>('options', Array.isArray) },
    // Tells a resume whether a gate that was answered before waits again.
    journal: 'later',
    line: ({ prompt, ...at }) =>
      createEventLine('care', '?', `${toNodeName(at)} waits for an answer: ${toSafeText(prompt, 300)}`, 'warning'),
  }),
  hook_executed: event({
    summary: 'A hook was rendered; `error` is null unless that failed.',
    fields: {
      scope: NAME,
      node: word<null>(),
      hook: word<'on_start' | 'on_complete' | 'on_error'>(isString),
      result: TEXT,
      error: data<string | null>(allowNull(isString)),
    },
    line: ({ hook, error, result }) =>
      error === null
        ? createEventLine('quiet', '·', `hook ${hook}: ${toSafeText(result)}`)
        : createWarningLine(`hook ${hook} failed: ${toSafeText(error)}`),
  }),
  warning: event({
    summary: 'A warning; `intended` is true where the workflow file allows what it is about.',
    fields: {
      ...MAYBE_IN,
      code: NAME,
      message: TEXT,
      /** Visit and attempt, if the warning is about an attempt. */
      visit: optionalField(COUNT),
      attempt: optionalField(COUNT),
      intended: optionalField(word<true>()),
    },
    // Only a warning about an attempt is reported again with the attempt.
    journal: ({ attempt }) => (attempt === undefined ? 'never' : 'later'),
    line: ({ message }) => createWarningLine(toSafeText(message, 1000)),
  }),
  error_recorded: event({
    summary: 'One of the errors that end the run; errors.jsonl has a record for each.',
    fields: {
      ...RUN,
      ...RAISED,
      /** Set for the error that `workflow_failed` carries too. */
      ends_run: optionalField(word<true>()),
    },
    line: ({ envelope: { kind, message } }) => createHiddenLine(`${kind}: ${message}`),
  }),
  workflow_completed: event({
    summary: 'The run succeeded; after a terminate node with its fields.',
    fields: {
      ...RUN,
      output: data<Json>(),
      shard: optionalField(data<ShardShare>()),
      duration_ms: COUNT,
      ...TERMINATION,
    },
  }),
  workflow_failed: event({
    summary: 'The run ended with another outcome; `signal`, `gate` or `plan` where one of them ended it.',
    fields: {
      ...RUN,
      outcome: word<RunOutcome>(isString),
      error_type: word<string>(),
      message: TEXT,
      envelope: field<Envelope | null>('envelope', allowUndefined(allowNull(isEnvelope))),
      frames: word<readonly Frame[]>(allowUndefined(createListShape(isFrame))),
      failed_node: word<string | null>(allowUndefined(allowNull(isString))),
      error: optionalField(field<Omit<Raised, 'envelope' | 'frames'>>('error-facts')),
      signal: optionalField(word<CancelSignal>()),
      gate: optionalField(field<PendingGate>('gate')),
      plan: optionalField(data<ShardPlan>()),
      shard: optionalField(data<ShardShare>()),
      errors_path: optionalField(data<string>()),
      errors_write_error: optionalField(data<string>()),
      output: optionalField(data<Json>()),
      duration_ms: COUNT,
      ...TERMINATION,
    },
    line: ({ message }) => createHiddenLine(message),
  }),
}

export type EventType = keyof typeof EVENT_TYPES

type FieldsOf<T extends EventType> = { [N in T]: EventWith<(typeof EVENT_TYPES)[N]['fields']> }[T]

/** The only source for everything that a run leaves. */
export type RunEvent = { [T in EventType]: { readonly type: T } & FieldsOf<T> }[EventType]

/** Facts about any type of event; `journal` and `line` accept events of that type only. */
interface AnyEventFacts extends Pick<EventFacts<Fields>, 'fields' | 'logged'> {
  journal(event: FieldsOf<EventType>): JournalTime
  line(event: FieldsOf<EventType>): Line
}

export function eventFacts(type: EventType): AnyEventFacts {
  return EVENT_TYPES[type]
}

export function formatEventLine(event: RunEvent): Line {
  return eventFacts(event.type).line(event)
}

export function isEventType(name: unknown): name is EventType {
  return typeof name === 'string' && Object.hasOwn(EVENT_TYPES, name)
}
