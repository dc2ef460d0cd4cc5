import type { Member, Step } from '../config/model.js'
import { seesAllInputs, seesEverything } from '../config/model.js'
import { isStrict } from '../config/typed-world.js'
import type { NodeAt } from '../core/events.js'
import { engineFailure, type NodeOutcome, raised } from '../core/outcome.js'
import { takesTime } from '../core/step-types.js'
import type { Scope } from '../expressions/index.js'
import type { ExecutionContext } from '../nodes/executor.js'
import { executeNode } from '../nodes/registry.js'
import { runChild } from './child.js'
import { runGroup } from './group.js'
import type { Host } from './model.js'
import { record, warnOfRun } from './record.js'
import { explicitScope, lastOnly, withNames } from './scopes.js'

const DEFAULT_KEPT_BYTES = 16 * 1024 * 1024

/** Runs a step with what it may see. */
export function execute(host: Host, step: Step | Member, at: NodeAt): NodeOutcome | Promise<NodeOutcome> {
  const view = visibleNames(host, step)
  if (typeof view === 'string') return missingInput(step, view)
  switch (step.type) {
    case 'parallel':
    case 'for_each':
      return runGroup(host, step, at)
    case 'workflow':
      return runChild(host, step, at, view)
    default:
      // What came before a step that takes time is on the disk before it begins.
      if (takesTime(step.type)) host.services.beforeEffect()
      return executeNode(step, executionContext(host, step, at, view))
  }
}

/** The names that a step may read by the workflow's context mode, or the required entry that is not there. */
function visibleNames(host: Host, step: Step | Member): Scope | string {
  const names = withNames(host.names, { conductor: { retry_attempt: host.state.retryAttempt(step.name) } })
  switch (host.workflow.settings.context?.mode) {
    case 'last_only':
      return seesEverything(step) ? names : lastOnly(names, host.context)
    case 'explicit': {
      const listed = 'input' in step ? (step.input ?? []) : []
      const { scope, missing } = explicitScope(names, host.context, listed, seesAllInputs(step))
      return missing ?? (seesEverything(step) ? names : scope)
    }
    default:
      return names
  }
}

function missingInput(step: Step | Member, entry: string): NodeOutcome {
  const message = `${step.name} lists ${entry} in its input, but it is not there; end it with ? if it may be missing`
  const found = { position: { line: 1, column: 1 }, available_fields: [], available_fields_total: 0 }
  const error = engineFailure('internal.template_error', message, { field: 'input', template: entry, ...found })
  return raised(error)
}

function executionContext(
  host: Host,
  step: Exclude<Step | Member, { type: 'parallel' | 'for_each' | 'workflow' }>,
  at: NodeAt,
  scope: Scope,
): ExecutionContext {
  const { services, workflow } = host
  return {
    workflow,
    scope,
    strict: isStrict(workflow, step),
    inGroup: host.inGroup,
    attempt: at.attempt,
    traceParent: services.settings.traceParentOf?.(at) ?? null,
    retryAttempt: host.state.retryAttempt(step.name),
    signal: host.signal,
    settings: services.settings,
    ports: services.ports,
    maxOutputBytes:
      ('max_output_bytes' in step ? step.max_output_bytes : undefined) ??
      workflow.settings.limits?.max_output_bytes ??
      DEFAULT_KEPT_BYTES,
    output: (stream, printed) => services.output(at, step, stream, printed),
    recalledTimer: services.recall.timer(at, step, host),
    setTimer: (deadline, started) => record(host, { ...at, type: 'timer_set', deadline, started }),
    recalledAnswers: services.recall.answers(at),
    keepAnswers: (answers) => record(host, { ...at, type: 'questions_answered', answers }),
    warn: (code, message) => warnOfRun(host, at, code, message),
    waiting: ({ node, prompt, options }) => {
      record(host, { type: 'gate_waiting', scope: host.scope, node, prompt, options })
      services.beforeEffect()
    },
  }
}
