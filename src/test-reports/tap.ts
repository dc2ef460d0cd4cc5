import { splitIntoLines } from './lines.js'
import { compareCounts, createTestCase, MAX_TEXT, type ReportReader, type ReportSink, type TestCase } from './model.js'

const TAP_POINT = /^( *)(not )?ok\b(.*)$/
const TAP_DIRECTIVE = /(?:^|\s)#\s*(skip|todo)\b/i
/** The names of all subtests around a point stand in its suite. */
const MAX_NAME = 1000
const TAP_SUBTEST = /^( *)# Subtest: (.*)$/

/** Reads TAP 12 to 14 with subtests. A point that sums up its subtests counts only if it fails by itself. */
export const readTap: ReportReader = (texts, sink) => new TapReport(sink).read(texts)

interface TapPoint {
  readonly depth: number
  readonly suite: string
  readonly name: string
  readonly state: TestCase['state']
  readonly isParent: boolean
  details: string
}

class TapReport {
  readonly #names = new Map<number, string>()
  /** Number of failed points since the last point of a smaller indent, by indent. */
  readonly #below = new Map<number, number>()
  #point: TapPoint | null = null
  /** Indent of the YAML block that is open; null if none is. */
  #block: number | null = null
  /** Whether the next line may open the block of the last point. */
  #isBehindPoint = false
  #planned: number | null = null
  #points = 0

  constructor(readonly sink: ReportSink) {}

  async read(texts: AsyncIterable<string>): Promise<void> {
    for await (const line of splitIntoLines(texts)) this.#add(line)
    this.#closeBlock(this.#block === null)
    this.#end()
    compareCounts(this.sink, 'tests', this.#planned, this.#points, 'cut-off')
  }

  /** A block follows its point at once, is indented by less than a subtest, and ends with `...` at its own indent. */
  #add(line: string): void {
    const indent = line.length - line.trimStart().length
    const mayOpen = this.#isBehindPoint && this.#point !== null && /^ +---\s*$/.test(line)
    this.#isBehindPoint = false
    if (mayOpen && indent > (this.#point?.depth ?? 0) && indent < (this.#point?.depth ?? 0) + 4) {
      this.#block = indent
    } else if (this.#block !== null && line.trim() === '...' && indent === this.#block) this.#closeBlock(true)
    else if (this.#block !== null && this.#point !== null && (indent >= this.#block || line.trim() === '')) {
      if (this.#point.details.length < MAX_TEXT) this.#point.details += `${line}\n`
    } else {
      // What a test prints may look like the start of a block; the lines behind it count.
      this.#closeBlock(this.#block === null)
      this.#addPoint(line)
    }
  }

  #closeBlock(isWhole: boolean): void {
    this.#block = null
    if (!isWhole) this.sink.incomplete(`the YAML block of ${this.#point?.name || 'a test'} has no end`, 'cut-off')
  }

  #addPoint(line: string): void {
    const subtest = TAP_SUBTEST.exec(line)
    if (subtest !== null) {
      this.#end()
      this.#names.set(subtest[1]?.length ?? 0, (subtest[2] ?? '').slice(0, MAX_NAME))
      return
    }
    const plan = /^1\.\.(\d{1,9})(?:\s|$)/.exec(line)
    if (plan !== null) this.#planned = (this.#planned ?? 0) + Number(plan[1])
    if (/^Bail out!/i.test(line)) {
      this.#end()
      this.sink.test(createTestCase({ name: 'Bail out!', state: 'failed', message: line, around: 'run' }))
    }
    const point = TAP_POINT.exec(line)
    if (point === null) {
      // Older producers explain a failure in comments.
      if (this.#point?.state === 'failed' && /^ *#/.test(line) && this.#point.details.length < MAX_TEXT)
        this.#point.details += `${line.replace(/^ *# ?/, '')}\n`
      return
    }
    this.#end()
    const [, indent = '', not, tail = ''] = point
    const number = /^ *\d+/.exec(tail)?.[0] ?? ''
    const rest = tail.slice(number.length).replace(/^ *-?/, '').trim()
    const depth = indent.length
    if (depth === 0) this.#points += 1
    const directive = TAP_DIRECTIVE.exec(rest)
    const state = directive !== null ? 'skipped' : not === undefined ? 'passed' : 'failed'
    const name = (directive === null ? rest : rest.slice(0, directive.index)).trim().replaceAll(/\\([#\\])/g, '$1')
    const around = [...this.#names].filter(([at]) => at < depth).sort(([a], [b]) => a - b)
    const deeper = [...this.#below].filter(([at]) => at > depth)
    const failedBelow = deeper.reduce((sum, [, failed]) => sum + failed, 0)
    for (const [at] of deeper) this.#below.delete(at)
    this.#below.set(depth, (this.#below.get(depth) ?? 0) + (state === 'failed' ? 1 : 0))
    const isParent = deeper.length > 0 && (state !== 'failed' || failedBelow > 0)
    const suite = around.map(([, each]) => each).join(' > ')
    this.#point = { depth, suite, name: name || `test${number}`, state, isParent, details: '' }
    this.#isBehindPoint = true
  }

  /** Reports the last point, whose details are complete now. */
  #end(): void {
    const point = this.#point
    this.#point = null
    if (point === null || point.isParent) return
    const { suite, name, state, details } = point
    const seconds = Number(readYamlText(details, ['duration_ms']) || Number.NaN) / 1000
    const message = state === 'failed' ? readYamlText(details, ['error', 'message']) : ''
    const [file, line] = readPlace(details)
    this.sink.test(
      createTestCase({
        suite,
        name: suite === '' ? name : `${suite} > ${name}`,
        state,
        seconds: Number.isFinite(seconds) ? seconds : null,
        file: state === 'failed' ? file : null,
        line,
        message,
        text: state === 'failed' ? readYamlText(details, ['stack']) || details : '',
      }),
    )
  }
}

/** Returns the text of the first of the keys in a YAML block: the value in its line, or the lines of a block scalar. */
function readYamlText(block: string, keys: readonly string[]): string {
  const lines = block.split('\n')
  const index = lines.findIndex((line) => keys.some((key) => line.trimStart().startsWith(`${key}:`)))
  const line = lines[index]
  if (line === undefined) return ''
  const indent = line.length - line.trimStart().length
  const value = line.slice(line.indexOf(':') + 1).trim()
  if (!/^[|>][+-]?\d?$/.test(value)) return value.replace(/^(['"])(.*)\1$/s, '$2')
  const rest = lines.slice(index + 1)
  const end = rest.findIndex((each) => each.trim() !== '' && each.length - each.trimStart().length <= indent)
  return rest.slice(0, end < 0 ? rest.length : end).join('\n')
}

/** Returns the place of a failure: `location` or `at` as text, or `at` as a mapping in one line or in several. */
function readPlace(details: string): readonly [file: string | null, line: number] {
  const text = readYamlText(details, ['location', 'at'])
  const fields = text === '' ? readYamlText(details.replace(/^( *at:) *$/m, '$1 |'), ['at']) : text
  const [, quotedFile, plainFile] =
    /(?:^|[\s{,"'])file(?:Name)?["']?\s*:\s*(?:["']([^"'\n]+)["']|([^\s,}"']+))/.exec(fields) ?? []
  const [, line] = /(?:^|[\s{,"'])line(?:Number)?["']?\s*:\s*["']?(\d{1,9})/.exec(fields) ?? []
  const file = quotedFile ?? plainFile
  return file === undefined ? splitPlace(text) : [file, Number(line ?? Number.NaN)]
}

/** Splits `file:line:column`, also in the parentheses of a frame. */
function splitPlace(text: string): readonly [file: string | null, line: number] {
  const place = text.slice(text.lastIndexOf('(') + 1).replace(/\)$/, '')
  const [, line] = /:(\d{1,9})(?::\d{1,9})?$/.exec(place) ?? []
  return line === undefined ? [null, Number.NaN] : [place.replace(/(?::\d{1,9}){1,2}$/, ''), Number(line)]
}
