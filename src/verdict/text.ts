import { formatCount } from '../core/messages.js'
import { findLargest } from '../text/lists.js'
import { formatTableCell, renderMarkdownTable, toCodeSpan } from '../text/markdown.js'
import { cut, toOneLine } from '../text/terminal-text.js'
import type { JobsVerdict, VerdictRow } from './judge.js'

const MARKS: Readonly<Record<VerdictRow['verdict'], string>> = { passed: '✓', allowed: '~', failed: '✗', warning: '!' }
const MAX_ROWS = 500

/** Returns the verdict in one line. */
export function formatJobsVerdict({ outcome, jobs, failed_jobs: failed, handled }: JobsVerdict): string {
  if (outcome !== 'success')
    return `${formatCount(failed.length, 'job')} of ${jobs.length} ${failed.length === 1 ? 'fails' : 'fail'} the verdict: ${cut(failed.join(', '), 400)}`
  const allowed = handled.length === 0 ? '' : `, ${formatCount(handled.length, 'failure')} allowed`
  return `${formatCount(jobs.length, 'job')} passed${allowed}`
}

export function renderVerdictText(verdict: JobsVerdict, notes: readonly string[]): string {
  const width = Math.min(40, findLargest(verdict.jobs.map(({ name }) => name.length)))
  const rows = verdict.jobs
    .slice(0, MAX_ROWS)
    .map(({ name, result, verdict: judged, why }) =>
      `${MARKS[judged]} ${toOneLine(name, 200).padEnd(width)}  ${result}${why === '' ? '' : `  ${toOneLine(why, 300)}`}`.trimEnd(),
    )
  return `${[...rows, ...notes.map((note) => `note: ${note}`), formatJobsVerdict(verdict)].join('\n')}\n`
}

/** Renders the summary of the job: a table, those that fail first. Untrusted text stands in code. */
export function renderVerdictMarkdown(verdict: JobsVerdict, notes: readonly string[]): string {
  const order: Readonly<Record<VerdictRow['verdict'], number>> = { failed: 0, warning: 1, allowed: 2, passed: 3 }
  const sorted = verdict.jobs.toSorted((a, b) => order[a.verdict] - order[b.verdict]).slice(0, MAX_ROWS)
  const rows = sorted.map(({ name, result, verdict: judged, why }) => [
    `${MARKS[judged]} ${judged}`,
    formatTableCell(name, 200),
    formatTableCell(result, 40),
    formatTableCell(why, 500),
  ])
  const heading = verdict.outcome === 'success' ? '## Verdict: passed' : '## Verdict: failed'
  const kind = verdict.error_kind === null ? '' : `\n\nKind: ${toCodeSpan(verdict.error_kind)}`
  const table = renderMarkdownTable(['verdict', 'job', 'result', 'why'], rows)
  return `${[heading, `${formatTableCell(formatJobsVerdict(verdict), 600)}${kind}`, table, ...notes.map((note) => `> ${note}`)].join('\n\n')}\n`
}
