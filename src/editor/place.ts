import type { Position, TextDocument } from 'vscode-languageserver-textdocument'
import type { Scalar } from 'yaml'
import type { FileSort } from '../config/load/file-sorts.js'
import { findNaming, findSchemas } from '../config/schema-fields.js'
import type { Path } from '../core/finding.js'
import { findScalarAt, parseHalfWritten } from '../source/yaml.js'

/** The surroundings of a caret in a text that may be half-written, with what the schema says about them. */
export type Place = NonNullable<ReturnType<typeof describeCaret>>

/** Stands for the value that is not written yet; no text of a file. */
const MARK = '\uE000'
const WORD = /[\p{L}\p{N}_$*.-]/u
/** Characters of a line that are looked at; a longer line has no answer worth waiting for. */
const LONGEST_LINE = 10_000

/** Describes what a caret is in; null outside of keys and values, as in a comment. */
export function describeCaret(source: TextDocument, sort: FileSort, caret: Position) {
  const line = getLine(source, caret.line)
  if (caret.character < 0 || caret.character > line.length || line.length > LONGEST_LINE) return null
  const [start, end] = findWord(line, caret.character)
  // A word alone in its line becomes a key: its colon is not written yet.
  const isAlone = line.slice(0, start).trim() === '' && line.slice(end).trim() === ''
  const added = `${start === end ? MARK : ''}${isAlone ? ':' : ''}`
  const offset = source.offsetAt(caret)
  const wordEnd = offset - caret.character + end
  const text = source.getText()
  const document = parseHalfWritten(`${text.slice(0, wordEnd)}${added}${text.slice(wordEnd)}`)
  const found = findScalarAt(document?.contents, [], offset)
  if (document === null || found === null) return null
  const find = (path: Path) => findSchemas(sort, path, (at) => document.getIn([...at, 'type']))
  const { path, isKey, scalar } = found
  const naming = isKey ? findNaming(find(path.slice(0, -1)), true) : findNaming(find(path))
  const before = text.slice(scalar.range?.[0] ?? offset, offset)
  const expression = isKey ? null : findExpression(before, scalar, naming === 'expression')
  const word = line.slice(start, end)
  return { ...found, sort, word, start, end, before, document, naming, expression, findSchemas: find }
}

export function getLine(source: TextDocument, line: number): string {
  const text = source.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } })
  return /^[^\r\n]*/.exec(text)?.[0] ?? ''
}

/** Returns where the word around a character begins and ends. A dash that opens a list item is no part of the word. */
export function findWord(line: string, character: number): readonly [number, number] {
  let start = character
  let end = character
  while (start > 0 && WORD.test(line[start - 1] ?? '')) start--
  while (end < line.length && WORD.test(line[end] ?? '')) end++
  if (line[start] === '-' && line.slice(0, start).trim() === '') start = Math.min(character, start + 1)
  return [start, Math.max(start, end)]
}

function findExpression(before: string, { source = '' }: Scalar, isCondition: boolean): string | null {
  const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'))
  const close = Math.max(before.lastIndexOf('}}'), before.lastIndexOf('%}'))
  if (open > close) return before.slice(open + 2)
  return isCondition && !/\{[{%]/.test(source) ? before.replace(/^["']/, '') : null
}
