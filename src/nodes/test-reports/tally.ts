import { addTo } from '../../core/maps.js'
import type { FailedTest, QuarantineFacts, SuiteCounts, TestCounts, TestIdentity } from '../../core/test-counts.js'
import type { ToolProblem } from '../classify/locate.js'
import { findSourceFile, placeProblems, type Workspace } from '../classify/places.js'
import { listTestPlaces, quoteFailure } from './message.js'
import { type CountedTests, createTestCase, formatTestTitle, type ReportSink, type TestCase } from './model.js'
import type { QuarantineMatcher } from './quarantine.js'

const MAX_TESTS = 500_000
const MAX_FAILURES = 100
const MAX_PROBLEMS = 1000
const MAX_SUITES = 100
const MAX_NAMES = 100
const SLOWEST = 5
/** Longest name of a test that can have subtests. */
const MAX_PARENT = 1000
/** Names of suites that say nothing: every test of the runner is in them. */
const ANY_SUITE = /^(?:|pytest|nosetests|jest tests|mocha tests|root suite|undefined|test suite|tests?)$/i

/** A test as all reports of an attempt describe it together; a runner that repeats a test lists it several times. */
interface Seen {
  readonly parts: TestIdentity
  passed: number
  skipped: number
  seconds: number
  isFlaky: boolean
  failure: TestCase | null
}

export function toIdentityKey(parts: TestIdentity): string {
  return parts.join('\0')
}

/** Adds up the tests of an attempt in bounded memory. */
export class TestTally implements ReportSink {
  readonly #seen = new Map<string, Seen>()
  readonly #around: TestCase[] = []
  readonly #counted: CountedTests[] = []
  readonly defects: { readonly reason: string; readonly isCutOff: boolean }[] = []
  #isFull = false

  constructor(
    readonly workspace: Workspace,
    readonly quarantine: QuarantineMatcher | null,
  ) {}

  /** Number of tests that reports had so far. */
  cases = 0

  test(test: TestCase): void {
    this.cases += 1
    if (test.isSuite) {
      if (this.#around.length < MAX_PROBLEMS) this.#around.push(test)
      return
    }
    const parts: TestIdentity = [test.suite, test.within, test.name, test.file ?? '']
    // Tests without a name cannot be told apart, and so are different tests.
    const key = test.name === '' ? String(this.cases) : toIdentityKey(parts)
    const known = this.#seen.get(key)
    if (known === undefined && this.#seen.size >= MAX_TESTS) {
      this.#isFull = true
      return
    }
    const seen = known ?? { parts, passed: 0, skipped: 0, seconds: 0, isFlaky: false, failure: null }
    if (known === undefined) this.#seen.set(key, seen)
    if (test.state === 'passed') seen.passed += 1
    else if (test.state === 'skipped') seen.skipped += 1
    else seen.failure ??= this.#bounded(test)
    seen.seconds += test.seconds ?? 0
    seen.isFlaky ||= test.isFlaky
    this.quarantine?.see(test)
  }

  #failures = 0
  /** Keeps the texts of the first failures only. */
  #bounded(test: TestCase): TestCase {
    this.#failures += 1
    return this.#failures <= MAX_PROBLEMS ? test : { ...test, message: '', text: '', printed: '' }
  }

  addCounts(tests: CountedTests): void {
    this.cases += tests.total
    this.#counted.push(tests)
    if (tests.failed > 0)
      this.incomplete(`it counts ${tests.failed} failed tests of ${tests.suite || 'a suite'} and names none of them`)
  }

  incomplete(reason: string, isCutOff = false): void {
    if (this.defects.length < MAX_NAMES) this.defects.push({ reason, isCutOff })
  }

  /** Returns the tests that failed before and are neither passed nor skipped in these reports. */
  stillFailing(before: readonly TestIdentity[]): readonly TestIdentity[] {
    return before.filter((parts) => {
      const seen = this.#seen.get(toIdentityKey(parts))
      return seen === undefined || (seen.failure !== null && seen.passed === 0)
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
    if (this.#isFull) this.incomplete(`it has more than ${MAX_TESTS} tests`)
    const excused = await this.#excused(failed, pause)
    for (const { parts } of excused.keys()) {
      const counts = suites.get(this.#suiteLabel(parts))
      if (counts === undefined) continue
      counts.failed -= 1
      counts.quarantined = (counts.quarantined ?? 0) + 1
    }
    const open = failed.filter((seen) => !excused.has(seen))
    const around = [...this.#around, ...this.#counted.flatMap(withoutCases)]
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
      total: sums.total + this.#around.length,
      failed: sums.failed + open.length + this.#around.length,
      seconds: Math.round(sums.seconds * 1000) / 1000,
      flaky: flakyTotal,
      quarantined: excused.size,
      failures: failures.slice(0, MAX_FAILURES).map((test) => this.#failedTest(test)),
      slowest,
      flaky_names: flaky,
      quarantined_tests: quarantined,
      suites: sortSuites(suites),
    }
    return { tests, problems, failing: open.map(({ parts }) => parts), isAroundTests: around.length > 0 }
  }

  /** Returns the failed tests that the quarantine excuses. A test whose subtests are all excused is as well. */
  async #excused(failed: readonly Seen[], pause: () => Promise<void>): Promise<ReadonlyMap<Seen, QuarantineFacts>> {
    const excused = new Map<Seen, QuarantineFacts>()
    if (this.quarantine === null) return excused
    for (const seen of failed) {
      await pause()
      const file = this.#failedTest(seen.failure).file
      const entry = seen.failure === null ? null : this.quarantine.find(seen.failure, file)
      if (entry !== null) excused.set(seen, entry)
    }
    const below = groupSubtests(failed)
    for (const seen of failed) {
      const inner = excused.has(seen) ? [] : (below.get(`${seen.parts[0]}\0${seen.parts[2]}`) ?? [])
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

/** Returns the failed subtests of each test, by suite and name: Go calls them `Test/case`. */
function groupSubtests(failed: readonly Seen[]): ReadonlyMap<string, readonly Seen[]> {
  const below = new Map<string, Seen[]>()
  for (const seen of failed) {
    const [suite, , fullName] = seen.parts
    const name = fullName.slice(0, MAX_PARENT)
    for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1))
      addTo(below, `${suite}\0${name.slice(0, at)}`, seen)
  }
  return below
}

function toNamedTest([, within, name]: TestIdentity) {
  return { within, name }
}

/** Makes a failure of the tests that a suite counts as failed and does not name. */
function withoutCases({ suite, failed }: CountedTests): readonly TestCase[] {
  if (failed === 0) return []
  const message = `${failed} failed tests, which the report does not name`
  return [createTestCase({ name: suite, state: 'failed', message, isSuite: true })]
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
