import { printJson } from '../core/json.js'
import { capitalizeFirst } from '../core/messages.js'
import { foldSection, formatTableCell, renderMarkdownTable, toCodeBlock, toCodeSpan } from '../text/markdown.js'
import { type Block, type BlockLine, type CodeBlock, type Limits, limitEntries, toInlines } from './blocks.js'

/** Longer output is folded. */
const SHORT = { lines: 20, chars: 2000 }
const MAX_COMMAND_CHARS = 8000
const MAX_PICTURE_CHARS = 60_000

type Show = (text: string, max: number) => string

export function renderMarkdownBlocks(blocks: readonly Block[], limits: Limits): string {
  return blocks
    .map((block) => renderMarkdownBlock(block, limits))
    .filter((text) => text !== '')
    .join('\n\n')
}

function renderMarkdownBlock(block: Block, limits: Limits): string {
  const format = (line: BlockLine): string => formatMarkdownLine(line, limits.chars)
  switch (block.type) {
    case 'heading':
      return `**${format(block.line)}**`
    case 'text':
      return format(block.line)
    case 'fact': {
      const { shown, note } = limitEntries(block.lines, block, limits.entries)
      const all = [...shown.map(format), ...(note === '' ? [] : [note])]
      const label = block.isBare === true ? '' : `**${capitalizeFirst(block.label)}**:`
      return (all.length === 1 ? `${label} ${all[0]}` : `${label}\n\n${renderBullets(all)}`).trimStart()
    }
    case 'table': {
      const { shown, note } = limitEntries(block.rows, block, limits.entries)
      const rows = shown.map((row) => row.map((cell) => formatMarkdownLine(cell, limits.chars, formatTableCell)))
      return renderMarkdownTable(block.columns, rows, note === '' ? '' : `${note}.`)
    }
    case 'list': {
      const { shown, note } = limitEntries(block.entries, block, limits.entries)
      const entries = shown.map(format)
      const rest = note === '' ? [] : [note]
      return renderBullets(block.isTail === true ? [...rest, ...entries] : [...entries, ...rest])
    }
    case 'code':
      return renderMarkdownCode(block, limits)
    case 'data':
      return toCodeBlock(printJson(block.value, 2), 'json', limits.code)
    case 'commands': {
      const lines = block.parts.flatMap(({ what, commands }) => [...(what === '' ? [] : [`# ${what}`]), ...commands])
      return toCodeBlock(lines.join('\n'), 'sh', MAX_COMMAND_CHARS)
    }
    case 'fold':
      return foldSection(
        formatMarkdownLine(block.title, limits.chars, formatTableCell),
        renderMarkdownBlocks(block.blocks, limits),
      )
  }
}

function renderBullets(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n')
}

function renderMarkdownCode({ title, text, language = 'text' }: CodeBlock, limits: Limits): string {
  if (language === 'mermaid') return toCodeBlock(text, language, MAX_PICTURE_CHARS)
  const code = toCodeBlock(text.trimEnd(), language, limits.code)
  const isShort = text.length <= SHORT.chars && text.trimEnd().split('\n').length <= SHORT.lines
  return isShort ? `${title}:\n\n${code}` : foldSection(title, code)
}

/** Renders a line; `show` wraps text from outside, so that no part of it is Markdown. */
function formatMarkdownLine(line: BlockLine, chars: number, show: Show = toCodeSpan): string {
  const parts = toInlines(line).map((part) => {
    if (typeof part === 'string') return part
    if ('words' in part) return `[${part.words}](${part.href})`
    const text = show(part.text, Math.min(part.max ?? chars, chars))
    const linked = part.href == null ? text : `[${text}](${part.href})`
    return part.look === 'kind' ? `**${linked}**` : linked
  })
  return parts.join('')
}
