import { listSecretInputs } from '../config/inputs.js'
import { onAbort } from '../core/abort.js'
import type { Raised } from '../core/envelope.js'
import { copyJson } from '../core/json.js'
import { type CancelSignal, type RunEnd, toCancelSignal } from '../core/outcome.js'
import { MASK } from '../redaction/index.js'

import { runFlow } from './flow.js'
import { createStopControl, type FlowEnd, type FlowRequest, type OutsideServices, type StopReason } from './model.js'
import { FailedTests } from './state.js'
import { runStep } from './step.js'

export type { DeadLetterRequest, Governance, Host, InForce, Interception, RecalledAttempt } from './model.js'
export { NOTHING_RECALLED } from './model.js'
export { createEngineError } from './raising.js'
export { itemMark, toTerminationFields } from './record.js'
export { createStepView, listErrorEntries } from './scopes.js'

export interface EngineRequest extends Pick<FlowRequest, 'workflow' | 'inputs' | 'resumed'> {
  readonly services: OutsideServices
  readonly cancel: AbortSignal
}

/** Time limit of `finally` after the run was cancelled: such a run ends within 5 s, with 2 s of them for its process tree. */
const FINALLY_BUDGET_MS = 4000
/** Time that processes of `finally` then have to end by themselves. */
const FINALLY_GRACE_MS = 500

/** Runs a workflow and returns its end; the caller reports the end and emits the closing event. */
export async function runWorkflow(request: EngineRequest): Promise<RunEnd> {
  const { workflow, inputs, services, resumed } = request
  const control = createRunControl(request)
  const { name, metadata = {} } = workflow.settings
  const secret = new Set(listSecretInputs(workflow))
  const shown = Object.entries(inputs).map(([input, value]) => [input, secret.has(input) ? MASK : value] as const)
  const started = { workflow: name, file: workflow.displayFile, input: Object.fromEntries(shown) }
  services.emit(
    { type: 'workflow_started', scope: '', node: null, ...started, metadata: copyJson(metadata), resumed },
    null,
  )
  const failedTests = new FailedTests(services.recall.events)
  const end = await runFlow({
    services: { ...services, ...control.services, failedTests, runStep, runFlow },
    workflow,
    inputs,
    scope: '',
    callers: [],
    handling: [],
    signal: control.signal,
    resumed,
  })
  control.release()
  return toRunEnd(end, control.services.stopReason(), request.cancel.aborted ? toCancelSignal(request.cancel) : null)
}

function createRunControl({ cancel, services }: EngineRequest) {
  const { signal, stop, stopReason } = createStopControl()
  const finallyWork = new AbortController()
  const released = new AbortController()
  const { clock, processes } = services.ports
  const endFinally = async (deadline: number): Promise<void> => {
    await clock.sleepUntil(deadline, released.signal)
    finallyWork.abort()
    await clock.sleepUntil(deadline + FINALLY_GRACE_MS, released.signal)
    if (!released.signal.aborted) await processes.endLeftovers(0)
  }
  const unlink = onAbort(cancel, () => {
    stop({ kind: 'cancel' })
    void endFinally(clock.now() + FINALLY_BUDGET_MS)
  })
  return {
    signal,
    services: { stop, stopReason, finallySignal: () => finallyWork.signal },
    release: () => {
      unlink()
      released.abort()
    },
  }
}

const NO_ERROR = { error: null, records: [], gate: null, termination: null, signal: null } as const

function toRunEnd(end: FlowEnd, reason: StopReason | null, signal: CancelSignal | null): RunEnd {
  // A halt overrides the ends of the nodes that it stopped.
  if (reason?.kind === 'halt')
    return createFailedEnd(reason.error, [reason.error, ...('records' in end ? end.records : [])])
  switch (end.status) {
    case 'completed':
      return { ...NO_ERROR, outcome: 'success', output: end.output }
    case 'terminated':
      return { ...NO_ERROR, outcome: end.termination.status, output: end.output, termination: end.termination }
    case 'raised':
      return createFailedEnd(end.error, end.records)
    case 'suspended':
      return { ...NO_ERROR, outcome: 'suspended', output: null, gate: end.gate }
    case 'handed_off': {
      const { handoff } = end
      return { ...NO_ERROR, outcome: handoff.part === 'plan' ? 'suspended' : 'success', output: null, handoff }
    }
    case 'stopped': {
      const by = signal ?? 'SIGTERM'
      const message = `cancelled by ${by} at ${end.error.frames[0]?.node ?? ''}`
      const error = { ...end.error, envelope: { kind: 'internal.cancelled', message, details: { signal: by } } }
      return { ...NO_ERROR, outcome: 'cancelled', output: null, signal: by, error, records: [error, ...end.records] }
    }
  }
}

function createFailedEnd(error: Raised, records: readonly Raised[]): RunEnd {
  return { ...NO_ERROR, outcome: error.typed ? 'halted' : 'failed', output: null, error, records }
}
