import { type Fault, syntaxFault } from './failure.js'
import type { Token, TokenType } from './lexer.js'

/** How deeply brackets and blocks may nest in the text of a template. */
const MAX_NESTING = 200

const DESCRIBED: Readonly<Record<TokenType, string>> = {
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

const CLOSING: ReadonlySet<string> = new Set([')', ']', '}', ','])

/** A cursor over tokens with the few questions a parser asks. */
export class TokenStream {
  private index = 0
  private nesting = 0

  constructor(private readonly tokens: readonly Token[]) {}

  get current(): Token {
    return this.tokens[this.index] ?? this.peek(0)
  }

  /** Whether nothing can follow an operand here: a tag, a bracket or a part of a list ends. */
  get isAfterLast(): boolean {
    const { type, text } = this.current
    return type === 'operator' ? CLOSING.has(text) : type === 'printEnd' || type === 'blockEnd' || type === 'end'
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

  isOperator(text: string): boolean {
    const token = this.current
    return token.type === 'operator' && token.text === text
  }

  isName(text: string): boolean {
    const token = this.current
    return token.type === 'name' && token.text === text
  }

  skipOperator(text: string): boolean {
    const found = this.isOperator(text)
    if (found) this.index += 1
    return found
  }

  skipName(text: string): boolean {
    const found = this.isName(text)
    if (found) this.index += 1
    return found
  }

  expectOperator(text: string): Token {
    if (!this.isOperator(text)) throw this.unexpected(`'${text}'`)
    return this.next()
  }

  expectKeyword(text: string): Token {
    if (!this.isName(text)) throw this.unexpected(`'${text}'`)
    return this.next()
  }

  expect(type: TokenType): Token {
    if (this.current.type !== type) throw this.unexpected(DESCRIBED[type])
    return this.next()
  }

  describe(token: Token = this.current): string {
    return token.type === 'name' || token.type === 'operator' ? `'${token.text}'` : DESCRIBED[token.type]
  }

  unexpected(wanted: string): Fault {
    return syntaxFault(`expected ${wanted}, found ${this.describe()}`, this.current.pos)
  }

  nested<T>(parse: () => T): T {
    this.nesting += 1
    if (this.nesting > MAX_NESTING) throw syntaxFault('the template nests too deeply', this.current.pos)
    const result = parse()
    this.nesting -= 1
    return result
  }
}
