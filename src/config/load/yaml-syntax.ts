import { counted } from '../../core/messages.js'
import { QUOTE_TEMPLATE, UNQUOTED_TEMPLATE } from './findings.js'

/** What is wrong with a text that is not YAML, and where the reader should look. */
export interface SyntaxProblem {
  readonly code: 'yaml-syntax' | 'unquoted-template'
  readonly offset: number
  readonly message: string
  readonly hint: string | null
}

/** A complaint of the YAML library. */
export interface Complaint {
  readonly code: string
  readonly message: string
  readonly offset: number
}

type Explain = (place: Place) => SyntaxProblem | null

/** A value that begins with a template: after a colon, a dash, a comma or a bracket, and not in quotes. */
const BARE_TEMPLATE = /(?:^|[:,[{]\s|-\s)\s*(\{[{%])/

/** Explains the first complaint only: the others mostly follow from it. */
export function explainSyntax(text: string, complaints: readonly Complaint[]): SyntaxProblem | null {
  const [first] = [...complaints].sort((a, b) => a.offset - b.offset)
  if (first === undefined) return null
  const place = new Place(text, first)
  for (const explain of EXPLANATIONS) {
    const problem = explain(place)
    if (problem !== null) return problem
  }
  const reason = first.message.replace(/\s+/g, ' ').replace(/[.:]$/, '')
  return {
    code: 'yaml-syntax',
    offset: first.offset,
    message: `This is not valid YAML: ${reason}.`,
    hint: 'compare the indentation, the quotes and the brackets here with the lines around',
  }
}

/** A complaint with the lines around it. */
class Place {
  readonly text: string
  readonly complaint: Complaint
  readonly #lineStart: number

  constructor(text: string, complaint: Complaint) {
    this.text = text
    this.complaint = complaint
    this.#lineStart = text.lastIndexOf('\n', complaint.offset - 1) + 1
  }

  get lineStart(): number {
    return this.#lineStart
  }

  get line(): string {
    return this.lineAt(this.#lineStart)
  }

  lineAt(start: number): string {
    const end = this.text.indexOf('\n', start)
    return this.text.slice(start, end === -1 ? this.text.length : end)
  }

  /** The start of the next line that says something; null at the end of the file. */
  get nextStart(): number | null {
    for (let at = this.text.indexOf('\n', this.#lineStart); at !== -1; at = this.text.indexOf('\n', at + 1)) {
      const line = this.lineAt(at + 1)
      if (line.trim() !== '' && !line.trim().startsWith('#')) return at + 1
    }
    return null
  }

  /** The line before that says something. */
  get before(): string {
    return this.text.slice(0, this.#lineStart).trimEnd().split('\n').at(-1) ?? ''
  }

  problem(offset: number, message: string, hint: string): SyntaxProblem {
    return { code: 'yaml-syntax', offset, message, hint }
  }

  /** The last line that matches before the complaint, with the offset of its first group. */
  lastMatch(pattern: RegExp): { readonly offset: number; readonly line: string } | null {
    let end = this.text.indexOf('\n', this.complaint.offset)
    if (end === -1) end = this.text.length
    for (let seen = 0; end >= 0 && seen < 10_000; seen++) {
      const start = this.text.lastIndexOf('\n', end - 1) + 1
      const line = this.text.slice(start, end)
      const match = pattern.exec(line)
      if (match !== null) return { offset: start + match.index + match[0].indexOf(match[1] ?? ''), line }
      end = start - 1
    }
    return null
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

const tab: Explain = (place) =>
  place.complaint.code === 'TAB_AS_INDENT' || /^ *\t/.test(place.line)
    ? place.problem(
        place.lineStart + place.line.indexOf('\t'),
        'YAML is indented with spaces, not with tabs.',
        'use two spaces instead of each tab',
      )
    : null

const template: Explain = (place) => {
  const match = BARE_TEMPLATE.exec(place.line)
  if (match === null) return null
  const offset = place.lineStart + match.index + match[0].indexOf('{')
  return { code: 'unquoted-template', offset, message: UNQUOTED_TEMPLATE, hint: QUOTE_TEMPLATE }
}

/** `{ A: ${VAR} }`: the braces of the variable end the mapping around it. */
const variable: Explain = (place) => {
  const match = /(?:^\s*|[:,-]\s+|[[{]\s*)[[{](?:[^'"#$]|"[^"]*"|'[^']*'|\$(?!\{))*(\$\{[^}\s]*\})/.exec(place.line)
  if (match === null) return null
  const [whole, name = ''] = match
  return place.problem(
    place.lineStart + match.index + whole.length - name.length,
    `\`${name}\` between brackets needs quotes, or YAML takes its braces for its own.`,
    `write \`"${name}"\``,
  )
}

/** `-to: $end`. */
const dash: Explain = (place) => {
  const match = /^(\s*)-(\w[\w-]*:(?:\s.*)?)$/.exec(place.line)
  if (match === null) return null
  return place.problem(
    place.lineStart + (match[1] ?? '').length,
    'A space is missing after the `-` of this entry.',
    `write \`- ${(match[2] ?? '').trim().slice(0, 60)}\``,
  )
}

/** `[a, b }`. */
const wrongBracket: Explain = (place) => {
  if (!/end with a [\]}]/.test(place.complaint.message)) return null
  const open: { readonly char: string; readonly at: number }[] = []
  for (const { 0: token, index } of place.line.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|\s#.*|[[\]{}]/g)) {
    if (token === '[' || token === '{') open.push({ char: token, at: index })
    if (token !== ']' && token !== '}') continue
    const last = open.pop()
    const wanted = last?.char === '[' ? ']' : '}'
    if (last === undefined || wanted === token) continue
    return place.problem(
      place.lineStart + index,
      `The bracket \`${last.char}\` in column ${last.at + 1} is closed by \`${token}\`.`,
      `write \`${wanted}\` where the ${wanted === ']' ? 'list' : 'mapping'} ends`,
    )
  }
  return null
}

/** `{ G: hello: world }`. */
const colonInFlow: Explain = (place) => {
  if (!place.complaint.message.startsWith('Block collections are not allowed within flow')) return null
  const match = /([A-Za-z_][\w-]*:\s+)([^\s'"[\]{},:]+:\s+[^,}\]]*)/.exec(place.line)
  if (match === null) return null
  const [, key = '', value = ''] = match
  return place.problem(
    place.lineStart + match.index + key.length,
    'A text with a colon and a space in it needs quotes.',
    `write \`"${value.trim().slice(0, 60)}"\``,
  )
}

const firstCharacter: Explain = (place) => {
  const { code, offset } = place.complaint
  if (code !== 'BAD_SCALAR_START' && code !== 'BAD_ALIAS') return null
  const char = place.text[offset] ?? ''
  const rest = place.line
    .slice(offset - place.lineStart)
    .replace(/\s+#.*$/, '')
    .trim()
  return place.problem(
    offset,
    `A value that begins with \`${char}\` needs quotes.`,
    rest.includes('"') ? `put single quotes around it` : `write \`"${rest.slice(0, 60)}"\``,
  )
}

const openQuote: Explain = (place) => {
  const mark = /^Missing closing (["'])/.exec(place.complaint.message)?.[1]
  if (mark === undefined) return null
  const open = place.lastMatch(mark === '"' ? /(?:^|[\s[{,])("(?:[^"\\]|\\.)*)$/ : /(?:^|[\s[{,])('[^']*)$/)
  return place.problem(
    open?.offset ?? place.complaint.offset,
    `The quote \`${mark}\` that begins here is not closed.`,
    `add \`${mark}\` where the text ends`,
  )
}

const openBracket: Explain = (place) => {
  const close = /end with a ([\]}])/.exec(place.complaint.message)?.[1]
  if (close === undefined) return null
  const open = close === ']' ? '[' : '{'
  const found = place.lastMatch(close === ']' ? /(\[)[^\]]*$/ : /(\{)[^}]*$/)
  return place.problem(
    found?.offset ?? place.complaint.offset,
    `The bracket \`${open}\` that begins here is not closed.`,
    `add \`${close}\` where it ends`,
  )
}

const afterQuote: Explain = (place) => {
  if (!place.complaint.message.startsWith('Unexpected scalar at node end')) return null
  return place.problem(
    place.complaint.offset,
    'There is text after the end of this value.',
    'put quotes around the whole value, or write it below `|`',
  )
}

const badEscape: Explain = (place) => {
  const found = /^Invalid escape sequence (\S+)/.exec(place.complaint.message)?.[1]
  if (found === undefined) return null
  return place.problem(
    place.complaint.offset,
    `\`${found}\` is not an escape sequence.`,
    `use single quotes, or write \`\\${found}\``,
  )
}

const comma: Explain = (place) =>
  place.complaint.message.startsWith('Block collections are not allowed within flow')
    ? place.problem(
        place.complaint.offset,
        'Entries between brackets need a comma between them.',
        'write `{ a: 1, b: 2 }`, or put each key on a line of its own without brackets',
      )
    : null

/** `note: it is late: go` on one line. */
const colon: Explain = (place) => {
  if (place.complaint.code !== 'BLOCK_AS_IMPLICIT_KEY') return null
  const key = /^\s*(?:- +)*[^\s:#'"]+:\s+/.exec(place.line)
  const rest = key === null ? '' : place.line.slice(key[0].length).replace(/\s+#.*$/, '')
  if (key === null || !/:(\s|$)/.test(rest)) return null
  const quoted = rest.includes('"') ? "'" : '"'
  return place.problem(
    place.lineStart + key[0].length,
    'A text with a colon and a space in it needs quotes.',
    rest.includes("'") && rest.includes('"')
      ? 'write it below `|`, on a line of its own'
      : `write \`${quoted}${rest.slice(0, 60)}${quoted}\`, or put it below \`|\``,
  )
}

const noSpace: Explain = (place) => {
  const match = /^\s*(?:- +)?([A-Za-z_][\w-]*):(?=[^\s/])/.exec(place.line)
  if (match === null || place.complaint.code !== 'MULTILINE_IMPLICIT_KEY') return null
  return place.problem(
    place.lineStart + match[0].length - 1,
    `After \`${match[1]}:\` a space is missing.`,
    `write \`${match[1]}: ${place.line.slice(match[0].length).trim().slice(0, 60)}\``,
  )
}

const blockText: Explain = (place) => {
  const header = /^( *)(?:- +)?([\w-]+): *[|>][-+]?\s*$/.exec(place.before)
  if (header === null || indentOf(place.line) > (header[1] ?? '').length) return null
  return place.problem(
    place.lineStart + indentOf(place.line),
    `The text of \`${header[2]}\` must stand deeper than \`${header[2]}\` itself.`,
    'put two more spaces before each of its lines',
  )
}

/** A line that is deeper or less deep than what it belongs to. */
const indentation: Explain = (place) => {
  const next = place.nextStart
  const own = /^[\s-]*[^\s:#]+:(\s|$)/.test(place.line)
  const deeper = next !== null && indentOf(place.lineAt(next)) > keyColumn(place.line)
  const isList = place.complaint.message.startsWith('A block sequence')
  if (place.complaint.code === 'BLOCK_AS_IMPLICIT_KEY' && !isList && own && deeper && next !== null)
    return shifted(place, next, keyColumn(place.line))
  if (own || /^\s*-(\s|$)/.test(place.line)) return shifted(place, place.lineStart, null)
  return null
}

function keyColumn(line: string): number {
  return (/^\s*(?:- +)*/.exec(line) ?? [''])[0].length
}

function shifted(place: Place, start: number, wanted: number | null): SyntaxProblem {
  const column = indentOf(place.lineAt(start))
  const message = `This line begins after ${counted(column, 'space')}, which matches no line above it.`
  const hint =
    wanted === null
      ? 'lines that belong together begin in the same column, and what belongs to a `-` begins below its first word'
      : `begin it in the column of the key above (${wanted + 1}); a key with a value on its own line has nothing below it`
  return place.problem(start + column, message, hint)
}

const noKey: Explain = (place) =>
  place.complaint.code === 'MULTILINE_IMPLICIT_KEY' || place.complaint.code === 'MISSING_CHAR'
    ? place.problem(
        place.complaint.offset,
        'This line is neither `key: value` nor an entry of a list.',
        'a text of several lines stands below `key: |`, each line deeper than the key',
      )
    : null

const EXPLANATIONS: readonly Explain[] = [
  tab,
  template,
  variable,
  dash,
  firstCharacter,
  openQuote,
  wrongBracket,
  openBracket,
  afterQuote,
  badEscape,
  colonInFlow,
  comma,
  colon,
  noSpace,
  blockText,
  indentation,
  noKey,
]
