import { renderText } from '../nodes/rendering.js'
import { type Host, record } from './run-context.js'
import type { FlowScope } from './scopes.js'

/** Renders a hook and puts it on record; one that fails never changes the outcome. */
export function runHook(host: Host, names: FlowScope, hook: 'on_start' | 'on_complete' | 'on_error'): void {
  const template = host.workflow.settings.hooks?.[hook]
  if (template === undefined || template === '') return
  const text = renderText(template, names, `hooks.${hook}`)
  record(host, {
    type: 'hook_executed',
    scope: host.scope,
    node: null,
    hook,
    result: text.ok ? text.value : '',
    error: text.ok ? null : text.error.envelope.message,
  })
}
