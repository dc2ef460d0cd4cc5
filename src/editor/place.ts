import type { Position, TextDocument } from 'vscode-languageserver-textdocument'
import { isMap, isNode, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Path } from '../core/finding.js'
import { getValueAt } from '../source/values.js'
import { findScalarAt, parseHalfWritten, readKey } from '../source/yaml.js'
import type { KnownDocument } from './documents.js'
import { findNaming, findSchemas } from './schema-fields.js'

type CaretDocument = Pick<KnownDocument, 'source' | 'sort' | 'home'>

/** The surroundings of a caret in a text that may be half-written, with what the schema says about them. */
export type Place = NonNullable<ReturnType<typeof describeCaret>>

/** Stands for the value that is not written yet; no text of a file. */
const MARK = '\uE000'
const WORD = /[\p{L}\p{N}_$*.-]/u
/** Characters of a line that are looked at; a longer line has no answer worth waiting for. */
const LONGEST_LINE = 10_000

/** Describes what a caret is in; null outside of keys and values, as in a comment, and where a key cannot stand. */
export function describeCaret({ source, sort, home }: CaretDocument, caret: Position) {
  const line = getLine(source, caret.line)
  if (caret.character < 0 || caret.character > line.length || line.length > LONGEST_LINE) return null
  const [start, end] = findWord(line, caret.character)
  const [head, tail] = [line.slice(0, start), line.slice(end)]
  const text = source.getText()
  const offset = source.offsetAt(caret)
  const below = findIndentBelow(text, offset)
  // A word alone in its line becomes a key: its colon is not written yet. So does the first word of an item, if keys follow.
  const isAlone = tail.trim() === '' && (head.trim() === '' || (/^\s*(?:- +)+$/.test(head) && below === start))
  // A value stands behind a blank, which is not written yet in `to:` and `-`.
  const lead = start === end && /(?:^\s*-|[\w$"'\]]:)$/.test(head) ? ' ' : ''
  const added = `${lead}${start === end ? MARK : ''}${isAlone ? ':' : ''}`
  const lineStart = offset - caret.character
  const wordEnd = lineStart + end
  const marked = `${text.slice(0, wordEnd)}${added}${text.slice(wordEnd)}`
  const document = parseHalfWritten(marked)
  const hit = findScalarAt(document?.contents, [], offset + lead.length)
  if (document === null || hit === null) return null
  // In a part, paths begin where its file is included.
  const prefix = home?.prefix ?? []
  const valueAt = (at: Path): unknown =>
    at.length >= prefix.length ? document.getIn(at.slice(prefix.length)) : getValueAt(home?.data.raw ?? null, at)
  const find = (at: Path) => findSchemas(sort, at, (holding) => valueAt([...holding, 'type']))
  const { isKey, scalar, holder } = hit
  const path = [...prefix, ...hit.path]
  const isBlock = holder !== null && holder.flow !== true
  if (isKey && isBlock && (!isAligned(marked, holder, start) || (isAlone && (below ?? 0) > start))) return null
  const naming = isKey ? findNaming(find(path.slice(0, -1)), true) : findNaming(find(path))
  const before = text.slice(scalar.range?.[0] ?? offset, offset)
  const quotes = /^["']/.test(before) ? 1 : 0
  // Behind a closing quote the value is complete.
  if (quotes === 1 && before.length > 1 && before.at(-1) === before[0] && offset === scalar.range?.[1]) return null
  const expression = isKey ? null : findExpression(before, scalar, naming === 'expression')
  const keys = isMap(holder) ? holder.items.flatMap(({ key }) => (key === scalar ? [] : (readKey(key) ?? []))) : []
  // A value is replaced as a whole, because names may have spaces.
  const from = (scalar.range?.[0] ?? 0) + quotes
  const to = (scalar.range?.[1] ?? 0) - quotes
  const isWhole = !isKey && expression === null && from <= offset && !/[\r\n]/.test(marked.slice(from, to))
  const replaced = isWhole
    ? { start: from - lineStart, end: Math.max(end, to - added.length - lineStart) }
    : { start, end }
  return {
    path,
    isKey,
    scalar,
    holder,
    keys,
    sort,
    word: line.slice(start, end),
    start,
    end,
    before,
    document,
    valueAt,
    naming,
    expression,
    findSchemas: find,
    written: { lead, isBlock, replaced },
  }
}

/** Returns the indentation of the next line that is neither empty nor a comment; null at the end. */
function findIndentBelow(text: string, offset: number): number | null {
  const end = text.indexOf('\n', offset)
  const rows = end === -1 ? [] : text.slice(end + 1, end + 1 + LONGEST_LINE).split('\n')
  const row = rows.find((each) => each.trim() !== '' && !each.trimStart().startsWith('#'))
  return row === undefined ? null : row.length - row.trimStart().length
}

/** Reports whether a key in a column belongs to the block mapping that the parser puts it into: the other keys stand in the same column. */
function isAligned(text: string, holder: YAMLMap | YAMLSeq, column: number): boolean {
  const offsets = isMap(holder) ? holder.items.flatMap(({ key }) => (isNode(key) ? (key.range?.[0] ?? []) : [])) : []
  return offsets.every((offset) => offset - (text.lastIndexOf('\n', offset - 1) + 1) === column)
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
