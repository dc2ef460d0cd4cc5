import { ok, type Result } from '../core/result.js'
import { conditionTextHolds } from './coerce.js'
import { evaluate, parseExpression, truthy } from './compiled.js'
import type { TemplateFailure } from './failure.js'
import type { Scope } from './scope.js'
import { isTemplate, parseTemplate, render } from './templates.js'

/** Judges a condition: a template by its text, a bare expression by its value; the latter may see more names, made on demand. */
export function holds(
  condition: string,
  scope: Scope,
  bareScope: () => Scope = () => scope,
): Result<boolean, TemplateFailure> {
  if (isTemplate(condition)) {
    const template = parseTemplate(condition)
    if (!template.ok) return template
    const text = render(template.value, scope)
    return text.ok ? ok(conditionTextHolds(text.value)) : text
  }
  const expression = parseExpression(condition)
  if (!expression.ok) return expression
  const value = evaluate(expression.value, bareScope())
  return value.ok ? ok(truthy(value.value)) : value
}
