import type { RouteDefinition } from '../config/model.js'
import { processTexts, type Raised } from '../core/envelope.js'
import type { RunEvent } from '../core/events.js'
import { type Json, type JsonObject, jsonText } from '../core/json.js'
import { engineFailure, type RaisedHere } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { checkOutput, schemaViolation } from '../nodes/output-schema.js'
import { renderData, renderFields, renderText } from '../nodes/rendering.js'
import type { DeadLetter, Failed, Run } from './model.js'
import { raise } from './raising.js'
import type { Decision, PolicyWord, RouteRow } from './routing.js'
import type { RouteView } from './view.js'

/** What happens beside what was decided about an error. */
export function effectsOf(run: Run<Failed>, decision: Decision, view: RouteView): readonly (RunEvent | DeadLetter)[] {
  if (decision.policy !== undefined) return policyEffects(run, decision.policy)
  const row = 'row' in decision && decision.action !== 'condition_failed' ? decision.row : null
  if (row === null) return []
  // What may stand beside any action of an error route.
  const { dead_letter: letter, escalate } = row.route
  return [
    ...(letter === true ? [deadLetter(run, `${row.id} says so`)] : []),
    ...(escalate === undefined ? [] : escalation(run, escalate === true ? {} : escalate, view)),
  ]
}

function policyEffects(run: Run<Failed>, { decision, reason }: PolicyWord): readonly (RunEvent | DeadLetter)[] {
  const { kind } = run.ended.error.envelope
  const decided: RunEvent = { ...run.at, type: 'resilience_decided', decision, reason, kind }
  if (decision === 'retry') return [decided]
  return [decided, ...(decision === 'dead_letter' ? [deadLetter(run, reason)] : escalation(run, {}, null))]
}

function deadLetter({ ended }: Run<Failed>, reason: string): DeadLetter {
  return { type: 'dead_letter', error: ended.error, reason }
}

type Escalation = Exclude<NonNullable<RouteDefinition['escalate']>, true>

/** Says that a human should look; adapters may make an issue of it. */
function escalation({ host, step, ended }: Run<Failed>, asked: Escalation, view: RouteView | null): RunEvent[] {
  const { kind, message } = ended.error.envelope
  const { title: written, labels = [], assignees = [] } = asked
  const at = { scope: host.scope, node: step.name }
  const given = written === undefined || view === null ? ok('') : renderText(written, view.names, 'escalate.title')
  const title = given.ok && given.value !== '' ? given.value : `${host.workflow.settings.name}: ${kind}`
  const escalated: RunEvent = { type: 'escalated', ...at, kind, message, title, labels, assignees }
  if (given.ok) return [escalated]
  const why = `the title of the escalation of ${step.name} cannot be made: ${given.error.envelope.message}`
  return [{ type: 'warning', ...at, code: 'escalation-title', message: why }, escalated]
}

/** The error that a halt route ends the whole run with; the error that led there is its cause. */
export function haltError({ host, step, at }: Run, row: RouteRow, view: RouteView, cause: Raised | null): Raised {
  const details = { ...placement(cause), cause: cause === null ? null : { ...cause.envelope } }
  const message = haltMessage(row, view, cause?.envelope.message ?? `${step.name} halted the run`)
  const made = raise(host, step, at, engineFailure('halt.intentional', message, details))
  if (cause === null) return { ...made, typed: true }
  const { frames, exit_code, stderr_tail } = cause
  return { ...made, typed: true, frames, exit_code, stderr_tail, ...processTexts(cause) }
}

/** What a row that leads to the end says about the output; null when it says nothing. */
export function endOutput(row: RouteRow | null, view: RouteView): Result<JsonObject | null, RaisedHere> {
  const written = row?.route.output
  if (row === null || written === undefined) return ok(null)
  return renderFields(written, view.names, `${row.id}.output`)
}

/** The output that a recover route gives, which must satisfy the step's schema. */
export async function recoverOutput(
  { host, step }: Run,
  row: RouteRow,
  view: RouteView,
): Promise<Result<Json, RaisedHere>> {
  const field = `${row.id}.recover.output`
  const output = renderData(row.route.recover?.output ?? null, view.names, field, coerceText)
  if (!output.ok || !('output' in step) || step.output === undefined) return output
  const problems = await checkOutput(output.value, step.output, host.services.ports.patterns)
  return problems.length === 0 ? output : err(schemaViolation(step.name, field, problems, jsonText(output.value)))
}

/** The run halts also where the message cannot be rendered. */
function haltMessage(row: RouteRow, view: RouteView, fallback: string): string {
  const written = typeof row.route.halt === 'object' ? row.route.halt.message : undefined
  if (written === undefined) return fallback
  const text = renderText(written, view.names, `${row.id}.halt.message`)
  if (!text.ok) return `${fallback} (the halt message failed: ${text.error.envelope.message})`
  return text.value.trim() === '' ? fallback : text.value
}

const PLACEMENT: ReadonlySet<string> = new Set(['file', 'line', 'end_line', 'column', 'title', 'annotations'])

/** Where the cause pointed is where the halt points. */
function placement(cause: Raised | null): JsonObject {
  const details = Object.entries(cause?.envelope.details ?? {})
  return Object.fromEntries(details.filter(([name]) => PLACEMENT.has(name)))
}
