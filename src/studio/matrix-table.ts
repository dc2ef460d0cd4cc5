import { ANY_KIND } from '../config/contract/index.js'
import { html, type Markup, type MarkupContent, renderCard, renderCode, renderHtmlTable } from '../markup/html.js'
import { toSampleKind } from '../simulate/failures.js'
import type { Answer, MatrixRow } from '../simulate/model.js'
import { formatFailure } from '../simulate/text.js'
import { cut } from '../text/terminal-text.js'
import { type StudioQuestion, toSearch } from './question.js'
import { type StudioView, toTone } from './view.js'
import { formatEnding } from './words.js'

const MAX_ROWS = 400
/** Maximum number of scenarios that a row names. */
const MAX_TESTS = 3

/** Renders the matrix; a chosen node shows its own rows only. */
export function renderMatrix({ question, matrix, isTrying }: StudioView): MarkupContent {
  if (matrix === null)
    return (
      isTrying &&
      renderCard(
        'matrix',
        'Every failure',
        html`<p class="quiet" aria-busy="true">Every failure is being tried. <a href="${toSearch(question)}&wait=1">Wait for the answers</a></p>`,
      )
    )
  const rows =
    question.node === null ? matrix.rows : matrix.rows.filter(({ node }) => isAbout(node, question.node ?? ''))
  const shown = rows.slice(0, MAX_ROWS).map((row) => renderRow(row, question))
  const left = rows.length - shown.length + (question.node === null ? (matrix.left_out?.rows ?? 0) : 0)
  const title = question.node === null ? 'Every failure' : html`Failures of ${renderCode(question.node, 80)}`
  const all = question.node !== null && html` <a href="?">all nodes</a>`
  const note = left > 0 ? `${left} more rows: conductor simulate lists them by --node` : ''
  const table =
    rows.length === 0
      ? html`<p class="quiet">This node raises nothing that a route could see.</p>`
      : renderHtmlTable('matrix', ['Node', 'Kind', 'Once', 'Always', 'Tests'], shown, note)
  return renderCard('matrix', html`${title}${all}`, table)
}

/** Reports whether a row is about a node or a member of it; the rows of one member come with those of its group. */
function isAbout(node: string, chosen: string): boolean {
  const group = chosen.split(/[.[]/, 1)[0] ?? ''
  return node === group || node.startsWith(`${group}.`)
}

function renderRow(row: MatrixRow, question: StudioQuestion): Markup {
  const { node, kinds, tests, after } = row
  const kind = toSampleKind(kinds[0] ?? '')
  const more =
    kinds.length > 1 && html` <span class="quiet" title="${kinds.join(', ')}">and ${kinds.length - 1} more</span>`
  const reached =
    after.length > 0 &&
    html`<br><span class="quiet">after ${after.map(({ node: first, kind: met }) => html`${renderCode(first, 60)} meets ${renderKind(met)}`)}</span>`
  const asked = { ...question, node, kind, after: after.map(formatFailure), details: {}, ending: 0, scenario: null }
  const cell = (answer: Answer | null, attempt: number | null): Markup => {
    const isHere = question.node === node && question.kind === kind && question.attempt === attempt
    return html`<td>${renderCell(answer, kind, toSearch(asked, { attempt }), isHere, `${node}, ${kind}, ${attempt === null ? 'always' : 'once'}`)}</td>`
  }
  const tested =
    tests.length === 0
      ? html`<span class="tag s-untested">untested</span>`
      : tests.slice(0, MAX_TESTS).map(({ file, line, name }) => {
          const href = toSearch(question, { scenario: `${file}:${line}`, node: null, kind: null })
          return html`<a class="test" href="${href}">${cut(name, 60)}</a>`
        })
  const others = tests.length > MAX_TESTS && html`<span class="quiet">and ${tests.length - MAX_TESTS} more</span>`
  return html`<tr><th scope="row">${renderCode(node, 60)}</th><td>${renderKind(kinds[0] ?? '')}${more}${reached}</td>${cell(row.once, 1)}${cell(row.always, null)}<td>${tested}${others}</td></tr>`
}

/** Renders a kind, which may break behind its dots only. */
function renderKind(kind: string): Markup {
  if (kind === ANY_KIND) return html`any other kind`
  const parts = cut(kind, 80).split('.')
  return html`<code>${parts.map((part, at) => html`${at > 0 && html`.<wbr>`}${part}`)}</code>`
}

function renderCell(answer: Answer | null, kind: string, href: string, isHere: boolean, name: string): Markup {
  if (answer === null) return html`<span class="quiet">not tried</span>`
  if (answer.not_reached) return html`<span class="quiet">not reached</span>`
  const [first] = answer.endings
  if (first === undefined) return html`<span class="quiet">no ending</span>`
  const tones = new Set(answer.endings.map(toTone))
  const tone = tones.size > 1 ? 'warn' : toTone(first)
  const text =
    answer.endings.length === 1
      ? formatEnding(first, kind)
      : `${answer.endings.length} endings: ${[...new Set(answer.endings.map(({ outcome }) => outcome))].join(', ')}`
  const current = isHere && html` aria-current="true"`
  return html`<a class="cell tone-${tone}" href="${href}" aria-label="${name}: ${text}"${current}>${text}</a>`
}
