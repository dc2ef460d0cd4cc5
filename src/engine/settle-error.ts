import { canReenter } from '../config/graph.js'
import { countsForMembers, type RouteDefinition, type Workflow } from '../config/model.js'
import { isNeverRoutable } from '../core/kinds.js'
import type { RaisedHere } from '../core/outcome.js'
import { unreachable } from '../core/result.js'
import { templateError } from '../nodes/rendering.js'
import { decideError, type ErrorDecision, type RouteRow, routeRows } from '../routing/decide.js'
import { effectsOf } from './effects.js'
import type { Failed, Next, Run } from './model.js'
import { raise, raisedBy } from './raising.js'
import { endOutput, haltError, recoverOutput } from './route-values.js'
import { afterRecovery } from './settle-success.js'
import type { Consequence, Decided, Verdict } from './settlement.js'
import { conditionHolds, errorView, type RouteView } from './view.js'

const UNHANDLED: ErrorDecision = { action: 'unhandled', retriesExhausted: false }
/** What events name as the route where the retry policy decides. */
const POLICY_ROW: RouteRow = { id: 'resilience.retry', route: {} }

/** After an error: its routes, then the retry policy, then the caller or the group of the step. */
export async function settleError(run: Run<Failed>): Promise<Consequence> {
  const verdict = verdictOn(run)
  const view = errorView(run, verdict.retriesExhausted)
  return { effects: effectsOf(run, verdict, view), ...(await afterVerdict(run, verdict, view)) }
}

/** The routes decide about an error, and where none takes it the retry policy. */
function verdictOn(run: Run<Failed>): Verdict {
  const { host, step, at, ended } = run
  const { error } = ended
  if (isNeverRoutable(error.envelope)) return UNHANDLED
  const shared = routeRows(host.workflow.settings.error_routes, 'error_routes')
  const routed = !error.typed
    ? UNHANDLED
    : decideError({
        error,
        node: step.name,
        rows: routeRows('routes' in step ? step.routes : undefined, 'routes'),
        sharedRows: shared.filter(({ route }) =>
          host.inGroup ? countsForMembers(route) : leadsBack(host.workflow, route, step.name),
        ),
        retries: (row) => host.state.retries(step.name, row),
        holds: (when, { retriesExhausted }) => conditionHolds(when, errorView(run, retriesExhausted)),
        now: host.services.ports.clock.now(),
        random: host.services.random(),
      })
  if (routed.action !== 'unhandled') return routed
  const policy = host.services.governance.decide(host, step, at, error)
  if (policy.decision === 'none') return routed
  if (policy.decision !== 'retry') return { ...routed, policy }
  const { delaySeconds } = policy
  return { ...routed, action: 'retry', delaySeconds, from: null, row: POLICY_ROW, policy }
}

/** A shared retry re-enters only where the run comes from there to the failing step again, and so loses no error. */
function leadsBack(workflow: Workflow, { retry }: RouteDefinition, node: string): boolean {
  return retry?.from === undefined || canReenter(workflow, retry.from, node)
}

async function afterVerdict(run: Run<Failed>, verdict: Verdict, view: RouteView): Promise<Consequence> {
  const { retriesExhausted: exhausted } = verdict
  const route = 'row' in verdict ? (verdict.row?.id ?? '') : ''
  switch (verdict.action) {
    case 'retry': {
      const { delaySeconds, from, policy } = verdict
      const deadline = run.host.services.ports.clock.now() + delaySeconds * 1000
      const wait = { from, delaySeconds, deadline, policy: policy !== undefined }
      return { decisions: [{ action: 'retry', route, ...wait }], next: { next: 'again', from, deadline } }
    }
    case 'go': {
      const { to } = verdict
      return onward(run, { next: 'go', to }, { action: 'to', to, route, exhausted })
    }
    case 'end': {
      const output = endOutput(verdict.row, view)
      if (!output.ok) return replaced(run, output.error, route)
      const { value } = output
      return onward(run, { next: 'end', output: value }, { action: 'end', to: '$end', route, exhausted, output: value })
    }
    case 'recover':
      return recover(run, verdict.row, exhausted, view)
    case 'halt': {
      const error = haltError(run, verdict.row, view, run.ended.error)
      return { decisions: [{ action: 'halt', route, exhausted }], next: { next: 'halted', error } }
    }
    case 'condition_failed':
      return replaced(run, templateError(verdict.failure, `${route}.when`), route)
    case 'propagate':
    case 'unhandled':
    case 'no_route': {
      // It goes to the caller, the group or the end of the run.
      const action = verdict.action === 'propagate' ? 'propagate' : 'unhandled'
      return onward(run, raisedBy(run.ended), { action: run.host.inGroup ? 'collected' : action, route, exhausted })
    }
    default:
      return unreachable(verdict)
  }
}

/** What runs in a group, or alone, has nowhere to go, and an error is never dropped. */
function onward(run: Run<Failed>, next: Next, decided: Decided): Consequence {
  return { decisions: [decided], next: run.host.inGroup ? raisedBy(run.ended) : next }
}

/** Treats a failed step as succeeded with the output that the route gives. */
async function recover(run: Run<Failed>, row: RouteRow, exhausted: boolean, view: RouteView): Promise<Consequence> {
  const given = await recoverOutput(run, row, view)
  if (!given.ok) return replaced(run, given.error, row.id)
  const { decisions = [], next } = afterRecovery(run, given.value)
  return { decisions: [{ action: 'recover', route: row.id, exhausted, output: given.value }, ...decisions], next }
}

/** A route that cannot be carried out raises an error of its own; what it should have handled stays on record beside it. */
function replaced(run: Run<Failed>, here: RaisedHere, route: string): Consequence {
  const { host, step, at, ended } = run
  const details = { ...here.envelope.details, cause: { ...ended.error.envelope } }
  const made = raise(host.workflow, step, at, { ...here, envelope: { ...here.envelope, details } })
  const error = { ...made, typed: true }
  return {
    decisions: [{ action: host.inGroup ? 'collected' : 'unhandled', route }],
    next: { next: 'raised', error, records: [...raisedBy(ended).records, error] },
  }
}
