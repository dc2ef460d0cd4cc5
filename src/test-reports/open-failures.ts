import type { TestIdentity } from '../core/test-counts.js'
import type { TestCase } from './model.js'

/** Maximum number of failed tests that a later attempt knows by name. */
const MAX_NAMED = 1000
const MAX_AROUND = 10_000
/** Names of suites that say nothing: every test of the runner is in them. */
export const ANY_SUITE = /^(?:|pytest|nosetests|jest tests|mocha tests|root suite|undefined|test suite|tests?)$/i

export function toIdentityKey([suite, within, name, file, hostname, report, around]: TestIdentity): string {
  return [suite, within, name, file, hostname, report, around].join('\0')
}

/** What the report file of an attempt says as a whole. */
export class ReportState {
  cases = 0
  failed = 0
  /** Whether tests failed that are known by their number only. */
  hasUnnamed = false
  /** Whether the report was read to its end and its runner had finished writing it. */
  isWhole = true
  /** One hostname is that of the machine, which may be another one in the next attempt; several tell tests apart. */
  readonly hostnames = new Set<string>()
  readonly #ran = new Set<string>()

  constructor(readonly name: string) {}

  add({ suite, within, file, hostname, state }: TestCase): void {
    this.cases += 1
    if (state === 'failed') this.failed += 1
    this.hostnames.add(hostname)
    this.markAsRun(suite, within, file ?? '')
  }

  /** Notes suites, classes and files that ran. The class `a.b.C` is in the module `a.b`. */
  markAsRun(...names: readonly string[]): void {
    for (const name of names) {
      if (this.#ran.has(name) || ANY_SUITE.test(name)) continue
      this.#ran.add(name)
      for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1))
        this.#ran.add(name.slice(0, end))
    }
  }

  hasRun([suite, within, name, file]: TestIdentity): boolean {
    return [suite, within, name, file].some((each) => !ANY_SUITE.test(each) && this.#ran.has(each))
  }
}

/** Keeps what failed in an attempt, and compares it with what failed before. */
export class OpenFailures {
  readonly #reports = new Map<string, ReportState>()
  readonly #around = new Map<string, TestIdentity>()

  get reports(): readonly ReportState[] {
    return [...this.#reports.values()]
  }

  begin(name: string): ReportState {
    const state = this.#reports.get(name) ?? new ReportState(name)
    this.#reports.set(name, state)
    return state
  }

  addAround({ suite, within, name, file }: TestCase, around: 'suite' | 'run', report: ReportState): void {
    const identity: TestIdentity = [suite, within, name, file ?? '', '', report.name, around]
    if (this.#around.size < MAX_AROUND) this.#around.set(toIdentityKey(identity), identity)
    else report.hasUnnamed = true
  }

  /** Returns the identity by which other attempts know a test. */
  toLastingIdentity(identity: TestIdentity): TestIdentity {
    const [suite, within, name, file, hostname = '', report = ''] = identity
    const isOnly = (this.#reports.get(report)?.hostnames.size ?? 0) < 2
    return [suite, within, name, file, isOnly ? '' : hostname, report]
  }

  /** Returns the identity that a test of an earlier attempt has in these reports. */
  #toOwn(identity: TestIdentity): TestIdentity {
    const [suite, within, name, file, hostname = '', report = ''] = identity
    const hostnames = this.#reports.get(report)?.hostnames
    const [only] = hostnames?.size === 1 && hostname === '' ? hostnames : []
    return [suite, within, name, file, only ?? hostname, report]
  }

  /** Returns those of an earlier attempt's failures that these reports do not show as overcome. */
  listStillFailing(
    before: readonly TestIdentity[],
    hasOvercome: (test: TestIdentity) => boolean,
  ): readonly TestIdentity[] {
    return before.filter((identity) => {
      const [, , , , , name = '', around, tests = 0] = identity
      if (around === undefined) return !hasOvercome(this.#toOwn(identity))
      const report = this.#reports.get(name)
      if (report === undefined || !report.isWhole || report.cases === 0) return true
      if (around === 'rest') return report.failed > 0 || report.cases < tests
      return this.#around.has(toIdentityKey(identity)) || (around === 'suite' && !report.hasRun(identity))
    })
  }

  /** Returns what later attempts must overcome: at most 1,000 tests by name, and the rest by the size of their report. */
  list(failed: readonly TestIdentity[], notOvercome: readonly TestIdentity[]): readonly TestIdentity[] {
    const tests = failed.map((each) => this.toLastingIdentity(each))
    const all = new Map([...tests, ...this.#around.values(), ...notOvercome].map((each) => [toIdentityKey(each), each]))
    const named = [...all.values()]
    const rest = new Map<string, number>()
    for (const { name, cases, hasUnnamed } of this.#reports.values()) if (hasUnnamed) rest.set(name, cases)
    for (const [, , , , , report = '', , tests = 0] of named.slice(MAX_NAMED))
      rest.set(report, Math.max(this.#reports.get(report)?.cases ?? 0, tests, rest.get(report) ?? 0))
    const name = 'failed tests that are too many to be remembered by name'
    const unnamed = [...rest].map(([report, cases]): TestIdentity => ['', '', name, '', '', report, 'rest', cases])
    return [...named.slice(0, MAX_NAMED), ...unnamed]
  }
}
