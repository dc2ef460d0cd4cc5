import type { Json } from '../core/json.js'
import { ok, type Result } from '../core/result.js'
import {
  coerceText,
  evaluate,
  makesJson,
  onlyExpression,
  parseExpression,
  parseIn,
  render,
  type Scope,
  type TemplateFailure,
} from '../expressions/index.js'

/** The data behind a template: one that is a single expression gives its value, not the text that it would print. */
export function templateValue(source: string, names: Scope): Result<Json, TemplateFailure> {
  const template = parseIn(names, source)
  if (!template.ok) return template
  const expression = onlyExpression(template.value)
  if (expression !== null && !makesJson(expression)) return evaluate(expression, names)
  const text = render(template.value, names)
  return text.ok ? ok(coerceText(text.value)) : text
}

export function expressionValue(source: string, names: Scope): Result<Json, TemplateFailure> {
  const expression = parseExpression(source)
  return expression.ok ? evaluate(expression.value, names) : expression
}
