import type { Step, Workflow } from '../../config/model.js'
import type { BreakerPolicy, Resilience } from '../../config/resilience.js'
import { computeBackoff, readRetryAfter } from '../../core/duration.js'
import type { Raised } from '../../core/envelope.js'
import type { NodeAt, RunEvent } from '../../core/events.js'
import { isCount, parseJson } from '../../core/json.js'
import { hasNeverStarted, isRetryable } from '../../core/kinds.js'
import { createEngineFailure, type RaisedHere } from '../../core/outcome.js'
import { isInsideAttempt } from '../../core/place.js'
import { err, ok, type Result } from '../../core/result.js'
import { allowNull, createObjectShape, isBoolean, isNumber, isObject, oneOf, type Shaped } from '../../core/shape.js'
import type { Ended, Host } from '../model.js'
import type { Decision } from '../routing.js'

export type BreakerSettings = Pick<BreakerPolicy, 'failureThreshold' | 'recoveryTimeoutSeconds' | 'successThreshold'>

const FIELDS = {
  state: oneOf('closed', 'open', 'half_open'),
  /** Failures in a row while closed. */
  failures: isCount,
  /** Successful probes while half open. */
  successes: isCount,
  /** Wall-clock milliseconds of the last opening; null while closed. */
  opened_at: allowNull((value): value is number => isNumber(value) && value >= 0),
  /** Whether a probe is running; a half-open breaker allows one at a time. */
  probing: isBoolean,
}
const isState = createObjectShape(FIELDS)
/** State of a breaker, as stored in checkpoints and files. */
export type BreakerState = Shaped<typeof FIELDS>

/** Returns the value if it is a valid state, otherwise null. */
export function readBreakerState(value: unknown): BreakerState | null {
  return isState(value) && (value.state === 'closed' || value.opened_at !== null) ? value : null
}

export const CLOSED_BREAKER: BreakerState = {
  state: 'closed',
  failures: 0,
  successes: 0,
  opened_at: null,
  probing: false,
}

/** Decides whether an attempt may start; the returned state replaces the old one. The caller passes `probe` on with the attempt's outcome. */
export function askBreaker(state: BreakerState, settings: BreakerSettings, now: number) {
  const answer = (allowed: boolean, next: BreakerState, waitMs = 0) => {
    return { allowed, state: next, retryAfterSeconds: Math.ceil(waitMs) / 1000, probe: allowed && next.probing }
  }
  if (state.state === 'closed') return answer(true, state)
  if (state.state === 'half_open')
    return state.probing ? answer(false, state) : answer(true, { ...state, probing: true })
  // A clock that was set back must not keep the breaker open longer than its timeout.
  const opened_at = Math.min(state.opened_at ?? now, now)
  const remaining = opened_at + settings.recoveryTimeoutSeconds * 1000 - now
  if (remaining > 0) return answer(false, { ...state, opened_at }, remaining)
  return answer(true, { ...state, state: 'half_open', successes: 0, opened_at, probing: true })
}

/** Counts a success. An attempt from before the opening, which is no `probe`, proves nothing about the time after it. */
export function recordBreakerSuccess(
  state: BreakerState,
  settings: BreakerSettings,
  probe = state.probing,
): BreakerState {
  if (state.state === 'closed') return state.failures === 0 ? state : { ...state, failures: 0 }
  if (state.state === 'open' || !probe) return state
  const successes = state.successes + 1
  return successes >= settings.successThreshold ? CLOSED_BREAKER : { ...state, successes, probing: false }
}

/** Counts a failed attempt; a refusal is not an attempt. */
export function recordBreakerFailure(state: BreakerState, settings: BreakerSettings, now: number): BreakerState {
  if (state.state === 'open') return state
  const failures = state.state === 'closed' ? state.failures + 1 : state.failures
  if (state.state === 'closed' && failures < settings.failureThreshold) return { ...state, failures }
  return { state: 'open', failures, successes: 0, opened_at: now, probing: false }
}

/** Releases a probe that neither succeeded nor failed, because it was cancelled or its process died. */
export function releaseBreaker(state: BreakerState): BreakerState {
  return state.probing ? { ...state, probing: false } : state
}

export type BreakerStates = ReadonlyMap<string, BreakerState>

export const MAX_BREAKER_FILE_CHARS = 1024 * 1024
const MAX_BREAKERS = 1000

type BreakerOwner = Pick<Workflow, 'displayFile'> & { readonly settings: Pick<Workflow['settings'], 'name'> }

/** Returns the identity of a breaker across runs: its key, or its node and workflow; outside of a repository the file alone is not enough. */
export function toBreakerId(key: string | null, { settings, displayFile }: BreakerOwner, node: string): string {
  return key === null ? `node:${displayFile}#${node}@${settings.name}` : `key:${key}`
}

const isBreakerFile = createObjectShape({ schema_version: oneOf(1), breakers: isObject })

/** Reads a breaker file; a damaged file never stops a run and counts as empty. */
export function readBreakerFile(text: string): { readonly breakers: BreakerStates; readonly warning: string | null } {
  const breakers = new Map<string, BreakerState>()
  if (text.trim() === '') return { breakers, warning: null }
  const file = text.length > MAX_BREAKER_FILE_CHARS ? undefined : parseJson(text)
  if (!isBreakerFile(file))
    return { breakers, warning: 'the breaker state is ignored: it is damaged, too large, or not of schema_version 1' }
  let unusable = 0
  for (const [id, entry] of Object.entries(file.breakers)) {
    const state = readBreakerState(entry)
    if (state === null || breakers.size >= MAX_BREAKERS) unusable += 1
    else breakers.set(id, releaseBreaker(state))
  }
  const warning =
    unusable === 0 ? null : `the breaker state has ${unusable} entries that cannot be used; they are ignored`
  return { breakers, warning }
}

/** Serialises breakers for later runs, the latest openings first; a closed breaker without failures needs no entry. */
export function printBreakers(breakers: BreakerStates): string {
  const entries = [...breakers]
    .filter(([, state]) => state.state !== 'closed' || state.failures > 0)
    .sort(([a, left], [b, right]) => (right.opened_at ?? 0) - (left.opened_at ?? 0) || (a < b ? -1 : 1))
    .slice(0, MAX_BREAKERS)
    .map(([id, state]) => [id, releaseBreaker(state)] as const)
  return `${JSON.stringify({ schema_version: 1, breakers: Object.fromEntries(entries) }, null, 2)}\n`
}

export interface UnhandledError {
  readonly error: Raised
  readonly policy: Resilience['retry']
  /** The node's breaker after this error was counted; null without a breaker. */
  readonly breaker: BreakerState | null
  /** All attempts of this visit, retries by routes included. */
  readonly attempts: number
  readonly random: number
}

/** Decides about an error that no route handles; null if neither a retry policy nor an open breaker applies. */
export function decidePolicy(input: UnhandledError): Decision | null {
  const { error, policy, breaker, attempts, random } = input
  const { kind, details } = error.envelope
  // A half-open breaker refuses attempts while another probe is running.
  const isRefused = breaker?.state === 'open' || (breaker?.state === 'half_open' && kind === 'internal.circuit_open')
  if (isRefused) return createUnhandled('dead_letter', 'the circuit breaker is open')
  if (policy === null) return null
  const isNamed = policy.retryable?.includes(kind) === true
  if (!isRetryable(error, policy.retryable) || (hasNeverStarted(error.envelope) && !isNamed)) {
    const who = details['retryable'] === false ? 'the error says that it' : kind
    return createUnhandled('escalate', `${who} is not retryable`)
  }
  if (attempts > policy.maxRetries) return createUnhandled('dead_letter', `all ${policy.maxRetries} retries are spent`)
  const delaySeconds = computeBackoff(policy, Math.max(0, attempts - 1), random, readRetryAfter(details))
  const said = { decision: 'retry', reason: `retry ${attempts} of ${policy.maxRetries}` } as const
  return { action: 'retry', delaySeconds, from: null, row: POLICY_ROW, policy: said }
}

/** Route that events name if the retry policy decides. */
const POLICY_ROW = { id: 'resilience.retry', route: {} } as const

function createUnhandled(decision: 'dead_letter' | 'escalate', reason: string): Decision {
  return { action: 'unhandled', policy: { decision, reason } }
}

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
    return this.#states.get(toBreakerId(policy.key, host.workflow, step.name)) ?? CLOSED_BREAKER
  }

  /** Lets an attempt start, as a probe if the breaker is half open, or refuses it. */
  ask(host: Host, step: Step, at: NodeAt, policy: BreakerPolicy): Result<Pass, RaisedHere> {
    const id = toBreakerId(policy.key, host.workflow, step.name)
    const prober = this.#probes.get(id)
    if (prober !== undefined && isInsideAttempt(host.scope, prober)) return ok({ policy, probe: false })
    const answer = askBreaker(this.#states.get(id) ?? CLOSED_BREAKER, policy, host.services.ports.clock.now())
    this.#move(host, step, policy, answer.state)
    if (!answer.allowed) {
      const key = policy.key ?? step.name
      const details = { key, retry_after_seconds: answer.retryAfterSeconds }
      const message = `the circuit breaker ${key} is open; ${step.name} was not run`
      return err({ ...createEngineFailure('internal.circuit_open', message, details), typed: true })
    }
    if (answer.probe) this.#probes.set(id, at)
    return ok({ policy, probe: answer.probe })
  }

  count(host: Host, step: Step, { policy, probe }: Pass, ended: Ended): void {
    if (probe) this.#probes.delete(toBreakerId(policy.key, host.workflow, step.name))
    const state = this.state(host, step, policy)
    const move = (next: BreakerState): void => this.#move(host, step, policy, next)
    if (ended.status === 'completed') move(recordBreakerSuccess(state, policy, probe))
    else if (ended.status === 'raised' && !isRefusal(ended.error.envelope.kind))
      move(recordBreakerFailure(state, policy, host.services.ports.clock.now()))
    else if (probe) move(releaseBreaker(state))
  }

  #move(host: Host, step: Step, policy: BreakerPolicy, next: BreakerState): void {
    const id = toBreakerId(policy.key, host.workflow, step.name)
    const previous = this.#states.get(id) ?? CLOSED_BREAKER
    if (previous === next) return
    this.#states.set(id, next)
    const at = { scope: host.scope, node: step.name }
    this.options.emit({ type: 'breaker_counted', ...at, id, state: next })
    if (previous.state === next.state) return
    const change = { key: policy.key ?? step.name, from: previous.state, to: next.state }
    this.options.emit({ type: 'circuit_state_changed', ...at, ...change })
  }
}
