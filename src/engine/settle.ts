import { isLimitOfRun } from '../core/kinds.js'
import type { RaisedHere } from '../core/outcome.js'
import { unreachable } from '../core/result.js'
import type { Failed, Routes, Run } from './model.js'
import { raise } from './raising.js'
import { settleError } from './settle-error.js'
import { settleSuccess } from './settle-success.js'
import { type Consequence, raisedBy, type Settlement } from './settlement.js'

/** Decides what follows from a run. */
export async function settle(run: Run, routes: Routes): Promise<Settlement> {
  const { host, step, at, ended } = run
  const success = ended.status === 'completed' && routes === 'all' ? settleSuccess(run, ended.output) : null
  const final = success?.ok === false ? { ...run, ended: failedRoute(run, success.error) } : run
  host.services.governance.leave(host, step, at, final.ended)
  const consequence = success?.ok === true ? success.value : await consequenceOf(final, routes)
  return { run: final, ...consequence }
}

function consequenceOf(run: Run, routes: Routes): Consequence | Promise<Consequence> {
  const { ended } = run
  switch (ended.status) {
    case 'completed':
      return { next: { next: 'done', output: ended.output } }
    case 'routed':
      return routes === 'all' ? chosen(ended.to) : { next: { next: 'done', output: ended.output } }
    case 'terminated':
      if (routes === 'errors') return { next: { next: 'done', output: ended.output } }
      return { next: { next: 'terminated', termination: ended.termination, output: ended.output } }
    case 'suspended':
      return { next: { next: 'suspended', gate: ended.gate } }
    case 'parted':
      return { next: { next: 'parted', parting: ended.parting } }
    case 'stopped':
      return { next: { next: 'stopped', error: ended.error, records: ended.records } }
    case 'raised':
      // A limit of the run ends all of it, also from a child or a group.
      if (isLimitOfRun(ended.error.envelope)) return { next: { next: 'halted', error: ended.error } }
      return routes === 'none' ? { next: raisedBy(ended) } : settleError({ ...run, ended })
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
function chosen(to: string): Consequence {
  const isEnd = to === '$end'
  return {
    decisions: [{ action: isEnd ? 'end' : 'to', to, route: 'options' }],
    next: isEnd ? { next: 'end', output: null } : { next: 'go', to },
  }
}
