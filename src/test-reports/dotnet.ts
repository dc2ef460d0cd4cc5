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

/** The test that is read now, with the texts of its elements. */
interface OpenTest {
  readonly attributes: Attributes
  message: string
  stack: string
  printed: string
  hasFailure: boolean
}

function openTest(attributes: Attributes): OpenTest {
  return { attributes, message: '', stack: '', printed: '', hasFailure: false }
}

const MESSAGES = new Set(['message', 'Message'])
const STACKS = new Set(['stack-trace', 'StackTrace'])
const PRINTED = new Set(['output', 'StdOut', 'StdErr'])

function addText(open: OpenTest, element: string, text: string): void {
  if (MESSAGES.has(element)) open.message ||= text
  else if (STACKS.has(element)) open.stack ||= text
  else if (PRINTED.has(element)) open.printed = text
}

/** The assembly's name of a test without its class: `Acme.CartTest.Adds(1.5)` is `Adds(1.5)` of `Acme.CartTest`. */
function splitName(fullName: string, within: string | undefined): { readonly within: string; readonly name: string } {
  if (within !== undefined && within !== '')
    return { within, name: fullName.startsWith(`${within}.`) ? fullName.slice(within.length + 1) : fullName }
  const head = /^[^("\s]*/.exec(fullName)?.[0] ?? ''
  const dot = head.lastIndexOf('.')
  return dot < 0 ? { within: '', name: fullName } : { within: head.slice(0, dot), name: fullName.slice(dot + 1) }
}

/** TRX, of Visual Studio and `dotnet test --logger trx`. Classes stand after the results, so results wait for them. */
export const TRX: XmlFormat = {
  roots: ['TestRun'],
  visitor: (sink) => new TrxVisitor(sink),
}

/** Returns the state of an outcome; the schema says that a result without one is an error. */
function toTrxState(outcome = 'Error'): TestCase['state'] {
  if (/^(?:Failed|Error|Timeout|Aborted|Disconnected)$/.test(outcome)) return 'failed'
  return /^(?:Passed|PassedButRunAborted|Completed|Warning)$/.test(outcome) ? 'passed' : 'skipped'
}
const TRX_RESULT = /^(?:Unit|Generic|Web|Manual|Load)?TestResult$/

class TrxVisitor implements XmlVisitor {
  readonly #results: OpenTest[] = []
  readonly #classes = new Map<string, string>()
  #open: OpenTest | null = null
  #definition = ''
  #depth = 0
  #counted: number | null = null
  #countedFailures: number | null = null
  #hasRunFailed = false
  #runInfo = ''

  constructor(readonly sink: ReportSink) {}

  enter(name: string, attributes: Attributes, path: readonly string[]): void {
    if (TRX_RESULT.test(name)) {
      // Rows of a data-driven test stand inside of its result, which has their message.
      this.#depth += 1
      if (this.#depth === 1) this.#open = openTest(attributes)
    } else if (name === 'UnitTest') this.#definition = attributes['id'] ?? ''
    else if (name === 'TestMethod') this.#classes.set(this.#definition, attributes['className'] ?? '')
    else if (name === 'Counters' && path.at(-2) === 'ResultSummary') {
      this.#counted = parseCount(attributes['total'])
      const failures = ['failed', 'error', 'timeout', 'aborted'].map((each) => parseCount(attributes[each]) ?? 0)
      this.#countedFailures = attributes['failed'] === undefined ? null : failures.reduce((sum, each) => sum + each, 0)
    } else if (name === 'ResultSummary')
      this.#hasRunFailed = toTrxState(attributes['outcome'] ?? 'Completed') === 'failed'
  }

  leave(name: string, text: string, path: readonly string[]): void {
    if (this.#open !== null) addText(this.#open, name, text)
    if (name === 'Text' && path.includes('RunInfo')) this.#runInfo ||= text
    if (!TRX_RESULT.test(name)) return
    this.#depth -= 1
    if (this.#depth > 0 || this.#open === null) return
    this.#results.push(this.#open)
    this.#open = null
  }

  end(): void {
    let failed = 0
    for (const { attributes, message, stack, printed } of this.#results) {
      const state = toTrxState(attributes['outcome'])
      const className = this.#classes.get(attributes['testId'] ?? '')?.split(',', 1)[0]
      const named = splitName(attributes['testName'] ?? '', className)
      if (state === 'failed') failed += 1
      const seconds = parseClock(attributes['duration'])
      this.sink.test(createTestCase({ ...named, suite: named.within, state, seconds, message, text: stack, printed }))
    }
    if (this.#hasRunFailed && failed === 0)
      this.sink.test(createTestCase({ name: 'test run', state: 'failed', message: this.#runInfo, around: 'run' }))
    else compareFailures(this.sink, this.#countedFailures, failed)
    compareCounts(this.sink, 'tests', this.#counted, this.#results.length)
  }
}

/** Parses `00:01:02.5` as seconds. */
function parseClock(text = ''): number | null {
  const [, hours = '', minutes = '', seconds = ''] = /^(\d+):(\d+):(\d+(?:\.\d+)?)$/.exec(text) ?? []
  return seconds === '' ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** NUnit 2 and 3. */
export const NUNIT: XmlFormat = {
  roots: ['test-results', 'test-run', 'test-suite'],
  visitor: (sink) => new NunitVisitor(sink),
}

interface NunitSuite extends OpenTest {
  failed: number
}

class NunitVisitor implements XmlVisitor {
  readonly #suites: NunitSuite[] = []
  #open: OpenTest | null = null
  #run: Attributes = {}
  #cases = 0
  #failedCases = 0
  #failedSuites = 0

  constructor(readonly sink: ReportSink) {}

  enter(name: string, attributes: Attributes, path: readonly string[]): void {
    if (path.length === 1) this.#run = attributes
    if (name === 'test-suite') this.#suites.push({ ...openTest(attributes), failed: 0 })
    if (name === 'test-case') this.#open = openTest(attributes)
    const failed = name === 'failure' ? (this.#open ?? this.#suites.at(-1)) : undefined
    if (failed !== undefined) failed.hasFailure = true
  }

  leave(name: string, text: string, path: readonly string[]): void {
    const open = this.#open ?? this.#suites.at(-1)
    // Reasons of ignored tests have a message as well.
    if (open !== undefined && path.at(-2) !== 'reason') addText(open, name, text)
    if (name === 'test-case' && this.#open !== null) this.#report(this.#open)
    if (name === 'test-suite') this.#endSuite()
  }

  #report({ attributes, message, stack, printed, hasFailure }: OpenTest): void {
    this.#open = null
    this.#cases += 1
    const state = toNunitState(attributes, hasFailure)
    if (state === 'failed') {
      this.#failedCases += 1
      for (const suite of this.#suites) suite.failed += 1
    }
    const fullName = attributes['fullname'] ?? attributes['name'] ?? ''
    const named = splitName(fullName, attributes['classname'])
    const seconds = parseSeconds(attributes['duration'] ?? attributes['time'])
    // The cases of a method with parameters stand in a suite of their own.
    const suite = this.#suites.findLast((each) => each.attributes['type'] !== 'ParameterizedMethod')?.attributes
    this.sink.test(
      createTestCase({
        ...named,
        suite: suite?.['fullname'] ?? suite?.['name'] ?? named.within,
        state,
        seconds,
        // A test that ran out of time has only a label.
        message: message || attributes['label'],
        text: stack,
        printed,
      }),
    )
  }

  /** Reports a suite that failed by itself, in its set-up or because it could not be loaded. */
  #endSuite(): void {
    const suite = this.#suites.pop()
    if (suite === undefined) return
    const { name = '', fullname = name, site } = suite.attributes
    const isFailed =
      suite.failed === 0 && site !== 'Parent' && toNunitState(suite.attributes, suite.hasFailure) === 'failed'
    if (!isFailed) {
      this.sink.suite(fullname)
      return
    }
    for (const around of this.#suites) around.failed += 1
    this.#failedSuites += 1
    const { stack } = suite
    const message = suite.message || suite.attributes['label'] || ''
    this.sink.test(
      createTestCase({ suite: fullname, name: fullname, state: 'failed', message, text: stack, around: 'suite' }),
    )
  }

  end(): void {
    const { total, failed, errors, failures } = this.#run
    compareCounts(this.sink, 'tests', parseCount(total), this.#cases)
    const most = this.#failedCases + this.#failedSuites
    if (most === 0 && toNunitState(this.#run, false) === 'failed')
      this.sink.test(createTestCase({ name: 'test run', state: 'failed', around: 'run' }))
    else compareFailures(this.sink, addCounts(failed ?? failures, errors), this.#failedCases, { most })
  }
}

function addCounts(failed: string | undefined, errors: string | undefined): number | null {
  const count = parseCount(failed)
  return count === null ? null : count + (parseCount(errors) ?? 0)
}

function toNunitState(
  { result = '', label = '', success = '', executed = '' }: Attributes,
  hasFailure: boolean,
): TestCase['state'] {
  if (/^(?:Failed|Failure|Error|Cancelled|Invalid|NotRunnable)$/.test(result) || label === 'Invalid') return 'failed'
  if (/^(?:Skipped|Ignored|Inconclusive)$/.test(result) || executed.toLowerCase() === 'false') return 'skipped'
  return hasFailure || (result === '' && success.toLowerCase() === 'false') ? 'failed' : 'passed'
}

/** xUnit.net 2, and 1, which has classes in place of collections. */
export const XUNIT: XmlFormat = {
  roots: ['assemblies', 'assembly'],
  visitor: (sink) => new XunitVisitor(sink),
}

class XunitVisitor implements XmlVisitor {
  #open: OpenTest | null = null
  #assembly: Attributes = {}
  #cases = 0
  #failed = 0
  #errors = 0

  constructor(readonly sink: ReportSink) {}

  enter(name: string, attributes: Attributes, path: readonly string[]): void {
    if (name === 'assembly') {
      this.#assembly = attributes
      ;[this.#cases, this.#failed, this.#errors] = [0, 0, 0]
    }
    if (name === 'test' || (name === 'error' && path.at(-2) === 'errors')) this.#open = openTest(attributes)
  }

  leave(name: string, text: string, path: readonly string[]): void {
    if (this.#open !== null) addText(this.#open, name, text)
    if (name === 'assembly') {
      const { name: suite, total, failed, errors } = this.#assembly
      compareCounts(this.sink, 'tests', parseCount(total), this.#cases)
      const most = this.#failed + this.#errors
      compareFailures(this.sink, addCounts(failed, errors), this.#failed, { most, name: suite })
    }
    if (this.#open === null) return
    if (name === 'test') this.#report(this.#open, false)
    else if (name === 'error' && path.at(-2) === 'errors') this.#report(this.#open, true)
  }

  #report({ attributes, message, stack, printed }: OpenTest, isSuite: boolean): void {
    this.#open = null
    if (!isSuite) this.#cases += 1
    const { name = '', type = '', result = '', time } = attributes
    const state = isSuite || result === 'Fail' ? 'failed' : /^(?:Skip|NotRun)$/.test(result) ? 'skipped' : 'passed'
    const named = isSuite ? { within: '', name: name || type } : splitName(name, type)
    if (isSuite) this.#errors += 1
    else if (state === 'failed') this.#failed += 1
    const suite = (this.#assembly['name'] ?? '').split(/[\\/]/).at(-1) ?? ''
    const around = isSuite ? 'run' : null
    const told = { state, seconds: parseSeconds(time), message, text: stack, printed, around } as const
    this.sink.test(createTestCase({ ...named, suite: type || suite, ...told }))
  }
}
