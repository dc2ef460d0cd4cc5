import type { ScriptNode } from '../config/model.js'
import type { RaisedHere } from '../core/outcome.js'
import type { ErrorFile } from '../core/ports.js'
import { ok, type Result } from '../core/result.js'
import { evaluate, onlyExpression, parseTemplate, type Scope } from '../expressions/index.js'
import { secretsOfEnvironment } from '../redaction/index.js'
import type { ExecutionContext } from './executor.js'
import { literalText, renderText } from './rendering.js'

/** The environment of a script: inherited, then the workflow's, then the node's, then what the engine promises. */
export function scriptEnvironment(
  node: Pick<ScriptNode, 'env'>,
  context: ExecutionContext,
  signals: Pick<ErrorFile, 'path' | 'outputPath'> | null,
): Result<Record<string, string>, RaisedHere> {
  const env: Record<string, string> = { ...context.settings.env }
  for (const layer of [context.workflow.settings.env, node.env]) {
    for (const [name, value] of Object.entries(layer ?? {})) {
      if (value === null) {
        delete env[name]
        continue
      }
      const text = typeof value === 'string' ? variableText(value, context.scope, name) : ok(literalText(value))
      if (!text.ok) return text
      env[name] = text.value
      for (const secret of secretsOfEnvironment({ [name]: text.value })) context.ports.secrets.mark(secret.value)
    }
  }
  env['PYTHONUTF8'] ??= '1'
  env['CONDUCTOR_RETRY_ATTEMPT'] = String(context.retryAttempt)
  if (context.traceParent !== null) env['TRACEPARENT'] = context.traceParent
  env['CONDUCTOR_RUN_ID'] = context.settings.runId
  if (context.settings.helpersFolder !== null) env['CONDUCTOR_HELPERS'] = context.settings.helpersFolder
  // Last, so that no layer can lead it elsewhere.
  for (const [name, file] of [
    ['CONDUCTOR_ERROR_OUT', signals?.path],
    ['CONDUCTOR_OUTPUT', signals?.outputPath],
  ] as const) {
    if (file === undefined) delete env[name]
    else env[name] = file
  }
  return ok(env)
}

/** A truth value reaches a program as programs write it: `true`, not Python's `True`. */
function variableText(source: string, scope: Scope, name: string): Result<string, RaisedHere> {
  const text = renderText(source, scope, `env.${name}`)
  if (!text.ok || !/^\s*(?:True|False)\s*$/.test(text.value)) return text
  const template = parseTemplate(source)
  const expression = template.ok ? onlyExpression(template.value) : null
  const value = expression === null ? null : evaluate(expression, scope)
  return value?.ok === true && typeof value.value === 'boolean' ? ok(String(value.value)) : text
}
