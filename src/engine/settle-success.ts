import type { Json } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import { engineFailure } from '../core/outcome.js'
import { err, ok, type Result, unreachable } from '../core/result.js'
import { templateError } from '../nodes/rendering.js'
import { decideSuccess, routeRows } from '../routing/decide.js'
import type { Run } from './model.js'
import { raise } from './raising.js'
import { endOutput, haltError } from './route-values.js'
import type { Consequence } from './settlement.js'
import { conditionHolds, successView } from './view.js'

/** After a success, or a recovery with this output: the first success route whose condition holds, or why none can be taken. */
export function settleSuccess(run: Run, output: Json): Result<Consequence, RaisedHere> {
  const { step } = run
  const view = successView(run, output)
  const rows = routeRows('routes' in step ? step.routes : undefined, 'routes')
  const decision = decideSuccess(rows, (when) => conditionHolds(when, view))
  const route = 'row' in decision ? (decision.row?.id ?? '') : ''
  switch (decision.action) {
    case 'go': {
      const { to } = decision
      return ok({ decisions: [{ action: 'to', to, route, kind: null }], next: { next: 'go', to } })
    }
    case 'end': {
      const given = endOutput(decision.row, view)
      if (!given.ok) return given
      const decided = { action: 'end', to: '$end', route, output: given.value, kind: null } as const
      return ok({ decisions: [decided], next: { next: 'end', output: given.value } })
    }
    case 'halt': {
      const error = haltError(run, decision.row, view, null)
      return ok({ decisions: [{ action: 'halt', route, kind: null }], next: { next: 'halted', error } })
    }
    case 'condition_failed':
      return err(templateError(decision.failure, `${route}.when`))
    case 'no_route':
      return err(noRoute(step.name, decision.conditions))
    case 'retry':
    case 'propagate':
    case 'recover':
    case 'unhandled':
      // None of these may stand on a success route.
      return err(noRoute(step.name, []))
    default:
      return unreachable(decision)
  }
}

/** Never an error that routes may handle: there is something wrong with the routes. */
function noRoute(node: string, conditions: readonly string[]): RaisedHere {
  const message = `no route of ${node} holds (${conditions.join('; ').slice(0, 1000)}); add one without \`when\``
  return engineFailure('internal.no_route', message, { node, conditions })
}

/** Where the success routes lead once a route has recovered the step; their own errors are not handled. */
export function afterRecovery(run: Run, output: Json): Consequence {
  if (run.host.inGroup) return { next: { next: 'done', output } }
  const success = settleSuccess(run, output)
  if (success.ok) return success.value
  const error = raise(run.host.workflow, run.step, run.at, success.error)
  return {
    decisions: [{ action: 'unhandled', route: '', kind: error.envelope.kind }],
    next: { next: 'raised', error, records: [error] },
  }
}
