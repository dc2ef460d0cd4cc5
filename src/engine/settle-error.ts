import { canReenter } from '../config/graph.js'
import type { Member, RouteDefinition, Step, Workflow } from '../config/model.js'
import { countsForMembers } from '../config/model.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import { isNeverRoutable } from '../core/kinds.js'
import { unreachable } from '../core/result.js'
import { templateError } from '../nodes/rendering.js'
import { decideError, type ErrorDecision, routeRows } from '../routing/decide.js'
import { conditionHolds } from './conditions.js'
import { halt, recover, toEnd } from './handlers.js'
import { type Host, record } from './run-context.js'
import {
  conditionView,
  type Ended,
  type Failed,
  isOutput,
  NO_WAY,
  recordsOf,
  replaced,
  type Settled,
  take,
  type Way,
} from './settled.js'
import { escalate, sideEffects } from './side-effects.js'

/** Decides what an error means for its step and carries out what the decision says, waits included. */
export async function settleError(host: Host, step: Step | Member, at: NodeAt, failed: Failed): Promise<Settled> {
  const recalled = host.services.recall.attempt(at, step, host)?.decision ?? null
  if (recalled !== null) return replay(host, recalled)
  const ended: Ended = { host, step, at, failed, output: failed.partial }
  if (isNeverRoutable(failed.error.envelope.kind)) return letGo(ended, failed, 'unhandled', NO_WAY)
  if (!failed.error.typed) return unhandled(ended, failed, NO_WAY)
  const decision = decide(ended, failed)
  if ('row' in decision && decision.row !== null && decision.action !== 'condition_failed') {
    sideEffects(ended, failed, decision.row)
  }
  return carryOut(ended, failed, decision)
}

async function carryOut(ended: Ended, failed: Failed, decision: ErrorDecision): Promise<Settled> {
  const { retriesExhausted } = decision
  switch (decision.action) {
    case 'retry':
      return retry(ended, failed, { ...decision, route: decision.row.id, policy: false })
    case 'go':
      take(ended, 'to', decision.to, { route: decision.row.id, retriesExhausted })
      return { next: 'go', to: decision.to }
    case 'end':
      return toEnd(ended, decision.row, retriesExhausted)
    case 'recover':
      return recover(ended, decision.row, retriesExhausted)
    case 'halt':
      return halt(ended, decision.row, retriesExhausted)
    case 'propagate':
      return letGo(ended, failed, 'propagate', { route: decision.row.id, retriesExhausted })
    case 'condition_failed':
      return replaced(ended, templateError(decision.failure, `${decision.row.id}.when`), decision.row.id)
    case 'unhandled':
    case 'no_route':
      return unhandled(ended, failed, { route: '', retriesExhausted })
    default:
      return unreachable(decision)
  }
}

function decide(ended: Ended, failed: Failed): ErrorDecision {
  const { host, step } = ended
  const shared = routeRows(host.workflow.settings.error_routes, 'error_routes')
  return decideError({
    error: failed.error,
    node: step.name,
    rows: routeRows('routes' in step ? step.routes : undefined, 'routes'),
    sharedRows: shared.filter(({ route }) =>
      host.inGroup ? countsForMembers(route) : leadsBack(host.workflow, route, step.name),
    ),
    retries: (row) => host.state.retries(step.name, row),
    holds: (when, view) => conditionHolds(when, host.names, conditionView(ended, view.retriesExhausted)),
    now: host.services.ports.clock.now(),
    random: host.services.random(),
  })
}

/** A shared retry re-enters only where the run comes from there to the failing step again, and so loses no error. */
function leadsBack(workflow: Workflow, { retry }: RouteDefinition, node: string): boolean {
  return retry?.from === undefined || canReenter(workflow, retry.from, node)
}

/** Does again what an earlier session had decided: counters move on, nothing outside is repeated. */
async function replay(
  host: Host,
  decision: Extract<RunEvent, { type: 'route_taken' | 'node_retry_scheduled' }>,
): Promise<Settled> {
  const { clock } = host.services.ports
  record(host, decision, clock.now())
  if (decision.type === 'node_retry_scheduled') {
    await pause(host, decision.deadline)
    return host.signal.aborted ? { next: 'stopped' } : { next: 'again', from: decision.from }
  }
  if (decision.action === 'recover') return { next: 'recovered', output: decision.output ?? null }
  if (decision.action === 'to' && decision.to !== null) return { next: 'go', to: decision.to }
  return { next: 'end', output: isOutput(decision.output) ? decision.output : null }
}

interface Again {
  readonly delaySeconds: number
  readonly from: string | null
  readonly route: string
  readonly policy: boolean
}

async function retry({ host, at }: Ended, failed: Failed, again: Again): Promise<Settled> {
  const { clock } = host.services.ports
  const { delaySeconds, from, route, policy } = again
  const deadline = clock.now() + delaySeconds * 1000
  record(host, {
    ...at,
    type: 'node_retry_scheduled',
    kind: failed.error.envelope.kind,
    delay_seconds: delaySeconds,
    deadline,
    route,
    from,
    policy,
  })
  if (delaySeconds > 0) await pause(host, deadline)
  return host.signal.aborted ? { next: 'stopped' } : { next: 'again', from }
}

/** Whoever follows the log sees what is waited for, and a kill in the meantime loses nothing of it. */
function pause(host: Host, deadline: number): Promise<void> {
  host.services.beforeEffect()
  return host.services.ports.clock.sleepUntil(deadline, host.signal)
}

/** No route took it: the retry policy decides, and then the caller, the group or the end of the run. */
async function unhandled(ended: Ended, failed: Failed, way: Way): Promise<Settled> {
  const { host, step, at } = ended
  const verdict = host.services.governance.judge(host, step, at, failed.error)
  if (verdict.decision === 'retry') {
    return retry(ended, failed, {
      delaySeconds: verdict.delaySeconds,
      from: null,
      route: 'resilience.retry',
      policy: true,
    })
  }
  if (verdict.decision === 'dead_letter') {
    host.services.deadLetter({ host, step, at, error: failed.error, reason: verdict.reason })
  }
  if (verdict.decision === 'escalate') escalate(ended, failed, {})
  return letGo(ended, failed, 'unhandled', way)
}

function letGo(ended: Ended, failed: Failed, action: 'unhandled' | 'propagate', way: Way): Settled {
  take(ended, ended.host.inGroup ? 'collected' : action, null, way)
  return { next: 'escaped', error: failed.error, records: recordsOf(failed) }
}
