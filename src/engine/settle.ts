import type { Member, RouteDefinition, Step } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import { ok, type Result, unreachable } from '../core/result.js'
import { coerceText, type TemplateFailure } from '../expressions/index.js'
import { renderData, renderFields, renderText, templateError } from '../nodes/rendering.js'
import { checkOutput, schemaViolation } from '../nodes/schema-check.js'
import { type Decision, decideError, decideSuccess, type ErrorDecision, type RouteRow, routeRows } from '../routing/decide.js'
import type { AttemptEnd } from './attempt.js'
import { conditionHolds, type ConditionView, routeScope } from './conditions.js'
import { raise } from './raising.js'
import { type Host, record } from './run-context.js'
import type { ErrorValue } from './state.js'

/** Where a run goes after a step, once routes, budgets and side effects have had their say. */
export type Settled =
  | { readonly next: 'go'; readonly to: string }
  | { readonly next: 'end'; readonly output: JsonObject | null }
  | { readonly next: 'again'; readonly from: string | null }
  | { readonly next: 'recovered'; readonly output: Json }
  | { readonly next: 'escaped'; readonly error: Raised; readonly records: readonly Raised[] }
  | { readonly next: 'stopped' }

type Failed = Extract<AttemptEnd, { status: 'raised' }>
type Retry = Extract<Decision, { action: 'retry' }>

/** Decides what an error means for its step and carries out what the decision says, waits included. */
export async function settleError(host: Host, step: Step | Member, at: NodeAt, failed: Failed): Promise<Settled> {
  const recalled = host.services.recall.attempt(at, step, host.workflow)?.decision ?? null
  if (recalled !== null) return replay(host, recalled)
  if (!failed.error.typed || failed.error.envelope.kind === 'internal.unexpected') return escape(host, at, failed, 'unhandled', '', false)
  const decision = decide(host, step, at, failed)
  const { action } = decision
  switch (action) {
    case 'retry':
      sideEffects(host, step, at, failed, decision.row)
      return retry(host, at, failed.error, decision, false)
    case 'go':
      sideEffects(host, step, at, failed, decision.row)
      record(host, routed(at, 'to', decision.to, decision.row.id, failed, decision))
      return { next: 'go', to: decision.to }
    case 'end':
      sideEffects(host, step, at, failed, decision.row)
      return end(host, step, at, decision.row, failed, decision.retriesExhausted)
    case 'recover':
      sideEffects(host, step, at, failed, decision.row)
      return recover(host, step, at, failed, decision)
    case 'halt':
      sideEffects(host, step, at, failed, decision.row)
      return halt(host, step, at, decision.row, failed)
    case 'propagate':
      sideEffects(host, step, at, failed, decision.row)
      return escape(host, at, failed, 'propagate', decision.row.id, decision.retriesExhausted)
    case 'condition_failed':
      return replaced(host, step, at, failed, templateError(decision.failure, `${decision.row.id}.when`, envelopeJson(failed.error)))
    case 'unhandled':
      return unhandled(host, step, at, failed, decision.retriesExhausted)
    case 'no_route':
      return escape(host, at, failed, 'unhandled', '', false)
    default:
      return unreachable(action)
  }
}

function decide(host: Host, step: Step | Member, at: NodeAt, failed: Failed): ErrorDecision {
  const members = host.inGroup
  const shared = routeRows(host.workflow.settings.error_routes, 'error_routes')
  return decideError({
    error: failed.error,
    node: step.name,
    rows: routeRows('routes' in step ? step.routes : undefined, 'routes'),
    sharedRows: members ? shared.filter(({ route }) => route.to === undefined && route.propagate === undefined) : shared,
    retries: (row) => host.state.retries(step.name, row),
    holds: (when, view) => conditionHolds(when, host.names, { output: failed.partial, error: errorValue(view.error, at, view.retriesExhausted) }),
    now: host.services.ports.clock.now(),
    random: host.services.random(),
  })
}

export function errorValue(error: Raised, at: NodeAt, retriesExhausted: boolean): ErrorValue {
  const { kind, message, details } = error.envelope
  return { kind, message, details, attempts: at.attempt, retries_exhausted: retriesExhausted }
}

function envelopeJson(error: Raised): Json {
  const { kind, message, details } = error.envelope
  return { kind, message, details }
}

function viewOf(at: NodeAt, failed: Failed | null, output: Json | undefined, retriesExhausted: boolean): ConditionView {
  return { output, error: failed === null ? null : errorValue(failed.error, at, retriesExhausted) }
}

type Taken = Extract<RunEvent, { type: 'route_taken' }>

function routed(at: NodeAt, action: Taken['action'], to: string | null, route: string, failed: Failed | null, decision: { readonly retriesExhausted?: boolean }, output?: Json): Taken {
  return {
    ...at,
    type: 'route_taken',
    action,
    to,
    route,
    kind: failed?.error.envelope.kind ?? null,
    ...(decision.retriesExhausted === true ? { retries_exhausted: true } : {}),
    ...(output === undefined ? {} : { output }),
  }
}

/** Does again what an earlier session had decided: counters move on, nothing outside is repeated. */
async function replay(host: Host, decision: Extract<RunEvent, { type: 'route_taken' | 'node_retry_scheduled' }>): Promise<Settled> {
  record(host, decision, host.services.ports.clock.now())
  if (decision.type === 'node_retry_scheduled') {
    await host.services.ports.clock.sleepUntil(decision.deadline, host.signal)
    return host.signal.aborted ? { next: 'stopped' } : { next: 'again', from: decision.from }
  }
  if (decision.action === 'recover') return { next: 'recovered', output: decision.output ?? null }
  if (decision.action === 'to' && decision.to !== null) return { next: 'go', to: decision.to }
  return { next: 'end', output: isOutput(decision.output) ? decision.output : null }
}

function isOutput(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function retry(host: Host, at: NodeAt, error: Raised, decision: Pick<Retry, 'delaySeconds' | 'from'> & { readonly row: { readonly id: string } }, policy: boolean): Promise<Settled> {
  const { clock } = host.services.ports
  const deadline = clock.now() + decision.delaySeconds * 1000
  record(host, {
    ...at,
    type: 'node_retry_scheduled',
    kind: error.envelope.kind,
    delay_seconds: decision.delaySeconds,
    deadline,
    route: decision.row.id,
    from: decision.from,
    policy,
  })
  if (decision.delaySeconds > 0) await clock.sleepUntil(deadline, host.signal)
  return host.signal.aborted ? { next: 'stopped' } : { next: 'again', from: decision.from }
}

async function unhandled(host: Host, step: Step | Member, at: NodeAt, failed: Failed, retriesExhausted: boolean): Promise<Settled> {
  const verdict = host.services.governance.judge(host, step, at, failed.error)
  if (verdict.decision === 'retry') {
    return retry(host, at, failed.error, { delaySeconds: verdict.delaySeconds, from: null, row: { id: 'resilience.retry' } }, true)
  }
  if (verdict.decision === 'dead_letter') host.services.deadLetter({ host, step, at, error: failed.error, reason: verdict.reason })
  if (verdict.decision === 'escalate') escalate(host, step, at, failed, {})
  return escape(host, at, failed, 'unhandled', '', retriesExhausted)
}

function escape(host: Host, at: NodeAt, failed: Failed, action: 'unhandled' | 'propagate', route: string, retriesExhausted: boolean): Settled {
  record(host, routed(at, host.inGroup ? 'collected' : action, null, route, failed, { retriesExhausted }))
  return { next: 'escaped', error: failed.error, records: failed.members.length > 0 ? failed.members : [failed.error] }
}

/** A handler that cannot be carried out raises an error of its own; the first one stays on record beside it. */
function replaced(host: Host, step: Step | Member, at: NodeAt, failed: Failed, here: RaisedHere): Settled {
  const error: Raised = { ...raise(host.workflow, step, at, here), typed: true }
  record(host, routed(at, host.inGroup ? 'collected' : 'unhandled', null, '', failed, {}))
  return { next: 'escaped', error, records: [...(failed.members.length > 0 ? failed.members : [failed.error]), error] }
}

async function recover(host: Host, step: Step | Member, at: NodeAt, failed: Failed, decision: { readonly row: RouteRow; readonly retriesExhausted: boolean }): Promise<Settled> {
  const scope = routeScope(host.names, viewOf(at, failed, failed.partial, decision.retriesExhausted))
  const field = `${decision.row.id}.recover.output`
  const output = renderData(decision.row.route.recover?.output ?? null, scope, field, coerceText)
  if (!output.ok) return replaced(host, step, at, failed, withCause(output.error, failed))
  if ('output' in step && step.output !== undefined) {
    const problems = await checkOutput(output.value, step.output, host.services.ports.patterns)
    if (problems.length > 0) return replaced(host, step, at, failed, withCause(schemaViolation(step.name, field, problems, JSON.stringify(output.value)), failed))
  }
  record(host, routed(at, 'recover', null, decision.row.id, failed, decision, output.value))
  return { next: 'recovered', output: output.value }
}

function withCause(here: RaisedHere, failed: Failed): RaisedHere {
  return { ...here, envelope: { ...here.envelope, details: { ...here.envelope.details, cause: envelopeJson(failed.error) } } }
}

/** Ends the whole run from wherever it is; the error that led here is kept as the cause. */
function halt(host: Host, step: Step | Member, at: NodeAt, row: RouteRow, failed: Failed | null, output?: Json): Settled {
  const scope = routeScope(host.names, viewOf(at, failed, failed === null ? output : failed.partial, false))
  const written = typeof row.route.halt === 'object' ? row.route.halt.message : undefined
  const fallback = failed === null ? `${step.name} halted the run` : failed.error.envelope.message
  const message = written === undefined ? ok(fallback) : renderText(written, scope, `${row.id}.halt.message`)
  const text = message.ok && message.value.trim() !== '' ? message.value : message.ok ? fallback : `${fallback} (the halt message failed: ${message.error.envelope.message})`
  const cause = failed === null ? null : envelopeJson(failed.error)
  const base = raise(host.workflow, step, at, { envelope: { kind: 'halt.intentional', message: text, details: { ...placement(failed), cause } }, origin: 'engine', inner: null })
  const error: Raised = { ...base, typed: true, frames: failed?.error.frames ?? base.frames, exitCode: failed?.error.exitCode ?? null, stderrTail: failed?.error.stderrTail ?? '' }
  record(host, routed(at, 'halt', null, row.id, failed, {}))
  host.services.stop({ kind: 'halt', error })
  return { next: 'stopped' }
}

const PLACEMENT = ['file', 'line', 'end_line', 'column', 'title', 'annotations'] as const

/** Where the cause pointed is where the halt points. */
function placement(failed: Failed | null): JsonObject {
  const details = failed?.error.envelope.details ?? {}
  const kept: Record<string, Json> = {}
  for (const name of PLACEMENT) {
    const value = details[name]
    if (value !== undefined) kept[name] = value
  }
  return kept
}

function end(host: Host, step: Step | Member, at: NodeAt, row: RouteRow | null, failed: Failed | null, retriesExhausted: boolean, output?: Json): Settled {
  const written = row?.route.output
  const view = viewOf(at, failed, failed === null ? output : failed.partial, retriesExhausted)
  const rendered: Result<JsonObject | null, RaisedHere> = written === undefined ? ok(null) : renderFields(written, routeScope(host.names, view), `${row?.id ?? 'routes'}.output`)
  if (!rendered.ok) {
    const error = raise(host.workflow, step, at, rendered.error)
    return { next: 'escaped', error, records: [error] }
  }
  record(host, routed(at, 'end', '$end', row?.id ?? '', failed, { retriesExhausted }, rendered.value ?? undefined))
  return { next: 'end', output: rendered.value }
}

/** After a success: the first success route whose condition holds. */
export function settleSuccess(host: Host, step: Step, at: NodeAt, output: Json): Settled {
  const recalled = host.services.recall.attempt(at, step, host.workflow)
  const known = recalled?.end.type === 'node_completed' ? recalled.decision : null
  if (known?.type === 'route_taken' && (known.action === 'to' || known.action === 'end')) {
    record(host, known, recalled?.endedAt ?? null)
    return known.action === 'to' && known.to !== null ? { next: 'go', to: known.to } : { next: 'end', output: isOutput(known.output) ? known.output : null }
  }
  const rows = routeRows('routes' in step ? step.routes : undefined, 'routes')
  const view: ConditionView = { output, error: null }
  const decision = decideSuccess(rows, (when) => conditionHolds(when, host.names, view))
  switch (decision.action) {
    case 'go':
      record(host, routed(at, 'to', decision.to, decision.row.id, null, {}))
      return { next: 'go', to: decision.to }
    case 'end':
      return end(host, step, at, decision.row, null, false, output)
    case 'halt':
      return halt(host, step, at, decision.row, null, output)
    case 'no_route':
      return noRoute(host, step, at, decision.conditions)
    case 'condition_failed':
      return conditionFailed(host, step, at, decision.row, decision.failure)
    case 'retry':
    case 'propagate':
    case 'recover':
    case 'unhandled':
      return noRoute(host, step, at, [])
    default:
      return unreachable(decision)
  }
}

function noRoute(host: Host, step: Step, at: NodeAt, conditions: readonly string[]): Settled {
  const envelope = {
    kind: 'internal.no_route',
    message: `no route of ${step.name} holds (${conditions.join('; ').slice(0, 1000)}); add one without \`when\``,
    details: { node: step.name, conditions },
  }
  const error: Raised = { ...raise(host.workflow, step, at, { envelope, origin: 'engine', inner: null }), typed: false }
  return { next: 'escaped', error, records: [error] }
}

function conditionFailed(host: Host, step: Step, at: NodeAt, row: RouteRow, failure: TemplateFailure): Settled {
  const error = raise(host.workflow, step, at, templateError(failure, `${row.id}.when`))
  return { next: 'escaped', error, records: [error] }
}

/** What may stand beside any action: a dead letter, an escalation. */
function sideEffects(host: Host, step: Step | Member, at: NodeAt, failed: Failed, row: RouteRow | null): void {
  if (row === null) return
  if (row.route.dead_letter === true) host.services.deadLetter({ host, step, at, error: failed.error, reason: `${row.id} says so` })
  if (row.route.escalate !== undefined) escalate(host, step, at, failed, row.route.escalate === true ? {} : row.route.escalate)
}

type Escalation = Exclude<NonNullable<RouteDefinition['escalate']>, true>

function escalate(host: Host, step: Step | Member, at: NodeAt, failed: Failed, asked: Escalation): void {
  const { kind, message } = failed.error.envelope
  const scope = routeScope(host.names, viewOf(at, failed, failed.partial, false))
  const title = asked.title === undefined ? ok('') : renderText(asked.title, scope, 'escalate.title')
  record(host, {
    type: 'escalated',
    scope: host.scope,
    node: step.name,
    kind,
    message,
    title: title.ok && title.value !== '' ? title.value : `${host.workflow.settings.name}: ${kind}`,
    labels: asked.labels ?? [],
    assignees: asked.assignees ?? [],
  })
}

