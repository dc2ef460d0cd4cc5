import type { Step } from '../config/model.js'
import type { NodeAt } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import { unreachable } from '../core/result.js'
import { templateError } from '../nodes/rendering.js'
import { decideSuccess, routeRows } from '../routing/decide.js'
import { conditionHolds } from './conditions.js'
import { endOutput, halt, toEnd } from './handlers.js'
import { raise } from './raising.js'
import { type Host, record } from './run-context.js'
import { conditionView, type Ended, isOutput, misrouted, NO_WAY, replaced, type Settled, take } from './settled.js'

/** After a success: the first success route whose condition holds. */
export function settleSuccess(host: Host, step: Step, at: NodeAt, output: Json): Settled {
  const recalled = host.services.recall.attempt(at, step, host)
  const known = (recalled?.end.type === 'node_completed' ? recalled.decision : recalled?.after) ?? null
  if (known?.type === 'route_taken' && (known.action === 'to' || known.action === 'end')) {
    record(host, known, recalled?.endedAt ?? null)
    return known.action === 'to' && known.to !== null
      ? { next: 'go', to: known.to }
      : { next: 'end', output: isOutput(known.output) ? known.output : null }
  }
  return decided({ host, step, at, failed: null, output }, step)
}

/** Why no success route can be carried out: a condition, or the output of the route that leads to the end, fails. */
export function routeFailure(ended: Ended, step: Step): RaisedHere | null {
  const decision = decisionOf(ended, step)
  if (decision.action === 'condition_failed') return templateError(decision.failure, `${decision.row.id}.when`)
  if (decision.action !== 'end') return null
  const output = endOutput(ended, decision.row, false)
  return output.ok ? null : output.error
}

function decisionOf(ended: Ended, step: Step): ReturnType<typeof decideSuccess> {
  const rows = routeRows('routes' in step ? step.routes : undefined, 'routes')
  const view = conditionView(ended, false)
  return decideSuccess(rows, (when) => conditionHolds(when, ended.host.names, view))
}

function decided(ended: Ended, step: Step): Settled {
  const decision = decisionOf(ended, step)
  switch (decision.action) {
    case 'go':
      take(ended, 'to', decision.to, { ...NO_WAY, route: decision.row.id })
      return { next: 'go', to: decision.to }
    case 'end':
      return toEnd(ended, decision.row, false)
    case 'halt':
      return halt(ended, decision.row, false)
    case 'condition_failed':
      return replaced(ended, templateError(decision.failure, `${decision.row.id}.when`), decision.row.id)
    case 'no_route':
      return noRoute(ended, decision.conditions)
    case 'retry':
    case 'propagate':
    case 'recover':
    case 'unhandled':
      return noRoute(ended, [])
    default:
      return unreachable(decision)
  }
}

/** Never an error that routes may handle: there is something wrong with the routes. */
function noRoute(ended: Ended, conditions: readonly string[]): Settled {
  const { host, step, at } = ended
  const envelope = {
    kind: 'internal.no_route',
    message: `no route of ${step.name} holds (${conditions.join('; ').slice(0, 1000)}); add one without \`when\``,
    details: { node: step.name, conditions },
  }
  const error = { ...raise(host.workflow, step, at, { envelope, origin: 'engine', inner: null }), typed: false }
  return misrouted(ended, error, '')
}
