import { formatDuration } from './duration.js'
import {
  AT,
  COUNT,
  createEventLine,
  createHiddenLine,
  data,
  type EventWith,
  type Line,
  NAME,
  OUTPUT,
  optionalField,
  TERMINATION,
  toNodeName,
  toSafeText,
  word,
} from './event-fields.js'
import type { Json } from './json.js'
import type { Usage } from './outcome.js'
import { allowNull, isNumber, isString } from './shape.js'
import type { QuarantinedTest } from './test-counts.js'

export const COMPLETED = {
  ...AT,
  node_type: NAME,
  output: OUTPUT,
  duration_ms: COUNT,
  exit_code: optionalField(word<number | null>(allowNull(isNumber))),
  /** `when`: the exit code is not 0, and the node's own routes decide on it. */
  handled_by: optionalField(word<'when' | 'quarantine'>()),
  quarantined: optionalField(data<readonly QuarantinedTest[]>()),
  usage: optionalField(word<Usage>()),
  /** Digest of the step's definition, for resume. */
  hash: optionalField(NAME),
  to: optionalField(NAME),
  ...TERMINATION,
}

export function formatCompleted(event: EventWith<typeof COMPLETED>): Line {
  const { termination_reason: reason, exit_code: code = null } = event
  if (reason !== undefined) return createEventLine('good', '■', `${toNodeName(event)}: ${toSafeText(reason)}`)
  const text = `${toNodeName(event)} ${formatDuration(event.duration_ms)}${code === null || code === 0 ? '' : `, exit ${code}`}`
  // `group_completed` already has a line.
  const isGroup = event.node_type === 'parallel' || event.node_type === 'for_each'
  return createEventLine('good', '✓', text, isGroup ? 'hidden' : 'info')
}

export const GROUP_ENDED = {
  ...AT,
  group_type: word<'parallel' | 'for_each'>(),
  total: COUNT,
  succeeded: COUNT,
  failed: COUNT,
  status: word<'completed' | 'failed' | 'suspended' | 'cancelled'>(),
  duration_ms: COUNT,
}

export function groupLine(event: EventWith<typeof GROUP_ENDED>): Line {
  const { status, succeeded, failed, total, duration_ms: duration } = event
  const text = `${toNodeName(event)}: ${succeeded} succeeded, ${failed} failed of ${total} in ${formatDuration(duration)}`
  if (status === 'suspended') return createEventLine('care', '?', `${text}, the rest waits`)
  if (status !== 'completed') return createEventLine('bad', '✗', text)
  return failed > 0 ? createEventLine('care', '!', text) : createEventLine('good', '✓', text)
}

export type TakenAction = 'to' | 'end' | 'retry' | 'halt' | 'propagate' | 'recover' | 'unhandled' | 'collected'

export const ROUTED = {
  ...AT,
  action: word<TakenAction>(isString),
  to: word<string | null>(allowNull(isString)),
  /** `routes[1]`, `error_routes[0]`, or empty if no route decided. */
  route: NAME,
  kind: word<string | null>(allowNull(isString)),
  retries_exhausted: optionalField(word<boolean>()),
  /** Rows that name the kind of an unhandled error, but whose `when` is false. */
  unmet: optionalField(word<readonly string[]>()),
  /** Output of a recover route, which replaces the node's own. */
  output: optionalField(data<Json>()),
}

type Routed = EventWith<typeof ROUTED>

export function formatRouteLine(event: Routed): Line {
  const { action, to, route, kind } = event
  const name = toNodeName(event)
  const spent = event.retries_exhausted === true ? ', retries are spent' : ''
  const target = `${name} → ${toSafeText(to ?? '$end')}`
  // Routes of successful nodes are frequent, so they are shown at level debug only.
  if (kind === null)
    return action === 'halt'
      ? createEventLine('bad', '■', `${name}: a route halts the run`)
      : createEventLine('quiet', '→', target, 'debug')
  const why = `${kind}${route === '' ? '' : ` by ${route}`}${spent}`
  switch (action) {
    case 'recover':
      return createEventLine('care', '→', `${name} recovers from ${why}`)
    case 'halt':
      return createEventLine('bad', '■', `${name} halts the run on ${why}`)
    case 'propagate':
      return createEventLine('care', '↑', `${name} hands ${why} to its caller`)
    case 'collected':
      return createHiddenLine(`${name}: its group collects ${why}`)
    case 'unhandled':
      return formatUnhandled(event, name, kind, spent)
    default:
      return createEventLine('care', '→', `${target} on ${why}`)
  }
}

/** Describes an unhandled error; in a child workflow, the calling node may still handle it. */
function formatUnhandled({ scope, route, unmet = [] }: Routed, name: string, kind: string, spent: string): Line {
  const isTemplate = kind === 'internal.template_error'
  if (route !== '') {
    const why = isTemplate
      ? 'cannot be carried out, because a template of it fails'
      : `handles ${kind}, but cannot be carried out`
    return createEventLine('bad', '■', `${name}: ${route} ${why}`)
  }
  if (kind === 'internal.no_route') return createEventLine('bad', '■', `${name}: none of its success routes holds`)
  const here = scope === '' ? '' : ' here'
  const nobody = isTemplate ? `one of its templates fails, and no error route${here}` : `no route${here}`
  const named = unmet.length === 0 ? '' : ` (${formatUnmet(unmet)})`
  const text = `${name}: ${nobody} handles ${kind}${spent}${named}`
  return scope === '' ? createEventLine('bad', '■', text) : createEventLine('care', '↑', `${text}; its caller decides`)
}

/** Says which rows name the kind of an error that they did not handle. */
export function formatUnmet(rows: readonly string[]): string {
  const whose = rows.length === 1 ? 'names it, but its `when` is' : 'name it, but their `when` is'
  return `${rows.join(', ')} ${whose} false`
}
