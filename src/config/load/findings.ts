import type { Finding, Position, Severity } from '../../core/finding.js'
import { capital, quote } from '../../core/messages.js'
import type { Patterns } from '../../core/ports.js'
import { findSlowPart } from './slow-patterns.js'

export const QUOTE_TEMPLATE = 'put quotes around it: `"{{ ... }}"`'
export const UNQUOTED_TEMPLATE = 'A template that begins a value needs quotes, or YAML takes its braces for a mapping.'

/** Every code that loading a file can report; docs/validation.md explains each. */
export const LOAD_CODES = [
  'file-not-found',
  'not-a-file',
  'file-unreadable',
  'file-too-large',
  'file-not-text',
  'file-empty',
  'outside-workspace',
  'yaml-syntax',
  'unquoted-template',
  'yaml-duplicate-key',
  'yaml-too-deep',
  'yaml-too-many-aliases',
  'yaml-multiple-documents',
  'yaml-unknown-tag',
  'yaml-bad-key',
  'not-a-mapping',
  'github-workflow',
  'include-cycle',
  'include-limit',
  'missing-variable',
  'variable-cycle',
  'unknown-field',
  'field-not-for-type',
  'missing-field',
  'conflicting-fields',
  'wrong-type',
  'wrong-value',
  'out-of-range',
  'empty-value',
  'unknown-type',
  'unsupported-type',
  'no-effect',
  'lost-ability',
  'bad-name',
  'reserved-name',
  'duplicate-name',
  'bad-duration',
  'bad-pattern',
  'slow-pattern',
  'bad-kind',
  'reserved-kind',
  'bad-shell',
  'bad-default',
  'gate-option-without-route',
  'duplicate-option',
  'classify-without-condition',
  'classify-without-kind',
  'child-not-found',
  'child-cycle',
  'child-too-deep',
  'child-is-template',
  'registry-reference',
  'input-missing',
  'input-unknown',
  'input-wrong-type',
  'more-findings',
] as const
export type LoadCode = (typeof LOAD_CODES)[number]

/** Code of a problem with a scenario file; docs/testing.md explains each. */
export type ScenarioCode = `scenario-${string}`
type QuarantineCode = `quarantine-${string}`

export function finding(
  at: Position,
  code: LoadCode | ScenarioCode | QuarantineCode,
  message: string,
  suggestion: string | null = null,
  severity: Severity = 'error',
): Finding {
  return { file: at.file, line: at.line, column: at.column, code, severity, message, suggestion }
}

/** Sorts findings, those of the first file before those of others, then by position, and deduplicates them. */
export function inOrder<T extends Omit<Finding, 'suggestion'>>(findings: readonly T[], first: string): readonly T[] {
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
    if (!compiled.ok) return [finding(at, 'bad-pattern', `${capital(compiled.error)}.`)]
    const reason = findSlowPart(pattern)
    if (reason === null) return []
    const message = `The pattern ${quote(pattern)} takes more than linear time in engines that backtrack: ${reason}.`
    return [finding(at, 'slow-pattern', message, 'conductor itself matches it in linear time', 'warning')]
  })
}
