import {
  compareCounts,
  compareFailures,
  createTestCase,
  parseCount,
  parseSeconds,
  type ReportSink,
  type TestCase,
} from './model.js'
import type { Attributes, XmlFormat, XmlVisitor } from './xml.js'

export const JUNIT: XmlFormat = {
  roots: ['testsuites', 'testsuite'],
  visitor: (sink) => new JunitVisitor(sink),
}

const NOT_RUN = /^(?:notrun|not_run|disabled|skipped|ignored|suppressed|pending)$/i
const HAS_FAILED = /^(?:fail(?:ed|ure)?|error(?:ed)?|broken|crashed|aborted|timed_?out|timeout)$/i
const FAILURES = new Set(['failure', 'error'])
const FLAKY = new Set(['flakyFailure', 'flakyError'])
const PRINTED = new Set(['system-out', 'system-err'])
/** Messages and names with which runners report what failed around the tests. */
const AROUND_TESTS = /^(?:collection failure\b|.*\bTest suite failed to run\b|\[build failed\]|\[setup failed\])/i
/** Messages of pytest for a fixture that failed before or after the test. */
const AROUND_CASE = /^(?:failed on (?:setup|teardown) with\b|test (?:setup|teardown) failure$)/i
const GO_TEST = /^(?:Test|Benchmark|Example|Fuzz)(?![a-z])/

interface OpenSuite {
  readonly attributes: Attributes
  cases: number
  failed: number
  /** One case may have a failure and an error. */
  failures: number
  hasOwnFailure: boolean
}

interface OpenCase {
  readonly attributes: Attributes
  readonly isCase: boolean
  readonly isNotRun: boolean
  state: TestCase['state']
  isFlaky: boolean
  hasFailure: boolean
  isFixture: boolean
  failure: Attributes
  text: string
  printed: string
}

/** Reads JUnit XML in the dialects of its many writers. Cases before a problem count: a killed runner leaves a torn report. */
class JunitVisitor implements XmlVisitor {
  readonly #suites: OpenSuite[] = []
  #open: OpenCase | null = null

  constructor(readonly sink: ReportSink) {}

  enter(name: string, attributes: Attributes, path: readonly string[]): void {
    if (name === 'testsuite' || path.length === 1)
      this.#suites.push({ attributes, cases: 0, failed: 0, failures: 0, hasOwnFailure: false })
    if (name === 'testcase') this.#open = openCase(attributes, true)
    else if (FAILURES.has(name)) this.#fail(attributes)
    else if (FLAKY.has(name) && this.#open !== null) this.#open.isFlaky = true
    else if (name === 'skipped' && this.#open?.state === 'passed') this.#open.state = 'skipped'
  }

  #fail(attributes: Attributes): void {
    for (const suite of this.#suites) suite.failures += 1
    // A suite that failed as a whole has the failure without a case around it.
    this.#open ??= openCase({ name: this.#suites.at(-1)?.attributes['name'] ?? '' }, false)
    const open = this.#open
    open.isFixture ||= AROUND_CASE.test(attributes['message'] ?? '')
    if (open.isNotRun || open.hasFailure) return
    Object.assign(open, { state: 'failed', failure: attributes, hasFailure: true })
  }

  leave(name: string, text: string, path: readonly string[]): void {
    const open = this.#open
    if (open !== null && path.at(-2) === 'testcase') {
      if (FAILURES.has(name) && open.text === '') open.text = text
      else if (PRINTED.has(name)) open.printed = text
    }
    if (open !== null && !open.isCase && FAILURES.has(name)) open.text = text
    if (name === 'testsuite' || path.length === 1) this.#endSuite()
    if (open === null || (name !== 'testcase' && (open.isCase || !FAILURES.has(name)))) return
    this.#open = null
    this.#report(open)
  }

  #report({ attributes, failure, state, isCase, isFixture, isFlaky, text, printed }: OpenCase): void {
    const suite = this.#suites.at(-1)?.attributes ?? {}
    for (const around of this.#suites) {
      if (isCase) around.cases += 1
      if (state === 'failed') around.failed += 1
    }
    const nearest = this.#suites.at(-1)
    if (!isCase && nearest !== undefined) nearest.hasOwnFailure = true
    const name = attributes['name'] ?? ''
    const within = attributes['classname'] ?? attributes['class'] ?? ''
    const message = failure['message'] ?? ''
    const isSuite = !isCase || AROUND_TESTS.test(message) || AROUND_TESTS.test(name)
    this.sink.test(
      createTestCase({
        suite: suite['name'],
        within,
        name,
        state,
        seconds: parseSeconds(attributes['time'] ?? attributes['duration']),
        ...findPlace(attributes, failure, suite),
        message,
        text,
        printed,
        hostname: suite['hostname'],
        isFlaky: isFlaky && state === 'passed',
        // Converters name the package in suite and class.
        isGo: GO_TEST.test(name) && within !== '' && `/${suite['name']}`.endsWith(`/${within}`),
        around: state !== 'failed' ? null : isSuite ? 'suite' : isFixture ? 'case' : null,
      }),
    )
  }

  #endSuite(): void {
    const suite = this.#suites.pop()
    if (suite === undefined) return
    const [total, failures, errors] = ['tests', 'failures', 'errors'].map((name) => parseCount(suite.attributes[name]))
    const counts = [failures, errors].filter((count) => typeof count === 'number')
    const failed = counts.reduce((sum, count) => sum + count, 0)
    const { name } = suite.attributes
    if (suite.cases > 0 || suite.failures > 0) {
      compareCounts(this.sink, 'tests', total ?? null, suite.cases)
      const most = Math.max(suite.failed, suite.failures)
      const isNamed = compareFailures(this.sink, counts.length === 0 ? null : failed, suite.failed, { most, name })
      if (isNamed && !suite.hasOwnFailure && name !== undefined) this.sink.suite(name)
      // The suites around this one count the same failures.
      if (!isNamed) for (const around of this.#suites) around.failures += failed - most
      return
    }
    const skipped = parseCount(suite.attributes['skipped'] ?? suite.attributes['disabled']) ?? 0
    const counted = Math.max(total ?? 0, failed)
    if (counted === 0) return
    this.sink.addCounts({ suite: name ?? '', total: counted, failed, skipped })
    if (failed === 0 && name !== undefined) this.sink.suite(name)
    // The suites around this one have the same numbers.
    for (const around of this.#suites) {
      around.cases += counted
      around.failures += failed
    }
  }
}

function openCase(attributes: Attributes, isCase: boolean): OpenCase {
  const words = [attributes['status'] ?? '', attributes['result'] ?? '']
  const isNotRun = words.some((word) => NOT_RUN.test(word))
  const state = isNotRun ? 'skipped' : words.some((word) => HAS_FAILED.test(word)) ? 'failed' : 'passed'
  const flags = { isFlaky: false, hasFailure: false, isFixture: false }
  return { attributes, isCase, isNotRun, state, ...flags, failure: {}, text: '', printed: '' }
}

/** Returns file and line, those of the failure first; the file of the suite has no line of the test. */
function findPlace(test: Attributes, failure: Attributes, suite: Attributes) {
  for (const attributes of [failure, test])
    if (attributes['file'])
      return { file: attributes['file'], line: Number(attributes['line'] ?? attributes['lineno']) }
  return { file: suite['file'] ?? suite['filepath'], line: Number(test['line'] ?? test['lineno']) }
}
