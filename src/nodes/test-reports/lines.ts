import { asNumber } from '../../core/float.js'
import { asObject, asString, isJsonObject, type JsonObject, parseJson } from '../../core/json.js'
import {
  appendEnd,
  compareCounts,
  createTestCase,
  MAX_TEXT,
  type ReportReader,
  type ReportSink,
  type TestCase,
} from './model.js'

const MAX_LINE = 1024 * 1024

/** Splits texts into lines; a line longer than 1 MiB is cut. */
async function* splitIntoLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let open = ''
  for await (const text of texts) {
    const lines = text.split('\n')
    for (const [index, line] of lines.entries()) {
      open = open.length > MAX_LINE ? open : open + line
      if (index === lines.length - 1) break
      yield open.endsWith('\r') ? open.slice(0, -1) : open
      open = ''
    }
  }
  if (open !== '') yield open
}

/** Yields the JSON objects that stand in lines of their own. Runners mix other output in. */
async function* findObjectsIn(texts: AsyncIterable<string>): AsyncGenerator<JsonObject> {
  for await (const line of splitIntoLines(texts)) {
    const value = line.startsWith('{') ? parseJson(line) : undefined
    if (isJsonObject(value)) yield value
  }
}

const GO_STATES: Readonly<Record<string, TestCase['state']>> = { pass: 'passed', fail: 'failed', skip: 'skipped' }
/** Lines with which `go test` frames the output of a test. */
const GO_FRAME = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- (?:PASS|FAIL|SKIP):)/

/** Reads `go test -json`, also of several packages and of re-runs. */
export const readGo: ReportReader = async (texts, sink) => {
  const printed = new Map<string, string>()
  const failedIn = new Set<string>()
  for await (const event of findObjectsIn(texts)) {
    const suite = asString(event['Package']) || asString(event['ImportPath']).replace(/ \[.*$/, '')
    const name = asString(event['Test'])
    const key = `${suite}\n${name}`
    const action = asString(event['Action'])
    const output = asString(event['Output'])
    if (action === 'run') printed.delete(key)
    const known = printed.get(key) ?? ''
    if (output !== '' && known.length < MAX_TEXT && !GO_FRAME.test(output)) printed.set(key, known + output)
    const state = GO_STATES[action]
    if (state === undefined) continue
    const text = printed.get(key) ?? ''
    printed.delete(key)
    if (name !== '') {
      if (state === 'failed') failedIn.add(suite)
      const told = { state, seconds: asNumber(event['Elapsed']), text: state === 'failed' ? text : '' } as const
      sink.test(createTestCase({ suite, within: suite, name, ...told }))
    } else if (state === 'failed' && !failedIn.has(suite)) {
      const build = printed.get(`${asString(event['FailedBuild']).replace(/ \[.*$/, '')}\n`) ?? ''
      sink.test(createTestCase({ suite, name: suite, state, text: `${build}${text}`, isSuite: true }))
    }
  }
}

/** Reads the JSON of `cargo test` and cargo-nextest. */
export const readLibtest: ReportReader = async (texts, sink) => {
  let [suite, counted, cases, failed] = ['', 0, 0, 0]
  for await (const event of findObjectsIn(texts)) {
    const kind = asString(event['type'])
    const how = asString(event['event'])
    if (kind === 'suite' && how === 'started') {
      compareCounts(sink, 'tests', counted, cases, true)
      suite = asString(asObject(event['nextest'])['crate'])
      ;[counted, cases, failed] = [asNumber(event['test_count']) ?? 0, 0, 0]
    }
    if (kind === 'suite' && how === 'failed' && failed === 0)
      sink.test(createTestCase({ suite, name: suite || 'suite', state: 'failed', isSuite: true }))
    if (kind !== 'test' || how === 'started' || how === 'timeout') continue
    cases += 1
    const state = how === 'ok' ? 'passed' : how === 'ignored' ? 'skipped' : 'failed'
    if (state === 'failed') failed += 1
    const fullName = asString(event['name'])
    const end = fullName.lastIndexOf('$')
    const within = end < 0 ? suite : fullName.slice(0, end)
    const text = asString(event['stdout']) || asString(event['message'])
    // nextest numbers the re-runs of a test: `name#2`.
    const told = { state, seconds: asNumber(event['exec_time']), text: state === 'failed' ? text : '' } as const
    sink.test(
      createTestCase({
        suite: suite || within,
        within,
        name: fullName.slice(end + 1).replace(/#\d{1,9}$/, ''),
        ...told,
      }),
    )
  }
  compareCounts(sink, 'tests', counted, cases, true)
}

interface DartTest {
  readonly told: {
    readonly suite: string
    readonly name: string
    readonly file: string
    readonly line: number | undefined
  }
  readonly start: number
  message: string
  text: string
  printed: string
}

/** Reads the events of `dart test --reporter json` and `flutter test --machine`. */
export const readDart: ReportReader = async (texts, sink) => {
  const suites = new Map<number, string>()
  const tests = new Map<number, DartTest>()
  let isDone = false
  for await (const event of findObjectsIn(texts)) {
    const inner = (key: string): JsonObject => asObject(event[key])
    const test = tests.get(asNumber(event['testID']) ?? -1)
    switch (asString(event['type'])) {
      case 'suite':
        suites.set(asNumber(inner('suite')['id']) ?? -1, asString(inner('suite')['path']))
        break
      case 'testStart': {
        const started = inner('test')
        const suite = suites.get(asNumber(started['suiteID']) ?? -1) ?? ''
        const rootLine = asNumber(started['root_line'])
        const own = (rootLine === undefined ? asString(started['url']) : asString(started['root_url'])) || suite
        const file = own.startsWith('package:') ? suite : own
        const line = rootLine ?? (file === own ? asNumber(started['line']) : undefined)
        const told = { suite, name: asString(started['name']), file, line }
        const texts = { message: '', text: '', printed: '' }
        tests.set(asNumber(started['id']) ?? -1, { told, start: asNumber(event['time']) ?? 0, ...texts })
        break
      }
      case 'error':
        if (test === undefined) break
        test.message ||= asString(event['error'])
        // A frame is `FILE LINE:COLUMN`.
        test.text ||= asString(event['stackTrace']).replaceAll(/^(\S+\.dart) (\d+):(\d+)/gm, '$1:$2:$3')
        break
      case 'print':
        if (test !== undefined) test.printed = appendEnd(test.printed, `${asString(event['message'])}\n`)
        break
      case 'testDone': {
        if (test === undefined || event['hidden'] === true) break
        const isPassed = asString(event['result']) === 'success'
        const state = !isPassed ? 'failed' : event['skipped'] === true ? 'skipped' : 'passed'
        const { told, start, ...texts } = test
        const seconds = Math.max(0, (asNumber(event['time']) ?? start) - start) / 1000
        const isSuite = state === 'failed' && told.name.startsWith('loading ')
        // Flutter prints exceptions with their stacks, and refers to what it printed.
        texts.text ||= texts.printed
        sink.test(createTestCase({ ...told, state, seconds, ...(isPassed ? {} : texts), isSuite }))
        break
      }
      case 'done':
        isDone = true
    }
  }
  if (!isDone) sink.incomplete('it ends before the runner was done', true)
}

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
  /** Failed and all points since the last point of a smaller indent, by indent. */
  #below = new Map<number, { points: number; failed: number }>()
  #point: TapPoint | null = null
  #isInDetails = false
  #planned: number | null = null
  #points = 0

  constructor(readonly sink: ReportSink) {}

  async read(texts: AsyncIterable<string>): Promise<void> {
    for await (const line of splitIntoLines(texts)) this.#add(line)
    this.#end()
    compareCounts(this.sink, 'tests', this.#planned, this.#points, true)
  }

  #add(line: string): void {
    if (this.#point !== null && /^ +---\s*$/.test(line)) this.#isInDetails = true
    else if (this.#isInDetails && /^ +\.\.\.\s*$/.test(line)) this.#isInDetails = false
    else if (this.#isInDetails && this.#point !== null) {
      if (this.#point.details.length < MAX_TEXT) this.#point.details += `${line}\n`
    } else this.#addPoint(line)
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
      this.sink.test(createTestCase({ name: 'Bail out!', state: 'failed', message: line, isSuite: true }))
    }
    const found = TAP_POINT.exec(line)
    if (found === null) {
      // Older producers explain a failure in comments.
      if (this.#point?.state === 'failed' && /^ *#/.test(line) && this.#point.details.length < MAX_TEXT)
        this.#point.details += `${line.replace(/^ *# ?/, '')}\n`
      return
    }
    this.#end()
    const [, indent = '', not, tail = ''] = found
    const number = /^ *\d+/.exec(tail)?.[0] ?? ''
    const rest = tail.slice(number.length).replace(/^ *-?/, '').trim()
    const depth = indent.length
    if (depth === 0) this.#points += 1
    const directive = TAP_DIRECTIVE.exec(rest)
    const state = directive !== null ? 'skipped' : not === undefined ? 'passed' : 'failed'
    const name = (directive === null ? rest : rest.slice(0, directive.index)).trim().replaceAll(/\\([#\\])/g, '$1')
    const around = [...this.#names].filter(([at]) => at < depth).sort(([a], [b]) => a - b)
    const deeper = [...this.#below].filter(([at]) => at > depth)
    const failedBelow = deeper.reduce((sum, [, { failed }]) => sum + failed, 0)
    for (const [at] of deeper) this.#below.delete(at)
    const own = this.#below.get(depth) ?? { points: 0, failed: 0 }
    this.#below.set(depth, { points: own.points + 1, failed: own.failed + (state === 'failed' ? 1 : 0) })
    const isParent = deeper.length > 0 && (state !== 'failed' || failedBelow > 0)
    const suite = around.map(([, each]) => each).join(' > ')
    this.#point = { depth, suite, name: name || `test${number}`, state, isParent, details: '' }
  }

  /** Reports the last point, whose details are complete now. */
  #end(): void {
    const point = this.#point
    this.#point = null
    this.#isInDetails = false
    if (point === null || point.isParent) return
    const { suite, name, state, details } = point
    const seconds = Number(readYamlText(details, ['duration_ms']) || Number.NaN) / 1000
    const message = state === 'failed' ? readYamlText(details, ['error', 'message']) : ''
    const [file, line] = splitPlace(readYamlText(details, ['location', 'at']))
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
  const at = lines.findIndex((line) => keys.some((key) => line.trimStart().startsWith(`${key}:`)))
  const line = lines[at]
  if (line === undefined) return ''
  const indent = line.length - line.trimStart().length
  const value = line.slice(line.indexOf(':') + 1).trim()
  if (!/^[|>][+-]?\d?$/.test(value)) return value.replace(/^(['"])(.*)\1$/s, '$2')
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((each) => each.trim() !== '' && each.length - each.trimStart().length <= indent)
  return rest.slice(0, end < 0 ? rest.length : end).join('\n')
}

/** Splits `file:line:column`, also in the parentheses of a frame. */
function splitPlace(text: string): readonly [file: string | null, line: number] {
  const place = text.slice(text.lastIndexOf('(') + 1).replace(/\)$/, '')
  const [, line] = /:(\d{1,9})(?::\d{1,9})?$/.exec(place) ?? []
  return line === undefined ? [null, Number.NaN] : [place.replace(/(?::\d{1,9}){1,2}$/, ''), Number(line)]
}
