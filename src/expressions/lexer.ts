import { keepExact } from '../core/float.js'
import { getOwnEntry, isRecord, type Json, parseJson } from '../core/json.js'
import { normalizeNewlines } from '../text/terminal-text.js'
import { type Fault, type FaultCode, syntaxFault } from './failure.js'
import { makeFloat, normalizeInt } from './numbers.js'

const DESCRIBED = {
  data: 'text',
  printBegin: "'{{'",
  printEnd: "'}}'",
  blockBegin: "'{%'",
  blockEnd: "'%}'",
  name: 'a name',
  text: 'a quoted text',
  number: 'a number',
  operator: 'an operator',
  end: 'the end of the template',
}

const UNCLOSED: Readonly<Record<string, FaultCode>> = {
  [DESCRIBED.printEnd]: 'unclosed-output',
  [DESCRIBED.blockEnd]: 'unclosed-statement',
}

type TokenType = keyof typeof DESCRIBED

export interface Token {
  readonly type: TokenType
  readonly text: string
  readonly value: unknown
  readonly pos: number
}

const SPACE = /\s+/y
const NAME = /[\p{XID_Start}_]\p{XID_Continue}*/uy
const TEXT = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y
/** No float begins after a dot: `x.1.2` has two indexes. */
const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?[eE][+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/y
const INTEGER = /0[bB](?:_?[01])+|0[oO](?:_?[0-7])+|0[xX](?:_?[0-9a-fA-F])+|[1-9](?:_?\d)*|0(?:_?0)*/y
const OPERATOR = /\/\/|\*\*|==|!=|>=|<=|[-+/*%~[\](){}><=.:|,;]/y
const PRINT_END = /-\}\}\s*|\}\}/y
const BLOCK_END = /\+%\}|-%\}\s*|%\}/y
const RAW_BEGIN = /\{%[-+]?\s*raw\s*(?:-%\}\s*|%\})/y
const RAW_END = /\{%([-+]?)\s*endraw\s*(?:\+%\}|-%\}\s*|%\})/g
const COMMENT_END = /\+#\}|-#\}\s*|#\}/g
const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const MAX_INTEGER_DIGITS = 4_300

const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '\n': '',
}
const ESCAPE =
  /\\(?:([nrtbfva\\'"\n])|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([xuUN])|([\s\S]))/gu

/** Decodes Python's escapes in the body of a quoted text; an unknown escape stays as written. */
function decodeEscapes(raw: string, pos: number): string {
  const body = normalizeNewlines(raw)
  if (!body.includes('\\')) return body
  return body.replace(ESCAPE, (_all, simple, octal, x, u, long, broken, other) => {
    if (typeof simple === 'string') return ESCAPED[simple] ?? ''
    if (typeof octal === 'string') return String.fromCodePoint(Number.parseInt(octal, 8))
    if (typeof broken === 'string') throw syntaxFault(`the escape \\${broken} in a quoted text is incomplete`, pos)
    if (typeof other === 'string') return `\\${other}`
    const code = Number.parseInt(String(x ?? u ?? long), 16)
    if (code > 0x10ffff) throw syntaxFault('an escape in a quoted text names no character', pos)
    return String.fromCodePoint(code)
  })
}

class Lexer {
  private pos = 0
  private readonly tokens: Token[] = []

  constructor(
    private readonly source: string,
    private readonly tagStart: RegExp,
  ) {}

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.pos
    return pattern.exec(this.source)?.[0]
  }

  private take(type: TokenType, text: string, value: unknown = text): void {
    this.tokens.push({ type, text, value, pos: this.pos })
    this.pos += text.length
  }

  private pushData(from: number, to: number, trimEnd: boolean): void {
    const raw = this.source.slice(from, to)
    const text = normalizeNewlines(trimEnd ? raw.trimEnd() : raw)
    if (text !== '') this.tokens.push({ type: 'data', text, value: text, pos: from })
  }

  readTemplate(): Token[] {
    while (this.pos < this.source.length) {
      this.tagStart.lastIndex = this.pos
      const opening = this.tagStart.exec(this.source)
      if (opening === null) {
        this.pushData(this.pos, this.source.length, false)
        break
      }
      const sign = this.source[opening.index + 2]
      this.pushData(this.pos, opening.index, sign === '-')
      this.pos = opening.index
      this.readTag(opening[0], sign === '-' || sign === '+' ? 3 : 2)
    }
    return this.finishTokens()
  }

  readExpression(): Token[] {
    this.readTokens(undefined, 'end')
    return this.finishTokens()
  }

  private finishTokens(): Token[] {
    this.pos = this.source.length
    this.take('end', '')
    return this.tokens
  }

  private readTag(opening: string, width: number): void {
    const start = this.pos
    if (opening === '{#') {
      COMMENT_END.lastIndex = start + width
      if (COMMENT_END.exec(this.source) === null) throw syntaxFault('a comment is not closed with #}', start)
      this.pos = COMMENT_END.lastIndex
      return
    }
    const raw = this.match(RAW_BEGIN)
    if (raw !== undefined) {
      this.readRaw(start, start + raw.length)
    } else if (opening === '{%') {
      this.take('blockBegin', this.source.slice(start, start + width))
      this.readTokens(BLOCK_END, 'blockEnd')
    } else {
      this.take('printBegin', this.source.slice(start, start + width))
      this.readTokens(PRINT_END, 'printEnd')
    }
  }

  private readRaw(start: number, bodyStart: number): void {
    RAW_END.lastIndex = bodyStart
    const ending = RAW_END.exec(this.source)
    if (ending === null) throw syntaxFault('a raw block is not closed with {% endraw %}', start)
    this.pos = RAW_END.lastIndex
    this.pushData(bodyStart, ending.index, ending[1] === '-')
  }

  /** Reads tokens up to the end of a tag; inside brackets, `}}` is two closing braces. */
  private readTokens(closing: RegExp | undefined, endType: 'printEnd' | 'blockEnd' | 'end'): void {
    const open: string[] = []
    while (this.pos < this.source.length) {
      this.pos += this.match(SPACE)?.length ?? 0
      if (this.pos >= this.source.length) break
      const end = open.length === 0 && closing !== undefined ? this.match(closing) : undefined
      if (end === undefined) this.take(...this.readToken(open))
      else {
        this.take(endType, end)
        return
      }
    }
  }

  private readToken(open: string[]): [TokenType, string, unknown?] {
    const { pos } = this
    const name = this.match(NAME)
    if (name !== undefined) return ['name', name]
    const quoted = this.match(TEXT)
    if (quoted !== undefined) return ['text', quoted, decodeEscapes(quoted.slice(1, -1), pos)]
    const float = this.match(FLOAT)
    if (float !== undefined) return ['number', float, makeFloat(Number(float.replaceAll('_', '')))]
    const integer = this.match(INTEGER)
    if (integer !== undefined) {
      if (integer.length > MAX_INTEGER_DIGITS) throw syntaxFault('a number has too many digits', pos)
      return ['number', integer, normalizeInt(BigInt(integer.replaceAll('_', '')))]
    }
    const operator = this.match(OPERATOR)
    if (operator === undefined) {
      const char = String.fromCodePoint(this.source.codePointAt(pos) ?? 0)
      const isQuote = char === '"' || char === "'"
      throw syntaxFault(isQuote ? 'a quoted text is not closed' : `the character '${char}' has no meaning here`, pos)
    }
    if (Object.values(CLOSES).includes(operator)) open.push(operator)
    const last = CLOSES[operator] === undefined ? undefined : open.pop()
    if (CLOSES[operator] !== undefined && last === undefined)
      throw syntaxFault(`'${operator}' closes nothing`, pos, operator === '}' ? 'unclosed-output' : 'other')
    if (CLOSES[operator] !== last) throw syntaxFault(`'${operator}' does not close '${last}'`, pos)
    return ['operator', operator]
  }
}

export function lexTemplate(source: string, comments: boolean): Token[] {
  return new Lexer(source, comments ? /\{[{%#]/g : /\{[{%]/g).readTemplate()
}

export function lexExpression(source: string): Token[] {
  return new Lexer(source, /$/g).readExpression()
}

const MAX_NESTING = 200

export class TokenStream {
  private index = 0
  private nesting = 0

  constructor(private readonly tokens: readonly Token[]) {}

  get current(): Token {
    return this.tokens[this.index] ?? this.peek(0)
  }

  peek(ahead: number): Token {
    const token = this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)]
    if (token === undefined) throw new Error('the token list must end with an end token')
    return token
  }

  next(): Token {
    const token = this.current
    this.index += 1
    return token
  }

  /** Reports whether a token, by default the current one, is this operator or this name. */
  is(text: string, token = this.current): boolean {
    return (token.type === 'operator' || token.type === 'name') && token.text === text
  }

  skip(text: string): boolean {
    const isNext = this.is(text)
    if (isNext) this.index += 1
    return isNext
  }

  expect(text: string): Token {
    if (!this.is(text)) throw this.unexpected(`'${text}'`)
    return this.next()
  }

  expectType(type: TokenType): Token {
    if (this.current.type !== type) throw this.unexpected(DESCRIBED[type])
    return this.next()
  }

  unexpected(wanted: string): Fault {
    const { type, text, pos } = this.current
    const found = type === 'name' || type === 'operator' ? `'${text}'` : DESCRIBED[type]
    const code = type === 'end' ? UNCLOSED[wanted] : undefined
    return syntaxFault(`expected ${wanted}, found ${found}`, pos, code)
  }

  parseNested<T>(parse: () => T): T {
    this.nesting += 1
    if (this.nesting > MAX_NESTING) throw syntaxFault('the template nests too deeply', this.current.pos)
    const result = parse()
    this.nesting -= 1
    return result
  }
}

export const PYTHON_WORDS: Readonly<Record<string, Json>> = { True: true, False: false, None: null }
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const NUMBER_LIKE = /^-?\d/

/** Replaces integers that a JavaScript number cannot hold by text, at any depth. */
function printLongIntegers(value: Json): Json {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(printLongIntegers)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printLongIntegers(item)]))
}

/** Converts the rendered text of an `output:` value to data if it is a literal; other text stays text. */
export function coerceText(text: string): Json {
  const trimmed = text.trim()
  if (trimmed === '') return text
  const python = getOwnEntry(PYTHON_WORDS, trimmed)
  if (python !== undefined) return python
  if (NUMBER_LIKE.test(trimmed)) {
    const isExact = NUMBER.test(trimmed) && Math.abs(Number(trimmed)) <= Number.MAX_SAFE_INTEGER
    return isExact ? keepExact(trimmed, Number(trimmed)) : text
  }
  if (!/^(?:["[{]|true$|false$|null$)/.test(trimmed)) return text
  const value = parseJson(trimmed)
  return value === undefined ? text : printLongIntegers(value)
}
