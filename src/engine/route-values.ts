import type { Raised } from '../core/envelope.js'
import { type Json, type JsonObject, jsonText } from '../core/json.js'
import { engineFailure, type RaisedHere } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { checkOutput, schemaViolation } from '../nodes/output-schema.js'
import { renderData, renderFields, renderText } from '../nodes/rendering.js'
import type { RouteRow } from '../routing/decide.js'
import type { Run } from './model.js'
import { raise } from './raising.js'
import type { RouteView } from './view.js'

/** The error that a halt route ends the whole run with; the error that led there is kept as the cause. */
export function haltError({ host, step, at }: Run, row: RouteRow, view: RouteView, cause: Raised | null): Raised {
  const details = { ...placement(cause), cause: cause === null ? null : { ...cause.envelope } }
  const message = haltMessage(row, view, cause?.envelope.message ?? `${step.name} halted the run`)
  const made = raise(host.workflow, step, at, engineFailure('halt.intentional', message, details))
  if (cause === null) return { ...made, typed: true }
  const { frames, exit_code, stderr_tail } = cause
  return { ...made, typed: true, frames, exit_code, stderr_tail }
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

const PLACEMENT = ['file', 'line', 'end_line', 'column', 'title', 'annotations'] as const

/** Where the cause pointed is where the halt points. */
function placement(cause: Raised | null): JsonObject {
  const kept: Record<string, Json> = {}
  for (const name of PLACEMENT) {
    const value = cause?.envelope.details[name]
    if (value !== undefined) kept[name] = value
  }
  return kept
}
