import type { ToolProblem } from '../classify/locate.js'
import { findSourceFile, placeProblems, type Workspace } from '../classify/places.js'
import { addTo } from '../core/maps.js'
import type { FailedTest, QuarantineFacts, TestCounts, TestHistory, TestIdentity } from '../core/test-counts.js'
import { GO_FRAME } from './lines.js'
import { listTestPlaces, quoteFailure } from './message.js'
import {
  type CountedTests,
  createTestCase,
  formatTestTitle,
  type ReportDefect,
  type ReportSink,
  type TestCase,
} from './model.js'
import { ANY_SUITE, OpenFailures, ReportState, toIdentityKey } from './open-failures.js'
import type { QuarantineMatcher } from './quarantine.js'
import { roundSeconds, TestSums } from './sums.js'

const MAX_TESTS = 500_000
const MAX_FAILURES = 100
const MAX_PROBLEMS = 1000
const MAX_NAMES = 100
/** Longest name of a test that can have subtests. */
const MAX_PARENT = 1000
/** A test as a report file describes it; a runner that repeats a test lists it several times. */
interface Seen {
  readonly parts: TestIdentity
  passed: number
  skipped: number
  seconds: number
  isFlaky: boolean
  failure: TestCase | null
}

/** Adds up the tests of an attempt in bounded memory. */
export class TestTally implements ReportSink {
  readonly #seen = new Map<string, Seen>()
  /** Failures around tests, and failed tests beyond the limit. */
  readonly #around: TestCase[] = []
  #aroundTotal = 0
  readonly #counted: CountedTests[] = []
  readonly #open = new OpenFailures()
  #report = new ReportState('')
  readonly defects: { readonly reason: string; readonly defect: ReportDefect }[] = []
  readonly #beyond = { passed: 0, skipped: 0 }
  #isFull = false

  constructor(
    readonly workspace: Workspace,
    readonly quarantine: QuarantineMatcher | null,
    /** Runners report tests as skipped that a filter leaves out; these say nothing. */
    readonly ignoresSkipped = false,
    readonly maxTests = MAX_TESTS,
  ) {}

  /** Begins a report file: tests of two files are different tests. */
  begin(name: string): ReportState {
    this.#report = this.#open.begin(name)
    return this.#report
  }

  test(test: TestCase): void {
    const report = this.#report
    if (test.around === 'suite' || test.around === 'run') {
      report.cases += 1
      report.failed += 1
      this.#open.addAround(test, test.around, report)
      this.#addAround(test)
      return
    }
    report.add(test)
    const parts: TestIdentity = [test.suite, test.within, test.name, test.file ?? '', test.hostname, report.name]
    // Tests without a name cannot be told apart, and so are different tests.
    const key = test.name === '' ? `${report.name}\0${report.cases}` : toIdentityKey(parts)
    const before = this.#seen.get(key)
    if (before === undefined && this.#seen.size >= this.maxTests) {
      this.#addBeyond(test)
      return
    }
    const seen = before ?? { parts, passed: 0, skipped: 0, seconds: 0, isFlaky: false, failure: null }
    this.#seen.set(key, seen)
    if (test.state === 'passed') seen.passed += 1
    else if (test.state === 'skipped') seen.skipped += 1
    // pytest lists a test again if a fixture fails after it.
    else if (seen.failure === null || test.around === 'case') seen.failure = this.#boundTexts(test)
    seen.seconds += test.seconds ?? 0
    seen.isFlaky ||= test.isFlaky
    this.quarantine?.see(test)
  }

  #addAround(test: TestCase): void {
    this.#aroundTotal += 1
    if (this.#around.length < MAX_PROBLEMS) this.#around.push(test)
  }

  #addBeyond(test: TestCase): void {
    if (!this.#isFull) this.incomplete(`it has more than ${this.maxTests} tests`, 'too-large')
    this.#isFull = true
    if (test.state !== 'failed') {
      this.#beyond[test.state] += 1
      return
    }
    this.#report.hasUnnamed = true
    this.#addAround(test)
  }

  #failures = 0
  /** Keeps the texts of the first failures only. */
  #boundTexts(test: TestCase): TestCase {
    this.#failures += 1
    return this.#failures <= MAX_PROBLEMS ? test : { ...test, message: '', text: '', printed: '' }
  }

  addCounts(tests: CountedTests): void {
    this.#report.cases += tests.total
    this.#report.failed += tests.failed
    this.#counted.push(tests)
    if (tests.failed === 0) return
    this.#open.addAround(createUnnamedFailure(tests), 'suite', this.#report)
    this.incomplete(`it counts ${tests.failed} failed tests of ${tests.suite || 'a suite'} and names none of them`)
  }

  suite(name: string): void {
    this.#report.markAsRun(name)
  }

  incomplete(reason: string, defect: ReportDefect = 'incomplete'): void {
    if (defect === 'cut-off') this.#report.isWhole = false
    if (this.defects.length < MAX_NAMES) this.defects.push({ reason, defect })
  }

  /** Returns the failures of earlier attempts that these reports do not show as passed or skipped. */
  listStillFailing(before: readonly TestIdentity[]): readonly TestIdentity[] {
    return this.#open.listStillFailing(before, (test) => {
      const seen = this.#seen.get(toIdentityKey(test))
      return seen !== undefined && !isFailed(seen) && !(this.ignoresSkipped && isOnlySkipped(seen))
    })
  }

  /**
   * Judges the tests: counts, failed ones, and those that the quarantine excuses. The counts include the tests of earlier attempts,
   * to which `history` adds these. Awaits `pause` between longer pieces of work.
   */
  async judge(pause: () => Promise<void>, history: TestHistory = new Map()) {
    const failed = [...this.#seen.values()].filter(isFailed)
    const excused = await this.#findExcused(failed, pause)
    for (const [key, seen] of this.#seen) this.#addTo(history, key, seen, excused.has(seen))
    const sums = new TestSums()
    sums.addAll(history)
    for (const { suite, total, failed: failures, skipped } of this.#counted) {
      const passed = Math.max(0, total - failures - skipped)
      sums.add(suite, { passed, failed: failures, skipped, seconds: 0, quarantined: 0 })
    }
    const open = failed.filter((seen) => !excused.has(seen))
    const unnamed = this.#counted.filter((tests) => tests.failed > 0).map(createUnnamedFailure)
    const around = [...this.#around, ...unnamed]
    const failures = [...open.flatMap(({ failure }) => failure ?? []), ...around].slice(0, MAX_PROBLEMS)
    const problems: ToolProblem[] = []
    for (const test of failures) {
      await pause()
      problems.push(this.#toProblem(test, problems.length))
    }
    const quarantined = [...excused]
      .slice(0, MAX_FAILURES)
      .map(([{ failure }, entry]) => ({ ...this.#toFailedTest(failure), ...entry }))
    const tests: TestCounts = {
      total: sums.total + this.#aroundTotal + this.#beyond.passed + this.#beyond.skipped,
      failed: sums.failed + this.#aroundTotal,
      skipped: sums.skipped + this.#beyond.skipped,
      seconds: roundSeconds(sums.seconds),
      flaky: sums.flaky,
      quarantined: sums.quarantined,
      failures: failures.slice(0, MAX_FAILURES).map((test) => this.#toFailedTest(test)),
      slowest: sums.slowest,
      flaky_names: sums.flakyNames,
      quarantined_tests: quarantined,
      suites: sums.listSuites(),
    }
    return { tests, problems, failed: open.map(({ parts }) => parts) }
  }

  /** Sets the state of a test in the history. Runs that a later run overcame, and repeated failures, are one test. */
  #addTo(history: TestHistory, ownKey: string, seen: Seen, isQuarantined: boolean): void {
    const { parts, skipped, seconds } = seen
    const [, within, name] = parts
    const key = name === '' ? ownKey : toIdentityKey(this.#open.toLastingIdentity(parts))
    const past = history.get(key)
    if (this.ignoresSkipped && past !== undefined && isOnlySkipped(seen)) return
    const isRepeated = seen.failure !== null
    const counts = isFailed(seen)
      ? { passed: 0, failed: 1, skipped }
      : { passed: isRepeated ? 1 : seen.passed, failed: 0, skipped: isRepeated ? 0 : skipped }
    const named = past ?? { title: formatTestTitle({ within, name }), suite: this.#findSuiteLabel(parts) }
    const hasFailed = past !== undefined && (past.hasFailed || past.failed > 0)
    const isFlaky = isRepeated || seen.isFlaky || (past?.isFlaky ?? false)
    history.set(key, { ...named, ...counts, seconds, isQuarantined, hasFailed, isFlaky })
  }

  listReports(): readonly ReportState[] {
    return this.#open.reports
  }

  /** Returns what later attempts must overcome. */
  listOpen(failed: readonly TestIdentity[], notOvercome: readonly TestIdentity[]): readonly TestIdentity[] {
    return this.#open.list(failed, notOvercome)
  }

  /** Returns the failed tests that the quarantine excuses. A test of Go that failed only by its subtests is excused with them. */
  async #findExcused(failed: readonly Seen[], pause: () => Promise<void>): Promise<ReadonlyMap<Seen, QuarantineFacts>> {
    const excused = new Map<Seen, QuarantineFacts>()
    if (this.quarantine === null) return excused
    for (const seen of failed) {
      await pause()
      if (seen.failure === null || seen.failure.around === 'case') continue
      const entry = this.quarantine.find(seen.failure, this.#toFailedTest(seen.failure).file)
      if (entry !== null) excused.set(seen, entry)
    }
    const below = groupSubtests(failed)
    for (const seen of failed) {
      const isParent = seen.failure?.isGo === true && hasNoOwnFailure(seen.failure) && !excused.has(seen)
      const inner = isParent ? (below.get(createParentKey(seen.parts, seen.parts[2])) ?? []) : []
      const [first] = inner
      const entry = first === undefined ? undefined : excused.get(first)
      if (entry !== undefined && inner.every((each) => excused.has(each))) excused.set(seen, entry)
    }
    return excused
  }

  readonly #labels = new Map<string, string>()
  /** Returns how a summary calls the suite of a test; for a file, its path in the workspace. */
  #findSuiteLabel([suite, within, , file]: TestIdentity): string {
    const label = (ANY_SUITE.test(suite) ? within || file : suite) || suite
    const labelBefore = this.#labels.get(label)
    if (labelBefore !== undefined) return labelBefore
    const isPath = /^(?:\/|[A-Za-z]:[\\/]|file:)/.test(label)
    const place = { file: label, line: 1, column: null, within: null }
    const shown = (isPath ? findSourceFile(place, this.workspace) : null) ?? label
    this.#labels.set(label, shown)
    return shown
  }

  #toProblem(test: TestCase, at: number): ToolProblem {
    const title = formatTestTitle(test)
    return { kind: 'test', message: `${title}: ${quoteFailure(test)}`, test: title, places: listTestPlaces(test), at }
  }

  #toFailedTest(test: TestCase | null): FailedTest {
    if (test === null) return { name: '', file: null, line: null, message: '', seconds: null }
    const [place] = placeProblems([this.#toProblem(test, 0)], this.workspace)
    const { file = null, line = null } = place ?? {}
    return { name: formatTestTitle(test), file, line, message: quoteFailure(test), seconds: test.seconds }
  }
}

/** Reports whether a failed test of Go printed nothing but the frames of its subtests. */
function hasNoOwnFailure({ text, message }: TestCase): boolean {
  const printed = /^(?:failed)?$/i.test(message.trim()) ? text : `${message}\n${text}`
  return printed.split('\n').every((line) => line.trim() === '' || GO_FRAME.test(line))
}

function createParentKey([suite, , , , hostname, report]: TestIdentity, name: string): string {
  return [report, hostname, suite, name].join('\0')
}

/** Returns the failed subtests of each test: Go calls them `Test/case`. */
function groupSubtests(failed: readonly Seen[]): ReadonlyMap<string, readonly Seen[]> {
  const below = new Map<string, Seen[]>()
  for (const seen of failed.filter(({ failure }) => failure?.isGo === true)) {
    const name = seen.parts[2].slice(0, MAX_PARENT)
    for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1))
      addTo(below, createParentKey(seen.parts, name.slice(0, at)), seen)
  }
  return below
}

/** Makes a failure of the tests that a suite counts as failed and does not name. */
function createUnnamedFailure({ suite, failed }: CountedTests): TestCase {
  const message = `${failed} failed tests, which the report does not name`
  return createTestCase({ suite, name: suite, state: 'failed', message, around: 'suite' })
}

function isFailed({ failure, passed }: Seen): boolean {
  return failure !== null && passed === 0
}

function isOnlySkipped({ failure, passed, skipped }: Seen): boolean {
  return failure === null && passed === 0 && skipped > 0
}
