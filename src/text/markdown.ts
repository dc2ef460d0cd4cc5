import { cut, oneLine, plainText } from './terminal-text.js'

/** The longest run of backticks in a text, which a fence around it must exceed. */
function longestFence(text: string): number {
  let longest = 0
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length)
  return longest
}

/** Text from outside inside a sentence: a code span that it cannot leave, so nothing in it is Markdown, HTML or a mention. */
export function codeSpan(text: string, max = 300): string {
  const line = oneLine(text, max)
  if (line === '') return '` `'
  const fence = '`'.repeat(longestFence(line) + 1)
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${pad}${line}${pad}${fence}`
}

/** Text from outside as a block of its own; the fence is longer than any run of backticks inside. */
export function codeBlock(text: string, language = 'text', max = 20_000): string {
  const head = text.length > max * 4 ? text.slice(0, max * 4) : text
  const body = cut(plainText(head), max).replace(/\n+$/, '')
  const fence = '`'.repeat(Math.max(3, longestFence(body) + 1))
  return `${fence}${language}\n${body}\n${fence}`
}

/** Text from outside in a table cell: entities, because a code span would still be split at a pipe. */
export function tableCell(text: string, max = 120): string {
  const line = oneLine(text, max)
  return line === '' ? '' : `<code>${entities(line)}</code>`
}

/** Every sign that Markdown or HTML could mean something by is an entity; a mention still needs the code around it. */
function entities(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`)
}

/** A section that is closed until someone opens it; the title is trusted or escaped by the caller. */
export function folded(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`
}

/** The target of a link, or null when it is not a plain web address. */
export function linkTarget(url: string): string | null {
  if (!/^https?:\/\/[^\s<>"'`()[\]\\{}|^]+$/i.test(url) || url.length > 2000) return null
  return url
}

/** A table of cells that are Markdown already; a column whose name ends with a colon is aligned to the right. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[], note = ''): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const names = columns.map((name) => name.replace(/:$/, ''))
  const rules = columns.map((name) => (name.endsWith(':') ? '---:' : '---'))
  return [line(names), line(rules), ...rows.map(line), ...(note === '' ? [] : ['', note])].join('\n')
}
