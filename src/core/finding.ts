import { findNearest } from './messages.js'

/** A line of a file; lines and columns count from 1. */
export interface FileLine {
  readonly file: string
  readonly line: number | null
  readonly column?: number | null
}

export interface Position extends FileLine {
  readonly line: number
  readonly column: number
}

/** Path from the root of the file to a value: `['agents', 0, 'routes', 1, 'when']`. */
export type Path = readonly (string | number)[]

export const NO_FILE = ''

export type Severity = 'error' | 'warning'

/** A change that mends a finding: `text` instead of `replaces`, which stands at or behind the position of the finding in its line. */
interface TextFix {
  readonly replaces: string
  readonly text: string
}

/** Subject of a finding: the field that its advice is about, for callers that judge the finding. */
interface FindingSubject {
  readonly field: string
}

/** A place that belongs to a finding, such as the first of two equal names. */
interface RelatedPlace extends Position {
  readonly message: string
}

/** What to do about a problem: in words, as a change, and the places to look at. */
export interface FindingAdvice {
  readonly suggestion: string | null
  readonly fix?: TextFix
  readonly related?: readonly RelatedPlace[]
  readonly about?: FindingSubject
}

/** FindingAdvice, or its words alone. */
export type Hint = FindingAdvice | string | null

/** Returns the advice of a hint alone, also if the hint is a whole finding. */
export function toAdvice(hint: Hint): FindingAdvice {
  if (hint === null || typeof hint === 'string') return { suggestion: hint }
  const { suggestion, fix, related, about } = hint
  return { suggestion, ...(fix && { fix }), ...(related && { related }), ...(about && { about }) }
}

/** A problem in a workflow file; `code` is stable, `message` is not. */
export interface Finding extends Position, FindingAdvice {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly node_id?: string
}

/** Code for a failure that a run may ignore: reported before and after the run, although no line of the file is wrong. */
export const UNSEEN_FAILURE = 'unseen-failure'

export interface Remedy extends FindingAdvice {
  readonly message: string
}

export function createUnplacedFinding(code: string, severity: Severity, problem: Remedy | string): Finding {
  const remedy = typeof problem === 'string' ? { message: problem, suggestion: null } : problem
  return { file: NO_FILE, line: 1, column: 1, code, severity, ...remedy }
}

/** Returns the text to write instead of another one. */
export function suggestText(replaces: string, text: string, suggestion = `write \`${text}\``): FindingAdvice {
  return { suggestion, fix: { replaces, text } }
}

export function didYouMean(written: string, meant: string | null): FindingAdvice | null {
  return meant === null ? null : suggestText(written, meant, `did you mean \`${meant}\`?`)
}

/** Suggests the known name nearest to a misspelt one; null if none is near. */
export function suggestNearest(written: string, known: Iterable<string>, limit?: number): FindingAdvice | null {
  return didYouMean(written, findNearest(written, known, limit))
}

const WORD_SIGN = /[\p{L}\p{N}_-]/u

/** Returns the columns of a line that a fix replaces, from 0; null if the line does not say what the fix replaces. */
export function findFixRange(line: string, { column, fix }: Pick<Finding, 'column' | 'fix'>) {
  const { replaces = '' } = fix ?? {}
  for (
    let start = line.indexOf(replaces, column - 1);
    replaces !== '' && start !== -1;
    start = line.indexOf(replaces, start + 1)
  ) {
    const end = start + replaces.length
    const isWhole = [
      [line[start - 1], replaces.at(0)],
      [line[end], replaces.at(-1)],
    ].every(([outer = '', inner = '']) => !WORD_SIGN.test(outer) || !WORD_SIGN.test(inner))
    if (isWhole) return { start, end }
  }
  return null
}

/** Returns the fields that are shown to people and programs. */
export function pickShownFields({ fix: _fix, related: _related, about: _about, ...shown }: Finding): Finding {
  return shown
}

/** Returns the message with its place, if it has one. */
export function formatPlacedMessage({ file, line, column, message }: Finding): string {
  return file === NO_FILE ? message : `${file}:${line}:${column} ${message}`
}

export const MAX_FINDINGS = 100

/** Returns the first findings, errors preferred, and a finding that counts the rest; `unshown` errors have no finding. */
export function boundFindings(findings: readonly Finding[], unshown: number): readonly Finding[] {
  if (findings.length <= MAX_FINDINGS) return findings
  const errors = findings.filter(({ severity }) => severity === 'error')
  const shown = new Set([...errors.slice(0, MAX_FINDINGS), ...findings].slice(0, MAX_FINDINGS))
  const hidden = findings.length - shown.size + unshown
  const hiddenErrors = Math.max(0, errors.length - MAX_FINDINGS) + unshown
  const more = createUnplacedFinding('more-findings', hiddenErrors > 0 ? 'error' : 'warning', {
    message: `${hidden} more findings are not shown, ${hiddenErrors} of them errors.`,
    suggestion: 'fix the first ones and validate again: many of the others may go away with them',
  })
  return [...findings.filter((finding) => shown.has(finding)), { ...more, file: findings[0]?.file ?? NO_FILE }]
}
