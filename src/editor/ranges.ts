import type { Position as Caret, Range } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { findTextEnd } from '../config/finding-text.js'
import type { Position } from '../core/finding.js'
import { getLine } from './place.js'

/** Returns the range of the text at a position: as many characters as a name has, or what the finding there is about. */
export function locate(source: TextDocument, { line, column }: Position, length?: number): Range {
  const row = getLine(source, line - 1)
  const first = Math.min(column - 1, row.length)
  const start = length !== undefined && /["']/.test(row[first] ?? '') ? first + 1 : first
  const end = length === undefined ? findTextEnd(row, start) : start + length
  return createRange(line - 1, start, Math.min(row.length, end))
}

export function toRange(source: TextDocument, { range }: { range?: readonly number[] | null | undefined }): Range {
  const [start = 0, end = 0] = range ?? []
  const last = source.getText().slice(0, end).trimEnd().length
  return { start: source.positionAt(start), end: source.positionAt(Math.max(start, last)) }
}

export function createRange(line: number, start: number, end: number): Range {
  return { start: { line, character: start }, end: { line, character: Math.max(start, end) } }
}

export function containsPosition({ start, end }: Range, { line, character }: Caret): boolean {
  const isAfter = line > start.line || (line === start.line && character >= start.character)
  return isAfter && (line < end.line || (line === end.line && character <= end.character))
}
