import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ofType, script, simulate } from './governance-harness.js'

const NODES = ['a', 'b', 'c', 'd'] as const
type Name = (typeof NODES)[number]

interface Settings {
  readonly threshold: number
  readonly recovery: number
  readonly successes: number
}

/** `a` and `b` share a key, `c` and `d` have breakers of their own. */
const KEYS: Readonly<Record<Name, string>> = { a: 'shared', b: 'shared', c: 'c', d: 'd' }

interface Visit {
  readonly node: Name
  readonly fails: boolean
  readonly pause: number
}

/** The simplest thing that could be right: counters and a time, nothing of the engine. */
class Model {
  readonly #of = new Map<string, { state: string; failures: number; successes: number; openedAt: number }>()
  readonly changes: string[] = []

  constructor(readonly settings: Settings) {}

  #get(key: string) {
    const known = this.#of.get(key) ?? { state: 'closed', failures: 0, successes: 0, openedAt: 0 }
    this.#of.set(key, known)
    return known
  }

  #turn(key: string, to: string): void {
    const breaker = this.#get(key)
    this.changes.push(`${key} ${breaker.state}>${to}`)
    breaker.state = to
  }

  /** Whether the node ran, and how long to stay away if not. */
  visit(key: string, fails: boolean, now: number): { readonly ran: boolean; readonly wait: number } {
    const breaker = this.#get(key)
    if (breaker.state === 'open') {
      const left = breaker.openedAt + this.settings.recovery - now
      if (left > 0) return { ran: false, wait: left }
      breaker.successes = 0
      this.#turn(key, 'half_open')
    }
    if (fails) {
      breaker.failures += 1
      if (breaker.state === 'half_open' || breaker.failures >= this.settings.threshold) {
        breaker.openedAt = now
        this.#turn(key, 'open')
      }
    } else if (breaker.state === 'half_open') {
      breaker.successes += 1
      if (breaker.successes >= this.settings.successes) {
        breaker.failures = 0
        this.#turn(key, 'closed')
      }
    } else breaker.failures = 0
    return { ran: true, wait: 0 }
  }
}

/** One step after the other: a node, then a pause. */
function workflow(visits: readonly Visit[], { threshold, recovery, successes }: Settings): string {
  const nodes = visits.map(({ node, pause }, index) => {
    const next = index + 1 < visits.length ? `${visits[index + 1]?.node}${index + 1}` : '$end'
    return `  - { name: pause${index}, type: wait, duration: ${pause}s, routes: [{ to: ${next} }] }
${script(
  `${node}${index}`,
  `resilience: { circuit_breaker: { key: ${KEYS[node]}, failure_threshold: ${threshold}, recovery_timeout: ${recovery}, success_threshold: ${successes} } }
routes: [{ to: pause${index} }, { on_error: true, to: pause${index} }]`,
)}`
  })
  return `workflow: { name: t, entry_point: ${visits[0]?.node}0, limits: { max_iterations: 1000 } }\nagents:\n${nodes.join('')}`
}

describe('breakers of several nodes and keys, as a whole', () => {
  it('do what a simple model says, on a virtual clock', async () => {
    const visit = fc.record({
      node: fc.constantFrom(...NODES),
      fails: fc.boolean(),
      pause: fc.integer({ min: 1, max: 12 }),
    })
    const settings = fc.record({
      threshold: fc.integer({ min: 1, max: 3 }),
      recovery: fc.integer({ min: 1, max: 20 }),
      successes: fc.integer({ min: 1, max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 25 }), settings, async (visits, chosen) => {
        const model = new Model(chosen)
        const expected: { ran: boolean; wait: number }[] = []
        let now = 0
        for (const { node, fails, pause } of visits) {
          expected.push(model.visit(KEYS[node], fails, now))
          now += pause
        }
        const ran = await simulate({
          files: workflow(visits, chosen),
          program: (name) => (visits[Number(name.slice(1))]?.fails === true ? { raise: { kind: 'x.y' } } : {}),
        })
        expect(ran.result.outcome).toBe('success')
        const changes = ofType(ran, 'circuit_state_changed').map(({ key, from, to }) => `${key} ${from}>${to}`)
        expect(changes).toEqual(model.changes)
        const refused = ofType(ran, 'node_failed').filter(({ envelope }) => envelope.kind === 'internal.circuit_open')
        expect(refused.map(({ envelope }) => envelope.details.retry_after_seconds)).toEqual(
          expected.filter((one) => !one.ran).map((one) => one.wait),
        )
        expect(ran.calls).toHaveLength(expected.filter((one) => one.ran).length)
      }),
      { numRuns: 25 },
    )
  })
})
