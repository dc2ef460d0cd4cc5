import { html, htmlDocument, type Markup } from '../markup/html.js'
import { formatTableCell, renderMarkdownTable, toCodeSpan } from '../text/markdown.js'
import type { Answer, Ending, Matrix, MatrixRow } from './model.js'
import { formatFailure, listAnswerLines, MAX_SHOWN_ENDINGS, renderAnswer } from './text.js'

/** Renders the matrix as a Markdown table. */
export function renderMatrixMarkdown(matrix: Matrix): string {
  const cell = (answer: Answer | null): string =>
    listAnswerLines(answer)
      .map((line) => formatTableCell(line, 300))
      .join('<br>')
  const rows = matrix.rows.map((row) => [
    toCodeSpan(row.node),
    row.kinds.map((kind) => toCodeSpan(kind)).join('<br>'),
    cell(row.once),
    cell(row.always),
    String(row.tests.length),
    formatTableCell(formatAfter(row), 300),
  ])
  const table = renderMarkdownTable(['node', 'kind', 'once', 'always', 'tests:', 'reached'], rows)
  const left = matrix.left_out === null ? '' : `\n\n${matrix.left_out.rows} rows left out: ${matrix.left_out.reason}`
  return `## What if: ${toCodeSpan(matrix.file)}\n\nWithout a failure: ${cell(matrix.success)}\n\n${table}${left}\n`
}

function formatAfter({ after }: MatrixRow): string {
  return after.map(({ node, kind }) => `after ${node} meets ${kind}`).join(', ')
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #8884 }
pre { overflow: auto; padding: .6rem; background: #8882; white-space: pre-wrap }
code { font-family: ui-monospace, monospace }
.success { color: light-dark(#116329, #3fb950) } .red { color: light-dark(#b3202c, #ff7b72) } .open { color: light-dark(#7d4e00, #d29922) }
`

/** Renders a page with every answer. */
export function renderMatrixPage({ file, workflow, success, rows, left_out: left }: Matrix): string {
  const title = `What if: ${workflow}`
  const columns = ['node', 'kind', 'once', 'always', 'tests'].map((name) => html`<th scope="col">${name}</th>`)
  const body = html`<h1>${title}</h1><p><code>${file}</code>. Values of nodes are assumed; conditions over them are tried both ways.</p>
<h2>Without a failure</h2>${renderAnswerCell(success)}
<h2>Every failure</h2><table><thead><tr>${columns}</tr></thead><tbody>
${rows.map(renderRow)}
</tbody></table>${left !== null && html`<p>${left.rows} rows left out: ${left.reason}</p>`}`
  return htmlDocument(title, STYLE, body)
}

function renderRow(row: MatrixRow): Markup {
  const after = formatAfter(row)
  const tests = row.tests.length === 0 ? 'none' : row.tests.map(({ name }) => html`<div>${name}</div>`)
  const cells = [
    html`<code>${row.node}</code>${after !== '' && html`<br><small>${after}</small>`}`,
    row.kinds.map((kind) => html`<div><code>${kind}</code></div>`),
    renderAnswerCell(row.once),
    renderAnswerCell(row.always),
    tests,
  ]
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`
}

function renderAnswerCell(answer: Answer | null): Markup {
  const endings = answer === null || answer.not_reached ? [] : answer.endings.slice(0, MAX_SHOWN_ENDINGS)
  // The lines of the endings come first.
  const lines = listAnswerLines(answer).map(
    (line, index) => html`<div class="${findTone(endings[index])}">${line}</div>`,
  )
  if (answer === null || answer.not_reached) return html`${lines}`
  const question = answer.failures.map(formatFailure).join(' ') || 'the run'
  return html`<details><summary>${lines}</summary><pre aria-label="${question}">${renderAnswer(answer)}</pre></details>`
}

function findTone(ending: Ending | undefined): string {
  if (ending?.outcome === 'success') return 'success'
  return ending?.outcome === 'halted' || ending?.outcome === 'failed' ? 'red' : 'open'
}

/** Renders one answer as Markdown or as a page. */
export function renderAnswerAs(answer: Answer, format: 'markdown' | 'html'): string {
  const text = renderAnswer(answer)
  if (format === 'markdown') return `\`\`\`text\n${text.replaceAll('```', "'''")}\`\`\`\n`
  return htmlDocument('What if', STYLE, html`<pre>${text}</pre>`)
}
