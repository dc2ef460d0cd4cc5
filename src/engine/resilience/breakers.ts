import type { Step } from '../../config/model.js'
import type { BreakerPolicy } from '../../config/resilience.js'
import type { NodeAt, RunEvent } from '../../core/events.js'
import { engineFailure, type RaisedHere } from '../../core/outcome.js'
import { isInsideAttempt } from '../../core/place.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Ended, Host } from '../model.js'
import {
  type BreakerState,
  breakerAllows,
  breakerFailed,
  breakerId,
  breakerReleased,
  breakerSucceeded,
  CLOSED_BREAKER,
} from './breaker.js'

export interface BreakerOptions {
  readonly emit: (event: RunEvent) => void
  readonly breakers: ReadonlyMap<string, BreakerState>
}

/** Permission for one attempt; the caller returns it to `count` with the end of the attempt. */
export interface Pass {
  readonly policy: BreakerPolicy
  readonly probe: boolean
}

/** Reports whether a kind means that an attempt was refused, which says nothing about the service behind a breaker. */
export function isRefusal(kind: string): boolean {
  return kind === 'internal.circuit_open' || kind === 'internal.policy_denied'
}

export class Breakers {
  readonly #states: Map<string, BreakerState>
  /** Running probes by breaker; attempts inside a probe belong to that probe. */
  readonly #probes = new Map<string, NodeAt>()

  constructor(readonly options: BreakerOptions) {
    this.#states = new Map(options.breakers)
  }

  state(host: Host, step: Step, policy: BreakerPolicy): BreakerState {
    return this.#states.get(createBreakerId(host, step, policy)) ?? CLOSED_BREAKER
  }

  /** Lets an attempt start, as a probe if the breaker is half open, or refuses it. */
  ask(host: Host, step: Step, at: NodeAt, policy: BreakerPolicy): Result<Pass, RaisedHere> {
    const id = createBreakerId(host, step, policy)
    const prober = this.#probes.get(id)
    if (prober !== undefined && isInsideAttempt(host.scope, prober)) return ok({ policy, probe: false })
    const answer = breakerAllows(this.#states.get(id) ?? CLOSED_BREAKER, policy, host.services.ports.clock.now())
    this.#move(host, step, policy, answer.state)
    if (!answer.allowed) return err(refusal(step, policy, answer.retryAfterSeconds))
    if (answer.probe) this.#probes.set(id, at)
    return ok({ policy, probe: answer.probe })
  }

  count(host: Host, step: Step, { policy, probe }: Pass, ended: Ended): void {
    if (probe) this.#probes.delete(createBreakerId(host, step, policy))
    const state = this.state(host, step, policy)
    this.#move(host, step, policy, countAttempt(state, policy, ended, probe, host.services.ports.clock.now()))
  }

  #move(host: Host, step: Step, policy: BreakerPolicy, next: BreakerState): void {
    const id = createBreakerId(host, step, policy)
    const previous = this.#states.get(id) ?? CLOSED_BREAKER
    if (previous === next) return
    this.#states.set(id, next)
    const { scope } = host
    const node = step.name
    this.options.emit({ type: 'breaker_counted', scope, node, id, state: next })
    if (previous.state === next.state) return
    const change = { key: policy.key ?? node, from: previous.state, to: next.state }
    this.options.emit({ type: 'circuit_state_changed', scope, node, ...change })
  }
}

function createBreakerId(host: Host, step: Step, policy: BreakerPolicy): string {
  const { settings, displayFile } = host.workflow
  return breakerId(policy.key, { name: settings.name, file: displayFile }, step.name)
}

function refusal(step: Step, policy: BreakerPolicy, retryAfterSeconds: number): RaisedHere {
  const key = policy.key ?? step.name
  const message = `the circuit breaker ${key} is open; ${step.name} was not run`
  const details = { key, retry_after_seconds: retryAfterSeconds }
  return { ...engineFailure('internal.circuit_open', message, details), typed: true }
}

function countAttempt(
  state: BreakerState,
  policy: BreakerPolicy,
  ended: Ended,
  probe: boolean,
  now: number,
): BreakerState {
  if (ended.status === 'completed') return breakerSucceeded(state, policy, probe)
  if (ended.status === 'raised' && !isRefusal(ended.error.envelope.kind)) return breakerFailed(state, policy, now)
  return probe ? breakerReleased(state) : state
}
