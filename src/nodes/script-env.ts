import type { ScriptNode } from '../config/model.js'
import type { RaisedHere } from '../core/outcome.js'
import { ok, type Result } from '../core/result.js'
import { secretsOfEnvironment } from '../redaction/index.js'
import type { ExecutionContext } from './executor.js'
import { literalText, renderText } from './rendering.js'

/** The environment of a script: inherited, then the workflow's, then the node's, then what the engine promises. */
export function scriptEnvironment(
  node: Pick<ScriptNode, 'env'>,
  context: ExecutionContext,
  errorOut: string | null,
): Result<Record<string, string>, RaisedHere> {
  const env: Record<string, string> = { ...context.settings.env }
  for (const layer of [context.workflow.settings.env, node.env]) {
    for (const [name, value] of Object.entries(layer ?? {})) {
      if (value === null) {
        delete env[name]
        continue
      }
      const text = typeof value === 'string' ? renderText(value, context.scope, `env.${name}`) : ok(literalText(value))
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
  if (errorOut === null) delete env['CONDUCTOR_ERROR_OUT']
  else env['CONDUCTOR_ERROR_OUT'] = errorOut
  return ok(env)
}
