import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type FoundPattern, patternsBuiltBy, patternsOfSources } from '../__tests__/support/patterns.js'
import { findPrefixGrowth, listAttacks } from '../__tests__/support/prefix-growth.js'
import { MAX_LINE_CHARS } from '../src/text/bounded-lines.js'

/** Patterns of the sets, which see lines of at most 1,000 characters. */
const OF_SETS = /^(?:classify\/sets\/|classify\/evidence\.ts$)/
/** A single time above this is measured again, because other load on the machine may have added to it. */
const DOUBTFUL_MS = 0.3
const ROUNDS = 10

function measureOnce(pattern: RegExp, text: string): number {
  const begun = process.hrtime.bigint()
  pattern.lastIndex = 0
  pattern.test(text)
  return Number(process.hrtime.bigint() - begun) / 1e6
}

/** Returns a time in milliseconds, the shortest of several if it is long. */
function measure(pattern: RegExp, text: string): number {
  const first = measureOnce(pattern, text)
  if (first < DOUBTFUL_MS) return first
  return Math.min(first, ...Array.from({ length: ROUNDS }, () => measureOnce(pattern, text)))
}

function measureWorst({ place, source, flags }: FoundPattern) {
  const pattern = new RegExp(source, flags)
  const times = listAttacks(source, flags, MAX_LINE_CHARS).map((text) => measure(pattern, text))
  return { place, source, ms: Math.max(0, ...times) }
}

test('patterns whose text is cut', { timeout: 600_000 }, async () => {
  const { written, built } = patternsOfSources()
  // `--quick` does not import the modules that build patterns.
  const files = process.env['PATTERNS_QUICK'] === 'true' ? [] : [...new Set(built.map(({ file }) => file))]
  const all = [...written, ...(await patternsBuiltBy(files))]
  const once = new Map(all.map((pattern) => [`${pattern.flags}/${pattern.source}`, pattern]))
  const cut = [...once.values()].filter(
    ({ source, flags, place, isBounded }) =>
      isBounded || (OF_SETS.test(place) && findPrefixGrowth(source, flags) !== null),
  )
  const results = cut.map(measureWorst).toSorted((a, b) => b.ms - a.ms)
  writeFileSync(process.env['PATTERN_RESULTS'] ?? '', JSON.stringify(results))
  expect(results.length).toBeGreaterThan(10)
})
