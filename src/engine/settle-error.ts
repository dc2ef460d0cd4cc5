import { canReenter } from '../config/graph.js'
import type { RouteDefinition, Workflow } from '../config/model.js'
import { countsForMembers } from '../config/model.js'
import { jsonText } from '../core/json.js'
import { isNeverRoutable } from '../core/kinds.js'
import type { RaisedHere } from '../core/outcome.js'
import { unreachable } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { renderData, templateError } from '../nodes/rendering.js'
import { checkOutput, schemaViolation } from '../nodes/schema-check.js'
import { decideError, type ErrorDecision, type RouteRow, routeRows } from '../routing/decide.js'
import { type Effect, escalation, routeEffects } from './effects.js'
import { type Failed, type Run, recordsOf } from './ended.js'
import { haltError } from './halt.js'
import { raise } from './raising.js'
import { afterRecovery } from './settle-success.js'
import { endOutput, just, type Next, raisedBy, type Settlement, taken } from './settlement.js'
import { conditionHolds, errorView, once, type RouteView } from './view.js'

/** After an error: its routes, then the retry policy, then the caller or the group of the step. */
export async function settleError(run: Run<Failed>): Promise<Settlement> {
  const { error } = run.ended
  if (isNeverRoutable(error.envelope)) return givenUp(run, 'unhandled')
  if (!error.typed) return byPolicy(run, false)
  const decision = decide(run)
  const view = once(() => errorView(run, decision.retriesExhausted))
  const settled = await settleDecision(run, decision, view)
  const row = 'row' in decision && decision.action !== 'condition_failed' ? decision.row : null
  return row === null ? settled : { ...settled, effects: routeEffects(run, row, view) }
}

async function settleDecision(run: Run<Failed>, decision: ErrorDecision, view: () => RouteView): Promise<Settlement> {
  const { retriesExhausted: exhausted } = decision
  const route = 'row' in decision ? (decision.row?.id ?? '') : ''
  switch (decision.action) {
    case 'retry':
      return again(run, decision.delaySeconds, decision.from, route)
    case 'go':
      return onward(run, { next: 'go', to: decision.to }, { action: 'to', to: decision.to, route, exhausted })
    case 'end': {
      const output = endOutput(decision.row, view)
      if (!output.ok) return replaced(run, output.error, route)
      const { value } = output
      return onward(run, { next: 'end', output: value }, { action: 'end', to: '$end', route, exhausted, output: value })
    }
    case 'recover':
      return recover(run, decision.row, exhausted, view())
    case 'halt': {
      const next: Next = { next: 'halted', error: haltError(run, decision.row, view(), run.ended.error) }
      return just(run, next, taken(run, { action: 'halt', route, exhausted }))
    }
    case 'propagate':
      return givenUp(run, 'propagate', route, exhausted)
    case 'condition_failed':
      return replaced(run, templateError(decision.failure, `${route}.when`), route)
    case 'unhandled':
    case 'no_route':
      return byPolicy(run, exhausted)
    default:
      return unreachable(decision)
  }
}

function decide(run: Run<Failed>): ErrorDecision {
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

/** What runs in a group, or alone, has nowhere to go, and an error is never dropped. */
function onward(run: Run<Failed>, next: Next, decision: Parameters<typeof taken>[1]): Settlement {
  return just(run, run.host.inGroup ? raisedBy(run.ended) : next, taken(run, decision))
}

const BY_POLICY = 'resilience.retry'

function again(run: Run<Failed>, seconds: number, from: string | null, route: string): Settlement {
  const { host, at, ended } = run
  const deadline = host.services.ports.clock.now() + seconds * 1000
  const { kind } = ended.error.envelope
  const wait = { kind, delay_seconds: seconds, deadline, route, from, policy: route === BY_POLICY }
  const { scope, node, visit, attempt } = at
  const type = 'node_retry_scheduled'
  return just(run, { next: 'again', from, deadline }, { scope, node, visit, attempt, type, ...wait })
}

/** Treats a failed step as succeeded with the output that the route gives, which must satisfy the step's schema. */
async function recover(run: Run<Failed>, row: RouteRow, exhausted: boolean, view: RouteView): Promise<Settlement> {
  const { host, step } = run
  const field = `${row.id}.recover.output`
  const output = renderData(row.route.recover?.output ?? null, view.names, field, coerceText)
  if (!output.ok) return replaced(run, output.error, row.id)
  const schema = 'output' in step ? step.output : undefined
  const problems = schema === undefined ? [] : await checkOutput(output.value, schema, host.services.ports.patterns)
  if (problems.length > 0)
    return replaced(run, schemaViolation(step.name, field, problems, jsonText(output.value)), row.id)
  const after = afterRecovery(run, output.value)
  const decided = taken(run, { action: 'recover', route: row.id, exhausted, output: output.value })
  return { ...after, decisions: [decided, ...after.decisions] }
}

/** A route that cannot be carried out raises an error of its own; what it should have handled stays on record beside it. */
function replaced(run: Run<Failed>, here: RaisedHere, route: string): Settlement {
  const { host, step, at, ended } = run
  const details = { ...here.envelope.details, cause: { ...ended.error.envelope } }
  const made = raise(host.workflow, step, at, { ...here, envelope: { ...here.envelope, details } })
  const error = { ...made, typed: true }
  const decided = taken(run, { action: host.inGroup ? 'collected' : 'unhandled', route })
  return just(run, { next: 'raised', error, records: [...recordsOf(ended), error] }, decided)
}

/** No route took it: the retry policy decides, and then the caller, the group or the end of the run. */
function byPolicy(run: Run<Failed>, exhausted: boolean): Settlement {
  const { host, step, at, ended } = run
  const { error } = ended
  const answer = host.services.governance.decide(host, step, at, error)
  if (answer.decision === 'none') return givenUp(run, 'unhandled', '', exhausted)
  const { decision, reason } = answer
  const { scope, node, visit, attempt } = at
  const about = { scope, node, visit, attempt, decision, reason, kind: error.envelope.kind }
  const decided: Effect = { effect: 'event', event: { ...about, type: 'resilience_decided' } }
  if (answer.decision === 'retry') return { ...again(run, answer.delaySeconds, null, BY_POLICY), effects: [decided] }
  const effects: readonly Effect[] =
    decision === 'dead_letter' ? [{ effect: 'dead_letter', error, reason }] : escalation(run, {}, null)
  return { ...givenUp(run, 'unhandled', '', exhausted), effects: [decided, ...effects] }
}

/** It is not handled here: it goes to the caller, the group or the end of the run. */
function givenUp(run: Run<Failed>, action: 'unhandled' | 'propagate', route = '', exhausted = false): Settlement {
  return just(
    run,
    raisedBy(run.ended),
    taken(run, { action: run.host.inGroup ? 'collected' : action, route, exhausted }),
  )
}
