import type { Member, PolicyDefinition, Step, Workflow } from '../config/model.js'
import { finallySteps, isGroup } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import { isRecord, type Json, type JsonObject } from '../core/json.js'
import type { NodeOutcome, RaisedHere } from '../core/outcome.js'
import {
  type BreakerState,
  breakerAllows,
  breakerFailed,
  breakerReleased,
  breakerSucceeded,
  CLOSED_BREAKER,
} from '../resilience/breaker.js'
import { breakerId } from '../resilience/breaker-file.js'
import {
  denialEnvelope,
  evaluatePolicies,
  firstDenial,
  type PolicyAnswer,
  type PolicyInput,
} from '../resilience/policies.js'
import {
  type BreakerPolicy,
  type PolicyDecision,
  policyDecision,
  type Resilience,
  resilienceOf,
} from '../resilience/retry-policy.js'
import type { Governance } from './governance.js'
import type { Host } from './run-context.js'

/** What the governor tells and keeps. */
export interface GovernorOptions {
  readonly root: Workflow
  readonly emit: (event: RunEvent) => void
  readonly breakers: ReadonlyMap<string, BreakerState>
  readonly onBreaker: (id: string, state: BreakerState, scope: BreakerPolicy['scope']) => void
  readonly random: () => number
}

interface Running {
  readonly probe: boolean
}

/** Policies, circuit breakers and the retry policy of one run with all its children. */
export class Governor implements Governance {
  readonly #options: GovernorOptions
  readonly #breakers: Map<string, BreakerState>
  readonly #answers = new Map<string, PolicyAnswer>()
  readonly #policies = new Map<string, readonly PolicyDefinition[]>()
  readonly #resilience = new WeakMap<object, Resilience>()
  readonly #running = new Map<string, Running>()
  readonly #runningNodes = new Map<string, number>()
  readonly #failedItems = new Set<string>()
  #tasks = 0

  constructor(options: GovernorOptions) {
    this.#options = options
    this.#breakers = new Map(options.breakers)
    this.#inherit(options.root, [])
  }

  /** Children obey the policies of everyone above them. */
  #inherit(workflow: Workflow, above: readonly PolicyDefinition[]): void {
    if (this.#policies.has(workflow.file)) return
    const all = [...above, ...(workflow.settings.policies ?? [])]
    this.#policies.set(workflow.file, all)
    for (const child of workflow.children.values()) this.#inherit(child, all)
  }

  enter(host: Host, step: Step | Member, at: NodeAt): Promise<RaisedHere | null> | null {
    if (!isGoverned(step) || finallySteps(host.workflow).includes(step.name)) return null
    const policies = this.#policies.get(host.workflow.file) ?? []
    const { breaker } = this.#resilienceOf(host, step)
    if (policies.length === 0 && breaker === null) return null
    return this.#ask(host, step, at, policies, breaker)
  }

  async #ask(
    host: Host,
    step: Step | Member,
    at: NodeAt,
    policies: readonly PolicyDefinition[],
    breaker: BreakerPolicy | null,
  ): Promise<RaisedHere | null> {
    const denied = policies.length === 0 ? null : await this.#deniedBy(host, step, at, policies)
    if (denied !== null) return { envelope: denialEnvelope(denied), origin: 'engine', inner: null, alwaysTyped: true }
    const probe = breaker === null ? false : this.#passes(host, step, breaker)
    if (typeof probe !== 'boolean') return probe
    this.#running.set(runKey(at), { probe })
    this.#runningNodes.set(step.name, (this.#runningNodes.get(step.name) ?? 0) + 1)
    if (isTask(step)) this.#tasks += 1
    return null
  }

  async #deniedBy(
    host: Host,
    step: Step | Member,
    at: NodeAt,
    policies: readonly PolicyDefinition[],
  ): Promise<PolicyAnswer | null> {
    const { settings, ports } = host.services
    const answers = await evaluatePolicies(policies, this.#input(host, step, at), {
      processes: ports.processes,
      signal: host.signal,
      cwd: settings.cwd,
      env: settings.env,
    })
    for (const answer of answers) {
      this.#answers.set(answer.policy_name, answer)
      this.#options.emit({ type: 'policy_evaluated', scope: host.scope, node: step.name, ...answer })
    }
    return firstDenial(answers)
  }

  #input(host: Host, step: Step | Member, at: NodeAt): PolicyInput {
    const timeout = step.type === 'script' ? step.timeout : step.type === 'agent' ? step.timeout_seconds : undefined
    return {
      node: {
        name: step.name,
        type: step.type,
        timeoutSeconds: timeout ?? null,
        maxConcurrent: isGroup(step) ? (step.max_concurrent ?? null) : null,
      },
      running: this.#runningNodes,
      runningTotal: this.#tasks,
      failedBefore: host.item !== null && this.#failedItems.has(itemKey(host, step)),
      isRetry: at.attempt > 1,
      group: (name) => groupCounts(host, name),
      scope: host.names,
      contextJson: () => contextJson(host, step),
    }
  }

  /** Whether this run is the probe of a half-open breaker, or the refusal of an open one. */
  #passes(host: Host, step: Step | Member, policy: BreakerPolicy): boolean | RaisedHere {
    const id = breakerId(policy.key, host.workflow.displayFile, step.name)
    const answer = breakerAllows(this.#breakers.get(id) ?? CLOSED_BREAKER, policy, host.services.ports.clock.now())
    this.#move(host, step, id, policy, answer.state)
    if (answer.allowed) return answer.probe
    const key = policy.key ?? step.name
    return {
      envelope: {
        kind: 'internal.circuit_open',
        message: `the circuit breaker ${key} is open; ${step.name} was not run`,
        details: { key, retry_after_seconds: answer.retryAfterSeconds },
      },
      origin: 'engine',
      inner: null,
      alwaysTyped: true,
    }
  }

  #move(host: Host, step: Step | Member, id: string, policy: BreakerPolicy, next: BreakerState): void {
    const before = this.#breakers.get(id) ?? CLOSED_BREAKER
    if (before === next) return
    this.#breakers.set(id, next)
    this.#options.onBreaker(id, next, policy.scope)
    if (before.name !== next.name) {
      this.#options.emit({
        type: 'circuit_state_changed',
        scope: host.scope,
        node: step.name,
        key: policy.key ?? step.name,
        from: before.name,
        to: next.name,
      })
    }
  }

  leave(host: Host, step: Step | Member, at: NodeAt, outcome: NodeOutcome | null): void {
    const run = this.#running.get(runKey(at))
    if (run === undefined) return
    this.#running.delete(runKey(at))
    this.#runningNodes.set(step.name, Math.max(0, (this.#runningNodes.get(step.name) ?? 1) - 1))
    if (isTask(step)) this.#tasks -= 1
    if (outcome?.status === 'raised' && host.item !== null) this.#failedItems.add(itemKey(host, step))
    const { breaker } = this.#resilienceOf(host, step)
    if (breaker === null) return
    const id = breakerId(breaker.key, host.workflow.displayFile, step.name)
    const state = this.#breakers.get(id) ?? CLOSED_BREAKER
    this.#move(host, step, id, breaker, counted(state, breaker, outcome, run.probe, host.services.ports.clock.now()))
  }

  judge(host: Host, step: Step | Member, at: NodeAt, error: Raised): PolicyDecision {
    if (isGroup(step) || !isGoverned(step)) return { decision: 'none', reason: '' }
    const { retry, breaker } = this.#resilienceOf(host, step)
    if (retry === null && breaker === null) return { decision: 'none', reason: '' }
    const state =
      breaker === null
        ? null
        : (this.#breakers.get(breakerId(breaker.key, host.workflow.displayFile, step.name)) ?? CLOSED_BREAKER)
    const decision = policyDecision({
      error,
      policy: retry,
      breaker: state,
      attempts: at.attempt,
      random: this.#options.random(),
    })
    if (decision.decision !== 'none') {
      this.#options.emit({
        type: 'resilience_decided',
        ...at,
        decision: decision.decision,
        reason: decision.reason,
        kind: error.envelope.kind,
      })
    }
    return decision
  }

  policyView(): JsonObject {
    const view: Record<string, Json> = {}
    for (const policies of this.#policies.values())
      for (const { name } of policies) view[name] = { allowed: true, reason: '', metadata: {} }
    for (const [name, { allowed, reason, metadata }] of this.#answers) view[name] = { allowed, reason, metadata }
    return view
  }

  #resilienceOf(host: Host, step: Step | Member): Resilience {
    const known = this.#resilience.get(step)
    if (known !== undefined) return known
    const own = 'resilience' in step ? step.resilience : undefined
    const made = isGroup(step) ? { retry: null, breaker: null } : resilienceOf(host.workflow.settings.resilience, own)
    this.#resilience.set(step, made)
    return made
  }
}

/** Policies and resilience reach what does work outside: scripts, agents, workflows; policies also groups. */
function isGoverned(step: Step | Member): boolean {
  return step.type === 'script' || step.type === 'agent' || step.type === 'workflow' || isGroup(step)
}

/** What counts as a running task; a group or a child only holds tasks. */
function isTask(step: Step | Member): boolean {
  return step.type === 'script' || step.type === 'agent'
}

function counted(
  state: BreakerState,
  policy: BreakerPolicy,
  outcome: NodeOutcome | null,
  probe: boolean,
  now: number,
): BreakerState {
  if (outcome === null || outcome.status === 'raised') return breakerFailed(state, policy, now)
  if (outcome.status === 'completed') return breakerSucceeded(state, policy, probe)
  return probe ? breakerReleased(state) : state
}

function runKey(at: NodeAt): string {
  return `${at.scope}\n${at.node}\n${at.visit}\n${at.attempt}`
}

function itemKey(host: Host, step: Step | Member): string {
  return `${host.workflow.file}\n${host.item?.group ?? ''}\n${step.name}\n${host.item?.key ?? ''}`
}

/** How a group ended, from what it left in the context. */
function groupCounts(host: Host, name: string): { readonly total: number; readonly completed: number } | null {
  const output = host.context.steps.get(name)?.output
  if (!isRecord(output) || !Array.isArray(output['results'])) return null
  const results: readonly unknown[] = output['results']
  const completed = results.filter((one) => isRecord(one) && one['status'] === 'completed').length
  return { total: results.length, completed }
}

function contextJson(host: Host, step: Step | Member): Json {
  const nodes: Record<string, Json> = {}
  for (const [name, { output, error }] of host.context.steps) nodes[name] = { output: output ?? null, error }
  return {
    workflow: { name: host.workflow.settings.name, file: host.workflow.displayFile, input: host.inputs },
    node: { name: step.name, type: step.type },
    nodes,
  }
}
