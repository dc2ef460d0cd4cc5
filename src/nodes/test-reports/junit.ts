import { compareCounts, createTestCase, parseCount, parseSeconds, type ReportSink, type TestCase } from './model.js'
import type { Attributes, XmlFormat, XmlVisitor } from './xml.js'

export const JUNIT: XmlFormat = {
  roots: ['testsuites', 'testsuite'],
  visitor: (sink) => new JunitVisitor(sink),
}

const NOT_RUN = /^(?:notrun|not_run|disabled|skipped|ignored|suppressed|pending)$/i
const FAILURES = new Set(['failure', 'error'])
const FLAKY = new Set(['flakyFailure', 'flakyError'])
const PRINTED = new Set(['system-out', 'system-err'])
/** Messages and names with which runners report what failed around the tests. */
const AROUND_TESTS = /^(?:collection failure\b|.*\bTest suite failed to run\b|\[build failed\]|\[setup failed\])/i

interface OpenSuite {
  readonly attributes: Attributes
  cases: number
  failures: number
}

interface OpenCase {
  readonly attributes: Attributes
  readonly isCase: boolean
  readonly isNotRun: boolean
  state: TestCase['state']
  isFlaky: boolean
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
    if (name === 'testsuite' || path.length === 1) this.#suites.push({ attributes, cases: 0, failures: 0 })
    if (name === 'testcase') this.#open = openCase(attributes, true)
    else if (FAILURES.has(name)) this.#fail(attributes)
    else if (FLAKY.has(name) && this.#open !== null) this.#open.isFlaky = true
    else if (name === 'skipped' && this.#open?.state === 'passed') this.#open.state = 'skipped'
  }

  #fail(attributes: Attributes): void {
    for (const suite of this.#suites) suite.failures += 1
    // A suite that failed as a whole has the failure without a case around it.
    this.#open ??= openCase({ name: this.#suites.at(-1)?.attributes['name'] ?? '' }, false)
    if (this.#open.isNotRun || this.#open.state === 'failed') return
    this.#open.state = 'failed'
    this.#open.failure = attributes
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

  #report({ attributes, failure, state, isCase, isFlaky, text, printed }: OpenCase): void {
    const suite = this.#suites.at(-1)?.attributes ?? {}
    if (isCase) for (const around of this.#suites) around.cases += 1
    const name = attributes['name'] ?? ''
    const message = failure['message'] ?? ''
    this.sink.test(
      createTestCase({
        suite: suite['name'],
        within: attributes['classname'] ?? attributes['class'],
        name,
        state,
        seconds: parseSeconds(attributes['time'] ?? attributes['duration']),
        ...place(attributes, failure, suite),
        message,
        text,
        printed,
        isFlaky: isFlaky && state === 'passed',
        isSuite: state === 'failed' && (!isCase || AROUND_TESTS.test(message) || AROUND_TESTS.test(name)),
      }),
    )
  }

  #endSuite(): void {
    const suite = this.#suites.pop()
    if (suite === undefined) return
    const [total, failures, errors] = ['tests', 'failures', 'errors'].map((name) => parseCount(suite.attributes[name]))
    const failed = (failures ?? 0) + (errors ?? 0)
    if (suite.cases > 0 || suite.failures > 0) {
      compareCounts(this.sink, 'tests', total ?? null, suite.cases)
      // One case may have a failure and an error.
      if (failed > suite.failures) this.sink.incomplete(`it counts ${failed} failed tests and has ${suite.failures}`)
      return
    }
    const skipped = parseCount(suite.attributes['skipped'] ?? suite.attributes['disabled']) ?? 0
    const counted = Math.max(total ?? 0, failed)
    if (counted === 0) return
    this.sink.addCounts({ suite: suite.attributes['name'] ?? '', total: counted, failed, skipped })
    // The suites around this one have the same numbers.
    for (const around of this.#suites) {
      around.cases += counted
      around.failures += failed
    }
  }
}

function openCase(attributes: Attributes, isCase: boolean): OpenCase {
  const isNotRun = [attributes['status'], attributes['result']].some((word) => NOT_RUN.test(word ?? ''))
  const state = isNotRun ? 'skipped' : 'passed'
  return { attributes, isCase, isNotRun, state, isFlaky: false, failure: {}, text: '', printed: '' }
}

/** Returns file and line, those of the failure first; the file of the suite has no line of the test. */
function place(test: Attributes, failure: Attributes, suite: Attributes) {
  for (const attributes of [failure, test])
    if (attributes['file'])
      return { file: attributes['file'], line: Number(attributes['line'] ?? attributes['lineno']) }
  return { file: suite['file'] ?? suite['filepath'], line: Number(test['line'] ?? test['lineno']) }
}
