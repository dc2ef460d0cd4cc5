import type { Envelope } from '../core/envelope.js'
import { unreachable } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'
import { askCommand } from './policies/command.js'
import { askExpression } from './policies/expression.js'
import {
  POLICY_DEFAULTS,
  type Policy,
  type PolicyAnswer,
  type PolicyInput,
  type PolicyPorts,
  skipped,
  type Verdict,
} from './policies/model.js'

export type { GroupCounts, Policy, PolicyAnswer, PolicyInput, PolicyPorts } from './policies/model.js'

/** What commands have said, which takes time; everything else is answered at once. */
export type CommandVerdicts = ReadonlyMap<Policy, Verdict>

/** The policies that speak about a node, in order. */
export function policiesFor(policies: readonly Policy[], node: string): readonly Policy[] {
  return policies.filter(({ nodes }) => nodes === undefined || nodes.includes(node))
}

/** Asks the programs among the policies, one after the other. */
export async function askCommands(
  policies: readonly Policy[],
  input: PolicyInput,
  ports: PolicyPorts,
): Promise<CommandVerdicts> {
  const verdicts = new Map<Policy, Verdict>()
  for (const policy of policies) {
    if (policy.type !== 'command') continue
    verdicts.set(policy, await askCommand(policy, input, ports).catch(broken))
  }
  return verdicts
}

/** All answers, in order. Nothing is waited for here, so that what is counted cannot change before the start. */
export function answersOf(
  policies: readonly Policy[],
  input: PolicyInput,
  commands: CommandVerdicts,
): readonly PolicyAnswer[] {
  return policies.map((policy) => ({
    policy_name: policy.name,
    ...answerOf(policy, input, commands),
    mode: policy.mode ?? 'enforce',
  }))
}

/** The first denial that counts; a policy in warn mode only reports. */
export function firstDenial(answers: readonly PolicyAnswer[]): PolicyAnswer | null {
  return answers.find((answer) => !answer.allowed && answer.mode === 'enforce') ?? null
}

/** What a denial raises at the node. */
export function denialEnvelope(answer: PolicyAnswer): Envelope {
  return {
    kind: 'internal.policy_denied',
    message: `policy ${answer.policy_name} denied the start: ${answer.reason}`,
    details: { policy: answer.policy_name, reason: answer.reason, metadata: answer.metadata },
  }
}

/** A policy that breaks while it is asked denies: governance fails closed. */
function answerOf(policy: Policy, input: PolicyInput, commands: CommandVerdicts): Verdict {
  try {
    return verdictOf(policy, input, commands)
  } catch (cause) {
    return broken(cause)
  }
}

function broken(cause: unknown): Verdict {
  const message = errorMessage(cause)
  return { allowed: false, reason: `the policy could not be evaluated: ${message}`, metadata: { error: message } }
}

function verdictOf(policy: Policy, input: PolicyInput, commands: CommandVerdicts): Verdict {
  switch (policy.type) {
    case 'max_concurrent_tasks':
      return concurrency(policy.max ?? POLICY_DEFAULTS.max_concurrent_tasks.max, input)
    case 'task_timeout':
      return timeout(policy.max_seconds ?? POLICY_DEFAULTS.task_timeout.max_seconds, input)
    case 'phase_gate':
      return phaseGate(policy.group, policy.min_success_rate ?? POLICY_DEFAULTS.phase_gate.min_success_rate, input)
    case 'node_availability':
      return availability(input)
    case 'expression':
      return askExpression(policy.allow_if, input.scope)
    case 'command':
      return commands.get(policy) ?? broken('it was not asked')
    default:
      return unreachable(policy)
  }
}

function concurrency(max: number, { runningTotal, node }: PolicyInput): Verdict {
  const metadata = { running: runningTotal, max }
  if (runningTotal >= max)
    return { allowed: false, reason: `${runningTotal} of at most ${max} tasks are running`, metadata }
  const excess = node.maxConcurrent !== null && node.maxConcurrent > max
  const warning = `max_concurrent ${node.maxConcurrent} of ${node.name} exceeds ${max}: members over the limit are denied`
  return {
    allowed: true,
    reason: `${runningTotal} of at most ${max} tasks are running`,
    metadata: excess ? { ...metadata, warning } : metadata,
  }
}

function timeout(max: number, { node }: PolicyInput): Verdict {
  const given = node.timeoutSeconds
  if (given === null) return skipped(`${node.name} has no timeout`)
  const allowed = given > 0 && given < max
  const reason = allowed
    ? `the timeout of ${given} s is below ${max} s`
    : `the timeout of ${given} s is not over 0 and below ${max} s`
  return { allowed, reason, metadata: { timeout_seconds: given, max_seconds: max } }
}

function phaseGate(name: string, wanted: number, { group }: PolicyInput): Verdict {
  const result = group(name)
  if (result === null) return skipped(`${name} has not run`)
  const { total, completed } = result
  if (total === 0) {
    return { allowed: true, reason: `${name} had no items`, metadata: { group: name, total, completed } }
  }
  const rate = completed / total
  const metadata = { group: name, total, completed, success_rate: rate, min_success_rate: wanted }
  const reason = `${completed} of ${total} in ${name} completed`
  if (completed === 0) return { allowed: false, reason: `none of ${total} in ${name} completed`, metadata }
  return rate >= wanted
    ? { allowed: true, reason, metadata }
    : { allowed: false, reason: `${reason}, a rate of ${Number(rate.toFixed(4))} below ${wanted}`, metadata }
}

function availability(input: PolicyInput): Verdict {
  const { name } = input.node
  const now = input.running.get(name) ?? 0
  const metadata = { running: now, failed_before: input.failedBefore, retry: input.isRetry }
  if (input.isRetry) return { allowed: true, reason: `this is a retry of ${name}`, metadata }
  if (now > 0) return { allowed: false, reason: `${name} is already running`, metadata }
  if (input.failedBefore) return { allowed: false, reason: `${name} failed before`, metadata }
  return { allowed: true, reason: `${name} is available`, metadata }
}
