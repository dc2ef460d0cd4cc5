import { isLimitOfRun } from '../core/kinds.js'
import type { RaisedHere } from '../core/outcome.js'
import { unreachable } from '../core/result.js'
import type { Failed, Run } from './ended.js'
import { raise } from './raising.js'
import { settleError } from './settle-error.js'
import { settleSuccess } from './settle-success.js'
import { just, type Routes, raisedBy, type Settlement, taken } from './settlement.js'

/** Decides what follows from a run. */
export async function settle(run: Run, routes: Routes): Promise<Settlement> {
  const { host, step, at, ended } = run
  const success = ended.status === 'completed' && routes === 'all' ? settleSuccess(run, ended.output) : null
  const final = success?.ok === false ? { ...run, ended: failedRoute(run, success.error) } : run
  host.services.governance.leave(host, step, at, final.ended)
  return success?.ok === true ? success.value : settleEnd(final, routes)
}

async function settleEnd(run: Run, routes: Routes): Promise<Settlement> {
  const { ended } = run
  switch (ended.status) {
    case 'completed':
      return just(run, { next: 'done', output: ended.output })
    case 'routed':
      return routes === 'all' ? chosen(run, ended.to) : just(run, { next: 'done', output: ended.output })
    case 'terminated':
      if (routes === 'errors') return just(run, { next: 'done', output: ended.output })
      return just(run, { next: 'terminated', termination: ended.termination, output: ended.output })
    case 'suspended':
      return just(run, { next: 'suspended', gate: ended.gate })
    case 'parted':
      return just(run, { next: 'parted', parting: ended.parting })
    case 'stopped':
      return just(run, { next: 'stopped', error: ended.error, records: ended.records })
    case 'raised':
      // A limit of the run ends all of it, also from a child or a group.
      if (isLimitOfRun(ended.error.envelope)) return just(run, { next: 'halted', error: ended.error })
      return routes === 'none' ? just(run, raisedBy(ended)) : settleError({ ...run, ended })
    default:
      return unreachable(ended)
  }
}

/** A step whose success routes lead nowhere has failed itself. */
function failedRoute({ host, step, at, ended }: Run, here: RaisedHere): Failed {
  const { output, note } = ended.status === 'completed' ? ended : { output: undefined, note: undefined }
  const error = raise(host.workflow, step, at, here)
  return { status: 'raised', error, members: [], partial: output, ...(note === undefined ? null : { note }) }
}

/** The answer of a gate says where it leads. */
function chosen(run: Run, to: string): Settlement {
  const route = 'options'
  if (to === '$end') return just(run, { next: 'end', output: null }, taken(run, { action: 'end', to, route }))
  return just(run, { next: 'go', to }, taken(run, { action: 'to', to, route }))
}
