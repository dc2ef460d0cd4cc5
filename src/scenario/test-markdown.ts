import type { ErrorCoverage } from '../config/contract/coverage.js'
import { formatCount } from '../core/messages.js'
import { foldSection, formatTableCell, renderMarkdownTable } from '../text/markdown.js'
import { formatErrorCoverage, formatHolding, hasPassed, type TestReport } from './test-files.js'

const MAX_ROWS = 200

/** Renders the page of tested scenario files; `lack` says why the error coverage is not enough. */
export function renderTestMarkdown(report: TestReport, coverage: ErrorCoverage, lack: string | null): string {
  const broken = report.files.flatMap(({ file, scenarios }) =>
    scenarios
      .filter(({ passed }) => !passed)
      .map(({ name, line, failures, path }) => [
        formatTableCell(name, 200),
        formatTableCell(failures.map(({ what, message }) => `${what}: ${message}`).join('; '), 600),
        formatTableCell(path.join(' → ') || 'none', 200),
        formatTableCell(`${file}:${line}`, 200),
      ]),
  )
  const untested = coverage.untested.map(({ file, line, node, kind }) => [
    formatTableCell(kind, 200),
    formatTableCell(node, 100),
    formatTableCell(`${file}:${line}`, 200),
  ])
  const { notTaken, taken, total } = report.coverage
  const routes = notTaken.map(({ file, line, label }) => [
    formatTableCell(label, 300),
    formatTableCell(`${file}:${line}`, 200),
  ])
  const sections = [
    `## ${hasPassed(report) && lack === null ? '✅' : '🛑'} ${formatHolding(report)}`,
    coverage.failures === 0 ? '' : `${formatErrorCoverage(coverage)}.`,
    lack === null ? '' : `> ⚠️ ${lack}.`,
    renderRows(['scenario', 'does not hold', 'path taken', 'at'], broken),
    foldRows('Failures without a test', ['kind', 'node', 'at'], untested),
    foldRows(`${taken} of ${total} error routes taken; no scenario took`, ['route', 'at'], routes),
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}

function renderRows(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const hidden = rows.length - MAX_ROWS
  const note = hidden > 0 ? `${formatCount(hidden, 'more row')} not shown.` : ''
  return rows.length === 0 ? '' : renderMarkdownTable(columns, rows.slice(0, MAX_ROWS), note)
}

function foldRows(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : foldSection(title, renderRows(columns, rows))
}
