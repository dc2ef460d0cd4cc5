import type { Member, Step } from '../config/model.js'
import { readsExitCode, toleratesExits } from '../config/typed-world.js'
import { IGNORED_EXIT, type NodeAt } from '../core/events.js'
import { engineFailure, type NodeNote, type NodeOutcome, type RaisedHere, raised } from '../core/outcome.js'
import { holdsSteps } from '../core/step-types.js'
import { errorMessage } from '../text/error-message.js'
import { execute } from './execution.js'
import type { Ended, Host, Run } from './model.js'
import { endedWith } from './raising.js'
import { record, startedEvent, warnOfRun } from './record.js'
import { isRefusal } from './resilience/breakers.js'

/** Runs a step once; what it may not do it does not start. */
export async function attempt(host: Host, step: Step | Member, at: NodeAt): Promise<Run> {
  const { clock } = host.services.ports
  const begun = clock.monotonic()
  const outcome = await guarded(host, step, at)
  const durationMs = Math.max(0, Math.round(clock.monotonic() - begun))
  const ended = endedWith(host, step, at, outcome)
  if (ended.status === 'completed') noticeIgnoredExit(host, step, at, ended.note)
  if (ended.status === 'raised' && ended.error.envelope.kind === 'internal.undeclared_kind')
    warnOfRun(host, at, 'undeclared-kind', ended.error.envelope.message)
  return { host, step, at, durationMs, ended }
}

/** An unexpected exception is a bug of ours and is reported as one. */
async function guarded(host: Host, step: Step | Member, at: NodeAt): Promise<NodeOutcome> {
  try {
    return await governed(host, step, at)
  } catch (error) {
    return raised(unexpected(error))
  }
}

/** Policies and breakers first, then the run itself. */
async function governed(host: Host, step: Step | Member, at: NodeAt): Promise<NodeOutcome> {
  const { governance, beforeEffect } = host.services
  if (host.signal.aborted) return { status: 'cancelled' }
  // A step that is not made of others does the same when it begins.
  if (holdsSteps(step.type)) beforeEffect()
  // The plan has asked for the group as a whole, and the join asks again.
  const refused = isShared(host, step) ? null : await governance.enter(host, step, at)
  if (host.signal.aborted) return { status: 'cancelled' }
  if (refused !== null) return raised(refused)
  record(host, startedEvent(host, step, at))
  return host.services.intercept(at, step) ?? execute(host, step, at)
}

function isShared({ services: { sharding }, scope }: Host, step: Step | Member): boolean {
  return sharding?.role === 'shard' && scope === '' && step.name === sharding.group
}

/** Whether a policy or a breaker did not let the step start. */
export function isRefused(ended: Ended): boolean {
  return ended.status === 'raised' && ended.error.frames.length === 1 && isRefusal(ended.error.envelope.kind)
}

function unexpected(error: unknown): RaisedHere {
  const message = `${errorMessage(error)} (this is a bug of conductor-action; please report it)`
  return engineFailure('internal.unexpected', message, { stack: error instanceof Error ? (error.stack ?? '') : '' })
}

/** Outside the typed world a failing exit is not an error, but a warning says that no expression reads it. */
function noticeIgnoredExit(host: Host, step: Step | Member, at: NodeAt, note: NodeNote | undefined): void {
  if (step.type !== 'script' || typeof note?.exit_code !== 'number' || note.exit_code === 0) return
  if (readsExitCode(host.workflow, step.name)) return
  const isIntended = toleratesExits(host.workflow, step)
  const why = isIntended
    ? 'strict_exit: false says that this does not matter'
    : `nothing in ${host.workflow.displayFile} reads its exit_code; add an on_error route, or strict_exit: true`
  warnOfRun(host, at, IGNORED_EXIT, `${step.name} exited with code ${note.exit_code}, and ${why}`, isIntended)
}
