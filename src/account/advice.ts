import { type JsonObject, textOrJson } from '../core/json.js'
import { type EngineKind, isEngineKind } from '../core/kinds.js'
import { NOT_STARTED } from '../core/transient.js'

/** Advice for the kinds of the engine; kinds of authors have none. */
const ADVICE: Readonly<Record<EngineKind, string>> = {
  'internal.script_error':
    'If this failure is expected, give it a kind with `classify` or CONDUCTOR_ERROR_OUT and route it.',
  'internal.timeout':
    "Raise the node's timeout; if only some runs take too long, a `retry` route for `internal.timeout` helps.",
  'internal.schema_violation': 'Compare what the node produced with its `output` schema, or fix the envelope it wrote.',
  'internal.undeclared_kind': "Add the original kind to the node's `raises`, or raise one that is declared there.",
  'internal.template_error':
    "Use one of the available fields; for a node that may not have run, write `{{ x.output.y | default('') }}`.",
  'internal.group_failed':
    'Look at the errors of the members; `tolerate` or `continue_on_error` lets a group succeed in spite of some.',
  'internal.policy_denied': 'The policy says why; change the node, or the policy.',
  'internal.circuit_open': 'Wait until the breaker lets a probe through, or resume with --reset-breakers.',
  'internal.limit_exceeded': 'Look for a loop in the routes, or raise the limit under `workflow.limits`.',
  'internal.no_route': 'Add a success route without `when` as the last one.',
  'internal.cancelled': 'The run was cancelled; it can be resumed.',
  'internal.unexpected': 'This is a bug of conductor-action: please report it with the run folder.',
  'provider.exhausted': 'The provider did not answer; try again later, or raise `retry.max_attempts`.',
  'provider.tool_unavailable':
    'Start the server of `runtime.mcp_servers` by hand to see what it says, and compare `tools` with what it lists.',
  'provider.rejected':
    'The provider refused the request: check credentials, model and parameters; for a program, its command.',
  'subworkflow.terminated':
    'The child ended itself on purpose; route `subworkflow.terminated` to decide what that means here.',
  'subworkflow.failed': 'Fix the cause in the child, or route `subworkflow.failed`.',
  'subworkflow.depth_exceeded': 'A workflow calls itself too deeply: look for a cycle, or raise `max_depth`.',
  'retry.exhausted': 'All retries are spent; fix the cause, or route `retry.exhausted`.',
  'halt.intentional': 'A halt route ended the run on purpose: fix its cause, or change the route.',
}

/** Advice for a single command, which has options and no routes. */
const STEP_ADVICE: Partial<Record<EngineKind, string>> = {
  'internal.script_error':
    '`retry` runs the command again, with `classify` only after transient failures; a workflow file can route each kind.',
  'internal.timeout': 'Raise `timeout`; if only some runs take too long, `retry` helps.',
  'internal.undeclared_kind': 'Add the original kind to `raises`.',
  'retry.exhausted': 'All retries are spent; fix the cause, or raise `retry`.',
}

/** Kinds whose advice is a change of the workflow file. */
export const MENDED_IN_FILE: ReadonlySet<string> = new Set<EngineKind>([
  'internal.no_route',
  'internal.undeclared_kind',
  'internal.schema_violation',
  'internal.limit_exceeded',
  'internal.timeout',
  'internal.policy_denied',
  'subworkflow.depth_exceeded',
])

/** Returns the suggestion of the error, otherwise the advice for its kind; `isOneStep` if a single command raised it. */
export function adviceFor(kind: string, details: JsonObject, isOneStep = false): string | null {
  const given = details['suggestion']
  if (typeof given === 'string' && given.trim() !== '') return given
  const { available_fields: names } = details
  const isNameUnknown = Array.isArray(names) && names.length > 0
  if (kind === 'internal.template_error' && !isNameUnknown) return 'The message says what is wrong in the template.'
  const advice = generalAdvice(kind, isOneStep)
  if (kind === 'internal.script_error') return scriptAdvice(details, advice)
  if (kind === 'internal.schema_violation' && details['source'] === 'source')
    return 'Give `source` a list: declare the input with `type: array`, or let the node before it print one.'
  return advice
}

export function generalAdvice(kind: string, isOneStep = false): string | null {
  if (!isEngineKind(kind)) return null
  return (isOneStep ? STEP_ADVICE[kind] : undefined) ?? ADVICE[kind]
}

function scriptAdvice(details: JsonObject, advice: string | null) {
  const { exit_code: code = null } = details
  // The message says why a program could not be started.
  if (code === null || NOT_STARTED.includes(code)) return null
  const stream = ['stdout', 'stderr'].find((name) => textOrJson(details[`${name}_tail`] ?? '').trim() !== '')
  return stream === undefined ? advice : `Look at the last lines of ${stream}. ${advice}`
}
