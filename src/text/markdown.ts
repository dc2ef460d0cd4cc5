import { trimSigns } from './excerpt.js'
import { cut, toOneLine, toPlainText } from './terminal-text.js'

/** Returns the length of the longest run of backticks, which a fence must exceed. */
function measureLongestFence(text: string): number {
  let longest = 0
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length)
  return longest
}

/** Wraps untrusted text in a code span that it cannot leave, so that no part of it is Markdown, HTML or a mention. */
export function toCodeSpan(text: string, max = 300): string {
  const line = toOneLine(text, max)
  if (line === '') return '` `'
  const fence = '`'.repeat(measureLongestFence(line) + 1)
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${pad}${line}${pad}${fence}`
}

/** Wraps untrusted text in a code block whose fence is longer than any run of backticks inside. */
export function toCodeBlock(text: string, language = 'text', max = 20_000): string {
  const body = trimSigns(cut(toPlainText(text.slice(0, max * 4)), max), '\n')
  const fence = '`'.repeat(Math.max(3, measureLongestFence(body) + 1))
  return `${fence}${language}\n${body}\n${fence}`
}

/** Writes untrusted text as a table cell, in entities, because a pipe would split a code span. */
export function formatTableCell(text: string, max = 120): string {
  const line = toOneLine(text, max)
  return line === '' ? '' : `<code>${toEntities(line)}</code>`
}

/** Replaces all punctuation by entities; `<code>` around the text is still needed against mentions. */
function toEntities(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`)
}

/** Makes a collapsed section; the caller escapes the title. */
export function foldSection(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`
}

/** Returns the target of a link, or null if it is not a plain web address. */
export function linkTarget(url: string): string | null {
  return url.length <= 2000 && /^https?:\/\/[^\s<>"'`()[\]\\{}|^]+$/i.test(url) ? url : null
}

/** Makes a table of Markdown cells; a column whose name ends with a colon is right-aligned. */
export function renderMarkdownTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  note = '',
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const names = columns.map((name) => name.replace(/:$/, ''))
  const rules = columns.map((name) => (name.endsWith(':') ? '---:' : '---'))
  return [line(names), line(rules), ...rows.map(line), ...(note === '' ? [] : ['', note])].join('\n')
}

/** An open construct of a page: a code fence, a raw HTML tag or a comment. */
interface Open {
  readonly end: string
  readonly closes: RegExp
}

const FENCE = /^(?:(`{3,})(?=[^`]*$)|(~{3,}))/
const RAW_TAG = /^<(script|pre|style|textarea)(?=[\s>]|$)/i
const FOLD = /<(\/?)details(?=[\s>]|$)/gi
const MOST_FOLDS = 1000

/** Returns the text that closes the open code, comments and folds of a page, so that appended text is unaffected. */
export function findMissingEnds(markdown: string): string {
  let open: Open | null = null
  let folds = 0
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (open !== null) {
      if (open.closes.test(line)) open = null
      continue
    }
    open = findOpening(line)
    // A closing tag without an opening tag has no effect.
    if (open === null) for (const [, slash] of line.matchAll(FOLD)) folds = Math.max(0, folds + (slash === '' ? 1 : -1))
  }
  const last = open === null ? '' : `\n${open.end}\n`
  return last + '\n</details>\n'.repeat(Math.min(folds, MOST_FOLDS))
}

/** Only the start of a line counts: an indented construct belongs to a list item, and ends with the item. */
function findOpening(line: string): Open | null {
  const [, backticks, tildes] = FENCE.exec(line) ?? []
  const mark = backticks ?? tildes
  if (mark !== undefined)
    return { end: mark, closes: new RegExp(`^ {0,3}\\${mark.charAt(0)}{${mark.length},}[ \\t]*$`) }
  const tag = RAW_TAG.exec(line)?.[1]
  if (tag === undefined && !line.startsWith('<!--')) return null
  const end = tag === undefined ? '-->' : `</${tag}>`
  const closes = new RegExp(end, 'i')
  return closes.test(line.slice(2)) ? null : { end, closes }
}
