import { normalizeNewlines } from '../text/newlines.js'
import { syntaxFault } from './failure.js'

const SIMPLE: Readonly<Record<string, string>> = {
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

/** Reads the body of a quoted text the way Python reads its escapes; an unknown escape stays as written. */
export function readEscapes(raw: string, pos: number): string {
  const body = normalizeNewlines(raw)
  if (!body.includes('\\')) return body
  return body.replace(ESCAPE, (_all, simple, octal, x, u, long, broken, other) => {
    if (typeof simple === 'string') return SIMPLE[simple] ?? ''
    if (typeof octal === 'string') return String.fromCodePoint(Number.parseInt(octal, 8))
    if (typeof broken === 'string') throw syntaxFault(`the escape \\${broken} in a quoted text is incomplete`, pos)
    if (typeof other === 'string') return `\\${other}`
    const code = Number.parseInt(String(x ?? u ?? long), 16)
    if (code > 0x10ffff) throw syntaxFault('an escape in a quoted text names no character', pos)
    return String.fromCodePoint(code)
  })
}
