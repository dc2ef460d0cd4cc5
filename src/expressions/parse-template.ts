import { getOwnEntry } from '../core/json.js'
import type { Body, Expr, Linked, Macro, OpenFile, Param, Stmt, StmtType, Target } from './ast.js'
import { createMissingFileFault, formatHint, syntaxFault } from './failure.js'
import { type Token, TokenStream } from './lexer.js'
import { ExpressionParser } from './parse-expression.js'

/** Statements of other languages for `for`. */
const LOOPS = ['foreach', 'each', 'while', 'loop']

const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['do', '{% set _ = ... %}'],
  ['break', 'a filter on the loop: {% for x in xs if ... %}'],
  ['continue', 'a filter on the loop: {% for x in xs if ... %}'],
  ['autoescape', 'the filter escape where it is needed'],
])

/** Statements that still run outside of the blocks of a template that extends another one. */
const DEFINES: ReadonlySet<StmtType> = new Set(['set', 'setBlock', 'macro', 'import'])

class TemplateParser extends ExpressionParser {
  private readonly blocks: Stmt<'block'>[] = []

  constructor(
    stream: TokenStream,
    private readonly open: OpenFile | undefined,
  ) {
    super(stream, false)
  }

  /** Parses a template; one that extends another becomes its definitions and a layout of its blocks in the other. */
  template(): Body {
    const body = this.body([], undefined).statements
    const base = body.find((stmt) => stmt.type === 'extends')
    if (base === undefined) return body
    const definitions = body.filter((stmt) => DEFINES.has(stmt.type))
    return [...definitions, { type: 'layout', blocks: this.blocks, parent: base.linked, pos: base.pos }]
  }

  /** Parses statements up to one of the end tags; without an opener, up to the end of the template. */
  private body(endings: readonly string[], opener: Token | undefined): { statements: Stmt[]; ending: string } {
    const statements: Stmt[] = []
    for (;;) {
      const token = this.tokens.next()
      if (token.type === 'data') {
        statements.push({ type: 'text', text: token.text, pos: token.pos })
      } else if (token.type === 'printBegin') {
        statements.push({ type: 'print', value: this.tuple(), pos: token.pos })
        this.tokens.expectType('printEnd')
      } else if (token.type === 'blockBegin') {
        const name = this.tokens.current
        if (name.type === 'name' && endings.includes(name.text)) {
          this.tokens.next()
          return { statements, ending: name.text }
        }
        statements.push(this.statement(opener, endings))
      } else {
        if (opener === undefined) return { statements, ending: '' }
        throw syntaxFault(`{% ${opener.text} %} is not closed; expected {% ${endings.at(-1)} %}`, opener.pos)
      }
    }
  }

  private block(endings: readonly string[], opener: Token): { statements: Stmt[]; ending: string } {
    this.tokens.skip(':')
    this.tokens.expectType('blockEnd')
    return this.tokens.parseNested(() => this.body(endings, opener))
  }

  private parseClosed(ending: string, opener: Token): Stmt[] {
    return this.block([ending], opener).statements
  }

  private statement(opener: Token | undefined, endings: readonly string[]): Stmt {
    const token = this.tokens.next()
    if (token.type !== 'name') throw syntaxFault('expected the name of a statement after {%', token.pos)
    const { open } = this
    const parseFile = getOwnEntry(this.fileStatements, token.text)
    if (parseFile !== undefined && open === undefined)
      throw syntaxFault(`only a template that came from a file (!file) can use {% ${token.text} %}`, token.pos)
    const ofFile = open === undefined ? undefined : parseFile?.(token, open)
    const statement = ofFile ?? getOwnEntry(this.statements, token.text)?.(token)
    if (statement === undefined) throw this.unknown(token, opener, endings)
    this.tokens.expectType('blockEnd')
    return statement
  }

  private readonly statements: Readonly<Record<string, (opener: Token) => Stmt>> = {
    if: (opener) => {
      const branches: { test: Expr; body: Stmt[] }[] = []
      for (;;) {
        const test = this.tuple({ choice: false })
        const { statements, ending } = this.block(['elif', 'else', 'endif'], opener)
        branches.push({ test, body: statements })
        if (ending === 'elif') continue
        const otherwise = ending === 'else' ? this.parseClosed('endif', opener) : []
        return { type: 'if', branches, otherwise, pos: opener.pos }
      }
    },
    for: (opener) => {
      const target = this.target('in', false)
      this.tokens.expect('in')
      const source = this.tuple({ choice: false, stop: 'recursive' })
      const filter = this.tokens.skip('if') ? this.expression() : undefined
      const recursive = this.tokens.skip('recursive')
      const { statements: body, ending } = this.block(['endfor', 'else'], opener)
      const otherwise = ending === 'else' ? this.parseClosed('endfor', opener) : []
      return { type: 'for', target, source, filter, recursive, body, otherwise, pos: opener.pos }
    },
    set: (opener) => {
      const target = this.target(undefined, true)
      if (this.tokens.skip('=')) return { type: 'set', target, value: this.tuple(), pos: opener.pos }
      const filter = this.tokens.skip('|') ? this.filterChain() : undefined
      return { type: 'setBlock', target, filter, body: this.parseClosed('endset', opener), pos: opener.pos }
    },
    with: (opener) => {
      const bindings: { target: Target; value: Expr }[] = []
      while (this.tokens.current.type !== 'blockEnd') {
        if (bindings.length > 0) this.tokens.expect(',')
        const target = this.target(undefined, false)
        this.tokens.expect('=')
        bindings.push({ target, value: this.expression() })
      }
      return { type: 'with', bindings, body: this.parseClosed('endwith', opener), pos: opener.pos }
    },
    macro: (opener) => {
      const { text: name } = this.tokens.expectType('name')
      return { type: 'macro', macro: this.macro(name, this.params(), 'endmacro', opener), pos: opener.pos }
    },
    call: (opener) => {
      const params = this.tokens.is('(') ? this.params() : []
      const call = this.expression()
      if (call.type !== 'call') throw syntaxFault('{% call %} needs the call of a macro', call.pos)
      return { type: 'callBlock', call, caller: this.macro('caller', params, 'endcall', opener), pos: opener.pos }
    },
    filter: (opener) => {
      const filter = this.filterChain()
      return { type: 'filterBlock', filter, body: this.parseClosed('endfilter', opener), pos: opener.pos }
    },
  }

  /** Statements that use other files; only a template that came from a file may have them. */
  private readonly fileStatements: Readonly<Record<string, (opener: Token, open: OpenFile) => Stmt>> = {
    include: ({ pos }, open) => {
      const name = this.expression()
      const optional = this.tokens.skip('ignore')
      if (optional) this.tokens.expect('missing')
      this.context()
      return { type: 'include', linked: link(name, open, optional), pos }
    },
    import: ({ pos }, open) => {
      const linked = link(this.expression(), open)
      this.tokens.expect('as')
      const { text } = this.tokens.expectType('name')
      this.context()
      return { type: 'import', linked, imported: { type: 'module', as: text }, pos }
    },
    from: ({ pos }, open) => {
      const linked = link(this.expression(), open)
      this.tokens.expect('import')
      const names: { name: string; as: string }[] = []
      do {
        const { text: name } = this.tokens.expectType('name')
        names.push({ name, as: this.tokens.skip('as') ? this.tokens.expectType('name').text : name })
      } while (this.tokens.skip(',') && this.tokens.current.type !== 'blockEnd')
      this.context()
      return { type: 'import', linked, imported: { type: 'names', names }, pos }
    },
    extends: ({ pos }, open) => ({ type: 'extends', linked: link(this.expression(), open), pos }),
    block: (opener) => {
      const { text: name } = this.tokens.expectType('name')
      this.tokens.skip('scoped')
      this.tokens.skip('required')
      const body = this.parseClosed('endblock', opener)
      this.tokens.skip(name)
      const block: Stmt<'block'> = { type: 'block', name, body, pos: opener.pos }
      this.blocks.push(block)
      return block
    },
  }

  /** Skips `with context` and `without context`: every file sees the names of the run. */
  private context(): void {
    if (this.tokens.skip('with') || this.tokens.skip('without')) this.tokens.expect('context')
  }

  private unknown(token: Token, opener: Token | undefined, endings: readonly string[]) {
    const instead = INSTEAD.get(token.text)
    if (instead !== undefined) return syntaxFault(`there is no statement ${token.text}; use ${instead}`, token.pos)
    if (opener !== undefined && (token.text.startsWith('end') || token.text === 'else' || token.text === 'elif')) {
      const wanted = endings.map((ending) => `{% ${ending} %}`).join(' or ')
      return syntaxFault(`{% ${token.text} %} does not fit here; {% ${opener.text} %} expects ${wanted}`, token.pos)
    }
    if (token.text.startsWith('end')) return syntaxFault(`{% ${token.text} %} closes nothing`, token.pos)
    const meant = formatHint(token.text, [...Object.keys(this.statements), 'raw'])
    const code = meant === '' && LOOPS.includes(token.text) ? 'unknown-loop' : 'other'
    return syntaxFault(`there is no statement '${token.text}'${meant}`, token.pos, code)
  }

  private macro(name: string, params: readonly Param[], ending: string, opener: Token): Macro {
    const outer = this.names
    this.names = new Set()
    const body = this.parseClosed(ending, opener)
    const { names } = this
    this.names = new Set([...outer, ...names])
    const uses = { varargs: names.has('varargs'), kwargs: names.has('kwargs'), caller: names.has('caller') }
    return { name, params, body, pos: opener.pos, uses }
  }

  private params(): Param[] {
    this.tokens.expect('(')
    let hasDefault = false
    return this.parseSeparated(')', () => {
      const { text: name, pos } = this.tokens.expectType('name')
      const fallback = this.tokens.skip('=') ? this.expression() : undefined
      if (fallback === undefined && hasDefault)
        throw syntaxFault('a parameter without a default follows one with a default', pos)
      hasDefault = fallback !== undefined
      return { name, fallback }
    })
  }

  /** Parses the target of an assignment: a name, several names, or a field of a namespace. */
  private target(stop: string | undefined, members: boolean): Target {
    const { pos } = this.tokens.current
    const { items, isTuple } = this.commaList(stop, () => this.singleTarget(members))
    const [only] = items
    if (isTuple) return { type: 'tuple', items, pos }
    if (only === undefined) throw this.tokens.unexpected('a name')
    return only
  }

  private singleTarget(members: boolean): Target {
    if (this.tokens.skip('(')) {
      const inner = this.tokens.parseNested(() => this.target(undefined, members))
      this.tokens.expect(')')
      return inner
    }
    const { text: name, pos } = this.tokens.expectType('name')
    if (/^(?:true|false|none)$/i.test(name)) throw syntaxFault(`nothing can be assigned to '${name}'`, pos)
    if (!members || !this.tokens.skip('.')) return { type: 'name', name, pos }
    return { type: 'member', name, member: this.tokens.expectType('name').text, pos }
  }
}

/** Opens a file with a constant name now, so that its errors are found before anything runs. */
function link(name: Expr, open: OpenFile, optional = false): Linked {
  if (name.type !== 'const' || typeof name.value !== 'string') {
    const opened = new Map<string, Body | null>()
    const openOnce: OpenFile = (file, pos) => {
      if (!opened.has(file)) opened.set(file, open(file, pos))
      return opened.get(file) ?? null
    }
    return { type: 'named', name, open: openOnce, optional }
  }
  const body = open(name.value, name.pos)
  if (body === null && !optional) throw createMissingFileFault(name.value, name.pos)
  return { type: 'opened', body: body ?? [] }
}

export function parseStatements(tokens: readonly Token[], open?: OpenFile): Body {
  return new TemplateParser(new TokenStream(tokens), open).template()
}

export function parseBareExpression(tokens: readonly Token[]): Expr {
  const stream = new TokenStream(tokens)
  const expression = new ExpressionParser(stream, true).expression()
  if (stream.current.type !== 'end') throw stream.unexpected('the end of the condition')
  return expression
}
