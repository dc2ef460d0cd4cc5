import type { Json } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { normalizeNewlines } from '../text/terminal-text.js'
import type { Body, Expr, OpenFile, Stmt } from './ast.js'
import { conditionTextHolds } from './coerce.js'
import { isTrue } from './data.js'
import { evaluate as evaluateTree } from './evaluate.js'
import { execute } from './execute.js'
import { budgetFault, describeFault, Fault, syntaxFault, type TemplateFailure } from './failure.js'
import { lexExpression, lexTemplate } from './lexer.js'
import { CONDITION_LIBRARY, LIBRARY } from './library.js'
import { parseBareExpression, parseStatements } from './parse-template.js'
import { toPlain } from './print.js'
import { type Reference, referencesIn } from './references.js'
import { type Budget, type Scope, State, type TemplateFile, type TemplateFiles } from './state.js'

export { coerceText, conditionTextHolds } from './coerce.js'
export { isTrue as truthy } from './data.js'
export type { TemplateFailure } from './failure.js'
export { printValue } from './print.js'
export type { Reference } from './references.js'
export { type Derivation, type Scope, scopeOf, scopeOver, type TemplateFile, type TemplateFiles } from './state.js'

/** A parsed template, which can be rendered many times. */
export interface Template {
  readonly source: string
  readonly references: readonly Reference[]
  /** Root names that the included, imported and extended files read. */
  readonly namesInFiles: readonly string[]
  /** Null if the source has no tags and is its own result. */
  readonly body: Body | null
}

/** A parsed bare condition such as `exit_code == 0`, or the only expression of a template. */
export interface Expression {
  readonly source: string
  readonly references: readonly Reference[]
  readonly tree: Expr
}

export interface TemplateOptions {
  /** False: `{#` is plain text, because shells use it. */
  readonly comments?: boolean
  /** Files that the template may include, import or extend. */
  readonly files?: TemplateFiles | undefined
}

const MOST_CACHED = 5_000
const LONGEST_CACHED = 100_000
const NO_FILES: TemplateFiles = new Map()

type Parsed = Result<Template, TemplateFailure>

/** Parsed sources by syntax and text, for each set of files that a template may use. */
const cache = new WeakMap<TemplateFiles, Map<string, Parsed>>()

function cached(syntax: string, source: string, files: TemplateFiles, parse: () => Template): Parsed {
  const key = `${syntax} ${source}`
  const texts = cache.get(files) ?? new Map<string, Parsed>()
  const known = texts.get(key)
  if (known !== undefined) return known
  const parsed = guarded(source, parse)
  if (texts.size >= MOST_CACHED) texts.clear()
  if (source.length <= LONGEST_CACHED) cache.set(files, texts.set(key, parsed))
  return parsed
}

/** Returns a fault as a failure with its position; any other exception is a bug and stays one. */
function guarded<T>(source: string, work: () => T, position = () => 0): Result<T, TemplateFailure> {
  try {
    return ok(work())
  } catch (error) {
    const fault = error instanceof RangeError ? budgetFault('the template needs too much') : error
    if (fault instanceof Fault) return err(describeFault(fault, source, position()))
    throw error
  }
}

/** Reports whether a text has tags to render. */
export function isTemplate(source: string): boolean {
  return source.includes('{{') || source.includes('{%')
}

export function parseTemplate(source: string, options: TemplateOptions = {}): Parsed {
  if (!/\{[{%#]/.test(source)) return ok({ source, references: [], namesInFiles: [], body: null })
  const { comments = true, files = NO_FILES } = options
  return cached(comments ? 'template' : 'script', source, files, () => {
    const parse = (text: string, open: OpenFile | undefined) => parseStatements(lexTemplate(text, comments), open)
    const body = parse(source, files === NO_FILES ? undefined : fileOpener(files, parse))
    return { source, ...referencesIn(source, body, LIBRARY.globals), body }
  })
}

/** Parses a template with the files that the scope lists for it. */
export function parseIn(scope: Scope, source: string, comments = true): Parsed {
  return parseTemplate(source, { comments, files: scope.files?.(source) })
}

/** Parses a condition without braces. */
export function parseExpression(source: string): Result<Expression, TemplateFailure> {
  const parsed = cached('condition', source, NO_FILES, () => {
    const value = parseBareExpression(lexExpression(source))
    const body: Body = [{ type: 'print', value, pos: 0 }]
    return { source, ...referencesIn(source, body, CONDITION_LIBRARY.globals), body }
  })
  if (!parsed.ok) return parsed
  const expression = onlyExpression(parsed.value)
  if (expression === null) throw new Error('a condition is one expression')
  return ok(expression)
}

/** Returns the expression of a template that is one `{{ ... }}` with at most blanks around it, or null. */
export function onlyExpression({ source, references, body }: Template): Expression | null {
  const [only, ...others] = (body ?? []).filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '')
  return only?.type === 'print' && others.length === 0 ? { source, references, tree: only.value } : null
}

/** Reports whether an expression ends in `tojson` or `json`, so that its text is data. */
export function makesJson({ tree }: Expression): boolean {
  return tree.type === 'filter' && (tree.name === 'tojson' || tree.name === 'json')
}

export function render(template: Template, scope: Scope, budget?: Partial<Budget>): Result<string, TemplateFailure> {
  const { body, source } = template
  if (body === null) return ok(normalizeNewlines(source))
  const st = new State(scope, budget, LIBRARY)
  const work = () => {
    execute(st, body)
    return st.out
  }
  return guarded(source, work, () => st.pos)
}

export function evaluate(expression: Expression, scope: Scope): Result<Json, TemplateFailure> {
  const st = new State(scope, undefined, CONDITION_LIBRARY)
  const work = () => toPlain(st, evaluateTree(st, expression.tree))
  return guarded(expression.source, work, () => st.pos)
}

/** Judges a condition: a template by its text, a bare expression by its value in `bareScope`, which may have more names. */
export function holds(
  condition: string,
  scope: Scope,
  bareScope: () => Scope = () => scope,
): Result<boolean, TemplateFailure> {
  if (isTemplate(condition)) {
    const template = parseIn(scope, condition)
    if (!template.ok) return template
    const text = render(template.value, scope)
    return text.ok ? ok(conditionTextHolds(text.value)) : text
  }
  const expression = parseExpression(condition)
  if (!expression.ok) return expression
  const value = evaluate(expression.value, bareScope())
  return value.ok ? ok(isTrue(value.value)) : value
}

const DEEPEST = 20
const MOST_OPENED = 1000

/** Returns a function that opens and parses files; `parse` receives the opener for nested files. */
function fileOpener(files: TemplateFiles, parse: (text: string, open: OpenFile) => Body): OpenFile {
  let opened = 0
  const opener =
    (chain: readonly string[]): OpenFile =>
    (name, pos) => {
      const found = files.get(name)
      if (found === undefined) return null
      if (chain.includes(name)) throw syntaxFault(`the files lead in a circle: ${[...chain, name].join(' -> ')}`, pos)
      if (chain.length >= DEEPEST) throw syntaxFault(`files include each other more than ${DEEPEST} deep`, pos)
      if (++opened > MOST_OPENED) throw syntaxFault(`more than ${MOST_OPENED} files are included`, pos)
      try {
        return inFile(found, tracked(parse(found.text, opener([...chain, name])), found))
      } catch (error) {
        throw error instanceof Fault ? error.within(found, 0) : error
      }
    }
  return opener([])
}

function inFile(from: TemplateFile, body: Body): Body {
  return [{ type: 'inFile', from, body, pos: 0 }]
}

/** Wraps the bodies of macros and blocks in `inFile`, because they run outside of their own file. */
function tracked(body: Body, from: TemplateFile): Body {
  return body.map((stmt): Stmt => {
    if (stmt.type === 'macro') return { ...stmt, macro: { ...stmt.macro, body: inFile(from, stmt.macro.body) } }
    if (stmt.type === 'block') return { ...stmt, body: inFile(from, stmt.body) }
    return stmt.type === 'layout'
      ? { ...stmt, blocks: stmt.blocks.map((block) => ({ ...block, body: inFile(from, block.body) })) }
      : stmt
  })
}
