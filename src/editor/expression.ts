/** What is being written at the end of an expression. */
export type ExpressionEnd =
  /** A name, or a part of a path such as `probe.output.`. */
  | { readonly sort: 'name'; readonly read: readonly string[]; readonly typed: string; readonly compared: string }
  /** A text that is compared with a path. */
  | { readonly sort: 'text'; readonly typed: string; readonly compared: string }
  | { readonly sort: 'filter'; readonly typed: string }

const TOKEN = /\s+|[A-Za-z_]\w*(?:\.\w*)*|\d+(?:\.\d+)?|'[^']*'?|"[^"]*"?|[=!<>]=|\/\/|\*\*|\S/gu
const WORD_OPERATORS = /^(?:and|or|not|in|if|else|elif|set|for|with|include|import|from)$/
const COMPARISON = /^(?:==|!=|in)$/

/** Reads the end of an expression; null where nothing that is known can follow, as behind a value. */
export function readExpressionEnd(expression: string): ExpressionEnd | null {
  const tokens = [...expression.matchAll(TOKEN)].map(([token]) => token).filter((token) => token.trim() !== '')
  const isBehindBlank = /\s$/.test(expression) || expression === ''
  const last = isBehindBlank ? '' : (tokens.pop() ?? '')
  const isOpenText = /^["']/.test(last) && (last.length === 1 || last.at(-1) !== last[0])
  const isWord = /^[A-Za-z_]/.test(last)
  // An operator may stand at the end: `a==`.
  if (last !== '' && !isOpenText && !isWord) tokens.push(last)
  const before = tokens.at(-1) ?? ''
  const compared = COMPARISON.test(before) || before === '[' || before === ',' ? findCompared(tokens) : ''
  if (isOpenText) return { sort: 'text', typed: last.slice(1), compared }
  if (before === '|') return { sort: 'filter', typed: last }
  if (isValue(before)) return null
  const read = last.split('.')
  return isWord || last === '' || !isValue(last)
    ? { sort: 'name', read: isWord ? read.slice(0, -1) : [], typed: isWord ? (read.at(-1) ?? '') : '', compared }
    : null
}

/** Reports whether a token ends a value, behind which an operator stands. */
function isValue(token: string): boolean {
  return (/^[\w"'.]/.test(token) && !WORD_OPERATORS.test(token)) || /^[)\]}]$/.test(token) || token === 'is'
}

/** Returns the path on the left side of a comparison; of a list, that in front of `in [`. */
function findCompared(tokens: readonly string[]): string {
  const at = tokens.findLastIndex((token) => COMPARISON.test(token))
  const isList = tokens.slice(at + 1).every((token) => /^["'[,]/.test(token))
  return at === -1 || !isList ? '' : tokens[at - 1] === 'not' ? (tokens[at - 2] ?? '') : (tokens[at - 1] ?? '')
}
