import { asNumber } from '../core/float.js'
import { asObject, asString, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { compareCounts, compareFailures, createTestCase, MAX_TEXT, ReportProblem, type ReportReader } from './model.js'

/** Maximum size of an entry that is not listed. */
const MAX_PART = 8 * 1024 * 1024
const MAX_KEY = 1000

interface Part {
  readonly key: string
  readonly value: Json
}

/** A list whose elements are read one by one; `before` is the text of the element around it up to the list. */
interface OpenList {
  readonly key: string
  readonly before: string
  /** Number of open brackets, its own included. */
  readonly depth: number
}

/**
 * Reads a JSON object in parts: the elements of the listed arrays one by one, any other entry as a whole. An element may hold a
 * listed array too, whose elements come before it. Entries above 8 MiB that nobody asks for, such as coverage, are skipped.
 */
async function* readParts(texts: AsyncIterable<string>, lists: readonly string[]): AsyncGenerator<Part> {
  let [depth, line] = [0, 1]
  let [isText, isEscaped, isSkipped] = [false, false, false]
  let part = ''
  const open: OpenList[] = []
  function* finish(): Generator<Part> {
    const text = part.trim()
    const key = open.at(-1)?.key
    part = ''
    if (text !== '' && !isSkipped)
      yield* key === undefined ? listParts(parse(`{${text}}`)) : [{ key, value: parse(text) }]
    isSkipped = false
  }
  const parse = (text: string): Json => {
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new ReportProblem(error instanceof Error ? error.message : 'it is not JSON', line)
    }
  }
  for await (const text of texts) {
    let from = 0
    const take = (to: number): void => {
      if (!isSkipped) part += text.slice(from, to)
      from = to
      if (part.length <= MAX_PART || open.length > 0) return
      isSkipped = true
      part = ''
    }
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at]
      if (character === '\n') line += 1
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isText = false
        continue
      }
      const level = open.at(-1)?.depth ?? 1
      if (character === '"') isText = true
      else if (character === '{' || character === '[') {
        depth += 1
        if (depth === 1) from = at + 1
        // A list of the object at the top, or of an element, which is an object one level below its own list.
        else if (character === '[' && depth === (open.length === 0 ? 2 : level + 2)) {
          take(at)
          // A key is short; testing all of a longer part at each bracket would be quadratic.
          const key = /"(\w+)"\s*:\s*$/.exec(part.slice(-MAX_KEY))?.[1] ?? ''
          if (isSkipped || !lists.includes(key)) continue
          open.push({ key, before: part, depth })
          part = ''
          from = at + 1
        }
      } else if (character === '}' || character === ']') {
        if (depth === level) {
          take(at)
          yield* finish()
          from = at + 1
          const before = open.pop()?.before ?? ''
          if (open.length > 0) part = `${before}[]`
        }
        depth -= 1
      } else if (character === ',' && depth === level) {
        take(at)
        yield* finish()
        from = at + 1
      }
    }
    if (depth > 0) take(text.length)
  }
  if (depth > 0) throw new ReportProblem('it ends before its last bracket', line)
}

function* listParts(value: Json): Generator<Part> {
  if (isJsonObject(value))
    for (const [key, each] of Object.entries(value)) if (each !== undefined) yield { key, value: each }
}

const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
const toSeconds = (milliseconds: number | undefined): number | null =>
  milliseconds === undefined ? null : milliseconds / 1000

/** Returns `suite > case` for a full title that has the title of the case at its end. */
function withSuite(fullTitle: string, title: string): string {
  if (title === '' || !fullTitle.endsWith(` ${title}`)) return fullTitle || title
  return `${fullTitle.slice(0, -title.length - 1)} > ${title}`
}

const JEST_SKIPPED = new Set(['pending', 'skipped', 'todo', 'disabled', 'focused'])

/** Reads the JSON of Jest and Vitest. The tests of a file come before its name. */
export const readJest: ReportReader = async (texts, sink) => {
  const counted: Record<string, number | null> = { numTotalTests: null, numFailedTests: null }
  let [cases, failures, failedCases] = [0, 0, 0]
  let isSuccess = true
  let tests: JestTest[] = []
  for await (const { key, value } of readParts(texts, ['testResults', 'assertionResults'])) {
    if (Object.hasOwn(counted, key)) counted[key] = asNumber(value) ?? null
    if (key === 'success') isSuccess = value !== false
    const result = asObject(value)
    // Results of the API have `testResults` where the JSON has `assertionResults`.
    const isTest = key === 'assertionResults' || (key === 'testResults' && Object.hasOwn(result, 'title'))
    if (isTest) tests.push(toJestTest(result))
    if (isTest || key !== 'testResults') continue
    const file = asString(result['name']) || asString(result['testFilePath'])
    for (const test of tests) sink.test(createTestCase({ suite: file, file, ...test }))
    const failed = tests.filter(({ state }) => state === 'failed').length
    cases += tests.length
    failedCases += failed
    failures += failed
    tests = []
    if (asString(result['status']) !== 'failed' || failed > 0) continue
    failures += 1
    const text = asString(result['message']) || asString(result['failureMessage'])
    sink.test(
      createTestCase({ suite: file, name: 'Test suite failed to run', state: 'failed', file, text, around: 'suite' }),
    )
  }
  const { numTotalTests = null, numFailedTests = null } = counted
  const message = 'the run failed without a failed test'
  if (!isSuccess && failures === 0)
    sink.test(createTestCase({ name: 'test run', state: 'failed', message, around: 'run' }))
  else compareFailures(sink, numFailedTests, failedCases, { most: failures })
  compareCounts(sink, 'tests', numTotalTests, cases)
}

type JestTest = ReturnType<typeof toJestTest>

function toJestTest(test: JsonObject) {
  const status = asString(test['status'])
  const state = JEST_SKIPPED.has(status) ? 'skipped' : status === 'passed' || status === '' ? 'passed' : 'failed'
  const titles = [...asList(test['ancestorTitles']), test['title']].map((each) => asString(each))
  return {
    name: titles.filter((title) => title !== '').join(' > '),
    state,
    seconds: toSeconds(asNumber(test['duration'])),
    line: asNumber(asObject(test['location'])['line']),
    text: asList(test['failureMessages'])
      .map((each) => asString(each))
      .join('\n')
      .slice(0, MAX_TEXT),
    isFlaky: state === 'passed' && asList(test['retryReasons']).length > 0,
  } as const
}

/** Reads the JSON of Mocha. Failed hooks stand among the failures only. */
export const readMocha: ReportReader = async (texts, sink) => {
  let stats: JsonObject = {}
  let [cases, failures] = [0, 0]
  const failed = new Set<string>()
  for await (const { key, value } of readParts(texts, ['tests', 'pending', 'failures', 'passes'])) {
    if (key === 'stats') stats = asObject(value)
    const test = asObject(value)
    const error = asObject(test['err'])
    const [name, fullTitle, file] = [asString(test['title']), asString(test['fullTitle']), asString(test['file'])]
    const isFailed = Object.keys(error).length > 0
    const isHook = key === 'failures' && !failed.has(fullTitle)
    if (key === 'tests') cases += 1
    if (key !== 'tests' && !isHook) continue
    if (isFailed) failed.add(fullTitle)
    const duration = asNumber(test['duration'])
    const state = isFailed || isHook ? 'failed' : duration === undefined ? 'skipped' : 'passed'
    if (state === 'failed') failures += 1
    sink.test(
      createTestCase({
        suite: file,
        name: withSuite(fullTitle, name),
        state,
        seconds: toSeconds(duration),
        file,
        message: asString(error['message']),
        text: asString(error['stack']),
        isFlaky: state === 'passed' && (asNumber(test['currentRetry']) ?? 0) > 0,
        around: isHook ? 'suite' : null,
      }),
    )
  }
  compareFailures(sink, asNumber(stats['failures']) ?? null, failures)
  compareCounts(sink, 'tests', asNumber(stats['tests']) ?? null, cases)
}

/** Reads the JSON of RSpec. */
export const readRspec: ReportReader = async (texts, sink) => {
  let summary: JsonObject = {}
  let [cases, failures] = [0, 0]
  for await (const { key, value } of readParts(texts, ['examples'])) {
    if (key === 'summary') summary = asObject(value)
    if (key !== 'examples') continue
    cases += 1
    const example = asObject(value)
    const exception = asObject(example['exception'])
    const [name, fullName] = [asString(example['description']), asString(example['full_description'])]
    const status = asString(example['status'])
    const file = asString(example['file_path'])
    if (status === 'failed') failures += 1
    sink.test(
      createTestCase({
        suite: file,
        name: withSuite(fullName, name),
        state: status === 'failed' ? 'failed' : status === 'pending' ? 'skipped' : 'passed',
        seconds: asNumber(example['run_time']),
        file,
        line: asNumber(example['line_number']),
        message: asString(exception['message']),
        text: asList(exception['backtrace'])
          .map((each) => asString(each))
          .join('\n'),
      }),
    )
  }
  const message = 'an error occurred outside of examples'
  if ((asNumber(summary['errors_outside_of_examples_count']) ?? 0) > 0)
    sink.test(createTestCase({ name: 'rspec', state: 'failed', message, around: 'run' }))
  compareFailures(sink, asNumber(summary['failure_count']) ?? null, failures)
  compareCounts(sink, 'examples', asNumber(summary['example_count']) ?? null, cases)
}
