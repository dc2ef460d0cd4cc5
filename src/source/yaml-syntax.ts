import type { YAMLError } from 'yaml'
import { type FindingAdvice, type Hint, suggestText } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import { formatCount, quote } from '../core/messages.js'
import { BoundedPattern, MAX_LINE_CHARS } from '../text/bounded-lines.js'
import { QUOTE_TEMPLATE, UNQUOTED_TEMPLATE } from './findings.js'

/** Explains the first error of the YAML library; the others are mostly consequences. */
export function explainSyntax(text: string, errors: readonly YAMLError[]) {
  const [first] = [...errors].sort((a, b) => a.pos[0] - b.pos[0])
  if (first === undefined) return null
  const [offset] = first.pos
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const place = { text, offset, lineStart, line: findLineAt(text, lineStart) }
  for (const explanation of EXPLANATIONS) {
    const { complaint = /./, line = /^/, code = 'yaml-syntax' } = explanation
    const said = complaint.exec(`${first.code} ${first.message}`)
    const match = line.exec(place.line)
    const explain = 'explain' in explanation ? explanation.explain : createExplainer(explanation)
    const explained = said === null || match === null ? null : explain(place, match, said)
    if (explained === null) continue
    const [at, message, hint] = explained
    return { code, offset: at, message, hint }
  }
  const reason = first.message.replace(/\s+/g, ' ').replace(/[.:]$/, '')
  const hint = 'compare the indentation, the quotes and the brackets here with the lines around'
  return { code: 'yaml-syntax' as const, offset, message: `This is not valid YAML: ${reason}.`, hint }
}

interface Place {
  readonly text: string
  readonly offset: number
  readonly lineStart: number
  readonly line: string
}

function findLineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? text.length : end)
}

type Explained = readonly [offset: number, message: string, hint: Hint]
type Explain = (place: Place, line: RegExpExecArray, complaint: RegExpExecArray) => Explained | null

/** Texts in which `$<name>` is a group of one of the two patterns. */
interface Words {
  readonly message: string
  /** A hint in words, or a change: the text to replace, the new text, and optionally the words for it. */
  readonly hint: string | readonly string[]
}

/** The first explanation whose patterns match counts; its position is the group `at` of the line, else that of the error. */
type Explanation = {
  readonly complaint?: RegExp
  readonly line?: RegExp
  /** By default `yaml-syntax`. */
  readonly code?: FindingCode
} & (Words | { readonly explain: Explain })

function createExplainer({ message, hint }: Words): Explain {
  return ({ offset, lineStart }, line, complaint) => {
    const groups = { ...complaint.groups, ...line.groups }
    const fillGap = (text: string) => text.replace(/\$<(\w+)>/g, (_, name: string) => groups[name]?.trim() ?? '')
    const at = line.indices?.groups?.['at']?.[0]
    const [replaces = '', text = '', words] = [hint].flat().map(fillGap)
    const advice = typeof hint === 'string' ? replaces : suggestSpelling(replaces, text, words)
    return [at === undefined ? offset : lineStart + at, fillGap(message), advice]
  }
}

const NEEDS_QUOTES = 'A text with a colon and a space in it needs quotes.'

const OPEN_DOUBLE_QUOTE = new BoundedPattern(/(?:^|[\s[{,])("(?:[^"\\]|\\.)*)$/)
const OPEN_QUOTE = new BoundedPattern(/(?:^|[\s[{,])('[^']*)$/)
const OPEN_BRACKET = new BoundedPattern(/(\[)[^\]]*$/)
const OPEN_BRACE = new BoundedPattern(/(\{)[^}]*$/)

const EXPLANATIONS: readonly Explanation[] = [
  {
    // Pasted text may contain special spaces, which YAML does not treat as spaces.
    line: /[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]/,
    explain: ({ lineStart }, { 0: sign, index }) => {
      const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      const name = code === '00A0' ? 'non-breaking space' : 'special space'
      const message = `There is a ${name} (U+${code}) here, which is no space to YAML.`
      return [lineStart + index, message, 'write an ordinary space']
    },
  },
  {
    line: /^[ -]*(?<at>\t)/d,
    message: 'YAML is indented with spaces, not with tabs.',
    hint: 'use two spaces instead of each tab',
  },
  {
    // A value begins with an unquoted template.
    line: /(?:^|[:,[{]\s|-\s)\s*(?<at>\{[{%])/d,
    code: 'unquoted-template',
    message: UNQUOTED_TEMPLATE,
    hint: QUOTE_TEMPLATE,
  },
  {
    // `{ A: ${VAR} }`: the braces of the variable end the mapping around it.
    line: new BoundedPattern(/(?:^\s*|[:,-]\s+)[[{](?:[^'"#$]|"[^"]*"|'[^']*'|\$(?!\{))*(?<at>\$\{[^}\s]*\})/d),
    message: '`$<at>` between brackets needs quotes, or YAML takes its braces for its own.',
    hint: ['$<at>', '"$<at>"'],
  },
  {
    // `-to: $end`.
    line: /^\s*(?<at>-)(?<value>\w[\w-]*:(?:\s.*)?)$/d,
    message: 'A space is missing after the `-` of this entry.',
    hint: ['-$<value>', '- $<value>'],
  },
  {
    complaint: /^(?:BAD_SCALAR_START|BAD_ALIAS) /,
    explain: ({ text, line, lineStart, offset }) => {
      const rest = withoutComment(line.slice(offset - lineStart))
      const hint = rest.includes('"') ? 'put single quotes around it' : suggestSpelling(rest, quoteText(rest))
      return [offset, `A value that begins with \`${text[offset]}\` needs quotes.`, hint]
    },
  },
  {
    complaint: /Missing closing (["'])/,
    explain: (place, _, [, mark = '']) => [
      findLastStart(place, mark === '"' ? OPEN_DOUBLE_QUOTE : OPEN_QUOTE),
      `The quote \`${mark}\` that begins here is not closed.`,
      `add \`${mark}\` where the text ends`,
    ],
  },
  { complaint: /end with a [\]}]/, explain: (place) => findWrongBracket(place) },
  {
    complaint: /end with a ([\]}])/,
    explain: (place, _, [, close]) => [
      findLastStart(place, close === ']' ? OPEN_BRACKET : OPEN_BRACE),
      `The bracket \`${close === ']' ? '[' : '{'}\` that begins here is not closed.`,
      `add \`${close}\` where it ends`,
    ],
  },
  {
    complaint: / Unexpected scalar at node end/,
    message: 'There is text after the end of this value.',
    hint: 'put quotes around the whole value, or write it below `|`',
  },
  {
    complaint: / Invalid escape sequence (?<sequence>\S+)/,
    message: '`$<sequence>` is not an escape sequence.',
    hint: 'use single quotes, or write `\\$<sequence>`',
  },
  {
    // `{ G: hello: world }`.
    complaint: / Block collections are not allowed within flow/,
    line: new BoundedPattern(/[A-Za-z_][\w-]{0,64}:\s+(?<at>(?<value>[^\s'"[\]{},:]+:\s+[^,}\]]*))/d),
    message: NEEDS_QUOTES,
    hint: ['$<value>', '"$<value>"'],
  },
  {
    complaint: / Block collections are not allowed within flow/,
    message: 'Entries between brackets need a comma between them.',
    hint: 'write `{ a: 1, b: 2 }`, or put each key on a line of its own without brackets',
  },
  {
    // `note: it is late: go` on one line.
    complaint: /^BLOCK_AS_IMPLICIT_KEY /,
    line: /^(\s*(?:- +)*[^\s:#'"]+:\s+)(\S.*)$/,
    explain: ({ lineStart }, [, key = '', rest = '']) => {
      const value = withoutComment(rest)
      if (!/:(?:\s|$)/.test(value)) return null
      const isPlain = !value.includes('"') || !value.includes("'")
      const hint = isPlain
        ? suggestSpelling(value, quoteText(value), `write ${quote(quoteText(value))}, or put it below \`|\``)
        : 'write it below `|`, on a line of its own'
      return [lineStart + key.length, NEEDS_QUOTES, hint]
    },
  },
  {
    complaint: /^MULTILINE_IMPLICIT_KEY /,
    line: /^\s*(?:- +)?(?<key>[A-Za-z_][\w-]*(?<at>:))(?=[^\s/])(?<value>.*)/d,
    message: 'After `$<key>` a space is missing.',
    hint: [':$<value>', ': $<value>', 'write `$<key> $<value>`'],
  },
  {
    explain: ({ text, line, lineStart }) => {
      const before = text.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? ''
      const header = /^( *)(?:- +)?([\w-]+): *[|>][-+]?\s*$/.exec(before)
      if (header === null || measureIndent(line) > (header[1] ?? '').length) return null
      const message = `The text of \`${header[2]}\` must stand deeper than \`${header[2]}\` itself.`
      return [lineStart + measureIndent(line), message, 'put two more spaces before each of its lines']
    },
  },
  {
    complaint: /^BLOCK_AS_IMPLICIT_KEY (?!A block sequence)/,
    line: /^(\s*(?:- +)*)[^\s:#]+:(?:\s|$)/,
    explain: ({ text, lineStart }, [, before = '']) => {
      const next = findNextStart(text, lineStart)
      if (next === null || measureIndent(findLineAt(text, next)) <= before.length) return null
      const hint = `begin it in the column of the key above (${before.length + 1}); a key with a value on its own line has nothing below it`
      return explainIndentation(text, next, hint)
    },
  },
  {
    line: /^[\s-]*[^\s:#-][^\s:#]*:(?:\s|$)|^\s*-(?:\s|$)/,
    explain: ({ text, lineStart }) => {
      const hint =
        'lines that belong together begin in the same column, and what belongs to a `-` begins below its first word'
      return explainIndentation(text, lineStart, hint)
    },
  },
  {
    complaint: /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR) /,
    message: 'This line is neither `key: value` nor an entry of a list.',
    hint: 'a text of several lines stands below `key: |`, each line deeper than the key',
  },
]

function withoutComment(text: string): string {
  return (text.split(/\s#/, 1)[0] ?? '').trimEnd()
}

/** Suggests another spelling of a text, shown shortened. */
function suggestSpelling(replaces: string, text: string, suggestion = `write ${quote(text)}`): FindingAdvice {
  return suggestText(replaces, text, suggestion)
}

/** Puts quotes around a text that has quotes of at most one sort. */
function quoteText(text: string): string {
  const mark = /["\\]/.test(text) && !text.includes("'") ? "'" : '"'
  return `${mark}${text}${mark}`
}

function measureIndent(line: string): number {
  return line.length - line.trimStart().length
}

function explainIndentation(text: string, start: number, hint: string): Explained {
  const column = measureIndent(findLineAt(text, start))
  const message = `This line begins after ${formatCount(column, 'space')}, which matches no line above it.`
  return [start + column, message, hint]
}

/** Explains a bracket closed by the wrong one: `[a, b }`. */
function findWrongBracket({ line, lineStart }: Place): Explained | null {
  const open: { readonly char: string; readonly at: number }[] = []
  for (const { 0: token, index } of line
    .slice(0, MAX_LINE_CHARS)
    .matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|\s#.*|[[\]{}]/g)) {
    if (token === '[' || token === '{') open.push({ char: token, at: index })
    if (token !== ']' && token !== '}') continue
    const last = open.pop()
    const wanted = last?.char === '[' ? ']' : '}'
    if (last === undefined || wanted === token) continue
    const message = `The bracket \`${last.char}\` in column ${last.at + 1} is closed by \`${token}\`.`
    return [lineStart + index, message, `write \`${wanted}\` where the ${wanted === ']' ? 'list' : 'mapping'} ends`]
  }
  return null
}

function findNextStart(text: string, lineStart: number): number | null {
  const next = /^[^\S\n\r\u2028\u2029]*[^\s#]/m.exec(text.slice(lineStart + findLineAt(text, lineStart).length))
  return next === null ? null : lineStart + findLineAt(text, lineStart).length + next.index
}

/** Returns the offset of a pattern's first group in the last line up to the error that matches, else that of the error. */
function findLastStart({ text, offset, line, lineStart }: Place, pattern: RegExp): number {
  let end = lineStart + line.length
  for (let seen = 0; end >= 0 && seen < 10_000; seen++) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const match = pattern.exec(text.slice(start, end))
    if (match !== null) return start + match.index + match[0].indexOf(match[1] ?? '')
    end = start - 1
  }
  return offset
}
