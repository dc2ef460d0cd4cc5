import type { SuiteCounts, TestCounts, TestHistory } from '../core/test-counts.js'

const MAX_SUITES = 100
const MAX_NAMES = 100
const SLOWEST = 5

type SuiteSums = { -readonly [Key in keyof Omit<SuiteCounts, 'name'>]: SuiteCounts[Key] }
type Slow = TestCounts['slowest'][number]

/** Adds up tests by suite, and keeps the names that a summary shows. */
export class TestSums {
  total = 0
  failed = 0
  skipped = 0
  seconds = 0
  flaky = 0
  quarantined = 0
  readonly flakyNames: string[] = []
  #slowest: readonly Slow[] = []
  readonly #suites = new Map<string, SuiteSums>()

  /** Adds every test in its last state: one that failed before and passed since is flaky. */
  addAll(history: TestHistory): void {
    for (const {
      title,
      suite,
      passed,
      failed,
      skipped,
      seconds,
      isQuarantined,
      hasFailed,
      isFlaky,
    } of history.values()) {
      const isExcused = failed > 0 && isQuarantined
      this.add(suite, { passed, failed: isExcused ? 0 : failed, skipped, seconds, quarantined: isExcused ? failed : 0 })
      this.#addSlow({ name: title, seconds })
      if (failed > 0 || passed === 0 || !(hasFailed || isFlaky)) continue
      this.flaky += 1
      if (this.flakyNames.length < MAX_NAMES) this.flakyNames.push(title)
    }
  }

  add(suite: string, counts: Required<SuiteSums>): void {
    const sum = this.#suites.get(suite) ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 }
    this.#suites.set(suite, sum)
    for (const key of ['passed', 'failed', 'skipped', 'seconds'] as const) sum[key] += counts[key]
    if (counts.quarantined > 0) sum.quarantined = (sum.quarantined ?? 0) + counts.quarantined
    this.total += counts.passed + counts.failed + counts.skipped + counts.quarantined
    for (const key of ['failed', 'skipped', 'seconds', 'quarantined'] as const) this[key] += counts[key]
  }

  #addSlow(test: Slow): void {
    const last = this.#slowest.at(-1)
    if (test.seconds === 0 || (this.#slowest.length === SLOWEST && test.seconds <= (last?.seconds ?? 0))) return
    this.#slowest = [...this.#slowest, test].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  }

  get slowest(): readonly Slow[] {
    return this.#slowest
  }

  /** Returns the suites, those with failed tests first. */
  listSuites(): readonly SuiteCounts[] {
    return [...this.#suites]
      .map(([name, counts]) => ({ name, ...counts, seconds: roundSeconds(counts.seconds) }))
      .sort((a, b) => b.failed - a.failed || (b.quarantined ?? 0) - (a.quarantined ?? 0))
      .slice(0, MAX_SUITES)
  }
}

export function roundSeconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
