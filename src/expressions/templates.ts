import { ok, type Result } from '../core/result.js'
import { normalizeNewlines } from '../text/newlines.js'
import { compileTemplate, printedExpression, renderCompiled } from './compiled.js'
import type { TemplateFailure } from './failure.js'
import type { Scope } from './scope.js'
import type { Budget } from './state.js'
import type { Expression, Template, TemplateOptions } from './template.js'

const TAG = /\{[{%#]/

/** Whether a text has anything to render; otherwise it stands for itself, or is a bare expression. */
export function isTemplate(source: string): boolean {
  return source.includes('{{') || source.includes('{%')
}

/** Parses a template; a text without tags needs nothing of what can read one. */
export function parseTemplate(source: string, options: TemplateOptions = {}): Result<Template, TemplateFailure> {
  return source.includes('{') && TAG.test(source)
    ? compileTemplate(source, options)
    : ok({ source, literal: true, references: [] })
}

/** Renders a template to text. */
export function render(template: Template, scope: Scope, budget?: Partial<Budget>): Result<string, TemplateFailure> {
  return template.literal ? ok(normalizeNewlines(template.source)) : renderCompiled(template, scope, budget)
}

/** The expression of a template that prints one and has nothing but blanks around it; null for any other. */
export function onlyExpression(template: Template): Expression | null {
  return template.literal ? null : printedExpression(template)
}
