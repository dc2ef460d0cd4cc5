import type { Json } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import type { Expr, Stmt } from './ast.js'
import { compileExpression, type Evaluator } from './compile-expression.js'
import { compileBody, type Executor } from './compile-template.js'
import { budgetFault, describeFault, Fault, type TemplateFailure } from './failure.js'
import { fileOpener, type OpenFile, type TemplateFiles } from './files.js'
import { lexExpression, lexTemplate } from './lexer.js'
import { CONDITION_LIBRARY, LIBRARY, VOCABULARY } from './library.js'
import { parseBareExpression, parseStatements } from './parse-template.js'
import { toPlain } from './plain.js'
import { expressionReferences, type Reference, templateReferences } from './references.js'
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

/** Many expressions are only checked: what runs one is made of its tree when it is first run. */
class ParsedExpression implements Expression {
  #run: Evaluator | undefined

  constructor(
    readonly source: string,
    readonly references: readonly Reference[],
    readonly tree: Expr,
  ) {}

  get run(): Evaluator {
    this.#run ??= compileExpression(this.tree)
    return this.#run
  }
}

/** A template that has tags. */
class ParsedTemplate implements Template {
  readonly literal = false
  #run: Executor | undefined
  #alone: ParsedExpression | null | undefined

  constructor(
    readonly source: string,
    readonly references: readonly Reference[],
    readonly body: readonly Stmt[],
  ) {}

  get run(): Executor {
    this.#run ??= compileBody(this.body)
    return this.#run
  }

  /** What it prints, where that is all but blanks. */
  get alone(): ParsedExpression | null {
    if (this.#alone === undefined) {
      const [only, ...others] = this.body.filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '')
      const isAlone = only?.type === 'print' && others.length === 0
      this.#alone = isAlone ? new ParsedExpression(this.source, this.references, only.value) : null
    }
    return this.#alone
  }
}

const JSON_FILTERS: ReadonlySet<string> = new Set(['tojson', 'json'])

function buildTemplate(source: string, comments: boolean, files?: TemplateFiles): Template {
  const parse = (text: string, open: OpenFile | undefined): Stmt[] =>
    parseStatements(lexTemplate(text, comments), VOCABULARY, open)
  const body = parse(source, files === undefined ? undefined : fileOpener(files, parse))
  return new ParsedTemplate(source, templateReferences(source, body, LIBRARY.globals), body)
}

function buildExpression(source: string): Expression {
  const expr = parseBareExpression(lexExpression(source), VOCABULARY)
  return new ParsedExpression(source, expressionReferences(source, expr, CONDITION_LIBRARY.globals), expr)
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
  const tree = expression instanceof ParsedExpression ? expression.tree : null
  return tree?.type === 'filter' && JSON_FILTERS.has(tree.name)
}

/** The expression of a template that prints one and has nothing but blanks around it; null for any other. */
export function printedExpression(template: Template): Expression | null {
  return template instanceof ParsedTemplate ? template.alone : null
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
  if (!(template instanceof ParsedTemplate)) throw new Error('render() takes what parseTemplate() returned')
  const st = start(scope, budget, LIBRARY)
  return guarded(
    template.source,
    () => st.pos,
    () => {
      template.run(st)
      return st.out
    },
  )
}

/** Evaluates a bare expression to plain JSON data. */
export function evaluate(expression: Expression, scope: Scope): Result<Json, TemplateFailure> {
  if (!(expression instanceof ParsedExpression)) throw new Error('evaluate() takes what parseExpression() returned')
  const st = start(scope, undefined, CONDITION_LIBRARY)
  return guarded(
    expression.source,
    () => st.pos,
    () => toPlain(st, expression.run(st)),
  )
}
