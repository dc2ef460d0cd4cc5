import { findExitDecision, readsExitCode } from '../config/error-mode.js'
import { canReenter } from '../config/graph.js'
import { countsForMembers, FAILED, type Step } from '../config/model.js'
import { processTexts, type Raised } from '../core/envelope.js'
import type { EventOf, NodeAt } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import { isLimitOfRun, isNeverRoutable, matchesPattern, toKindPatterns } from '../core/kinds.js'
import { describeValues } from '../core/messages.js'
import { createEngineFailure, type RaisedHere, type SettledOutcome, type UndecidedExit } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { findOutputViolation } from '../nodes/output-schema.js'
import { createTemplateError, createValueError, renderData, renderFields, renderText } from '../nodes/rendering.js'
import { cut } from '../text/terminal-text.js'
import { createEffects } from './effects.js'
import type { Failed, Host, Next, RoutesInUse, Run } from './model.js'
import { raise } from './raising.js'
import { type Decision, decideError, decideSuccess, listRouteRows, type RouteRow } from './routing.js'
import { conditionHolds, createErrorView, createSuccessView, type RouteView, readConditions } from './view.js'

/** Returns an attempt with its final end, and what follows a success: a success whose routes cannot be followed is a failure. */
export function settle(run: Run, routes: RoutesInUse): { readonly run: Run; readonly next: Next | null } {
  const { ended } = run
  const success = ended.status === 'completed' && routes === 'all' ? goOnAfterSuccess(run, ended.output) : null
  if (success?.ok === true) return { run, next: success.value }
  const failed = success === null ? run : { ...run, ended: createRouteFailure(run, success.error) }
  return { run: routes === 'none' ? failed : withRouteFacts(raiseTestsBeside(failed)), next: null }
}

/** Raises the failed tests in place of an error beside them if the route of that error would handle it and does not name tests. */
function raiseTestsBeside(run: Run): Run {
  const { ended } = run
  if (ended.status !== 'raised' || ended.error.beside === undefined) return run
  const { beside, ...error } = ended.error
  const decision = decideOnError({ ...run, ended })
  if (decision.action !== 'go' && decision.action !== 'end' && decision.action !== 'recover') return run
  const patterns = toKindPatterns(decision.row?.route.on_error ?? false)
  if (patterns.some((pattern) => matchesPattern(pattern, beside.kind))) return run
  const details = { ...beside.details, cause: { ...error.envelope } }
  const tests: Raised = { ...error, envelope: { ...beside, details }, origin: 'author', typed: true }
  return { ...run, ended: { ...ended, error: tests, records: [tests, ...ended.records] } }
}

/** Adds to an unhandled error what its routes know: spent retries, and rows that name its kind, but whose condition is false. */
function withRouteFacts(run: Run): Run {
  const { host, step, ended } = run
  if (ended.status !== 'raised' || !ended.error.typed || isNeverRoutable(ended.error.envelope)) return run
  const decision = decideRoute({ ...run, ended })
  const { retriesExhausted = false } = decision
  const rows = decision.action === 'unhandled' ? (decision.unmet ?? []) : []
  if (decision.action !== 'unhandled' || (rows.length === 0 && !retriesExhausted)) return run
  const view = createErrorView({ ...run, ended }, retriesExhausted)
  const unmet = rows.slice(0, MOST_UNMET).map(({ id: route, route: { when = '' } }) => {
    return { node: step.name, route, when: when.slice(0, 500), values: readConditions(host, [when], view) }
  })
  const unmetRoutes = [...(ended.error.unmet_routes ?? []), ...unmet]
  const error = {
    ...ended.error,
    ...(retriesExhausted ? { retries_exhausted: true as const } : null),
    ...(unmetRoutes.length === 0 ? null : { unmet_routes: unmetRoutes }),
  }
  const records = ended.records.map((kept) => (kept === ended.error ? error : kept))
  return { ...run, ended: { ...ended, error, records } }
}

/** Decides what follows a settled attempt, without recording anything; breakers have counted its end. */
export async function decide(run: Run, routes: RoutesInUse): Promise<Next> {
  const { ended } = run
  switch (ended.status) {
    case 'completed':
      return { status: 'done', output: ended.output }
    case 'routed':
      return routes === 'all' ? followOption(run, ended.to) : { status: 'done', output: ended.output }
    case 'terminated':
      return routes === 'errors' ? { status: 'done', output: ended.output } : ended
    case 'raised':
      // A limit of the run ends the whole run, also from inside a child or a group.
      if (isLimitOfRun(ended.error.envelope)) return { status: 'halted', error: ended.error }
      return routes === 'none' ? ended : decideAfterError({ ...run, ended })
    default:
      return ended
  }
}

function followOption(run: Run, option: string): Next {
  const target = findTarget(run, option)
  if (!target.ok) {
    const error = raise(run.host, run.step, run.at, target.error)
    return { status: 'raised', error, records: [error] }
  }
  const { value: to } = target
  const isEnd = to === '$end'
  const events = [createTaken(run, { action: isEnd ? 'end' : 'to', to, route: 'options' })]
  return isEnd ? { status: 'end', output: null, events } : { status: 'go', to, events }
}

/** Returns where a route leads; `$failed` is the node whose error led to this one. */
function findTarget({ host, step }: Run, to: string): Result<string, RaisedHere> {
  const target = to === FAILED ? host.state.entryError(step.name)?.node : to
  if (target !== undefined) return ok(target)
  const message = `no error led to ${step.name}, so that \`to: ${FAILED}\` leads nowhere`
  return err(createEngineFailure('internal.no_route', message, { node: step.name, conditions: [] }))
}

function createRouteFailure({ host, step, at, ended }: Run, here: RaisedHere): Failed {
  const { output, note } = ended.status === 'completed' ? ended : { output: undefined, note: undefined }
  const error = raise(host, step, at, here)
  return { status: 'raised', error, records: [error], partial: output, ...(note === undefined ? null : { note }) }
}

/** Takes the first success route whose condition holds, after a success or a recovery with this output. */
function goOnAfterSuccess(run: Run, output: Json): Result<Next, RaisedHere> {
  const view = createSuccessView(run, output)
  return follow(run, decideOnSuccess(run, view), view, null)
}

function decideOnSuccess({ step }: Pick<Run, 'step'>, view: RouteView): Decision {
  const rows = listRouteRows('routes' in step ? step.routes : undefined, 'routes')
  return decideSuccess(rows, (when) => conditionHolds(when, view))
}

/** Returns the outcome of a non-zero exit. The script's own routes decide on it if the taken one reads the exit code or differs from the one after a success. */
export function decideExit(host: Host, step: Step, at: NodeAt, exit: UndecidedExit): SettledOutcome {
  const about = findExitDecision(host.workflow, step)
  const choose = (output: JsonObject): Decision => {
    const ended = { status: 'completed', output } as const
    return decideOnSuccess({ step }, createSuccessView({ host, step, at, ended }, output))
  }
  const taken = choose(exit.output)
  if (about === null || taken.action === 'condition_failed') return exit.otherwise
  const { when } = 'row' in taken ? (taken.row?.route ?? {}) : {}
  if (when !== undefined && !exit.isSignal && readsExitCode(about, when)) return exit.decided
  const afterSuccess = choose(exit.successOutput)
  const isElsewhere = afterSuccess.action === 'condition_failed' || describeRoute(afterSuccess) !== describeRoute(taken)
  return isElsewhere ? exit.decided : exit.otherwise
}

/** Carries out a decision that may follow a success or an error; returns an error if that is impossible. */
function follow(run: Run, decision: Decision, view: RouteView, cause: Raised | null): Result<Next, RaisedHere> {
  const about = { route: describeRoute(decision), kind: cause?.envelope.kind ?? null, ...describeExhausted(decision) }
  switch (decision.action) {
    case 'go': {
      const target = findTarget(run, decision.to)
      if (!target.ok) return target
      const { value: to } = target
      return ok({ status: 'go', to, events: [createTaken(run, { ...about, action: 'to', to })] })
    }
    case 'end': {
      const rendered = renderEndOutput(decision.row, view)
      if (!rendered.ok) return rendered
      const { value: output } = rendered
      const end = { action: 'end', to: '$end', ...(output === null ? null : { output }) } as const
      return ok({ status: 'end', output, events: [createTaken(run, { ...about, ...end })] })
    }
    case 'halt': {
      const error = createHaltError(run, decision.row, view, cause)
      return ok({ status: 'halted', error, events: [createTaken(run, { ...about, action: 'halt' })] })
    }
    case 'condition_failed':
      return err(createTemplateError(decision.failure, `${decision.row.id}.when`))
    case 'max_failed':
      return err(decision.failure)
    case 'no_route':
      return err(createNoRouteError(run, decision.conditions, view))
    default:
      // The other actions are not valid on success routes.
      return err(createNoRouteError(run, [], view))
  }
}

/** Returns the error for a step without a matching route. No route may handle it, because the routes themselves are wrong. */
function createNoRouteError({ host, step }: Run, conditions: readonly string[], view: RouteView): RaisedHere {
  const { name: node } = step
  const values = describeValues(readConditions(host, conditions, view))
  const why = [conditions.join('; ').slice(0, 1000), ...(values === '' ? [] : [values])]
  const message = `no route of ${node} holds (${why.join(': ')}); add one without \`when\``
  return createEngineFailure('internal.no_route', message, { node, conditions })
}

/** Handles an error by its routes, then by the retry policy; otherwise the error goes to the caller or group. */
async function decideAfterError(run: Run<Failed>): Promise<Next> {
  const decision = decideOnError(run)
  const view = createErrorView(run, decision.retriesExhausted === true)
  const next = await handle(run, decision, view)
  return withEventsBefore(
    createEffects(run, decision, view),
    next.ok ? next.value : raiseInstead(run, next.error, describeRoute(decision)),
  )
}

function withEventsBefore(events: NonNullable<Next['events']>, next: Next): Next {
  return { ...next, events: [...events, ...(next.events ?? [])] }
}

const MOST_UNMET = 5
const UNHANDLED: Decision = { action: 'unhandled' }

function decideOnError(run: Run<Failed>): Decision {
  const { host, step, at, ended } = run
  if (isNeverRoutable(ended.error.envelope)) return UNHANDLED
  const routed = ended.error.typed ? decideRoute(run) : UNHANDLED
  if (routed.action !== 'unhandled') return routed
  const { retriesExhausted = false } = routed
  return { ...(host.services.governance.decide(host, step, at, ended.error) ?? routed), retriesExhausted }
}

function decideRoute(run: Run<Failed>): Decision {
  const { host, step, ended } = run
  const shared = listRouteRows(host.workflow.settings.error_routes, 'error_routes')
  return decideError({
    error: ended.error,
    node: step.name,
    rows: listRouteRows('routes' in step ? step.routes : undefined, 'routes'),
    sharedRows: shared.filter(({ route }) => {
      if (host.inGroup) return countsForMembers(route)
      // A shared retry may re-enter only where the flow leads back to the failing step.
      return route.retry?.from === undefined || canReenter(host.workflow, route.retry.from, step.name)
    }),
    retries: (row) => host.state.retries(step.name, row),
    holds: (when, retriesExhausted) => conditionHolds(when, createErrorView(run, retriesExhausted)),
    renderMax: (template, { id }) => renderMax(template, createErrorView(run, false), `${id}.retry.max`),
    now: host.services.ports.clock.now(),
    random: host.services.random(),
  })
}

function renderMax(template: string, view: RouteView, field: string): Result<number, RaisedHere> {
  const text = renderText(template, view.names, field)
  if (!text.ok) return text
  const most = /^\s*(\d{1,3})(?:\.0+)?\s*$/.exec(text.value)?.[1]
  if (most !== undefined && Number(most) >= 1 && Number(most) <= 100) return ok(Number(most))
  const problem = `${JSON.stringify(cut(text.value, 100))} is not a whole number from 1 to 100`
  return err(createValueError(field, template, `${field}: ${problem}`))
}

/** Carries out a decision about an error; returns an error if that is impossible. */
async function handle(run: Run<Failed>, decision: Decision, view: RouteView): Promise<Result<Next, RaisedHere>> {
  const { host, ended } = run
  const route = describeRoute(decision)
  switch (decision.action) {
    case 'retry': {
      const { delaySeconds, from, policy } = decision
      const deadline = host.services.ports.clock.now() + delaySeconds * 1000
      const wait = { kind: ended.error.envelope.kind, delay_seconds: delaySeconds, deadline, route, from }
      const event = { type: 'node_retry_scheduled', ...run.at, ...wait, policy: policy !== undefined } as const
      return ok({ status: 'again', from, deadline, events: [event] })
    }
    case 'recover': {
      const output = await renderRecoverOutput(run, decision.row, view)
      if (!output.ok) return output
      const about = { route, ...describeExhausted(decision), output: output.value }
      const recovered = createTaken(run, { action: 'recover', ...about })
      return ok(withEventsBefore([recovered], goOnAfterRecovery(run, output.value)))
    }
    case 'propagate':
    case 'unhandled': {
      const action = host.inGroup ? 'collected' : decision.action
      const named = ended.error.unmet_routes?.filter(({ node }) => node === run.step.name) ?? []
      const unmet = named.length === 0 || action === 'propagate' ? null : { unmet: named.map((row) => row.route) }
      return ok({ ...ended, events: [createTaken(run, { action, route, ...describeExhausted(decision), ...unmet })] })
    }
    default: {
      const next = follow(run, decision, view, ended.error)
      if (!host.inGroup || !next.ok || next.value.status === 'halted') return next
      // A member of a group cannot go to another node, and its error must not be dropped.
      return ok({ ...ended, events: next.value.events ?? [] })
    }
  }
}

/** Follows the success routes of a recovered step; an error of these routes is not handled. */
export function goOnAfterRecovery(run: Run, output: Json): Next {
  if (run.host.inGroup) return { status: 'done', output }
  const success = goOnAfterSuccess(run, output)
  if (success.ok) return success.value
  const error = raise(run.host, run.step, run.at, success.error)
  const events = [createTaken(run, { action: 'unhandled', route: '', kind: error.envelope.kind })]
  return { status: 'raised', error, records: [error], events }
}

/** Raises the error of a route that cannot be carried out; the error that the route should have handled becomes its cause. */
function raiseInstead(run: Run<Failed>, here: RaisedHere, route: string): Next {
  const { host, step, at, ended } = run
  const details = { ...here.envelope.details, cause: { ...ended.error.envelope } }
  const made = raise(host, step, at, { ...here, envelope: { ...here.envelope, details } })
  const error = { ...made, typed: true }
  // A row that a group names is a `propagate`, which was carried out.
  const events = [createTaken(run, host.inGroup ? { action: 'collected', route: '' } : { action: 'unhandled', route })]
  return { status: 'raised', error, records: [...ended.records, error], events }
}

type Taken = EventOf<'route_taken'>

function createTaken({ at, ended }: Run, about: Partial<Taken> & Pick<Taken, 'action' | 'route'>): Taken {
  const raisedKind = ended.status === 'raised' ? ended.error.envelope.kind : null
  const { action, to = null, route, kind = raisedKind, output, retries_exhausted, unmet } = about
  const exhausted = retries_exhausted === undefined ? null : { retries_exhausted }
  return {
    ...at,
    type: 'route_taken',
    action,
    to,
    route,
    kind,
    ...exhausted,
    ...(output === undefined ? null : { output }),
    ...(unmet === undefined ? null : { unmet }),
  }
}

/** Returns the field of an event that says that retries were exhausted before a decision. */
function describeExhausted({ retriesExhausted }: Decision): Pick<Taken, 'retries_exhausted'> {
  return retriesExhausted === true ? { retries_exhausted: true } : {}
}

function describeRoute(decision: Decision): string {
  return 'row' in decision ? (decision.row?.id ?? '') : ''
}

/** Returns the error that a halt route ends the run with; `cause` is the error that the route handles. */
function createHaltError({ host, step, at }: Run, row: RouteRow, view: RouteView, cause: Raised | null): Raised {
  const details = { ...createPlacement(cause), cause: cause === null ? null : { ...cause.envelope } }
  const message = renderHaltMessage(row, view, cause?.envelope.message ?? `${step.name} halted the run`)
  const made = raise(host, step, at, createEngineFailure('halt.intentional', message, details))
  if (cause === null) return { ...made, typed: true }
  const { frames, exit_code, stderr_tail, about } = cause
  // The words of the cause explain the halt; that the cause is transient does not make the halt so.
  const words = about === undefined ? null : { about: { ...about, transient: false } }
  return { ...made, typed: true, frames, exit_code, stderr_tail, ...processTexts(cause), ...words }
}

/** Renders the output of a route to the end; null if the route has none. */
function renderEndOutput(row: RouteRow | null, view: RouteView): Result<JsonObject | null, RaisedHere> {
  const output = row?.route.output
  if (row === null || output === undefined) return ok(null)
  return renderFields(output, view.names, `${row.id}.output`)
}

/** Renders the output of a recover route, which must satisfy the step's schema. */
async function renderRecoverOutput(
  { host, step }: Run,
  row: RouteRow,
  view: RouteView,
): Promise<Result<Json, RaisedHere>> {
  const field = `${row.id}.recover.output`
  const output = renderData(row.route.recover?.output ?? null, view.names, field, coerceText)
  if (!output.ok || !('output' in step)) return output
  const violation = await findOutputViolation(step, field, output.value, host.services.ports)
  return violation === null ? output : err(violation)
}

/** Renders the message of a halt route; a message that fails does not prevent the halt. */
function renderHaltMessage(row: RouteRow, view: RouteView, fallback: string): string {
  const template = typeof row.route.halt === 'object' ? row.route.halt.message : undefined
  if (template === undefined) return fallback
  const text = renderText(template, view.names, `${row.id}.halt.message`)
  if (!text.ok) return `${fallback} (the halt message failed: ${text.error.envelope.message})`
  return text.value.trim() === '' ? fallback : text.value
}

const PLACEMENT: ReadonlySet<string> = new Set(['file', 'line', 'end_line', 'column', 'title', 'annotations'])

function createPlacement(cause: Raised | null): JsonObject {
  const details = Object.entries(cause?.envelope.details ?? {})
  return Object.fromEntries(details.filter(([name]) => PLACEMENT.has(name)))
}
