import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askBreaker,
  type BreakerSettings,
  type BreakerState,
  CLOSED_BREAKER,
  recordBreakerFailure,
  recordBreakerSuccess,
  releaseBreaker,
} from '../../../src/engine/resilience/breaker.js'

const settings: BreakerSettings = { failureThreshold: 3, recoveryTimeoutSeconds: 60, successThreshold: 2 }

function failTimes(count: number, now: number): BreakerState {
  let state = CLOSED_BREAKER
  for (let i = 0; i < count; i++) state = recordBreakerFailure(state, settings, now)
  return state
}

describe('breaker', () => {
  it('opens after failures in a row only', () => {
    let state = failTimes(2, 0)
    state = recordBreakerSuccess(state, settings)
    state = recordBreakerFailure(recordBreakerFailure(state, settings, 0), settings, 0)
    expect(state).toMatchObject({ state: 'closed', failures: 2 })
    expect(recordBreakerFailure(state, settings, 7)).toMatchObject({ state: 'open', opened_at: 7 })
  })

  it('refuses until its timer has run, and says how long', () => {
    const open = failTimes(3, 1000)
    expect(askBreaker(open, settings, 1000)).toMatchObject({ allowed: false, retryAfterSeconds: 60 })
    expect(askBreaker(open, settings, 60_999)).toMatchObject({ allowed: false, retryAfterSeconds: 0.001 })
    expect(askBreaker(open, settings, 61_000)).toMatchObject({
      allowed: true,
      probe: true,
      state: { state: 'half_open', probing: true, successes: 0 },
    })
  })

  it('lets one probe through at a time and closes after enough of them', () => {
    const first = askBreaker(failTimes(3, 0), settings, 60_000)
    expect(askBreaker(first.state, settings, 60_001)).toMatchObject({ allowed: false, retryAfterSeconds: 0 })
    const between = recordBreakerSuccess(first.state, settings)
    expect(between).toMatchObject({ state: 'half_open', successes: 1, probing: false })
    const second = askBreaker(between, settings, 60_002)
    expect(second.allowed).toBe(true)
    expect(recordBreakerSuccess(second.state, settings)).toEqual(CLOSED_BREAKER)
  })

  it('opens again on a failure while half open, with a fresh timer', () => {
    const first = askBreaker(failTimes(3, 0), settings, 60_000)
    const one = recordBreakerSuccess(first.state, settings)
    const again = recordBreakerFailure(askBreaker(one, settings, 60_001).state, settings, 90_000)
    expect(again).toMatchObject({ state: 'open', opened_at: 90_000, successes: 0, probing: false })
    expect(askBreaker(again, settings, 149_999).allowed).toBe(false)
    expect(askBreaker(again, settings, 150_000).allowed).toBe(true)
  })

  it('learns nothing from a run that started before the opening', () => {
    const probing = askBreaker(failTimes(3, 0), settings, 60_000).state
    expect(recordBreakerSuccess(probing, settings, false)).toEqual(probing)
    const open = failTimes(3, 0)
    expect(recordBreakerSuccess(open, settings, false)).toEqual(open)
    expect(recordBreakerFailure(open, settings, 30_000)).toEqual(open)
  })

  it('gives a lost probe back', () => {
    const probing = askBreaker(failTimes(3, 0), settings, 60_000).state
    expect(askBreaker(releaseBreaker(probing), settings, 60_001).allowed).toBe(true)
  })

  it('is not kept open by a clock that was set back', () => {
    const open = failTimes(3, 1_000_000)
    const answer = askBreaker(open, settings, 5)
    expect(answer).toMatchObject({ allowed: false, retryAfterSeconds: 60, state: { opened_at: 5 } })
    expect(askBreaker(answer.state, settings, 60_005).allowed).toBe(true)
  })
})

type Step =
  | { readonly kind: 'start' }
  | { readonly kind: 'pass'; readonly milliseconds: number }
  | { readonly kind: 'end'; readonly well: boolean }

/** The rules told as a story: what happened since the last change of state, and nothing else. */
class Model {
  state: 'closed' | 'open' | 'half_open' = 'closed'
  streak = 0
  proven = 0
  since = 0
  probe = false

  constructor(readonly rules: BreakerSettings) {}

  start(now: number): boolean {
    if (this.state === 'open' && now - this.since >= this.rules.recoveryTimeoutSeconds * 1000) {
      this.state = 'half_open'
      this.proven = 0
      this.probe = false
    }
    if (this.state === 'closed') return true
    if (this.state === 'open' || this.probe) return false
    this.probe = true
    return true
  }

  end(well: boolean, probe: boolean, now: number): void {
    if (this.state === 'closed') {
      this.streak = well ? 0 : this.streak + 1
      if (this.streak >= this.rules.failureThreshold) this.open(now)
    } else if (this.state === 'half_open') {
      if (!well) this.open(now)
      else if (probe) this.prove()
    }
  }

  prove(): void {
    this.probe = false
    this.proven += 1
    if (this.proven < this.rules.successThreshold) return
    this.state = 'closed'
    this.streak = 0
  }

  open(now: number): void {
    this.state = 'open'
    this.since = now
    this.probe = false
  }
}

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>({ kind: 'start' }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('end' as const), well: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), milliseconds: fc.nat(5000) }) },
  ),
  { maxLength: 80 },
)
const rules = fc.record({
  failureThreshold: fc.integer({ min: 1, max: 4 }),
  recoveryTimeoutSeconds: fc.integer({ min: 0, max: 6 }),
  successThreshold: fc.integer({ min: 1, max: 3 }),
})

describe('breaker against a model', () => {
  it('agrees on every answer and every state, also with runs that overlap', () => {
    fc.assert(
      fc.property(rules, steps, (some, story) => {
        const model = new Model(some)
        let state = CLOSED_BREAKER
        let now = 1_700_000_000_000
        const running: boolean[] = []
        const allowed = { breaker: [] as boolean[], model: [] as boolean[] }
        const waits = [0]
        for (const step of story) {
          if (step.kind === 'pass') now += step.milliseconds
          if (step.kind === 'start') {
            const answer = askBreaker(state, some, now)
            allowed.breaker.push(answer.allowed)
            allowed.model.push(model.start(now))
            waits.push(answer.retryAfterSeconds)
            state = answer.state
            if (answer.allowed) running.push(answer.probe)
          }
          if (step.kind === 'end') {
            const probe = running.shift()
            if (probe === undefined) continue
            state = step.well ? recordBreakerSuccess(state, some, probe) : recordBreakerFailure(state, some, now)
            model.end(step.well, probe, now)
          }
          expect(state.state).toBe(model.state)
          expect(state.probing).toBe(model.state === 'half_open' && model.probe)
        }
        expect(allowed.breaker).toEqual(allowed.model)
        expect(Math.max(...waits)).toBeLessThanOrEqual(some.recoveryTimeoutSeconds)
      }),
      { numRuns: 500 },
    )
  })
})
