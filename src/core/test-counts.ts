import { formatDuration } from './duration.js'
import { COUNT, data, type EventWith, optionalField } from './event-fields.js'
import { formatCount } from './messages.js'

export type FailedTest = {
  readonly name: string
  /** Relative to the workspace; null if the report names no file in it. */
  readonly file: string | null
  readonly line: number | null
  readonly message: string
  readonly seconds: number | null
}

export type QuarantineFacts = {
  /** The name and the file of the entry. */
  readonly entry: string
  readonly entry_file: string | null
  readonly owner: string | null
  readonly issue: string | null
  readonly reason: string
  readonly until: string
  readonly days_left: number
}
export type QuarantinedTest = FailedTest & QuarantineFacts

export type SuiteCounts = {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  /** Failed tests in quarantine, which `failed` does not count; absent for none. */
  readonly quarantined?: number
}

/**
 * Equal for all runs of one test, and of what fails around tests: `suite` for a suite, `run` for the run of a report, `rest` for
 * failed tests beyond those that are remembered, with the number of tests that their report had. Journals of older versions have
 * four parts.
 */
export type TestIdentity = readonly [
  suite: string,
  within: string,
  name: string,
  file: string,
  hostname?: string,
  report?: string,
  around?: 'suite' | 'run' | 'rest',
  tests?: number,
]

/** A test in the last state that the attempts of a visit reported. */
export type PastTest = {
  readonly title: string
  readonly suite: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  readonly isQuarantined: boolean
  /** Whether the test failed in an attempt before its last state. */
  readonly hasFailed: boolean
  /** Whether its runner repeated it until it passed. */
  readonly isFlaky: boolean
}

/** The tests of a visit by their identities. */
export type TestHistory = Map<string, PastTest>

/** Totals of the tests of all attempts of a visit, each in its last state, over all its reports. `failed` does not count tests in quarantine. */
export const TEST_COUNTS = {
  total: COUNT,
  failed: COUNT,
  skipped: COUNT,
  flaky: optionalField(COUNT),
  quarantined: optionalField(COUNT),
  seconds: COUNT,
  failures: data<readonly FailedTest[]>(Array.isArray),
  slowest: data<readonly { readonly name: string; readonly seconds: number }[]>(Array.isArray),
  flaky_names: optionalField(data<readonly string[]>()),
  quarantined_tests: optionalField(data<readonly QuarantinedTest[]>()),
  /** At most 100, those with failed tests first. */
  suites: optionalField(data<readonly SuiteCounts[]>()),
}
export type TestCounts = EventWith<typeof TEST_COUNTS>

export type TestTotals = {
  readonly [Key in 'total' | 'failed' | 'skipped' | 'flaky' | 'quarantined' | 'seconds']: number
} & {
  /** At most 100; absent if no test is flaky. */
  readonly flaky_names?: readonly string[]
}

/** Returns the counts in a line: `12 tests, 9 passed, 1 failed, 2 skipped, 3 s`. */
export function formatTestCounts({ total, failed, skipped, flaky = 0, quarantined = 0, seconds }: TestCounts): string {
  const more = [
    ...(quarantined > 0 ? [`${quarantined} failed in quarantine`] : []),
    `${skipped} skipped`,
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
    formatDuration(seconds * 1000),
  ]
  const passed = Math.max(0, total - failed - quarantined - skipped)
  return [formatCount(total, 'test'), `${passed} passed`, `${failed} failed`, ...more].join(', ')
}
