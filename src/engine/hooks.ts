import { isRecord, type Json, type JsonObject } from '../core/json.js'
import { renderText } from '../nodes/rendering.js'
import { exceptionType } from './exception-types.js'
import type { Host } from './model.js'
import { record } from './record.js'
import { type FlowScope, withNames } from './scopes.js'

/** Renders a hook and puts it on record; one that fails never changes the outcome. */
export function runHook(
  host: Host,
  names: FlowScope,
  hook: 'on_start' | 'on_complete' | 'on_error',
  more: JsonObject = {},
): void {
  const template = host.workflow.settings.hooks?.[hook]
  if (template === undefined || template === '') return
  const text = renderText(template, withNames(names, more), `hooks.${hook}`)
  record(host, {
    type: 'hook_executed',
    scope: host.scope,
    node: null,
    hook,
    result: text.ok ? text.value : '',
    error: text.ok ? null : text.error.envelope.message,
  })
}

const TERMINATED = 'terminated'

/** `error` of the hook `on_error` as upstream has it, made from `workflow.error`. */
export function hookError(error: Json | undefined): JsonObject {
  if (!isRecord(error)) return {}
  const { kind, message, details } = error
  const suggestion = isRecord(details) && typeof details['suggestion'] === 'string' ? details['suggestion'] : null
  return { type: typeOf(String(kind)), message: String(message), suggestion }
}

function typeOf(kind: string): string {
  return kind === TERMINATED ? 'WorkflowTerminated' : (exceptionType(kind) ?? 'UnhandledWorkflowError')
}
