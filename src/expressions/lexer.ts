import { normalizeNewlines } from '../text/newlines.js'
import { syntaxFault } from './failure.js'
import { makeFloat, normalizeInt } from './numbers.js'
import { readEscapes } from './string-literal.js'

export type TokenType =
  | 'data'
  | 'printBegin'
  | 'printEnd'
  | 'blockBegin'
  | 'blockEnd'
  | 'name'
  | 'text'
  | 'number'
  | 'operator'
  | 'end'

export interface Token {
  readonly type: TokenType
  /** The name, the operator, or the text of a piece of data. */
  readonly text: string
  readonly value: unknown
  readonly pos: number
  readonly integer: boolean
}

const SPACE = /\s+/y
const FLOAT = /(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?[eE][+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/y
const INTEGER = /0[bB](?:_?[01])+|0[oO](?:_?[0-7])+|0[xX](?:_?[0-9a-fA-F])+|[1-9](?:_?\d)*|0(?:_?0)*/y
const ASCII_NAME = /[A-Za-z_]\w*/y
const TEXT = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y
const OPERATOR = /\/\/|\*\*|==|!=|>=|<=|[-+/*%~[\](){}><=.:|,;]/y
const PRINT_END = /-\}\}\s*|\}\}/y
const BLOCK_END = /\+%\}|-%\}\s*|%\}/y
const RAW_BEGIN = /\{%[-+]?\s*raw\s*(?:-%\}\s*|%\})/y
const RAW_END = /\{%([-+]?)\s*endraw\s*(?:\+%\}|-%\}\s*|%\})/g
const COMMENT_END = /\+#\}|-#\}\s*|#\}/g
const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const MAX_INTEGER_DIGITS = 4_300

function matchAt(pattern: RegExp, source: string, pos: number): string | undefined {
  pattern.lastIndex = pos
  return pattern.test(source) ? source.slice(pos, pattern.lastIndex) : undefined
}

/** What a character may begin; patterns are asked only where they can match. */
const [MARK, WORD, DIGIT, QUOTE, BLANK] = [0, 1, 2, 3, 4]
const BEGINS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (/[A-Za-z_]/.test(char)) return WORD
  if (/\d/.test(char)) return DIGIT
  if (/['"]/.test(char)) return QUOTE
  return /\s/.test(char) ? BLANK : MARK
})

/** Beyond ASCII there may be letters and blanks; undefined stands for either. */
function beginsAt(source: string, pos: number): number | undefined {
  return BEGINS[source.charCodeAt(pos)]
}

/** A name, nearly always of ASCII letters: the pattern for all others is slow to make. */
function nameAt(source: string, pos: number): string | undefined {
  const name = matchAt(ASCII_NAME, source, pos)
  const end = pos + (name?.length ?? 0)
  if (end >= source.length || source.charCodeAt(end) < 128) return name
  return matchAt(/[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*/uy, source, pos)
}

class Lexer {
  private pos = 0
  private readonly tokens: Token[] = []

  constructor(
    private readonly source: string,
    private readonly tagStart: RegExp,
  ) {}

  private push(type: TokenType, text: string, pos: number, value: unknown = text, integer = false): void {
    this.tokens.push({ type, text, value, pos, integer })
  }

  private data(from: number, to: number, trimEnd: boolean): void {
    const raw = this.source.slice(from, to)
    const text = normalizeNewlines(trimEnd ? raw.trimEnd() : raw)
    if (text !== '') this.push('data', text, from)
  }

  template(): Token[] {
    while (this.pos < this.source.length) {
      this.tagStart.lastIndex = this.pos
      const found = this.tagStart.exec(this.source)
      if (found === null) {
        this.data(this.pos, this.source.length, false)
        break
      }
      const sign = this.source[found.index + 2]
      this.data(this.pos, found.index, sign === '-')
      this.pos = found.index
      this.tag(found[0], sign === '-' || sign === '+' ? 3 : 2)
    }
    this.push('end', '', this.source.length)
    return this.tokens
  }

  expression(): Token[] {
    this.inside(undefined, 'end')
    this.push('end', '', this.source.length)
    return this.tokens
  }

  private tag(opening: string, width: number): void {
    const start = this.pos
    if (opening === '{#') {
      COMMENT_END.lastIndex = start + width
      if (COMMENT_END.exec(this.source) === null) throw syntaxFault('a comment is not closed with #}', start)
      this.pos = COMMENT_END.lastIndex
      return
    }
    if (opening === '{%') {
      const raw = matchAt(RAW_BEGIN, this.source, start)
      if (raw !== undefined) {
        this.raw(start, start + raw.length)
        return
      }
    }
    this.pos = start + width
    if (opening === '{%') {
      this.push('blockBegin', opening, start)
      this.inside(BLOCK_END, 'blockEnd')
    } else {
      this.push('printBegin', opening, start)
      this.inside(PRINT_END, 'printEnd')
    }
  }

  private raw(start: number, bodyStart: number): void {
    RAW_END.lastIndex = bodyStart
    const found = RAW_END.exec(this.source)
    if (found === null) throw syntaxFault('a raw block is not closed with {% endraw %}', start)
    this.pos = RAW_END.lastIndex
    this.data(bodyStart, found.index, found[1] === '-')
  }

  /** Reads tokens up to the end of a tag; inside brackets the end mark is just two closing braces. */
  private inside(closing: RegExp | undefined, endType: 'printEnd' | 'blockEnd' | 'end'): void {
    const open: string[] = []
    while (this.pos < this.source.length) {
      this.skipSpace()
      if (this.pos >= this.source.length) break
      if (open.length === 0 && closing !== undefined && beginsAt(this.source, this.pos) === MARK) {
        const end = matchAt(closing, this.source, this.pos)
        if (end !== undefined) {
          this.push(endType, end.trim(), this.pos)
          this.pos += end.length
          return
        }
      }
      this.one(open)
    }
  }

  private skipSpace(): void {
    const begins = beginsAt(this.source, this.pos)
    if (begins !== BLANK && begins !== undefined) return
    this.pos += matchAt(SPACE, this.source, this.pos)?.length ?? 0
  }

  private one(open: string[]): void {
    const pos = this.pos
    const begins = beginsAt(this.source, pos)
    const name = begins === WORD || begins === undefined ? nameAt(this.source, pos) : undefined
    if (name !== undefined) {
      this.push('name', name, pos)
      this.pos += name.length
    } else if (begins === MARK || !this.literal(pos)) {
      const operator = matchAt(OPERATOR, this.source, pos)
      if (operator === undefined) throw this.unexpected(pos)
      this.balance(operator, open, pos)
      this.push('operator', operator, pos)
      this.pos += operator.length
    }
  }

  private literal(pos: number): boolean {
    const quoted = matchAt(TEXT, this.source, pos)
    if (quoted !== undefined) {
      this.push('text', quoted, pos, readEscapes(quoted.slice(1, -1), pos))
      this.pos += quoted.length
      return true
    }
    const float = this.source[pos - 1] === '.' ? undefined : matchAt(FLOAT, this.source, pos)
    if (float !== undefined) {
      this.push('number', float, pos, makeFloat(Number(float.replaceAll('_', ''))))
      this.pos += float.length
      return true
    }
    const integer = matchAt(INTEGER, this.source, pos)
    if (integer === undefined) return false
    if (integer.length > MAX_INTEGER_DIGITS) throw syntaxFault('a number has too many digits', pos)
    this.push('number', integer, pos, normalizeInt(BigInt(integer.replaceAll('_', ''))), true)
    this.pos += integer.length
    return true
  }

  private balance(operator: string, open: string[], pos: number): void {
    if (operator === '(' || operator === '[' || operator === '{') open.push(operator)
    const opening = CLOSES[operator]
    if (opening === undefined) return
    const last = open.pop()
    if (last === undefined) throw syntaxFault(`'${operator}' closes nothing`, pos)
    if (last !== opening) throw syntaxFault(`'${operator}' does not close '${last}'`, pos)
  }

  private unexpected(pos: number): Error {
    const char = String.fromCodePoint(this.source.codePointAt(pos) ?? 0)
    if (char === '"' || char === "'") return syntaxFault('a quoted text is not closed', pos)
    return syntaxFault(`the character '${char}' has no meaning here`, pos)
  }
}

export function lexTemplate(source: string, comments: boolean): Token[] {
  return new Lexer(source, comments ? /\{[{%#]/g : /\{[{%]/g).template()
}

export function lexExpression(source: string): Token[] {
  return new Lexer(source, /$/g).expression()
}
