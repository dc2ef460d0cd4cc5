import { foldSection, formatTableCell, renderMarkdownTable, toCodeSpan } from '../text/markdown.js'
import {
  type CharBudget,
  html,
  type Markup,
  type MarkupContent,
  renderCode,
  renderFold,
  renderHtmlTable,
} from './html.js'

/** A part of a line: words of ours, or text from outside, which pages escape and cut. `isCode` matters to HTML only: Markdown shows all of it as code. */
export type Inline =
  | string
  | {
      readonly text: string
      readonly max: number
      readonly isCode?: boolean
      readonly href?: string | null
      readonly tooltip?: string
    }

type Cell = Inline | readonly Inline[]

export interface TableBlock {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  readonly note?: string
}

/** What people read, made once and rendered as Markdown or HTML. A column whose name ends with a colon has numbers. */
export type Block =
  | TableBlock
  | { readonly list: readonly Cell[] }
  | { readonly fold: string; readonly blocks: readonly Block[] }

export function renderBlockMarkdown(block: Block): string {
  if ('fold' in block) return foldSection(block.fold, block.blocks.map(renderBlockMarkdown).join('\n\n'))
  if ('list' in block) return block.list.map((cell) => `- ${renderCellMarkdown(cell, toCodeSpan)}`).join('\n')
  const rows = block.rows.map((row) => row.map((cell) => renderCellMarkdown(cell, formatTableCell)))
  return renderMarkdownTable(block.columns, rows, block.note)
}

function renderCellMarkdown(cell: Cell, show: (text: string, max: number) => string): string {
  const parts = [cell].flat().map((part) => {
    if (typeof part === 'string') return part
    const text = show(part.text, part.max)
    return part.href == null ? text : `[${text}](${part.href})`
  })
  return parts.join('')
}

export function renderBlockHtml(block: Block, budget: CharBudget): Markup {
  if ('fold' in block)
    return renderFold(
      block.fold,
      block.blocks.map((inner) => renderBlockHtml(inner, budget)),
    )
  if ('list' in block) return html`<ul>${block.list.map((cell) => html`<li>${renderCellHtml(cell, budget)}</li>`)}</ul>`
  const isNumber = block.columns.map((name) => name.endsWith(':'))
  const names = block.columns.map((name, at) => (isNumber[at] === true ? name.slice(0, -1) : name))
  const rows = block.rows.map((row) => {
    const cells = row.map((cell, at) => {
      const content = renderCellHtml(cell, budget)
      return isNumber[at] === true ? html`<td class="num">${content}</td>` : html`<td>${content}</td>`
    })
    return html`<tr>${cells}</tr>`
  })
  return renderHtmlTable(block.table, names, rows, block.note)
}

function renderCellHtml(cell: Cell, budget: CharBudget): MarkupContent {
  return [cell].flat().map((part) => {
    if (typeof part === 'string') return part
    const shown = part.isCode === true ? renderCode(part.text, part.max) : budget.fit(part.text, part.max).text
    const explained = part.tooltip === undefined ? shown : html`<span title="${part.tooltip}">${shown}</span>`
    return part.href == null ? explained : html`<a href="${part.href}" rel="noreferrer noopener">${explained}</a>`
  })
}
