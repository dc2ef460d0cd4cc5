import type { Site } from '../config/model.js'
import type { Finding } from '../core/finding.js'
import { findSite } from './completion.js'
import { type Caret, readCursor } from './cursor.js'
import type { Analysis } from './documents.js'
import { listEscapingKinds } from './hover.js'

export interface TextChange {
  readonly start: Caret
  readonly end: Caret
  readonly text: string
}

export interface Fix {
  readonly title: string
  /** The finding that the change mends; null for an offer. */
  readonly finding: Finding | null
  readonly change: TextChange
}

const MOST_KINDS = 5

/** Returns the end of the text that a finding is about: a quoted text, or a word. */
export function findEnd(line: string, column: number): number {
  const rest = line.slice(column)
  const token = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\p{L}\p{N}_$*./@-]+|\{\{|\S)/u.exec(rest)?.[0] ?? ''
  return Math.min(line.length, column + Math.max(1, token.length))
}

/** Returns the change that the suggestion of a finding names: `did you mean` replaces the text that is wrong. */
export function findQuickFix(finding: Finding, lines: readonly string[]): Fix | null {
  const near =
    /^did you mean `([^`]+)`\?$/.exec(finding.suggestion ?? '')?.[1] ??
    /^write `([^`{]+)`$/.exec(finding.suggestion ?? '')?.[1]
  if (near === undefined) return null
  const line = lines[finding.line - 1] ?? ''
  const column = finding.column - 1
  const end = findEnd(line, column)
  const written = line.slice(column, end)
  const quoted = /^["']/.exec(written)?.[0] ?? ''
  const start = { line: finding.line - 1, character: column }
  const change = { start, end: { line: finding.line - 1, character: end }, text: `${quoted}${near}${quoted}` }
  return { title: `Write ${near}`, finding, change }
}

/** Returns what can be done about failures at a caret: handle a kind that escapes, declare a kind that a route names. */
export function listOffers(
  analysis: Analysis,
  lines: readonly string[],
  caret: Caret,
  findings: readonly Finding[],
): readonly Fix[] {
  const cursor = readCursor(lines, caret)
  const site = cursor === null ? undefined : findSite(analysis.workflow, cursor)
  if (site === undefined || analysis.workflow === null) return []
  const declared = findings
    .filter(({ code }) => code === 'undeclared-kind')
    .flatMap((finding) => declareKind(analysis, site, lines, finding))
  const handled = listEscapingKinds(analysis, site)
    .slice(0, MOST_KINDS)
    .flatMap((kind) => handleKind(analysis, site, lines, kind))
  return [...declared, ...handled]
}

/** Adds a halt route for a kind, at the end of the node's routes. */
function handleKind(
  { workflow, document }: Analysis,
  site: Site,
  lines: readonly string[],
  kind: string,
): readonly Fix[] {
  if (workflow === null || site.step.type === 'terminate') return []
  const at = workflow.at(site.path)
  if (workflow.file !== document.file || at.file !== workflow.displayFile) return []
  const indent = ' '.repeat(at.column - 1)
  const route = `${indent}  - on_error: ${kind}\n${indent}    halt: { message: "{{ error.message }}" }\n`
  const routes = 'routes' in site.step ? (site.step.routes ?? []) : []
  if (routes.length > 0 && isBlockList(lines, workflow.at([...site.path, 'routes']).line - 1)) {
    const last = workflow.at([...site.path, 'routes', routes.length - 1])
    const dash = ' '.repeat(Math.max(0, (lines[last.line - 1] ?? '').indexOf('-')))
    const text = `${dash}- on_error: ${kind}\n${dash}  halt: { message: "{{ error.message }}" }\n`
    return [createInsertion(`Handle ${kind} here`, findBlockEnd(lines, last.line - 1, dash.length), text, lines)]
  }
  if (routes.length > 0) return []
  const end = findBlockEnd(lines, at.line - 1, at.column - 2)
  const group = site.group === null ? `${indent}  - to: $end\n` : ''
  return [createInsertion(`Handle ${kind} here`, end, `${indent}routes:\n${group}${route}`, lines)]
}

/** Adds the kind of a finding to the `raises` of its node. */
function declareKind({ workflow }: Analysis, site: Site, lines: readonly string[], finding: Finding): readonly Fix[] {
  const line = lines[finding.line - 1] ?? ''
  const kind = line.slice(finding.column - 1, findEnd(line, finding.column - 1)).replaceAll(/["']/g, '')
  const raises = 'raises' in site.step ? (site.step.raises ?? []) : []
  const last = raises.length - 1
  if (workflow === null || last < 0) return []
  const at = workflow.at([...site.path, 'raises', last])
  const row = lines[at.line - 1] ?? ''
  const end = findEnd(row, at.column - 1)
  const item = /^\s*-\s/.test(row) ? `\n${' '.repeat(row.indexOf('-'))}- ${kind}` : `, ${kind}`
  const caret = { line: at.line - 1, character: end }
  return [{ title: `Declare ${kind} in raises`, finding, change: { start: caret, end: caret, text: item } }]
}

function isBlockList(lines: readonly string[], line: number): boolean {
  return /^\s*-\s/.test(lines[line] ?? '') || /^\s*-\s/.test(lines[line + 1] ?? '')
}

/** Returns the line after the block that begins at a line: the first one that is not indented deeper than a column. */
function findBlockEnd(lines: readonly string[], start: number, column: number): number {
  let end = start + 1
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (line.length - line.trimStart().length <= column) break
    end = at + 1
  }
  return end
}

function createInsertion(title: string, line: number, text: string, lines: readonly string[]): Fix {
  const last = lines[line - 1] ?? ''
  // The last line of a file may have no line break.
  const isOpen = line >= lines.length
  const caret = isOpen ? { line: line - 1, character: last.length } : { line, character: 0 }
  return { title, finding: null, change: { start: caret, end: caret, text: isOpen ? `\n${text.trimEnd()}` : text } }
}
