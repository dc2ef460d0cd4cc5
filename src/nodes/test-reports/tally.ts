import { addTo } from '../../core/maps.js'
import type { FailedTest, QuarantineFacts, SuiteCounts, TestCounts, TestIdentity } from '../../core/test-counts.js'
import type { ToolProblem } from '../classify/locate.js'
import { findSourceFile, placeProblems, type Workspace } from '../classify/places.js'
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

const MAX_TESTS = 500_000
const MAX_FAILURES = 100
const MAX_PROBLEMS = 1000
const MAX_SUITES = 100
const MAX_NAMES = 100
const SLOWEST = 5
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
    const known = this.#seen.get(key)
    if (known === undefined && this.#seen.size >= this.maxTests) {
      this.#addBeyond(test)
      return
    }
    const seen = known ?? { parts, passed: 0, skipped: 0, seconds: 0, isFlaky: false, failure: null }
    if (known === undefined) this.#seen.set(key, seen)
    if (test.state === 'passed') seen.passed += 1
    else if (test.state === 'skipped') seen.skipped += 1
    // pytest lists a test again if a fixture fails after it.
    else if (seen.failure === null || test.around === 'case') seen.failure = this.#bounded(test)
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
  #bounded(test: TestCase): TestCase {
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
  stillFailing(before: readonly TestIdentity[]): readonly TestIdentity[] {
    return this.#open.stillFailing(before, (test) => {
      const seen = this.#seen.get(toIdentityKey(test))
      return seen !== undefined && (seen.failure === null || seen.passed > 0)
    })
  }

  /** Judges the tests: counts, failed ones, and those that the quarantine excuses. Awaits `pause` between longer pieces of work. */
  async judge(pause: () => Promise<void>) {
    const sums = { total: 0, failed: 0, skipped: 0, seconds: 0 }
    const suites = new Map<string, SuiteSums>()
    const failed: Seen[] = []
    const flaky: string[] = []
    let slowest: { readonly name: string; readonly seconds: number }[] = []
    let flakyTotal = 0
    for (const seen of this.#seen.values()) {
      const { parts, passed, skipped, seconds } = seen
      const hasFailed = seen.failure !== null && passed === 0
      // Runs that a later run overcame, and repeated failures, are one test.
      const isRepeated = seen.failure !== null
      const counts = hasFailed
        ? { passed: 0, failed: 1, skipped, seconds }
        : { passed: isRepeated ? 1 : passed, failed: 0, skipped: isRepeated ? 0 : skipped, seconds }
      addCounts(suites, this.#suiteLabel(parts), counts)
      sums.total += counts.passed + counts.failed + counts.skipped
      sums.skipped += counts.skipped
      sums.seconds += seconds
      if (hasFailed) failed.push(seen)
      else if (isRepeated || seen.isFlaky) {
        flakyTotal += 1
        if (flaky.length < MAX_NAMES) flaky.push(formatTestTitle(toNamedTest(parts)))
      }
      const last = slowest.at(-1)
      if (seconds === 0 || (slowest.length === SLOWEST && seconds <= (last?.seconds ?? 0))) continue
      slowest = [...slowest, { name: formatTestTitle(toNamedTest(parts)), seconds }]
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, SLOWEST)
    }
    for (const { suite, total, failed: failures, skipped } of this.#counted) {
      addCounts(suites, suite, {
        passed: Math.max(0, total - failures - skipped),
        failed: failures,
        skipped,
        seconds: 0,
      })
      sums.total += total
      sums.skipped += skipped
      sums.failed += failures
    }
    const excused = await this.#excused(failed, pause)
    for (const { parts } of excused.keys()) {
      const counts = suites.get(this.#suiteLabel(parts))
      if (counts === undefined) continue
      counts.failed -= 1
      counts.quarantined = (counts.quarantined ?? 0) + 1
    }
    const open = failed.filter((seen) => !excused.has(seen))
    const unnamed = this.#counted.filter((tests) => tests.failed > 0).map(createUnnamedFailure)
    const around = [...this.#around, ...unnamed]
    const failures = [...open.flatMap(({ failure }) => failure ?? []), ...around].slice(0, MAX_PROBLEMS)
    const problems: ToolProblem[] = []
    for (const test of failures) {
      await pause()
      problems.push(this.#problem(test, problems.length))
    }
    const quarantined = [...excused]
      .slice(0, MAX_FAILURES)
      .map(([{ failure }, entry]) => ({ ...this.#failedTest(failure), ...entry }))
    const tests: TestCounts = {
      ...sums,
      total: sums.total + this.#aroundTotal + this.#beyond.passed + this.#beyond.skipped,
      failed: sums.failed + open.length + this.#aroundTotal,
      skipped: sums.skipped + this.#beyond.skipped,
      seconds: Math.round(sums.seconds * 1000) / 1000,
      flaky: flakyTotal,
      quarantined: excused.size,
      failures: failures.slice(0, MAX_FAILURES).map((test) => this.#failedTest(test)),
      slowest,
      flaky_names: flaky,
      quarantined_tests: quarantined,
      suites: sortSuites(suites),
    }
    return { tests, problems, failed: open.map(({ parts }) => parts) }
  }

  /** Returns what later attempts must overcome. */
  listOpen(failed: readonly TestIdentity[], notOvercome: readonly TestIdentity[]): readonly TestIdentity[] {
    return this.#open.list(failed, notOvercome)
  }

  /** Returns the failed tests that the quarantine excuses. A test of Go that failed only by its subtests is excused with them. */
  async #excused(failed: readonly Seen[], pause: () => Promise<void>): Promise<ReadonlyMap<Seen, QuarantineFacts>> {
    const excused = new Map<Seen, QuarantineFacts>()
    if (this.quarantine === null) return excused
    for (const seen of failed) {
      await pause()
      if (seen.failure === null || seen.failure.around === 'case') continue
      const entry = this.quarantine.find(seen.failure, this.#failedTest(seen.failure).file)
      if (entry !== null) excused.set(seen, entry)
    }
    const below = groupSubtests(failed)
    for (const seen of failed) {
      const isParent = seen.failure?.isGo === true && hasNoOwnFailure(seen.failure) && !excused.has(seen)
      const inner = isParent ? (below.get(toParentKey(seen.parts, seen.parts[2])) ?? []) : []
      const [first] = inner
      const entry = first === undefined ? undefined : excused.get(first)
      if (entry !== undefined && inner.every((each) => excused.has(each))) excused.set(seen, entry)
    }
    return excused
  }

  readonly #labels = new Map<string, string>()
  /** Returns how a summary calls the suite of a test; for a file, its path in the workspace. */
  #suiteLabel([suite, within, , file]: TestIdentity): string {
    const label = (ANY_SUITE.test(suite) ? within || file : suite) || suite
    const known = this.#labels.get(label)
    if (known !== undefined) return known
    const isPath = /^(?:\/|[A-Za-z]:[\\/]|file:)/.test(label)
    const place = { file: label, line: 1, column: null, within: null }
    const shown = (isPath ? findSourceFile(place, this.workspace) : null) ?? label
    this.#labels.set(label, shown)
    return shown
  }

  #problem(test: TestCase, at: number): ToolProblem {
    const title = formatTestTitle(test)
    return { kind: 'test', message: `${title}: ${quoteFailure(test)}`, test: title, places: listTestPlaces(test), at }
  }

  #failedTest(test: TestCase | null): FailedTest {
    if (test === null) return { name: '', file: null, line: null, message: '', seconds: null }
    const [place] = placeProblems([this.#problem(test, 0)], this.workspace)
    const { file = null, line = null } = place ?? {}
    return { name: formatTestTitle(test), file, line, message: quoteFailure(test), seconds: test.seconds }
  }
}

/** Reports whether a failed test of Go printed nothing but the frames of its subtests. */
function hasNoOwnFailure({ text, message }: TestCase): boolean {
  const said = /^(?:failed)?$/i.test(message.trim()) ? text : `${message}\n${text}`
  return said.split('\n').every((line) => line.trim() === '' || GO_FRAME.test(line))
}

function toParentKey([suite, , , , hostname, report]: TestIdentity, name: string): string {
  return [report, hostname, suite, name].join('\0')
}

/** Returns the failed subtests of each test: Go calls them `Test/case`. */
function groupSubtests(failed: readonly Seen[]): ReadonlyMap<string, readonly Seen[]> {
  const below = new Map<string, Seen[]>()
  for (const seen of failed.filter(({ failure }) => failure?.isGo === true)) {
    const name = seen.parts[2].slice(0, MAX_PARENT)
    for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1))
      addTo(below, toParentKey(seen.parts, name.slice(0, at)), seen)
  }
  return below
}

function toNamedTest([, within, name]: TestIdentity) {
  return { within, name }
}

/** Makes a failure of the tests that a suite counts as failed and does not name. */
function createUnnamedFailure({ suite, failed }: CountedTests): TestCase {
  const message = `${failed} failed tests, which the report does not name`
  return createTestCase({ suite, name: suite, state: 'failed', message, around: 'suite' })
}

type SuiteSums = { -readonly [Key in keyof Omit<SuiteCounts, 'name'>]: SuiteCounts[Key] }

function addCounts(suites: Map<string, SuiteSums>, name: string, counts: SuiteSums): void {
  const sum = suites.get(name) ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 }
  for (const key of ['passed', 'failed', 'skipped', 'seconds'] as const) sum[key] += counts[key]
  suites.set(name, sum)
}

/** Returns the suites, those with failed tests first. */
function sortSuites(suites: ReadonlyMap<string, Omit<SuiteCounts, 'name'>>): readonly SuiteCounts[] {
  return [...suites]
    .map(([name, counts]) => ({ name, ...counts, seconds: Math.round(counts.seconds * 1000) / 1000 }))
    .sort((a, b) => b.failed - a.failed || (b.quarantined ?? 0) - (a.quarantined ?? 0))
    .slice(0, MAX_SUITES)
}
