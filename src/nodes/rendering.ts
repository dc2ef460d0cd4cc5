import { STREAM_FIELDS } from '../config/model.js'
import { isJsonNumber, isRecord, type Json, type JsonObject, setKey } from '../core/json.js'
import { createEngineFailure, type RaisedHere } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import {
  coerceText,
  evaluate,
  findOnlyExpression,
  isTemplate,
  makesJson,
  parseExpression,
  parseIn,
  printValue,
  render,
  type Scope,
  scopeOver,
  type TemplateFailure,
} from '../expressions/index.js'

/** Returns the error of a template that failed: what stood there, where it broke, and what was available. */
export function createTemplateError(failure: TemplateFailure, field: string): RaisedHere {
  const error = createEngineFailure(
    'internal.template_error',
    `${field}: ${failure.message}${explainMissingOutput(failure)}`,
    {
      field,
      template: failure.template,
      ...(failure.file === undefined ? {} : { template_file: failure.file }),
      position: { line: failure.line, column: failure.column },
      available_fields: failure.availableFields,
      available_fields_total: failure.availableFieldsTotal,
    },
  )
  return failure.reason === 'absent' ? { ...error, readsAbsent: true } : error
}

/** Returns the error of a template whose value is not possible in its field. */
export function createValueError(field: string, template: string, message: string): RaisedHere {
  const found = { position: { line: 1, column: 1 }, available_fields: [], available_fields_total: 0 }
  return createEngineFailure('internal.template_error', message, { field, template, ...found })
}

/** Explains a field that is missing because the output holds nothing but the streams of a script. */
function explainMissingOutput({ code, availableFields: fields }: TemplateFailure): string {
  const bare = fields.includes('stdout') && fields.every((name) => STREAM_FIELDS.includes(name))
  return bare && code === 'missing-field' ? '; its stdout was not one JSON object with fields' : ''
}

export function renderText(source: string, scope: Scope, field: string, comments = true): Result<string, RaisedHere> {
  const template = parseIn(scope, source, comments)
  if (!template.ok) return err(createTemplateError(template.error, field))
  const text = render(template.value, scope)
  return text.ok ? text : err(createTemplateError(text.error, field))
}

/** Formats a number or a boolean of the file for a program, as it was written. */
export function formatLiteral(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : printValue(value)
}

/**
 * Returns the value of a rendered text. A single expression passes its value on: a text is a number only if that number
 * prints as the same text, so that `1.10` and `007` stay what they are; a list and a mapping are data, whatever they hold.
 */
export function toRenderedValue(source: string, scope: Scope, text: string, convert: (text: string) => Json): Json {
  const value = convert(text)
  if (isJsonNumber(value))
    return printValue(value) === text.trim() || typeof evaluateOnly(source, scope) !== 'string' ? value : text
  // Data stays text where only text is read.
  if (!/^\s*[[{]/.test(text) || typeof convert('[]') === 'string') return value
  const data = evaluateOnly(source, scope)
  return typeof data === 'object' && data !== null ? data : value
}

/** Returns the value of a template that is a single expression, unless the expression makes JSON. */
export function evaluateOnly(source: string, scope: Scope): Json | undefined {
  const template = parseIn(scope, source)
  const expression = template.ok ? findOnlyExpression(template.value) : null
  if (expression === null || makesJson(expression)) return undefined
  const value = evaluate(expression, scope)
  return value.ok ? value.value : undefined
}

/** Renders every text inside data; `convert` says what a rendered text becomes, and the first one that fails is the error. */
export function renderData(
  value: unknown,
  scope: Scope,
  field: string,
  convert: (text: string) => Json,
): Result<Json, RaisedHere> {
  if (typeof value === 'string') {
    const text = renderText(value, scope, field)
    return text.ok ? ok(toRenderedValue(value, scope, text.value, convert)) : text
  }
  if (isRecord(value)) return renderFields(value, scope, field, convert)
  if (!Array.isArray(value)) return ok(isJsonNumber(value) || typeof value === 'boolean' ? value : null)
  const rendered: Json[] = []
  for (const [index, item] of value.entries()) {
    const one = renderData(item, scope, `${field}[${index}]`, convert)
    if (!one.ok) return one
    rendered.push(one.value)
  }
  return ok(rendered)
}

export function renderFields(
  fields: Readonly<Record<string, unknown>>,
  scope: Scope,
  field: string,
  convert: (text: string) => Json = coerceText,
): Result<JsonObject, RaisedHere> {
  const rendered: Record<string, Json> = {}
  for (const [key, value] of Object.entries(fields)) {
    const one = renderData(value, scope, `${field}.${key}`, convert)
    if (!one.ok) return one
    setKey(rendered, key, one.value)
  }
  return ok(rendered)
}

/** Adds names over a scope: `output` and `error` on routes, the loop variable of a for_each, a node's own output. */
export function withNames(base: Scope, names: Readonly<Record<string, unknown>>): Scope {
  return scopeOver(base, {
    lookup: (name) => (Object.hasOwn(names, name) ? names[name] : base.lookup(name)),
    *names() {
      yield* Object.keys(names)
      yield* base.names()
    },
  })
}

/** Adds the names of bare expressions: fields of the error, then fields of the output, then flattened paths such as `output_score`. */
export function createBareScope(names: Scope, output: Json | undefined, error: object | null = null): Scope {
  const fields = isRecord(output) ? output : {}
  const bare: Readonly<Record<string, unknown>> = { ...fields, ...error }
  return scopeOver(names, {
    lookup(name) {
      if (Object.hasOwn(bare, name)) return bare[name]
      return names.lookup(name) ?? resolveFlattened(names, name)
    },
    *names() {
      yield* Object.keys(bare)
      yield* names.names()
    },
  })
}

function resolveFlattened(names: Scope, name: string): unknown {
  for (let at = name.indexOf('_'); at > 0; at = name.indexOf('_', at + 1)) {
    const holder = names.lookup(name.slice(0, at))
    const field = name.slice(at + 1)
    if (isRecord(holder) && Object.hasOwn(holder, field)) return holder[field]
  }
  return undefined
}

/** Returns the data of a template: of a single expression its value, not the text that it would print. */
export function computeTemplateValue(source: string, names: Scope): Result<Json, TemplateFailure> {
  const template = parseIn(names, source)
  if (!template.ok) return template
  const expression = findOnlyExpression(template.value)
  if (expression !== null && !makesJson(expression)) return evaluate(expression, names)
  const text = render(template.value, names)
  return text.ok ? ok(coerceText(text.value)) : text
}

/** Returns the data that `source:` names, by a template or by an expression. */
export function evaluateSource(source: string, names: Scope): Result<Json, RaisedHere> {
  const expression = isTemplate(source) ? null : parseExpression(source)
  const value =
    expression === null
      ? computeTemplateValue(source, names)
      : expression.ok
        ? evaluate(expression.value, names)
        : expression
  return value.ok ? value : err(createTemplateError(value.error, 'source'))
}
