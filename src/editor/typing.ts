import type { Diagnostic, Position, Range, TextDocumentContentChangeEvent } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'

/** A part of a text that was replaced. */
export interface Replacement {
  readonly range: Range
  readonly text: string
}

/** Time in milliseconds without a change, before documents are checked. */
export const PAUSE_MS = 100
/** Time without a change before what changed elsewhere is shown. */
const ELSEWHERE_MS = 400
/** Time without a change before a new problem of the line that is being written is shown. */
const REST_MS = 500

/** Returns a change as a replacement; of a whole new text only the lines that differ are replaced. */
export function toReplacement(source: TextDocument, change: TextDocumentContentChangeEvent): Replacement {
  if ('range' in change) return change
  const [old, text] = [source.getText(), change.text]
  const shorter = Math.min(old.length, text.length)
  let start = 0
  while (start < shorter && old[start] === text[start]) start++
  let same = 0
  while (same < shorter - start && old[old.length - 1 - same] === text[text.length - 1 - same]) same++
  const range = { start: source.positionAt(start), end: source.positionAt(old.length - same) }
  return { range, text: text.slice(start, text.length - same) }
}

/** Returns the line that a change writes; null for more than a key or a word, such as a paste of several lines. */
export function findWrittenLine({ range, text }: Replacement): number | null {
  if (text === '') return range.start.line
  // One key writes within a line, or breaks it: an editor then indents, and may begin an item.
  const isKey = range.start.line === range.end.line && /^(?:[^\r\n]*|\r?\n[ \t]*(?:- )?)$/.test(text)
  return isKey ? range.start.line + countBreaks(text) : null
}

/** Moves a range with the text around it. */
export function moveRange({ start, end }: Range, change: Replacement): Range {
  return { start: movePosition(start, change), end: movePosition(end, change) }
}

function movePosition(at: Position, { range, text }: Replacement): Position {
  const { start, end } = range
  if (isBefore(at, start)) return at
  if (isBefore(at, end)) return start
  const breaks = countBreaks(text)
  const last = text.length - (text.lastIndexOf('\n') + 1)
  const from = breaks === 0 ? start.character + last : last
  return {
    line: at.line + start.line + breaks - end.line,
    character: at.line === end.line ? at.character - end.character + from : at.character,
  }
}

function isBefore(one: Position, other: Position): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character)
}

function countBreaks(text: string): number {
  return text.split('\n').length - 1
}

/**
 * Returns how long nothing may change before a list takes the place of the one that is shown. Only problems of the written line that
 * are gone, or say something else, show at once: other lists change with every key.
 */
export function computeDelay(shown: readonly Diagnostic[], fresh: readonly Diagnostic[], line: number | null): number {
  if (line === null) return PAUSE_MS
  const isHere = ({ range }: Diagnostic): boolean => range.start.line <= line && line <= range.end.line
  const shownCodes = new Set(shown.filter(isHere).map(({ code }) => code))
  if (fresh.some((each) => isHere(each) && !shownCodes.has(each.code))) return REST_MS
  const elsewhere = [shown, fresh].map((list) =>
    list
      .filter((each) => !isHere(each))
      .map(toKey)
      .sort()
      .join('\n'),
  )
  return elsewhere[0] === elsewhere[1] ? PAUSE_MS : ELSEWHERE_MS
}

function toKey({ code, message, range: { start } }: Diagnostic): string {
  return JSON.stringify([start.line, start.character, code, message])
}
