import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResilienceDefinition } from '../../../src/config/model.js'
import { mergeResilience, type Resilience } from '../../../src/config/resilience.js'
import { computeBackoff } from '../../../src/core/duration.js'
import type { Raised } from '../../../src/core/envelope.js'
import type { JsonObject } from '../../../src/core/json.js'
import { isRetryable } from '../../../src/core/kinds.js'
import { type BreakerState, CLOSED_BREAKER, decidePolicy } from '../../../src/engine/resilience/breaker.js'

function raised(kind: string, details: JsonObject = {}): Raised {
  const envelope = { kind, message: 'm', details }
  return { envelope, origin: 'engine', frames: [], attempts: 1, exit_code: null, stderr_tail: '', typed: true }
}

function policyOf(retry: NonNullable<ResilienceDefinition['retry']>): NonNullable<Resilience['retry']> {
  const { retry: policy } = mergeResilience({ retry }, undefined)
  if (policy === null) throw new Error('no policy')
  return policy
}

const open: BreakerState = { state: 'open', failures: 5, successes: 0, opened_at: 0, probing: false }
const halfOpen: BreakerState = { ...open, state: 'half_open', probing: true }

describe('settings', () => {
  it('has the defaults of each part, and only where it is given', () => {
    expect(mergeResilience(undefined, undefined)).toEqual({ retry: null, breaker: null })
    expect(mergeResilience({}, {})).toEqual({ retry: null, breaker: null })
    expect(mergeResilience({ retry: {} }, undefined)).toEqual({
      retry: {
        maxRetries: 3,
        backoff: 'exponential',
        initialSeconds: 1,
        multiplier: 2,
        maxSeconds: 60,
        jitter: 0.25,
        maxElapsedSeconds: null,
        from: null,
        retryable: null,
      },
      breaker: null,
    })
    expect(mergeResilience(undefined, { circuit_breaker: {} })).toEqual({
      retry: null,
      breaker: { failureThreshold: 5, recoveryTimeoutSeconds: 60, successThreshold: 2, key: null, scope: 'run' },
    })
  })

  it('merges field by field, the node over the workflow', () => {
    const fromFile: ResilienceDefinition = {
      retry: { max_retries: 5, jitter: 0, retryable: ['external.*'] },
      circuit_breaker: { key: 'registry' },
    }
    const merged = mergeResilience(fromFile, {
      retry: { max_retries: 1, initial_delay: 0 },
      circuit_breaker: { scope: 'repository' },
    })
    expect(merged.retry).toMatchObject({ maxRetries: 1, jitter: 0, initialSeconds: 0, retryable: ['external.*'] })
    expect(merged.breaker).toMatchObject({ key: 'registry', scope: 'repository', failureThreshold: 5 })
  })
})

describe('retryable', () => {
  it.each<[string, JsonObject, readonly string[] | undefined, boolean]>([
    ['internal.timeout', {}, undefined, true],
    ['provider.exhausted', {}, undefined, true],
    ['internal.script_error', {}, undefined, false],
    ['external.git.network', {}, ['external.git.*'], true],
    ['external.gitlab.down', {}, ['external.git.*'], false],
    ['external.git.network', {}, ['*'], true],
    ['internal.timeout', {}, ['external.a.b'], false],
    ['external.a.b', { retryable: true }, [], true],
    ['internal.timeout', { retryable: false }, undefined, false],
    ['internal.timeout', { retryable: 'no' }, undefined, true],
  ])('%s with %j in %j: %s', (kind, details, list, expected) => {
    expect(isRetryable(raised(kind, details), list)).toBe(expected)
  })
})

describe('delay', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [5, 32],
    [6, 60],
    [99, 60],
  ])('retry %i waits %i s without jitter', (n, seconds) => {
    expect(computeBackoff(policyOf({ jitter: 0 }), n, 0.3, null)).toBe(seconds)
  })

  it('lets the error outrank the cap', () => {
    expect(computeBackoff(policyOf({ jitter: 0, max_delay: 5 }), 0, 0.5, 90)).toBe(90)
    expect(computeBackoff(policyOf({ jitter: 0 }), 3, 0.5, 2)).toBe(8)
  })

  it('stays within the jitter and under the cap, whatever the numbers', () => {
    const settings = fc.record({
      initial_delay: fc.double({ min: 0, max: 1000, noNaN: true }),
      backoff_multiplier: fc.double({ min: 1, max: 1e6, noNaN: true }),
      max_delay: fc.double({ min: 0, max: 1000, noNaN: true }),
      jitter: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(settings, fc.nat(100), random, (some, n, drawn) => {
        const delay = computeBackoff(policyOf(some), n, drawn, null)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThanOrEqual(some.max_delay + 0.0005)
      }),
    )
  })
})

describe('decision', () => {
  const policy = policyOf({ max_retries: 2, jitter: 0 })
  it.each([
    ['breaker open', 'internal.timeout', policy, open, 1, 'dead_letter'],
    ['breaker open outranks not retryable', 'external.a.b', policy, open, 1, 'dead_letter'],
    ['breaker open without a retry policy', 'external.a.b', null, open, 1, 'dead_letter'],
    ['refused beside a probe', 'internal.circuit_open', policy, halfOpen, 1, 'dead_letter'],
    ['not retryable', 'external.a.b', policy, CLOSED_BREAKER, 1, 'escalate'],
    ['not retryable without a breaker', 'external.a.b', policy, null, 9, 'escalate'],
    ['first failure', 'internal.timeout', policy, null, 1, 'retry'],
    ['last retry', 'internal.timeout', policy, CLOSED_BREAKER, 2, 'retry'],
    ['spent', 'internal.timeout', policy, CLOSED_BREAKER, 3, 'dead_letter'],
    ['no retries at all', 'internal.timeout', policyOf({ max_retries: 0 }), null, 1, 'dead_letter'],
    ['no resilience', 'internal.timeout', null, null, 1, 'none'],
    ['a closed breaker alone', 'internal.timeout', null, CLOSED_BREAKER, 1, 'none'],
    ['somebody else’s open circuit', 'internal.circuit_open', policy, CLOSED_BREAKER, 1, 'retry'],
    ['a kind of a set that is transient', 'external.git.network', policy, CLOSED_BREAKER, 1, 'retry'],
    ['a kind of a set that is not', 'external.git.auth', policy, CLOSED_BREAKER, 1, 'escalate'],
  ] as const)('%s', (_, kind, given, breaker, attempts, decision) => {
    const made = decidePolicy({ error: raised(kind), policy: given, breaker, attempts, random: 0.5 })
    expect(made?.policy?.decision ?? 'none').toBe(decision)
    expect(made?.policy?.reason).not.toBe('')
  })

  it('gives each retry its delay', () => {
    const delays = [1, 2].map((attempts) =>
      decidePolicy({ error: raised('internal.timeout'), policy, breaker: null, attempts, random: 0 }),
    )
    expect(delays).toMatchObject([{ delaySeconds: 1 }, { delaySeconds: 2 }])
    const asked = raised('internal.timeout', { retry_after_seconds: 120 })
    expect(decidePolicy({ error: asked, policy, breaker: null, attempts: 1, random: 0 })).toMatchObject({
      delaySeconds: 120,
    })
  })
})
