import type { Path } from '../config/model.js'

/** A position as editors count: lines and characters from 0. */
export interface Caret {
  readonly line: number
  readonly character: number
}

/** The surroundings of a caret in a text that may be half-written. */
export interface Cursor {
  /** Path of the value, or of the key, that the caret is in. */
  readonly path: Path
  /** Whether a key is written here: the last part of `path` is that key, perhaps empty. */
  readonly isKey: boolean
  /** The word around the caret, and where it begins and ends in the line. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** The part of the word before the caret. */
  readonly typed: string
  /** The expression before the caret; null outside of templates and conditions. */
  readonly expression: string | null
}

/** A key or a list item that a line opens. */
interface Level {
  readonly column: number
  /** Null for a list item. */
  readonly key: string | null
  readonly value: string
}

const BLOCK_TEXT = /^(?:![\w!]*\s+)?[|>][-+\d]*\s*(?:#.*)?$/
const CONDITIONS: ReadonlySet<unknown> = new Set(['when', 'allow_if', 'source'])
const WORD = /[\p{L}\p{N}_$*.-]/u
/** Characters of a line that are looked at; a longer line has no answer worth waiting for. */
const LONGEST_LINE = 10_000
const MOST_LINES = 20_000

/** Returns what a line opens, outermost first: `- name: x` is an item and a key. */
function readLevels(line: string): readonly Level[] {
  const levels: Level[] = []
  let column = line.length - line.trimStart().length
  for (let rest = line.slice(column); /^-(?:\s|$)/.test(rest); rest = line.slice(column)) {
    levels.push({ column, key: null, value: rest.slice(1).trim() })
    column += rest.length - rest.slice(1).trimStart().length
  }
  const rest = line.slice(column, LONGEST_LINE)
  const end = findColon(rest)
  if (end > 0) levels.push({ column, key: unquote(rest.slice(0, end)), value: rest.slice(end + 1).trim() })
  return levels
}

/** Returns the index of the colon behind a key; -1 if the text begins with no key. */
function findColon(text: string): number {
  const first = text[0] ?? ''
  const quoted = first === '"' || first === "'" ? text.indexOf(first, 1) : 0
  if (quoted === -1 || '#,[]{}&*!|>%@`'.includes(first)) return -1
  for (let at = quoted; at < text.length && text[at] !== '#'; at++)
    if (text[at] === ':' && (at + 1 === text.length || /\s/.test(text[at + 1] ?? ''))) return at
  return -1
}

/** Returns a value as written in a line, without its comment and its quotes. */
export function readValue(text: string): string {
  const comment = text.indexOf(' #')
  return unquote((comment === -1 ? text : text.slice(0, comment)).trim())
}

function unquote(text: string): string {
  return text.replaceAll(/^["']|["']$/g, '').trim()
}

/** Reports whether a level contains another one below it; a list may stand at the column of its key. */
function contains(level: Level, { column, key }: Level): boolean {
  return level.column < column || (level.column === column && key === null && level.key !== null)
}

/**
 * Finds the path of a level by indentation. No parser of YAML reads a text that is being written, so the lines above are read one by one
 * until each parent is found.
 */
function findPath(
  lines: readonly string[],
  at: number,
  own: Level,
  before: readonly Level[],
): { path: Path; text: boolean } {
  let path: (string | number)[] = []
  let child = own
  let index = 0
  let isText = false
  const step = (level: Level): void => {
    if (child.key === null && level.key === null && level.column === child.column) index++
    else if (contains(level, child)) {
      path.unshift(child.key ?? index)
      index = 0
      child = level
      // Everything below a block text is text, whatever it looks like.
      if (level.key !== null && BLOCK_TEXT.test(level.value)) {
        path = []
        isText = true
      }
    }
  }
  for (const level of before.toReversed()) step(level)
  for (let number = at - 1; number >= Math.max(0, at - MOST_LINES) && child.column >= 0; number--) {
    const line = lines[number] ?? ''
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (line.length - line.trimStart().length > child.column) continue
    for (const level of readLevels(line).toReversed()) step(level)
  }
  path.unshift(child.key ?? index)
  return { path, text: isText }
}

/** Describes what a caret is in; null outside of the text. */
export function readCursor(text: readonly string[], { line: at, character }: Caret): Cursor | null {
  const line = text[at]
  if (line === undefined || character > line.length || line.length > LONGEST_LINE) return null
  const [start, end] = findWord(line, character)
  const word = { word: line.slice(start, end), start, end, typed: line.slice(start, character) }
  const levels = readLevels(line)
  const last = levels.at(-1)
  const valueAt = last === undefined ? 0 : line.length - last.value.length - trailing(line)
  const isInKey = last !== undefined && last.key !== null && character <= last.column + last.key.length
  const isFresh = last === undefined || (last.key === null && last.value === '')
  const column = last === undefined ? Math.min(character, line.length - line.trimStart().length) : last.column
  if (last === undefined || isInKey || (last.key === null && character >= start && !isFlow(last.value))) {
    const own = {
      column: last?.key === null ? valueAt : column,
      key: isInKey ? (last?.key ?? '') : word.word,
      value: '',
    }
    const { path, text: isText } = findPath(text, at, own, isInKey ? levels.slice(0, -1) : levels)
    if (!isText && !isInKey && !isFresh && last?.key === null) {
      // The text of a list item: `- external.git.drift`.
      return { path: path.slice(0, -1), isKey: false, ...word, expression: findExpression(text, at, character, path) }
    }
    return { path, isKey: !isText, ...word, expression: isText ? findExpression(text, at, character, path) : null }
  }
  const { path } = findPath(text, at, last, levels.slice(0, -1))
  const flow = readFlow(line.slice(valueAt, character))
  const full = [...path, ...flow.path]
  if (flow.isKey) return { path: [...full, word.word], isKey: true, ...word, expression: null }
  return { path: full, isKey: false, ...word, expression: findExpression(text, at, character, full) }
}

function trailing(line: string): number {
  return line.length - line.trimEnd().length
}

function isFlow(value: string): boolean {
  return value.startsWith('{') || value.startsWith('[')
}

function findWord(line: string, character: number): readonly [number, number] {
  let start = character
  let end = character
  while (start > 0 && WORD.test(line[start - 1] ?? '')) start--
  while (end < line.length && WORD.test(line[end] ?? '')) end++
  // A dash that opens a list item is no part of the word.
  if (line[start] === '-' && line.slice(0, start).trim() === '') start = Math.min(character, start + 1)
  return [start, end]
}

/** Follows `{ key: value, ... }` and `[a, b]` from the start of a value to the caret. */
function readFlow(before: string): { readonly path: Path; readonly isKey: boolean } {
  const open: { kind: string; key: string | number; start: number }[] = []
  let quoted: string | null = null
  for (let at = 0; at < before.length; at++) {
    const char = before[at] ?? ''
    const inner = open.at(-1)
    if (quoted !== null) quoted = char === quoted ? null : quoted
    else if (char === '"' || char === "'") quoted = char
    else if (char === '{' || char === '[') open.push({ kind: char, key: char === '[' ? 0 : '', start: at + 1 })
    else if (char === '}' || char === ']') open.pop()
    else if (inner === undefined) continue
    else if (char === ',') {
      inner.start = at + 1
      inner.key = typeof inner.key === 'number' ? inner.key + 1 : ''
    } else if (char === ':' && inner.kind === '{') inner.key = unquote(before.slice(inner.start, at).trim())
  }
  const isKey = open.at(-1)?.key === ''
  return { path: open.map(({ key }) => key).filter((key) => key !== ''), isKey }
}

/** Returns the expression before the caret: in a template that is open, or in a bare condition. */
function findExpression(lines: readonly string[], at: number, character: number, path: Path): string | null {
  const line = (lines[at] ?? '').slice(0, character)
  let before = line
  for (let number = at - 1; number >= Math.max(0, at - 20) && !/\{[{%]/.test(before); number--)
    before = `${lines[number] ?? ''}\n${before}`
  const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'))
  const close = Math.max(before.lastIndexOf('}}'), before.lastIndexOf('%}'))
  if (open > close) return before.slice(open + 2)
  if (!path.some((part) => CONDITIONS.has(part)) || /\{[{%]/.test(line)) return null
  const value = line.slice(line.indexOf(':') + 1).trimStart()
  return /^["']/.test(value) ? value.slice(1) : value
}

/** Returns the keys of the mapping that a key belongs to, with their values as written. */
export function readSiblings(lines: readonly string[], at: number, column: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (line: string): boolean => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return true
    const levels = readLevels(line)
    const same = levels.find((level) => level.column === column && level.key !== null)
    if (same?.key != null) found.set(same.key, readValue(same.value))
    const first = line.length - line.trimStart().length
    return first > column || (same !== undefined && first === column)
  }
  const own = lines[at] ?? ''
  const opensItem = (line: string): boolean => /^\s*-\s/.test(line) && readLevels(line).at(-1)?.column === column
  visit(own)
  if (!opensItem(own)) for (let number = at - 1; number >= 0 && visit(lines[number] ?? ''); number--);
  for (let number = at + 1; number < lines.length; number++) {
    const line = lines[number] ?? ''
    if (opensItem(line) || !visit(line)) break
  }
  return found
}
