import { type Finding, NO_FILE } from '../core/finding.js'
import { capitalizeFirst, formatCount } from '../core/messages.js'

type Sources = ReadonlyMap<string, string>

const WINDOW = 100
const RED = '31'
const YELLOW = '33'
const DIM = '2'
const BOLD = '1'

export function renderFinding(finding: Finding, sources: Sources, color: boolean): string {
  const { file, line, column, severity, code } = finding
  const paint = (style: string, text: string): string => (color ? `\u001b[${style}m${text}\u001b[0m` : text)
  const tint = severity === 'error' ? RED : YELLOW
  const place = file === NO_FILE ? '' : `${paint(BOLD, `${escapeControls(file)}:${line}:${column}`)}: `
  const lines = [`${place}${paint(tint, severity)} ${code}: ${escapeControls(formatFinding(finding))}`]
  const source = sources.get(file)?.split('\n', line)[line - 1]?.replace(/\r$/, '') ?? ''
  if (source.trim() !== '') {
    const { text, caret, width } = cutExcerpt(source, column - 1)
    const mark = paint(tint, '^'.repeat(width))
    lines.push(`  ${paint(DIM, `${line} |`)} ${text}`)
    lines.push(`  ${paint(DIM, `${' '.repeat(String(line).length)} |`)} ${' '.repeat(caret)}${mark}`)
  }
  return lines.join('\n')
}

function formatFinding({ message, suggestion }: Finding): string {
  if (suggestion === null) return message
  const stop = /[.!?:]$/.test(message) ? '' : '.'
  const end = /[.!?]$/.test(suggestion) ? '' : '.'
  return `${message}${stop} ${capitalizeFirst(suggestion)}${end}`
}

export function renderFindings(findings: readonly Finding[], sources: Sources, color: boolean): string {
  if (findings.length === 0) return ''
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const counts = [formatCountOrNone(errors, 'error'), formatCountOrNone(findings.length - errors, 'warning')]
  const texts = findings.map((finding) => renderFinding(finding, sources, color))
  return [...texts, counts.filter((text) => text !== '').join(', ')].join('\n')
}

/** Returns `2 errors`, or nothing for 0. */
export function formatCountOrNone(count: number, noun: string): string {
  return count === 0 ? '' : formatCount(count, noun)
}

const TOKEN = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\p{L}\p{N}_$*./@-]+|\{\{|\S)/u
const PLAIN_VALUE = /^[^\s"'#[\]{}|>&*!%@,:=()<][^"'#[\]{},:=()]*/

/** Returns the end of the text that a finding at a column of a line is about: a quoted text, a value with its spaces, or a word. */
export function findTextEnd(line: string, column: number): number {
  const rest = line.slice(column)
  const token = TOKEN.exec(rest)?.[0] ?? ''
  // A value with spaces begins behind a colon or a dash and fills the line; a part of a condition or of a command is a word.
  const value = PLAIN_VALUE.exec(rest)?.[0].trimEnd() ?? ''
  const isValue = /[:-] +$/.test(line.slice(0, column)) && /^\s*(?:$|[#\]},])/.test(rest.slice(value.length))
  return Math.min(line.length, column + Math.max(1, token.length, isValue ? value.length : 0))
}

function cutExcerpt(line: string, column: number) {
  const at = Math.max(0, Math.min(column, line.length))
  const start = line.length <= WINDOW ? 0 : Math.max(0, Math.min(at - WINDOW / 2, line.length - WINDOW))
  const end = Math.min(line.length, start + WINDOW)
  const before = `${start > 0 ? '…' : ''}${escapeControls(line.slice(start, at))}`
  const text = `${before}${escapeControls(line.slice(at, end))}${end < line.length ? '…' : ''}`
  const marked = escapeControls(line.slice(at, Math.min(end, findTextEnd(line, at))))
  return { text, caret: [...before].length, width: Math.max(1, [...marked].length) }
}

const NAMED: Readonly<Record<string, string>> = { '\t': ' ', '\n': '\\n', '\r': '\\r' }

/** Makes control characters and direction marks visible; a tab becomes a space. */
function escapeControls(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (char) => {
    const code = char.charCodeAt(0)
    return NAMED[char] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`)
  })
}
