import { ok, type Result } from '../core/result.js'
import {
  coerceText,
  evaluate,
  parseExpression,
  parseTemplate,
  render,
  type Scope,
  type TemplateFailure,
} from '../expressions/index.js'

const ONE_EXPRESSION = /^\s*\{\{(?<inner>(?:(?!\{\{|\}\}|\{%).)*)\}\}\s*$/s

/** The data behind a template: one that is a single expression gives its value, not the text that it would print. */
export function templateValue(source: string, names: Scope): Result<unknown, TemplateFailure> {
  const inner = ONE_EXPRESSION.exec(source)?.groups?.['inner']
  if (inner !== undefined) return expressionValue(inner, names)
  const template = parseTemplate(source)
  if (!template.ok) return template
  const text = render(template.value, names)
  return text.ok ? ok(coerceText(text.value)) : text
}

export function expressionValue(source: string, names: Scope): Result<unknown, TemplateFailure> {
  const expression = parseExpression(source)
  return expression.ok ? evaluate(expression.value, names) : expression
}
