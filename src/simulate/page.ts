import { formatTableCell, renderMarkdownTable, toCodeSpan } from '../text/markdown.js'
import { escapeXmlAttribute } from '../text/xml.js'
import type { Answer, Matrix, MatrixRow } from './model.js'
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

/** Renders a page with every answer; it loads nothing. */
export function renderMatrixPage(matrix: Matrix): string {
  const title = escapeXmlAttribute(`What if: ${matrix.workflow}`)
  const rows = matrix.rows.map((row) => {
    const kinds = row.kinds.map((kind) => `<code>${escapeXmlAttribute(kind)}</code>`).join('<br>')
    const after = formatAfter(row) === '' ? '' : `<br><small>${escapeXmlAttribute(formatAfter(row))}</small>`
    const tests = row.tests.map(({ name }) => escapeXmlAttribute(name)).join('<br>') || 'none'
    const cells = [
      `<code>${escapeXmlAttribute(row.node)}</code>${after}`,
      kinds,
      toCell(row.once),
      toCell(row.always),
      tests,
    ]
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  const head = ['node', 'kind', 'once', 'always', 'tests'].map((name) => `<th scope="col">${name}</th>`).join('')
  const left =
    matrix.left_out === null
      ? ''
      : `<p>${matrix.left_out.rows} rows left out: ${escapeXmlAttribute(matrix.left_out.reason)}</p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p><code>${escapeXmlAttribute(matrix.file)}</code>. Values of nodes are assumed; conditions over them are tried both ways.</p>
<h2>Without a failure</h2>${toCell(matrix.success)}
<h2>Every failure</h2><table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>${left}</body></html>
`
}

function toCell(answer: Answer | null): string {
  const endings = answer === null || answer.not_reached ? [] : answer.endings.slice(0, MAX_SHOWN_ENDINGS)
  // The lines of the endings come first.
  const lines = listAnswerLines(answer)
    .map((line, at) => `<div class="${toTone(endings[at])}">${escapeXmlAttribute(line)}</div>`)
    .join('')
  if (answer === null || answer.not_reached) return lines
  const asked = answer.failures.map(formatFailure).join(' ') || 'the run'
  return `<details><summary>${lines}</summary><pre aria-label="${escapeXmlAttribute(asked)}">${escapeXmlAttribute(renderAnswer(answer))}</pre></details>`
}

function toTone(ending: Answer['endings'][number] | undefined): string {
  if (ending?.outcome === 'success') return 'success'
  return ending?.outcome === 'halted' || ending?.outcome === 'failed' ? 'red' : 'open'
}

/** Renders one answer as Markdown or as a page. */
export function renderAnswerAs(answer: Answer, format: 'markdown' | 'html'): string {
  const text = renderAnswer(answer)
  if (format === 'markdown') return `\`\`\`text\n${text.replaceAll('```', "'''")}\`\`\`\n`
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>What if</title><style>${STYLE}</style></head><body><pre>${escapeXmlAttribute(text)}</pre></body></html>\n`
}
