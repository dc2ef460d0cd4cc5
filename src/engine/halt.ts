import type { Raised } from '../core/envelope.js'
import type { Json, JsonObject } from '../core/json.js'
import { renderText } from '../nodes/rendering.js'
import type { RouteRow } from '../routing/decide.js'
import type { Run } from './ended.js'
import { raise } from './raising.js'
import type { RouteView } from './view.js'

/** The error that a halt route ends the whole run with; the error that led there is kept as the cause. */
export function haltError({ host, step, at }: Run, row: RouteRow, view: RouteView, cause: Raised | null): Raised {
  const details = { ...placement(cause), cause: cause === null ? null : { ...cause.envelope } }
  const message = haltMessage(row, view, cause?.envelope.message ?? `${step.name} halted the run`)
  const envelope = { kind: 'halt.intentional', message, details }
  const made = raise(host.workflow, step, at, { envelope, origin: 'engine', inner: null })
  if (cause === null) return { ...made, typed: true }
  const { frames, exitCode, stderrTail } = cause
  return { ...made, typed: true, frames, exitCode, stderrTail }
}

/** A message that cannot be rendered is no reason to go on. */
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
