import { canReenter } from '../config/graph.js'
import { countsForMembers, type RouteDefinition, type Workflow } from '../config/model.js'
import { isNeverRoutable } from '../core/kinds.js'
import type { PolicyDecision } from '../resilience/retry-policy.js'
import { decideError, type ErrorDecision, type RouteRow, routeRows } from '../routing/decide.js'
import type { Failed, Run } from './model.js'
import { conditionHolds, errorView } from './view.js'

/** What is decided about an error; `policy` is the retry policy's answer where it was asked and has one. */
export type Verdict = ErrorDecision & { readonly policy?: Exclude<PolicyDecision, { readonly decision: 'none' }> }

const UNHANDLED: ErrorDecision = { action: 'unhandled', retriesExhausted: false }
/** What events name as the route where the retry policy decides. */
const POLICY_ROW: RouteRow = { id: 'resilience.retry', route: {} }

/** The routes decide about an error, and where none takes it the retry policy. */
export function verdictOn(run: Run<Failed>): Verdict {
  const { host, step, at, ended } = run
  const { error } = ended
  if (isNeverRoutable(error.envelope)) return UNHANDLED
  const routed = error.typed ? byRoutes(run) : UNHANDLED
  if (routed.action !== 'unhandled') return routed
  const policy = host.services.governance.decide(host, step, at, error)
  if (policy.decision === 'none') return routed
  if (policy.decision !== 'retry') return { ...routed, policy }
  const { delaySeconds } = policy
  return { ...routed, action: 'retry', delaySeconds, from: null, row: POLICY_ROW, policy }
}

function byRoutes(run: Run<Failed>): ErrorDecision {
  const { host, step, ended } = run
  const shared = routeRows(host.workflow.settings.error_routes, 'error_routes')
  return decideError({
    error: ended.error,
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
}

/** A shared retry re-enters only where the run comes from there to the failing step again, and so loses no error. */
function leadsBack(workflow: Workflow, { retry }: RouteDefinition, node: string): boolean {
  return retry?.from === undefined || canReenter(workflow, retry.from, node)
}
