import {
  getConcurrency,
  getTimeout,
  isGroup,
  listFinallySteps,
  listVariants,
  type PolicyDefinition,
  type Step,
  type Workflow,
} from '../config/model.js'
import { getResilience } from '../config/resilience.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import { isRecord, type Json, type JsonObject } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import { isRetried, runKey, walkRunsAround } from '../core/place.js'
import { err, ok } from '../core/result.js'
import { isGovernedType, isWork } from '../core/step-types.js'
import { type Scope, scopeOver } from '../expressions/index.js'
import { withNames } from '../nodes/rendering.js'
import type { Ended, Governance, Host, InForce } from './model.js'
import { type BreakerOptions, Breakers, decidePolicy, type Pass } from './resilience/breaker.js'
import {
  askCommands,
  type CommandVerdicts,
  evaluatePolicies,
  filterPolicies,
  findDenial,
  type GroupCounts,
  type PolicyAnswer,
  type PolicyInput,
} from './resilience/policies.js'
import type { Decision } from './routing.js'

export interface GovernanceOptions extends BreakerOptions {
  readonly root: Workflow
  readonly answers: readonly PolicyAnswer[]
  readonly random: () => number
  /** Policies and group counts of callers that are not running here, for a redrive. */
  readonly inherited?: InForce
}

/** Rules for everything inside a running child, or inside a running group of `finally`. */
interface Frame {
  readonly host: Host
  readonly policies: readonly PolicyDefinition[]
  readonly exempt: boolean
}

const NO_VERDICTS: CommandVerdicts = new Map()

/** Policies, circuit breakers and the retry policy of a run, children included. */
export class RunGovernance implements Governance {
  readonly #breakers: Breakers
  readonly #latest = new Map<string, PolicyAnswer>()
  readonly #answers = new WeakMap<Host, Map<string, readonly PolicyAnswer[]>>()
  readonly #frames = new Map<string, Frame>()
  readonly #passes = new Map<string, Pass | null>()
  readonly #running = new Map<string, Map<string, number>>()
  readonly #names = new Set<string>()
  #tasks = 0

  constructor(readonly options: GovernanceOptions) {
    this.#breakers = new Breakers(options)
    for (const { name } of options.inherited?.policies ?? []) this.#names.add(name)
    for (const { settings } of listVariants(options.root))
      for (const { name } of settings.policies ?? []) this.#names.add(name)
    for (const answer of options.answers) this.#latest.set(answer.policy_name, answer)
  }

  async enter(host: Host, step: Step, at: NodeAt): Promise<RaisedHere | null> {
    if (!isGovernedType(step.type)) return null
    const frames = this.#around(host)
    const isFinally = !host.inGroup && listFinallySteps(host.workflow).includes(step.name)
    const exempt = frames.some((frame) => frame.exempt) || isFinally
    const policies = this.#policiesAt(host, frames)
    if (step.type === 'workflow' || exempt) {
      const ownPolicies = step.type === 'workflow' ? (host.workflow.settings.policies ?? []) : []
      this.#frames.set(runKey(at), { host, policies: ownPolicies, exempt })
    }
    if (exempt) return null
    if (this.#names.size === 0 && getResilience(host.workflow, step).breaker === null) return null
    return this.#ask(host, step, at, filterPolicies(policies, step.name))
  }

  #policiesAt(host: Host, frames: readonly Frame[]): readonly PolicyDefinition[] {
    return [
      ...(this.options.inherited?.policies ?? []),
      ...frames.flatMap((frame) => frame.policies),
      ...(host.workflow.settings.policies ?? []),
    ]
  }

  inForce(host: Host, step: Step): InForce {
    const frames = this.#around(host)
    const all = this.#policiesAt(host, frames)
    const policies = step.type === 'workflow' || isGroup(step) ? all : filterPolicies(all, step.name)
    const groups = new Map<string, GroupCounts>()
    for (const policy of policies) {
      if (policy.type !== 'phase_gate') continue
      const counts = this.#groupCounts(host, policy.group)
      if (counts !== null) groups.set(policy.group, counts)
    }
    return { policies, groups }
  }

  #around(host: Host): readonly Frame[] {
    if (this.#frames.size === 0) return []
    const around = [...walkRunsAround(host.scope)].reverse()
    return around.flatMap((run) => this.#frames.get(runKey(run)) ?? [])
  }

  async #ask(host: Host, step: Step, at: NodeAt, policies: readonly PolicyDefinition[]): Promise<RaisedHere | null> {
    const { settings, ports, beforeEffect } = host.services
    let commands = NO_VERDICTS
    if (policies.some(({ type }) => type === 'command')) {
      beforeEffect()
      const { processes } = ports
      const around = { processes, signal: host.signal, cwd: settings.cwd, env: settings.env }
      commands = await askCommands(policies, this.#input(host, step, at), around)
    }
    // There is no await from here on, so that no other node can start between the answers and the start.
    const answers = evaluatePolicies(policies, this.#input(host, step, at), commands)
    this.#tell(host, step, answers)
    const { breaker } = getResilience(host.workflow, step)
    const denial = findDenial(answers)
    const pass =
      denial !== null ? err(denial) : breaker === null ? ok(null) : this.#breakers.ask(host, step, at, breaker)
    if (!pass.ok) {
      this.#frames.delete(runKey(at))
      return pass.error
    }
    this.#passes.set(runKey(at), pass.value)
    this.#count(host, step, 1)
    return null
  }

  #tell(host: Host, step: Step, answers: readonly PolicyAnswer[]): void {
    for (const answer of answers) {
      this.#latest.set(answer.policy_name, answer)
      this.options.emit({ type: 'policy_evaluated', scope: host.scope, node: step.name, ...answer })
    }
    const byNode = this.#answers.get(host) ?? new Map<string, readonly PolicyAnswer[]>()
    this.#answers.set(host, byNode.set(step.name, answers))
  }

  #count(host: Host, step: Step, change: 1 | -1): void {
    const nodes = this.#running.get(host.workflow.file) ?? new Map<string, number>()
    const now = (nodes.get(step.name) ?? 0) + change
    if (now > 0) nodes.set(step.name, now)
    else nodes.delete(step.name)
    this.#running.set(host.workflow.file, nodes)
    if (isWork(step.type)) this.#tasks += change
  }

  #input(host: Host, step: Step, at: NodeAt): PolicyInput {
    return {
      node: {
        name: step.name,
        type: step.type,
        timeoutSeconds: getTimeout(step)?.seconds ?? null,
        maxConcurrent: isGroup(step) ? getConcurrency(step) : null,
      },
      running: this.#running.get(host.workflow.file) ?? new Map(),
      runningTotal: this.#tasks,
      failedBefore: () => hasFailed(host, step),
      isRetry: isRetried(at),
      group: (name) => this.#groupCounts(host, name),
      scope: (policy) =>
        this.#createScope(host, policy, { conductor: { retry_attempt: host.state.retryAttempt(step.name) } }),
      contextJson: () => createContextJson(host, step),
    }
  }

  /** Returns the names of the file that holds the policy, then the names of the file of the step. */
  #createScope(host: Host, policy: PolicyDefinition, names: JsonObject): Scope {
    const isOwn = host.workflow.settings.policies?.includes(policy) === true
    const owner = isOwn ? host : this.#around(host).findLast((frame) => frame.policies.includes(policy))?.host
    const outer = owner?.names ?? host.names
    const absent = (name: string, part?: string): string | null => {
      const why = outer.absent?.(name, part) ?? host.names.absent?.(name, part) ?? null
      if (why !== null || part !== undefined) return why
      if (owner === undefined) return 'the file of the policy does not run here'
      return name === 'github' ? 'the run is not a job on GitHub' : null
    }
    const scope = scopeOver(outer, {
      lookup: (name) => outer.lookup(name) ?? host.names.lookup(name),
      names: () => new Set([...outer.names(), ...host.names.names()]),
    })
    return withNames({ ...scope, absent }, names)
  }

  /** Returns the counts of a group of this file, or of the nearest caller that has the group. */
  #groupCounts(host: Host, name: string): GroupCounts | null {
    const hosts = [...this.#around(host).map((frame) => frame.host), host]
    const inherited = this.options.inherited?.groups.get(name) ?? null
    return hosts.reduce<GroupCounts | null>((outer, inner) => countResults(inner, name) ?? outer, inherited)
  }

  leave(host: Host, step: Step, at: NodeAt, ended: Ended): void {
    this.#frames.delete(runKey(at))
    const pass = this.#passes.get(runKey(at))
    if (pass === undefined) return
    this.#passes.delete(runKey(at))
    this.#count(host, step, -1)
    if (pass !== null) this.#breakers.count(host, step, pass, ended)
  }

  decide(host: Host, step: Step, at: NodeAt, error: Raised): Decision | null {
    if (!isGovernedType(step.type)) return null
    const { retry, breaker } = getResilience(host.workflow, step)
    if (retry === null && breaker === null) return null
    return decidePolicy({
      error,
      policy: retry,
      breaker: breaker === null ? null : this.#breakers.state(host, step, breaker),
      attempts: at.attempt,
      random: this.options.random(),
    })
  }

  policyView(host: Host | null = null, node = ''): JsonObject {
    const view: Record<string, Json> = {}
    for (const name of this.#names) view[name] = { allowed: true, reason: '', metadata: {} }
    const ownAnswers = host === null ? [] : (this.#answers.get(host)?.get(node) ?? [])
    for (const { policy_name: name, allowed, reason, metadata } of [...this.#latest.values(), ...ownAnswers])
      view[name] = { allowed, reason, metadata }
    return view
  }
}

/** Reports whether a step failed before, or an item in the latest visit of its group; a recovered failure does not count. */
function hasFailed({ item, state, context }: Host, step: Step): boolean {
  if (item === null) return (state.steps.get(step.name)?.error ?? null) !== null
  const results = findGroupResults(context, item.group) ?? []
  return results.some((result) => isRecord(result) && result['key'] === item.key && result['status'] === 'failed')
}

function findGroupResults(context: Host['context'], group: string): readonly unknown[] | null {
  const output = context.steps.get(group)?.output
  return isRecord(output) && Array.isArray(output['results']) ? output['results'] : null
}

function countResults(host: Host, name: string): GroupCounts | null {
  const results = findGroupResults(host.context, name)
  if (results === null) return null
  const completed = results.filter((result) => isRecord(result) && result['status'] === 'completed').length
  return { total: results.length, completed }
}

function createContextJson(host: Host, step: Step): Json {
  const nodes: Record<string, Json> = {}
  for (const [name, { output, error }] of host.context.steps) {
    nodes[name] = { output: output ?? null, error: error === null ? null : { ...error } }
  }
  return {
    workflow: { name: host.workflow.settings.name, file: host.workflow.displayFile, input: host.inputs },
    node: { name: step.name, type: step.type },
    item: host.item && { ...host.item },
    nodes,
  }
}
