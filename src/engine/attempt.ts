import { findExitDecision, isUnseen, usesErrorRouting } from '../config/error-mode.js'
import { type Step, seesAllInputs, seesEverything } from '../config/model.js'
import { IGNORED_EXIT, type NodeAt } from '../core/events.js'
import { createEngineFailure, createRaised, type NodeNote, type NodeOutcome } from '../core/outcome.js'
import { hasSteps, takesTime } from '../core/step-types.js'
import type { Scope } from '../expressions/index.js'
import type { ExecutionContext } from '../nodes/executor.js'
import { executeNode } from '../nodes/registry.js'
import { createValueError, withNames } from '../nodes/rendering.js'
import { errorMessage } from '../text/error-message.js'
import { crossBorder } from './border.js'
import { runChild } from './child.js'
import { decideExit } from './decide.js'
import { runGroup } from './group.js'
import type { Ended, Host, Run } from './model.js'
import { toEnded } from './raising.js'
import { createStartedEvent, record, warnOfRun } from './record.js'
import { isRefusal } from './resilience/breaker.js'
import { createExplicitScope, keepLastOnly, withEntryError } from './scopes.js'

/** Runs a step once, unless policies or breakers refuse it. */
export async function attempt(host: Host, step: Step, at: NodeAt): Promise<Run> {
  const { clock } = host.services.ports
  const begun = clock.monotonic()
  const outcome = await executeGoverned(host, step, at).catch(createUnexpectedOutcome)
  const durationMs = Math.max(0, Math.round(clock.monotonic() - begun))
  const settled = outcome.status === 'undecided' ? decideExit(host, step, at, outcome) : outcome
  const crossed =
    settled.status === 'raised' ? { ...settled, error: await crossBorder(host, step, settled.error) } : settled
  const ended = toEnded(host, step, at, crossed)
  if (ended.status === 'completed') noticeIgnoredExit(host, step, at, ended.note)
  if (ended.status === 'raised' && ended.error.envelope.kind === 'internal.undeclared_kind')
    warnOfRun(host, at, 'undeclared-kind', ended.error.envelope.message)
  return { host, step, at, durationMs, ended }
}

async function executeGoverned(host: Host, step: Step, at: NodeAt): Promise<NodeOutcome> {
  const { governance, beforeEffect, sharding } = host.services
  if (host.signal.aborted) return { status: 'cancelled' }
  // Other steps make events durable in `execute`.
  if (hasSteps(step.type)) beforeEffect()
  // A shard does not ask for the sharded group: the plan has asked, and the join asks again.
  const isShared = sharding?.role === 'shard' && host.scope === '' && step.name === sharding.group
  const refused = isShared ? null : await governance.enter(host, step, at)
  if (host.signal.aborted) return { status: 'cancelled' }
  if (refused !== null) return createRaised(refused)
  record(host, createStartedEvent(host, step, at))
  const names = (): Scope => {
    const visible = createVisibleScope(host, step)
    return typeof visible === 'string' ? host.names : visible
  }
  return host.services.intercept(at, step, names, host.names) ?? execute(host, step, at)
}

export function isRefused(ended: Ended): boolean {
  return ended.status === 'raised' && ended.error.frames.length === 1 && isRefusal(ended.error.envelope.kind)
}

function createUnexpectedOutcome(error: unknown): NodeOutcome {
  const message = `${errorMessage(error)} (this is a bug of conductor-action; please report it)`
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return createRaised(createEngineFailure('internal.unexpected', message, { stack }))
}

/** Warns about a non-zero exit that is not an error because `strict_exit` is off, unless the node's own routes read the exit code. */
function noticeIgnoredExit(host: Host, step: Step, at: NodeAt, note: NodeNote | undefined): void {
  if (step.type !== 'script' || typeof note?.exit_code !== 'number' || note.exit_code === 0) return
  if (note.handled_by !== undefined) return
  const isIntended = !isUnseen(host.workflow, step)
  const why = !isIntended
    ? 'strict_exit is off and nothing reads the exit_code; add an on_error route, or strict_exit: true'
    : step.strict_exit === false
      ? 'strict_exit: false says that this does not matter'
      : 'strict_exit is off'
  warnOfRun(host, at, IGNORED_EXIT, `${step.name} exited with code ${note.exit_code}, and ${why}`, isIntended)
}

const DEFAULT_OUTPUT_BYTES = 16 * 1024 * 1024

function execute(host: Host, step: Step, at: NodeAt): NodeOutcome | Promise<NodeOutcome> {
  const view = createVisibleScope(host, step)
  if (typeof view === 'string') {
    const message = `${step.name} lists ${view} in its input, but there is no such value; write ${view}? if it may be missing`
    return createRaised(createValueError('input', view, message))
  }
  switch (step.type) {
    case 'parallel':
    case 'for_each':
      return runGroup({ ...host, names: withEntryError(host, step) }, step, at)
    case 'workflow':
      return runChild(host, step, at, view)
    default:
      if (takesTime(step.type)) host.services.beforeEffect()
      return executeNode(step, createExecutionContext(host, step, at, view))
  }
}

/** Returns the names that a step may read in the workflow's context mode, or the required entry that is missing. */
function createVisibleScope(host: Host, step: Step): Scope | string {
  const names = withNames(withEntryError(host, step), {
    conductor: { retry_attempt: host.state.retryAttempt(step.name) },
  })
  const listed = 'input' in step ? (step.input ?? []) : []
  switch (host.workflow.settings.context?.mode) {
    case 'last_only':
      return seesEverything(step) ? names : keepLastOnly(names, host.context, listed)
    case 'explicit': {
      const { scope, missing } = createExplicitScope(names, host.context, listed, seesAllInputs(step))
      return missing ?? (seesEverything(step) ? names : scope)
    }
    default:
      return names
  }
}

function createExecutionContext(
  host: Host,
  step: Exclude<Step, { type: 'parallel' | 'for_each' | 'workflow' }>,
  at: NodeAt,
  scope: Scope,
): ExecutionContext {
  const { services, workflow } = host
  return {
    workflow,
    scope,
    strict: usesErrorRouting(workflow, step),
    mayDecideExit: findExitDecision(workflow, step) !== null,
    inGroup: host.inGroup,
    traceParent: services.settings.traceParentOf?.(at) ?? null,
    retryAttempt: host.state.retryAttempt(step.name),
    signal: host.signal,
    settings: services.settings,
    ports: services.ports,
    maxOutputBytes:
      ('max_output_bytes' in step ? step.max_output_bytes : undefined) ??
      workflow.settings.limits?.max_output_bytes ??
      DEFAULT_OUTPUT_BYTES,
    output: (stream, printed) => services.output(at, step, stream, printed),
    recalledTimer: services.recall.timer(at, step, host),
    setTimer: (deadline, started) => record(host, { ...at, type: 'timer_set', deadline, started }),
    recalledAnswers: services.recall.answers(at),
    saveAnswers: (answers) => record(host, { ...at, type: 'questions_answered', answers }),
    failedBefore: services.failedTests.find(at),
    testHistory: () => services.failedTests.history(at),
    reportTests: (tests) => record(host, { ...at, type: 'tests_reported', ...tests }),
    warn: (code, message) => warnOfRun(host, at, code, message),
    waiting: ({ node, prompt, options }) => {
      record(host, { type: 'gate_waiting', scope: host.scope, node, prompt, options })
      services.beforeEffect()
    },
  }
}
