import type { RunFacts } from './github.js'

/** A value of an expression of GitHub Actions; undefined if it cannot be known before the run. */
type Value = string | boolean | null | undefined

/** Values of `github.*` that follow from a run. */
export type GithubContext = Readonly<Record<string, Value>>

/**
 * Returns the contexts that a run may have had. `head_branch` is the name of a branch or of a tag, so a run has one context for
 * each.
 */
export function createContexts(
  run: Pick<RunFacts, 'event' | 'head_branch' | 'head_sha' | 'headRepository' | 'name' | 'id'>,
): readonly GithubContext[] {
  const { event, head_branch: branch, head_sha, headRepository, name, id } = run
  const common = { event_name: event, workflow: name || undefined, run_id: String(id) }
  if (branch === null) return [common]
  if (event === 'pull_request') {
    // The number is not known; its branch stands for it, so that two runs of one pull request compare as equal.
    const number = `${headRepository}:${branch}`
    const ref = { ref: `refs/pull/${number}/merge`, ref_name: `${number}/merge`, ref_type: 'branch', head_ref: branch }
    return [{ ...common, ...ref, 'event.pull_request.number': number, 'event.number': number }]
  }
  return (['heads', 'tags'] as const).map((type) => ({
    ...common,
    ref: `refs/${type}/${branch}`,
    ref_name: branch,
    ref_type: type === 'heads' ? 'branch' : 'tag',
    head_ref: '',
    base_ref: '',
    sha: head_sha,
    'event.pull_request.number': '',
    'event.number': '',
  }))
}

/** Reports whether the `if` of a job is false whatever cannot be known. */
export function isNeverTrue(condition: string, contexts: readonly GithubContext[]): boolean {
  const whole = condition.trim()
  const text = whole.startsWith('${{') && whole.indexOf('}}') === whole.length - 2 ? whole.slice(3, -2) : whole
  // A text around an expression is a text that is not empty, which is true.
  if (text.includes('${{')) return false
  return contexts.every((context) => isFalse(evaluateExpression(text, context)))
}

/** Evaluates a text with expressions; null if one of them cannot be known. */
export function evaluateTemplate(template: string, context: GithubContext): string | null {
  let [text, end] = ['', 0]
  for (;;) {
    const from = template.indexOf('${{', end)
    if (from < 0) return text + template.slice(end)
    const to = template.indexOf('}}', from)
    const value = to < 0 ? undefined : evaluateExpression(template.slice(from + 3, to), context)
    if (value === undefined) return null
    text += template.slice(end, from) + (value === null ? '' : String(value))
    end = to + 2
  }
}

/** Splits a text at its expressions. */
export function splitAtExpressions(text: string): readonly string[] {
  const parts: string[] = []
  let end = 0
  for (;;) {
    const from = text.indexOf('${{', end)
    const to = from < 0 ? -1 : text.indexOf('}}', from)
    if (to < 0) return [...parts, text.slice(end)]
    parts.push(text.slice(end, from))
    end = to + 2
  }
}

const isFalse = (value: Value): boolean => value === false || value === null || value === ''

const TOKEN = /\s+|'(?:[^']|'')*'|==|!=|&&|\|\||[!(),]|[\w.*-]+/y
const MAX_CHARS = 2000

function evaluateExpression(text: string, context: GithubContext): Value {
  const tokens: string[] = []
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length; ) {
    const [token] = text.length > MAX_CHARS ? [] : (TOKEN.exec(text) ?? [])
    if (token === undefined) return undefined
    if (token.trim() !== '') tokens.push(token)
  }
  const parser = new ExpressionParser(tokens, context)
  const value = parser.parseOr()
  return parser.isDone ? value : undefined
}

/** Evaluates an expression while it parses; everything that is not in the table is unknown. */
class ExpressionParser {
  #at = 0
  #depth = 0

  constructor(
    readonly tokens: readonly string[],
    readonly context: GithubContext,
  ) {}

  get isDone(): boolean {
    return this.#at === this.tokens.length
  }

  parseOr(): Value {
    let left = this.#parseAnd()
    while (this.#take('||')) {
      const right = this.#parseAnd()
      if (left === undefined) left = right === true ? true : undefined
      else if (isFalse(left)) left = right
    }
    return left
  }

  #parseAnd(): Value {
    let left = this.#parseEquality()
    while (this.#take('&&')) {
      const right = this.#parseEquality()
      if (left === undefined) left = right !== undefined && isFalse(right) ? false : undefined
      else if (!isFalse(left)) left = right
    }
    return left
  }

  #parseEquality(): Value {
    let left = this.#parseUnary()
    for (;;) {
      const operator = this.tokens[this.#at]
      if (operator !== '==' && operator !== '!=') return left
      this.#at += 1
      const isEqual = this.#compare(left, this.#parseUnary())
      left = isEqual === undefined ? undefined : isEqual === (operator === '==')
    }
  }

  #compare(left: Value, right: Value): boolean | undefined {
    // GitHub turns values of different types into numbers, which is not needed here.
    if (typeof left !== 'string' || typeof right !== 'string') return undefined
    return left.toLowerCase() === right.toLowerCase()
  }

  #parseUnary(): Value {
    this.#depth += 1
    if (this.#depth > 100) return undefined
    const value = this.#parseOperand()
    this.#depth -= 1
    return value
  }

  #parseOperand(): Value {
    const token = this.tokens[this.#at]
    this.#at += 1
    if (token === undefined) return undefined
    if (token === '!') {
      const value = this.#parseUnary()
      return value === undefined ? undefined : isFalse(value)
    }
    if (token === '(') {
      const value = this.parseOr()
      return this.#take(')') ? value : undefined
    }
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
    if (this.tokens[this.#at] === '(') return this.#call(token.toLowerCase())
    if (token === 'true' || token === 'false') return token === 'true'
    if (token === 'null') return null
    const name = /^github\.([\w.-]+)$/.exec(token)?.[1]
    return name === undefined ? undefined : this.context[name]
  }

  #call(name: string): Value {
    this.#at += 1
    const values: Value[] = []
    while (!this.isDone && !this.#take(')')) {
      values.push(this.parseOr())
      if (!this.#take(',') && this.tokens[this.#at] !== ')') return undefined
    }
    const [text, part] = values
    if (typeof text !== 'string' || typeof part !== 'string' || values.length !== 2) return undefined
    const [whole, sought] = [text.toLowerCase(), part.toLowerCase()]
    if (name === 'startswith') return whole.startsWith(sought)
    if (name === 'endswith') return whole.endsWith(sought)
    return name === 'contains' ? whole.includes(sought) : undefined
  }

  #take(token: string): boolean {
    if (this.tokens[this.#at] !== token) return false
    this.#at += 1
    return true
  }
}
