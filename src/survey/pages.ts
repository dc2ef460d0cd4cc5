import { renderCount } from '../reporters/html/markup.js'
import { codeBlock, codeSpan, foldSection, linkTarget, markdownTable, tableCell } from '../text/markdown.js'
import { fitColumns, jsonWithoutCommands, oneLine, plainText, withoutCommands } from '../text/terminal-text.js'
import { surveyHtml } from './html.js'
import type { SurveyDocument } from './index.js'
import type { AnySurvey, ManyDocument } from './many.js'
import * as sections from './sections.js'

export function surveyPage(document: AnySurvey, format: string): string {
  if (format === 'json') return jsonWithoutCommands(document)
  if (format === 'html') return surveyHtml(document)
  if ('repository' in document)
    return withoutCommands(format === 'markdown' ? surveyMarkdown(document) : surveyText(document))
  return withoutCommands(format === 'markdown' ? manyMarkdown(document) : manyText(document))
}

function manySections(document: ManyDocument): readonly sections.Section[] {
  return [
    sections.repositoriesSection(document, SHOWN_REPOSITORIES),
    sections.sharedCausesSection(document, SHOWN),
  ].filter(sections.hasContent)
}

function manyText(document: ManyDocument): string {
  const head = [`${sections.formatSurveyTitle(document)}, ${sections.windowWords(document)}`]
  const parts = [head, textTotals(sections.manyTotals(document)), ...manySections(document).map(renderTextSection)]
  const surveys = document.repositories.flatMap(({ survey }) => survey ?? [])
  const all = [...parts.map((lines) => lines.join('\n')), ...surveys.map((survey) => surveyText(survey).trimEnd())]
  return `${all.join('\n\n')}\n`
}

/** Shows the parts of as many repositories as an issue holds. */
function manyMarkdown(document: ManyDocument): string {
  const head = `## ${sections.formatSurveyTitle(document)}\n\n${sections.windowWords(document)}`
  const whole = [
    head,
    markdownTotals(sections.manyTotals(document)),
    ...manySections(document).map(renderMarkdownSection),
  ]
  const surveys = document.repositories.flatMap(({ survey }) => survey ?? [])
  const parts = surveys.map((survey) => foldSection(survey.repository, markdownParts(survey, 3).join('\n\n')))
  while ([...whole, ...parts].join('\n\n').length > MOST_CHARS && parts.length > 0) parts.pop()
  const left = surveys.length - parts.length
  const more = left === 0 ? [] : [`The parts of ${renderCount(left, 'repository')} are in survey.json.`]
  return `${[...whole, ...parts, ...more].join('\n\n')}\n`
}

function textTotals(totals: sections.TotalRows): readonly string[] {
  return totals.map(([name, value]) => `${`${name}:`.padEnd(NAME_COLUMNS)}${value}`)
}

function markdownTotals(totals: sections.TotalRows): string {
  const names = totals.map(([name]) => name)
  return markdownTable(names, [totals.map(([, value]) => value)])
}

const SHOWN_REPOSITORIES = 100
const SHOWN = 10
const COLUMNS = 100
const NAME_COLUMNS = 29

function surveyText(document: SurveyDocument): string {
  const head = [
    oneLine(`${sections.formatSurveyTitle(document)}, ${sections.windowWords(document)}`, 400),
    ...sections.missingWords(document).map((line) => `! ${oneLine(line, 400)}`),
  ]
  const parts = [
    head,
    textTotals(sections.totalRows(document)),
    ...sections.createSections(document, SHOWN).map(renderTextSection),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function renderTextSection(section: sections.Section): readonly string[] {
  const { title, lines, rows = [], items = [] } = section
  const left = sections.describeLeftOut(section)
  const advice = items.flatMap(({ said, paste }, at) => [
    `${at + 1}. ${oneLine(said, 1000)}`,
    ...plainText(paste.trimEnd())
      .split('\n')
      .map((line) => `     ${line}`),
  ])
  return [title, ...lines, ...rows.flatMap(textRow), ...advice, ...(left === '' ? [] : [left])]
}

/** Puts the words of a row on one line and each untrusted text on a line of its own. */
function textRow(cells: readonly sections.SectionCell[], at: number): readonly string[] {
  const words = cells.filter((cell) => typeof cell === 'string' && cell !== '').join(', ')
  const others = cells.flatMap((cell) => {
    if (typeof cell === 'string') return []
    if ('part' in cell) return [cell.part]
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
  const missing = sections.missingWords(document).map((line) => `- ⚠️ ${codeSpan(line, 400)}`)
  return [
    `## ${sections.formatSurveyTitle(document)}\n\n${codeSpan(sections.windowWords(document), 600)}`,
    ...(missing.length === 0 ? [] : [missing.join('\n')]),
    markdownTotals(sections.totalRows(document)),
    ...sections.createSections(document, shown).map(renderMarkdownSection),
  ]
}

function renderMarkdownSection(section: sections.Section): string {
  const { title, lines, columns = [], rows = [], items = [] } = section
  const cells = rows.map((row) => row.map(markdownCell))
  return [
    `### ${title}`,
    ...lines,
    ...(cells.length === 0 ? [] : [markdownTable(columns, cells, sections.describeLeftOut(section))]),
    ...items.map(
      ({ said, paste }) => `${quotedAsCode(said)}\n\n${foldSection('Text to paste', codeBlock(paste, 'yaml', 3000))}`,
    ),
  ].join('\n\n')
}

function markdownCell(cell: sections.SectionCell): string {
  if (typeof cell === 'string') return cell
  if ('code' in cell) return tableCell(cell.code, 200)
  if ('part' in cell) return codeSpan(cell.part, 200)
  const target = linkTarget(cell.link)
  return target === null ? '' : `<a href="${target}">newest</a>`
}

/** Turns names that advice quotes as JSON into code. */
function quotedAsCode(said: string): string {
  return said.replaceAll(/"(?:[^"\\]|\\.)*"/g, (name) => codeSpan(name.slice(1, -1), 300))
}
