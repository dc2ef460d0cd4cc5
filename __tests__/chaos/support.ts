import fc from 'fast-check'

/** The same seed makes the same attacks; it is printed with every failure. */
const SEED = Number(process.env['CHAOS_SEED'] ?? 1)

/** How many attacks there are of each sort, as a multiple of a small number that fits into a minute. */
const RUNS = Number(process.env['CHAOS_RUNS'] ?? 20)

/** Attacks with everything that fast-check draws from the seed. */
export function attack<Drawn>(
  drawn: fc.Arbitrary<Drawn>,
  act: (drawn: Drawn) => Promise<void> | void,
  share = 1,
): Promise<void> {
  const property = fc.asyncProperty(drawn, async (one) => {
    await act(one)
  })
  return fc.assert(property, { seed: SEED, numRuns: Math.max(1, Math.round(RUNS * share)), endOnFailure: true })
}
