import type { Json } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import type { Stmt } from './ast.js'
import { compileExpression, type Evaluator } from './compile-expression.js'
import { compileBody, type Executor } from './compile-template.js'
import { budgetFault, describeFault, Fault, type TemplateFailure } from './failure.js'
import { fileOpener, type OpenFile, type TemplateFiles } from './files.js'
import { lexExpression, lexTemplate } from './lexer.js'
import { CONDITION_LIBRARY, LIBRARY, VOCABULARY } from './library.js'
import { parseBareExpression, parseStatements } from './parse-template.js'
import { toPlain } from './plain.js'
import { expressionReferences, templateReferences } from './references.js'
import type { Scope } from './scope.js'
import { type Budget, type Library, State } from './state.js'
import type { Expression, Template, TemplateOptions } from './template.js'

export { truthy } from './operators.js'
export { printValue } from './print.js'

const CACHE_SIZE = 5_000
const CACHED_LENGTH = 100_000

/** Forgets the oldest entry when full, so that generated templates cannot fill the memory. */
class Cache<T> {
  private readonly entries = new Map<string, T>()
  get(key: string): T | undefined {
    return this.entries.get(key)
  }
  set(key: string, value: T): void {
    if (key.length > CACHED_LENGTH) return
    if (this.entries.size >= CACHE_SIZE) {
      for (const oldest of this.entries.keys()) {
        this.entries.delete(oldest)
        break
      }
    }
    this.entries.set(key, value)
  }
}

const executors = new WeakMap<Template, () => Executor>()
const evaluators = new WeakMap<Expression, () => Evaluator>()
const printed = new WeakMap<Template, Expression>()
const templates = new Cache<Result<Template, TemplateFailure>>()
const plainTemplates = new Cache<Result<Template, TemplateFailure>>()
const expressions = new Cache<Result<Expression, TemplateFailure>>()

/** Runs work that may fail and gives its fault a place; a bug in this module stays an exception. */
function guarded<T>(source: string, position: () => number, work: () => T): Result<T, TemplateFailure> {
  try {
    return ok(work())
  } catch (error) {
    if (error instanceof Fault) return err(describeFault(error, source, position()))
    if (error instanceof RangeError)
      return err(describeFault(budgetFault('the template needs too much'), source, position()))
    throw error
  }
}

/** Many templates are only checked: what runs one is made when it is first run, and what it is made of is dropped then. */
function whenRun<T>(compile: () => T): () => T {
  let make: (() => T) | null = compile
  let made: T | undefined
  return () => {
    made ??= make?.()
    make = null
    if (made === undefined) throw new Error('what runs a template was not made')
    return made
  }
}

const JSON_FILTERS: ReadonlySet<string> = new Set(['tojson', 'json'])
const jsonMakers = new WeakSet<Expression>()

function buildTemplate(source: string, comments: boolean, files?: TemplateFiles): Template {
  const parse = (text: string, open: OpenFile | undefined): Stmt[] =>
    parseStatements(lexTemplate(text, comments), VOCABULARY, open)
  const body = parse(source, files === undefined ? undefined : fileOpener(files, parse))
  const template: Template = {
    source,
    literal: false,
    references: templateReferences(source, body, LIBRARY.globals),
  }
  executors.set(
    template,
    whenRun(() => compileBody(body)),
  )
  const [only, ...others] = body.filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '')
  if (only?.type === 'print' && others.length === 0) {
    const expression: Expression = { source, references: template.references }
    evaluators.set(
      expression,
      whenRun(() => compileExpression(only.value)),
    )
    printed.set(template, expression)
    if (only.value.type === 'filter' && JSON_FILTERS.has(only.value.name)) jsonMakers.add(expression)
  }
  return template
}

function buildExpression(source: string): Expression {
  const expr = parseBareExpression(lexExpression(source), VOCABULARY)
  const expression: Expression = {
    source,
    references: expressionReferences(source, expr, CONDITION_LIBRARY.globals),
  }
  evaluators.set(
    expression,
    whenRun(() => compileExpression(expr)),
  )
  return expression
}

function remembered<T>(cache: Cache<T>, source: string, build: () => T): T {
  const known = cache.get(source)
  if (known !== undefined) return known
  const built = build()
  cache.set(source, built)
  return built
}

const withFiles = new WeakMap<TemplateFiles, Result<Template, TemplateFailure>>()

/** The same for a template that may use other files; they belong to this one source. */
function parseWithFiles(source: string, files: TemplateFiles): Result<Template, TemplateFailure> {
  const known = withFiles.get(files)
  if (known?.ok === true && known.value.source === source) return known
  const built = guarded(
    source,
    () => 0,
    () => buildTemplate(source, true, files),
  )
  withFiles.set(files, built)
  return built
}

/** Parses a template that has tags. */
export function compileTemplate(source: string, options: TemplateOptions): Result<Template, TemplateFailure> {
  if (options.files !== undefined) return parseWithFiles(source, options.files)
  const comments = options.comments ?? true
  return remembered(comments ? templates : plainTemplates, source, () =>
    guarded(
      source,
      () => 0,
      () => buildTemplate(source, comments),
    ),
  )
}

/** Parses a condition that is written without braces. */
export function parseExpression(source: string): Result<Expression, TemplateFailure> {
  return remembered(expressions, source, () =>
    guarded(
      source,
      () => 0,
      () => buildExpression(source),
    ),
  )
}

/** Whether an expression ends in `tojson` or `json`: its text is data that somebody has written out. */
export function makesJson(expression: Expression): boolean {
  return jsonMakers.has(expression)
}

/** The expression of a template that prints one and has nothing but blanks around it; null for any other. */
export function printedExpression(template: Template): Expression | null {
  return printed.get(template) ?? null
}

function start(scope: Scope, budget: Partial<Budget> | undefined, library: Library): State {
  return new State(scope, budget, library)
}

/** Renders a template that has tags. */
export function renderCompiled(
  template: Template,
  scope: Scope,
  budget?: Partial<Budget>,
): Result<string, TemplateFailure> {
  const run = executors.get(template)
  if (run === undefined) throw new Error('render() takes what parseTemplate() returned')
  const st = start(scope, budget, LIBRARY)
  return guarded(
    template.source,
    () => st.pos,
    () => {
      run()(st)
      return st.out
    },
  )
}

/** Evaluates a bare expression to plain JSON data. */
export function evaluate(
  expression: Expression,
  scope: Scope,
  budget?: Partial<Budget>,
): Result<Json, TemplateFailure> {
  const run = evaluators.get(expression)
  if (run === undefined) throw new Error('evaluate() takes what parseExpression() returned')
  const st = start(scope, budget, CONDITION_LIBRARY)
  return guarded(
    expression.source,
    () => st.pos,
    () => toPlain(st, run()(st)),
  )
}
