/** A place in a file; lines and columns count from 1. */
export interface Position {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The `file` of a problem that belongs to none. */
export const NO_FILE = ''

export type Severity = 'error' | 'warning'

/** One problem of a workflow file, for people and programs; `code` is stable, `message` is not. */
export interface Finding extends Position {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly suggestion: string | null
  readonly node_id?: string
}

/** Something that a run may do unseen: it is reported before and after the run, but no line of the file is wrong. */
export const UNSEEN_FAILURE = 'unseen-failure'

/** What is wrong and what to do about it, where no place in a file is to blame. */
export type Problem = Pick<Finding, 'message' | 'suggestion'>

/** So many findings are given in full: with more of them, an author begins at the top. */
export const MAX_FINDINGS = 100

/** The first findings, errors among them wherever there are any, and one that counts the rest; `unshown` errors have no finding. */
export function boundedFindings(findings: readonly Finding[], unshown: number): readonly Finding[] {
  if (findings.length <= MAX_FINDINGS) return findings
  const errors = findings.filter(({ severity }) => severity === 'error')
  const shown = new Set([...errors.slice(0, MAX_FINDINGS), ...findings].slice(0, MAX_FINDINGS))
  const hidden = findings.length - shown.size + unshown
  const hiddenErrors = Math.max(0, errors.length - MAX_FINDINGS) + unshown
  const [first] = findings
  const more: Finding = {
    file: first?.file ?? NO_FILE,
    line: 1,
    column: 1,
    code: 'more-findings',
    severity: hiddenErrors > 0 ? 'error' : 'warning',
    message: `${hidden} more findings are not shown, ${hiddenErrors} of them errors.`,
    suggestion: 'fix the first ones and validate again: many of the others may go away with them',
  }
  return [...findings.filter((finding) => shown.has(finding)), more]
}
