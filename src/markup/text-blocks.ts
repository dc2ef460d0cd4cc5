import { type Json, type JsonObject, printJson, printTextOrJson } from '../core/json.js'
import { appendAll } from '../text/lists.js'
import { cut, toOneLine, toPlainText } from '../text/terminal-text.js'
import { type Block, type BlockLine, type CodeBlock, type Limits, limitEntries, toInlines } from './blocks.js'

export interface TextLimits extends Limits {
  /** Lines of output; data may have twice as many. */
  readonly lines: number
  /** Characters of a command; a longer one is left out, because a part of it cannot be pasted. */
  readonly command: number
}

const LABEL_COLUMNS = 11
const MAX_SOURCE_LINES = 3
const MAX_LINE = 200

/** Renders blocks for a terminal: facts as rows behind their labels. */
export function renderTextBlocks(blocks: readonly Block[], limits: TextLimits): readonly string[] {
  return blocks.flatMap((block) => renderTextBlock(block, limits))
}

function renderTextBlock(block: Block, limits: TextLimits): readonly string[] {
  const format = (line: BlockLine): readonly string[] => formatTextLine(line, limits.chars)
  switch (block.type) {
    case 'heading':
      return ['', ...format(block.line)]
    case 'text':
      return format(block.line).map((text) => (text === '' ? '' : `  ${text}`))
    case 'fact': {
      const { shown, note } = limitEntries(block.lines, block, limits.entries)
      return formatRows(block.label, [...shown.flatMap(format), ...keepSaid(note)])
    }
    case 'table': {
      const { shown, note } = limitEntries(block.rows, block, limits.entries)
      const rows = shown.map((cells) => keepSaid(...cells.flatMap(format)).join(' '))
      return formatRows(block.label, [...rows, ...keepSaid(note)])
    }
    case 'list': {
      const { shown, note } = limitEntries(block.entries, block, limits.entries)
      const rows = shown.flatMap(format)
      return (block.isTail === true ? [...keepSaid(note), ...rows] : [...rows, ...keepSaid(note)]).map(
        (row) => `  ${row}`,
      )
    }
    case 'code':
      return formatRows(block.label, listCodeLines(block, limits.lines))
    case 'data': {
      const size = { maxLines: 2 * limits.lines, maxChars: limits.code }
      return limits.code === 0 ? [] : formatRows(block.label, listDetailLines(block.value, size))
    }
    case 'commands':
      return block.parts.flatMap(({ label, commands }) => {
        const whole = commands.filter((command) => command.length <= limits.command).map(toPlainText)
        return whole.flatMap((command) => (label === '' ? [`  ${command}`] : formatRows(label, [command])))
      })
    case 'fold':
      return [...format(block.title), ...renderTextBlocks(block.blocks, limits)]
  }
}

function keepSaid(...texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '')
}

function formatRows(label: string, texts: readonly string[]): readonly string[] {
  return texts.map((text, index) => `  ${(index === 0 ? label : '').padEnd(LABEL_COLUMNS)}${text}`)
}

/** Returns a line, or the lines of a text that keeps its line breaks. */
export function formatTextLine(line: BlockLine, chars: number): readonly string[] {
  const parts = toInlines(line).map((part) => {
    if (typeof part === 'string') return part
    if ('words' in part) return `${part.words} (${part.href})`
    const max = Math.min(part.max ?? chars, chars)
    return part.look === 'lines' ? cut(toPlainText(part.text), max) : toOneLine(part.text, max)
  })
  return parts.join('').split('\n')
}

function listCodeLines({ text, isTail }: CodeBlock, max: number): readonly string[] {
  const lines = toPlainText(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => toOneLine(line, MAX_LINE))
  if (isTail === true) return lines.slice(-max)
  return lines.length > MAX_SOURCE_LINES ? [...lines.slice(0, MAX_SOURCE_LINES), '…'] : lines
}

export interface DetailLimits {
  readonly maxLines: number
  readonly maxChars: number
}

/** Renders details: a line for each simple value, indented JSON for other values; long values are truncated. */
export function listDetailLines(details: JsonObject, limits: DetailLimits): readonly string[] {
  const lines: string[] = []
  for (const [key, value] of Object.entries(details)) {
    appendAll(lines, listValueLines(toPlainText(key), value, limits))
    if (lines.length > limits.maxLines) break
  }
  if (lines.length <= limits.maxLines) return lines
  return [...lines.slice(0, limits.maxLines - 1), '…']
}

function listValueLines(key: string, value: Json, limits: DetailLimits): readonly string[] {
  const short = printTextOrJson(value)
  const isData = typeof value === 'object' && value !== null
  // Long JSON is indented.
  const text = toPlainText(isData && short.length > 80 ? printJson(value, 2) : short)
  const [first = '', ...more] = cut(text, limits.maxChars).split('\n')
  if (more.length === 0) return [`${key}: ${first.trimEnd()}`]
  return [`${key}:`, ...[first, ...more].map((row) => `  ${row.trimEnd()}`)]
}
