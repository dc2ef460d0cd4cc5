import { type Finding, type FindingAdvice, type Hint, type Position, type Severity, toAdvice } from '../core/finding.js'
import { type FindingCode, getSeverity } from '../core/finding-codes.js'
import { capitalizeFirst, quote } from '../core/messages.js'
import type { Patterns } from '../core/ports.js'
import { findSlowPart } from './slow-patterns.js'

export const QUOTE_TEMPLATE = 'put quotes around it: `"{{ ... }}"`'
export const UNQUOTED_TEMPLATE = 'A template that begins a value needs quotes, or YAML takes its braces for a mapping.'

export function createFinding(
  at: Position,
  code: FindingCode,
  message: string,
  hint: Hint = null,
  severity: Severity = getSeverity(code),
): Finding {
  return { file: at.file, line: at.line, column: at.column, code, severity, message, ...toAdvice(hint) }
}

/** Sorts findings, those of the first file before those of others, then by position, and deduplicates them. */
export function sortFindings<T extends Omit<Finding, keyof FindingAdvice>>(
  findings: readonly T[],
  first: string,
): readonly T[] {
  const files = [...new Set([first, ...findings.map(({ file }) => file)])]
  const ranks = new Map(files.map((file, index) => [file, index]))
  const rank = ({ file }: T): number => ranks.get(file) ?? 0
  const toKey = ({ file, line, column, code, message }: T) => `${file}:${line}:${column}:${code}:${message}`
  const unique = new Map(findings.map((entry) => [toKey(entry), entry]))
  return [...unique.values()].sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column)
}

export interface PatternUse {
  readonly pattern: string
  readonly at: Position
}

/** Checks patterns separately, because the regex engine is loaded only for files that have some. */
export function checkPatterns(uses: readonly PatternUse[], patterns: Patterns): readonly Finding[] {
  return uses.flatMap(({ pattern, at }) => {
    const compiled = patterns.compile(pattern)
    if (!compiled.ok) return [createFinding(at, 'bad-pattern', `${capitalizeFirst(compiled.error)}.`)]
    const reason = findSlowPart(pattern)
    if (reason === null) return []
    const message = `The pattern ${quote(pattern)} takes more than linear time in engines that backtrack: ${reason}.`
    return [createFinding(at, 'slow-pattern', message, 'conductor itself matches it in linear time')]
  })
}
