import type { Member, ParallelGroup, Step } from '../config/model.js'
import { finallySteps, isGroup, seesAllInputs, seesEverything, usesErrorRouting } from '../config/model.js'
import { stepHash } from '../config/step-hash.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { NodeNote, NodeOutcome, PendingGate, RaisedHere, Termination } from '../core/outcome.js'
import { scopeInside } from '../core/place.js'
import { mayReachOutside, takesTime } from '../core/step-types.js'
import type { Scope } from '../expressions/index.js'
import type { ExecutionContext } from '../nodes/executor.js'
import { executeNode } from '../nodes/registry.js'
import { errorMessage } from '../text/error-message.js'
import { runChild } from './child.js'
import { failedEvent, noteFields, terminationFields, terminationOutput } from './end-events.js'
import { runGroup } from './group.js'
import { groupView } from './group-view.js'
import { raise } from './raising.js'
import { type EndEvent, type Host, itemMark, record, warnOfRun } from './run-context.js'
import { explicitScope, lastOnly, withNames } from './scopes.js'
import { routeFailure } from './settle-success.js'

/** How one run of a step ended, with the error as the rest of the engine sees it. */
export type AttemptEnd =
  | { readonly status: 'completed'; readonly output: Json }
  | { readonly status: 'routed'; readonly output: Json; readonly to: string }
  | {
      readonly status: 'raised'
      readonly error: Raised
      readonly members: readonly Raised[]
      readonly partial: Json | undefined
    }
  | { readonly status: 'terminated'; readonly termination: Termination; readonly output: JsonObject | null }
  | { readonly status: 'suspended'; readonly gate: PendingGate }
  | { readonly status: 'stopped'; readonly error: Raised | null; readonly records: readonly Raised[] }

const DEFAULT_KEPT_BYTES = 16 * 1024 * 1024

/** Runs a step once, or recalls that run, and puts its beginning and end on record. */
export async function runAttempt(host: Host, step: Step | Member, at: NodeAt): Promise<AttemptEnd> {
  const { scope, node, visit, attempt } = at
  const plain = { scope, node, visit, attempt, type: 'node_started', node_type: step.type } as const
  const started = host.item === null ? plain : { ...plain, ...itemMark(host) }
  const recalled = host.services.recall.attempt(at, step, host)
  if (recalled !== null) {
    record(host, started, recalled.endedAt)
    for (const warning of host.services.recall.warnings(at, step)) host.services.emit(warning, true)
    if (step.type === 'parallel') retellMembers(host, step, at)
    record(host, recalled.end, recalled.endedAt)
    return endOf(recalled.end)
  }
  record(host, started)
  const { clock } = host.services.ports
  const begun = clock.monotonic()
  const outcome = await guarded(host, step, at)
  const durationMs = Math.max(0, Math.round(clock.monotonic() - begun))
  return finish(host, step, at, outcome, durationMs)
}

/** Members of a parallel group are steps of the file as well: what became of them is told again with the group. */
function retellMembers(host: Host, group: ParallelGroup, at: NodeAt): void {
  const { recall, emit } = host.services
  for (const { end, decision } of recall.members(scopeInside(at), group.agents)) {
    const { scope, node, visit, attempt, node_type } = end
    emit({ scope, node, visit, attempt, type: 'node_started', node_type }, true)
    emit(end, true)
    if (decision !== null) emit(decision, true)
  }
}

/** Checks that may refuse a start, then the run itself; what nobody foresaw is a bug of ours and is said to be one. */
async function guarded(host: Host, step: Step | Member, at: NodeAt): Promise<NodeOutcome> {
  const { governance } = host.services
  try {
    if (host.signal.aborted) return { status: 'cancelled' }
    if (mayReachOutside(step.type)) host.services.beforeEffect()
    const gate = governance.enter(host, step, at)
    const refused = gate === null ? null : await gate
    if (host.signal.aborted) {
      governance.leave(host, step, at, { status: 'cancelled' })
      return { status: 'cancelled' }
    }
    if (refused !== null) return { status: 'raised', error: refused, partial: undefined }
    const outcome = routable(host, step, at, host.services.intercept(at, step) ?? (await execute(host, step, at)))
    governance.leave(host, step, at, outcome)
    return outcome
  } catch (error) {
    governance.leave(host, step, at, null)
    return { status: 'raised', error: unexpected(error), partial: undefined }
  }
}

/** In the typed world a step whose success route cannot be carried out has failed itself. */
function routable(host: Host, step: Step | Member, at: NodeAt, outcome: NodeOutcome): NodeOutcome {
  if (outcome.status !== 'completed' || !followsRoutes(host, step)) return outcome
  const { output, note } = outcome
  const event: EndEvent = { ...at, type: 'node_completed', node_type: step.type, output, duration_ms: 0 }
  // Its routes see what it made; what is put on record is decided by them.
  host.state.apply(event, host.services.ports.clock.now())
  const error = routeFailure({ host, step, at, failed: null, output }, step)
  return error === null
    ? outcome
    : { status: 'raised', error, partial: output, ...(note === undefined ? {} : { note }) }
}

/** Whether an error of the success routes of a step can be routed itself, and there are any that may fail. */
function followsRoutes(host: Host, step: Step | Member): step is Step {
  if (host.inGroup || !('routes' in step) || !usesErrorRouting(host.workflow, step)) return false
  const mayFail = step.routes?.some((route) => route.when !== undefined || route.output !== undefined) === true
  return mayFail && !finallySteps(host.workflow).includes(step.name)
}

function unexpected(error: unknown): RaisedHere {
  const message = errorMessage(error)
  return {
    envelope: {
      kind: 'internal.unexpected',
      message: `${message} (this is a bug of conductor-action; please report it)`,
      details: { stack: error instanceof Error ? (error.stack ?? '') : '' },
    },
    origin: 'engine',
    inner: null,
  }
}

function execute(host: Host, step: Step | Member, at: NodeAt): Promise<NodeOutcome> | NodeOutcome {
  const view = visibleNames(host, step)
  if (typeof view === 'string') return missingInput(step, view)
  switch (step.type) {
    case 'parallel':
    case 'for_each':
      return runGroup(host, step, at)
    case 'workflow':
      return runChild(host, step, at, view)
    default:
      if (takesTime(step.type)) host.services.beforeEffect()
      return executeNode(step, executionContext(host, step, at, view))
  }
}

/** The names that a step may read by the workflow's context mode, or the required entry that is not there. */
export function visibleNames(host: Host, step: Step | Member): Scope | string {
  const names = withNames(host.names, { conductor: { retry_attempt: host.state.retryAttempt(step.name) } })
  switch (host.workflow.settings.context?.mode) {
    case 'last_only':
      return seesEverything(step) ? names : lastOnly(names, host.context)
    case 'explicit': {
      const listed = 'input' in step ? (step.input ?? []) : []
      const { scope, missing } = explicitScope(names, host.context, listed, seesAllInputs(step))
      return missing ?? (seesEverything(step) ? names : scope)
    }
    default:
      return names
  }
}

function missingInput(step: Step | Member, entry: string): NodeOutcome {
  const envelope = {
    kind: 'internal.template_error',
    message: `${step.name} lists ${entry} in its input, but it is not there; end it with ? if it may be missing`,
    details: {
      field: 'input',
      template: entry,
      position: { line: 1, column: 1 },
      available_fields: [],
      available_fields_total: 0,
    },
  }
  return { status: 'raised', error: { envelope, origin: 'engine', inner: null }, partial: undefined }
}

function executionContext(
  host: Host,
  step: Exclude<Step | Member, { type: 'parallel' | 'for_each' | 'workflow' }>,
  at: NodeAt,
  scope: Scope,
): ExecutionContext {
  const { services, workflow } = host
  return {
    workflow,
    scope,
    typed: usesErrorRouting(workflow, step),
    inGroup: host.inGroup,
    attempt: at.attempt,
    traceParent: services.settings.traceParentOf?.(at) ?? null,
    retryAttempt: host.state.retryAttempt(step.name),
    signal: host.signal,
    settings: services.settings,
    ports: services.ports,
    maxOutputBytes:
      ('max_output_bytes' in step ? step.max_output_bytes : undefined) ??
      workflow.settings.limits?.max_output_bytes ??
      DEFAULT_KEPT_BYTES,
    output: (stream, text) => services.output(at, step, stream, text),
    recalledTimer: services.recall.timer(at, step, host),
    setTimer: (deadline, started) => record(host, { ...at, type: 'timer_set', deadline, started }),
    warn: (code, message) => warnOfRun(host, at, code, message),
    waiting: ({ node, prompt, options }) => {
      record(host, { type: 'gate_waiting', scope: host.scope, node, prompt, options })
      services.beforeEffect()
    },
  }
}

function finish(host: Host, step: Step | Member, at: NodeAt, outcome: NodeOutcome, durationMs: number): AttemptEnd {
  const hash = stepHash(step, host)
  const { scope, node, visit, attempt } = at
  const plain = { scope, node, visit, attempt, node_type: step.type, duration_ms: durationMs }
  const common = hash === undefined ? { ...plain, ...itemMark(host) } : { ...plain, hash, ...itemMark(host) }
  switch (outcome.status) {
    case 'completed':
    case 'routed': {
      noticeIgnoredExit(host, step, at, outcome.status === 'completed' ? outcome.note : undefined)
      const event: RunEvent = {
        ...common,
        type: 'node_completed',
        output: outcome.output,
        ...(outcome.status === 'routed'
          ? { to: outcome.to }
          : outcome.note === undefined
            ? null
            : noteFields(outcome.note)),
      }
      record(host, event)
      return outcome
    }
    case 'terminated':
      record(host, {
        ...common,
        type: 'node_completed',
        output: terminationOutput(outcome.termination),
        ...terminationFields(outcome.termination),
      })
      return outcome
    case 'raised': {
      const error = raise(host.workflow, step, at, outcome.error)
      if (error.envelope.kind === 'internal.undeclared_kind')
        warnOfRun(host, at, 'undeclared-kind', error.envelope.message)
      // A group that failed before its members started has the same names, with nothing in them.
      const partial = outcome.partial ?? (isGroup(step) ? groupView(step, []) : undefined)
      record(host, failedEvent(common, error, partial, outcome.note))
      // A limit of the run ends all of it, also from a child or a group.
      if (error.envelope.kind === 'internal.limit_exceeded') {
        host.services.stop({ kind: 'halt', error })
        return { status: 'stopped', error: null, records: [] }
      }
      const members = crossed(outcome.error.members ?? [], error)
      return { status: 'raised', error, members, partial }
    }
    case 'halted':
      host.services.stop({ kind: 'halt', error: outcome.error })
      record(host, failedEvent(common, outcome.error, undefined, undefined))
      return { status: 'stopped', error: null, records: [] }
    case 'suspended':
      return outcome
    case 'cancelled': {
      const error = cancelledError(host, step, at, outcome.inner ?? null)
      record(host, failedEvent(common, error, undefined, undefined))
      return { status: 'stopped', error, records: crossed(outcome.records ?? [], error) }
    }
  }
}

/** Errors from inside, one frame longer: they crossed the boundary of the step that raised in their name. */
function crossed(errors: readonly Raised[], error: Raised): readonly Raised[] {
  const boundary = error.frames.slice(-1)
  return errors.map((one) => ({ ...one, frames: [...one.frames, ...boundary] }))
}

/** What is on record for a step that was ended from outside, or that did not get to start. */
export function cancelledError(host: Host, step: Step | Member, at: NodeAt, inner: Raised | null): Raised {
  const envelope = inner?.envelope ?? {
    kind: 'internal.cancelled',
    message: `${step.name} was cancelled`,
    details: {},
  }
  return { ...raise(host.workflow, step, at, { envelope, origin: 'engine', inner }), typed: false }
}

/** Outside the typed world a failing exit is no error, but nobody should miss that it went by unread. */
function noticeIgnoredExit(host: Host, step: Step | Member, at: NodeAt, note: NodeNote | undefined): void {
  if (step.type !== 'script' || note?.exitCode === undefined || note.exitCode === 0 || note.exitCode === null) return
  if (host.services.readsExitCode(host.workflow, step.name)) return
  warnOfRun(
    host,
    at,
    'exit-code-ignored',
    `${step.name} exited with code ${note.exitCode}, and nothing in ${host.workflow.displayFile} reads its exit_code; add an on_error route, or strict_exit: true`,
  )
}

/** The end of a recalled attempt, as if it had just happened. */
function endOf(event: EndEvent): AttemptEnd {
  if (event.type === 'node_failed') {
    const { envelope, origin, typed, frames, attempts, exit_code: exitCode, stderr_tail: stderrTail } = event
    return {
      status: 'raised',
      error: { envelope, origin, typed, frames, attempts, exitCode, stderrTail },
      members: [],
      partial: event.partial,
    }
  }
  if (event.to !== undefined) return { status: 'routed', output: event.output, to: event.to }
  return { status: 'completed', output: event.output }
}
