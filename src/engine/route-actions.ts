import type { RouteDefinition } from '../config/model.js'
import { processTexts, type Raised } from '../core/envelope.js'
import type { RunEvent } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import { engineFailure, type RaisedHere } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { outputViolation } from '../nodes/output-schema.js'
import { renderData, renderFields, renderText } from '../nodes/rendering.js'
import type { Failed, GivenUp, Run } from './model.js'
import { raise } from './raising.js'
import type { Decision, PolicyWord, RouteRow } from './routing.js'
import type { RouteView } from './view.js'

/** Returns the side effects of a decision about an error: dead letters and escalations. */
export function createEffects(run: Run<Failed>, decision: Decision, view: RouteView): readonly (RunEvent | GivenUp)[] {
  if (decision.policy !== undefined) return policyEffects(run, decision.policy)
  const row = 'row' in decision && decision.action !== 'condition_failed' ? decision.row : null
  if (row === null) return []
  const { dead_letter: letter, escalate } = row.route
  return [
    ...(letter === true ? [deadLetter(run, `${row.id} says so`)] : []),
    ...(escalate === undefined ? [] : escalation(run, escalate === true ? {} : escalate, view)),
  ]
}

function policyEffects(run: Run<Failed>, { decision, reason }: PolicyWord): readonly (RunEvent | GivenUp)[] {
  const { kind } = run.ended.error.envelope
  const decided: RunEvent = { ...run.at, type: 'resilience_decided', decision, reason, kind }
  if (decision === 'retry') return [decided]
  return [decided, ...(decision === 'dead_letter' ? [deadLetter(run, reason)] : escalation(run, {}, null))]
}

function deadLetter({ ended }: Run<Failed>, reason: string): GivenUp {
  return { type: 'dead_letter', error: ended.error, reason }
}

type Escalation = Exclude<NonNullable<RouteDefinition['escalate']>, true>

/** Returns the events of an escalation to a human; adapters may open an issue for it. */
function escalation({ host, step, ended }: Run<Failed>, asked: Escalation, view: RouteView | null): RunEvent[] {
  const { kind, message } = ended.error.envelope
  const { title: template, labels = [], assignees = [] } = asked
  const at = { scope: host.scope, node: step.name }
  const rendered = template === undefined || view === null ? ok('') : renderText(template, view.names, 'escalate.title')
  const title = rendered.ok && rendered.value !== '' ? rendered.value : `${host.workflow.settings.name}: ${kind}`
  const escalated: RunEvent = { type: 'escalated', ...at, kind, message, title, labels, assignees }
  if (rendered.ok) return [escalated]
  const warning = `the escalation title of ${step.name} cannot be rendered: ${rendered.error.envelope.message}`
  return [{ type: 'warning', ...at, code: 'escalation-title', message: warning }, escalated]
}

/** Returns the error that a halt route ends the run with; `cause` is the error that the route handles. */
export function haltError({ host, step, at }: Run, row: RouteRow, view: RouteView, cause: Raised | null): Raised {
  const details = { ...placement(cause), cause: cause === null ? null : { ...cause.envelope } }
  const message = haltMessage(row, view, cause?.envelope.message ?? `${step.name} halted the run`)
  const made = raise(host, step, at, engineFailure('halt.intentional', message, details))
  if (cause === null) return { ...made, typed: true }
  const { frames, exit_code, stderr_tail } = cause
  return { ...made, typed: true, frames, exit_code, stderr_tail, ...processTexts(cause) }
}

/** Renders the output of a route to the end; null if the route has none. */
export function endOutput(row: RouteRow | null, view: RouteView): Result<JsonObject | null, RaisedHere> {
  const output = row?.route.output
  if (row === null || output === undefined) return ok(null)
  return renderFields(output, view.names, `${row.id}.output`)
}

/** Renders the output of a recover route, which must satisfy the step's schema. */
export async function recoverOutput(
  { host, step }: Run,
  row: RouteRow,
  view: RouteView,
): Promise<Result<Json, RaisedHere>> {
  const field = `${row.id}.recover.output`
  const output = renderData(row.route.recover?.output ?? null, view.names, field, coerceText)
  if (!output.ok || !('output' in step)) return output
  const violation = await outputViolation(step, field, output.value, host.services.ports)
  return violation === null ? output : err(violation)
}

/** Renders the message of a halt route; a message that fails does not prevent the halt. */
function haltMessage(row: RouteRow, view: RouteView, fallback: string): string {
  const template = typeof row.route.halt === 'object' ? row.route.halt.message : undefined
  if (template === undefined) return fallback
  const text = renderText(template, view.names, `${row.id}.halt.message`)
  if (!text.ok) return `${fallback} (the halt message failed: ${text.error.envelope.message})`
  return text.value.trim() === '' ? fallback : text.value
}

const PLACEMENT: ReadonlySet<string> = new Set(['file', 'line', 'end_line', 'column', 'title', 'annotations'])

function placement(cause: Raised | null): JsonObject {
  const details = Object.entries(cause?.envelope.details ?? {})
  return Object.fromEntries(details.filter(([name]) => PLACEMENT.has(name)))
}
