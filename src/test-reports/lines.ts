import { asNumber } from '../core/float.js'
import { asObject, asString, isJsonObject, type JsonObject, parseJson } from '../core/json.js'
import {
  appendEnd,
  compareCounts,
  compareFailures,
  createTestCase,
  MAX_TEXT,
  type ReportReader,
  type ReportSink,
  type TestCase,
} from './model.js'

/** Splits texts into lines. */
export async function* splitIntoLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let open = ''
  for await (const text of texts) {
    const lines = text.split('\n')
    for (const [index, line] of lines.entries()) {
      open += line
      if (index === lines.length - 1) break
      yield open.endsWith('\r') ? open.slice(0, -1) : open
      open = ''
    }
  }
  if (open !== '') yield open
}

/** The start of an event of one of the runners. */
const EVENT_START =
  /^\{\s*"(?:type|event|Time|Action|ImportPath|Package|protocolVersion|test|testID|suite|success)"\s*:/

/** Yields the JSON objects that stand in lines of their own. Runners mix other output in; an event that is torn is a defect. */
async function* findObjectsIn(texts: AsyncIterable<string>, sink: ReportSink): AsyncGenerator<JsonObject> {
  let number = 0
  for await (const line of splitIntoLines(texts)) {
    number += 1
    const value = line.startsWith('{') ? parseJson(line) : undefined
    if (isJsonObject(value)) yield value
    else if (EVENT_START.test(line)) sink.incomplete(`line ${number} is torn`, 'cut-off')
  }
}

const GO_STATES: Readonly<Record<string, TestCase['state']>> = { pass: 'passed', fail: 'failed', skip: 'skipped' }
/** Lines with which `go test` frames the output of a test. */
export const GO_FRAME = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- (?:PASS|FAIL|SKIP):)/

/** Reads `go test -json`, also of several packages and of re-runs. */
export const readGo: ReportReader = async (texts, sink) => {
  const printed = new Map<string, string>()
  const failedIn = new Set<string>()
  const running = new Map<string, string>()
  for await (const event of findObjectsIn(texts, sink)) {
    const suite = asString(event['Package']) || asString(event['ImportPath']).replace(/ \[.*$/, '')
    const name = asString(event['Test'])
    const key = `${suite}\n${name}`
    const action = asString(event['Action'])
    const output = asString(event['Output'])
    if (action === 'run') {
      printed.delete(key)
      running.set(key, name)
    }
    const before = printed.get(key) ?? ''
    if (output !== '' && before.length < MAX_TEXT && !GO_FRAME.test(output)) printed.set(key, before + output)
    const state = GO_STATES[action]
    if (state === undefined) continue
    const text = printed.get(key) ?? ''
    printed.delete(key)
    running.delete(key)
    if (name !== '') {
      if (state === 'failed') failedIn.add(suite)
      const told = { state, seconds: asNumber(event['Elapsed']), text: state === 'failed' ? text : '' } as const
      sink.test(createTestCase({ suite, within: suite, name, isGo: true, ...told }))
    } else if (state === 'failed' && !failedIn.has(suite)) {
      const build = printed.get(`${asString(event['FailedBuild']).replace(/ \[.*$/, '')}\n`) ?? ''
      sink.test(createTestCase({ suite, name: suite, state, text: `${build}${text}`, around: 'suite' }))
    }
  }
  for (const name of running.values()) sink.incomplete(`it ends before ${name}`, 'cut-off')
}

/** Reads the JSON of `cargo test` and cargo-nextest. */
export const readLibtest: ReportReader = async (texts, sink) => {
  let [suite, counted, cases, failed] = ['', 0, 0, 0]
  let isOpen = false
  for await (const event of findObjectsIn(texts, sink)) {
    const kind = asString(event['type'])
    const how = asString(event['event'])
    if (kind === 'suite' && how === 'started') {
      compareCounts(sink, 'tests', counted, cases, 'cut-off')
      isOpen = true
      suite = asString(asObject(event['nextest'])['crate'])
      ;[counted, cases, failed] = [asNumber(event['test_count']) ?? 0, 0, 0]
    }
    if (kind === 'suite' && how !== 'started') {
      isOpen = false
      if (how === 'failed' && failed === 0)
        sink.test(createTestCase({ suite, name: suite || 'suite', state: 'failed', around: suite ? 'suite' : 'run' }))
      else compareFailures(sink, asNumber(event['failed']) ?? null, failed, { name: suite })
    }
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
  compareCounts(sink, 'tests', counted, cases, 'cut-off')
  if (isOpen && cases >= counted) sink.incomplete('it ends before the end of a suite', 'cut-off')
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
  let [isDone, isFailed, failures] = [false, false, 0]
  for await (const event of findObjectsIn(texts, sink)) {
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
        const url = (rootLine === undefined ? asString(started['url']) : asString(started['root_url'])) || suite
        const file = url.startsWith('package:') ? suite : url
        const line = rootLine ?? (file === url ? asNumber(started['line']) : undefined)
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
        const around = state === 'failed' && told.name.startsWith('loading ') ? 'suite' : null
        if (state === 'failed') failures += 1
        // Flutter prints exceptions with their stacks, and refers to what it printed.
        texts.text ||= texts.printed
        sink.test(createTestCase({ ...told, state, seconds, ...(isPassed ? {} : texts), around }))
        break
      }
      case 'done':
        // Null means that the runner was ended before all tests were.
        isDone = event['success'] !== null
        isFailed = event['success'] === false
    }
  }
  const message = 'the run failed without a failed test'
  if (isFailed && failures === 0)
    sink.test(createTestCase({ name: 'test run', state: 'failed', message, around: 'run' }))
  if (!isDone) sink.incomplete('it ends before the runner was done', 'cut-off')
}
