import { codeBlock, codeSpan, folded, linkTarget, markdownTable, tableCell } from '../text/markdown.js'
import { fitColumns, jsonWithoutCommands, oneLine, plainText, withoutCommands } from '../text/terminal-text.js'
import { surveyHtml } from './html.js'
import type { SurveyDocument } from './index.js'
import {
  type Cell,
  leftOut,
  missingWords,
  type Section,
  sectionsOf,
  titleOf,
  totalRows,
  windowWords,
} from './sections.js'

/** Renders a survey in one of its formats. */
export function surveyPage(document: SurveyDocument, format: string): string {
  if (format === 'json') return jsonWithoutCommands(document)
  if (format === 'html') return surveyHtml(document)
  return withoutCommands(format === 'markdown' ? surveyMarkdown(document) : surveyText(document))
}

const SHOWN = 10
const COLUMNS = 100
const NAME_COLUMNS = 29

function surveyText(document: SurveyDocument): string {
  const head = [
    oneLine(`${titleOf(document)}, ${windowWords(document)}`, 400),
    ...missingWords(document).map((line) => `! ${oneLine(line, 400)}`),
  ]
  const totals = totalRows(document).map(([name, value]) => `${`${name}:`.padEnd(NAME_COLUMNS)}${value}`)
  const parts = [head, totals, ...sectionsOf(document, SHOWN).map(textOf)]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function textOf(section: Section): readonly string[] {
  const { title, lines, rows = [], items = [] } = section
  const left = leftOut(section)
  const advice = items.flatMap(({ said, paste }, at) => [
    `${at + 1}. ${oneLine(said, 1000)}`,
    ...plainText(paste.trimEnd())
      .split('\n')
      .map((line) => `     ${line}`),
  ])
  return [title, ...lines, ...rows.flatMap(textRow), ...advice, ...(left === '' ? [] : [left])]
}

/** Puts the words of a row on one line and each untrusted text on a line of its own. */
function textRow(cells: readonly Cell[], at: number): readonly string[] {
  const words = cells.filter((cell) => typeof cell === 'string' && cell !== '').join(', ')
  const others = cells.flatMap((cell) => {
    if (typeof cell === 'string') return []
    return 'link' in cell ? [oneLine(cell.link, 400)] : [fitColumns(oneLine(cell.code, 400), COLUMNS)]
  })
  return [`${String(at + 1).padStart(2)}. ${words}`, ...others.map((line) => `    ${line}`)]
}

/** GitHub refuses an issue with more than 65,536 characters. */
const MOST_CHARS = 58_000

/** Shows fewer entries where they are too long for an issue, and leaves out sections if that is not enough. */
function surveyMarkdown(document: SurveyDocument): string {
  const fits = (parts: readonly string[]): boolean => parts.join('\n\n').length <= MOST_CHARS
  const pages = [SHOWN, 3, 1].map((shown) => markdownParts(document, shown))
  const parts = [...(pages.find(fits) ?? pages.at(-1) ?? [])]
  const left = fits(parts) ? [] : ['More is in survey.json.']
  while (!fits(parts)) parts.pop()
  return `${[...parts, ...left].join('\n\n')}\n`
}

function markdownParts(document: SurveyDocument, shown: number): readonly string[] {
  const totals = totalRows(document)
  const missing = missingWords(document).map((line) => `- ⚠️ ${codeSpan(line, 400)}`)
  return [
    `## ${titleOf(document)}\n\n${codeSpan(windowWords(document), 600)}`,
    ...(missing.length === 0 ? [] : [missing.join('\n')]),
    markdownTable(
      totals.map(([name]) => name),
      [totals.map(([, value]) => value)],
    ),
    ...sectionsOf(document, shown).map(markdownOf),
  ]
}

function markdownOf(section: Section): string {
  const { title, lines, columns = [], rows = [], items = [] } = section
  const cells = rows.map((row) => row.map(markdownCell))
  return [
    `### ${title}`,
    ...lines,
    ...(cells.length === 0 ? [] : [markdownTable(columns, cells, leftOut(section))]),
    ...items.map(
      ({ said, paste }) => `${quotedAsCode(said)}\n\n${folded('Text to paste', codeBlock(paste, 'yaml', 3000))}`,
    ),
  ].join('\n\n')
}

function markdownCell(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if ('code' in cell) return tableCell(cell.code, 200)
  const target = linkTarget(cell.link)
  return target === null ? '' : `<a href="${target}">newest</a>`
}

/** Turns names that advice quotes as JSON into code. */
function quotedAsCode(said: string): string {
  return said.replaceAll(/"(?:[^"\\]|\\.)*"/g, (name) => codeSpan(name.slice(1, -1), 300))
}
