import type { Reference } from './references.js'

/** A tag that reads a field by its path, alone or compared with a number or a short text. */
const PLAIN_TAG =
  /\{\{ *([A-Za-z_]\w*(?:\.[A-Za-z_]\w*){1,20}) *(?:[=!<>]= *(?:\d|[1-9]\d{0,8}|'[\w .:/-]*'|"[\w .:/-]*") *)?\}\}/y

/** Statements and comments; and what makes lines and columns hard to count. */
const UNUSUAL = /\{[%#]|[\r\ud800-\udfff]/

/** Words of the language, which do not stand for a value of the scope. */
const WORDS: ReadonlySet<string> = new Set(
  'true True false False none None not and or if else is in recursive'.split(' '),
)

/**
 * What a template reads, where each of its tags only reads a field: most do, and need not be taken apart to be checked. Null for
 * every other template.
 */
export function plainReferences(source: string): readonly Reference[] | null {
  if (UNUSUAL.test(source)) return null
  const found: Reference[] = []
  let line = 1
  let lineStart = 0
  let nextLine = source.indexOf('\n') + 1
  for (let at = source.indexOf('{{'); at !== -1; at = source.indexOf('{{', PLAIN_TAG.lastIndex)) {
    PLAIN_TAG.lastIndex = at
    const path = PLAIN_TAG.exec(source)?.[1]?.split('.')
    if (path === undefined || WORDS.has(path[0] ?? '')) return null
    for (; nextLine !== 0 && nextLine <= at; nextLine = source.indexOf('\n', nextLine) + 1) {
      line++
      lineStart = nextLine
    }
    let column = at - lineStart + 3
    while (source.charCodeAt(lineStart + column - 1) === 32) column++
    found.push({ path, line, column, guarded: false })
  }
  return found
}
