import { asNumber } from '../../core/float.js'
import { asObject, asString, isJsonObject, type Json } from '../../core/json.js'
import { compareCounts, createTestCase, ReportProblem, type ReportReader } from './model.js'

const MAX_PART = 8 * 1024 * 1024
const MAX_KEY = 1000

interface Part {
  readonly key: string
  readonly value: Json
}

/**
 * Reads a JSON object in parts: the elements of the listed arrays one by one, any other entry as a whole. Entries above 8 MiB that
 * nobody asks for, such as coverage, are skipped.
 */
async function* readParts(texts: AsyncIterable<string>, lists: readonly string[]): AsyncGenerator<Part> {
  let [depth, line] = [0, 1]
  let [isText, isEscaped, isSkipped] = [false, false, false]
  let part = ''
  let list: string | null = null
  function* finish(): Generator<Part> {
    const text = part.trim()
    part = ''
    if (text !== '' && !isSkipped)
      yield* list === null ? listParts(parse(`{${text}}`)) : [{ key: list, value: parse(text) }]
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
      if (part.length <= MAX_PART) return
      if (list !== null) throw new ReportProblem('an element is larger than 8 MiB', line)
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
      const level = list === null ? 1 : 2
      if (character === '"') isText = true
      else if (character === '{' || character === '[') {
        depth += 1
        if (depth === 1) from = at + 1
        else if (depth === 2 && character === '[') {
          take(at)
          // A key is short; testing all of a longer part at each bracket would be quadratic.
          const key = part.length > MAX_KEY ? '' : (/^\s*"(\w+)"\s*:\s*$/.exec(part)?.[1] ?? '')
          if (!lists.includes(key)) continue
          list = key
          part = ''
          from = at + 1
        }
      } else if (character === '}' || character === ']') {
        if (depth === level) {
          take(at)
          yield* finish()
          from = at + 1
          list = null
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

const listAt = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
const toSeconds = (milliseconds: number | undefined): number | null =>
  milliseconds === undefined ? null : milliseconds / 1000

/** Returns `suite > case` for a full title that has the title of the case at its end. */
function withSuite(fullTitle: string, title: string): string {
  if (title === '' || !fullTitle.endsWith(` ${title}`)) return fullTitle || title
  return `${fullTitle.slice(0, -title.length - 1)} > ${title}`
}

const JEST_SKIPPED = new Set(['pending', 'skipped', 'todo', 'disabled', 'focused'])

/** Reads the JSON of Jest and Vitest. */
export const readJest: ReportReader = async (texts, sink) => {
  let [counted, cases, failures] = [0, 0, 0]
  let isSuccess = true
  for await (const { key, value } of readParts(texts, ['testResults'])) {
    if (key === 'numTotalTests') counted = asNumber(value) ?? 0
    if (key === 'success') isSuccess = value !== false
    if (key !== 'testResults') continue
    const result = asObject(value)
    const file = asString(result['name']) || asString(result['testFilePath'])
    const tests = [...listAt(result['assertionResults']), ...listAt(result['testResults'])].map(asObject)
    let failed = 0
    for (const test of tests) {
      cases += 1
      const status = asString(test['status'])
      const state = status === 'failed' ? 'failed' : JEST_SKIPPED.has(status) ? 'skipped' : 'passed'
      if (state === 'failed') failed += 1
      const titles = [...listAt(test['ancestorTitles']), test['title']]
        .map((each) => asString(each))
        .filter((title) => title !== '')
      const text = listAt(test['failureMessages'])
        .map((each) => asString(each))
        .join('\n')
      const location = asObject(test['location'])
      const retries = listAt(test['retryReasons']).length
      sink.test(
        createTestCase({
          suite: file,
          name: titles.join(' > '),
          state,
          seconds: toSeconds(asNumber(test['duration'])),
          file,
          line: asNumber(location['line']),
          text,
          isFlaky: state === 'passed' && retries > 0,
        }),
      )
    }
    failures += failed
    if (asString(result['status']) !== 'failed' || failed > 0) continue
    failures += 1
    const text = asString(result['message']) || asString(result['failureMessage'])
    sink.test(
      createTestCase({ suite: file, name: 'Test suite failed to run', state: 'failed', file, text, isSuite: true }),
    )
  }
  if (!isSuccess && failures === 0)
    sink.test(
      createTestCase({
        name: 'test run',
        state: 'failed',
        message: 'the run failed without a failed test',
        isSuite: true,
      }),
    )
  compareCounts(sink, 'tests', counted, cases)
}

/** Reads the JSON of Mocha. Failed hooks stand among the failures only. */
export const readMocha: ReportReader = async (texts, sink) => {
  let [counted, cases] = [0, 0]
  const failed = new Set<string>()
  for await (const { key, value } of readParts(texts, ['tests', 'pending', 'failures', 'passes'])) {
    if (key === 'stats') counted = asNumber(asObject(value)['tests']) ?? 0
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
        isSuite: isHook,
      }),
    )
  }
  compareCounts(sink, 'tests', counted, cases)
}

/** Reads the JSON of RSpec. */
export const readRspec: ReportReader = async (texts, sink) => {
  let [counted, cases] = [0, 0]
  for await (const { key, value } of readParts(texts, ['examples'])) {
    if (key === 'summary') {
      const summary = asObject(value)
      counted = asNumber(summary['example_count']) ?? 0
      if ((asNumber(summary['errors_outside_of_examples_count']) ?? 0) === 0) continue
      const message = 'an error occurred outside of examples'
      sink.test(createTestCase({ name: 'rspec', state: 'failed', message, isSuite: true }))
    }
    if (key !== 'examples') continue
    cases += 1
    const example = asObject(value)
    const exception = asObject(example['exception'])
    const [name, fullName] = [asString(example['description']), asString(example['full_description'])]
    const status = asString(example['status'])
    const file = asString(example['file_path'])
    sink.test(
      createTestCase({
        suite: file,
        name: withSuite(fullName, name),
        state: status === 'failed' ? 'failed' : status === 'pending' ? 'skipped' : 'passed',
        seconds: asNumber(example['run_time']),
        file,
        line: asNumber(example['line_number']),
        message: asString(exception['message']),
        text: listAt(exception['backtrace'])
          .map((each) => asString(each))
          .join('\n'),
      }),
    )
  }
  compareCounts(sink, 'examples', counted, cases)
}
