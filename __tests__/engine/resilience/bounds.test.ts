import { describe, expect, it } from 'vitest'
import { createRetryBudget } from '../../../src/config/resilience.js'
import { computeBackoff, readRetryAfter } from '../../../src/core/duration.js'
import { parseJson } from '../../../src/core/json.js'
import {
  askBreaker,
  type BreakerState,
  CLOSED_BREAKER,
  MAX_BREAKER_FILE_CHARS,
  printBreakers,
  readBreakerFile,
  readBreakerState,
  recordBreakerFailure,
  recordBreakerSuccess,
} from '../../../src/engine/resilience/breaker.js'

describe('a retry that says nothing', () => {
  it('has the documented defaults', () => {
    expect(createRetryBudget({})).toEqual({
      maxRetries: 3,
      backoff: 'exponential',
      initialSeconds: 1,
      multiplier: 2,
      maxSeconds: 60,
      jitter: 0.25,
      maxElapsedSeconds: null,
      from: null,
      retryable: null,
    })
  })

  it.each([
    ['none', 2, 0],
    ['fixed', 2, 1],
    ['linear', 2, 3],
    ['exponential', 2, 4],
    ['exponential', 5, 32],
    ['exponential', 6, 60],
    ['exponential', 5000, 60],
  ] as const)('%s: after %d retries it waits %d s', (backoff, retry, seconds) => {
    expect(computeBackoff(createRetryBudget({ backoff, jitter: 0 }), retry, 0.5, null)).toBe(seconds)
  })

  it.each([
    [0, 0.75],
    [0.5, 1],
    [0.999_999_9, 1.25],
  ])('jitter of a quarter around a second, drawn %d: %d s', (random, seconds) => {
    expect(computeBackoff(createRetryBudget({}), 0, random, null)).toBe(seconds)
  })

  it.each([
    [86_400, 86_400],
    [86_401, 86_400],
    [0.5, 0.5],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    ['7', null],
  ])('an error that asks for %j seconds gets %j', (asked, given) => {
    expect(readRetryAfter({ retry_after_seconds: asked })).toBe(given)
  })
})

describe('a breaker', () => {
  const settings = { failureThreshold: 3, recoveryTimeoutSeconds: 10, successThreshold: 2 }
  const open: BreakerState = { state: 'open', failures: 3, successes: 0, opened_at: 1000, probing: false }

  it('that is open counts neither successes nor failures of runs from before', () => {
    expect(recordBreakerSuccess(open, settings, true)).toBe(open)
    expect(recordBreakerFailure(open, settings, 5000)).toBe(open)
  })

  it('starts closed and clean', () => {
    expect(CLOSED_BREAKER).toEqual({ state: 'closed', failures: 0, successes: 0, opened_at: null, probing: false })
  })

  it.each([
    ['closed', CLOSED_BREAKER, 0, { allowed: true, retryAfterSeconds: 0, probe: false }],
    ['half open, with a probe', { ...open, state: 'half_open', probing: true }, 0, { allowed: false, probe: false }],
    ['half open, without one', { ...open, state: 'half_open' }, 0, { allowed: true, probe: true }],
    ['open', open, 10_999, { allowed: false, retryAfterSeconds: 0.001, probe: false }],
    ['open long enough', open, 11_000, { allowed: true, retryAfterSeconds: 0, probe: true }],
  ] as const)('%s', (_, state, now, answer) => {
    expect(askBreaker(state, settings, now)).toMatchObject(answer)
  })
})

describe('the file of breakers', () => {
  const entry = { state: 'open', failures: 3, successes: 0, opened_at: 5, probing: false }
  const textOf = (breakers: object): string => JSON.stringify({ schema_version: 1, breakers })

  it('may be just so long', () => {
    const text = textOf({ a: entry })
    const full = text + ' '.repeat(MAX_BREAKER_FILE_CHARS - text.length)
    expect(MAX_BREAKER_FILE_CHARS).toBe(1_048_576)
    expect([...readBreakerFile(full).breakers.keys()]).toEqual(['a'])
    expect(readBreakerFile(`${full} `)).toEqual({
      breakers: new Map(),
      warning: expect.stringContaining('too large'),
    })
  })

  it('may hold just so many', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, entry]))
    expect(readBreakerFile(textOf(many(1000)))).toMatchObject({ warning: null })
    expect(readBreakerFile(textOf(many(1001))).warning).toContain('1 entries')
  })

  it.each([
    ['a count just as large as may be', { failures: Number.MAX_SAFE_INTEGER }, true],
    ['a larger one', { failures: Number.MAX_SAFE_INTEGER + 1 }, false],
    ['a negative one', { successes: -1 }, false],
    ['a half', { failures: 1.5 }, false],
    ['opened at the beginning of time', { opened_at: 0 }, true],
    ['opened before it', { opened_at: -1 }, false],
    ['open since never', { opened_at: null }, false],
    ['closed since never', { state: 'closed', opened_at: null }, true],
    ['another state', { state: 'ajar' }, false],
  ])('%s', (_, change, isUsable) => {
    expect(readBreakerState({ ...entry, ...change }) !== null).toBe(isUsable)
  })

  it('is written with the latest openings first, and without what is closed and clean', () => {
    const state = (openedAt: number | null, failures = 1): BreakerState => ({
      ...CLOSED_BREAKER,
      state: openedAt === null ? 'closed' : 'open',
      failures,
      opened_at: openedAt,
    })
    const breakers = new Map([
      ['clean', state(null, 0)],
      ['b', state(null)],
      ['a', state(null)],
      ['old', state(5)],
      ['new', state(6)],
    ])
    const written = parseJson(printBreakers(breakers)) as { breakers: object }
    expect(Object.keys(written.breakers)).toEqual(['new', 'old', 'a', 'b'])
  })
})
