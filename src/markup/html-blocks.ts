import { capitalizeFirst } from '../core/messages.js'
import { cut } from '../text/terminal-text.js'
import { type Block, type BlockLine, type Inline, limitEntries, type Quoted, toInlines } from './blocks.js'
import {
  type CharBudget,
  html,
  type Markup,
  type MarkupContent,
  renderBlock,
  renderCode,
  renderFold,
  renderHtmlTable,
  renderValue,
  renderWords,
} from './html.js'

/** Entries in a share of a list, a fact or a table. */
const ENTRIES = 40
const MAX_COMMAND_CHARS = 2000
const MAX_TEXT_CHARS = 4000
/** Longer output is folded. */
const SHORT_LINES = 20

export function renderHtmlBlocks(blocks: readonly Block[], budget: CharBudget): Markup {
  return html`${blocks.map((block) => renderHtmlBlock(block, budget))}`
}

function renderHtmlBlock(block: Block, budget: CharBudget): Markup {
  const format = (line: BlockLine): MarkupContent => formatHtmlLine(line, budget)
  switch (block.type) {
    case 'heading':
      return html`<h3>${format(block.line)}</h3>`
    case 'text':
      return html`<p${block.isQuiet === true && html` class="quiet"`}>${format(block.line)}</p>`
    case 'fact': {
      const { shown, note } = limitEntries(block.lines, block, ENTRIES)
      if (block.isBare === true)
        return html`${shown.map((line) => html`<p class="${block.label}">${format(line)}</p>`)}`
      const label = html`<span class="label">${capitalizeFirst(block.label)}</span>`
      if (shown.length === 1 && note === '') return html`<p class="fact">${label} ${shown.map(format)}</p>`
      return html`<p class="fact">${label}</p><ul class="frames">${shown.map((line) => html`<li>${format(line)}</li>`)}</ul>${renderNote(note)}`
    }
    case 'table': {
      const { shown, note } = limitEntries(block.rows, block, ENTRIES)
      const isNumber = block.columns.map((name) => name.endsWith(':'))
      const names = block.columns.map((name) => name.replace(/:$/, ''))
      const rows = shown.map((row) => {
        const cells = row.map(
          (cell, at) => html`<td${isNumber[at] === true && html` class="num"`}>${format(cell)}</td>`,
        )
        return html`<tr>${cells}</tr>`
      })
      return renderHtmlTable(block.label, names, rows, note === '' ? '' : `${note}.`)
    }
    case 'list': {
      const { shown, note } = limitEntries(block.entries, block, ENTRIES)
      return html`<ul>${shown.map((line) => html`<li>${format(line)}</li>`)}</ul>${renderNote(note)}`
    }
    case 'code':
      return renderFold(block.title, renderBlock(block.text, budget), block.text.split('\n').length <= SHORT_LINES)
    case 'data':
      return html`<h3>${capitalizeFirst(block.label)}</h3>${renderValue(block.value, budget)}`
    case 'commands':
      return html`${block.parts.map(({ what, commands }) => html`${what !== '' && html`<p class="for">${capitalizeFirst(what)}</p>`}${commands.map(renderCommand)}`)}`
    case 'fold':
      return renderFold(format(block.title), renderHtmlBlocks(block.blocks, budget))
  }
}

function renderNote(note: string): MarkupContent {
  return note !== '' && html`<p class="quiet">${note}</p>`
}

function renderCommand(command: string): Markup {
  return html`<div class="paste"><pre class="command"><code>${cut(command, MAX_COMMAND_CHARS)}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`
}

export function formatHtmlLine(line: BlockLine, budget: CharBudget): MarkupContent {
  return toInlines(line).map((part) => formatHtmlPart(part, budget))
}

function formatHtmlPart(part: Inline, budget: CharBudget): MarkupContent {
  if (typeof part === 'string') return renderWords(part)
  if ('words' in part) return renderLink(part.words, part.href)
  const { tooltip, href } = part
  const shown = formatQuoted(part, budget)
  const explained = tooltip === undefined ? shown : html`<span title="${tooltip}">${shown}</span>`
  return href == null ? explained : renderLink(explained, href)
}

function formatQuoted({ text, max = MAX_TEXT_CHARS, look = 'plain' }: Quoted, budget: CharBudget): MarkupContent {
  switch (look) {
    case 'code':
    case 'kind':
      return renderCode(text, max)
    case 'name':
      return html`<b>${cut(text, max)}</b>`
    case 'words':
      return renderWords(text, max)
    case 'lines':
    case 'plain':
      return budget.fit(text, max).text
  }
}

function renderLink(content: MarkupContent, href: string): Markup {
  return html`<a href="${href}" rel="noreferrer noopener">${content}</a>`
}
