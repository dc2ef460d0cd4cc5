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

/** A problem in a workflow file; `code` is stable, `message` is not. */
export interface Finding extends Position {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly suggestion: string | null
  readonly node_id?: string
}

/** Code for a failure that a run may ignore: reported before and after the run, although no line of the file is wrong. */
export const UNSEEN_FAILURE = 'unseen-failure'

export type Remedy = Pick<Finding, 'message' | 'suggestion'>

export function createUnplacedFinding(code: string, severity: Severity, problem: Remedy | string): Finding {
  const { message, suggestion } = typeof problem === 'string' ? { message: problem, suggestion: null } : problem
  return { file: NO_FILE, line: 1, column: 1, code, severity, message, suggestion }
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
