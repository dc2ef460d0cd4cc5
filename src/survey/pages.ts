import { renderCount } from '../markup/html.js'
import {
  foldSection,
  formatTableCell,
  linkTarget,
  renderMarkdownTable,
  toCodeBlock,
  toCodeSpan,
} from '../text/markdown.js'
import { fitColumns, jsonWithoutCommands, toOneLine, toPlainText, withoutCommands } from '../text/terminal-text.js'
import { renderSurveyHtml } from './html.js'
import type { SurveyDocument } from './index.js'
import { type AnySurvey, listSurveys } from './many.js'
import * as sections from './sections.js'

export function renderSurvey(document: AnySurvey, format: string): string {
  if (format === 'json') return jsonWithoutCommands(document)
  if (format === 'html') return renderSurveyHtml(document)
  return withoutCommands(format === 'markdown' ? renderSurveyMarkdown(document) : renderSurveyText(document))
}

/** Renders the issue. Its readers may not see every repository: of a private one it has the numbers and the titles of causes. */
export function renderSurveyIssue(document: AnySurvey, showsPrivate: boolean): string {
  return withoutCommands(renderSurveyMarkdown(document, (survey) => showsPrivate || survey.private === false))
}

const SHOWN_REPOSITORIES = 100
const SHOWN = 10
const COLUMNS = 100
const NAME_COLUMNS = 29

function listSections(document: AnySurvey, shown: number): readonly sections.Section[] {
  if ('repository' in document) return sections.createSections(document, shown)
  return [
    sections.createRepositoriesSection(document, SHOWN_REPOSITORIES),
    sections.createSharedCausesSection(document, shown),
  ].filter(sections.hasContent)
}

/** Lists the surveys inside a survey of several repositories. */
function listInner(document: AnySurvey): readonly SurveyDocument[] {
  return 'repository' in document ? [] : listSurveys(document)
}

function listMissing(document: AnySurvey): readonly string[] {
  return 'repository' in document ? sections.describeMissing(document) : []
}

function renderSurveyText(document: AnySurvey): string {
  const head = [
    toOneLine(`${sections.formatSurveyTitle(document)}, ${sections.formatWindowWords(document)}`, 400),
    ...listMissing(document).map((line) => `! ${toOneLine(line, 400)}`),
  ]
  const totals = sections.listTotalRows(document).map(([name, value]) => `${`${name}:`.padEnd(NAME_COLUMNS)}${value}`)
  const parts = [head, totals, ...listSections(document, SHOWN).map(renderTextSection)]
  const inner = listInner(document).map((survey) => renderSurveyText(survey).trimEnd())
  return `${[...parts.map((lines) => lines.join('\n')), ...inner].join('\n\n')}\n`
}

function renderTextSection(section: sections.Section): readonly string[] {
  const { title, lines = [], rows = [], items = [] } = section
  const left = sections.describeLeftOut(section)
  const advice = items.flatMap(({ said, paste }, at) => [
    `${at + 1}. ${toOneLine(said, 1000)}`,
    ...toPlainText(paste.trimEnd())
      .split('\n')
      .map((line) => `     ${line}`),
  ])
  return [title, ...lines, ...rows.flatMap(renderTextRow), ...advice, ...(left === '' ? [] : [left])]
}

/** Puts the words of a row on one line and each untrusted text on a line of its own. */
function renderTextRow(cells: readonly sections.SectionCell[], at: number): readonly string[] {
  const words = cells.filter((cell) => typeof cell === 'string' && cell !== '').join(', ')
  const others = cells.flatMap((cell) => {
    if (typeof cell === 'string') return []
    if ('part' in cell) return [cell.part]
    return 'link' in cell ? [toOneLine(cell.link, 400)] : [fitColumns(toOneLine(cell.code, 400), COLUMNS)]
  })
  return [`${String(at + 1).padStart(2)}. ${words}`, ...others.map((line) => `    ${line}`)]
}

/** GitHub refuses an issue with more than 65,536 characters. */
const MOST_CHARS = 58_000

/** Shows fewer entries where they are too long for an issue, and leaves out sections or repositories if that is not enough. */
function renderSurveyMarkdown(document: AnySurvey, shows = (_: SurveyDocument): boolean => true): string {
  const fits = (parts: readonly string[]): boolean => parts.join('\n\n').length <= MOST_CHARS
  const inner = listInner(document)
    .filter(shows)
    .map((survey) => foldSection(survey.repository, renderMarkdownParts(survey, 3).join('\n\n')))
  const pages = [SHOWN, 3, 1].map((shown) => renderMarkdownParts(document, shown))
  const whole = inner.length > 0 ? pages[0] : (pages.find(fits) ?? pages.at(-1))
  const parts = [...(whole ?? []), ...inner]
  const total = parts.length
  while (!fits(parts)) parts.pop()
  const left = total - parts.length
  const more =
    inner.length > 0 ? `The parts of ${renderCount(left, 'repository')} are in survey.json.` : 'More is in survey.json.'
  return `${[...parts, ...(left === 0 ? [] : [more])].join('\n\n')}\n`
}

function renderMarkdownParts(document: AnySurvey, shown: number): readonly string[] {
  const missing = listMissing(document).map((line) => `- ⚠️ ${toCodeSpan(line, 400)}`)
  const words = sections.formatWindowWords(document)
  const totals = sections.listTotalRows(document)
  return [
    `## ${sections.formatSurveyTitle(document)}\n\n${'repository' in document ? toCodeSpan(words, 600) : words}`,
    ...(missing.length === 0 ? [] : [missing.join('\n')]),
    renderMarkdownTable(
      totals.map(([name]) => name),
      [totals.map(([, value]) => value)],
    ),
    ...listSections(document, shown).map(renderMarkdownSection),
  ]
}

function renderMarkdownSection(section: sections.Section): string {
  const { title, lines = [], columns = [], rows = [], items = [] } = section
  const cells = rows.map((row) => row.map(formatMarkdownCell))
  return [
    `### ${title}`,
    ...lines,
    ...(cells.length === 0 ? [] : [renderMarkdownTable(columns, cells, sections.describeLeftOut(section))]),
    ...items.map(({ said, paste }) => `${said}\n\n${foldSection('Text to paste', toCodeBlock(paste, 'yaml', 3000))}`),
  ].join('\n\n')
}

function formatMarkdownCell(cell: sections.SectionCell): string {
  if (typeof cell === 'string') return cell
  if ('code' in cell) return formatTableCell(cell.code, 200)
  if ('part' in cell) return toCodeSpan(cell.part, 200)
  const target = linkTarget(cell.link)
  return target === null ? '' : `<a href="${target}">newest</a>`
}
