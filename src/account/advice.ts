import type { Json, JsonObject } from '../core/json.js'
import { type EngineKind, isEngineKind } from '../core/kinds.js'

/** What to do about a kind that the engine makes; authors' kinds speak for themselves. */
const ADVICE: Readonly<Record<EngineKind, string>> = {
  'internal.script_error':
    'If this failure is expected, give it a kind with `classify` or CONDUCTOR_ERROR_OUT and route it.',
  'internal.timeout': "Raise the node's timeout, or add a `retry` route for `internal.timeout`.",
  'internal.schema_violation': 'Compare what the node produced with its `output` schema, or fix the envelope it wrote.',
  'internal.undeclared_kind': "Add the original kind to the node's `raises`, or raise one that is declared there.",
  'internal.template_error':
    "Use one of the available fields; for a node that may not have run, write `{{ x.output.y | default('') }}`.",
  'internal.group_failed':
    'Look at the errors of the members; `tolerate` or `continue_on_error` lets a group live with some.',
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
  'subworkflow.failed': 'The cause is under details.cause; fix the child, or route `subworkflow.failed`.',
  'subworkflow.depth_exceeded': 'A workflow calls itself too deeply: look for a cycle, or raise `max_depth`.',
  'retry.exhausted': 'All retries are spent; fix the cause, or route `retry.exhausted`.',
  'halt.intentional': 'A halt route ended the run on purpose; the cause is under details.cause.',
}

/** The same for one command, which has options and no routes. */
const STEP_ADVICE: Partial<Record<EngineKind, string>> = {
  'internal.script_error':
    'If another try may help, give `retry`; `classify` tells failures apart, and a workflow file can route them.',
  'internal.timeout': 'Raise `timeout`, or give `retry`.',
  'internal.undeclared_kind': 'Add the original kind to `raises`.',
  'retry.exhausted': 'All retries are spent; fix the cause, or raise `retry`.',
}

/** The suggestion that came with an error, else what is known about its kind; null when there is no advice. */
export function adviceFor(kind: string, details: JsonObject, isOneStep = false): string | null {
  const given = details['suggestion']
  if (typeof given === 'string' && given.trim() !== '') return given
  if (kind === 'internal.template_error' && !lacksName(details))
    return 'The message says what is wrong in the template.'
  const advice = (isOneStep && isEngineKind(kind) ? STEP_ADVICE[kind] : undefined) ?? generalAdvice(kind)
  if (kind === 'internal.script_error') return scriptAdvice(details, advice)
  if (kind === 'internal.schema_violation' && details['source'] === 'source')
    return 'Give `source` a list: declare the input with `type: array`, or let the node before it print one.'
  return advice
}

export function generalAdvice(kind: string): string | null {
  return isEngineKind(kind) ? ADVICE[kind] : null
}

/** Codes with which shells end when a program could not be started; the message says why. */
const NOT_STARTED: readonly Json[] = [126, 127]

function scriptAdvice({ exit_code: code = null, stderr_tail: stderr }: JsonObject, advice: string | null) {
  if (code === null || NOT_STARTED.includes(code)) return null
  const hasPrinted = typeof stderr === 'string' && stderr.trim() !== ''
  return hasPrinted ? `Look at the last lines of stderr. ${advice}` : advice
}

/** Only where a name was not there are those that were of any help. */
function lacksName({ available_fields: fields }: JsonObject): boolean {
  return Array.isArray(fields) && fields.length > 0
}
