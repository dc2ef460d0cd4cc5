import type { Raised } from '../core/envelope.js'
import { type Json, type JsonObject, jsonText } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import { ok, type Result } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { renderData, renderFields, renderText } from '../nodes/rendering.js'
import { checkOutput, schemaViolation } from '../nodes/schema-check.js'
import type { RouteRow } from '../routing/decide.js'
import { raise } from './raising.js'
import { type Ended, envelopeJson, replaced, type Settled, scopeOfRoute, take } from './settled.js'

/** Treats a failed step as succeeded with the output that the route gives, which must satisfy the step's schema. */
export async function recover(ended: Ended, row: RouteRow, retriesExhausted: boolean): Promise<Settled> {
  const { host, step } = ended
  const field = `${row.id}.recover.output`
  const written = row.route.recover?.output ?? null
  const output = renderData(written, scopeOfRoute(ended, retriesExhausted), field, coerceText)
  if (!output.ok) return replaced(ended, output.error, row.id)
  if ('output' in step && step.output !== undefined) {
    const problems = await checkOutput(output.value, step.output, host.services.ports.patterns)
    if (problems.length > 0) {
      return replaced(ended, schemaViolation(step.name, field, problems, jsonText(output.value)), row.id)
    }
  }
  take(ended, 'recover', null, { route: row.id, retriesExhausted }, output.value)
  return { next: 'recovered', output: output.value }
}

/** Ends the whole run from wherever it is; the error that led here is kept as the cause. */
export function halt(ended: Ended, row: RouteRow, retriesExhausted: boolean): Settled {
  const { host, step, at, failed } = ended
  const cause = failed === null ? null : envelopeJson(failed.error)
  const message = haltMessage(ended, row, retriesExhausted)
  const envelope = { kind: 'halt.intentional', message, details: { ...placement(ended), cause } }
  const base = raise(host.workflow, step, at, { envelope, origin: 'engine', inner: null })
  const error: Raised = {
    ...base,
    typed: true,
    frames: failed?.error.frames ?? base.frames,
    exitCode: failed?.error.exitCode ?? null,
    stderrTail: failed?.error.stderrTail ?? '',
  }
  take(ended, 'halt', null, { route: row.id, retriesExhausted })
  host.services.stop({ kind: 'halt', error })
  return { next: 'stopped' }
}

/** A message that cannot be rendered is no reason to go on. */
function haltMessage(ended: Ended, row: RouteRow, retriesExhausted: boolean): string {
  const fallback = ended.failed?.error.envelope.message ?? `${ended.step.name} halted the run`
  const written = typeof row.route.halt === 'object' ? row.route.halt.message : undefined
  if (written === undefined) return fallback
  const text = renderText(written, scopeOfRoute(ended, retriesExhausted), `${row.id}.halt.message`)
  if (!text.ok) return `${fallback} (the halt message failed: ${text.error.envelope.message})`
  return text.value.trim() === '' ? fallback : text.value
}

const PLACEMENT = ['file', 'line', 'end_line', 'column', 'title', 'annotations'] as const

/** Where the cause pointed is where the halt points. */
function placement(ended: Ended): JsonObject {
  const details = ended.failed?.error.envelope.details ?? {}
  const kept: Record<string, Json> = {}
  for (const name of PLACEMENT) {
    const value = details[name]
    if (value !== undefined) kept[name] = value
  }
  return kept
}

/** What a row that leads to the end says about the output; null when it says nothing. */
export function endOutput(
  ended: Ended,
  row: RouteRow | null,
  retriesExhausted: boolean,
): Result<JsonObject | null, RaisedHere> {
  const written = row?.route.output
  if (row === null || written === undefined) return ok(null)
  return renderFields(written, scopeOfRoute(ended, retriesExhausted), `${row.id}.output`)
}

/** Ends the flow; the row may say what its output is. */
export function toEnd(ended: Ended, row: RouteRow | null, retriesExhausted: boolean): Settled {
  const route = row?.id ?? ''
  const output = endOutput(ended, row, retriesExhausted)
  if (!output.ok) return replaced(ended, output.error, route)
  take(ended, 'end', '$end', { route, retriesExhausted }, output.value ?? undefined)
  return { next: 'end', output: output.value }
}
