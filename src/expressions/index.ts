import type { Json } from '../core/json.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import { normalizeNewlines } from '../text/terminal-text.js'
import type { AssumedValues } from './assumed.js'
import type { Body, Expr, OpenFile, Stmt } from './ast.js'
import { isTruthyValue } from './data.js'
import { evaluateUnopened, openMarks } from './evaluate.js'
import { executeTemplate } from './execute.js'
import { budgetFault, describeFault, Fault, syntaxFault, type TemplateFailure } from './failure.js'
import { holds, judgeAssumed } from './judge.js'
import { coerceText, lexExpression, lexTemplate } from './lexer.js'
import { BARE_LIBRARY, CONDITION_LIBRARIES, LIBRARY } from './library.js'
import { parseBareExpression, parseStatements } from './parse-template.js'
import { toPlain } from './print.js'
import { findReferences, type Reference } from './references.js'
import { type Budget, type Library, type Scope, State, type TemplateFile, type TemplateFiles } from './state.js'

export type { AssumedTest, AssumedValues } from './assumed.js'
export { isTruthyValue } from './data.js'
export type { TemplateFailure } from './failure.js'
export { coerceText } from './lexer.js'
export { FILTER_NAMES } from './library.js'
export { printValue } from './print.js'
export type { Reference } from './references.js'
export { createScope, type Derivation, type Scope, scopeOver, type TemplateFile, type TemplateFiles } from './state.js'

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

const MOST_CACHED = 5_000
const LONGEST_CACHED = 100_000
const NO_FILES: TemplateFiles = new Map()

type Parsed = Result<Template, TemplateFailure>

const cache = new WeakMap<TemplateFiles, Map<string, Parsed>>()

function parseCached(syntax: string, source: string, files: TemplateFiles, parse: () => Template): Parsed {
  const key = `${syntax} ${source}`
  const texts = cache.get(files) ?? new Map<string, Parsed>()
  const cached = texts.get(key)
  if (cached !== undefined) return cached
  const parsed = runGuarded(source, parse)
  if (texts.size >= MOST_CACHED) texts.clear()
  if (source.length <= LONGEST_CACHED) cache.set(files, texts.set(key, parsed))
  return parsed
}

/** Returns a fault as a failure with its position; any other exception is a bug and stays one. */
function runGuarded<T>(source: string, work: () => T, st?: State): Result<T, TemplateFailure> {
  try {
    const value = work()
    if (typeof value === 'string') for (const listen of st?.takenApart ?? []) listen(value)
    return ok(value)
  } catch (error) {
    const fault = error instanceof RangeError ? budgetFault('the template needs too much') : error
    if (!(fault instanceof Fault)) throw error
    const failure = describeFault(fault, source, st?.pos ?? 0)
    if (st !== undefined && st.marksRead.size > 0) st.scope.assumed?.noteFailure(failure.message, st.marksRead)
    return err(failure)
  }
}

export function isTemplate(source: string): boolean {
  return source.includes('{{') || source.includes('{%')
}

/** Parses a template; without `comments`, `{#` is plain text, because shells use it. */
export function parseTemplate(
  source: string,
  { comments = true, files = NO_FILES }: { comments?: boolean; files?: TemplateFiles | undefined } = {},
): Parsed {
  if (!/\{[{%#]/.test(source)) return ok({ source, references: [], namesInFiles: [], body: null })
  return parseCached(comments ? 'template' : 'script', source, files, () => {
    const parse = (text: string, open: OpenFile | undefined) => parseStatements(lexTemplate(text, comments), open)
    const body = parse(source, files === NO_FILES ? undefined : createFileOpener(files, parse))
    return { source, ...findReferences(source, body, LIBRARY.globals), body }
  })
}

export function parseIn(scope: Scope, source: string, comments = true): Parsed {
  return parseTemplate(source, { comments, files: scope.files?.(source) })
}

export function parseExpression(source: string): Result<Expression, TemplateFailure> {
  const parsed = parseCached('condition', source, NO_FILES, () => {
    const value = parseBareExpression(lexExpression(source))
    const body: Body = [{ type: 'print', value, pos: 0 }]
    return { source, ...findReferences(source, body, BARE_LIBRARY.globals), body }
  })
  if (!parsed.ok) return parsed
  const expression = findOnlyExpression(parsed.value)
  if (expression === null) throw new Error('a condition is one expression')
  return ok(expression)
}

/** Returns the expression of a template that is one `{{ ... }}` with at most blanks around it, or null. */
export function findOnlyExpression({ source, references, body }: Template): Expression | null {
  const [only, ...others] = (body ?? []).filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '')
  return only?.type === 'print' && others.length === 0 ? { source, references, tree: only.value } : null
}

/** Reports whether an expression ends in `tojson` or `json`, so that its text is data. */
export function makesJson({ tree }: Expression): boolean {
  return tree.type === 'filter' && (tree.name === 'tojson' || tree.name === 'json')
}

export function render(template: Template, scope: Scope, budget?: Partial<Budget>): Result<string, TemplateFailure> {
  if (scope.assumed !== undefined && template.body !== null)
    return renderAssumed(template, scope, scope.assumed, budget)
  return renderWith(LIBRARY, template, scope, budget)
}

function renderWith(library: Library, { body, source }: Template, scope: Scope, budget?: Partial<Budget>) {
  if (body === null) return ok(normalizeNewlines(source))
  const st = new State(scope, budget, library)
  return runGuarded(source, () => executeTemplate(st, body), st)
}

/** Renders a template that may read assumed values; the result is then assumed too. */
function renderAssumed(template: Template, scope: Scope, assumed: AssumedValues, budget?: Partial<Budget>) {
  const st = new State(scope, budget, LIBRARY)
  const only = findOnlyExpression(template)
  return runGuarded(
    template.source,
    () => {
      const value = only === null ? undefined : evaluateUnopened(st, only.tree)
      if (assumed.isMark(value)) return value
      st.marksRead.clear()
      const text = executeTemplate(st, template.body ?? [])
      return st.marksRead.size === 0 ? text : assumed.derive(coerceText(text), st.marksRead)
    },
    st,
  )
}

export function evaluate(expression: Expression, scope: Scope): Result<Json, TemplateFailure> {
  const st = new State(scope, undefined, BARE_LIBRARY)
  const { assumed } = scope
  return runGuarded(
    expression.source,
    () => {
      // A value that is assumed as a whole, or in its parts, stays what it is.
      const value = evaluateUnopened(st, expression.tree)
      if (assumed === undefined || expression.tree.type === 'item' || expression.tree.type === 'name')
        return toPlain(st, value)
      const plain = toPlain(st, openMarks(st, assumed, value))
      return st.marksRead.size === 0 ? plain : assumed.derive(plain, st.marksRead)
    },
    st,
  )
}

/** Judges a condition: an expression by its value, and a template of statements by its text. */
export function evaluateCondition(condition: string, scope: Scope, bareScope: () => Scope = () => scope) {
  if (!isTemplate(condition)) {
    const bare = parseExpression(condition)
    return bare.ok ? expressionHolds(bare.value, bareScope(), CONDITION_LIBRARIES.bare) : bare
  }
  const template = parseIn(scope, condition)
  if (!template.ok) return template
  const expression = findOnlyExpression(template.value)
  const { template: library } = CONDITION_LIBRARIES
  if (expression !== null) return expressionHolds(expression, scope, library)
  return scope.assumed === undefined
    ? textHolds(template.value, scope)
    : textHoldsAssumed(template.value, scope, scope.assumed)
}

function textHolds(template: Template, scope: Scope): Result<boolean, TemplateFailure> {
  const text = renderWith(CONDITION_LIBRARIES.template, template, scope)
  return text.ok ? ok(isTruthyValue(text.value)) : text
}

/** Judges a condition of statements: as a whole, if it reads assumed values. */
function textHoldsAssumed(template: Template, scope: Scope, assumed: AssumedValues) {
  const st = new State(scope, undefined, CONDITION_LIBRARIES.template)
  tryResult(() => executeTemplate(st, template.body ?? []))
  if (st.marksRead.size === 0) return textHolds(template, scope)
  const { source } = template
  const marks = [...st.marksRead]
  return ok(assumed.choose({ label: source, key: `${source} ${marks.join(' ')}`, marks, about: null }))
}

function expressionHolds({ tree, source }: Expression, scope: Scope, library: Library) {
  const st = new State(scope, undefined, library)
  const { assumed } = scope
  return runGuarded(source, () => (assumed === undefined ? holds(st, tree) : judgeAssumed(st, assumed, tree)), st)
}

const DEEPEST = 20
const MOST_OPENED = 1000

function createFileOpener(files: TemplateFiles, parse: (text: string, open: OpenFile) => Body): OpenFile {
  let opened = 0
  const opener =
    (chain: readonly string[]): OpenFile =>
    (name, pos) => {
      const file = files.get(name)
      if (file === undefined) return null
      if (chain.includes(name)) throw syntaxFault(`the files lead in a circle: ${[...chain, name].join(' -> ')}`, pos)
      if (chain.length >= DEEPEST) throw syntaxFault(`files include each other more than ${DEEPEST} deep`, pos)
      if (++opened > MOST_OPENED) throw syntaxFault(`more than ${MOST_OPENED} files are included`, pos)
      try {
        return wrapInFile(file, trackFile(parse(file.text, opener([...chain, name])), file))
      } catch (error) {
        throw error instanceof Fault ? error.within(file, 0) : error
      }
    }
  return opener([])
}

function wrapInFile(from: TemplateFile, body: Body): Body {
  return [{ type: 'inFile', from, body, pos: 0 }]
}

/** Wraps the bodies of macros and blocks in `wrapInFile`, because they run outside of their own file. */
function trackFile(body: Body, from: TemplateFile): Body {
  return body.map((stmt): Stmt => {
    if (stmt.type === 'macro') return { ...stmt, macro: { ...stmt.macro, body: wrapInFile(from, stmt.macro.body) } }
    if (stmt.type === 'block') return { ...stmt, body: wrapInFile(from, stmt.body) }
    return stmt.type === 'layout'
      ? { ...stmt, blocks: stmt.blocks.map((block) => ({ ...block, body: wrapInFile(from, block.body) })) }
      : stmt
  })
}
