import type { ToolPlace } from '../classify/locate.js'
import { boundLines } from '../text/bounded-lines.js'
import { toPlainText } from '../text/terminal-text.js'
import { formatTestTitle, type TestCase } from './model.js'

/** Words with which a runner fills a message that it does not have. */
const EMPTY_WORDS = /^(?:failed|failure|error|test failed|test failure|collection failure|no test result|timeout)?\.?$/i
/** A frame of a stack, a snippet of source, or a line that draws. */
const FRAME =
  /^(?:at\s|#\d+\s|❯|══|File "|Traceback|-->|\||\d+\s*\||>\s|[-=_~^*\s]+$|in\s\S+:line\s|stack backtrace|note: )/
const BARE_PLACE = /^(?:thread '.*' (?:\(\d+\) )?panicked at )?\S*[\w/\\.-]\.\w+:(?:line )?\d+(?::\d+)?:?$/
const VALUES = /^(?:E\s+)?(?:expected|received|actual|left|right|got|want|but:? was|\+\s+where)\b/i
/** Sentences of runners that only refer to what they printed elsewhere. */
const REFERENCES =
  /^(?:Test suite failed to run|Test failed\. See exception logs above\.|The test description was:.*|When the exception was thrown, this was the stack:)$/
const MAX_VALUES = 3

/** Returns what a person would quote of a failed test: its assertion, with the values that follow. */
export function quoteFailure(test: TestCase): string {
  for (const source of [test.message, test.text, test.printed]) {
    if (source === test.message && EMPTY_WORDS.test(source.trim())) continue
    const sourceLines = boundLines(withoutColours(source))
    // Python shows the source of each frame, indented; the exception is at the margin.
    const isPython = sourceLines.some((line) => line.startsWith('Traceback (most recent call last)'))
    const unindented = isPython ? sourceLines.filter((line) => !/^\s/.test(line)) : sourceLines
    // pytest marks what is wrong with `E`; the source of the test stands above it.
    const marked = unindented.filter((line) => /^E\s{2,}\S/.test(line))
    const lines = (marked.length > 0 ? marked : unindented)
      .map((line) => withoutMargin(line))
      .filter((line) => isSaid(line, test))
    const [first, ...rest] = lines
    if (first === undefined) continue
    // A line that ends with a colon opens a list of values.
    const values = first.endsWith(':') ? rest : rest.filter((line) => VALUES.test(line))
    const quoted = [first, ...values.slice(0, MAX_VALUES)].join('; ').replaceAll(':; ', ': ')
    return quoted.replace(/\s+/g, ' ').slice(0, 1000)
  }
  return 'failed'
}

/** Colours whose escape character XML cannot hold: pytest writes `#x1B[31m`, others leave `[31m`. `[5m]` may be a parameter. */
const COLOUR_REST = /(?:&#27;|&#x1B;|#x1B|\\x1b|\\u001b|\ufffd|\u241b)?\[(?:\d{1,3}(?:;\d{1,3}){0,8})?m(?!\])/gi

function withoutColours(text: string): string {
  const plain = toPlainText(text)
  return plain.includes('[') ? plain.replace(COLOUR_REST, '') : plain
}

/** Removes what runners put in front of the message: a place, a mark, the name of the file, pytest's margin. */
function withoutMargin(line: string): string {
  return line
    .trim()
    .replace(/^(?:E\s{2,}|[●:] |\S+\.phpt(?=[A-Z]))/, '')
    .replace(/^[\w./\\-]+\.\w{1,5}:\d+(?::\d+)?: (?=\S)/, '')
}

function isSaid(line: string, { name, within }: TestCase): boolean {
  const title = formatTestTitle({ name, within })
  if (line === '' || FRAME.test(line) || BARE_PLACE.test(line) || REFERENCES.test(line)) return false
  const words = line.replace(/::/g, '.')
  return (
    words !== title && words !== name && words !== within && !/^(?:--- FAIL|=== RUN|=== FAIL|self = |def )/.test(line)
  )
}

/** The end of a file's name, and its line. The name before it is read backwards, because its characters may be anything. */
const FRAME_PLACE = /\.[A-Za-z]\w{0,5}(?::line |", line |:)(\d{1,7})(?::(\d{1,5}))?/g
const NAME_SIGN = /[\w@+$ ./\\-]/
const MAX_NAME_CHARS = 300
const MAX_PLACES = 50
/** Languages in which the class or the package of a test tells the folder of its file. */
const IN_PACKAGES = /\.(?:java|kt|groovy|scala|go)$/

/** Returns the places of a failed test: the lines of the stack as the report has them, then the line that the report names. */
export function listTestPlaces({ file, line, within, text, message }: TestCase): readonly ToolPlace[] {
  const stack: ToolPlace[] = []
  for (const printed of boundLines(`${text}\n${message}`)) {
    if (stack.length >= MAX_PLACES) break
    for (const match of printed.matchAll(FRAME_PLACE)) {
      const name = findName(printed, match.index)
      if (name === '') continue
      const [, ending = ''] = /^(\.\w+)/.exec(match[0]) ?? []
      const frame = `${name}${ending}`.trim().replace(/^(?:panicked )?(?:at|in)\s+(?:\S+\s+)*/, '')
      const column = match[2] === undefined ? null : Number(match[2])
      const inPackage = IN_PACKAGES.test(frame) && within !== ''
      stack.push({ file: frame, line: Number(match[1]), column, within: inPackage ? within : null })
    }
  }
  return file === null ? stack : [...stack, { file, line: line ?? 1, column: null, within: null }]
}

/** Returns the name of a file without its ending, which begins at `end`; empty if no name is there. */
function findName(text: string, end: number): string {
  if (!/[\w$-]/.test(text.charAt(end - 1))) return ''
  let start = end - 1
  while (start > 0 && end - start < MAX_NAME_CHARS && NAME_SIGN.test(text.charAt(start - 1))) start -= 1
  const scheme = /(?:file|(?<!\w)[A-Za-z]):$/.exec(text.slice(Math.max(0, start - 6), start))
  return text.slice(start - (scheme?.[0].length ?? 0), end)
}
