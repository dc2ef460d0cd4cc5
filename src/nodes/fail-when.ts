import type { FailRule, ScriptNode } from '../config/model.js'
import type { JsonObject } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import { ok } from '../core/result.js'
import { evaluateCondition, type Scope } from '../expressions/index.js'
import { cutHead, type SecretSpans } from '../text/excerpt.js'
import { createBareScope, createTemplateError, renderFields, renderText, withNames } from './rendering.js'

const MAX_MESSAGE_CHARS = 2000

/**
 * Returns the error of the first rule of `fail_when` that holds for the output of a script; null if none holds. A rule that cannot be
 * evaluated is an error too, because nobody knows whether the script failed.
 */
export function findToldFailure(
  node: ScriptNode,
  output: JsonObject,
  scope: Scope,
  secrets?: SecretSpans,
): RaisedHere | null {
  // Under its own name the scope may have the output of an earlier visit.
  const names = withNames(scope, { output, [node.name]: { output } })
  for (const [index, rule] of (node.fail_when ?? []).entries()) {
    const field = `fail_when[${index}]`
    const held = evaluateCondition(rule.when, names, () => createBareScope(names, output))
    if (!held.ok) return createTemplateError(held.error, `${field}.when`)
    if (held.value) return createToldError(node.name, rule, names, field, secrets)
  }
  return null
}

function createToldError(
  node: string,
  { when, kind, message, details = {} }: FailRule,
  names: Scope,
  field: string,
  secrets?: SecretSpans,
): RaisedHere {
  const text = message === undefined ? ok('') : renderText(message, names, `${field}.message`)
  const rendered = renderFields(details, names, `${field}.details`)
  if (!text.ok) return text.error
  if (!rendered.ok) return rendered.error
  const said = text.value.trim() || `${node} told a failure: ${when}`
  const envelope = { kind, message: cutHead(said, MAX_MESSAGE_CHARS, secrets), details: rendered.value }
  return { envelope, origin: 'author' }
}
