import { finallySteps } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import { type Ending, endingFacts, isGood, stoppedAt } from './flow-end.js'
import type { Host, StopReason } from './model.js'
import { warn } from './record.js'
import type { FlowScope } from './scopes.js'

/** Every `finally` node, one after the other, whatever happened; the first error of a good run becomes its end. */
export async function runFinally(
  host: Host,
  names: FlowScope,
  end: Ending,
  reason: StopReason | null,
): Promise<Ending> {
  const listed = finallySteps(host.workflow)
  if (listed.length === 0) return end
  names.ending = endingFacts(end, reason)
  let last = end
  for (const name of listed) {
    const step = host.workflow.steps.get(name)
    if (step === undefined || host.signal.aborted) continue
    const at: NodeAt = { scope: host.scope, node: name, ...host.state.nextRun(name) }
    const next = await host.services.runStep(host, step, at, 'none')
    if (next.next === 'raised') last = afterFinallyError(host, name, last, next.error, next.records)
    if (next.next === 'halted' && isGood(last)) last = stoppedAt(host, step, at)
    if (next.next === 'stopped' && isGood(last)) last = { status: 'stopped', error: next.error, records: next.records }
  }
  names.ending = {}
  return last
}

function afterFinallyError(host: Host, node: string, end: Ending, error: Raised, records: readonly Raised[]): Ending {
  if (isGood(end)) return { status: 'raised', error, records }
  const { kind, message } = error.envelope
  // A caller that handles the first error of a child drops its records; the warning keeps this one.
  warn(host, node, 'finally-failed', `${node} failed in finally with ${kind}: ${message}`)
  return end.status === 'raised' || end.status === 'stopped' ? { ...end, records: [...end.records, ...records] } : end
}
