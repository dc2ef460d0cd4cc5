import type { FailRule, ScriptNode } from '../config/model.js'
import { findKindEntry, type KindCatalogue } from '../core/catalogue.js'
import { getOwnEntry, type Json, type JsonObject, setKey } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import { ok } from '../core/result.js'
import { coerceText, evaluateCondition, type Scope } from '../expressions/index.js'
import { VALUE_TYPES } from '../source/value-types.js'
import { cutHead, type SecretSpans } from '../text/excerpt.js'
import { createBareScope, createTemplateError, renderData, renderText, withNames } from './rendering.js'

const MAX_MESSAGE_CHARS = 2000

/**
 * Returns the error of the first rule of `fail_when` that holds for the output of a script; null if none holds. A rule that cannot be
 * evaluated is an error too, because nobody knows whether the script failed.
 */
export function findToldFailure(
  node: ScriptNode,
  kinds: KindCatalogue | undefined,
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
    if (held.value) return createToldError(node.name, rule, kinds, names, field, secrets)
  }
  return null
}

/** Renders the details of a rule; a text becomes the type that the catalogue says, or that it looks like. */
function renderDetails(
  { kind, details = {} }: FailRule,
  kinds: KindCatalogue | undefined,
  names: Scope,
  field: string,
) {
  const schema = findKindEntry(kinds, kind)?.details ?? {}
  const rendered: Record<string, Json> = {}
  for (const [name, value] of Object.entries(details)) {
    const type = getOwnEntry(schema, name)?.type
    const read = (text: string): Json =>
      type === undefined ? coerceText(text) : (VALUE_TYPES[type].parse(text) ?? text)
    const data = renderData(value, names, `${field}.${name}`, read)
    if (!data.ok) return data
    setKey(rendered, name, data.value)
  }
  return ok(rendered)
}

function createToldError(
  node: string,
  rule: FailRule,
  kinds: KindCatalogue | undefined,
  names: Scope,
  field: string,
  secrets?: SecretSpans,
): RaisedHere {
  const { when, kind, message } = rule
  const text = message === undefined ? ok('') : renderText(message, names, `${field}.message`)
  const rendered = renderDetails(rule, kinds, names, `${field}.details`)
  if (!text.ok) return text.error
  if (!rendered.ok) return rendered.error
  const said = text.value.trim() || `${node} told a failure: ${when}`
  const envelope = { kind, message: cutHead(said, MAX_MESSAGE_CHARS, secrets), details: rendered.value }
  return { envelope, origin: 'author' }
}
