import { durationText } from './duration.js'
import {
  AT,
  COUNT,
  createHiddenLine,
  data,
  type EventWith,
  type Line,
  line,
  NAME,
  nodeName,
  OUTPUT,
  optionalField,
  safe,
  TERMINATION,
  word,
} from './event-fields.js'
import type { Json } from './json.js'
import type { Usage } from './outcome.js'
import { isNumber, isString, orNull } from './shape.js'
import type { QuarantinedTest } from './test-counts.js'

export const COMPLETED = {
  ...AT,
  node_type: NAME,
  output: OUTPUT,
  duration_ms: COUNT,
  exit_code: optionalField(word<number | null>(orNull(isNumber))),
  /** `when`: the exit code is not 0, and the node's own routes decide on it. */
  handled_by: optionalField(word<'when' | 'quarantine'>()),
  quarantined: optionalField(data<readonly QuarantinedTest[]>()),
  usage: optionalField(word<Usage>()),
  /** Digest of the step's definition, for resume. */
  hash: optionalField(NAME),
  to: optionalField(NAME),
  ...TERMINATION,
}

export function completedLine(event: EventWith<typeof COMPLETED>): Line {
  const { status, termination_reason: reason, exit_code: code = null } = event
  if (reason !== undefined)
    return line(status === 'failed' ? 'bad' : 'good', '■', `${nodeName(event)}: ${safe(reason)}`)
  const text = `${nodeName(event)} ${durationText(event.duration_ms)}${code === null || code === 0 ? '' : `, exit ${code}`}`
  // `group_completed` already has a line.
  const isGroup = event.node_type === 'parallel' || event.node_type === 'for_each'
  return line('good', '✓', text, isGroup ? 'hidden' : 'info')
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
  const text = `${nodeName(event)}: ${succeeded} succeeded, ${failed} failed of ${total} in ${durationText(duration)}`
  if (status === 'suspended') return line('care', '?', `${text}, the rest waits`)
  if (status !== 'completed') return line('bad', '✗', text)
  return failed > 0 ? line('care', '!', text) : line('good', '✓', text)
}

export type TakenAction = 'to' | 'end' | 'retry' | 'halt' | 'propagate' | 'recover' | 'unhandled' | 'collected'

export const ROUTED = {
  ...AT,
  action: word<TakenAction>(isString),
  to: word<string | null>(orNull(isString)),
  /** `routes[1]`, `error_routes[0]`, or empty if no route decided. */
  route: NAME,
  kind: word<string | null>(orNull(isString)),
  retries_exhausted: optionalField(word<boolean>()),
  /** Output of a recover route, which replaces the node's own. */
  output: optionalField(data<Json>()),
}

type Routed = EventWith<typeof ROUTED>

export function routeLine(event: Routed): Line {
  const { action, to, route, kind } = event
  const name = nodeName(event)
  const spent = event.retries_exhausted === true ? ', retries are spent' : ''
  const target = `${name} → ${safe(to ?? '$end')}`
  // Routes of successful nodes are frequent, so they are shown at level debug only.
  if (kind === null)
    return action === 'halt' ? line('bad', '■', `${name}: a route halts the run`) : line('quiet', '→', target, 'debug')
  const why = `${kind}${route === '' ? '' : ` by ${route}`}${spent}`
  switch (action) {
    case 'recover':
      return line('care', '→', `${name} recovers from ${why}`)
    case 'halt':
      return line('bad', '■', `${name} halts the run on ${why}`)
    case 'propagate':
      return line('care', '↑', `${name} hands ${why} to its caller`)
    case 'collected':
      return createHiddenLine(`${name}: its group collects ${why}`)
    case 'unhandled':
      return unhandledLine(event, name, kind, spent)
    default:
      return line('care', '→', `${target} on ${why}`)
  }
}

/** Describes an unhandled error; in a child workflow, the calling node may still handle it. */
function unhandledLine({ scope, route }: Routed, name: string, kind: string, spent: string): Line {
  const isTemplate = kind === 'internal.template_error'
  if (route !== '') {
    const why = isTemplate
      ? 'cannot be carried out, because a template of it fails'
      : `handles ${kind}, but cannot be carried out`
    return line('bad', '■', `${name}: ${route} ${why}`)
  }
  if (kind === 'internal.no_route') return line('bad', '■', `${name}: none of its success routes holds`)
  const here = scope === '' ? '' : ' here'
  const nobody = isTemplate ? `one of its templates fails, and no error route${here}` : `no route${here}`
  const text = `${name}: ${nobody} handles ${kind}${spent}`
  return scope === '' ? line('bad', '■', text) : line('care', '↑', `${text}; its caller decides`)
}
